#include "app/gui/game_fields.h"

#include "app/gui/named_fields.h"
#include "app/gui/open_error_words.h"
#include "app/gui/text.h"
#include "app/gui/wrapped_button.h"
#include "app/session/desk.h"
#include "core/clock/time_control.h"
#include "importers/trf/game_choice.h"
#include "importers/trf/tournament_file.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace diptych::gui {
namespace {

incident::Player playerFrom(const importers::TournamentPlayer& player)
{
    return {player.name, player.title, player.federation, player.fideId, player.rating};
}

/// A player by the name that stands in a line: with all that the file knows of him, as long as the
/// name was not typed over.
std::optional<incident::Player> playerOf(const QLineEdit* line,
                                         const std::optional<incident::Player>& known)
{
    const std::string name = fromQt(line->text().trimmed());
    if (name.empty()) {
        return std::nullopt;
    }
    if (known && known->name == name) {
        return known;
    }
    incident::Player player;
    player.name = name;
    return player;
}

}  // namespace

GameFields::GameFields(QWidget* parent)
    : QGroupBox(tr("The game"), parent)
    , m_hint(wrappedLabel())
{
    auto* file = new WrappedButton(tr("From a tournament &file (TRF)…"));
    file->setAutoDefault(false);
    auto* form = newForm();
    m_player = addChoice(form, tr("A player of the &tournament"));
    m_round = addLine(form, tr("&Round"));
    m_event = addLine(form, tr("&Event"));
    m_board = addLine(form, tr("&Board"));
    m_white = addLine(form, tr("White, &Last name, First name"));
    m_black = addLine(form, tr("Black, Last n&ame, First name"));
    m_time = addLine(form, tr("Time &control"));
    m_time->setPlaceholderText(QStringLiteral("40/5400+30:1800+30"));
    m_player->addItem(tr("No tournament file was read"));
    m_player->setEnabled(false);
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* column = new QVBoxLayout(this);
    column->addWidget(file, 0, Qt::AlignLeft);
    column->addLayout(form);
    column->addWidget(m_hint);
    m_hint->hide();
    connect(file, &QPushButton::clicked, this, [this] { choose(); });
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] { takeGame(); });
    connect(m_round, &QLineEdit::textEdited, this, [this] { takeGame(); });
}

void GameFields::choose()
{
    auto* chooser = new QFileDialog(this, tr("Tournament file"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Tournament files (*.trf *.trfx *.txt)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { readTournamentFile(path); });
    chooser->open();
}

void GameFields::readTournamentFile(const QString& path)
{
    const auto bytes = session::readFile(fromQt(path));
    m_hint->setVisible(!bytes || !importers::looksLikeTournament(*bytes));
    if (m_hint->isVisibleTo(this)) {
        m_hint->setText(bytes ? tr("%1 is no tournament file.").arg(path) : wordsOf(bytes.error()));
        return;
    }
    m_tournament = importers::readTournament(*bytes);
    m_event->setText(toQt(m_tournament.name));
    if (m_tournament.timeControl) {
        m_time->setText(toQt(clock::toString(*m_tournament.timeControl)));
    }
    m_player->clear();
    m_player->addItem(tr("Choose a player"));
    for (const importers::TournamentPlayer& player : m_tournament.players) {
        m_player->addItem(toQt(player.name), player.rank);
    }
    m_player->setEnabled(!m_tournament.players.empty());
    m_player->setFocus();
}

void GameFields::takeGame()
{
    if (m_player->currentIndex() <= 0) {
        return;
    }
    const auto game = importers::chooseGame(m_tournament, m_player->currentData().toInt(),
                                            m_round->text().toInt());
    m_hint->setVisible(!game);
    if (!game) {
        m_hint->setText(
            tr("In this round the file has no game of %1.").arg(m_player->currentText()));
        return;
    }
    m_whiteKnown = playerFrom(game->white);
    m_blackKnown = playerFrom(game->black);
    m_white->setText(toQt(game->white.name));
    m_black->setText(toQt(game->black.name));
}

QString GameFields::whyNot() const
{
    const QString text = m_time->text().trimmed();
    if (text.isEmpty()) {
        return {};
    }
    const auto read = clock::parseTimeControl(fromQt(text));
    return read ? QString()
                : tr("Time control: “%1” found, %2 expected.")
                      .arg(toQt(read.error().found), toQt(read.error().expected));
}

void GameFields::writeTo(incident::Incident& incident) const
{
    incident::Event& event = incident.event;
    event.name = fromQt(m_event->text().trimmed());
    event.round = fromQt(m_round->text().trimmed());
    event.board = fromQt(m_board->text().trimmed());
    event.city = m_tournament.city;
    event.federation = m_tournament.federation;
    event.chief = m_tournament.chiefArbiter;
    const auto date = m_tournament.roundDates.find(m_round->text().toInt());
    if (date != m_tournament.roundDates.end()) {
        event.date = date->second;
    }
    incident.players.white = playerOf(m_white, m_whiteKnown);
    incident.players.black = playerOf(m_black, m_blackKnown);
    if (const auto time = clock::parseTimeControl(fromQt(m_time->text().trimmed()))) {
        incident.circumstances.time = *time;
    }
}

}  // namespace diptych::gui
