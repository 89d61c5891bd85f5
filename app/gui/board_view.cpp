#include "app/gui/board_view.h"

#include "app/gui/board_delegate.h"
#include "app/gui/text.h"

#include <QHeaderView>

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
