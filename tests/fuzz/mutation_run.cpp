// Runs a target over mutated seeds: a thousand, or a million where DIPTYCH_LONG is set.
//
//   mutate_NAME [--iterations N] [--iteration N] SEED-FILE…

#include "tests/fuzz/mutation.h"
#include "tests/fuzz/target.h"

#include <sys/time.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

using namespace diptych::fuzz;

namespace {

constexpr std::uint64_t shortRun = 1000;
constexpr std::uint64_t longRun = 1000000;
constexpr long longestSeconds = 10;  // of the processor for one sample; more is a hang

volatile std::sig_atomic_t currentIteration = 0;

struct Request {
    std::uint64_t first = 0;
    std::uint64_t end = shortRun;
    std::vector<std::string> files{};
};

Request readArguments(int count, char** arguments)
{
    Request request;
    if (std::getenv("DIPTYCH_LONG") != nullptr) {
        request.end = longRun;
    }
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--iterations" && i + 1 < count) {
            request.end = std::stoull(arguments[++i]);
        } else if (argument == "--iteration" && i + 1 < count) {
            request.first = std::stoull(arguments[++i]);
            request.end = request.first + 1;
        } else {
            request.files.push_back(argument);
        }
    }
    return request;
}

std::vector<std::string> readSeeds(const std::vector<std::string>& files)
{
    std::vector<std::string> seeds;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        if (!stream) {
            std::cerr << file << ": cannot be read\n";
            std::exit(2);
        }
        if (seedUnit() == SeedUnit::File) {
            seeds.emplace_back(std::istreambuf_iterator<char>(stream),
                               std::istreambuf_iterator<char>());
        } else {
            for (std::string line; std::getline(stream, line);) {
                seeds.push_back(line);
            }
        }
    }
    return seeds;
}

/// From now on a sample may take this many seconds of processor time; 0 for no limit.
void limit(long seconds)
{
    const itimerval timer{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

/// Only what may be called in a signal handler.
extern "C" void reportAndEnd(int signal)
{
    char text[] = "signal 00 in iteration 0000000000\n";
    text[7] = static_cast<char>('0' + signal / 10);
    text[8] = static_cast<char>('0' + signal % 10);
    long iteration = currentIteration;
    for (int digit = 32; digit > 22; --digit) {
        text[digit] = static_cast<char>('0' + iteration % 10);
        iteration /= 10;
    }
    const auto written = write(STDERR_FILENO, text, sizeof text - 1);
    _exit(written < 0 ? 2 : 1);
}

}  // namespace

int main(int count, char** arguments)
{
    const Request request = readArguments(count, arguments);
    const auto seeds = readSeeds(request.files);
    if (seeds.empty()) {
        std::cerr << "no seeds: name at least one file\n";
        return 2;
    }
    for (const int signal : {SIGSEGV, SIGABRT, SIGPROF, SIGFPE, SIGILL, SIGBUS}) {
        std::signal(signal, reportAndEnd);
    }
    for (std::uint64_t i = request.first; i < request.end; ++i) {
        currentIteration = static_cast<std::sig_atomic_t>(i);
        const std::string sample = mutated(seeds, i);
        limit(longestSeconds);
        examine(sample);
    }
    limit(0);
    std::cout << request.end - request.first << " samples examined, " << seeds.size() << " seeds\n";
    return 0;
}
