#include "importers/recorder/recorder_sheet.h"
#include "tests/importers/sheets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace diptych::importers {
namespace {

using testdata::codesOf;
using testdata::movesOf;
using testdata::textsOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

score::Sheet recorded(std::string_view text, const std::string& dialect = "de")
{
    ImportRequest request;
    request.bytes = text;
    request.medium = score::Medium::Recorder;
    request.dialect = dialect;
    return readRecorder(request);
}

std::vector<std::string> argumentsOf(const score::Sheet& sheet, std::string_view code)
{
    for (const Diagnostic& diagnostic : sheet.diagnostics) {
        if (diagnostic.code == code) {
            return diagnostic.arguments;
        }
    }
    return {};
}

constexpr std::string_view withSlip = "[10:00:04] W: Eva zwei Eva vier\n"
                                      "[10:00:06] B: Eva vier.\n"
                                      "[10:00:41] B: Eva sieben Eva fuenf\n"
                                      "[10:00:43] W: Eva fünf\n"
                                      "[10:01:10] W: Springer Gustav eins Felix vier, nein, "
                                      "Moment, Felix drei\n"
                                      "[10:01:13] B: Springer Felix drei\n"
                                      "[10:01:15] (clock)\n"
                                      "[10:02:02] B: Springer Bella acht Cäsar sechs\n";

TEST(Recorder, FoldsAnnouncementAndRepetition)
{
    const score::Sheet sheet = recorded(withSlip);
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"));
    EXPECT_EQ(sheet.entries[0].text, "Eva zwei Eva vier");
    EXPECT_EQ(sheet.entries[0].span, (TextSpan{1, 15, 17}));
    EXPECT_EQ(sheet.entries[1].side, chess::Color::Black);
    EXPECT_EQ(sheet.entries[3].recordedAt, 10 * 3600 + 2 * 60 + 2);
    EXPECT_FALSE(sheet.entries[0].clockSeconds.has_value());
    EXPECT_EQ(sheet.dialect, "de");
}

TEST(Recorder, KeepsASlipThatWasCorrectedInTime)
{
    const score::Sheet sheet = recorded(withSlip);
    EXPECT_THAT(codesOf(sheet), ElementsAre("slip"));
    EXPECT_THAT(argumentsOf(sheet, "slip"),
                ElementsAre("3", "Springer Gustav eins Felix vier", "Felix drei", "before-press"));
    EXPECT_EQ(sheet.entries[2].text, "Springer Gustav eins Felix vier, nein, Moment, Felix drei");
}

TEST(Recorder, KeepsThePieceWhereOnlyTheSquareWasCorrected)
{
    const score::Sheet sheet = recorded(withSlip);
    const auto plain = [](const notation::Reading& reading) { return reading.cost < 3.5; };
    const notation::Readings& readings = sheet.entries[2].readings;
    EXPECT_EQ(std::count_if(readings.begin(), readings.end(), plain), 1);
    EXPECT_EQ(readings.front().token.piece, chess::PieceType::Knight);
    // Where the piece cannot go there, it was the pawn after all.
    EXPECT_THAT(movesOf(recorded("Springer Gustav eins Eva drei, nein, David vier")),
                ElementsAre("d2d4"));
}

TEST(Recorder, TakesAFileForTheDepartureWhereItIsNeeded)
{
    // Both rooks can go to d1: "a" names the file. From another file it means "to".
    const std::string both = "d cuatro\nd cinco\nalfil f cuatro\nalfil f cinco\ne tres\ne seis\n"
                             "alfil d tres\nalfil d seis\ncaballo f tres\ncaballo f seis\n"
                             "caballo c tres\ncaballo c seis\ndama e dos\ndama e siete\n"
                             "enroque corto\nenroque corto\n";
    const auto plainMoves = [](const score::Sheet& sheet) {
        const notation::Readings& readings = sheet.entries.back().readings;
        return std::count_if(readings.begin(), readings.end(), [](const notation::Reading& one) {
            return one.cost < 3.5 && one.token.toFile == 3;
        });
    };
    const score::Sheet departure = recorded(both + "torre a d uno\n", "es");
    EXPECT_EQ(movesOf(departure).back(), "a1d1");
    EXPECT_EQ(plainMoves(departure), 1);
    EXPECT_EQ(movesOf(recorded(both + "torre f d uno\n", "es")).back(), "f1d1");
    EXPECT_EQ(movesOf(recorded(both + "dama a d dos\n", "es")).back(), "e2d2");
}

TEST(Recorder, SaysWhetherACorrectionCameAtOnce)
{
    const score::Sheet sheet = recorded("[09:15:01] W: Eva drei\n[09:15:50] W: nein, Eva vier\n"
                                        "[09:15:52] (clock)\n[09:16:20] B: Eva fünf\n");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5"));
    EXPECT_THAT(argumentsOf(sheet, "slip"),
                ElementsAre("1", "Eva drei", "Eva vier", "not-at-once"));
}

TEST(Recorder, TakesAResultInFiguresForANote)
{
    for (const char* written : {"(1-0)", "1:0", "[1 - 0]"}) {
        const score::Sheet sheet = recorded("Eva vier\nEva fünf\n" + std::string(written) + "\n");
        EXPECT_EQ(sheet.result, score::GameResult::WhiteWins) << written;
        EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5")) << written;
        EXPECT_THAT(codesOf(sheet), IsEmpty()) << written;
    }
    EXPECT_EQ(recorded("Eva vier\n(½-½)\n").result, score::GameResult::Draw);
    EXPECT_FALSE(recorded("Eva vier\nEva fünf\n0-0").result.has_value());  // castling
}

/// Times used, -1 where they are not known.
std::vector<int> timesUsed(const score::Sheet& sheet)
{
    std::vector<int> times;
    for (const score::Entry& entry : sheet.entries) {
        times.push_back(entry.elapsedSeconds.value_or(-1));
    }
    return times;
}

TEST(Recorder, WorksOutTheTimeUsedForEachMove)
{
    EXPECT_THAT(timesUsed(recorded(withSlip)), ElementsAre(0, 37, 34, 47));
    EXPECT_THAT(timesUsed(recorded("1\n00:00:04,400 --> 00:00:05,000\nEva vier\n\n"
                                   "2\n00:01:04,900 --> 00:01:06,000\nEva fünf\n\n"
                                   "3\n00:02:00,000 --> 00:02:02,000\nSpringer Felix drei\n")),
                ElementsAre(4, 61, 55));
    EXPECT_THAT(timesUsed(recorded("[10:00:00] (Uhr)\n[10:00:30] Eva vier\n[10:00:35] (Uhr)\n"
                                   "[10:01:00] Eva fünf\n[10:00:00] Springer Felix drei\n")),
                ElementsAre(35, 25, -1));
    EXPECT_THAT(timesUsed(recorded("Eva vier\nEva fünf\n")), ElementsAre(-1, -1));
}

TEST(Recorder, KeepsBothAnnouncementsWhenTheCorrectionCameAfterTheClock)
{
    const score::Sheet sheet = recorded("[09:15:01] W: Eva zwei Eva vier\n"
                                        "[09:15:03] B: Eva vier\n"
                                        "[09:15:20] B: Hector fuenf\n"
                                        "[09:15:22] W: Hector fuenf\n"
                                        "[09:15:23] (clock)\n"
                                        "[09:15:29] B: nein, Korrektur, Hector sechs\n");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "h7h5"));
    EXPECT_THAT(argumentsOf(sheet, "slip"),
                ElementsAre("2", "Hector fuenf", "Hector sechs", "after-press"));
    ASSERT_GE(sheet.entries[1].readings.size(), 2U);
    EXPECT_EQ(sheet.entries[1].readings[0].token.toRank, 4);
    EXPECT_TRUE(std::any_of(sheet.entries[1].readings.begin(), sheet.entries[1].readings.end(),
                            [](const notation::Reading& reading) {
                                return reading.token.toRank == 5 && reading.cost < 1.0;
                            }));
}

