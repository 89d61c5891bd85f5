#include "app/cli/arguments.h"

#include <algorithm>

namespace diptych::cli {

namespace {

std::string namesOf(std::span<const Option> options)
{
    std::string names;
    for (const Option& option : options) {
        names += (names.empty() ? "" : " ") + std::string(option.name);
    }
    return names;
}

}  // namespace

const Option* findOption(std::span<const Option> options, std::string_view name)
{
    const auto found = std::find_if(options.begin(), options.end(), [name](const Option& option) {
        return option.name == name || (!option.shortName.empty() && option.shortName == name);
    });
    return found == options.end() ? nullptr : &*found;
}

tl::expected<Arguments, std::string> Arguments::parse(std::span<const std::string> words,
                                                      std::span<const Option> options)
{
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            arguments.m_operands.insert(arguments.m_operands.end(), words.begin() + i + 1,
                                        words.end());
            break;
        }
        if (word.size() < 2 || word.front() != '-') {
            arguments.m_operands.push_back(word);
            continue;
        }
        const std::size_t equals = word.starts_with("--") ? word.find('=') : std::string::npos;
        const Option* option = findOption(options, word.substr(0, equals));
        if (option == nullptr) {
            return tl::make_unexpected("unknown option \"" + word + "\", expected one of " +
                                       namesOf(options));
        }
        const std::string name(option->name);
        if (option->value.empty()) {
            if (equals != std::string::npos) {
                return tl::make_unexpected(name + " takes no value");
            }
            arguments.m_values[name] = "";
        } else if (equals != std::string::npos) {
            arguments.m_values[name] = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            arguments.m_values[name] = words[++i];
        } else {
            return tl::make_unexpected(name + " needs a value, " + std::string(option->value));
        }
    }
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string Arguments::valueOr(std::string_view option, std::string_view otherwise) const
{
    return value(option).value_or(std::string(otherwise));
}

}  // namespace diptych::cli
