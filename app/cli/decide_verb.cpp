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

/// The member who signs at once; nobody when no identity is given.
tl::expected<std::optional<reports::Identity>, std::string> signerOf(const Request& request,
                                                                     const Console& console)
{
    if (!request.arguments.has("--identity")) {
        return std::optional<reports::Identity>();
    }
    auto identity = readSigner(request, console, "committee");
    if (!identity) {
        return tl::make_unexpected(identity.error());
    }
    return std::optional(std::move(*identity));
}

tl::expected<std::string, std::string> signedBy(const std::optional<reports::Identity>& signer,
                                                const std::string& pdf)
{
    if (!signer) {
        return pdf;
    }
    reports::PdfSigning signing;
    signing.role = "committee";
    signing.time = std::time(nullptr);
    return reports::signPdf(pdf, *signer, signing).map_error([](const auto& error) {
        return error.message;
    });
}

ExitCode write(const std::string& report, const std::string& bytes,
               const reports::Verification& verification, session::AppealRuling ruling,
               const Request& request, const Console& console)
{
    const auto failing = [&](const std::string& problem) {
        return fail(console, "decide: " + problem);
    };
    const auto language = languageOption(request.arguments);
    if (!language) {
        return failing(language.error());
    }
    const auto signer = signerOf(request, console);
    if (!signer) {
        return failing(signer.error());
    }
    // Who signs as the committee is of it.
    if (ruling.committee.empty() && *signer) {
        ruling.committee.push_back((*signer)->certificate().name());
    }
    if (ruling.committee.empty() && request.arguments.has("--committee")) {
        return failing("--committee: found no name, expected one at least");
    }
    const auto pdf = session::decisionPdf(report, bytes, verification, ruling,
                                          reports::PhraseBook::forLanguage(*language));
    if (!pdf) {
        return failing(pdf.error());
    }
    const auto file = signedBy(*signer, *pdf);
    if (!file) {
        return failing(file.error());
    }
    if (const auto written = writeDocument(request, *file); !written) {
        return failing(written.error());
    }
    console.out << *request.arguments.value("--output") << '\n';
    return ExitCode::Done;
}

}  // namespace

ExitCode runDecide(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    const std::string word = arguments.valueOr("--outcome", "");
    const auto outcome = reports::outcomeFromCode(word);
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
                 {*outcome, arguments.valueOr("--ruling", ""), reason,
                  session::namesOf(arguments.valueOr("--committee", ""))},
                 request, console);
}

}  // namespace diptych::cli
