#pragma once

#include "reports/words/phrase_book.h"

#include <QDialog>

#include <string>

namespace diptych::gui {

/// What an article of an edition says, in the program's own words.
class ArticleDialog : public QDialog {
    Q_OBJECT

public:
    ArticleDialog(const std::string& edition, const std::string& article,
                  const reports::PhraseBook& book, QWidget* parent = nullptr);
};

}  // namespace diptych::gui
