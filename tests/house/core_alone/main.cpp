// A program of core and nothing else: it reads a case and says how the position at the start looks.
#include "core/chess/fen.h"
#include "core/incident/case_file.h"

#include <iostream>

int main()
{
    const auto file = diptych::incident::readCase("# A title\nlaw fide-2023\n");
    std::cout << diptych::chess::toFen(file.incident.circumstances.start) << '\n';
    return file.hasErrors() ? 1 : 0;
}
