#include "tests/reports/archive/archive_fixture.h"

#include <cstdlib>

namespace diptych::reports::test {

Store::Store()
{
    if (std::getenv("DIPTYCH_POSTGRES") == nullptr) {
        m_address = m_folder.path().string();
        return;
    }
    m_database = "archive_" + std::to_string(std::random_device{}());
    const ShellResult made = shell("createdb " + m_database);
    EXPECT_EQ(made.status, 0) << made.output;
    m_address = "postgresql:///" + m_database;
}

Store::~Store()
{
    if (isPostgres()) {
        shell("dropdb --force " + m_database);
    }
}

ArchiveRecord record(int number)
{
    static const char* const whites[] = {"Weißmüller, Antonia", "Exemple, Hector", "Ruiz, Pilar"};
    static const char* const kinds[] = {"retrace", "adjust-board", "restore-before-illegal-move"};
    const auto which = static_cast<std::size_t>(number % 3);
    ArchiveRecord record;
    record.open.event = "Open of the Northern Lights " + std::to_string(2020 + number % 7);
    record.open.round = std::to_string(number % 9 + 1);
    record.open.board = std::to_string(number % 40 + 1);
    record.open.date = "202" + std::to_string(number % 7) + "-08-1" + std::to_string(number % 10);
    record.open.articles = number % 2 == 0 ? "D.2.9" : "D.2.9, 7.5.1";
    record.open.kinds = kinds[which];
    record.open.documentName = "incident.xml";
    record.open.status = IncidentStatus::Ruled;
    record.personal.salt = "salt" + std::to_string(number);
    record.personal.title = "The bishop that went to the neighbouring square";
    record.personal.white = whites[which];
    record.personal.black = "Player" + std::to_string(number) + ", Black";
    record.personal.arbiter = "Solveig Arntzen";
    record.personal.text = "Nobody else heard the announcement number" + std::to_string(number);
    record.document = "<incident number=\"" + std::to_string(number) + "\">" +
                      std::string(200, 'x') + "</incident>";
    return record;
}

bool isLongRun()
{
    return std::getenv("DIPTYCH_LONG") != nullptr;
}

std::vector<std::string> problemsOf(Archive& archive, std::span<const Checkpoint> checkpoints)
{
    std::vector<std::string> problems;
    for (const ArchiveProblem& problem : take(checkArchive(archive, checkpoints)).problems) {
        const std::int64_t number = problem.number > 0 ? problem.number : problem.entry;
        problems.push_back(std::to_string(number) + " " + problem.code);
    }
    return problems;
}

}  // namespace diptych::reports::test
