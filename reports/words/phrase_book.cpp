#include "reports/words/phrase_book.h"

#include "core/chess/san.h"
#include "core/notation/spoken_catalog.h"
#include "core/notation/spoken_writer.h"
#include "reports/words/name_phrases.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

/// Letters of king, queen, rook, bishop, knight in move lists (Article C.1).
std::string_view pieceLetters(Language language)
{
    switch (language) {
    case Language::English:
        return "KQRBN";
    case Language::French:
        return "RDTFC";
    case Language::German:
        return "KDTLS";
    case Language::Spanish:
        return "RDTAC";
    }
    return "KQRBN";
}

std::string twoDigits(int number)
{
    const std::string digits = std::to_string(number);
    return digits.size() < 2 ? "0" + digits : digits;
}

}  // namespace

PhraseBook::PhraseBook(Language language, Audience audience)
    : m_language(language)
    , m_audience(audience)
    , m_translation(Translation::into(language))
{}

PhraseBook PhraseBook::forLanguage(std::string_view code, Audience audience)
{
    return PhraseBook(languageFromCode(code).value_or(Language::English), audience);
}

PhraseBook PhraseBook::forLanguage(Language language, Audience audience)
{
    return PhraseBook(language, audience);
}

PhraseBook PhraseBook::announcing() const
{
    PhraseBook book = *this;
    book.m_naming = Naming::Announced;
    return book;
}

PhraseBook PhraseBook::startingFrom(const chess::Position& start) const
{
    PhraseBook book = *this;
    book.m_firstNumber = std::max(1, start.fullmoveNumber());
    book.m_firstSide = start.sideToMove();
    return book;
}

std::string PhraseBook::text(const char* context, const char* source,
                             std::initializer_list<std::string> arguments) const
{
    std::string pattern = source;
    if (m_translation) {
        const std::string_view translated = m_translation->find(context, source);
        if (!translated.empty()) {
            pattern = translated;
        }
    }
    return fillIn(pattern, {arguments.begin(), arguments.size()});
}

std::string PhraseBook::name(std::span<const Phrase> table, std::string_view code) const
{
    const char* source = findPhrase(table, code);
    return source ? text("Names", source) : std::string(code);
}

std::string PhraseBook::side(chess::Color side) const
{
    return name(phrases::sides(), side == chess::Color::White ? "white" : "black");
}

std::string PhraseBook::keeper(score::Keeper keeper) const
{
    return name(phrases::keepers(), score::toCode(keeper));
}

std::string PhraseBook::piece(chess::Piece piece) const
{
    const char letter = chess::fenLetter(piece);
    return name(phrases::pieces(), {&letter, 1});
}

std::string PhraseBook::pieceType(chess::PieceType type) const
{
    const char letter = chess::fenLetter({chess::Color::White, type});
    return name(phrases::pieceTypes(), {&letter, 1});
}

chess::Color PhraseBook::sideOf(int ply) const
{
    return ply % 2 == 1 ? m_firstSide : chess::opposite(m_firstSide);
}

int PhraseBook::numberOf(int ply) const
{
    const int offset = m_firstSide == chess::Color::Black ? 1 : 0;
    return m_firstNumber + (ply - 1 + offset) / 2;
}

std::string PhraseBook::ply(int ply) const
{
    if (ply < 1) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "the beginning of the game"));
    }
    const bool white = sideOf(ply) == chess::Color::White;
    if (m_audience == Audience::Players) {
        return white ? text("Names", QT_TRANSLATE_NOOP("Names", "a move of White"))
                     : text("Names", QT_TRANSLATE_NOOP("Names", "a move of Black"));
    }
    const std::string number = std::to_string(numberOf(ply));
    return white ? text("Names", QT_TRANSLATE_NOOP("Names", "White’s move %1"), {number})
                 : text("Names", QT_TRANSLATE_NOOP("Names", "Black’s move %1"), {number});
}

std::string PhraseBook::plyNumber(int ply) const
{
    if (m_audience == Audience::Players) {
        return {};
    }
    return std::to_string(numberOf(ply)) + (sideOf(ply) == chess::Color::White ? "." : "…");
}

std::string PhraseBook::san(std::string_view english) const
{
    static constexpr std::string_view englishLetters = "KQRBN";
    const std::string_view letters = pieceLetters(m_language);
    std::string written(english);
    for (char& letter : written) {
        const std::size_t index = englishLetters.find(letter);
        if (index != std::string_view::npos) {
            letter = letters[index];
        }
    }
    return written;
}

std::string PhraseBook::move(const chess::Position& before, chess::Move move) const
{
    const notation::SpokenLanguage* words = notation::findSpokenLanguage("de");
    if (m_naming == Naming::Announced && words != nullptr) {
        return notation::speakMove(before, move, *words);
    }
    return san(chess::toSan(before, move));
}

std::string PhraseBook::numberedMove(int ply, const chess::Position& before, chess::Move made) const
{
    return plyNumber(ply) + move(before, made);
}

std::string PhraseBook::clockTime(int seconds) const
{
    const int shown = std::max(0, seconds);
    return std::to_string(shown / 3600) + ":" + twoDigits(shown / 60 % 60) + ":" +
           twoDigits(shown % 60);
}

