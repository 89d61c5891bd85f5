#pragma once

#include <functional>
#include <optional>
#include <string>

namespace diptych::cli {

/// Lines that are worked on by several threads, with their answers in the order of the lines.
struct OrderedWork {
    /// Gives the next line; absent at the end. Called by one thread at a time.
    std::function<std::optional<std::string>()> next;
    /// Makes the answer to a line. Called by several threads at once; must not throw.
    std::function<std::string(const std::string&)> answer;
    /// Takes the answers in order. Called by one thread at a time.
    std::function<void(const std::string&)> deliver;
};

/// Works until the lines are at an end. Answers are delivered as soon as those before them are, and
/// no more than a few lines for each thread are held at a time.
void workInOrder(const OrderedWork& work, int threads);

}  // namespace diptych::cli
