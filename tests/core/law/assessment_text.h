#pragma once

#include "core/chess/fen.h"
#include "core/law/assess.h"

#include <algorithm>
#include <string>
#include <vector>

namespace diptych::law::test {

/// What one remedy says, for comparison.
inline std::string textOf(const Remedy& remedy)
{
    std::string text = std::string(toCode(remedy.id)) + " " + remedy.article;
    text += remedy.recommended ? " recommended" : " offered";
    if (remedy.board) {
        text += *remedy.board == Color::White ? " white" : " black";
    }
    if (remedy.ply) {
        text += " " + std::to_string(*remedy.ply);
    }
    if (remedy.position) {
        text += " " + chess::toFen(*remedy.position);
    }
    if (remedy.result) {
        text += " " + std::string(score::toCode(*remedy.result)) + " " + remedy.reason;
    }
    for (const chess::Square square : remedy.mustMove) {
        text += " move " + chess::toString(square);
    }
    for (const chess::Square square : remedy.mustCapture) {
        text += " capture " + chess::toString(square);
    }
    if (remedy.legalReplies) {
        text += " replies";
        for (const chess::Move reply : *remedy.legalReplies) {
            text += " " + chess::toUci(reply);
        }
    }
    if (remedy.clocks) {
        for (const auto* one : {&remedy.clocks->white, &remedy.clocks->black}) {
            text += *one ? " " + std::to_string((*one)->seconds) : " -";
        }
    }
    return text + " " + std::string(toCode(remedy.standing));
}

/// Everything that an assessment rules, one line each: remedies, penalties, questions.
inline std::string rulingText(const Assessment& assessment)
{
    std::string text = std::string(score::toCode(assessment.comparison.state)) + "\n";
    for (const Remedy& remedy : assessment.remedies) {
        text += textOf(remedy) + "\n";
    }
    for (const Penalty& penalty : assessment.penalties) {
        text += std::string("penalty ") + (penalty.side == Color::White ? "white " : "black ") +
                std::to_string(penalty.seconds) + " " + penalty.article + " " +
                std::string(toCode(penalty.standing)) + "\n";
    }
    for (const Question& question : assessment.questions) {
        text += "question " + question.id + "\n";
    }
    return text;
}

/// The findings, one line each, in alphabetical order.
inline std::string findingsText(const Assessment& assessment)
{
    std::vector<std::string> lines;
    for (const Finding& finding : assessment.findings) {
        std::string line = finding.id + " " + finding.article;
        if (finding.side) {
            line += *finding.side == Color::White ? " white" : " black";
        }
        for (const std::string& argument : finding.arguments) {
            line += " " + argument;
        }
        lines.push_back(line + "\n");
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text;
}

inline bool isAsked(const Assessment& assessment, std::string_view id)
{
    return std::any_of(assessment.questions.begin(), assessment.questions.end(),
                       [&](const Question& question) { return question.id == id; });
}

/// What is wrong with the questions of an incident: asked without choices, asked again after the
/// answer, an answer without a remedy, or answers that change nothing. Empty: nothing.
inline std::string whatIsWrongWithQuestions(const Circumstances& circumstances,
                                            const std::vector<score::Sheet>& sheets)
{
    const Assessment asked = assess(circumstances, sheets);
    std::string wrong;
    for (const Question& question : asked.questions) {
        if (question.choices.empty()) {
            wrong += question.id + ": no choices\n";
        }
        std::vector<std::string> outcomes = {rulingText(asked) + findingsText(asked)};
        std::vector<std::string> answers;
        for (const std::string& choice : question.choices) {
            Circumstances answered = circumstances;
            answered.facts.answers[question.id] = choice;
            const Assessment ruled = assess(answered, sheets);
            if (isAsked(ruled, question.id)) {
                wrong += question.id + " " + choice + ": asked again\n";
            }
            if (ruled.remedies.empty()) {
                wrong += question.id + " " + choice + ": no remedy\n";
            }
            answers.push_back(rulingText(ruled) + findingsText(ruled));
        }
        const bool same = std::all_of(answers.begin(), answers.end(), [&](const std::string& one) {
            return one == answers.front();
        });
        if (answers.size() > 1 && same) {
            wrong += question.id + ": the answers change nothing\n";
        }
    }
    return wrong;
}

}  // namespace diptych::law::test
