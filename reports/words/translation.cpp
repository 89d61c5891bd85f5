#include "reports/words/translation.h"

#include "reports/words/embedded_translations.h"

#include <pugixml.hpp>

#include <algorithm>

namespace diptych::reports {

namespace {

Translation readTranslation(std::string_view language)
{
    const std::vector<EmbeddedFile> files = embeddedTranslations();
    const std::string name = "diptych_" + std::string(language) + ".ts";
    const auto file = std::ranges::find(files, name, &EmbeddedFile::name);
    return Translation(file == files.end() ? std::string_view{} : file->text);
}

}  // namespace

Translation::Translation(std::string_view catalogue)
{
    pugi::xml_document document;
    document.load_buffer(catalogue.data(), catalogue.size());
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        Sentences& sentences = m_contexts[context.child_value("name")];
        for (const pugi::xml_node message : context.children("message")) {
            const pugi::xml_node translation = message.child("translation");
            if (!translation.attribute("type")) {
                sentences.emplace(message.child_value("source"), translation.child_value());
            }
        }
    }
}

std::string_view Translation::find(std::string_view context, std::string_view source) const
{
    const auto sentences = m_contexts.find(context);
    if (sentences == m_contexts.end()) {
        return {};
    }
    const auto found = sentences->second.find(source);
    return found == sentences->second.end() ? std::string_view{} : found->second;
}

const Translation* Translation::into(Language language)
{
    switch (language) {
    case Language::English:
        break;
    case Language::French: {
        static const Translation french = readTranslation("fr");
        return &french;
    }
    case Language::German: {
        static const Translation german = readTranslation("de");
        return &german;
    }
    case Language::Spanish: {
        static const Translation spanish = readTranslation("es");
        return &spanish;
    }
    }
    return nullptr;
}

}  // namespace diptych::reports
