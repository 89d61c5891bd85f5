#pragma once

#include <cstdint>
#include <string>

namespace diptych::reports {

/// One entry of the journal. Hashes are 32 bytes; those of a part are empty where the kind has
/// none.
struct JournalEntry {
    std::int64_t entry = 0;   ///< from 1, without gaps
    std::string previous{};   ///< hash of the entry before; 32 zero bytes for the first
    std::string time{};       ///< UTC, "2026-08-14T18:05:03.123Z"
    std::string kind{};       ///< one of the kinds below
    std::int64_t number = 0;  ///< of the incident; 0 where the entry concerns none
    std::string note{};       ///< reason of a withdrawal or an erasure, name of the archive, …
    std::string openHash{}, personalHash{}, documentHash{};
    std::string hash{};

    /// What `hash` must be.
    std::string computedHash() const;
};

namespace entryKind {
inline constexpr const char* begin = "begin";           ///< the first entry
inline constexpr const char* add = "add";               ///< an incident
inline constexpr const char* withdraw = "withdraw";     ///< it no longer counts
inline constexpr const char* erase = "erase";           ///< its personal data are gone
inline constexpr const char* appeal = "appeal";         ///< an appeal against it was decided
inline constexpr const char* clockBack = "clock-back";  ///< the computer's clock went back
inline constexpr const char* checkpoint = "checkpoint";
}  // namespace entryKind

}  // namespace diptych::reports
