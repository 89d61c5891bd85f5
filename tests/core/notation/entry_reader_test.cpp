#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace diptych::notation {
namespace {

using chess::Castling;
using chess::PieceType;

std::string letterOf(std::optional<PieceType> type)
{
    return type ? std::string(1, "PNBRQK"[static_cast<int>(*type)]) : std::string("*");
}

std::string fileOf(std::optional<int> file)
{
    return file ? std::string(1, static_cast<char>('a' + *file)) : std::string();
}

std::string rankOf(std::optional<int> rank)
{
    return rank ? std::string(1, static_cast<char>('1' + *rank)) : std::string();
}

/// A token in one plain line: piece, from, to, new piece, marks.
std::string plain(const chess::SanToken& token)
{
    std::string text;
    if (token.castling) {
        text = *token.castling == Castling::Short ? "O-O" : "O-O-O";
    } else {
        text = letterOf(token.piece) + fileOf(token.fromFile) + rankOf(token.fromRank) + ">" +
               fileOf(token.toFile) + rankOf(token.toRank);
    }
    if (token.promotion) {
        text += "=" + letterOf(token.promotion);
    }
    text += token.marksCapture ? " x" : "";
    text += token.marksCheck ? " +" : "";
    text += token.marksMate ? " #" : "";
    text += token.marksEnPassant ? " ep" : "";
    return text;
}

std::vector<std::string> readingsOf(std::string_view text, std::string_view dialect,
                                    const WritingHabits& habits = {})
{
    std::vector<std::string> result;
    for (const Reading& reading : readEntry(text, *findDialect(dialect), habits)) {
        result.push_back(plain(reading.token));
    }
    return result;
}

struct Writing {
    std::string dialect;
    std::string text;
    std::vector<std::string> readings;  ///< in this order
};

class Writings : public testing::TestWithParam<Writing> {};

TEST_P(Writings, AreRead)
{
    EXPECT_EQ(readingsOf(GetParam().text, GetParam().dialect), GetParam().readings)
        << GetParam().dialect << ' ' << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(Castling, Writings,
                         testing::ValuesIn(std::vector<Writing>{
                             {"en", "O-O", {"O-O"}},
                             {"en", "0-0", {"O-O"}},
                             {"en", "o-o", {"O-O"}},
                             {"en", "OO", {"O-O"}},
                             {"en", "00", {"O-O"}},
                             {"en", "O–O", {"O-O"}},
                             {"en", "0−0−0", {"O-O-O"}},
                             {"en", "O—O—O", {"O-O-O"}},
                             {"en", "ooo", {"O-O-O"}},
                             {"en", "0-O-0", {"O-O-O"}},
                             {"en", "O-O+", {"O-O +"}},
                             {"en", "0-0-0#", {"O-O-O #"}},
                             {"en", "0-0!?", {"O-O"}},
                             {"ru", "О-О", {"O-O"}},
                             {"el", "Ο-Ο-Ο", {"O-O-O"}},
                             {"de", "０－０", {"O-O"}},
                             {"en", "O-O-O-O", {}},
                             {"en", "-O-O", {}},
                             {"en", "0", {}},
                         }));

INSTANTIATE_TEST_SUITE_P(Pawns, Writings,
                         testing::ValuesIn(std::vector<Writing>{
                             {"en", "e4", {"P>e4"}},
                             {"en", "Pe4", {"P>e4"}},
                             {"en", "exd5", {"Pe>d5 x"}},
                             {"en", "e:d5", {"Pe>d5 x"}},
                             {"en", "ed5", {"Pe>d5"}},
                             {"en", "ed5:", {"Pe>d5 x"}},
                             {"en", "e×d5", {"Pe>d5 x"}},
                             {"en", "ed", {"Pe>d"}},
                             {"en", "exd", {"Pe>d x"}},
                             {"en", "e5xd6", {"*e5>d6 x"}},
                             {"en", "e2e4", {"*e2>e4"}},
                             {"en", "e2-e4", {"*e2>e4"}},
                             {"en", "e2–e4", {"*e2>e4"}},
                             {"en", "exd6e.p.", {"Pe>d6 x ep"}},
                             {"en", "exd6 e.p.", {"Pe>d6 x ep"}},
                             {"en", "exd6ep", {"Pe>d6 x ep"}},
                             {"en", "exd6 ep+", {"Pe>d6 x + ep"}},
                             {"en", "c8=Q", {"P>c8=Q"}},
                             {"en", "c8Q", {"P>c8=Q"}},
                             {"en", "c8(Q)", {"P>c8=Q"}},
                             {"en", "c8/Q", {"P>c8=Q"}},
                             {"en", "c8=q", {"P>c8=Q"}},
                             {"en", "c7c8q", {"*c7>c8=Q"}},
                             {"en", "cd8=Q+", {"Pc>d8=Q +"}},
                             {"en", "cxd8=Q++", {"Pc>d8=Q x + #"}},
                             {"en", "cxd=Q", {"Pc>d=Q x"}},
                             {"en", "c8(Q)+", {"P>c8=Q +"}},
                             {"en", "c8", {"P>c8"}},
                             {"en", "c8=K", {"P>c8=K"}},
                             {"de", "c8=D", {"P>c8=Q"}},
                             {"ru", "d8Ф", {"P>d8=Q"}},
                             {"ru", "d8(Ф)", {"P>d8=Q"}},
                             {"hu", "Gye4", {"P>e4"}},
                             {"en", "ah", {}},
                             {"en", "ae4", {}},
                         }));

INSTANTIATE_TEST_SUITE_P(Pieces, Writings,
                         testing::ValuesIn(std::vector<Writing>{
                             {"en", "Nf3", {"N>f3"}},
                             {"en", "Ktf3", {"N>f3"}},
                             {"en", "Ngf3", {"Ng>f3"}},
                             {"en", "N1f3", {"N1>f3"}},
                             {"en", "Ng1f3", {"Ng1>f3"}},
                             {"en", "Ng1-f3", {"Ng1>f3"}},
                             {"en", "Ng1xf3+", {"Ng1>f3 x +"}},
                             {"en", "N-f3", {"N>f3"}},
                             {"en", "Nf3!?", {"N>f3"}},
                             {"en", "Nf3$14", {"N>f3"}},
                             {"en", "Nf3+!", {"N>f3 +"}},
                             {"en", "Nf3‡", {"N>f3 #"}},
                             {"en", "Nf3†", {"N>f3 +"}},
                             {"en", "Nf3(=)", {"N>f3"}},
                             {"en", "...Nf3", {"N>f3"}},
                             {"en", "Nf3ch", {"N>f3 +"}},
                             {"de", "Dh7 matt", {"Q>h7 #"}},
                             {"de", "Sf3", {"N>f3"}},
                             {"de", "Ｓｆ３", {"N>f3"}},
                             {"de", "S f3", {"N>f3"}},
                             {"de", "S\u00A0f3", {"N>f3"}},
                             {"en", "♘f3", {"N>f3"}},
                             {"de", "♞f3", {"N>f3"}},
                             {"ru", "♕d8", {"Q>d8"}},
                             {"ru", "Крg1", {"K>g1"}},
                             {"ru", "крg1", {"K>g1"}},
                             {"ru", "Kpg1", {"K>g1"}},
                             {"ru", "К:f6", {"N>f6 x"}},
                             {"ru", "Сс4", {"B>c4"}},
                             {"sq", "Mshd8", {"Q>d8"}},
                             {"sq", "Kua1", {"R>a1"}},
                             {"sq", "Kaf3", {"N>f3"}},
                             {"be", "Вз:d8", {"Q>d8 x"}},
                             {"be", "Лдe1", {"R>e1"}},
                             {"el", "Ιf3", {"N>f3"}},
                             {"el", "Ιζ3", {"N>f3"}},
                             {"el", "ε4", {"P>e4"}},
                             {"tr", "Şg1", {"K>g1"}},
                             {"tr", "S\u0327g1", {"K>g1"}},
                             {"lt", "Žf3", {"N>f3"}},
                             {"eo", "Ĉf3", {"N>f3"}},
                             {"nl", "Pf3", {"N>f3"}},
                             {"pl", "Hg4", {"Q>g4"}},
                             {"hu", "Hg4", {"N>g4"}},
                             {"is", "Hg4", {"R>g4"}},
                             {"fi", "Rf3", {"N>f3"}},
                             {"fr", "Re2", {"K>e2"}},
                             {"en", "Re2", {"R>e2"}},
                         }));

INSTANTIATE_TEST_SUITE_P(SmallLetters, Writings,
                         testing::ValuesIn(std::vector<Writing>{
                             {"en", "nf3", {"N>f3"}},
                             {"en", "NF3", {"N>f3"}},
                             {"en", "E4", {"P>e4"}},
                             {"en", "bc3", {"Pb>c3", "B>c3"}},
                             {"en", "bxc3", {"Pb>c3 x", "B>c3 x"}},
                             {"en", "Bc3", {"B>c3"}},
                             {"en", "BC3", {"Pb>c3", "B>c3"}},
                             {"en", "bb5", {"B>b5"}},
                             {"en", "b1c3", {"*b1>c3"}},
                             {"fr", "cd5", {"Pc>d5", "N>d5"}},
                             {"de", "de5", {"Pd>e5", "Q>e5"}},
                             {"de", "bc3", {"Pb>c3"}},
                             {"ru", "кf3", {"N>f3"}},
                         }));

INSTANTIATE_TEST_SUITE_P(
    WhatCannotBeRead, Writings,
    testing::ValuesIn(std::vector<Writing>{
        {"en", "Sf3", {}},  {"en", "~~~", {}},   {"en", "???", {}},
        {"en", "…", {}},    {"en", "--", {}},    {"en", "Z0", {}},
        {"en", "@@@@", {}}, {"en", "Nf9", {}},   {"en", "Ni3", {}},
        {"en", "Nf3f", {}}, {"en", "Nff33", {}}, {"en", "", {}},
        {"en", "x", {}},    {"en", "hello", {}}, {"en", "Nf", {}},
        {"de", "Nf3", {}},  {"en", "P-K4", {}},  {"en", "5254", {}},
        {"en", "1-0", {}},  {"en", "½-½", {}},   {"en", "Nf3Nf3Nf3Nf3Nf3Nf3Nf3Nf3Nf3", {}},
    }));

TEST(EntryReader, TakesALetterForADigitThatItLooksLike)
{
    const Readings readings = readEntry("Rel", *findDialect("en"));
    ASSERT_EQ(readings.size(), 1u);
    EXPECT_EQ(plain(readings[0].token), "R>e1");
    EXPECT_EQ(readings[0].reason, ReadingReason::CharacterConfusion);
    EXPECT_GT(readings[0].cost, 0.0);
}

TEST(EntryReader, KnowsWhatAReadingProgramConfuses)
{
    const WritingHabits scan{Capitals::Used, Confusions::Recognition};
    EXPECT_EQ(readingsOf("8b5", "en", scan).front(), "B>b5");
    EXPECT_EQ(readingsOf("bS", "en", scan).front(), "P>b5");
    EXPECT_EQ(readingsOf("ReB", "en", scan).front(), "R>e8");
    EXPECT_EQ(readingsOf("5f3", "de", scan).front(), "N>f3");
    EXPECT_EQ(readingsOf("TeI", "de", scan).front(), "R>e1");
    EXPECT_EQ(readingsOf("5bd7", "de", scan).front(), "Nb>d7");
    EXPECT_EQ(readingsOf("NdS", "en", scan).front(), "N>d5");
}

TEST(EntryReader, MarksSquaresWithoutAPieceLetter)
{
    EXPECT_EQ(readEntry("g1f3", *findDialect("en")).front().reason, ReadingReason::Coordinates);
    EXPECT_EQ(readEntry("e2-e4", *findDialect("en")).front().reason, ReadingReason::AsWritten);
}

TEST(EntryReader, TakesTheKingOnHisRookForCastling)
{
    EXPECT_EQ(readingsOf("e1h1", "en"), (std::vector<std::string>{"*e1>h1", "O-O"}));
    EXPECT_EQ(readingsOf("Ke8a8", "en"), (std::vector<std::string>{"Ke8>a8", "O-O-O"}));
}

TEST(EntryReader, MakesASmallPieceLetterDearerWhereCapitalsAreUsed)
{
    const auto costOfBishop = [](Capitals capitals) {
        return readEntry("bc3", *findDialect("en"), {capitals, Confusions::Typing}).back().cost;
    };
    EXPECT_LT(costOfBishop(Capitals::NotUsed), costOfBishop(Capitals::Unknown));
    EXPECT_LT(costOfBishop(Capitals::Unknown), costOfBishop(Capitals::Used));
}

}  // namespace
}  // namespace diptych::notation
