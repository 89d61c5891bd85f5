<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n entries checked. Nothing was removed or changed.</source>
        <translation>
            <numerusform>%n entry checked. Nothing was removed or changed.</numerusform>
            <numerusform>%n entries checked. Nothing was removed or changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the archive.</source>
        <translation>
            <numerusform>%n problem in the archive.</numerusform>
            <numerusform>%n problems in the archive.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::ArchiveDialog</name>
    <message numerus="yes">
        <source>%n incident(s) found.</source>
        <translation>
            <numerusform>%n incident found.</numerusform>
            <numerusform>%n incidents found.</numerusform>
        </translation>
    </message>
</context>
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
    <name>diptych::gui::HandField</name>
    <message numerus="yes">
        <source>%n stroke(s) drawn.</source>
        <translation>
            <numerusform>%n stroke drawn.</numerusform>
            <numerusform>%n strokes drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIdentityDialog</name>
    <message numerus="yes">
        <source>The passphrase needs at least %n characters.</source>
        <translation>
            <numerusform>The passphrase needs at least %n character.</numerusform>
            <numerusform>The passphrase needs at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::PageView</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
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
    <name>diptych::gui::ScanStatus</name>
    <message numerus="yes">
        <source>%n entries were read</source>
        <translation>
            <numerusform>%n entry was read</numerusform>
            <numerusform>%n entries were read</numerusform>
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
