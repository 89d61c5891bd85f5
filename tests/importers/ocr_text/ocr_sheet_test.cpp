#include "importers/ocr_text/ocr_sheet.h"
#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace diptych::importers {
namespace {

using testdata::codesOf;
using testdata::movesOf;
using testdata::placesOf;
using testdata::textsOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

score::Sheet recognised(std::string_view text, const std::string& dialect = "en")
{
    ImportRequest request;
    request.bytes = text;
    request.dialect = dialect;
    return readOcrText(request);
}

constexpr std::string_view hocr = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><body><div class='ocr_page' title='bbox 0 0 800 400'>
<div class='ocr_carea'><p class='ocr_par'><span class='ocr_line' title="bbox 10 10 300 40">
<span class='ocrx_word' title='bbox 10 12 40 40; x_wconf 96'>1.</span>
<span class='ocrx_word' title='bbox 60 11 100 41; x_wconf 95'><strong>e4</strong></span>
<span class='ocrx_word' title='bbox 160 14 200 43; x_wconf 91'>e5</span></span>
<span class='ocr_line'><span class='ocrx_word' title='bbox 10 62 40 90; x_wconf 96'>2.</span>
<span class='ocrx_word' title='bbox 160 62 200 90; x_wconf 40'>Nc6</span>
<span class='ocrx_word' title='bbox 60 61 100 91; x_wconf 88'>Nf3</span></span></p></div></div></body></html>
)";

constexpr std::string_view alto = R"(<?xml version="1.0"?>
<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#"><Layout><Page><PrintSpace><TextBlock>
<TextLine><String CONTENT="1" HPOS="10" VPOS="10" WIDTH="20" HEIGHT="30" WC="0.98"/><SP/>
<String CONTENT="e4" HPOS="60" VPOS="12" WIDTH="40" HEIGHT="28" WC="0.95"/></TextLine>
<TextLine><String CONTENT="2" HPOS="10" VPOS="60" WIDTH="20" HEIGHT="30"/>
<String CONTENT="Nf3" HPOS="60" VPOS="61" WIDTH="40" HEIGHT="28"/></TextLine></TextBlock>
<TextBlock><TextLine><String CONTENT="e5" HPOS="160" VPOS="11" WIDTH="40" HEIGHT="28"/></TextLine>
<TextLine><String CONTENT="Nc6" HPOS="160" VPOS="63" WIDTH="40" HEIGHT="28"/></TextLine></TextBlock>
</PrintSpace></Page></Layout></alto>
)";

constexpr std::string_view tsv = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_"
                                 "num\tleft\ttop\twidth\theight\tconf\ttext\n"
                                 "1\t1\t0\t0\t0\t0\t0\t0\t800\t400\t-1\t\n"
                                 "5\t1\t1\t1\t1\t1\t10\t12\t30\t28\t96.5\t1.\n"
                                 "5\t1\t1\t1\t1\t2\t60\t11\t40\t30\t95\te4\n"
                                 "5\t1\t1\t1\t2\t1\t10\t62\t30\t28\t96\t2.\n"
                                 "5\t1\t1\t1\t2\t2\t60\t61\t40\t30\t88\tNf3\n"
                                 "5\t1\t2\t1\t1\t1\t160\t14\t40\t29\t91\te5\n"
                                 "5\t1\t2\t1\t2\t1\t160\t62\t40\t28\t40\tNc6\n";

TEST(OcrText, ReadsTheWordsOfEveryForm)
{
    for (const std::string_view text :
         {hocr, alto, tsv, std::string_view("1. e4 e5\n2. Nf3 Nc6")}) {
        const score::Sheet sheet = recognised(text);
        EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6")) << text;
        EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b")) << text;
        EXPECT_EQ(sheet.medium, score::Medium::Scan);
        EXPECT_THAT(sheet.diagnostics, IsEmpty()) << text;
    }
}

TEST(OcrText, IsFoundOut)
{
    EXPECT_TRUE(looksLikeOcrText(hocr));
    EXPECT_TRUE(looksLikeOcrText(alto));
    EXPECT_TRUE(looksLikeOcrText(tsv));
    EXPECT_FALSE(looksLikeOcrText("1. e4 e5"));
    EXPECT_FALSE(looksLikeOcrText("<html><body>1. e4</body></html>"));
    EXPECT_FALSE(looksLikeOcrText(""));
}

TEST(OcrText, TellsThePlaceInTheSource)
{
    EXPECT_EQ(recognised(tsv).entries[1].span, (TextSpan{7, 29, 2}));
    EXPECT_EQ(recognised(hocr).entries[2].span.line, 10);
    EXPECT_EQ(recognised(alto).entries[3].span.line, 8);
}

double confusionCost(std::string_view confidence)
{
    const score::Sheet sheet =
        recognised("level\tpage_num\tblock_num\tpar\n1\t1\t1\t1\t1\t1\t10\t10\t20\t20\t96\t1.\n"
                   "5\t1\t1\t1\t1\t2\t60\t10\t40\t20\t" +
                   std::string(confidence) + "\t8c4\n");
    EXPECT_THAT(textsOf(sheet), ElementsAre("8c4"));
    for (const notation::Reading& reading : sheet.entries[0].readings) {
        if (reading.token.piece == chess::PieceType::Bishop) {
            return reading.cost;
        }
    }
    return -1.0;
}

TEST(OcrText, MakesConfusionsLikelierWhereTheProgramDoubts)
{
    EXPECT_GT(confusionCost("40"), 0.0);
    EXPECT_LT(confusionCost("40"), confusionCost("90"));
    EXPECT_LT(confusionCost("90"), confusionCost("98"));
}

TEST(OcrText, KeepsWhatABrokenFileBeginsWith)
{
    const std::string text(alto.substr(0, alto.find("<TextBlock><TextLine><String CONTENT=\"e5")));
    const score::Sheet sheet = recognised(text + "<TextLine><String CONTENT=");
    EXPECT_THAT(textsOf(sheet), ElementsAre("e4", "Nf3"));
    EXPECT_THAT(codesOf(sheet), Contains("bad-xml"));
}

TEST(OcrText, DoesNotFailOnAnything)
{
    std::string nested = "<alto>";
    for (int i = 0; i < 5000; ++i) {
        nested += "<a>";
    }
    for (const std::string& text :
         {std::string("<alto>"), nested, std::string("<div class='ocr_page'>"),
          std::string(
              "level\tpage_num\tblock_num\n\t\t\t\n5\t1\t1\t1\t1\t1\tx\ty\tz\tw\t1e99\te4\n"),
          std::string("<span class='ocrx_word' title='bbox 1e400 a b c'>e4</span>")}) {
        EXPECT_LE(recognised(text).entries.size(), 1U);
    }
}

}  // namespace
}  // namespace diptych::importers
