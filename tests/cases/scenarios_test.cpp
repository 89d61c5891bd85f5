#include "app/session/desk.h"
#include "core/law/question_ids.h"
#include "tests/cases/every_case.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace diptych::cases::test {
namespace {

/// Cases that need no ruling of their own, yet a finding.
const std::set<std::string> mayBeWithoutRuling = {"S51", "S66", "S67", "S68", "S70"};

/// scenarios.txt: a scenario, then its case; "#" begins a comment.
std::map<std::string, std::vector<std::string>> scenarioTable()
{
    std::map<std::string, std::vector<std::string>> table;
    std::ifstream file(casesFolder() / "scenarios.txt");
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string scenario;
        words >> scenario;
        for (std::string name; words >> name;) {
            table[scenario].push_back(name);
        }
    }
    return table;
}

TEST(Scenarios, HaveEachACaseThatGivesAFindingAndARemedy)
{
    const auto table = scenarioTable();
    for (int number = 1; number <= 70; ++number) {
        const std::string scenario = (number < 10 ? "S0" : "S") + std::to_string(number);
        const auto found = table.find(scenario);
        ASSERT_NE(found, table.end()) << scenario << " has no case";
        for (const std::string& name : found->second) {
            const auto desk = session::openCase(casesFolder() / name);
            ASSERT_TRUE(desk.has_value()) << scenario << " " << desk.error().message;
            EXPECT_FALSE(desk->assessment.findings.empty()) << scenario << " " << name;
            EXPECT_TRUE(!desk->assessment.remedies.empty() || mayBeWithoutRuling.contains(scenario))
                << scenario << " " << name;
        }
    }
}

TEST(Scenarios, AreNamedByTheirCases)
{
    for (const auto& [scenario, names] : scenarioTable()) {
        for (const std::string& name : names) {
            std::ifstream file(casesFolder() / name);
            std::string head;
            for (std::string line; std::getline(file, line) && line.starts_with("#");) {
                head += line + "\n";
            }
            EXPECT_NE(head.find(scenario), std::string::npos) << name << " is not of " << scenario;
        }
    }
}

TEST(Questions, HaveEachACaseForEveryAnswer)
{
    std::map<std::string, std::set<std::string>> given;
    std::set<std::string> asked;
    for (const auto& path : everyCase()) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            std::string word;
            std::string id;
            std::string choice;
            words >> word >> id >> choice;
            if (word == "answer") {
                given[id].insert(choice);
            } else if (word == "question") {
                asked.insert(id);
            }
        }
    }
    for (const std::string_view question : law::question::all) {
        const std::string id(question);
        EXPECT_TRUE(asked.contains(id)) << id << " is asked by no case";
        for (const std::string& choice : law::question::choicesOf(question)) {
            EXPECT_TRUE(given[id].contains(choice))
                << id << " " << choice << " is given by no case";
        }
        EXPECT_GE(given[id].size(), 2U) << id;
    }
}

TEST(Facts, HaveEachACase)
{
    const std::set<std::string> facts = {
        "pressed",       "touched",       "touch-order", "released",       "removed",
        "executed",      "adjusting",     "claim-lost",  "announced",      "not-announced",
        "repeated",      "not-repeated",  "slip",        "concedes",       "copied",
        "stopped",       "claimed",       "observed",    "illegal-before", "flag",
        "clock-defect",  "wrong-setting", "late",        "paused",         "draw-claim",
        "draw-offer",    "sealed",        "adjourned",   "device",         "result",
        "setup",         "colours",       "eboard",      "answer",         "pressed-without-move",
        "two-hands",     "displaced",     "left",        "advised",        "captain-intervened",
        "arbiters-error"};
    std::set<std::string> used;
    for (const auto& path : everyCase()) {
        std::ifstream file(path);
        bool inFacts = false;
        for (std::string line; std::getline(file, line);) {
            inFacts = line.starts_with("[") ? line == "[facts]" : inFacts;
            if (inFacts) {
                used.insert(line.substr(0, line.find(' ')));
            }
        }
    }
    for (const std::string& fact : facts) {
        EXPECT_TRUE(used.contains(fact)) << fact;
    }
}

}  // namespace
}  // namespace diptych::cases::test
