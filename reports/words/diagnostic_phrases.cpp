#include "reports/words/diagnostic_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr Phrase diagnosticTable[] = {
    {"unknown-word", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not understood; expected: %2.")},
    {"missing-word", QT_TRANSLATE_NOOP("Diagnostics", "Something is missing; expected: %2.")},
    {"extra-word", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is too much; expected: %2.")},
    {"missing-line", QT_TRANSLATE_NOOP("Diagnostics", "A line is missing; expected: %2.")},
    {"repeated", QT_TRANSLATE_NOOP("Diagnostics", "“%1” stands here again; expected: %2.")},
    {"open-quote",
     QT_TRANSLATE_NOOP("Diagnostics", "The quotation mark is not closed: %1; expected: %2.")},
    {"open-bracket",
     QT_TRANSLATE_NOOP("Diagnostics", "The bracket is not closed: %1; expected: %2.")},
    {"unknown-section", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not a section; expected: %2.")},
    {"unknown-law", QT_TRANSLATE_NOOP("Diagnostics", "The Laws “%1” are not known; expected: %2.")},
    {"unknown-dialect", QT_TRANSLATE_NOOP("Diagnostics", "The notation “%1” is not known here.")},
    {"bad-fen", QT_TRANSLATE_NOOP("Diagnostics", "The position is not valid at “%1”; expected: "
                                                 "%2.")},
    {"bad-time-control",
     QT_TRANSLATE_NOOP("Diagnostics", "The time control is not valid at “%1”; expected: %2.")},
    {"start-credit-without-time",
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” needs a time control; expected: %2.")},
    {"not-utf-8", QT_TRANSLATE_NOOP("Diagnostics", "The text is not valid; expected: %2.")},
    {"text-ignored", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not a move and was left out.")},
    {"no-moves", QT_TRANSLATE_NOOP("Diagnostics", "There are no moves here.")},
    {"too-many-entries", QT_TRANSLATE_NOOP("Diagnostics", "Only the first %1 entries were read.")},
    {"seen-from-the-other-side",
     QT_TRANSLATE_NOOP("Diagnostics", "The squares are named from the other side of the board.")},
    {"second-game-ignored",
     QT_TRANSLATE_NOOP("Diagnostics", "A second game follows; it was left out.")},
    {"after-result-ignored",
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” and what follows come after the result; they were left "
                                      "out.")},
    {"hardly-legal",
     QT_TRANSLATE_NOOP("Diagnostics", "Only %1 of the %2 entries can be played where they stand.")},
    {"dialect-does-not-fit",
     QT_TRANSLATE_NOOP("Diagnostics", "The notation “%1” does not fit; “%2” fits better.")},
    {"dialect-changes",
     QT_TRANSLATE_NOOP("Diagnostics", "The notation changes here from “%1” to “%2”.")},
    {"comment-not-closed", QT_TRANSLATE_NOOP("Diagnostics", "The comment is not closed.")},
    {"bracket-not-closed", QT_TRANSLATE_NOOP("Diagnostics", "The variation is not closed.")},
    {"tag-repeated", QT_TRANSLATE_NOOP("Diagnostics", "The tag “%1” stands here again.")},
    {"bad-tag", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not a tag.")},
    {"bad-fen-tag",
     QT_TRANSLATE_NOOP("Diagnostics", "The starting position “%1” is not valid (%2).")},
    {"second-result",
     QT_TRANSLATE_NOOP("Diagnostics", "A second result, “%2”, follows “%1”; it was left out.")},
    {"descriptive-notation",
     QT_TRANSLATE_NOOP("Diagnostics", "Descriptive notation is no evidence; %2 entries were "
                                      "read.")},
    {"numeric-notation",
     QT_TRANSLATE_NOOP("Diagnostics", "Numeric notation is no evidence; %2 entries were read.")},
    {"coordinates-without-pieces",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "The moves are written with squares only, without pieces; that they count "
                       "as algebraic notation is an interpretation (%1).")},
    {"not-text", QT_TRANSLATE_NOOP("Diagnostics", "This is not a text.")},
    {"more-diagnostics",
     QT_TRANSLATE_NOOP("Diagnostics", "There is more of the same that is not listed.")},
    {"mixed-encoding",
     QT_TRANSLATE_NOOP("Diagnostics", "Bytes that are not UTF-8 were read as Windows-1252: %1.")},
    {"medium-not-read",
     QT_TRANSLATE_NOOP("Diagnostics", "Scores of the medium “%1” cannot be read.")},
    {"bad-json",
     QT_TRANSLATE_NOOP("Diagnostics", "The JSON text is damaged at byte %1; what stands "
                                      "before it was read.")},
    {"bad-xml",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "The XML text is damaged here (%1); what stands before it was read.")},
    {"xml-entities",
     QT_TRANSLATE_NOOP("Diagnostics", "The XML text defines entities of its own; what they stand "
                                      "for was not put in.")},
    {"workbook-too-large",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "“%1” in the workbook unpacks to more than %2 MB; it was left "
                       "out.")},
    {"bad-workbook",
     QT_TRANSLATE_NOOP("Diagnostics", "The workbook is damaged (%1); the rest was read.")},
    {"bad-reading", QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not a clock reading and was left "
                                                     "out; expected: side, move and time.")},
    {"quote-not-closed", QT_TRANSLATE_NOOP("Diagnostics", "The quotation mark is not closed.")},
    {"note-ignored", QT_TRANSLATE_NOOP("Diagnostics", "The note %1 was left out.")},
    {"speech-ignored",
     QT_TRANSLATE_NOOP("Diagnostics", "%1 was heard; it is no announcement of a move.")},
    {"speech-doubtful",
     QT_TRANSLATE_NOOP("Diagnostics", "%1 was heard indistinctly; it was left out.")},
    {"wrong-repetition",
     QT_TRANSLATE_NOOP("Diagnostics", "Announcement %1 was “%2”, but it was repeated as “%3”.")},
    {"slip", QT_TRANSLATE_NOOP("Diagnostics", "Announcement %1: “%2” was corrected to “%3”.")},
    {"slip:not-at-once",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "Announcement %1: “%2” was corrected to “%3” before the clock was pressed, "
                       "but not at once; the arbiter judges that (D.2.8).")},
    {"slip:after-press",
     QT_TRANSLATE_NOOP("Diagnostics", "Announcement %1: “%2” was corrected to “%3” too late, after "
                                      "the clock had been pressed (D.2.8).")},
    {"line-too-long",
     QT_TRANSLATE_NOOP("Diagnostics", "The line has %1 bytes; only %2 were read.")},
    {"input-too-long",
     QT_TRANSLATE_NOOP("Diagnostics", "The text has %1 bytes; only %2 were read.")},
    {"contradicts", QT_TRANSLATE_NOOP("Diagnostics", "“%1” contradicts another line; expected: "
                                                     "%2.")},
    {"control-character",
     QT_TRANSLATE_NOOP("Diagnostics", "The control character %1 was taken as a "
                                      "blank.")},
    {"control-characters",
     QT_TRANSLATE_NOOP("Diagnostics", "Control characters were taken as blanks: %2, the first of "
                                      "them %1.")},
    {"number-out-of-step",
     QT_TRANSLATE_NOOP("Diagnostics", "The sheet numbers this move %1; by its entries it is move "
                                      "%2.")},
    {"impossible-entry",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "“%1” cannot be played here; the rest of the sheet says %2.")},
    {"empty-cell", QT_TRANSLATE_NOOP("Diagnostics", "A cell is empty here.")},
    {"kings-put-in-the-centre",
     QT_TRANSLATE_NOOP("Diagnostics", "The kings were put in the centre to show the result; those "
                                      "are no moves.")},
    {"scan-unknown-format", QT_TRANSLATE_NOOP("Diagnostics", "This is no picture and no PDF.")},
    {"scan-damaged",
     QT_TRANSLATE_NOOP("Diagnostics", "The picture is damaged and could not be read.")},
    {"scan-too-large",
     QT_TRANSLATE_NOOP(
         "Diagnostics",
         "The picture has %1 × %2 pixels, which is too many; please make it smaller.")},
    {"scan-locked", QT_TRANSLATE_NOOP("Diagnostics", "The PDF is locked with a password.")},
    {"scan-too-many-pages",
     QT_TRANSLATE_NOOP("Diagnostics", "The file has too many pages; the first %1 were read.")},
    {"scan-format-unsupported",
     QT_TRANSLATE_NOOP("Diagnostics", "Pictures of the format %1 cannot be read here.")},
    {"scan-blank-page", QT_TRANSLATE_NOOP("Diagnostics", "The page is blank.")},
    {"scan-no-table", QT_TRANSLATE_NOOP("Diagnostics", "No table of moves was found on the page.")},
    {"scan-nothing-written",
     QT_TRANSLATE_NOOP("Diagnostics", "The table is there, but nothing is written in it.")},
    {"scan-table-uncertain",
     QT_TRANSLATE_NOOP(
         "Diagnostics",
         "The lines of the table were hard to see; please check where the cells are.")},
    {"scan-language-data-missing",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "The data for reading print (tesseract-ocr-eng) was not found in: %2.")},
    {"scan-network-missing",
     QT_TRANSLATE_NOOP(
         "Diagnostics",
         "The page is written by hand, but the data for reading handwriting is not installed.")},
    {"scan-network-unusable",
     QT_TRANSLATE_NOOP("Diagnostics", "The data for reading handwriting is damaged: %1.")},
    {"scan-reader-missing",
     QT_TRANSLATE_NOOP("Diagnostics", "The program that reads pictures could not be started: %1.")},
    {"scan-reader-failed",
     QT_TRANSLATE_NOOP("Diagnostics",
                       "The picture could not be read: its reader ended without an answer.")},
    {"scan-took-too-long",
     QT_TRANSLATE_NOOP("Diagnostics", "Reading the picture took too long and was broken off.")},
    {"scan-unread", QT_TRANSLATE_NOOP("Diagnostics", "The picture has not been read yet.")},
    {"scan-broken-off", QT_TRANSLATE_NOOP("Diagnostics", "Reading the picture was broken off.")},
};

