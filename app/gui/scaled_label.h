#pragma once

#include <QLabel>

namespace diptych::gui {

/// A label whose text is larger or smaller than the window's by a factor, also after the size of
/// all text was changed.
class ScaledLabel : public QLabel {
    Q_OBJECT

public:
    ScaledLabel(const QString& text, double factor, QFont::Weight weight,
                QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;

private:
    void takeFont();

    double m_factor;
    QFont::Weight m_weight;
};

}  // namespace diptych::gui
