#include "core/notation/safe_text.h"
#include "reports/signing/definite_lengths.h"
#include "reports/signing/pdf_fields.h"
#include "reports/signing/signed_range.h"
#include "reports/verification/revision.h"
#include "reports/verification/signature_check.h"
#include "reports/verification/verification.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <limits>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

/// A time as PDF writes it, to the second; only the forms in UTC.
std::optional<std::time_t> timeOf(Object text)
{
    std::tm utc{};
    if (!text.isString() ||
        std::sscanf(text.getStringValue().c_str(), "D:%4d%2d%2d%2d%2d%2d", &utc.tm_year,
                    &utc.tm_mon, &utc.tm_mday, &utc.tm_hour, &utc.tm_min, &utc.tm_sec) != 6) {
        return std::nullopt;
    }
    utc.tm_year -= 1900;
    utc.tm_mon -= 1;
    return timegm(&utc);
}

/// The level of a certification; nothing where a signature does not certify.
std::optional<long long> certificationLevel(Object signature)
{
    Object references = signature.getKey("/Reference");
    for (int i = 0; references.isArray() && i < references.getArrayNItems(); ++i) {
        Object reference = references.getArrayItem(i);
        if (reference.isDictionary() &&
            reference.getKey("/TransformMethod").isNameAndEquals("/DocMDP")) {
            Object parameters = reference.getKey("/TransformParams");
            Object level = parameters.isDictionary() ? parameters.getKey("/P") : Object::newNull();
            return level.isInteger() ? level.getIntValue() : 2;
        }
    }
    return std::nullopt;
}

bool endsRevision(std::string_view bytes)
{
    for (const std::string_view end : {"\r\n", "\n", "\r"}) {
        if (bytes.ends_with(end)) {
            bytes.remove_suffix(end.size());
            break;
        }
    }
    return bytes.ends_with("%%EOF");
}

class PdfCheck {
public:
    PdfCheck(std::string_view bytes, const Roster& roster)
        : m_bytes(bytes)
        , m_roster(roster)
    {}

    Verification run()
    {
        m_result.file = FileKind::Pdf;
        try {
            check();
        } catch (const EncryptedFile& error) {
            add(ProblemKind::Encrypted, "file", error.what());
        } catch (const std::exception& error) {
            add(ProblemKind::Damaged, "file", error.what());
        }
        return std::move(m_result);
    }

private:
    struct Signature {
        std::string field{};
        Object dictionary{};
        SignedRange range{};
    };

    void add(ProblemKind kind, const std::string& object, const std::string& detail = {})
    {
        m_result.problems.push_back({kind, notation::safeLine(object), notation::safeLine(detail)});
    }

    void check()
    {
        Revision whole(m_bytes);
        for (const FieldObject& field : fieldObjects(whole.pdf())) {
            if (field.isSigned) {
                readField(field);
            }
        }
        if (m_result.signatures.empty()) {
            add(ProblemKind::NotSigned, "file");
        }
        std::sort(m_signatures.begin(), m_signatures.end(), [](const auto& one, const auto& other) {
            return one.range.end < other.range.end;
        });
        compareRevisions(whole);
    }

    void readField(const FieldObject& field)
    {
        Object object = field.object;
        Object dictionary = object.getKey("/V");
        SignatureReport report;
        report.field = field.name;
        report.role = field.name;
        report.time = timeOf(dictionary.getKey("/M"));
        const std::string name = "signature of " + field.name;
        const auto range = signedRangeOf(dictionary, m_bytes);
        if (!range || !endsRevision(m_bytes.substr(0, range->end))) {
            add(ProblemKind::BadRange, name);
            m_result.signatures.push_back(std::move(report));
            return;
        }
        checkSignature(dictionary, *range, name, report);
        m_signatures.push_back({field.name, dictionary, *range});
        m_result.signatures.push_back(std::move(report));
    }

    void checkSignature(Object dictionary, const SignedRange& range, const std::string& name,
                        SignatureReport& report)
    {
        Object form = dictionary.getKey("/SubFilter");
        if (form.isNameAndEquals("/adbe.pkcs7.detached")) {
            report.profile = SignatureProfile::Pkcs7;
        } else if (!form.isNameAndEquals("/ETSI.CAdES.detached")) {
            add(ProblemKind::BadSignature, name, "/SubFilter " + form.unparse());
            return;
        }
        const auto element = signatureIn(m_bytes, range);
        Object contents = dictionary.getKey("/Contents");
        if (!element || !contents.isString() || !contents.getStringValue().starts_with(*element) ||
            2 * contents.getStringValue().size() + 2 != range.behind - range.gap) {
            add(ProblemKind::BadSignature, name, "/Contents");
            return;
        }
        const SignedContent content{m_bytes.substr(0, range.gap),
                                    m_bytes.substr(range.behind, range.end - range.behind)};
        // Other programs write the outer lengths as indefinite, which PAdES does not allow.
        const std::string der = report.profile == SignatureProfile::Pkcs7
                                    ? definiteElement(*element).value_or(DefiniteElement{}).der
                                    : *element;
        takeIn(readSignature(der, content, report.profile), m_roster, name, report,
               m_result.problems);
        checkRole(report, name);
    }

    /// Who signs for the arbiter must not do so in the field of a player.
    void checkRole(SignatureReport& report, const std::string& name)
    {
        if (report.role.empty()) {
            report.role = report.field;
        } else if (report.field != report.role && !report.field.starts_with(report.role + "-")) {
            report.valid = false;
            add(ProblemKind::BadSignature, name, "signed as " + report.role);
        }
    }

    void compareRevisions(Revision& whole)
    {
        std::vector<std::unique_ptr<Revision>> read;
        std::vector<Revision*> revisions;
        for (const Signature& signature : m_signatures) {
            if (signature.range.end == m_bytes.size()) {
                revisions.push_back(&whole);
                continue;
            }
            read.push_back(std::make_unique<Revision>(m_bytes.substr(0, signature.range.end)));
            revisions.push_back(read.back().get());
        }
        long long level = std::numeric_limits<long long>::max();
        for (std::size_t i = 0; i < revisions.size(); ++i) {
            if (const auto certified = certificationLevel(m_signatures[i].dictionary)) {
                level = std::min(level, *certified);
            }
            const bool isLast = i + 1 == revisions.size();
            const bool isWhole = revisions[i] == &whole;
            if (isLast && isWhole) {
                break;
            }
            Revision& next = isLast ? whole : *revisions[i + 1];
            const std::string field = isLast ? std::string() : m_signatures[i + 1].field;
            auto changes = changesBetween(*revisions[i], next, field);
            m_result.problems.insert(m_result.problems.end(), changes.begin(), changes.end());
            if (level < 2 && !isLast) {
                add(ProblemKind::NotPermitted, "signature of " + field);
            }
            if (isLast) {
                add(ProblemKind::UncoveredBytes, "file",
                    std::to_string(m_bytes.size() - m_signatures[i].range.end));
            }
        }
    }

    std::string_view m_bytes;
    const Roster& m_roster;
    std::vector<Signature> m_signatures{};
    Verification m_result{};
};

}  // namespace

Verification verifyPdf(const std::string& bytes, const Roster& roster)
{
    return PdfCheck(bytes, roster).run();
}

}  // namespace diptych::reports
