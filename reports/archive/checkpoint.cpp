#include "reports/archive/checkpoint.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <sstream>

namespace diptych::reports {

namespace {

constexpr std::string_view firstLine = "diptych-checkpoint/1";
constexpr std::string_view qrBegin = "DIPTYCH-CHECKPOINT/1 ";
constexpr std::size_t originInQr = 16;

/// Sixteen bits as consonant, vowel, consonant, vowel, consonant.
std::string wordOf(unsigned int bits)
{
    constexpr std::string_view consonants = "bdfghjklmnprstvz";
    constexpr std::string_view vowels = "aiou";
    return {consonants[(bits >> 12U) & 15U], vowels[(bits >> 10U) & 3U],
            consonants[(bits >> 6U) & 15U], vowels[(bits >> 4U) & 3U], consonants[bits & 15U]};
}

bool isHash(std::string_view text, std::size_t size = 64)
{
    return text.size() == size && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

std::map<std::string, std::string> valuesOf(std::string_view text)
{
    std::map<std::string, std::string> values;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        const std::size_t blank = line.find(' ');
        if (line.starts_with("-----BEGIN")) {
            break;
        }
        if (blank != std::string_view::npos) {
            values.emplace(line.substr(0, blank), line.substr(blank + 1));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return values;
}

/// The line of a QR code: origin in short, entries, head, time.
tl::expected<Checkpoint, std::string> fromQrText(std::string_view line)
{
    std::istringstream words{std::string(line)};
    Checkpoint checkpoint;
    words >> checkpoint.origin >> checkpoint.entries >> checkpoint.head >> checkpoint.time;
    if (!words || checkpoint.entries < 1 || !isHash(checkpoint.origin, originInQr) ||
        !isHash(checkpoint.head)) {
        return tl::unexpected("\"" + std::string(line.substr(0, 80)) +
                              "\": expected origin, entries, head and time of a checkpoint");
    }
    return checkpoint;
}

}  // namespace

std::string eightWords(std::string_view hexadecimalHash)
{
    std::string words;
    for (std::size_t at = 0; at + 4 <= hexadecimalHash.size() && at < 32; at += 4) {
        unsigned int bits = 0;
        const char* const from = hexadecimalHash.data() + at;
        std::from_chars(from, from + 4, bits, 16);
        words += (words.empty() ? "" : " ") + wordOf(bits);
    }
    return words;
}

std::string toText(const Checkpoint& checkpoint)
{
    return std::string(firstLine) + "\norigin " + checkpoint.origin + "\nentries " +
           std::to_string(checkpoint.entries) + "\nhead " + checkpoint.head + "\ntime " +
           checkpoint.time + "\nwords " + eightWords(checkpoint.head) + "\n";
}

tl::expected<Checkpoint, std::string> checkpointFromText(std::string_view text)
{
    const std::size_t from = text.find(firstLine);
    const std::size_t qr = text.find(qrBegin);
    if (from == std::string_view::npos && qr != std::string_view::npos) {
        const std::string_view line = text.substr(qr + qrBegin.size());
        return fromQrText(line.substr(0, line.find_first_of("\r\n")));
    }
    if (from == std::string_view::npos) {
        return tl::unexpected("no line \"" + std::string(firstLine) + "\"");
    }
    std::map<std::string, std::string> values = valuesOf(text.substr(from));
    Checkpoint checkpoint{values["origin"], 0, values["head"], values["time"]};
    const std::string& number = values["entries"];
    const auto read =
        std::from_chars(number.data(), number.data() + number.size(), checkpoint.entries);
    if (read.ec != std::errc() || checkpoint.entries < 1) {
        return tl::unexpected("\"entries " + number + "\": expected a number from 1");
    }
    if (!isHash(checkpoint.origin) || !isHash(checkpoint.head)) {
        return tl::unexpected(std::string("expected origin and head, 64 hexadecimal digits each"));
    }
    const std::string words = eightWords(checkpoint.head);
    if (values.contains("words") && values["words"] != words) {
        return tl::unexpected("\"words " + values["words"] + "\": the head says \"" + words + "\"");
    }
    return checkpoint;
}

std::string qrText(const Checkpoint& checkpoint)
{
    return std::string(qrBegin) + checkpoint.origin.substr(0, originInQr) + " " +
           std::to_string(checkpoint.entries) + " " + checkpoint.head + " " + checkpoint.time;
}

}  // namespace diptych::reports
