#include "app/session/candidates.h"
#include "app/session/desk.h"
#include "app/session/sheet_edit.h"
#include "core/chess/san.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace diptych;
using namespace diptych::session;

namespace {

Desk deskOf(const std::string& white, const std::string& black)
{
    const std::string text =
        "# A case\n[score white typed en]\n" + white + "\n[score black typed en]\n" + black + "\n";
    auto desk = openCaseText(text, "test.case", std::filesystem::path());
    EXPECT_TRUE(desk);
    return *desk;
}

const incident::ScoreSource& sourceOf(const Desk& desk, std::size_t number)
{
    return desk.incident.scores.at(number);
}

std::vector<std::string> namesOf(const Desk& desk, chess::Color keeper, int ply)
{
    const auto& line = keeper == chess::Color::White ? desk.assessment.comparison.white
                                                     : desk.assessment.comparison.black;
    std::vector<std::string> names;
    for (const EntryCandidate& candidate : candidatesFor(desk, keeper, ply)) {
        names.push_back(
            chess::toSan(line->positions.at(static_cast<std::size_t>(ply - 1)), candidate.move));
    }
    return names;
}

}  // namespace

TEST(SheetEdit, ChangesOneEntryWhereItStands)
{
    const Desk desk = deskOf("1. e4 e5\n2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Nf3 Nc6 3. Bc4");
    EXPECT_EQ(withEntry(sourceOf(desk, 0), desk.sheets[0], 2, "Nc3").text,
              "1. e4 e5\n2. Nc3 Nc6 3. Bb5\n");
    EXPECT_EQ(withEntry(sourceOf(desk, 1), desk.sheets[1], 4, "Bb5").text,
              "1. e4 e5 2. Nf3 Nc6 3. Bb5\n");
}

TEST(SheetEdit, AddsAndVoidsEntries)
{
    const Desk desk = deskOf("1. e4 e5 2. Nf3", "1. e4 e5");
    EXPECT_EQ(withEntryBefore(sourceOf(desk, 0), desk.sheets[0], 1, unknownEntry).text,
              "1. e4 -- e5 2. Nf3\n");
    EXPECT_EQ(withEntryBefore(sourceOf(desk, 0), desk.sheets[0], 3, "Nc6").text,
              "1. e4 e5 2. Nf3\nNc6");
    EXPECT_EQ(withoutEntry(sourceOf(desk, 0), desk.sheets[0], 1).text, "1. e4 (e5) 2. Nf3\n");
}

TEST(SheetEdit, MakesTypedTextOfAFile)
{
    const Desk desk = deskOf("1. e4 e5 2. Nf3", "1. e4 e5");
    incident::ScoreSource file = sourceOf(desk, 0);
    file.file = "white.txt";
    const auto edited = withEntry(file, desk.sheets[0], 2, "Nc3");
    EXPECT_FALSE(edited.file);
    EXPECT_EQ(edited.text, "e4 e5 Nc3");
    EXPECT_EQ(edited.keeper, score::Keeper::White);
}

TEST(Candidates, PutFirstWhatMoreSpeaksFor)
{
    const Desk desk = deskOf("1. e4 e5 2. Nf3 Nc6 3. Bb6", "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    const auto names = namesOf(desk, chess::Color::White, 5);
    ASSERT_FALSE(names.empty());
    EXPECT_EQ(names.front(), "Bb5");
    const auto first = candidatesFor(desk, chess::Color::White, 5).front();
    EXPECT_NE(std::find(first.reasons.begin(), first.reasons.end(), CandidateReason::OtherScore),
              first.reasons.end());
    EXPECT_NE(std::find(first.reasons.begin(), first.reasons.end(), CandidateReason::OneCharacter),
              first.reasons.end());
}

TEST(Candidates, AreEmptyBeyondTheScore)
{
    const Desk desk = deskOf("1. e4 e5", "1. e4 e5");
    EXPECT_TRUE(candidatesFor(desk, chess::Color::White, 0).empty());
    EXPECT_TRUE(candidatesFor(desk, chess::Color::White, 99).empty());
    EXPECT_EQ(namesOf(desk, chess::Color::White, 1).front(), "e4");
}

TEST(Candidates, AreNotOneCharacterAwayFromThemselves)
{
    const Desk desk = deskOf("1. e4 e5 2. Nf3", "1. e4 e5 2. Nf3");
    for (const EntryCandidate& candidate : candidatesFor(desk, chess::Color::White, 3)) {
        const auto has = [&](CandidateReason reason) {
            return std::find(candidate.reasons.begin(), candidate.reasons.end(), reason) !=
                   candidate.reasons.end();
        };
        EXPECT_FALSE(has(CandidateReason::AsWritten) && has(CandidateReason::OneCharacter));
    }
}
