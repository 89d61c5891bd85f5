#pragma once

#include "reports/verification/verification.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// Thrown for a file that cannot be looked into without a password.
struct EncryptedFile : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A PDF as it was up to one of its ends: its objects in their final wording.
class Revision {
public:
    /// Reads the bytes; throws what libqpdf throws, EncryptedFile, and std::runtime_error when
    /// something would have to be repaired. The bytes must outlive the revision.
    explicit Revision(std::string_view bytes);

    QPDF& pdf() { return *m_pdf; }
    /// Every object with its text. The data of a stream stand behind its dictionary.
    const std::map<QPDFObjGen, std::string>& objects() const { return m_objects; }
    /// What an object is, for people: "object 12 (page 1)".
    std::string nameOf(QPDFObjGen id) const;
    /// Which kind of problem it is when this object changes.
    ProblemKind kindOf(QPDFObjGen id) const;

private:
    struct Place {
        ProblemKind kind = ProblemKind::ObjectChanged;
        std::string name{};
    };

    void namePlaces();
    void namePages();
    void setPlace(QPDFObjectHandle object, ProblemKind kind, const std::string& name);

    std::unique_ptr<QPDF> m_pdf;
    std::map<QPDFObjGen, std::string> m_objects{};
    std::map<QPDFObjGen, Place> m_places{};
};

/// Everything that was done between two revisions and that signing a field does not explain. The
/// name is that of the field that the later revision signs; empty when it signs none.
std::vector<Problem> changesBetween(Revision& earlier, Revision& later,
                                    const std::string& signedField);

}  // namespace diptych::reports
