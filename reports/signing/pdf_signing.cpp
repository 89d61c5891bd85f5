#include "reports/signing/pdf_signing.h"

#include "reports/pdf/archival.h"
#include "reports/signing/pdf_fields.h"
#include "reports/signing/pdf_update.h"
#include "reports/signing/signed_data.h"
#include "reports/signing/stamp.h"

#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;
using Kind = PdfSigningError::Kind;

constexpr std::size_t roomForSignature = 4096;
constexpr std::size_t roomForTimestamp = 8192;

std::string stampTime(std::time_t time)
{
    std::tm utc{};
    gmtime_r(&time, &utc);
    std::array<char, 40> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S UTC", &utc);
    return text.data();
}

/// The visible part of a signature; nothing for a field without extent.
tl::expected<Object, std::string> appearance(QPDF& pdf, QPDF& source, Object field,
                                             const Identity& identity, const PdfSigning& signing)
{
    const Object::Rectangle box = field.getKey("/Rect").getArrayAsRectangle();
    Stamp stamp;
    stamp.width = box.urx - box.llx;
    stamp.height = box.ury - box.lly;
    if (stamp.width < 20 || stamp.height < 10) {
        return Object::newNull();
    }
    stamp.name = identity.certificate().name();
    stamp.details.push_back(stampTime(signing.time) +
                            (signing.place.empty() ? "" : " · " + signing.place));
    constexpr std::size_t eightBytes = 23;
    stamp.details.push_back("SHA-256 " +
                            identity.certificate().fingerprint().substr(0, eightBytes) + "…");
    stamp.remark = signing.reason;
    stamp.hand = signing.hand;
    const auto page = drawStamp(stamp);
    if (!page) {
        return tl::unexpected(page.error());
    }
    source.setImmediateCopyFrom(true);
    source.processMemoryFile("stamp", page->data(), page->size());
    Object form = QPDFPageObjectHelper(source.getAllPages().at(0)).getFormXObjectForPage(false);
    form.getDict().removeKey("/Group");
    Object result = Object::newDictionary();
    result.replaceKey("/N", pdf.copyForeignObject(form));
    return result;
}

/// The text of a signature dictionary, and where in it the two places are that are filled in last.
struct SignatureText {
    std::string text{};
    std::size_t range = 0;      ///< of the byte range
    std::size_t rangeSize = 0;  ///< with its brackets
    std::size_t contents = 0;   ///< of the hexadecimal string, with its brackets
    std::size_t contentsSize = 0;
};

enum class Certification { Certifies, Approves };

SignatureText signatureText(const Identity& identity, const PdfSigning& signing,
                            Certification certification)
{
    const auto string = [](const std::string& value) {
        return Object::newUnicodeString(value).unparseBinary();
    };
    SignatureText result;
    result.text = "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M " +
                  Object::newString(pdfTime(signing.time)).unparse() + " /Name " +
                  string(identity.certificate().name());
    if (!signing.reason.empty()) {
        result.text += " /Reason " + string(signing.reason);
    }
    if (!signing.place.empty()) {
        result.text += " /Location " + string(signing.place);
    }
    if (certification == Certification::Certifies) {
        result.text += " /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams "
                       "<< /Type /TransformParams /P 2 /V /1.2 >> >>]";
    }
    result.text += " /ByteRange ";
    result.range = result.text.size();
    result.text += "[0 0000000000 0000000000 0000000000]";
    result.rangeSize = result.text.size() - result.range;
    std::size_t room = roomForSignature + identity.certificate().der().size();
    for (const Certificate& issuer : identity.issuers()) {
        room += issuer.der().size();
    }
    room += signing.room == TimestampRoom::Keep ? roomForTimestamp : 0;
    result.text += " /Contents ";
    result.contents = result.text.size();
    result.text += "<" + std::string(2 * room, '0') + ">";
    result.contentsSize = result.text.size() - result.contents;
    result.text += " >>";
    return result;
}

/// Signs all but the room for the signature, and fills that in.
tl::expected<void, PdfSigningError> fillIn(std::string& file, std::size_t begin,
                                           const SignatureText& text, const Identity& identity,
                                           const PdfSigning& signing)
{
    const std::size_t gap = begin + text.contents;
    const std::size_t behind = gap + text.contentsSize;
    std::array<char, 64> range{};
    std::snprintf(range.data(), range.size(), "[0 %010zu %010zu %010zu]", gap, behind,
                  file.size() - behind);
    file.replace(begin + text.range, text.rangeSize, range.data());
    const std::string_view bytes = file;
    const auto signature = sign({bytes.substr(0, gap), bytes.substr(behind)}, identity,
                                SignatureProfile::Pades, signing.role);
    if (!signature) {
        return tl::unexpected(PdfSigningError{Kind::Failed, signature.error()});
    }
    if (2 * signature->size() + 2 > text.contentsSize) {
        return tl::unexpected(PdfSigningError{Kind::Failed, "the signature is too long"});
    }
    const std::string digits = hexadecimal(*signature);
    file.replace(gap + 1, digits.size(), digits);
    return {};
}