TEST(Recorder, KeepsARepetitionThatDiffers)
{
    const score::Sheet sheet = recorded("[11:20:02] W: Eva zwei Eva vier\n"
                                        "[11:20:05] B: Eva vier\n"
                                        "[11:20:30] B: Eva fuenf\n"
                                        "[11:20:33] W: Eva fuenf\n"
                                        "[11:21:04] W: Hector drei\n"
                                        "[11:21:07] B: Anna drei\n"
                                        "[11:21:09] (clock)\n");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "h2h3"));
    EXPECT_THAT(argumentsOf(sheet, "wrong-repetition"),
                ElementsAre("3", "Hector drei", "Anna drei"));
}

struct Form {
    const char* name;
    std::string_view text;
    std::string_view language;
};

constexpr Form forms[] = {
    {"plain", "e four\ne five\nknight f three\nknight c six\n", "en"},
    {"one line", "e four e five knight f three knight c six", "en"},
    {"with punctuation", "E4, e5. Knight f3! Knight c6.", "en"},
    {"with numbers", "1. e four e five 2. knight f three knight c six", "en"},
    {"letters", "e4 e5 Nf3 Nc6", "en"},
    {"repeated without speakers",
     "e four\ne four\ne five\ne five\nknight f three\nknight f three\nknight c six\n", "en"},
    {"times in brackets",
     "(00:04) e four\n(00:09) e five\n(01:12) knight f three\n(02:00) knight c six", "en"},
    {"times", "12:03:45 e four\n12:04 e five\n12:04:10 - knight f three\n12:05 knight c six", "en"},
    {"whisper.cpp on the screen",
     "[00:00:00.000 --> 00:00:02.000]   e four\n[00:00:02.000 --> 00:00:04.500]   e five\n"
     "[00:00:05.000 --> 00:00:07.000]   knight f three\n"
     "[00:00:08.000 --> 00:00:09.000]   knight c six\n",
     "en"},
    {"named speakers",
     "Speaker 1: e four\nSpeaker 2: e five\nSpeaker 1: knight f three\n"
     "Speaker 2: knight c six",
     "en"},
    {"SubRip",
     "1\n00:00:04,000 --> 00:00:06,200\ne four\n\n2\n00:00:41,500 --> 00:00:43,000\n"
     "<i>e five</i>\n\n3\n00:01:00,000 --> 00:01:02,000\nknight\nf three\n4\n"
     "00:01:10,000 --> 00:01:12,000\nknight c six\n",
     "en"},
    {"WebVTT",
     "WEBVTT - the game\n\nSTYLE\n::cue { color: red }\n\nNOTE e four was heard\nd four\n\n"
     "first\n00:04.000 --> 00:06.200 align:start position:10%\n<v White>e four</v>\n\n"
     "01:00:04.000 --> 01:00:06.200\n<v.loud Black>e five\n\n"
     "01:00:08.000 --> 01:00:09.000\n<v White><c.x>knight</c> f <00:59:01.000>three\n\n"
     "01:01:04.000 --> 01:01:06.200\n<v Black>knight&nbsp;c six</v>",
     "en"},
    {"Whisper",
     R"({"text":" e4","language":"en","segments":[{"id":0,"start":4.0,"end":6.2,"text":" E4, e5.",
"avg_logprob":-0.3,"no_speech_prob":0.02,"tokens":[1,2],"words":[{"word":" E4,","start":4,"end":5,
"probability":0.9}]},{"id":1,"start":9,"end":12,"text":" Knight \"f3\" knight c6","words":[]}]})",
     "en"},
    {"whisper.cpp",
     R"({"result":{"language":"en"},"transcription":[{"timestamps":{"from":"00:00:01,500",
"to":"00:00:03,000"},"offsets":{"from":1500,"to":3000},"text":" e4 e5","tokens":[{"text":" e4",
"offsets":{"from":1500,"to":2000},"id":5,"p":0.95}]},{"timestamps":{"from":"00:00:04,000",
"to":"00:00:06,000"},"text":" knight f3. Knight c6."}]})",
     "en"},
    {"TTML",
     "<?xml version=\"1.0\"?><tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"en\"><head>"
     "<metadata><ttm:agent xml:id=\"p1\"><ttm:name>White</ttm:name></ttm:agent></metadata></head>"
     "<body><div><p begin=\"00:00:04.000\" end=\"6.2s\" ttm:agent=\"p1\">e four</p>"
     "<p begin=\"7s\">e <span>five</span></p><p begin=\"9000ms\">knight<br/>f three</p>"
     "<p>knight c six</p></div></body></tt>",
     "en"},
    {"French", "e quatre\ne cinq\ncavalier f trois\ncavalier c six", "fr"},
    {"Spanish", "e cuatro\ne cinco\ncaballo f tres\ncaballo c seis", "es"},
    {"Italian", "e due e quattro\ne sette e cinque\ncavallo g uno f tre\ncavallo b otto c sei",
     "it"},
    {"Italian cities", "Empoli 4. Empoli 5. Cavallo Firenze 3. Cavallo da Bologna 8 a Como 6.",
     "it"},
    {"Russian", "е два е четыре\nе семь е пять\nконь эф три\nконь цэ шесть", "ru"},
    {"Dutch", "e vier\ne vijf\npaard f drie\npaard c zes", "nl"},
    {"Polish", "e cztery\ne pięć\nskoczek f trzy\nskoczek c sześć", "pl"},
    {"German", "Eva vier\nEva fünf\nPferd Felix 3\nPferd Cäsar sechs", "de"},
    {"windows-1252", "Eva vier\nEva f\xFCnf\nPferd Felix 3\nPferd C\xE4sar sechs", "de"},
    {"idle talk",
     "Good morning everybody, shall we begin?\ne four\ne five\nIs it warm in here?\n"
     "knight f three\nyes\nknight c six\nThanks for watching!",
     "en"},
    {"heard wrongly", "e for\nE 5\nnight F3\nnite see six", "en"},
    {"misspelt", "e fuor\ne fivee\nknigth f three\nkinght c six", "en"},
    {"split announcement", "[00:01] knight\n", "en"},
};

