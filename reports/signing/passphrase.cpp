#include "reports/signing/passphrase.h"

#include <openssl/crypto.h>

namespace diptych::reports {

Passphrase::Passphrase(std::string&& text)
    : m_text(text)
{
    wipe(text);
}

Passphrase::Passphrase(Passphrase&& other) noexcept
    : m_text(other.m_text)
{
    wipe(other.m_text);
}

Passphrase& Passphrase::operator=(Passphrase&& other) noexcept
{
    if (this != &other) {
        wipe(m_text);
        m_text = other.m_text;
        wipe(other.m_text);
    }
    return *this;
}

Passphrase::~Passphrase()
{
    wipe(m_text);
}

void wipe(std::string& text)
{
    OPENSSL_cleanse(text.data(), text.size());
    text.clear();
}

}  // namespace diptych::reports
