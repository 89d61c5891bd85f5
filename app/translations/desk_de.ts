<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Archive</name>
    <message>
        <source>Erased</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Ruled</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>persönliche Daten gelöscht</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a game: %1 the name of White, %2 the name of Black</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>an entry of the journal was removed</source>
        <translation>ein Eintrag des Journals wurde entfernt</translation>
    </message>
    <message>
        <source>an entry of the journal was changed</source>
        <translation>ein Eintrag des Journals wurde geändert</translation>
    </message>
    <message>
        <source>an entry of the journal is out of place</source>
        <translation>ein Eintrag des Journals steht nicht an seinem Platz</translation>
    </message>
    <message>
        <source>the clock went back</source>
        <translation>die Uhr ging zurück</translation>
    </message>
    <message>
        <source>the incident was removed</source>
        <translation>der Vorfall wurde entfernt</translation>
    </message>
    <message>
        <source>the incident was changed</source>
        <translation>der Vorfall wurde geändert</translation>
    </message>
    <message>
        <source>the personal data were changed</source>
        <translation>die persönlichen Daten wurden geändert</translation>
    </message>
    <message>
        <source>the document was changed</source>
        <translation>das Dokument wurde geändert</translation>
    </message>
    <message>
        <source>the document was removed</source>
        <translation>das Dokument wurde entfernt</translation>
    </message>
    <message>
        <source>what was to be erased is still there</source>
        <translation>was gelöscht sein sollte, ist noch da</translation>
    </message>
    <message>
        <source>the journal does not know it</source>
        <translation>das Journal kennt ihn nicht</translation>
    </message>
    <message>
        <source>the end of the journal was cut off</source>
        <translation>das Ende des Journals wurde abgeschnitten</translation>
    </message>
    <message>
        <source>the checkpoint is of another journal</source>
        <translation>der Prüfpunkt gehört zu einem anderen Journal</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name such as &quot;Round&quot;, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Appeal until</source>
        <translation>Berufung bis</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Entry of the journal</source>
        <translation>Eintrag des Journals</translation>
    </message>
    <message>
        <source>Hash of the document (SHA-256)</source>
        <translation>Prüfsumme des Dokuments (SHA-256)</translation>
    </message>
    <message numerus="yes">
        <source>%n entries checked. Nothing was removed or changed.</source>
        <translation>
            <numerusform>%n Eintrag geprüft. Nichts wurde entfernt oder geändert.</numerusform>
            <numerusform>%n Einträge geprüft. Nichts wurde entfernt oder geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the archive.</source>
        <translation>
            <numerusform>%n Problem im Archiv.</numerusform>
            <numerusform>%n Probleme im Archiv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Vorfall %1</translation>
    </message>
    <message>
        <source>Entry %1 of the journal</source>
        <translation>Eintrag %1 des Journals</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Berufung eingelegt</translation>
    </message>
    <message>
        <source>what keeps it from being changed was removed</source>
        <translation>was es vor Änderungen schützt, wurde entfernt</translation>
    </message>
    <message>
        <source>its file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>a search would not find it as it is</source>
        <translation>eine Suche fände es nicht so, wie es ist</translation>
    </message>
    <message>
        <source>The archive</source>
        <translation>Das Archiv</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>There is no archive in %1.</source>
        <translation>In %1 gibt es kein Archiv.</translation>
    </message>
    <message>
        <source>%1 is an archive already.</source>
        <translation>%1 ist schon ein Archiv.</translation>
    </message>
    <message>
        <source>The archive cannot be reached: %1</source>
        <translation>Das Archiv ist nicht erreichbar: %1</translation>
    </message>
    <message>
        <source>The archive refused this: %1</source>
        <translation>Das Archiv hat dies abgelehnt: %1</translation>
    </message>
    <message>
        <source>The archive is not sound: %1</source>
        <translation>Das Archiv ist nicht in Ordnung: %1</translation>
    </message>
</context>
<context>
    <name>BoardSpeech</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a square, %2 a piece</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 what was asked, such as &quot;Around e4&quot;, %2 squares with pieces</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Um %1 herum</translation>
    </message>
    <message>
        <source>In line with %1</source>
        <translation>In einer Linie mit %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a kind of piece, %2 a square</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--size: “%1” found, WIDTHxHEIGHT such as 1280x800 expected</source>
        <translation>--size: „%1“ gefunden, BREITExHÖHE erwartet, zum Beispiel 1280x800</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game: the arbiter’s desk.</source>
        <translation>Zwei Bretter, zwei Aufzeichnungen, eine Partie: der Tisch des Schiedsrichters.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A case, or White’s and Black’s score files.</source>
        <translation>Ein Fall, oder die Dateien der Aufzeichnungen von Weiß und Schwarz.</translation>
    </message>
    <message>
        <source>[FILE…]</source>
        <translation>[DATEI…]</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Schreibt ein Bild des Fensters und endet.</translation>
    </message>
    <message>
        <source>Size of the picture (1280x800).</source>
        <translation>Größe des Bildes (1280x800).</translation>
    </message>
    <message>
        <source>system, light, dark or high-contrast.</source>
        <translation>system, light, dark oder high-contrast.</translation>
    </message>
    <message>
        <source>Size of the text in percent (70 to 300).</source>
        <translation>Textgröße in Prozent (70 bis 300).</translation>
    </message>
    <message>
        <source>en, fr, de or es.</source>
        <translation>en, fr, de oder es.</translation>
    </message>
    <message>
        <source>--appearance: “%1” found, system, light, dark or high-contrast expected</source>
        <translation>--appearance: „%1“ gefunden, system, light, dark oder high-contrast erwartet</translation>
    </message>
    <message>
        <source>--text-size: “%1” found, a number from 70 to 300 expected</source>
        <translation>--text-size: „%1“ gefunden, eine Zahl von 70 bis 300 erwartet</translation>
    </message>
    <message>
        <source>--lang: “%1” found, en, fr, de or es expected</source>
        <translation>--lang: „%1“ gefunden, en, fr, de oder es erwartet</translation>
    </message>
    <message>
        <source>Begin with an action, such as type or keys.</source>
        <translation>Mit einer Aktion beginnen, etwa type oder keys.</translation>
    </message>
    <message>
        <source>--show: “%1” is no action</source>
        <translation>--show: „%1“ ist keine Aktion</translation>
    </message>
