#pragma once

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace diptych::gui::test {

/// Milliseconds that this thread has worked; waiting for a busy computer does not count.
inline double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1000 + double(time.tv_nsec) / 1e6;
}

/// Notices how long the window works between two ticks of a clock that it is to hear.
class StallDetector : public QObject {
public:
    StallDetector()
    {
        connect(&m_clock, &QTimer::timeout, this, [this] {
            const double now = worked();
            m_longest = std::max(m_longest, now - m_since);
            m_since = now;
            ++m_ticks;
        });
        m_clock.start(1);
    }

    double longest() const { return m_longest; }
    int ticks() const { return m_ticks; }

private:
    QTimer m_clock{};
    double m_since = worked();
    double m_longest = 0;
    int m_ticks = 0;
};

}  // namespace diptych::gui::test
