#pragma once

#include "core/support/diagnostic.h"
#include "importers/scan/cells/cell_strip.h"

#include <tl/expected.hpp>

#include <memory>
#include <string_view>
#include <vector>

namespace diptych::importers::scan {

/// Reads handwriting with a network given as an ONNX file: input [N,1,60,252], ink from 0 to 1;
/// output [N,29,1,T], scores of score::inkLetters for T frames from left to right. Not to be used
/// by several threads at once.
class NetworkReader {
public:
    /// Fails with `scan-network-unusable` where the bytes are no such network.
    static tl::expected<NetworkReader, Diagnostic> load(std::string_view onnx);

    NetworkReader(NetworkReader&& other) noexcept;
    NetworkReader& operator=(NetworkReader&& other) noexcept;
    ~NetworkReader();

    /// For each picture of a cell its frames, as InkReading::frames.
    std::vector<std::vector<float>> read(const std::vector<const GrayImage*>& cells);

private:
    struct Network;
    explicit NetworkReader(std::unique_ptr<Network> network);
    std::unique_ptr<Network> m_network;
};

}  // namespace diptych::importers::scan
