#pragma once

#include "core/incident/line_cursor.h"
#include "core/incident/ruling.h"

#include <optional>
#include <string>

namespace diptych::incident {

/// Reads "ID [white|black] [PLY] [ARTICLE]" up to the end of the line, as in [ruling] and [expect].
std::optional<RemedyChoice> readRemedyChoice(LineCursor& line);

/// The same in writing, such as "retrace 8b D.2.9".
std::string remedyText(const RemedyChoice& choice);

/// The choice names this remedy; what the choice leaves open fits anything.
bool names(const RemedyChoice& choice, const law::Remedy& remedy);

/// The article expected is the one found, or one that it is a part of: "D.2" fits "D.2.9".
bool coversArticle(std::string_view expected, std::string_view found);

/// Has the form of an article: parts of letters and digits joined by dots, such as "7.4.b".
bool isArticle(std::string_view text);

}  // namespace diptych::incident
