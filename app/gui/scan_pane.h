#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/scan_image.h"
#include "app/session/candidates.h"
#include "core/support/page_span.h"

#include <QWidget>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QLabel;
class QListWidget;

namespace diptych::gui {

class ScanCellView;
class ScanPageView;
class ScanStatus;
class ScoreEditing;

/// The pictures that scores come from: how far they have been read, the page with the cell of the
/// entry at hand outlined, and that cell enlarged beside what it may stand for.
class ScanPane : public QWidget {
    Q_OBJECT

public:
    ScanPane(IncidentDocument* document, ScoreEditing* editing, QWidget* parent = nullptr);

    /// Some score of the open incident is a picture.
    bool hasScans() const;
    /// Shows the cell of an entry; of the other score where this one is no picture.
    void showEntry(chess::Color keeper, int ply);

    ScanPageView* page() const { return m_page; }
    ScanCellView* cell() const { return m_cell; }
    QListWidget* candidates() const { return m_candidates; }
    /// No page is being drawn.
    bool isDrawn() const { return m_drawing.empty(); }

Q_SIGNALS:
    void said(const QString& words);
    /// The cell of an entry was clicked.
    void entryPointed(chess::Color keeper, int ply);

private:
    /// A page of a source file.
    using PageKey = std::pair<std::string, int>;

    const score::ScoreLine* line(chess::Color keeper) const;
    const score::Sheet* scan(chess::Color keeper) const;
    void refresh();
    void showPage();
    void draw(const PageKey& key);
    void forget();
    void fillCandidates();
    void takeCandidate();
    void point(const QPointF& place);
    QString entryWords() const;

    IncidentDocument* m_document;
    ScoreEditing* m_editing;
    ScanStatus* m_status;
    ScanPageView* m_page;
    ScanCellView* m_cell;
    QLabel* m_entry;
    QListWidget* m_candidates;
    std::vector<session::EntryCandidate> m_choices{};  ///< as they stand in the list
    std::map<PageKey, ScanImage> m_images{};
    std::set<PageKey> m_drawing{};
    PageKey m_shownPage{};
    int m_round = 0;  ///< pages that were begun for another incident do not count
    chess::Color m_keeper = chess::Color::White;
    int m_ply = 0;
};

}  // namespace diptych::gui
