#include "core/notation/spoken_writer.h"

#include "core/chess/movegen.h"

#include <cstdlib>

namespace diptych::notation {

namespace {

using chess::PieceType;

class Sentence {
public:
    explicit Sentence(const SpokenLanguage& language)
        : m_language(language)
    {}

    void add(SpokenKind kind, int value = 0)
    {
        const std::string& words = wordsFor(m_language, {kind, value});
        m_text += m_text.empty() || words.empty() ? words : " " + words;
    }
    void add(PieceType type) { add(SpokenKind::Piece, static_cast<int>(type)); }
    void addSquare(chess::Square square)
    {
        add(SpokenKind::File, fileOf(square));
        add(SpokenKind::Rank, rankOf(square));
    }
    std::string take() { return std::move(m_text); }

private:
    const SpokenLanguage& m_language;
    std::string m_text{};
};

bool isCastling(const chess::Position& position, chess::Move move, PieceType type)
{
    return type == PieceType::King && chess::isLegal(position, move) &&
           std::abs(fileOf(move.from()) - fileOf(move.to())) == 2;
}

/// File, rank or both of the square of departure, where other pieces could go to the same square
/// (Article C.10).
void addDeparture(const chess::Position& position, chess::Move move, PieceType type,
                  Sentence& sentence)
{
    bool others = false;
    bool sameFile = false;
    bool sameRank = false;
    for (const chess::Move other : chess::legalMovesTo(position, type, move.to())) {
        const bool isOther = other.from() != move.from();
        others = others || isOther;
        sameFile = sameFile || (isOther && fileOf(other.from()) == fileOf(move.from()));
        sameRank = sameRank || (isOther && rankOf(other.from()) == rankOf(move.from()));
    }
    if (others && (!sameFile || sameRank)) {
        sentence.add(SpokenKind::File, fileOf(move.from()));
    }
    if (others && sameFile) {
        sentence.add(SpokenKind::Rank, rankOf(move.from()));
    }
}

void addMoveOf(const chess::Position& position, chess::Move move, PieceType type,
               Sentence& sentence)
{
    const bool legal = chess::isLegal(position, move);
    const bool leavesFile = fileOf(move.from()) != fileOf(move.to());
    const bool captures =
        position.at(move.to()).has_value() || (type == PieceType::Pawn && leavesFile && legal);
    if (type != PieceType::Pawn) {
        sentence.add(type);
    }
    if (!legal) {
        sentence.addSquare(move.from());
    } else if (type == PieceType::Pawn && captures) {
        sentence.add(SpokenKind::File, fileOf(move.from()));
    } else if (type != PieceType::Pawn) {
        addDeparture(position, move, type, sentence);
    }
    if (captures) {
        sentence.add(SpokenKind::Captures);
    }
    sentence.addSquare(move.to());
    if (type == PieceType::Pawn && captures && legal && !position.at(move.to())) {
        sentence.add(SpokenKind::EnPassant);
    }
    if (move.promotion()) {
        sentence.add(SpokenKind::Promotes);
        sentence.add(*move.promotion());
    }
}

}  // namespace

std::string speakSquare(chess::Square square, const SpokenLanguage& language)
{
    Sentence sentence(language);
    sentence.addSquare(square);
    return sentence.take();
}

std::string speakMove(const chess::Position& position, chess::Move move,
                      const SpokenLanguage& language)
{
    const auto piece = position.at(move.from());
    if (!piece) {
        return {};
    }
    Sentence sentence(language);
    if (isCastling(position, move, piece->type)) {
        const bool isShort = fileOf(move.to()) > fileOf(move.from());
        sentence.add(isShort ? SpokenKind::CastlesShort : SpokenKind::CastlesLong);
    } else {
        addMoveOf(position, move, piece->type, sentence);
    }
    if (chess::isLegal(position, move)) {
        const chess::Position next = position.after(move);
        if (next.inCheck()) {
            sentence.add(chess::hasLegalMove(next) ? SpokenKind::Check : SpokenKind::Mate);
        }
    }
    return sentence.take();
}

}  // namespace diptych::notation
