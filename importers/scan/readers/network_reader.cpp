#include "importers/scan/readers/network_reader.h"

#include "core/score/ink.h"
#include "importers/scan/page/opencv_view.h"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace diptych::importers::scan {
namespace {

constexpr int inputHeight = 60;
constexpr int inputWidth = 252;
constexpr int inputTop = 6;

Diagnostic unusable(const std::string& reason)
{
    return {Severity::Error, "scan-network-unusable", {}, {reason}};
}

cv::Mat inputOf(const std::vector<const GrayImage*>& cells, std::size_t from, std::size_t to)
{
    const int sizes[] = {static_cast<int>(to - from), 1, inputHeight, inputWidth};
    cv::Mat input(4, sizes, CV_32F);
    for (std::size_t i = from; i < to; ++i) {
        const cv::Mat part = viewOf(*cells[i])(cv::Rect(0, inputTop, inputWidth, inputHeight));
        cv::Mat plane(inputHeight, inputWidth, CV_32F,
                      input.ptr<float>(static_cast<int>(i - from)));
        part.convertTo(plane, CV_32F, 1.0 / 255.0);
    }
    return input;
}

/// The frames of one cell: logits [classes, 1, T] become normalised logarithms [T, classes].
std::vector<float> framesOf(const float* logits, int frames)
{
    constexpr auto classes = static_cast<std::size_t>(score::inkClasses);
    std::vector<float> result(static_cast<std::size_t>(frames) * classes);
    for (int t = 0; t < frames; ++t) {
        float* frame = result.data() + static_cast<std::size_t>(t) * classes;
        for (std::size_t c = 0; c < classes; ++c) {
            frame[c] = logits[c * static_cast<std::size_t>(frames) + static_cast<std::size_t>(t)];
        }
        const float most = *std::max_element(frame, frame + classes);
        double sum = 0.0;
        for (std::size_t c = 0; c < classes; ++c) {
            sum += std::exp(static_cast<double>(frame[c] - most));
        }
        const float norm = most + static_cast<float>(std::log(sum));
        std::transform(frame, frame + classes, frame, [&](float value) { return value - norm; });
    }
    return result;
}

bool hasOutputShape(const cv::Mat& output, std::size_t cells)
{
    return output.dims == 4 && output.size[0] == static_cast<int>(cells) &&
           output.size[1] == score::inkClasses && output.size[2] == 1 && output.size[3] > 0;
}

}  // namespace

struct NetworkReader::Network {
    cv::dnn::Net net{};
};

NetworkReader::NetworkReader(std::unique_ptr<Network> network)
    : m_network(std::move(network))
{}
NetworkReader::NetworkReader(NetworkReader&& other) noexcept = default;
NetworkReader& NetworkReader::operator=(NetworkReader&& other) noexcept = default;
NetworkReader::~NetworkReader() = default;

tl::expected<NetworkReader, Diagnostic> NetworkReader::load(std::string_view onnx)
{
    // OpenCV answers bad files with exceptions.
    try {
        auto network = std::make_unique<Network>();
        network->net = cv::dnn::readNetFromONNX(onnx.data(), onnx.size());
        network->net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        const GrayImage blank{cellWidth, cellHeight,
                              std::vector<std::uint8_t>(cellWidth * cellHeight, 0)};
        network->net.setInput(inputOf({&blank}, 0, 1));
        if (!hasOutputShape(network->net.forward(), 1)) {
            return tl::unexpected(unusable("output is not [N,29,1,T]"));
        }
        return NetworkReader(std::move(network));
    } catch (const cv::Exception& problem) {
        return tl::unexpected(unusable(problem.err));
    }
}

std::vector<std::vector<float>> NetworkReader::read(const std::vector<const GrayImage*>& cells)
{
    constexpr std::size_t batch = 24;
    std::vector<std::vector<float>> result;
    for (std::size_t from = 0; from < cells.size(); from += batch) {
        const std::size_t to = std::min(cells.size(), from + batch);
        m_network->net.setInput(inputOf(cells, from, to));
        const cv::Mat output = m_network->net.forward();
        for (std::size_t i = from; i < to; ++i) {
            result.push_back(
                framesOf(output.ptr<float>(static_cast<int>(i - from)), output.size[3]));
        }
    }
    return result;
}

}  // namespace diptych::importers::scan
