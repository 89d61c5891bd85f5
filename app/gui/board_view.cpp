#include "app/gui/board_view.h"

#include "app/gui/board_delegate.h"
#include "app/gui/board_speech.h"
#include "app/gui/text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

namespace diptych::gui {

BoardView::BoardView(QWidget* parent)
    : QTableView(parent)
    , m_model(new BoardModel(this))
{
    setModel(m_model);
    // Also before there is a position to name it by.
    setAccessibleName(tr("Board"));
    setItemDelegate(new BoardDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setMinimumSectionSize(8);
        header->setSectionResizeMode(QHeaderView::Fixed);
    }
    setCurrentIndex(m_model->indexOf(chess::Square::E1));
}

void BoardView::present(const QString& name, const BoardContent& content,
                        const reports::PhraseBook& book)
{
    m_model->setContent(content, book);
    setAccessibleName(name);
}

void BoardView::setSquareSize(int pixels)
{
    horizontalHeader()->setDefaultSectionSize(pixels);
    verticalHeader()->setDefaultSectionSize(pixels);
}

void BoardView::turn()
{
    const chess::Square current = m_model->squareAt(currentIndex());
    m_model->setSide(m_model->side() == BoardSide::WhiteBelow ? BoardSide::BlackBelow
                                                              : BoardSide::WhiteBelow);
    setCurrentIndex(m_model->indexOf(current));
    Q_EMIT turned();
}

void BoardView::keyboardSearch(const QString& search)
{
    m_typed = (m_typed + search.toLower()).right(2);
    if (const auto square = chess::parseSquare(fromQt(m_typed))) {
        setCurrentIndex(m_model->indexOf(*square));
        m_typed.clear();
    }
}

void BoardView::pickUpOrPutDown(chess::Square square)
{
    if (m_pickedUp && *m_pickedUp != square) {
        const chess::Square from = *m_pickedUp;
        m_pickedUp.reset();
        Q_EMIT moved(from, square);
        return;
    }
    const bool isOccupied = m_model->content().position.at(square).has_value();
    m_pickedUp = !m_pickedUp && isOccupied ? std::optional(square) : std::nullopt;
    if (m_pickedUp) {
        Q_EMIT picked(square);
    }
}

bool BoardView::goToPiece(QChar letter, Qt::KeyboardModifiers modifiers)
{
    const auto piece = chess::pieceFromFenLetter(letter.toLower().toLatin1());
    if (!piece) {
        return false;
    }
    const chess::Position& position = m_model->content().position;
    const bool isOther = modifiers.testFlag(Qt::ShiftModifier);
    const chess::Color side =
        isOther ? chess::opposite(position.sideToMove()) : position.sideToMove();
    const chess::Piece wanted{side, piece->type};
    if (const auto found = nextPiece(position, m_model->squareAt(currentIndex()), wanted)) {
        setCurrentIndex(m_model->indexOf(*found));
    } else {
        Q_EMIT said(tr("No %1 on the board.").arg(toQt(m_model->book().piece(wanted))));
    }
    return true;
}

bool BoardView::answer(const QKeyEvent& key)
{
    const bool isPlain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (m_asking == Asking::Off || !isPlain || key.text().size() != 1) {
        return false;
    }
    const chess::Position& position = m_model->content().position;
    const chess::Square square = m_model->squareAt(currentIndex());
    const bool hasShift = key.modifiers().testFlag(Qt::ShiftModifier);
    const auto& lastMove = m_model->content().lastMove;
    switch (key.key()) {
    case Qt::Key_O:
        Q_EMIT said(neighboursOf(position, square, m_model->book()));
        return true;
    case Qt::Key_X:
        Q_EMIT said(raysFrom(position, square, m_model->book()));
        return true;
    case Qt::Key_W:
        Q_EMIT said(piecesOf(position, hasShift ? chess::Color::Black : chess::Color::White,
                             m_model->book()));
        return true;
    case Qt::Key_L:
        if (hasShift && lastMove) {
            //: the last move: %1 and %2 are squares
            Q_EMIT said(tr("Last move from %1 to %2.")
                            .arg(toQt(chess::toString(lastMove->from())),
                                 toQt(chess::toString(lastMove->to()))));
        }
        return hasShift;
    default:
        break;
    }
    const bool isFound = goToPiece(key.text().front(), key.modifiers());
    // B is a file as well: "b4" goes to that square all the same.
    if (isFound && key.key() == Qt::Key_B) {
        m_typed = QStringLiteral("b");
    }
    return isFound;
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (answer(*event)) {
        return;
    }
    const int key = event->key();
    const bool isChosen = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    if (m_moving == Moving::On && isChosen && event->modifiers() == Qt::NoModifier) {
        pickUpOrPutDown(m_model->squareAt(currentIndex()));
        return;
    }
    if (key == Qt::Key_Escape && m_pickedUp) {
        m_pickedUp.reset();
        return;
    }
    QTableView::keyPressEvent(event);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    QTableView::mousePressEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_moving == Moving::On && index.isValid() && event->button() == Qt::LeftButton) {
        m_pressed = m_model->squareAt(index);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    if (!m_pressed) {
        return;
    }
    const chess::Square from = *m_pressed;
    m_pressed.reset();
    const QModelIndex index = indexAt(event->position().toPoint());
    if (!index.isValid()) {
        m_pickedUp.reset();
        Q_EMIT draggedOff(from);
        return;
    }
    const chess::Square to = m_model->squareAt(index);
    if (to == from) {
        pickUpOrPutDown(to);
        return;
    }
    m_pickedUp.reset();
    if (m_model->content().position.at(from)) {
        Q_EMIT moved(from, to);
    }
}

QSize BoardView::sizeHint() const
{
    const int side = 8 * horizontalHeader()->defaultSectionSize();
    return {side, side};
}

QSize BoardView::minimumSizeHint() const
{
    return {8 * 12, 8 * 12};
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    m_typed.clear();
    QTableView::focusInEvent(event);
}

}  // namespace diptych::gui
