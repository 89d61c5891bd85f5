#include "app/gui/notice_bar.h"
#include "app/gui/open_error_words.h"
#include "reports/words/phrase_book.h"
#include "tests/app/gui/open_window.h"

#include <QFile>

#include <gtest/gtest.h>

using namespace diptych;
using namespace diptych::gui;
using test::OpenWindow;

TEST(OpenErrors, AreSaidInTheLanguageOfTheWindow)
{
    OpenWindow window({}, reports::Language::German);
    window->openFiles({window.file(QStringLiteral("none.case"))});
    const QString words = window->notice()->text();
    EXPECT_TRUE(words.endsWith(QStringLiteral("none.case: Diese Datei gibt es nicht.")))
        << words.toStdString();
}

TEST(OpenErrors, HaveWordsInEveryLanguage)
{
    const std::initializer_list<const char*> codes{"file-not-found",
                                                   "file-out-of-reach",
                                                   "unreadable",
                                                   "reading-stopped",
                                                   "is-a-directory",
                                                   "not-a-file",
                                                   "empty",
                                                   "too-large",
                                                   "binary",
                                                   "open-document",
                                                   "zip-file",
                                                   "damaged-zip",
                                                   "no-case-inside",
                                                   "signed-container",
                                                   "file-not-inside",
                                                   "damaged-inside",
                                                   "link-inside",
                                                   "too-many-inside",
                                                   "too-large-inside",
                                                   "too-much-inside",
                                                   "not-packed",
                                                   "no-entries",
                                                   "ruling-beyond-the-game"};
    const auto english = reports::PhraseBook::forLanguage(reports::Language::English);
    for (const char* code : codes) {
        const Diagnostic fault{Severity::Error, code, {}, {"a", "b"}};
        EXPECT_NE(english.diagnostic(fault), std::string(code) + ": a, b");
        for (const auto language :
             {reports::Language::French, reports::Language::German, reports::Language::Spanish}) {
            const auto book = reports::PhraseBook::forLanguage(language);
            EXPECT_NE(book.diagnostic(fault), english.diagnostic(fault)) << code;
        }
    }
}

TEST(OpenErrors, AreSaidOfAFileInWhichNoMoveIsFound)
{
    OpenWindow window;
    QFile file(window.file(QStringLiteral("letter.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("garbage\n");
    file.close();
    window->openFiles({file.fileName()});
    EXPECT_TRUE(
        window->notice()->text().endsWith(QStringLiteral("No move was found in this file.")))
        << window->notice()->text().toStdString();
    EXPECT_FALSE(window->document()->isOpen());
}
