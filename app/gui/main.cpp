#include "app/gui/comfortable_style.h"
#include "app/gui/desk_page.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/page_view.h"
#include "app/gui/report_dialog.h"
#include "app/gui/scan_pane.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/translations.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSaveFile>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

using diptych::gui::Appearance;

struct Options {
    QStringList files{};
    QString picture{};
    QSize size{1280, 800};
    QString language{};
    QString action{};
    std::optional<Appearance> appearance{};
    std::optional<int> textPercent{};
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Says what is wrong with an option and ends the program (exit 2).
[[noreturn]] void refuse(const QString& message)
{
    std::fprintf(stderr, "diptych: %s\n", qPrintable(message));
    std::exit(2);
}

std::optional<Appearance> appearanceNamed(const QString& name)
{
    const std::array names{QStringLiteral("system"), QStringLiteral("light"),
                           QStringLiteral("dark"), QStringLiteral("high-contrast")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            return static_cast<Appearance>(i);
        }
    }
    return std::nullopt;
}

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.width() < 320 || size.height() < 240 || size.width() > 10000 ||
        size.height() > 10000) {
        refuse(Words::tr("--size: “%1” found, WIDTHxHEIGHT such as 1280x800 expected").arg(text));
    }
    return size;
}

int percentFrom(const QString& text)
{
    bool isNumber = false;
    const int percent = text.toInt(&isNumber);
    if (!isNumber || percent < 70 || percent > 300) {
        refuse(Words::tr("--text-size: “%1” found, a number from 70 to 300 expected").arg(text));
    }
    return percent;
}

QString languageFrom(const QString& code)
{
    if (!code.isEmpty() && !diptych::reports::languageFromCode(diptych::gui::fromQt(code))) {
        refuse(Words::tr("--lang: “%1” found, en, fr, de or es expected").arg(code));
    }
    return code;
}

