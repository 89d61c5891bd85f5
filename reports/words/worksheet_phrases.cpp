#include "reports/words/worksheet_phrases.h"

#include "reports/words/decision.h"

#include <QtGlobal>

#include <algorithm>
#include <initializer_list>

namespace diptych::reports {

namespace {

using law::Worksheets;

std::string say(const PhraseBook& book, const char* source,
                std::initializer_list<std::string> arguments = {})
{
    return capitalised(book.text("Worksheets", source, arguments));
}

std::string joined(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items) {
        text += (text.empty() ? "" : ", ") + item;
    }
    return text;
}

std::string pliesInWords(const PhraseBook& book, const std::vector<int>& plies)
{
    std::vector<std::string> names;
    std::ranges::transform(plies, std::back_inserter(names),
                           [&](int ply) { return book.ply(ply); });
    return joined(names);
}

void addFlag(std::vector<std::string>& lines, const PhraseBook& book,
             const law::FlagWorksheet& sheet)
{
    const std::string side = book.side(sheet.side);
    lines.push_back(
        sheet.needed ? say(book, QT_TRANSLATE_NOOP("Worksheets", "%1 needed %2 completed moves."),
                           {side, std::to_string(*sheet.needed)})
                     : say(book,
                           QT_TRANSLATE_NOOP("Worksheets", "%1 is in the last period, in which no "
                                                           "number of moves is needed."),
                           {side}));
    for (const law::ProvenMoves& proven : sheet.sheets) {
        const std::string keeper = book.keeper(proven.keeper);
        lines.push_back(
            say(book,
                QT_TRANSLATE_NOOP("Worksheets", "%1 proves %2 completed moves; %3 are "
                                                "recorded."),
                {keeper, std::to_string(proven.proven), std::to_string(proven.recorded)}));
        if (!proven.gaps.empty()) {
            lines.push_back(say(book, QT_TRANSLATE_NOOP("Worksheets", "%1 has gaps: %2."),
                                {keeper, pliesInWords(book, proven.gaps)}));
        }
        if (proven.unpressed) {
            lines.push_back(say(book,
                                QT_TRANSLATE_NOOP("Worksheets", "%1 does not show that the clock "
                                                                "was pressed after %2."),
                                {keeper, book.ply(*proven.unpressed)}));
        }
    }
}

void addClaim(std::vector<std::string>& lines, const PhraseBook& book,
              const law::DrawWorksheet& sheet)
{
    if (!sheet.claim) {
        return;
    }
    if (sheet.claimState == law::ClaimState::Disputed) {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Worksheets", "The claim of %1 is good by one score "
                                                            "only; it is open whose repetitions "
                                                            "are agreed."),
                            {book.side(sheet.claim->side)}));
    } else if (sheet.claimState == law::ClaimState::Lost) {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Worksheets", "%1 touched a piece and cannot claim "
                                                            "on this move."),
                            {book.side(sheet.claim->side)}));
    } else if (sheet.claimState == law::ClaimState::Good) {
        lines.push_back(say(book, QT_TRANSLATE_NOOP("Worksheets", "The claim of %1 is good."),
                            {book.side(sheet.claim->side)}));
    } else if (sheet.ifWrong) {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Worksheets", "The claim of %1 is wrong; it costs "
                                                            "%2 (%3)."),
                            {book.side(sheet.claim->side), book.duration(sheet.ifWrong->seconds),
                             book.article(sheet.ifWrong->article)}));
    } else {
        lines.push_back(say(book,
                            QT_TRANSLATE_NOOP("Worksheets", "The claim of %1 is wrong; this "
                                                            "edition names no penalty for it."),
                            {book.side(sheet.claim->side)}));
    }
}

void addDraw(std::vector<std::string>& lines, const PhraseBook& book,
             const law::DrawWorksheet& sheet)
{
    constexpr std::size_t mostToName = 5;
    for (std::size_t i = 0; i < std::min(mostToName, sheet.repeated.size()); ++i) {
        const law::RepeatedPosition& one = sheet.repeated[i];
        lines.push_back(
            say(book,
                QT_TRANSLATE_NOOP("Worksheets", "A position has stood %1 times, on both scores %2 "
                                                "times: after %3."),
                {std::to_string(one.plies.size()), std::to_string(one.agreedTimes),
                 pliesInWords(book, one.plies)}));
    }
    lines.push_back(
        say(book,
            QT_TRANSLATE_NOOP("Worksheets", "%1 half-moves without a capture or a "
                                            "pawn move, since %2; a claim needs 100, "
                                            "and 150 end the game."),
            {std::to_string(sheet.pliesWithoutProgress), book.ply(sheet.lastProgress)}));
    addClaim(lines, book, sheet);
}

