#include "app/gui/score_rows.h"

#include "app/gui/text.h"
#include "core/chess/legality.h"
#include "reports/words/similar_entries.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace diptych::gui {
namespace {

using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreRows)
};

const score::Sheet* sheetOf(const session::Desk& desk, score::Keeper keeper)
{
    const auto found = std::find_if(desk.sheets.begin(), desk.sheets.end(),
                                    [&](const score::Sheet& s) { return s.keeper == keeper; });
    return found == desk.sheets.end() ? nullptr : &*found;
}

/// One side of the table: the line of a score and the sheet that it was read from.
class Side {
public:
    Side(const session::Desk& desk, const std::optional<ScoreLine>& line,
         const reports::PhraseBook& book)
        : m_line(line ? &*line : nullptr)
        , m_sheet(line ? sheetOf(desk, line->keeper) : nullptr)
        , m_book(book)
    {}

    int plies() const { return m_line ? static_cast<int>(m_line->plies.size()) : 0; }

    const PlyRecord* record(int ply) const
    {
        return ply >= 1 && ply <= plies() ? &m_line->plies[static_cast<std::size_t>(ply - 1)]
                                          : nullptr;
    }

    bool reaches(int ply) const
    {
        const PlyRecord* found = record(ply);
        return found && found->state != PlyState::Beyond;
    }

    bool lacks(int ply) const
    {
        const PlyRecord* found = record(ply);
        return found && found->state == PlyState::Omitted;
    }

    /// Name of the score: the player's own, or that of whoever kept it for him.
    QString title(score::Keeper absent) const
    {
        const score::Keeper keeper = m_line ? m_line->keeper : absent;
        if (keeper == score::Keeper::White) {
            return Words::tr("White’s score");
        }
        if (keeper == score::Keeper::Black) {
            return Words::tr("Black’s score");
        }
        return capitalised(toQt(m_book.keeper(keeper)));
    }

    QString text(int ply) const
    {
        const PlyRecord* found = record(ply);
        if (!found) {
            return {};
        }
        if (found->state == PlyState::Omitted) {
            return Words::tr("missing", "an entry that the player left out");
        }
        if (!found->entry || !m_sheet || *found->entry >= m_sheet->entries.size()) {
            return {};
        }
        return toQt(m_sheet->entries[*found->entry].text);
    }

    QString reading(int ply) const
    {
        const PlyRecord* found = record(ply);
        if (!found || static_cast<std::size_t>(ply) > m_line->positions.size()) {
            return {};
        }
        const chess::Position& before = m_line->positions[static_cast<std::size_t>(ply - 1)];
        if (found->move) {
            return toQt(m_book.move(before, *found->move));
        }
        QStringList readings;
        for (const chess::Move move : found->candidates) {
            readings << toQt(m_book.move(before, move));
        }
        return readings.join(Words::tr(" or ", "between two readings of an entry"));
    }

    /// What is wrong with the entry, empty when nothing is.
    QString trouble(int ply) const
    {
        const PlyRecord* found = record(ply);
        if (!found || found->state == PlyState::Same || found->state == PlyState::Beyond) {
            return {};
        }
        const QString state = toQt(m_book.plyState(found->state));
        if (found->state != PlyState::Illegal || !found->move ||
            static_cast<std::size_t>(ply) > m_line->positions.size()) {
            return state;
        }
        const chess::Position& before = m_line->positions[static_cast<std::size_t>(ply - 1)];
        QStringList reasons;
        for (const chess::Illegality reason : chess::whyIllegal(before, *found->move)) {
            reasons << toQt(m_book.illegality(reason));
        }
        if (reasons.isEmpty()) {
            return state;
        }
        //: %1 "illegal", %2 reasons
        return Words::tr("%1, %2").arg(state, reasons.join(QStringLiteral(", ")));
    }

    bool contradicts(int ply) const
    {
        const PlyRecord* found = record(ply);
        return found && (found->state == PlyState::Different || found->state == PlyState::Illegal);
    }

private:
    const ScoreLine* m_line;
    const score::Sheet* m_sheet;
    reports::PhraseBook m_book;
};

