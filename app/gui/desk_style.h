#pragma once

#include <QProxyStyle>

namespace diptych::gui {

/// The style of the desktop with edges that are seen on dark palettes too, and labels that are
/// never cut off.
class DeskStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
};

/// Name of the style that the desktop asks for.
QString baseStyle();

/// Lays the style over that of the desktop, once.
void useDeskStyle();

}  // namespace diptych::gui
