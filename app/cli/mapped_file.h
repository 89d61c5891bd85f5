#pragma once

#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace diptych::cli {

/// A file of any size as bytes in memory, without a copy where the system allows it.
class MappedFile {
public:
    static tl::expected<MappedFile, session::OpenError> open(const std::string& path);

    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&&) = delete;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    std::string_view bytes() const { return {m_bytes, m_size}; }

private:
    MappedFile(const char* bytes, std::size_t size)
        : m_bytes(bytes)
        , m_size(size)
    {}

    const char* m_bytes;
    std::size_t m_size;
};

}  // namespace diptych::cli
