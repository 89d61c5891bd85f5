#include "core/clock/time_control_words.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace diptych::clock {
namespace {

struct Wording {
    std::string_view text;
    std::string_view control;  ///< empty: not understood
};

constexpr auto wordings = std::to_array<Wording>({
    {"90 minutes for 40 moves, then 30 minutes, 30 seconds per move", "40/5400+30:1800+30"},
    {"90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an "
     "addition of 30 seconds per move starting from move one",
     "40/5400+30:1800+30"},
    {"90'/40 + 30' + 30\"", "40/5400+30:1800+30"},
    {"90’/40 moves + 30’ + 30’’ per move", "40/5400+30:1800+30"},
    {"40/90min, 30min, 30s/move", "40/5400+30:1800+30"},
    {"40/90, 30 min, +30 s", "40/5400+30:1800+30"},
    {"40 moves in 90 minutes, then 30 minutes + 30 seconds per move from move 1",
     "40/5400+30:1800+30"},
    {"100 min/40 moves + 50 min/20 moves + 15 min with 30 s increment",
     "40/6000+30:20/3000+30:900+30"},
    {"120 min / 40 moves + 60 min / 20 moves + 15 min + 30 sec from move 61",
     "40/7200:20/3600:900+30"},
    {"2h/40 + 1h", "40/7200:3600"},
    {"2 hours for 40 moves, 1 hour for the rest", "40/7200:3600"},
    {"1 h 30 min + 30 s", "5400+30"},
    {"1h30min/40 + 30min", "40/5400:1800"},
    {"G/90;d5", "5400d5"},
    {"G/60; inc 10", ""},
    {"90+30", "5400+30"},
    {"3+2", "180+2"},
    {"15'+10\"", "900+10"},
    {"15 min + 10 s per move", "900+10"},
    {"5 minutes", "300"},
    {"25 min, 5 seconds delay", "1500d5"},
    {"40/5400+30:1800+30", "40/5400+30:1800+30"},
    {"5400+30", "5400+30"},
    {"90 Minuten für 40 Züge, dann 30 Minuten, 30 Sekunden pro Zug", "40/5400+30:1800+30"},
    {"40 Züge in 90 Minuten, danach 30 Minuten, 30 Sek. Zuschlag je Zug", "40/5400+30:1800+30"},
    {"2 Stunden für 40 Züge, dann 1 Stunde", "40/7200:3600"},
    {"90 minutes pour 40 coups puis 30 minutes avec 30 secondes par coup", "40/5400+30:1800+30"},
    {"90 minutos para 40 jugadas, luego 30 minutos, con 30 segundos por jugada",
     "40/5400+30:1800+30"},
    {"90 minuti per 40 mosse, poi 30 minuti, 30 secondi a mossa", "40/5400+30:1800+30"},
    {"90 минут на 40 ходов, затем 30 минут, 30 секунд на ход", "40/5400+30:1800+30"},
    {"90 МИНУТ + 30 СЕКУНД", "5400+30"},
    {"90 minuten voor 40 zetten, dan 30 minuten, 30 seconden per zet", "40/5400+30:1800+30"},
    {"90 minut na 40 posunięć, potem 30 minut, 30 sekund na ruch", "40/5400+30:1800+30"},
    {"", ""},
    {"classical", ""},
    {"30 seconds per move", ""},
    {"90 min, 30 min", ""},
    {"40 moves", ""},
    {"99999999999 min", ""},
    {"0 min", ""},
});

TEST(TimeControlWords, UnderstandsWhatPeopleWriteAndGuessesNothing)
{
    for (const Wording& wording : wordings) {
        const auto control = timeControlFromWords(wording.text);
        EXPECT_EQ(control ? toString(*control) : std::string(), wording.control) << wording.text;
    }
}

TEST(TimeControlWords, RefusesWhatNobodyPlays)
{
    for (const char* text : {"40000 moves in 90 minutes", "40/7400min", "401 h"}) {
        EXPECT_FALSE(timeControlFromWords(text)) << text;
    }
}

}  // namespace
}  // namespace diptych::clock