constexpr Phrase toRecordTable[] = {
    {"position", QT_TRANSLATE_NOOP("Worksheets", "the position")},
    {"white-time", QT_TRANSLATE_NOOP("Worksheets", "White’s time")},
    {"black-time", QT_TRANSLATE_NOOP("Worksheets", "Black’s time")},
    {"running-clock", QT_TRANSLATE_NOOP("Worksheets", "whose clock was running")},
    {"moves-completed", QT_TRANSLATE_NOOP("Worksheets", "the number of moves completed")},
};

std::string openPly(const PhraseBook& book, const law::OpenPly& open)
{
    const auto squares = [](chess::Move move) {
        return chess::toString(move.from()) + "–" + chess::toString(move.to());
    };
    switch (open.evidence) {
    case law::PlyEvidence::Disputed:
        return say(book,
                   QT_TRANSLATE_NOOP("Worksheets", "%1: White’s score has %2, Black’s has %3."),
                   {book.ply(open.ply), squares(*open.white), squares(*open.black)});
    case law::PlyEvidence::OneSheetOnly:
        return say(book, QT_TRANSLATE_NOOP("Worksheets", "%1: only one score has it, %2."),
                   {book.ply(open.ply), squares(open.white ? *open.white : *open.black)});
    case law::PlyEvidence::Unknown:
        return say(book, QT_TRANSLATE_NOOP("Worksheets", "%1: no score shows it."),
                   {book.ply(open.ply)});
    }
    return {};
}

/// The last of a row of plies that no score shows.
std::size_t lastOfUnknown(const std::vector<law::OpenPly>& open, std::size_t first)
{
    std::size_t last = first;
    while (open[first].evidence == law::PlyEvidence::Unknown && last + 1 < open.size() &&
           open[last + 1].evidence == law::PlyEvidence::Unknown &&
           open[last + 1].ply == open[last].ply + 1) {
        ++last;
    }
    return last;
}

void addReconstruction(std::vector<std::string>& lines, const PhraseBook& book,
                       const law::ReconstructionWorksheet& sheet)
{
    if (!sheet.missing.empty()) {
        std::vector<std::string> names;
        for (const law::ToRecord what : sheet.missing) {
            names.push_back(book.text("Worksheets", findPhrase(toRecordTable, law::toCode(what))));
        }
        lines.push_back(say(book, QT_TRANSLATE_NOOP("Worksheets", "To be written down first: %1."),
                            {joined(names)}));
    }
    lines.push_back(say(book,
                        QT_TRANSLATE_NOOP("Worksheets", "To be set up on a second board: the "
                                                        "position after %1."),
                        {book.ply(sheet.agreedPly)}));
    for (std::size_t i = 0; i < sheet.open.size(); ++i) {
        const std::size_t last = lastOfUnknown(sheet.open, i);
        if (last > i) {
            lines.push_back(say(book,
                                QT_TRANSLATE_NOOP("Worksheets", "%1 to %2: no score shows them."),
                                {book.ply(sheet.open[i].ply), book.ply(sheet.open[last].ply)}));
            i = last;
        } else {
            lines.push_back(openPly(book, sheet.open[i]));
        }
    }
}

constexpr const char* nextPeriodAdded =
    QT_TRANSLATE_NOOP("Worksheets", "Where the clock does not add the next period by itself, it is "
                                    "set with it: White %2, Black %3.");

/// No article of the edition allows these times expressly.
const char* withoutArticle(law::ClockChoice choice)
{
    switch (choice) {
    case law::ClockChoice::BothUnchanged:
        return QT_TRANSLATE_NOOP("Worksheets", "Also possible by the arbiter’s judgement: the "
                                               "clocks are left as they are, White %2, Black %3.");
    case law::ClockChoice::OnlyWhiteRestored:
        return QT_TRANSLATE_NOOP("Worksheets", "Also possible by the arbiter’s judgement: only "
                                               "White gets time back, White %2, Black %3.");
    case law::ClockChoice::OnlyBlackRestored:
        return QT_TRANSLATE_NOOP("Worksheets", "Also possible by the arbiter’s judgement: only "
                                               "Black gets time back, White %2, Black %3.");
    case law::ClockChoice::NextPeriodAdded:
        return nextPeriodAdded;
    }
    return "";
}

const char* textOf(law::ClockChoice choice)
{
    switch (choice) {
    case law::ClockChoice::BothUnchanged:
        return QT_TRANSLATE_NOOP("Worksheets", "Also lawful (%1): the clocks are left as they "
                                               "are, White %2, Black %3.");
    case law::ClockChoice::OnlyWhiteRestored:
        return QT_TRANSLATE_NOOP("Worksheets", "Also lawful (%1): only White gets time back, "
                                               "White %2, Black %3.");
    case law::ClockChoice::OnlyBlackRestored:
        return QT_TRANSLATE_NOOP("Worksheets", "Also lawful (%1): only Black gets time back, "
                                               "White %2, Black %3.");
    case law::ClockChoice::NextPeriodAdded:
        return nextPeriodAdded;
    }
    return "";
}

