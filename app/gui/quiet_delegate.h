#pragma once

#include <QStyledItemDelegate>

namespace diptych::gui {

/// Draws the selected item softly while the keyboard is elsewhere, so that one thing at a time
/// stands out; its text keeps its colour and stays readable.
class QuietDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Makes the selection of an item soft where its view does not have the keyboard. Returns whether
/// it did.
bool soften(QStyleOptionViewItem& option);

}  // namespace diptych::gui
