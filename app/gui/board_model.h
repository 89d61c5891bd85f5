#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "reports/words/phrase_book.h"

#include <QAbstractTableModel>

#include <optional>

namespace diptych::gui {

/// What a board shows.
struct BoardContent {
    chess::Position position = chess::Position::initial();
    std::optional<chess::Position> reference{};  ///< squares that differ from it are marked
    std::optional<chess::Move> lastMove{};       ///< the move that led to the position
};

/// Which player sits below.
enum class BoardSide { WhiteBelow, BlackBelow };

/// Eight ranks and eight files; each cell says its square and what stands on it: "e4, empty".
class BoardModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { SquareRole = Qt::UserRole, PieceRole, IsMarkedRole, IsTrailRole, IsLightRole };

    explicit BoardModel(QObject* parent = nullptr);

    void setContent(const BoardContent& content, const reports::PhraseBook& book);
    void setSide(BoardSide side);
    BoardSide side() const { return m_side; }
    const BoardContent& content() const { return m_content; }
    const reports::PhraseBook& book() const { return m_book; }

    chess::Square squareAt(const QModelIndex& index) const;
    QModelIndex indexOf(chess::Square square) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isMarked(chess::Square square) const;
    bool isTrail(chess::Square square) const;
    QString words(const chess::Position& position, chess::Square square) const;
    QString sentence(chess::Square square) const;

    BoardContent m_content{};
    reports::PhraseBook m_book;
    BoardSide m_side = BoardSide::WhiteBelow;
};

}  // namespace diptych::gui
