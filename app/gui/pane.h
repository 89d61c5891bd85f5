#pragma once

#include <QFrame>

class QLabel;

namespace diptych::gui {

class FlowLayout;

/// A part of the desk: a title that shows whether the keyboard is in it, controls beside the title,
/// and one widget below.
class Pane : public QFrame {
    Q_OBJECT

public:
    /// The home is the widget inside contents that gets the keyboard when the pane is called.
    Pane(const QString& title, QWidget* contents, QWidget* home, QWidget* parent = nullptr);
    ~Pane() override;

    void addToTitle(QWidget* control);
    QString title() const;
    void enter();
    bool holdsFocus() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFocus();

    QWidget* m_bar;
    QLabel* m_title;
    FlowLayout* m_titleRow;
    QWidget* m_home;
};

}  // namespace diptych::gui
