// Signs a report again and again with an unlocked key, and verifies it; prints the times of the
// processor in milliseconds: median, 95th percentile, slowest. With a folder, writes the signed
// files there: the seeds of tests/fuzz. Usage: signing_bench REPORT.pdf [ROUNDS [FOLDER]]

#include "reports/container/container.h"
#include "reports/signing/pdf_signing.h"
#include "reports/signing/signed_data.h"
#include "reports/verification/verification.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>

namespace {

using namespace diptych::reports;

void measure(const char* what, int rounds, const std::function<void()>& work)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        const std::clock_t before = std::clock();
        work();
        times.push_back(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::cout << std::left << std::setw(28) << what << std::right << std::fixed
              << std::setprecision(2) << std::setw(9) << at(0.5) << std::setw(9) << at(0.95)
              << std::setw(9) << at(1) << '\n';
}

void write(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::cerr << "usage: signing_bench REPORT.pdf [ROUNDS [FOLDER]]\n";
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::string report{std::istreambuf_iterator<char>(file), {}};
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 100;
    const Identity authority = newAuthority({"Authority", "", ""}).value();
    const Identity arbiter = newIdentity({"Arbiter", "1", "arbiter"}, authority).value();
    const Identity player = newIdentity({"Player", "2", "white"}, authority).value();
    PdfSigning signing;
    signing.time = 1759592520;
    signing.room = TimestampRoom::None;
    const auto once = signPdf(report, arbiter, signing);
    if (!once) {
        std::cerr << argv[1] << ": " << once.error().message << '\n';
        return 2;
    }
    signing.role = "white";
    const std::string twice = signPdf(*once, player, signing).value();
    const std::string container =
        signContainer({{"report.pdf", *once}, {"games.pgn", "1. e4 e5 *\n"}}, arbiter, "arbiter")
            .value();
    std::cout << std::setw(37) << "median" << std::setw(9) << "95 %" << std::setw(9) << "most"
              << '\n';
    measure("sign a report", rounds, [&] {
        signing.role = "arbiter";
        static_cast<void>(signPdf(report, arbiter, signing));
    });
    measure("sign it once more", rounds, [&] {
        signing.role = "white";
        static_cast<void>(signPdf(*once, player, signing));
    });
    measure("verify two signatures", rounds, [&] { static_cast<void>(verifyPdf(twice, {})); });
    measure("sign a container", rounds, [&] {
        static_cast<void>(signContainer({{"report.pdf", report}}, arbiter, "arbiter"));
    });
    measure("verify a container", rounds,
            [&] { static_cast<void>(verifyContainer(container, {})); });
    if (argc > 3) {
        const std::string folder = argv[3];
        write(folder + "/signed.pdf", twice);
        write(folder + "/signed.asice", container);
        write(folder + "/signature.der",
              sign({"The ruling of the arbiter\n"}, arbiter, SignatureProfile::Pades, "arbiter")
                  .value());
    }
    return 0;
}
