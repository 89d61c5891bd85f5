#include "app/cli/report_start.h"
#include "app/cli/standard_console.h"

int main(int count, char** words)
{
    return diptych::cli::runOnStandardConsole(count, words, diptych::cli::startReport);
}
