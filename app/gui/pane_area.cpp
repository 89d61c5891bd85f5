#include "app/gui/pane_area.h"

#include "app/gui/pane.h"

#include <QApplication>
#include <QChildEvent>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace diptych::gui {
namespace {

/// Changes when what was remembered before no longer fits.
constexpr int placesVersion = 1;

enum Number : std::size_t { Scores, Board, Found, Findings, Ruling, Clocks, Scan };

/// In percent: scores over findings, board over ruling, boards as found over clocks, and the
/// columns, the scan's first.
struct Shares {
    int scores, board, found;
    int scan, left, middle, right;
};

constexpr Shares plain[] = {
    {78, 66, 60, 0, 52, 30, 18}, {60, 58, 56, 0, 41, 35, 24}, {34, 30, 48, 0, 30, 46, 24}};
constexpr Shares withScan[] = {
    {78, 60, 60, 40, 30, 18, 12}, {60, 58, 56, 26, 31, 26, 17}, {34, 30, 48, 18, 26, 38, 18}};

}  // namespace

PaneArea::PaneArea(std::vector<Pane*> panes, QWidget* parent)
    : QMainWindow(parent)
    , m_panes(std::move(panes))
{
    setWindowFlags(Qt::Widget);
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    lay();
    for (Pane* pane : m_panes) {
        const auto note = [this] { m_isOwn |= !m_isArranging && m_isShown; };
        connect(pane, &QDockWidget::dockLocationChanged, this, note);
        connect(pane, &QDockWidget::topLevelChanged, this, note);
        connect(pane->toggleViewAction(), &QAction::triggered, this, note);
        connect(pane, &QDockWidget::visibilityChanged, this, &PaneArea::nameTabs);
    }
}

PaneArea::Room PaneArea::room() const
{
    // In characters, since what fits depends on the size of the text.
    const int across = width() / std::max(1, fontMetrics().averageCharWidth());
    const int down = height() / std::max(1, fontMetrics().lineSpacing());
    constexpr int fourColumns = 165;
    constexpr int threeColumns = 115;
    constexpr int twoRows = 24;
    if (across >= threeColumns) {
        return across >= fourColumns ? Room::FourColumns : Room::ThreeColumns;
    }
    return down >= twoRows ? Room::TwoColumns : Room::TwoTabs;
}

void PaneArea::arrange(Arrangement arrangement)
{
    m_arrangement = arrangement;
    m_isOwn = false;
    arrangeAnew();
}

void PaneArea::setScans(Scans scans)
{
    if (m_scans == scans) {
        return;
    }
    m_scans = scans;
    if (m_isOwn) {
        setMinimumSize(0, 0);
        m_panes[Scan]->setVisible(scans == Scans::Shown);
    } else {
        arrangeAnew();
    }
}

void PaneArea::arrangeAnew()
{
    QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = focus && isAncestorOf(focus);
    setUpdatesEnabled(false);
    lay();
    share();
    setUpdatesEnabled(true);
    if (hadFocus && focus->isVisibleTo(window())) {
        focus->setFocus();
    }
}

void PaneArea::lay()
{
    m_isArranging = true;
    m_room = room();
    for (Pane* pane : m_panes) {
        pane->setFloating(false);
        removeDockWidget(pane);
    }
    const bool beginsWithScan = m_scans == Scans::Shown && m_room == Room::FourColumns;
    if (beginsWithScan) {
        addDockWidget(Qt::LeftDockWidgetArea, m_panes[Scan]);
        splitDockWidget(m_panes[Scan], m_panes[Scores], Qt::Horizontal);
    } else {
        addDockWidget(Qt::LeftDockWidgetArea, m_panes[Scores]);
    }
    switch (m_room) {
    case Room::FourColumns:
    case Room::ThreeColumns:
        layColumns();
        break;
    case Room::TwoColumns:
        layPairs();
        break;
    case Room::TwoTabs:
        layTabs();
        break;
    }
    for (Pane* pane : m_panes) {
        pane->setVisible(pane != m_panes[Scan] || m_scans == Scans::Shown);
    }
    bringForward();
    // A smaller window gets fewer columns, so that they do not keep it from becoming smaller.
    constexpr int leastCharacters = 44;
    constexpr int leastLines = 8;
    setMinimumSize(leastCharacters * fontMetrics().averageCharWidth(),
                   leastLines * fontMetrics().lineSpacing());
    // The bars are made when the panes are laid out.
    QTimer::singleShot(0, this, [this] { nameTabs(); });
    m_isArranging = false;
}

