#include "reports/report_writer.h"

#include "reports/braille/brf_writer.h"
#include "reports/document/compose.h"
#include "reports/html/html_writer.h"
#include "reports/pdf/pdf_writer.h"
#include "reports/pgn/pgn_writer.h"
#include "reports/text/text_writer.h"
#include "reports/xlsx/incident_workbook.h"
#include "reports/xml/xml_writer.h"

#include <QDateTime>
#include <QString>

#include <cerrno>
#include <system_error>
#include <utility>

namespace diptych::reports {

namespace {

namespace fs = std::filesystem;
using Kind = WriteError::Kind;

tl::expected<void, WriteError> makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (!fs::is_directory(folder)) {
        return tl::unexpected(WriteError{Kind::NoFolder, folder, error.message()});
    }
    return {};
}

WriteError errorOf(const fs::path& path, const PlaceError& error)
{
    const bool isThere = error.code == EEXIST;
    return {isThere ? Kind::AlreadyThere : Kind::NotWritable, path, error.detail};
}

/// A file written beside its place, and whether something stands there that it will replace.
struct Pending {
    WholeFile file;
    bool existed = false;
};

tl::expected<Pending, WriteError> prepare(const fs::path& path, const std::string& bytes,
                                          Overwrite overwrite)
{
    auto file = WholeFile::prepare(path, bytes, overwrite);
    if (!file) {
        return tl::unexpected(errorOf(path, file.error()));
    }
    return Pending{std::move(*file), isTaken(path)};
}

tl::expected<void, WriteError> commitAll(std::vector<Pending>& files)
{
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto committed = files[i].file.commit();
        if (committed) {
            continue;
        }
        for (std::size_t done = 0; done < i; ++done) {
            if (!files[done].existed) {
                std::error_code ignored;
                fs::remove(files[done].file.path(), ignored);
            }
        }
        return tl::unexpected(errorOf(files[i].file.path(), committed.error()));
    }
    return {};
}

tl::expected<std::string, WriteError> orLibraryError(tl::expected<std::string, std::string> bytes)
{
    if (!bytes) {
        return tl::unexpected(WriteError{Kind::Library, {}, bytes.error()});
    }
    return std::move(*bytes);
}

/// Midnight of the day of the game; the beginning of 1980, where zip files begin, when not known.
std::time_t dayOf(const Report& report)
{
    const QDate day =
        QDate::fromString(QString::fromStdString(report.game.event.date), Qt::ISODate);
    const QDate known = day.isValid() ? day : QDate(1980, 1, 1);
    return static_cast<std::time_t>(QDateTime(known, QTime(0, 0), Qt::UTC).toSecsSinceEpoch());
}

}  // namespace

std::string_view extensionOf(Format format)
{
    static constexpr std::string_view extensions[] = {"pdf",  "html", "txt", "brf",
                                                      "xlsx", "xml",  "pgn"};
    return extensions[static_cast<std::size_t>(format)];
}

std::optional<Format> formatFromName(std::string_view name)
{
    for (const Format format : allFormats) {
        if (extensionOf(format) == name) {
            return format;
        }
    }
    return std::nullopt;
}

std::string fileNameOf(Format format)
{
    return "incident." + std::string(extensionOf(format));
}

std::string describe(const WriteError& error, const PhraseBook& book)
{
    const std::string path = error.path.string();
    switch (error.kind) {
    case Kind::AlreadyThere:
        return book.text("Report", QT_TRANSLATE_NOOP("Report", "%1 is already there."), {path});
    case Kind::NoFolder:
        return book.text("Report", QT_TRANSLATE_NOOP("Report", "%1 is not a folder: %2"),
                         {path, error.detail});
    case Kind::NotWritable:
        return book.text("Report", QT_TRANSLATE_NOOP("Report", "%1 cannot be written: %2"),
                         {path, error.detail});
    case Kind::Library:
        return book.text("Report", QT_TRANSLATE_NOOP("Report", "The report cannot be made: %1"),
                         {error.detail});
    }
    return error.detail;
}

tl::expected<std::string, WriteError> write(const Report& report, Format format,
                                            const PhraseBook& book, const ReportStyle& style)
{
    switch (format) {
    case Format::Html:
        return toHtml(compose(report, book, style.extent));
    case Format::Text:
        return toText(compose(report, book, style.extent));
    case Format::Braille:
        return toBrf(compose(report, book, style.extent));
    case Format::Xlsx:
        return orLibraryError(toXlsx(compose(report, book, style.extent), dayOf(report)));
    case Format::Xml:
        return toXml(report);
    case Format::Pgn:
        return toPgn(report, book);
    case Format::Pdf:
        break;
    }
    PageStyle page = style.page;
    page.pages = style.extent == Extent::OnePage ? Pages::One : page.pages;
    Document document = compose(report, book, style.extent);
    // What players are not told (Article 12.6) must not be in their copy for machines either.
    if (book.audience() == Audience::Arbiter) {
        document.carried = {toXml(report),
                            book.startingFrom(report.game.start).aloud(report.decision)};
    }
    return orLibraryError(toPdf(document, page));
}

tl::expected<void, WriteError> writeFile(const fs::path& path, const std::string& bytes,
                                         Overwrite overwrite)
{
    if (overwrite == Overwrite::Refuse && isTaken(path)) {
        return tl::unexpected(WriteError{Kind::AlreadyThere, path, {}});
    }
    std::vector<Pending> files;
    auto pending = prepare(path, bytes, overwrite);
    if (!pending) {
        return tl::unexpected(pending.error());
    }
    files.push_back(std::move(*pending));
    return commitAll(files);
}

tl::expected<std::vector<fs::path>, WriteError>
writeAll(const Report& report, const fs::path& folder, std::span<const Format> formats,
         const PhraseBook& book, Overwrite overwrite, const ReportStyle& style)
{
    std::vector<std::pair<fs::path, std::string>> contents;
    for (const Format format : formats) {
        const fs::path path = folder / fileNameOf(format);
        if (overwrite == Overwrite::Refuse && isTaken(path)) {
            return tl::unexpected(WriteError{Kind::AlreadyThere, path, {}});
        }
        auto bytes = write(report, format, book, style);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        contents.emplace_back(path, std::move(*bytes));
    }
    if (auto made = makeFolder(folder); !made) {
        return tl::unexpected(made.error());
    }
    std::vector<Pending> files;
    std::vector<fs::path> paths;
    for (const auto& [path, bytes] : contents) {
        auto pending = prepare(path, bytes, overwrite);
        if (!pending) {
            return tl::unexpected(pending.error());
        }
        files.push_back(std::move(*pending));
        paths.push_back(path);
    }
    if (auto committed = commitAll(files); !committed) {
        return tl::unexpected(committed.error());
    }
    return paths;
}

}  // namespace diptych::reports
