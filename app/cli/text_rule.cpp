#include "app/cli/text_rule.h"

#include "core/incident/ruling.h"
#include "core/law/question_ids.h"
#include "reports/words/departure.h"
#include "reports/words/difference_lines.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace diptych::cli {

namespace {

using law::Assessment;
using reports::PhraseBook;

/// Adds a headed list of what the text does not say yet, unless nothing is left.
void addList(std::string& text, const std::string& heading, std::vector<std::string> items)
{
    std::erase_if(items, [&text](const std::string& item) {
        return text.find("\n" + item + "\n") != std::string::npos;
    });
    if (items.empty()) {
        return;
    }
    text += "\n" + heading + "\n";
    for (const std::string& item : items) {
        text += "- " + item + "\n";
    }
}

/// The sentence with how sure the law is, where it is not clear.
std::string withStanding(std::string sentence, law::Standing standing, const PhraseBook& book)
{
    if (standing != law::Standing::Clear) {
        sentence += " [" + book.standing(standing) + "]";
    }
    return sentence;
}

/// The sentence with its article as printed and, where it is not clear, how sure the law is.
std::string withBasis(const law::Finding& finding, const PhraseBook& book)
{
    std::string basis = finding.article;
    if (finding.standing != law::Standing::Clear) {
        basis += (basis.empty() ? "" : ", ") + book.standing(finding.standing);
    }
    return book.finding(finding) + (basis.empty() ? "" : " [" + basis + "]");
}

/// What the text says already, with no doubt about it, is left out.
std::vector<std::string> findingLines(const Assessment& assessment, const PhraseBook& book,
                                      const std::vector<std::string>& said)
{
    std::vector<std::string> lines;
    for (const law::Finding& finding : assessment.findings) {
        const bool isSaid = finding.standing == law::Standing::Clear &&
                            std::ranges::find(said, book.finding(finding)) != said.end();
        if (!isSaid) {
            lines.push_back(withBasis(finding, book));
        }
    }
    std::ranges::copy(reports::differenceLines(assessment.comparison, book),
                      std::back_inserter(lines));
    return lines;
}

std::vector<std::string> possibleLines(const Assessment& assessment, const PhraseBook& book)
{
    std::vector<std::string> lines;
    for (const law::Remedy& remedy : assessment.remedies) {
        if (!remedy.recommended) {
            std::string line = withStanding(book.remedy(remedy), remedy.standing, book);
            if (const std::string argument = book.argument(remedy.argument); !argument.empty()) {
                line += "\n    " + argument;
            }
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

std::vector<std::string> questionLines(const Assessment& assessment, const PhraseBook& book)
{
    std::vector<std::string> lines;
    for (const law::Question& question : assessment.questions) {
        std::string line = book.question(question);
        for (const std::string& choice : question.choices) {
            line +=
                "\n    answer " + question.id + " " + choice + ": " + book.choice(question, choice);
        }
        if (question.id == law::question::whatWasReallyPlayed) {
            line +=
                "\n    answer " + question.id + " …: " +
                book.text("Report", QT_TRANSLATE_NOOP("Report", "another move, written like b1d2"));
        }
        for (const std::string& argument : book.argumentLines(question)) {
            line += "\n    " + argument;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// What may be wrong with the times proposed.
std::vector<std::string> clockWarningLines(const session::Desk& desk, const PhraseBook& book)
{
    const auto clocks = reports::clocksInForce(desk.incident, desk.assessment);
    std::vector<std::string> lines;
    // Some tell that a control was reached (Article 12.6).
    if (book.audience() == reports::Audience::Players || !clocks ||
        reports::endsGame(reports::remediesInForce(desk.incident, desk.assessment))) {
        return lines;
    }
    for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
        const auto& setting = side == chess::Color::White ? clocks->white : clocks->black;
        for (const std::string& warning :
             setting ? setting->warnings : std::vector<std::string>{}) {
            lines.push_back(book.clockWarning(side, warning));
        }
    }
    return lines;
}

std::vector<std::string> penaltyLines(const Assessment& assessment, const PhraseBook& book)
{
    std::vector<std::string> lines;
    for (const law::Penalty& penalty : assessment.penalties) {
        lines.push_back(withStanding(book.penalty(penalty), penalty.standing, book));
    }
    return lines;
}

/// That the arbiter ruled otherwise than proposed, and why.
std::vector<std::string> departureLines(const session::Desk& desk, const PhraseBook& book)
{
    const auto& ruling = desk.incident.ruling;
    if (!ruling || ruling->chosen.empty() || !incident::departs(*ruling, desk.assessment)) {
        return {};
    }
    std::vector<std::string> lines{reports::departureInWords(
        desk.assessment.remedies, reports::decisionOf(desk.incident, desk.assessment), book)};
    // The arbiter's own words may well name a move number (Article 12.6).
    if (!ruling->reason.empty() && book.audience() == reports::Audience::Arbiter) {
        lines.push_back(
            book.text("Report", QT_TRANSLATE_NOOP("Report", "Reason: %1"), {ruling->reason}));
    }
    return lines;
}

/// The lines that have not been said before.
std::vector<std::string> unsaid(std::vector<std::string> lines,
                                const std::vector<std::string>& said)
{
    std::erase_if(lines, [&said](const std::string& line) {
        return std::find(said.begin(), said.end(), line) != said.end();
    });
    return lines;
}

}  // namespace

std::string ruleText(const session::Desk& desk, const PhraseBook& plainBook)
{
    const PhraseBook book = plainBook.startingFrom(desk.incident.circumstances.start);
    const Assessment& assessment = desk.assessment;
    const auto heading = [&book](const char* source) { return book.text("Report", source); };
    std::string text;
    if (!desk.incident.title.empty() && book.audience() == reports::Audience::Arbiter) {
        text += desk.incident.title + "\n\n";
    }
    text += (desk.incident.ruling ? heading(QT_TRANSLATE_NOOP("Report", "Ruling in short"))
                                  : heading(QT_TRANSLATE_NOOP("Report", "Proposal in short"))) +
            "\n";
    const std::vector<std::string> said = book.aloud(desk.incident, assessment);
    for (const std::string& sentence : said) {
        text += sentence + "\n";
    }
    for (const std::string& sentence : departureLines(desk, book)) {
        text += sentence + "\n";
    }
    addList(text, heading(QT_TRANSLATE_NOOP("Report", "Findings")),
            findingLines(assessment, book, said));
    addList(text, heading(QT_TRANSLATE_NOOP("Report", "Clocks")), clockWarningLines(desk, book));
    addList(text, heading(QT_TRANSLATE_NOOP("Report", "Penalties")),
            unsaid(penaltyLines(assessment, book), said));
    addList(text, heading(QT_TRANSLATE_NOOP("Report", "Also possible")),
            possibleLines(assessment, book));
    addList(text, heading(QT_TRANSLATE_NOOP("Report", "Questions")),
            questionLines(assessment, book));
    return text;
}

}  // namespace diptych::cli
