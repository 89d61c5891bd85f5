#pragma once

#include <openssl/asn1.h>
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/evp.h>
#include <openssl/pkcs12.h>
#include <openssl/ts.h>
#include <openssl/x509.h>

#include <memory>
#include <string>
#include <string_view>

/// Owners of what OpenSSL hands out. Only for sources, never for headers of other folders.
namespace diptych::reports {

template <auto release>
struct ReleaseWith {
    template <typename T>
    void operator()(T* object) const
    {
        release(object);
    }
};

using BioHandle = std::unique_ptr<BIO, ReleaseWith<BIO_free_all>>;
using CmsHandle = std::unique_ptr<CMS_ContentInfo, ReleaseWith<CMS_ContentInfo_free>>;
using DigestHandle = std::unique_ptr<EVP_MD_CTX, ReleaseWith<EVP_MD_CTX_free>>;
using ExtensionHandle = std::unique_ptr<X509_EXTENSION, ReleaseWith<X509_EXTENSION_free>>;
using Pkcs12Handle = std::unique_ptr<PKCS12, ReleaseWith<PKCS12_free>>;
using StoreHandle = std::unique_ptr<X509_STORE, ReleaseWith<X509_STORE_free>>;

/// The oldest entry of OpenSSL's error queue in words, behind what was being tried. Empties the
/// queue.
std::string openSslError(std::string_view attempt);

/// What a function of the kind i2d_X writes.
template <typename T, typename Write>
std::string derOf(T* object, Write write)
{
    unsigned char* bytes = nullptr;
    const int length = write(object, &bytes);
    if (length <= 0) {
        return {};
    }
    std::string der(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    OPENSSL_free(bytes);
    return der;
}

/// A view of bytes as a source for OpenSSL. The bytes must outlive it.
BioHandle bioOf(std::string_view bytes);

/// What was written to a memory BIO.
std::string contentsOf(BIO* bio);

}  // namespace diptych::reports
