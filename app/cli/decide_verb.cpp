#include "app/cli/decide_verb.h"

#include "app/cli/document_file.h"
#include "app/cli/identity_input.h"
#include "app/cli/language_option.h"
#include "app/session/documents/appeal.h"
#include "reports/signing/pdf_signing.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"

#include <ctime>
#include <filesystem>
#include <optional>
#include <ostream>

namespace diptych::cli {

namespace {

using reports::Outcome;

std::optional<Outcome> outcomeFrom(const std::string& word)
{
    if (word == "upheld") {
        return Outcome::Upheld;
    }
    if (word == "changed") {
        return Outcome::Changed;
    }
    return word == "rejected" ? std::optional(Outcome::Rejected) : std::nullopt;
}

ExitCode write(const std::string& report, const std::string& bytes,
               const reports::Verification& verification, const session::AppealRuling& ruling,
               const Request& request, const Console& console)
{
    const auto language = languageOption(request.arguments);
    if (!language) {
        return fail(console, "decide: " + language.error());
    }
    auto pdf = session::decisionPdf(report, bytes, verification, ruling,
                                    reports::PhraseBook::forLanguage(*language));
    if (!pdf) {
        return fail(console, "decide: " + pdf.error());
    }
    if (request.arguments.has("--identity")) {
        const auto identity = readSigner(request, console, "committee");
        if (!identity) {
            return fail(console, "decide: " + identity.error());
        }
        reports::PdfSigning signing;
        signing.role = "committee";
        signing.time = std::time(nullptr);
        auto file = reports::signPdf(*pdf, *identity, signing);
        if (!file) {
            return fail(console, "decide: " + file.error().message);
        }
        *pdf = std::move(*file);
    }
    if (const auto written = writeDocument(request, *pdf); !written) {
        return fail(console, "decide: " + written.error());
    }
    console.out << *request.arguments.value("--output") << '\n';
    return ExitCode::Done;
}

}  // namespace

ExitCode runDecide(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const std::string word = arguments.valueOr("--outcome", "");
    const auto outcome = outcomeFrom(word);
    if (!outcome) {
        return fail(console, "decide: --outcome: found \"" + word +
                                 "\", expected upheld, changed or rejected");
    }
    const std::string reason = arguments.valueOr("--reason", "");
    if (reason.find_first_not_of(" \t\r\n") == std::string::npos) {
        return fail(console, "decide: --reason TEXT is needed");
    }
    if (const std::string problem = outputProblem(request); !problem.empty()) {
        return fail(console, "decide: " + problem);
    }
    const std::string& operand = arguments.operands().front();
    const auto bytes = readDocument(operand, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    const auto verification = reports::verify(*bytes, {});
    if (!verification) {
        return fail(console, operand + ": expected a signed PDF or container");
    }
    if (!verification->valid()) {
        const auto book = reports::PhraseBook::forLanguage(reports::Language::English);
        fail(console, operand + ": " + reports::summary(*verification, book));
        return ExitCode::NotGenuine;
    }
    return write(std::filesystem::path(operand).filename().string(), *bytes, *verification,
                 {*outcome, reason, session::namesOf(arguments.valueOr("--committee", ""))},
                 request, console);
}

}  // namespace diptych::cli
