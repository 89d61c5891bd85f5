#include "reports/signing/pdf_update.h"

#include <qpdf/Buffer.hh>

#include <openssl/sha.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <memory>

namespace diptych::reports {

namespace {

constexpr std::string_view marker = "startxref";

/// A new identifier of the file as it is now.
std::string identifier(std::string_view bytes)
{
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
    return QPDFObjectHandle::newString(std::string(digest.begin(), digest.begin() + 16))
        .unparseBinary();
}

void appendBytes(std::string& target, std::uint64_t value, int count)
{
    for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) {
        target += static_cast<char>((value >> static_cast<unsigned>(shift)) & 0xFFU);
    }
}

/// Runs of objects with consecutive numbers: first and count.
std::vector<std::pair<int, int>> runsOf(const std::map<QPDFObjGen, std::size_t>& places)
{
    std::vector<std::pair<int, int>> runs;
    for (const auto& [id, place] : places) {
        if (runs.empty() || runs.back().first + runs.back().second != id.getObj()) {
            runs.emplace_back(id.getObj(), 0);
        }
        ++runs.back().second;
    }
    return runs;
}

}  // namespace

std::optional<std::uint64_t> lastCrossReference(std::string_view pdf)
{
    const std::size_t at = pdf.rfind(marker);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view rest = pdf.substr(at + marker.size());
    rest.remove_prefix(std::min(rest.find_first_not_of("\r\n\t "), rest.size()));
    std::uint64_t number = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    const bool inside = read.ec == std::errc() && number < at;
    return inside ? std::optional(number) : std::nullopt;
}

PdfUpdate::PdfUpdate(std::string_view original, QPDF& pdf)
    : m_original(original)
    , m_pdf(pdf)
{
    if (!original.ends_with('\n') && !original.ends_with('\r')) {
        m_added += '\n';
    }
}

void PdfUpdate::add(QPDFObjectHandle object)
{
    if (!object.isStream()) {
        add(object.getObjGen(), object.unparseResolved());
        return;
    }
    const std::shared_ptr<Buffer> data = object.getRawStreamData();
    QPDFObjectHandle dictionary = object.getDict().shallowCopy();
    dictionary.replaceKey("/Length",
                          QPDFObjectHandle::newInteger(static_cast<long long>(data->getSize())));
    add(object.getObjGen(),
        dictionary.unparseResolved() + "\nstream\n" +
            std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()) +
            "\nendstream");
}

void PdfUpdate::add(QPDFObjGen id, std::string_view body)
{
    m_places[id] = position();
    m_added += std::to_string(id.getObj()) + " " + std::to_string(id.getGen()) + " obj\n";
    m_added += body;
    m_added += "\nendobj\n";
}

std::string PdfUpdate::entriesOfTrailer(std::string_view kindOf, int size) const
{
    QPDFObjectHandle trailer = m_pdf.getTrailer();
    std::string text = "<< " + std::string(kindOf) + "/Size " + std::to_string(size);
    for (const char* key : {"/Root", "/Info"}) {
        if (trailer.hasKey(key)) {
            text += std::string(" ") + key + " " + trailer.getKey(key).unparse();
        }
    }
    const std::string fresh = identifier(m_original);
    QPDFObjectHandle ids = trailer.getKey("/ID");
    const std::string first =
        ids.isArray() && ids.getArrayNItems() == 2 && ids.getArrayItem(0).isString()
            ? ids.getArrayItem(0).unparseBinary()
            : fresh;
    text += " /ID [" + first + " " + fresh + "]";
    return text + " /Prev " + std::to_string(lastCrossReference(m_original).value_or(0));
}

std::string PdfUpdate::finish()
{
    if (m_pdf.getTrailer().getKey("/Type").isNameAndEquals("/XRef")) {
        writeStream();
    } else {
        writeTable();
    }
    return std::string(m_original) + m_added;
}

void PdfUpdate::writeTable()
{
    const std::size_t place = position();
    int size = static_cast<int>(m_pdf.getTrailer().getKey("/Size").getIntValueAsInt());
    auto next = m_places.begin();
    m_added += "xref\n";
    for (const auto& [first, count] : runsOf(m_places)) {
        m_added += std::to_string(first) + " " + std::to_string(count) + "\n";
        for (int i = 0; i < count; ++i, ++next) {
            std::array<char, 32> line{};
            std::snprintf(line.data(), line.size(), "%010zu %05d n \n", next->second,
                          next->first.getGen());
            m_added += line.data();
            size = std::max(size, next->first.getObj() + 1);
        }
    }
    m_added += "trailer\n" + entriesOfTrailer({}, size) + " >>\nstartxref\n" +
               std::to_string(place) + "\n%%EOF\n";
}

void PdfUpdate::writeStream()
{
    const std::size_t place = position();
    int size = static_cast<int>(m_pdf.getTrailer().getKey("/Size").getIntValueAsInt());
    for (const auto& [id, where] : m_places) {
        size = std::max(size, id.getObj() + 1);
    }
    const QPDFObjGen own(size, 0);
    m_places[own] = place;
    std::string index;
    for (const auto& [first, count] : runsOf(m_places)) {
        index += (index.empty() ? "" : " ") + std::to_string(first) + " " + std::to_string(count);
    }
    std::string data;
    for (const auto& [id, where] : m_places) {
        appendBytes(data, 1, 1);
        appendBytes(data, where, 4);
        appendBytes(data, static_cast<std::uint64_t>(id.getGen()), 2);
    }
    add(own, entriesOfTrailer("/Type /XRef /W [1 4 2] /Index [" + index + "] ", size + 1) +
                 " /Length " + std::to_string(data.size()) + " >>\nstream\n" + data +
                 "\nendstream");
    m_added += "startxref\n" + std::to_string(place) + "\n%%EOF\n";
}

}  // namespace diptych::reports
