#include "core/score/sheet.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::score {

namespace {

template <typename Value, std::size_t Count>
using Codes = std::array<std::pair<Value, std::string_view>, Count>;

constexpr Codes<Keeper, 8> keeperCodes{{
    {Keeper::White, "white"},
    {Keeper::Black, "black"},
    {Keeper::Assistant, "assistant"},
    {Keeper::AssistantWhite, "assistant-white"},
    {Keeper::AssistantBlack, "assistant-black"},
    {Keeper::Recorder, "recorder"},
    {Keeper::Arbiter, "arbiter"},
    {Keeper::Board, "board"},
}};

constexpr Codes<Medium, 5> mediumCodes{{
    {Medium::Typed, "typed"},
    {Medium::Braille, "braille"},
    {Medium::Recorder, "recorder"},
    {Medium::Scan, "scan"},
    {Medium::Pgn, "pgn"},
}};

constexpr Codes<GameResult, 4> resultCodes{{
    {GameResult::WhiteWins, "1-0"},
    {GameResult::BlackWins, "0-1"},
    {GameResult::Draw, "1/2-1/2"},
    {GameResult::LostByBoth, "0-0"},
}};

template <typename Value, std::size_t Count>
std::string_view codeOf(const Codes<Value, Count>& codes, Value value)
{
    for (const auto& [known, code] : codes) {
        if (known == value) {
            return code;
        }
    }
    return {};
}

template <typename Value, std::size_t Count>
std::optional<Value> valueOf(const Codes<Value, Count>& codes, std::string_view text)
{
    for (const auto& [value, code] : codes) {
        if (code == text) {
            return value;
        }
    }
    return std::nullopt;
}

}  // namespace

std::string_view toCode(Keeper keeper)
{
    return codeOf(keeperCodes, keeper);
}

std::string_view toCode(Medium medium)
{
    return codeOf(mediumCodes, medium);
}

std::string_view toCode(GameResult result)
{
    return codeOf(resultCodes, result);
}

std::optional<Keeper> keeperFromCode(std::string_view code)
{
    return valueOf(keeperCodes, code);
}

std::optional<Medium> mediumFromCode(std::string_view code)
{
    return valueOf(mediumCodes, code);
}

std::optional<GameResult> resultFromCode(std::string_view code)
{
    const auto result = valueOf(resultCodes, code);
    return result == GameResult::LostByBoth ? std::nullopt : result;
}

bool holdsInk(const Sheet& sheet)
{
    return std::any_of(sheet.entries.begin(), sheet.entries.end(),
                       [](const Entry& entry) { return entry.ink != nullptr; });
}

}  // namespace diptych::score
