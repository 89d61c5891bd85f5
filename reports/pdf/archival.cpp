#include "reports/pdf/archival.h"

#include "reports/pdf/srgb_profile.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <array>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

std::string formatted(std::time_t time, const char* format)
{
    std::tm utc{};
    gmtime_r(&time, &utc);
    std::array<char, 40> text{};
    std::strftime(text.data(), text.size(), format, &utc);
    return text.data();
}

/// A text inside XML; what XML cannot hold is left out.
std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20) {
                result += c;
            }
        }
    }
    return result;
}

std::string textOf(Object& info, const char* key)
{
    Object value = info.getKey(key);
    return value.isString() ? value.getUTF8Value() : std::string();
}

std::string metadata(Object& info, std::time_t created)
{
    const std::string time = formatted(created, "%Y-%m-%dT%H:%M:%S+00:00");
    return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
           "<rdf:Description rdf:about=\"\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n"
           "<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>\n"
           "</rdf:Description>\n"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n"
           "<dc:format>application/pdf</dc:format>\n"
           "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
           escaped(textOf(info, "/Title")) +
           "</rdf:li></rdf:Alt></dc:title>\n"
           "</rdf:Description>\n"
           "<rdf:Description rdf:about=\"\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n"
           "<xmp:CreatorTool>" +
           escaped(textOf(info, "/Creator")) + "</xmp:CreatorTool>\n<xmp:CreateDate>" + time +
           "</xmp:CreateDate><xmp:ModifyDate>" + time +
           "</xmp:ModifyDate>\n"
           "</rdf:Description>\n"
           "<rdf:Description rdf:about=\"\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">\n"
           "<pdf:Producer>" +
           escaped(textOf(info, "/Producer")) +
           "</pdf:Producer>\n"
           "</rdf:Description>\n"
           "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>";
}

/// Strings of the information without the bytes that the metadata cannot repeat.
void tidyText(Object& info, const char* key)
{
    std::string text = textOf(info, key);
    if (std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }) > 0) {
        info.replaceKey(key, Object::newUnicodeString(text));
    }
}

void addMetadata(QPDF& pdf, std::time_t created)
{
    Object info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary()) {
        info = pdf.makeIndirectObject(Object::newDictionary());
        pdf.getTrailer().replaceKey("/Info", info);
    }
    for (const char* key : {"/Title", "/Creator", "/Producer"}) {
        tidyText(info, key);
    }
    info.replaceKey("/CreationDate", Object::newString(pdfTime(created)));
    info.replaceKey("/ModDate", Object::newString(pdfTime(created)));
    Object stream = pdf.newStream(metadata(info, created));
    stream.getDict().replaceKey("/Type", Object::newName("/Metadata"));
    stream.getDict().replaceKey("/Subtype", Object::newName("/XML"));
    pdf.getRoot().replaceKey("/Metadata", stream);
}

void addOutputIntent(QPDF& pdf)
{
    static const std::string name = "sRGB IEC61966-2.1";
    Object profile = pdf.newStream(srgbProfile());
    profile.getDict().replaceKey("/N", Object::newInteger(3));
    Object intent = Object::newDictionary();
    intent.replaceKey("/Type", Object::newName("/OutputIntent"));
    intent.replaceKey("/S", Object::newName("/GTS_PDFA1"));
    intent.replaceKey("/OutputConditionIdentifier", Object::newString(name));
    intent.replaceKey("/Info", Object::newString(name));
    intent.replaceKey("/DestOutputProfile", profile);
    Object intents = Object::newArray();
    intents.appendItem(pdf.makeIndirectObject(intent));
    pdf.getRoot().replaceKey("/OutputIntents", intents);
}

}  // namespace

std::string pdfTime(std::time_t time)
{
    return formatted(time, "D:%Y%m%d%H%M%S+00'00'");
}

void makeArchival(QPDF& pdf, std::time_t created)
{
    addMetadata(pdf, created);
    addOutputIntent(pdf);
    for (QPDFPageObjectHelper page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        page.getObjectHandle().removeKey("/Group");
    }
}

}  // namespace diptych::reports
