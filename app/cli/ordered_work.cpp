#include "app/cli/ordered_work.h"

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace diptych::cli {

namespace {

/// What the threads share. A thread that is far ahead of the line to be delivered next waits; the
/// one that works on that line never does.
class Line {
public:
    Line(const OrderedWork& work, int threads)
        : m_work(work)
        , m_window(static_cast<std::size_t>(threads) * answersHeldByThread)
    {}

    void serve()
    {
        while (const auto taken = take()) {
            finish(taken->index, m_work.answer(taken->text));
        }
    }

private:
    static constexpr std::size_t answersHeldByThread = 16;

    struct Taken {
        std::size_t index;
        std::string text;
    };

    std::optional<Taken> take()
    {
        const std::lock_guard lock(m_input);
        if (m_atEnd) {
            return std::nullopt;
        }
        auto text = m_work.next();
        if (!text) {
            m_atEnd = true;
            return std::nullopt;
        }
        return Taken{m_taken++, std::move(*text)};
    }

    void finish(std::size_t index, std::string answer)
    {
        std::unique_lock lock(m_output);
        m_ready.emplace(index, std::move(answer));
        for (auto first = m_ready.begin(); first != m_ready.end() && first->first == m_delivered;
             first = m_ready.erase(first)) {
            m_work.deliver(first->second);
            ++m_delivered;
        }
        m_moved.notify_all();
        m_moved.wait(lock, [this, index] { return index < m_delivered + m_window; });
    }

    const OrderedWork& m_work;
    std::size_t m_window;
    std::mutex m_input;
    std::size_t m_taken = 0;
    bool m_atEnd = false;
    std::mutex m_output;
    std::condition_variable m_moved;
    std::map<std::size_t, std::string> m_ready;
    std::size_t m_delivered = 0;
};

}  // namespace

void workInOrder(const OrderedWork& work, int threads)
{
    Line line(work, threads);
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) {
        others.emplace_back([&line] { line.serve(); });
    }
    line.serve();
    for (std::thread& thread : others) {
        thread.join();
    }
}

}  // namespace diptych::cli
