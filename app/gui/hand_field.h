#pragma once

#include "reports/signing/handwriting.h"

#include <QWidget>

namespace diptych::gui {

/// A field to sign in with pen, finger or mouse. What is drawn goes into the visible stamp of a
/// signature; it may stay empty. Delete or Backspace empties it.
class HandField : public QWidget {
    Q_OBJECT

public:
    explicit HandField(QWidget* parent = nullptr);

    const reports::Handwriting& hand() const { return m_hand; }
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void tabletEvent(QTabletEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void begin(QPointF at);
    void goOn(QPointF at);
    void tell();

    reports::Handwriting m_hand{};
    bool m_isDrawing = false;
};

}  // namespace diptych::gui
