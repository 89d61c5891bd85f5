#include "importers/scan/forms/form.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

using namespace diptych::importers::scan;

TEST(Form, AgreesWithItsSchema)
{
    const std::string folder = DIPTYCH_SOURCE_DIR "/importers/scan/forms/";
    const std::string command =
        "xmllint --noout --schema " + folder + "forms.xsd " + folder + "forms.xml 2>/dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0);
}

TEST(Form, HasItsColumnsBetweenTheEdgesOfTheTable)
{
    const std::vector<Form> forms = knownForms();
    ASSERT_GE(forms.size(), 6U);
    for (const Form& form : forms) {
        EXPECT_TRUE(std::is_sorted(form.rules.begin(), form.rules.end())) << form.id;
        EXPECT_DOUBLE_EQ(form.rules.front(), 0.0) << form.id;
        EXPECT_NEAR(form.rules.back(), 1.0, 1e-9) << form.id;
        for (const FormBlock& block : form.blocks) {
            EXPECT_LT(block.number.left, block.number.right) << form.id;
            EXPECT_LE(block.number.right, block.white.left) << form.id;
            EXPECT_LE(block.white.right, block.black.left) << form.id;
            EXPECT_LT(block.black.left, block.black.right) << form.id;
        }
    }
}

TEST(Form, IsMadeUpOfWideColumnsInPairs)
{
    const Form form = inferredForm({0.0, 0.06, 0.28, 0.5, 0.56, 0.78, 1.0}, 35);
    ASSERT_EQ(form.blocks.size(), 2U);
    EXPECT_DOUBLE_EQ(form.blocks[1].white.left, 0.56);
    EXPECT_DOUBLE_EQ(form.blocks[1].number.left, 0.5);
    EXPECT_EQ(form.rows, 35);
}

TEST(Form, LeavesRoomForNumbersThatHaveNoColumn)
{
    const Form form = inferredForm({0.0, 0.25, 0.5, 0.75, 1.0}, 30);
    ASSERT_EQ(form.blocks.size(), 2U);
    EXPECT_GT(form.blocks[0].white.left, 0.0);
    EXPECT_DOUBLE_EQ(form.blocks[0].number.right, form.blocks[0].white.left);
}

TEST(Form, HasNoBlocksWhereTheLinesMakeNoSense)
{
    EXPECT_TRUE(inferredForm({0.0, 0.3, 0.6, 1.0}, 30).blocks.empty());
    EXPECT_TRUE(inferredForm({}, 30).blocks.empty());
}
