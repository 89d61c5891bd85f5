#include "app/gui/score_typing.h"

#include "app/gui/text.h"
#include "core/chess/movegen.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace diptych::gui {

using chess::Color;

ScoreTyping::ScoreTyping(IncidentDocument* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_sheets[0].dialect = m_sheets[1].dialect = notation::findDialect("en");
    m_sheets[0].line = m_sheets[1].line = session::lineOf({}, *m_sheets[0].dialect);
    connect(document, &IncidentDocument::opened, this, [this] { begin(); });
    connect(document, &IncidentDocument::inputsChanged, this, [this] {
        const bool wasAtEnd = m_place >= score(m_sheet).entries.size();
        const std::size_t before = m_place;
        if (!m_isPutting) {
            m_place = 0;
        }
        read();
        if (!m_isPutting) {
            const std::size_t end = score(m_sheet).entries.size();
            m_place = wasAtEnd ? end : std::min(before, end);
        }
        Q_EMIT changed();
    });
}

void ScoreTyping::begin()
{
    const std::string own(reports::toCode(m_document->book().language()));
    for (Sheet& sheet : m_sheets) {
        const notation::Dialect* dialect = notation::findDialect(own);
        sheet.dialect = dialect ? dialect : notation::findDialect("en");
    }
    m_place = 0;
    read();
    // The sheet that is shorter is the one to go on with.
    const bool isBlackShorter =
        score(Color::Black).entries.size() < score(Color::White).entries.size();
    m_sheet = isBlackShorter ? Color::Black : Color::White;
    m_place = score(m_sheet).entries.size();
    Q_EMIT changed();
}

void ScoreTyping::read()
{
    readSheet(Color::White);
    readSheet(Color::Black);
    Sheet& own = m_sheets[static_cast<std::size_t>(m_sheet)];
    Sheet& other = m_sheets[static_cast<std::size_t>(chess::opposite(m_sheet))];
    if (other.isTyped) {
        other.line = session::lineOf(other.score, *other.dialect);
    }
    if (own.isTyped) {
        own.line = session::lineOf(own.score, *own.dialect, other.line.moves);
    }
}

void ScoreTyping::readSheet(Color color)
{
    Sheet& sheet = m_sheets[static_cast<std::size_t>(color)];
    const chess::Position& start = m_document->inputs().circumstances.start;
    sheet.score = {start, {}};
    sheet.isTyped = true;
    const incident::ScoreSource* source = m_document->source(color);
    if (!source) {
        return;
    }
    std::string code = source->dialect;
    if (!source->file && source->medium == score::Medium::Typed) {
        sheet.score = session::typedScoreFrom(source->text, start);
    } else if (m_document->isOpen()) {
        takeAsRead(sheet, color);
    }
    // What was left out at the very end is not in the text.
    if (color == m_sheet && sheet.isTyped && m_place > sheet.score.entries.size()) {
        sheet.score.entries.resize(m_place);
    }
    if (const notation::Dialect* dialect = notation::findDialect(code)) {
        sheet.dialect = dialect;
    }
}

void ScoreTyping::takeAsRead(Sheet& sheet, Color color) const
{
    const score::Comparison& comparison = m_document->assessment().comparison;
    const auto& line = color == Color::White ? comparison.white : comparison.black;
    const auto& sheets = m_document->desk().sheets;
    if (!line || line->sheet >= sheets.size() || line->positions.empty()) {
        return;
    }
    const auto& entries = sheets[line->sheet].entries;
    sheet.isTyped = false;
    sheet.line = {};
    const std::size_t length = std::min({static_cast<std::size_t>(std::max(0, line->length)),
                                         line->plies.size(), line->positions.size() - 1});
    for (std::size_t i = 0; i < length; ++i) {
        const score::PlyRecord& record = line->plies[i];
        const bool isThere = record.entry && *record.entry < entries.size();
        sheet.score.entries.push_back(isThere ? entries[*record.entry].text : std::string());
        sheet.line.moves.push_back(record.move);
        sheet.line.positions.push_back(line->positions[i]);
    }
    sheet.line.positions.push_back(
        line->positions[std::min(sheet.line.moves.size(), line->positions.size() - 1)]);
}

void ScoreTyping::setSheet(Color sheet)
{
    m_sheet = sheet;
    m_place = 0;
    read();
    m_place = score(m_sheet).entries.size();
    Q_EMIT changed();
}

void ScoreTyping::setPlace(std::size_t place)
{
    m_place = std::min(place, score(m_sheet).entries.size());
    Q_EMIT changed();
}

void ScoreTyping::setDialect(const std::string& code)
{
    const notation::Dialect* dialect = notation::findDialect(code);
    if (!dialect || dialect == at(m_sheet).dialect) {
        return;
    }
    m_sheets[static_cast<std::size_t>(m_sheet)].dialect = dialect;
    if (!score(m_sheet).entries.empty()) {
        //: name of an edit; %1 "White’s score"
        put(score(m_sheet), tr("Notation of %1").arg(nameOf(m_sheet)));
    }
    Q_EMIT changed();
}

const chess::Position& ScoreTyping::position() const
{
    const auto& positions = line(m_sheet).positions;
    return positions[std::min(m_place, positions.size() - 1)];
}

std::optional<chess::Move> ScoreTyping::expected() const
{
    const auto& moves = line(chess::opposite(m_sheet)).moves;
    if (m_place >= moves.size() || !moves[m_place] ||
        !chess::isLegal(position(), *moves[m_place])) {
        return std::nullopt;
    }
    return moves[m_place];
}

