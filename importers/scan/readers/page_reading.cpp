#include "importers/scan/readers/page_reading.h"

#include "importers/scan/readers/clean_cell.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace diptych::importers::scan {
namespace {

/// Magnifications of the two views of print.
constexpr double firstView = 3.0;
constexpr double secondView = 1.5;

/// Cells that are read to find out writing and language.
constexpr std::size_t probes = 24;

/// More of its surroundings than this is covered by ink where something was crossed out.
constexpr double crossedOutShare = 0.6;

/// A share of the row below which there is no writing, but a speck.
constexpr double speck = 0.004;

using CleanCells = std::vector<std::optional<CleanCell>>;

/// How dark the darkest cells of the page are: what is far fainter is the grain of the paper.
double darknessOf(const CleanCells& cells)
{
    std::vector<double> all;
    for (const std::optional<CleanCell>& cell : cells) {
        all.push_back(cell ? cell->darkness : 0.0);
    }
    if (all.empty()) {
        return 0.0;
    }
    const auto rank =
        all.begin() + static_cast<std::ptrdiff_t>(0.97 * static_cast<double>(all.size()));
    std::nth_element(all.begin(), rank, all.end());
    return *rank;
}

CellReading::State stateOf(const std::optional<CleanCell>& clean, double pageDarkness)
{
    constexpr double faint = 0.35;
    if (!clean || clean->share < speck || clean->darkness < faint * pageDarkness) {
        return CellReading::State::Blank;
    }
    const GrayImage& picture = clean->picture;
    constexpr std::uint8_t dark = 128;
    const auto inked = std::count_if(picture.pixels.begin(), picture.pixels.end(),
                                     [](std::uint8_t value) { return value < dark; });
    const double area = picture.width * picture.height;
    return static_cast<double>(inked) / area > crossedOutShare ? CellReading::State::CrossedOut
                                                               : CellReading::State::Written;
}

std::vector<score::InkText> read(TextReader& reader, const CleanCell& cell, double view)
{
    std::vector<score::InkText> texts = reader.readLine(magnified(cell.picture, view));
    for (score::InkText& text : texts) {
        // No move has a nought; castling is often printed with two or three.
        std::replace(text.text.begin(), text.text.end(), '0', 'O');
    }
    return texts;
}

/// Reads some cells of the page as print to see whether it is print, and in which language.
struct Probe {
    double moves = 0.0;  ///< share of the cells that, read as print, look like moves
    PieceAlphabet alphabet{};
};

Probe probe(const CleanCells& cells, const PageReading& page, const PageReaders& readers)
{
    std::vector<PieceAlphabet> alphabets = pieceAlphabets();
    const auto stated =
        std::find_if(alphabets.begin(), alphabets.end(), [&](const PieceAlphabet& alphabet) {
            return alphabet.dialect == readers.dialect;
        });
    if (stated != alphabets.end()) {
        alphabets = {*stated};
    }
    std::vector<std::size_t> written;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (page.cells[i].state == CellReading::State::Written) {
            written.push_back(i);
        }
    }
    readers.print->allow(allowedLetters(alphabets));
    std::vector<std::string> texts;
    int moves = 0;
    const std::size_t count = std::min(probes, written.size());
    for (std::size_t i = 0; i < count; ++i) {
        const CleanCell& cell = *cells[written[i * written.size() / count]];
        const std::vector<score::InkText> read56 = read(*readers.print, cell, firstView);
        texts.push_back(read56.empty() ? std::string() : read56.front().text);
        moves += looksLikeMove(texts.back());
    }
    return {count > 0 ? moves / static_cast<double>(count) : 0.0,
            likeliestAlphabet(texts, alphabets)};
}

bool mayGoOn(const PageReaders& readers, std::size_t done, std::size_t all)
{
    return !readers.goOn || readers.goOn(static_cast<double>(done) /
                                         static_cast<double>(std::max<std::size_t>(1, all)));
}

void readPrint(const CleanCells& cells, const PageReaders& readers, PageReading& page)
{
    readers.print->allow(allowedLetters({page.alphabet}));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (page.cells[i].state == CellReading::State::Blank) {
            continue;
        }
        if (!mayGoOn(readers, i, cells.size())) {
            page.complete = false;
            return;
        }
        score::InkReading& ink = page.cells[i].ink;
        ink.pieceLetters = page.alphabet.letters;
        for (const double view : {firstView, secondView}) {
            if (auto texts = read(*readers.print, *cells[i], view); !texts.empty()) {
                ink.texts.push_back(std::move(texts));
            }
        }
    }
}

void readHand(const std::vector<Cell>& cells, const PageReaders& readers, PageReading& page)
{
    constexpr std::size_t batch = 24;
    std::vector<std::size_t> written;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (page.cells[i].state != CellReading::State::Blank) {
            written.push_back(i);
        }
    }
    for (std::size_t from = 0; from < written.size(); from += batch) {
        if (!mayGoOn(readers, from, written.size())) {
            page.complete = false;
            return;
        }
        std::vector<const GrayImage*> pictures;
        const std::size_t to = std::min(written.size(), from + batch);
        for (std::size_t i = from; i < to; ++i) {
            pictures.push_back(&cells[written[i]].picture);
        }
        std::vector<std::vector<float>> frames = readers.hand->read(pictures);
        for (std::size_t i = from; i < to; ++i) {
            page.cells[written[i]].ink.frames = std::move(frames[i - from]);
        }
    }
}

}  // namespace

PageReading readPage(const std::vector<Cell>& cells, const PageReaders& readers)
{
    PageReading page;
    CleanCells clean;
    for (const Cell& cell : cells) {
        clean.push_back(cleaned(cell.picture));
    }
    const double darkness = darknessOf(clean);
    for (const std::optional<CleanCell>& cell : clean) {
        page.cells.push_back({stateOf(cell, darkness), {}});
    }
    // Neat handwriting is read by both readers: where one fails the other may not.
    constexpr double readable = 0.4;
    constexpr double mostlyMoves = 0.6;
    constexpr double surelyPrint = 0.9;
    Probe found;
    if (readers.print != nullptr) {
        found = probe(clean, page, readers);
    }
    page.alphabet = found.alphabet;
    page.writing =
        readers.writing.value_or(found.moves >= mostlyMoves ? Writing::Print : Writing::Hand);
    const bool isStated = readers.writing.has_value();
    const bool asPrint = isStated ? page.writing == Writing::Print : found.moves >= readable;
    const bool asHand = isStated ? page.writing == Writing::Hand : found.moves < surelyPrint;
    if (readers.print != nullptr && (asPrint || readers.hand == nullptr)) {
        readPrint(clean, readers, page);
    }
    if (readers.hand != nullptr && (asHand || readers.print == nullptr) && page.complete) {
        readHand(cells, readers, page);
    }
    return page;
}

}  // namespace diptych::importers::scan
