#pragma once

#include "reports/signing/identity.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace diptych::reports {

/// What the first entry, "mimetype", says (ETSI EN 319 162-1, 4.3.3.2).
inline constexpr std::string_view containerMediaType = "application/vnd.etsi.asic-e+zip";

/// One file in a container. Names are relative paths in ASCII.
struct ContainerPart {
    std::string name{};
    std::string bytes{};
};

/// A container of the parts, signed; the part named report.pdf is the one to begin with. Fails with
/// a sentence when a name is not fit, stands twice or belongs to the container itself.
tl::expected<std::string, std::string> signContainer(const std::vector<ContainerPart>& parts,
                                                     const Identity& identity,
                                                     const std::string& role);

/// The container with one more signature over all its parts. What is there stays as it is.
tl::expected<std::string, std::string>
addSignature(const std::string& container, const Identity& identity, const std::string& role);

/// Every entry of a container, in its order, "mimetype" first. Fails with a sentence when the zip
/// is damaged or no ASiC-E, names are not fit, or it would unpack to more than 512 MB.
tl::expected<std::vector<ContainerPart>, std::string> readEntries(const std::string& bytes);

/// Packs entries just as they are.
tl::expected<std::string, std::string> packEntries(const std::vector<ContainerPart>& entries);

/// The newest signature, for a query to a time stamping authority.
tl::expected<std::string, std::string> lastSignatureIn(const std::string& container);

/// Adds the time stamp of an answer to the newest signature.
tl::expected<std::string, std::string> stampContainer(const std::string& container,
                                                      std::string_view answer);

}  // namespace diptych::reports
