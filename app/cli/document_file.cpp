#include "app/cli/document_file.h"

#include "app/session/desk.h"
#include "reports/files/whole_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <system_error>

namespace diptych::cli {

namespace {

constexpr std::size_t mostDocumentBytes = std::size_t{512} << 20U;
/// Of what comes through a pipe or from a device, and may never end.
constexpr std::size_t mostStreamBytes = std::size_t{64} << 20U;

}  // namespace

tl::expected<std::string, std::string> readDocument(const std::string& operand, std::istream& in)
{
    const bool standard = operand == "-";
    const std::string name = standard ? "standard input" : operand;
    std::string bytes;
    std::error_code ignored;
    const bool isFile = !standard && std::filesystem::is_regular_file(operand, ignored);
    const std::size_t most = isFile ? mostDocumentBytes : mostStreamBytes;
    if (standard) {
        bytes = session::readUpTo(in, most + 1);
    } else if (std::filesystem::is_directory(operand)) {
        return tl::make_unexpected(name + ": is a folder, expected a file");
    } else {
        errno = 0;
        std::ifstream file(operand, std::ios::binary);
        if (!file) {
            return tl::make_unexpected(
                name + ": cannot be read: " + std::generic_category().message(errno));
        }
        bytes = session::readUpTo(file, most + 1);
    }
    if (bytes.empty()) {
        return tl::make_unexpected(name + ": is empty");
    }
    if (bytes.size() > most) {
        return tl::make_unexpected(name + ": is over " + std::to_string(most >> 20U) + " MB");
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
    const bool taken = reports::isTaken(*path) && !request.arguments.has("--force");
    return taken ? *path + ": is already there; --force replaces it" : std::string();
}

tl::expected<void, std::string> writeDocument(const Request& request, std::string_view bytes)
{
    if (std::string problem = outputProblem(request); !problem.empty()) {
        return tl::make_unexpected(std::move(problem));
    }
    const std::string path = *request.arguments.value("--output");
    const auto overwrite =
        request.arguments.has("--force") ? reports::Overwrite::Replace : reports::Overwrite::Refuse;
    const auto sentence = [&path](const reports::PlaceError& error) {
        return path + ": " + error.detail;
    };
    auto file = reports::WholeFile::prepare(path, bytes, overwrite);
    return file ? file->commit().map_error(sentence) : tl::make_unexpected(sentence(file.error()));
}

}  // namespace diptych::cli