/// Kinds of difference that the states of the plies do not show.
bool isBesideTheMoves(score::DifferenceKind kind)
{
    using Kind = score::DifferenceKind;
    return kind == Kind::Duplicate || kind == Kind::Swapped || kind == Kind::Mirrored ||
           kind == Kind::Shifted || kind == Kind::WrittenAhead || kind == Kind::Needless;
}

class RowWriter {
public:
    RowWriter(const session::Desk& desk, const reports::PhraseBook& book)
        : m_comparison(desk.assessment.comparison)
        , m_start(desk.incident.circumstances.start)
        , m_book(book)
        , m_white(desk, m_comparison.white, book)
        , m_black(desk, m_comparison.black, book)
    {}

    ScoreRows write() const
    {
        ScoreRows table;
        table.whiteTitle = whiteTitle();
        table.blackTitle = blackTitle();
        table.whiteColumn = capitalised(toQt(m_book.side(chess::Color::White)));
        table.blackColumn = capitalised(toQt(m_book.side(chess::Color::Black)));
        table.rows.push_back(start());
        for (int ply = 1; ply <= lastPly(); ++ply) {
            table.rows.push_back(row(ply));
            const RowKind kind = table.rows.back().kind;
            if (kind == RowKind::Doubtful || kind == RowKind::Differs) {
                table.differences.push_back(ply);
            }
        }
        return table;
    }

private:
    int lastPly() const
    {
        int last = std::max({m_comparison.game.plies(), m_white.plies(), m_black.plies()});
        for (const score::Difference& difference : m_comparison.differences) {
            last = std::max(last, difference.ply);
        }
        return last;
    }

    static ScoreRow start()
    {
        ScoreRow row;
        row.number = Words::tr("Start", "row of the position before the first move");
        row.header = Words::tr("Before the first move");
        row.state = Words::tr("starting position");
        row.summary = row.state;
        return row;
    }

    QString whiteTitle() const { return m_white.title(score::Keeper::White); }
    QString blackTitle() const { return m_black.title(score::Keeper::Black); }

    ScoreRow row(int ply) const
    {
        ScoreRow row;
        row.ply = ply;
        row.number = toQt(m_book.plyNumber(ply));
        row.header = header(ply);
        row.whiteText = m_white.text(ply);
        row.whiteReading = m_white.reading(ply);
        row.blackText = m_black.text(ply);
        row.blackReading = m_black.reading(ply);
        tellApart(ply, row);
        row.lacksWhite = m_white.lacks(ply);
        row.lacksBlack = m_black.lacks(ply);
        row.doubtsWhite = !m_white.trouble(ply).isEmpty();
        row.doubtsBlack = !m_black.trouble(ply).isEmpty();
        const auto& doubtful = m_comparison.game.doubtful;
        row.isUnsure = std::find(doubtful.begin(), doubtful.end(), ply) != doubtful.end();
        row.kind = kindOf(ply);
        row.state = stateOf(ply, row.kind);
        row.summary = summaryOf(row);
        return row;
    }

    /// Adds the squares where the same entry is another move in the other score.
    void tellApart(int ply, ScoreRow& row) const
    {
        const PlyRecord* white = m_white.record(ply);
        const PlyRecord* black = m_black.record(ply);
        const std::string whiteText = fromQt(row.whiteText);
        const std::string blackText = fromQt(row.blackText);
        if (white && black &&
            reports::areEasilyConfused({whiteText, white->move}, {blackText, black->move})) {
            const auto squares = [](chess::Move move) {
                return QStringLiteral(" (%1)").arg(toQt(reports::squaresOf(move)));
            };
            row.whiteReading += squares(*white->move);
            row.blackReading += squares(*black->move);
        }
    }

    QString header(int ply) const
    {
        const bool whiteBegins = m_start.sideToMove() == chess::Color::White;
        const int offset = ply - 1 + (whiteBegins ? 0 : 1);
        const QString number = QString::number(m_start.fullmoveNumber() + offset / 2);
        return offset % 2 == 0 ? Words::tr("Move %1, White").arg(number)
                               : Words::tr("Move %1, Black").arg(number);
    }

