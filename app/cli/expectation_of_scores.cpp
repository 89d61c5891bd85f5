#include "app/cli/expectation_of_scores.h"

#include "app/cli/json_path.h"

#include <algorithm>

namespace diptych::cli {

namespace {

using incident::LineCursor;
using incident::Named;

constexpr int mostPlies = 9999;

constexpr Named<std::string_view> scoreStates[] = {
    {"correspond", "correspond"}, {"correspond-with-illegal", "correspond-with-illegal"},
    {"differ", "differ"},         {"incomplete", "incomplete"},
    {"unusable", "unusable"},
};

constexpr Named<std::string_view> kinds[] = {
    {"omission", "omission"},
    {"duplicate", "duplicate"},
    {"swapped", "swapped"},
    {"mirrored", "mirrored"},
    {"shifted", "shifted"},
    {"ambiguous", "ambiguous"},
    {"unreadable", "unreadable"},
    {"illegal", "illegal"},
    {"different-move", "different-move"},
    {"slip", "slip"},
    {"written-ahead", "written-ahead"},
    {"needless", "needless"},
};

std::optional<Verdict> plyIs(LineCursor& line, const Json& found)
{
    const auto ply = line.ply();
    if (!ply) {
        return std::nullopt;
    }
    return verdict(truth(found == *ply), plyInWords(found));
}

std::string differenceInWords(const Json& entry)
{
    return inWords(valueAt(entry, {"keeper"})) + " " + plyInWords(valueAt(entry, {"ply"})) + " " +
           inWords(valueAt(entry, {"kind"}));
}

std::string evidenceInWords(const Json& entry)
{
    return inWords(valueAt(entry, {"hypothesis"})) + " " + plyInWords(valueAt(entry, {"at"})) +
           " " + inWords(valueAt(entry, {"uci"})) + " " +
           inWords(valueAt(entry, {"white_legal_to"})) + " " +
           inWords(valueAt(entry, {"black_legal_to"}));
}

}  // namespace

std::optional<Verdict> scoresState(LineCursor& line, const Json& rule)
{
    const auto state = takeCode(line, scoreStates);
    if (!state) {
        return std::nullopt;
    }
    const Json& found = valueAt(rule, {"scores", "state"});
    return verdict(truth(found == *state), inWords(found));
}

std::optional<Verdict> firstDivergence(LineCursor& line, const Json& rule)
{
    const Json& found = valueAt(rule, {"scores", "first_divergence"});
    const Json& ply = valueAt(found, {"ply"});
    if (line.peek() == "none") {
        line.fixed("none");
        return verdict(truth(found.is_null()), plyInWords(ply));
    }
    return plyIs(line, ply);
}

std::optional<Verdict> agreement(LineCursor& line, const Json& rule)
{
    return plyIs(line, valueAt(rule, {"scores", "agreement", "ply"}));
}

std::optional<Verdict> strictAgreement(LineCursor& line, const Json& rule)
{
    return plyIs(line, valueAt(rule, {"scores", "strict_agreement", "ply"}));
}

std::optional<Verdict> illegal(LineCursor& line, const Json& rule)
{
    const auto ply = line.ply();
    if (!ply) {
        return std::nullopt;
    }
    const Json& differences = listAt(rule, {"scores", "differences"});
    const bool holds =
        std::any_of(differences.begin(), differences.end(), [&ply](const Json& entry) {
            return valueAt(entry, {"kind"}) == "illegal" && valueAt(entry, {"ply"}) == *ply;
        });
    return verdict(truth(holds), listInWords(differences, [](const Json& entry) {
                       return valueAt(entry, {"kind"}) == "illegal"
                                  ? plyInWords(valueAt(entry, {"ply"}))
                                  : std::string();
                   }));
}

std::optional<Verdict> difference(LineCursor& line, const Json& rule)
{
    const auto keeper = takeCode(line, keeperCodes);
    const auto ply = keeper ? line.ply() : std::nullopt;
    const auto kind = ply ? takeCode(line, kinds) : std::nullopt;
    if (!kind) {
        return std::nullopt;
    }
    const Json& differences = listAt(rule, {"scores", "differences"});
    const bool holds = std::any_of(differences.begin(), differences.end(), [&](const Json& entry) {
        return valueAt(entry, {"keeper"}) == *keeper && valueAt(entry, {"ply"}) == *ply &&
               valueAt(entry, {"kind"}) == *kind;
    });
    return verdict(truth(holds), listInWords(differences, differenceInWords));
}

std::optional<Verdict> evidence(LineCursor& line, const Json& rule)
{
    const auto hypothesis = takeCode(line, keeperCodes);
    const auto ply = hypothesis ? line.ply() : std::nullopt;
    const auto uci = ply ? takeUci(line) : std::nullopt;
    const auto white = uci ? line.ply() : std::nullopt;
    const auto black = white ? line.ply() : std::nullopt;
    if (!black) {
        return std::nullopt;
    }
    const Json& list = listAt(rule, {"evidence"});
    const bool holds = std::any_of(list.begin(), list.end(), [&](const Json& entry) {
        return valueAt(entry, {"hypothesis"}) == *hypothesis && valueAt(entry, {"at"}) == *ply &&
               valueAt(entry, {"uci"}) == *uci && valueAt(entry, {"white_legal_to"}) == *white &&
               valueAt(entry, {"black_legal_to"}) == *black;
    });
    return verdict(truth(holds), listInWords(list, evidenceInWords));
}

std::optional<Verdict> gamePlies(LineCursor& line, const Json& rule)
{
    const auto plies = line.number(mostPlies);
    if (!plies) {
        return std::nullopt;
    }
    const Json& found = valueAt(rule, {"game", "plies"});
    return verdict(truth(found == *plies), inWords(found));
}

std::optional<Verdict> gameMove(LineCursor& line, const Json& rule)
{
    const auto ply = line.ply();
    const auto uci = ply ? takeUci(line) : std::nullopt;
    if (!uci) {
        return std::nullopt;
    }
    const Json& moves = listAt(rule, {"game", "moves"});
    const auto index = static_cast<std::size_t>(*ply) - 1;
    const Json found = *ply >= 1 && index < moves.size() ? moves[index] : Json();
    return verdict(truth(found == *uci), inWords(found));
}

}  // namespace diptych::cli
