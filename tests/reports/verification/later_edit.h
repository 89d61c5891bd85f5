#pragma once

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <functional>
#include <string>
#include <vector>

/// What somebody may do to a signed report by adding a revision behind it.
namespace diptych::reports::test {

/// Changes a document and gives the objects that are to be written.
using Edit = std::function<std::vector<QPDFObjectHandle>(QPDF&)>;

/// The document with a revision that holds what the edit changed.
std::string withEdit(const std::string& pdf, const Edit& edit);

/// The same with a word of the new trailer replaced.
std::string withTrailer(const std::string& pdf, const Edit& edit, const std::string& word,
                        const std::string& replacement);

QPDFObjectHandle firstPage(QPDF& pdf);
/// A signature field by its place in the form.
QPDFObjectHandle field(QPDF& pdf, int index);
/// A picture of a form that shows something.
QPDFObjectHandle picture(QPDF& pdf);

/// An edit by its name, and what it should be called.
struct NamedEdit {
    const char* name;
    const char* code;    ///< of the problem
    const char* object;  ///< part of the object's name
    Edit edit;
};

/// Every kind of later edit that is tried.
const std::vector<NamedEdit>& namedEdits();

}  // namespace diptych::reports::test