void PaneArea::layColumns()
{
    splitDockWidget(m_panes[Scores], m_panes[Board], Qt::Horizontal);
    splitDockWidget(m_panes[Board], m_panes[Found], Qt::Horizontal);
    splitDockWidget(m_panes[Scores], m_panes[Findings], Qt::Vertical);
    splitDockWidget(m_panes[Board], m_panes[Ruling], Qt::Vertical);
    splitDockWidget(m_panes[Found], m_panes[Clocks], Qt::Vertical);
    if (m_scans == Scans::Shown && m_room == Room::ThreeColumns) {
        tabifyDockWidget(m_panes[Board], m_panes[Scan]);
    }
}

void PaneArea::layPairs()
{
    splitDockWidget(m_panes[Scores], m_panes[Board], Qt::Horizontal);
    splitDockWidget(m_panes[Scores], m_panes[Findings], Qt::Vertical);
    splitDockWidget(m_panes[Board], m_panes[Ruling], Qt::Vertical);
    tabifyDockWidget(m_panes[Board], m_panes[Found]);
    tabifyDockWidget(m_panes[Ruling], m_panes[Clocks]);
    if (m_scans == Scans::Shown) {
        tabifyDockWidget(m_panes[Found], m_panes[Scan]);
    }
}

void PaneArea::layTabs()
{
    splitDockWidget(m_panes[Scores], m_panes[Board], Qt::Horizontal);
    tabifyDockWidget(m_panes[Scores], m_panes[Findings]);
    tabifyDockWidget(m_panes[Board], m_panes[Found]);
    tabifyDockWidget(m_panes[Found], m_panes[Ruling]);
    tabifyDockWidget(m_panes[Ruling], m_panes[Clocks]);
    if (m_scans == Scans::Shown) {
        tabifyDockWidget(m_panes[Clocks], m_panes[Scan]);
    }
}

void PaneArea::bringForward()
{
    m_panes[Scores]->raise();
    if (m_room != Room::TwoTabs) {
        m_panes[Ruling]->raise();
    }
    const bool showsScan = m_arrangement == Arrangement::Transcribe && m_scans == Scans::Shown;
    m_panes[showsScan ? Scan : Board]->raise();
    if (m_room == Room::TwoTabs && m_arrangement == Arrangement::Rule) {
        m_panes[Findings]->raise();
        m_panes[Ruling]->raise();
    }
}

void PaneArea::share()
{
    const bool hasColumn = m_scans == Scans::Shown && m_room == Room::FourColumns;
    const Shares& shares = (hasColumn ? withScan : plain)[static_cast<std::size_t>(m_arrangement)];
    const int w = width();
    const int h = height();
    const auto rows = [&](Number upper, Number lower, int percent) {
        resizeDocks({m_panes[upper], m_panes[lower]},
                    {h * percent / 100, h * (100 - percent) / 100}, Qt::Vertical);
    };
    switch (m_room) {
    case Room::FourColumns:
    case Room::ThreeColumns: {
        QList<QDockWidget*> columns{m_panes[Scores], m_panes[Board], m_panes[Found]};
        QList<int> widths{w * shares.left / 100, w * shares.middle / 100, w * shares.right / 100};
        if (hasColumn) {
            columns.prepend(m_panes[Scan]);
            widths.prepend(w * shares.scan / 100);
        }
        resizeDocks(columns, widths, Qt::Horizontal);
        rows(Scores, Findings, shares.scores);
        rows(Board, Ruling, shares.board);
        rows(Found, Clocks, shares.found);
        break;
    }
    case Room::TwoColumns:
        resizeDocks({m_panes[Scores], m_panes[Board]}, {w / 2, w / 2}, Qt::Horizontal);
        rows(Scores, Findings, shares.scores);
        rows(Board, Ruling, shares.board);
        break;
    case Room::TwoTabs:
        resizeDocks({m_panes[Scores], m_panes[Board]}, {w / 2, w / 2}, Qt::Horizontal);
        break;
    }
}

