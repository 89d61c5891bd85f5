# Read by cpack: the date of the last entry of the changelog counts as the time of the build, so that
# two builds of the same source give the same bytes.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    file(STRINGS ${CPACK_DIPTYCH_CHANGELOG} lines REGEX "^ -- .*  ")
    list(GET lines 0 line)
    string(REGEX REPLACE "^ -- .*  " "" date "${line}")
    execute_process(COMMAND date --utc --date=${date} +%s OUTPUT_VARIABLE seconds
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()
