#pragma once

#include "core/incident/incident.h"
#include "importers/trf/tournament.h"

#include <QGroupBox>

class QComboBox;
class QLabel;
class QLineEdit;

namespace diptych::gui {

/// The game of a new incident: event, round, players and time control, typed or taken from a
/// tournament file (TRF), where a player and the round are enough.
class GameFields : public QGroupBox {
    Q_OBJECT

public:
    explicit GameFields(QWidget* parent = nullptr);

    /// Takes event, time control and players out of a tournament file.
    void readTournamentFile(const QString& path);
    /// What is wrong with the time control; empty when nothing is.
    QString whyNot() const;
    void writeTo(incident::Incident& incident) const;
    QComboBox* player() const { return m_player; }
    QLineEdit* round() const { return m_round; }
    QLineEdit* white() const { return m_white; }
    QLineEdit* black() const { return m_black; }
    QLineEdit* time() const { return m_time; }

private:
    void choose();
    void takeGame();

    importers::Tournament m_tournament{};
    std::optional<incident::Player> m_whiteKnown{}, m_blackKnown{};
    QComboBox* m_player;
    QLineEdit* m_event;
    QLineEdit* m_round;
    QLineEdit* m_board;
    QLineEdit* m_white;
    QLineEdit* m_black;
    QLineEdit* m_time;
    QLabel* m_hint;
};

}  // namespace diptych::gui
