#include "app/gui/announcer.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace diptych::gui {

Announcer::Announcer(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    setMaximumBlockCount(200);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(2);
    viewport()->setBackgroundRole(QPalette::Window);
    setAccessibleName(tr("Announcements"));
}

void Announcer::announce(const QString& text)
{
    appendPlainText(text);
    moveCursor(QTextCursor::End);
    moveCursor(QTextCursor::StartOfBlock);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    updateGeometry();
}

QString Announcer::newest() const
{
    return document()->lastBlock().text();
}

QSize Announcer::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, heightOfLines()};
}

QSize Announcer::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, heightOfLines()};
}

int Announcer::heightOfLines() const
{
    // The newest in full, as long as it is no story.
    constexpr int least = 2;
    constexpr int most = 4;
    const int lines = std::clamp(document()->lastBlock().layout()->lineCount(), least, most);
    return lines * fontMetrics().lineSpacing() + 6;
}

void Announcer::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        updateGeometry();
    }
}

void Announcer::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

}  // namespace diptych::gui
