#include "core/chess/fen.h"
#include "core/law/announcement.h"

#include <gtest/gtest.h>

namespace diptych::law {
namespace {

struct Spoken {
    const char* fen;
    const char* words;
    const char* uci;  ///< empty: no single move
    bool isLegal;
};

TEST(Announcement, IsReadInTheWordsOfTheArticle)
{
    const char* const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const char* const castling =
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8";
    const char* const promotion = "8/1P3pk1/6p1/7p/7P/6P1/r4PK1/8 w - - 0 1";
    const char* const knights =
        "r1bq1rk1/2pnbppp/p2p1n2/1p2p3/3PP3/1BP2N1P/PP3PP1/RNBQR1K1 w - - 1 11";
    const Spoken all[] = {
        {start, "Eva zwei Eva vier", "e2e4", true},
        {start, "Hector drei", "h2h3", true},
        {start, "Springer Felix drei", "g1f3", true},
        {start, "springer gustav eins, felix drei!", "g1f3", true},
        {start, "Nf3", "g1f3", true},
        {castling, "Lange Rochade", "e1c1", true},
        {castling, "kurze Rochade", "e1g1", true},
        {knights, "Springer Bella David zwei", "b1d2", true},
        {promotion, "Bella acht Dame", "b7b8q", true},
        {promotion, "Bella acht", "", false},
    };
    for (const Spoken& spoken : all) {
        const auto move = announcedMove(chess::parseFen(spoken.fen).value(), spoken.words);
        ASSERT_TRUE(move.has_value()) << spoken.words;
        EXPECT_EQ(move->move ? chess::toUci(*move->move) : "", spoken.uci) << spoken.words;
        EXPECT_EQ(move->isLegal, spoken.isLegal) << spoken.words;
    }
}

TEST(Announcement, IsReadInOtherLanguagesToo)
{
    const auto start = chess::Position::initial();
    for (const char* words : {"knight f three", "cavalier f trois", "caballo f tres"}) {
        const auto move = announcedMove(start, words);
        ASSERT_TRUE(move && move->move) << words;
        EXPECT_EQ(chess::toUci(*move->move), "g1f3") << words;
    }
}

TEST(SealedText, IsReadAsItsPlayerWritesOrSpeaks)
{
    struct Sealed {
        const char* dialect;
        const char* text;
    };
    const auto start = chess::Position::initial();
    for (const Sealed& sealed : {Sealed{"de", "Sf3"}, Sealed{"fr", "Cf3"}, Sealed{"en", "Nf3"},
                                 Sealed{"de", "Springer Felix drei"}, Sealed{"", "Nf3"},
                                 Sealed{"fr", "Springer Felix drei"}}) {
        const auto token = readSealedText(sealed.text, sealed.dialect);
        ASSERT_TRUE(token.has_value()) << sealed.text;
        const auto move = chess::resolve(start, *token);
        ASSERT_TRUE(std::holds_alternative<chess::Move>(move)) << sealed.text;
        EXPECT_EQ(chess::toUci(std::get<chess::Move>(move)), "g1f3") << sealed.text;
    }
    EXPECT_FALSE(readSealedText("???", "de").has_value());
}

TEST(Announcement, KnowsAnImpossibleMove)
{
    const auto move = announcedMove(
        chess::parseFen("r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 5")
            .value(),
        "Lange Rochade");
    ASSERT_TRUE(move.has_value());
    EXPECT_FALSE(move->isLegal);
    ASSERT_TRUE(move->move.has_value());
    EXPECT_EQ(chess::toUci(*move->move), "e1c1");
}

TEST(Announcement, IsNotReadWhereItMakesNoSense)
{
    for (const char* words : {"", "Remis?", "Rochade", "Felix", "Anna Bella Cesar drei"}) {
        EXPECT_FALSE(readAnnouncement(words).has_value()) << words;
    }
}

}  // namespace
}  // namespace diptych::law
