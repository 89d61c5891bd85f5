#include "app/gui/findings_view.h"

#include "app/gui/text.h"

#include <algorithm>

namespace diptych::gui {
namespace {

Tone toneOf(law::Standing standing)
{
    const bool isOpen =
        standing == law::Standing::Interpretation || standing == law::Standing::Contested;
    return isOpen ? Tone::Doubtful : Tone::Plain;
}

Tone toneOf(const law::Finding& finding)
{
    const bool contradicts = finding.id.find("differ") != std::string::npos ||
                             finding.id.rfind("illegal-move", 0) == 0 ||
                             finding.id == "boards-are-not-the-scores";
    return contradicts ? Tone::Differs : toneOf(finding.standing);
}

bool hasFinding(const law::Assessment& assessment, std::string_view beginning)
{
    return std::any_of(
        assessment.findings.begin(), assessment.findings.end(),
        [&](const law::Finding& finding) { return finding.id.rfind(beginning, 0) == 0; });
}

Tone toneOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Tone::Quiet;
    case Severity::Warning:
        return Tone::Doubtful;
    case Severity::Error:
        return Tone::Differs;
    }
    return Tone::Quiet;
}

}  // namespace

QString sourceOf(const reports::PhraseBook& book, const std::string& article,
                 const std::string& edition, law::Standing standing)
{
    QStringList parts;
    if (!article.empty()) {
        parts << toQt(book.article(article)) << toQt(book.edition(edition));
    }
    parts << toQt(book.standing(standing));
    return parts.join(QStringLiteral(" · "));
}

FindingsView::FindingsView(IncidentDocument* document, QWidget* parent)
    : SentenceView(tr("Findings"), tr("Nothing was found."), Height::Scrolls, parent)
    , m_document(document)
{
    connect(m_document, &IncidentDocument::changed, this, [this] { refresh(); });
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < m_plies.size() && m_plies[row]) {
            Q_EMIT plyActivated(*m_plies[row]);
        }
    });
}

std::string FindingsView::currentArticle() const
{
    const auto row = static_cast<std::size_t>(currentRow());
    return row < m_articles.size() ? m_articles[row] : std::string();
}

void FindingsView::refresh()
{
    m_sentences.clear();
    m_articles.clear();
    m_plies.clear();
    if (!m_document->isOpen()) {
        return;
    }
    addSummaries();
    addFindings();
    addPenalties();
    addDiagnostics();
    present(m_sentences);
}

void FindingsView::addSummaries()
{
    const law::Assessment& assessment = m_document->assessment();
    const auto& book = m_document->book();
    if (!hasFinding(assessment, "scores-") && !hasFinding(assessment, "no-score")) {
        Sentence scores;
        scores.text = toQt(book.scoresSentence(assessment.comparison));
        const bool differ = assessment.comparison.state == score::ScoresState::Differ;
        scores.tone = differ ? Tone::Differs : Tone::Plain;
        const auto& divergence = assessment.comparison.firstDivergence;
        add(scores, {}, divergence ? std::optional(divergence->ply) : std::nullopt);
    }
    if (!hasFinding(assessment, "boards-") &&
        assessment.boards.state != law::BoardsState::Unknown) {
        Sentence boards;
        boards.text = toQt(book.boardsSentence(assessment.boards));
        const bool differ = assessment.boards.state == law::BoardsState::Differ;
        boards.tone = differ ? Tone::Differs : Tone::Plain;
        add(boards);
    }
}

void FindingsView::add(Sentence sentence, const std::string& article, std::optional<int> ply)
{
    // The same thing may be found in two ways; it is said once.
    const bool isKnown = std::any_of(m_sentences.begin(), m_sentences.end(),
                                     [&](const Sentence& s) { return s.text == sentence.text; });
    if (sentence.text.isEmpty() || isKnown) {
        return;
    }
    m_sentences.push_back(std::move(sentence));
    m_articles.push_back(article);
    m_plies.push_back(ply);
}

void FindingsView::addFindings()
{
    const law::Assessment& assessment = m_document->assessment();
    const auto& book = m_document->book();
    for (const law::Finding& finding : assessment.findings) {
        Sentence sentence;
        sentence.tone = toneOf(finding);
        sentence.text = toQt(book.finding(finding));
        sentence.source = sourceOf(book, finding.article, assessment.edition, finding.standing);
        add(sentence, finding.article, finding.ply);
    }
}

void FindingsView::addPenalties()
{
    const law::Assessment& assessment = m_document->assessment();
    const auto& book = m_document->book();
    for (const law::Penalty& penalty : assessment.penalties) {
        Sentence sentence;
        sentence.tone = toneOf(penalty.standing);
        sentence.text = toQt(book.penalty(penalty));
        sentence.source = sourceOf(book, penalty.article, assessment.edition, penalty.standing);
        add(sentence, penalty.article);
    }
}

void FindingsView::addDiagnostics()
{
    const session::Desk& desk = m_document->desk();
    const auto& book = m_document->book();
    const auto addFrom = [&](const Diagnostics& diagnostics, const QString& where) {
        for (const Diagnostic& diagnostic : diagnostics) {
            Sentence sentence;
            sentence.tone = toneOf(diagnostic.severity);
            sentence.text = toQt(book.diagnostic(diagnostic));
            //: %1 a file or a score, %2 number of the line
            sentence.source = tr("%1, line %2").arg(where, QString::number(diagnostic.span.line));
            add(sentence);
        }
    };
    addFrom(desk.diagnostics, toQt(desk.path.filename().string()));
    for (const score::Sheet& sheet : desk.sheets) {
        addFrom(sheet.diagnostics, capitalised(toQt(book.keeper(sheet.keeper))));
    }
}

}  // namespace diptych::gui
