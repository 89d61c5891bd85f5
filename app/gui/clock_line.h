#pragma once

#include <QLineEdit>

#include <optional>

namespace diptych::gui {

/// A clock time, typed as digits from the right: 3410 is 0:34:10. An empty line is an unknown time.
class ClockLine : public QLineEdit {
    Q_OBJECT

public:
    /// Display is as large as that of a clock.
    enum class Look { Plain, Display };

    explicit ClockLine(const QString& name, Look look = Look::Plain, QWidget* parent = nullptr);

    std::optional<int> seconds() const;
    void setSeconds(std::optional<int> seconds);
    /// What stands there is no time.
    bool isWrong() const { return !text().trimmed().isEmpty() && !seconds(); }
};

/// Seconds of "3410", "34:10", "0:34:10" or "34.10".
std::optional<int> clockSecondsFrom(const QString& text);

}  // namespace diptych::gui
