#include "core/incident/case_file.h"

#include "core/incident/case_reader.h"

#include <algorithm>

namespace diptych::incident {

bool CaseFile::hasErrors() const
{
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

CaseFile readCase(std::string_view text)
{
    return CaseReader().read(text);
}

}  // namespace diptych::incident