</context>
<context>
    <name>DisabledChoice</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Beide Spieler</translation>
    </message>
    <message>
        <source>Visually disabled</source>
        <translation>Sehbehindert</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>last agreed position</source>
        <translation>letzte gemeinsame Stellung</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>likeliest game</source>
        <translation>wahrscheinlichste Partie</translation>
    </message>
    <message>
        <source>by White’s score</source>
        <translation>nach der Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>by Black’s score</source>
        <translation>nach der Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 a move with its number, &quot;8…O-O&quot;</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>%1 &quot;After 8…O-O&quot;, %2 &quot;last agreed position&quot;, %3 &quot;White to move&quot;</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;New incident…</source>
        <translation>&amp;Neuer Vorfall…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Bericht exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close incident</source>
        <translation>Vorfall s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Copy &amp;FEN</source>
        <translation>&amp;FEN kopieren</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Nächste Abweichung</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>&amp;Vorige Abweichung</translation>
    </message>
    <message>
        <source>Last &amp;agreed position</source>
        <translation>&amp;Letzte gemeinsame Stellung</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Nächster B&amp;ereich</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Voriger Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Aufzeichnungen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Boards as f&amp;ound</source>
        <translation>V&amp;orgefundene Bretter</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>Be&amp;funde</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>Ents&amp;cheidung</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Uhren</translation>
    </message>
    <message>
        <source>&amp;Accept the focused remedy</source>
        <translation>&amp;Markierte Abhilfe annehmen</translation>
    </message>
    <message>
        <source>&amp;Withdraw the ruling</source>
        <translation>Entscheidung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Law article</source>
        <translation>&amp;Regelartikel</translation>
    </message>
    <message>
        <source>&amp;Turn the boards</source>
        <translation>Bretter &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>&amp;Wie der Desktop</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher K&amp;ontrast</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Diptych</source>
        <translation>Ü&amp;ber Diptych</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Try a sample</source>
        <translation>&amp;Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>Be&amp;richt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>T&amp;ype two scores</source>
        <translation>Zwei Aufzeichnungen &amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Edit the entry</source>
        <translation>&amp;Eintrag ändern</translation>
    </message>
    <message>
        <source>&amp;Candidates for the entry</source>
        <translation>&amp;Kandidaten für den Eintrag</translation>
    </message>
    <message>
        <source>Black accepts &amp;White’s entry</source>
        <translation>Schwarz nimmt den Eintrag von &amp;Weiß an</translation>
    </message>
    <message>
        <source>White accepts &amp;Black’s entry</source>
        <translation>Weiß nimmt den Eintrag von &amp;Schwarz an</translation>
    </message>
    <message>
        <source>&amp;Lay against another move</source>
        <translation>&amp;Gegen einen anderen Zug legen</translation>
    </message>
    <message>
        <source>Fold &amp;agreed moves</source>
        <translation>Gleiche Züge einkla&amp;ppen</translation>
    </message>
    <message>
        <source>Set up the &amp;boards as found…</source>
        <translation>Vorgefundene &amp;Bretter aufstellen…</translation>
    </message>
    <message>
        <source>Enter the &amp;clocks…</source>
        <translation>&amp;Uhren eingeben…</translation>
    </message>
    <message>
        <source>Next &amp;doubtful entry</source>
        <translation>Nächster &amp;zweifelhafter Eintrag</translation>
    </message>
    <message>
        <source>Previous doubtful &amp;entry</source>
        <translation>Voriger zweifel&amp;hafter Eintrag</translation>
    </message>
    <message>
        <source>&amp;Read aloud…</source>
        <translation>&amp;Vorlesen…</translation>
    </message>
    <message>
        <source>T&amp;ranscribe</source>
        <translation>&amp;Abschreiben</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>&amp;Entscheiden</translation>
    </message>
    <message>
        <source>En&amp;tries</source>
        <translation>E&amp;inträge</translation>
    </message>
    <message>
        <source>&amp;Details of the ruling…</source>
        <translation>&amp;Einzelheiten der Entscheidung…</translation>
    </message>
    <message>
        <source>F&amp;ind in the scores…</source>
        <translation>In den Aufzeichnungen &amp;suchen…</translation>
    </message>
    <message>
        <source>Find a&amp;gain</source>
        <translation>Wei&amp;tersuchen</translation>
    </message>
    <message>
        <source>Show the re&amp;port…</source>
        <translation>Bericht an&amp;zeigen…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>Bericht &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Sign the report…</source>
        <translation>Bericht &amp;unterschreiben…</translation>
    </message>
    <message>
        <source>Check a signed repor&amp;t…</source>
        <translation>Unterschriebenen Bericht &amp;prüfen…</translation>
    </message>
    <message>
        <source>&amp;Archive of incidents…</source>
        <translation>&amp;Archiv der Vorfälle…</translation>
    </message>
    <message>
        <source>Move the pane &amp;left</source>
        <translation>Bereich nach &amp;links</translation>
    </message>
    <message>
        <source>Move the pane &amp;right</source>
        <translation>Bereich nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move the pane &amp;up</source>
        <translation>Bereich nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the pane &amp;down</source>
        <translation>Bereich nach &amp;unten</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In einem eigenen &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Hide the pane</source>
        <translation>Bereich &amp;ausblenden</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>Berei&amp;che</translation>
    </message>
    <message>
        <source>Scanned shee&amp;t</source>
        <translation>&amp;Gescanntes Blatt</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .html or .txt.</source>
        <translation>%1: der Name muss auf .pdf, .html oder .txt enden.</translation>
    </message>
    <message>
        <source>A case is text and cannot hold the picture of a score. Save the incident as a .diptych file.</source>
        <translation>Ein Fall ist Text und kann kein Bild einer Aufzeichnung enthalten. Speichern Sie den Vorfall als .diptych-Datei.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>The bishop that went to the neighbouring square</source>
        <translation>Der Läufer, der auf das Nachbarfeld zog</translation>
    </message>
    <message>
        <source>Which rook went to d1?</source>
        <translation>Welcher Turm zog nach d1?</translation>
    </message>
    <message>
        <source>Black castles although his rook has been away and come back</source>
        <translation>Schwarz rochiert, obwohl sein Turm weg war und zurückkam</translation>
    </message>
    <message>
        <source>A king&apos;s move is disputed, and the time control has passed meanwhile</source>
        <translation>Ein Königszug ist strittig, und die Zeitkontrolle ist inzwischen vorbei</translation>
    </message>
    <message>
        <source>Black has one move fewer on his score than White</source>
        <translation>Schwarz hat einen Zug weniger auf seiner Aufzeichnung als Weiß</translation>
    </message>
    <message>
        <source>By both scores 12.Qxh7 is mate; only Black&apos;s board has the bishop on c4</source>
        <translation>Nach beiden Aufzeichnungen ist 12.Dxh7 matt; nur auf dem Brett von Schwarz steht der Läufer auf c4</translation>
    </message>
</context>
<context>
    <name>ScoreRows</name>
    <message>
        <source>missing</source>
        <comment>an entry that the player left out</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two readings of an entry</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 &quot;illegal&quot;, %2 reasons</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>row of the position before the first move</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>Ausgangsstellung</translation>
    </message>
    <message>
        <source>Move %1, White</source>
        <translation>Zug %1, Weiß</translation>
    </message>
    <message>
        <source>Move %1, Black</source>
        <translation>Zug %1, Schwarz</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Both scores</source>
        <translation>Beide Aufzeichnungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a score, such as &quot;White’s score&quot;; %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>nur in: %1</translation>
    </message>
    <message>
        <source>in neither score</source>
        <translation>in keiner Aufzeichnung</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Aufzeichnung von Schwarz</translation>
    </message>
</context>
<context>
    <name>Signatures</name>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 a signer with his role, %2 a file in a container</extracomment>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>Signed %1, by the signer’s own clock</source>
        <translation>Unterschrieben %1, nach der Uhr des Unterzeichners</translation>
    </message>
    <message>
        <source>Time stamp of an authority: %1</source>
        <translation>Zeitstempel einer Stelle: %1</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Ausschuss</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>diptych::gui::AboutDialog</name>
    <message>
        <source>About Diptych</source>
        <translation>Über Diptych</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Nothing is sent over the network. Built upon:</source>
        <translation>Gleicht zwei Partieaufzeichnungen ab, schlägt nach den Schachregeln vor und berichtet. Der Schiedsrichter entscheidet.

