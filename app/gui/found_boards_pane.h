#pragma once

#include "app/gui/incident_document.h"

#include <QWidget>

class QLabel;

namespace diptych::gui {

class BoardFrame;

/// The two boards as the arbiter found them, with the squares that differ from the last position
/// of the game marked and named.
class FoundBoardsPane : public QWidget {
    Q_OBJECT

public:
    explicit FoundBoardsPane(IncidentDocument* document, QWidget* parent = nullptr);

    void turn();

private:
    struct Found {
        BoardFrame* frame = nullptr;
        QLabel* words = nullptr;
    };

    Found addBoard(const QString& name);
    void refresh();
    void show(const Found& found, const std::optional<law::BoardFound>& board, const QString& name);
    bool isDisputed() const;
    QString asWhoseScore(const chess::Position& board) const;
    QString wordsOf(const law::BoardFound& board) const;
    QString explain(const law::BoardExplanation& explanation) const;

    IncidentDocument* m_document;
    Found m_white{};
    Found m_black{};
};

}  // namespace diptych::gui
