#include "core/chess/fen.h"
#include "core/score/comparison.h"
#include "sheets.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace diptych::score {

using chess::Position;
using test::sheetOf;
using test::spanishGame;

namespace {

struct Found {
    int ply;
    DifferenceKind kind;
    Keeper keeper;

    friend bool operator==(const Found&, const Found&) = default;
};

std::ostream& operator<<(std::ostream& out, const Found& found)
{
    return out << toCode(found.keeper) << ' ' << found.ply << ' ' << toCode(found.kind);
}

struct Example {
    const char* name;
    std::string white;
    std::string black;
    ScoresState state;
    std::optional<int> divergence;
    int agreement;
    std::vector<Found> differences;
    int plies;
    std::string start = {};
};

std::ostream& operator<<(std::ostream& out, const Example& example)
{
    return out << example.name;
}

std::string with(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result(text);
    result.replace(result.find(from), from.size(), to);
    return result;
}

const std::string game{spanishGame};
constexpr auto white = Keeper::White;
constexpr auto black = Keeper::Black;

const std::vector<Example> examples{
    {"EqualSheetsCorrespond", game, game, ScoresState::Correspond, {}, 24, {}, 24},
    {"SpellingIsNoDifference",
     game,
     with(with(game, "Nbd2", "Nb1-d2"), "O-O", "0-0"),
     ScoresState::Correspond,
     {},
     24,
     {},
     24},
    {"AnotherMoveDiffersThoughTheRestIsTheSame",
     game,
     with(game, "h3", "a3"),
     ScoresState::Differ,
     17,
     16,
     {{17, DifferenceKind::DifferentMove, black}},
     24},
    {"AnOmittedMoveIsTwoOmissions",
     game,
     with(game, "6. Re1 b5 ", ""),
     ScoresState::Correspond,
     {},
     24,
     {{11, DifferenceKind::Omission, black}, {12, DifferenceKind::Omission, black}},
     24},
    {"AnOmittedHalfMoveIsOneOmission",
     game,
     with(game, "c3 O-O", "c3"),
     ScoresState::Correspond,
     {},
     24,
     {{16, DifferenceKind::Omission, black}},
     24},
    {"AnEntryWrittenTwiceIsADuplicate",
     game,
     with(game, "Bb3 d6", "Bb3 Bb3 d6"),
     ScoresState::Correspond,
     {},
     24,
     {{13, DifferenceKind::Duplicate, black}},
     24},
    {"ARowWrittenTwiceIsTwoDuplicates",
     game,
     with(game, "Bb3 d6", "Bb3 d6 Bb3 d6"),
     ScoresState::Correspond,
     {},
     24,
     {{13, DifferenceKind::Duplicate, black}, {14, DifferenceKind::Duplicate, black}},
     24},
    {"AnUnreadableEntryCorrespondsWithAnything",
     game,
     with(game, "Nb8", "~~~"),
     ScoresState::Correspond,
     {},
     24,
     {{18, DifferenceKind::Unreadable, black}},
     24},
    {"AnAmbiguousEntryCorrespondsWithEither",
     game,
     with(game, "Nbd2", "Nd2"),
     ScoresState::Correspond,
     {},
     24,
     {{21, DifferenceKind::Ambiguous, black}},
     24},
    {"ALaterMoveDecidesAnAmbiguousEntry",
     with(game, "Nbd2", "Nd2") + " 13. Nh2",
     with(game, "Nbd2", "Nd2") + " 13. Nh2",
     ScoresState::Correspond,
     {},
     25,
     {},
     25},
    {"AnImpossibleEntryOneLetterAwayIsASlip",
     game,
     with(game, "Nbd2", "Nbc2"),
     ScoresState::Correspond,
     {},
     24,
     {{21, DifferenceKind::Illegal, black}},
     24},
    {"AnImpossibleEntryFartherAwayDiffers",
     game,
     with(game, "h3", "Ra3"),
     ScoresState::Differ,
     17,
     16,
     {{17, DifferenceKind::Illegal, black}},
     24},
    {"TranspositionAgreesAgain",
     game,
     with(with(game, "b5 7. Bb3 d6", "d6 7. Bb3 b5"), "12.", "12."),
     ScoresState::Differ,
     12,
     24,
     {{12, DifferenceKind::DifferentMove, black}, {14, DifferenceKind::DifferentMove, black}},
     24},
    {"TheSameIllegalMoveInBothIsFound",
     "1. e4 e5 2. Nf3 d6 3. Bb5 Nc6 4. d4 Nxd4",
     "1. e4 e5 2. Nf3 d6 3. Bb5+ Nc6 4. d4 Nxd4",
     ScoresState::CorrespondWithIllegal,
     {},
     7,
     {{8, DifferenceKind::Illegal, white}, {8, DifferenceKind::Illegal, black}},
     8},
    {"AnIllegalCastlingInBothIsFoundLater",
     "1. e4 e5 2. Nf3 d6 3. Bc4 Be7 4. d3 Kf8 5. O-O Ke8 6. Re1 Nf6 7. c3 O-O 8. Nbd2 c6 9. Bb3",
     "1. e4 e5 2. Nf3 d6 3. Bc4 Be7 4. d3 Kf8 5. O-O Ke8 6. Re1 Nf6 7. c3 O-O 8. Nbd2 c6 9. Bb3",
     ScoresState::CorrespondWithIllegal,
     {},
     13,
     {{14, DifferenceKind::Illegal, white}, {14, DifferenceKind::Illegal, black}},
     17},
    {"APlainEntryIsKeptThoughAnotherWouldMakeALaterMoveLegal",
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4 Nxd4 5. Nxd4 exd4",
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4 Nxd4 5. Nxd4 exd4",
     ScoresState::CorrespondWithIllegal,
     {},
     7,
     {{8, DifferenceKind::Illegal, white},
      {8, DifferenceKind::Illegal, black},
      {10, DifferenceKind::Illegal, white},
      {10, DifferenceKind::Illegal, black}},
     10},
    {"TheNextEntryWrittenTwiceInPlaceOfOneIsAnOmissionAndADuplicate",
     game,
     with(game, "a6 4. Ba4", "Ba4 4. Ba4"),
     ScoresState::Correspond,
     {},
     24,
     {{6, DifferenceKind::Omission, black}, {7, DifferenceKind::Duplicate, black}},
     24},
    {"AnEntryTooManyIsOneDifference",
     game,
     with(game, "Bb5 a6", "Bb5 Qe2 a6"),
     ScoresState::Correspond,
     {},
     24,
     {{5, DifferenceKind::Needless, black}},
     24},
    {"AnEntryBeforeTheFirstMoveIsOneDifference",
     game,
     "d4 " + game,
     ScoresState::Correspond,
     {},
     24,
     {{1, DifferenceKind::Needless, black}},
     24},
    {"TwoDifferentIllegalMovesDiffer",
     "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Nf3 Ne4 5. Nxe4",
     "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Nf3 Ne4 5. Nd5",
     ScoresState::Differ,
     9,
     8,
     {{9, DifferenceKind::Illegal, white}, {9, DifferenceKind::Illegal, black}},
     9},
    {"ScoresThatPartAtTheirEndsDiffer",
     "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5",
     "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5",
     ScoresState::Differ,
     6,
     5,
     {{6, DifferenceKind::DifferentMove, black}},
     7},
    {"ScoresThatPartForTwoMovesDiffer",
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5",
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O b5 6. Bb3 Bb7",
     ScoresState::Differ,
     10,
     9,
     {{10, DifferenceKind::DifferentMove, black},
      {11, DifferenceKind::DifferentMove, black},
      {12, DifferenceKind::DifferentMove, black}},
     12},
    {"AMateThatOneScoreDoesNotAllowIsNoEnd",
     "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7",
     "1. e4 e5 2. Bc4 Nc6 3. Qh5 g6",
     ScoresState::Differ,
     6,
     5,
     {{6, DifferenceKind::DifferentMove, black}},
     7},
    {"RowsInAnotherOrderMeetAgain",
     "1. d4 d5 2. Nf3 Nf6 3. g3 c6 4. c4 e6 5. Bg2 Be7 6. Nc3 h6 7. O-O b6",
     "1. d4 d5 2. Nf3 Nf6 3. c4 e6 4. g3 c6 5. Bg2 Be7 6. Nc3 h6 7. O-O b6",
     ScoresState::Differ,
     5,
     14,
     {{5, DifferenceKind::DifferentMove, black},
      {6, DifferenceKind::DifferentMove, black},
      {7, DifferenceKind::DifferentMove, black},
      {8, DifferenceKind::DifferentMove, black}},
     14},
    {"TheSameCastlingThroughAPieceIsIllegalInBoth",
     "1. e4 e5 2. Nf3 Nc6 3. O-O Nf6",
     "1. e4 e5 2. Nf3 Nc6 3. 0-0 Nf6",
     ScoresState::CorrespondWithIllegal,
     {},
     4,
     {{5, DifferenceKind::Illegal, white}, {5, DifferenceKind::Illegal, black}},
     6},
    {"TheSameLeapOfAKnightIsIllegalInBoth",
     "1. e4 e5 2. Nc3 Nc6 3. Ne5 d6",
     "1. e4 e5 2. Nc3 Nc6 3. Ne5 d6",
     ScoresState::CorrespondWithIllegal,
     {},
     4,
     {{5, DifferenceKind::Illegal, white}, {5, DifferenceKind::Illegal, black}},
     6},
    {"TheLastEntryMayBeWantingOnOneSheet",
     game + " 13. Nf1",
     game,
     ScoresState::Correspond,
     {},
     24,
     {},
     25},
    {"ASheetThatStopsEarlyIsIncomplete",
     game,
     "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6",
     ScoresState::Incomplete,
     {},
     8,
     {},
     24},
    {"EntriesAfterMateAreVoid",
     "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 Kxf7 5. Bxf7",
     "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# Kxf7",
     ScoresState::Correspond,
     {},
     7,
     {},
     7},
    {"AnotherRightToCastleIsAnotherPosition",
     "1. e4 e5 2. Nf3 Nf6 3. Rg1 Ng8 4. Rh1 Nf6",
     "1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6",
     ScoresState::Differ,
     5,
     4,
     {{5, DifferenceKind::DifferentMove, black}, {7, DifferenceKind::DifferentMove, black}},
     8},
    {"EnPassantThatCanBePlayedIsAnotherPosition",
     "1. a4 e6 2. a5 Qe7 3. Nf3 Qf6 4. Nc3 b5",
     "1. a4 e6 2. a5 Qf6 3. Nf3 b6 4. Nc3 b5",
     ScoresState::Differ,
     4,
     3,
     {{4, DifferenceKind::DifferentMove, black},
      {6, DifferenceKind::DifferentMove, black},
      {8, DifferenceKind::DifferentMove, black}},
     8},
    {"EnPassantThatHasLapsedIsForgotten",
     "1. a4 e6 2. a5 Qe7 3. Nf3 Qf6 4. Nc3 b5 5. e4",
     "1. a4 e6 2. a5 Qf6 3. Nf3 b6 4. Nc3 b5 5. e4",
     ScoresState::Differ,
     4,
     9,
     {{4, DifferenceKind::DifferentMove, black},
      {6, DifferenceKind::DifferentMove, black},
      {8, DifferenceKind::DifferentMove, black}},
     9},
    {"AShortPromotionFitsAnyPiece",
     "1. b8",
     "1. b8=Q",
     ScoresState::Correspond,
     {},
     1,
     {{1, DifferenceKind::Ambiguous, white}},
     1,
     "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1"},
    {"AnotherNewPieceDiffers",
     "1. b8=R",
     "1. b8=Q",
     ScoresState::Differ,
     1,
     0,
     {{1, DifferenceKind::DifferentMove, black}},
     1,
     "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1"},
};

class ComparisonOfTwoSheets : public testing::TestWithParam<Example> {};

}  // namespace

