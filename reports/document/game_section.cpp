#include "reports/document/sections.h"

#include <QtGlobal>

namespace diptych::reports {

namespace {

void add(Fields& fields, const std::string& name, const std::string& value)
{
    if (!value.empty()) {
        fields.fields.push_back({name, value});
    }
}

std::string playerText(const incident::Player& player)
{
    std::string text = player.title.empty() ? player.name : player.title + " " + player.name;
    std::string details;
    const auto addDetail = [&details](const std::string& detail) {
        if (!detail.empty()) {
            details += details.empty() ? detail : ", " + detail;
        }
    };
    addDetail(player.rating ? std::to_string(*player.rating) : std::string());
    addDetail(player.federation);
    addDetail(player.fideId.empty() ? std::string() : "FIDE " + player.fideId);
    return details.empty() ? text : text + " (" + details + ")";
}

std::string whoText(law::Who who, const PhraseBook& book)
{
    switch (who) {
    case law::Who::None:
        return {};
    case law::Who::White:
        return capitalised(book.side(chess::Color::White));
    case law::Who::Black:
        return capitalised(book.side(chess::Color::Black));
    case law::Who::Both:
        return label(book, QT_TRANSLATE_NOOP("Report", "both players"));
    }
    return {};
}

void addEvent(Fields& fields, const incident::Event& event, const PhraseBook& book)
{
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Event")), event.name);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Number of the event")), event.id);
    const std::string place = event.federation.empty() || event.city.empty()
                                  ? event.city + event.federation
                                  : event.city + " (" + event.federation + ")";
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Place")), place);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Date")), event.date);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Round")), event.round);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Board")), event.board);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Arbiter")), event.arbiter);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Chief arbiter")), event.chief);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Deputy arbiter")), event.deputy);
}

void addTimes(Fields& fields, const incident::Event& event, const PhraseBook& book)
{
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Scheduled start")), event.start);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Moves announced in")), event.language);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Arbiter called at")), event.timeCalled);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Arbiter called by")), event.calledBy);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Decided at")), event.decidedAt);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Game resumed at")), event.resumedAt);
    for (const std::string& rule : event.rules) {
        add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Local adaptation")), rule);
    }
}

void addPlayers(Fields& fields, const incident::Players& players, const PhraseBook& book)
{
    if (players.white) {
        add(fields, label(book, QT_TRANSLATE_NOOP("Report", "White")), playerText(*players.white));
    }
    if (players.black) {
        add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Black")), playerText(*players.black));
    }
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Assistant of White")),
        players.whiteAssistant.value_or(""));
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Assistant of Black")),
        players.blackAssistant.value_or(""));
}

}  // namespace

void addGame(Document& document, const Report& report, const PhraseBook& book)
{
    const GameData& game = report.game;
    Fields fields;
    addPlayers(fields, game.players, book);
    addEvent(fields, game.event, book);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Visually disabled")),
        whoText(game.disabled, book));
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Hearing impaired")),
        whoText(game.hearingImpaired, book));
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Laws")), book.edition(game.edition));
    const std::string play = book.play(game.play);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Play")),
        game.supervision == law::Supervision::Full
            ? label(book, QT_TRANSLATE_NOOP("Report", "%1, competition rules in full"), {play})
            : play);
    if (game.time) {
        add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Time control")),
            book.timeControl(*game.time));
    }
    addTimes(fields, game.event, book);
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "The game"))});
    document.blocks.push_back(std::move(fields));
}

void addGameInShort(Document& document, const Report& report, const PhraseBook& book)
{
    const GameData& game = report.game;
    Fields fields;
    addPlayers(fields, game.players, book);
    addEvent(fields, game.event, book);
    add(fields, label(book, QT_TRANSLATE_NOOP("Report", "Laws")), book.edition(game.edition));
    document.blocks.push_back(std::move(fields));
}

}  // namespace diptych::reports
