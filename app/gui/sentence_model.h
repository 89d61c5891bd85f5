#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace diptych::gui {

/// Weight of a sentence; shown by mark and word as well as by colour.
enum class Tone { Plain, Quiet, Differs, Doubtful, Recommended, Chosen };

/// A sentence of the program with what stands below it.
struct Sentence {
    Tone tone = Tone::Plain;
    QString text{};
    QStringList steps{};  ///< instructions, one a line
    QString source{};     ///< article, edition, standing
    QString badge{};      ///< "recommended", "accepted"; part of what is spoken
};

/// A list of sentences. Never empty, so that a view always has a current one.
class SentenceModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { ToneRole = Qt::UserRole, StepsRole, SourceRole, BadgeRole };

    /// The text stands in the list when there is nothing else to say.
    explicit SentenceModel(const QString& emptyText, QObject* parent = nullptr);

    void setEmptyText(const QString& text);
    void setSentences(std::vector<Sentence> sentences);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString m_emptyText;
    std::vector<Sentence> m_sentences{};
};

}  // namespace diptych::gui
