#include "reports/archive/archive_rows.h"

#include <QSqlQuery>

namespace diptych::reports {

namespace {

IncidentStatus statusFrom(const std::string& code)
{
    for (const IncidentStatus status : {IncidentStatus::Ruled, IncidentStatus::Appealed,
                                        IncidentStatus::Withdrawn, IncidentStatus::Erased}) {
        if (toCode(status) == code) {
            return status;
        }
    }
    return IncidentStatus::Open;
}

QVariant fromNumber(std::int64_t number)
{
    return QVariant(static_cast<qlonglong>(number));
}

}  // namespace

JournalEntry entryAt(const QSqlQuery& row)
{
    return {row.value(0).toLongLong(), bytesAt(row, 1), textAt(row, 2),  textAt(row, 3),
            row.value(4).toLongLong(), textAt(row, 5),  bytesAt(row, 6), bytesAt(row, 7),
            bytesAt(row, 8),           bytesAt(row, 9)};
}

std::vector<QVariant> valuesOf(const JournalEntry& entry)
{
    return {fromNumber(entry.entry),   fromBytes(entry.previous),     fromText(entry.time),
            fromText(entry.kind),      fromNumber(entry.number),      fromText(entry.note),
            fromBytes(entry.openHash), fromBytes(entry.personalHash), fromBytes(entry.documentHash),
            fromBytes(entry.hash)};
}

ArchivedIncident incidentAt(const QSqlQuery& row)
{
    ArchivedIncident incident;
    incident.number = row.value(0).toLongLong();
    incident.entry = row.value(1).toLongLong();
    incident.open = {textAt(row, 2), textAt(row, 3), textAt(row, 4), textAt(row, 5),
                     textAt(row, 6), textAt(row, 7), textAt(row, 8), statusFrom(textAt(row, 9))};
    incident.personal = {textAt(row, 10), textAt(row, 11), textAt(row, 12), textAt(row, 13),
                         textAt(row, 14), textAt(row, 15), textAt(row, 16)};
    return incident;
}

std::vector<QVariant> valuesOf(const ArchiveRecord& record, std::int64_t number, std::int64_t entry)
{
    const PublicPart& open = record.open;
    const PersonalPart& personal = record.personal;
    return {fromNumber(number),          fromNumber(entry),
            fromText(open.event),        fromText(open.round),
            fromText(open.board),        fromText(open.date),
            fromText(open.articles),     fromText(open.kinds),
            fromText(open.documentName), fromText(std::string(toCode(open.status))),
            fromText(personal.salt),     fromText(personal.title),
            fromText(personal.white),    fromText(personal.black),
            fromText(personal.arbiter),  fromText(personal.appealDeadline),
            fromText(personal.text)};
}

std::string places(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += i == 0 ? "?" : ", ?";
    }
    return text;
}

}  // namespace diptych::reports
