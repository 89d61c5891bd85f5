#include "reports/report_sources.h"
#include "reports/xml/incident_schema.h"
#include "reports/xml/xml_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>
#include <pugixml.hpp>

namespace diptych::reports {
namespace {

std::string validated(const std::string& xml)
{
    const test::TemporaryFolder folder;
    const auto schema = folder.put("incident.xsd", std::string(embeddedSchemas().front().text));
    const auto path = folder.put("incident.xml", xml);
    return test::shell("xmllint --noout --schema '" + schema.string() + "' '" + path.string() + "'")
        .output;
}

TEST(XmlWriter, KeepsToItsSchema)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::AdjustBoard);
    small.incident.ruling->witnesses = {{"Zeuge, Willi", "I heard nothing."}};
    small.incident.ruling->warnings = {{chess::Color::White, "to announce clearly"}};
    small.incident.checklist = {{incident::CheckItem::BoardSize, incident::Checked::Yes}};
    small.incident.scores = {{score::Keeper::White, score::Medium::Typed, "en", "1. e4", {}, 3}};
    small.incident.history = {
        {"2026-08-14T18:05:03Z", "Arntzen, Solveig", "facts", "", "observed"}};
    EXPECT_THAT(validated(toXml(small.report())), testing::EndsWith("validates\n"));
    EXPECT_THAT(validated(toXml(buildReport({}, {}, {}))), testing::EndsWith("validates\n"));
}

TEST(XmlWriter, IsRefusedByItsSchemaWhenAPartIsWrong)
{
    std::string xml = toXml(test::smallIncident().report());
    const std::string right = "status=\"clear\"";
    xml.replace(xml.find(right), right.size(), "status=\"sure\"");
    EXPECT_THAT(validated(xml), testing::HasSubstr("fails to validate"));
}

TEST(XmlWriter, KeepsWhatPeopleWrote)
{
    auto small = test::smallIncident();
    small.incident.title = "a < b & \"c\" \x01\xFF";
    pugi::xml_document document;
    ASSERT_TRUE(document.load_string(toXml(small.report()).c_str()));
    const pugi::xml_node incident = document.child("incident");
    EXPECT_EQ(std::string(incident.child_value("title")), "a < b & \"c\" \uFFFD\uFFFD");
    EXPECT_STREQ(
        incident.find_child_by_attribute("player", "side", "black").attribute("name").value(),
        "Okafor & Sons <Daniel>");
    const pugi::xml_node divergence = incident.child("scores").child("divergence");
    EXPECT_EQ(divergence.attribute("ply").as_int(), 17);
    EXPECT_STREQ(divergence.child("entry").child_value(), "h3");
    EXPECT_EQ(std::distance(incident.child("scores").children("row").begin(),
                            incident.child("scores").children("row").end()),
              24);
}

TEST(XmlWriter, CarriesItsSourcesWithTheirFingerprints)
{
    auto small = test::smallIncident();
    small.incident.scores = {{score::Keeper::White, score::Medium::Typed, "en", "1. e4\n", {}, 3},
                             {score::Keeper::Black, score::Medium::Braille, "de", "", "b.brf", 3},
                             {score::Keeper::Arbiter, score::Medium::Typed, "en", "", "no", 3}};
    const ReadSource read = [](const std::string& name) -> std::optional<std::string> {
        return name == "b.brf" ? std::optional<std::string>("E4\x1A") : std::nullopt;
    };
    const Report report = buildReport(small.incident, small.sheets, small.assessment, read);
    ASSERT_EQ(report.sources.size(), 3U);
    EXPECT_EQ(report.sources[1].sha256, sha256Of("E4\x1A"));
    EXPECT_EQ(report.sources[2].sha256, "");
    const std::string xml = toXml(report);
    EXPECT_THAT(xml, testing::HasSubstr(">RTQa</source>"));
    EXPECT_THAT(xml, testing::HasSubstr(report.sources[0].sha256));
    EXPECT_THAT(validated(xml), testing::EndsWith("validates\n"));
}

TEST(XmlWriter, WritesTheSameBytesAgain)
{
    EXPECT_EQ(toXml(test::smallIncident().report()), toXml(test::smallIncident().report()));
}

}  // namespace
}  // namespace diptych::reports
