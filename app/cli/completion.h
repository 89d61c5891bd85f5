#pragma once

#include "app/cli/verb.h"

#include <span>
#include <string>
#include <vector>

namespace diptych::cli {

/// A word that may stand next on a command line.
struct Suggestion {
    std::string word;
    std::string meaning;  ///< may be empty
};

/// What a shell can offer beyond words.
enum class Offer { Nothing, Files, Folders };

struct Completion {
    std::vector<Suggestion> suggestions{};
    Offer offer = Offer::Nothing;
};

/// What may stand at the end of a command line. `words` are those behind the program's name; the
/// last one is being typed and may be empty. Everything comes from the tables of the verbs.
Completion completionOf(std::span<const std::string> words, const std::vector<Verb>& verbs);

/// The lines that the shells' scripts in app/packaging/completions understand: "WORD<tab>MEANING";
/// last, where files or folders go as well, "<tab>files" or "<tab>folders".
std::string toLines(const Completion& completion);

}  // namespace diptych::cli
