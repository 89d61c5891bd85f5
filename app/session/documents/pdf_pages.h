#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace diptych::session {

/// A page as it is printed: four bytes a pixel (blue, green, red, alpha), row by row.
struct PagePicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels{};
};

/// The pages of a PDF, drawn when they are asked for.
class PdfPages {
public:
    /// Nothing when the bytes are no PDF that can be drawn.
    static std::optional<PdfPages> of(const std::string& pdf);

    int count() const;
    /// A page from 0, drawn for a screen of so many dots an inch (20 to 600); empty when the page
    /// cannot be drawn.
    PagePicture draw(int page, double dotsPerInch) const;

private:
    struct Document;
    explicit PdfPages(std::shared_ptr<const Document> document);

    std::shared_ptr<const Document> m_document;
};

}  // namespace diptych::session
