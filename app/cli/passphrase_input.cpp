#include "app/cli/passphrase_input.h"

#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <istream>
#include <ostream>
#include <system_error>

namespace diptych::cli {

namespace {

using reports::Passphrase;

/// While it lives, the terminal shows nothing of what is typed.
class Unseen {
public:
    Unseen()
    {
        tcgetattr(STDIN_FILENO, &m_before);
        termios unseen = m_before;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &unseen);
    }
    ~Unseen() { tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before); }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

private:
    termios m_before{};
};

tl::expected<Passphrase, std::string> firstLine(std::istream& in, const std::string& name)
{
    constexpr std::size_t longest = 4096;
    std::string line;
    line.reserve(longest + 1);
    for (int next = in.get(); in && next != '\n' && line.size() <= longest; next = in.get()) {
        line += static_cast<char>(next);
    }
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    if (line.empty() || line.size() > longest || line.find('\0') != std::string::npos) {
        reports::wipe(line);
        return tl::make_unexpected(name + ": expected a passphrase in the first line, at most " +
                                   std::to_string(longest) + " bytes");
    }
    return Passphrase(std::move(line));
}

}  // namespace

tl::expected<Passphrase, std::string> readPassphrase(const Request& request, const Console& console,
                                                     const std::string& option,
                                                     const std::string& question)
{
    const auto file = request.arguments.value(option);
    if (file && *file != "-") {
        errno = 0;
        std::ifstream in(*file, std::ios::binary);
        if (!in) {
            return tl::make_unexpected(*file + ": cannot be read, and it holds the passphrase: " +
                                       std::generic_category().message(errno));
        }
        return firstLine(in, *file);
    }
    if (file) {
        return firstLine(console.in, "standard input");
    }
    if (isatty(STDIN_FILENO) == 0 || isatty(STDERR_FILENO) == 0) {
        return tl::make_unexpected(option + " FILE is needed where there is no terminal");
    }
    console.err << question << ": " << std::flush;
    const Unseen unseen;
    auto passphrase = firstLine(console.in, "the terminal");
    console.err << '\n';
    return passphrase;
}

}  // namespace diptych::cli
