#pragma once

#include "app/gui/sentence_model.h"

#include <QListView>

namespace diptych::gui {

/// List of sentences that wrap to its width. Has a current sentence at all times.
class SentenceView : public QListView {
    Q_OBJECT

public:
    /// Whether the list scrolls by itself or is as high as its sentences.
    enum class Height { Scrolls, FitsContents };

    SentenceView(const QString& name, const QString& emptyText, Height height,
                 QWidget* parent = nullptr);

    /// Takes another text for an empty list, from the next presentation on.
    void setEmptyText(const QString& text);
    /// Shows other sentences; the current row stays, as far as there are rows.
    void present(std::vector<Sentence> sentences);
    int currentRow() const { return currentIndex().row(); }
    void setCurrentRow(int row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentRowChanged(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int contentsHeight() const;
    void layOutSentences();

    SentenceModel* m_model;
    Height m_height;
};

}  // namespace diptych::gui
