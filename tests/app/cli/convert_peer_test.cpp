// What pgn-extract writes in the letters of a language is read here to the same game, and what is
// written here pgn-extract reads.

#include "tests/app/cli/program_run.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

using namespace diptych::cli::test;

namespace {

/// Output of pgn-extract, which Debian installs among the games.
std::string peer(const std::string& options, const std::string& pgn)
{
    const std::string file = fileWith("peer.pgn", pgn);
    const std::string command = "PATH=$PATH:/usr/games pgn-extract -s " + options + " " + file;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (pipe && std::fgets(part.data(), static_cast<int>(part.size()), pipe.get()) != nullptr) {
        text += part.data();
    }
    return text;
}

/// The moves alone, without tags and result.
std::string uciOf(const std::string& text)
{
    return runProgram({"convert", "-", "--to", "uci"}, text).out;
}

std::string movesOf(const std::string& pgn)
{
    const std::size_t end = pgn.find("\n\n");
    return end == std::string::npos ? pgn : pgn.substr(end + 2);
}

const std::string& longGame()
{
    static const std::string game =
        "[Event \"Test\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 "
        "d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 "
        "c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Kh1 Kg7 21. axb5 axb5 22. Rxa8 Qxa8 "
        "*\n";
    return game;
}

struct Letters {
    std::string code;
    std::string pawnKnightBishopRookQueenKing;
};

/// Typed anew from the table of piece letters; pgn-extract writes letters of one byte only.
const std::array<Letters, 22> table{{
    {"en", "PNBRQK"}, {"fr", "PCFTDR"}, {"de", "BSLTDK"}, {"es", "PCATDR"}, {"it", "PCATDR"},
    {"pt", "PCBTDR"}, {"ca", "PCATDR"}, {"nl", "PPLTDK"}, {"af", "PRLTDK"}, {"da", "BSLTDK"},
    {"nb", "BSLTDK"}, {"sv", "BSLTDK"}, {"fi", "SRLTDK"}, {"is", "PRBHDK"}, {"pl", "PSGWHK"},
    {"cs", "PJSVDK"}, {"sk", "PJSVDK"}, {"hu", "PHFBVK"}, {"ro", "PCNTDR"}, {"hr", "PSLTDK"},
    {"et", "EROVLK"}, {"lv", "BZLTDK"},
}};

}  // namespace

TEST(PgnExtract, WritesInTheLettersOfEveryLanguageWhatIsReadToTheSameGame)
{
    const std::string moves = uciOf(longGame());
    for (const Letters& letters : table) {
        const std::string written =
            peer("-Wsan" + letters.pawnKnightBishopRookQueenKing, longGame());
        EXPECT_EQ(
            runProgram({"convert", "-", "--to", "uci", "--dialect", letters.code}, movesOf(written))
                .out,
            moves)
            << letters.code << ": " << written;
        EXPECT_EQ(uciOf(movesOf(written)), moves) << letters.code;
    }
}

TEST(PgnExtract, ReadsTheLanguagesThatItKnows)
{
    const std::string moves = uciOf(longGame());
    for (const char* code : {"en", "de", "nl"}) {
        const std::string written =
            runProgram({"convert", "-", "--to", "san:" + std::string(code)}, longGame()).out;
        const std::string read = peer("-Wuci", "[Event \"Test\"]\n\n" + written + "*\n");
        EXPECT_EQ(uciOf(movesOf(read)), moves) << code << ": " << read;
    }
}
