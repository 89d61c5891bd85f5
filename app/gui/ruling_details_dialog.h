#pragma once

#include "app/gui/incident_document.h"

#include <QDialog>

#include <array>

class QCheckBox;
class QPlainTextEdit;

namespace diptych::gui {

class ClockLine;

/// What belongs to a ruling besides the remedy: clock times that depart from the proposal, what the
/// players stated, who refused to sign.
class RulingDetailsDialog : public QDialog {
    Q_OBJECT

public:
    /// Only for an incident with a ruling.
    explicit RulingDetailsDialog(IncidentDocument* document, QWidget* parent = nullptr);

private:
    void fill();
    void keep();

    IncidentDocument* m_document;
    std::array<ClockLine*, 2> m_clocks{};
    std::array<QPlainTextEdit*, 2> m_statements{};
    std::array<QCheckBox*, 2> m_refused{};
};

}  // namespace diptych::gui
