#include "reports/xml/xml_writer.h"

#include "reports/xml/xml_parts.h"

#include <sstream>

namespace diptych::reports {

std::string_view sideCode(chess::Color side)
{
    return side == chess::Color::White ? "white" : "black";
}

std::string squareList(const std::vector<chess::Square>& squares)
{
    std::string list;
    for (const chess::Square square : squares) {
        list += (list.empty() ? "" : " ") + chess::toString(square);
    }
    return list;
}

std::string_view yesOrNo(bool value)
{
    return value ? "yes" : "no";
}

std::string toXml(const Report& report)
{
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    XmlNode root(document.append_child("incident"));
    root.set("schema", "diptych.incident/1");
    root.set("law", report.game.edition);
    root.child("title").text(report.title);
    for (const std::string& line : report.story) {
        root.child("story").text(line);
    }
    addInputs(root, report);
    addScores(root, report);
    addFindings(root, report);
    addRuling(root, report);
    std::ostringstream text;
    document.save(text, "", pugi::format_raw, pugi::encoding_utf8);
    return text.str() + "\n";
}

}  // namespace diptych::reports
