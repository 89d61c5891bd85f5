#include "reports/pdf/artifact_filter.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace diptych::reports {

namespace {

bool isPainting(std::string_view word)
{
    static constexpr std::array<std::string_view, 16> painting{
        "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "Tj", "TJ", "'", "\"", "Do", "sh", "EI"};
    return std::ranges::find(painting, word) != painting.end();
}

}  // namespace

void ArtifactFilter::handleToken(const QPDFTokenizer::Token& token)
{
    m_operands += token.getRawValue();
    if (token.getType() != QPDFTokenizer::tt_word) {
        return;
    }
    const std::string& word = token.getValue();
    if (word == "BDC" || word == "BMC") {
        writeUntagged();
        ++m_depth;
        write(m_operands);
    } else if (word == "EMC") {
        --m_depth;
        write(m_operands);
    } else if (m_depth > 0) {
        write(m_operands);
    } else {
        m_paints = m_paints || isPainting(word);
        m_untagged += m_operands;
    }
    m_operands.clear();
}

void ArtifactFilter::handleEOF()
{
    m_untagged += m_operands;
    m_operands.clear();
    writeUntagged();
}

void ArtifactFilter::writeUntagged()
{
    if (m_paints) {
        write("\n/Artifact BMC\n" + m_untagged + "\nEMC\n");
    } else {
        write(m_untagged);
    }
    m_untagged.clear();
    m_paints = false;
}

}  // namespace diptych::reports
