#pragma once

#include "app/gui/main_window.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace diptych::gui::test {

/// A case of tests/cases, such as "differing-scores/h-pawn-or-a-pawn".
QString casePath(const QString& name);

inline const QString differingScores = QStringLiteral("differing-scores/h-pawn-or-a-pawn");
inline const QString openQuestion =
    QStringLiteral("differing-scores/one-player-admits-his-entry-is-wrong");

/// A window that is shown and has the keyboard, in a language, with a case or the welcome page.
class OpenWindow {
public:
    explicit OpenWindow(const QString& caseName = {},
                        reports::Language language = reports::Language::English);
    ~OpenWindow();

    MainWindow* operator->() { return m_window.get(); }
    MainWindow& operator*() { return *m_window; }
    QString file(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QObject m_translations;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace diptych::gui::test
