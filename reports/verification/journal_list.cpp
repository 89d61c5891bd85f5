#include "reports/verification/journal_list.h"

#include "reports/container/container.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>
#include <sstream>

namespace diptych::reports {

namespace {

std::string hashOf(const std::string& bytes)
{
    const QByteArray view =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

bool isOfContainer(const ContainerPart& part)
{
    return part.name == "mimetype" || part.name.starts_with("META-INF/");
}

/// The same parts, with more signatures over them.
bool signsMore(const std::vector<ContainerPart>& later, const std::vector<ContainerPart>& earlier)
{
    return later.size() > earlier.size() &&
           std::ranges::all_of(earlier, [&](const ContainerPart& part) {
               return isOfContainer(part) || std::ranges::any_of(later, [&](const auto& other) {
                          return other.name == part.name && other.bytes == part.bytes;
                      });
           });
}

/// Whether an issue is what became of a file once more had signed.
bool goesOn(const std::string& later, const std::string& earlier)
{
    const auto laterKind = fileKindOf(later);
    const auto kind = fileKindOf(earlier);
    if (!laterKind || !kind || later == earlier) {
        return false;
    }
    if (laterKind == FileKind::Pdf) {
        return kind == FileKind::Pdf && later.starts_with(earlier);
    }
    const auto parts = readEntries(later);
    if (!parts) {
        return false;
    }
    if (kind == FileKind::Pdf) {
        return std::ranges::any_of(*parts, [&](const ContainerPart& part) {
            return part.bytes.size() > earlier.size() && part.bytes.starts_with(earlier);
        });
    }
    const auto own = readEntries(earlier);
    return own && signsMore(*parts, *own);
}

/// What stands behind the hash; sha256sum puts a star before the names of binary files.
std::string restOf(std::istringstream& words)
{
    std::string name;
    std::getline(words >> std::ws, name);
    while (!name.empty() && (name.back() == '\r' || name.back() == ' ')) {
        name.pop_back();
    }
    return name.starts_with('*') ? name.substr(1) : name;
}

}  // namespace

tl::expected<std::vector<JournalIssue>, std::string> readJournalList(std::string_view text)
{
    std::vector<JournalIssue> issues;
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::istringstream words(line);
        JournalIssue issue;
        if (line.starts_with('#') || !(words >> issue.sha256)) {
            continue;
        }
        const bool isHash = issue.sha256.size() == 64 &&
                            issue.sha256.find_first_not_of("0123456789abcdef") == std::string::npos;
        issue.name = restOf(words);
        if (!isHash || issue.name.empty()) {
            return tl::unexpected("line " + std::to_string(number) + ": found \"" +
                                  line.substr(0, 80) +
                                  "\", expected a SHA-256 in hexadecimal and a name");
        }
        issues.push_back(std::move(issue));
    }
    return issues;
}

void compareWithJournal(const std::string& bytes, const std::vector<JournalIssue>& journal,
                        Verification& verification, const IssueContent& contentOf)
{
    const std::string hash = hashOf(bytes);
    const auto isThis = [&](const JournalIssue& issue) { return issue.sha256 == hash; };
    const auto found = std::find_if(journal.rbegin(), journal.rend(), isThis);
    const auto later = std::find_if(journal.rbegin(), found, [&](const JournalIssue& issue) {
        const bool hasName = found != journal.rend() && issue.name == found->name;
        return hasName || (contentOf && goesOn(contentOf(issue), bytes));
    });
    if (later != found) {
        verification.problems.push_back({ProblemKind::RevisionMissing, "file", later->sha256});
    } else if (found == journal.rend()) {
        verification.problems.push_back({ProblemKind::NotInJournal, "file", {}});
    }
}

}  // namespace diptych::reports
