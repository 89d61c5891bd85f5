#include "app/session/desk.h"
#include "core/chess/san.h"
#include "core/law/finding_ids.h"
#include "core/notation/dialect_catalog.h"
#include "core/notation/entry_reader.h"
#include "core/notation/move_writer.h"
#include "reports/words/phrase_book.h"
#include "tests/cases/every_case.h"
#include "tests/core/law/assessment_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::cases::test {
namespace {

using law::test::findingsText;
using law::test::rulingText;

/// Every entry of a score that says one move by itself, written in another dialect.
void rewrite(std::vector<score::Sheet>& sheets, const score::ScoreLine& line,
             const notation::Dialect& dialect)
{
    score::Sheet& sheet = sheets[line.sheet];
    sheet.dialect = dialect.code;
    for (std::size_t i = 0; i < line.plies.size() && i < line.positions.size(); ++i) {
        const score::PlyRecord& record = line.plies[i];
        if (!record.entry || !record.move || record.state == score::PlyState::Ambiguous) {
            continue;
        }
        score::Entry& entry = sheet.entries[*record.entry];
        if (entry.readings.empty()) {
            continue;
        }
        const auto said = chess::resolve(line.positions[i], entry.readings.front().token);
        if (const auto* move = std::get_if<chess::Move>(&said); move && *move == *record.move) {
            const std::string text = notation::writeMove(line.positions[i], *move, dialect);
            const notation::Readings readings =
                notation::readEntry(text, dialect, {notation::Capitals::Used});
            ASSERT_FALSE(readings.empty()) << dialect.code << " " << text;
            // Who sees the board from the other side does so in every dialect.
            const bool isMirrored =
                entry.readings.front().reason == notation::ReadingReason::Mirrored;
            entry.text = text;
            entry.readings = readings;
            if (isMirrored) {
                entry.readings.front().reason = notation::ReadingReason::Mirrored;
            }
        }
    }
}

/// The last move stands on the boards and its player has not completed it: his clock runs (6.2.1).
bool goesOnFromAnOpenMove(const session::Desk& desk, const chess::Position& position)
{
    const auto& facts = desk.incident.circumstances.facts;
    const auto& running = desk.incident.circumstances.clocks.running;
    const auto answer = facts.answers.find("was-the-clock-pressed");
    const bool open = answer != facts.answers.end() ? answer->second == "no"
                      : facts.pressed != law::Answered::NotStated
                          ? facts.pressed == law::Answered::No
                          : running && *running != position.sideToMove();
    const auto& game = desk.assessment.comparison.game;
    return open && game.plies() > 0 && position == game.positions.back();
}

TEST(Cases, RuleTheSameInOtherDialects)
{
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        const score::Comparison& comparison = desk->assessment.comparison;
        for (const char* code : {"pl", "ru", "el"}) {
            const notation::Dialect* dialect = notation::findDialect(code);
            ASSERT_NE(dialect, nullptr);
            std::vector<score::Sheet> sheets = desk->sheets;
            for (const auto* line : {&comparison.white, &comparison.black}) {
                if (*line) {
                    rewrite(sheets, **line, *dialect);
                }
            }
            const auto again = law::assess(
                session::withClockReadings(desk->incident.circumstances, sheets), sheets);
            EXPECT_EQ(rulingText(again), rulingText(desk->assessment))
                << nameOf(path) << " " << code;
            EXPECT_EQ(findingsText(again), findingsText(desk->assessment))
                << nameOf(path) << " " << code;
        }
    }
}

TEST(Cases, AskOnlyWhatChangesSomething)
{
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        EXPECT_EQ(law::test::whatIsWrongWithQuestions(desk->incident.circumstances, desk->sheets),
                  "")
            << nameOf(path);
    }
}

TEST(Cases, StartTheClockOfTheSideToMoveUnlessMoreIsToBeDoneFirst)
{
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        for (const law::Remedy& remedy : desk->assessment.remedies) {
            if (!remedy.clocks) {
                continue;
            }
            const bool stopped = keepsClocksStopped(remedy.id) || !remedy.position;
            if (!stopped && goesOnFromAnOpenMove(*desk, *remedy.position)) {
                EXPECT_EQ(remedy.clocks->running, opposite(remedy.position->sideToMove()))
                    << nameOf(path);
                continue;
            }
            EXPECT_EQ(remedy.clocks->running,
                      stopped ? std::optional<chess::Color>() : remedy.position->sideToMove())
                << nameOf(path);
            for (const auto& setting : {remedy.clocks->white, remedy.clocks->black}) {
                const bool left = !setting || setting->method == law::ClockMethod::Unchanged;
                EXPECT_TRUE(left || remedy.id != law::RemedyId::Ask) << nameOf(path);
            }
        }
    }
}

TEST(Cases, SayWhoseClockIsStartedOnlyWhereOneIs)
{
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        const auto book = reports::PhraseBook::forLanguage(reports::Language::English,
                                                           reports::Audience::Arbiter);
        const bool waits =
            std::ranges::any_of(desk->assessment.remedies, [](const law::Remedy& remedy) {
                return remedy.recommended && keepsClocksStopped(remedy.id);
            });
        for (const std::string& line : book.aloud(desk->incident, desk->assessment)) {
            EXPECT_FALSE(waits && (line.find("clock is started") != std::string::npos ||
                                   line.find("turn to move") != std::string::npos))
                << nameOf(path) << ": " << line;
        }
    }
}

TEST(Cases, GiveOnlyFindingsThatAreKnown)
{
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        for (const law::Finding& finding : desk->assessment.findings) {
            EXPECT_NE(std::find(std::begin(law::findingIds), std::end(law::findingIds), finding.id),
                      std::end(law::findingIds))
                << nameOf(path) << " " << finding.id;
        }
    }
}

}  // namespace
}  // namespace diptych::cases::test
