# clang wants the whole class JSON where qpdf 11 only names a vector of it: with libstdc++ 12 a
# defaulted destructor in C++20 is tried for constexpr too early (JSON.hh, JSON_array). The copy of
# the header that this puts first writes those destructors out; nothing else changes.
function(make_qpdf_readable_for_clang target)
    get_target_property(folders ${target} INTERFACE_INCLUDE_DIRECTORIES)
    find_file(qpdf_json qpdf/JSON.hh HINTS ${folders} REQUIRED)
    file(READ ${qpdf_json} text)
    string(REGEX REPLACE "(virtual ~JSON_[a-z]+\\(\\)) = default;" "\\1 {}" text "${text}")
    set(readable ${CMAKE_CURRENT_BINARY_DIR}/for-clang)
    file(WRITE ${readable}/qpdf/JSON.hh "${text}")
    target_include_directories(${target} SYSTEM BEFORE INTERFACE ${readable})
endfunction()
