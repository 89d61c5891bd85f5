#include "importers/scan/readers/page_reading.h"

#include "importers/scan/readers/clean_cell.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace diptych::importers::scan {
namespace {

/// Heights in pixels to which the two views of print are brought, and how far they may be.
constexpr double firstView = 72.0;
constexpr double secondView = 45.0;
constexpr double leastMagnification = 1.2;
constexpr double mostMagnification = 6.0;

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

std::vector<score::InkText> read(TextReader& reader, const CleanCell& cell, double view,
                                 Writing writing)
{
    const double factor =
        std::clamp(view / cell.picture.height, leastMagnification, mostMagnification);
    const GrayImage picture = magnified(cell.picture, factor);
    std::vector<score::InkText> texts = reader.readLine(picture);
    if (texts.empty() && writing == Writing::Print) {
        // Two letters are often taken for no line at all.
        texts = reader.readWord(picture);
    }
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
        const std::vector<score::InkText> first =
            read(*readers.print, cell, firstView, Writing::Hand);
        texts.push_back(first.empty() ? std::string() : first.front().text);
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
            if (auto texts = read(*readers.print, *cells[i], view, page.writing); !texts.empty()) {
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

/// The network sees no letter in the cell.
bool isEmpty(const CellReading& cell)
{
    constexpr float surely = -1.0F;
    if (cell.state == CellReading::State::Blank) {
        return true;
    }
    const std::vector<float>& frames = cell.ink.frames;
    if (frames.empty() || !cell.ink.texts.empty()) {
        return false;
    }
    float logarithm = 0.0F;
    for (std::size_t i = 0; i < frames.size(); i += score::inkClasses) {
        logarithm += frames[i];
    }
    return logarithm > surely;
}

/// What follows the last move is specks, the result, a signature: cells in which the network sees
/// no letter at the end of the page, and what little follows a longer run of such cells.
void blankAfterLastMove(std::vector<CellReading>& cells)
{
    constexpr std::ptrdiff_t longRun = 4;
    constexpr std::ptrdiff_t little = 4;
    const auto isWritten = [](const CellReading& cell) { return !isEmpty(cell); };
    auto end = std::find_if(cells.rbegin(), cells.rend(), isWritten).base();
    auto gap = std::search_n(cells.begin(), end, longRun, true,
                             [](const CellReading& cell, bool) { return isEmpty(cell); });
    if (gap != end && std::count_if(gap, end, isWritten) <= little) {
        end = gap;
    }
    for (auto cell = end; cell != cells.end(); ++cell) {
        *cell = CellReading{};
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
    // The network knows English letters: on other print it would be a witness for wrong pieces.
    const bool english = page.writing == Writing::Hand || page.alphabet.dialect == "en";
    const bool asHand =
        isStated ? page.writing == Writing::Hand : found.moves < surelyPrint && english;
    if (readers.print != nullptr && (asPrint || readers.hand == nullptr)) {
        readPrint(clean, readers, page);
    }
    if (readers.hand != nullptr && (asHand || readers.print == nullptr) && page.complete) {
        readHand(cells, readers, page);
        blankAfterLastMove(page.cells);
    }
    return page;
}

}  // namespace diptych::importers::scan