/// Options that Qt takes for itself.
QList<QCommandLineOption> optionsOfQt()
{
    QList<QCommandLineOption> options;
    for (const char* name : {"platform", "style"}) {
        QCommandLineOption option(QString::fromLatin1(name));
        option.setValueName(QStringLiteral("NAME"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        options << option;
    }
    return options;
}

Options readOptions(const QCoreApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Two boards, two scores, one game: the arbiter’s desk."));
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addOptions(optionsOfQt());
    parser.addPositionalArgument(Words::tr("file"),
                                 Words::tr("A case, or White’s and Black’s score files."),
                                 Words::tr("[FILE…]"));
    const QCommandLineOption picture(QStringLiteral("screenshot"),
                                     Words::tr("Write a picture of the window and end."),
                                     QStringLiteral("FILE.png"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  Words::tr("Size of the picture (1280x800)."),
                                  QStringLiteral("WxH"));
    const QCommandLineOption appearance(QStringLiteral("appearance"),
                                        Words::tr("system, light, dark or high-contrast."),
                                        QStringLiteral("NAME"));
    const QCommandLineOption text(QStringLiteral("text-size"),
                                  Words::tr("Size of the text in percent (70 to 300)."),
                                  QStringLiteral("PERCENT"));
    const QCommandLineOption language(QStringLiteral("lang"), Words::tr("en, fr, de or es."),
                                      QStringLiteral("CODE"));
    const QCommandLineOption show(QStringLiteral("show"),
                                  Words::tr("Begin with an action, such as type or keys."),
                                  QStringLiteral("ACTION"));
    parser.addOptions({picture, size, appearance, text, language, show});
    if (!parser.parse(application.arguments())) {
        refuse(parser.errorText());
    }
    if (parser.isSet(help)) {
        parser.showHelp(0);
    }
    if (parser.isSet(version)) {
        parser.showVersion();
    }

    Options options;
    options.files = parser.positionalArguments();
    options.picture = parser.value(picture);
    options.action = parser.value(show);
    options.language = languageFrom(parser.value(language));
    if (parser.isSet(size)) {
        options.size = sizeFrom(parser.value(size));
    }
    if (parser.isSet(text)) {
        options.textPercent = percentFrom(parser.value(text));
    }
    if (parser.isSet(appearance)) {
        options.appearance = appearanceNamed(parser.value(appearance));
        if (!options.appearance) {
            refuse(Words::tr("--appearance: “%1” found, system, light, dark or high-contrast "
                             "expected")
                       .arg(parser.value(appearance)));
        }
    }
    return options;
}

/// What is drawn or read beside the window is still to come.
bool isUnfinished(diptych::gui::MainWindow& window)
{
    const QWidgetList all = QApplication::allWidgets();
    const bool isDrawing = std::any_of(all.begin(), all.end(), [](const QWidget* widget) {
        const auto* pages = qobject_cast<const diptych::gui::PageView*>(widget);
        const auto* report = qobject_cast<const diptych::gui::ReportDialog*>(widget);
        return (pages && !pages->isDrawn()) || (report && report->isBusy());
    });
    return isDrawing || window.document()->isReading() || window.document()->evaluator().isBusy() ||
           !window.desk()->scan()->isDrawn();
}

/// Lets the window settle, writes a picture of it or of the dialog in front of it, and ends.
void takePicture(diptych::gui::MainWindow* window, const QString& path)
{
    constexpr int moment = 400;
    QTimer::singleShot(moment, window, [window, path] {
        if (isUnfinished(*window)) {
            takePicture(window, path);
            return;
        }
        QWidget* shown = window;
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (other != window && other->isVisible() && other->isWindow()) {
                shown = other;
            }
        }
        QSaveFile file(path);
        const bool isWritten =
            file.open(QIODevice::WriteOnly) && shown->grab().save(&file, "PNG") && file.commit();
        if (!isWritten) {
            std::fprintf(stderr, "diptych: %s: the picture cannot be written\n", qPrintable(path));
            QCoreApplication::exit(2);
            return;
        }
        QCoreApplication::exit(0);
    });
}

/// While the display is sought, Qt says in many lines what it tries, and ends the program when it
/// finds none. One line says it better.
void sayThatThereIsNoDisplay(QtMsgType type, const QMessageLogContext&, const QString&)
{
    if (type == QtFatalMsg) {
        std::fputs("diptych: there is no display to open the window on; diptych-cli does without\n",
                   stderr);
        std::_Exit(2);
    }
}

/// The options, read before a display is needed: help and version do without.
Options optionsBeforeTheDisplay(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QObject translations;
    diptych::gui::installTranslations(
        &translations, diptych::gui::chooseLanguage(diptych::gui::settings::language()));
    return readOptions(application);
}

/// What kept a file from being opened, if anything.
void endIfNothingIsShown(const diptych::gui::MainWindow& window, const Options& options)
{
    const bool isRefused = !options.files.isEmpty() && !window.document()->isOpen() &&
                           !window.notice()->text().isEmpty();
    if (isRefused) {
        refuse(window.notice()->text());
    }
}

}  // namespace

int main(int argc, char** argv)
{
    namespace gui = diptych::gui;
    QCoreApplication::setApplicationName(QStringLiteral("diptych"));
    QCoreApplication::setApplicationVersion(QStringLiteral(DIPTYCH_VERSION));
    const Options options = optionsBeforeTheDisplay(argc, argv);
    const QtMessageHandler usual = qInstallMessageHandler(sayThatThereIsNoDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Diptych"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.diptych.Diptych"));
    QGuiApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.diptych.Diptych")));
    const auto language = gui::chooseLanguage(options.language.isEmpty() ? gui::settings::language()
                                                                         : options.language);
    gui::installTranslations(&application, language);

    gui::useDeskStyle();
    const bool isPicture = !options.picture.isEmpty();
    const auto memory = isPicture ? gui::Memory::None : gui::Memory::Kept;
    gui::MainWindow window(language, memory);
    const auto remembered = isPicture ? Appearance::Light : gui::settings::appearance();
    window.setAppearance(options.appearance.value_or(remembered));
    const int text = isPicture ? 100 : gui::settings::textPercent();
    window.setTextPercent(options.textPercent.value_or(text));
    window.resize(options.size);
    if (!isPicture) {
        gui::setComfortable(gui::settings::isComfortable());
        window.desk()->setAdvancing(gui::settings::isAdvancing());
        if (const QByteArray places = gui::settings::places(); !places.isEmpty()) {
            window.desk()->area()->setPlaces(places);
        }
    }
    window.openFiles(options.files);
    if (isPicture) {
        endIfNothingIsShown(window, options);
    }
    window.show();
    if (!isPicture) {
        window.offerRecovery();
    }
    if (!options.action.isEmpty()) {
        auto* action = window.findChild<QAction*>(options.action);
        if (!action) {
            refuse(Words::tr("--show: “%1” is no action").arg(options.action));
        }
        action->trigger();
    }
    if (isPicture) {
        window.activateWindow();
        takePicture(&window, options.picture);
    }
    return QApplication::exec();
}
