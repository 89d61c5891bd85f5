#include "app/gui/desk_page.h"

#include "app/gui/board_pane.h"
#include "app/gui/board_view.h"
#include "app/gui/clock_panel.h"
#include "app/gui/findings_view.h"
#include "app/gui/found_boards_pane.h"
#include "app/gui/incident_header.h"
#include "app/gui/overview_bar.h"
#include "app/gui/pane.h"
#include "app/gui/ruling_panel.h"
#include "app/gui/scan_pane.h"
#include "app/gui/score_editing.h"
#include "app/gui/score_table_view.h"
#include "app/gui/scroll_page.h"
#include "app/gui/sentence_view.h"
#include "app/gui/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

constexpr int rulingNumber = 4;
constexpr int scanNumber = 6;

}  // namespace

DeskPage::DeskPage(IncidentDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editing(new ScoreEditing(document, this))
    , m_scores(new ScoreTableView)
    , m_board(new BoardPane(document))
    , m_found(new FoundBoardsPane(document))
    , m_findings(new FindingsView(document))
    , m_ruling(new RulingPanel(document))
    , m_clocks(new ClockPanel(document))
    , m_scan(new ScanPane(document, m_editing))
    , m_previous(new QPushButton(tr("◂ Previous")))
    , m_next(new QPushButton(tr("Next ▸")))
{
    buildPanes();
    m_area = new PaneArea(m_panes);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 0, 6, 0);
    column->setSpacing(2);
    column->addWidget(new IncidentHeader(m_document));
    column->addWidget(m_area, 1);
    connectPanes();
    connectEntries();
}

void DeskPage::buildPanes()
{
    auto* table = new QWidget;
    auto* row = new QHBoxLayout(table);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_scores, 1);
    row->addWidget(new OverviewBar(m_scores));
    auto* scores = new Pane(tr("Scores"), QStringLiteral("scores"), table, m_scores);
    m_previous->setAccessibleName(tr("Previous difference"));
    m_next->setAccessibleName(tr("Next difference"));
    for (QPushButton* button : {m_previous, m_next}) {
        button->setToolTip(button->accessibleName());
        scores->addToTitle(button);
    }
    auto* board =
        new Pane(tr("Board"), QStringLiteral("board"), new ScrollPage(m_board), m_board->view());
    board->addToTitle(m_board->accountChoice());
    const auto named = [](const char* name) { return QString::fromLatin1(name); };
    m_panes = {scores,
               board,
               new Pane(tr("Boards as found"), named("found"), new ScrollPage(m_found), m_found),
               new Pane(tr("Findings"), named("findings"), m_findings, m_findings),
               new Pane(tr("Ruling"), named("ruling"), m_ruling, m_ruling->remedies()),
               new Pane(tr("Clocks"), named("clocks"), m_clocks, m_clocks),
               new Pane(tr("Scan"), named("scan"), m_scan, m_scan->candidates())};
}

void DeskPage::connectPanes()
{
    connect(m_previous, &QPushButton::clicked, this, [this] { goToPreviousDifference(); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToNextDifference(); });
    connect(m_scores, &ScoreTableView::plyChanged, this, [this](int ply) {
        m_board->showPly(ply);
        Q_EMIT placeChanged();
    });
    connect(m_scores, &ScoreTableView::entryChanged, this, &DeskPage::showEntry);
    connect(m_scan, &ScanPane::entryPointed, this,
            [this](chess::Color keeper, int ply) { m_scores->goToEntry(keeper, ply); });
    connect(m_document, &IncidentDocument::scanRead, this, &DeskPage::takeScan);
    connect(m_scores, &ScoreTableView::noFurtherDifference, this,
            [this] { Q_EMIT said(tr("There is no further difference.")); });
    connect(m_findings, &FindingsView::plyActivated, this, [this](int ply) {
        m_scores->goToPly(ply);
        enterPane(0);
    });
    connect(m_ruling, &RulingPanel::currentChanged, this, [this] {
        const law::Remedy* remedy = m_ruling->current();
        m_clocks->present(remedy ? remedy->clocks : std::nullopt);
    });
    connect(m_ruling, &RulingPanel::said, this, &DeskPage::said);
    m_board->view()->setAsking(BoardView::Asking::On);
    connect(m_board->view(), &BoardView::said, this, &DeskPage::said);
    connect(m_ruling, &RulingPanel::exportRequested, this, &DeskPage::exportRequested);
    connect(m_document, &IncidentDocument::changed, this, [this] { refreshScores(); });
    connect(m_document, &IncidentDocument::opened, this, [this] { showStart(); });
}

