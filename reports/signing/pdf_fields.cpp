#include "reports/signing/pdf_fields.h"

#include "core/notation/safe_text.h"
#include "reports/signing/object_streams.h"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <set>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;
using Kind = PdfSigningError::Kind;

/// Walks the tree of fields; a field that was seen is not walked again.
class FieldWalk {
public:
    void visit(Object fields, const std::string& parent, const std::string& kindAbove)
    {
        if (!fields.isArray()) {
            return;
        }
        for (Object field : fields.aitems()) {
            if (field.isDictionary() && m_seen.insert(field.getObjGen()).second) {
                visitField(field, parent, kindAbove);
            }
        }
    }

    std::vector<FieldObject> take() { return std::move(m_found); }

private:
    void visitField(Object field, const std::string& parent, const std::string& kindAbove)
    {
        Object title = field.getKey("/T");
        std::string name = parent;
        if (title.isString()) {
            name += (parent.empty() ? "" : ".") + notation::safeLine(title.getUTF8Value());
        }
        Object type = field.getKey("/FT");
        const std::string kind = type.isName() ? type.getName() : kindAbove;
        if (kind == "/Sig" && title.isString()) {
            m_found.push_back({name, field, field.getKey("/V").isDictionary()});
        }
        visit(field.getKey("/Kids"), name, kind);
    }

    std::set<QPDFObjGen> m_seen{};
    std::vector<FieldObject> m_found{};
};

bool isOf(const FieldObject& field, const std::string& role)
{
    return field.name == role || field.name.starts_with(role + "-");
}

bool isOurs(QPDF& pdf)
{
    Object info = pdf.getTrailer().getKey("/Info");
    Object creator = info.isDictionary() ? info.getKey("/Creator") : Object::newNull();
    return creator.isString() && creator.getUTF8Value() == "Diptych";
}

/// An invisible field on the first page, for a document that came without fields.
ChosenField addField(QPDF& pdf, const std::string& role)
{
    Object page = QPDFPageDocumentHelper(pdf).getAllPages().at(0).getObjectHandle();
    Object field = pdf.makeIndirectObject(Object::newDictionary());
    field.replaceKey("/Type", Object::newName("/Annot"));
    field.replaceKey("/Subtype", Object::newName("/Widget"));
    field.replaceKey("/FT", Object::newName("/Sig"));
    field.replaceKey("/T", Object::newUnicodeString(role));
    field.replaceKey("/F", Object::newInteger(132));  // printed, locked
    field.replaceKey("/Rect", Object::parse("[0 0 0 0]"));
    field.replaceKey("/P", page);
    Object marks = page.getKey("/Annots");
    marks = marks.isArray() ? marks.shallowCopy() : Object::newArray();
    marks.appendItem(field);
    page.replaceKey("/Annots", marks);
    Object form = pdf.getRoot().getKey("/AcroForm");
    ChosenField chosen{field, {page}};
    if (!form.isDictionary()) {
        form = pdf.makeIndirectObject(Object::newDictionary());
        pdf.getRoot().replaceKey("/AcroForm", form);
    }
    chosen.alsoChanged.push_back(pdf.getRoot());
    if (form.isIndirect()) {
        chosen.alsoChanged.push_back(form);
    }
    Object list = form.getKey("/Fields");
    list = list.isArray() ? list.shallowCopy() : Object::newArray();
    list.appendItem(field);
    form.replaceKey("/Fields", list);
    return chosen;
}

std::string freeNames(const std::vector<FieldObject>& fields)
{
    std::string names;
    for (const FieldObject& field : fields) {
        if (!field.isSigned) {
            names += (names.empty() ? "" : ", ") + field.name;
        }
    }
    return names.empty() ? "none is free" : "free are: " + names;
}

}  // namespace

tl::expected<void, PdfSigningError> openStrictly(QPDF& pdf, const std::string& bytes)
{
    if (!bytes.starts_with("%PDF-")) {
        return tl::unexpected(PdfSigningError{Kind::Unreadable, "it is no PDF"});
    }
    if (std::string problem = objectStreamProblem(bytes); !problem.empty()) {
        return tl::unexpected(PdfSigningError{Kind::Unreadable, std::move(problem)});
    }
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("report", bytes.data(), bytes.size());
    if (pdf.isEncrypted()) {
        return tl::unexpected(PdfSigningError{Kind::Unreadable, "it is encrypted"});
    }
    pdf.getAllObjects();
    if (pdf.anyWarnings()) {
        const std::vector<QPDFExc> warnings = pdf.getWarnings();
        return tl::unexpected(PdfSigningError{
            Kind::Unreadable, "it would have to be repaired first: " +
                                  std::string(warnings.empty() ? "" : warnings.front().what())});
    }
    return {};
}

std::vector<FieldObject> fieldObjects(QPDF& pdf)
{
    FieldWalk walk;
    Object form = pdf.getRoot().getKey("/AcroForm");
    if (form.isDictionary()) {
        walk.visit(form.getKey("/Fields"), {}, {});
    }
    return walk.take();
}

tl::expected<ChosenField, PdfSigningError>
chooseField(QPDF& pdf, const std::vector<FieldObject>& fields, const std::string& role)
{
    const auto free = std::find_if(fields.begin(), fields.end(), [&](const FieldObject& field) {
        return !field.isSigned && isOf(field, role);
    });
    if (free != fields.end()) {
        return ChosenField{free->object, {}};
    }
    if (fields.empty() && !isOurs(pdf)) {
        return addField(pdf, role);
    }
    if (fields.empty()) {
        return tl::unexpected(PdfSigningError{
            Kind::NoField, "it has no place for signatures: a proposal without a ruling"});
    }
    const bool taken = std::any_of(fields.begin(), fields.end(),
                                   [&](const FieldObject& field) { return isOf(field, role); });
    return tl::unexpected(
        PdfSigningError{Kind::NoField, (taken ? "the field for " + role + " is signed already; "
                                              : "there is no field for " + role + "; ") +
                                           freeNames(fields)});
}

std::string hexadecimal(std::string_view bytes)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        text += digits[static_cast<unsigned char>(byte) >> 4U];
        text += digits[static_cast<unsigned char>(byte) & 15U];
    }
    return text;
}

}  // namespace diptych::reports