TEST_P(ComparisonOfTwoSheets, FindsWhatTheyHaveInCommon)
{
    const Example& example = GetParam();
    Position start = Position::initial();
    if (!example.start.empty()) {
        const auto parsed = chess::parseFen(example.start);
        ASSERT_TRUE(parsed.has_value());
        start = *parsed;
    }
    const Comparison result =
        compare(start, {sheetOf(white, example.white), sheetOf(black, example.black)});
    EXPECT_EQ(toCode(result.state), toCode(example.state));
    std::optional<int> divergence;
    if (result.firstDivergence) {
        divergence = result.firstDivergence->ply;
    }
    EXPECT_EQ(divergence, example.divergence);
    ASSERT_TRUE(result.agreement.has_value());
    EXPECT_EQ(result.agreement->ply, example.agreement);
    std::vector<Found> differences;
    for (const Difference& difference : result.differences) {
        differences.push_back({difference.ply, difference.kind, difference.keeper});
    }
    EXPECT_EQ(differences, example.differences);
    EXPECT_EQ(result.game.plies(), example.plies);
    EXPECT_EQ(result.game.positions.size(), result.game.moves.size() + 1);
}

INSTANTIATE_TEST_SUITE_P(Scores, ComparisonOfTwoSheets, testing::ValuesIn(examples),
                         [](const auto& example) { return std::string(example.param.name); });

