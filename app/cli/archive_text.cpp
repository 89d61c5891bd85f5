#include "app/cli/archive_text.h"

#include "reports/archive/archive_register.h"
#include "reports/archive/digest.h"

#include <QtGlobal>

#include <initializer_list>
#include <string_view>
#include <utility>

namespace diptych::cli {

namespace {

using reports::ArchivedIncident;
using reports::PhraseBook;

std::string_view statusOf(const ArchivedIncident& incident)
{
    return reports::toCode(incident.status());
}

Json countsJson(const std::vector<reports::NamedCount>& counts)
{
    Json json = Json::object();
    for (const reports::NamedCount& one : counts) {
        json[one.name] = one.count;
    }
    return json;
}

std::string orDash(const std::string& text)
{
    return text.empty() ? "-" : text;
}

std::string say(const PhraseBook& book, const char* source,
                std::initializer_list<std::string> arguments = {})
{
    return book.text("Archive", source, arguments);
}

std::string statusWords(const ArchivedIncident& incident, const PhraseBook& book)
{
    switch (incident.status()) {
    case reports::IncidentStatus::Open:
        return say(book, QT_TRANSLATE_NOOP("Archive", "open"));
    case reports::IncidentStatus::Ruled:
        return say(book, QT_TRANSLATE_NOOP("Archive", "ruled"));
    case reports::IncidentStatus::Appealed:
        return say(book, QT_TRANSLATE_NOOP("Archive", "appealed"));
    case reports::IncidentStatus::Withdrawn:
        return say(book, QT_TRANSLATE_NOOP("Archive", "withdrawn"));
    case reports::IncidentStatus::Erased:
        break;
    }
    return say(book, QT_TRANSLATE_NOOP("Archive", "erased"));
}

std::string countsText(std::string_view title, const std::vector<reports::NamedCount>& counts)
{
    std::string text = std::string(title) + ":\n";
    for (const reports::NamedCount& one : counts) {
        text += "  " + std::to_string(one.count) + "  " + one.name + "\n";
    }
    return counts.empty() ? std::string() : text;
}

}  // namespace

Json incidentJson(const ArchivedIncident& incident)
{
    Json json;
    json["number"] = incident.number;
    json["entry"] = incident.entry;
    json["status"] = statusOf(incident);
    json["date"] = incident.open.date;
    json["event"] = incident.open.event;
    json["round"] = incident.open.round;
    json["board"] = incident.open.board;
    json["white"] = incident.personal.white;
    json["black"] = incident.personal.black;
    json["title"] = incident.personal.title;
    json["kinds"] = incident.open.kinds;
    json["articles"] = incident.open.articles;
    json["arbiter"] = incident.personal.arbiter;
    json["appeal_deadline"] = incident.personal.appealDeadline;
    json["appeal"] = incident.appeal.empty() ? Json() : Json(incident.appeal);
    json["document"] = incident.open.documentName;
    json["sha256"] = reports::hexOf(incident.documentHash);
    json["note"] = incident.note.empty() ? Json() : Json(incident.note);
    return json;
}

Json statisticsJson(const reports::ArchiveStatistics& statistics)
{
    Json json;
    json["schema"] = "diptych.archive-statistics/1";
    json["incidents"] = statistics.incidents;
    json["open"] = statistics.open;
    json["withdrawn"] = statistics.withdrawn;
    json["erased"] = statistics.erased;
    json["appealed"] = statistics.appealed;
    json["decisions"] = statistics.decisions;
    json["not_valid"] = statistics.notValid;
    json["kinds"] = countsJson(statistics.kinds);
    json["articles"] = countsJson(statistics.articles);
    return json;
}

Json checkJson(const reports::ArchiveCheck& check)
{
    Json json;
    json["schema"] = "diptych.archive-check/1";
    json["entries"] = check.entries;
    json["problems"] = Json::array();
    for (const reports::ArchiveProblem& problem : check.problems) {
        json["problems"].push_back({{"number", problem.number > 0 ? Json(problem.number) : Json()},
                                    {"code", problem.code},
                                    {"entry", problem.entry > 0 ? Json(problem.entry) : Json()}});
    }
    return json;
}

std::string incidentLine(const ArchivedIncident& incident, const PhraseBook& book)
{
    std::string line = std::to_string(incident.number) + "  " + orDash(incident.open.date) + "  " +
                       orDash(incident.open.event) + "  " + orDash(incident.open.round) + "  " +
                       orDash(incident.personal.white) + " – " + orDash(incident.personal.black) +
                       "  " + orDash(incident.open.kinds) + "  " + orDash(incident.open.articles) +
                       "  " + statusWords(incident, book);
    if (!incident.note.empty()) {
        line += "  ! " + reports::noteInWords(incident.note, book);
    }
    return line + "\n";
}

std::string incidentText(const ArchivedIncident& incident, const PhraseBook& book)
{
    const std::pair<const char*, std::string> lines[] = {
        {QT_TRANSLATE_NOOP("Archive", "number"), std::to_string(incident.number)},
        {QT_TRANSLATE_NOOP("Archive", "entry"), std::to_string(incident.entry)},
        {QT_TRANSLATE_NOOP("Archive", "status"), statusWords(incident, book)},
        {QT_TRANSLATE_NOOP("Archive", "title"), incident.personal.title},
        {QT_TRANSLATE_NOOP("Archive", "date"), incident.open.date},
        {QT_TRANSLATE_NOOP("Archive", "event"), incident.open.event},
        {QT_TRANSLATE_NOOP("Archive", "round"), incident.open.round},
        {QT_TRANSLATE_NOOP("Archive", "board"), incident.open.board},
        {QT_TRANSLATE_NOOP("Archive", "white"), incident.personal.white},
        {QT_TRANSLATE_NOOP("Archive", "black"), incident.personal.black},
        {QT_TRANSLATE_NOOP("Archive", "kinds"), incident.open.kinds},
        {QT_TRANSLATE_NOOP("Archive", "articles"), incident.open.articles},
        {QT_TRANSLATE_NOOP("Archive", "arbiter"), incident.personal.arbiter},
        {QT_TRANSLATE_NOOP("Archive", "appeal until"),
         reports::deadlineInWords(incident.personal.appealDeadline, book)},
        {QT_TRANSLATE_NOOP("Archive", "appeal"), incident.appeal},
        {QT_TRANSLATE_NOOP("Archive", "document"), incident.open.documentName},
        {QT_TRANSLATE_NOOP("Archive", "sha256"), reports::hexOf(incident.documentHash)},
        {QT_TRANSLATE_NOOP("Archive", "note"), reports::noteInWords(incident.note, book)},
    };
    std::string text;
    for (const auto& [name, value] : lines) {
        if (!value.empty()) {
            text +=
                say(book, QT_TRANSLATE_NOOP("Archive", "%1: %2"), {say(book, name), value}) + "\n";
        }
    }
    return text;
}

std::string statisticsText(const reports::ArchiveStatistics& statistics, const PhraseBook& book)
{
    const auto number = [](std::int64_t count) { return std::to_string(count); };
    return say(book,
               QT_TRANSLATE_NOOP("Archive", "%1 incidents, %2 open, %3 withdrawn, %4 erased, %5 "
                                            "appealed"),
               {number(statistics.incidents), number(statistics.open), number(statistics.withdrawn),
                number(statistics.erased), number(statistics.appealed)}) +
           "\n" +
           say(book,
               QT_TRANSLATE_NOOP("Archive", "%1 decisions on appeals; %2 incidents whose "
                                            "signatures did not hold"),
               {number(statistics.decisions), number(statistics.notValid)}) +
           "\n" +
           countsText(say(book, QT_TRANSLATE_NOOP("Archive", "Remedies")), statistics.kinds) +
           countsText(say(book, QT_TRANSLATE_NOOP("Archive", "Articles")), statistics.articles);
}

std::string checkText(const reports::ArchiveCheck& check, const PhraseBook& book)
{
    std::string text;
    for (const reports::ArchiveProblem& problem : check.problems) {
        text += problem.number > 0 ? say(book, QT_TRANSLATE_NOOP("Archive", "incident %1"),
                                         {std::to_string(problem.number)})
                                   : say(book, QT_TRANSLATE_NOOP("Archive", "journal"));
        if (problem.entry > 0) {
            text += ", " + say(book, QT_TRANSLATE_NOOP("Archive", "entry %1"),
                               {std::to_string(problem.entry)});
        }
        text += ": " + problem.code + "\n";
    }
    return text +
           say(book, QT_TRANSLATE_NOOP("Archive", "%1 entries, %2 problems"),
               {std::to_string(check.entries), std::to_string(check.problems.size())}) +
           "\n";
}

}  // namespace diptych::cli
