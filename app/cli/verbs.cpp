#include "app/cli/verbs.h"

namespace diptych::cli {

namespace {

constexpr std::string_view keepers =
    "white black assistant assistant-white assistant-black recorder arbiter board";

constexpr Option readOptions[] = {
    {"--as", "", "KEEPER", keepers},
    {"--medium", "", "M", "typed braille recorder scan pgn; found out when not given"},
    {"--dialect", "", "D", "code of a dialect; found out when not given"},
    {"--start", "", "FEN", "position in which the game began"},
};

constexpr Option compareOptions[] = {
    {"--white", "", "FILE", "White's score"},
    {"--black", "", "FILE", "Black's score"},
    {"--recorder", "", "FILE", "what a recorder kept"},
    {"--assistant", "", "FILE", "the assistant's score"},
};

constexpr std::string_view languages = "en fr de es";

constexpr Option ruleOptions[] = {
    {"--lang", "", "LANGUAGE", languages},
    {"--for", "", "WHOM", "arbiter, or players, who are not told the move counts (12.6)"},
};

constexpr Option batchOptions[] = {
    {"--jobs", "", "N", "lines worked on at the same time"},
};

constexpr Option reportOptions[] = {
    {"--output", "-o", "FOLDER", "where the files incident.EXT go"},
    {"--formats", "", "LIST", "some of pdf,html,txt,brf,xlsx,xml,pgn; all that there are"},
    {"--lang", "", "LANGUAGE", languages},
    {"--force", "", "", "overwrite files that are there"},
};

constexpr Option convertOptions[] = {
    {"--to", "", "FORM", "pgn, lan, uci or san:DIALECT"},
    {"--start", "", "FEN", "position in which the game began"},
};

constexpr Option perftOptions[] = {
    {"--fen", "", "FEN", "position to start from; the usual one when not given"},
    {"--divide", "", "", "count for each move"},
    {"--no-bulk", "", "", "make every last move, and add up the hashes of the positions"},
};

}  // namespace

std::vector<Verb> allVerbs(RunVerb report)
{
    return {
        {"read", "FILE…", "Reads one sheet and says what every entry means.", readOptions, 1,
         anyNumber, runRead},
        {"compare", "", "Compares the scores of one game.", compareOptions, 0, 0, runCompare},
        {"rule", "CASE", "Rules an incident: findings, remedies, clocks.", ruleOptions, 1, 1,
         runRule},
        {"check",
         "CASE…",
         "Holds cases to the answers that they expect.",
         {},
         1,
         anyNumber,
         runCheck},
        {"batch", "FILE", "Rules every line of an NDJSON file, in order.", batchOptions, 1, 1,
         runBatch},
        {"report", "CASE", "Writes the report of an incident.", reportOptions, 1, 1, report},
        {"laws", "[ID]", "Shows the editions of the Laws, article by article.", {}, 0, 1, runLaws},
        {"dialects",
         "[ID]",
         "Shows the dialects of writing moves, letter by letter.",
         {},
         0,
         1,
         runDialects},
        {"convert", "FILE", "Rewrites a game in another notation.", convertOptions, 1, 1,
         runConvert},
        {"perft", "DEPTH", "Counts the move sequences from a position.", perftOptions, 1, 1,
         runPerft},
        {"replay", "FILE.pgn", "Plays through every game of a PGN file.", {}, 1, 1, runReplay},

    };
}

}  // namespace diptych::cli
