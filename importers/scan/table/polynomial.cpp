#include "importers/scan/table/polynomial.h"

#include <cmath>
#include <cstddef>
#include <utility>

namespace diptych::importers::scan {
namespace {

std::vector<double> terms(double u, double v, int orderU, int orderV)
{
    std::vector<double> result;
    double powerV = 1.0;
    for (int j = 0; j <= orderV; ++j, powerV *= v) {
        double powerU = 1.0;
        for (int i = 0; i <= orderU; ++i, powerU *= u) {
            result.push_back(powerU * powerV);
        }
    }
    return result;
}

/// Solves a small symmetric system by elimination with pivots.
std::vector<double> solved(std::vector<std::vector<double>> rows)
{
    const std::size_t n = rows.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row) {
            if (std::abs(rows[row][column]) > std::abs(rows[pivot][column])) {
                pivot = row;
            }
        }
        std::swap(rows[column], rows[pivot]);
        if (std::abs(rows[column][column]) < 1e-12) {
            continue;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = rows[row][column] / rows[column][column];
            if (row == column || factor == 0.0) {
                continue;
            }
            for (std::size_t k = column; k <= n; ++k) {
                rows[row][k] -= factor * rows[column][k];
            }
        }
    }
    std::vector<double> result(n);
    for (std::size_t row = 0; row < n; ++row) {
        const double diagonal = rows[row][row];
        result[row] = std::abs(diagonal) < 1e-12 ? 0.0 : rows[row][n] / diagonal;
    }
    return result;
}

}  // namespace

double Polynomial::operator()(double u, double v) const
{
    double sum = 0.0;
    double powerV = 1.0;
    std::size_t at = 0;
    for (int j = 0; j <= orderV; ++j, powerV *= v) {
        double powerU = 1.0;
        for (int i = 0; i <= orderU; ++i, powerU *= u) {
            sum += coefficients[at++] * powerU * powerV;
        }
    }
    return sum;
}

Polynomial fitPolynomial(const std::vector<Sample>& samples, int orderU, int orderV,
                         double tolerance)
{
    const std::size_t n = static_cast<std::size_t>(orderU + 1) * (orderV + 1);
    std::vector<std::vector<double>> basis;
    basis.reserve(samples.size());
    for (const Sample& sample : samples) {
        basis.push_back(terms(sample.u, sample.v, orderU, orderV));
    }
    std::vector<double> trust(samples.size(), 1.0);
    Polynomial fit{orderU, orderV, std::vector<double>(n, 0.0)};
    for (int round = 0; round < 8; ++round) {
        std::vector<std::vector<double>> rows(n, std::vector<double>(n + 1, 0.0));
        for (std::size_t s = 0; s < samples.size(); ++s) {
            const double weight = samples[s].weight * trust[s];
            for (std::size_t i = 0; i < n; ++i) {
                for (std::size_t j = 0; j < n; ++j) {
                    rows[i][j] += weight * basis[s][i] * basis[s][j];
                }
                rows[i][n] += weight * basis[s][i] * samples[s].value;
            }
        }
        for (std::size_t i = 0; i < n; ++i) {
            const int powers =
                static_cast<int>(i) % (orderU + 1) + static_cast<int>(i) / (orderU + 1);
            rows[i][i] += powers <= 1 ? 1e-9 : 0.02 * (powers - 1);
        }
        fit.coefficients = solved(std::move(rows));
        for (std::size_t s = 0; s < samples.size(); ++s) {
            const double error = (samples[s].value - fit(samples[s].u, samples[s].v)) / tolerance;
            trust[s] = 1.0 / (1.0 + error * error);
        }
    }
    return fit;
}

}  // namespace diptych::importers::scan
