#pragma once

#include "reports/words/language.h"

#include <map>
#include <string>
#include <string_view>

namespace diptych::reports {

/// The sentences of one language, by context and English source.
class Translation {
public:
    /// Reads a catalogue in the form of Qt's translation files (.ts). Unfinished sentences are left
    /// out; there are none where the text is no such catalogue.
    explicit Translation(std::string_view catalogue);

    /// Empty where there is no such sentence.
    std::string_view find(std::string_view context, std::string_view source) const;

    /// The catalogue of a language; absent for English, which is the language of the sources.
    static const Translation* into(Language language);

private:
    using Sentences = std::map<std::string, std::string, std::less<>>;

    std::map<std::string, Sentences, std::less<>> m_contexts{};
};

}  // namespace diptych::reports
