#pragma once

#include "app/gui/board_view.h"

#include <QWidget>

namespace diptych::gui {

/// Holds a board in the middle, as large as whole pixels allow, with files and ranks at its edges.
class BoardFrame : public QWidget {
    Q_OBJECT

public:
    explicit BoardFrame(QWidget* parent = nullptr);

    BoardView* view() const { return m_view; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int labelWidth() const;
    int labelHeight() const;
    void placeBoard();

    BoardView* m_view;
};

}  // namespace diptych::gui
