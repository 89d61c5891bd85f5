#pragma once

#include <tl/expected.hpp>

#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;
class QTemporaryDir;

namespace diptych::reports {

/// What a workbook says about itself.
struct WorkbookProperties {
    std::string title{}, subject{};
    std::time_t created = 0;  ///< the only time in the file, so that equal input gives equal bytes
    std::vector<std::pair<std::string, std::string>> custom{};
};

enum class CellLook : unsigned char { Plain, Bold, Wrapped, Date, Link, Title, Count };

/// An XLSX workbook that is being written. The library writes to a file, which is read back.
class Workbook {
public:
    explicit Workbook(const WorkbookProperties& properties);
    ~Workbook();
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    /// A sheet of this name, cut to what a sheet name may be, told apart from the others. It prints
    /// on landscape A4, as wide as the page, its first row on each, with the number of the page.
    lxw_worksheet* addSheet(std::string_view name);
    lxw_format* look(CellLook look) const { return m_looks[static_cast<std::size_t>(look)]; }
    lxw_workbook* raw() { return m_workbook; }

    /// The bytes; the workbook takes nothing more. The error is the message of the library.
    tl::expected<std::string, std::string> finish();

private:
    void makeLooks();
    void setProperties(const WorkbookProperties& properties);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path{};
    lxw_workbook* m_workbook = nullptr;
    std::vector<std::string> m_names{};
    lxw_format* m_looks[static_cast<std::size_t>(CellLook::Count)]{};
};

/// Text in a cell, always as text, cut to the 32,767 characters that a cell can hold.
void putText(lxw_worksheet* sheet, int row, int column, std::string_view text, lxw_format* format);
/// A date "YYYY-MM-DD" as a real date; anything else as text.
void putDate(lxw_worksheet* sheet, int row, int column, const std::string& date, lxw_format* format,
             lxw_format* asText);
/// A link that shows a text; links kept apart from cells would change the slashes of a path.
void putLink(lxw_worksheet* sheet, int row, int column, const std::string& path,
             const std::string& text, lxw_format* format);

}  // namespace diptych::reports
