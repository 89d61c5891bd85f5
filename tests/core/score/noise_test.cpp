#include "core/score/comparison.h"
#include "sheets.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace diptych::score {

using chess::Position;
using test::sheetOf;
using test::spanishGame;

TEST(Comparison, LetsNoiseCorrespondWithNothing)
{
    constexpr std::string_view signs = "NBRQKabcdefgh12345678x";
    const std::string begun(spanishGame.substr(0, spanishGame.find(" 6.")));
    for (const unsigned seed : {1u, 2u, 3u}) {
        for (const int entries : {50, 400, 1600}) {
            std::mt19937 chance(seed);
            std::string noise;
            for (int sign = 0; sign < entries * 4; ++sign) {
                noise += sign % 4 == 3 ? ' ' : signs[chance() % signs.size()];
            }
            const Comparison result = compare(Position::initial(), {sheetOf(Keeper::White, noise),
                                                                    sheetOf(Keeper::Black, begun)});
            EXPECT_NE(result.state, ScoresState::Correspond) << seed << ", " << entries;
        }
    }
}

}  // namespace diptych::score
