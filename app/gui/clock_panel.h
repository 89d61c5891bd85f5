#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace diptych::gui {

class ClockChart;
class ClockTableModel;

/// The clocks before and after a remedy, with move counter and period.
class ClockPanel : public QWidget {
    Q_OBJECT

public:
    explicit ClockPanel(IncidentDocument* document, QWidget* parent = nullptr);

    /// Shows the clocks as a remedy leaves them.
    void present(const std::optional<law::ClockProposal>& proposal);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSteps();
    QString counterWords(const law::ClockProposal& proposal) const;
    QString boundsWords(const law::ClockProposal& proposal) const;
    void layOutTable();

    IncidentDocument* m_document;
    ClockTableModel* m_model;
    QTableView* m_table;
    QLabel* m_counter;
    QLabel* m_notes;
    ClockChart* m_chart;
    QComboBox* m_clockModel;
    QLabel* m_steps;
    std::optional<law::ClockProposal> m_proposal{};
};

}  // namespace diptych::gui
