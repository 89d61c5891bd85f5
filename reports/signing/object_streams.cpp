#include "reports/signing/object_streams.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>

namespace diptych::reports {

namespace {

constexpr std::size_t mostUnpacked = std::size_t{32} << 20U;  // of all object streams together

using Inflation =
    std::unique_ptr<z_stream, decltype([](z_stream* inflation) { inflateEnd(inflation); })>;

/// Size of deflated data that begin here, or a little more than the limit; 0 for other data.
std::size_t unpackedSize(std::string_view data, std::size_t most)
{
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) {
        return 0;
    }
    const Inflation inflation(&stream);
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(data.data()));
    stream.avail_in = static_cast<uInt>(std::min(data.size(), mostUnpacked));
    std::array<Bytef, 1U << 16U> piece{};
    int state = Z_OK;
    while (state == Z_OK && stream.total_out <= most) {
        stream.next_out = piece.data();
        stream.avail_out = piece.size();
        state = inflate(&stream, Z_NO_FLUSH);
    }
    return stream.total_out;
}

/// The text between "obj" and "stream" says what the stream is; a name can also be written with
/// numbers for its letters.
bool mayHoldObjects(std::string_view pdf, std::size_t stream)
{
    constexpr std::size_t longest = 4000;
    const std::size_t from = stream > longest ? stream - longest : 0;
    std::string_view before = pdf.substr(from, stream - from);
    const std::size_t object = before.rfind("obj");
    before.remove_prefix(object == std::string_view::npos ? 0 : object);
    return before.find("ObjStm") != std::string_view::npos ||
           before.find("XRef") != std::string_view::npos ||
           before.find('#') != std::string_view::npos;
}

}  // namespace

std::string objectStreamProblem(std::string_view pdf)
{
    constexpr std::string_view word = "stream";
    std::size_t unpacked = 0;
    for (std::size_t at = pdf.find(word); at != std::string_view::npos;
         at = pdf.find(word, at + word.size())) {
        if (pdf.substr(0, at).ends_with("end") || !mayHoldObjects(pdf, at)) {
            continue;
        }
        std::string_view data = pdf.substr(at + word.size());
        data.remove_prefix(std::min(data.find_first_not_of("\r\n"), data.size()));
        unpacked += unpackedSize(data, mostUnpacked - unpacked);
        if (unpacked > mostUnpacked) {
            return "the object stream at offset " + std::to_string(at) + " unpacks to more than " +
                   std::to_string(mostUnpacked) + " bytes";
        }
    }
    return {};
}

}  // namespace diptych::reports
