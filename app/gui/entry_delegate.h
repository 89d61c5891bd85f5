#pragma once

#include "app/gui/quiet_delegate.h"

namespace diptych::gui {

/// Lets an entry of a score be typed anew in its cell.
class EntryDelegate : public QuietDelegate {
    Q_OBJECT

public:
    using QuietDelegate::QuietDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
};

}  // namespace diptych::gui
