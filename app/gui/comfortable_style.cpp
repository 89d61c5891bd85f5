#include "app/gui/comfortable_style.h"

#include <QApplication>
#include <QStyleFactory>

#include <algorithm>

namespace diptych::gui {

QSize ComfortableStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& size, const QWidget* widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
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

void setComfortable(bool isComfortable)
{
    const bool isNow = qobject_cast<ComfortableStyle*>(QApplication::style()) != nullptr;
    if (isComfortable == isNow) {
        return;
    }
    const QString base = QApplication::style()->name();
    const QPalette palette = QApplication::palette();
    QApplication::setStyle(isComfortable ? new ComfortableStyle(base)
                                         : QStyleFactory::create(base));
    QApplication::setPalette(palette);
}

}  // namespace diptych::gui
