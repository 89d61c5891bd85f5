#pragma once

#include <QStyledItemDelegate>

namespace diptych::gui {

/// Draws a sentence of a SentenceModel: mark and badge, the sentence, its steps, its source;
/// every line wraps.
class SentenceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace diptych::gui
