#include "reports/verification/journal_list.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>
#include <sstream>

namespace diptych::reports {

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
        if (!isHash || !(words >> issue.name)) {
            return tl::unexpected("line " + std::to_string(number) + ": found \"" +
                                  line.substr(0, 80) +
                                  "\", expected a SHA-256 in hexadecimal and a name");
        }
        issues.push_back(std::move(issue));
    }
    return issues;
}

void compareWithJournal(const std::string& bytes, const std::vector<JournalIssue>& journal,
                        Verification& verification)
{
    const QByteArray view =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const std::string hash =
        QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
    const auto isThis = [&](const JournalIssue& issue) { return issue.sha256 == hash; };
    const auto found = std::find_if(journal.rbegin(), journal.rend(), isThis);
    if (found == journal.rend()) {
        verification.problems.push_back({ProblemKind::NotInJournal, "file", {}});
        return;
    }
    const auto later = std::find_if(journal.rbegin(), found, [&](const JournalIssue& issue) {
        return issue.name == found->name;
    });
    if (later != found) {
        verification.problems.push_back({ProblemKind::RevisionMissing, "file", later->sha256});
    }
}

}  // namespace diptych::reports
