#include "app/gui/about_dialog.h"
#include "app/gui/aloud_dialog.h"
#include "app/gui/announcer.h"
#include "app/gui/article_dialog.h"
#include "app/gui/board_setup_dialog.h"
#include "app/gui/clock_dialog.h"
#include "app/gui/comfortable_style.h"
#include "app/gui/desk_page.h"
#include "app/gui/dialog_frame.h"
#include "app/gui/help_dialog.h"
#include "app/gui/history_dialog.h"
#include "app/gui/keys_dialog.h"
#include "app/gui/main_actions.h"
#include "app/gui/main_window.h"
#include "app/gui/new_incident_dialog.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/report_file.h"
#include "app/gui/ruling_details_dialog.h"
#include "app/gui/samples.h"
#include "app/gui/settings.h"
#include "app/gui/text.h"
#include "app/gui/typing_page.h"
#include "core/chess/fen.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QStackedWidget>

namespace diptych::gui {

void MainWindow::fillMenusOfFiles()
{
    const auto add = [this](QMenu* menu, const QString& title, const QString& path) {
        QString text = title;
        QAction* action = menu->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    };
    if (m_actions->samples->isEmpty()) {
        for (const Sample& sample : samples()) {
            add(m_actions->samples, sample.title, sample.path);
        }
        m_actions->samples->setEnabled(!m_actions->samples->isEmpty());
    }
    m_actions->recent->clear();
    for (const QString& path : settings::recentFiles()) {
        add(m_actions->recent, QFileInfo(path).fileName(), path);
    }
    m_actions->recent->setEnabled(!m_actions->recent->isEmpty());
}

void MainWindow::askForScores(const QStringList& paths)
{
    auto* dialog = new NewIncidentDialog(this);
    frameDialog(dialog);
    if (!paths.isEmpty()) {
        dialog->readWhite(paths[0]);
    }
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        auto desk = session::evaluate(dialog->incident(), {}, m_document.scans().reader());
        const bool isMade = desk.has_value();
        open(std::move(desk), {});
        if (isMade) {
            m_document.markUnsaved(tr("New incident"));
        }
    });
    dialog->open();
}

void MainWindow::askForReport()
{
    if (!m_document.isOpen()) {
        return;
    }
    auto* chooser = new QFileDialog(this, tr("Export the report"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setNameFilters(
        {tr("PDF document (*.pdf)"), tr("Web page (*.html)"), tr("Plain text (*.txt)")});
    chooser->setDefaultSuffix(QStringLiteral("pdf"));
    chooser->selectFile(QStringLiteral("incident.pdf"));
    connect(chooser, &QFileDialog::filterSelected, chooser, [chooser](const QString& filter) {
        const qsizetype dot = filter.lastIndexOf(QLatin1Char('.'));
        chooser->setDefaultSuffix(filter.mid(dot + 1).remove(QLatin1Char(')')));
    });
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { exportReportTo(path); });
    chooser->open();
}

bool MainWindow::exportReportTo(const QString& path)
{
    if (waitsForScan()) {
        return false;
    }
    const auto written = writeReport(m_document, path);
    if (!written) {
        complain(written.error());
        return false;
    }
    announce(tr("Report written: %1").arg(path));
    return true;
}

void MainWindow::showArticle()
{
    const std::string article = m_desk->focusedArticle();
    if (article.empty()) {
        announce(tr("This rests on no article of its own."));
        return;
    }
    auto* dialog =
        new ArticleDialog(m_document.assessment().edition, article, m_document.book(), this);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::showKeys()
{
    auto* dialog = new KeysDialog(m_actions->all(), this);
    frameDialog(dialog);
    connect(dialog, &KeysDialog::changed, this, [this] {
        QMap<QString, QString> keys;
        for (const QAction* action : m_actions->all()) {
            keys.insert(action->objectName(),
                        action->shortcut().toString(QKeySequence::PortableText));
        }
        settings::setKeys(keys);
    });
    dialog->show();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(this);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::showHelp()
{
    auto* dialog = new HelpDialog(
        m_pages->currentWidget() == m_typing ? HelpTopic::Typing : HelpTopic::Desk, this);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::showHistory()
{
    auto* dialog = new HistoryDialog(m_document.history(), this);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::setUpBoards()
{
    auto* dialog = new BoardSetupDialog(&m_document, this);
    frameDialog(dialog);
    connect(dialog, &BoardSetupDialog::said, this, &MainWindow::announce);
    dialog->open();
}

void MainWindow::enterClocks()
{
    auto* dialog = new ClockDialog(&m_document, this);
    frameDialog(dialog);
    dialog->open();
}

void MainWindow::showRulingDetails()
{
    auto* dialog = new RulingDetailsDialog(&m_document, this);
    frameDialog(dialog);
    dialog->open();
}

void MainWindow::readAloud()
{
    auto* dialog = new AloudDialog(&m_document, this);
    frameDialog(dialog);
    dialog->open();
}

void MainWindow::showPreferences()
{
    auto* dialog = new PreferencesDialog(this);
    frameDialog(dialog);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        dialog->keep();
        m_desk->setAdvancing(settings::isAdvancing());
        setComfortable(settings::isComfortable());
    });
    dialog->open();
}

void MainWindow::copyFen()
{
    const std::string fen = chess::toFen(m_desk->shownPosition());
    QGuiApplication::clipboard()->setText(toQt(fen));
    announce(tr("Copied: %1").arg(toQt(fen)));
}

}  // namespace diptych::gui
