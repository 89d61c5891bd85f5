#include "core/score/human_moves.h"

#include "core/score/embedded_moves.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cmath>

namespace diptych::score {

namespace {

using Weights = std::array<double, moveFeatureCount>;

Weights readWeights()
{
    Weights weights{};
    const auto& names = moveFeatureNames();
    for (const auto& file : embeddedMoves()) {
        pugi::xml_document document;
        document.load_buffer(file.text.data(), file.text.size());
        for (const auto& weight : document.child("human-moves").children("weight")) {
            const auto name =
                std::find(names.begin(), names.end(), weight.attribute("feature").as_string());
            if (name != names.end()) {
                weights[static_cast<std::size_t>(name - names.begin())] =
                    weight.attribute("value").as_double();
            }
        }
    }
    return weights;
}

const Weights& weights()
{
    static const Weights read = readWeights();
    return read;
}

}  // namespace

std::vector<double> humanInclinations(const chess::Position& position, const Recent& recent,
                                      const chess::MoveList& moves)
{
    std::vector<double> result;
    for (const MoveFeatures& features : featuresOf(position, recent, moves)) {
        double value = 0.0;
        for (std::size_t f = 0; f < features.size(); ++f) {
            value += weights()[f] * features[f];
        }
        result.push_back(value);
    }
    return result;
}

std::vector<double> humanLogProbabilities(const chess::Position& position, const Recent& recent)
{
    std::vector<double> logarithms =
        humanInclinations(position, recent, chess::legalMoves(position));
    double sum = 0.0;
    for (const double value : logarithms) {
        sum += std::exp(value);
    }
    for (double& value : logarithms) {
        value -= std::log(sum);
    }
    return logarithms;
}

}  // namespace diptych::score
