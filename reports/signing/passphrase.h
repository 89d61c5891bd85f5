#pragma once

#include <string>
#include <utility>

namespace diptych::reports {

/// A passphrase in a buffer that is wiped when it goes. UTF-8 without zero bytes.
class Passphrase {
public:
    /// Takes the text over and wipes what it came in.
    explicit Passphrase(std::string&& text);
    Passphrase(Passphrase&& other) noexcept;
    Passphrase& operator=(Passphrase&& other) noexcept;
    Passphrase(const Passphrase&) = delete;
    Passphrase& operator=(const Passphrase&) = delete;
    ~Passphrase();

    bool empty() const { return m_text.empty(); }
    const char* get() const { return m_text.c_str(); }

private:
    std::string m_text;
};

/// Overwrites a text with zeros in a way that no compiler leaves out, and empties it.
void wipe(std::string& text);

}  // namespace diptych::reports
