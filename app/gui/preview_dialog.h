#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/report_dialog.h"

class QCheckBox;
class QComboBox;

namespace diptych::gui {

/// The report of the open incident as it will be written: in which language, on what paper, for
/// whom.
class PreviewDialog : public ReportDialog {
    Q_OBJECT

public:
    explicit PreviewDialog(const IncidentDocument* document, QWidget* parent = nullptr);

    QComboBox* language() const { return m_language; }

private:
    void refresh();

    const IncidentDocument* m_document;
    QComboBox* m_language;
    QComboBox* m_extent;
    QComboBox* m_paper;
    QCheckBox* m_largePrint;
};

}  // namespace diptych::gui
