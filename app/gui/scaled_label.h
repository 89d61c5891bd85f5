#pragma once

#include <QLabel>

namespace diptych::gui {

/// A label whose text is larger or smaller than the window's by a factor, also after the size of
/// all text was changed and takeFont() called.
class ScaledLabel : public QLabel {
    Q_OBJECT

public:
    ScaledLabel(const QString& text, double factor, QFont::Weight weight,
                QWidget* parent = nullptr);

    /// Takes the window's text size anew.
    void takeFont();

private:
    double m_factor;
    QFont::Weight m_weight;
};

}  // namespace diptych::gui
