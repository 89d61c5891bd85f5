#include "app/gui/pane.h"

#include "app/gui/flow_layout.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace diptych::gui {

Pane::Pane(const QString& title, QWidget* contents, QWidget* home, QWidget* parent)
    : QFrame(parent)
    , m_bar(new QWidget(this))
    , m_title(new QLabel(title, m_bar))
    , m_titleRow(new FlowLayout(FlowLayout::Fill::Spread, m_bar))
    , m_home(home)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(title);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_bar->setAutoFillBackground(true);
    m_titleRow->setContentsMargins(8, 3, 4, 3);
    m_titleRow->setSpacing(4);
    m_titleRow->addWidget(m_title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(contents, 1);
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
    m_home->setFocus(Qt::ShortcutFocusReason);
}

bool Pane::holdsFocus() const
{
    const QWidget* focus = QApplication::focusWidget();
    return focus && (focus == this || isAncestorOf(focus));
}

void Pane::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
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
