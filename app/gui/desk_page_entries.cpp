#include "app/gui/desk_page.h"
#include "app/gui/pane.h"
#include "app/gui/score_editing.h"
#include "app/gui/score_table_view.h"
#include "app/gui/text.h"

#include <QMenu>

#include <algorithm>

namespace diptych::gui {

void DeskPage::connectEntries()
{
    connect(m_editing, &ScoreEditing::said, this, &DeskPage::said);
    connect(m_scores, &ScoreTableView::entryTyped, this,
            [this](chess::Color keeper, int ply, const QString& text) {
                m_editing->setEntry(keeper, ply, text);
            });
    connect(m_scores, &ScoreTableView::missingAsked, this,
            [this] { m_editing->addMissing(m_scores->currentKeeper(), m_scores->currentPly()); });
    connect(m_scores, &ScoreTableView::voidAsked, this,
            [this] { m_editing->voidEntry(m_scores->currentKeeper(), m_scores->currentPly()); });
}

void DeskPage::goToNextDoubt()
{
    m_scores->goToNextDoubt();
}

void DeskPage::goToPreviousDoubt()
{
    m_scores->goToPreviousDoubt();
}

void DeskPage::showCandidates()
{
    const chess::Color keeper = m_scores->currentKeeper();
    const int ply = m_scores->currentPly();
    const auto candidates = m_editing->candidates(keeper, ply);
    if (candidates.empty()) {
        Q_EMIT said(tr("There is no legal move that this entry could stand for."));
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Candidates"));
    for (const session::EntryCandidate& candidate : candidates) {
        QString words = m_editing->words(keeper, ply, candidate);
        QAction* action = menu->addAction(words.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, keeper, ply, move = candidate.move] {
            m_editing->takeCandidate(keeper, ply, move);
        });
    }
    menu->setActiveAction(menu->actions().constFirst());
    const QRect cell = m_scores->visualRect(m_scores->currentIndex());
    menu->popup(m_scores->viewport()->mapToGlobal(cell.bottomLeft()));
}

void DeskPage::editEntry()
{
    m_scores->editCurrent();
}

void DeskPage::acceptEntryOf(chess::Color keeper)
{
    const int ply = m_scores->currentPly();
    const auto& rows = m_scores->rows().rows;
    if (rows[static_cast<std::size_t>(ply)].kind != RowKind::Differs) {
        Q_EMIT said(tr("The scores do not differ here."));
        return;
    }
    m_editing->concede(chess::opposite(keeper), ply);
    if (m_isAdvancing && m_scores->currentDifference() == 0) {
        m_scores->goToNextDifference();
    }
}

void DeskPage::markForAlignment()
{
    const int ply = m_scores->currentPly();
    if (m_alignFrom == 0 || m_alignFrom == ply) {
        m_alignFrom = ply;
        Q_EMIT said(tr("Marked: %1 Go to the move that it belongs to and press the key again.")
                        .arg(toQt(m_document->book().plyNumber(ply))));
        return;
    }
    m_editing->align(m_scores->currentKeeper(), m_alignFrom, ply);
    m_alignFrom = 0;
}

void DeskPage::foldAgreed(bool isFolded)
{
    m_scores->setFolding(isFolded ? ScoreTableView::Folding::On : ScoreTableView::Folding::Off);
}

Pane* DeskPage::paneAtHand() const
{
    return m_panes[static_cast<std::size_t>(std::max(0, paneInFocus()))];
}

void DeskPage::movePane(PaneArea::Way way)
{
    Pane* pane = paneAtHand();
    if (m_area->movePane(pane, way)) {
        pane->enter();
        //: %1 name of a pane
        Q_EMIT said(tr("Moved: %1").arg(pane->title()));
    } else {
        Q_EMIT said(tr("There is no pane on that side."));
    }
}

void DeskPage::toggleWindow()
{
    Pane* pane = paneAtHand();
    m_area->toggleWindow(pane);
    pane->enter();
    //: %1 name of a pane
    Q_EMIT said(pane->isFloating() ? tr("In a window of its own: %1").arg(pane->title())
                                   : tr("Back in the window: %1").arg(pane->title()));
}

void DeskPage::hidePane()
{
    Pane* pane = paneAtHand();
    enterNextPane();
    pane->toggleViewAction()->trigger();
    //: %1 name of a pane
    Q_EMIT said(tr("Hidden: %1").arg(pane->title()));
}

}  // namespace diptych::gui
