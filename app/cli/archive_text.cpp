#include "app/cli/archive_text.h"

#include "reports/archive/archive_register.h"
#include "reports/archive/digest.h"

#include <string_view>

namespace diptych::cli {

namespace {

using reports::ArchivedIncident;

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

void addLine(std::string& text, std::string_view name, const std::string& value)
{
    if (!value.empty()) {
        text += std::string(name) + ": " + value + "\n";
    }
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

std::string incidentLine(const ArchivedIncident& incident)
{
    return std::to_string(incident.number) + "  " + orDash(incident.open.date) + "  " +
           orDash(incident.open.event) + "  " + orDash(incident.open.round) + "  " +
           orDash(incident.personal.white) + " – " + orDash(incident.personal.black) + "  " +
           orDash(incident.open.kinds) + "  " + orDash(incident.open.articles) + "  " +
           std::string(statusOf(incident)) + "\n";
}

std::string incidentText(const ArchivedIncident& incident)
{
    std::string text;
    addLine(text, "number", std::to_string(incident.number));
    addLine(text, "entry", std::to_string(incident.entry));
    addLine(text, "status", std::string(statusOf(incident)));
    addLine(text, "title", incident.personal.title);
    addLine(text, "date", incident.open.date);
    addLine(text, "event", incident.open.event);
    addLine(text, "round", incident.open.round);
    addLine(text, "board", incident.open.board);
    addLine(text, "white", incident.personal.white);
    addLine(text, "black", incident.personal.black);
    addLine(text, "kinds", incident.open.kinds);
    addLine(text, "articles", incident.open.articles);
    addLine(text, "arbiter", incident.personal.arbiter);
    addLine(text, "appeal until",
            reports::deadlineInWords(incident.personal.appealDeadline,
                                     reports::PhraseBook::forLanguage("en")));
    addLine(text, "appeal", incident.appeal);
    addLine(text, "document", incident.open.documentName);
    addLine(text, "sha256", reports::hexOf(incident.documentHash));
    addLine(text, "note", incident.note);
    return text;
}

std::string statisticsText(const reports::ArchiveStatistics& statistics)
{
    return std::to_string(statistics.incidents) + " incidents, " + std::to_string(statistics.open) +
           " open, " + std::to_string(statistics.withdrawn) + " withdrawn, " +
           std::to_string(statistics.erased) + " erased, " + std::to_string(statistics.appealed) +
           " appealed\n" + countsText("Remedies", statistics.kinds) +
           countsText("Articles", statistics.articles);
}

std::string checkText(const reports::ArchiveCheck& check)
{
    std::string text;
    for (const reports::ArchiveProblem& problem : check.problems) {
        text += problem.number > 0 ? "incident " + std::to_string(problem.number) : "journal";
        text += problem.entry > 0 ? ", entry " + std::to_string(problem.entry) : "";
        text += ": " + problem.code + "\n";
    }
    return text + std::to_string(check.entries) + " entries, " +
           std::to_string(check.problems.size()) + " problems\n";
}

}  // namespace diptych::cli
