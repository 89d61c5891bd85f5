#pragma once

#include "app/gui/incident_document.h"

#include <QDialog>

class QComboBox;
class QPlainTextEdit;

namespace diptych::gui {

class Voice;

/// The ruling as it is read aloud to the players, in large type, in their language. Nothing in it
/// tells how many moves were made (Article 12.6).
class AloudDialog : public QDialog {
    Q_OBJECT

public:
    explicit AloudDialog(IncidentDocument* document, QWidget* parent = nullptr);

    QString text() const;
    QComboBox* language() const { return m_language; }

private:
    void refresh();
    void scale(double factor);

    IncidentDocument* m_document;
    Voice* m_voice;
    QComboBox* m_language;
    QPlainTextEdit* m_text;
};

}  // namespace diptych::gui
