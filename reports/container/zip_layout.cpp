#include "reports/container/zip_layout.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace diptych::reports {

namespace {

// Sizes of the fixed parts and places in them (APPNOTE.TXT, 4.3).
constexpr std::size_t localHeader = 30, directoryEntry = 46, endOfDirectory = 22;

/// Little-endian; 0 beyond the end, which no zip that libzip has read comes to.
std::size_t numberAt(std::string_view bytes, std::size_t place, std::size_t size)
{
    std::size_t number = 0;
    for (std::size_t i = 0; i < size && place + i < bytes.size(); ++i) {
        number |= std::size_t{static_cast<unsigned char>(bytes[place + i])} << (8 * i);
    }
    return number;
}

struct Piece {
    std::size_t begin = 0, end = 0;
    bool hasDescriptor = false;  ///< sizes and checksum stand behind the data
};

std::vector<Piece> piecesOf(std::string_view zip, std::size_t directory, std::size_t count)
{
    std::vector<Piece> pieces;
    for (std::size_t at = directory; count > 0 && at < zip.size(); --count) {
        const std::size_t begin = numberAt(zip, at + 42, 4);
        const std::size_t header =
            localHeader + numberAt(zip, begin + 26, 2) + numberAt(zip, begin + 28, 2);
        constexpr std::size_t descriptorFlag = 8;
        pieces.push_back({begin, begin + header + numberAt(zip, at + 20, 4),
                          (numberAt(zip, at + 8, 2) & descriptorFlag) != 0});
        at += directoryEntry + numberAt(zip, at + 28, 2) + numberAt(zip, at + 30, 2) +
              numberAt(zip, at + 32, 2);
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const Piece& one, const Piece& other) { return one.begin < other.begin; });
    return pieces;
}

/// Whether what stands between the data of an entry and the next one is its descriptor, with or
/// without the signature "PK78".
bool isDescriptor(const Piece& piece, std::size_t next)
{
    constexpr std::array<std::size_t, 2> sizes{12, 16};
    return piece.hasDescriptor && next > piece.end &&
           std::find(sizes.begin(), sizes.end(), next - piece.end) != sizes.end();
}

}  // namespace

std::optional<std::size_t> firstStrayByte(std::string_view zip)
{
    using namespace std::string_view_literals;
    const std::size_t end = zip.rfind("PK\x05\x06"sv);
    if (end == std::string_view::npos || end + endOfDirectory != zip.size()) {
        return end == std::string_view::npos ? 0 : std::min(end + endOfDirectory, zip.size());
    }
    const std::size_t directory = numberAt(zip, end + 16, 4);
    if (directory + numberAt(zip, end + 12, 4) != end) {
        return std::min(directory, end);
    }
    std::size_t reached = 0;
    Piece last;
    std::vector<Piece> pieces = piecesOf(zip, directory, numberAt(zip, end + 10, 2));
    pieces.push_back({directory, end, false});
    for (const Piece& piece : pieces) {
        if (piece.begin != reached && !isDescriptor(last, piece.begin)) {
            return reached;
        }
        reached = piece.end;
        last = piece;
    }
    return std::nullopt;
}

}  // namespace diptych::reports
