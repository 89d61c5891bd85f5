#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

class QLabel;

namespace diptych::gui {

/// One line about the game and one about the incident, above the panes.
class IncidentHeader : public QWidget {
    Q_OBJECT

public:
    explicit IncidentHeader(IncidentDocument* document, QWidget* parent = nullptr);

private:
    void refresh();
    QString gameWords() const;
    QString stateWords() const;

    IncidentDocument* m_document;
    QLabel* m_title;
    QLabel* m_game;
    QLabel* m_state;
};

}  // namespace diptych::gui
