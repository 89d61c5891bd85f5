#include "app/cli/archive_verb.h"

#include "app/cli/archive_input.h"
#include "app/cli/archive_memory.h"
#include "app/cli/archive_text.h"
#include "app/cli/archive_work.h"
#include "app/cli/refusal.h"

#include <QtGlobal>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <sstream>

namespace diptych::cli {

namespace {

using reports::Archive;
using reports::ArchiveError;

ExitCode runInit(const ArchiveWork& work)
{
    const auto archive = Archive::create(work.value("--store"), work.value("--name"));
    if (!archive) {
        return failed(work, archive.error());
    }
    forgetHead(work.value("--store"));
    if (work.wantsJson()) {
        work.console.out << toText({{"schema", "diptych.archive/1"}, {"entries", 1}}) << '\n';
    }
    return ExitCode::Done;
}

/// The sentence on the first record that is in the archive, or is given twice; empty without one.
std::string repeated(Archive& archive, const std::vector<reports::ArchiveRecord>& records,
                     std::span<const std::string> files)
{
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto there = archive.withDocument(records[i].document);
        if (there && *there) {
            return files[i] + ": is in the archive already, as incident " +
                   std::to_string(**there) + "; --force adds it once more";
        }
        const auto given = std::find_if(records.begin(), records.begin() + i, [&](const auto& one) {
            return one.document == records[i].document;
        });
        if (given != records.begin() + i) {
            return files[i] + ": is the same as " + files[given - records.begin()] +
                   "; --force adds it once more";
        }
    }
    return {};
}

ExitCode runAdd(Archive& archive, const ArchiveWork& work)
{
    std::vector<reports::ArchiveRecord> records;
    for (const std::string& operand : work.operands) {
        auto record = recordOfInput(operand, work.console);
        if (!record) {
            return record.error().kind == IntakeError::Kind::LacksReason
                       ? refuse(work.console, record.error().message)
                       : fail(work.console, record.error().message);
        }
        records.push_back(std::move(*record));
    }
    if (records.empty()) {
        return wrongUsage(work, "add: a case, an incident.xml or a container is missing");
    }
    if (!work.request.arguments.has("--force")) {
        if (const std::string problem = repeated(archive, records, work.operands);
            !problem.empty()) {
            return refuse(work.console, problem);
        }
    }
    const auto numbers = archive.add(records);
    if (!numbers) {
        return failed(work, numbers.error());
    }
    if (work.wantsJson()) {
        Json json{{"number", numbers->front()}};
        if (numbers->size() > 1) {
            json["numbers"] = *numbers;
        }
        work.console.out << toText(json) << '\n';
        return ExitCode::Done;
    }
    for (const std::int64_t number : *numbers) {
        work.console.out << number << '\n';
    }
    return ExitCode::Done;
}

/// A day of the calendar as YYYY-MM-DD.
bool isDay(const std::string& text)
{
    std::istringstream in(text);
    char first = 0;
    char second = 0;
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    const bool isWritten = text.size() == 10 &&
                           text.find_first_not_of("0123456789-") == std::string::npos &&
                           text[4] == '-' && text[7] == '-' &&
                           (in >> year >> first >> month >> second >> day) && in.peek() == EOF;
    return isWritten &&
           std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(month),
                                       std::chrono::day(day))
               .ok();
}

tl::expected<reports::ArchiveSearch, std::string> searchOf(const ArchiveWork& work)
{
    reports::ArchiveSearch wanted{work.value("--player"),  work.value("--event"),
                                  work.value("--article"), work.value("--kind"),
                                  work.value("--text"),    work.value("--round"),
                                  work.value("--from"),    work.value("--to")};
    for (const char* option : {"--from", "--to"}) {
        const auto day = work.request.arguments.value(option);
        if (day && !isDay(*day)) {
            return tl::make_unexpected(std::string(option) + ": \"" + *day +
                                       "\", expected a day of the calendar as YYYY-MM-DD");
        }
    }
    if (const auto limit = work.request.arguments.value("--limit")) {
        const auto number = numberOf(*limit);
        if (!number || *number > 1000000) {
            return tl::make_unexpected("--limit: \"" + *limit + "\", expected a number from 1");
        }
        wanted.most = static_cast<int>(*number);
    }
    return wanted;
}

