// Reads pictures of score sheets and tells how long that took and what was read; with --labels, how
// many of the cells agree with what a file of lines "PAGE_MOVE_SIDE.png TEXT" says. Beside pages of
// tests/importers/scan/generator their truth is found by itself.
//
//     scan_bench [--network FILE.onnx] [--labels FILE] [--hand] FILE...

#include "core/score/ink_costs.h"
#include "importers/scan/scan.h"

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

using namespace diptych;
using namespace diptych::importers::scan;

namespace {

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::map<std::string, std::string> labelsOf(const std::filesystem::path& path)
{
    std::map<std::string, std::string> labels;
    std::ifstream file(path);
    std::string cell;
    std::string text;
    while (file >> cell >> text) {
        labels[cell] = text;
    }
    return labels;
}

/// The truth of a generated page: the text of each ply and the middle of its cell.
struct Truth {
    std::vector<std::string> written{};
    std::vector<Corners> cells{};
};

Truth truthBeside(std::filesystem::path path)
{
    Truth truth;
    std::ifstream file(path.replace_extension(".txt"));
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "written") {
            truth.written.assign(std::istream_iterator<std::string>(words), {});
        } else if (word == "cell") {
            Corners corners;
            words >> word;
            for (Point& corner : corners) {
                words >> corner.x >> corner.y;
            }
            truth.cells.push_back(corners);
        }
    }
    return truth;
}

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

struct Tally {
    int right = 0;
    int labelled = 0;
    int blank = 0;      ///< labelled, but taken for blank
    int written = 0;    ///< not labelled, but taken for written
    int misplaced = 0;  ///< more than 15 % of a row's height away from their place
};

void compare(const ScannedPage& page, const Truth& truth, Tally& tally)
{
    for (std::size_t i = 0; i < page.cells.size(); ++i) {
        const ScannedCell& cell = page.cells[i];
        const bool blank = cell.reading.state == CellReading::State::Blank;
        if (i < truth.cells.size()) {
            const Corners& place = truth.cells[i];
            const double height = std::abs(place[3].y - place[0].y);
            tally.misplaced += std::hypot(cell.corners[0].y - place[0].y,
                                          cell.corners[3].y - place[3].y) > 0.2 * height ||
                               std::abs(cell.corners[0].x - place[0].x) > 0.4 * height;
        }
        if (i >= truth.written.size()) {
            tally.written += !blank;
            continue;
        }
        std::string expected = truth.written[i];
        std::replace(expected.begin(), expected.end(), '0', 'O');
        ++tally.labelled;
        tally.blank += blank;
        const bool right = !blank && score::plainText(cell.reading.ink) == expected;
        tally.right += right;
        if (!right && std::getenv("SCAN_SHOW") != nullptr) {
            std::printf("  %d %s:", cell.number, expected.c_str());
            for (const auto& reader : cell.reading.ink.texts) {
                std::printf(" %s %.2f", reader.front().text.c_str(), reader.front().logProbability);
            }
            std::printf("\n");
        }
    }
    tally.misplaced += page.cells.size() < truth.cells.size()
                           ? static_cast<int>(truth.cells.size() - page.cells.size())
                           : 0;
}

void count(const ScannedPage& page, const std::string& name,
           const std::map<std::string, std::string>& labels, Tally& tally)
{
    for (const ScannedCell& cell : page.cells) {
        const auto label =
            labels.find(name + "_" + std::to_string(cell.number) +
                        (cell.side == chess::Color::White ? "_white.png" : "_black.png"));
        const bool blank = cell.reading.state == CellReading::State::Blank;
        if (label == labels.end()) {
            tally.written += !blank;
            continue;
        }
        ++tally.labelled;
        tally.blank += blank;
        tally.right += !blank && score::plainText(cell.reading.ink) == label->second;
    }
}

}  // namespace

int main(int argc, char** argv)
{
    std::string network;
    std::map<std::string, std::string> labels;
    std::optional<Writing> writing;
    Tally all;
    for (int i = 1; i < argc; ++i) {
        if (i + 1 < argc && std::strcmp(argv[i], "--network") == 0) {
            network = contentOf(argv[++i]);
            continue;
        }
        if (i + 1 < argc && std::strcmp(argv[i], "--labels") == 0) {
            labels = labelsOf(argv[++i]);
            continue;
        }
        if (std::strcmp(argv[i], "--hand") == 0) {
            writing = Writing::Hand;
            continue;
        }
        const std::filesystem::path path = argv[i];
        const double begin = cpuSeconds();
        ScanOptions options;
        options.network = network;
        options.writing = writing;
        const ScanResult result = readScan(contentOf(path), options);
        const double seconds = cpuSeconds() - begin;
        for (const ScannedPage& page : result.pages) {
            Tally tally;
            const Truth truth = truthBeside(path);
            if (truth.cells.empty()) {
                count(page, path.stem(), labels, tally);
            } else {
                compare(page, truth, tally);
            }
            std::printf(
                "%s page %d %s first %d %s %s certainty %.2f right %d of %d, taken for blank "
                "%d, for written %d, misplaced %d, %.2f s\n",
                path.filename().c_str(), page.number, page.form.c_str(), page.firstMove,
                page.writing == Writing::Print ? "print" : "hand", page.dialect.c_str(),
                page.certainty, tally.right, tally.labelled, tally.blank, tally.written,
                tally.misplaced, seconds);
            all.right += tally.right;
            all.labelled += tally.labelled;
            all.blank += tally.blank;
            all.written += tally.written;
            all.misplaced += tally.misplaced;
        }
        for (const Diagnostic& diagnostic : result.diagnostics) {
            std::printf("%s page %d: %s\n", path.filename().c_str(), diagnostic.span.line,
                        diagnostic.code.c_str());
        }
        std::fflush(stdout);
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf(
        "all: right %d of %d, taken for blank %d, for written %d, misplaced %d, memory %ld MB\n",
        all.right, all.labelled, all.blank, all.written, all.misplaced, usage.ru_maxrss / 1024);
    return 0;
}