MIT-Lizenz. Nichts wird über das Netz gesendet. Gebaut auf:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotheken und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Diptych %1</source>
        <translation>Diptych %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::AloudDialog</name>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Language of the players</source>
        <translation>Sprache der Spieler</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Was vorgelesen wird</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;peak</source>
        <translation>&amp;Sprechen</translation>
    </message>
    <message>
        <source>No voice is installed on this computer.</source>
        <translation>Auf diesem Rechner ist keine Stimme installiert.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::Announcer</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ArchiveDialog</name>
    <message>
        <source>Incidents found</source>
        <translation>Gefundene Vorfälle</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>&amp;Make an archive here</source>
        <translation>Hier ein Archiv &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Add the open incident</source>
        <translation>Offenen Vorfall &amp;hinzufügen</translation>
    </message>
    <message>
        <source>S&amp;how the document</source>
        <translation>&amp;Dokument anzeigen</translation>
    </message>
    <message>
        <source>&amp;Check the archive</source>
        <translation>Archiv &amp;prüfen</translation>
    </message>
    <message>
        <source>E&amp;xport the register…</source>
        <translation>&amp;Register exportieren…</translation>
    </message>
    <message>
        <source>Archive of incidents</source>
        <translation>Archiv der Vorfälle</translation>
    </message>
    <message>
        <source>&amp;Folder, or address postgresql://…</source>
        <translation>&amp;Ordner oder Adresse postgresql://…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Choose a fo&amp;lder…</source>
        <translation>Ordner &amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>&amp;Words in it</source>
        <translation>Wörter darin</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>The incident in the archive</source>
        <translation>Der Vorfall im Archiv</translation>
    </message>
    <message>
        <source>Choose the folder of an archive, or one in which an archive is to be made.</source>
        <translation>Wählen Sie den Ordner eines Archivs oder einen, in dem eines angelegt werden soll.</translation>
    </message>
    <message>
        <source>Folder of the archive</source>
        <translation>Ordner des Archivs</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) found.</source>
        <translation>
            <numerusform>%n Vorfall gefunden.</numerusform>
            <numerusform>%n Vorfälle gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added under number %1.</source>
        <translation>Unter der Nummer %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>This document was erased.</source>
        <translation>Dieses Dokument wurde gelöscht.</translation>
    </message>
    <message>
        <source>Export the register</source>
        <translation>Register exportieren</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation>Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>Register written: %1</source>
        <translation>Register geschrieben: %1</translation>
    </message>
    <message>
        <source>Open an archive to see what is in it.</source>
        <translation>Öffnen Sie ein Archiv, um zu sehen, was darin ist.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ArticleDialog</name>
    <message>
        <source>The program has no words for this article.</source>
        <translation>Das Programm hat keinen Text zu diesem Artikel.</translation>
    </message>
    <message>
        <source>In the words of the program. The printed Laws prevail.</source>
        <translation>In den Worten des Programms. Maßgeblich sind die gedruckten Regeln.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::Autosave</name>
    <message>
        <source>The changes cannot be kept against a crash in %1. Save the incident.</source>
        <translation>Die Änderungen können in %1 nicht gegen einen Absturz gesichert werden. Speichern Sie den Vorfall.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardModel</name>
    <message>
        <source>empty</source>
        <comment>a square without a piece</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1, %2; differs, by the scores: %3</source>
        <extracomment>%1 square, %2 what stands there, %3 what stands there by the scores</extracomment>
        <translation>%1, %2; weicht ab, nach den Aufzeichnungen: %3</translation>
    </message>
    <message>
        <source>%1, %2, last move</source>
        <extracomment>%1 square, %2 piece that has just moved there</extracomment>
        <translation>%1, %2, letzter Zug</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 square, %2 what stands there</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardPane</name>
    <message>
        <source>Account of the game on the board</source>
        <translation>Fassung der Partie auf dem Brett</translation>
    </message>
    <message>
        <source>Likeliest game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Board, %1</source>
        <extracomment>name of the board for a screen reader; %1 &quot;After 8…O-O, last agreed position, …&quot;</extracomment>
        <translation>Brett, %1</translation>
    </message>
    <message>
        <source>By White’s score</source>
        <translation>Nach Weiß</translation>
    </message>
    <message>
        <source>By Black’s score</source>
        <translation>Nach Schwarz</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardSetupDialog</name>
    <message>
        <source>&amp;White’s board</source>
        <translation>Brett von &amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black’s board</source>
        <translation>Brett von &amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;Not recorded</source>
        <translation>&amp;Nicht festgehalten</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Vorgefundene Bretter</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>Ste&amp;llung (FEN)</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Stellung (FEN)</translation>
    </message>
    <message>
        <source>As a score has it, but…</source>
        <translation>Wie eine Aufzeichnung, aber…</translation>
    </message>
    <message>
        <source>As … has it, but:</source>
        <translation>Wie …, aber:</translation>
    </message>
    <message>
        <source>the likeliest game</source>
        <translation>die wahrscheinlichste Partie</translation>
    </message>
    <message>
        <source>the game a move earlier</source>
        <translation>die Partie einen Zug früher</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>the other board</source>
        <translation>das andere Brett</translation>
    </message>
    <message>
        <source>an empty board</source>
        <translation>ein leeres Brett</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>Feld leeren</translation>
    </message>
    <message>
        <source>This board is not recorded.</source>
        <translation>Dieses Brett ist nicht festgehalten.</translation>
    </message>
    <message>
        <source>As the game.</source>
        <translation>Wie die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>Weicht auf %n Feld von der Partie ab: %1.</numerusform>
            <numerusform>Weicht auf %n Feldern von der Partie ab: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>White’s board</source>
        <translation>Brett von Weiß</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>Brett von Schwarz</translation>
    </message>
    <message>
        <source>%1 as found. %2</source>
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is different there</extracomment>
        <translation>%1 wie vorgefunden. %2</translation>
    </message>
    <message>
        <source>Set up the boards as found</source>
        <translation>Vorgefundene Bretter aufstellen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardView</name>
    <message>
        <source>No %1 on the board.</source>
        <translation>Nicht auf dem Brett: %1.</translation>
    </message>
    <message>
        <source>Last move from %1 to %2.</source>
        <extracomment>the last move: %1 and %2 are squares</extracomment>
        <translation>Letzter Zug von %1 nach %2.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockChart</name>
    <message>
        <source>Clocks over the moves</source>
        <translation>Uhren über die Züge</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>%1 after move %2: %3, to be set</source>
        <extracomment>%1 a player, %2 number of a move, %3 a clock time</extracomment>
        <translation>%1 nach Zug %2: %3, einzustellen</translation>
    </message>
    <message>
        <source>%1 after move %2: %3</source>
        <translation>%1 nach Zug %2: %3</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>%1 number of a move</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>White ——  Black – –</source>
        <translation>Weiß ——  Schwarz – –</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockDialog</name>
    <message>
        <source>White’s clock</source>
        <translation>Uhr von Weiß</translation>
    </message>
    <message>
        <source>Black’s clock</source>
        <translation>Uhr von Schwarz</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>Wessen Uhr lief</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Zeit seit Beginn</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Display after the move</source>
        <translation>Anzeige nach dem Zug</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Bekannt aus</translation>
    </message>
    <message>
        <source>clock log</source>
        <translation>Protokoll der Uhr</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>recorder</source>
        <translation>Aufnahmegerät</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Nach dem Zug</translation>
    </message>
    <message>
        <source>Earlier displays, one a line</source>
        <translation>Frühere Anzeigen, eine je Zeile</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Whose clock &amp;ran</source>
        <translation>Wessen Uhr &amp;lief</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Be&amp;denkzeit</translation>
    </message>
    <message>
        <source>Time since the &amp;start</source>
        <translation>Zeit seit B&amp;eginn</translation>
    </message>
    <message>
        <source>Display &amp;after a move</source>
        <translation>Anzeige &amp;nach einem Zug</translation>
    </message>
    <message>
        <source>&amp;Earlier displays</source>
        <translation>&amp;Frühere Anzeigen</translation>
    </message>
    <message>
        <source>&amp;White’s clock</source>
        <translation>Uhr von &amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black’s clock</source>
        <translation>Uhr von &amp;Schwarz</translation>
    </message>
    <message>
        <source>Type the display first, such as 3410 for 0:34:10.</source>
        <translation>Tippen Sie zuerst die Anzeige, etwa 3410 für 0:34:10.</translation>
    </message>
    <message>
        <source>“%1” is no clock time.</source>
        <translation>„%1“ ist keine Uhrzeit einer Schachuhr.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Bedenkzeit: „%1“ gefunden, %2 erwartet.</translation>
    </message>
    <message>
        <source>A line of the earlier displays cannot be read; “anchor white 20 0:34:10 log” would be one.</source>
        <translation>Eine Zeile der früheren Anzeigen ist nicht lesbar; „anchor white 20 0:34:10 log“ wäre eine.</translation>
    </message>
    <message>
        <source>Enter the clocks</source>
        <translation>Uhren eingeben</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockLine</name>
    <message>
        <source>Hours, minutes, seconds; 3410 is 0:34:10</source>
        <translation>Stunden, Minuten, Sekunden; 3410 ist 0:34:10</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockPanel</name>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>The remedy says nothing about the clocks.</source>
        <translation>Die Abhilfe sagt nichts über die Uhren.</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Zugzähler: Weiß %1, Schwarz %2.</translation>
    </message>
    <message>
        <source>Period %1.</source>
        <translation>Periode %1.</translation>
    </message>
    <message>
        <source>Start White’s clock.</source>
        <translation>Uhr von Weiß in Gang setzen.</translation>
    </message>
    <message>
        <source>Start Black’s clock.</source>
        <translation>Uhr von Schwarz in Gang setzen.</translation>
    </message>
    <message>
        <source>Setting steps for</source>
        <translation>Einstellung Schritt für Schritt für</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockTableModel</name>
    <message>
        <source>Found</source>
        <comment>clock time found on the display</comment>
        <translation>Ist</translation>
    </message>
    <message>
        <source>To set</source>
        <comment>clock time to be set</comment>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>difference between two clock times</comment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a clock time that nobody noted</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no change of a clock time</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a clock time, %2 how it was worked out</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::DeskPage</name>
    <message>
        <source>◂ Previous</source>
        <translation>◂ Vorige</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Nächste ▸</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Vorige Abweichung</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächste Abweichung</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Vorgefundene Bretter</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>There is no further difference.</source>
        <translation>Es gibt keine weitere Abweichung.</translation>
    </message>
    <message>
        <source>Difference %1 of %2 · %3</source>
        <extracomment>%1 number of the difference, %2 how many there are, %3 entries and state</extracomment>
        <translation>Abweichung %1 von %2 · %3</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Keine Abweichung</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no legal move that this entry could stand for.</source>
        <translation>Es gibt keinen legalen Zug, für den dieser Eintrag stehen könnte.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The scores do not differ here.</source>
        <translation>Die Aufzeichnungen weichen hier nicht ab.</translation>
    </message>
    <message>
        <source>Marked: %1 Go to the move that it belongs to and press the key again.</source>
        <translation>Markiert: %1 Gehen Sie zu dem Zug, zu dem er gehört, und drücken Sie die Taste noch einmal.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Read from the picture: %1.</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>Vom Bild gelesen: %1.</translation>
    </message>
    <message>
        <source>No score of this incident comes from a picture.</source>
        <translation>Keine Aufzeichnung dieses Vorfalls kommt von einem Bild.</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Verschoben: %1</translation>
    </message>
    <message>
        <source>There is no pane on that side.</source>
        <translation>Auf dieser Seite ist kein Bereich.</translation>
    </message>
    <message>
        <source>In a window of its own: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>In einem eigenen Fenster: %1</translation>
    </message>
    <message>
        <source>Back in the window: %1</source>
        <translation>Wieder im Fenster: %1</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Ausgeblendet: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::EntryDelegate</name>
    <message>
        <source>%1, %2</source>
        <extracomment>name of a field for a screen reader; %1 &quot;White’s score&quot;, %2 &quot;Move 9, White&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FileGuard</name>
    <message>
        <source>%1 (process %2)</source>
        <extracomment>%1 name of a computer, %2 number of a process</extracomment>
        <translation>%1 (Prozess %2)</translation>
    </message>
    <message>
        <source>another window</source>
        <translation>ein anderes Fenster</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts wurde festgestellt.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1 a file or a score, %2 number of the line</extracomment>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FoundBoardsPane</name>
    <message>
        <source>White’s board</source>
        <translation>Brett von Weiß</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>Brett von Schwarz</translation>
    </message>
    <message>
        <source>%1 as found. %2</source>
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is known about it</extracomment>
        <translation>%1, wie vorgefunden. %2</translation>
    </message>
    <message>
        <source>not recorded.</source>
        <translation>nicht festgehalten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s board&quot;, %2 a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as the game.</source>
        <translation>wie in der Partie.</translation>
    </message>
    <message>
        <source>as White’s score.</source>
        <translation>wie die Aufzeichnung von Weiß.</translation>
    </message>
    <message>
        <source>as Black’s score.</source>
        <translation>wie die Aufzeichnung von Schwarz.</translation>
    </message>
    <message numerus="yes">
        <source>differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>weicht auf %n Feld von der Partie ab: %1.</numerusform>
            <numerusform>weicht auf %n Feldern von der Partie ab: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not made here.</source>
        <extracomment>%1 a move with its number</extracomment>
        <translation>%1 wurde hier nicht ausgeführt.</translation>
    </message>
    <message>
        <source>%1 was made here as %2.</source>
        <extracomment>%1 the move written, with its number; %2 the move that was made instead</extracomment>
        <translation>%1 wurde hier als %2 ausgeführt.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::GameFields</name>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>From a tournament &amp;file (TRF)…</source>
        <translation>Aus einer Turnier&amp;datei (TRF)…</translation>
    </message>
    <message>
        <source>A player of the &amp;tournament</source>
        <translation>Ein &amp;Spieler des Turniers</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>White, &amp;Last name, First name</source>
        <translation>&amp;Weiß, Nachname, Vorname</translation>
    </message>
    <message>
        <source>Black, Last n&amp;ame, First name</source>
        <translation>S&amp;chwarz, Nachname, Vorname</translation>
    </message>
    <message>
        <source>Time &amp;control</source>
        <translation>Bedenk&amp;zeit</translation>
    </message>
    <message>
        <source>No tournament file was read</source>
        <translation>Keine Turnierdatei gelesen</translation>
    </message>
    <message>
        <source>Tournament file</source>
        <translation>Turnierdatei</translation>
    </message>
    <message>
        <source>Tournament files (*.trf *.trfx *.txt)</source>
        <translation>Turnierdateien (*.trf *.trfx *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is no tournament file.</source>
        <translation>%1 ist keine Turnierdatei.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>In this round the file has no game of %1.</source>
        <translation>In dieser Runde hat die Datei keine Partie von %1.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Bedenkzeit: „%1“ gefunden, %2 erwartet.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HandField</name>
    <message>
        <source>Signature by hand</source>
        <translation>Unterschrift von Hand</translation>
    </message>
    <message>
        <source>Empty. Drawn with pen or mouse; not necessary.</source>
        <translation>Leer. Wird mit Stift oder Maus gezeichnet; nicht nötig.</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s) drawn.</source>
        <translation>
            <numerusform>%n Strich gezeichnet.</numerusform>
            <numerusform>%n Striche gezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign here with pen or mouse, or leave it empty</source>
        <translation>Hier mit Stift oder Maus unterschreiben oder leer lassen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HelpDialog</name>
    <message>
        <source>Type the first score as its sheet has it. A move is taken as soon as only one legal move can be meant; small letters will do.</source>
        <translation>Tippen Sie die erste Aufzeichnung, wie sie auf dem Blatt steht. Ein Zug wird übernommen, sobald nur ein legaler Zug gemeint sein kann; Kleinbuchstaben genügen.</translation>
    </message>
    <message>
        <source>Enter takes what stands in the line as it is, also when it is not legal. Insert says that the sheet left the move out, Backspace in an empty line takes the last entry back.</source>
        <translation>Die Eingabetaste übernimmt, was in der Zeile steht, auch wenn es nicht legal ist. Einfg sagt, dass das Blatt den Zug ausgelassen hat, Rücktaste in einer leeren Zeile nimmt den letzten Eintrag zurück.</translation>
    </message>
    <message>
        <source>Moves can also be made on the board: drag a piece, click on two squares, or press Enter on two squares.</source>
        <translation>Züge können auch auf dem Brett gemacht werden: eine Figur ziehen, zwei Felder anklicken oder auf zwei Feldern die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>The score table shows both scores move by move, with the state of every row in words. Ctrl+Down goes to the next difference; the board shows the position there.</source>
        <translation>Die Tabelle zeigt beide Aufzeichnungen Zug für Zug, mit dem Zustand jeder Zeile in Worten. Strg+Ab geht zur nächsten Abweichung; das Brett zeigt die Stellung dort.</translation>
    </message>
    <message>
        <source>F2 or Enter types an entry anew, F4 offers the moves that it may stand for. Ctrl+1 and Ctrl+2 note that a player accepts the other’s entry.</source>
        <translation>F2 oder die Eingabetaste tippt einen Eintrag neu, F4 bietet die Züge an, für die er stehen kann. Strg+1 und Strg+2 halten fest, dass ein Spieler den Eintrag des anderen annimmt.</translation>
    </message>
    <message>
        <source>Ctrl+B sets up the boards as found, Ctrl+K enters the clocks.</source>
        <translation>Strg+B stellt die vorgefundenen Bretter auf, Strg+K gibt die Uhren ein.</translation>
    </message>
    <message>
        <source>The ruling is the arbiter’s: answer what is asked, go to a remedy, write the reasons, and accept it with Ctrl+Enter. Ctrl+L shows the article, Ctrl+R what to read aloud.</source>
        <translation>Die Entscheidung trifft der Schiedsrichter: Beantworten Sie, was gefragt wird, gehen Sie zu einer Abhilfe, schreiben Sie die Gründe und nehmen Sie sie mit Strg+Eingabe an. Strg+L zeigt den Artikel, Strg+R, was vorzulesen ist.</translation>
    </message>
    <message>
        <source>F6 goes from pane to pane, Ctrl+Z undoes any edit, and Ctrl+? lists all keys and lets you change them.</source>
        <translation>F6 geht von Bereich zu Bereich, Strg+Z macht jede Änderung rückgängig, und Strg+? listet alle Tasten auf und lässt sie ändern.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>On the board, the arrows go from square to square and a name such as e4 goes there. K Q R B N P go to the next such piece of the player to move, with Shift of the other; O says what stands around, X what stands in line, W where White’s pieces are, with Shift Black’s, and Shift+L the last move.</source>
        <translation>Auf dem Brett gehen die Pfeile von Feld zu Feld, und ein Name wie e4 führt dorthin. K Q R B N P (König, Dame, Turm, Läufer, Springer, Bauer) gehen zur nächsten solchen Figur des Spielers am Zug, mit Umschalt des anderen; O sagt, was ringsum steht, X, was in einer Linie steht, W, wo die weißen Figuren stehen, mit Umschalt die schwarzen, und Umschalt+L den letzten Zug.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P shows the report as it will be printed, Ctrl+I signs it. Ctrl+Shift+O checks a signed report for the committee, Ctrl+Shift+A opens the archive of incidents.</source>
        <translation>Strg+Umschalt+P zeigt den Bericht, wie er gedruckt wird, Strg+I unterschreibt ihn. Strg+Umschalt+O prüft einen unterschriebenen Bericht für den Ausschuss, Strg+Umschalt+A öffnet das Archiv der Vorfälle.</translation>
    </message>
    <message>
        <source>Then go to the second score with F6: Enter says that it has the same move, anything else is typed.</source>
        <translation>Dann gehen Sie mit F6 zur zweiten Aufzeichnung: Die Eingabetaste sagt, dass sie denselben Zug hat, alles andere wird getippt.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edits, the newest last</source>
        <translation>Änderungen, die neueste zuletzt</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IdentityBox</name>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Andere &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;New identity…</source>
        <translation>&amp;Neue Identität…</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>There is no identity yet. Make one, or use a file (PKCS#12) that you have from your federation.</source>
        <translation>Es gibt noch keine Identität. Legen Sie eine an, oder verwenden Sie eine Datei (PKCS#12) Ihres Verbands.</translation>
    </message>
    <message>
        <source>%1 signs, with the key in %2.</source>
        <extracomment>%1 a person, %2 a file</extracomment>
        <translation>%1 unterschreibt mit dem Schlüssel in %2.</translation>
    </message>
    <message>
        <source>The key in %1 signs.</source>
        <translation>Der Schlüssel in %1 unterschreibt.</translation>
    </message>
    <message>
        <source>Identities (*.p12 *.pfx)</source>
        <translation>Identitäten (*.p12 *.pfx)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Remember it in the keyring of this computer</source>
        <translation>Im Schlüsselbund dieses Rechners me&amp;rken</translation>
    </message>
    <message>
        <source>No keyring is running on this computer</source>
        <translation>Auf diesem Rechner läuft kein Schlüsselbund</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentDocument</name>
    <message>
        <source>New incident</source>
        <translation>Neuer Vorfall</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>Withdraw an answer</source>
        <translation>Eine Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <translation>Annehmen: %1</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Dieser Vorfall stammt aus einem unterschriebenen Bericht und kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 name of an edit</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentHeader</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;correspond&quot;, …</extracomment>
        <translation>Aufzeichnungen: %1</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;equal&quot;, &quot;unknown&quot;</extracomment>
        <translation>Bretter: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::KeysDialog</name>
    <message>
        <source>← → Home End</source>
        <translation>← → Pos1 Ende</translation>
    </message>
    <message>
        <source>Scores: ply by ply, start, end</source>
        <translation>Aufzeichnungen: Halbzug für Halbzug, Anfang, Ende</translation>
    </message>
    <message>
        <source>Ctrl+← Ctrl+→</source>
        <translation>Strg+← Strg+→</translation>
    </message>
    <message>
        <source>Scores: column by column</source>
        <translation>Aufzeichnungen: Spalte für Spalte</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Board: square by square</source>
        <translation>Brett: Feld für Feld</translation>
    </message>
    <message>
        <source>e 4</source>
        <translation>e 4</translation>
    </message>
    <message>
        <source>Board: go to a square by its name</source>
        <translation>Brett: zu einem Feld mit seinem Namen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Findings: show the move on the board</source>
        <translation>Befunde: den Zug auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Copy the cell or the sentence</source>
        <translation>Zelle oder Satz kopieren</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control; Tab never stays in a field</source>
        <translation>Nächstes Element; Tab bleibt nie in einem Feld</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>F2 Enter</source>
        <translation>F2 Eingabe</translation>
    </message>
    <message>
        <source>Scores: type the entry anew</source>
        <translation>Aufzeichnungen: den Eintrag neu tippen</translation>
    </message>
    <message>
        <source>Insert Delete</source>
        <translation>Einfg Entf</translation>
    </message>
    <message>
        <source>Scores: add a missing entry, mark an entry as void</source>
        <translation>Aufzeichnungen: fehlenden Eintrag ergänzen, Eintrag als ungültig kennzeichnen</translation>
    </message>
    <message>
        <source>Enter Insert Backspace</source>
        <translation>Eingabe Einfg Rücktaste</translation>
    </message>
    <message>
        <source>Typing: the same move, left out, take back</source>
        <translation>Tippen: derselbe Zug, ausgelassen, zurücknehmen</translation>
    </message>
    <message>
        <source>K Q R B N P</source>
        <translation>K Q R B N P</translation>
    </message>
    <message>
        <source>Boards as found: a white piece, small letters a black one</source>
        <translation>Vorgefundene Bretter: eine weiße Figur, klein eine schwarze</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>Diese Taste &amp;verwenden</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Andere Taste</translation>
    </message>
    <message>
        <source>&amp;Another key</source>
        <translation>&amp;Andere Taste</translation>
    </message>
    <message>
        <source>This key belongs to the view and stays as it is.</source>
        <translation>Diese Taste gehört zur Ansicht und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Press a key first.</source>
        <translation>Drücken Sie zuerst eine Taste.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does already</extracomment>
        <translation>%1 ist schon die Taste für „%2“.</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does now</extracomment>
        <translation>%1 ist jetzt die Taste für „%2“.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MainWindow</name>
    <message>
        <source>Place in the scores</source>
        <translation>Stelle in den Aufzeichnungen</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <extracomment>%1 title of an incident</extracomment>
        <translation>Geöffnet: %1</translation>
    </message>
    <message>
        <source>Close the incident</source>
        <translation>Vorfall schließen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen ohne zu speichern</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>Report written: %1</source>
        <translation>Bericht geschrieben: %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>This rests on no article of its own.</source>
        <translation>Dies beruht auf keinem eigenen Artikel.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Report sent to the printer.</source>
        <translation>Bericht an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The file of this incident is no longer there. Save it again.</source>
        <translation>Die Datei dieses Vorfalls ist nicht mehr da. Speichern Sie ihn erneut.</translation>
    </message>
    <message>
        <source>Open an incident, a case or two score files</source>
        <translation>Einen Vorfall, einen Fall oder zwei Aufzeichnungen öffnen</translation>
    </message>
    <message>
        <source>Incidents and cases (*.diptych *.case)</source>
        <translation>Vorfälle und Fälle (*.diptych *.case)</translation>
    </message>
    <message>
        <source>Save the incident</source>
        <translation>Vorfall speichern</translation>
    </message>
    <message>
        <source>Incident with everything in it (*.diptych)</source>
        <translation>Vorfall mit allem darin (*.diptych)</translation>
    </message>
    <message>
        <source>Case as text (*.case)</source>
        <translation>Fall als Text (*.case)</translation>
    </message>
    <message>
        <source>Everything done since the last save would be lost.</source>
        <translation>Alles seit dem letzten Speichern ginge verloren.</translation>
    </message>
    <message>
        <source>The file of this incident was changed by another program.</source>
        <translation>Die Datei dieses Vorfalls wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>“%1” was not saved when the program ended: %2, after “%3”.</source>
        <extracomment>%1 title of an incident, %2 date and time, %3 name of an edit</extracomment>
        <translation>„%1“ war nicht gespeichert, als das Programm endete: %2, nach „%3“.</translation>
    </message>
    <message>
        <source>Recovered: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Type the scores: %1 first.</source>
        <translation>Tippen Sie die Aufzeichnungen: zuerst %1.</translation>
    </message>
    <message>
        <source>Accept a remedy first.</source>
        <translation>Nehmen Sie zuerst eine Abhilfe an.</translation>
    </message>
    <message>
        <source>This incident is edited elsewhere too: %1. Whoever saves last overwrites the other.</source>
        <extracomment>%1 who edits the file</extracomment>
        <translation>Dieser Vorfall wird auch anderswo bearbeitet: %1. Wer zuletzt speichert, überschreibt den anderen.</translation>
    </message>
    <message>
        <source>The report cannot be drawn.</source>
        <translation>Der Bericht kann nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>Check a signed report</source>
        <translation>Unterschriebenen Bericht prüfen</translation>
    </message>
    <message>
        <source>Signed reports (*.asice *.pdf)</source>
        <translation>Unterschriebene Berichte (*.asice *.pdf)</translation>
    </message>
    <message>
        <source>%1 is neither a PDF nor a container.</source>
        <translation>%1 ist weder ein PDF noch ein Container.</translation>
    </message>
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Dieser Vorfall stammt aus einem unterschriebenen Bericht und kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Find in the scores</source>
        <translation>In den Aufzeichnungen suchen</translation>
    </message>
    <message>
        <source>A move, a square or a text:</source>
        <translation>Ein Zug, ein Feld oder ein Text:</translation>
    </message>
    <message>
        <source>“%1” is not in the scores.</source>
        <translation>„%1“ steht nicht in den Aufzeichnungen.</translation>
    </message>
    <message>
        <source>Take a score: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Aufzeichnung übernehmen: %1</translation>
    </message>
    <message>
        <source>Whose score is %1?</source>
        <translation>Wessen Aufzeichnung ist %1?</translation>
    </message>
    <message>
        <source>The picture of a score is still being read. A report can be made when it has been read, or when reading was cancelled.</source>
        <translation>Das Bild einer Aufzeichnung wird noch gelesen. Ein Bericht ist möglich, wenn es gelesen oder das Lesen abgebrochen ist.</translation>
    </message>
    <message>
        <source>New incident</source>
        <translation>Neuer Vorfall</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>Von &amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>Von &amp;Schwarz</translation>
    </message>
    <message>
        <source>The re&amp;corder’s</source>
        <translation>Des Aufnah&amp;megeräts</translation>
    </message>
    <message>
        <source>An &amp;assistant’s</source>
        <translation>Eines Assis&amp;tenten</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meinen behalten</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MoveLine</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIdentityDialog</name>
    <message>
        <source>New identity</source>
        <translation>Neue Identität</translation>
    </message>
    <message>
        <source>Make the identity</source>
        <translation>Identität anlegen</translation>
    </message>
    <message>
        <source>&amp;Your name, as it stands on reports</source>
        <translation>Ihr &amp;Name, wie er auf Berichten steht</translation>
    </message>
    <message>
        <source>&amp;FIDE ID, if you have one</source>
        <translation>&amp;FIDE-ID, wenn vorhanden</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>Passphrase &amp;again</source>
        <translation>Passphrase noch &amp;einmal</translation>
    </message>
    <message>
        <source>An identity is a key with your name. It can certify other arbiters and, once for each signature, the players. It is kept in %1. Keep a copy of the file and remember the passphrase: nobody can restore either.</source>
        <translation>Eine Identität ist ein Schlüssel mit Ihrem Namen. Sie kann andere Schiedsrichter beglaubigen und, einmal für jede Unterschrift, die Spieler. Sie liegt in %1. Bewahren Sie eine Kopie der Datei auf und merken Sie sich die Passphrase: Niemand kann sie wiederherstellen.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Geben Sie Ihren Namen ein.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs at least %n characters.</source>
        <translation>
            <numerusform>Die Passphrase braucht mindestens %n Zeichen.</numerusform>
            <numerusform>Die Passphrase braucht mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Die beiden Passphrasen sind nicht gleich.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Neuer Vorfall</translation>
    </message>
    <message>
        <source>Compare the scores</source>
        <translation>Aufzeichnungen vergleichen</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Was geschah</translation>
    </message>
    <message>
        <source>&amp;Laws</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Visually disabled</source>
        <translation>&amp;Sehbehindert</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Wh&amp;ite’s score</source>
        <translation>Aufzeichnung von We&amp;iß</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>Blac&amp;k’s score</source>
        <translation>Aufzeichnung von S&amp;chwarz</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>1. e4 e5 2. Nf3 … in any usual notation</source>
        <translation>1. e4 e5 2. Sf3 … in jeder üblichen Schreibweise</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>%1 from a file</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1, aus einer Datei</translation>
    </message>
    <message>
        <source>Type or paste both scores, or read them from files.</source>
        <translation>Beide Aufzeichnungen eingeben oder einfügen, oder aus Dateien lesen.</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Bild: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>A&amp;usblenden</translation>
    </message>
</context>
<context>
    <name>diptych::gui::OverviewBar</name>
    <message>
        <source>Overview of the differences</source>
        <translation>Überblick über die Abweichungen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::PaneArea</name>
    <message>
        <source>Panes in this place</source>
        <translation>Bereiche an dieser Stelle</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreferencesDialog</name>
    <message>
        <source>&amp;Large controls, for fingers</source>
        <translation>&amp;Große Bedienelemente für Finger</translation>
    </message>
    <message>
        <source>Go on to the &amp;next difference when one is decided</source>
        <translation>Zur &amp;nächsten Abweichung gehen, wenn eine entschieden ist</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language changes when the program starts again. Colours and size of the text are in the View menu, keys under Help.</source>
        <translation>Die Sprache wechselt beim nächsten Start. Farben und Textgröße stehen im Menü Ansicht, Tasten unter Hilfe.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreviewDialog</name>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Large p&amp;rint</source>
        <translation>G&amp;roßdruck</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Sprache des Berichts</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Everything, for the committee</source>
        <translation>Alles, für den Ausschuss</translation>
    </message>
    <message>
        <source>One page, for the arbiter</source>
        <translation>Eine Seite, für den Schiedsrichter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
</context>
<context>
    <name>diptych::gui::QuestionPanel</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>%1 Answer: %2</source>
        <extracomment>%1 a question, %2 its answer</extracomment>
        <translation>%1 Antwort: %2</translation>
    </message>
    <message>
        <source>Withdraw this answer</source>
        <translation>Diese Antwort zurücknehmen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ReportDialog</name>
    <message>
        <source>The report as text</source>
        <translation>Der Bericht als Text</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Pages or text</source>
        <translation>Seiten oder Text</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>The report is being drawn…</source>
        <translation>Der Bericht wird gezeichnet…</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Report written: %1</source>
        <translation>Bericht geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ReviewDialog</name>
    <message>
        <source>Signatures and problems</source>
        <translation>Unterschriften und Probleme</translation>
    </message>
    <message>
        <source>No signature was found.</source>
        <translation>Keine Unterschrift wurde gefunden.</translation>
    </message>
    <message>
        <source>&amp;Walk through the evidence</source>
        <translation>Die &amp;Belege durchgehen</translation>
    </message>
    <message>
        <source>Show the re&amp;port</source>
        <translation>Bericht an&amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Sign the decision…</source>
        <translation>Entscheidung &amp;unterschreiben…</translation>
    </message>
    <message>
        <source>Signed report: %1</source>
        <translation>Unterschriebener Bericht: %1</translation>
    </message>
    <message>
        <source>Decision of the committee</source>
        <translation>Entscheidung des Ausschusses</translation>
    </message>
    <message>
        <source>The &amp;appeal</source>
        <translation>Die B&amp;erufung</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Noch nicht entschieden</translation>
    </message>
    <message>
        <source>is upheld</source>
        <translation>hat Erfolg</translation>
    </message>
    <message>
        <source>leads to a changed ruling</source>
        <translation>führt zu einer geänderten Entscheidung</translation>
    </message>
    <message>
        <source>is rejected, the ruling stands</source>
        <translation>wird abgewiesen, die Entscheidung bleibt</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>&amp;Gründe</translation>
    </message>
    <message>
        <source>Me&amp;mbers, one a line, the chairman first</source>
        <translation>&amp;Mitglieder, eines je Zeile, der Vorsitzende zuerst</translation>
    </message>
    <message>
        <source>The signatures are being checked…</source>
        <translation>Die Unterschriften werden geprüft…</translation>
    </message>
    <message>
        <source>A PDF alone holds no evidence to walk in.</source>
        <translation>Ein PDF allein enthält keine Belege zum Durchgehen.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Augenblick…</translation>
    </message>
    <message>
        <source>A report whose signatures do not hold cannot be decided on.</source>
        <translation>Über einen Bericht, dessen Unterschriften nicht halten, kann nicht entschieden werden.</translation>
    </message>
    <message>
        <source>Choose what becomes of the appeal.</source>
        <translation>Wählen Sie, was aus der Berufung wird.</translation>
    </message>
    <message>
        <source>Write the reasons of the committee.</source>
        <translation>Schreiben Sie die Gründe des Ausschusses.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Legen Sie eine Identität an, oder wählen Sie ihre Datei.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Geben Sie die Passphrase der Identität ein.</translation>
    </message>
    <message>
        <source>Ready to be signed. The decision cites the report by its hash; the report stays as it is.</source>
        <translation>Bereit zur Unterschrift. Die Entscheidung nennt den Bericht mit seiner Prüfsumme; der Bericht bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Keep the decision</source>
        <translation>Entscheidung aufbewahren</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>The decision is signed: %1</source>
        <translation>Die Entscheidung ist unterschrieben: %1</translation>
    </message>
    <message>
        <source>What holds &amp;now, where it changes</source>
        <translation>Was &amp;jetzt gilt, wo es sich ändert</translation>
    </message>
    <message>
        <source>Name the members of the committee.</source>
        <translation>Nennen Sie die Mitglieder des Ausschusses.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingDetailsDialog</name>
    <message>
        <source>Details of the ruling</source>
        <translation>Einzelheiten der Entscheidung</translation>
    </message>
    <message>
        <source>White’s clock, if other than proposed</source>
        <translation>Uhr von Weiß, falls anders als vorgeschlagen</translation>
    </message>
    <message>
        <source>Black’s clock, if other than proposed</source>
        <translation>Uhr von Schwarz, falls anders als vorgeschlagen</translation>
    </message>
    <message>
        <source>White’s statement</source>
        <translation>Aussage von Weiß</translation>
    </message>
    <message>
        <source>Black’s statement</source>
        <translation>Aussage von Schwarz</translation>
    </message>
    <message>
        <source>White refused to sign</source>
        <translation>Weiß hat die Unterschrift verweigert</translation>
    </message>
    <message>
        <source>Black refused to sign</source>
        <translation>Schwarz hat die Unterschrift verweigert</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingPanel</name>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Zuerst beantworten</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Auch möglich</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Abhilfen</translation>
    </message>
    <message>
        <source>There is nothing to put right.</source>
        <translation>Es ist nichts zu berichtigen.</translation>
    </message>
    <message>
        <source>Accept the remedy</source>
        <translation>Abhilfe annehmen</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <source>State of the ruling</source>
        <translation>Stand der Entscheidung</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Answered: %1. No question is open.</source>
        <translation>Beantwortet: %1. Keine Frage ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>Answered: %1. %n question(s) open.</source>
        <translation>
            <numerusform>Beantwortet: %1. %n Frage ist offen.</numerusform>
            <numerusform>Beantwortet: %1. %n Fragen sind offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no remedy to accept.</source>
        <translation>Es gibt keine Abhilfe anzunehmen.</translation>
    </message>
    <message>
        <source>Answer the question first: the remedy depends on it.</source>
        <translation>Zuerst die Frage beantworten: davon hängt die Abhilfe ab.</translation>
    </message>
    <message>
        <source>This departs from the proposal. Write the reasons, then accept again.</source>
        <translation>Dies weicht vom Vorschlag ab. Gründe eintragen, dann nochmals annehmen.</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n remedies accepted, in the order listed.</source>
        <translation>
            <numerusform>%n Abhilfe angenommen, in der aufgeführten Reihenfolge.</numerusform>
            <numerusform>%n Abhilfen angenommen, in der aufgeführten Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ruling is withdrawn.</source>
        <translation>Die Entscheidung ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The arbiter has ruled.</source>
        <translation>Der Schiedsrichter hat entschieden.</translation>
    </message>
    <message>
        <source>Departs from the proposal: reasons are needed.</source>
        <translation>Weicht vom Vorschlag ab: Gründe sind nötig.</translation>
    </message>
    <message>
        <source>A proposal. The arbiter rules.</source>
        <translation>Ein Vorschlag. Der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>Reas&amp;ons</source>
        <translation>Grü&amp;nde</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPageView</name>
    <message>
        <source>Page of the score sheet</source>
        <translation>Seite des Partieformulars</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPane</name>
    <message>
        <source>What the entry may stand for</source>
        <translation>Wofür der Eintrag stehen kann</translation>
    </message>
    <message>
        <source>%1: before the first move</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1: vor dem ersten Zug</translation>
    </message>
    <message>
        <source>%1: no entry for %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.&quot;</extracomment>
        <translation>%1: kein Eintrag zu %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.Nf3&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>Die Seite wird gezeichnet…</translation>
    </message>
    <message>
        <source>The page cannot be shown.</source>
        <translation>Die Seite kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <extracomment>%1 number of a page, %2 &quot;White’s score: 12.Nf3&quot;</extracomment>
        <translation>Seite %1. %2</translation>
    </message>
    <message>
        <source>Enlarged cell. %1</source>
        <translation>Vergrößertes Feld. %1</translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Nichts zur Auswahl</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanStatus</name>
    <message>
        <source>%1: reading page %2 of %3, %4 %</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 and %3 numbers of pages, %4 percent</extracomment>
        <translation>%1: Seite %2 von %3 wird gelesen, %4 %</translation>
    </message>
    <message>
        <source>%1: reading was stopped</source>
        <translation>%1: das Lesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1: comparing what was read</source>
        <translation>%1: das Gelesene wird verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were read</source>
        <translation>
            <numerusform>%n Eintrag gelesen</numerusform>
            <numerusform>%n Einträge gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 how it was read</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>Lesen: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Cancel reading %1</source>
        <translation>Lesen abbrechen: %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Lesen: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreEditing</name>
    <message>
        <source>Add %1%2 to %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>%1%2 ergänzen in: %3</translation>
    </message>
    <message>
        <source>Read %1%2 as %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 and %3 an entry before and after</extracomment>
        <translation>%1%2 als %3 lesen</translation>
    </message>
    <message>
        <source>Add a missing entry at %1 to %2</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 &quot;White’s score&quot;</extracomment>
        <translation>Fehlenden Eintrag bei %1 ergänzen: %2</translation>
    </message>
    <message>
        <source>There is no entry here.</source>
        <translation>Hier ist kein Eintrag.</translation>
    </message>
    <message>
        <source>Mark %1%2 in %3 as void</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>%1%2 als ungültig kennzeichnen: %3</translation>
    </message>
    <message>
        <source>White accepts Black’s entry %1</source>
        <translation>Weiß nimmt den Eintrag %1 von Schwarz an</translation>
    </message>
    <message>
        <source>Black accepts White’s entry %1</source>
        <translation>Schwarz nimmt den Eintrag %1 von Weiß an</translation>
    </message>
    <message>
        <source>An entry can be laid against a later move only. Mark the earlier one first.</source>
        <translation>Ein Eintrag kann nur gegen einen späteren Zug gelegt werden. Markieren Sie zuerst den früheren.</translation>
    </message>
    <message>
        <source>Lay %1%2 against %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;24.&quot;</extracomment>
        <translation>%1%2 gegen %3 legen</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>a small letter for a piece</source>
        <translation>ein Kleinbuchstabe für eine Figur</translation>
    </message>
    <message>
        <source>letters of another language</source>
        <translation>Buchstaben einer anderen Sprache</translation>
    </message>
    <message>
        <source>by its squares</source>
        <translation>nach den Feldern</translation>
    </message>
    <message>
        <source>seen from the other side</source>
        <translation>von der anderen Seite gesehen</translation>
    </message>
    <message>
        <source>characters that look or sound alike</source>
        <translation>Zeichen, die ähnlich aussehen oder klingen</translation>
    </message>
    <message>
        <source>as %1 has it</source>
        <translation>wie: %1</translation>
    </message>
    <message>
        <source>as the likeliest game has it</source>
        <translation>wie in der wahrscheinlichsten Partie</translation>
    </message>
    <message>
        <source>one character away</source>
        <translation>ein Zeichen daneben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a move, %2 reasons for it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as it looks on the picture</source>
        <translation>wie es auf dem Bild aussieht</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
    <message>
        <source>%1, read as %2</source>
        <extracomment>an entry of a score and what it means: %1 &quot;cd&quot;, %2 &quot;cxd4&quot;</extracomment>
        <translation>%1, gelesen als %2</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Reading</source>
        <comment>column of what an entry means</comment>
        <translation>Lesart</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableView</name>
    <message>
        <source>Scores</source>
        <translation>Aufzeichnungen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTyping</name>
    <message>
        <source>Notation of %1</source>
        <extracomment>name of an edit; %1 &quot;White’s score&quot;</extracomment>
        <translation>Notation: %1</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>what was just typed; %1 &quot;12…&quot;, %2 the entry, %3 what may follow</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type %1%2 in %3</source>
        <extracomment>name of an edit; %1 &quot;12.&quot;, %2 a move, %3 &quot;White’s score&quot;</extracomment>
        <translation>%1%2 tippen: %3</translation>
    </message>
    <message>
        <source>%1: this cannot be read.</source>
        <translation>%1: nicht lesbar.</translation>
    </message>
    <message>
        <source>%1: not a legal move; it is kept as written.</source>
        <translation>%1: kein legaler Zug; er bleibt, wie er geschrieben ist.</translation>
    </message>
    <message>
        <source>The other score has no move here that can be played: type what the sheet has.</source>
        <translation>Die andere Aufzeichnung hat hier keinen spielbaren Zug: Tippen Sie, was auf dem Blatt steht.</translation>
    </message>
    <message>
        <source>Leave %1 out in %2</source>
        <translation>%1 auslassen: %2</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Take %1%2 back in %3</source>
        <translation>%1%2 zurücknehmen: %3</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Einfügen in: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries pasted.</source>
        <translation>
            <numerusform>%n Eintrag eingefügt.</numerusform>
            <numerusform>%n Einträge eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the starting position</source>
        <translation>Ausgangsstellung festlegen</translation>
    </message>
    <message>
        <source>Type the move that the sheet has; Enter can only say “the same” where the other score is there.</source>
        <translation>Tippen Sie den Zug, der auf dem Blatt steht; die Eingabetaste kann nur „dasselbe“ sagen, wo die andere Aufzeichnung da ist.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::SignDialog</name>
    <message>
        <source>&amp;White refuses to sign</source>
        <translation>&amp;Weiß verweigert die Unterschrift</translation>
    </message>
    <message>
        <source>&amp;Black refuses to sign</source>
        <translation>&amp;Schwarz verweigert die Unterschrift</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Nobody has signed yet.</source>
        <translation>Noch hat niemand unterschrieben.</translation>
    </message>
    <message>
        <source>&amp;Sign…</source>
        <translation>&amp;Unterschreiben…</translation>
    </message>
    <message>
        <source>Sign the report</source>
        <translation>Bericht unterschreiben</translation>
    </message>
    <message>
        <source>W&amp;hat is signed</source>
        <translation>Was unterschrieben &amp;wird</translation>
    </message>
    <message>
        <source>Report with all evidence (.asice)</source>
        <translation>Bericht mit allen Belegen (.asice)</translation>
    </message>
    <message>
        <source>Report alone (.pdf)</source>
        <translation>Bericht allein (.pdf)</translation>
    </message>
    <message>
        <source>&amp;Language of the report</source>
        <translation>S&amp;prache des Berichts</translation>
    </message>
    <message>
        <source>Who &amp;signs</source>
        <translation>Wer &amp;unterschreibt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>Feld &amp;leeren</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Signing cannot be undone. The signature covers the report as the incident stands now: what is changed afterwards needs a new report, which is signed again. A player who signs was informed; he need not agree.</source>
        <translation>Eine Unterschrift kann nicht zurückgenommen werden. Sie gilt dem Bericht, wie der Vorfall jetzt steht: Was danach geändert wird, braucht einen neuen Bericht, der wieder unterschrieben wird. Ein Spieler, der unterschreibt, wurde informiert; zustimmen muss er nicht.</translation>
    </message>
    <message>
        <source>There is no ruling yet. A proposal cannot be signed.</source>
        <translation>Es gibt noch keine Entscheidung. Ein Vorschlag kann nicht unterschrieben werden.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal. Write the reasons first.</source>
        <translation>Die Entscheidung weicht vom Vorschlag ab. Schreiben Sie zuerst die Gründe.</translation>
    </message>
    <message>
        <source>The file was changed after it was signed: %1</source>
        <translation>Die Datei wurde nach der Unterschrift geändert: %1</translation>
    </message>
    <message>
        <source>The report has no free place for a signature of %1.</source>
        <translation>Der Bericht hat keinen freien Platz für eine Unterschrift: %1.</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Wird unterschrieben…</translation>
    </message>
    <message>
        <source>The arbiter signs first.</source>
        <translation>Der Schiedsrichter unterschreibt zuerst.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Legen Sie eine Identität an, oder wählen Sie ihre Datei.</translation>
    </message>
    <message>
        <source>Type the name of the person who signs.</source>
        <translation>Geben Sie den Namen der Person ein, die unterschreibt.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Geben Sie die Passphrase der Identität ein.</translation>
    </message>
    <message>
        <source>Add the &amp;signature</source>
        <translation>&amp;Unterschrift hinzufügen</translation>
    </message>
    <message>
        <source>%1 signs with a key that %2 certifies for this signature only; it is forgotten afterwards.</source>
        <extracomment>%1 a player, %2 whose identity certifies the key</extracomment>
        <translation>%1 unterschreibt mit einem Schlüssel, den %2 nur für diese Unterschrift beglaubigt; danach ist er vergessen.</translation>
    </message>
    <message>
        <source>Ready to be signed.</source>
        <translation>Bereit zur Unterschrift.</translation>
    </message>
    <message>
        <source>Keep the signed report</source>
        <translation>Unterschriebenen Bericht aufbewahren</translation>
    </message>
    <message>
        <source>Signed container (*.asice)</source>
        <translation>Unterschriebener Container (*.asice)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Signed: %1</source>
        <translation>Unterschrieben: %1</translation>
    </message>
    <message>
        <source>The report says that %1 refused to sign.</source>
        <translation>Laut Bericht hat %1 die Unterschrift verweigert.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::StartDialog</name>
    <message>
        <source>Start of the scores</source>
        <translation>Beginn der Aufzeichnungen</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Stellung (FEN)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Nummer des Zuges</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Übliche Stellung</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>Ste&amp;llung (FEN)</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>Am &amp;Zug</translation>
    </message>
    <message>
        <source>Move &amp;number</source>
        <translation>&amp;Nummer des Zuges</translation>
    </message>
    <message>
        <source>This is no position in which a game can go on: %1</source>
        <translation>Das ist keine Stellung, in der eine Partie weitergehen kann: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingPage</name>
    <message>
        <source>Same (Enter)</source>
        <translation>Gleich (Eingabe)</translation>
    </message>
    <message>
        <source>Left out (Insert)</source>
        <translation>Ausgelassen (Einfg)</translation>
    </message>
    <message>
        <source>Take back (Backspace)</source>
        <translation>Zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Notation of the sheet</source>
        <translation>Notation des Blatts</translation>
    </message>
    <message>
        <source>What was typed</source>
        <translation>Was getippt wurde</translation>
    </message>
    <message>
        <source>Moves that can be meant</source>
        <translation>Züge, die gemeint sein können</translation>
    </message>
    <message>
        <source>Picked up on %1.</source>
        <translation>Aufgenommen auf %1.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12…&quot;, %3 &quot;Black to move&quot;</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Board, %1 %2</source>
        <translation>Brett, %1 %2</translation>
    </message>
    <message>
        <source>No legal move is spelled so. Enter keeps it as it is written.</source>
        <translation>So wird kein legaler Zug geschrieben. Die Eingabetaste behält ihn, wie er dasteht.</translation>
    </message>
    <message>
        <source>Down chooses a move, Enter takes it.</source>
        <translation>Ab wählt einen Zug, die Eingabetaste nimmt ihn.</translation>
    </message>
    <message>
        <source>Enter: %1, as the other score.</source>
        <extracomment>%1 a move</extracomment>
        <translation>Eingabe: %1, wie die andere Aufzeichnung.</translation>
    </message>
    <message>
        <source>Type the move as the sheet has it, or make it on the board.</source>
        <translation>Tippen Sie den Zug, wie er auf dem Blatt steht, oder machen Sie ihn auf dem Brett.</translation>
    </message>
    <message>
        <source>Choose the piece that the pawn becomes.</source>
        <translation>Wählen Sie die Figur, in die der Bauer umgewandelt wird.</translation>
    </message>
    <message>
        <source>&amp;White’s score</source>
        <translation>Aufzeichnung von &amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black’s score</source>
        <translation>Aufzeichnung von &amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;Start from…</source>
        <translation>Beginnen &amp;mit…</translation>
    </message>
    <message>
        <source>&amp;Compare the scores</source>
        <translation>Aufzeichnungen &amp;vergleichen</translation>
    </message>
    <message>
        <source>Visuall&amp;y disabled</source>
        <translation>Sehbehi&amp;ndert</translation>
    </message>
    <message>
        <source>Visually disabled: %1</source>
        <extracomment>name of an edit; %1 a player, or nobody</extracomment>
        <translation>Sehbehindert: %1</translation>
    </message>
    <message>
        <source>the game is over (%1)</source>
        <extracomment>%1 &quot;checkmate&quot;</extracomment>
        <translation>die Partie ist zu Ende (%1)</translation>
    </message>
    <message>
        <source>No move follows. Go on with the other score, or compare them. What the sheet has all the same can be typed.</source>
        <translation>Es folgt kein Zug. Machen Sie mit der anderen Aufzeichnung weiter, oder vergleichen Sie beide. Was das Blatt dennoch hat, kann getippt werden.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingTableModel</name>
    <message>
        <source>left out</source>
        <comment>an entry</comment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>next</source>
        <comment>the entry that is typed next</comment>
        <translation>nächster</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an entry that is missing or cannot be read</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two entries</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>two entries</comment>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>diptych::gui::WelcomePage</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Diptych</source>
        <translation>Diptych</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game.</source>
        <translation>Zwei Bretter, zwei Aufzeichnungen, eine Partie.</translation>
    </message>
    <message>
        <source>Try a &amp;sample</source>
        <translation>Beis&amp;piel ausprobieren</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Zuletzt geöffnete Vorfälle</translation>
    </message>
    <message>
        <source>The samples are not installed.</source>
        <translation>Die Beispiele sind nicht installiert.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 a file, %2 its folder</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Nothing has been opened yet.</source>
        <translation>Noch nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>T&amp;ype two scores</source>
        <translation>Zwei Aufzeichnungen &amp;tippen</translation>
    </message>
    <message>
        <source>Or drop an incident, a case or two score files anywhere in this window.</source>
        <translation>Oder ziehen Sie einen Vorfall, einen Fall oder zwei Aufzeichnungen irgendwo in dieses Fenster.</translation>
    </message>
    <message>
        <source>New &amp;incident…</source>
        <translation>&amp;Neuer Vorfall…</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
</TS>
