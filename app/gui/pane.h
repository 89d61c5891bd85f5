#pragma once

#include <QDockWidget>

class QFrame;
class QLabel;

namespace diptych::gui {

class FlowLayout;
class PaneBar;

/// A part of the desk that can be moved: a title that shows whether the keyboard is in it, controls
/// beside the title, and one widget below.
class Pane : public QDockWidget {
    Q_OBJECT

public:
    /// The home is the widget inside contents that gets the keyboard when the pane is called. The
    /// name is that under which its place is remembered.
    Pane(const QString& title, const QString& name, QWidget* contents, QWidget* home,
         QWidget* parent = nullptr);
    ~Pane() override;

    void addToTitle(QWidget* control);
    QString title() const;
    /// Gives it the keyboard, and shows it where it lies behind another.
    void enter();
    bool holdsFocus() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFocus();

    PaneBar* m_bar;
    QLabel* m_title;
    FlowLayout* m_titleRow;
    QWidget* m_home;
};

}  // namespace diptych::gui
