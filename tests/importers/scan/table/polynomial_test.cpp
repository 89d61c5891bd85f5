#include "importers/scan/table/polynomial.h"

#include <gtest/gtest.h>

using namespace diptych::importers::scan;

namespace {

double curled(double u, double v)
{
    return 500.0 + 480.0 * v + 6.0 * u + 9.0 * u * u - 4.0 * u * v * v;
}

std::vector<Sample> samples()
{
    std::vector<Sample> result;
    for (int i = 0; i < 12; ++i) {
        for (int j = 0; j < 31; ++j) {
            const double u = -1.0 + i / 5.5;
            const double v = -1.0 + j / 15.0;
            result.push_back({u, v, curled(u, v)});
        }
    }
    return result;
}

}  // namespace

TEST(Polynomial, FollowsACurledSheet)
{
    const Polynomial fit = fitPolynomial(samples(), 3, 4, 3.0);
    EXPECT_NEAR(fit(0.3, -0.7), curled(0.3, -0.7), 0.1);
    EXPECT_NEAR(fit(-0.9, 0.9), curled(-0.9, 0.9), 0.2);
}

TEST(Polynomial, IsNotLedAstrayByAFewWrongLines)
{
    std::vector<Sample> some = samples();
    for (std::size_t i = 0; i < some.size(); i += 9) {
        some[i].value += 20.0;
    }
    const Polynomial fit = fitPolynomial(some, 3, 4, 2.0);
    EXPECT_NEAR(fit(0.3, -0.7), curled(0.3, -0.7), 0.6);
}
