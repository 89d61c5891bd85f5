#include "reports/xlsx/workbook.h"

#include <QString>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace diptych::reports {

namespace {

constexpr qsizetype longestSheetName = 31;
constexpr qsizetype longestText = 32767;

/// The library takes texts that it does not change without saying so.
char* unchanged(const std::string& text)
{
    return const_cast<char*>(text.c_str());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

std::string inFormula(const std::string& text)
{
    return QString::fromStdString(text).replace(u'"', QStringLiteral("\"\"")).toStdString();
}

}  // namespace

Workbook::Workbook(const WorkbookProperties& properties)
    : m_folder(std::make_unique<QTemporaryDir>())
    , m_path(m_folder->filePath(QStringLiteral("workbook.xlsx")).toStdString())
{
    const std::string folder = m_folder->path().toStdString();
    lxw_workbook_options options{};
    options.constant_memory = LXW_FALSE;
    options.tmpdir = unchanged(folder);
    m_workbook = workbook_new_opt(m_path.c_str(), &options);
    makeLooks();
    setProperties(properties);
}

Workbook::~Workbook()
{
    if (m_workbook != nullptr) {
        workbook_close(m_workbook);
    }
}

void Workbook::makeLooks()
{
    for (lxw_format*& format : m_looks) {
        format = workbook_add_format(m_workbook);
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    }
    format_set_bold(look(CellLook::Bold));
    format_set_text_wrap(look(CellLook::Wrapped));
    format_set_num_format(look(CellLook::Date), "yyyy-mm-dd");
    format_set_align(look(CellLook::Date), LXW_ALIGN_LEFT);
    format_set_underline(look(CellLook::Link), LXW_UNDERLINE_SINGLE);
    format_set_bold(look(CellLook::Title));
    format_set_font_size(look(CellLook::Title), 14);
}

void Workbook::setProperties(const WorkbookProperties& properties)
{
    const std::string author = "Diptych";
    lxw_doc_properties document{};
    document.title = unchanged(properties.title);
    document.subject = unchanged(properties.subject);
    document.author = unchanged(author);
    // The library takes 0 for "now". Zip files begin in 1980.
    constexpr std::time_t earliest = 315532800;
    document.created = std::max(properties.created, earliest);
    workbook_set_properties(m_workbook, &document);
    for (const auto& [name, value] : properties.custom) {
        workbook_set_custom_property_string(m_workbook, name.c_str(), value.c_str());
    }
}

lxw_worksheet* Workbook::addSheet(std::string_view wanted)
{
    QString base = QString::fromUtf8(wanted.data(), static_cast<qsizetype>(wanted.size()));
    for (const QChar sign : QStringLiteral("[]:*?/\\'")) {
        base.replace(sign, u' ');
    }
    base = base.simplified().left(longestSheetName);
    QString name = base;
    for (int number = 2; std::ranges::find(m_names, name.toLower().toStdString()) != m_names.end();
         ++number) {
        const QString ending = QStringLiteral(" %1").arg(number);
        name = base.left(longestSheetName - ending.size()) + ending;
    }
    m_names.push_back(name.toLower().toStdString());
    lxw_worksheet* sheet =
        workbook_add_worksheet(m_workbook, name.isEmpty() ? nullptr : name.toUtf8().constData());
    constexpr std::uint8_t a4 = 9;
    worksheet_set_paper(sheet, a4);
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    worksheet_repeat_rows(sheet, 0, 0);
    worksheet_set_footer(sheet, "&L&A&R&P / &N");
    return sheet;
}

tl::expected<std::string, std::string> Workbook::finish()
{
    errno = 0;
    const lxw_error error = workbook_close(std::exchange(m_workbook, nullptr));
    if (error != LXW_NO_ERROR) {
        const int code = errno;
        return tl::unexpected(std::string(lxw_strerror(error)) +
                              (code != 0 ? " " + std::generic_category().message(code) : ""));
    }
    std::ifstream file(m_path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

void putText(lxw_worksheet* sheet, int row, int column, std::string_view text, lxw_format* format)
{
    const QString whole = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    worksheet_write_string(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column),
                           whole.left(longestText).toUtf8().constData(), format);
}

void putDate(lxw_worksheet* sheet, int row, int column, const std::string& date, lxw_format* format,
             lxw_format* asText)
{
    lxw_datetime value{};
    const bool isDate = date.size() == 10 && std::sscanf(date.c_str(), "%4d-%2d-%2d", &value.year,
                                                         &value.month, &value.day) == 3;
    if (!isDate || value.year < 1900) {
        putText(sheet, row, column, date, asText);
        return;
    }
    worksheet_write_datetime(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column),
                             &value, format);
}

void putLink(lxw_worksheet* sheet, int row, int column, const std::string& path,
             const std::string& text, lxw_format* format)
{
    const std::string formula =
        "=HYPERLINK(\"" + inFormula(path) + "\",\"" + inFormula(text) + "\")";
    worksheet_write_formula_str(sheet, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column),
                                formula.c_str(), format, text.c_str());
}

}  // namespace diptych::reports
