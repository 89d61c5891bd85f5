#include "app/gui/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace diptych::gui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_dismiss(new QPushButton(tr("Dismiss"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setAccessibleName(tr("Notice"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 10, 6);
    row->addWidget(m_text, 1);
    row->addWidget(m_dismiss);
    connect(m_dismiss, &QPushButton::clicked, this, [this] { dismiss(); });
    hide();
}

void NoticeBar::say(const QString& text)
{
    m_text->setText(QStringLiteral("▲ %1").arg(text));
    m_text->setAccessibleName(text);
    show();
}

void NoticeBar::dismiss()
{
    hide();
}

QString NoticeBar::text() const
{
    return m_text->accessibleName();
}

}  // namespace diptych::gui
