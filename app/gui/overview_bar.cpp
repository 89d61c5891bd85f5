#include "app/gui/overview_bar.h"

#include "app/gui/palette_roles.h"
#include "app/gui/score_table_view.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace diptych::gui {

OverviewBar::OverviewBar(ScoreTableView* table, QWidget* parent)
    : QWidget(parent)
    , m_table(table)
{
    setAccessibleName(tr("Overview of the differences"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(table->model(), &QAbstractItemModel::dataChanged, this, qOverload<>(&QWidget::update));
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            qOverload<>(&QWidget::update));
}

QSize OverviewBar::sizeHint() const
{
    return {14, 60};
}

int OverviewBar::rowAt(double y) const
{
    const auto rows = static_cast<double>(m_table->rows().rows.size());
    return std::clamp(static_cast<int>(y / std::max(1, height()) * rows), 0,
                      static_cast<int>(rows) - 1);
}

void OverviewBar::paintEvent(QPaintEvent*)
{
    const PaletteRoles roles = rolesOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const auto& rows = m_table->rows().rows;
    const double step = height() / std::max(1.0, static_cast<double>(rows.size()));
    for (const ScoreRow& row : rows) {
        if (row.kind != RowKind::Differs && row.kind != RowKind::Doubtful) {
            continue;
        }
        // A contradiction is a full mark, a doubt one half as wide: not by colour alone.
        const bool isFull = row.kind == RowKind::Differs;
        const QRectF mark(isFull ? 1 : width() / 2.0, row.ply * step,
                          isFull ? width() - 2 : width() / 2.0 - 1, std::max(3.0, step));
        painter.fillRect(mark, isFull ? roles.differs : roles.doubtful);
    }
    const int first = std::max(0, m_table->rowAt(0));
    const int below = m_table->rowAt(m_table->viewport()->height() - 1);
    const int last = below < 0 ? static_cast<int>(rows.size()) - 1 : below;
    painter.setPen(palette().color(QPalette::Text));
    painter.drawRect(QRectF(0.5, first * step + 0.5, width() - 1.0,
                            std::max(4.0, (last - first + 1) * step - 1)));
}

void OverviewBar::mousePressEvent(QMouseEvent* event)
{
    m_table->goToPly(rowAt(event->position().y()));
}

bool OverviewBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto& row = m_table->rows().rows[static_cast<std::size_t>(rowAt(help->pos().y()))];
        QToolTip::showText(help->globalPos(), row.summary, this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace diptych::gui
