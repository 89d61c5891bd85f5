#include "app/gui/board_setup_dialog.h"

#include "app/gui/board_frame.h"
#include "app/gui/flow_layout.h"
#include "app/gui/game_view.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "core/chess/fen.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace diptych::gui {
namespace {

chess::Position empty()
{
    return chess::Position(chess::PositionParts{});
}

const std::optional<score::ScoreLine>& lineOf(const session::Desk& desk, chess::Color side)
{
    return side == chess::Color::White ? desk.assessment.comparison.white
                                       : desk.assessment.comparison.black;
}

}  // namespace

BoardSetupDialog::BoardSetupDialog(IncidentDocument* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_boards{document->inputs().circumstances.whiteBoard,
               document->inputs().circumstances.blackBoard}
    , m_white(new WrappedButton(tr("&White’s board")))
    , m_black(new WrappedButton(tr("&Black’s board")))
    , m_from(new QComboBox)
    , m_forget(new WrappedButton(tr("&Not recorded")))
    , m_board(new BoardFrame)
    , m_fen(new QLineEdit)
    , m_words(new QLabel)
{
    setWindowTitle(tr("Boards as found"));
    auto* fenLabel = new QLabel(tr("&Position (FEN)"));
    fenLabel->setBuddy(m_fen);
    m_fen->setAccessibleName(tr("Position (FEN)"));
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->addWidget(buildChoices());
    column->addWidget(buildPieces());
    column->addWidget(m_board, 1);
    column->addWidget(m_words);
    column->addWidget(fenLabel);
    column->addWidget(m_fen);
    column->addWidget(buttons);
    m_board->view()->setMoving(BoardView::Moving::On);
    m_board->view()->installEventFilter(this);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { keep(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connectParts();
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 42);
    setBoard(chess::Color::White);
    m_board->view()->setFocus();
}

QWidget* BoardSetupDialog::buildChoices()
{
    for (QPushButton* button : {m_white, m_black}) {
        button->setCheckable(true);
        button->setAutoDefault(false);
    }
    m_forget->setAutoDefault(false);
    m_from->setAccessibleName(tr("As a score has it, but…"));
    m_from->addItems({tr("As … has it, but:"), tr("the likeliest game"),
                      tr("the game a move earlier"), tr("White’s score"), tr("Black’s score"),
                      tr("the other board"), tr("an empty board")});
    m_from->view()->setAccessibleName(m_from->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    m_from->setAccessibleDescription(m_from->accessibleName());
    auto* choices = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, choices);
    for (QWidget* part : std::initializer_list<QWidget*>{m_white, m_black, m_from, m_forget}) {
        row->addWidget(part);
    }
    return choices;
}

QWidget* BoardSetupDialog::buildPieces()
{
    auto* pieces = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, pieces);
    row->setSpacing(2);
    const auto add = [&](std::optional<chess::Piece> piece, const QString& sign,
                         const QString& name) {
        auto* button = new QPushButton(sign);
        button->setAutoDefault(false);
        button->setAccessibleName(name);
        button->setToolTip(name);
        QFont large = button->font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        button->setFont(large);
        button->setFixedWidth(fontMetrics().height() * 5 / 2);
        connect(button, &QPushButton::clicked, this, [this, piece] { put(piece); });
        row->addWidget(button);
    };
    using chess::PieceType;
    for (const chess::Color color : {chess::Color::White, chess::Color::Black}) {
        char16_t sign = color == chess::Color::White ? u'\u2654' : u'\u265A';
        for (const PieceType type : {PieceType::King, PieceType::Queen, PieceType::Rook,
                                     PieceType::Bishop, PieceType::Knight, PieceType::Pawn}) {
            const chess::Piece piece{color, type};
            add(piece, QString(QChar(sign++)), toQt(m_document->book().piece(piece)));
        }
    }
    add(std::nullopt, QStringLiteral("✕"), tr("Empty the square"));
    return pieces;
}

void BoardSetupDialog::connectParts()
{
    connect(m_white, &QPushButton::clicked, this, [this] { setBoard(chess::Color::White); });
    connect(m_black, &QPushButton::clicked, this, [this] { setBoard(chess::Color::Black); });
    connect(m_forget, &QPushButton::clicked, this, [this] { showPosition(std::nullopt); });
    connect(m_from, &QComboBox::activated, this, [this](int choice) { takeOver(choice); });
    connect(m_board->view(), &BoardView::moved, this,
            [this](chess::Square from, chess::Square to) { move(from, to); });
    connect(m_board->view(), &BoardView::draggedOff, this,
            [this](chess::Square from) { move(from, std::nullopt); });
    connect(m_fen, &QLineEdit::textEdited, this, [this](const QString& text) {
        const auto read = chess::parseFen(fromQt(text.trimmed()), chess::FenUse::BoardAsFound);
        if (read) {
            current() = *read;
            refresh();
        } else {
            m_words->setText(
                toQt(m_document->book().fenProblem(chess::toCode(read.error().problem))));
        }
    });
}

BoardView* BoardSetupDialog::view() const
{
    return m_board->view();
}

std::optional<chess::Position>& BoardSetupDialog::current()
{
    return m_boards[static_cast<std::size_t>(m_side)];
}

chess::Position BoardSetupDialog::shown() const
{
    return m_boards[static_cast<std::size_t>(m_side)].value_or(empty());
}

void BoardSetupDialog::setBoard(chess::Color side)
{
    m_side = side;
    m_white->setChecked(side == chess::Color::White);
    m_black->setChecked(side == chess::Color::Black);
    showPosition(current());
}

void BoardSetupDialog::takeOver(int choice)
{
    const session::Desk& desk = m_document->desk();
    const auto& positions = desk.assessment.comparison.game.positions;
    const auto& white = lineOf(desk, chess::Color::White);
    const auto& black = lineOf(desk, chess::Color::Black);
    switch (choice) {
    case 1:
        showPosition(lastOfGame(desk));
        break;
    case 2:
        showPosition(positions.size() > 1 ? positions[positions.size() - 2] : lastOfGame(desk));
        break;
    case 3:
        showPosition(white ? white->positions.back() : lastOfGame(desk));
        break;
    case 4:
        showPosition(black ? black->positions.back() : lastOfGame(desk));
        break;
    case 5:
        showPosition(m_boards[static_cast<std::size_t>(chess::opposite(m_side))]);
        break;
    case 6:
        showPosition(empty());
        break;
    default:
        break;
    }
    m_board->view()->setFocus();
}

void BoardSetupDialog::showPosition(const std::optional<chess::Position>& position)
{
    current() = position;
    const QSignalBlocker blocker(m_fen);
    m_fen->setText(position ? toQt(chess::placementOf(*position)) : QString());
    refresh();
}

void BoardSetupDialog::put(std::optional<chess::Piece> piece)
{
    const chess::Square square = view()->board()->squareAt(view()->currentIndex());
    chess::PositionParts parts = shown().parts();
    parts.castling = chess::CastlingRights::None;
    parts.board[static_cast<std::size_t>(square)] = piece;
    showPosition(chess::Position(parts));
    view()->setFocus();
    Q_EMIT said(view()->currentIndex().data(Qt::AccessibleTextRole).toString());
}

void BoardSetupDialog::move(chess::Square from, std::optional<chess::Square> to)
{
    chess::PositionParts parts = shown().parts();
    auto& piece = parts.board[static_cast<std::size_t>(from)];
    parts.castling = chess::CastlingRights::None;
    if (to) {
        parts.board[static_cast<std::size_t>(*to)] = piece;
    }
    piece.reset();
    showPosition(chess::Position(parts));
}

QString BoardSetupDialog::differenceWords() const
{
    if (!m_boards[static_cast<std::size_t>(m_side)]) {
        return tr("This board is not recorded.");
    }
    QStringList squares;
    const chess::Position& game = lastOfGame(m_document->desk());
    const chess::Position position = shown();
    for (int i = 0; i < 64; ++i) {
        const auto square = static_cast<chess::Square>(i);
        if (position.at(square) != game.at(square)) {
            squares << toQt(chess::toString(square));
        }
    }
    return squares.isEmpty() ? tr("As the game.")
                             : tr("Differs from the game on %n square(s): %1.", nullptr,
                                  static_cast<int>(squares.size()))
                                   .arg(squares.join(QStringLiteral(", ")));
}

void BoardSetupDialog::refresh()
{
    BoardContent content;
    content.position = shown();
    if (current()) {
        content.reference = lastOfGame(m_document->desk());
    }
    const QString name = m_side == chess::Color::White ? tr("White’s board") : tr("Black’s board");
    const QString words = differenceWords();
    m_words->setText(words);
    //: name of a board for a screen reader; %1 "White’s board", %2 what is different there
    m_board->view()->present(tr("%1 as found. %2").arg(name, words), content, m_document->book());
}

void BoardSetupDialog::keep()
{
    incident::Incident after = m_document->inputs();
    after.circumstances.whiteBoard = m_boards[0];
    after.circumstances.blackBoard = m_boards[1];
    m_document->change(std::move(after), tr("Set up the boards as found"));
    accept();
}

bool BoardSetupDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_board->view() || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
        put(std::nullopt);
        return true;
    }
    // A capital is a white piece and a small letter a black one, as in a FEN.
    const bool isCapital = key->modifiers().testFlag(Qt::ShiftModifier);
    const QString text = isCapital ? key->text().toUpper() : key->text();
    const bool isPlain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isPlain && text.size() == 1) {
        if (const auto piece = chess::pieceFromFenLetter(text.front().toLatin1())) {
            put(piece);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace diptych::gui
