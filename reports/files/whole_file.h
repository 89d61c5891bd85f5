#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace diptych::reports {

enum class Overwrite : std::uint8_t { Refuse, Replace };

/// Who may read a new file: whoever the system lets (its umask), or nobody but its owner.
enum class FileReaders : std::uint8_t { Usual, OwnerOnly };

/// Why a file cannot take its place; the code is an errno.
struct PlaceError {
    int code = 0;
    std::string detail{};  ///< in words
};

/// Whether something stands at a path, also a link that leads nowhere.
bool isTaken(const std::filesystem::path& path);

/// A file that is whole or not there: its bytes lie beside its place until commit() puts them there
/// at once. Without commit() they go away. A link in the place is replaced, not followed.
class WholeFile {
public:
    /// Writes the bytes beside the place. Fails if the folder cannot be written to, the disk is
    /// full, or the place is taken by what is neither a file nor a link.
    static tl::expected<WholeFile, PlaceError> prepare(const std::filesystem::path& path,
                                                       std::string_view bytes, Overwrite overwrite,
                                                       FileReaders readers = FileReaders::Usual);

    WholeFile(WholeFile&& other) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;
    ~WholeFile();

    /// Puts the file in its place. With Refuse it fails with EEXIST where the place is taken, even
    /// if that happened a moment ago.
    tl::expected<void, PlaceError> commit();

    const std::filesystem::path& path() const { return m_path; }

private:
    WholeFile(std::filesystem::path path, std::filesystem::path beside, Overwrite overwrite);

    std::filesystem::path m_path;
    std::filesystem::path m_beside;  ///< empty: nothing is there
    Overwrite m_overwrite;
};

}  // namespace diptych::reports
