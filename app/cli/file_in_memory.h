#pragma once

#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace diptych::cli {

/// The bytes of a file of any size, or of a pipe. They are a copy: whoever cuts the file while it
/// is worked on does no harm.
class FileInMemory {
public:
    /// More is not taken from a pipe or a device, which may never end.
    static constexpr std::size_t mostOfAPipe = std::size_t{128} << 20U;

    /// Fails with a message that names the file: not there, a folder, empty, not to be read, cut
    /// short while it was read, or a pipe that does not end.
    static tl::expected<FileInMemory, session::OpenError> read(const std::string& path);

    std::string_view bytes() const { return {m_bytes.get(), m_size}; }

private:
    struct Free {
        void operator()(char* bytes) const;
    };

    std::unique_ptr<char[], Free> m_bytes{};
    std::size_t m_size = 0;
};

}  // namespace diptych::cli
