#pragma once

#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFTokenizer.hh>

#include <string>

namespace diptych::reports {

/// Marks what is painted outside the structure of a tagged page as an artifact: rules, page
/// numbers, repeated table headers. Readers for the blind then leave it out.
class ArtifactFilter : public QPDFObjectHandle::TokenFilter {
public:
    void handleToken(const QPDFTokenizer::Token& token) override;
    void handleEOF() override;

private:
    void writeUntagged();

    std::string m_operands{};  ///< since the last operator
    std::string m_untagged{};  ///< whole operators outside marked content, not yet written
    bool m_paints = false;     ///< something in m_untagged can be seen
    int m_depth = 0;           ///< of marked content
};

}  // namespace diptych::reports
