#include "app/cli/archive_input.h"

#include "app/cli/input.h"
#include "app/cli/refusal.h"
#include "app/session/documents/desk_report.h"
#include "reports/archive/container_record.h"
#include "reports/container/container.h"
#include "reports/verification/verification.h"
#include "reports/verification/verification_words.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace diptych::cli {

namespace {

using Kind = IntakeError::Kind;

bool endsWith(const std::string& name, std::string_view ending)
{
    return name.size() >= ending.size() &&
           std::ranges::equal(std::string_view(name).substr(name.size() - ending.size()), ending,
                              {}, [](char sign) {
                                  return sign >= 'A' && sign <= 'Z'
                                             ? static_cast<char>(sign - 'A' + 'a')
                                             : sign;
                              });
}

/// What the journal keeps of a verification that failed: codes, for a name would stay for good.
std::string noteOf(const reports::Verification& verification)
{
    std::set<std::string_view> codes;
    for (const reports::Problem& problem : verification.problems) {
        codes.insert(reports::code(problem.kind));
    }
    std::string note(reports::notValidNote);
    std::string_view between = ": ";
    for (const std::string_view code : codes) {
        note.append(between).append(code);
        between = ", ";
    }
    return note;
}

/// Says and notes what `verify` would refuse.
void checkSignatures(const std::string& operand, reports::ArchiveRecord& record,
                     const Console& console)
{
    const auto verification = reports::verify(record.document, {});
    if (verification && !verification->valid()) {
        const auto book = reports::PhraseBook::forLanguage(reports::Language::English);
        console.err << "diptych-cli: " << operand << ": not valid, and taken in as such: "
                    << reports::summary(*verification, book) << '\n';
        record.note = noteOf(*verification);
    }
}

/// Every part of one container in another, byte by byte.
bool holdsPartsOf(const std::vector<reports::ContainerPart>& whole,
                  const std::vector<reports::ContainerPart>& parts)
{
    return std::ranges::all_of(parts, [&](const reports::ContainerPart& part) {
        const auto found = std::ranges::find(whole, part.name, &reports::ContainerPart::name);
        return found != whole.end() && found->bytes == part.bytes;
    });
}

}  // namespace

bool isEarlierIssue(const std::string& bytes, const std::string& whole)
{
    if (bytes.size() >= whole.size()) {
        return false;
    }
    if (reports::fileKindOf(bytes) != reports::FileKind::Container) {
        return reports::fileKindOf(bytes) == reports::FileKind::Pdf && whole.starts_with(bytes);
    }
    const auto parts = reports::readEntries(bytes);
    const auto all = reports::readEntries(whole);
    return parts && all && parts->size() < all->size() && holdsPartsOf(*all, *parts);
}

tl::expected<reports::ArchiveRecord, IntakeError> recordOfInput(const std::string& operand,
                                                                const Console& console)
{
    if (endsWith(operand, ".asice") || endsWith(operand, ".xml") || endsWith(operand, ".pdf")) {
        const auto bytes = readInput(operand, console.in);
        if (!bytes) {
            return tl::make_unexpected(IntakeError{Kind::Unreadable, bytes.error().message});
        }
        auto record = reports::recordOf(*bytes, operand);
        if (!record) {
            return tl::make_unexpected(
                IntakeError{Kind::Unreadable, operand + ": " + record.error()});
        }
        checkSignatures(operand, *record, console);
        return std::move(*record);
    }
    const auto desk = openCaseInput(operand, console.in);
    if (!desk) {
        return tl::make_unexpected(IntakeError{Kind::Unreadable, desk.error().message});
    }
    if (lacksReason(*desk)) {
        return tl::make_unexpected(
            IntakeError{Kind::LacksReason,
                        operand + ": the ruling departs from the proposal without a reason"});
    }
    auto record = session::archiveRecordOf(*desk);
    if (!record) {
        return tl::make_unexpected(IntakeError{Kind::Unreadable, operand + ": " + record.error()});
    }
    return std::move(*record);
}

}  // namespace diptych::cli
