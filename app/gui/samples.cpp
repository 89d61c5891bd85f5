#include "app/gui/samples.h"

#include "app/gui/text.h"
#include "app/session/desk.h"
#include "app/session/installed_files.h"
#include "core/incident/case_file.h"

#include <QCoreApplication>
#include <QDir>

namespace diptych::gui {
namespace {

// Titles of the cases that come with the program, as they stand in their files.
[[maybe_unused]] constexpr const char* titles[] = {
    QT_TRANSLATE_NOOP("Samples", "The bishop that went to the neighbouring square"),
    QT_TRANSLATE_NOOP("Samples", "Which rook went to d1?"),
    QT_TRANSLATE_NOOP("Samples", "Black castles although his rook has been away and come back"),
    QT_TRANSLATE_NOOP("Samples",
                      "A king's move is disputed, and the time control has passed meanwhile"),
    QT_TRANSLATE_NOOP("Samples", "Black has one move fewer on his score than White"),
    QT_TRANSLATE_NOOP("Samples",
                      "By both scores 12.Qxh7 is mate; only Black's board has the bishop on c4"),
};

}  // namespace

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
            const std::string title = incident::readCase(*text).incident.title;
            found.push_back(
                {title.empty() ? name : QCoreApplication::translate("Samples", title.c_str()),
                 path});
        }
    }
    return found;
}

}  // namespace diptych::gui