TEST(Comparison, SaysHowFarEachSheetStaysLegalUnderEachVersion)
{
    const Comparison result =
        compare(Position::initial(),
                {sheetOf(white, "1. e4 a6 2. e5 d5 3. exd6"), sheetOf(black, "1. e4 d6 2. e5 d5")});
    ASSERT_EQ(result.evidence.size(), 2u);
    EXPECT_EQ(toUci(result.evidence[0].move), "a7a6");
    EXPECT_EQ(result.evidence[0].whiteLegalTo, 5);
    EXPECT_EQ(result.evidence[0].blackLegalTo, 4);
    EXPECT_EQ(toUci(result.evidence[1].move), "d7d6");
    EXPECT_EQ(result.evidence[1].whiteLegalTo, 4);
    EXPECT_EQ(result.evidence[1].blackLegalTo, 4);
}

TEST(Comparison, LetsTheThirdSheetDecideTheGameButNotTheVerdict)
{
    const std::string other = with(game, "h3", "a3");
    const Comparison result =
        compare(Position::initial(),
                {sheetOf(white, game), sheetOf(black, other), sheetOf(Keeper::Arbiter, other)});
    EXPECT_EQ(result.state, ScoresState::Differ);
    EXPECT_EQ(toUci(result.game.moves[16]), "a2a3");
    ASSERT_EQ(result.evidence.size(), 2u);
    EXPECT_TRUE(result.evidence[0].supportedBy.empty());
    EXPECT_EQ(result.evidence[1].supportedBy, std::vector<Keeper>{Keeper::Arbiter});
}

