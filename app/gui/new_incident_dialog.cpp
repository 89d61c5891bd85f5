#include "app/gui/new_incident_dialog.h"

#include "app/gui/disabled_choice.h"
#include "app/gui/game_fields.h"
#include "app/gui/open_error_words.h"
#include "app/gui/text.h"
#include "app/session/desk.h"
#include "core/law/edition.h"
#include "importers/scan/format/page_format.h"
#include "reports/words/phrase_book.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace diptych::gui {
NewIncidentDialog::NewIncidentDialog(QWidget* parent)
    : QDialog(parent)
    , m_title(new QLineEdit)
    , m_law(new QComboBox)
    , m_disabled(newDisabledChoice())
    , m_game(new GameFields)
    , m_hint(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("New incident"));
    const auto book = reports::PhraseBook::forLanguage(fromQt(QLocale().name()));
    for (const std::string& edition : law::editionIds()) {
        m_law->addItem(toQt(book.edition(edition)), toQt(edition));
    }
    m_hint->setWordWrap(true);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Compare the scores"));

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&What happened"), m_title);
    form->addRow(tr("&Laws"), m_law);
    form->addRow(tr("&Visually disabled"), m_disabled);
    m_title->setAccessibleName(tr("What happened"));
    m_law->setAccessibleName(tr("Laws"));
    m_law->view()->setAccessibleName(m_law->accessibleName());
    auto* scores = new QHBoxLayout;
    scores->setSpacing(12);
    scores->addWidget(scoreField(m_white, tr("Wh&ite’s score"), tr("White’s score")));
    scores->addWidget(scoreField(m_black, tr("Blac&k’s score"), tr("Black’s score")));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addLayout(form);
    column->addLayout(scores, 1);
    column->addWidget(m_game);
    column->addWidget(m_hint);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_game->time(), &QLineEdit::textChanged, this, [this] { refresh(); });
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 46);
    refresh();
    m_title->setFocus();
}

QWidget* NewIncidentDialog::scoreField(Score& score, const QString& label, const QString& name)
{
    auto* field = new QWidget;
    score.text = new QPlainTextEdit;
    score.text->setTabChangesFocus(true);
    score.text->setFrameStyle(QFrame::Box | QFrame::Plain);
    score.text->setAcceptDrops(false);
    score.text->setAccessibleName(name);
    score.text->setMinimumHeight(4 * fontMetrics().lineSpacing());
    score.text->setPlaceholderText(tr("1. e4 e5 2. Nf3 … in any usual notation"));
    auto* title = new QLabel(label);
    title->setBuddy(score.text);
    auto* choice = new QPushButton(tr("From a file…"));
    choice->setAutoDefault(false);
    //: %1 "White’s score"
    choice->setAccessibleName(tr("%1 from a file").arg(name));
    auto* column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title);
    column->addWidget(score.text, 1);
    column->addWidget(choice, 0, Qt::AlignLeft);
    connect(score.text, &QPlainTextEdit::textChanged, this, [this] { refresh(); });
    connect(choice, &QPushButton::clicked, this, [this, &score, name] { choose(score, name); });
    return field;
}

void NewIncidentDialog::choose(Score& score, const QString& title)
{
    auto* chooser = new QFileDialog(this, title);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this,
            [this, &score](const QString& path) { read(score, path); });
    chooser->open();
}

void NewIncidentDialog::readWhite(const QString& path)
{
    read(m_white, path);
}

void NewIncidentDialog::readBlack(const QString& path)
{
    read(m_black, path);
}

void NewIncidentDialog::read(Score& score, const QString& path)
{
    auto bytes = session::readFile(fromQt(path));
    const bool isPicture = bytes && importers::scan::looksLikeScan(*bytes);
    if (!isPicture) {
        bytes = session::readText(fromQt(path));
    }
    if (!bytes) {
        m_hint->setText(wordsOf(bytes.error()));
        return;
    }
    score.path = path;
    //: %1 name of a file
    score.text->setPlainText(isPicture ? tr("Picture: %1").arg(QFileInfo(path).fileName())
                                       : toQt(*bytes));
    score.fileText = score.text->toPlainText();
    refresh();
}

void NewIncidentDialog::refresh()
{
    const bool hasBoth = !m_white.text->toPlainText().trimmed().isEmpty() && m_black.text &&
                         !m_black.text->toPlainText().trimmed().isEmpty();
    const QString wrong =
        hasBoth ? m_game->whyNot() : tr("Type or paste both scores, or read them from files.");
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    m_hint->setText(wrong);
}

incident::ScoreSource NewIncidentDialog::sourceOf(const Score& score, score::Keeper keeper)
{
    incident::ScoreSource source;
    source.keeper = keeper;
    const QString text = score.text->toPlainText();
    // A file that was not edited is read by itself, so that its bytes decide how it is read.
    if (!score.path.isEmpty() && text == score.fileText) {
        source.file = fromQt(score.path);
    } else {
        source.text = fromQt(text);
    }
    return source;
}

incident::Incident NewIncidentDialog::incident() const
{
    incident::Incident incident;
    incident.title = fromQt(m_title->text().trimmed());
    incident.circumstances.edition = fromQt(m_law->currentData().toString());
    incident.circumstances.disabled = static_cast<law::Who>(m_disabled->currentIndex());
    m_game->writeTo(incident);
    incident.scores = {sourceOf(m_white, score::Keeper::White),
                       sourceOf(m_black, score::Keeper::Black)};
    return incident;
}

}  // namespace diptych::gui
