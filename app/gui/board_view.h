#pragma once

#include "app/gui/board_model.h"

#include <QTableView>

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

    void keyboardSearch(const QString& search) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turned();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    BoardModel* m_model;
    QString m_typed{};
};

}  // namespace diptych::gui
