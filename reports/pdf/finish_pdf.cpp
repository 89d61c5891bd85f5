#include "reports/pdf/finish_pdf.h"

#include "reports/pdf/archival.h"
#include "reports/pdf/artifact_filter.h"
#include "reports/pdf/carried_data.h"
#include "reports/pdf/signature_fields.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <memory>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

/// Walks the structure tree in reading order and fills in what Cairo left out.
class StructureFinisher {
public:
    explicit StructureFinisher(const StructureNotes& notes)
        : m_notes(notes)
    {}

    void visit(Object element)
    {
        if (element.isArray()) {
            for (Object child : element.aitems()) {
                visit(child);
            }
            return;
        }
        if (!element.isDictionary()) {
            return;
        }
        Object kind = element.getKey("/S");
        if (kind.isName() && kind.getName() == "/Figure") {
            addAlternative(element);
        } else if (kind.isName() && kind.getName() == "/TH") {
            addScope(element);
        } else if (kind.isName() && kind.getName() == "/Form") {
            m_forms.push_back(element);
        }
        visit(element.getKey("/K"));
    }

    /// The Form elements, in reading order.
    const std::vector<Object>& forms() const { return m_forms; }

private:
    void addAlternative(Object& element)
    {
        if (m_figure < m_notes.figures.size()) {
            element.replaceKey("/Alt", Object::newUnicodeString(m_notes.figures[m_figure++]));
        }
    }

    void addScope(Object& element)
    {
        if (m_header >= m_notes.headers.size()) {
            return;
        }
        const bool isColumn = m_notes.headers[m_header++] == Scope::Column;
        Object attributes = Object::newDictionary();
        attributes.replaceKey("/O", Object::newName("/Table"));
        attributes.replaceKey("/Scope", Object::newName(isColumn ? "/Column" : "/Row"));
        element.replaceKey("/A", attributes);
    }

    const StructureNotes& m_notes;
    std::size_t m_figure = 0;
    std::size_t m_header = 0;
    std::vector<Object> m_forms{};
};

void finishCatalog(QPDF& pdf, const PdfFinish& finish)
{
    Object root = pdf.getRoot();
    root.replaceKey("/Lang", Object::newUnicodeString(std::string(toCode(finish.language))));
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
    StructureFinisher structure(finish.notes);
    structure.visit(root.getKey("/StructTreeRoot").getKey("/K"));
    addSignatureFields(pdf, finish.notes.fields, structure.forms());
}

void finishPages(QPDF& pdf)
{
    for (QPDFPageObjectHelper page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        page.addContentTokenFilter(std::make_shared<ArtifactFilter>());
        page.getObjectHandle().replaceKey("/Tabs", Object::newName("/S"));
    }
}

}  // namespace

tl::expected<std::string, std::string> finishPdf(const std::string& bytes, const PdfFinish& finish)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("report", bytes.data(), bytes.size());
        finishCatalog(pdf, finish);
        finishPages(pdf);
        makeArchival(pdf, finish.created);
        carry(pdf, finish.carried, pdfTime(finish.created));
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setObjectStreamMode(qpdf_o_disable);
        writer.setDeterministicID(true);
        writer.setNewlineBeforeEndstream(true);
        writer.write();
        const std::unique_ptr<Buffer> buffer(writer.getBuffer());
        return std::string(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    } catch (const std::exception& error) {
        return tl::unexpected(std::string(error.what()));
    }
}

}  // namespace diptych::reports
