#include "app/cli/hexadecimal.h"
#include "app/cli/json.h"
#include "app/cli/pgn_replay.h"
#include "app/cli/verbs.h"
#include "app/session/desk.h"

#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <ostream>
#include <string>
#include <system_error>

namespace diptych::cli {

namespace {

/// More is not taken from a pipe or a device, which may never end.
constexpr std::size_t mostOfAPipe = std::size_t{128} << 20U;

struct TimedReplay {
    ReplayCount count{};
    std::size_t bytes = 0;
    double seconds = 0.0;
};

/// Plays through a text piece by piece, so that a file of any size takes no more memory than its
/// longest comment.
TimedReplay replayStream(std::istream& in, std::size_t most)
{
    constexpr std::size_t usualPiece = std::size_t{1} << 20U;
    const auto begin = std::chrono::steady_clock::now();
    TimedReplay timed;
    PgnReplay replay;
    std::string piece(usualPiece, '\0');
    std::size_t filled = 0;
    for (auto rest = PgnReplay::Rest::Follows; rest == PgnReplay::Rest::Follows;) {
        in.read(piece.data() + filled, static_cast<std::streamsize>(piece.size() - filled));
        const auto got = static_cast<std::size_t>(in.gcount());
        filled += got;
        timed.bytes += got;
        rest = in && timed.bytes <= most ? PgnReplay::Rest::Follows : PgnReplay::Rest::None;
        const std::size_t understood = replay.read({piece.data(), filled}, rest);
        std::memmove(piece.data(), piece.data() + understood, filled - understood);
        filled -= understood;
        if (filled == piece.size()) {
            piece.resize(2 * piece.size());
        }
    }
    timed.count = replay.count();
    timed.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return timed;
}

/// Empty where all was read of a file of so many bytes.
std::string problemWith(const TimedReplay& replay, std::uintmax_t expected, const std::istream& in)
{
    if (in.bad()) {
        return "reading stopped at offset " + std::to_string(replay.bytes);
    }
    if (replay.bytes < expected) {
        return "it was cut short while it was read: found " + std::to_string(replay.bytes) +
               " bytes, expected " + std::to_string(expected);
    }
    return replay.bytes == 0 ? "the file is empty" : "";
}

tl::expected<TimedReplay, std::string> replayOperand(const std::string& operand, std::istream& in)
{
    const std::string most = "more than " + std::to_string(mostOfAPipe) + " bytes";
    if (operand == "-") {
        TimedReplay replay = replayStream(in, mostOfAPipe);
        return replay.bytes > mostOfAPipe ? tl::make_unexpected("standard input: " + most)
                                          : tl::expected<TimedReplay, std::string>(replay);
    }
    auto file = session::openFile(operand);
    if (!file) {
        return tl::make_unexpected(file.error().message);
    }
    std::error_code ignored;
    const bool isFile = std::filesystem::is_regular_file(operand, ignored);
    const std::uintmax_t expected = isFile ? std::filesystem::file_size(operand, ignored) : 0;
    const TimedReplay replay =
        replayStream(*file, isFile ? std::numeric_limits<std::size_t>::max() : mostOfAPipe);
    if (!isFile && replay.bytes > mostOfAPipe) {
        return tl::make_unexpected(operand + ": " + most + " from what is no file");
    }
    if (const std::string problem = problemWith(replay, expected, *file); !problem.empty()) {
        return tl::make_unexpected(operand + ": " + problem);
    }
    return replay;
}

}  // namespace

ExitCode runReplay(const Request& request, const Console& console)
{
    const std::string& operand = request.arguments.operands().front();
    const auto replay = replayOperand(operand, console.in);
    if (!replay) {
        return fail(console, replay.error());
    }
    const ReplayCount& count = replay->count;
    if (count.games == 0 || (count.plies == 0 && count.errors > 0)) {
        return fail(console, operand + ": no game was found in it");
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"games", count.games},
                               {"plies", count.plies},
                               {"errors", count.errors},
                               {"check", hexadecimal(count.check)},
                               {"seconds", replay->seconds}})
                    << '\n';
    } else {
        console.out << count.games << " games, " << count.plies << " plies, " << count.errors
                    << " errors, check " << hexadecimal(count.check) << ", " << replay->seconds
                    << " s\n";
    }
    return count.errors == 0 ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
