#pragma once

#include "app/gui/incident_document.h"
#include "app/gui/sentence_view.h"

#include <vector>

namespace diptych::gui {

/// Everything that was found, each sentence with its article and how sure it is.
class FindingsView : public SentenceView {
    Q_OBJECT

public:
    explicit FindingsView(IncidentDocument* document, QWidget* parent = nullptr);

    /// Article that the current sentence rests on, as printed; empty where none.
    std::string currentArticle() const;

Q_SIGNALS:
    /// A sentence about a ply was activated.
    void plyActivated(int ply);

private:
    void refresh();
    void add(Sentence sentence, const std::string& article = {}, std::optional<int> ply = {});
    void addSummaries();
    void addFindings();
    void addPenalties();
    void addDiagnostics();

    IncidentDocument* m_document;
    std::vector<Sentence> m_sentences{};
    std::vector<std::string> m_articles{};
    std::vector<std::optional<int>> m_plies{};
};

/// "Article D.2.9 · FIDE Laws of Chess 2023 · clear"; parts that are not known are left out.
QString sourceOf(const reports::PhraseBook& book, const std::string& article,
                 const std::string& edition, law::Standing standing);

}  // namespace diptych::gui
