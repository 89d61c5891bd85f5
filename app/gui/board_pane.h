#pragma once

#include "app/gui/game_view.h"
#include "app/gui/incident_document.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace diptych::gui {

class BoardFrame;
class BoardView;

/// The board at the selected ply, by an account of the game that can be chosen.
class BoardPane : public QWidget {
    Q_OBJECT

public:
    explicit BoardPane(IncidentDocument* document, QWidget* parent = nullptr);

    void showPly(int ply);
    BoardView* view() const;
    /// Choice of the account, for the title of the pane.
    QComboBox* accountChoice() const { return m_account; }
    QString caption() const;
    chess::Position position() const;

private:
    void refresh();

    IncidentDocument* m_document;
    QComboBox* m_account;
    BoardFrame* m_frame;
    QLabel* m_caption;
    int m_ply = 0;
};

}  // namespace diptych::gui
