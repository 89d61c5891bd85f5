#pragma once

#include <QPlainTextEdit>

namespace diptych::gui {

/// What the window has to say, one line after the other: the newest is announced by screen readers
/// as inserted text, and the earlier ones can be read again.
class Announcer : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent = nullptr);

    void announce(const QString& text);
    QString newest() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightOfLines() const;
};

}  // namespace diptych::gui
