#pragma once

#include <QMainWindow>

#include <vector>

namespace diptych::gui {

class Pane;

/// Where the panes of the desk lie: three columns, or fewer with tabs where the window is small
/// for its text. Panes can be dragged, moved by the keyboard, hidden and taken out.
class PaneArea : public QMainWindow {
    Q_OBJECT

public:
    /// The three ways in which the panes share the window.
    enum class Arrangement { Transcribe, Compare, Rule };
    enum class Way { Left, Right, Up, Down };
    enum class Scans { None, Shown };

    /// Scores, board, boards as found, findings, ruling, clocks, scan.
    explicit PaneArea(std::vector<Pane*> panes, QWidget* parent = nullptr);

    void arrange(Arrangement arrangement);
    /// Whether some score comes from a picture, so that there is a pane for it.
    void setScans(Scans scans);
    /// Moves a pane next to its neighbour on a side; false where there is none.
    bool movePane(Pane* pane, Way way);
    /// Gives a pane a window of its own, or puts it back.
    void toggleWindow(Pane* pane);

    /// What the user made of the arrangement, to be kept for the next time.
    QByteArray places() const;
    void setPlaces(const QByteArray& places);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Names the bars of tabs, which are made when panes come to lie on one another.
    void childEvent(QChildEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// How many panes fit beside and below each other with the text as large as it is.
    enum class Room { FourColumns, ThreeColumns, TwoColumns, TwoTabs };

    Room room() const;
    void lay();
    void layColumns();
    void layPairs();
    void layTabs();
    void share();
    void bringForward();
    void arrangeAnew();
    void nameTabs();
    Pane* neighbour(const Pane* pane, Way way) const;

    std::vector<Pane*> m_panes;
    Arrangement m_arrangement = Arrangement::Compare;
    Scans m_scans = Scans::None;
    Room m_room = Room::ThreeColumns;
    bool m_isArranging = false;
    bool m_isOwn = false;  ///< the user has moved a pane
    bool m_isShown = false;
};

}  // namespace diptych::gui
