#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

class QLabel;

namespace diptych::gui {

/// What happened, how scores and boards stand to each other, and in which game: above the panes.
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
