#include "app/gui/archive_dialog.h"
#include "app/gui/desk_page.h"
#include "app/gui/dialog_frame.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/open_error_words.h"
#include "app/gui/page_view.h"
#include "app/gui/preview_dialog.h"
#include "app/gui/report_dialog.h"
#include "app/gui/review_dialog.h"
#include "app/gui/score_table_view.h"
#include "app/gui/sign_dialog.h"
#include "app/gui/text.h"
#include "app/session/documents/desk_report.h"
#include "reports/report_writer.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QPrintDialog>
#include <QPrinter>

namespace diptych::gui {

bool MainWindow::waitsForScan()
{
    if (m_document.isReading()) {
        complain(tr("The picture of a score is still being read. A report can be made when it has "
                    "been read, or when reading was cancelled."));
        return true;
    }
    return false;
}

void MainWindow::previewReport()
{
    if (waitsForScan()) {
        return;
    }
    auto* dialog = new PreviewDialog(&m_document, this);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::printReport()
{
    if (waitsForScan()) {
        return;
    }
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        const auto pdf = reports::write(session::reportOf(m_document.desk()), reports::Format::Pdf,
                                        m_document.book());
        const auto pages = pdf ? session::PdfPages::of(*pdf) : std::nullopt;
        if (!pages) {
            complain(pdf ? tr("The report cannot be drawn.")
                         : toQt(reports::describe(pdf.error(), m_document.book())));
            return;
        }
        printPages(*pages, printer);
        announce(tr("Report sent to the printer."));
    });
    dialog->open();
}

void MainWindow::signReport()
{
    if (waitsForScan()) {
        return;
    }
    auto* dialog = new SignDialog(&m_document, this);
    connect(dialog, &SignDialog::said, this, &MainWindow::announce);
    frameDialog(dialog);
    dialog->open();
}

void MainWindow::askForReview()
{
    auto* chooser = new QFileDialog(this, tr("Check a signed report"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({tr("Signed reports (*.asice *.pdf)"), tr("All files (*)")});
    connect(chooser, &QFileDialog::fileSelected, this,
            [this](const QString& path) { openSigned(path); });
    chooser->open();
}

void MainWindow::openSigned(const QString& path)
{
    const auto bytes = session::readFile(fromQt(path));
    if (!bytes) {
        complain(wordsOf(bytes.error()));
    } else if (!reports::fileKindOf(*bytes)) {
        complain(tr("%1 is neither a PDF nor a container.").arg(path));
    } else {
        review(*bytes, QFileInfo(path).fileName());
    }
}

void MainWindow::review(const std::string& bytes, const QString& name)
{
    auto* dialog = new ReviewDialog(bytes, name, m_document.book(), this);
    connect(dialog, &ReviewDialog::said, this, &MainWindow::announce);
    connect(dialog, &ReviewDialog::walkRequested, this, &MainWindow::walkThrough);
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::walkThrough(const session::Desk& desk)
{
    if (!mayLeave()) {
        return;
    }
    open(desk, {}, IncidentDocument::Access::Read);
    m_notice->say(tr("This incident comes out of a signed report and can only be read."));
    activateWindow();
    m_desk->enterPane(0);
}

void MainWindow::showArchive()
{
    auto* dialog = new ArchiveDialog(&m_document, this);
    connect(dialog, &ArchiveDialog::said, this, &MainWindow::announce);
    connect(dialog, &ArchiveDialog::documentRequested, this,
            [this](const std::string& bytes, const QString& name) {
                if (reports::fileKindOf(bytes)) {
                    review(bytes, name);
                    return;
                }
                auto* report = new ReportDialog(name, this);
                report->present({{}, bytes, {}});
                frameDialog(report);
                report->show();
            });
    frameDialog(dialog);
    dialog->show();
}

void MainWindow::find()
{
    auto* question = new QInputDialog(this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Find in the scores"));
    question->setLabelText(tr("A move, a square or a text:"));
    question->setTextValue(m_sought);
    connect(question, &QInputDialog::textValueSelected, this, [this](const QString& sought) {
        m_sought = sought.trimmed();
        findAgain();
    });
    question->open();
}

void MainWindow::findAgain()
{
    if (m_sought.isEmpty()) {
        find();
    } else if (m_desk->scores()->goToNextWith(m_sought)) {
        m_desk->enterPane(0);
        announce(m_desk->placeWords());
    } else {
        announce(tr("“%1” is not in the scores.").arg(m_sought));
    }
}

}  // namespace diptych::gui
