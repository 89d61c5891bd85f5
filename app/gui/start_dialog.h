#pragma once

#include "core/chess/position.h"
#include "reports/words/phrase_book.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace diptych::gui {

class BoardFrame;

/// Where the scores begin: a position, who is to move, and the number of the move.
class StartDialog : public QDialog {
    Q_OBJECT

public:
    StartDialog(const chess::Position& start, const reports::PhraseBook& book,
                QWidget* parent = nullptr);

    chess::Position position() const;

private:
    void refresh();

    reports::PhraseBook m_book;
    QLineEdit* m_fen;
    QComboBox* m_turn;
    QSpinBox* m_number;
    QLabel* m_hint;
    BoardFrame* m_board;
    QDialogButtonBox* m_buttons;
    std::optional<chess::Position> m_position{};
};

}  // namespace diptych::gui
