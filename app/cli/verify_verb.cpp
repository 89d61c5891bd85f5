#include "app/cli/verify_verb.h"

#include "app/cli/checkpoint_input.h"
#include "app/cli/document_file.h"
#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "app/session/documents/signer_names.h"
#include "reports/verification/journal_list.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"

#include <array>
#include <ctime>
#include <filesystem>
#include <ostream>

namespace diptych::cli {

namespace {

using reports::PhraseBook;
using reports::SignatureReport;
using reports::Verification;

Json timeJson(const std::optional<std::time_t>& time)
{
    std::tm utc{};
    if (!time || gmtime_r(&*time, &utc) == nullptr) {
        return {};
    }
    std::array<char, 40> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

Json orNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json json(const Verification& verification, const PhraseBook& book)
{
    Json result{{"schema", "diptych.verify/1"},
                {"valid", verification.valid()},
                {"signatures", Json::array()},
                {"problems", Json::array()}};
    for (const SignatureReport& signature : verification.signatures) {
        result["signatures"].push_back({{"name", signature.name},
                                        {"role", orNull(signature.role)},
                                        {"fingerprint", orNull(signature.fingerprint)},
                                        {"time", timeJson(signature.time)},
                                        {"valid", signature.valid},
                                        {"trust", reports::code(signature.trust)},
                                        {"fide_id", orNull(signature.fideId)},
                                        {"part", orNull(signature.part)},
                                        {"field", orNull(signature.field)},
                                        {"stamped", timeJson(signature.stampedAt)},
                                        {"profile", reports::code(signature.profile)}});
    }
    for (const reports::Problem& problem : verification.problems) {
        result["problems"].push_back({{"code", reports::code(problem.kind)},
                                      {"object", problem.object},
                                      {"message", reports::describe(problem, book)}});
    }
    result["remarks"] = Json::array();
    for (const reports::Problem& remark : verification.remarks) {
        result["remarks"].push_back({{"code", reports::code(remark.kind)},
                                     {"object", remark.object},
                                     {"message", reports::describe(remark, book)}});
    }
    result["sentence"] = reports::summary(verification, book);
    return result;
}

std::string word(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : std::string("–");
}

void print(const Verification& verification, const PhraseBook& book, std::ostream& out)
{
    out << reports::summary(verification, book) << '\n';
    for (const SignatureReport& signature : verification.signatures) {
        const std::string form = reports::describe(signature.profile, book);
        out << (signature.valid ? "  + " : "  - ")
            << (signature.part.empty() ? "" : signature.part + ": ") << word(orNull(signature.name))
            << ", " << reports::roleWords(signature.role, book) << ", "
            << word(timeJson(signature.time)) << ", " << reports::describe(signature.trust, book)
            << (form.empty() ? "" : ", " + form);
        if (signature.stampedAt) {
            out << "\n    " << reports::timestampWords(word(timeJson(signature.stampedAt)), book);
        }
        out << "\n    " << word(orNull(signature.fingerprint)) << '\n';
    }
    for (const reports::Problem& problem : verification.problems) {
        out << "  ! " << reports::describe(problem, book) << '\n';
    }
    for (const reports::Problem& remark : verification.remarks) {
        out << "  ? " << reports::describe(remark, book) << '\n';
    }
}

tl::expected<void, std::string> askJournal(const Request& request, const Console& console,
                                           const std::string& bytes, Verification& verification)
{
    const auto path = request.arguments.value("--journal");
    if (!path) {
        return {};
    }
    const auto text = readDocument(*path, console.in);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    const auto journal = reports::readJournalList(*text);
    if (!journal) {
        return tl::make_unexpected(*path + ": " + journal.error());
    }
    const std::filesystem::path folder = std::filesystem::path(*path).parent_path();
    const auto contentOf = [&](const reports::JournalIssue& issue) {
        const std::filesystem::path file = folder / issue.name;
        std::error_code error;
        return std::filesystem::is_regular_file(file, error)
                   ? readDocument(file.string(), console.in).value_or(std::string())
                   : std::string();
    };
    reports::compareWithJournal(bytes, *journal, verification, contentOf);
    return {};
}

}  // namespace

ExitCode runVerify(const Request& request, const Console& console)
{
    const auto language = languageOption(request.arguments);
    if (!language) {
        return fail(console, "verify: " + language.error());
    }
    const auto roster = rosterOption(request, console);
    if (!roster) {
        return fail(console, roster.error());
    }
    const std::string& operand = request.arguments.operands().front();
    const auto bytes = readDocument(operand, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    auto verification = reports::verify(*bytes, *roster);
    if (!verification) {
        return fail(console, operand + ": offset 0: expected a PDF (\"%PDF-\") or a container "
                                       "(\"PK\")");
    }
    if (const auto asked = askJournal(request, console, *bytes, *verification); !asked) {
        return fail(console, asked.error());
    }
    session::compareWithNames(*bytes, *verification);
    const auto book = PhraseBook::forLanguage(*language);
    if (request.format == Format::AsJson) {
        console.out << toText(json(*verification, book)) << '\n';
    } else {
        print(*verification, book, console.out);
    }
    return verification->valid() ? ExitCode::Done : ExitCode::NotGenuine;
}

}  // namespace diptych::cli
