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
#include "app/gui/score_editing.h"
#include "app/gui/score_table_view.h"
#include "app/gui/scroll_page.h"
#include "app/gui/sentence_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace diptych::gui {

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
    , m_previous(new QPushButton(tr("◂ Previous")))
    , m_next(new QPushButton(tr("Next ▸")))
{
    buildPanes();
    buildLayout();
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
    auto* scores = new Pane(tr("Scores"), table, m_scores);
    m_previous->setAccessibleName(tr("Previous difference"));
    m_next->setAccessibleName(tr("Next difference"));
    for (QPushButton* button : {m_previous, m_next}) {
        button->setToolTip(button->accessibleName());
        scores->addToTitle(button);
    }
    auto* board = new Pane(tr("Board"), new ScrollPage(m_board), m_board->view());
    board->addToTitle(m_board->accountChoice());
    m_panes = {scores,
               board,
               new Pane(tr("Boards as found"), new ScrollPage(m_found), m_found),
               new Pane(tr("Findings"), m_findings, m_findings),
               new Pane(tr("Ruling"), m_ruling, m_ruling->remedies()),
               new Pane(tr("Clocks"), m_clocks, m_clocks)};
}

void DeskPage::buildLayout()
{
    const auto splitter = [this](Qt::Orientation orientation,
                                 std::initializer_list<QWidget*> parts) {
        auto* made = new QSplitter(orientation);
        made->setChildrenCollapsible(false);
        made->setHandleWidth(6);
        for (QWidget* part : parts) {
            made->addWidget(part);
            // The order of reading is that of the children, which a splitter turns round.
            part->raise();
        }
        m_splitters.push_back(made);
        return made;
    };
    auto* left = splitter(Qt::Vertical, {m_panes[0], m_panes[3]});
    auto* middle = splitter(Qt::Vertical, {m_panes[1], m_panes[4]});
    auto* right = splitter(Qt::Vertical, {m_panes[2], m_panes[5]});
    auto* whole = splitter(Qt::Horizontal, {left, middle, right});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 0, 6, 0);
    column->setSpacing(2);
    column->addWidget(new IncidentHeader(m_document));
    column->addWidget(whole, 1);
}

void DeskPage::connectPanes()
{
    connect(m_previous, &QPushButton::clicked, this, [this] { goToPreviousDifference(); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToNextDifference(); });
    connect(m_scores, &ScoreTableView::plyChanged, this, [this](int ply) {
        m_board->showPly(ply);
        Q_EMIT placeChanged();
    });
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
    Q_EMIT placeChanged();
}

void DeskPage::showStart()
{
    m_board->accountChoice()->setCurrentIndex(0);
    refreshScores();
    goToAgreedPosition();
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
    if (number == 4) {
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

void DeskPage::enterNextPane()
{
    enterPane((paneInFocus() + 1) % static_cast<int>(m_panes.size()));
}

void DeskPage::enterPreviousPane()
{
    const int count = static_cast<int>(m_panes.size());
    const int current = paneInFocus();
    enterPane(current <= 0 ? count - 1 : current - 1);
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
    return m_panes[4]->holdsFocus() ? m_ruling->currentArticle() : m_findings->currentArticle();
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

void DeskPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isLaidOut) {
        return;
    }
    m_isLaidOut = true;
    arrange(m_arrangement);
}

}  // namespace diptych::gui
