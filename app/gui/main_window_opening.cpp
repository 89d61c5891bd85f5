#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/open_error_words.h"
#include "app/gui/text.h"
#include "importers/scan/format/page_format.h"

namespace diptych::gui {
namespace {

/// A container, or a PDF with signatures or of a report: both are checked, not opened. Another PDF
/// is a scan.
bool isSigned(const QString& path)
{
    if (path.endsWith(QStringLiteral(".asice"), Qt::CaseInsensitive)) {
        return true;
    }
    if (!path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        return false;
    }
    const auto bytes = session::readFile(fromQt(path));
    return !bytes || !importers::scan::looksLikeScan(*bytes) ||
           bytes->find("/ByteRange") != std::string::npos ||
           bytes->find("/StructTreeRoot") != std::string::npos;
}

bool isCase(const QString& path)
{
    return path.endsWith(QStringLiteral(".case"), Qt::CaseInsensitive) ||
           path.endsWith(QStringLiteral(".diptych"), Qt::CaseInsensitive);
}

}  // namespace

void MainWindow::openFiles(const QStringList& paths)
{
    m_notice->dismiss();
    if (paths.isEmpty() || !mayLeave()) {
        return;
    }
    if (isSigned(paths.front())) {
        openSigned(paths.front());
        return;
    }
    if (isCase(paths.front())) {
        open(session::openCase(fromQt(paths.front()), m_document.scans().reader()), paths.front());
        return;
    }
    if (paths.size() >= 2) {
        open(session::openScores(fromQt(paths[0]), fromQt(paths[1]), m_document.scans().reader()),
             {});
        return;
    }
    // A case may have any name; what is no case is a score that wants another.
    auto desk = session::openCase(fromQt(paths.front()), m_document.scans().reader());
    if (desk && !desk->incident.scores.empty()) {
        open(std::move(desk), paths.front());
        return;
    }
    const auto score = session::scoreSource(fromQt(paths.front()), score::Keeper::White);
    if (!score) {
        complain(wordsOf(score.error()));
        return;
    }
    askForScores(paths);
}

void MainWindow::takeDropped(const QStringList& paths)
{
    const bool isScore = m_document.isOpen() && !m_document.isReadOnly() && paths.size() == 1 &&
                         !isCase(paths.front()) && !isSigned(paths.front());
    if (isScore) {
        askWhose(paths.front());
    } else {
        openFiles(paths);
    }
}

}  // namespace diptych::gui
