#pragma once

#include "app/gui/incident_document.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace diptych::gui {

class BoardFrame;
class BoardView;

/// The two boards as they were found, set up by dragging, by keyboard, by a FEN, or as a score has
/// it with what was different there.
class BoardSetupDialog : public QDialog {
    Q_OBJECT

public:
    explicit BoardSetupDialog(IncidentDocument* document, QWidget* parent = nullptr);

    BoardView* view() const;
    QLineEdit* fen() const { return m_fen; }
    void setBoard(chess::Color side);
    /// The square at hand gets a piece, or none.
    void put(std::optional<chess::Piece> piece);

Q_SIGNALS:
    void said(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildChoices();
    QWidget* buildPieces();
    void connectParts();
    void takeOver(int choice);
    void showPosition(const std::optional<chess::Position>& position);
    void move(chess::Square from, std::optional<chess::Square> to);
    void refresh();
    QString differenceWords() const;
    void keep();
    std::optional<chess::Position>& current();
    chess::Position shown() const;

    IncidentDocument* m_document;
    chess::Color m_side = chess::Color::White;
    std::array<std::optional<chess::Position>, 2> m_boards{};
    QPushButton* m_white;
    QPushButton* m_black;
    QComboBox* m_from;
    QPushButton* m_forget;
    BoardFrame* m_board;
    QLineEdit* m_fen;
    QLabel* m_words;
};

}  // namespace diptych::gui
