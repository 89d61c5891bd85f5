#include "core/incident/case_writer.h"

#include "core/chess/fen.h"
#include "core/incident/checklist_section.h"
#include "core/incident/clocks_section.h"
#include "core/incident/event_section.h"
#include "core/incident/facts_text.h"
#include "core/incident/history_section.h"
#include "core/incident/players_section.h"
#include "core/incident/ruling_section.h"
#include "core/incident/score_header.h"
#include "core/incident/settings_section.h"

#include <algorithm>
#include <string_view>

namespace diptych::incident {

namespace {

void writeComment(std::string& text, std::string comment)
{
    std::replace(comment.begin(), comment.end(), '\n', ' ');
    text += comment.empty() ? "#\n" : "# " + comment + "\n";
}

void writeSection(std::string& text, std::string_view header, std::string_view lines)
{
    if (!lines.empty()) {
        text += "\n" + std::string(header) + "\n" + std::string(lines);
    }
}

void writeScore(std::string& text, const ScoreSource& source)
{
    text += "\n" + scoreHeaderText(source) + "\n";
    if (source.file) {
        text += "file " + *source.file + "\n";
    }
    text += source.text;
    if (!source.text.empty() && !source.text.ends_with('\n')) {
        text += "\n";
    }
}

/// The placement alone, unless more is known of the board.
void writeBoard(std::string& text, std::string_view header,
                const std::optional<chess::Position>& board)
{
    if (!board) {
        return;
    }
    const std::string fen = chess::toFen(*board);
    constexpr std::string_view nothingMore = " w - - 0 1";
    const bool bare = fen.ends_with(nothingMore);
    writeSection(text, header, (bare ? chess::placementOf(*board) : fen) + "\n");
}

}  // namespace

std::string writeCase(const Incident& incident)
{
    std::string text;
    if (!incident.title.empty() || !incident.story.empty()) {
        writeComment(text, incident.title);
    }
    for (const std::string& comment : incident.story) {
        writeComment(text, comment);
    }
    text += settingsText(incident.circumstances);
    for (const ScoreSource& source : incident.scores) {
        writeScore(text, source);
    }
    writeBoard(text, "[board white]", incident.circumstances.whiteBoard);
    writeBoard(text, "[board black]", incident.circumstances.blackBoard);
    writeSection(text, "[clocks]", clocksText(incident.circumstances.clocks));
    writeSection(text, "[facts]", factsText(incident.circumstances.facts));
    writeSection(text, "[event]", eventText(incident.event));
    writeSection(text, "[players]", playersText(incident.players));
    std::string lines;
    for (const Attachment& attachment : incident.attachments) {
        lines += "file " + attachment.file + " caption " + attachment.caption + "\n";
    }
    writeSection(text, "[attachments]", lines);
    writeSection(text, "[checklist]", checklistText(incident.checklist));
    if (incident.ruling) {
        text += "\n[ruling]\n" + rulingText(*incident.ruling);
    }
    writeSection(text, "[history]", historyText(incident.history));
    lines.clear();
    for (const ExpectLine& expectation : incident.expectations) {
        lines += expectation.text + "\n";
    }
    writeSection(text, "[expect]", lines);
    return text;
}

}  // namespace diptych::incident
