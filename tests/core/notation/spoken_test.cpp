#include "core/chess/fen.h"
#include "core/chess/movegen.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_reader.h"
#include "core/notation/spoken_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace diptych::notation {
namespace {

using chess::Position;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

Position position(std::string_view fen)
{
    return chess::parseFen(fen).value();
}

const SpokenLanguage& language(std::string_view code)
{
    return *findSpokenLanguage(code);
}

/// The moves that the cheapest legal reading of an announcement can be; empty if there is none.
std::vector<std::string> heard(std::string_view text, std::string_view code,
                               const Position& where = Position::initial())
{
    std::vector<std::string> moves;
    for (const Reading& reading : readSpoken(text, language(code))) {
        for (const chess::Move move : chess::matches(where, reading.token)) {
            moves.push_back(chess::toUci(move));
        }
        if (!moves.empty()) {
            break;
        }
    }
    return moves;
}

double costOf(std::string_view text, std::string_view code, std::string_view uci,
              const Position& where = Position::initial())
{
    for (const Reading& reading : readSpoken(text, language(code))) {
        for (const chess::Move move : chess::matches(where, reading.token)) {
            if (chess::toUci(move) == uci) {
                return reading.cost;
            }
        }
    }
    return 99.0;
}

struct Announcement {
    std::string_view code;
    std::string_view text;
    std::string_view fen;
    std::string_view uci;
};

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view takes = "4k3/8/8/3pp3/4P3/2N5/8/R3K2R w - - 0 1";
constexpr std::string_view passing = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
constexpr std::string_view promotes = "8/1P4k1/8/8/8/8/8/4K3 w - - 0 1";
constexpr std::string_view rooks = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";

constexpr auto announcements = std::to_array<Announcement>({
    {"de", "Eva vier", start, "e2e4"},
    {"de", "Eva zwei Eva vier", start, "e2e4"},
    {"de", "Springer Felix drei", start, "g1f3"},
    {"de", "Springer von Gustav eins nach Felix drei", start, "g1f3"},
    {"de", "Pferd f 3", start, "g1f3"},
    {"de", "SPRINGER F3", start, "g1f3"},
    {"de", "Sf3", start, "g1f3"},
    {"de", "springer cäsar drei", start, "b1c3"},
    {"de", "springer Cesar drei", start, "b1c3"},
    {"de", "springer Caesar 3", start, "b1c3"},
    {"de", "Bauer Eva zwo Eva vier", start, "e2e4"},
    {"de", "Belia vier", start, "b2b4"},
    {"de", "efa vier", start, "e2e4"},
    {"de", "Hektor vier", start, "h2h4"},
    {"de", "e2-e4", start, "e2e4"},
    {"de", "kurze Rochade", castles, "e1g1"},
    {"de", "Rochade lang", castles, "e1c1"},
    {"de", "0-0-0", castles, "e1c1"},
    {"de", "König Gustav eins", castles, "e1g1"},
    {"de", "Eva schlägt David fünf", takes, "e4d5"},
    {"de", "Eva mal David funf", takes, "e4d5"},
    {"de", "Eva David fuenf", takes, "e4d5"},
    {"de", "Springer schlägt Bauer David fünf", takes, "c3d5"},
    {"de", "exd5", takes, "e4d5"},
    {"de", "David schlägt Eva sechs en passant", passing, "d5e6"},
    {"de", "Bella acht Umwandlung Dame", promotes, "b7b8q"},
    {"de", "Bella acht Turm", promotes, "b7b8r"},
    {"de", "Bella sieben Bella acht wird Springer", promotes, "b7b8n"},
    {"de", "Turm Anna David eins", rooks, "a1d1"},
    {"de", "Turm auf Hector eins nach Hector acht Schach", rooks, "h1h8"},
    {"de", "läuft er Bella fünf", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1b5"},
    {"en", "e four", start, "e2e4"},
    {"en", "knight f three", start, "g1f3"},
    {"en", "knight to f3", start, "g1f3"},
    {"en", "Nf3", start, "g1f3"},
    {"en", "e for", start, "e2e4"},
    {"en", "pawn to echo four", start, "e2e4"},
    {"en", "castles king side", castles, "e1g1"},
    {"en", "castles queenside", castles, "e1c1"},
    {"en", "knight takes pawn on d five", takes, "c3d5"},
    {"en", "e takes d five", takes, "e4d5"},
    {"en", "b eight equals queen", promotes, "b7b8q"},
    {"en", "rook a d one", rooks, "a1d1"},
    {"fr", "cavalier f trois", start, "g1f3"},
    {"fr", "petit roque", castles, "e1g1"},
    {"fr", "grand roque", castles, "e1c1"},
    {"fr", "e prend d cinq", takes, "e4d5"},
    {"fr", "b huit promotion dame", promotes, "b7b8q"},
    {"es", "caballo f tres", start, "g1f3"},
    {"es", "peón e cuatro", start, "e2e4"},
    {"es", "enroque corto", castles, "e1g1"},
    {"es", "caballo por d cinco", takes, "c3d5"},
    {"es", "b ocho corona dama", promotes, "b7b8q"},
    {"it", "e due e quattro", start, "e2e4"},
    {"it", "cavallo da Genova 1 a Firenze 3", start, "g1f3"},
    {"it", "Empoli quattro", start, "e2e4"},
    {"it", "arrocco lungo", castles, "e1c1"},
    {"it", "Bologna otto promuove donna", promotes, "b7b8q"},
    {"ru", "е четыре", start, "e2e4"},
    {"ru", "конь эф три", start, "g1f3"},
    {"ru", "лошадь джи один эф три", start, "g1f3"},
    {"ru", "короткая рокировка", castles, "e1g1"},
    {"ru", "три нуля", castles, "e1c1"},
    {"ru", "конь берёт дэ пять", takes, "c3d5"},
    {"ru", "бэ восемь превращение в ферзя", promotes, "b7b8q"},
    {"nl", "paard f drie", start, "g1f3"},
    {"nl", "korte rokade", castles, "e1g1"},
    {"nl", "paard slaat d vijf", takes, "c3d5"},
    {"nl", "b acht promoveert tot dame", promotes, "b7b8q"},
    {"pl", "skoczek f trzy", start, "g1f3"},
    {"pl", "długa roszada", castles, "e1c1"},
    {"pl", "skoczek bije d pięć", takes, "c3d5"},
    {"pl", "b osiem promocja na hetmana", promotes, "b7b8q"},
    {"fr", "Cavalier Gustave un Félix trois", start, "g1f3"},
    {"it", "cavallo Ettore tre", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1h3"},
    {"pl", "Ewa cztery", start, "e2e4"},
    {"ru", "конь густав один феликс три", start, "g1f3"},
});

TEST(Spoken, ReadsAnnouncementsInEveryLanguage)
{
    for (const Announcement& said : announcements) {
        EXPECT_THAT(heard(said.text, said.code, position(said.fen)),
                    ElementsAre(std::string(said.uci)))
            << said.code << ": " << said.text;
    }
}

TEST(Spoken, ReadsNothingFromWordsThatAreNoAnnouncement)
{
    for (const char* text : {"", "guten Tag", "Springer", "die Dame", "kurz", "Eva", "vier", "und",
                             "nein", "Felix drei und noch etwas", "Rochade"}) {
        EXPECT_THAT(heard(text, "de"), IsEmpty()) << text;
    }
}

TEST(Spoken, CountsWhatIsOftenMisheardOnlyWhereNothingElseIsPossible)
{
    EXPECT_DOUBLE_EQ(costOf("h three", "en", "h2h3"), 0.0);
    EXPECT_GT(costOf("h three", "en", "a2a3"), 3.5);
    EXPECT_LT(costOf("h three", "en", "a2a3"), 6.0);
    const Position where = position("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1");
    EXPECT_THAT(heard("d three", "en", where), ElementsAre("b2b3"));
}

TEST(Spoken, FindsALostWord)
{
    EXPECT_THAT(heard("Springer Felix", "de"), ElementsAre("g1f3"));
    EXPECT_THAT(heard("Felix drei", "de"), ElementsAre("f2f3"));
    const Position where = position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1");
    EXPECT_THAT(heard("Felix drei", "de", where), ElementsAre("g1f3"));
    EXPECT_GT(costOf("Felix drei", "de", "g1f3", where), 3.5);
}

TEST(Spoken, FindsNoPhraseWithoutAReading)
{
    for (const SpokenLanguage& each : allSpokenLanguages()) {
        const std::string text = "king c f x a 8 knight f three bishop b 2 2 to d e";
        const std::vector<SpokenWord> words = spokenWordsOf(text);
        const SpokenReader reader(each, words, text);
        for (std::size_t word = 0; word < words.size(); ++word) {
            for (const SpokenPhrase& phrase : reader.phrasesAt(word, words.size(), 1.0)) {
                EXPECT_FALSE(phrase.readings.empty()) << each.code << word;
                EXPECT_EQ(phrase.first, word);
            }
        }
    }
}

TEST(Spoken, MakesConfusionsLikelierWhereTheRecogniserDoubts)
{
    const std::string text = "h three";
    std::vector<SpokenWord> words = spokenWordsOf(text);
    const auto cost = [&](double probability) {
        words[0].probability = probability;
        const SpokenReader reader(language("en"), words, text);
        double least = 99.0;
        for (const SpokenPhrase& phrase : reader.phrasesAt(0, 2, 1.0)) {
            for (const Reading& reading : phrase.readings) {
                least = reading.token.toFile == 0 ? std::min(least, reading.cost) : least;
            }
        }
        return least;
    };
    EXPECT_LT(cost(0.4), cost(0.9));
    EXPECT_GT(cost(0.99), cost(0.9));
}

TEST(Spoken, HasAllWordsOfEveryLanguage)
{
    EXPECT_EQ(allSpokenLanguages().size(), 8U);
    for (const SpokenLanguage& each : allSpokenLanguages()) {
        for (int i = 0; i < 8; ++i) {
            EXPECT_NE(wordsFor(each, {SpokenKind::File, i}), "") << each.code << i;
            EXPECT_NE(wordsFor(each, {SpokenKind::Rank, i}), "") << each.code << i;
        }
        for (const auto kind :
             {SpokenKind::Captures, SpokenKind::Check, SpokenKind::Mate, SpokenKind::CastlesShort,
              SpokenKind::CastlesLong, SpokenKind::Promotes, SpokenKind::EnPassant,
              SpokenKind::Correction, SpokenKind::Draw, SpokenKind::Resign, SpokenKind::Clock}) {
            EXPECT_NE(wordsFor(each, {kind, 0}), "") << each.code << static_cast<int>(kind);
        }
        EXPECT_THAT(each.confusions, testing::Not(IsEmpty())) << each.code;
    }
}

TEST(Spoken, SpeaksTheWordsOfArticleD21)
{
    const SpokenLanguage& german = language("de");
    const Position initial = Position::initial();
    EXPECT_EQ(speakMove(initial, *chess::parseUci("e2e4"), german), "Eva vier");
    EXPECT_EQ(speakMove(initial, *chess::parseUci("g1f3"), german), "Springer Felix drei");
    EXPECT_EQ(speakMove(initial, *chess::parseUci("g1e5"), german),
              "Springer Gustav eins Eva fünf");
    EXPECT_EQ(speakMove(position(castles), *chess::parseUci("e1g1"), german), "Kurze Rochade");
    EXPECT_EQ(speakMove(position(takes), *chess::parseUci("e4d5"), german),
              "Eva schlägt David fünf");
    EXPECT_EQ(speakMove(position(rooks), *chess::parseUci("a1d1"), german), "Turm Anna David eins");
    EXPECT_EQ(speakMove(position(rooks), *chess::parseUci("h1h8"), german),
              "Turm Hector acht Schach");
    EXPECT_EQ(speakMove(position(promotes), *chess::parseUci("b7b8q"), german),
              "Bella acht Umwandlung Dame");
    EXPECT_EQ(speakMove(position(passing), *chess::parseUci("d5e6"), german),
              "David schlägt Eva sechs en passant");
    EXPECT_EQ(
        speakMove(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), *chess::parseUci("a1a2"), german), "");
    EXPECT_EQ(speakSquare(chess::Square::H8, german), "Hector acht");
    EXPECT_EQ(speakMove(initial, *chess::parseUci("g1f3"), language("it")), "cavallo Firenze tre");
}

/// Positions with captures, promotions, castling, en passant and doubtful departures.
constexpr auto positions = std::to_array<std::string_view>({
    start,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r1b1k2r/pppp1ppp/2n2n2/2b1p2q/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b kq - 0 1",
    "6k1/8/8/Q6Q/8/8/8/Q2K3Q w - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 2",
});

TEST(Spoken, HearsEveryMoveThatItSpeaks)
{
    for (const SpokenLanguage& each : allSpokenLanguages()) {
        for (const std::string_view fen : positions) {
            const Position where = position(fen);
            for (const chess::Move move : chess::legalMoves(where)) {
                const std::string text = speakMove(where, move, each);
                EXPECT_THAT(heard(text, each.code, where), ElementsAre(chess::toUci(move)))
                    << each.code << ": " << text << " in " << fen;
            }
        }
    }
}

TEST(Spoken, ReadsFilesOfItsOwnForm)
{
    const auto language = parseSpokenLanguage(
        "<spoken code='xx' name='X' native='x' rank='9'><words means='king'>re, roi</words>"
        "<words means='rank-2' cost='0.5'>deux</words><confusions origin='estimated'>"
        "<confusion said='king' heard='rank-2' cost='0.5'/></confusions></spoken>");
    ASSERT_TRUE(language.has_value());
    EXPECT_EQ(language->terms.size(), 3U);
    EXPECT_EQ(language->confusions.size(), 1U);
    EXPECT_EQ(wordsFor(*language, {SpokenKind::Rank, 1}), "");
    EXPECT_EQ(
        parseSpokenLanguage("<spoken code='xx'><words means='file-i'>i</words></spoken>").error(),
        "unknown meaning \"file-i\"");
    EXPECT_EQ(parseSpokenLanguage("<spoken/>").error(), "a spoken element needs a code");
    EXPECT_THAT(parseSpokenLanguage("<spoken").error(), testing::HasSubstr("at byte"));
}

}  // namespace
}  // namespace diptych::notation