constexpr Phrase fenProblemTable[] = {
    {"missing-field", QT_TRANSLATE_NOOP("Diagnostics", "a field is missing")},
    {"wrong-rank-count", QT_TRANSLATE_NOOP("Diagnostics", "there are not eight ranks")},
    {"wrong-rank-length", QT_TRANSLATE_NOOP("Diagnostics", "a rank does not have eight squares")},
    {"unknown-piece", QT_TRANSLATE_NOOP("Diagnostics", "a letter that stands for no piece")},
    {"too-many-pieces", QT_TRANSLATE_NOOP("Diagnostics", "more than sixteen pieces of one colour")},
    {"too-many-pawns", QT_TRANSLATE_NOOP("Diagnostics", "more than eight pawns of one colour")},
    {"king-count", QT_TRANSLATE_NOOP("Diagnostics", "not exactly one king of each colour")},
    {"pawn-on-last-rank",
     QT_TRANSLATE_NOOP("Diagnostics", "a pawn on the first or the eighth rank")},
    {"bad-side-to-move", QT_TRANSLATE_NOOP("Diagnostics", "the side to move is neither w nor b")},
    {"bad-castling",
     QT_TRANSLATE_NOOP("Diagnostics", "castling rights that the position does not bear")},
    {"bad-en-passant",
     QT_TRANSLATE_NOOP("Diagnostics", "an en passant square that no pawn has just passed")},
    {"bad-counter", QT_TRANSLATE_NOOP("Diagnostics", "a move counter that is not a number")},
    {"opponent-in-check",
     QT_TRANSLATE_NOOP("Diagnostics", "the side that is not to move is in check")},
    {"extra-text", QT_TRANSLATE_NOOP("Diagnostics", "text behind the end")},
};

}  // namespace

std::span<const Phrase> diagnostics()
{
    return diagnosticTable;
}

std::span<const Phrase> fenProblems()
{
    return fenProblemTable;
}

}  // namespace diptych::reports::phrases
