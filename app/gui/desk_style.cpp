#include "app/gui/desk_style.h"

#include "app/gui/palette_roles.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace diptych::gui {
namespace {

/// Styles draw edges darker than the window, which is not seen where the window is dark.
bool hasFaintEdges(const QPalette& palette)
{
    constexpr int middle = 128;
    return palette.color(QPalette::Window).lightness() < middle;
}

/// At least 3:1 against the window (WCAG 2.2, 1.4.11).
void drawEdge(QPainter* painter, const QStyleOption* option, double radius)
{
    const QPalette& palette = option->palette;
    const bool hasFocus = option->state.testFlag(QStyle::State_HasFocus) &&
                          option->state.testFlag(QStyle::State_Enabled);
    const QColor window = palette.color(QPalette::Window);
    constexpr double contrast = 3.5;
    const QColor edge = readableOn(window, QColor(0x80, 0x80, 0x80), contrast);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(hasFocus ? palette.color(QPalette::Highlight) : edge, hasFocus ? 2 : 1));
    const double inset = hasFocus ? 1 : 0.5;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(inset, inset, -inset, -inset), radius,
                             radius);
    painter->restore();
}

}  // namespace

void DeskStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // A label is measured with the kerning that the underlined letter breaks where it is drawn.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->text().contains(u'&')) {
        QFont font = label->font();
        font.setKerning(false);
        label->setFont(font);
    }
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const
{
    if (metric == PM_DockWidgetSeparatorExtent) {
        constexpr int separator = 6;
        return separator;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (!hasFaintEdges(option->palette)) {
        return;
    }
    switch (element) {
    case PE_FrameLineEdit:
        drawEdge(painter, option, 2);
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawEdge(painter, option, 1);
        break;
    case PE_IndicatorRadioButton:
        drawEdge(painter, option, option->rect.width() / 2.0);
        break;
    case PE_Frame:
        drawEdge(painter, option, 0);
        break;
    default:
        break;
    }
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool hasEdge = control == CC_SpinBox || control == CC_ComboBox;
    if (hasEdge && hasFaintEdges(option->palette)) {
        drawEdge(painter, option, 2);
    }
}

QString baseStyle()
{
    const auto* laid = qobject_cast<DeskStyle*>(QApplication::style());
    return laid ? laid->baseStyle()->name() : QApplication::style()->name();
}

void useDeskStyle()
{
    if (qobject_cast<DeskStyle*>(QApplication::style())) {
        return;
    }
    const QPalette palette = QApplication::palette();
    QApplication::setStyle(new DeskStyle(baseStyle()));
    QApplication::setPalette(palette);
}

}  // namespace diptych::gui
