#pragma once

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// The number behind the last "startxref" of a file; nothing when it does not end with one.
std::optional<std::uint64_t> lastCrossReference(std::string_view pdf);

/// A later revision of a PDF: new and changed objects behind the bytes that are there, which stay
/// as they are (ISO 32000-1, 7.5.6). libqpdf itself can only write files anew.
class PdfUpdate {
public:
    /// The document must have been read from the bytes, and both must outlive this object.
    PdfUpdate(std::string_view original, QPDF& pdf);

    /// Writes an object as it is now.
    void add(QPDFObjectHandle object);
    /// Writes text as the body of an object.
    void add(QPDFObjGen id, std::string_view body);

    /// The whole file, with a cross-reference section of the same kind as the last one.
    std::string finish();

    /// Where the next object will begin, in bytes from the start of the file.
    std::size_t position() const { return m_original.size() + m_added.size(); }

private:
    std::string entriesOfTrailer(std::string_view kindOf, int size) const;
    void writeTable();
    void writeStream();

    std::string_view m_original;
    QPDF& m_pdf;
    std::string m_added{};
    std::map<QPDFObjGen, std::size_t> m_places{};
};

}  // namespace diptych::reports
