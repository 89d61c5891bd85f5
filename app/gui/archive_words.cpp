#include "app/gui/archive_words.h"

#include "app/gui/text.h"
#include "core/law/assessment.h"
#include "reports/archive/archive_register.h"
#include "reports/archive/digest.h"
#include "reports/signing/decision.h"

#include <QCoreApplication>
#include <QMap>

namespace diptych::gui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

QString statusWord(const reports::ArchivedIncident& incident)
{
    switch (incident.status()) {
    case reports::IncidentStatus::Erased:
        return Words::tr("Erased");
    case reports::IncidentStatus::Withdrawn:
        return Words::tr("Withdrawn");
    case reports::IncidentStatus::Appealed:
        return Words::tr("Appealed");
    case reports::IncidentStatus::Open:
        return Words::tr("Open");
    case reports::IncidentStatus::Ruled:
        break;
    }
    return Words::tr("Ruled");
}

/// "retrace, adjust-board" in words.
QString kindsOf(const std::string& kinds, const reports::PhraseBook& book)
{
    QStringList words;
    for (const QString& kind : toQt(kinds).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const auto id = law::remedyFromCode(fromQt(kind));
        const auto outcome =
            fromQt(kind).starts_with(reports::decisionKind)
                ? reports::outcomeFromCode(fromQt(kind).substr(reports::decisionKind.size()))
                : std::nullopt;
        words << (id        ? toQt(book.remedyName(*id))
                  : outcome ? toQt(reports::describe(*outcome, book))
                            : kind);
    }
    return words.join(QStringLiteral("; "));
}

QString gameOf(const reports::ArchivedIncident& incident)
{
    const auto orUnknown = [](const std::string& name) {
        return name.empty() ? Words::tr("unknown") : toQt(name);
    };
    if (incident.erased) {
        return Words::tr("personal data erased");
    }
    //: a game: %1 the name of White, %2 the name of Black
    return Words::tr("%1 – %2").arg(orUnknown(incident.personal.white),
                                    orUnknown(incident.personal.black));
}

QString problemWords(const std::string& code)
{
    const QMap<std::string, QString> words{
        {"entry-removed", Words::tr("an entry of the journal was removed")},
        {"entry-changed", Words::tr("an entry of the journal was changed")},
        {"entry-out-of-place", Words::tr("an entry of the journal is out of place")},
        {"clock-back", Words::tr("the clock went back")},
        {"incident-removed", Words::tr("the incident was removed")},
        {"incident-changed", Words::tr("the incident was changed")},
        {"personal-data-changed", Words::tr("the personal data were changed")},
        {"document-changed", Words::tr("the document was changed")},
        {"document-removed", Words::tr("the document was removed")},
        {"not-erased", Words::tr("what was to be erased is still there")},
        {"not-in-journal", Words::tr("the journal does not know it")},
        {"cut-off", Words::tr("the end of the journal was cut off")},
        {"checkpoint-differs", Words::tr("the checkpoint is of another journal")},
        {"guard-removed", Words::tr("what keeps it from being changed was removed")},
        {"file-damaged", Words::tr("its file is damaged")},
        {"search-misleads", Words::tr("a search would not find it as it is")}};
    return words.value(code, toQt(code));
}

QString placeOf(const reports::ArchiveProblem& problem)
{
    if (problem.number > 0) {
        return Words::tr("Incident %1").arg(problem.number);
    }
    return problem.entry > 0 ? Words::tr("Entry %1 of the journal").arg(problem.entry)
                             : Words::tr("The archive");
}

}  // namespace

Sentence sentenceOf(const reports::ArchivedIncident& incident, const reports::PhraseBook& book)
{
    Sentence sentence;
    sentence.tone = incident.withdrawn || incident.erased ? Tone::Quiet : Tone::Plain;
    sentence.badge = incident.isDecision() ? Words::tr("Decision") : statusWord(incident);
    sentence.text =
        QStringLiteral("%1 · %2").arg(QString::number(incident.number), gameOf(incident));
    QStringList place{toQt(incident.open.date), toQt(incident.open.event)};
    if (!incident.open.round.empty()) {
        place << Words::tr("round %1").arg(toQt(incident.open.round));
    }
    if (!incident.open.board.empty()) {
        place << Words::tr("board %1").arg(toQt(incident.open.board));
    }
    place.removeAll(QString());
    sentence.steps << place.join(QStringLiteral(" · "));
    sentence.steps << kindsOf(incident.open.kinds, book);
    sentence.steps << capitalised(toQt(reports::noteInWords(incident.note, book)));
    sentence.steps.removeAll(QString());
    sentence.source = toQt(incident.open.articles);
    return sentence;
}

QString detailsOf(const reports::ArchivedIncident& incident, const reports::PhraseBook& book)
{
    QStringList lines;
    const auto add = [&lines](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            //: %1 a name such as "Round", %2 its value
            lines << Words::tr("%1: %2").arg(name, value);
        }
    };
    add(Words::tr("Number"), QString::number(incident.number));
    add(Words::tr("State"), statusWord(incident));
    add(Words::tr("What happened"), toQt(incident.personal.title));
    add(Words::tr("Date"), toQt(incident.open.date));
    add(Words::tr("Event"), toQt(incident.open.event));
    add(Words::tr("Round"), toQt(incident.open.round));
    add(Words::tr("Board"), toQt(incident.open.board));
    add(Words::tr("White"), toQt(incident.personal.white));
    add(Words::tr("Black"), toQt(incident.personal.black));
    add(Words::tr("Arbiter"), toQt(incident.personal.arbiter));
    add(Words::tr("Ruling"), kindsOf(incident.open.kinds, book));
    add(Words::tr("Articles"), toQt(incident.open.articles));
    add(Words::tr("Note"), toQt(reports::noteInWords(incident.note, book)));
    add(Words::tr("Appeal until"),
        toQt(reports::deadlineInWords(incident.personal.appealDeadline, book)));
    add(Words::tr("Document"), toQt(incident.open.documentName));
    add(Words::tr("Entry of the journal"), QString::number(incident.entry));
    add(Words::tr("Hash of the document (SHA-256)"), toQt(reports::hexOf(incident.documentHash)));
    return lines.join(QLatin1Char('\n'));
}

QString wordsOf(const reports::ArchiveCheck& check)
{
    const int entries = static_cast<int>(check.entries);
    if (check.problems.empty()) {
        return Words::tr("%n entries checked. Nothing was removed or changed.", nullptr, entries);
    }
    QStringList lines{Words::tr("%n problem(s) in the archive.", nullptr,
                                static_cast<int>(check.problems.size()))};
    for (const reports::ArchiveProblem& problem : check.problems) {
        lines << Words::tr("%1: %2").arg(placeOf(problem), problemWords(problem.code));
    }
    return lines.join(QLatin1Char('\n'));
}

QString wordsOf(const reports::ArchiveError& error, const QString& store)
{
    using Kind = reports::ArchiveError::Kind;
    const QString detail = toQt(error.message);
    switch (error.kind) {
    case Kind::NotThere:
        return Words::tr("There is no archive in %1.").arg(store);
    case Kind::AlreadyThere:
        return Words::tr("%1 is an archive already.").arg(store);
    case Kind::Unreachable:
        return Words::tr("The archive cannot be reached: %1").arg(detail);
    case Kind::Refused:
        return Words::tr("The archive refused this: %1").arg(detail);
    case Kind::Broken:
        break;
    }
    return Words::tr("The archive is not sound: %1").arg(detail);
}

}  // namespace diptych::gui
