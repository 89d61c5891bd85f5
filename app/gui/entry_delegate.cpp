#include "app/gui/entry_delegate.h"

#include <QAbstractItemModel>
#include <QLineEdit>

namespace diptych::gui {

QWidget* EntryDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                     const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    const QAbstractItemModel* model = index.model();
    //: name of a field for a screen reader; %1 "White’s score", %2 "Move 9, White"
    editor->setAccessibleName(tr("%1, %2").arg(
        model->headerData(index.column(), Qt::Horizontal, Qt::AccessibleTextRole).toString(),
        model->headerData(index.row(), Qt::Vertical, Qt::AccessibleTextRole).toString()));
    editor->setFrame(true);
    return editor;
}

}  // namespace diptych::gui
