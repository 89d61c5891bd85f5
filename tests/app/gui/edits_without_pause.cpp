#include "app/gui/main_window.h"

#include <QApplication>
#include <QTimer>

#include <cstdio>

using namespace diptych;
using namespace diptych::gui;

/// Edits an incident as fast as it can and saves it now and then, until it is killed. The title of
/// the incident is the number of the edit, which is printed when the edit has been made.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("diptych"));
    const QString file = QString::fromLocal8Bit(argv[1]);
    MainWindow window(reports::Language::English, Memory::Kept);
    window.typeScores();
    window.document()->evaluator().setPatience(std::chrono::milliseconds(0));
    int number = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &window, [&] {
        incident::Incident after = window.document()->inputs();
        after.title = std::to_string(++number);
        window.document()->change(std::move(after), QStringLiteral("Another title"));
        std::printf("%d\n", number);
        std::fflush(stdout);
        if (number % 25 == 0) {
            window.saveTo(file);
        }
    });
    timer.start(1);
    return QApplication::exec();
}
