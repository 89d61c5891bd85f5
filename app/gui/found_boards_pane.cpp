#include "app/gui/found_boards_pane.h"

#include "app/gui/board_frame.h"
#include "app/gui/game_view.h"
#include "app/gui/text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

FoundBoardsPane::FoundBoardsPane(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(3);
    m_white = addBoard(tr("White’s board"));
    m_black = addBoard(tr("Black’s board"));
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
}

void FoundBoardsPane::turn()
{
    m_white.frame->view()->turn();
    m_black.frame->view()->turn();
}

FoundBoardsPane::Found FoundBoardsPane::addBoard(const QString& name)
{
    Found found{new BoardFrame(this), new QLabel(this)};
    found.words->setWordWrap(true);
    found.words->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    found.frame->view()->setAccessibleName(name);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(found.frame, 1);
    column->addWidget(found.words);
    return found;
}

void FoundBoardsPane::refresh()
{
    if (!m_document->isOpen()) {
        return;
    }
    const law::Boards& boards = m_document->assessment().boards;
    show(m_white, boards.white, tr("White’s board"));
    show(m_black, boards.black, tr("Black’s board"));
    // The keyboard goes to the first board that there is, else to the words that there is none.
    const bool hasNone = !boards.white && !boards.black;
    m_white.words->setFocusPolicy(hasNone ? Qt::StrongFocus : Qt::NoFocus);
    setFocusProxy(hasNone        ? static_cast<QWidget*>(m_white.words)
                  : boards.white ? m_white.frame->view()
                                 : m_black.frame->view());
}

void FoundBoardsPane::show(const Found& found, const std::optional<law::BoardFound>& board,
                           const QString& name)
{
    BoardContent content;
    QString words = tr("not recorded.");
    if (board) {
        content.reference = lastOfGame(m_document->desk());
        content.position = board->position;
        words = wordsOf(*board);
    }
    //: %1 "White’s board", %2 a sentence about it
    found.words->setText(tr("%1: %2").arg(name, words));
    found.frame->setVisible(board.has_value());
    //: name of a board for a screen reader; %1 "White’s board", %2 what is known about it
    found.frame->view()->present(tr("%1 as found. %2").arg(name, words), content,
                                 m_document->book());
}

QString FoundBoardsPane::wordsOf(const law::BoardFound& board) const
{
    const chess::Position& game = lastOfGame(m_document->desk());
    QStringList squares;
    for (const chess::Square square : board.differsOn) {
        squares << toQt(chess::toString(square));
    }
    if (squares.isEmpty() && chess::samePlacement(board.position, game)) {
        return isDisputed() ? asWhoseScore(board.position) : tr("as the game.");
    }
    const QString differs =
        tr("differs from the game on %n square(s): %1.", nullptr, static_cast<int>(squares.size()))
            .arg(squares.join(QStringLiteral(", ")));
    return board.explanation ? differs + QLatin1Char(' ') + explain(*board.explanation) : differs;
}

/// While the scores differ, the likeliest game is no more than one of them.
bool FoundBoardsPane::isDisputed() const
{
    return m_document->assessment().comparison.state == score::ScoresState::Differ;
}

QString FoundBoardsPane::asWhoseScore(const chess::Position& board) const
{
    const auto& white = m_document->assessment().comparison.white;
    const bool asWhite = white && chess::samePlacement(white->positions.back(), board);
    return asWhite ? tr("as White’s score.") : tr("as Black’s score.");
}

QString FoundBoardsPane::explain(const law::BoardExplanation& explanation) const
{
    const auto& book = m_document->book();
    const auto& positions = m_document->assessment().comparison.game.positions;
    const auto before = static_cast<std::size_t>(explanation.ply - 1);
    if (explanation.ply < 1 || before >= positions.size()) {
        return {};
    }
    const QString written =
        toQt(book.numberedMove(explanation.ply, positions[before], explanation.written));
    if (!explanation.made) {
        //: %1 a move with its number
        return tr("%1 was not made here.").arg(written);
    }
    //: %1 the move written, with its number; %2 the move that was made instead
    return tr("%1 was made here as %2.")
        .arg(written, toQt(book.move(positions[before], *explanation.made)));
}

}  // namespace diptych::gui
