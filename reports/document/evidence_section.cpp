#include "reports/document/sections.h"
#include "reports/words/fact_phrases.h"

#include <QtGlobal>

#include <optional>
#include <string>
#include <vector>

namespace diptych::reports {

namespace {

std::string mediumText(score::Medium medium, const PhraseBook& book)
{
    switch (medium) {
    case score::Medium::Typed:
        return label(book, QT_TRANSLATE_NOOP("Report", "typed"));
    case score::Medium::Braille:
        return label(book, QT_TRANSLATE_NOOP("Report", "Braille"));
    case score::Medium::Recorder:
        return label(book, QT_TRANSLATE_NOOP("Report", "recorded speech"));
    case score::Medium::Scan:
        return label(book, QT_TRANSLATE_NOOP("Report", "scan"));
    case score::Medium::Pgn:
        return label(book, QT_TRANSLATE_NOOP("Report", "PGN"));
    }
    return {};
}

bool isShownOn(const score::Evidence& evidence, const std::optional<law::BoardFound>& board)
{
    return board && samePlacement(evidence.finalPosition, board->position);
}

/// The boards and the other records that bear a version out.
std::string supportOf(const score::Evidence& evidence, const law::Boards& boards,
                      const PhraseBook& book)
{
    std::vector<std::string> names;
    if (isShownOn(evidence, boards.white)) {
        names.push_back(label(book, QT_TRANSLATE_NOOP("Report", "White’s board as found")));
    }
    if (isShownOn(evidence, boards.black)) {
        names.push_back(label(book, QT_TRANSLATE_NOOP("Report", "Black’s board as found")));
    }
    for (const score::Keeper keeper : evidence.supportedBy) {
        names.push_back(book.keeper(keeper));
    }
    std::string list;
    for (const std::string& name : names) {
        list += (list.empty() ? "" : ", ") + name;
    }
    return list.empty() ? "—" : list;
}

chess::Position before(const score::Evidence& evidence, const score::Game& game)
{
    const auto index = static_cast<std::size_t>(evidence.ply - 1);
    return index < game.positions.size() ? game.positions[index] : chess::Position::initial();
}

}  // namespace

void addFacts(Document& document, const Report& report, const PhraseBook& book)
{
    List list{factLines(book, report.facts)};
    if (list.items.empty()) {
        return;
    }
    document.blocks.push_back(
        Heading{label(book, QT_TRANSLATE_NOOP("Report", "What the arbiter established"))});
    document.blocks.push_back(std::move(list));
}

void addEvidence(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.comparison.evidence.empty() || book.audience() == Audience::Players) {
        return;
    }
    Table table;
    table.caption =
        label(book, QT_TRANSLATE_NOOP("Report", "Versions of the disputed move, and how "
                                                "far the scores stay legal with them"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Version of")), Align::Left, 4},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Move")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "White’s score to")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Black’s score to")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Supported by")), Align::Left, 4}};
    for (const score::Evidence& evidence : report.comparison.evidence) {
        table.rows.push_back(
            {{capitalised(book.keeper(evidence.hypothesis)),
              book.numberedMove(evidence.ply, before(evidence, report.comparison.game),
                                evidence.move),
              capitalised(book.ply(evidence.whiteLegalTo)),
              capitalised(book.ply(evidence.blackLegalTo)),
              supportOf(evidence, report.boards, book)}});
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Evidence"))});
    document.blocks.push_back(std::move(table));
}

void addSources(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.sources.empty()) {
        return;
    }
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "The scores as they came in"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Score")), Align::Left, 4},
                     {label(book, QT_TRANSLATE_NOOP("Report", "How kept")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "File")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "SHA-256")), Align::Left, 8}};
    for (const Source& source : report.sources) {
        const std::string how = mediumText(source.medium, book) +
                                (source.dialect.empty() ? "" : " (" + source.dialect + ")");
        table.rows.push_back(
            {{capitalised(book.keeper(source.keeper)), how, source.file.empty() ? "—" : source.file,
              source.sha256.empty() ? label(book, QT_TRANSLATE_NOOP("Report", "file not there"))
                                    : source.sha256}});
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Sources"))});
    document.blocks.push_back(std::move(table));
}

}  // namespace diptych::reports
