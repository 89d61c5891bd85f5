#include "reports/archive/archive_register.h"

#include "reports/archive/digest.h"
#include "reports/signing/decision.h"

#include <QDateTime>
#include <QtGlobal>

#include <algorithm>
#include <string_view>

namespace diptych::reports {

namespace {

std::string decisionInWords(std::string_view kinds, const PhraseBook& book)
{
    std::string words;
    while (!kinds.empty()) {
        const std::size_t end = std::min(kinds.find(", "), kinds.size());
        const auto id = law::remedyFromCode(kinds.substr(0, end));
        std::string name = id ? book.remedyName(*id) : std::string(kinds.substr(0, end));
        if (name.starts_with(decisionKind)) {
            const auto outcome = outcomeFromCode(name.substr(decisionKind.size()));
            name = outcome ? describe(*outcome, book) : name;
        }
        words += (words.empty() ? "" : "; ") + name;
        kinds.remove_prefix(std::min(end + 2, kinds.size()));
    }
    return words;
}

}  // namespace

std::string deadlineInWords(const std::string& deadline, const PhraseBook& book)
{
    constexpr std::string_view minutes = " min";
    if (!deadline.ends_with(minutes)) {
        return deadline;
    }
    return book.text("Report", QT_TRANSLATE_NOOP("Report", "%1 minutes after the round"),
                     {deadline.substr(0, deadline.size() - minutes.size())});
}

std::string noteInWords(const std::string& note, const PhraseBook& book)
{
    if (!note.starts_with(notValidNote)) {
        return note;
    }
    const std::string words = book.text(
        "Report", QT_TRANSLATE_NOOP("Report", "signatures not valid when it was taken in"));
    return words + note.substr(notValidNote.size());
}

std::string exportName(const ArchivedIncident& incident)
{
    const std::string number = std::to_string(incident.number);
    const std::string zeros(number.size() < 4 ? 4 - number.size() : 0, '0');
    return zeros + number + "-" + incident.open.documentName;
}

Register registerOf(const std::vector<ArchivedIncident>& incidents, const PhraseBook& book)
{
    Register list;
    for (const ArchivedIncident& incident : incidents) {
        RegisterRow row;
        row.number = incident.number;
        row.date = incident.open.date;
        row.event = incident.open.event;
        row.round = incident.open.round;
        row.board = incident.open.board;
        row.white = incident.personal.white;
        row.black = incident.personal.black;
        row.decision = decisionInWords(incident.open.kinds, book);
        row.articles = incident.open.articles;
        if (!incident.isDecision()) {
            row.status = incident.status();
        }
        if (!incident.note.empty()) {
            row.note = noteInWords(incident.note, book);
        }
        row.arbiter = incident.personal.arbiter;
        row.appealDeadline = deadlineInWords(incident.personal.appealDeadline, book);
        row.sha256 = hexOf(incident.documentHash);
        row.entry = incident.entry;
        list.rows.push_back(std::move(row));
    }
    std::ranges::sort(list.rows, {}, &RegisterRow::number);
    const auto isSameEvent = [&](const RegisterRow& row) {
        return row.event == list.rows.front().event;
    };
    if (!list.rows.empty() && std::ranges::all_of(list.rows, isSameEvent)) {
        list.title = list.rows.front().event;
    }
    return list;
}

ArchiveExpected<Register>
registerOf(Archive& archive, const std::vector<ArchivedIncident>& incidents, const PhraseBook& book)
{
    const auto head = archive.head();
    if (!head) {
        return tl::unexpected(head.error());
    }
    Register list = registerOf(incidents, book);
    list.journalHead = hexOf(head->hash);
    list.created = QDateTime::fromString(QString::fromStdString(head->time), Qt::ISODateWithMs)
                       .toSecsSinceEpoch();
    for (const ArchivedIncident& incident : incidents) {
        if (!incident.erased) {
            std::ranges::lower_bound(list.rows, incident.number, {}, &RegisterRow::number)->report =
                exportName(incident);
        }
    }
    return list;
}

}  // namespace diptych::reports
