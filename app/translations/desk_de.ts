<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
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
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Bericht exportieren…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>Bericht &amp;drucken…</translation>
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
    <name>diptych::gui::Announcer</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
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
        <source>The answers and the ruling made since would be lost.</source>
        <translation>Die seither gegebenen Antworten und die Entscheidung gingen verloren.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen ohne zu speichern</translation>
    </message>
    <message>
        <source>Open a case or two score files</source>
        <translation>Einen Fall oder zwei Aufzeichnungen öffnen</translation>
    </message>
    <message>
        <source>Cases (*.case)</source>
        <translation>Fälle (*.case)</translation>
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
        <source>Save the case</source>
        <translation>Fall speichern</translation>
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
        <source>About Diptych</source>
        <translation>Über Diptych</translation>
    </message>
    <message>
        <source>Diptych %1</source>
        <translation>Diptych %1</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Uses Qt %1 under the LGPL.</source>
        <translation>Gleicht zwei Aufzeichnungen einer Partie ab, schlägt nach den Schachregeln vor und berichtet. Der Schiedsrichter entscheidet.

MIT-Lizenz. Verwendet Qt %1 unter der LGPL.</translation>
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
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Neuer Vorfall</translation>
    </message>
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
        <source>Visually disabled</source>
        <translation>Sehbehindert</translation>
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
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
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
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
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
    <name>diptych::gui::WelcomePage</name>
    <message>
        <source>&amp;New incident…</source>
        <translation>&amp;Neuer Vorfall…</translation>
    </message>
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
        <source>Or drop a case or two score files anywhere in this window.</source>
        <translation>Oder einen Fall oder zwei Aufzeichnungen irgendwo in dieses Fenster ziehen.</translation>
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
        <source>Re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
</TS>
