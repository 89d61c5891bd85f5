#pragma once

#include "core/chess/piece.h"
#include "core/incident/line_cursor.h"

#include <cstddef>
#include <string_view>

namespace diptych::incident {

/// The word that stands for a value; empty when the table has none.
template <typename Value, std::size_t Size>
constexpr std::string_view wordOf(const Named<Value> (&words)[Size], Value value)
{
    for (const Named<Value>& entry : words) {
        if (entry.value == value) {
            return entry.word;
        }
    }
    return {};
}

constexpr std::string_view sideWord(chess::Color side)
{
    return side == chess::Color::White ? "white" : "black";
}

}  // namespace diptych::incident
