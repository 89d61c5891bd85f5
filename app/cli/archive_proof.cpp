#include "app/cli/archive_memory.h"
#include "app/cli/archive_text.h"
#include "app/cli/archive_work.h"
#include "app/cli/checkpoint_input.h"
#include "app/cli/identity_input.h"
#include "reports/archive/archive_check.h"
#include "reports/archive/qr_code.h"
#include "reports/signing/signed_data.h"

#include <ostream>

namespace diptych::cli {

using reports::Archive;
using reports::Checkpoint;

namespace {

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

/// Stands for the file where this computer itself remembers.
constexpr const char* seenHere = "seen from this computer";

/// That of --checkpoint, those behind the action, and what this computer has seen.
tl::expected<std::vector<KeptCheckpoint>, std::string>
keptCheckpoints(const ArchiveWork& work, const reports::Roster& roster)
{
    std::vector<std::string> files(work.operands.begin(), work.operands.end());
    if (work.request.arguments.has("--checkpoint")) {
        files.push_back(work.value("--checkpoint"));
    }
    std::vector<KeptCheckpoint> kept;
    for (const std::string& file : files) {
        auto one = readKeptCheckpoint(file, roster, work.console.in);
        if (!one) {
            return tl::make_unexpected(one.error());
        }
        kept.push_back(std::move(*one));
    }
    const std::string store = work.value("--store");
    if (work.request.arguments.has("--forget")) {
        forgetHead(store);
    } else if (auto seen = rememberedHead(store)) {
        kept.push_back({seenHere, std::move(*seen), {}});
    }
    return kept;
}

/// Its signature holds, and where a roster says who may sign, it is one of those. Anybody can write
/// a checkpoint that fits what he has made of an archive.
bool isWarranted(const KeptCheckpoint& kept, const ArchiveWork& work)
{
    const bool wantsKnown = work.request.arguments.has("--roster") && kept.file != seenHere;
    if (!kept.signature) {
        return !wantsKnown;
    }
    const reports::Trust trust = kept.signature->trust;
    return kept.signature->valid &&
           (!wantsKnown || trust == reports::Trust::Authority || trust == reports::Trust::Pinned);
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
        signature = signatureInPem(*der);
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
    const auto book = bookOf(work);
    if (!book) {
        return wrongUsage(work, book.error());
    }
    const auto roster = rosterOption(work.request, work.console);
    if (!roster) {
        return fail(work.console, roster.error());
    }
    const auto kept = keptCheckpoints(work, *roster);
    if (!kept) {
        return fail(work.console, kept.error());
    }
    std::vector<Checkpoint> checkpoints;
    for (const KeptCheckpoint& one : *kept) {
        checkpoints.push_back(one.checkpoint);
    }
    const auto depth = work.request.arguments.has("--thorough") ? reports::CheckDepth::Everything
                                                                : reports::CheckDepth::Proof;
    auto check = reports::checkArchive(archive, checkpoints, depth);
    if (!check) {
        return failed(work, check.error());
    }
    for (const KeptCheckpoint& one : *kept) {
        if (!isWarranted(one, work)) {
            check->problems.push_back({0, one.checkpoint.entries, "checkpoint-signature"});
        }
    }
    if (work.wantsJson()) {
        Json json = checkJson(*check);
        json["checkpoints"] = Json::array();
        for (const KeptCheckpoint& one : *kept) {
            if (one.file != seenHere) {
                json["checkpoints"].push_back(keptCheckpointJson(one));
            }
        }
        work.console.out << toText(json) << '\n';
    } else {
        for (const KeptCheckpoint& one : *kept) {
            if (one.file != seenHere || !check->problems.empty()) {
                work.console.out << keptCheckpointText(one, *book);
            }
        }
        work.console.out << checkText(*check, *book);
    }
    if (!check->problems.empty()) {
        return ExitCode::Difference;
    }
    rememberHead(work.value("--store"), archive);
    return ExitCode::Done;
}

}  // namespace diptych::cli
