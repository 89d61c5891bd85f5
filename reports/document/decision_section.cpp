#include "reports/document/sections.h"
#include "reports/words/departure.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

bool isChosen(const law::Remedy& remedy, const Report& report)
{
    return isInForce(remedy, report.decision);
}

std::string noteOf(const law::Remedy& remedy, const Report& report, const PhraseBook& book)
{
    const bool chosen = report.rulingState != RulingState::Proposal && isChosen(remedy, report);
    if (chosen && remedy.recommended) {
        return label(book, QT_TRANSLATE_NOOP("Report", "recommended, chosen"));
    }
    if (chosen) {
        return label(book, QT_TRANSLATE_NOOP("Report", "chosen"));
    }
    return remedy.recommended ? label(book, QT_TRANSLATE_NOOP("Report", "recommended"))
                              : label(book, QT_TRANSLATE_NOOP("Report", "possible"));
}

/// That of the event, else the usual one.
std::string deadline(const Report& report, const PhraseBook& book)
{
    if (!report.game.event.appealDeadline.empty()) {
        return report.game.event.appealDeadline;
    }
    if (report.rulingState == RulingState::Proposal) {
        return {};
    }
    return report.game.play == law::Play::Standard
               ? label(book,
                       QT_TRANSLATE_NOOP("Report", "one hour after the round, unless the rules "
                                                   "of the event say otherwise"))
               : label(book, QT_TRANSLATE_NOOP("Report", "15 minutes after the round, unless the "
                                                         "rules of the event say otherwise"));
}

/// Why a remedy that the Laws allow is not the one in force.
std::string whyNot(const law::Remedy& remedy, const Report& report, const PhraseBook& book)
{
    const std::string what = book.remedyName(remedy.id);
    if (report.rulingState == RulingState::Departs && report.ruling) {
        return label(book, QT_TRANSLATE_NOOP("Report", "%1: the arbiter ruled otherwise."), {what});
    }
    const law::Standing inForce = report.decision.remedies.empty()
                                      ? law::Standing::Clear
                                      : report.decision.remedies.front().standing;
    if (remedy.standing > inForce) {
        return label(book,
                     QT_TRANSLATE_NOOP("Report", "%1: its standing is “%2”, that of the remedy in "
                                                 "force “%3”."),
                     {what, book.standing(remedy.standing), book.standing(inForce)});
    }
    return label(book,
                 QT_TRANSLATE_NOOP("Report", "%1: possible only if what is established were "
                                             "otherwise."),
                 {what});
}

std::string argumentFor(const std::string& argument, const PhraseBook& book)
{
    return label(book, QT_TRANSLATE_NOOP("Report", "What speaks for it: %1"), {argument});
}

void addAlternatives(Document& document, const Report& report, const PhraseBook& book)
{
    List list;
    for (const law::Remedy& remedy : report.remedies) {
        if (!isChosen(remedy, report)) {
            const std::string argument = book.argument(remedy.argument);
            list.items.push_back(whyNot(remedy, report, book) +
                                 (argument.empty() ? "" : " " + argumentFor(argument, book)));
        }
    }
    if (list.items.empty()) {
        return;
    }
    document.blocks.push_back(
        Paragraph{label(book, QT_TRANSLATE_NOOP("Report", "Why the other remedies are not in "
                                                          "force:"))});
    if (report.rulingState == RulingState::Departs && report.ruling) {
        document.blocks.push_back(
            Paragraph{label(book, QT_TRANSLATE_NOOP("Report", "The arbiter’s reason: %1"),
                            {report.ruling->reason})});
    }
    document.blocks.push_back(std::move(list));
}

void addPenalties(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.decision.penalties.empty()) {
        return;
    }
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "Penalties"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Penalty")), Align::Left, 7},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Article")), Align::Left, 2},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Standing")), Align::Left, 3}};
    for (const law::Penalty& penalty : report.decision.penalties) {
        table.rows.push_back(
            {{book.penalty(penalty), penalty.article, book.standing(penalty.standing)}});
    }
    document.blocks.push_back(std::move(table));
}

}  // namespace

void addDecision(Document& document, const Report& report, const PhraseBook& book)
{
    const bool isProposal = report.rulingState == RulingState::Proposal;
    document.blocks.push_back(
        Heading{isProposal ? label(book, QT_TRANSLATE_NOOP("Report", "Proposal in short"))
                           : label(book, QT_TRANSLATE_NOOP("Report", "Ruling in short"))});
    if (isProposal) {
        document.blocks.push_back(
            Paragraph{label(book, QT_TRANSLATE_NOOP("Report", "This is a proposal. The arbiter has "
                                                              "not ruled yet.")),
                      ParagraphStyle::Notice});
    } else if (report.rulingState == RulingState::Departs) {
        document.blocks.push_back(Paragraph{
            departureInWords(report.remedies, report.decision, book), ParagraphStyle::Notice});
    }
    document.blocks.push_back(List{book.aloud(report.decision), ListStyle::Emphasised});
}

