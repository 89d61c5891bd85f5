#include "app/cli/document_file.h"

#include "app/session/desk.h"

#include <QSaveFile>
#include <QString>

#include <filesystem>
#include <fstream>
#include <istream>
#include <system_error>

namespace diptych::cli {

namespace {

constexpr std::size_t mostDocumentBytes = std::size_t{512} << 20U;

}  // namespace

tl::expected<std::string, std::string> readDocument(const std::string& operand, std::istream& in)
{
    const bool standard = operand == "-";
    const std::string name = standard ? "standard input" : operand;
    std::string bytes;
    if (standard) {
        bytes = session::readUpTo(in, mostDocumentBytes + 1);
    } else if (std::filesystem::is_directory(operand)) {
        return tl::make_unexpected(name + ": is a folder, expected a file");
    } else {
        std::ifstream file(operand, std::ios::binary);
        if (!file) {
            return tl::make_unexpected(name + ": cannot be read");
        }
        bytes = session::readUpTo(file, mostDocumentBytes + 1);
    }
    if (bytes.empty() || bytes.size() > mostDocumentBytes) {
        return tl::make_unexpected(name + (bytes.empty() ? ": is empty" : ": is over 512 MB"));
    }
    return bytes;
}

std::string outputProblem(const Request& request)
{
    const auto path = request.arguments.value("--output");
    if (!path || path->empty()) {
        return "-o FILE is needed";
    }
    const std::string& verb = request.words.front();
    const bool addsToIt = verb == "sign" || verb == "timestamp";
    for (const std::string& operand : request.arguments.operands()) {
        std::error_code ignored;
        const bool isCase = operand.ends_with(".case") || operand.ends_with(".diptych");
        if (std::filesystem::equivalent(*path, operand, ignored) && (isCase || !addsToIt)) {
            return *path + ": is what is read; it is never written over";
        }
    }
    const bool taken = std::filesystem::exists(*path) && !request.arguments.has("--force");
    return taken ? *path + ": is already there; --force replaces it" : std::string();
}

tl::expected<void, std::string> writeDocument(const Request& request, std::string_view bytes)
{
    if (std::string problem = outputProblem(request); !problem.empty()) {
        return tl::make_unexpected(std::move(problem));
    }
    const std::string path = *request.arguments.value("--output");
    QSaveFile file(QString::fromStdString(path));
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), size) != size ||
        !file.commit()) {
        return tl::make_unexpected(path + ": " + file.errorString().toStdString());
    }
    return {};
}

}  // namespace diptych::cli
