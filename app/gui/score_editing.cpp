#include "app/gui/score_editing.h"

#include "app/gui/score_typing.h"
#include "app/gui/text.h"
#include "app/session/sheet_edit.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"

#include <algorithm>

namespace diptych::gui {

using chess::Color;
using session::CandidateReason;

ScoreEditing::ScoreEditing(IncidentDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{}

const score::ScoreLine* ScoreEditing::line(Color keeper) const
{
    const auto& comparison = m_document->assessment().comparison;
    const auto& found = keeper == Color::White ? comparison.white : comparison.black;
    return found && found->sheet < m_document->desk().sheets.size() ? &*found : nullptr;
}

const score::Sheet* ScoreEditing::sheet(Color keeper) const
{
    const score::ScoreLine* found = line(keeper);
    return found ? &m_document->desk().sheets[found->sheet] : nullptr;
}

bool ScoreEditing::hasEntry(Color keeper, int ply) const
{
    const score::ScoreLine* found = line(keeper);
    const auto index = static_cast<std::size_t>(ply - 1);
    return found && ply >= 1 && index < found->plies.size() && found->plies[index].entry;
}

std::size_t ScoreEditing::entryAtOrAfter(Color keeper, int ply) const
{
    const auto& plies = line(keeper)->plies;
    for (auto i = static_cast<std::size_t>(std::max(0, ply - 1)); i < plies.size(); ++i) {
        if (plies[i].entry) {
            return *plies[i].entry;
        }
    }
    return sheet(keeper)->entries.size();
}

QString ScoreEditing::plyWords(int ply) const
{
    return toQt(m_document->book().plyNumber(ply));
}

QString ScoreEditing::entryText(Color keeper, int ply) const
{
    return hasEntry(keeper, ply) ? toQt(sheet(keeper)->entries[entryAtOrAfter(keeper, ply)].text)
                                 : QString();
}

void ScoreEditing::setEntry(Color keeper, int ply, const QString& text)
{
    m_document->evaluator().finish();
    const QString entry = text.simplified();
    const QString before = entryText(keeper, ply);
    if (!line(keeper) || entry.isEmpty() || entry == before) {
        return;
    }
    const auto& source = m_document->inputs().scores[line(keeper)->sheet];
    const std::size_t index = entryAtOrAfter(keeper, ply);
    if (before.isEmpty()) {
        m_document->changeSource(
            session::withEntryBefore(source, *sheet(keeper), index, fromQt(entry)),
            //: name of an edit; %1 "23.", %2 an entry, %3 "White’s score"
            tr("Add %1%2 to %3").arg(plyWords(ply), entry, ScoreTyping::nameOf(keeper)));
        return;
    }
    m_document->changeSource(session::withEntry(source, *sheet(keeper), index, fromQt(entry)),
                             //: name of an edit; %1 "23.", %2 and %3 an entry before and after
                             tr("Read %1%2 as %3").arg(plyWords(ply), before, entry));
}

void ScoreEditing::addMissing(Color keeper, int ply)
{
    m_document->evaluator().finish();
    if (!line(keeper)) {
        return;
    }
    const auto& source = m_document->inputs().scores[line(keeper)->sheet];
    m_document->changeSource(
        session::withEntryBefore(source, *sheet(keeper), entryAtOrAfter(keeper, ply),
                                 session::unknownEntry),
        //: name of an edit; %1 "23.", %2 "White’s score"
        tr("Add a missing entry at %1 to %2").arg(plyWords(ply), ScoreTyping::nameOf(keeper)));
}

void ScoreEditing::voidEntry(Color keeper, int ply)
{
    m_document->evaluator().finish();
    if (!hasEntry(keeper, ply)) {
        Q_EMIT said(tr("There is no entry here."));
        return;
    }
    const auto& source = m_document->inputs().scores[line(keeper)->sheet];
    const QString before = entryText(keeper, ply);
    m_document->changeSource(
        session::withoutEntry(source, *sheet(keeper), entryAtOrAfter(keeper, ply)),
        //: name of an edit; %1 "23.", %2 an entry, %3 "White’s score"
        tr("Mark %1%2 in %3 as void").arg(plyWords(ply), before, ScoreTyping::nameOf(keeper)));
}

void ScoreEditing::concede(Color keeper, int ply)
{
    m_document->evaluator().finish();
    const Color other = chess::opposite(keeper);
    if (!hasEntry(other, ply)) {
        Q_EMIT said(tr("There is no entry here."));
        return;
    }
    incident::Incident after = m_document->inputs();
    auto& concedes = after.circumstances.facts.concedes;
    std::erase_if(concedes, [ply](const law::SidePly& known) { return known.ply == ply; });
    concedes.push_back({keeper, ply});
    const QString entry = plyWords(ply) + entryText(other, ply);
    m_document->change(std::move(after), keeper == Color::White
                                             //: name of an edit; %1 "23.Bxf6"
                                             ? tr("White accepts Black’s entry %1").arg(entry)
                                             : tr("Black accepts White’s entry %1").arg(entry));
}

void ScoreEditing::align(Color keeper, int from, int to)
{
    m_document->evaluator().finish();
    if (!hasEntry(keeper, from) || to <= from) {
        Q_EMIT said(tr("An entry can be laid against a later move only. Mark the earlier one "
                       "first."));
        return;
    }
    auto source = m_document->inputs().scores[line(keeper)->sheet];
    std::string places = session::unknownEntry;
    for (int i = from + 1; i < to; ++i) {
        places += std::string(" ") + session::unknownEntry;
    }
    source = session::withEntryBefore(source, *sheet(keeper), entryAtOrAfter(keeper, from), places);
    m_document->changeSource(
        std::move(source),
        //: name of an edit; %1 "23.", %2 an entry, %3 "24."
        tr("Lay %1%2 against %3").arg(plyWords(from), entryText(keeper, from), plyWords(to)));
}

std::vector<session::EntryCandidate> ScoreEditing::candidates(Color keeper, int ply)
{
    m_document->evaluator().finish();
    return session::candidatesFor(m_document->desk(), keeper, ply);
}

QString ScoreEditing::words(Color keeper, int ply, const session::EntryCandidate& candidate) const
{
    const auto& positions = line(keeper)->positions;
    const QString move =
        toQt(m_document->book().move(positions[static_cast<std::size_t>(ply - 1)], candidate.move));
    QStringList reasons;
    for (const CandidateReason reason : candidate.reasons) {
        switch (reason) {
        case CandidateReason::AsWritten:
            reasons << tr("as written");
            break;
        case CandidateReason::LowerCase:
            reasons << tr("a small letter for a piece");
            break;
        case CandidateReason::OtherDialect:
            reasons << tr("letters of another language");
            break;
        case CandidateReason::Coordinates:
            reasons << tr("by its squares");
            break;
        case CandidateReason::Mirrored:
            reasons << tr("seen from the other side");
            break;
        case CandidateReason::Picture:
            reasons << tr("as it looks on the picture");
            break;
        case CandidateReason::Confusion:
            reasons << tr("characters that look or sound alike");
            break;
        case CandidateReason::OtherScore:
            reasons << tr("as %1 has it").arg(ScoreTyping::nameOf(chess::opposite(keeper)));
            break;
        case CandidateReason::LikeliestGame:
            reasons << tr("as the likeliest game has it");
            break;
        case CandidateReason::OneCharacter:
            reasons << tr("one character away");
            break;
        }
    }
    //: %1 a move, %2 reasons for it
    return tr("%1: %2").arg(move, reasons.join(QStringLiteral(", ")));
}

void ScoreEditing::takeCandidate(Color keeper, int ply, chess::Move move)
{
    const score::ScoreLine* found = line(keeper);
    if (!found || static_cast<std::size_t>(ply) > found->positions.size()) {
        return;
    }
    const notation::Dialect* dialect = notation::findDialect(sheet(keeper)->dialect);
    const chess::Position& position = found->positions[static_cast<std::size_t>(ply - 1)];
    setEntry(keeper, ply,
             toQt(notation::writeMove(position, move,
                                      dialect ? *dialect : *notation::findDialect("en"))));
}

}  // namespace diptych::gui