TEST(Recorder, ReadsEveryForm)
{
    for (const Form& form : forms) {
        const bool hasGame = std::string_view(form.name) != "split announcement";
        for (const std::string& dialect : {std::string(form.language), std::string("auto")}) {
            const score::Sheet sheet = recorded(form.text, dialect);
            if (hasGame) {
                EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"))
                    << form.name << " " << dialect;
                EXPECT_EQ(sheet.dialect, form.language) << form.name << " " << dialect;
            } else {
                EXPECT_THAT(codesOf(sheet), Contains("no-moves")) << form.name;
            }
        }
    }
}

TEST(Recorder, IsFoundOutForEveryForm)
{
    for (const Form& form : forms) {
        const std::string_view name = form.name;
        if (name != "letters" && name != "misspelt" && name != "split announcement") {
            EXPECT_TRUE(looksLikeTranscript(form.text)) << name;
        }
    }
    for (const char* other : {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 remis", "[Event \"x\"]\n\n1. e4 e5 *",
                              "1. Eva\n", "", "{\"a\":1}", "Kf1 Ke8 1/2-1/2"}) {
        EXPECT_FALSE(looksLikeTranscript(other)) << other;
    }
}

TEST(Recorder, TellsThePlaceOfWordsInEveryForm)
{
    const score::Sheet captions =
        recorded("WEBVTT\n\n00:04.000 --> 00:06.200\n<v Weiß>Eva zwei Eva vier</v>");
    EXPECT_EQ(captions.entries[0].span, (TextSpan{4, 9, 17}));
    EXPECT_EQ(captions.entries[0].recordedAt, 4);
    const score::Sheet json = recorded("{\"segments\":[\n{\"start\":4.6,\"text\":\" Eva 4\"}]}");
    EXPECT_EQ(json.entries[0].span, (TextSpan{2, 23, 5}));
    EXPECT_EQ(json.entries[0].recordedAt, 5);
    const score::Sheet escaped = recorded("{\"segments\":[{\"text\":\"Eva f\\u00fcnf\"}]}");
    EXPECT_EQ(escaped.entries[0].span, (TextSpan{1, 23, 13}));
    const score::Sheet timed = recorded("<tt xmlns='http://www.w3.org/ns/ttml'><body>\n"
                                        "<p begin='4s'>Eva vier</p></body></tt>");
    EXPECT_EQ(timed.entries[0].span, (TextSpan{2, 15, 8}));
}

TEST(Recorder, DropsWhatIsNoPartOfTheGameWithANote)
{
    const score::Sheet sheet =
        recorded("Guten Tag zusammen\nEva vier\nUntertitel der Amara.org-Community\n[lacht]");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4"));
    EXPECT_THAT(codesOf(sheet), ElementsAre("note-ignored", "speech-ignored", "speech-ignored"));
    EXPECT_THAT(argumentsOf(sheet, "speech-ignored"), ElementsAre("Guten Tag zusammen"));
    EXPECT_EQ(sheet.diagnostics[2].span, (TextSpan{3, 1, 34}));
}

TEST(Recorder, DropsWhatTheRecogniserOnlyGuessed)
{
    const score::Sheet sheet = recorded(
        R"({"segments":[{"start":1,"text":"Eva vier"},{"start":20,"text":"Springer Felix drei",
"no_speech_prob":0.9,"avg_logprob":-1.8},{"start":60,"text":"Vielen Dank.","no_speech_prob":0.8},
{"start":70,"text":"Eva fünf"}]})");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5"));
    EXPECT_THAT(codesOf(sheet), Contains("speech-doubtful"));
}

