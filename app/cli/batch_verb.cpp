#include "app/cli/batch_line.h"
#include "app/cli/json_assessment.h"
#include "app/cli/ordered_work.h"
#include "app/cli/verbs.h"
#include "core/incident/number_text.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <exception>
#include <fstream>
#include <istream>
#include <ostream>
#include <thread>

namespace diptych::cli {

namespace {

namespace fs = std::filesystem;

constexpr int mostJobs = 256;

/// A line that has not ended after so many bytes never will: nothing is read behind it.
constexpr std::size_t longestSkip = std::size_t{256} << 20U;

/// The next line that is not blank. What a line has beyond the limit is left out, so that it is
/// answered with an error.
std::optional<std::string> nextLine(std::istream& in)
{
    std::streambuf& source = *in.rdbuf();
    std::string line;
    bool blank = true;
    std::size_t skipped = 0;
    for (int next = source.sbumpc(); next != std::char_traits<char>::eof();
         next = source.sbumpc()) {
        const char character = static_cast<char>(next);
        if (character == '\n') {
            if (!blank) {
                return line;
            }
            line.clear();
            continue;
        }
        blank = blank && (character == ' ' || character == '\t' || character == '\r');
        if (line.size() <= session::mostBytes) {
            line += character;
        } else if (++skipped > longestSkip) {
            in.setstate(std::ios::failbit);
            break;
        }
    }
    return blank ? std::nullopt : std::optional(std::move(line));
}

Json errorJson(const Json& id, const session::OpenError& error)
{
    return {{"id", id}, {"error", {{"code", error.code}, {"message", error.message}}}};
}

/// The answer to one line; never fails as a whole.
Json answerJson(const std::string& text, const fs::path& folder)
{
    if (text.size() > session::mostBytes) {
        return errorJson({}, {"too-large", "the line is longer than any incident"});
    }
    Json line;
    try {
        line = Json::parse(text);
    } catch (const Json::parse_error& error) {
        return errorJson({}, {"bad-json", "not JSON at offset " + std::to_string(error.byte)});
    }
    const Json id = line.is_object() && line.contains("id") ? line["id"] : Json();
    const auto desk = openBatchLine(line, folder);
    if (!desk) {
        return errorJson(id, desk.error());
    }
    Json answer;
    answer["id"] = id;
    const Json rule = assessmentJson(*desk);
    for (const auto& [key, value] : rule.items()) {
        answer[key] = value;
    }
    return answer;
}

std::string answerText(const std::string& text, const fs::path& folder,
                       std::atomic<bool>& anyFailed)
{
    Json answer;
    try {
        answer = answerJson(text, folder);
    } catch (const std::exception& error) {
        answer = errorJson({}, {"internal", error.what()});
    }
    if (answer.contains("error")) {
        anyFailed = true;
    }
    return toText(answer);
}

int defaultJobs()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, mostJobs);
}

ExitCode answerAll(std::istream& in, const fs::path& folder, int jobs, const Console& console)
{
    std::atomic<bool> anyFailed = false;
    OrderedWork work;
    work.next = [&in] { return in ? nextLine(in) : std::nullopt; };
    work.answer = [&folder, &anyFailed](const std::string& line) {
        return answerText(line, folder, anyFailed);
    };
    work.deliver = [&console](const std::string& answer) {
        console.out << answer << '\n' << std::flush;
    };
    workInOrder(work, jobs);
    return anyFailed ? ExitCode::Difference : ExitCode::Done;
}

}  // namespace

ExitCode runBatch(const Request& request, const Console& console)
{
    int jobs = defaultJobs();
    if (const auto given = request.arguments.value("--jobs")) {
        const auto number = incident::parseNumber(*given, mostJobs);
        if (!number || *number == 0) {
            return fail(console,
                        "batch: --jobs: found \"" + *given + "\", expected a number from 1 to 256");
        }
        jobs = *number;
    }
    const std::string& operand = request.arguments.operands().front();
    if (operand == "-") {
        return answerAll(console.in, {}, jobs, console);
    }
    std::error_code error;
    if (!fs::exists(operand, error)) {
        return fail(console, operand + ": no such file");
    }
    if (fs::is_directory(operand, error)) {
        return fail(console, operand + ": a folder, where a file is expected");
    }
    errno = 0;
    std::ifstream file(operand, std::ios::binary);
    if (!file) {
        return fail(console, operand + ": the file cannot be opened for reading: " +
                                 std::generic_category().message(errno));
    }
    if (file.peek() == std::char_traits<char>::eof()) {
        return fail(console, operand + ": the file is empty");
    }
    return answerAll(file, fs::path(operand).parent_path(), jobs, console);
}

}  // namespace diptych::cli
