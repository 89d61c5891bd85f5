#include "reports/verification/revision.h"

#include "reports/signing/object_streams.h"
#include "reports/signing/pdf_fields.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <stdexcept>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

std::string textOf(Object object)
{
    if (!object.isStream()) {
        return object.unparseResolved();
    }
    const std::shared_ptr<Buffer> data = object.getRawStreamData();
    return object.getDict().unparseResolved() + "\nstream\n" +
           std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
}

/// The value of a key; null where there is no dictionary, without a warning.
Object at(Object object, const char* key)
{
    return object.isDictionary() ? object.getKey(key) : Object::newNull();
}

}  // namespace

Revision::Revision(std::string_view bytes)
    : m_pdf(std::make_unique<QPDF>())
{
    if (!bytes.starts_with("%PDF-")) {
        throw std::runtime_error("it does not begin as a PDF");
    }
    if (const std::string problem = objectStreamProblem(bytes); !problem.empty()) {
        throw std::runtime_error(problem);
    }
    m_pdf->setSuppressWarnings(true);
    m_pdf->setAttemptRecovery(false);
    try {
        m_pdf->processMemoryFile("file", bytes.data(), bytes.size());
    } catch (const QPDFExc& error) {
        if (error.getErrorCode() == qpdf_e_password) {
            throw EncryptedFile(error.what());
        }
        throw;
    }
    if (m_pdf->isEncrypted()) {
        throw EncryptedFile("/Encrypt");
    }
    for (Object object : m_pdf->getAllObjects()) {
        m_objects.emplace(object.getObjGen(), textOf(object));
    }
    namePlaces();
    if (m_pdf->anyWarnings()) {
        const std::vector<QPDFExc> warnings = m_pdf->getWarnings();
        throw std::runtime_error(warnings.empty() ? "it needs repair" : warnings.front().what());
    }
}

void Revision::setPlace(Object object, ProblemKind kind, const std::string& name)
{
    if (object.isIndirect()) {
        m_places.emplace(object.getObjGen(), Place{kind, name});
    }
}

void Revision::namePlaces()
{
    Object root = m_pdf->getRoot();
    setPlace(root, ProblemKind::CatalogChanged, "catalog");
    setPlace(root.getKey("/AcroForm"), ProblemKind::FormChanged, "form");
    setPlace(root.getKey("/Metadata"), ProblemKind::MetadataChanged, "metadata");
    setPlace(m_pdf->getTrailer().getKey("/Info"), ProblemKind::MetadataChanged,
             "document information");
    setPlace(root.getKey("/StructTreeRoot"), ProblemKind::ObjectChanged, "structure tree");
    for (const FieldObject& field : fieldObjects(*m_pdf)) {
        Object object = field.object;
        setPlace(object, ProblemKind::FieldChanged, "field " + field.name);
        setPlace(object.getKey("/V"), ProblemKind::FieldChanged, "signature of " + field.name);
        setPlace(at(object.getKey("/AP"), "/N"), ProblemKind::FieldChanged,
                 "look of field " + field.name);
    }
    namePages();
    setPlace(root.getKey("/Pages"), ProblemKind::PageChanged, "list of pages");
}

void Revision::namePages()
{
    int number = 0;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(*m_pdf).getAllPages()) {
        const std::string name = "page " + std::to_string(++number);
        Object object = page.getObjectHandle();
        setPlace(object, ProblemKind::PageChanged, name);
        for (Object content : object.getPageContents()) {
            setPlace(content, ProblemKind::StreamChanged, "text of " + name);
        }
        Object marks = object.getKey("/Annots");
        setPlace(marks, ProblemKind::PageChanged, "annotations of " + name);
        if (marks.isArray()) {
            for (Object mark : marks.aitems()) {
                setPlace(mark, ProblemKind::AnnotationChanged, "annotation of " + name);
            }
        }
        Object resources = object.getKey("/Resources");
        setPlace(resources, ProblemKind::PageChanged, "resources of " + name);
        for (const char* kind : {"/Font", "/XObject"}) {
            Object list = at(resources, kind);
            if (list.isDictionary()) {
                for (auto& [key, value] : list.ditems()) {
                    setPlace(value, ProblemKind::StreamChanged,
                             (kind[1] == 'F' ? "font of " : "picture of ") + name);
                }
            }
        }
    }
}

std::string Revision::nameOf(QPDFObjGen id) const
{
    const std::string number = "object " + std::to_string(id.getObj());
    const auto place = m_places.find(id);
    return place == m_places.end() ? number : number + " (" + place->second.name + ")";
}

ProblemKind Revision::kindOf(QPDFObjGen id) const
{
    const auto place = m_places.find(id);
    return place == m_places.end() ? ProblemKind::ObjectChanged : place->second.kind;
}

}  // namespace diptych::reports