void PaneArea::nameTabs()
{
    for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setAccessibleName(tr("Panes in this place"));
        // Bars that are not in use stay behind, empty.
        tabs->setFocusPolicy(tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
        tabs->setElideMode(Qt::ElideNone);
        tabs->setUsesScrollButtons(true);
    }
}

void PaneArea::childEvent(QChildEvent* event)
{
    QMainWindow::childEvent(event);
    // What is only added is not yet a bar.
    if (event->type() == QEvent::ChildPolished && qobject_cast<QTabBar*>(event->child())) {
        nameTabs();
    }
}

void PaneArea::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_isShown) {
        m_isShown = true;
        if (!m_isOwn) {
            arrangeAnew();
        }
    }
}

void PaneArea::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_isShown && !m_isOwn && room() != m_room) {
        arrangeAnew();
    }
}

void PaneArea::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_isShown && !m_isOwn && room() != m_room) {
        arrangeAnew();
    }
}

Pane* PaneArea::neighbour(const Pane* pane, Way way) const
{
    const QRect own = pane->geometry();
    const bool isAcross = way == Way::Left || way == Way::Right;
    const auto distance = [&](const QRect& other) {
        switch (way) {
        case Way::Left:
            return own.left() - other.right();
        case Way::Right:
            return other.left() - own.right();
        case Way::Up:
            return own.top() - other.bottom();
        case Way::Down:
            return other.top() - own.bottom();
        }
        return -1;
    };
    Pane* nearest = nullptr;
    for (Pane* other : m_panes) {
        const QRect box = other->geometry();
        const bool faces = isAcross ? box.top() < own.bottom() && own.top() < box.bottom()
                                    : box.left() < own.right() && own.left() < box.right();
        const bool counts = other != pane && !other->isFloating() && other->isVisible() &&
                            !other->visibleRegion().isEmpty() && faces && distance(box) > 0;
        if (counts && (!nearest || distance(box) < distance(nearest->geometry()))) {
            nearest = other;
        }
    }
    return nearest;
}

bool PaneArea::movePane(Pane* pane, Way way)
{
    if (pane->isFloating()) {
        pane->setFloating(false);
        return true;
    }
    Pane* other = neighbour(pane, way);
    if (!other) {
        return false;
    }
    if (way == Way::Up) {
        splitDockWidget(pane, other, Qt::Vertical);
    } else {
        splitDockWidget(other, pane, Qt::Vertical);
    }
    m_isOwn = true;
    return true;
}

void PaneArea::toggleWindow(Pane* pane)
{
    pane->setFloating(!pane->isFloating());
    m_isOwn = true;
}

QByteArray PaneArea::places() const
{
    // What the user never touched follows the size of the window and of the text.
    return m_isOwn ? saveState(placesVersion) : QByteArray();
}

void PaneArea::setPlaces(const QByteArray& places)
{
    m_isArranging = true;
    m_isOwn = restoreState(places, placesVersion);
    m_isArranging = false;
    if (m_isOwn) {
        m_panes[Scan]->setVisible(m_scans == Scans::Shown);
    } else {
        arrange(Arrangement::Compare);
    }
}

}  // namespace diptych::gui
