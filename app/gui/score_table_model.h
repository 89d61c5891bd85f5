#pragma once

#include "app/gui/palette_roles.h"
#include "app/gui/score_rows.h"
#include "core/chess/piece.h"

#include <QAbstractTableModel>
#include <QFont>

#include <optional>

namespace diptych::gui {

/// Two scores side by side, one ply a row; row n is ply n. The state is in words, and part of what
/// a screen reader is told of every cell of a row that is not agreed.
class ScoreTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, WhiteText, WhiteReading, BlackText, BlackReading, State, ColumnCount };

    explicit ScoreTableModel(QObject* parent = nullptr);

    /// Where it stands what an entry means: in a column of its own, or below the entry where the
    /// two are not the same.
    enum class Readings { Beside, Below };
    void setReadings(Readings place);

    void setRows(ScoreRows rows);
    void setLook(const PaletteRoles& roles, const QFont& font);
    const ScoreRows& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// The score that a column belongs to, as far as it belongs to one.
    static std::optional<chess::Color> keeperOf(int column);

Q_SIGNALS:
    /// The arbiter has typed another entry.
    void entryTyped(chess::Color keeper, int ply, const QString& text);

private:
    static bool isMissing(const ScoreRow& row, int column);
    QString text(const ScoreRow& row, int column) const;
    /// What stands below an entry; empty where nothing does.
    QString below(const ScoreRow& row, int column) const;
    QString shownText(const ScoreRow& row, int column) const;
    QString spokenText(const ScoreRow& row, int column) const;
    QVariant font(const ScoreRow& row, int column) const;
    QVariant color(const ScoreRow& row) const;

    ScoreRows m_rows{};
    Readings m_readings = Readings::Beside;
    PaletteRoles m_roles{};
    QFont m_font{};
};

}  // namespace diptych::gui
