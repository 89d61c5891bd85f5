#pragma once

#include "core/clock/clock_record.h"
#include "core/clock/time_control.h"
#include "core/law/assessment.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace diptych::gui {

/// Both displays over the moves: what was known, what the clocks showed when they were stopped, and
/// what is to be set. White's line is drawn through, Black's is dashed; known times are full, times
/// to be set are open.
class ClockChart : public QWidget {
    Q_OBJECT

public:
    explicit ClockChart(QWidget* parent = nullptr);

    void present(const clock::ClockRecord& clocks, const std::optional<clock::TimeControl>& control,
                 const std::optional<law::ClockProposal>& proposal, int whiteMoves, int blackMoves);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    struct Point {
        int move = 0;
        int seconds = 0;
        bool isProposed = false;
    };
    /// Points of a side by move, the proposed one last.
    const std::vector<Point>& points(chess::Color side) const
    {
        return m_points[static_cast<std::size_t>(side)];
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF plot() const;
    QPointF at(const Point& point) const;
    void drawAxes(QPainter& painter) const;
    void drawSide(QPainter& painter, chess::Color side) const;
    QString words() const;

    std::vector<Point> m_points[2]{};
    int m_mostMoves = 1;
    int m_mostSeconds = 1;
};

}  // namespace diptych::gui
