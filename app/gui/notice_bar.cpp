#include "app/gui/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace diptych::gui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_row(new QHBoxLayout(this))
    , m_dismiss(new QPushButton(tr("Dis&miss"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setAccessibleName(tr("Notice"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_row->setContentsMargins(10, 6, 10, 6);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_dismiss);
    connect(m_dismiss, &QPushButton::clicked, this, [this] { dismiss(); });
    hide();
}

void NoticeBar::say(const QString& text)
{
    ask(text, {});
}

void NoticeBar::ask(const QString& text, const QList<Choice>& choices)
{
    for (QPushButton* button : m_choices) {
        // The button that was pressed may be what called this.
        button->hide();
        button->deleteLater();
    }
    m_choices.clear();
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setAutoDefault(true);
        button->setAccessibleDescription(text);
        m_row->insertWidget(m_row->count() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            dismiss();
            act();
        });
        m_choices << button;
    }
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
