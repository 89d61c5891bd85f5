#include "reports/pdf/signature_fields.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

Object array(const std::vector<double>& numbers)
{
    Object result = Object::newArray();
    for (const double number : numbers) {
        result.appendItem(Object::newReal(number, 2));
    }
    return result;
}

Object emptyAppearance(QPDF& pdf, const FieldPlace& place)
{
    Object form = pdf.newStream(std::string(" "));
    form.getDict().replaceKey("/Type", Object::newName("/XObject"));
    form.getDict().replaceKey("/Subtype", Object::newName("/Form"));
    form.getDict().replaceKey("/BBox", array({0, 0, place.width, place.height}));
    form.getDict().replaceKey("/Resources", Object::newDictionary());
    Object appearance = Object::newDictionary();
    appearance.replaceKey("/N", form);
    return appearance;
}

Object newField(QPDF& pdf, Object page, const FieldPlace& place)
{
    const Object::Rectangle box = page.getKey("/MediaBox").getArrayAsRectangle();
    const double top = box.ury - place.top;
    Object field = Object::newDictionary();
    field.replaceKey("/Type", Object::newName("/Annot"));
    field.replaceKey("/Subtype", Object::newName("/Widget"));
    field.replaceKey("/FT", Object::newName("/Sig"));
    field.replaceKey("/T", Object::newUnicodeString(place.name));
    field.replaceKey("/TU", Object::newUnicodeString(place.label));
    field.replaceKey("/F", Object::newInteger(4));
    field.replaceKey("/Rect",
                     array({place.left, top - place.height, place.left + place.width, top}));
    field.replaceKey("/P", page);
    field.replaceKey("/AP", emptyAppearance(pdf, place));
    return pdf.makeIndirectObject(field);
}

/// Hangs a field into the structure tree: from the element to the field, and back by a number that
/// the parent tree explains.
void addToStructure(QPDF& pdf, Object field, Object element)
{
    Object reference = Object::newDictionary();
    reference.replaceKey("/Type", Object::newName("/OBJR"));
    reference.replaceKey("/Obj", field);
    reference.replaceKey("/Pg", field.getKey("/P"));
    Object children = element.getKey("/K");
    if (!children.isArray()) {
        Object list = Object::newArray();
        if (!children.isNull()) {
            list.appendItem(children);
        }
        children = list;
    }
    children.appendItem(reference);
    element.replaceKey("/K", children);
    element.replaceKey("/Alt", field.getKey("/TU"));

    Object numbers = pdf.getRoot().getKey("/StructTreeRoot").getKey("/ParentTree").getKey("/Nums");
    if (!numbers.isArray()) {
        return;
    }
    long long next = 0;
    for (int i = 0; i + 1 < numbers.getArrayNItems(); i += 2) {
        next = std::max(next, numbers.getArrayItem(i).getIntValue() + 1);
    }
    field.replaceKey("/StructParent", Object::newInteger(next));
    numbers.appendItem(Object::newInteger(next));
    numbers.appendItem(element);
}

}  // namespace

void addSignatureFields(QPDF& pdf, const std::vector<FieldPlace>& places,
                        std::vector<Object> elements)
{
    if (places.empty()) {
        return;
    }
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    Object fields = Object::newArray();
    for (std::size_t i = 0; i < places.size() && i < elements.size(); ++i) {
        Object page = pages.at(places[i].page).getObjectHandle();
        Object field = newField(pdf, page, places[i]);
        addToStructure(pdf, field, elements[i]);
        if (!page.getKey("/Annots").isArray()) {
            page.replaceKey("/Annots", Object::newArray());
        }
        page.getKey("/Annots").appendItem(field);
        fields.appendItem(field);
    }
    Object form = Object::newDictionary();
    form.replaceKey("/Fields", fields);
    form.replaceKey("/SigFlags", Object::newInteger(0));
    pdf.getRoot().replaceKey("/AcroForm", pdf.makeIndirectObject(form));
}

}  // namespace diptych::reports
