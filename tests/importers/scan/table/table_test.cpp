#include "importers/scan/page/ink.h"
#include "importers/scan/page/opencv_view.h"
#include "importers/scan/table/table.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>

using namespace diptych::importers::scan;

namespace {

constexpr int left = 120;
constexpr int top = 200;
constexpr int width = 1000;
constexpr int pitch = 42;

Form formOf(const std::string& id)
{
    for (const Form& form : knownForms()) {
        if (form.id == id) {
            return form;
        }
    }
    return {};
}

/// A page with the lines of the form.
cv::Mat drawn(const Form& form)
{
    cv::Mat page(1600, 1240, CV_8UC1, cv::Scalar(235));
    const int bottom = top + form.rows * pitch;
    for (int row = 0; row <= form.rows; ++row) {
        cv::line(page, {left, top + row * pitch}, {left + width, top + row * pitch},
                 cv::Scalar(120), 2);
    }
    for (const double rule : form.rules) {
        const int x = left + static_cast<int>(std::lround(rule * width));
        cv::line(page, {x, top}, {x, bottom}, cv::Scalar(120), 2);
    }
    return page;
}

/// How far the corners of the cells are from where they were drawn, in rows; at most.
double farthest(const Table& table, const cv::Mat& drawnToPage)
{
    double most = 0.0;
    for (int row = 0; row <= table.form.rows; ++row) {
        for (const double rule : table.form.rules) {
            const cv::Mat place =
                drawnToPage * (cv::Mat_<double>(3, 1) << left + rule * width, top + row * pitch, 1);
            const double w = place.at<double>(2);
            const Point found = table(rule, row);
            most = std::max(most, std::hypot(found.x - place.at<double>(0) / w,
                                             found.y - place.at<double>(1) / w));
        }
    }
    return most / pitch;
}

std::optional<Table> found(const cv::Mat& page, const TableHints& hints = {})
{
    const std::optional<LaidPage> laid = laidFlat(inkOf(imageOf(page)), hints);
    return laid ? findTable(*laid, knownForms(), hints) : std::nullopt;
}

}  // namespace

TEST(ScanTable, FindsEveryFormThatItKnows)
{
    for (const Form& form : knownForms()) {
        if (form.rows * pitch > 1350) {
            continue;
        }
        const std::optional<Table> table = found(drawn(form));
        ASSERT_TRUE(table) << form.id;
        EXPECT_EQ(table->form.rows, form.rows) << form.id;
        EXPECT_EQ(table->form.blocks.size(), form.blocks.size()) << form.id;
        EXPECT_LT(farthest(*table, cv::Mat::eye(3, 3, CV_64F)), 0.1) << form.id;
    }
}

TEST(ScanTable, FollowsThePerspectiveOfAPhotograph)
{
    const cv::Mat page = drawn(formOf("fide-2x30"));
    const std::vector<cv::Point2f> flat{{0, 0}, {1240, 0}, {1240, 1600}, {0, 1600}};
    const std::vector<cv::Point2f> seen{{60, 30}, {1200, 70}, {1230, 1560}, {10, 1590}};
    const cv::Mat toPhoto = cv::getPerspectiveTransform(flat, seen);
    cv::Mat photo;
    cv::warpPerspective(page, photo, toPhoto, page.size(), cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                        cv::Scalar(90));
    const std::optional<Table> table = found(photo);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->form.id, "fide-2x30");
    EXPECT_LT(farthest(*table, toPhoto), 0.15);
}

TEST(ScanTable, StandsUpAPageThatLiesOnItsSide)
{
    cv::Mat page;
    cv::rotate(drawn(formOf("fide-3x20")), page, cv::ROTATE_90_CLOCKWISE);
    const std::optional<Table> table = found(page);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->form.rows, 20);
    const Point first = table->operator()(0.0, 0.0);
    const Point second = table->operator()(0.0, 1.0);
    EXPECT_NEAR(std::abs(second.x - first.x), pitch, 3.0);
}

TEST(ScanTable, TakesCornersColumnsAndRowsThatWereSetByHand)
{
    Form form{"own", 30, {}, {0.0, 0.1, 0.4, 0.7, 1.0}};
    TableHints hints;
    hints.corners = Corners{Point{left, top}, Point{left + width, top},
                            Point{left + width, top + 30 * pitch}, Point{left, top + 30 * pitch}};
    hints.rules = {0.0, 0.1, 0.55, 1.0};
    hints.rows = 30;
    const std::optional<Table> table = found(drawn(form), hints);
    ASSERT_TRUE(table);
    ASSERT_EQ(table->form.blocks.size(), 1U);
    EXPECT_DOUBLE_EQ(table->form.blocks[0].white.left, 0.1);
    EXPECT_NEAR(table->operator()(0.0, 0.0).y, top, 4.0);
}

TEST(ScanTable, MovesItsRowsWhenItIsToldTo)
{
    const GrayImage ink = inkOf(imageOf(drawn(formOf("us-2x30"))));
    const std::optional<LaidPage> laid = laidFlat(ink);
    ASSERT_TRUE(laid);
    const std::optional<Table> table = findTable(*laid, knownForms());
    ASSERT_TRUE(table);
    const Table moved = movedDown(*laid, *table, 1);
    EXPECT_NEAR(moved(0.5, 0.0).y, top + pitch, 4.0);
}

TEST(ScanTable, FindsNothingWhereNothingIsRuled)
{
    EXPECT_FALSE(found(cv::Mat(1600, 1200, CV_8UC1, cv::Scalar(230))));
    cv::Mat noise(1600, 1200, CV_8UC1);
    cv::RNG(7).fill(noise, cv::RNG::UNIFORM, 0, 255);
    EXPECT_FALSE(found(noise));
}
