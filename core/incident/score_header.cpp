#include "core/incident/score_header.h"

#include "core/notation/braille_catalog.h"
#include "core/notation/embedded_dialects.h"
#include "core/notation/spoken_catalog.h"

#include <algorithm>
#include <vector>

namespace diptych::incident {

namespace {

using score::Keeper;
using score::Medium;

constexpr Named<Keeper> keepers[] = {
    {"white", Keeper::White},
    {"black", Keeper::Black},
    {"assistant", Keeper::Assistant},
    {"assistant-white", Keeper::AssistantWhite},
    {"assistant-black", Keeper::AssistantBlack},
    {"recorder", Keeper::Recorder},
    {"arbiter", Keeper::Arbiter},
    {"board", Keeper::Board},
};

constexpr Named<Medium> media[] = {
    {"typed", Medium::Typed}, {"braille", Medium::Braille}, {"recorder", Medium::Recorder},
    {"scan", Medium::Scan},   {"pgn", Medium::Pgn},
};

/// Codes of the dialects that are written: the names of their data files.
std::vector<std::string> written()
{
    constexpr std::string_view extension = ".xml";
    std::vector<std::string> codes;
    for (const EmbeddedFile& file : notation::embeddedDialects()) {
        if (file.name.ends_with(extension)) {
            codes.emplace_back(file.name.substr(0, file.name.size() - extension.size()));
        }
    }
    return codes;
}

template <typename Dialect>
std::vector<std::string> codesOf(const std::vector<Dialect>& dialects)
{
    std::vector<std::string> codes;
    for (const Dialect& dialect : dialects) {
        codes.push_back(dialect.code);
    }
    return codes;
}

std::vector<std::string> dialectsOf(Medium medium)
{
    switch (medium) {
    case Medium::Braille:
        return codesOf(notation::allBrailleCodes());
    case Medium::Recorder:
        return codesOf(notation::allSpokenLanguages());
    case Medium::Typed:
    case Medium::Scan:
    case Medium::Pgn:
        break;
    }
    return written();
}

bool readDialect(LineCursor& line, ScoreSource& source)
{
    const auto found = line.word("a dialect");
    if (!found) {
        return false;
    }
    if (!isDialectOf(source.medium, *found)) {
        line.complain("unknown-dialect", *found, dialectCodes(source.medium));
        return false;
    }
    source.dialect = std::string(*found);
    return true;
}

}  // namespace

bool isDialectOf(Medium medium, std::string_view code)
{
    const std::vector<std::string> known = dialectsOf(medium);
    return code == "auto" || std::find(known.begin(), known.end(), code) != known.end();
}

std::string dialectCodes(Medium medium)
{
    std::string codes = "auto";
    for (const std::string& code : dialectsOf(medium)) {
        codes += " " + code;
    }
    return codes;
}

std::string keeperCodes()
{
    std::string codes;
    for (const Named<Keeper>& keeper : keepers) {
        codes += (codes.empty() ? "" : " ") + std::string(keeper.word);
    }
    return codes;
}

std::optional<ScoreSource> readScoreHeader(LineCursor& line)
{
    ScoreSource source;
    const auto keeper = line.oneOf(keepers);
    if (!keeper) {
        return std::nullopt;
    }
    source.keeper = *keeper;
    if (!line.atEnd()) {
        const auto medium = line.oneOf(media);
        if (!medium) {
            return std::nullopt;
        }
        source.medium = *medium;
    }
    if (!line.atEnd() && !readDialect(line, source)) {
        return std::nullopt;
    }
    line.finish();
    return source;
}

std::string scoreHeaderText(const ScoreSource& source)
{
    std::string text = "[score ";
    text += score::toCode(source.keeper);
    text += " ";
    text += score::toCode(source.medium);
    return text + " " + source.dialect + "]";
}

}  // namespace diptych::incident
