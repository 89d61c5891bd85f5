#include "reports/pdf/carried_data.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <exception>
#include <memory>

namespace diptych::reports {

namespace {

constexpr const char* programKey = "/Diptych";
constexpr const char* xmlKey = "/XML";
constexpr const char* rulingKey = "/Ruling";

/// A small stream that unpacks to far more than any report is no report.
constexpr long long mostPackedBytes = 1 << 20;

std::string bytesOf(QPDFObjectHandle stream)
{
    if (!stream.isStream() || !stream.getDict().getKey("/Length").isInteger() ||
        stream.getDict().getKey("/Length").getIntValue() > mostPackedBytes) {
        return {};
    }
    const std::shared_ptr<Buffer> buffer = stream.getStreamData();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

}  // namespace

void carry(QPDF& pdf, const CarriedData& data, const std::string& time)
{
    using Object = QPDFObjectHandle;
    if (data.xml.empty()) {
        return;
    }
    std::string lines;
    for (const std::string& line : data.ruling) {
        lines += line + "\n";
    }
    Object contents = Object::newDictionary();
    contents.replaceKey(xmlKey, pdf.newStream(data.xml));
    contents.replaceKey(rulingKey, pdf.newStream(lines));
    Object own = Object::newDictionary();
    own.replaceKey("/LastModified", Object::newString(time));
    own.replaceKey("/Private", contents);
    Object pieces = Object::newDictionary();
    pieces.replaceKey(programKey, own);
    pdf.getRoot().replaceKey("/PieceInfo", pieces);
}

std::optional<CarriedData> carriedIn(const std::string& bytes)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.setAttemptRecovery(false);
        pdf.processMemoryFile("report", bytes.data(), bytes.size());
        QPDFObjectHandle held = pdf.getRoot();
        for (const char* key : {"/PieceInfo", programKey, "/Private"}) {
            held = held.getKey(key);
            if (!held.isDictionary()) {
                return std::nullopt;
            }
        }
        CarriedData data;
        data.xml = bytesOf(held.getKey(xmlKey));
        const std::string lines = bytesOf(held.getKey(rulingKey));
        for (std::size_t at = 0; at < lines.size();) {
            const std::size_t end = std::min(lines.find('\n', at), lines.size());
            data.ruling.push_back(lines.substr(at, end - at));
            at = end + 1;
        }
        return data.xml.empty() ? std::nullopt : std::optional(std::move(data));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace diptych::reports
