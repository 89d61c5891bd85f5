#include "importers/scan/format/page_format.h"

#include <gtest/gtest.h>

namespace diptych::importers::scan {

TEST(PageFormat, TellsPicturesFromTexts)
{
    for (const char* bytes : {"%PDF-1.7", "\x89PNG\r\n\x1a\n", "\xFF\xD8\xFF\xE0",
                              "RIFF1234WEBPVP8 ", "1234ftypheic...."}) {
        EXPECT_TRUE(looksLikeScan(bytes)) << bytes;
    }
    for (const char* bytes : {"", "1. e4 e5", "RIFF1234WAVE....", "[Event \"?\"]", "BRF"}) {
        EXPECT_FALSE(looksLikeScan(bytes)) << bytes;
    }
}

}  // namespace diptych::importers::scan