TEST(Recorder, FoldsLinesThatTheRecogniserRepeats)
{
    const score::Sheet sheet = recorded("Eva vier\nEva vier\nEva vier\nEva vier\nEva fünf\n"
                                        "Eva fünf\nEva fünf\nSpringer Felix drei\n");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3"));
}

struct Mended {
    const char* text;
    const char* move;
    const char* before;
    const char* after;
};

TEST(Recorder, MendsAnAnnouncementInManyWays)
{
    for (const Mended& each : {
             Mended{"Eva drei, nein, Eva vier", "e2e4", "Eva drei", "Eva vier"},
             Mended{"Springer Felix drei, Verzeihung, Springer Hector drei", "g1h3",
                    "Springer Felix drei", "Springer Hector drei"},
             Mended{"Springer Felix drei, ich meine Hector drei", "g1h3", "Springer Felix drei",
                    "Hector drei"},
             Mended{"David drei ... Korrektur: vier", "d2d4", "David drei", "vier"},
             Mended{"Läufer Felix drei, Quatsch, Springer", "g1f3", "Läufer Felix drei",
                    "Springer"},
             Mended{"Eva drei Eva vier", "e2e4", "Eva drei", "Eva vier"},
         }) {
        const score::Sheet sheet = recorded(each.text);
        EXPECT_THAT(movesOf(sheet), ElementsAre(each.move)) << each.text;
        EXPECT_THAT(argumentsOf(sheet, "slip"),
                    ElementsAre("1", each.before, each.after, "before-press"))
            << each.text;
    }
}

