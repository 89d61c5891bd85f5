#pragma once

#include "reports/container/container.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// One part in a manifest.
struct ManifestEntry {
    std::string name{};
    std::string digest{};  ///< SHA-256 in base 64
};

/// What one signature covers: META-INF/ASiCManifest*.xml.
struct Manifest {
    std::string signature{};  ///< name of its signature
    std::vector<ManifestEntry> entries{};
};

/// "META-INF/ASiCManifest001.xml" and "META-INF/signature001.p7s" for 1.
std::string manifestName(int number);
std::string signatureName(int number);

std::string writeManifest(const std::string& signature, const std::vector<ContainerPart>& parts);

/// Fails with a sentence when it is no manifest, or a digest is not SHA-256.
tl::expected<Manifest, std::string> readManifest(std::string_view xml);

/// SHA-256 in base 64.
std::string digestOf(std::string_view bytes);

/// The media type that belongs to the ending of a name.
std::string mediaTypeOf(std::string_view name);

}  // namespace diptych::reports
