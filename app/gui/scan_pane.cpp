#include "app/gui/scan_pane.h"

#include "app/gui/beside.h"
#include "app/gui/scan_page_view.h"
#include "app/gui/scan_status.h"
#include "app/gui/score_editing.h"
#include "app/gui/score_typing.h"
#include "app/gui/text.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {

using chess::Color;

namespace {

/// Drawn pages that are kept; each takes some megabytes.
constexpr std::size_t mostImages = 6;

const score::Entry* entryAt(const score::ScoreLine& line, const score::Sheet& sheet, int ply)
{
    const auto index = static_cast<std::size_t>(ply - 1);
    if (ply < 1 || index >= line.plies.size() || !line.plies[index].entry ||
        *line.plies[index].entry >= sheet.entries.size()) {
        return nullptr;
    }
    return &sheet.entries[*line.plies[index].entry];
}

}  // namespace

ScanPane::ScanPane(IncidentDocument* document, ScoreEditing* editing, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editing(editing)
    , m_status(new ScanStatus(document))
    , m_page(new ScanPageView)
    , m_cell(new ScanCellView)
    , m_entry(new QLabel)
    , m_candidates(new QListWidget)
{
    m_entry->setTextFormat(Qt::PlainText);
    m_entry->setWordWrap(true);
    m_entry->setContentsMargins(8, 2, 8, 2);
    m_candidates->setAccessibleName(tr("What the entry may stand for"));
    m_candidates->setWordWrap(true);
    m_candidates->setFrameShape(QFrame::NoFrame);
    m_candidates->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_candidates->setMinimumHeight(3 * fontMetrics().height());
    auto* enlarged = new QWidget;
    auto* row = new QHBoxLayout(enlarged);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_cell, 1);
    row->addWidget(m_candidates, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_status);
    column->addWidget(m_page, 3);
    column->addWidget(m_entry);
    column->addWidget(enlarged, 1);
    connect(m_candidates, &QListWidget::itemActivated, this, &ScanPane::takeCandidate);
    connect(m_page, &ScanPageView::pointed, this, &ScanPane::point);
    connect(document, &IncidentDocument::changed, this, &ScanPane::refresh);
    connect(document, &IncidentDocument::opened, this, [this] { forget(); });
    connect(document, &IncidentDocument::closed, this, [this] { forget(); });
}

const score::ScoreLine* ScanPane::line(Color keeper) const
{
    const auto& comparison = m_document->assessment().comparison;
    const auto& found = keeper == Color::White ? comparison.white : comparison.black;
    return found && found->sheet < m_document->desk().sheets.size() ? &*found : nullptr;
}

const score::Sheet* ScanPane::scan(Color keeper) const
{
    const score::ScoreLine* found = line(keeper);
    const score::Sheet* sheet = found ? &m_document->desk().sheets[found->sheet] : nullptr;
    return sheet && m_document->scans().progress(sheet->keeper) ? sheet : nullptr;
}

bool ScanPane::hasScans() const
{
    const auto& sheets = m_document->desk().sheets;
    return m_document->isOpen() && std::any_of(sheets.begin(), sheets.end(), [&](const auto& one) {
               return m_document->scans().progress(one.keeper).has_value();
           });
}

void ScanPane::showEntry(Color keeper, int ply)
{
    m_keeper = scan(keeper) ? keeper : chess::opposite(keeper);
    m_ply = ply;
    refresh();
}

void ScanPane::refresh()
{
    if (m_document->isOpen() && hasScans()) {
        showPage();
        fillCandidates();
    }
}

QString ScanPane::entryWords() const
{
    const QString name = capitalised(ScoreTyping::nameOf(m_keeper));
    const QString number = toQt(m_document->book().plyNumber(std::max(1, m_ply)));
    const score::Sheet* sheet = scan(m_keeper);
    const score::Entry* entry = sheet ? entryAt(*line(m_keeper), *sheet, m_ply) : nullptr;
    if (!entry) {
        //: %1 "White’s score"
        return m_ply == 0 ? tr("%1: before the first move").arg(name)
                          //: %1 "White’s score", %2 "12."
                          : tr("%1: no entry for %2").arg(name, number);
    }
    //: %1 "White’s score", %2 "12.Nf3"
    return tr("%1: %2").arg(name, number + toQt(entry->text));
}

