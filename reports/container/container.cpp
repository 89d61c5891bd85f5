#include "reports/container/container.h"

#include "reports/container/manifest.h"
#include "reports/signing/signed_data.h"
#include "reports/signing/timestamp.h"

#include <algorithm>
#include <set>

namespace diptych::reports {

namespace {

bool isOfContainer(const std::string& name)
{
    return name == "mimetype" || name.starts_with("META-INF/");
}

int signaturesIn(const std::vector<ContainerPart>& entries)
{
    int count = 0;
    const auto isNext = [&](const ContainerPart& entry) {
        return entry.name == signatureName(count + 1);
    };
    while (std::any_of(entries.begin(), entries.end(), isNext)) {
        ++count;
    }
    return count;
}

tl::expected<std::string, std::string> packSigned(std::vector<ContainerPart> entries,
                                                  const std::vector<ContainerPart>& parts,
                                                  const Identity& identity, const std::string& role)
{
    const int number = signaturesIn(entries) + 1;
    const std::string manifest = writeManifest(signatureName(number), parts);
    auto signature = sign({manifest}, identity, SignatureProfile::Cades, role);
    if (!signature) {
        return tl::unexpected(signature.error());
    }
    entries.push_back({manifestName(number), manifest});
    entries.push_back({signatureName(number), std::move(*signature)});
    return packEntries(entries);
}

}  // namespace

tl::expected<std::string, std::string> signContainer(const std::vector<ContainerPart>& parts,
                                                     const Identity& identity,
                                                     const std::string& role)
{
    std::vector<ContainerPart> entries{{"mimetype", std::string(containerMediaType)}};
    std::set<std::string> names;
    for (const ContainerPart& part : parts) {
        if (isOfContainer(part.name) || !names.insert(part.name).second) {
            return tl::unexpected("\"" + part.name +
                                  "\" stands twice, or is a name of the container itself");
        }
        entries.push_back(part);
    }
    return packSigned(std::move(entries), parts, identity, role);
}

tl::expected<std::string, std::string>
addSignature(const std::string& container, const Identity& identity, const std::string& role)
{
    auto entries = readEntries(container);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    std::vector<ContainerPart> parts;
    std::copy_if(entries->begin(), entries->end(), std::back_inserter(parts),
                 [](const ContainerPart& entry) { return !isOfContainer(entry.name); });
    return packSigned(std::move(*entries), parts, identity, role);
}

tl::expected<std::string, std::string> lastSignatureIn(const std::string& container)
{
    const auto entries = readEntries(container);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    const std::string name = signatureName(signaturesIn(*entries));
    const auto last = std::find_if(entries->begin(), entries->end(),
                                   [&](const auto& entry) { return entry.name == name; });
    if (last == entries->end()) {
        return tl::unexpected(std::string("it is not signed"));
    }
    return last->bytes;
}

tl::expected<std::string, std::string> stampContainer(const std::string& container,
                                                      std::string_view answer)
{
    auto entries = readEntries(container);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    const std::string name = signatureName(signaturesIn(*entries));
    for (ContainerPart& entry : *entries) {
        if (entry.name == name) {
            auto stamped = withTimestamp(entry.bytes, answer);
            if (!stamped) {
                return tl::unexpected(stamped.error());
            }
            entry.bytes = std::move(*stamped);
            return packEntries(*entries);
        }
    }
    return tl::unexpected(std::string("it is not signed"));
}

}  // namespace diptych::reports
