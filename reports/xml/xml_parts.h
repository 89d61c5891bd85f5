#pragma once

#include "reports/report.h"
#include "reports/xml/xml_node.h"

/// The parts of incident.xml, in the order of the schema.
namespace diptych::reports {

void addInputs(XmlNode& root, const Report& report);  ///< game, sources, boards, clocks, facts
void addScores(XmlNode& root, const Report& report);  ///< both scores, the game, evidence
void addFindings(XmlNode& root,
                 const Report& report);               ///< findings, remedies, penalties, questions
void addRuling(XmlNode& root, const Report& report);  ///< decision, statements, signatures

std::string_view sideCode(chess::Color side);
std::string squareList(const std::vector<chess::Square>& squares);  ///< "b3 c2"
std::string_view yesOrNo(bool value);

}  // namespace diptych::reports
