#include "app/gui/sentence_model.h"

namespace diptych::gui {

SentenceModel::SentenceModel(const QString& emptyText, QObject* parent)
    : QAbstractListModel(parent)
    , m_emptyText(emptyText)
{
    setSentences({});
}

void SentenceModel::setEmptyText(const QString& text)
{
    m_emptyText = text;
}

void SentenceModel::setSentences(std::vector<Sentence> sentences)
{
    if (sentences.empty()) {
        Sentence none;
        none.tone = Tone::Quiet;
        none.text = m_emptyText;
        sentences.push_back(none);
    }
    const int before = static_cast<int>(m_sentences.size());
    const int after = static_cast<int>(sentences.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_sentences = std::move(sentences);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_sentences = std::move(sentences);
        endRemoveRows();
    } else {
        m_sentences = std::move(sentences);
    }
    Q_EMIT dataChanged(index(0), index(after - 1));
}

int SentenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sentences.size());
}

QVariant SentenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Sentence& sentence = m_sentences[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return sentence.text;
    case Qt::AccessibleTextRole: {
        QStringList parts{sentence.badge, sentence.text};
        parts << sentence.steps << sentence.source;
        parts.removeAll(QString());
        return parts.join(QLatin1Char(' '));
    }
    case ToneRole:
        return static_cast<int>(sentence.tone);
    case StepsRole:
        return sentence.steps;
    case SourceRole:
        return sentence.source;
    case BadgeRole:
        return sentence.badge;
    default:
        return {};
    }
}

}  // namespace diptych::gui
