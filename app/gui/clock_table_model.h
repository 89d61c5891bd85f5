#pragma once

#include "core/clock/clock_record.h"
#include "core/law/assessment.h"
#include "reports/words/phrase_book.h"

#include <QAbstractTableModel>

#include <optional>

namespace diptych::gui {

/// The two displays side by side: as found and to be set. How a time was worked out is spoken with
/// it.
class ClockTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { White, Black, ColumnCount };
    enum Row { Found, ToSet, Change, RowCount };

    explicit ClockTableModel(QObject* parent = nullptr);

    void present(const clock::ClockRecord& found, const std::optional<law::ClockProposal>& proposal,
                 const reports::PhraseBook& book);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::optional<int> foundOf(int column) const;
    std::optional<law::ClockSetting> settingOf(int column) const;
    QString text(int row, int column) const;
    QString spokenText(int row, int column) const;
    QString changeOf(const std::optional<int>& before, const law::ClockSetting& after) const;

    clock::ClockRecord m_found{};
    std::optional<law::ClockProposal> m_proposal{};
    reports::PhraseBook m_book;
};

}  // namespace diptych::gui
