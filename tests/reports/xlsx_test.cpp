#include "reports/document/compose.h"
#include "reports/xlsx/incident_workbook.h"
#include "reports/xlsx/register_workbook.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

namespace diptych::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

const PhraseBook english = PhraseBook::forLanguage(Language::English);

Register someRegister()
{
    Register incidents;
    incidents.title = "Open of the Northern Lights";
    incidents.journalHead = std::string(64, 'a');
    incidents.created = 1786730400;
    incidents.rows = {
        {1, "2026-08-14", "Open", "5", "12", "Weißmüller, Antonia", "=cmd|' /C calc'!A0",
         "Retrace the moves", "D.2.9", IncidentStatus::Ruled, "Arntzen, Solveig", "18:05",
         "reports/0001-incident.pdf", std::string(64, 'b'), 2},
        {2, "2026-08-15", "Open", "6", "3", "+1+1", "Ruiz, Pilar", "", "", IncidentStatus::Open, "",
         "", "", std::string(64, 'c'), 3},
    };
    return incidents;
}

std::string bytesOf(const Register& incidents, const PhraseBook& book = english)
{
    const auto bytes = toXlsx(incidents, book);
    EXPECT_TRUE(bytes) << (bytes ? "" : bytes.error());
    return bytes.value_or("");
}

class Workbooks : public testing::Test {
protected:
    std::string run(const std::string& before, const std::string& bytes, const std::string& after)
    {
        const auto path = m_folder.put("book.xlsx", bytes);
        return test::shell("cd '" + m_folder.path().string() + "' && " + before + " '" +
                           path.string() + "' " + after)
            .output;
    }

private:
    test::TemporaryFolder m_folder{};
};

TEST_F(Workbooks, LeaveTheEntryEmptyOfWhatIsInNoJournal)
{
    Register incidents = someRegister();
    incidents.rows[0].entry = 0;
    const std::string csv = run("xlsx2csv", bytesOf(incidents), "");
    EXPECT_THAT(csv, HasSubstr(std::string(64, 'b') + ",,\n"));
    EXPECT_THAT(csv, HasSubstr(std::string(64, 'c') + ",3,\n"));
}

TEST_F(Workbooks, AreReadByAnotherProgram)
{
    const std::string csv = run("xlsx2csv", bytesOf(someRegister()), "");
    EXPECT_THAT(csv, testing::StartsWith("Number,Date,Event,Round,Board,White,Black,Ruling,"));
    EXPECT_THAT(csv, HasSubstr("1,2026-08-14,Open,5,12,\"Weißmüller, Antonia\",=cmd|' /C "
                               "calc'!A0,Retrace the moves,D.2.9,ruled,"));
    EXPECT_THAT(csv, HasSubstr(",0001-incident.pdf,"));
}

TEST_F(Workbooks, AreReadByAThirdProgramThatComputesTheSummary)
{
    const std::string csv = run("ssconvert --recalc -S", bytesOf(someRegister()),
                                "out.csv >/dev/null 2>&1; cat "
                                "out.csv.1");
    EXPECT_THAT(csv, HasSubstr("Incidents,2\n"));
    EXPECT_THAT(csv, HasSubstr("open,1\nruled,1\nappealed,0\n"));
    const std::string rows =
        run("ssconvert -S", bytesOf(someRegister()), "out.csv >/dev/null 2>&1; cat out.csv.0");
    EXPECT_THAT(rows, HasSubstr("Ruiz, Pilar"));
}

TEST_F(Workbooks, CountNoDecisionAsAnIncident)
{
    Register incidents = someRegister();
    incidents.rows.push_back(incidents.rows[0]);
    incidents.rows.back().number = 3;
    incidents.rows.back().status.reset();
    incidents.rows.back().note = "signatures not valid when it was taken in";
    const std::string csv =
        run("ssconvert --recalc -S", bytesOf(incidents), "out.csv >/dev/null 2>&1; cat out.csv.1");
    EXPECT_THAT(csv, HasSubstr("Incidents,2\n"));
    EXPECT_THAT(csv, HasSubstr("\"Decisions on appeals\",1\n"));
    EXPECT_THAT(run("xlsx2csv", bytesOf(incidents), ""), HasSubstr(",signatures not valid when"));
}

TEST_F(Workbooks, TakeNothingForAFormulaThatAPersonWrote)
{
    const std::string sheet = run("unzip -p", bytesOf(someRegister()), "xl/worksheets/sheet1.xml");
    EXPECT_THAT(sheet, Not(HasSubstr("<f>cmd")));
    EXPECT_THAT(sheet, Not(HasSubstr("<f>+1")));
    EXPECT_THAT(sheet, HasSubstr("<f>HYPERLINK(\"reports/0001-incident.pdf\","));
    const std::string strings = run("unzip -p", bytesOf(someRegister()), "xl/sharedStrings.xml");
    EXPECT_THAT(strings, HasSubstr("<t>=cmd|' /C calc'!A0</t>"));
    EXPECT_THAT(strings, HasSubstr("<t>+1+1</t>"));
}

TEST_F(Workbooks, HaveATableThatCanBeWorkedWith)
{
    const std::string bytes = bytesOf(someRegister());
    const std::string sheet = run("unzip -p", bytes, "xl/worksheets/sheet1.xml");
    EXPECT_THAT(sheet, HasSubstr("state=\"frozen\""));
    EXPECT_THAT(sheet, HasSubstr("<dataValidation type=\"list\""));
    EXPECT_THAT(sheet, HasSubstr("<conditionalFormatting"));
    EXPECT_THAT(sheet, HasSubstr("orientation=\"landscape\""));
    EXPECT_THAT(sheet, HasSubstr("<tablePart"));
    EXPECT_THAT(run("unzip -p", bytes, "xl/tables/table1.xml"), HasSubstr("name=\"Incidents\""));
    EXPECT_THAT(run("unzip -p", bytes, "docProps/custom.xml"),
                testing::AllOf(HasSubstr("JournalHead"), HasSubstr(std::string(64, 'a'))));
    EXPECT_THAT(run("unzip -p", bytes, "xl/workbook.xml"), HasSubstr("state=\"hidden\""));
}

TEST_F(Workbooks, AreTheSameBytesAgain)
{
    EXPECT_TRUE(bytesOf(someRegister()) == bytesOf(someRegister()));
    const Document document = compose(test::smallIncident().report(), english);
    const std::string first = toXlsx(document, 0).value();
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    EXPECT_TRUE(toXlsx(document, 0).value() == first);
}

TEST_F(Workbooks, StandInEveryLanguageAndWithoutIncidents)
{
    for (const Language language : allLanguages) {
        const PhraseBook book = PhraseBook::forLanguage(language);
        EXPECT_THAT(run("xlsx2csv", bytesOf({}, book), ""), Not(HasSubstr("Error")));
        EXPECT_THAT(run("xlsx2csv", bytesOf(someRegister(), book), ""), HasSubstr("2026-08-14"));
    }
}

TEST_F(Workbooks, TellAnIncidentTableByTable)
{
    const auto bytes = toXlsx(compose(test::smallIncident().report(), english), 0);
    ASSERT_TRUE(bytes);
    const std::string csv = run("xlsx2csv -a", *bytes, "");
    EXPECT_THAT(csv, HasSubstr("Incident report"));
    EXPECT_THAT(csv, HasSubstr("Okafor & Sons <Daniel>"));
    EXPECT_THAT(csv, HasSubstr("9. White,h3,a3,differ"));
    EXPECT_THAT(csv, HasSubstr("Scores side by side"));
}

}  // namespace
}  // namespace diptych::reports
