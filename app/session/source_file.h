#pragma once

#include "core/support/diagnostic.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// A file that could not be read at all.
struct OpenError {
    std::string code;  ///< "file-not-found", "is-a-directory", "not-a-file", "empty", "binary", …
    std::string message;  ///< for the terminal: file, place and fault in one line
    int line = 0;         ///< of the case that names the file, or says what cannot be; 0: none
    std::string place{};  ///< the file, with line and column where they are known
    Diagnostic fault{};   ///< what is wrong there, for reports/words; finer than the code
};

/// An error whose message is the place followed by the words. The fault has the code of the error
/// unless it is given one of its own.
OpenError openError(std::string code, const std::string& place, const std::string& words,
                    std::vector<std::string> arguments = {}, std::string fault = {});

/// Where the files are that an incident names.
struct SourceFiles {
    std::filesystem::path folder{};               ///< paths of the incident are relative to it
    std::map<std::string, std::string> packed{};  ///< name to bytes, of a `.diptych` file
};

/// A limit that no real score and no case reaches (16 MB).
constexpr std::size_t mostBytes = std::size_t{16} << 20U;

/// A file to be read, that is there and no folder.
tl::expected<std::ifstream, OpenError> openFile(const std::filesystem::path& path);

/// Bytes of a file that is neither empty nor larger than the limit.
tl::expected<std::string, OpenError> readFile(const std::filesystem::path& path);

/// The same for a file that must hold text: zero bytes make it binary, unless it is UTF-16.
tl::expected<std::string, OpenError> readText(const std::filesystem::path& path);

/// Reads a stream to its end or up to a number of bytes.
std::string readUpTo(std::istream& in, std::size_t most);

/// What is wrong with the size of an input, if anything; the name begins the message.
std::optional<OpenError> checkBytes(std::string_view bytes, const std::string& name);

/// Why an input cannot be text, if so.
std::optional<OpenError> checkText(std::string_view bytes, const std::string& name);

/// Bytes of a file that an incident names: a packed one, else one of the folder.
tl::expected<std::string, OpenError> readSource(const SourceFiles& files, const std::string& name);

}  // namespace diptych::session
