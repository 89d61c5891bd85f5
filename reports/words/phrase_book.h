#pragma once

#include "core/chess/draws.h"
#include "core/chess/legality.h"
#include "core/chess/position.h"
#include "core/clock/clock_record.h"
#include "core/incident/incident.h"
#include "core/law/assessment.h"
#include "core/law/circumstances.h"
#include "core/score/comparison.h"
#include "core/score/replay.h"
#include "core/support/diagnostic.h"
#include "reports/words/decision.h"
#include "reports/words/language.h"
#include "reports/words/phrase_table.h"
#include "reports/words/translation.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Whom a sentence is for. Players must not be told how many moves were made (Article 12.6), so
/// that no move number and no move counter appears in what is said to them.
enum class Audience : std::uint8_t { Arbiter, Players };

/// Every sentence that a person sees about an incident, in one language. All texts are UTF-8, whole
/// sentences end with a full stop. An id or a code that the book does not know is given back as it
/// is, so that nothing is ever hidden. Cheap to copy.
class PhraseBook {
    enum class Naming : std::uint8_t { Written, Announced };

public:
    /// A book for a language code or locale name; English where the language is not known.
    static PhraseBook forLanguage(std::string_view code, Audience audience = Audience::Arbiter);
    static PhraseBook forLanguage(Language language, Audience audience = Audience::Arbiter);

    /// The same book with squares and moves said as they are announced between a visually disabled
    /// player and his opponent, whatever the language: "Springer Felix drei" (Article D.2.1).
    PhraseBook announcing() const;

    /// The same book for a game that began elsewhere: plies are numbered from that position.
    PhraseBook startingFrom(const chess::Position& start) const;

    Language language() const { return m_language; }
    Audience audience() const { return m_audience; }

    /// A text of the report itself: context and English source as marked with QT_TRANSLATE_NOOP,
    /// %1 to %9 replaced by the arguments.
    std::string text(const char* context, const char* source,
                     std::initializer_list<std::string> arguments = {}) const;

    // Names: parts of a sentence, without full stop.

    std::string side(chess::Color side) const;           ///< "White"
    std::string keeper(score::Keeper keeper) const;      ///< "White’s score", "the recorder"
    std::string piece(chess::Piece piece) const;         ///< "white bishop"
    std::string pieceType(chess::PieceType type) const;  ///< "bishop"
    std::string ply(int ply) const;        ///< "White’s move 9"; players: "a move of White"
    std::string plyNumber(int ply) const;  ///< "9." or "9…"
    std::string move(const chess::Position& before, chess::Move move) const;  ///< SAN, "Nf3"
    std::string numberedMove(int ply, const chess::Position& before, chess::Move move) const;
    std::string san(std::string_view english) const;      ///< English SAN in the book's letters
    std::string clockTime(int seconds) const;             ///< "1:05:09"
    std::string duration(int seconds) const;              ///< "2 minutes"
    std::string edition(std::string_view id) const;       ///< "FIDE Laws of Chess 2023"
    std::string article(std::string_view article) const;  ///< "Article 7.5.1"; "" for ""
    std::string play(law::Play play) const;
    std::string timeControl(const clock::TimeControl& control) const;

    std::string scoresState(score::ScoresState state) const;
    std::string boardsState(law::BoardsState state) const;
    std::string plyState(score::PlyState state) const;  ///< state of a row: "differs"
    std::string entryState(score::EntryState state) const;
    std::string differenceKind(score::DifferenceKind kind) const;
    std::string divergenceKind(score::DivergenceKind kind) const;
    std::string illegality(chess::Illegality reason) const;  ///< "the king is left in check"
    std::string ending(chess::Ending ending) const;
    std::string result(score::GameResult result) const;  ///< "1–0", "½–½"
    std::string standing(law::Standing standing) const;  ///< "clear"
    std::string clockMethod(law::ClockMethod method) const;
    std::string remedyName(law::RemedyId id) const;  ///< short: "Retrace the moves"

    // Sentences.