/// Takes the changes into the objects of the document, writes what is new or other than before.
tl::expected<std::string, PdfSigningError>
signRead(const std::string& bytes, QPDF& pdf, const Identity& identity, const PdfSigning& signing)
{
    const std::vector<FieldObject> fields = fieldObjects(pdf);
    const int last = static_cast<int>(pdf.getObjectCount());
    auto chosen = chooseField(pdf, fields, signing.role);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    Object field = chosen->object;
    const bool isFirst = std::none_of(fields.begin(), fields.end(),
                                      [](const FieldObject& other) { return other.isSigned; });
    const bool certifies = isFirst && !pdf.getRoot().hasKey("/Perms");
    QPDF source;
    auto look = appearance(pdf, source, field, identity, signing);
    if (!look) {
        return tl::unexpected(PdfSigningError{Kind::Failed, look.error()});
    }
    if (!look->isNull()) {
        field.replaceKey("/AP", *look);
    }
    Object signature = pdf.makeIndirectObject(Object::newDictionary());
    field.replaceKey("/V", signature);
    std::vector<Object> changed = chosen->alsoChanged;
    changed.push_back(field);
    Object form = pdf.getRoot().getKey("/AcroForm");
    const bool formIsObject = form.isIndirect();
    const bool flagged =
        form.getKey("/SigFlags").isInteger() && form.getKey("/SigFlags").getIntValue() == 3;
    if (!flagged) {
        form.replaceKey("/SigFlags", Object::newInteger(3));
        changed.push_back(formIsObject ? form : pdf.getRoot());
    }
    if (certifies) {
        Object rights = Object::newDictionary();
        rights.replaceKey("/DocMDP", signature);
        pdf.getRoot().replaceKey("/Perms", rights);
        changed.push_back(pdf.getRoot());
    }

    PdfUpdate update(bytes, pdf);
    std::vector<QPDFObjGen> written{signature.getObjGen()};
    const auto writeOnce = [&](Object object) {
        if (std::find(written.begin(), written.end(), object.getObjGen()) == written.end()) {
            written.push_back(object.getObjGen());
            update.add(object);
        }
    };
    std::for_each(changed.begin(), changed.end(), writeOnce);
    for (Object object : pdf.getAllObjects()) {
        if (object.getObjectID() > last) {
            writeOnce(object);
        }
    }
    const SignatureText text = signatureText(
        identity, signing, certifies ? Certification::Certifies : Certification::Approves);
    const std::string head = std::to_string(signature.getObjectID()) + " " +
                             std::to_string(signature.getGeneration()) + " obj\n";
    const std::size_t begin = update.position() + head.size();
    update.add(signature.getObjGen(), text.text);
    std::string file = update.finish();
    if (auto filled = fillIn(file, begin, text, identity, signing); !filled) {
        return tl::unexpected(filled.error());
    }
    return file;
}

}  // namespace

tl::expected<std::string, PdfSigningError>
signPdf(const std::string& bytes, const Identity& identity, const PdfSigning& signing)
{
    try {
        QPDF pdf;
        if (auto opened = openStrictly(pdf, bytes); !opened) {
            return tl::unexpected(opened.error());
        }
        return signRead(bytes, pdf, identity, signing);
    } catch (const std::exception& error) {
        return tl::unexpected(PdfSigningError{Kind::Unreadable, error.what()});
    }
}

tl::expected<std::vector<SignatureField>, PdfSigningError> signatureFields(const std::string& bytes)
{
    try {
        QPDF pdf;
        if (auto opened = openStrictly(pdf, bytes); !opened) {
            return tl::unexpected(opened.error());
        }
        std::vector<SignatureField> fields;
        for (const FieldObject& field : fieldObjects(pdf)) {
            fields.push_back({field.name, field.isSigned});
        }
        return fields;
    } catch (const std::exception& error) {
        return tl::unexpected(PdfSigningError{Kind::Unreadable, error.what()});
    }
}

}  // namespace diptych::reports
