#include "app/gui/wrapped_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace diptych::gui {
namespace {

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextShowMnemonic;

}  // namespace

WrappedButton::WrappedButton(const QString& text, QWidget* parent)
    : QPushButton(text, parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappedButton::frame() const
{
    return QPushButton::sizeHint() - fontMetrics().size(Qt::TextShowMnemonic, text());
}

bool WrappedButton::hasHeightForWidth() const
{
    return true;
}

int WrappedButton::heightForWidth(int width) const
{
    const QRect room(0, 0, std::max(1, width - frame().width()), 10000);
    const int text = fontMetrics().boundingRect(room, wrapped, this->text()).height();
    return text + frame().height();
}

QSize WrappedButton::sizeHint() const
{
    const QSize wish = QPushButton::sizeHint();
    return {wish.width(), std::max(wish.height(), heightForWidth(wish.width()))};
}

QSize WrappedButton::minimumSizeHint() const
{
    int widest = 0;
    for (const QString& word : text().split(QLatin1Char(' '))) {
        widest = std::max(widest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
    }
    return {widest + frame().width(), QPushButton::sizeHint().height()};
}

void WrappedButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QString label = option.text;
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    const QRect room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    painter.drawItemText(room, wrapped, palette(), isEnabled(), label, QPalette::ButtonText);
}

}  // namespace diptych::gui