void DeskPage::refreshScores()
{
    m_scores->present(scoreRowsOf(m_document->desk(), m_document->book()));
    m_board->showPly(m_scores->currentPly());
    m_area->setScans(m_scan->hasScans() ? PaneArea::Scans::Shown : PaneArea::Scans::None);
    showEntry();
    Q_EMIT placeChanged();
}

void DeskPage::showStart()
{
    m_board->accountChoice()->setCurrentIndex(0);
    refreshScores();
    goToAgreedPosition();
    m_startPly = m_scores->currentPly();
}

void DeskPage::showEntry()
{
    if (m_scan->hasScans()) {
        m_scan->showEntry(m_scores->currentKeeper(), m_scores->currentPly());
    }
}

void DeskPage::takeScan(score::Keeper keeper)
{
    // An arbiter who has gone elsewhere meanwhile is left there.
    if (m_scores->currentPly() == m_startPly) {
        goToAgreedPosition();
        m_startPly = m_scores->currentPly();
    }
    //: %1 "White’s score"
    Q_EMIT said(tr("Read from the picture: %1.").arg(toQt(m_document->book().keeper(keeper))));
}

void DeskPage::goToNextDifference()
{
    m_scores->goToNextDifference();
}

void DeskPage::goToPreviousDifference()
{
    m_scores->goToPreviousDifference();
}

void DeskPage::goToAgreedPosition()
{
    m_scores->goToPly(agreementOf(m_document->desk()));
}

void DeskPage::enterPane(int number)
{
    if (number == scanNumber && !m_scan->hasScans()) {
        Q_EMIT said(tr("No score of this incident comes from a picture."));
        return;
    }
    if (number == rulingNumber) {
        m_panes[rulingNumber]->show();
        m_panes[rulingNumber]->raise();
        m_ruling->enter();
        return;
    }
    m_panes.at(static_cast<std::size_t>(number))->enter();
}

int DeskPage::paneInFocus() const
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        if (m_panes[i]->holdsFocus()) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void DeskPage::enterBeside(int step)
{
    const int count = static_cast<int>(m_panes.size());
    int number = paneInFocus();
    for (int tried = 0; tried < count; ++tried) {
        number = (std::max(number, step > 0 ? -1 : 0) + step + count) % count;
        if (!m_panes[static_cast<std::size_t>(number)]->isHidden()) {
            enterPane(number);
            return;
        }
    }
}

void DeskPage::enterNextPane()
{
    enterBeside(1);
}

void DeskPage::enterPreviousPane()
{
    enterBeside(-1);
}

void DeskPage::acceptRemedy()
{
    m_ruling->acceptCurrent();
}

void DeskPage::turnBoards()
{
    m_board->view()->turn();
    m_found->turn();
}

std::string DeskPage::focusedArticle() const
{
    return m_panes[rulingNumber]->holdsFocus() ? m_ruling->currentArticle()
                                               : m_findings->currentArticle();
}

chess::Position DeskPage::shownPosition() const
{
    return m_board->position();
}

QString DeskPage::placeWords() const
{
    const ScoreRows& rows = m_scores->rows();
    const int count = static_cast<int>(rows.differences.size());
    const int number = m_scores->currentDifference();
    const auto ply = static_cast<std::size_t>(m_scores->currentPly());
    const QString summary = ply < rows.rows.size() ? rows.rows[ply].summary : QString();
    if (number > 0) {
        //: %1 number of the difference, %2 how many there are, %3 entries and state
        return tr("Difference %1 of %2 · %3")
            .arg(QString::number(number), QString::number(count), summary);
    }
    const QString total = count == 0 ? tr("No difference") : tr("%n difference(s)", nullptr, count);
    return QStringLiteral("%1 · %2").arg(total, summary);
}

}  // namespace diptych::gui
