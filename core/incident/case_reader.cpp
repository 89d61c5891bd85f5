#include "core/incident/case_reader.h"

#include "core/incident/checklist_section.h"
#include "core/incident/clocks_section.h"
#include "core/incident/event_section.h"
#include "core/incident/facts_section.h"
#include "core/incident/fen_text.h"
#include "core/incident/history_section.h"
#include "core/incident/players_section.h"
#include "core/incident/ruling_section.h"
#include "core/incident/score_header.h"
#include "core/incident/utf8.h"
#include "core/notation/safe_text.h"

#include <algorithm>

namespace diptych::incident {

namespace {

constexpr std::string_view sectionWords =
    "score board clocks facts event players attachments checklist ruling history expect";

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const std::size_t from = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(from);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The word behind an opening bracket: "score" of "[score white]".
std::string_view bracketWord(std::string_view line)
{
    line.remove_prefix(1);
    return line.substr(0, std::min(line.find_first_of(" \t]"), line.size()));
}

bool isSectionWord(std::string_view word)
{
    for (std::string_view left = sectionWords; !left.empty();) {
        const std::size_t end = std::min(left.find(' '), left.size());
        if (left.substr(0, end) == word) {
            return true;
        }
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return false;
}

/// A line in a sheet that stands alone in brackets and can be neither a PGN tag nor a move: the
/// header of a section that does not exist.
bool looksLikeHeader(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 4 || line.front() != '[' || line.back() != ']') {
        return false;
    }
    return std::all_of(line.begin() + 1, line.end() - 1, [](char character) {
        return (character >= 'a' && character <= 'z') || character == ' ' || character == '-';
    });
}

}  // namespace

CaseFile CaseReader::read(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        ++m_line;
        readLine(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    leave();
    m_settings.finish(m_file.diagnostics);
    m_file.incident.circumstances.assisted = assistedOf(m_file.incident.players);
    return std::move(m_file);
}

void CaseReader::readLine(std::string_view text)
{
    if (text.starts_with('[') && readHeader(text)) {
        return;
    }
    if (m_section == Section::Score) {
        readScoreLine(text);
        return;
    }
    if (!isUtf8(text)) {
        complain("not-utf-8", "", "UTF-8 text");
        return;
    }
    const notation::SafeText safe = notation::safeText(text, notation::Unseen::Blank);
    if (safe.replaced > 0) {
        m_file.diagnostics.push_back({Severity::Warning,
                                      "control-character",
                                      {m_line, safe.first.column, 1},
                                      {safe.firstName, "text that can be shown"}});
    }
    if (safe.text.starts_with('#')) {
        readComment(safe.text);
    } else if (!trimmed(safe.text).empty()) {
        readSectionLine(safe.text);
    }
}

void CaseReader::readComment(std::string_view text)
{
    const std::string comment(trimmed(text.substr(1)));
    if (!m_titleRead) {
        m_file.incident.title = comment;
        m_titleRead = true;
    } else if (m_section == Section::Settings) {
        m_file.incident.story.push_back(comment);
    }
}

/// Takes a line as a section header if it is one.
bool CaseReader::readHeader(std::string_view text)
{
    const std::string_view word = bracketWord(text);
    const bool known = isSectionWord(word);
    const bool inSheet = m_section == Section::Score;
    if (inSheet && (known ? text.find('"') != std::string_view::npos : !looksLikeHeader(text))) {
        return false;
    }
    leave();
    m_headerLine = m_line;
    m_section = Section::Unknown;
    if (!known) {
        complain("unknown-section", trimmed(text), "one of [" + std::string(sectionWords) + "]");
        return true;
    }
    std::string_view inside = trimmed(text);
    if (!inside.ends_with(']')) {
        complain("open-bracket", inside, "a closing ]");
        return true;
    }
    // The bracket gives way to a blank so that columns stay right.
    std::string words = " " + std::string(text.substr(1, text.rfind(']') - 1));
    LineCursor line(m_line, words, m_file.diagnostics);
    enter(line);
    return true;
}

void CaseReader::enter(LineCursor& line)
{
    constexpr Named<Section> plain[] = {
        {"clocks", Section::Clocks},
        {"facts", Section::Facts},
        {"event", Section::Event},
        {"players", Section::Players},
        {"attachments", Section::Attachments},
        {"checklist", Section::Checklist},
        {"ruling", Section::Ruling},
        {"history", Section::History},
        {"expect", Section::Expect},
    };
    const std::string_view word = line.word(sectionWords).value_or("");
    if (word == "score") {
        enterScore(line);
        return;
    }
    if (word == "board") {
        enterBoard(line);
        return;
    }
    for (const auto& [name, section] : plain) {
        if (name == word) {
            m_section = section;
        }
    }
    if (m_section == Section::Ruling && !m_file.incident.ruling) {
        m_file.incident.ruling.emplace();
    }
    line.finish();
}

void CaseReader::enterScore(LineCursor& line)
{
    if (auto source = readScoreHeader(line)) {
        source->line = m_line + 1;
        m_file.incident.scores.push_back(std::move(*source));
        m_section = Section::Score;
    }
}

void CaseReader::enterBoard(LineCursor& line)
{
    if (const auto side = line.side()) {
        m_section = *side == chess::Color::White ? Section::WhiteBoard : Section::BlackBoard;
        line.finish();
    }
}

/// Closes the section that ends here.
void CaseReader::leave()
{
    const law::Circumstances& circumstances = m_file.incident.circumstances;
    const bool boardMissing = (m_section == Section::WhiteBoard && !circumstances.whiteBoard) ||
                              (m_section == Section::BlackBoard && !circumstances.blackBoard);
    if (m_section == Section::Score) {
        finishScore();
    } else if (boardMissing && !m_file.hasErrors()) {
        m_file.diagnostics.push_back(
            {Severity::Error, "missing-line", {m_headerLine, 1, 0}, {"", "a FEN below [board …]"}});
    }
}

namespace {

/// Lines such as "entry 23 black Bxf6" and "before 23 black --" (ScoreSource).
bool areCorrections(std::string_view lines)
{
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        if (!line.starts_with("entry ") && !line.starts_with("before ")) {
            return false;
        }
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    }
    return true;
}

}  // namespace

void CaseReader::readScoreLine(std::string_view text)
{
    std::string& sheet = m_file.incident.scores.back().text;
    sheet += text;
    sheet += '\n';
}

/// Cuts empty lines off the end of a sheet, and takes "file PATH" for what it is, alone or with
/// corrections below it.
void CaseReader::finishScore()
{
    ScoreSource& source = m_file.incident.scores.back();
    source.text.erase(source.text.find_last_not_of(" \t\n") + 1);
    const std::string_view whole = trimmed(source.text);
    const std::string_view first = whole.substr(0, whole.find('\n'));
    std::string_view rest = whole.substr(first.size());
    rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of('\n')));
    constexpr std::string_view word = "file ";
    if (first.starts_with(word) && areCorrections(rest)) {
        source.file = notation::safeText(trimmed(first.substr(word.size()))).text;
        source.text = rest.empty() ? std::string() : std::string(rest) + "\n";
    } else if (!source.text.empty()) {
        source.text += '\n';
    }
}

