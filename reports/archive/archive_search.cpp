#include "reports/archive/archive.h"
#include "reports/archive/archive_rows.h"
#include "reports/archive/digest.h"

#include <QSqlQuery>

#include <algorithm>
#include <limits>
#include <string_view>

namespace diptych::reports {

namespace {

/// How often a word is counted at most: enough to know that another one is rarer.
constexpr int countedUpTo = 1000;

/// Counted, not asked for with EXISTS: PostgreSQL would read the whole journal for that.
const std::string stateColumns =
    ", (SELECT document_hash FROM journal j WHERE j.entry = i.entry)"
    ", (SELECT note FROM journal j WHERE j.entry = i.entry)"
    ", (SELECT count(*) FROM journal j WHERE j.number = i.number AND j.kind = 'withdraw') > 0"
    ", (SELECT count(*) FROM journal j WHERE j.number = i.number AND j.kind = 'erase') > 0"
    ", (SELECT max(note) FROM journal j WHERE j.number = i.number AND j.kind = 'appeal')";

ArchivedIncident wholeIncidentAt(const QSqlQuery& row)
{
    ArchivedIncident incident = incidentAt(row);
    incident.documentHash = bytesAt(row, incidentColumnCount);
    incident.note = textAt(row, incidentColumnCount + 1);
    incident.withdrawn = row.value(incidentColumnCount + 2).toBool();
    incident.erased = row.value(incidentColumnCount + 3).toBool();
    incident.appeal = textAt(row, incidentColumnCount + 4);
    return incident;
}

std::vector<std::string> indexedWords(const ArchiveSearch& wanted)
{
    std::vector<std::string> words;
    const auto add = [&words](const std::string& text, const std::string& field) {
        for (const std::string& word : wordsOf(text)) {
            words.push_back(field + word);
        }
    };
    add(wanted.player, "player:");
    add(wanted.event, "event:");
    add(wanted.article, "article:");
    add(wanted.kind, "kind:");
    add(wanted.text, "");
    return words;
}

/// A search as a statement. The rarest word leads; the index then gives its incidents in the order
/// of their numbers, and the others are looked up one by one.
struct Statement {
    std::string text{};
    std::vector<QVariant> values{};

    void add(const std::string& condition, const QVariant& value)
    {
        text += " AND " + condition;
        values.push_back(value);
    }
};

Statement statementFor(const ArchiveSearch& wanted, const std::vector<std::string>& words)
{
    Statement statement;
    statement.text = std::string("SELECT ") + incidentColumns + stateColumns;
    if (words.empty()) {
        statement.text += " FROM incident i WHERE 1 = 1";
    } else {
        statement.text += " FROM word w JOIN incident i ON i.number = w.number WHERE w.word = ?";
        statement.values.push_back(fromText(words.front()));
    }
    for (std::size_t i = 1; i < words.size(); ++i) {
        statement.add("EXISTS (SELECT 1 FROM word o WHERE o.word = ? AND o.number = i.number)",
                      fromText(words[i]));
    }
    if (!wanted.round.empty()) {
        statement.add("i.round = ?", fromText(wanted.round));
    }
    if (!wanted.from.empty()) {
        statement.add("i.date >= ?", fromText(wanted.from));
    }
    if (!wanted.to.empty()) {
        statement.add("i.date <= ?", fromText(wanted.to));
    }
    statement.text +=
        words.empty() ? " ORDER BY i.number DESC LIMIT ?" : " ORDER BY w.number DESC LIMIT ?";
    statement.values.emplace_back(std::max(1, wanted.most));
    return statement;
}

/// Words of one kind of thing and how often they stand in a list like "D.2.9, 7.5.1".
void count(std::vector<NamedCount>& counts, std::string_view list)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(", "), list.size());
        const std::string_view item = list.substr(0, end);
        const auto found = std::ranges::find(counts, item, &NamedCount::name);
        if (found == counts.end()) {
            counts.push_back({std::string(item), 1});
        } else {
            ++found->count;
        }
        list.remove_prefix(std::min(end + 2, list.size()));
    }
}

void sortByCount(std::vector<NamedCount>& counts)
{
    std::ranges::sort(counts, [](const NamedCount& a, const NamedCount& b) {
        return a.count != b.count ? a.count > b.count : a.name < b.name;
    });
}

}  // namespace

