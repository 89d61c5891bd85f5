#include "app/gui/board_model.h"

#include "app/gui/text.h"

namespace diptych::gui {

using chess::Square;

BoardModel::BoardModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_book(reports::PhraseBook::forLanguage(reports::Language::English))
{}

void BoardModel::setContent(const BoardContent& content, const reports::PhraseBook& book)
{
    m_content = content;
    m_book = book;
    Q_EMIT dataChanged(index(0, 0), index(7, 7));
}

void BoardModel::setSide(BoardSide side)
{
    m_side = side;
    Q_EMIT dataChanged(index(0, 0), index(7, 7));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, 7);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, 7);
}

Square BoardModel::squareAt(const QModelIndex& index) const
{
    const Square square = chess::makeSquare(index.column(), 7 - index.row());
    return m_side == BoardSide::WhiteBelow ? square : chess::turned(square);
}

QModelIndex BoardModel::indexOf(Square square) const
{
    const Square seen = m_side == BoardSide::WhiteBelow ? square : chess::turned(square);
    return index(7 - chess::rankOf(seen), chess::fileOf(seen));
}

int BoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 8;
}

int BoardModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 8;
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Square square = squareAt(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return sentence(square);
    case SquareRole:
        return static_cast<int>(square);
    case PieceRole: {
        const auto piece = m_content.position.at(square);
        return piece ? QString(QLatin1Char(chess::fenLetter(*piece))) : QString();
    }
    case IsMarkedRole:
        return isMarked(square);
    case IsTrailRole:
        return isTrail(square);
    case IsLightRole:
        return (chess::fileOf(square) + chess::rankOf(square)) % 2 == 1;
    default:
        return {};
    }
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    const bool whiteBelow = m_side == BoardSide::WhiteBelow;
    if (orientation == Qt::Horizontal) {
        return QString(QChar(u'a' + (whiteBelow ? section : 7 - section)));
    }
    return QString(QChar(u'1' + (whiteBelow ? 7 - section : section)));
}

bool BoardModel::isMarked(Square square) const
{
    return m_content.reference && m_content.reference->at(square) != m_content.position.at(square);
}

bool BoardModel::isTrail(Square square) const
{
    return m_content.lastMove &&
           (m_content.lastMove->from() == square || m_content.lastMove->to() == square);
}

QString BoardModel::words(const chess::Position& position, Square square) const
{
    const auto piece = position.at(square);
    return piece ? toQt(m_book.piece(*piece)) : tr("empty", "a square without a piece");
}

QString BoardModel::sentence(Square square) const
{
    const QString name = toQt(chess::toString(square));
    const QString found = words(m_content.position, square);
    if (isMarked(square)) {
        //: %1 square, %2 what stands there, %3 what stands there by the scores
        return tr("%1, %2; differs, by the scores: %3")
            .arg(name, found, words(*m_content.reference, square));
    }
    if (m_content.lastMove && m_content.lastMove->to() == square) {
        //: %1 square, %2 piece that has just moved there
        return tr("%1, %2, last move").arg(name, found);
    }
    //: %1 square, %2 what stands there
    return tr("%1, %2").arg(name, found);
}

}  // namespace diptych::gui
