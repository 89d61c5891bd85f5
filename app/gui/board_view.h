#pragma once

#include "app/gui/board_model.h"

#include <QTableView>

#include <optional>

namespace diptych::gui {

/// A board as an accessible table: arrows go from square to square, a typed name ("e4") goes to
/// that square. Has a current square at all times.
class BoardView : public QTableView {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    BoardModel* board() const { return m_model; }
    /// Names the board to a screen reader and shows a position.
    void present(const QString& name, const BoardContent& content, const reports::PhraseBook& book);
    void setSquareSize(int pixels);
    void turn();

    /// Whether moves can be made on the board: by dragging, by clicking on two squares, or with
    /// Enter on two squares.
    enum class Moving { Off, On };
    void setMoving(Moving moving) { m_moving = moving; }
    /// Whether letters answer what stands where: K Q R B N P go to the next such piece of the
    /// player to move (with Shift, of the other), O says what is around, X what is in line, L with
    /// Shift the last move, W all of White's pieces and with Shift all of Black's.
    enum class Asking { Off, On };
    void setAsking(Asking asking) { m_asking = asking; }

    void keyboardSearch(const QString& search) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turned();
    void moved(chess::Square from, chess::Square to);
    /// A piece was picked up from a square.
    void picked(chess::Square from);
    /// The answer to a letter, to be announced.
    void said(const QString& words);
    /// A piece was dragged off the board.
    void draggedOff(chess::Square from);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void pickUpOrPutDown(chess::Square square);
    bool answer(const QKeyEvent& key);
    bool goToPiece(QChar letter, Qt::KeyboardModifiers modifiers);

    BoardModel* m_model;
    QString m_typed{};
    Moving m_moving = Moving::Off;
    Asking m_asking = Asking::Off;
    std::optional<chess::Square> m_pickedUp{};
    std::optional<chess::Square> m_pressed{};
};

}  // namespace diptych::gui
