#pragma once

#include "app/gui/incident_document.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace diptych::gui {

class ClockLine;

/// The clocks as they were stopped: both displays, whose ran, the time control, and what is known
/// of the times before.
class ClockDialog : public QDialog {
    Q_OBJECT

public:
    explicit ClockDialog(IncidentDocument* document, QWidget* parent = nullptr);

    ClockLine* white() const { return m_white; }
    ClockLine* black() const { return m_black; }

private:
    QWidget* buildDisplays();
    void fill();
    void keep();
    void addReading();
    void complain(const QString& words, QWidget* where);

    IncidentDocument* m_document;
    ClockLine* m_white;
    ClockLine* m_black;
    QComboBox* m_running;
    QLineEdit* m_control;
    ClockLine* m_elapsed;
    QComboBox* m_side;
    QSpinBox* m_move;
    ClockLine* m_time;
    QComboBox* m_source;
    QPlainTextEdit* m_readings;
    QLabel* m_hint;
};

}  // namespace diptych::gui
