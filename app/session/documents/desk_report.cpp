#include "app/session/documents/desk_report.h"

#include "app/session/scan_page.h"
#include "reports/report_builder.h"
#include "reports/xml/xml_writer.h"

#include <map>
#include <optional>
#include <utility>

namespace diptych::session {

namespace {

/// Draws cells of scanned sheets; each page is drawn once.
class CellDrawer {
public:
    explicit CellDrawer(const Desk& desk)
        : m_desk(desk)
    {}

    reports::GreyPicture draw(std::size_t sheet, const PageSpan& place)
    {
        constexpr int widest = 360;
        const auto known = m_pages.find({sheet, place.page});
        const auto& page =
            known != m_pages.end()
                ? known->second
                : m_pages.emplace(std::pair{sheet, place.page}, pageOf(sheet, place.page))
                      .first->second;
        if (!page) {
            return {};
        }
        auto cell = cellOf(*page, place, widest);
        return {cell.width, cell.height, std::move(cell.pixels)};
    }

private:
    std::optional<importers::scan::LoadedPage> pageOf(std::size_t sheet, int number) const
    {
        const auto& file = m_desk.incident.scores[sheet].file;
        const auto bytes = file ? readSource(m_desk.files, *file)
                                : tl::expected<std::string, OpenError>(std::string());
        return bytes && !bytes->empty() ? drawScannedPage(*bytes, number) : std::nullopt;
    }

    const Desk& m_desk;
    std::map<std::pair<std::size_t, int>, std::optional<importers::scan::LoadedPage>> m_pages{};
};

}  // namespace

reports::Report reportOf(const Desk& desk)
{
    const auto read = [&desk](const std::string& name) -> std::optional<std::string> {
        auto bytes = readSource(desk.files, name);
        return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
    };
    CellDrawer drawer(desk);
    return reports::buildReport(
        desk.incident, desk.sheets, desk.assessment, read,
        [&drawer](std::size_t sheet, const PageSpan& place) { return drawer.draw(sheet, place); });
}

tl::expected<reports::ArchiveRecord, std::string> archiveRecordOf(const Desk& desk)
{
    return reports::recordOfXml(reports::toXml(reportOf(desk)));
}

}  // namespace diptych::session
