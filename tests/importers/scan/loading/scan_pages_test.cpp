#include "importers/scan/format/page_format.h"
#include "importers/scan/loading/scan_pages.h"

#include <gtest/gtest.h>
#include <leptonica/allheaders.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <string>
#include <vector>

using namespace diptych;
using namespace diptych::importers::scan;

namespace {

/// A white picture whose top left quarter is black.
cv::Mat marked(int width, int height)
{
    cv::Mat picture(height, width, CV_8UC1, cv::Scalar(255));
    picture(cv::Rect(0, 0, width / 2, height / 2)).setTo(0);
    return picture;
}

std::string encoded(const cv::Mat& picture, const std::string& format)
{
    std::vector<unsigned char> bytes;
    cv::imencode("." + format, picture, bytes);
    return {bytes.begin(), bytes.end()};
}

bool isDark(const GrayImage& image, double x, double y)
{
    const auto column = static_cast<std::size_t>(x * image.width);
    const auto row = static_cast<std::size_t>(y * image.height);
    return image.pixels[row * static_cast<std::size_t>(image.width) + column] < 128;
}

/// The JPEG with an Exif segment that says how the camera was held.
std::string heldAs(const std::string& jpeg, char orientation)
{
    using namespace std::string_literals;
    const std::string tiff = "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s +
                             std::string(1, orientation) + "\0\0\0\0\0\0"s;
    const std::string segment = "Exif\0\0"s + tiff;
    const std::string length{'\0', static_cast<char>(segment.size() + 2)};
    return jpeg.substr(0, 2) + "\xff\xe1" + length + segment + jpeg.substr(2);
}

std::string pngHeader(unsigned width, unsigned height)
{
    using namespace std::string_literals;
    const auto number = [](unsigned value) {
        return std::string{static_cast<char>(value >> 24), static_cast<char>(value >> 16),
                           static_cast<char>(value >> 8), static_cast<char>(value)};
    };
    return "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s + number(width) + number(height) +
           "\x08\0\0\0\0\0\0\0\0"s + std::string(64, '\0');
}

std::string tiffOfPages(int count)
{
    Pixa* pages = pixaCreate(count);
    for (int i = 0; i < count; ++i) {
        pixaAddPix(pages, pixCreate(100 + i, 50, 8), L_INSERT);
    }
    l_uint8* data = nullptr;
    std::size_t size = 0;
    pixaWriteMemMultipageTiff(&data, &size, pages);
    std::string bytes(reinterpret_cast<char*>(data), size);
    lept_free(data);
    pixaDestroy(&pages);
    return bytes;
}

std::string onlyProblem(const LoadedPages& loaded)
{
    return loaded.pages.empty() && loaded.diagnostics.size() == 1 ? loaded.diagnostics[0].code
                                                                  : "other";
}

constexpr const char* smallPdf = "%PDF-1.4\n"
                                 "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                                 "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                                 "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]"
                                 "/Contents 4 0 R>>endobj\n"
                                 "4 0 obj<</Length 21>>stream\n0 g 0 50 100 50 re f \nendstream "
                                 "endobj\n"
                                 "trailer<</Root 1 0 R>>\n";

}  // namespace

TEST(ScanPages, LoadsTheFormatsOfCamerasAndScanners)
{
    for (const std::string format : {"jpg", "png", "tiff", "webp"}) {
        const LoadedPages loaded = loadPages(encoded(marked(300, 200), format));
        ASSERT_EQ(loaded.pages.size(), 1U) << format;
        EXPECT_TRUE(loaded.diagnostics.empty()) << format;
        const GrayImage& picture = loaded.pages[0].picture;
        EXPECT_EQ(picture.width, 300) << format;
        EXPECT_EQ(picture.height, 200) << format;
        EXPECT_TRUE(isDark(picture, 0.25, 0.25)) << format;
        EXPECT_FALSE(isDark(picture, 0.75, 0.75)) << format;
    }
}