void CaseReader::readSectionLine(std::string_view text)
{
    const std::size_t complaints = m_file.diagnostics.size();
    LineCursor line(m_line, text, m_file.diagnostics);
    const LineCursor whole = line;
    readWords(line);
    const bool repeats = m_section == Section::Expect || m_section == Section::History;
    if (!repeats && m_file.diagnostics.size() == complaints) {
        m_said[m_section].hold(whole);
    }
}

void CaseReader::readWords(LineCursor& line)
{
    Incident& incident = m_file.incident;
    switch (m_section) {
    case Section::Settings:
        return m_settings.read(line);
    case Section::WhiteBoard:
        return readBoard(line, incident.circumstances.whiteBoard);
    case Section::BlackBoard:
        return readBoard(line, incident.circumstances.blackBoard);
    case Section::Clocks:
        return readClockLine(line, incident.circumstances.clocks);
    case Section::Facts:
        return readFact(line, incident.circumstances.facts);
    case Section::Event:
        return readEventLine(line, incident.event);
    case Section::Players:
        return readPlayerLine(line, incident.players);
    case Section::Attachments:
        return readAttachment(line);
    case Section::Checklist:
        return readChecklistLine(line, incident.checklist);
    case Section::Ruling:
        return readRulingLine(line, *incident.ruling);
    case Section::History:
        return readHistoryLine(line, incident.history);
    case Section::Expect:
        incident.expectations.push_back({m_line, std::string(line.rest())});
        return;
    case Section::Score:
    case Section::Unknown:
        return;
    }
}

void CaseReader::readBoard(LineCursor& line, std::optional<chess::Position>& board)
{
    if (board) {
        line.complain("repeated", line.peek(), "one FEN for each board");
        return;
    }
    board = readFen(line, chess::FenUse::BoardAsFound);
}

void CaseReader::readAttachment(LineCursor& line)
{
    if (!line.fixed("file")) {
        return;
    }
    const auto text = line.text("a path");
    if (!text) {
        return;
    }
    constexpr std::string_view word = " caption ";
    const std::size_t at = text->find(word);
    if (at == std::string::npos) {
        line.complain("missing-word", *text, "caption and its text behind the path");
        return;
    }
    m_file.incident.attachments.push_back(
        {std::string(trimmed(std::string_view(*text).substr(0, at))),
         std::string(trimmed(std::string_view(*text).substr(at + word.size())))});
}

void CaseReader::complain(std::string_view code, std::string_view found, std::string_view expected)
{
    m_file.diagnostics.push_back({Severity::Error,
                                  std::string(code),
                                  {m_line, 1, static_cast<int>(found.size())},
                                  {std::string(found), std::string(expected)}});
}

}  // namespace diptych::incident
