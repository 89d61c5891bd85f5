<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>diptych::gui::BoardSetupDialog</name>
    <message numerus="yes">
        <source>Differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>Differs from the game on %n square: %1.</numerusform>
            <numerusform>Differs from the game on %n squares: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::DeskPage</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::FoundBoardsPane</name>
    <message numerus="yes">
        <source>differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>differs from the game on %n square: %1.</numerusform>
            <numerusform>differs from the game on %n squares: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingPanel</name>
    <message numerus="yes">
        <source>Answered: %1. %n question(s) open.</source>
        <translation>
            <numerusform>Answered: %1. %n question open.</numerusform>
            <numerusform>Answered: %1. %n questions open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remedies accepted, in the order listed.</source>
        <translation>
            <numerusform>%n remedy accepted.</numerusform>
            <numerusform>%n remedies accepted, in the order listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTyping</name>
    <message numerus="yes">
        <source>%n entries pasted.</source>
        <translation>
            <numerusform>%n entry pasted.</numerusform>
            <numerusform>%n entries pasted.</numerusform>
        </translation>
    </message>
</context>
</TS>
