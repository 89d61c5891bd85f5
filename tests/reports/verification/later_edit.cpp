#include "tests/reports/verification/later_edit.h"

#include "reports/signing/pdf_update.h"

#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace diptych::reports::test {

namespace {

using Object = QPDFObjectHandle;
using Objects = std::vector<Object>;

void open(QPDF& pdf, const std::string& bytes)
{
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("test", bytes.data(), bytes.size());
}

Object contentsOf(QPDF& pdf)
{
    return firstPage(pdf).getPageContents().at(0);
}

Object fontOf(QPDF& pdf)
{
    Object fonts = firstPage(pdf).getKey("/Resources").getKey("/Font");
    return fonts.getKey(*fonts.getKeys().begin());
}

Object freeText(QPDF& pdf)
{
    return pdf.makeIndirectObject(
        Object::parse("<< /Type /Annot /Subtype /FreeText /Rect [50 700 300 760] /F 4 "
                      "/DA (/Helv 12 Tf) /Contents (The game is drawn.) >>"));
}

Object script(QPDF& pdf)
{
    return pdf.makeIndirectObject(
        Object::parse("<< /S /JavaScript /JS (this.getField\\('white'\\)) >>"));
}

Objects addField(QPDF& pdf)
{
    Object extra = pdf.makeIndirectObject(
        Object::parse("<< /Type /Annot /Subtype /Widget /FT /Sig /T (king) /Rect [0 0 9 9] >>"));
    Object form = pdf.getRoot().getKey("/AcroForm");
    form.getKey("/Fields").appendItem(extra);
    return {form, extra};
}

Objects rewordFigure(QPDF& pdf)
{
    for (Object object : pdf.getAllObjects()) {
        if (object.isDictionary() && object.getKey("/S").isNameAndEquals("/Figure")) {
            object.replaceKey("/Alt", Object::newString("Another position."));
            return {object};
        }
    }
    return {};
}

}  // namespace

Object firstPage(QPDF& pdf)
{
    return QPDFPageDocumentHelper(pdf).getAllPages().at(0).getObjectHandle();
}

Object field(QPDF& pdf, int index)
{
    return pdf.getRoot().getKey("/AcroForm").getKey("/Fields").getArrayItem(index);
}

Object picture(QPDF& pdf)
{
    Object form = pdf.newStream("0 0 200 30 re f");
    form.getDict().replaceKey("/Type", Object::newName("/XObject"));
    form.getDict().replaceKey("/Subtype", Object::newName("/Form"));
    form.getDict().replaceKey("/BBox", Object::parse("[0 0 200 30]"));
    return form;
}

std::string withEdit(const std::string& bytes, const Edit& edit)
{
    QPDF pdf;
    open(pdf, bytes);
    PdfUpdate update(bytes, pdf);
    for (const Object& object : edit(pdf)) {
        update.add(object);
    }
    return update.finish();
}

std::string withTrailer(const std::string& pdf, const Edit& edit, const std::string& word,
                        const std::string& replacement)
{
    std::string file = withEdit(pdf, edit);
    const std::size_t place = file.find(word, file.rfind("trailer"));
    return file.replace(place, word.size(), replacement);
}

