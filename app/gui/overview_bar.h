#pragma once

#include <QWidget>

namespace diptych::gui {

class ScoreTableView;

/// The whole of the two scores as a narrow column: every difference is a mark at its height, and
/// the part that the table shows is framed. A click goes there.
class OverviewBar : public QWidget {
    Q_OBJECT

public:
    explicit OverviewBar(ScoreTableView* table, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    int rowAt(double y) const;

    ScoreTableView* m_table;
};

}  // namespace diptych::gui
