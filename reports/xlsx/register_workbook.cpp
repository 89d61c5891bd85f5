#include "reports/xlsx/register_workbook.h"

#include "reports/document/sections.h"
#include "reports/xlsx/workbook.h"

#include <QtGlobal>

#include <xlsxwriter.h>

#include <algorithm>
#include <array>

namespace diptych::reports {

namespace {

constexpr std::array states{IncidentStatus::Open, IncidentStatus::Ruled, IncidentStatus::Appealed,
                            IncidentStatus::Withdrawn, IncidentStatus::Erased};

std::string wordOf(IncidentStatus status, const PhraseBook& book)
{
    switch (status) {
    case IncidentStatus::Open:
        return label(book, QT_TRANSLATE_NOOP("Report", "open"));
    case IncidentStatus::Ruled:
        return label(book, QT_TRANSLATE_NOOP("Report", "ruled"));
    case IncidentStatus::Appealed:
        return label(book, QT_TRANSLATE_NOOP("Report", "appealed"));
    case IncidentStatus::Withdrawn:
        return label(book, QT_TRANSLATE_NOOP("Report", "withdrawn"));
    case IncidentStatus::Erased:
        return label(book, QT_TRANSLATE_NOOP("Report", "personal data erased"));
    }
    return {};
}

struct ColumnHead {
    std::string title;
    double width;
};

constexpr int statusColumn = 9;
constexpr int noteColumn = 15;

std::vector<ColumnHead> headsOf(const PhraseBook& book)
{
    return {{label(book, QT_TRANSLATE_NOOP("Report", "Number")), 9},
            {label(book, QT_TRANSLATE_NOOP("Report", "Date")), 11},
            {label(book, QT_TRANSLATE_NOOP("Report", "Event")), 26},
            {label(book, QT_TRANSLATE_NOOP("Report", "Round")), 8},
            {label(book, QT_TRANSLATE_NOOP("Report", "Board")), 8},
            {label(book, QT_TRANSLATE_NOOP("Report", "White")), 22},
            {label(book, QT_TRANSLATE_NOOP("Report", "Black")), 22},
            {label(book, QT_TRANSLATE_NOOP("Report", "Ruling")), 34},
            {label(book, QT_TRANSLATE_NOOP("Report", "Articles")), 16},
            {label(book, QT_TRANSLATE_NOOP("Report", "Status")), 14},
            {label(book, QT_TRANSLATE_NOOP("Report", "Arbiter")), 20},
            {label(book, QT_TRANSLATE_NOOP("Report", "Appeal possible until")), 14},
            {label(book, QT_TRANSLATE_NOOP("Report", "Report")), 16},
            {label(book, QT_TRANSLATE_NOOP("Report", "SHA-256")), 24},
            {label(book, QT_TRANSLATE_NOOP("Report", "Journal entry")), 10},
            {label(book, QT_TRANSLATE_NOOP("Report", "Note")), 24}};
}

void putRow(lxw_worksheet* sheet, int at, const RegisterRow& row, Workbook& workbook,
            const PhraseBook& book)
{
    lxw_format* plain = workbook.look(CellLook::Plain);
    lxw_format* wrapped = workbook.look(CellLook::Wrapped);
    const auto line = static_cast<lxw_row_t>(at);
    worksheet_write_number(sheet, line, 0, static_cast<double>(row.number), plain);
    putDate(sheet, at, 1, row.date, workbook.look(CellLook::Date), plain);
    putText(sheet, at, 2, row.event, wrapped);
    putText(sheet, at, 3, row.round, plain);
    putText(sheet, at, 4, row.board, plain);
    putText(sheet, at, 5, row.white, wrapped);
    putText(sheet, at, 6, row.black, wrapped);
    putText(sheet, at, 7, row.decision, wrapped);
    putText(sheet, at, 8, row.articles, wrapped);
    putText(sheet, at, statusColumn, row.status ? wordOf(*row.status, book) : "", plain);
    putText(sheet, at, 10, row.arbiter, wrapped);
    putText(sheet, at, 11, row.appealDeadline, plain);
    if (row.report.empty()) {
        putText(sheet, at, 12, "", plain);
    } else {
        putLink(sheet, at, 12, row.report, row.report.substr(row.report.rfind('/') + 1),
                workbook.look(CellLook::Link));
    }
    putText(sheet, at, 13, row.sha256, plain);
    if (row.entry > 0) {
        worksheet_write_number(sheet, line, 14, static_cast<double>(row.entry), plain);
    } else {
        putText(sheet, at, 14, "", plain);
    }
    putText(sheet, at, noteColumn, row.note, wrapped);
}

/// The table with its filter and bands; its rows are written by putRow().
void addTableOf(lxw_worksheet* sheet, const std::vector<ColumnHead>& heads, std::size_t rows)
{
    std::vector<lxw_table_column> columns(heads.size());
    std::vector<lxw_table_column*> list;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        columns[i].header = const_cast<char*>(heads[i].title.c_str());
        list.push_back(&columns[i]);
    }
    list.push_back(nullptr);
    std::string name = "Incidents";
    lxw_table_options options{};
    options.name = name.data();
    options.columns = list.data();
    worksheet_add_table(sheet, 0, 0, static_cast<lxw_row_t>(std::max<std::size_t>(rows, 1)),
                        static_cast<lxw_col_t>(heads.size() - 1), &options);
}

void addChecks(Workbook& workbook, lxw_worksheet* sheet, std::size_t rows, const PhraseBook& book)
{
    const auto last = static_cast<lxw_row_t>(std::max<std::size_t>(rows, 1));
    std::string list = "=States";
    lxw_data_validation validation{};
    validation.validate = LXW_VALIDATION_TYPE_LIST_FORMULA;
    validation.value_formula = list.data();
    worksheet_data_validation_range(sheet, 1, statusColumn, last, statusColumn, &validation);
    const auto highlight = [&](IncidentStatus status, lxw_format* format) {
        std::string criteria = "=$J2=\"" + wordOf(status, book) + "\"";
        lxw_conditional_format condition{};
        condition.type = LXW_CONDITIONAL_TYPE_FORMULA;
        condition.value_string = criteria.data();
        condition.format = format;
        worksheet_conditional_format_range(sheet, 1, 0, last, noteColumn, &condition);
    };
    lxw_format* open = workbook_add_format(workbook.raw());
    format_set_bold(open);
    lxw_format* appealed = workbook_add_format(workbook.raw());
    format_set_bold(appealed);
    format_set_bg_color(appealed, 0xD9D9D9);
    highlight(IncidentStatus::Open, open);
    highlight(IncidentStatus::Appealed, appealed);
}

/// Name of a sheet as a formula has it.
std::string quotedSheet(const std::string& name)
{
    return "'" + name + "'";
}

void addSummary(Workbook& workbook, const Register& incidents, const PhraseBook& book,
                const std::string& mainSheet)
{
    const std::string title = label(book, QT_TRANSLATE_NOOP("Report", "Summary"));
    lxw_worksheet* sheet = workbook.addSheet(title);
    worksheet_set_column(sheet, 0, 0, 30, nullptr);
    worksheet_set_column(sheet, 1, 1, 70, nullptr);
    putText(sheet, 0, 0, incidents.title.empty() ? title : incidents.title,
            workbook.look(CellLook::Title));
    const std::string last = std::to_string(std::max<std::size_t>(incidents.rows.size(), 1) + 1);
    const std::string range = quotedSheet(mainSheet) + "!";
    putText(sheet, 1, 0, label(book, QT_TRANSLATE_NOOP("Report", "Incidents")),
            workbook.look(CellLook::Bold));
    const auto decisions =
        std::ranges::count_if(incidents.rows, [](const RegisterRow& one) { return !one.status; });
    const auto all = static_cast<std::ptrdiff_t>(incidents.rows.size());
    worksheet_write_formula_num(sheet, 1, 1,
                                ("=SUM(B3:B" + std::to_string(2 + states.size()) + ")").c_str(),
                                nullptr, static_cast<double>(all - decisions));
    int row = 2;
    for (const IncidentStatus status : states) {
        putText(sheet, row, 0, wordOf(status, book), workbook.look(CellLook::Plain));
        const std::string formula =
            "=COUNTIF(" + range + "$J$2:$J$" + last + ",$A" + std::to_string(row + 1) + ")";
        const auto count = std::ranges::count_if(
            incidents.rows, [&](const RegisterRow& one) { return one.status == status; });
        worksheet_write_formula_num(sheet, static_cast<lxw_row_t>(row), 1, formula.c_str(), nullptr,
                                    static_cast<double>(count));
        ++row;
    }
    putText(sheet, row, 0, label(book, QT_TRANSLATE_NOOP("Report", "Decisions on appeals")),
            workbook.look(CellLook::Plain));
    worksheet_write_formula_num(sheet, static_cast<lxw_row_t>(row), 1,
                                ("=COUNT(" + range + "$A$2:$A$" + last + ")-B2").c_str(), nullptr,
                                static_cast<double>(decisions));
    ++row;
    putText(sheet, row, 0, label(book, QT_TRANSLATE_NOOP("Report", "Head of the journal")),
            workbook.look(CellLook::Plain));
    putText(sheet, row, 1, incidents.journalHead, workbook.look(CellLook::Plain));
}

/// The words of the states, from which a cell of the table is chosen.
void addStates(Workbook& workbook, const PhraseBook& book)
{
    lxw_worksheet* sheet = workbook.addSheet("Lists");
    for (std::size_t i = 0; i < states.size(); ++i) {
        putText(sheet, static_cast<int>(i), 0, wordOf(states[i], book), nullptr);
    }
    worksheet_hide(sheet);
    workbook_define_name(workbook.raw(), "States",
                         ("=Lists!$A$1:$A$" + std::to_string(states.size())).c_str());
}

}  // namespace

