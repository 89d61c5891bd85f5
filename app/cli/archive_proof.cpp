#include "app/cli/archive_text.h"
#include "app/cli/archive_work.h"
#include "app/cli/identity_input.h"
#include "app/cli/input.h"
#include "reports/archive/archive_check.h"
#include "reports/archive/qr_code.h"
#include "reports/signing/signed_data.h"

#include <QByteArray>

#include <algorithm>
#include <ostream>

namespace diptych::cli {

using reports::Archive;
using reports::Checkpoint;

namespace {

constexpr std::string_view beginSignature = "-----BEGIN CMS-----\n";
constexpr std::string_view endSignature = "-----END CMS-----\n";

/// A signature as PEM, which `openssl cms -verify -inform PEM` takes.
std::string inPem(const std::string& der)
{
    const std::string letters = QByteArray::fromStdString(der).toBase64().toStdString();
    std::string pem(beginSignature);
    for (std::size_t at = 0; at < letters.size(); at += 64) {
        pem += letters.substr(at, 64) + "\n";
    }
    return pem + std::string(endSignature);
}

/// The signature that stands in a text; empty when there is none.
std::string fromPem(const std::string& text)
{
    const std::size_t from = text.find(beginSignature);
    const std::size_t to = text.find(endSignature);
    if (from == std::string::npos || to == std::string::npos || to < from) {
        return {};
    }
    const std::size_t begin = from + beginSignature.size();
    return QByteArray::fromBase64(QByteArray::fromStdString(text.substr(begin, to - begin)))
        .toStdString();
}

Json checkpointJson(const Checkpoint& checkpoint, const std::string& signature)
{
    Json json;
    json["schema"] = "diptych.checkpoint/1";
    json["origin"] = checkpoint.origin;
    json["entries"] = checkpoint.entries;
    json["head"] = checkpoint.head;
    json["time"] = checkpoint.time;
    json["words"] = reports::eightWords(checkpoint.head);
    json["signature"] = signature.empty() ? Json() : Json(signature);
    return json;
}

}  // namespace

ExitCode makeCheckpoint(Archive& archive, const ArchiveWork& work)
{
    std::optional<reports::Identity> signer;
    if (work.request.arguments.has("--identity")) {
        auto identity = readSigner(work.request, work.console, "arbiter");
        if (!identity) {
            return wrongUsage(work, "checkpoint: " + identity.error());
        }
        signer = std::move(*identity);
    }
    const auto checkpoint = archive.makeCheckpoint();
    if (!checkpoint) {
        return failed(work, checkpoint.error());
    }
    const std::string text = reports::toText(*checkpoint);
    std::string signature;
    if (signer) {
        const auto der =
            reports::sign({text}, *signer, reports::SignatureProfile::Cades, "arbiter");
        if (!der) {
            return fail(work.console, "archive: checkpoint: " + der.error());
        }
        signature = inPem(*der);
    }
    const std::string whole =
        work.wantsJson()
            ? toText(checkpointJson(*checkpoint, signature)) + "\n"
            : text + signature + "\n" + reports::qrAsText(reports::qrText(*checkpoint));
    const std::string path = work.value("--output");
    if (!path.empty()) {
        return writeOut(work, path, whole);
    }
    work.console.out << whole;
    return ExitCode::Done;
}

ExitCode checkArchive(Archive& archive, const ArchiveWork& work)
{
    std::vector<Checkpoint> checkpoints;
    bool holds = true;
    const std::string path = work.value("--checkpoint");
    if (!path.empty()) {
        const auto text = readInput(path, work.console.in);
        if (!text) {
            return fail(work.console, text.error().message);
        }
        const auto checkpoint = reports::checkpointFromText(*text);
        if (!checkpoint) {
            return fail(work.console, path + ": " + checkpoint.error());
        }
        const std::string signature = fromPem(*text);
        holds =
            signature.empty() || reports::readSignature(signature, {reports::toText(*checkpoint)},
                                                        reports::SignatureProfile::Cades)
                                     .faults.empty();
        checkpoints.push_back(*checkpoint);
    }
    auto check = reports::checkArchive(archive, checkpoints);
    if (!check) {
        return failed(work, check.error());
    }
    if (!holds) {
        check->problems.push_back({0, checkpoints.front().entries, "checkpoint-signature"});
    }
    work.console.out << (work.wantsJson() ? toText(checkJson(*check)) + "\n" : checkText(*check));
    return check->problems.empty() ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
