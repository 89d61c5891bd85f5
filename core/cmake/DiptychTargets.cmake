# Helpers that every folder uses to declare its target.

add_library(diptych_options INTERFACE)
get_filename_component(diptych_root ${CMAKE_CURRENT_LIST_DIR}/../.. REALPATH)
target_include_directories(diptych_options INTERFACE ${diptych_root})
# The two warnings taken out are false alarms of g++ 12 in std::string and std::optional
# (GCC bugs 105651 and 105562).
target_compile_options(diptych_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(DIPTYCH_WERROR)
    target_compile_options(diptych_options INTERFACE -Werror)
endif()
if(DIPTYCH_SANITIZE)
    target_compile_options(diptych_options INTERFACE
        -fsanitize=${DIPTYCH_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(diptych_options INTERFACE -fsanitize=${DIPTYCH_SANITIZE})
endif()

# diptych_library(NAME DEPENDS...): a static library of all sources of the calling folder.
function(diptych_library name)
    file(GLOB sources CONFIGURE_DEPENDS *.cpp)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC diptych_options ${ARGN})
endfunction()

# diptych_embed(TARGET FUNCTION NAMESPACE FILES...): puts data files into a target as text, so that
# nothing is looked up at run time. Declares `std::vector<EmbeddedFile> FUNCTION()` there.
function(diptych_embed target)
    cmake_parse_arguments(EMBED "" "FUNCTION;NAMESPACE;HEADER" "FILES" ${ARGN})
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${EMBED_FUNCTION}.cpp)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DFUNCTION=${EMBED_FUNCTION}
                -DNAMESPACE=${EMBED_NAMESPACE} -DHEADER=${EMBED_HEADER} "-DFILES=${EMBED_FILES}"
                -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/EmbedFiles.cmake
        DEPENDS ${EMBED_FILES} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/EmbedFiles.cmake
        VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()

# What is compiled so can be compiled once more, across files, by a program that is linked so; for
# all others it is as ever, for they are linked without the plugin. For what runs millions of times.
# Not under sanitizers.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_BUILD_TYPE STREQUAL Release
        AND NOT DIPTYCH_SANITIZE)
    set(DIPTYCH_ACROSS_FILES -flto -ffat-lto-objects)
    set(DIPTYCH_LINK_ACROSS_FILES -fuse-linker-plugin -flto=2)
    add_link_options(-fno-use-linker-plugin)
endif()