const std::vector<NamedEdit>& namedEdits()
{
    static const std::vector<NamedEdit> edits{
        {"TextOfAPageIsReplaced", "stream-changed", "text of page 1",
         [](QPDF& pdf) {
             Object text = contentsOf(pdf);
             text.replaceStreamData("BT ET", Object::newNull(), Object::newNull());
             return Objects{text};
         }},
        {"APageShowsOtherText", "page-changed", "page 1",
         [](QPDF& pdf) {
             Object text = pdf.newStream("0 0 m 100 100 l S");
             firstPage(pdf).replaceKey("/Contents", text);
             return Objects{firstPage(pdf), text};
         }},
        {"ANoteLiesOverTheDecision", "page-changed", "page 1",
         [](QPDF& pdf) {
             Object note = freeText(pdf);
             Object page = firstPage(pdf);
             page.getKey("/Annots").appendItem(note);
             return Objects{page.getKey("/Annots").isIndirect() ? page.getKey("/Annots") : page,
                            note};
         }},
        {"APageIsCutDown", "page-changed", "page 1",
         [](QPDF& pdf) {
             firstPage(pdf).replaceKey("/CropBox", Object::parse("[0 400 595 842]"));
             return Objects{firstPage(pdf)};
         }},
        {"APageIsTurned", "page-changed", "page 1",
         [](QPDF& pdf) {
             firstPage(pdf).replaceKey("/Rotate", Object::newInteger(180));
             return Objects{firstPage(pdf)};
         }},
        {"APageIsAdded", "page-changed", "list of pages",
         [](QPDF& pdf) {
             Object page = pdf.makeIndirectObject(firstPage(pdf).shallowCopy());
             Object pages = pdf.getRoot().getKey("/Pages");
             pages.getKey("/Kids").appendItem(page);
             return Objects{pages, page};
         }},
        {"AFontIsExchanged", "stream-changed", "font of page 1",
         [](QPDF& pdf) {
             fontOf(pdf).replaceKey("/BaseFont", Object::newName("/Symbol"));
             return Objects{fontOf(pdf)};
         }},
        {"TheLookOfASignedFieldIsSwapped", "field-changed", "field arbiter",
         [](QPDF& pdf) {
             Object look = picture(pdf);
             Object signedField = field(pdf, 0);
             signedField.getKey("/AP").replaceKey("/N", look);
             return Objects{signedField, look};
         }},
        {"AnUnsignedFieldLooksSigned", "field-changed", "field assistant-black",
         [](QPDF& pdf) {
             Object look = picture(pdf);
             Object open = field(pdf, 4);
             open.getKey("/AP").replaceKey("/N", look);
             return Objects{open, look};
         }},
        {"TheEmptyLookOfAFieldIsPainted", "field-changed", "look of field assistant-black",
         [](QPDF& pdf) {
             Object look = field(pdf, 4).getKey("/AP").getKey("/N");
             look.replaceStreamData("0 0 200 30 re f", Object::newNull(), Object::newNull());
             return Objects{look};
         }},
        {"ASignatureIsTakenOutOfItsField", "field-changed", "field white",
         [](QPDF& pdf) {
             Object signedField = field(pdf, 2);
             signedField.removeKey("/V");
             return Objects{signedField};
         }},
        {"TheNameInASignatureIsReplaced", "field-changed", "signature of white",
         [](QPDF& pdf) {
             Object signature = field(pdf, 2).getKey("/V");
             signature.replaceKey("/Reason", Object::newString("I agree."));
             return Objects{signature};
         }},
        {"AFieldIsMoved", "field-changed", "field black",
         [](QPDF& pdf) {
             field(pdf, 3).replaceKey("/Rect", Object::parse("[0 0 500 500]"));
             return Objects{field(pdf, 3)};
         }},
        {"AFieldIsAdded", "form-changed", "form", addField},
        {"ViewersAreToPaintTheFieldsAnew", "form-changed", "form",
         [](QPDF& pdf) {
             Object form = pdf.getRoot().getKey("/AcroForm");
             form.replaceKey("/NeedAppearances", Object::newBool(true));
             return Objects{form};
         }},
        {"AScriptRunsWhenTheFileIsOpened", "catalog-changed", "catalog",
         [](QPDF& pdf) {
             Object action = script(pdf);
             pdf.getRoot().replaceKey("/OpenAction", action);
             return Objects{pdf.getRoot(), action};
         }},
        {"TheCertificationIsTakenBack", "catalog-changed", "catalog",
         [](QPDF& pdf) {
             pdf.getRoot().removeKey("/Perms");
             return Objects{pdf.getRoot()};
         }},
        {"TheTitleIsChanged", "metadata-changed", "document information",
         [](QPDF& pdf) {
             Object info = pdf.getTrailer().getKey("/Info");
             info.replaceKey("/Title", Object::newString("Another report"));
             return Objects{info};
         }},
        {"TheMetadataAreChanged", "metadata-changed", "metadata",
         [](QPDF& pdf) {
             Object metadata = pdf.getRoot().getKey("/Metadata");
             metadata.replaceStreamData("<x/>", Object::newNull(), Object::newNull());
             return Objects{metadata};
         }},
        {"TheTextAlternativeOfADiagramIsChanged", "object-changed", "object ", rewordFigure},
    };
    return edits;
}

}  // namespace diptych::reports::test
