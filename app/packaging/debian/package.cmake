# The Debian package: `cpack` in the build folder.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME diptych)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Diptych contributors <contributors@diptych.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded when it is needed and dpkg-shlibdeps does not see: the font of the reports, the
# tables of Braille, the driver of the archive in a folder, the letters of printed text.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "fonts-dejavu-core, liblouis-data, libqt6sql6-sqlite, tesseract-ocr-eng")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "hicolor-icon-theme, libqt6sql6-psql, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "parallel, stockfish")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY
    "reconciles two chess scores and rules by the Laws of Chess")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"In a game between a visually disabled and a sighted player each of them moves
on a board of their own and keeps a score of their own. When the boards part,
the Laws of Chess send the arbiter to the scores.

Diptych reads both scores, typed, in Braille, dictated or scanned, finds where
they part and up to where they agree, proposes what the Laws say in the
edition in force, works out the clocks, and writes, signs and keeps the report.")
# The time of everything in the package, unless SOURCE_DATE_EPOCH says another.
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/source_date.cmake)
set(CPACK_DIPTYCH_CHANGELOG ${CMAKE_CURRENT_LIST_DIR}/changelog)
include(CPack)
