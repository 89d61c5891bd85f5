#include "app/gui/scaled_label.h"

#include <QApplication>

namespace diptych::gui {

ScaledLabel::ScaledLabel(const QString& text, double factor, QFont::Weight weight, QWidget* parent)
    : QLabel(text, parent)
    , m_factor(factor)
    , m_weight(weight)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    takeFont();
}

void ScaledLabel::takeFont()
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * m_factor);
    font.setWeight(m_weight);
    setFont(font);
}

}  // namespace diptych::gui