std::string PhraseBook::duration(int seconds) const
{
    if (seconds == 60) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "one minute"));
    }
    if (seconds == 1) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "one second"));
    }
    if (seconds < 60) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "%1 seconds"), {std::to_string(seconds)});
    }
    if (seconds % 60 == 0) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "%1 minutes"),
                    {std::to_string(seconds / 60)});
    }
    return clockTime(seconds);
}

std::string PhraseBook::edition(std::string_view id) const
{
    return name(phrases::editions(), id);
}

std::string PhraseBook::article(std::string_view article) const
{
    if (article.empty()) {
        return {};
    }
    if (article.starts_with("Par.")) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "Paragraph %1"),
                    {std::string(article.substr(4))});
    }
    if (article.starts_with("App.")) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "Appendix %1"),
                    {std::string(article.substr(4))});
    }
    if (article.starts_with("I.") || article.starts_with("II.") || article.starts_with("III.")) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "Guideline %1"), {std::string(article)});
    }
    if (article == "Guidelines") {
        return text("Names", QT_TRANSLATE_NOOP("Names", "Guidelines for adjourned games"));
    }
    const std::string_view number = article.starts_with("Art.") ? article.substr(4) : article;
    return text("Names", QT_TRANSLATE_NOOP("Names", "Article %1"), {std::string(number)});
}

std::string PhraseBook::play(law::Play play) const
{
    switch (play) {
    case law::Play::Standard:
        return name(phrases::plays(), "standard");
    case law::Play::Rapid:
        return name(phrases::plays(), "rapid");
    case law::Play::Blitz:
        return name(phrases::plays(), "blitz");
    }
    return {};
}

std::string PhraseBook::timeControl(const clock::TimeControl& control) const
{
    std::string periods;
    for (const clock::Period& period : control.periods) {
        const std::string time = duration(period.seconds);
        const std::string one = period.moves
                                    ? text("Names", QT_TRANSLATE_NOOP("Names", "%1 moves in %2"),
                                           {std::to_string(*period.moves), time})
                                    : time;
        periods = periods.empty()
                      ? one
                      : text("Names", QT_TRANSLATE_NOOP("Names", "%1, then %2"), {periods, one});
    }
    if (control.periods.empty()) {
        return periods;
    }
    const clock::Period& first = control.periods.front();
    if (first.increment > 0) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "%1; %2 added for each move"),
                    {periods, duration(first.increment)});
    }
    if (first.delay > 0) {
        return text("Names", QT_TRANSLATE_NOOP("Names", "%1; %2 of delay for each move"),
                    {periods, duration(first.delay)});
    }
    return periods;
}

std::string PhraseBook::scoresState(score::ScoresState state) const
{
    return name(phrases::scoresStates(), score::toCode(state));
}

std::string PhraseBook::boardsState(law::BoardsState state) const
{
    return name(phrases::boardsStates(), law::toCode(state));
}

std::string PhraseBook::plyState(score::PlyState state) const
{
    return name(phrases::plyStates(), score::toCode(state));
}

std::string PhraseBook::entryState(score::EntryState state) const
{
    return name(phrases::entryStates(), score::toCode(state));
}

std::string PhraseBook::differenceKind(score::DifferenceKind kind) const
{
    return name(phrases::differenceKinds(), score::toCode(kind));
}

std::string PhraseBook::divergenceKind(score::DivergenceKind kind) const
{
    return name(phrases::divergenceKinds(), score::toCode(kind));
}

std::string PhraseBook::illegality(chess::Illegality reason) const
{
    return name(phrases::illegalities(), chess::toCode(reason));
}

std::string PhraseBook::ending(chess::Ending ending) const
{
    switch (ending) {
    case chess::Ending::None:
        return name(phrases::endings(), "none");
    case chess::Ending::Checkmate:
        return name(phrases::endings(), "checkmate");
    case chess::Ending::Stalemate:
        return name(phrases::endings(), "stalemate");
    case chess::Ending::DeadPosition:
        return name(phrases::endings(), "dead-position");
    }
    return {};
}

std::string PhraseBook::result(score::GameResult result) const
{
    switch (result) {
    case score::GameResult::WhiteWins:
        return "1–0";
    case score::GameResult::BlackWins:
        return "0–1";
    case score::GameResult::Draw:
        return "½–½";
    case score::GameResult::LostByBoth:
        return "0–0";
    }
    return {};
}

std::string PhraseBook::standing(law::Standing standing) const
{
    return name(phrases::standings(), law::toCode(standing));
}

std::string PhraseBook::standingSentence(law::Standing standing) const
{
    return name(phrases::standingSentences(), law::toCode(standing));
}

std::string PhraseBook::list(const std::vector<std::string>& items) const
{
    std::string joined;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) {
            joined += ", ";
        }
        joined += items[i];
    }
    return joined;
}

std::string PhraseBook::square(chess::Square square) const
{
    const notation::SpokenLanguage* words = notation::findSpokenLanguage("de");
    return m_naming == Naming::Announced && words != nullptr ? notation::speakSquare(square, *words)
                                                             : chess::toString(square);
}

std::string PhraseBook::fromTo(chess::Move move) const
{
    const char* between = m_naming == Naming::Announced ? " " : "–";
    return square(move.from()) + between + square(move.to());
}

std::string PhraseBook::squares(const std::vector<chess::Square>& squares) const
{
    std::vector<std::string> names;
    for (const chess::Square square : squares) {
        names.push_back(this->square(square));
    }
    return list(names);
}

}  // namespace diptych::reports
