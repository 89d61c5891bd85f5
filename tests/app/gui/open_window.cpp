#include "tests/app/gui/open_window.h"

#include "app/gui/translations.h"

#include <QApplication>
#include <QTest>

#include <gtest/gtest.h>

namespace diptych::gui::test {

QString casePath(const QString& name)
{
    return QStringLiteral(DIPTYCH_SOURCE_DIR "/tests/cases/%1.case").arg(name);
}

OpenWindow::OpenWindow(const QString& caseName, reports::Language language)
{
    installTranslations(&m_translations, language);
    m_window = std::make_unique<MainWindow>(language, Memory::None);
    // What follows from an edit is there when the edit has been made, however busy the computer is.
    m_window->document()->evaluator().setPatience(std::chrono::seconds(60));
    if (!caseName.isEmpty()) {
        m_window->openFiles({casePath(caseName)});
    }
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
}

OpenWindow::~OpenWindow()
{
    // Text size and palette belong to the application.
    m_window->setTextPercent(100);
    m_window->setAppearance(Appearance::System);
}

}  // namespace diptych::gui::test