QString ScoreTyping::expectedText() const
{
    const auto move = expected();
    return move ? toQt(notation::writeMove(position(), *move, dialect(m_sheet))) : QString();
}

QString ScoreTyping::nameOf(Color sheet)
{
    return sheet == Color::White ? tr("White’s score") : tr("Black’s score");
}

QString ScoreTyping::placeName(std::size_t place) const
{
    return toQt(m_document->book().plyNumber(static_cast<int>(place) + 1));
}

void ScoreTyping::put(session::TypedScore typed, const QString& name)
{
    incident::ScoreSource source;
    source.keeper = m_sheet == Color::White ? score::Keeper::White : score::Keeper::Black;
    source.dialect = dialect(m_sheet).code;
    source.text = session::textOf(typed);
    const QScopedValueRollback<bool> putting(m_isPutting, true);
    m_document->changeSource(std::move(source), name);
}

void ScoreTyping::say(const QString& text, std::size_t place)
{
    //: what was just typed; %1 "12…", %2 the entry, %3 what may follow
    Q_EMIT said(tr("%1 %2").arg(placeName(place), text));
}

void ScoreTyping::enter(const QString& text)
{
    session::TypedScore typed = score(m_sheet);
    const std::size_t place = m_place;
    typed.entries.resize(std::max(typed.entries.size(), place + 1));
    QString entry = text;
    typed.entries[place] = fromQt(entry.remove(QLatin1Char(' ')));
    ++m_place;
    //: name of an edit; %1 "12.", %2 a move, %3 "White’s score"
    put(std::move(typed), tr("Type %1%2 in %3").arg(placeName(place), entry, nameOf(m_sheet)));
    const auto& moves = line(m_sheet).moves;
    if (place < moves.size() && !moves[place]) {
        say(tr("%1: this cannot be read.").arg(entry), place);
    } else if (place < moves.size() &&
               !chess::isLegal(line(m_sheet).positions[place], *moves[place])) {
        say(tr("%1: not a legal move; it is kept as written.").arg(entry), place);
    } else {
        say(entry, place);
    }
}

void ScoreTyping::enterSame()
{
    if (!expected()) {
        const bool isAlone = line(chess::opposite(m_sheet)).moves.empty();
        Q_EMIT said(isAlone ? tr("Type the move that the sheet has; Enter can only say “the same” "
                                 "where the other score is there.")
                            : tr("The other score has no move here that can be played: type what "
                                 "the sheet has."));
        return;
    }
    enter(expectedText());
}

void ScoreTyping::leaveOut()
{
    session::TypedScore typed = score(m_sheet);
    const std::size_t place = m_place;
    if (place >= typed.entries.size()) {
        typed.entries.resize(place + 1);
    } else {
        typed.entries.insert(typed.entries.begin() + static_cast<long>(place), std::string());
    }
    ++m_place;
    put(std::move(typed), tr("Leave %1 out in %2").arg(placeName(place), nameOf(m_sheet)));
    // An entry left out at the very end is only known by what follows it.
    m_place = place + 1;
    Q_EMIT changed();
    say(tr("left out"), place);
}

void ScoreTyping::takeBack()
{
    session::TypedScore typed = score(m_sheet);
    if (m_place == 0) {
        Q_EMIT said(tr("There is nothing to take back."));
        return;
    }
    const std::size_t place = m_place - 1;
    m_place = place;
    if (place + 1 < typed.entries.size()) {
        // Only the place goes back; what follows stays where it is.
        Q_EMIT changed();
        return;
    }
    const QString entry = place < typed.entries.size() ? toQt(typed.entries[place]) : QString();
    typed.entries.resize(std::min(typed.entries.size(), place));
    put(std::move(typed), tr("Take %1%2 back in %3").arg(placeName(place), entry, nameOf(m_sheet)));
    say(tr("taken back"), place);
}

void ScoreTyping::reopen()
{
    const std::size_t place = m_place == 0 ? 0 : m_place - 1;
    m_document->history()->undo();
    setPlace(place);
}

void ScoreTyping::enterAll(const QString& text)
{
    const chess::Position& start = m_document->inputs().circumstances.start;
    const auto more = session::typedScoreFrom(fromQt(text), start).entries;
    session::TypedScore typed = score(m_sheet);
    typed.entries.resize(std::min(typed.entries.size(), m_place));
    typed.entries.insert(typed.entries.end(), more.begin(), more.end());
    m_place = typed.entries.size();
    put(std::move(typed), tr("Paste into %1").arg(nameOf(m_sheet)));
    Q_EMIT said(tr("%n entries pasted.", nullptr, static_cast<int>(more.size())));
}

void ScoreTyping::startFrom(const chess::Position& start)
{
    incident::Incident after = m_document->inputs();
    after.circumstances.start = start;
    for (const Color color : {Color::White, Color::Black}) {
        for (incident::ScoreSource& source : after.scores) {
            const bool isOwn = source.keeper == (color == Color::White ? score::Keeper::White
                                                                       : score::Keeper::Black);
            if (isOwn && !source.file && source.medium == score::Medium::Typed) {
                source.text = session::textOf({start, score(color).entries});
            }
        }
    }
    m_document->change(std::move(after), tr("Set the starting position"));
}

}  // namespace diptych::gui
