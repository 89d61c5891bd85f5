#include "importers/scan/loading/scan_pages.h"
#include "importers/scan/scan.h"
#include "importers/scan/sheet/scan_message.h"

#include <sys/resource.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

namespace {

/// Enough for every picture that is not refused, and for the libraries.
[[maybe_unused]] constexpr rlim_t mostMemory = rlim_t{4} << 30U;

std::string everythingFrom(std::istream& in)
{
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// A page as PGM, its scale in the comment: pixels of the file for one of the picture.
int writePage(const std::string& bytes, int number)
{
    const auto loaded = diptych::importers::scan::loadPages(bytes);
    if (number < 1 || static_cast<std::size_t>(number) > loaded.pages.size()) {
        return 1;
    }
    const auto& page = loaded.pages[static_cast<std::size_t>(number) - 1];
    std::cout << "P5\n# " << page.scale << '\n'
              << page.picture.width << ' ' << page.picture.height << "\n255\n";
    std::cout.write(reinterpret_cast<const char*>(page.picture.pixels.data()),
                    static_cast<std::streamsize>(page.picture.pixels.size()));
    std::cout.flush();
    return std::cout ? 0 : 1;
}

void limitMemory()
{
#ifndef __SANITIZE_ADDRESS__  // which takes terabytes of addresses for itself
    const rlimit limit{mostMemory, mostMemory};
    setrlimit(RLIMIT_AS, &limit);
#endif
}

}  // namespace

/// diptych-scan [--network FILE] [--language-data FOLDER] [--dialect CODE] <FILE >MESSAGE
/// diptych-scan --page NUMBER <FILE >PGM
int main(int argc, char** argv)
{
    std::map<std::string, std::string> options;
    for (int i = 1; i + 1 < argc; i += 2) {
        options[argv[i]] = argv[i + 1];
    }
    limitMemory();
    // Each reader is alone on its processor: several files are read by several programs.
    setenv("OMP_THREAD_LIMIT", "1", 1);

    std::ifstream networkFile(options["--network"], std::ios::binary);
    const std::string network = networkFile ? everythingFrom(networkFile) : std::string();
    const std::string bytes = everythingFrom(std::cin);
    if (options.contains("--page")) {
        return writePage(bytes, std::atoi(options["--page"].c_str()));
    }
    diptych::importers::scan::ScanOptions wanted;
    wanted.network = network;
    wanted.languageData = options["--language-data"];
    wanted.dialect = options.contains("--dialect") ? options["--dialect"] : "auto";
    wanted.goOn = [](const diptych::importers::scan::ScanProgress& progress) {
        std::cerr << "page " << progress.page << '/' << progress.pages << ' ' << progress.share
                  << '\n';
        return true;
    };
    const auto result = diptych::importers::scan::readScan(bytes, wanted);
    std::cout << diptych::importers::scan::toMessage(result) << std::flush;
    return std::cout ? 0 : 1;
}
