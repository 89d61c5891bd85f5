#include "app/cli/checkpoint_input.h"

#include "app/cli/document_file.h"
#include "reports/container/container.h"
#include "reports/signing/signed_data.h"
#include "reports/verification/signature_check.h"
#include "reports/verification/verification_words.h"

#include <QByteArray>
#include <QtGlobal>

#include <algorithm>

namespace diptych::cli {

namespace {

constexpr std::string_view beginSignature = "-----BEGIN CMS-----\n";
constexpr std::string_view endSignature = "-----END CMS-----";
constexpr std::string_view proofName = "journal-proof.json";

/// The signature that stands in a text; empty when there is none.
std::string signatureFromPem(std::string text)
{
    std::erase(text, '\r');
    const std::size_t from = text.find(beginSignature);
    const std::size_t to = text.find(endSignature);
    if (from == std::string::npos || to == std::string::npos || to < from) {
        return {};
    }
    const std::size_t begin = from + beginSignature.size();
    return QByteArray::fromBase64(QByteArray::fromStdString(text.substr(begin, to - begin)))
        .toStdString();
}

/// The text of a checkpoint and its signature, out of the JSON that `archive checkpoint` writes.
tl::expected<std::string, std::string> textOfJson(const std::string& text)
{
    const Json json = Json::parse(text, nullptr, false);
    const auto word = [&](const char* key) {
        return json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                           : std::string();
    };
    if (!json.is_object() || word("schema") != "diptych.checkpoint/1" ||
        !json.contains("entries") || !json["entries"].is_number_integer()) {
        return tl::make_unexpected(std::string("no JSON of the schema diptych.checkpoint/1"));
    }
    return "diptych-checkpoint/1\norigin " + word("origin") + "\nentries " +
           std::to_string(json["entries"].get<std::int64_t>()) + "\nhead " + word("head") +
           "\ntime " + word("time") + "\nwords " + word("words") + "\n" + word("signature");
}

tl::expected<std::string, std::string> checkpointTextIn(const std::string& bytes)
{
    std::string text = bytes;
    if (reports::fileKindOf(bytes) == reports::FileKind::Container) {
        const auto entries = reports::readEntries(bytes);
        if (!entries) {
            return tl::make_unexpected(entries.error());
        }
        const auto proof = std::ranges::find(*entries, proofName, &reports::ContainerPart::name);
        if (proof == entries->end()) {
            return tl::make_unexpected("no " + std::string(proofName) + " in this container");
        }
        text = proof->bytes;
    }
    return text.starts_with('{') ? textOfJson(text) : text;
}

}  // namespace

std::string signatureInPem(const std::string& der)
{
    const std::string letters = QByteArray::fromStdString(der).toBase64().toStdString();
    std::string pem(beginSignature);
    for (std::size_t at = 0; at < letters.size(); at += 64) {
        pem += letters.substr(at, 64) + "\n";
    }
    return pem + std::string(endSignature) + "\n";
}

namespace {

tl::expected<KeptCheckpoint, std::string>
keptCheckpointIn(const std::string& bytes, const std::string& file, const reports::Roster& roster)
{
    const auto inFile = [&](const std::string& problem) { return file + ": " + problem; };
    const auto text = checkpointTextIn(bytes);
    if (!text) {
        return tl::make_unexpected(inFile(text.error()));
    }
    const auto checkpoint = reports::checkpointFromText(*text);
    if (!checkpoint) {
        return tl::make_unexpected(inFile(checkpoint.error()));
    }
    KeptCheckpoint kept{file, *checkpoint, {}};
    if (text->find(beginSignature) != std::string::npos) {
        const std::string signature = signatureFromPem(*text);
        std::vector<reports::Problem> problems;
        reports::takeIn(reports::readSignature(signature, {reports::toText(*checkpoint)},
                                               reports::SignatureProfile::Cades),
                        roster, "checkpoint", kept.signature.emplace(), problems);
    }
    return kept;
}

}  // namespace

tl::expected<KeptCheckpoint, std::string>
readKeptCheckpoint(const std::string& file, const reports::Roster& roster, std::istream& in)
{
    const auto bytes = readDocument(file, in);
    return bytes ? keptCheckpointIn(*bytes, file, roster) : tl::make_unexpected(bytes.error());
}

tl::expected<std::string, std::string> readJournalProof(const std::string& file, std::istream& in)
{
    constexpr const char* expected =
        "; expected what \"archive checkpoint --format json -o FILE\" writes";
    auto bytes = readDocument(file, in);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    if (!bytes->starts_with('{')) {
        return tl::make_unexpected(file + ": offset 0: found no JSON" + expected);
    }
    const auto kept = keptCheckpointIn(*bytes, file, {});
    if (!kept) {
        return tl::make_unexpected(kept.error() + expected);
    }
    if (kept->signature && !kept->signature->valid) {
        return tl::make_unexpected(file + ": its signature does not hold" + expected);
    }
    return std::move(*bytes);
}

tl::expected<reports::Roster, std::string> rosterOption(const Request& request,
                                                        const Console& console)
{
    const auto path = request.arguments.value("--roster");
    if (!path) {
        return reports::Roster{};
    }
    const auto text = readDocument(*path, console.in);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    return reports::readRoster(*text).map_error(
        [&](const std::string& problem) { return *path + ": " + problem; });
}

Json keptCheckpointJson(const KeptCheckpoint& kept)
{
    Json json{{"file", kept.file},
              {"entries", kept.checkpoint.entries},
              {"head", kept.checkpoint.head},
              {"signed_by", nullptr}};
    if (kept.signature) {
        json["signed_by"] = kept.signature->name;
        json["fingerprint"] = kept.signature->fingerprint;
        json["valid"] = kept.signature->valid;
        json["trust"] = reports::code(kept.signature->trust);
    }
    return json;
}

std::string keptCheckpointText(const KeptCheckpoint& kept, const reports::PhraseBook& book)
{
    const std::string entries = std::to_string(kept.checkpoint.entries);
    if (!kept.signature) {
        return book.text("Archive", QT_TRANSLATE_NOOP("Archive", "%1: %2 entries, not signed"),
                         {kept.file, entries}) +
               "\n";
    }
    const std::string& name = kept.signature->name;
    if (!kept.signature->valid) {
        return book.text("Archive",
                         QT_TRANSLATE_NOOP("Archive", "%1: %2 entries, changed after it was "
                                                      "signed, or not signed by %3"),
                         {kept.file, entries, name}) +
               "\n";
    }
    return book.text("Archive", QT_TRANSLATE_NOOP("Archive", "%1: %2 entries, signed by %3, %4"),
                     {kept.file, entries, name, reports::describe(kept.signature->trust, book)}) +
           "\n  " + kept.signature->fingerprint + "\n";
}

}  // namespace diptych::cli
