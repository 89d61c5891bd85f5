#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace diptych::gui {

/// Says what went wrong, above everything else, until it is dismissed. Never blocks the window.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void say(const QString& text);
    void dismiss();
    QString text() const;

private:
    QLabel* m_text;
    QPushButton* m_dismiss;
};

}  // namespace diptych::gui
