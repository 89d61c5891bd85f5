#include "app/cli/document_verbs.h"
#include "app/cli/standard_console.h"

#include <QCoreApplication>

int main(int count, char** words)
{
    // Qt finds the drivers of databases through it. It takes no word away from the command line.
    int none = 1;
    const QCoreApplication application(none, words);
    return diptych::cli::runOnStandardConsole(count, words, diptych::cli::runDocument);
}
