#include "app/gui/start_dialog.h"

#include "app/gui/board_frame.h"
#include "app/gui/text.h"
#include "core/chess/fen.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace diptych::gui {

StartDialog::StartDialog(const chess::Position& start, const reports::PhraseBook& book,
                         QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_fen(new QLineEdit(toQt(chess::toFen(start))))
    , m_turn(new QComboBox)
    , m_number(new QSpinBox)
    , m_hint(new QLabel)
    , m_board(new BoardFrame)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Start of the scores"));
    m_fen->setAccessibleName(tr("Position (FEN)"));
    m_turn->addItems({tr("White"), tr("Black")});
    m_turn->setAccessibleName(tr("To move"));
    m_turn->view()->setAccessibleName(m_turn->accessibleName());
    m_number->setRange(1, 999);
    m_number->setAccessibleName(tr("Move number"));
    m_turn->setCurrentIndex(start.sideToMove() == chess::Color::White ? 0 : 1);
    m_number->setValue(start.fullmoveNumber());
    m_hint->setWordWrap(true);
    auto* usual = new QPushButton(tr("Usual position"));
    usual->setAutoDefault(false);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Position (FEN)"), m_fen);
    form->addRow(tr("&To move"), m_turn);
    form->addRow(tr("Move &number"), m_number);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(usual, 0, Qt::AlignLeft);
    column->addWidget(m_board, 1);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(usual, &QPushButton::clicked, this, [this] {
        m_fen->setText(toQt(chess::toFen(chess::Position::initial())));
        m_turn->setCurrentIndex(0);
        m_number->setValue(1);
    });
    connect(m_fen, &QLineEdit::textEdited, this, [this] {
        if (const auto read = chess::parseFen(fromQt(m_fen->text()))) {
            m_turn->setCurrentIndex(read->sideToMove() == chess::Color::White ? 0 : 1);
            m_number->setValue(read->fullmoveNumber());
        }
    });
    connect(m_fen, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(m_turn, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(m_number, &QSpinBox::valueChanged, this, [this] { refresh(); });
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 32);
    refresh();
}

chess::Position StartDialog::position() const
{
    return m_position.value_or(chess::Position::initial());
}

void StartDialog::refresh()
{
    // The first field alone will do: who is to move and the number are said below.
    const QString placement = m_fen->text().trimmed();
    auto read = chess::parseFen(fromQt(placement), chess::FenUse::BoardAsFound);
    m_position.reset();
    if (read) {
        chess::PositionParts parts = read->parts();
        parts.sideToMove = m_turn->currentIndex() == 0 ? chess::Color::White : chess::Color::Black;
        parts.fullmoveNumber = m_number->value();
        const auto whole = chess::parseFen(chess::toFen(chess::Position(parts)));
        if (whole) {
            m_position = *whole;
        } else {
            read = whole;
        }
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_position.has_value());
    m_hint->setText(m_position
                        ? QString()
                        : tr("This is no position in which a game can go on: %1")
                              .arg(toQt(m_book.fenProblem(chess::toCode(read.error().problem)))));
    BoardContent content;
    content.position = position();
    m_board->view()->present(tr("Start of the scores"), content, m_book);
}

}  // namespace diptych::gui
