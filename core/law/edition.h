#pragma once

#include "core/law/assessment.h"
#include "core/law/circumstances.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::law {

/// When the fifth occurrence of a position ends the game.
enum class Fivefold : std::uint8_t { None, Consecutive, Any };

/// What follows from a sealed move that cannot be made as it is written.
enum class FaultySealedMove : std::uint8_t {
    Loses,
    LosesIfIllegible,  ///< where it can be read the opponent chooses
    OpponentChooses
};

std::string_view toCode(Fivefold fivefold);  ///< "none", "consecutive", "any"

/// What an edition provides for one kind of play. Times in seconds; 0 where it names none.
struct PlayParameters {
    int illegalMovePenalty = 0;
    int wrongClaimPenalty = 0;
    bool illegalMoveStandsAfterReply = false;
    /// The arbiter acts on an illegal move only when the opponent has claimed.
    bool illegalMoveNeedsClaim = false;
    bool firstIllegalMoveLoses = false;
    /// An illegal position that is still there after one more completed move is drawn.
    bool illegalPositionDraws = false;
    /// Moves of each player after which set-up and clock setting are no longer questioned.
    std::optional<int> settingFinalAfter{};
};

struct Parameters {
    std::optional<int> illegalMovesThatLose{};
    std::optional<int> coloursReversedNewGameBefore{};  ///< moves of both players
    Fivefold fivefold = Fivefold::None;
    bool seventyFiveMoves = false;
    bool unpromotedPawnBecomesQueen = false;
    bool unidentifiableGameAnnulled = false;
    bool timesMayBeLeft = false;          ///< the clocks may stay as they are (7.1 since 2014)
    bool opponentChoosesPenalty = false;  ///< for an illegal move, until he touches a piece
    FaultySealedMove faultySealedMove = FaultySealedMove::Loses;
    int defaultTime = 0;                   ///< seconds after which an absent player loses
    std::array<PlayParameters, 5> play{};  ///< standard, rapid, blitz, then the two supervised
};

/// What the article numbers of an edition were taken from.
enum class Source : std::uint8_t { FullText, Excerpts, Secondary };

/// A rule as it stands in one edition.
struct EditionRule {
    std::string id;                        ///< core/law/rule_ids.h
    std::optional<std::string> article{};  ///< as printed; absent: the edition has no such rule
    std::map<std::string, std::string> summaries{};  ///< by language; empty: as in other editions
    std::optional<Standing> standing{};              ///< where this edition is less clear
    std::optional<Source> source{};                  ///< where it is not that of the edition
};

std::string_view toCode(Source source);  ///< "full-text"

/// One edition of the Laws of Chess: articles and parameters. The words are in RuleText.
struct Edition {
    std::string id;                               ///< "fide-2023"
    std::map<std::string, std::string> titles{};  ///< by language
    std::string inForce;                          ///< YYYY-MM-DD
    std::string until;                            ///< empty: still in force
    Source source = Source::FullText;
    Parameters parameters{};
    std::vector<EditionRule> rules{};  ///< in the order of the data

    /// Article of a rule as printed; empty where the edition has none.
    std::string article(std::string_view rule) const;
    bool has(std::string_view rule) const;
    const PlayParameters& play(Play play, Supervision supervision) const;
    Source sourceOf(const EditionRule& rule) const { return rule.source.value_or(source); }
};

struct EditionError {
    std::string edition;
    std::string expected;
};

/// Codes of the editions, newest first.
std::vector<std::string> editionIds();

/// Reads one edition from the data built into the program. Fails only for an unknown code.
tl::expected<Edition, EditionError> loadEdition(std::string_view id);

/// What a rule says, in our own words.
struct RuleText {
    std::string id;
    Standing standing = Standing::Clear;
    std::map<std::string, std::string> summaries{};  ///< by language: "en", "fr", "de", "es"
};

/// The words of all rules, in the order of the data.
std::vector<RuleText> loadRuleTexts();

/// The words of all rules as one edition has them. What is known from a secondary source only is
/// never clear.
std::vector<RuleText> loadRuleTexts(const Edition& edition);

}  // namespace diptych::law
