#include "app/cli/sign_verb.h"

#include "app/cli/checkpoint_input.h"
#include "app/cli/document_file.h"
#include "app/cli/identity_input.h"
#include "app/cli/input.h"
#include "app/cli/json.h"
#include "app/cli/language_option.h"
#include "app/cli/refusal.h"
#include "app/session/documents/issue.h"
#include "reports/signing/timestamp.h"
#include "reports/verification/verification.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <ostream>

namespace diptych::cli {

namespace {

using reports::FileKind;

constexpr std::array<std::string_view, 6> roles{"arbiter", "chief",     "white",
                                                "black",   "assistant", "committee"};

/// What is to be signed with whose key, all options read.
struct Job {
    std::string operand{};
    reports::PdfSigning signing{};
    reports::Language language = reports::Language::English;
};

tl::expected<Job, std::string> jobOf(const Request& request, const Console& console)
{
    const Arguments& arguments = request.arguments;
    Job job;
    job.operand = arguments.operands().front();
    job.signing.role = arguments.valueOr("--role", "arbiter");
    if (std::find(roles.begin(), roles.end(), job.signing.role) == roles.end()) {
        return tl::make_unexpected("--role: found \"" + job.signing.role +
                                   "\", expected arbiter, chief, white, black, assistant or "
                                   "committee");
    }
    if (std::string problem = outputProblem(request); !problem.empty()) {
        return tl::make_unexpected(std::move(problem));
    }
    const auto language = languageOption(arguments);
    if (!language) {
        return tl::make_unexpected(language.error());
    }
    job.language = *language;
    job.signing.reason = arguments.valueOr("--reason", "");
    job.signing.place = arguments.valueOr("--place", "");
    job.signing.time = std::time(nullptr);
    if (const auto file = arguments.value("--hand")) {
        const auto text = readDocument(*file, console.in);
        if (!text) {
            return tl::make_unexpected(text.error());
        }
        auto hand = reports::readHandwriting(*text);
        if (!hand) {
            return tl::make_unexpected(*file + ": " + hand.error());
        }
        job.signing.hand = std::move(*hand);
    }
    return job;
}

ExitCode failWith(const Console& console, const std::string& name,
                  const session::SigningProblem& problem)
{
    using Kind = session::SigningProblem::Kind;
    const std::string message = name + ": " + problem.message;
    if (problem.kind == Kind::Failed) {
        return fail(console, message);
    }
    const ExitCode refused = refuse(console, message);
    return problem.kind == Kind::Tampered ? ExitCode::NotGenuine : refused;
}

ExitCode finish(const Request& request, const Console& console, const std::string& bytes)
{
    if (const auto written = writeDocument(request, bytes); !written) {
        return fail(console, written.error());
    }
    const std::string path = *request.arguments.value("--output");
    if (request.format == Format::AsJson) {
        console.out << toText({{"schema", "diptych.sign/1"}, {"file", path}}) << '\n';
    } else {
        console.out << path << '\n';
    }
    return ExitCode::Done;
}

ExitCode signDocument(const Job& job, const std::string& bytes, const Request& request,
                      const Console& console)
{
    if (const auto problem = session::tampering(bytes)) {
        return failWith(console, job.operand, *problem);
    }
    const auto identity = readSigner(request, console, job.signing.role);
    if (!identity) {
        return fail(console, "sign: " + identity.error());
    }
    const auto file = session::signFile(bytes, *identity, job.signing);
    return file ? finish(request, console, *file) : failWith(console, job.operand, file.error());
}

/// Parts that go into a container besides those of the incident.
tl::expected<std::vector<reports::ContainerPart>, std::string> furtherParts(const Request& request,
                                                                            const Console& console)
{
    const auto proof = request.arguments.value("--journal-proof");
    if (!proof) {
        return std::vector<reports::ContainerPart>{};
    }
    auto bytes = readJournalProof(*proof, console.in);
    if (!bytes) {
        return tl::make_unexpected(bytes.error());
    }
    return std::vector<reports::ContainerPart>{{"journal-proof.json", std::move(*bytes)}};
}

ExitCode issueCase(const Job& job, const Request& request, const Console& console)
{
    const auto desk = openCaseInput(job.operand, console.in);
    if (!desk) {
        return fail(console, desk.error().message);
    }
    if (const auto problem = session::whyNotSigned(*desk)) {
        return failWith(console, job.operand, *problem);
    }
    const auto identity = readSigner(request, console, job.signing.role);
    if (!identity) {
        return fail(console, "sign: " + identity.error());
    }
    const auto further = furtherParts(request, console);
    if (!further) {
        return fail(console, further.error());
    }
    const auto container =
        session::issueContainer(*desk, job.language, *identity, job.signing, *further);
    return container ? finish(request, console, *container)
                     : failWith(console, job.operand, container.error());
}

tl::expected<std::string, std::string> signatureOf(const std::string& bytes)
{
    if (reports::fileKindOf(bytes) != FileKind::Pdf) {
        return reports::lastSignatureIn(bytes);
    }
    return reports::lastSignatureOf(bytes).map_error(
        [](const auto& error) { return error.message; });
}

tl::expected<std::string, std::string> stamped(const std::string& bytes, const std::string& answer)
{
    if (reports::fileKindOf(bytes) != FileKind::Pdf) {
        return reports::stampContainer(bytes, answer);
    }
    return reports::stampPdf(bytes, answer).map_error([](const auto& error) {
        return error.message;
    });
}

}  // namespace

ExitCode runSign(const Request& request, const Console& console)
{
    const auto job = jobOf(request, console);
    if (!job) {
        return fail(console, "sign: " + job.error());
    }
    if (job->operand == "-") {
        return issueCase(*job, request, console);
    }
    const auto bytes = readDocument(job->operand, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    const auto kind = reports::fileKindOf(*bytes);
    const bool isContainer = kind == FileKind::Container && reports::readEntries(*bytes);
    if (kind == FileKind::Pdf || isContainer) {
        return signDocument(*job, *bytes, request, console);
    }
    return issueCase(*job, request, console);
}

ExitCode runTimestamp(const Request& request, const Console& console)
{
    const std::string& operand = request.arguments.operands().front();
    const auto bytes = readDocument(operand, console.in);
    if (!bytes) {
        return fail(console, bytes.error());
    }
    if (!reports::fileKindOf(*bytes)) {
        return fail(console, operand + ": expected a signed PDF or container");
    }
    const auto answerFile = request.arguments.value("--answer");
    if (!answerFile) {
        const auto query = signatureOf(*bytes).and_then(reports::timestampQuery);
        return query ? finish(request, console, *query)
                     : fail(console, operand + ": " + query.error());
    }
    const auto answer = readDocument(*answerFile, console.in);
    if (!answer) {
        return fail(console, answer.error());
    }
    const auto file = stamped(*bytes, *answer);
    return file ? finish(request, console, *file)
                : fail(console, operand + ", " + *answerFile + ": " + file.error());
}

}  // namespace diptych::cli