TEST(Recorder, DoesNotTakeEveryNoForACorrection)
{
    const score::Sheet sheet = recorded("Eva vier\nnein, die Tür bitte nicht\nEva fünf\n");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5"));
    EXPECT_THAT(codesOf(sheet), Not(Contains("slip")));
}

TEST(Recorder, GoesOnAfterAnIllegalAnnouncementAndAfterAPlyThatWasNotRecorded)
{
    const score::Sheet illegal = recorded("Eva vier\nEva fünf\nTurm Anna sechs\nSpringer Cäsar "
                                          "sechs\nSpringer Felix drei\n");
    EXPECT_THAT(textsOf(illegal), ElementsAre("Eva vier", "Eva fünf", "Turm Anna sechs",
                                              "Springer Cäsar sechs", "Springer Felix drei"));
    const score::Sheet gap = recorded("Eva vier\nSpringer Felix drei\nSpringer Cäsar sechs\n"
                                      "Läufer Bella fünf\n");
    EXPECT_THAT(textsOf(gap), ElementsAre("Eva vier", "Springer Felix drei", "Springer Cäsar sechs",
                                          "Läufer Bella fünf"));
}

TEST(Recorder, KeepsClockTimesOnlyWhereTheyAreNoted)
{
    const score::Sheet sheet = recorded("[10:00:04] W: Eva vier (Uhr 1:29:50)\n"
                                        "[10:00:09] B: Eva fünf (Uhr)\n");
    EXPECT_EQ(sheet.entries[0].clockSeconds, 5390);
    EXPECT_FALSE(sheet.entries[1].clockSeconds.has_value());
}

