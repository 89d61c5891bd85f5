#include "app/cli/report_start.h"
#include "app/cli/standard_console.h"

int main(int count, char** words)
{
    using diptych::cli::startReport;
    return diptych::cli::runOnStandardConsole(
        count, words,
        {startReport, startReport, startReport, startReport, startReport, startReport, startReport,
         startReport});
}
