#include "importers/recorder/source_places.h"

namespace diptych::importers {

TextSpan SourcePlaces::at(std::size_t offset)
{
    for (; m_offset < offset && m_offset < m_text.size(); ++m_offset) {
        const auto byte = static_cast<unsigned char>(m_text[m_offset]);
        if (byte == '\n') {
            ++m_place.line;
            m_place.column = 1;
        } else if ((byte & 0xC0) != 0x80) {
            ++m_place.column;
        }
    }
    return m_place;
}

}  // namespace diptych::importers
