#pragma once

#include "reports/archive/archive.h"

class QSqlQuery;

/// How values lie in the rows of the tables.
namespace diptych::reports {

inline constexpr const char* journalColumns =
    "entry, previous, time, kind, number, note, open_hash, personal_hash, document_hash, hash";

/// Columns of the table of incidents, of which it is called "i".
inline constexpr const char* incidentColumns =
    "i.number, i.entry, i.event, i.round, i.board, i.date, i.articles, i.kinds, i.document_name,"
    " i.status, i.salt, i.title, i.white, i.black, i.arbiter, i.appeal_deadline, i.text";
inline constexpr int incidentColumnCount = 17;

JournalEntry entryAt(const QSqlQuery& row);
std::vector<QVariant> valuesOf(const JournalEntry& entry);

ArchivedIncident incidentAt(const QSqlQuery& row);
std::vector<QVariant> valuesOf(const ArchiveRecord& record, std::int64_t number,
                               std::int64_t entry);

/// "?, ?, ?" for so many values.
std::string places(std::size_t count);

}  // namespace diptych::reports
