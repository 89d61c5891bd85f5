#pragma once

#include <tl/expected.hpp>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::cli {

/// An option of a verb.
struct Option {
    std::string_view name;       ///< "--as"
    std::string_view shortName;  ///< "-o", or empty
    std::string_view value;      ///< "KEEPER"; empty: it stands alone
    std::string_view help;
};

/// The option of this name or short name; null if there is none.
const Option* findOption(std::span<const Option> options, std::string_view name);

/// The words of a command line behind the verb, sorted.
class Arguments {
public:
    /// Fails with a sentence about the first word that does not fit. "--name=VALUE" is the same as
    /// "--name VALUE"; after "--" everything is an operand.
    static tl::expected<Arguments, std::string> parse(std::span<const std::string> words,
                                                      std::span<const Option> options);

    const std::vector<std::string>& operands() const { return m_operands; }
    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The value given last.
    std::optional<std::string> value(std::string_view option) const;
    std::string valueOr(std::string_view option, std::string_view otherwise) const;

private:
    std::vector<std::string> m_operands{};
    std::map<std::string, std::string, std::less<>> m_values{};
};

}  // namespace diptych::cli
