#include "core/notation/safe_text.h"
#include "reports/container/container.h"
#include "reports/container/manifest.h"
#include "reports/verification/signature_check.h"
#include "reports/verification/verification.h"

#include <algorithm>
#include <exception>
#include <map>
#include <set>

namespace diptych::reports {

namespace {

class ContainerCheck {
public:
    ContainerCheck(const std::string& bytes, const Roster& roster)
        : m_bytes(bytes)
        , m_roster(roster)
    {}

    Verification run()
    {
        m_result.file = FileKind::Container;
        try {
            auto entries = readEntries(m_bytes);
            if (!entries) {
                add(ProblemKind::Damaged, "file", entries.error());
                return std::move(m_result);
            }
            m_entries = std::move(*entries);
            check();
        } catch (const std::exception& error) {
            add(ProblemKind::Damaged, "file", error.what());
        }
        return std::move(m_result);
    }

private:
    void add(ProblemKind kind, const std::string& object, const std::string& detail = {})
    {
        m_result.problems.push_back({kind, notation::safeLine(object), notation::safeLine(detail)});
    }

    const ContainerPart* find(const std::string& name) const
    {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [&](const auto& entry) { return entry.name == name; });
        return found == m_entries.end() ? nullptr : &*found;
    }

    void check()
    {
        m_covered.insert("mimetype");
        const int count = highestNumber();
        for (int number = 1; number <= count; ++number) {
            checkSignature(number);
        }
        if (count == 0) {
            add(ProblemKind::NotSigned, "file");
        }
        for (const ContainerPart& entry : m_entries) {
            if (!m_covered.contains(entry.name)) {
                add(ProblemKind::UncoveredPart, entry.name);
            }
        }
        for (const auto& [signature, covered] : m_coveredBy) {
            checkThatNothingWasAdded(signature, covered);
        }
        checkDocuments();
    }

    /// Of a signature or a manifest; 0 without any. They are numbered from 1 without gaps.
    int highestNumber() const
    {
        constexpr int most = 999;  // the names have three digits
        std::set<std::string> names;
        for (const ContainerPart& entry : m_entries) {
            names.insert(entry.name);
        }
        int number = most;
        while (number > 0 && !names.contains(manifestName(number)) &&
               !names.contains(signatureName(number))) {
            --number;
        }
        return number;
    }

    void checkSignature(int number)
    {
        const std::string name = signatureName(number);
        const ContainerPart* manifestPart = find(manifestName(number));
        const ContainerPart* signature = find(name);
        m_covered.insert(manifestName(number));
        m_covered.insert(name);
        if (manifestPart == nullptr || signature == nullptr) {
            add(ProblemKind::MissingPart, signature == nullptr ? name : manifestName(number));
            return;
        }
        SignatureReport report;
        report.field = name;
        report.profile = SignatureProfile::Cades;
        takeIn(readSignature(signature->bytes, {manifestPart->bytes}, SignatureProfile::Cades),
               m_roster, name, report, m_result.problems);
        const auto manifest = readManifest(manifestPart->bytes);
        if (!manifest || manifest->signature != name) {
            add(ProblemKind::BadSignature, name, manifestName(number));
            report.valid = false;
        } else {
            checkParts(*manifest, report);
        }
        m_result.signatures.push_back(std::move(report));
    }

    void checkParts(const Manifest& manifest, SignatureReport& report)
    {
        for (const ManifestEntry& entry : manifest.entries) {
            const ContainerPart* part = find(entry.name);
            m_covered.insert(entry.name);
            m_coveredBy[manifest.signature].insert(entry.name);
            if (part != nullptr && digestOf(part->bytes) == entry.digest) {
                continue;
            }
            report.valid = false;
            const auto kind = part ? ProblemKind::ChangedPart : ProblemKind::MissingPart;
            const bool known = std::any_of(
                m_result.problems.begin(), m_result.problems.end(), [&](const Problem& other) {
                    return other.kind == kind && other.object == entry.name;
                });
            if (!known) {
                add(kind, entry.name);
            }
        }
    }

    /// Whoever signs later must not slip in what those before him have not seen.
    void checkThatNothingWasAdded(const std::string& signature,
                                  const std::set<std::string>& covered)
    {
        for (const ContainerPart& entry : m_entries) {
            const bool isOfContainer =
                entry.name == "mimetype" || entry.name.starts_with("META-INF/");
            if (!isOfContainer && m_covered.contains(entry.name) && !covered.contains(entry.name)) {
                add(ProblemKind::AddedPart, entry.name, signature);
            }
        }
    }

    /// The documents inside that are signed themselves.
    void checkDocuments()
    {
        for (const ContainerPart& part : m_entries) {
            const bool isSignedPdf = fileKindOf(part.bytes) == FileKind::Pdf &&
                                     part.bytes.find("/ByteRange") != std::string::npos;
            if (!isSignedPdf) {
                continue;
            }
            Verification inside = verifyPdf(part.bytes, m_roster);
            for (SignatureReport& signature : inside.signatures) {
                signature.part = part.name;
                m_result.signatures.push_back(std::move(signature));
            }
            for (Problem& problem : inside.problems) {
                problem.object = part.name + ": " + problem.object;
                m_result.problems.push_back(std::move(problem));
            }
        }
    }

    const std::string& m_bytes;
    const Roster& m_roster;
    std::vector<ContainerPart> m_entries{};
    std::set<std::string> m_covered{};
    std::map<std::string, std::set<std::string>> m_coveredBy{};  ///< by the name of a signature
    Verification m_result{};
};

}  // namespace

Verification verifyContainer(const std::string& bytes, const Roster& roster)
{
    return ContainerCheck(bytes, roster).run();
}

}  // namespace diptych::reports
