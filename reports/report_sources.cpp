#include "reports/report_sources.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <filesystem>
#include <optional>
#include <utility>

namespace diptych::reports {

std::string sha256Of(std::string_view bytes)
{
    const QByteArray view =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string shownName(const std::string& file)
{
    const std::filesystem::path path(file);
    const bool isOutside = path.is_absolute() || path.lexically_normal().string().starts_with("..");
    return isOutside ? path.filename().string() : file;
}

std::vector<Source> sourcesOf(const incident::Incident& incident,
                              const std::vector<score::Sheet>& sheets, const ReadSource& read)
{
    std::vector<Source> sources;
    for (std::size_t i = 0; i < incident.scores.size(); ++i) {
        const incident::ScoreSource& score = incident.scores[i];
        Source source{
            score.keeper, score.medium, score.dialect, shownName(score.file.value_or("")), {}, {}};
        if (i < sheets.size() && !sheets[i].dialect.empty()) {
            source.dialect = sheets[i].dialect;
        }
        std::optional<std::string> bytes = score.text;
        if (score.file) {
            bytes = read ? read(*score.file) : std::nullopt;
        }
        if (bytes) {
            source.sha256 = sha256Of(*bytes);
            source.bytes = std::move(*bytes);
        }
        sources.push_back(std::move(source));
    }
    return sources;
}

}  // namespace diptych::reports