ExitCode runSearch(Archive& archive, const ArchiveWork& work)
{
    const auto wanted = searchOf(work);
    if (!wanted) {
        return wrongUsage(work, wanted.error());
    }
    const auto book = bookOf(work);
    if (!book) {
        return wrongUsage(work, book.error());
    }
    const auto found = archive.search(*wanted);
    if (!found) {
        return failed(work, found.error());
    }
    Json list = Json::array();
    for (const reports::ArchivedIncident& incident : *found) {
        if (work.wantsJson()) {
            list.push_back(incidentJson(incident));
        } else {
            work.console.out << incidentLine(incident, *book);
        }
    }
    if (found->empty() && !work.wantsJson()) {
        work.console.err << book->text("Archive",
                                       QT_TRANSLATE_NOOP("Archive", "No incident was found."))
                         << '\n';
    }
    if (work.wantsJson()) {
        work.console.out << toText({{"schema", "diptych.archive-list/1"},
                                    {"incidents", std::move(list)}})
                         << '\n';
    }
    return ExitCode::Done;
}

ExitCode runList(Archive& archive, const ArchiveWork& work)
{
    if (!work.request.arguments.has("--statistics")) {
        return runSearch(archive, work);
    }
    const auto wanted = searchOf(work);
    if (!wanted) {
        return wrongUsage(work, wanted.error());
    }
    const auto book = bookOf(work);
    if (!book) {
        return wrongUsage(work, book.error());
    }
    const auto statistics = archive.statistics(*wanted);
    if (!statistics) {
        return failed(work, statistics.error());
    }
    work.console.out << (work.wantsJson() ? toText(statisticsJson(*statistics)) + "\n"
                                          : statisticsText(*statistics, *book));
    return ExitCode::Done;
}

ExitCode runShow(Archive& archive, const ArchiveWork& work)
{
    const auto incident = wantedIncident(archive, work);
    if (!incident) {
        return incident.error();
    }
    const auto book = bookOf(work);
    if (!book) {
        return wrongUsage(work, book.error());
    }
    work.console.out << (work.wantsJson() ? toText(incidentJson(*incident)) + "\n"
                                          : incidentText(*incident, *book));
    return ExitCode::Done;
}

ExitCode runNote(Archive& archive, const ArchiveWork& work,
                 reports::ArchiveResult (Archive::*note)(std::int64_t, const std::string&))
{
    const auto incident = wantedIncident(archive, work);
    if (!incident) {
        return incident.error();
    }
    const std::string reason = work.value("--reason");
    if (reason.empty()) {
        return wrongUsage(work, "--reason TEXT is needed");
    }
    const auto done = (archive.*note)(incident->number, reason);
    if (!done) {
        return failed(work, done.error());
    }
    if (work.wantsJson()) {
        work.console.out << toText({{"number", incident->number}}) << '\n';
    }
    return ExitCode::Done;
}

ExitCode runWithdraw(Archive& archive, const ArchiveWork& work)
{
    return runNote(archive, work, &Archive::withdraw);
}

ExitCode runErase(Archive& archive, const ArchiveWork& work)
{
    return runNote(archive, work, &Archive::erase);
}

enum class Effect { Reads, Writes };

struct Action {
    std::string_view name;
    ExitCode (*run)(Archive&, const ArchiveWork&);
    Effect effect = Effect::Reads;
};

constexpr Action actions[] = {
    {"add", runAdd, Effect::Writes},
    {"list", runList},
    {"search", runSearch},
    {"show", runShow},
    {"export", exportIncidents},
    {"import", importIncidents, Effect::Writes},
    {"withdraw", runWithdraw, Effect::Writes},
    {"erase", runErase, Effect::Writes},
    {"checkpoint", makeCheckpoint, Effect::Writes},
    {"check", checkArchive},
};

}  // namespace

ExitCode runArchive(const Request& request, const Console& console)
{
    const std::span<const std::string> operands(request.arguments.operands());
    const ArchiveWork work{request, console, operands.subspan(1)};
    const std::string& name = operands.front();
    const std::string store = work.value("--store");
    if (store.empty()) {
        return wrongUsage(work, "--store FOLDER or --store postgresql://… is needed");
    }
    if (name == "init") {
        return runInit(work);
    }
    for (const Action& action : actions) {
        if (action.name == name) {
            auto archive = Archive::open(store);
            if (!archive) {
                return failed(work, archive.error());
            }
            const ExitCode code = action.run(*archive, work);
            if (action.effect == Effect::Writes && code != ExitCode::Unusable) {
                rememberHead(store, *archive);
            }
            return code;
        }
    }
    return wrongUsage(work, "unknown action \"" + name +
                                "\", expected init, add, list, search, show, export, import, "
                                "withdraw, erase, checkpoint or check");
}

}  // namespace diptych::cli