    std::string scoresSentence(score::ScoresState state,
                               const std::optional<score::Divergence>& divergence) const;
    std::string scoresSentence(const score::Comparison& comparison) const
    {
        return scoresSentence(comparison.state, comparison.firstDivergence);
    }
    std::string boardsSentence(law::BoardsState state) const;
    std::string boardsSentence(const law::Boards& boards) const
    {
        return boardsSentence(boards.state);
    }
    /// What a board shows, and the written move that explains why it is wrong.
    std::string boardFound(chess::Color side, const law::BoardFound& board) const;
    std::string divergence(const score::Divergence& divergence) const;
    std::string difference(const score::Difference& difference) const;
    /// The move is told as it was made in the position, castling as castling.
    std::string illegalPly(const score::IllegalPly& illegal, const chess::Position& before) const;
    std::string standingSentence(law::Standing standing) const;  ///< what the standing means
    std::string finding(const law::Finding& finding) const;
    std::string remedy(const law::Remedy& remedy) const;  ///< one sentence that a ruling can be
    /// The instructions of a remedy, one sentence each: steps on the board, touched pieces,
    /// replies.
    std::vector<std::string> remedySteps(const law::Remedy& remedy) const;
    std::string boardStep(const law::BoardStep& step) const;
    std::string penalty(const law::Penalty& penalty) const;
    std::string question(const law::Question& question) const;
    std::string question(std::string_view id) const;
    /// What a choice of a question means ("yes" of "concession-agreed").
    std::string choice(std::string_view question, std::string_view choice) const;
    /// The same while the question is open: a move is written as in a score.
    std::string choice(const law::Question& question, std::string_view choice) const;
    /// The same once it is answered and has become a move of the game: castling is named.
    std::string choice(std::string_view question, std::string_view choice,
                       const score::Comparison& answered) const;
    /// What speaks for a choice or a remedy, by the codes of core/law/arguments.h; "" for "".
    std::string argument(std::string_view code) const;
    /// The argument for each choice of a question: "For “no penalty”: … [Article D.2.9]". One line
    /// where the same speaks for all.
    std::vector<std::string> argumentLines(const law::Question& question) const;
    /// Whoever speaks in an incident: "white" and the other codes of the case file become words, a
    /// name stays.
    std::string speaker(std::string_view who) const;
    /// How a display was found: method and, where known, bounds.
    std::string clockSetting(chess::Color side, const law::ClockSetting& setting) const;
    std::string clockWarning(std::string_view code) const;
    std::string clockWarning(chess::Color side, std::string_view code) const;  ///< whose clock
    std::string clockProposal(const law::ClockProposal& proposal) const;
    /// Times, counter (not for players) and whose clock runs, one sentence each.
    std::vector<std::string> clockLines(const law::ClockProposal& proposal) const;
    std::string turn(chess::Color side) const;  ///< "It is White’s turn to move."
    std::vector<std::string> articlesOf(const std::vector<law::Remedy>& remedies) const;
    std::string diagnostic(const Diagnostic& diagnostic) const;  ///< without its place
    std::string fenProblem(std::string_view code) const;

    chess::Color sideOf(int ply) const;  ///< who makes the ply
    int numberOf(int ply) const;         ///< move number of a ply

    /// All pieces of a position in words, the text alternative of a diagram: "White: king g1, …".
    std::string position(const chess::Position& position) const;

    /// The ruling as an arbiter can read it aloud at the board, sentence by sentence: the chosen
    /// remedies after a ruling, else the recommended ones.
    std::vector<std::string> aloud(const incident::Incident& incident,
                                   const law::Assessment& assessment) const;
    std::vector<std::string> aloud(const Decision& decision) const;

private:
    PhraseBook(Language language, Audience audience);

    std::string sentence(const char* source,
                         std::initializer_list<std::string> arguments = {}) const;
    std::string name(std::span<const Phrase> table, std::string_view code) const;
    std::string list(const std::vector<std::string>& items) const;
    std::string square(chess::Square square) const;
    std::string squares(const std::vector<chess::Square>& squares) const;
    std::string fromTo(chess::Move move) const;
    /// As hands carry it out: "e2–e4", but castling as castling, legal or not.
    std::string carriedOut(const chess::Position& before, chess::Move move) const;
    std::string outcome(const law::Remedy& remedy) const;
    std::string overReason(const law::Remedy& remedy) const;
    std::vector<std::string> periodLines(const law::ClockProposal& clocks) const;
    bool namesPly(const std::optional<int>& ply) const;
    void addReplies(std::vector<std::string>& lines, const law::Remedy& remedy) const;

    Language m_language = Language::English;
    Audience m_audience = Audience::Arbiter;
    Naming m_naming = Naming::Written;
    int m_firstNumber = 1;
    chess::Color m_firstSide = chess::Color::White;
    const Translation* m_translation = nullptr;  ///< absent for English
};

}  // namespace diptych::reports
