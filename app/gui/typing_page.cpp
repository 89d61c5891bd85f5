#include "app/gui/typing_page.h"

#include "app/gui/board_frame.h"
#include "app/gui/disabled_choice.h"
#include "app/gui/flow_layout.h"
#include "app/gui/move_line.h"
#include "app/gui/quiet_delegate.h"
#include "app/gui/scaled_label.h"
#include "app/gui/scroll_page.h"
#include "app/gui/start_dialog.h"
#include "app/gui/text.h"
#include "app/gui/typing_table_model.h"
#include "app/gui/wrapped_button.h"
#include "core/chess/draws.h"
#include "core/chess/movegen.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/move_writer.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace diptych::gui {

using chess::Color;

namespace {

/// A field with its label beside it, as one item of a layout.
QWidget* labelled(const QString& text, QWidget* field)
{
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    auto* label = new QLabel(text);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field);
    return pair;
}

}  // namespace

TypingPage::TypingPage(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_typing(new ScoreTyping(document, this))
    , m_white(new WrappedButton(tr("&White’s score")))
    , m_black(new WrappedButton(tr("&Black’s score")))
    , m_notation(new QComboBox)
    , m_disabled(newDisabledChoice())
    , m_start(new WrappedButton(tr("&Start from…")))
    , m_model(new TypingTableModel(m_typing, this))
    , m_table(new QTableView)
    , m_prompt(new ScaledLabel({}, 1.25, QFont::DemiBold, this))
    , m_line(new MoveLine)
    , m_hint(new QLabel)
    , m_offers(new QListWidget)
    , m_same(new WrappedButton(tr("Same (Enter)")))
    , m_leftOut(new WrappedButton(tr("Left out (Insert)")))
    , m_takeBack(new WrappedButton(tr("Take back (Backspace)")))
    , m_compare(new WrappedButton(tr("&Compare the scores")))
    , m_board(new BoardFrame)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(buildTable(), 3);
    row->addWidget(new ScrollPage(buildEntry()), 3);
    row->addWidget(m_board, 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(buildHead());
    column->addLayout(row, 1);
    m_board->view()->setMoving(BoardView::Moving::On);
    connectParts();
    refresh();
}

QWidget* TypingPage::buildHead()
{
    auto* head = new QWidget;
    auto* row = new FlowLayout(FlowLayout::Fill::Left, head);
    row->setSpacing(8);
    for (QPushButton* button : {m_white, m_black}) {
        button->setCheckable(true);
        row->addWidget(button);
    }
    m_notation->setAccessibleName(tr("Notation of the sheet"));
    for (const notation::Dialect& dialect : notation::allDialects()) {
        QString letters;
        for (const auto type :
             {chess::PieceType::King, chess::PieceType::Queen, chess::PieceType::Rook,
              chess::PieceType::Bishop, chess::PieceType::Knight}) {
            letters += QLatin1Char(' ') + toQt(dialect.letterOf(type));
        }
        m_notation->addItem(QStringLiteral("%1:%2").arg(toQt(dialect.native), letters),
                            toQt(dialect.code));
    }
    m_notation->view()->setAccessibleName(m_notation->accessibleName());
    // A screen reader gets the choice itself as the name of a combo box under X11.
    m_notation->setAccessibleDescription(m_notation->accessibleName());
    row->addWidget(m_notation);
    row->addWidget(labelled(tr("Visuall&y disabled"), m_disabled));
    row->addWidget(m_start);
    row->addWidget(m_compare);
    return head;
}

QWidget* TypingPage::buildTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new QuietDelegate(m_table));
    m_table->setAccessibleName(tr("What was typed"));
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setMinimumSectionSize(16);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setCurrentIndex(m_model->index(0, 0));
    return m_table;
}

QWidget* TypingPage::buildEntry()
{
    m_prompt->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_offers->setAccessibleName(tr("Moves that can be meant"));
    m_offers->setItemDelegate(new QuietDelegate(m_offers));
    m_offers->addItem(QString());
    m_offers->setCurrentRow(0);
    auto* entry = new QWidget;
    auto* column = new QVBoxLayout(entry);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_prompt);
    column->addWidget(m_line);
    column->addWidget(m_hint);
    column->addWidget(m_offers, 1);
    auto* buttons = new FlowLayout(FlowLayout::Fill::Left);
    for (QPushButton* button : {m_same, m_leftOut, m_takeBack}) {
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    return entry;
}