    bool isDivergence(int ply) const
    {
        return m_comparison.firstDivergence && m_comparison.firstDivergence->ply == ply;
    }

    bool hasDifferenceBeside(int ply) const
    {
        return std::any_of(m_comparison.differences.begin(), m_comparison.differences.end(),
                           [&](const auto& d) { return d.ply == ply && isBesideTheMoves(d.kind); });
    }

    RowKind kindOf(int ply) const
    {
        if (isDivergence(ply) || m_white.contradicts(ply) || m_black.contradicts(ply)) {
            return RowKind::Differs;
        }
        if (!m_white.trouble(ply).isEmpty() || !m_black.trouble(ply).isEmpty() ||
            hasDifferenceBeside(ply)) {
            return RowKind::Doubtful;
        }
        return m_white.reaches(ply) && m_black.reaches(ply) ? RowKind::Agreed : RowKind::Single;
    }

    QString stateOf(int ply, RowKind kind) const
    {
        if (kind == RowKind::Agreed) {
            return Words::tr("agreed");
        }
        if (kind == RowKind::Single) {
            return single(ply);
        }
        QStringList parts;
        if (isDivergence(ply)) {
            parts << toQt(m_book.divergenceKind(m_comparison.firstDivergence->kind));
        }
        addTroubles(ply, parts);
        for (const score::Difference& difference : m_comparison.differences) {
            if (difference.ply == ply && isBesideTheMoves(difference.kind)) {
                parts << of(titleOf(difference.keeper),
                            toQt(m_book.differenceKind(difference.kind)));
            }
        }
        return parts.join(QStringLiteral("; "));
    }

    void addTroubles(int ply, QStringList& parts) const
    {
        const auto saysNothingNew = [&](const Side& side) {
            const PlyRecord* record = side.record(ply);
            return isDivergence(ply) && record && record->state == PlyState::Different;
        };
        const QString white = saysNothingNew(m_white) ? QString() : m_white.trouble(ply);
        const QString black = saysNothingNew(m_black) ? QString() : m_black.trouble(ply);
        if (!white.isEmpty() && white == black) {
            parts << of(Words::tr("Both scores"), white);
            return;
        }
        if (!white.isEmpty()) {
            parts << of(whiteTitle(), white);
        }
        if (!black.isEmpty()) {
            parts << of(blackTitle(), black);
        }
    }

    QString titleOf(score::Keeper keeper) const
    {
        if (m_comparison.white && m_comparison.white->keeper == keeper) {
            return whiteTitle();
        }
        if (m_comparison.black && m_comparison.black->keeper == keeper) {
            return blackTitle();
        }
        return capitalised(toQt(m_book.keeper(keeper)));
    }

    static QString of(const QString& keeper, const QString& what)
    {
        //: %1 a score, such as "White’s score"; %2 what is wrong with it
        return Words::tr("%1: %2").arg(keeper, what);
    }

    QString single(int ply) const
    {
        if (m_white.reaches(ply)) {
            return Words::tr("only in %1").arg(whiteTitle());
        }
        if (m_black.reaches(ply)) {
            return Words::tr("only in %1").arg(blackTitle());
        }
        return Words::tr("in neither score");
    }

    static QString summaryOf(const ScoreRow& row)
    {
        const auto entry = [&](const QString& text) {
            return text.isEmpty() ? QStringLiteral("–") : row.number + text;
        };
        const bool sameText = row.whiteText == row.blackText;
        const bool same = sameText && row.whiteReading == row.blackReading;
        const QString both =
            same
                ? entry(row.whiteText)
                : QStringLiteral("%1 / %2").arg(entry(sameText ? row.whiteReading : row.whiteText),
                                                entry(sameText ? row.blackReading : row.blackText));
        return QStringLiteral("%1 · %2").arg(both, row.state);
    }

    const score::Comparison& m_comparison;
    const chess::Position& m_start;
    reports::PhraseBook m_book;
    Side m_white;
    Side m_black;
};

}  // namespace

ScoreRows scoreRowsOf(const session::Desk& desk, const reports::PhraseBook& book)
{
    return RowWriter(desk, book).write();
}

}  // namespace diptych::gui
