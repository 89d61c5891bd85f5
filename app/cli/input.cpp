#include "app/cli/input.h"

#include <istream>

namespace diptych::cli {

namespace {

constexpr std::string_view standardInput = "-";
const std::string& nameOfStandardInput()
{
    static const std::string name = "standard input";
    return name;
}

}  // namespace

tl::expected<std::string, session::OpenError> readInput(const std::string& operand,
                                                        std::istream& in)
{
    if (operand != standardInput) {
        return session::readFile(operand);
    }
    std::string bytes = session::readUpTo(in, session::mostBytes + 1);
    if (auto wrong = session::checkBytes(bytes, nameOfStandardInput())) {
        return tl::make_unexpected(*wrong);
    }
    return bytes;
}

tl::expected<std::string, session::OpenError> readTextInput(const std::string& operand,
                                                            std::istream& in)
{
    auto bytes = readInput(operand, in);
    if (bytes) {
        const bool standard = operand == standardInput;
        if (auto wrong = session::checkText(*bytes, standard ? nameOfStandardInput() : operand)) {
            return tl::make_unexpected(*wrong);
        }
    }
    return bytes;
}

tl::expected<session::Desk, session::OpenError> openCaseInput(const std::string& operand,
                                                              std::istream& in)
{
    if (operand != standardInput) {
        return session::openCase(operand);
    }
    return session::openCaseText(session::readUpTo(in, session::mostBytes + 1),
                                 nameOfStandardInput(), std::filesystem::path{});
}

}  // namespace diptych::cli
