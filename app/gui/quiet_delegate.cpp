#include "app/gui/quiet_delegate.h"

#include "app/gui/palette_roles.h"

#include <QWidget>

namespace diptych::gui {

bool soften(QStyleOptionViewItem& option)
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (!isSelected || !option.widget || option.widget->hasFocus()) {
        return false;
    }
    const QColor soft = rolesOf(option.palette).softSelection;
    const QColor text = readableOn(soft, option.palette.color(QPalette::Text));
    option.palette.setColor(QPalette::All, QPalette::Highlight, soft);
    option.palette.setColor(QPalette::All, QPalette::HighlightedText, text);
    return true;
}

void QuietDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    soften(*option);
}

}  // namespace diptych::gui