IncidentStatus ArchivedIncident::status() const
{
    if (erased || withdrawn) {
        return erased ? IncidentStatus::Erased : IncidentStatus::Withdrawn;
    }
    return appeal.empty() ? open.status : IncidentStatus::Appealed;
}

ArchiveExpected<std::optional<ArchivedIncident>> Archive::find(std::int64_t number)
{
    std::optional<ArchivedIncident> incident;
    const auto done = m_database.read(std::string("SELECT ") + incidentColumns + stateColumns +
                                          " FROM incident i WHERE i.number = ?",
                                      {static_cast<qlonglong>(number)}, [&](const QSqlQuery& row) {
                                          incident = wholeIncidentAt(row);
                                      });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return incident;
}

ArchiveExpected<std::vector<ArchivedIncident>> Archive::search(const ArchiveSearch& wanted)
{
    std::vector<std::pair<std::int64_t, std::string>> counted;
    for (const std::string& word : indexedWords(wanted)) {
        const auto found =
            m_database.number("SELECT count(*) FROM (SELECT 1 FROM word WHERE word = ? LIMIT " +
                                  std::to_string(countedUpTo) + ") s",
                              {fromText(word)});
        if (!found) {
            return tl::unexpected(found.error());
        }
        counted.emplace_back(*found, word);
    }
    std::ranges::sort(counted);
    std::vector<std::string> words;
    for (auto& [often, word] : counted) {
        words.push_back(std::move(word));
    }
    const Statement statement = statementFor(wanted, words);
    std::vector<ArchivedIncident> incidents;
    const auto done = m_database.read(statement.text, statement.values, [&](const QSqlQuery& row) {
        incidents.push_back(wholeIncidentAt(row));
    });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return incidents;
}

ArchiveExpected<std::vector<std::int64_t>> Archive::sameGame(const ArchiveRecord& record)
{
    ArchiveSearch wanted;
    wanted.player = record.personal.white + " " + record.personal.black;
    wanted.event = record.open.event;
    wanted.round = record.open.round;
    const auto found =
        wordsOf(wanted.player).empty() ? std::vector<ArchivedIncident>() : search(wanted);
    if (!found) {
        return tl::unexpected(found.error());
    }
    std::vector<std::int64_t> numbers;
    for (const ArchivedIncident& incident : *found) {
        if (incident.personal.white == record.personal.white && !incident.withdrawn &&
            !incident.isDecision()) {
            numbers.push_back(incident.number);
        }
    }
    return numbers;
}

ArchiveExpected<std::optional<std::int64_t>> Archive::withDocument(const std::string& bytes)
{
    return withHash(sha256(bytes));
}

ArchiveExpected<std::optional<std::int64_t>> Archive::withHash(const std::string& hash)
{
    std::optional<std::int64_t> number;
    const auto done = m_database.read(
        "SELECT number FROM journal WHERE document_hash = ?"
        " ORDER BY entry LIMIT 1",
        {fromBytes(hash)}, [&](const QSqlQuery& row) { number = row.value(0).toLongLong(); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return number;
}

ArchiveExpected<std::string> Archive::document(std::int64_t number)
{
    std::string bytes;
    const auto done = m_database.read("SELECT bytes FROM document WHERE number = ?",
                                      {static_cast<qlonglong>(number)},
                                      [&](const QSqlQuery& row) { bytes = bytesAt(row, 0); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return bytes;
}

ArchiveExpected<ArchiveStatistics> Archive::statistics(ArchiveSearch wanted)
{
    wanted.most = std::numeric_limits<int>::max();
    const auto found = search(wanted);
    if (!found) {
        return tl::unexpected(found.error());
    }
    ArchiveStatistics statistics;
    for (const ArchivedIncident& incident : *found) {
        count(statistics.kinds, incident.open.kinds);
        if (incident.isDecision()) {
            ++statistics.decisions;
            continue;
        }
        const IncidentStatus status = incident.status();
        ++statistics.incidents;
        statistics.appealed += status == IncidentStatus::Appealed ? 1 : 0;
        statistics.withdrawn += status == IncidentStatus::Withdrawn ? 1 : 0;
        statistics.erased += status == IncidentStatus::Erased ? 1 : 0;
        statistics.open += status == IncidentStatus::Open ? 1 : 0;
        statistics.notValid += incident.note.empty() ? 0 : 1;
        count(statistics.articles, incident.open.articles);
    }
    sortByCount(statistics.kinds);
    sortByCount(statistics.articles);
    return statistics;
}

}  // namespace diptych::reports
