#include "app/session/helper_run.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>
#include <utility>

namespace diptych::session {

namespace {

using Clock = std::chrono::steady_clock;

/// One end of a channel; closed when it goes.
class Descriptor {
public:
    explicit Descriptor(int number = -1)
        : m_number(number)
    {}
    Descriptor(Descriptor&& other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() { close(); }

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    void close()
    {
        if (isOpen()) {
            ::close(std::exchange(m_number, -1));
        }
    }

private:
    int m_number;
};

struct Channel {
    Descriptor ours{};
    Descriptor theirs{};
};

/// A socket pair instead of a pipe: writing to a program that has ended fails without a signal.
std::optional<Channel> makeChannel()
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return std::nullopt;
    }
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return Channel{Descriptor(ends[0]), Descriptor(ends[1])};
}

class Run {
public:
    Run(std::string_view input, const std::function<bool(std::string_view)>& hear,
        const HelperLimits& limits)
        : m_input(input)
        , m_hear(hear)
        , m_limits(limits)
        , m_deadline(Clock::now() + limits.time)
    {}

    HelperOutcome run(const std::filesystem::path& program, std::vector<std::string> arguments)
    {
        if (!start(program, arguments)) {
            return {HelperOutcome::End::NotStarted, {}};
        }
        const HelperOutcome::End end = talk();
        if (end != HelperOutcome::End::Answered) {
            kill(m_process, SIGKILL);
        }
        int status = 0;
        while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
        }
        const bool well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
        if (end == HelperOutcome::End::Answered && !well) {
            return {HelperOutcome::End::Failed, {}};
        }
        return {end, std::move(m_output)};
    }

private:
    bool start(const std::filesystem::path& program, std::vector<std::string>& arguments)
    {
        auto in = makeChannel();
        auto out = makeChannel();
        auto said = makeChannel();
        if (!in || !out || !said) {
            return false;
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in->theirs.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out->theirs.number(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, said->theirs.number(), STDERR_FILENO);
        std::string name = program.string();
        std::vector<char*> words{name.data()};
        for (std::string& argument : arguments) {
            words.push_back(argument.data());
        }
        words.push_back(nullptr);
        const int failed =
            posix_spawn(&m_process, name.c_str(), &actions, nullptr, words.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        m_in = std::move(in->ours);
        m_out = std::move(out->ours);
        m_said = std::move(said->ours);
        return failed == 0;
    }

    /// Until the program has closed what it says.
    HelperOutcome::End talk()
    {
        while (m_out.isOpen() || m_said.isOpen()) {
            std::array<pollfd, 3> waiting{{{m_in.number(), POLLOUT, 0},
                                           {m_out.number(), POLLIN, 0},
                                           {m_said.number(), POLLIN, 0}}};
            constexpr int pause = 100;
            poll(waiting.data(), waiting.size(), pause);
            if (Clock::now() > m_deadline) {
                return HelperOutcome::End::TookTooLong;
            }
            if (waiting[0].revents != 0) {
                write();
            }
            if (waiting[1].revents != 0 && !read(m_out, m_output)) {
                m_out.close();
            }
            if (waiting[2].revents != 0 && !read(m_said, m_heard)) {
                m_said.close();
            }
            if (m_output.size() > m_limits.output) {
                return HelperOutcome::End::Failed;
            }
            if (!hearLines()) {
                return HelperOutcome::End::BrokenOff;
            }
        }
        return HelperOutcome::End::Answered;
    }

    void write()
    {
        const ssize_t written = send(m_in.number(), m_input.data(), m_input.size(), MSG_NOSIGNAL);
        if (written > 0) {
            m_input.remove_prefix(static_cast<std::size_t>(written));
        }
        const bool later = written < 0 && (errno == EAGAIN || errno == EINTR);
        if (m_input.empty() || (written < 0 && !later)) {
            m_in.close();
        }
    }

    /// False at the end.
    static bool read(const Descriptor& from, std::string& into)
    {
        std::array<char, 65536> buffer{};
        const ssize_t got = ::read(from.number(), buffer.data(), buffer.size());
        if (got > 0) {
            into.append(buffer.data(), static_cast<std::size_t>(got));
        }
        return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
    }

    bool hearLines()
    {
        for (auto end = m_heard.find('\n'); end != std::string::npos; end = m_heard.find('\n')) {
            const std::string line = m_heard.substr(0, end);
            m_heard.erase(0, end + 1);
            if (m_hear && !m_hear(line)) {
                return false;
            }
        }
        return true;
    }

    std::string_view m_input;
    const std::function<bool(std::string_view)>& m_hear;
    HelperLimits m_limits;
    Clock::time_point m_deadline;
    pid_t m_process = -1;
    Descriptor m_in{};
    Descriptor m_out{};
    Descriptor m_said{};
    std::string m_output{};
    std::string m_heard{};
};

}  // namespace

HelperOutcome runHelper(const std::filesystem::path& program,
                        const std::vector<std::string>& arguments, std::string_view input,
                        const std::function<bool(std::string_view)>& hear,
                        const HelperLimits& limits)
{
    return Run(input, hear, limits).run(program, arguments);
}

}  // namespace diptych::session
