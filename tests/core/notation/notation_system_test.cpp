#include "core/notation/notation_system.h"

#include <gtest/gtest.h>

namespace diptych::notation {
namespace {

TEST(NotationSystem, KnowsDescriptiveEntries)
{
    for (const char* text :
         {"P-K4", "N-KB3", "Kt-KB3", "PxP", "QxPch", "B-N5", "P-QR3", "KR-K1", "R(K1)-Q1",
          "P-K8(Q)", "P-K8=Q", "NxBP", "QKtxP", "P4R", "C3AR", "A5CD", "P-B4!", "QxQ mate"}) {
        EXPECT_TRUE(isDescriptive(text)) << text;
    }
    for (const char* text : {"e4", "Nf3", "Nxf3", "N-f3", "O-O", "c8=Q", "Pe4", "hello", ""}) {
        EXPECT_FALSE(isDescriptive(text)) << text;
    }
}

TEST(NotationSystem, KnowsNumericEntries)
{
    EXPECT_TRUE(isNumeric("5254"));
    EXPECT_TRUE(isNumeric("57581"));
    EXPECT_FALSE(isNumeric("5259"));
    EXPECT_FALSE(isNumeric("525"));
    EXPECT_FALSE(isNumeric("2024"));
}

TEST(NotationSystem, JudgesASheetByMostOfItsEntries)
{
    EXPECT_EQ(systemOf({"P-K4", "P-K4", "N-KB3", "N-QB3", "O-O", "P-Q3"}),
              NotationSystem::Descriptive);
    EXPECT_EQ(systemOf({"5254", "5755", "7163", "2836"}), NotationSystem::Numeric);
    EXPECT_EQ(systemOf({"e4", "e5", "Nf3", "PxP"}), NotationSystem::Algebraic);
    EXPECT_EQ(systemOf({"O-O", "O-O"}), NotationSystem::Algebraic);
    EXPECT_EQ(systemOf({}), NotationSystem::Algebraic);
}

}  // namespace
}  // namespace diptych::notation
