#include "core/incident/quoted_text.h"

namespace diptych::incident {

std::string inQuotes(std::string_view text)
{
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted += '\\';
        }
        quoted += character;
    }
    return quoted + "\"";
}

}  // namespace diptych::incident
