#pragma once

#include <ctime>
#include <string>

class QPDF;

namespace diptych::reports {

/// Makes a PDF with embedded fonts one of PDF/A-1b (ISO 19005-1): metadata that agree with the
/// document information, an output intent for device colours, no transparency groups.
void makeArchival(QPDF& pdf, std::time_t created);

/// A time as PDF writes it, in UTC: "D:20251004154200+00'00'".
std::string pdfTime(std::time_t time);

}  // namespace diptych::reports
