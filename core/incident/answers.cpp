#include "core/incident/answers.h"

#include "core/law/question_ids.h"

namespace diptych::incident {

std::string choicesInWords(std::string_view question)
{
    switch (law::question::answersOf(question)) {
    case law::question::Answers::AMove:
        return "a move such as b1d2";
    case law::question::Answers::AKeeper:
        return "the keeper of a score, such as assistant";
    case law::question::Answers::Words:
        break;
    }
    std::string words;
    for (const std::string& choice : law::question::choicesOf(question)) {
        words += (words.empty() ? "" : " ") + choice;
    }
    return words;
}

}  // namespace diptych::incident