TEST(Recorder, KnowsOffersAndResignation)
{
    const score::Sheet sheet = recorded("W: Eva vier\nB: Eva fünf, biete remis\nW: ich gebe auf");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5"));
    EXPECT_TRUE(sheet.entries[1].offersDraw);
    EXPECT_FALSE(sheet.entries[0].offersDraw);
    EXPECT_EQ(sheet.result, score::GameResult::BlackWins);
}

TEST(Recorder, KnowsTheSpeakersOfEveryLanguage)
{
    const score::Sheet french = recorded("B: e quatre\nN: e cinq\n", "fr");
    EXPECT_EQ(french.entries[0].side, chess::Color::White);
    EXPECT_EQ(french.entries[1].side, chess::Color::Black);
    const score::Sheet english = recorded("W: e four\nB: e five\n", "en");
    EXPECT_EQ(english.entries[1].side, chess::Color::Black);
    const score::Sheet others = recorded("Anna M.: e four\nArbiter: e five\n", "en");
    EXPECT_FALSE(others.entries[0].side.has_value());
}

TEST(Recorder, HearsWhatIsPossibleWhereAWordWasMisheard)
{
    const score::Sheet sheet = recorded("e four\ne five\nking f three\nknight c six", "en");
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"));
    EXPECT_LT(sheet.entries[2].readings.size(), 25U);
}

TEST(Recorder, GivesWayWhenTheStatedLanguageDoesNotFit)
{
    const score::Sheet sheet = recorded("e four\ne five\nknight f three\nknight c six", "de");
    EXPECT_EQ(sheet.dialect, "en");
    EXPECT_THAT(codesOf(sheet), Contains("dialect-does-not-fit"));
    EXPECT_THAT(codesOf(recorded("e four", "xx")), Contains("unknown-dialect"));
}

TEST(Recorder, KeepsWhatABrokenFileBeginsWith)
{
    const score::Sheet json =
        recorded("{\"segments\":[{\"text\":\"Eva vier\"},{\"text\":\"Eva fünf\"},{\"te");
    EXPECT_THAT(movesOf(json), ElementsAre("e2e4", "e7e5"));
    EXPECT_THAT(codesOf(json), Contains("bad-json"));
    const score::Sheet timed =
        recorded("<tt xmlns='http://www.w3.org/ns/ttml'><body><p>Eva vier</p>"
                 "<p>Eva fünf</div>");
    EXPECT_THAT(movesOf(timed), ElementsAre("e2e4", "e7e5"));
    EXPECT_THAT(codesOf(timed), Contains("bad-xml"));
}

TEST(Recorder, DoesNotFailOnAnything)
{
    const std::string deep = "{\"segments\":" + std::string(100'000, '[');
    const std::string nested = "<tt ttml>" + std::string(20'000, '<');
    std::string elements = "<tt xmlns='ttml'>";
    for (int i = 0; i < 5000; ++i) {
        elements += "<p>";
    }
    std::string words;
    for (int i = 0; i < 3000; ++i) {
        words += "Springer Eva ";
    }
    for (const std::string& text :
         {std::string(), std::string("\0\1\2", 3), std::string("WEBVTT"), std::string("[00:00"),
          std::string("{\"segments\""), deep, nested, elements, words,
          std::string("1\n00:00:01,000 --> \n"),
          std::string("\xFF\xFE"
                      "E\0v\0a\0",
                      8),
          std::string("[((((("), std::string("W:"), std::string(":"), std::string("nein nein nein"),
          std::string("99999999999999999999:59:59 Eva vier")}) {
        const score::Sheet sheet = recorded(text, "auto");
        EXPECT_LE(sheet.diagnostics.size(), 200U);
        EXPECT_LE(sheet.entries.size(), 2000U);
    }
}

}  // namespace
}  // namespace diptych::importers
