#pragma once

#include "core/incident/incident.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace diptych::gui {

class GameFields;

/// A new incident: the game, two scores, typed or from files, the Laws and who is visually
/// disabled.
class NewIncidentDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewIncidentDialog(QWidget* parent = nullptr);

    /// Fills a score in from a file; says in the dialog when it cannot be read.
    void readWhite(const QString& path);
    void readBlack(const QString& path);

    incident::Incident incident() const;
    GameFields* game() const { return m_game; }

private:
    struct Score {
        QPlainTextEdit* text = nullptr;
        QString path{};      ///< file that the text came from
        QString fileText{};  ///< what was read from it
    };

    QWidget* scoreField(Score& score, const QString& label, const QString& name);
    void choose(Score& score, const QString& title);
    void read(Score& score, const QString& path);
    void refresh();
    static incident::ScoreSource sourceOf(const Score& score, score::Keeper keeper);

    QLineEdit* m_title;
    QComboBox* m_law;
    QComboBox* m_disabled;
    GameFields* m_game;
    Score m_white{};
    Score m_black{};
    QLabel* m_hint;
    QDialogButtonBox* m_buttons;
};

}  // namespace diptych::gui
