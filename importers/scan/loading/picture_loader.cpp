#include "importers/scan/format/page_format.h"
#include "importers/scan/loading/loaders.h"
#include "importers/scan/page/opencv_view.h"

#include <leptonica/allheaders.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <limits>

namespace diptych::importers::scan {
namespace {

struct Size {
    int width = 0;
    int height = 0;
};

/// The size that the header tells, without decoding.
Size sizeInHeader(std::string_view bytes)
{
    setMsgSeverity(L_SEVERITY_NONE);
    Size size;
    const auto* data = reinterpret_cast<const l_uint8*>(bytes.data());
    if (pixReadHeaderMem(data, bytes.size(), nullptr, &size.width, &size.height, nullptr, nullptr,
                         nullptr) != 0) {
        return {};
    }
    return size;
}

/// How a JPEG of that length is decoded smaller at once: that takes a fraction of the time.
int modeFor(PageFormat format, int longest)
{
    if (format != PageFormat::Jpeg || longest < 2 * workingSide) {
        return cv::IMREAD_GRAYSCALE;
    }
    if (longest < 4 * workingSide) {
        return cv::IMREAD_REDUCED_GRAYSCALE_2;
    }
    return longest < 8 * workingSide ? cv::IMREAD_REDUCED_GRAYSCALE_4
                                     : cv::IMREAD_REDUCED_GRAYSCALE_8;
}

}  // namespace

LoadedPages loadPicture(std::string_view bytes)
{
    LoadedPages result;
    const Size size = sizeInHeader(bytes);
    if (!isAcceptable(size.width, size.height, 1, result.diagnostics)) {
        return result;
    }
    const int longest = std::max(size.width, size.height);
    cv::Mat picture;
    if (bytes.size() < static_cast<std::size_t>(std::numeric_limits<int>::max())) {
        // OpenCV answers some bad files with exceptions; it reads the bytes only.
        try {
            const cv::Mat source(1, static_cast<int>(bytes.size()), CV_8UC1,
                                 const_cast<char*>(bytes.data()));
            picture = cv::imdecode(source, modeFor(formatOf(bytes), longest));
        } catch (const cv::Exception&) {
            picture.release();
        }
    }
    if (picture.empty()) {
        result.diagnostics.push_back(pageProblem("scan-damaged", 1));
    } else {
        result.pages.push_back(pageOf(imageOf(picture), longest));
    }
    return result;
}

}  // namespace diptych::importers::scan
