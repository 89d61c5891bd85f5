#pragma once

#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace diptych::gui {

/// Says what went wrong, above everything else, until it is dismissed. Never blocks the window.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void say(const QString& text);
    /// Says something with what can be done about it; each choice dismisses the notice.
    struct Choice {
        QString text{};
        std::function<void()> act{};
    };
    void ask(const QString& text, const QList<Choice>& choices);
    void dismiss();
    QString text() const;

private:
    QLabel* m_text;
    QHBoxLayout* m_row;
    QPushButton* m_dismiss;
    QList<QPushButton*> m_choices{};
};

}  // namespace diptych::gui