void TypingPage::connectParts()
{
    connect(m_typing, &ScoreTyping::changed, this, [this] { refresh(); });
    connect(m_typing, &ScoreTyping::said, this, &TypingPage::said);
    connect(m_line, &MoveLine::entered, m_typing, &ScoreTyping::enter);
    connect(m_line, &MoveLine::same, m_typing, &ScoreTyping::enterSame);
    connect(m_line, &MoveLine::leftOut, m_typing, &ScoreTyping::leaveOut);
    connect(m_line, &MoveLine::takenBack, m_typing, &ScoreTyping::takeBack);
    connect(m_line, &MoveLine::reopened, m_typing, &ScoreTyping::reopen);
    connect(m_line, &MoveLine::pasted, m_typing, &ScoreTyping::enterAll);
    connect(m_line, &MoveLine::offersChanged, this, [this] { showOffers(); });
    connect(m_line, &MoveLine::stepped, this, [this](int entries) {
        const auto place = static_cast<long>(m_typing->place()) + entries;
        m_typing->setPlace(static_cast<std::size_t>(std::max(0L, place)));
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        m_typing->setPlace(static_cast<std::size_t>(index.row()));
        m_line->setFocus();
    });
    connect(m_offers, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (!item->text().isEmpty()) {
            m_line->empty();
            m_typing->enter(item->text());
            m_line->setFocus();
        }
    });
    connect(m_white, &QPushButton::clicked, this, [this] { toSheet(Color::White); });
    connect(m_black, &QPushButton::clicked, this, [this] { toSheet(Color::Black); });
    connect(m_disabled, &QComboBox::activated, this, [this](int who) { setDisabled(who); });
    connect(m_notation, &QComboBox::activated, this, [this] {
        m_typing->setDialect(fromQt(m_notation->currentData().toString()));
        m_line->setFocus();
    });
    connect(m_start, &QPushButton::clicked, this, [this] { askForStart(); });
    connect(m_compare, &QPushButton::clicked, this, &TypingPage::finished);
    connect(m_same, &QPushButton::clicked, this, [this] {
        m_typing->enterSame();
        m_line->setFocus();
    });
    connect(m_leftOut, &QPushButton::clicked, m_typing, &ScoreTyping::leaveOut);
    connect(m_takeBack, &QPushButton::clicked, m_typing, &ScoreTyping::takeBack);
    connect(m_board->view(), &BoardView::moved, this,
            [this](chess::Square from, chess::Square to) { moveOnBoard(from, to); });
    connect(m_board->view(), &BoardView::picked, this, [this](chess::Square from) {
        Q_EMIT said(tr("Picked up on %1.").arg(toQt(chess::toString(from))));
    });
}

void TypingPage::toSheet(Color sheet)
{
    m_line->empty();
    m_typing->setSheet(sheet);
    m_line->setFocus();
    Q_EMIT said(m_prompt->text());
}

void TypingPage::goToOtherSheet()
{
    toSheet(chess::opposite(m_typing->sheet()));
}

void TypingPage::setDisabled(int who)
{
    incident::Incident after = m_document->inputs();
    after.circumstances.disabled = static_cast<law::Who>(who);
    if (after.circumstances.disabled != m_document->inputs().circumstances.disabled) {
        //: name of an edit; %1 a player, or nobody
        m_document->change(std::move(after),
                           tr("Visually disabled: %1").arg(m_disabled->itemText(who)));
    }
    m_line->setFocus();
}

void TypingPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        sizeRows();
    }
}

void TypingPage::sizeRows()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_line->setFont(large);
}

