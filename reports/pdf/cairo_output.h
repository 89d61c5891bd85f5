#pragma once

#include <cairo.h>

namespace diptych::reports {

/// Gives back what cairo has made, for std::unique_ptr.
struct CairoRelease {
    void operator()(cairo_surface_t* surface) const;
    void operator()(cairo_t* cairo) const;
};

/// Takes what cairo writes (a cairo_write_func_t); target is a std::string.
cairo_status_t appendTo(void* target, const unsigned char* data, unsigned int length);

}  // namespace diptych::reports
