#include "app/gui/pane.h"

#include "app/gui/flow_layout.h"
#include "app/gui/pane_bar.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace diptych::gui {

Pane::Pane(const QString& title, const QString& name, QWidget* contents, QWidget* home,
           QWidget* parent)
    : QDockWidget(title, parent)
    , m_bar(new PaneBar(this))
    , m_title(new QLabel(title, m_bar))
    , m_titleRow(new FlowLayout(FlowLayout::Fill::Spread, m_bar))
    , m_home(home)
{
    setObjectName(name);
    setAccessibleName(title);
    setFeatures(DockWidgetMovable | DockWidgetFloatable | DockWidgetClosable);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_bar->setAutoFillBackground(true);
    m_titleRow->setContentsMargins(8, 3, 4, 3);
    m_titleRow->setSpacing(4);
    m_titleRow->addWidget(m_title);
    setTitleBarWidget(m_bar);
    auto* frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(contents);
    setWidget(frame);
    connect(qApp, &QApplication::focusChanged, this, [this] { showFocus(); });
    showFocus();
}

Pane::~Pane()
{
    // The keyboard leaves the contents while they are taken down, when there is no title any more.
    qApp->disconnect(this);
}

void Pane::addToTitle(QWidget* control)
{
    m_titleRow->addWidget(control);
}

QString Pane::title() const
{
    return m_title->text();
}

void Pane::enter()
{
    if (isHidden()) {
        show();
    }
    raise();
    if (isFloating()) {
        activateWindow();
    }
    m_home->setFocus(Qt::ShortcutFocusReason);
}

bool Pane::holdsFocus() const
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == this || isAncestorOf(focus));
}

void Pane::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showFocus();
    }
}

void Pane::showFocus()
{
    const bool isActive = holdsFocus();
    m_bar->setBackgroundRole(isActive ? QPalette::Highlight : QPalette::Button);
    m_title->setForegroundRole(isActive ? QPalette::HighlightedText : QPalette::ButtonText);
}

}  // namespace diptych::gui
