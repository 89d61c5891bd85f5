#include "core/score/ink.h"
#include "importers/scan/page/opencv_view.h"
#include "importers/scan/readers/clean_cell.h"
#include "importers/scan/readers/network_reader.h"
#include "importers/scan/readers/piece_alphabet.h"
#include "importers/scan/readers/text_reader.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

using namespace diptych;
using namespace diptych::importers::scan;

namespace {

/// A cell with its lines above, below and at the left, and a text.
GrayImage cellWith(const std::string& text)
{
    cv::Mat cell(cellHeight, cellWidth, CV_8UC1, cv::Scalar(0));
    cv::line(cell, {0, rowTop}, {200, rowTop}, cv::Scalar(200), 2);
    cv::line(cell, {0, rowTop + rowPitch}, {200, rowTop + rowPitch}, cv::Scalar(200), 2);
    cv::line(cell, {0, 0}, {0, cellHeight}, cv::Scalar(200), 2);
    cv::putText(cell, text, {30, rowTop + 30}, cv::FONT_HERSHEY_SIMPLEX, 0.8, cv::Scalar(255), 2,
                cv::LINE_AA);
    return imageOf(cell);
}

std::string weights()
{
    std::ifstream file(DIPTYCH_SOURCE_DIR "/importers/scan/handwriting/handwriting.onnx",
                       std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST(CleanCell, IsAbsentWhereOnlyTheLinesOfTheTableAre)
{
    EXPECT_FALSE(cleaned(cellWith("")));
}

TEST(CleanCell, HoldsTheWritingAlone)
{
    const std::optional<CleanCell> clean = cleaned(cellWith("Nf3"));
    ASSERT_TRUE(clean);
    EXPECT_LT(clean->picture.width, 80);
    EXPECT_LT(clean->picture.height, 32);
    EXPECT_GT(clean->share, 0.01);
}

TEST(PieceAlphabet, KnowsTheLettersOfTheUsualLanguages)
{
    const std::vector<PieceAlphabet> alphabets = pieceAlphabets();
    const auto german = std::find_if(alphabets.begin(), alphabets.end(),
                                     [](const auto& one) { return one.dialect == "de"; });
    ASSERT_NE(german, alphabets.end());
    EXPECT_EQ(german->letters, (std::array<std::string, 5>{"K", "D", "T", "L", "S"}));
    EXPECT_NE(allowedLetters({*german}).find('S'), std::string::npos);
    EXPECT_EQ(allowedLetters({*german}).find('N'), std::string::npos);
}

TEST(PieceAlphabet, IsFoundFromWhatWasRead)
{
    const std::vector<PieceAlphabet> alphabets = pieceAlphabets();
    EXPECT_EQ(likeliestAlphabet({"e4", "Sf3", "Lb5", "Sxe4", "Dd2", "Te1"}, alphabets).dialect,
              "de");
    EXPECT_EQ(likeliestAlphabet({"e4", "Nf3", "Bb5", "Qd2", "Re1"}, alphabets).dialect, "en");
}

TEST(PieceAlphabet, TellsMovesFromOtherTexts)
{
    for (const char* move : {"e4", "Nf3", "Sbxd2+", "exd8=Q#", "O-O", "0-0-0", "ed"}) {
        EXPECT_TRUE(looksLikeMove(move)) << move;
    }
    for (const char* text : {"", "N", "e9", "LLL", "4e", "f"}) {
        EXPECT_FALSE(looksLikeMove(text)) << text;
    }
}

TEST(TextReader, NamesTheFoldersWhereLanguageDataIsMissing)
{
    const auto reader = TextReader::load("/nowhere/tessdata");
    ASSERT_FALSE(reader);
    EXPECT_EQ(reader.error().code, "scan-language-data-missing");
    EXPECT_EQ(reader.error().arguments.back(), "/nowhere/tessdata");
}

TEST(TextReader, ReadsPrintWithAlternatives)
{
    auto reader = TextReader::load("");
    ASSERT_TRUE(reader) << reader.error().arguments.back();
    reader->allow(allowedLetters({pieceAlphabets().front()}));
    const std::optional<CleanCell> clean = cleaned(cellWith("Nf3"));
    ASSERT_TRUE(clean);
    const std::vector<score::InkText> texts = reader->readLine(magnified(clean->picture, 2.0));
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts.front().text, "Nf3");
    EXPECT_LE(texts.front().logProbability, 0.0);
    EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end(), [](const auto& a, const auto& b) {
        return a.logProbability > b.logProbability;
    }));
}

TEST(NetworkReader, RefusesWhatIsNoNetwork)
{
    for (const std::string& bytes :
         {std::string(), std::string("no network"), weights().substr(0, 5000)}) {
        const auto reader = NetworkReader::load(bytes);
        ASSERT_FALSE(reader);
        EXPECT_EQ(reader.error().code, "scan-network-unusable");
    }
}

TEST(NetworkReader, GivesEachFrameAsProbabilities)
{
    auto reader = NetworkReader::load(weights());
    ASSERT_TRUE(reader);
    const GrayImage cell = cellWith("Nf3");
    const std::vector<std::vector<float>> read =
        reader->read(std::vector<const GrayImage*>(30, &cell));
    ASSERT_EQ(read.size(), 30U);
    EXPECT_EQ(read.front(), read.back());
    const std::vector<float>& frames = read.front();
    ASSERT_EQ(frames.size() % score::inkClasses, 0U);
    ASSERT_GT(frames.size(), 0U);
    for (std::size_t from = 0; from < frames.size(); from += score::inkClasses) {
        double sum = 0.0;
        for (std::size_t i = from; i < from + score::inkClasses; ++i) {
            sum += std::exp(static_cast<double>(frames[i]));
        }
        EXPECT_NEAR(sum, 1.0, 1e-4);
    }
}
