#pragma once

#include <QAbstractTableModel>

namespace diptych::gui {

class ScoreTyping;

/// What was typed so far, one ply a row, with the place where typing goes on.
class TypingTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, White, Black, State, ColumnCount };

    explicit TypingTableModel(ScoreTyping* typing, QObject* parent = nullptr);

    void refresh();
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString entry(int row, int column) const;
    QString state(int row) const;

    ScoreTyping* m_typing;
    int m_rows = 1;
};

}  // namespace diptych::gui
