#include "app/gui/article_dialog.h"

#include "app/gui/sentence_view.h"
#include "app/gui/text.h"
#include "core/law/edition.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace diptych::gui {
namespace {

QString summaryOf(const law::RuleText& text, const std::string& language)
{
    for (const std::string& code : {language, std::string("en")}) {
        const auto found = text.summaries.find(code);
        if (found != text.summaries.end()) {
            return toQt(found->second);
        }
    }
    return {};
}

/// The rules that an edition prints under an article, each as a sentence.
std::vector<Sentence> sentencesOf(const law::Edition& edition, const std::string& article,
                                  const reports::PhraseBook& book)
{
    const auto texts = law::loadRuleTexts(edition);
    std::vector<Sentence> sentences;
    for (const law::EditionRule& rule : edition.rules) {
        if (rule.article != article) {
            continue;
        }
        const auto text = std::find_if(texts.begin(), texts.end(),
                                       [&](const auto& other) { return other.id == rule.id; });
        if (text == texts.end()) {
            continue;
        }
        Sentence sentence;
        sentence.text = summaryOf(*text, std::string(reports::toCode(book.language())));
        sentence.source = toQt(book.standing(text->standing));
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

}  // namespace

ArticleDialog::ArticleDialog(const std::string& edition, const std::string& article,
                             const reports::PhraseBook& book, QWidget* parent)
    : QDialog(parent)
{
    const QString name = toQt(book.article(article));
    setWindowTitle(name);
    auto* title = new QLabel(QStringLiteral("%1 · %2").arg(name, toQt(book.edition(edition))));
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    title->setWordWrap(true);
    auto* sentences =
        new SentenceView(title->text(), tr("The program has no words for this article."),
                         SentenceView::Height::Scrolls);
    sentences->setFrameShape(QFrame::StyledPanel);
    if (const auto loaded = law::loadEdition(edition)) {
        sentences->present(sentencesOf(*loaded, article, book));
    }
    auto* note = new QLabel(tr("In the words of the program. The printed Laws prevail."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(sentences, 1);
    column->addWidget(note);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 16);
}

}  // namespace diptych::gui
