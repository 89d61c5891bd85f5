#include "app/gui/page_view.h"

#include "app/gui/beside.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPrinter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

constexpr double screenDots = 96;  // an inch
constexpr double smallest = 0.5;
constexpr double largest = 4.0;

QImage imageOf(const session::PagePicture& picture)
{
    if (picture.pixels.empty()) {
        return {};
    }
    return QImage(picture.pixels.data(), picture.width, picture.height, 4 * picture.width,
                  QImage::Format_ARGB32)
        .copy();
}

}  // namespace

PageView::PageView(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages"));
}

void PageView::present(const std::string& pdf)
{
    m_document = session::PdfPages::of(pdf);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    m_pages.clear();
    const int count = m_document ? m_document->count() : 0;
    for (int page = 0; page < count; ++page) {
        auto* picture = new QLabel;
        picture->setFrameShape(QFrame::Box);
        // As large as a page, until it is drawn.
        picture->setMinimumSize(QSize(210, 297) * 2);
        picture->setAccessibleName(
            tr("Page %1 of %2").arg(QString::number(page + 1), QString::number(count)));
        layout->addWidget(picture, 0, Qt::AlignHCenter);
        m_pages.push_back(picture);
    }
    layout->addStretch(1);
    setWidget(column);
    setAccessibleDescription(tr("%n page(s)", nullptr, count));
    m_drawn = 0;
    if (!m_isZoomed) {
        m_zoom = zoomToFit();
    }
    draw();
}

/// The whole width of a page in sight, no larger than on paper.
double PageView::zoomToFit() const
{
    constexpr double pageWidth = 8.5 * screenDots;  // Letter is a little wider than A4
    const QMargins margins = widget()->layout()->contentsMargins();
    const int beside = margins.left() + margins.right() + verticalScrollBar()->sizeHint().width();
    return std::clamp((width() - beside - 2 * frameWidth() - 2) / pageWidth, smallest, 1.0);
}

void PageView::zoom(double factor)
{
    m_isZoomed = true;
    m_zoom = std::clamp(m_zoom * factor, smallest, largest);
    m_drawn = 0;
    draw();
}

void PageView::draw()
{
    ++m_round;
    if (!m_document || isDrawn()) {
        return;
    }
    const int page = m_drawn;
    const double dots = screenDots * m_zoom;
    beside(
        this, [pages = *m_document, page, dots] { return imageOf(pages.draw(page, dots)); },
        [this, page, round = m_round](const QImage& image) {
            if (round != m_round) {
                return;
            }
            QLabel* picture = m_pages[static_cast<std::size_t>(page)];
            picture->setMinimumSize(0, 0);
            picture->setPixmap(QPixmap::fromImage(image));
            ++m_drawn;
            draw();
        });
}

void printPages(const session::PdfPages& pages, QPrinter* printer)
{
    QPainter painter(printer);
    const int first = printer->fromPage() > 0 ? printer->fromPage() - 1 : 0;
    const int last =
        printer->toPage() > 0 ? std::min(printer->toPage(), pages.count()) : pages.count();
    for (int page = first; page < last; ++page) {
        if (page > first) {
            printer->newPage();
        }
        constexpr double printDots = 300;
        const QImage image = imageOf(pages.draw(page, printDots));
        const QSize paper = painter.viewport().size();
        painter.drawImage(QRect({}, image.size().scaled(paper, Qt::KeepAspectRatio)), image);
    }
}

}  // namespace diptych::gui
