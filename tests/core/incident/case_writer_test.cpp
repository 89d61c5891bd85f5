#include "core/incident/case_file.h"
#include "core/incident/case_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace diptych;
using namespace diptych::incident;

namespace {

/// Everything that a case file can say, one line for each word.
constexpr std::string_view everything = R"(#
# The title is empty, the story is not.
law fide-2009
play blitz supervised
disabled both
hearing black
time 40/7200:3600d10
start-credit no
start 8/8/4k3/8/8/4K3/4R3/8 w - - 98 80

[score assistant-black typed fr]
  1. e4 e5
# 2. not a comment

[Fritz]
2. Cf3
[score recorder recorder de]
file rec.srt
[score white]
[board white]
8/8/8/8/8/8/8/8
[board black]
r2q1rk1/1bpnbppp/p2p1n2/1p2p3/3PP3/2P2N1P/PPBN1PP1/R1BQR1K1 b - - 4 12
[clocks]
white 0:00:00
black 12:34:56
running white
completed 0 0
bonus black yes
anchor black 3 0:01:02 recorder
elapsed 1:00:00
policy keep
[facts]
pressed yes
touched white e1 h1
touched black a8
touch-order unknown
released white d2
removed black e4
executed black 6 h7 h6
adjusting black
claim-lost white
announced 25 Springer Felix eins
not-announced 23
repeated 17 Anna drei
not-repeated 19
slip 6 Hector fünf before-press
concedes white 3
copied black 57
stopped white 60
claimed black
observed
illegal-before white 1
illegal-before black 2
flag both unknown
clock-defect white
wrong-setting five seconds
late black 0:45:00
paused white without-reason
draw-claim black fifty
draw-offer white 3
sealed black Nf1
adjourned 24
device white not-approved
result 1-0 resignation
setup black wrong
colours reversed
eboard 3 Nf3
answer which-promotion-piece n by assistant-white
answer which-score-is-official white by Anna Sighted
[event]
name A
city B
federation C
round 3
board 1
date 2023-05-06
arbiter D
chief E
deputy F
rules G
rules H
time-called 9:05
resumed-at 10:00
appeal-deadline 23:59
event-id 345678
language German
start 14:00
called-by White
decided-at 9:25
deposit 50 EUR
[players]
white "A \\ \"B\", C" GM 2700 FRA 123456
black ""
assistant white "D"
assistant black "E"
[attachments]
file a b.png caption c caption d
[checklist]
board-size yes
device-approved no
appeal-explained yes
[ruling]
choose game-over 8b 9.6.1
clock black 0:00:01
reason one
reason two
statement white three
statement white four
statement arbiter five
witness "F \"G\"" six
warning white seven
refused-to-sign black
refused-to-sign white
[expect]
boards equal
penalty none
)";

std::string contentsOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What a reader makes of the text, written out once more: equal values give equal texts.
void expectKept(std::string_view text, const std::string& name)
{
    const CaseFile first = readCase(text);
    ASSERT_FALSE(first.hasErrors()) << name;
    const std::string written = writeCase(first.incident);
    const CaseFile second = readCase(written);
    ASSERT_FALSE(second.hasErrors()) << written;
    EXPECT_EQ(writeCase(second.incident), written) << name;
}

}  // namespace

TEST(CaseWriter, LosesNothingThatACaseCanSay)
{
    expectKept(everything, "everything");
    const std::string written = writeCase(readCase(everything).incident);
    std::string_view left = everything;
    while (!left.empty()) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        const std::string line(left.substr(0, end));
        EXPECT_NE(
            written.find(line == "[score white]" ? "[score white typed auto]\n" : line + "\n"),
            std::string::npos)
            << line;
        left.remove_prefix(std::min(end + 1, left.size()));
    }
}

TEST(CaseWriter, KeepsEveryCaseOfTheTests)
{
    int count = 0;
    const std::filesystem::path folder = std::filesystem::path(DIPTYCH_SOURCE_DIR) / "tests/cases";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".case") {
            expectKept(contentsOf(entry.path()), entry.path().string());
            ++count;
        }
    }
    EXPECT_GE(count, 200);
}

TEST(CaseWriter, KeepsTheSheetsLetterByLetter)
{
    const Incident first = readCase(everything).incident;
    const Incident second = readCase(writeCase(first)).incident;
    ASSERT_EQ(first.scores.size(), second.scores.size());
    for (std::size_t i = 0; i < first.scores.size(); ++i) {
        EXPECT_EQ(first.scores[i].text, second.scores[i].text);
        EXPECT_EQ(first.scores[i].file, second.scores[i].file);
        EXPECT_EQ(first.scores[i].keeper, second.scores[i].keeper);
        EXPECT_EQ(first.scores[i].dialect, second.scores[i].dialect);
    }
}

TEST(CaseWriter, PutsATextOfSeveralLinesOnOneWhereACaseHasOne)
{
    Incident incident;
    incident.title = "One\ntwo";
    EXPECT_EQ(readCase(writeCase(incident)).incident.title, "One two");
}