TEST(ScanPages, HoldsAPhotographAsItsExifOrientationSays)
{
    const std::string jpeg = encoded(marked(300, 200), "jpg");
    const LoadedPages overhead = loadPages(heldAs(jpeg, 3));
    ASSERT_EQ(overhead.pages.size(), 1U);
    EXPECT_TRUE(isDark(overhead.pages[0].picture, 0.75, 0.75));
    const LoadedPages sideways = loadPages(heldAs(jpeg, 6));
    ASSERT_EQ(sideways.pages.size(), 1U);
    EXPECT_EQ(sideways.pages[0].picture.width, 200);
    EXPECT_TRUE(isDark(sideways.pages[0].picture, 0.75, 0.25));
}

TEST(ScanPages, LoadsEveryPageOfATiff)
{
    const LoadedPages loaded = loadPages(tiffOfPages(3));
    ASSERT_EQ(loaded.pages.size(), 3U);
    EXPECT_EQ(loaded.pages[2].picture.width, 102);
    EXPECT_TRUE(loaded.diagnostics.empty());
}

TEST(ScanPages, SaysWhenThereAreTooManyPages)
{
    const LoadedPages loaded = loadPages(tiffOfPages(mostPages + 2));
    EXPECT_EQ(loaded.pages.size(), static_cast<std::size_t>(mostPages));
    ASSERT_EQ(loaded.diagnostics.size(), 1U);
    EXPECT_EQ(loaded.diagnostics[0].code, "scan-too-many-pages");
}

TEST(ScanPages, DrawsThePagesOfAPdf)
{
    const LoadedPages loaded = loadPages(smallPdf);
    ASSERT_EQ(loaded.pages.size(), 1U);
    EXPECT_NEAR(loaded.pages[0].picture.width, workingSide, 2);
    EXPECT_TRUE(isDark(loaded.pages[0].picture, 0.25, 0.25));
    EXPECT_FALSE(isDark(loaded.pages[0].picture, 0.75, 0.25));
}

TEST(ScanPages, MakesALargePictureSmallerAndTellsItsScale)
{
    const LoadedPages loaded = loadPages(encoded(marked(9000, 1000), "jpg"));
    ASSERT_EQ(loaded.pages.size(), 1U);
    EXPECT_LE(loaded.pages[0].picture.width, workingSide);
    EXPECT_NEAR(loaded.pages[0].scale * loaded.pages[0].picture.width, 9000.0, 1.0);
}

TEST(ScanPages, RefusesAGiantFromItsHeaderAlone)
{
    const LoadedPages loaded = loadPages(pngHeader(30000, 30000));
    EXPECT_EQ(onlyProblem(loaded), "scan-too-large");
    EXPECT_EQ(loaded.diagnostics[0].arguments.front(), "30000");
}

TEST(ScanPages, SaysOfDamagedFilesThatTheyAreDamaged)
{
    const std::string whole = encoded(marked(300, 200), "png");
    EXPECT_EQ(onlyProblem(loadPages(whole.substr(0, 60))), "scan-damaged");
    EXPECT_EQ(onlyProblem(loadPages(tiffOfPages(1).substr(0, 12))), "scan-damaged");
    EXPECT_EQ(onlyProblem(loadPages("%PDF-1.7\nnothing more")), "scan-damaged");
    EXPECT_EQ(onlyProblem(loadPages(std::string("\0\0\0\x18"
                                                "ftypheic\0\0\0\0mif1heic",
                                                24))),
              "scan-damaged");
}

TEST(ScanPages, DoesNotTakeTextForAPicture)
{
    EXPECT_FALSE(looksLikeScan("1. e4 e5 2. Nf3 Nc6"));
    EXPECT_EQ(onlyProblem(loadPages("1. e4 e5 2. Nf3 Nc6")), "scan-unknown-format");
    EXPECT_EQ(onlyProblem(loadPages("")), "scan-unknown-format");
}
