#include "app/gui/board_view.h"

#include "app/gui/board_delegate.h"
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

void BoardView::keyPressEvent(QKeyEvent* event)
{
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
