#pragma once

#include "app/gui/scan_image.h"

#include <QAbstractScrollArea>

#include <optional>

namespace diptych::gui {

/// A page of a scan, as wide as the view or larger, with the cell of one entry outlined. Scrolls by
/// the arrow keys, and by itself only where the cell is out of sight; + and - make it larger and
/// smaller.
class ScanPageView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit ScanPageView(QWidget* parent = nullptr);

    void present(const ScanImage& image);
    /// Outlines a place in pixels of the file; an absent one outlines nothing.
    void outline(const std::optional<QRectF>& place);
    const std::optional<QRectF>& outlined() const { return m_place; }
    /// Size of the page, 1 being the width of the view; 1 to 8.
    void zoom(double factor);
    /// What is said in place of the page while there is none.
    void setWords(const QString& words);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// A place was clicked, in pixels of the file.
    void pointed(const QPointF& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    double pixelsPerFilePixel() const;
    void layOut();
    void showPlace();

    ScanImage m_image{};
    QString m_words{};
    std::optional<QRectF> m_place{};
    double m_zoom = 1;
};

/// The cell of one entry, enlarged.
class ScanCellView : public QWidget {
    Q_OBJECT

public:
    explicit ScanCellView(QWidget* parent = nullptr);

    void present(const ScanImage& image, const std::optional<QRectF>& place);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_cell{};
};

}  // namespace diptych::gui
