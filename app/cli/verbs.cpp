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
    {"--arbiter", "", "FILE", "the arbiter's record"},
    {"--board", "", "FILE", "what an electronic board recorded"},
};

constexpr std::string_view languages = "en fr de es";

constexpr Option ruleOptions[] = {
    {"--lang", "", "LANGUAGE", languages},
    {"--for", "", "WHOM", "arbiter, or players, who are not told the move counts (12.6)"},
    {"--aloud", "", "", "only what is read aloud, with the moves as they are announced (D.2.1)"},
    {"--worksheets", "", "", "the moves proven, claims, reconstruction, and how to set the clock"},
};

constexpr Option lawsOptions[] = {
    {"--lang", "", "LANGUAGE", languages},
};

constexpr Option batchOptions[] = {
    {"--jobs", "", "N", "lines worked on at the same time"},
};

constexpr Option reportOptions[] = {
    {"--output", "-o", "FOLDER", "where the files incident.EXT go"},
    {"--formats", "", "LIST", "some of pdf,html,txt,brf,xlsx,xml,pgn; all that there are"},
    {"--lang", "", "LANGUAGE", languages},
    {"--for", "", "WHOM", "committee, everything; arbiter, one page; players, no move counts"},
    {"--paper", "", "PAPER", "a4 or letter"},
    {"--print", "", "SIZE", "normal or large"},
    {"--force", "", "", "overwrite files that are there"},
};

constexpr Option registerOptions[] = {
    {"--output", "-o", "FILE.xlsx", "where the register goes"},
    {"--lang", "", "LANGUAGE", languages},
    {"--force", "", "", "overwrite a file that is there"},
};

constexpr Option archiveOptions[] = {
    {"--store", "", "STORE", "a folder (SQLite), or postgresql://USER@HOST/DATABASE"},
    {"--name", "", "NAME", "init: what the archive is called"},
    {"--reason", "", "TEXT", "withdraw, erase: why"},
    {"--player", "", "NAME", "search: words of a player's name"},
    {"--event", "", "NAME", "search, list: words of the event's name"},
    {"--round", "", "ROUND", "search: round"},
    {"--article", "", "ARTICLE", "search: such as D.2.9"},
    {"--kind", "", "REMEDY", "search: such as retrace"},
    {"--from", "", "DATE", "search: not before, YYYY-MM-DD"},
    {"--to", "", "DATE", "search: not after, YYYY-MM-DD"},
    {"--text", "", "WORDS", "search: anywhere in the incident"},
    {"--limit", "", "N", "search, list: so many incidents, the latest; 100 when not given"},
    {"--statistics", "", "", "list: how often what was ruled"},
    {"--checkpoint", "", "FILE", "check: a checkpoint that was kept elsewhere"},
    {"--thorough", "", "", "check: also that a search finds what it should; takes longer"},
    {"--forget", "", "", "check: an older copy is there on purpose; forget what was seen"},
    {"--roster", "", "FILE", "check: who may have signed it, as in verify"},
    {"--identity", "", "FILE", "checkpoint: who signs it"},
    {"--passphrase-file", "", "FILE",
     "checkpoint: passphrase of the identity; - is standard input"},
    {"--output", "-o", "PATH", "checkpoint: a file; export: a folder"},
    {"--lang", "", "LANGUAGE", languages},
    {"--force", "", "", "overwrite files that are there; add: also what is in it already"},
};

constexpr Option identityOptions[] = {
    {"--name", "", "NAME", "whose identity it will be"},
    {"--fide-id", "", "ID", "his FIDE ID"},
    {"--issuer", "", "AUTHORITY.p12", "who certifies him; without one he certifies himself"},
    {"--output", "-o", "FILE.p12", "the new identity, for its owner's eyes only"},
    {"--passphrase-file", "", "FILE", "holds the passphrase; - is standard input"},
    {"--issuer-passphrase-file", "", "FILE", "that of the issuer where it is another one"},
    {"--force", "", "", "overwrite a file that is there"},
};

