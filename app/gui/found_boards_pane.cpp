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
    Found found{new QLabel(name, this), new BoardFrame(this), new QLabel(this)};
    QFont bold = found.name->font();
    bold.setWeight(QFont::DemiBold);
    found.name->setFont(bold);
    found.words->setWordWrap(true);
    found.frame->view()->setAccessibleName(name);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(found.name);
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
    QString words = tr("What stood on it is not recorded.");
    if (board) {
        content.reference = lastOfGame(m_document->desk());
        content.position = board->position;
        words = wordsOf(*board);
    }
    found.words->setText(words);
    found.words->setAccessibleName(QStringLiteral("%1. %2").arg(name, words));
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
        return tr("As the game.");
    }
    return tr("Differs from the game on %n square(s): %1.", nullptr,
              static_cast<int>(squares.size()))
        .arg(squares.join(QStringLiteral(", ")));
}

}  // namespace diptych::gui
