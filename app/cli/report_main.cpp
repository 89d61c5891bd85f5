#include "app/cli/archive_verb.h"
#include "app/cli/decide_verb.h"
#include "app/cli/identity_verb.h"
#include "app/cli/register_verb.h"
#include "app/cli/report_verb.h"
#include "app/cli/sign_verb.h"
#include "app/cli/standard_console.h"
#include "app/cli/verify_verb.h"

#include <QCoreApplication>

int main(int count, char** words)
{
    // Qt finds the drivers of databases through it. It takes no word away from the command line.
    int none = 1;
    const QCoreApplication application(none, words);
    return diptych::cli::runOnStandardConsole(count, words,
                                              {diptych::cli::runReport, diptych::cli::runRegister,
                                               diptych::cli::runArchive, diptych::cli::runIdentity,
                                               diptych::cli::runSign, diptych::cli::runTimestamp,
                                               diptych::cli::runVerify, diptych::cli::runDecide});
}