constexpr Option signOptions[] = {
    {"--identity", "", "FILE.p12", "who signs"},
    {"--passphrase-file", "", "FILE", "holds the passphrase; - is standard input"},
    {"--role", "", "ROLE", "arbiter (default) chief white black assistant committee"},
    {"--once", "", "NAME", "sign for NAME, who is present, with a key that is used once"},
    {"--fide-id", "", "ID", "of NAME"},
    {"--reason", "", "TEXT", "shown with the signature"},
    {"--place", "", "TEXT", "town, shown with the signature"},
    {"--hand", "", "FILE", "signature by hand: \"x y\" a line, an empty line between strokes"},
    {"--journal-proof", "", "FILE",
     "goes into the container: what archive checkpoint --format json writes"},
    {"--lang", "", "LANGUAGE", languages},
    {"--output", "-o", "FILE", "the signed file"},
    {"--force", "", "", "overwrite a file that is there"},
};

constexpr Option timestampOptions[] = {
    {"--answer", "", "FILE", "answer of the authority (RFC 3161); without it a query is written"},
    {"--output", "-o", "FILE", "the query, or the stamped file"},
    {"--force", "", "", "overwrite a file that is there"},
};

constexpr Option verifyOptions[] = {
    {"--roster", "", "FILE", "who is trusted: certificates in PEM, or fingerprints"},
    {"--journal", "", "FILE",
     "what was issued, oldest first, as sha256sum prints it; files beside it are read"},
    {"--lang", "", "LANGUAGE", languages},
};

constexpr Option decideOptions[] = {
    {"--outcome", "", "WORD", "upheld (the appeal), changed (the ruling), rejected (the appeal)"},
    {"--reason", "", "TEXT", "why"},
    {"--ruling", "", "TEXT", "what holds from now on, where it is not as the arbiter ruled"},
    {"--committee", "", "NAMES",
     "members, the chairman first, parted by semicolons; the signer when not given"},
    {"--identity", "", "FILE.p12", "member who signs at once; others follow with sign"},
    {"--passphrase-file", "", "FILE", "holds the passphrase; - is standard input"},
    {"--lang", "", "LANGUAGE", languages},
    {"--output", "-o", "FILE", "the decision, a PDF"},
    {"--force", "", "", "overwrite a file that is there"},
};

constexpr Option convertOptions[] = {
    {"--to", "", "FORM",
     "pgn, lan, uci, san:DIALECT, braille:CODE, brf:CODE, spoken:LANG; anchors for the clock "
     "times, case for the players of a TRF file"},
    {"--medium", "", "M", "typed, braille, recorder, scan or pgn; found out when not given"},
    {"--dialect", "", "D", "dialect or code of FILE; found out when not given"},
    {"--start", "", "FEN", "position in which the game began"},
    {"--time", "", "TIME", "time control, for anchors from the times used for the moves"},
    {"--player", "", "P", "starting rank or part of the name, for case"},
    {"--round", "", "N", "round, for case"},
};

constexpr Option perftOptions[] = {
    {"--fen", "", "FEN", "position to start from; the usual one when not given"},
    {"--divide", "", "", "count for each move"},
    {"--no-bulk", "", "", "make every last move, and add up the hashes of the positions"},
};

}  // namespace

std::vector<Verb> allVerbs(RunVerb documents)
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
        {"report", "CASE", "Writes the report of an incident.", reportOptions, 1, 1, documents},
        {"register", "CASE…", "Writes a register of incidents as a workbook.", registerOptions, 1,
         anyNumber, documents},
        {"archive",
         "init|add FILE…|list|search|show N|export [N…]|import FILE…|withdraw N|erase N|checkpoint|"
         "check [FILE…]",
         "Keeps incidents under numbers without gaps, and proves that none was changed.",
         archiveOptions, 1, anyNumber, documents},
        {"identity", "new|show FILE|import FILE", "Makes or shows a signer's identity.",
         identityOptions, 1, 2, documents},
        {"sign", "FILE.pdf|FILE.asice|CASE",
         "Signs a PDF or a container, or issues a case as a signed container.", signOptions, 1, 1,
         documents},
        {"timestamp", "FILE",
         "Writes the query for a time stamp on the last signature, or adds the answer.",
         timestampOptions, 1, 1, documents},
        {"verify", "FILE", "Verifies a signed PDF or container, strictly.", verifyOptions, 1, 1,
         documents},
        {"decide", "REPORT", "Writes the decision on an appeal against a signed report.",
         decideOptions, 1, 1, documents},
        {"laws", "[ID]", "Shows the editions of the Laws, article by article.", lawsOptions, 0, 1,
         runLaws},
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
