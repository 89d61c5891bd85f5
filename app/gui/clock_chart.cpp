#include "app/gui/clock_chart.h"

#include "app/gui/palette_roles.h"
#include "app/gui/text.h"
#include "core/incident/time_text.h"

#include <QPainter>

#include <algorithm>

namespace diptych::gui {

using chess::Color;

ClockChart::ClockChart(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Clocks over the moves"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ClockChart::present(const clock::ClockRecord& clocks,
                         const std::optional<clock::TimeControl>& control,
                         const std::optional<law::ClockProposal>& proposal, int whiteMoves,
                         int blackMoves)
{
    m_mostMoves = 1;
    m_mostSeconds = 60;
    for (const Color side : {Color::White, Color::Black}) {
        const bool isWhite = side == Color::White;
        auto& points = m_points[static_cast<std::size_t>(side)];
        points.clear();
        if (control && !control->periods.empty()) {
            points.push_back({0, control->periods.front().seconds, false});
        }
        for (const clock::ClockReading& reading : clocks.readings) {
            if (reading.side == side) {
                points.push_back({reading.move, reading.seconds, false});
            }
        }
        if (const auto display = isWhite ? clocks.white : clocks.black) {
            const int moves = (isWhite ? clocks.whiteCompleted : clocks.blackCompleted)
                                  .value_or(isWhite ? whiteMoves : blackMoves);
            points.push_back({moves, *display, false});
        }
        std::stable_sort(points.begin(), points.end(),
                         [](const Point& a, const Point& b) { return a.move < b.move; });
        if (proposal) {
            if (const auto& setting = isWhite ? proposal->white : proposal->black) {
                const int moves = isWhite ? proposal->counterWhite : proposal->counterBlack;
                points.push_back({moves, setting->seconds, true});
            }
        }
        for (const Point& point : points) {
            m_mostMoves = std::max(m_mostMoves, point.move);
            m_mostSeconds = std::max(m_mostSeconds, point.seconds);
        }
    }
    setAccessibleDescription(words());
    setToolTip(words());
    setVisible(m_points[0].size() + m_points[1].size() > 1);
    update();
}

QString ClockChart::words() const
{
    QStringList lines;
    for (const Color side : {Color::White, Color::Black}) {
        for (const Point& point : points(side)) {
            const QString time = toQt(incident::clockTimeText(point.seconds));
            const QString player = side == Color::White ? tr("White") : tr("Black");
            const QString move = QString::number(point.move);
            //: %1 a player, %2 number of a move, %3 a clock time
            lines << (point.isProposed ? tr("%1 after move %2: %3, to be set")
                                       : tr("%1 after move %2: %3"))
                         .arg(player, move, time);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QSize ClockChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 8};
}

QSize ClockChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 6};
}

QRectF ClockChart::plot() const
{
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("0:00:00")) + 8;
    return {left, 6, std::max(20.0, width() - left - 12),
            std::max(20.0, height() - fontMetrics().height() - 12.0)};
}

QPointF ClockChart::at(const Point& point) const
{
    const QRectF area = plot();
    return {area.left() + area.width() * point.move / m_mostMoves,
            area.bottom() - area.height() * point.seconds / m_mostSeconds};
}

void ClockChart::drawAxes(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setPen(rolesOf(palette()).quiet);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.bottomLeft(), area.topLeft());
    const double line = fontMetrics().height();
    const auto label = [&](double y, int seconds) {
        painter.drawText(QRectF(0, y - line / 2, area.left() - 5, line),
                         Qt::AlignRight | Qt::AlignVCenter, toQt(incident::clockTimeText(seconds)));
    };
    label(area.top() + line / 2 - 2, m_mostSeconds);
    label(area.bottom() - line / 2, 0);
    painter.drawText(QRectF(area.left(), area.bottom() + 3, area.width(), line), Qt::AlignRight,
                     //: %1 number of a move
                     tr("move %1").arg(QString::number(m_mostMoves)));
    painter.drawText(QRectF(area.left(), area.bottom() + 3, area.width(), line), Qt::AlignLeft,
                     tr("White ——  Black – –"));
}

void ClockChart::drawSide(QPainter& painter, Color side) const
{
    const QColor ink = palette().color(QPalette::Text);
    QPen pen(ink, 1.6, side == Color::White ? Qt::SolidLine : Qt::DashLine);
    const auto& all = points(side);
    painter.setPen(pen);
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (!all[i].isProposed) {
            painter.drawLine(at(all[i - 1]), at(all[i]));
        }
    }
    painter.setPen(QPen(ink, 1.6));
    for (const Point& point : all) {
        // What is to be set is an open diamond, larger than the full points that are known.
        if (point.isProposed) {
            const QPointF centre = at(point);
            const QPointF corners[] = {centre + QPointF(0, -6), centre + QPointF(6, 0),
                                       centre + QPointF(0, 6), centre + QPointF(-6, 0)};
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawPolygon(corners, 4);
        } else {
            painter.setBrush(ink);
            painter.drawEllipse(at(point), 3, 3);
        }
    }
}

void ClockChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter);
    drawSide(painter, Color::White);
    drawSide(painter, Color::Black);
}

}  // namespace diptych::gui
