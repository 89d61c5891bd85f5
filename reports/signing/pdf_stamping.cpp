#include "reports/signing/pdf_fields.h"
#include "reports/signing/pdf_signing.h"
#include "reports/signing/signed_range.h"
#include "reports/signing/timestamp.h"

#include <exception>
#include <optional>

namespace diptych::reports {

namespace {

using Kind = PdfSigningError::Kind;

struct LastSignature {
    SignedRange range{};
    std::string der{};
};

tl::unexpected<PdfSigningError> refusal(Kind kind, const std::string& message)
{
    return tl::unexpected(PdfSigningError{kind, message});
}

/// The signature that covers the most of the file.
tl::expected<LastSignature, PdfSigningError> findLast(const std::string& bytes)
{
    try {
        QPDF pdf;
        if (auto opened = openStrictly(pdf, bytes); !opened) {
            return tl::unexpected(opened.error());
        }
        std::optional<SignedRange> last;
        for (const FieldObject& field : fieldObjects(pdf)) {
            QPDFObjectHandle object = field.object;
            const auto range = field.isSigned ? signedRangeOf(object.getKey("/V"), bytes)
                                              : std::optional<SignedRange>();
            if (range && (!last || range->end > last->end)) {
                last = range;
            }
        }
        if (!last) {
            return refusal(Kind::NoField, "it is not signed");
        }
        auto der = signatureIn(bytes, *last);
        if (!der) {
            return refusal(Kind::Unreadable, "its last signature cannot be read");
        }
        return LastSignature{*last, std::move(*der)};
    } catch (const std::exception& error) {
        return refusal(Kind::Unreadable, error.what());
    }
}

}  // namespace

tl::expected<std::string, PdfSigningError> lastSignatureOf(const std::string& pdf)
{
    return findLast(pdf).map([](const LastSignature& last) { return last.der; });
}

tl::expected<std::string, PdfSigningError> stampPdf(const std::string& pdf, std::string_view answer)
{
    const auto last = findLast(pdf);
    if (!last) {
        return tl::unexpected(last.error());
    }
    const auto stamped = withTimestamp(last->der, answer);
    if (!stamped) {
        return refusal(Kind::Failed, stamped.error());
    }
    const std::size_t room = last->range.behind - last->range.gap - 2;
    if (2 * stamped->size() > room) {
        return refusal(Kind::Failed, "there is no room for a time stamp in the last signature: " +
                                         std::to_string(stamped->size()) +
                                         " bytes are needed, there are " +
                                         std::to_string(room / 2));
    }
    std::string digits = hexadecimal(*stamped);
    digits.resize(room, '0');
    std::string file = pdf;
    file.replace(last->range.gap + 1, room, digits);
    return file;
}

}  // namespace diptych::reports
