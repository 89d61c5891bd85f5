#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct zip;

namespace diptych::importers {

enum class MemberProblem : std::uint8_t { NotThere, Damaged, TooLong };

/// A zip archive in memory, read with limits: no member is ever unpacked beyond `mostBytes`.
class ZipFile {
public:
    static constexpr std::size_t mostBytes = 16'000'000;

    /// Absent if the bytes are no archive. They must outlive the object.
    static std::optional<ZipFile> open(std::string_view bytes);

    /// Contents of a member of at most so many bytes.
    tl::expected<std::string, MemberProblem> member(const std::string& name,
                                                    std::size_t most = mostBytes) const;

private:
    struct Closer {
        void operator()(zip* archive) const;
    };

    explicit ZipFile(zip* archive)
        : m_archive(archive)
    {}

    std::unique_ptr<zip, Closer> m_archive;
};

}  // namespace diptych::importers
