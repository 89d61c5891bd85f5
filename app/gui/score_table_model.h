#pragma once

#include "app/gui/palette_roles.h"
#include "app/gui/score_rows.h"

#include <QAbstractTableModel>
#include <QFont>

namespace diptych::gui {

/// Two scores side by side, one ply a row; row n is ply n. The state is in words, and part of what
/// a screen reader is told of every cell of a row that is not agreed.
class ScoreTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, WhiteText, WhiteReading, BlackText, BlackReading, State, ColumnCount };

    explicit ScoreTableModel(QObject* parent = nullptr);

    void setRows(ScoreRows rows);
    void setLook(const PaletteRoles& roles, const QFont& font);
    const ScoreRows& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ScoreRow& row, int column) const;
    QString shownText(const ScoreRow& row, int column) const;
    QString spokenText(const ScoreRow& row, int column) const;
    QVariant font(const ScoreRow& row, int column) const;
    QVariant color(const ScoreRow& row) const;

    ScoreRows m_rows{};
    PaletteRoles m_roles{};
    QFont m_font{};
};

}  // namespace diptych::gui
