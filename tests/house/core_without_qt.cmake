# Builds core alone, in a project of its own that holds nothing but core and disables Qt, and links
# a program with it. Fails if core needs Qt to configure, compile, link or run. OPTIONS are those of
# the whole build, so that ccache has the answer to each compilation.
file(REMOVE ${WORK}/build/CMakeCache.txt)
execute_process(
    COMMAND ${CMAKE_COMMAND} -G Ninja -S ${ROOT}/tests/house/core_alone -B ${WORK}/build
            -DCORE=${ROOT}/core ${OPTIONS}
            -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=TRUE -DCMAKE_DISABLE_FIND_PACKAGE_Qt5=TRUE
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${WORK}/build/core_alone COMMAND_ERROR_IS_FATAL ANY)

execute_process(COMMAND ldd ${WORK}/build/core_alone OUTPUT_VARIABLE libraries
                COMMAND_ERROR_IS_FATAL ANY)
if(libraries MATCHES "Qt")
    message(FATAL_ERROR "core is linked with Qt:\n${libraries}")
endif()
