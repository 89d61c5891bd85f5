#include "reports/signing/openssl_handles.h"

#include <openssl/err.h>

namespace diptych::reports {

std::string openSslError(std::string_view attempt)
{
    std::string message(attempt);
    if (const unsigned long code = ERR_get_error()) {
        if (const char* reason = ERR_reason_error_string(code)) {
            message += std::string(": ") + reason;
        }
    }
    ERR_clear_error();
    return message;
}

BioHandle bioOf(std::string_view bytes)
{
    return BioHandle(BIO_new_mem_buf(bytes.data(), static_cast<int>(bytes.size())));
}

std::string contentsOf(BIO* bio)
{
    char* data = nullptr;
    const long length = BIO_get_mem_data(bio, &data);
    return length > 0 ? std::string(data, static_cast<std::size_t>(length)) : std::string();
}

}  // namespace diptych::reports
