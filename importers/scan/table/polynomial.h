#pragma once

#include <vector>

namespace diptych::importers::scan {

/// A polynomial in two variables, each from -1 to 1, with every product of powers up to the orders.
struct Polynomial {
    int orderU = 0;
    int orderV = 0;
    std::vector<double> coefficients{};

    double operator()(double u, double v) const;
};

/// A measured value with its trust (0: none).
struct Sample {
    double u = 0.0;
    double v = 0.0;
    double value = 0.0;
    double weight = 1.0;
};

/// The polynomial nearest to the samples, those that stray by more than `tolerance` counting ever
/// less (iteratively reweighted least squares). High powers are held down where samples are few.
Polynomial fitPolynomial(const std::vector<Sample>& samples, int orderU, int orderV,
                         double tolerance);

}  // namespace diptych::importers::scan
