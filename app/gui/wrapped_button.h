#pragma once

#include <QPushButton>

namespace diptych::gui {

/// A push button whose text goes on in the next line where it is too long for its width.
class WrappedButton : public QPushButton {
    Q_OBJECT

public:
    explicit WrappedButton(const QString& text, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize frame() const;
};

}  // namespace diptych::gui