void ScanPane::showPage()
{
    const score::Sheet* sheet = scan(m_keeper);
    const score::Entry* entry = sheet ? entryAt(*line(m_keeper), *sheet, m_ply) : nullptr;
    const auto place = entry ? entry->place : std::optional<PageSpan>();
    m_entry->setText(entryWords());
    std::string file;
    if (sheet) {
        file = m_document->desk().incident.scores[line(m_keeper)->sheet].file.value_or("");
    }
    // Where the entry has no cell, the page stays.
    const int page = place ? place->page : file == m_shownPage.first ? m_shownPage.second : 1;
    m_shownPage = {file, std::max(1, page)};
    draw(m_shownPage);
    const auto drawn = m_images.find(m_shownPage);
    const ScanImage image = drawn == m_images.end() ? ScanImage() : drawn->second;
    const auto box = place ? std::optional(QRectF(place->x, place->y, place->width, place->height))
                           : std::nullopt;
    m_page->setWords(m_drawing.contains(m_shownPage) ? tr("Drawing the page…")
                                                     : tr("The page cannot be shown."));
    m_page->present(image);
    m_page->outline(box);
    m_cell->present(image, box);
    //: %1 number of a page, %2 "White’s score: 12.Nf3"
    m_page->setAccessibleDescription(
        tr("Page %1. %2").arg(QString::number(m_shownPage.second), entryWords()));
    m_cell->setAccessibleName(tr("Enlarged cell. %1").arg(entryWords()));
}

void ScanPane::draw(const PageKey& key)
{
    if (key.first.empty() || m_images.contains(key) || m_drawing.contains(key)) {
        return;
    }
    if (m_images.size() >= mostImages) {
        m_images.clear();
    }
    m_drawing.insert(key);
    beside(
        this,
        [files = m_document->desk().files, key] {
            const auto bytes = session::readSource(files, key.first);
            return bytes ? drawScan(*bytes, key.second) : ScanImage();
        },
        [this, key, round = m_round](const ScanImage& image) {
            if (round != m_round) {
                return;
            }
            m_drawing.erase(key);
            m_images[key] = image;
            refresh();
        });
}

void ScanPane::forget()
{
    ++m_round;
    m_images.clear();
    m_drawing.clear();
    m_shownPage = {};
}

void ScanPane::fillCandidates()
{
    m_candidates->clear();
    m_choices.clear();
    // What is under way would be waited for; its result comes here again.
    if (scan(m_keeper) && m_ply > 0 && !m_document->evaluator().isBusy()) {
        m_choices = m_editing->candidates(m_keeper, m_ply);
        for (const auto& candidate : m_choices) {
            m_candidates->addItem(m_editing->words(m_keeper, m_ply, candidate));
        }
    }
    if (m_candidates->count() == 0) {
        m_candidates->addItem(tr("Nothing to choose from"));
    }
    m_candidates->setCurrentRow(0);
}

void ScanPane::takeCandidate()
{
    const auto row = static_cast<std::size_t>(std::max(0, m_candidates->currentRow()));
    if (row < m_choices.size()) {
        m_editing->takeCandidate(m_keeper, m_ply, m_choices[row].move);
    }
}

void ScanPane::point(const QPointF& place)
{
    for (const Color keeper : {Color::White, Color::Black}) {
        const score::Sheet* sheet = scan(keeper);
        const score::ScoreLine* found = line(keeper);
        if (!sheet || m_document->desk().incident.scores[found->sheet].file != m_shownPage.first) {
            continue;
        }
        for (int ply = 1; ply <= static_cast<int>(found->plies.size()); ++ply) {
            const score::Entry* entry = entryAt(*found, *sheet, ply);
            const auto box = entry ? entry->place : std::optional<PageSpan>();
            if (box && box->page == m_shownPage.second &&
                QRectF(box->x, box->y, box->width, box->height).contains(place)) {
                Q_EMIT entryPointed(keeper, ply);
                return;
            }
        }
    }
}

}  // namespace diptych::gui
