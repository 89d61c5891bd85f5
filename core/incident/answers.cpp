#include "core/incident/answers.h"

#include "core/incident/score_header.h"
#include "core/law/question_ids.h"

namespace diptych::incident {

std::string choicesInWords(std::string_view question)
{
    switch (law::question::answersOf(question)) {
    case law::question::Answers::AMove:
        return "a move such as b1d2";
    case law::question::Answers::ASquare:
        return "a square such as d2";
    case law::question::Answers::AKeeper:
        return keeperCodes();
    case law::question::Answers::Words:
        break;
    }
    std::string words;
    for (const std::string& choice : law::question::choicesOf(question)) {
        words += (words.empty() ? "" : " ") + choice;
    }
    return words;
}

std::string questionIds()
{
    std::string ids;
    for (const std::string_view id : law::question::all) {
        ids += (ids.empty() ? "" : " ") + std::string(id);
    }
    return ids;
}

}  // namespace diptych::incident
