#pragma once

#include "app/session/documents/pdf_pages.h"

#include <QScrollArea>

#include <vector>

class QLabel;
class QPrinter;

namespace diptych::gui {

/// The pages of a PDF one below the other, as they are printed. Drawn beside the window. A screen
/// reader gets the pages' numbers; the words of a report are shown beside them.
class PageView : public QScrollArea {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);

    void present(const std::string& pdf);
    int pageCount() const { return static_cast<int>(m_pages.size()); }
    bool isDrawn() const { return m_drawn == pageCount(); }
    /// Size of the pages, 1 being that of paper; 0.5 to 4. At first they fit into the view.
    void zoom(double factor);

private:
    void draw();
    double zoomToFit() const;

    std::optional<session::PdfPages> m_document{};
    std::vector<QLabel*> m_pages{};
    int m_drawn = 0;
    int m_round = 0;
    double m_zoom = 1;
    bool m_isZoomed = false;
};

/// Prints pages as they are, each to fit the paper.
void printPages(const session::PdfPages& pages, QPrinter* printer);

}  // namespace diptych::gui
