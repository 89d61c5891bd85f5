#include "reports/signing/decision.h"

#include <QtGlobal>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace diptych::reports {

namespace {

constexpr std::size_t fewestPlaces = 3;  // a chairman and two others

std::string label(const PhraseBook& book, const char* source,
                  std::initializer_list<std::string> arguments = {})
{
    return book.text("Decision", source, arguments);
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
    const std::size_t members = std::max(fewestPlaces, decision.committee.size());
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

/// Fields that have a value.
Fields filled(std::initializer_list<Field> all)
{
    Fields fields;
    std::copy_if(all.begin(), all.end(), std::back_inserter(fields.fields),
                 [](const Field& field) { return !field.value.empty(); });
    return fields;
}

Fields gameOf(const AppealedIncident& incident, const PhraseBook& book)
{
    return filled({{label(book, QT_TRANSLATE_NOOP("Decision", "Event")), incident.event},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "Round")), incident.round},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "Board")), incident.board},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "Date")), incident.date},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "White")), incident.white},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "Black")), incident.black},
                   {label(book, QT_TRANSLATE_NOOP("Decision", "Arbiter")), incident.arbiter}});
}

std::string rulingNow(const AppealDecision& decision, const PhraseBook& book)
{
    if (!decision.newRuling.empty()) {
        return decision.newRuling;
    }
    return decision.outcome == Outcome::Rejected
               ? label(book, QT_TRANSLATE_NOOP("Decision", "The ruling of the arbiter, unchanged."))
               : label(book, QT_TRANSLATE_NOOP("Decision", "As the reasons say."));
}

void addHeading(Document& document, std::string text)
{
    document.blocks.push_back(Heading{std::move(text)});
}

void addReport(Document& document, const AppealDecision& decision, const PhraseBook& book)
{
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "The report")));
    document.blocks.push_back(filled(
        {{label(book, QT_TRANSLATE_NOOP("Decision", "File")), decision.reportName},
         {label(book, QT_TRANSLATE_NOOP("Decision", "Signed by")), joined(decision.reportSigners)},
         {label(book, QT_TRANSLATE_NOOP("Decision", "SHA-256")), decision.reportHash}}));
    document.blocks.push_back(Paragraph{
        label(book, QT_TRANSLATE_NOOP("Decision", "This decision is about the file with this "
                                                  "SHA-256 and no other."))});
}

}  // namespace

std::string describe(Outcome outcome, const PhraseBook& book)
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

Document composeDecision(const AppealDecision& decision, const PhraseBook& book)
{
    Document document;
    document.language = book.language();
    document.title = label(book, QT_TRANSLATE_NOOP("Decision", "Decision on an appeal"));
    document.subtitle =
        decision.incident.title.empty() ? decision.reportName : decision.incident.title;
    document.pageLabel = label(book, QT_TRANSLATE_NOOP("Decision", "Page %1 of %2"), {"%1", "%2"});
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "The game")));
    document.blocks.push_back(gameOf(decision.incident, book));
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "The ruling appealed against")));
    document.blocks.push_back(List{decision.incident.ruling, ListStyle::Plain});
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "Decision")));
    document.blocks.push_back(List{{describe(decision.outcome, book)}, ListStyle::Emphasised});
    document.blocks.push_back(filled(
        {{label(book, QT_TRANSLATE_NOOP("Decision", "What holds now")), rulingNow(decision, book)},
         {label(book, QT_TRANSLATE_NOOP("Decision", "Committee")), joined(decision.committee)}}));
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "Reasons")));
    document.blocks.push_back(Paragraph{decision.reason});
    addReport(document, decision, book);
    addHeading(document, label(book, QT_TRANSLATE_NOOP("Decision", "Signatures")));
    document.blocks.push_back(places(decision, book));
    document.carried = {decisionXml(decision), {}};
    return document;
}

}  // namespace diptych::reports
