#include "reports/diagram/drawing.h"

#include <charconv>

namespace diptych::reports {

namespace {

double readNumber(std::string_view& text)
{
    const std::size_t start = text.find_first_of("-.0123456789");
    if (start == std::string_view::npos) {
        text = {};
        return 0;
    }
    text.remove_prefix(start);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) {
        text.remove_prefix(1);
        return 0;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

std::vector<PathCommand> parsePath(std::string_view path)
{
    std::vector<PathCommand> commands;
    while (!path.empty()) {
        const char letter = path.front();
        path.remove_prefix(1);
        PathCommand command;
        int numbers = 2;
        switch (letter) {
        case 'M':
            command.verb = PathVerb::MoveTo;
            break;
        case 'L':
            command.verb = PathVerb::LineTo;
            break;
        case 'C':
            command.verb = PathVerb::CurveTo;
            numbers = 6;
            break;
        case 'Z':
            command.verb = PathVerb::Close;
            numbers = 0;
            break;
        default:
            continue;
        }
        for (int i = 0; i < numbers; ++i) {
            command.points[i] = readNumber(path);
        }
        commands.push_back(command);
    }
    return commands;
}

}  // namespace diptych::reports
