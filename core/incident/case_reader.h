#pragma once

#include "core/incident/case_file.h"
#include "core/incident/line_cursor.h"
#include "core/incident/said_once.h"
#include "core/incident/settings_section.h"

#include <cstdint>
#include <map>
#include <string_view>

namespace diptych::incident {

/// Reads a case file line by line; one reader reads one file.
class CaseReader {
public:
    CaseFile read(std::string_view text);

private:
    enum class Section : std::uint8_t {
        Settings,
        Score,
        WhiteBoard,
        BlackBoard,
        Clocks,
        Facts,
        Event,
        Players,
        Attachments,
        Checklist,
        Ruling,
        History,
        Expect,
        Unknown,
    };

    void readLine(std::string_view text);
    void readComment(std::string_view text);
    bool readHeader(std::string_view text);
    void enter(LineCursor& line);
    void enterScore(LineCursor& line);
    void enterBoard(LineCursor& line);
    void leave();
    void readScoreLine(std::string_view text);
    void finishScore();
    void readSectionLine(std::string_view text);
    void readWords(LineCursor& line);
    void readBoard(LineCursor& line, std::optional<chess::Position>& board);
    void readAttachment(LineCursor& line);
    void complain(std::string_view code, std::string_view found, std::string_view expected);

    CaseFile m_file{};
    std::map<Section, SaidOnce> m_said{};
    SettingsReader m_settings{m_file.incident.circumstances};
    Section m_section = Section::Settings;
    int m_line = 0;
    int m_headerLine = 0;
    bool m_titleRead = false;
};

}  // namespace diptych::incident