void TypingPage::enter()
{
    sizeRows();
    refresh();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void TypingPage::refresh()
{
    const Color sheet = m_typing->sheet();
    m_white->setChecked(sheet == Color::White);
    m_black->setChecked(sheet == Color::Black);
    const QSignalBlocker blocker(m_notation);
    m_notation->setCurrentIndex(m_notation->findData(toQt(m_typing->dialect(sheet).code)));
    m_disabled->setCurrentIndex(static_cast<int>(m_document->inputs().circumstances.disabled));
    m_model->refresh();
    const QModelIndex place =
        m_model->index(static_cast<int>(m_typing->place()),
                       sheet == Color::White ? TypingTableModel::White : TypingTableModel::Black);
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
    m_line->setPlace(m_typing->position(), m_typing->dialect(sheet));
    refreshPrompt();
    showOffers();
}

QString TypingPage::turnWords() const
{
    const chess::Position& position = m_typing->position();
    const chess::Ending ending = chess::endingOf(position);
    if (ending != chess::Ending::None) {
        //: %1 "checkmate"
        return tr("the game is over (%1)").arg(toQt(m_document->book().ending(ending)));
    }
    return position.sideToMove() == Color::White ? tr("White to move") : tr("Black to move");
}

void TypingPage::refreshPrompt()
{
    const QString number = m_typing->placeName(m_typing->place());
    const QString turn = turnWords();
    //: %1 "White’s score", %2 "12…", %3 "Black to move"
    m_prompt->setText(tr("%1: %2 %3").arg(ScoreTyping::nameOf(m_typing->sheet()), number, turn));
    refreshBoard(tr("Board, %1 %2").arg(number, turn));
}

void TypingPage::refreshBoard(const QString& words)
{
    BoardContent content;
    content.position = m_typing->position();
    const auto& moves = m_typing->line(m_typing->sheet()).moves;
    if (m_typing->place() > 0 && m_typing->place() <= moves.size()) {
        content.lastMove = moves[m_typing->place() - 1];
    }
    m_board->view()->present(words, content, m_document->book());
}

QString TypingPage::hint() const
{
    const QString expected = m_typing->expectedText();
    if (!m_line->text().isEmpty()) {
        return m_line->offers().empty()
                   ? tr("No legal move is spelled so. Enter keeps it as it is written.")
                   : tr("Down chooses a move, Enter takes it.");
    }
    if (!expected.isEmpty()) {
        //: %1 a move
        return tr("Enter: %1, as the other score.").arg(expected);
    }
    if (chess::endingOf(m_typing->position()) != chess::Ending::None) {
        return tr("No move follows. Go on with the other score, or compare them. What the sheet "
                  "has all the same can be typed.");
    }
    return tr("Type the move as the sheet has it, or make it on the board.");
}

void TypingPage::showOffers()
{
    const QString words = hint();
    m_hint->setText(words);
    m_line->setAccessibleDescription(QStringLiteral("%1. %2").arg(m_prompt->text(), words));
    m_same->setEnabled(m_typing->expected().has_value());
    fillOffers();
}

QStringList TypingPage::choices() const
{
    QStringList spellings;
    for (const session::MoveOffer& offer : m_line->offers()) {
        spellings << toQt(offer.spelling);
    }
    if (!spellings.isEmpty() || !m_line->text().isEmpty()) {
        return spellings;
    }
    // Before anything is typed every legal move can be chosen.
    const chess::Position& position = m_typing->position();
    for (const chess::Move move : chess::legalMoves(position)) {
        spellings << toQt(
            notation::writeMove(position, move, m_typing->dialect(m_typing->sheet())));
    }
    spellings.sort(Qt::CaseInsensitive);
    return spellings;
}

void TypingPage::fillOffers()
{
    // Items are rewritten rather than taken away, so that the list has a current row at all times.
    const QStringList spellings = choices();
    const int count = std::max(1, static_cast<int>(spellings.size()));
    while (m_offers->count() < count) {
        m_offers->addItem(QString());
    }
    while (m_offers->count() > count) {
        delete m_offers->takeItem(m_offers->count() - 1);
    }
    for (int i = 0; i < count; ++i) {
        m_offers->item(i)->setText(spellings.value(i));
    }
    m_offers->setCurrentRow(std::max(0, m_line->currentOffer()));
    if (m_line->currentOffer() >= 0) {
        Q_EMIT said(m_offers->currentItem()->text());
    }
}

void TypingPage::moveOnBoard(chess::Square from, chess::Square to)
{
    const chess::Position& position = m_typing->position();
    const notation::Dialect& dialect = m_typing->dialect(m_typing->sheet());
    std::vector<chess::Move> moves;
    for (const chess::Move move : chess::legalMoves(position)) {
        if (move.from() == from && move.to() == to) {
            moves.push_back(move);
        }
    }
    if (moves.size() > 1) {
        // A pawn that reaches the last rank: which piece is still to be said.
        m_line->setFocus();
        m_line->setText(toQt(chess::toString(from) + chess::toString(to)));
        m_line->setPlace(position, dialect);
        Q_EMIT said(tr("Choose the piece that the pawn becomes."));
        return;
    }
    const chess::Move move = moves.empty() ? chess::Move(from, to) : moves.front();
    m_typing->enter(toQt(notation::writeMove(position, move, dialect)));
}

void TypingPage::askForStart()
{
    auto* dialog =
        new StartDialog(m_document->inputs().circumstances.start, m_document->book(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_typing->startFrom(dialog->position());
        m_line->setFocus();
    });
    dialog->open();
}

}  // namespace diptych::gui
