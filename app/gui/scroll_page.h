#pragma once

#include <QScrollArea>

namespace diptych::gui {

/// Contents that scroll up and down where they have not enough room, and are never narrower than
/// they need to be. The keyboard goes to the controls in it, not to the area.
class ScrollPage : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrollPage(QWidget* contents, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace diptych::gui
