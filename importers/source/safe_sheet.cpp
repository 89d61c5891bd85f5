#include "importers/source/safe_sheet.h"

#include "core/notation/safe_text.h"
#include "core/notation/utf8.h"

#include <algorithm>
#include <optional>

namespace diptych::importers {

namespace {

/// Where XML defines its first entity.
std::optional<TextSpan> firstEntity(std::string_view text, int firstLine)
{
    constexpr std::string_view word = "<!ENTITY";
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos || text[begin] != '<') {
        return std::nullopt;
    }
    const std::string_view before = text.substr(0, at);
    const auto lines = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    const std::string_view beside = before.substr(before.rfind('\n') + 1);
    return TextSpan{firstLine + lines, notation::lengthOf(beside) + 1,
                    static_cast<int>(word.size())};
}

}  // namespace

score::Sheet safeSheet(score::Sheet sheet, std::string_view bytes, int firstLine)
{
    for (score::Entry& entry : sheet.entries) {
        entry.text = notation::safeText(entry.text).text;
    }
    for (Diagnostic& diagnostic : sheet.diagnostics) {
        for (std::string& argument : diagnostic.arguments) {
            argument = notation::safeText(argument).text;
        }
    }
    if (const auto place = firstEntity(bytes, firstLine)) {
        sheet.diagnostics.push_back({Severity::Warning, "xml-entities", *place, {}});
    }
    return sheet;
}

}  // namespace diptych::importers
