#include "app/session/helper_run.h"

#include <gtest/gtest.h>

namespace diptych::session {

using End = HelperOutcome::End;

namespace {

HelperOutcome shell(const std::string& script, std::string_view input = {},
                    const HelperLimits& limits = {})
{
    return runHelper("/bin/sh", {"-c", script}, input, {}, limits);
}

}  // namespace

TEST(HelperRun, GivesBackWhatTheProgramSays)
{
    const std::string much(3'000'000, 'x');
    const HelperOutcome outcome = shell("cat", much);
    EXPECT_EQ(outcome.end, End::Answered);
    EXPECT_EQ(outcome.output, much);
}

TEST(HelperRun, OutlivesAProgramThatDoesNotListen)
{
    EXPECT_EQ(shell("echo answer", std::string(3'000'000, 'x')).output, "answer\n");
}

TEST(HelperRun, TellsHowAProgramFailed)
{
    EXPECT_EQ(runHelper("/nowhere/at/all", {}, {}, {}).end, End::NotStarted);
    EXPECT_EQ(shell("exit 3").end, End::Failed);
    EXPECT_EQ(shell("kill -SEGV $$").end, End::Failed);
    EXPECT_EQ(shell("sleep 20", {}, {.time = std::chrono::seconds(1)}).end, End::TookTooLong);
    EXPECT_EQ(shell("yes", {}, {.output = 100'000}).end, End::Failed);
}

TEST(HelperRun, HearsLinesAndBreaksOffWhenTold)
{
    std::vector<std::string> heard;
    const HelperOutcome outcome =
        runHelper("/bin/sh", {"-c", "echo one >&2; echo two >&2; sleep 20"}, {},
                  [&heard](std::string_view line) {
                      heard.emplace_back(line);
                      return heard.size() < 2;
                  });
    EXPECT_EQ(outcome.end, End::BrokenOff);
    EXPECT_EQ(heard, (std::vector<std::string>{"one", "two"}));
}

}  // namespace diptych::session
