#include "reports/signing/decision.h"

#include <QtGlobal>

#include <initializer_list>

namespace diptych::reports {

namespace {

constexpr std::size_t members = 3;  // a chairman and two others

std::string label(const PhraseBook& book, const char* source,
                  std::initializer_list<std::string> arguments = {})
{
    return book.text("Decision", source, arguments);
}

std::string sentenceOn(Outcome outcome, const PhraseBook& book)
{
    switch (outcome) {
    case Outcome::Upheld:
        return label(book, QT_TRANSLATE_NOOP("Decision", "The appeal is upheld."));
    case Outcome::Changed:
        return label(book, QT_TRANSLATE_NOOP("Decision", "The ruling is changed."));
    case Outcome::Rejected:
        return label(book,
                     QT_TRANSLATE_NOOP("Decision", "The appeal is rejected. The ruling stands."));
    }
    return {};
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : "; ") + name;
    }
    return text;
}

Signatures places(const AppealDecision& decision, const PhraseBook& book)
{
    Signatures signatures;
    signatures.dateLabel = label(book, QT_TRANSLATE_NOOP("Decision", "Date and signature"));
    for (std::size_t i = 0; i < members; ++i) {
        const std::string number = std::to_string(i + 1);
        const std::string role =
            i == 0 ? label(book, QT_TRANSLATE_NOOP("Decision", "Chairman of the committee"))
                   : label(book, QT_TRANSLATE_NOOP("Decision", "Member %1 of the committee"),
                           {number});
        const std::string name = i < decision.committee.size() ? decision.committee[i] : "";
        signatures.places.push_back({role, name, {}, "committee-" + number});
    }
    return signatures;
}

}  // namespace

Document composeDecision(const AppealDecision& decision, const PhraseBook& book)
{
    Document document;
    document.language = book.language();
    document.title = label(book, QT_TRANSLATE_NOOP("Decision", "Decision on an appeal"));
    document.subtitle = decision.reportName;
    document.pageLabel = label(book, QT_TRANSLATE_NOOP("Decision", "Page %1 of %2"), {"%1", "%2"});
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Decision", "Decision"))});
    document.blocks.push_back(List{{sentenceOn(decision.outcome, book)}, ListStyle::Emphasised});
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Decision", "Reasons"))});
    document.blocks.push_back(Paragraph{decision.reason});
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Decision", "The report"))});
    document.blocks.push_back(Fields{
        {{label(book, QT_TRANSLATE_NOOP("Decision", "File")), decision.reportName},
         {label(book, QT_TRANSLATE_NOOP("Decision", "Signed by")), joined(decision.reportSigners)},
         {label(book, QT_TRANSLATE_NOOP("Decision", "SHA-256")), decision.reportHash}}});
    document.blocks.push_back(Paragraph{
        label(book, QT_TRANSLATE_NOOP("Decision", "This decision is about the file with this "
                                                  "SHA-256 and no other."))});
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Decision", "Signatures"))});
    document.blocks.push_back(places(decision, book));
    return document;
}

}  // namespace diptych::reports