TEST(Comparison, IsIncompleteWhereAThirdRecordGoesOn)
{
    const std::string all = game + " 13. Nf1 Bb7 14. Ng3 Re8";
    const Comparison result =
        compare(Position::initial(),
                {sheetOf(white, game), sheetOf(black, game), sheetOf(Keeper::Arbiter, all)});
    EXPECT_EQ(result.state, ScoresState::Incomplete);
}

TEST(Comparison, TakesTheMoreNaturalOfTwoOrdersForPlayed)
{
    const std::string natural = "1. e4 e5 2. Nc3 Nc6 3. Bc4 Nf6 4. d3 h6 5. f4 exf4 6. Bxf4 d6";
    const std::string odd = "1. e4 e5 2. Nc3 Nc6 3. Bc4 h6 4. d3 Nf6 5. f4 exf4 6. Bxf4 d6";
    for (const auto& [whites, blacks] : {std::pair(natural, odd), std::pair(odd, natural)}) {
        const Comparison result =
            compare(Position::initial(), {sheetOf(white, whites), sheetOf(black, blacks)});
        EXPECT_EQ(toUci(result.game.moves[5]), "g8f6");
        EXPECT_LT(result.game.certainty[5], 0.9);
    }
}

TEST(Comparison, KeepsToAMoveThatTheArbiterEstablished)
{
    EstablishedForScores established;
    established.moves.push_back({17, *chess::parseUci("a2a3")});
    const Comparison result =
        compare(Position::initial(), {sheetOf(white, game), sheetOf(black, game)}, established);
    EXPECT_EQ(toUci(result.game.moves[16]), "a2a3");
}

TEST(Comparison, TakesTheAssistantsSheetWhereAPlayerHasNone)
{
    const Comparison result =
        compare(Position::initial(), {sheetOf(white, game), sheetOf(Keeper::AssistantBlack, game)});
    EXPECT_EQ(result.state, ScoresState::Correspond);
    ASSERT_TRUE(result.black.has_value());
    EXPECT_EQ(result.black->keeper, Keeper::AssistantBlack);
}

TEST(Comparison, IsUnusableWithoutSheetsAndIncompleteWithOne)
{
    EXPECT_EQ(compare(Position::initial(), {}).state, ScoresState::Unusable);
    EXPECT_EQ(compare(Position::initial(), {sheetOf(white, game)}).state, ScoresState::Incomplete);
    Sheet descriptive = sheetOf(black, game);
    descriptive.admissibility = Admissibility::NotAlgebraic;
    EXPECT_EQ(compare(Position::initial(), {sheetOf(white, game), descriptive}).state,
              ScoresState::Incomplete);
}

TEST(Comparison, CallsEntriesBeyondTheLastMoveMadeWrittenAhead)
{
    EstablishedForScores established;
    established.pliesMade = 24;
    const Comparison result =
        compare(Position::initial(), {sheetOf(white, game + " 13. Nf1"), sheetOf(black, game)},
                established);
    EXPECT_EQ(result.game.plies(), 24);
    ASSERT_EQ(result.differences.size(), 1u);
    EXPECT_EQ(result.differences[0].kind, DifferenceKind::WrittenAhead);
    EXPECT_EQ(result.differences[0].ply, 25);
}

}  // namespace diptych::score
