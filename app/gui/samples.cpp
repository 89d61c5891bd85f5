#include "app/gui/samples.h"

#include "app/gui/text.h"
#include "app/session/desk.h"
#include "app/session/installed_files.h"
#include "core/incident/case_file.h"

#include <QDir>

namespace diptych::gui {
std::vector<Sample> samples()
{
    std::vector<Sample> found;
    const auto place = session::dataPlace("samples");
    if (!place) {
        return found;
    }
    const QDir folder(toQt(place->string()));
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