constexpr Phrase modelTable[] = {
    {"dgt-3000", "DGT 3000"},
    {"dgt-2010", "DGT 2010"},
    {"dgt-2500", "DGT 2500"},
    {"analogue", QT_TRANSLATE_NOOP("Worksheets", "analogue clock")},
};

constexpr Phrase stepTable[] = {
    {"pause", QT_TRANSLATE_NOOP("Worksheets", "Stop both clocks.")},
    {"lever-to-mover", QT_TRANSLATE_NOOP("Worksheets", "Set the lever so that %1 is to move.")},
    {"hold-to-edit", QT_TRANSLATE_NOOP("Worksheets", "Hold the start and stop key for three "
                                                     "seconds, until a digit blinks.")},
    {"set-time", QT_TRANSLATE_NOOP("Worksheets", "Set %1’s time to %2, digit by digit.")},
    {"set-counter", QT_TRANSLATE_NOOP("Worksheets", "Set the number of moves of %1 to %2.")},
    {"set-period", QT_TRANSLATE_NOOP("Worksheets", "Set the period to %2.")},
    {"confirm", QT_TRANSLATE_NOOP("Worksheets", "Confirm the last value.")},
    {"turn-hands", QT_TRANSLATE_NOOP("Worksheets", "Turn %1’s hands to %2, to the nearest minute, "
                                                   "so that the flag falls at twelve.")},
    {"check-flags", QT_TRANSLATE_NOOP("Worksheets", "See that both flags stand up.")},
    {"start-again", QT_TRANSLATE_NOOP("Worksheets", "Start the clock again; %1’s time runs.")},
};

bool setsATime(clock::SettingAction action)
{
    return action == clock::SettingAction::SetTime || action == clock::SettingAction::TurnHands;
}

}  // namespace

std::vector<std::string> worksheetLines(const PhraseBook& book, const Worksheets& worksheets)
{
    std::vector<std::string> lines;
    if (book.audience() == Audience::Players) {
        return lines;
    }
    if (worksheets.flag) {
        addFlag(lines, book, *worksheets.flag);
    }
    if (worksheets.draw) {
        addDraw(lines, book, *worksheets.draw);
    }
    if (worksheets.reconstruction) {
        addReconstruction(lines, book, *worksheets.reconstruction);
    }
    for (const law::ClockOption& option : worksheets.clockOptions) {
        lines.push_back(say(book,
                            worksheets.clockArticle.empty() ? withoutArticle(option.choice)
                                                            : textOf(option.choice),
                            {book.article(worksheets.clockArticle), book.clockTime(option.white),
                             book.clockTime(option.black)}));
        if (option.period) {
            lines.back() +=
                " " + say(book,
                          QT_TRANSLATE_NOOP("Worksheets", "The clock then stays in period %1 and "
                                                          "adds nothing at the control."),
                          {std::to_string(*option.period)});
        }
    }
    return lines;
}

bool isToBeSet(const law::ClockProposal& clocks)
{
    const auto changes = [](const std::optional<law::ClockSetting>& setting) {
        return setting && !isLeftAsItIs(*setting);
    };
    return changes(clocks.white) || changes(clocks.black);
}

std::string clockModelName(const PhraseBook& book, clock::ClockModel model)
{
    return book.text("Worksheets", findPhrase(modelTable, clock::toCode(model)));
}

std::vector<std::string> settingLines(const PhraseBook& book, clock::ClockModel model,
                                      const law::ClockProposal& proposal,
                                      const std::optional<clock::TimeControl>& control)
{
    std::vector<std::string> lines;
    if (!proposal.white || !proposal.black || !proposal.running ||
        book.audience() == Audience::Players) {
        return lines;
    }
    const bool hasPeriods = control && control->periods.size() > 1;
    const clock::WantedDisplay wanted{proposal.white->seconds,
                                      proposal.black->seconds,
                                      proposal.counterWhite,
                                      proposal.counterBlack,
                                      hasPeriods ? proposal.period : std::nullopt,
                                      *proposal.running};
    for (const clock::SettingStep& step : clock::settingSteps(model, wanted)) {
        const std::string value = !step.value              ? std::string()
                                  : setsATime(step.action) ? book.clockTime(*step.value)
                                                           : std::to_string(*step.value);
        lines.push_back(say(book, findPhrase(stepTable, clock::toCode(step.action)),
                            {step.side ? book.side(*step.side) : std::string(), value}));
    }
    return lines;
}

}  // namespace diptych::reports
