#include "app/gui/report_file.h"

#include "app/gui/incident_document.h"
#include "app/gui/open_error_words.h"
#include "app/gui/text.h"
#include "app/session/documents/desk_report.h"
#include "app/session/incident_file.h"
#include "core/incident/case_writer.h"
#include "importers/scan/format/page_format.h"
#include "reports/report_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace diptych::gui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReportFile)
};

}  // namespace

tl::expected<void, QString> saveBytes(const QString& path, const std::string& bytes)
{
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) &&
                           file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
                               static_cast<qint64>(bytes.size()) &&
                           file.commit();
    if (!isWritten) {
        //: %1 a file, %2 what the system says
        return tl::make_unexpected(
            Words::tr("%1 cannot be written: %2.").arg(path, file.errorString()));
    }
    return {};
}

tl::expected<void, QString> writeReport(const IncidentDocument& document, const QString& path)
{
    const auto format = reports::formatFromName(fromQt(QFileInfo(path).suffix().toLower()));
    if (!format) {
        return tl::make_unexpected(
            Words::tr("%1: the name must end in .pdf, .html or .txt.").arg(path));
    }
    const auto bytes = reports::write(session::reportOf(document.desk()), *format, document.book());
    if (!bytes) {
        return tl::make_unexpected(toQt(reports::describe(bytes.error(), document.book())));
    }
    return saveBytes(path, *bytes);
}

namespace {

tl::expected<std::string, QString> caseTextFor(const IncidentDocument& document,
                                               const QString& path)
{
    namespace fs = std::filesystem;
    incident::Incident incident = document.inputs();
    const session::SourceFiles& files = document.desk().files;
    const fs::path from = fs::absolute(files.folder);
    const fs::path to = fs::absolute(fromQt(path)).parent_path();
    for (incident::ScoreSource& source : incident.scores) {
        const auto packed = source.file ? files.packed.find(*source.file) : files.packed.end();
        if (packed != files.packed.end()) {
            if (importers::scan::looksLikeScan(packed->second)) {
                return tl::make_unexpected(
                    Words::tr("A case is text and cannot hold the picture of a score. Save the "
                              "incident as a .diptych file."));
            }
            // What was packed has no file of its own beside a case.
            source.text = packed->second;
            source.file.reset();
        } else if (source.file) {
            source.file = (from / *source.file).lexically_proximate(to).generic_string();
        }
    }
    return incident::writeCase(incident);
}

void keepBefore(const QString& path)
{
    if (QFile::exists(path)) {
        const QString backup = path + QLatin1Char('~');
        QFile::remove(backup);
        QFile::copy(path, backup);
    }
}

}  // namespace

tl::expected<void, QString> writeIncidentFile(const IncidentDocument& document, const QString& path)
{
    std::string bytes;
    if (path.endsWith(QStringLiteral(".case"), Qt::CaseInsensitive)) {
        auto text = caseTextFor(document, path);
        if (!text) {
            return tl::make_unexpected(text.error());
        }
        bytes = std::move(*text);
    } else if (auto packed = session::pack(document.inputs(), document.desk().files)) {
        bytes = std::move(*packed);
    } else {
        return tl::make_unexpected(wordsOf(packed.error()));
    }
    keepBefore(path);
    return saveBytes(path, bytes);
}

}  // namespace diptych::gui
