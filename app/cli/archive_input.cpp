#include "app/cli/archive_input.h"

#include "app/cli/input.h"
#include "app/cli/refusal.h"
#include "app/session/documents/desk_report.h"
#include "reports/archive/container_record.h"

#include <algorithm>

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

}  // namespace

tl::expected<reports::ArchiveRecord, IntakeError> recordOfInput(const std::string& operand,
                                                                std::istream& in)
{
    if (endsWith(operand, ".asice") || endsWith(operand, ".xml")) {
        const auto bytes = readInput(operand, in);
        if (!bytes) {
            return tl::make_unexpected(IntakeError{Kind::Unreadable, bytes.error().message});
        }
        auto record = reports::recordOf(*bytes, operand);
        if (!record) {
            return tl::make_unexpected(
                IntakeError{Kind::Unreadable, operand + ": " + record.error()});
        }
        return std::move(*record);
    }
    const auto desk = openCaseInput(operand, in);
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
