#include "app/gui/sentence_view.h"

#include "app/gui/sentence_delegate.h"

#include <QResizeEvent>

#include <algorithm>

namespace diptych::gui {

SentenceView::SentenceView(const QString& name, const QString& emptyText, Height height,
                           QWidget* parent)
    : QListView(parent)
    , m_model(new SentenceModel(emptyText, this))
    , m_height(height)
{
    setModel(m_model);
    setItemDelegate(new SentenceDelegate(this));
    setAccessibleName(name);
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (height == Height::FitsContents) {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    setCurrentIndex(m_model->index(0));
}

void SentenceView::setEmptyText(const QString& text)
{
    m_model->setEmptyText(text);
}

void SentenceView::present(std::vector<Sentence> sentences)
{
    const int before = currentRow();
    m_model->setSentences(std::move(sentences));
    setCurrentRow(before);
    layOutSentences();
}

void SentenceView::setCurrentRow(int row)
{
    setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1)));
}

int SentenceView::contentsHeight() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int height = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        height += itemDelegate()->sizeHint(option, m_model->index(row)).height();
    }
    return height;
}

QSize SentenceView::sizeHint() const
{
    const int height = contentsHeight() + 2 * frameWidth();
    return {fontMetrics().averageCharWidth() * 40, height};
}

QSize SentenceView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {fontMetrics().averageCharWidth() * 16,
            m_height == Height::FitsContents ? sizeHint().height() : 3 * line};
}

void SentenceView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid()) {
        Q_EMIT currentRowChanged(current.row());
    }
}

void SentenceView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        layOutSentences();
    }
}

void SentenceView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOutSentences();
    }
}

void SentenceView::layOutSentences()
{
    scheduleDelayedItemsLayout();
    updateGeometry();
}

}  // namespace diptych::gui
