#pragma once

#include "core/law/assessment.h"
#include "core/law/edition.h"

#include <string_view>

/// What speaks for each lawful way where the law leaves a choice. Codes; the words are in
/// reports/words.
namespace diptych::law {

/// What speaks for one answer of a question. A move that is not known beforehand and the keeper of
/// a score have the argument of their kind.
Argument argumentForChoice(const Edition& edition, std::string_view question,
                           std::string_view choice);

/// What speaks for a remedy that is offered beside the recommended one.
std::string_view argumentForRemedy(const Remedy& remedy);

/// Every code there is, for those who say them in words.
std::vector<std::string_view> argumentCodes();

}  // namespace diptych::law
