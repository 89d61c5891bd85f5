// archive_writer STORE COUNT NAME: adds incidents one by one and prints the number of each once it
// is in the archive for good.

#include "reports/archive/archive.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <string>

int main(int count, char** words)
{
    using namespace diptych::reports;
    const QCoreApplication application(count, words);
    if (count != 4) {
        return 2;
    }
    auto archive = Archive::open(words[1]);
    if (!archive) {
        std::fprintf(stderr, "%s\n", archive.error().message.c_str());
        return 1;
    }
    const int wanted = std::atoi(words[2]);
    for (int i = 0; i < wanted; ++i) {
        ArchiveRecord record;
        record.open.event = "Open";
        record.personal.salt = "00";
        record.personal.white = words[3];
        record.document = std::string(words[3]) + " " + std::to_string(i);
        const auto numbers = archive->add({&record, 1});
        if (!numbers) {
            std::fprintf(stderr, "%s\n", numbers.error().message.c_str());
            return 1;
        }
        std::printf("%lld\n", static_cast<long long>(numbers->front()));
        std::fflush(stdout);
    }
    return 0;
}
