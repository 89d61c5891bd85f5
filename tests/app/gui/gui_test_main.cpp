#include "app/gui/desk_style.h"

#include <QApplication>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    // Neither the display nor the settings of whoever runs the tests take part in them.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QTemporaryDir configuration;
    qputenv("XDG_CONFIG_HOME", configuration.path().toUtf8());
    qputenv("XDG_DATA_HOME", configuration.path().toUtf8());
    // Pictures of scores are read once for all tests.
    qputenv("XDG_CACHE_HOME", DIPTYCH_TEST_CACHE);
    qputenv("LC_ALL", "C.UTF-8");
    QApplication application(argc, argv);
    diptych::gui::useDeskStyle();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
