#include "app/cli/file_in_memory.h"
#include "app/cli/hexadecimal.h"
#include "app/cli/json.h"
#include "app/cli/pgn_replay.h"
#include "app/cli/verbs.h"

#include <chrono>
#include <ostream>

namespace diptych::cli {

namespace {

struct TimedReplay {
    ReplayCount count{};
    double seconds = 0.0;
};

TimedReplay timedReplay(std::string_view text)
{
    const auto begin = std::chrono::steady_clock::now();
    const ReplayCount count = replayPgn(text);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    return {count, elapsed.count()};
}

}  // namespace

ExitCode runReplay(const Request& request, const Console& console)
{
    const std::string& operand = request.arguments.operands().front();
    TimedReplay replay;
    if (operand == "-") {
        constexpr std::size_t most = FileInMemory::mostOfAPipe;
        const std::string text = session::readUpTo(console.in, most + 1);
        if (text.size() > most) {
            return fail(console, "standard input: more than " + std::to_string(most) + " bytes");
        }
        replay = timedReplay(text);
    } else {
        const auto file = FileInMemory::read(operand);
        if (!file) {
            return fail(console, file.error().message);
        }
        replay = timedReplay(file->bytes());
    }
    const ReplayCount& count = replay.count;
    if (count.games == 0 || (count.plies == 0 && count.errors > 0)) {
        return fail(console, operand + ": no game was found in it");
    }
    if (request.format == Format::AsJson) {
        console.out << toText({{"games", count.games},
                               {"plies", count.plies},
                               {"errors", count.errors},
                               {"check", hexadecimal(count.check)},
                               {"seconds", replay.seconds}})
                    << '\n';
    } else {
        console.out << count.games << " games, " << count.plies << " plies, " << count.errors
                    << " errors, check " << hexadecimal(count.check) << ", " << replay.seconds
                    << " s\n";
    }
    return count.errors == 0 ? ExitCode::Done : ExitCode::Difference;
}

}  // namespace diptych::cli
