#pragma once

#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <map>
#include <string>
#include <string_view>

namespace diptych::session {

/// Contents of a `.diptych` file, the unsigned working document (contract section 2).
struct PackedIncident {
    std::string caseText;                        ///< `incident.case`
    std::map<std::string, std::string> files{};  ///< by name, such as "sources/white.txt"
};

/// What stands in `mimetype`, the first member, stored without compression.
inline constexpr std::string_view incidentMimeType = "application/vnd.diptych.incident+zip";

/// Bytes that begin as a zip file does.
bool isPacked(std::string_view bytes);

/// Takes a working document apart. Fails with a message that begins with the name if the bytes are
/// no such document, are damaged, or unpack to more than a document may hold.
tl::expected<PackedIncident, OpenError> unpack(std::string_view bytes, const std::string& name);

/// The bytes of a working document with everything in it: scores, attachments, decisions. Paths in
/// the case become names inside. Fails if a file that the incident names cannot be read.
tl::expected<std::string, OpenError> pack(const incident::Incident& incident,
                                          const SourceFiles& files);

}  // namespace diptych::session
