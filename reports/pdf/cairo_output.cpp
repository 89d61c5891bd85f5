#include "reports/pdf/cairo_output.h"

#include <string>

namespace diptych::reports {

void CairoRelease::operator()(cairo_surface_t* surface) const
{
    cairo_surface_destroy(surface);
}

void CairoRelease::operator()(cairo_t* cairo) const
{
    cairo_destroy(cairo);
}

cairo_status_t appendTo(void* target, const unsigned char* data, unsigned int length)
{
    static_cast<std::string*>(target)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace diptych::reports
