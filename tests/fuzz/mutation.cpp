#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace diptych::fuzz {

namespace {

using namespace std::string_view_literals;

/// What real damage and real sheets bring along, and what has broken readers before.
constexpr std::array tokens{
    "0-0"sv,        "O-O-O"sv,
    "e.p."sv,       "=Q"sv,
    "1/2-1/2"sv,    "½"sv,
    "*"sv,          "1."sv,
    "1..."sv,       "999999999999."sv,
    "{"sv,          "}"sv,
    "("sv,          ")"sv,
    ";"sv,          "$255"sv,
    "♘"sv,          "⠂"sv,
    "⠿"sv,          "\xEF\xBB\xBF"sv,
    "\xFF\xFE"sv,   "\0"sv,
    "\x1A"sv,       "\r"sv,
    "\n\n"sv,       "\t"sv,
    "\xC0\x80"sv,   "\xED\xA0\x80"sv,
    "e4"sv,         "Nf3"sv,
    "Sbd2"sv,       "exd8=D+"sv,
    "[score"sv,     "[board white]"sv,
    "[clocks]"sv,   "[facts]"sv,
    "[expect]"sv,   "[Event \""sv,
    "file "sv,      "time 40/"sv,
    "+30:"sv,       "-1"sv,
    "2147483648"sv, "0:00:00"sv,
    "8/8/8/8"sv,    " w KQkq - "sv,
};

class Mutator {
public:
    explicit Mutator(std::uint64_t seed)
        : m_random(seed)
    {}

    std::size_t below(std::size_t limit)
    {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random);
    }

    void change(std::string& text, const std::vector<std::string>& seeds)
    {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = std::min(text.size() - at, 1 + below(32));
        switch (below(8)) {
        case 0:
            flipBit(text);
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(at, length));
            break;
        case 3:
            text.insert(at, tokens[below(tokens.size())]);
            break;
        case 4:
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 5:
            text.resize(at);
            break;
        case 6:
            splice(text, at, seeds[below(seeds.size())]);
            break;
        default:
            repeat(text, at, length);
        }
    }

private:
    void flipBit(std::string& text)
    {
        if (!text.empty()) {
            text[below(text.size())] ^= static_cast<char>(1U << below(8));
        }
    }

    void splice(std::string& text, std::size_t at, const std::string& other)
    {
        text.replace(at, std::string::npos, other, below(other.size() + 1), std::string::npos);
    }

    void repeat(std::string& text, std::size_t at, std::size_t length)
    {
        const std::string piece = text.substr(at, length);
        for (std::size_t times = below(40); times > 0; --times) {
            text.insert(at, piece);
        }
    }

    std::mt19937_64 m_random;
};

}  // namespace

std::string mutated(const std::vector<std::string>& seeds, std::uint64_t iteration)
{
    Mutator mutator(iteration);
    std::string text = seeds[mutator.below(seeds.size())];
    for (std::size_t changes = 1 + mutator.below(8); changes > 0; --changes) {
        mutator.change(text, seeds);
    }
    text.resize(std::min(text.size(), longestSample));
    return text;
}

}  // namespace diptych::fuzz
