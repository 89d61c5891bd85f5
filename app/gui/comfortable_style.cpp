#include "app/gui/comfortable_style.h"

#include <QApplication>

#include <algorithm>

namespace diptych::gui {

QSize ComfortableStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& size, const QWidget* widget) const
{
    QSize wanted = DeskStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_MenuItem:
    case CT_MenuBarItem:
        wanted.setHeight(std::max(wanted.height(), target));
        break;
    default:
        break;
    }
    return wanted;
}

int ComfortableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const
{
    constexpr int separator = 12;
    return metric == PM_DockWidgetSeparatorExtent ? separator
                                                  : DeskStyle::pixelMetric(metric, option, widget);
}

void setComfortable(bool isComfortable)
{
    const bool isNow = qobject_cast<ComfortableStyle*>(QApplication::style()) != nullptr;
    if (isComfortable == isNow) {
        return;
    }
    const QPalette palette = QApplication::palette();
    QApplication::setStyle(isComfortable ? new ComfortableStyle(baseStyle())
                                         : new DeskStyle(baseStyle()));
    QApplication::setPalette(palette);
}

}  // namespace diptych::gui
