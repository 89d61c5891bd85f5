#include "app/gui/announcer.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>

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
}

QString Announcer::newest() const
{
    return document()->lastBlock().text();
}

QSize Announcer::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, 2 * fontMetrics().lineSpacing() + 6};
}

QSize Announcer::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, 2 * fontMetrics().lineSpacing() + 6};
}

void Announcer::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

}  // namespace diptych::gui