std::string_view toCode(IncidentStatus status)
{
    static constexpr std::string_view codes[] = {"open", "ruled", "appealed", "withdrawn",
                                                 "erased"};
    return codes[static_cast<std::size_t>(status)];
}

tl::expected<std::string, std::string> toXlsx(const Register& incidents, const PhraseBook& book)
{
    const std::string name = label(book, QT_TRANSLATE_NOOP("Report", "Incidents"));
    Workbook workbook({incidents.title,
                       label(book, QT_TRANSLATE_NOOP("Report", "Register of incidents")),
                       incidents.created,
                       {{"JournalHead", incidents.journalHead}, {"SchemaVersion", "1"}}});
    lxw_worksheet* sheet = workbook.addSheet(name);
    const std::vector<ColumnHead> heads = headsOf(book);
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const auto at = static_cast<lxw_col_t>(i);
        worksheet_set_column(sheet, at, at, heads[i].width, nullptr);
    }
    addTableOf(sheet, heads, incidents.rows.size());
    for (std::size_t i = 0; i < incidents.rows.size(); ++i) {
        putRow(sheet, static_cast<int>(i) + 1, incidents.rows[i], workbook, book);
    }
    addChecks(workbook, sheet, incidents.rows.size(), book);
    worksheet_freeze_panes(sheet, 1, 1);
    addSummary(workbook, incidents, book, name);
    addStates(workbook, book);
    return workbook.finish();
}

}  // namespace diptych::reports
