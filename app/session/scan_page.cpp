#include "app/session/scan_page.h"

#include "app/session/helper_run.h"
#include "app/session/installed_files.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

namespace diptych::session {

using importers::scan::GrayImage;
using importers::scan::LoadedPage;

namespace {

/// "P5", a comment with the scale, width and height, 255, and a byte a pixel.
std::optional<LoadedPage> pageFrom(const std::string& pgm)
{
    std::istringstream in(pgm);
    std::string kind;
    std::string hash;
    int most = 0;
    LoadedPage page;
    GrayImage& picture = page.picture;
    in >> kind >> hash >> page.scale >> picture.width >> picture.height >> most;
    const bool isSound = in && kind == "P5" && hash == "#" && page.scale > 0 && most == 255 &&
                         picture.width > 0 && picture.height > 0;
    if (!isSound) {
        return std::nullopt;
    }
    const auto begin = static_cast<std::size_t>(in.tellg()) + 1;
    const auto count = static_cast<std::size_t>(picture.width) * picture.height;
    if (pgm.size() != begin + count) {
        return std::nullopt;
    }
    picture.pixels.assign(pgm.begin() + static_cast<std::ptrdiff_t>(begin), pgm.end());
    return page;
}

/// The mean of the pixels that one of a smaller picture stands for.
std::uint8_t meanOf(const GrayImage& picture, int x, int y, int step)
{
    int sum = 0;
    int count = 0;
    for (int row = y; row < std::min(y + step, picture.height); ++row) {
        for (int column = x; column < std::min(x + step, picture.width); ++column) {
            sum += picture.pixels[static_cast<std::size_t>(row) * picture.width + column];
            ++count;
        }
    }
    return static_cast<std::uint8_t>(count > 0 ? sum / count : 255);
}

}  // namespace

std::optional<LoadedPage> drawScannedPage(std::string_view bytes, int number)
{
    const HelperOutcome outcome =
        runHelper(helperProgram("diptych-scan"), {"--page", std::to_string(number)}, bytes, {});
    return outcome.end == HelperOutcome::End::Answered ? pageFrom(outcome.output) : std::nullopt;
}

GrayImage cellOf(const LoadedPage& page, const PageSpan& place, int widest)
{
    const GrayImage& picture = page.picture;
    const double margin = 0.15 * place.height;
    const auto within = [&](double value, int most) {
        return static_cast<int>(std::clamp(value / page.scale, 0.0, static_cast<double>(most)));
    };
    const int left = within(place.x - margin, picture.width);
    const int top = within(place.y - margin, picture.height);
    const int right = within(place.x + place.width + margin, picture.width);
    const int bottom = within(place.y + place.height + margin, picture.height);
    GrayImage cell;
    if (right <= left || bottom <= top || widest < 1) {
        return cell;
    }
    const int step = (right - left + widest - 1) / widest;
    cell.width = (right - left) / step;
    cell.height = (bottom - top) / step;
    for (int y = 0; y < cell.height; ++y) {
        for (int x = 0; x < cell.width; ++x) {
            cell.pixels.push_back(meanOf(picture, left + x * step, top + y * step, step));
        }
    }
    return cell;
}

}  // namespace diptych::session
