#include "app/gui/samples.h"

#include "app/gui/text.h"
#include "app/session/desk.h"
#include "core/incident/case_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace diptych::gui {
namespace {

/// Beside the installed program, else in the tree that it was built from.
QDir sampleFolder()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString& place :
         {program.filePath(QStringLiteral("../share/diptych/samples")),
          program.filePath(QStringLiteral("../../samples")), QStringLiteral(DIPTYCH_SAMPLES)}) {
        if (QDir(place).exists()) {
            return QDir(QDir::cleanPath(place));
        }
    }
    return QDir(QStringLiteral(DIPTYCH_SAMPLES));
}

}  // namespace

std::vector<Sample> samples()
{
    std::vector<Sample> found;
    const QDir folder = sampleFolder();
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString path = folder.filePath(name + QStringLiteral("/incident.case"));
        const auto text = session::readFile(fromQt(path));
        if (text) {
            const auto title = toQt(incident::readCase(*text).incident.title);
            found.push_back({title.isEmpty() ? name : title, path});
        }
    }
    return found;
}

}  // namespace diptych::gui