void addRemedies(Document& document, const Report& report, const PhraseBook& book)
{
    if (report.remedies.empty() && report.ruledOtherwise.empty()) {
        return;
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Remedies"))});
    Table table;
    table.caption = label(book, QT_TRANSLATE_NOOP("Report", "What the Laws allow"));
    table.columns = {{label(book, QT_TRANSLATE_NOOP("Report", "Remedy")), Align::Left, 7},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Article")), Align::Left, 2},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Standing")), Align::Left, 3},
                     {label(book, QT_TRANSLATE_NOOP("Report", "Note")), Align::Left, 3}};
    for (const law::Remedy& remedy : report.remedies) {
        table.rows.push_back({{book.remedy(remedy), remedy.article, book.standing(remedy.standing),
                               noteOf(remedy, report, book)},
                              isChosen(remedy, report) ? RowStyle::Emphasised : RowStyle::Normal});
    }
    for (const law::Remedy& remedy : report.ruledOtherwise) {
        table.rows.push_back({{book.remedy(remedy), remedy.article, book.standing(remedy.standing),
                               label(book, QT_TRANSLATE_NOOP("Report", "chosen, not proposed"))},
                              RowStyle::Emphasised});
    }
    document.blocks.push_back(std::move(table));
    addAlternatives(document, report, book);
    addPenalties(document, report, book);
}

void addRulingInShort(Document& document, const Report& report, const PhraseBook& book)
{
    Fields fields;
    if (report.ruling && !report.ruling->reason.empty()) {
        fields.fields.push_back(
            {label(book, QT_TRANSLATE_NOOP("Report", "Reason")), report.ruling->reason});
    }
    if (const std::string until = deadline(report, book); !until.empty()) {
        fields.fields.push_back(
            {label(book, QT_TRANSLATE_NOOP("Report", "Appeal possible until")), until});
    }
    if (!fields.fields.empty()) {
        document.blocks.push_back(std::move(fields));
    }
}

void addRuling(Document& document, const Report& report, const PhraseBook& book)
{
    Fields fields;
    const auto add = [&](const std::string& name, const std::string& value) {
        if (!value.empty()) {
            fields.fields.push_back({name, value});
        }
    };
    if (report.ruling) {
        add(label(book, QT_TRANSLATE_NOOP("Report", "Reason")), report.ruling->reason);
        for (const incident::Statement& statement : report.ruling->statements) {
            add(label(book, QT_TRANSLATE_NOOP("Report", "Statement of %1"),
                      {book.speaker(statement.who)}),
                statement.text);
        }
    }
    if (report.ruling) {
        for (const incident::Statement& witness : report.ruling->witnesses) {
            add(label(book, QT_TRANSLATE_NOOP("Report", "Witness %1"), {witness.who}),
                witness.text);
        }
        for (const incident::Warning& warning : report.ruling->warnings) {
            add(label(book, QT_TRANSLATE_NOOP("Report", "Warning to %1"),
                      {book.side(warning.side)}),
                warning.text);
        }
    }
    add(label(book, QT_TRANSLATE_NOOP("Report", "Appeal possible until")), deadline(report, book));
    add(label(book, QT_TRANSLATE_NOOP("Report", "Deposit")), report.game.event.deposit);
    for (std::size_t i = 0; i < report.attachments.size(); ++i) {
        const incident::Attachment& attachment = report.attachments[i];
        const std::string what = attachment.caption.empty()
                                     ? attachment.file
                                     : attachment.caption + " (" + attachment.file + ")";
        const bool isHashed =
            i < report.attachmentHashes.size() && !report.attachmentHashes[i].empty();
        add(label(book, QT_TRANSLATE_NOOP("Report", "Attachment")),
            isHashed ? what + ", SHA-256 " + report.attachmentHashes[i] : what);
    }
    if (fields.fields.empty()) {
        return;
    }
    document.blocks.push_back(
        Heading{label(book, QT_TRANSLATE_NOOP("Report", "Reasons and statements"))});
    document.blocks.push_back(std::move(fields));
}

void addSignatures(Document& document, const Report& report, const PhraseBook& book)
{
    const auto roleOf = [&](SignatureRole role) {
        switch (role) {
        case SignatureRole::Arbiter:
            return label(book, QT_TRANSLATE_NOOP("Report", "Arbiter"));
        case SignatureRole::ChiefArbiter:
            return label(book, QT_TRANSLATE_NOOP("Report", "Chief arbiter"));
        case SignatureRole::White:
            return label(book, QT_TRANSLATE_NOOP("Report", "White (informed)"));
        case SignatureRole::Black:
            return label(book, QT_TRANSLATE_NOOP("Report", "Black (informed)"));
        case SignatureRole::WhiteAssistant:
            return label(book, QT_TRANSLATE_NOOP("Report", "Assistant of White"));
        case SignatureRole::BlackAssistant:
            return label(book, QT_TRANSLATE_NOOP("Report", "Assistant of Black"));
        }
        return std::string();
    };
    // A proposal cannot be signed.
    const bool canBeSigned = report.rulingState != RulingState::Proposal;
    const auto fieldOf = [&](const SignatureLine& line) -> std::string {
        static constexpr const char* names[] = {"arbiter", "chief",           "white",
                                                "black",   "assistant-white", "assistant-black"};
        return line.refused || !canBeSigned ? "" : names[static_cast<std::size_t>(line.role)];
    };
    Signatures signatures;
    signatures.dateLabel = label(book, QT_TRANSLATE_NOOP("Report", "Date and signature"));
    for (const SignatureLine& line : report.signatures) {
        signatures.places.push_back(
            {roleOf(line.role), line.name,
             line.refused ? label(book, QT_TRANSLATE_NOOP("Report", "refused to sign"))
                          : std::string(),
             fieldOf(line)});
    }
    document.blocks.push_back(Heading{label(book, QT_TRANSLATE_NOOP("Report", "Signatures"))});
    document.blocks.push_back(std::move(signatures));
}

}  // namespace diptych::reports
