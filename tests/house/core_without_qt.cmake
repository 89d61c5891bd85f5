# Builds core alone, in a project of its own that holds nothing but core and disables Qt, and links
# a program with it. Fails if core needs Qt to configure, compile, link or run.
file(REMOVE ${WORK}/build/CMakeCache.txt)
file(MAKE_DIRECTORY ${WORK}/source)
file(COPY ${ROOT}/tests/house/core_alone/CMakeLists.txt ${ROOT}/tests/house/core_alone/main.cpp
     DESTINATION ${WORK}/source)
file(CREATE_LINK ${ROOT}/core ${WORK}/source/core SYMBOLIC)

execute_process(
    COMMAND ${CMAKE_COMMAND} -G Ninja -S ${WORK}/source -B ${WORK}/build
            -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}
            -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0
            -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=TRUE -DCMAKE_DISABLE_FIND_PACKAGE_Qt5=TRUE
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${WORK}/build/core_alone COMMAND_ERROR_IS_FATAL ANY)

execute_process(COMMAND ldd ${WORK}/build/core_alone OUTPUT_VARIABLE libraries
                COMMAND_ERROR_IS_FATAL ANY)
if(libraries MATCHES "Qt")
    message(FATAL_ERROR "core is linked with Qt:\n${libraries}")
endif()
