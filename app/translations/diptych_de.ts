<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>appeal until</source>
        <translation>Einspruch bis</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>sha256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>mit Einspruch</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>%1 incidents, %2 open, %3 withdrawn, %4 erased, %5 appealed</source>
        <translation>%1 Vorfälle, %2 offen, %3 zurückgezogen, %4 gelöscht, %5 mit Einspruch</translation>
    </message>
    <message>
        <source>%1 decisions on appeals; %2 incidents whose signatures did not hold</source>
        <translation>%1 Entscheidungen über Einsprüche; %2 Vorfälle mit ungültigen Unterschriften</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>incident %1</source>
        <translation>Vorfall %1</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>%1 entries, %2 problems</source>
        <translation>%1 Einträge, %2 Probleme</translation>
    </message>
    <message>
        <source>No incident was found.</source>
        <translation>Es wurde kein Vorfall gefunden.</translation>
    </message>
    <message>
        <source>%1: %2 entries, not signed</source>
        <translation>%1: %2 Einträge, nicht unterschrieben</translation>
    </message>
    <message>
        <source>%1: %2 entries, changed after it was signed, or not signed by %3</source>
        <translation>%1: %2 Einträge, nach der Unterschrift geändert oder nicht von %3 unterschrieben</translation>
    </message>
    <message>
        <source>%1: %2 entries, signed by %3, %4</source>
        <translation>%1: %2 Einträge, unterschrieben von %3, %4</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>The announcement is part of making the move, and the opponent can only go by what was announced.</source>
        <translation>Die Ansage gehört zur Ausführung des Zuges, und der Gegner kann sich nur an das Angesagte halten.</translation>
    </message>
    <message>
        <source>No article says that an announcement binds; what binds is a piece taken out of its hole.</source>
        <translation>Kein Artikel sagt, dass eine Ansage bindet; es bindet eine Figur, die aus ihrem Loch genommen wurde.</translation>
    </message>
    <message>
        <source>A player may complete his score from the other one, and what he accepts as played is then his record.</source>
        <translation>Ein Spieler darf seine Aufzeichnung nach der anderen ergänzen, und was er als gespielt anerkennt, ist dann seine eigene.</translation>
    </message>
    <message>
        <source>Entries copied from the other score prove nothing beside it: they are no second witness.</source>
        <translation>Abgeschriebene Einträge beweisen neben der anderen Aufzeichnung nichts: Sie sind kein zweiter Zeuge.</translation>
    </message>
    <message>
        <source>The assistant passes on moves and calls from now on, and the article wants nothing more.</source>
        <translation>Der Assistent übermittelt von nun an Züge und Ansagen, und mehr verlangt der Artikel nicht.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent the article leaves no choice: an assistant must be used.</source>
        <translation>Bei einem hörbehinderten Gegner lässt der Artikel keine Wahl: Ein Assistent muss eingesetzt werden.</translation>
    </message>
    <message>
        <source>A clock that counts the moves adds the next period as soon as the control is reached.</source>
        <translation>Eine Uhr, die die Züge zählt, fügt die nächste Periode hinzu, sobald die Zeitkontrolle erreicht ist.</translation>
    </message>
    <message>
        <source>A clock that does not count the moves adds the next period only when a display reaches zero.</source>
        <translation>Eine Uhr, die die Züge nicht zählt, fügt die nächste Periode erst hinzu, wenn eine Anzeige null erreicht.</translation>
    </message>
    <message>
        <source>The moves in White’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Die Züge in der Aufzeichnung von Weiß zeigen, welche Könige und Türme gezogen hatten und welche Rechte bleiben.</translation>
    </message>
    <message>
        <source>The moves in Black’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Die Züge in der Aufzeichnung von Schwarz zeigen, welche Könige und Türme gezogen hatten und welche Rechte bleiben.</translation>
    </message>
    <message>
        <source>Where both accept before the arbiter what was played, the scores correspond and no move is taken back.</source>
        <translation>Wo beide vor dem Schiedsrichter anerkennen, was gespielt wurde, stimmen die Aufzeichnungen überein und kein Zug wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Without the consent of both the scores differ, and the article does not ask which of them is right.</source>
        <translation>Ohne Zustimmung beider weichen die Aufzeichnungen voneinander ab, und der Artikel fragt nicht, welche richtig ist.</translation>
    </message>
    <message>
        <source>The scores are found to differ, and for that case the article orders the moves to be retraced.</source>
        <translation>Die Aufzeichnungen weichen voneinander ab, und für diesen Fall ordnet der Artikel das Zurückgehen an.</translation>
    </message>
    <message>
        <source>An admission that both accept makes the scores correspond and saves the moves played since.</source>
        <translation>Ein Eingeständnis, das beide anerkennen, bringt die Aufzeichnungen in Einklang und rettet die seither gespielten Züge.</translation>
    </message>
    <message>
        <source>An offer belongs to the move it was made with, and that move is taken back.</source>
        <translation>Ein Angebot gehört zu dem Zug, mit dem es gemacht wurde, und dieser Zug wird zurückgenommen.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn and stands until the opponent has accepted or rejected it.</source>
        <translation>Ein Angebot kann nicht zurückgezogen werden und gilt, bis der Gegner es angenommen oder abgelehnt hat.</translation>
    </message>
    <message>
        <source>One score has the pawn’s double step as the last move, and that step gives the right.</source>
        <translation>Eine Aufzeichnung hat den Doppelschritt des Bauern als letzten Zug, und dieser Schritt gibt das Recht.</translation>
    </message>
    <message>
        <source>By the other score the pawn reached its square without a double step just before, so no right arose.</source>
        <translation>Nach der anderen Aufzeichnung kam der Bauer ohne unmittelbar vorangehenden Doppelschritt auf sein Feld; ein Recht entstand nicht.</translation>
    </message>
    <message>
        <source>A result that has been declared ends the game, and nothing is corrected after its end.</source>
        <translation>Ein verkündetes Ergebnis beendet die Partie, und nach ihrem Ende wird nichts mehr berichtigt.</translation>
    </message>
    <message>
        <source>No result was declared, and the number of moves and the times that the loss rests on are themselves in doubt.</source>
        <translation>Ein Ergebnis wurde nicht verkündet, und Zügezahl und Zeiten, auf denen der Verlust beruht, stehen selbst in Zweifel.</translation>
    </message>
    <message>
        <source>The illegal move was really completed; that its moves are taken back for another reason does not undo it.</source>
        <translation>Der regelwidrige Zug wurde wirklich vollendet; dass die Züge aus anderem Grund zurückgenommen werden, hebt ihn nicht auf.</translation>
    </message>
    <message>
        <source>Moves taken back are no longer part of the game, and neither is an illegal move among them.</source>
        <translation>Zurückgenommene Züge gehören nicht mehr zur Partie, und ein regelwidriger Zug unter ihnen auch nicht.</translation>
    </message>
    <message>
        <source>The score that goes on is the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>Die Aufzeichnung, die weitergeht, ist der beste vorhandene Beleg, und beide Spieler müssen bei der Rekonstruktion helfen.</translation>
    </message>
    <message>
        <source>One score alone can neither correspond nor differ; only what both of them show is beyond dispute.</source>
        <translation>Eine Aufzeichnung allein kann weder übereinstimmen noch abweichen; unstrittig ist nur, was beide zeigen.</translation>
    </message>
    <message>
        <source>Both scores stand on the same position again, so that this is the point where they agree.</source>
        <translation>Beide Aufzeichnungen führen wieder zur selben Stellung; dort also stimmen sie überein.</translation>
    </message>
    <message>
        <source>Entry by entry, the scores agree only up to the first move that is not the same in both.</source>
        <translation>Eintrag für Eintrag stimmen die Aufzeichnungen nur bis zum ersten Zug überein, der nicht in beiden gleich ist.</translation>
    </message>
    <message>
        <source>An illegal move was completed, and the article on the penalty makes no exception for a wrong board.</source>
        <translation>Ein regelwidriger Zug wurde vollendet, und der Artikel über die Strafe macht für ein falsches Brett keine Ausnahme.</translation>
    </message>
    <message>
        <source>The wrong board caused the move, and the article on the two boards names no penalty.</source>
        <translation>Das falsche Brett hat den Zug verursacht, und der Artikel über die zwei Bretter nennt keine Strafe.</translation>
    </message>
    <message>
        <source>One minute is the penalty of quick games and may well have been meant for all blitz.</source>
        <translation>Eine Minute ist die Strafe in schnellen Partien und dürfte für alles Blitzen gemeint sein.</translation>
    </message>
    <message>
        <source>Under full supervision the competition rules apply, and by their letter the penalty is two minutes.</source>
        <translation>Unter voller Aufsicht gelten die Wettkampfregeln, und nach ihrem Wortlaut beträgt die Strafe zwei Minuten.</translation>
    </message>
    <message>
        <source>A claim can rest only on occurrences that both scores prove.</source>
        <translation>Ein Antrag kann sich nur auf Wiederholungen stützen, die beide Aufzeichnungen beweisen.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in White’s score, and with it its repetitions.</source>
        <translation>Beide Spieler erkennen die Zugfolge in der Aufzeichnung von Weiß an und damit deren Wiederholungen.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in Black’s score, and with it its repetitions.</source>
        <translation>Beide Spieler erkennen die Zugfolge in der Aufzeichnung von Schwarz an und damit deren Wiederholungen.</translation>
    </message>
    <message>
        <source>Only a player with less than five minutes may stop writing, and nobody gets back more than he can have had.</source>
        <translation>Nur wer weniger als fünf Minuten hat, darf das Aufzeichnen einstellen, und niemand erhält mehr zurück, als er gehabt haben kann.</translation>
    </message>
    <message>
        <source>The Laws give no formula for the times and set no limit to the arbiter’s best judgement.</source>
        <translation>Die Regeln geben keine Formel für die Zeiten und setzen dem Ermessen des Schiedsrichters keine Grenze.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the move for which it was touched is now to be made again.</source>
        <translation>Die Figur wurde absichtlich berührt, und der Zug, für den sie berührt wurde, ist nun neu zu machen.</translation>
    </message>
    <message>
        <source>The article that orders the retracing does not mention touched pieces, and a touch not proven binds nobody.</source>
        <translation>Der Artikel, der das Zurückgehen anordnet, erwähnt berührte Figuren nicht, und eine unbewiesene Berührung bindet niemanden.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the rule does not ask what stood on the other squares.</source>
        <translation>Die Figur wurde absichtlich berührt, und die Regel fragt nicht, was auf den anderen Feldern stand.</translation>
    </message>
    <message>
        <source>He touched the piece for a move in another position, and no article binds him in the one now set up.</source>
        <translation>Er berührte die Figur für einen Zug in einer anderen Stellung, und kein Artikel bindet ihn in der nun aufgebauten.</translation>
    </message>
    <message>
        <source>The announcement has to be repeated, and a wrong repetition that nobody stops misleads both players.</source>
        <translation>Die Ansage muss wiederholt werden, und eine falsche Wiederholung, der niemand widerspricht, führt beide Spieler irre.</translation>
    </message>
    <message>
        <source>The article on announcements names no penalty, and both players share in the mistake.</source>
        <translation>Der Artikel über die Ansagen nennt keine Strafe, und beide Spieler haben Anteil an dem Fehler.</translation>
    </message>
    <message>
        <source>Impossible entries that contradict each other do not prove that either move was made.</source>
        <translation>Unmögliche Einträge, die einander widersprechen, beweisen nicht, dass einer der Züge gemacht wurde.</translation>
    </message>
    <message>
        <source>It is established that this move was made and the clock pressed; then it is taken back and penalised.</source>
        <translation>Es steht fest, dass dieser Zug gemacht und die Uhr gedrückt wurde; dann wird er zurückgenommen und geahndet.</translation>
    </message>
    <message>
        <source>A move is completed when the clock is pressed, and a completed move can no longer be changed freely.</source>
        <translation>Ein Zug ist vollendet, wenn die Uhr gedrückt ist, und ein vollendeter Zug kann nicht mehr frei geändert werden.</translation>
    </message>
    <message>
        <source>Until the clock is pressed the move is not completed, and the player corrects it himself, bound by what he touched.</source>
        <translation>Solange die Uhr nicht gedrückt ist, ist der Zug nicht vollendet, und der Spieler berichtigt ihn selbst, gebunden durch das Berührte.</translation>
    </message>
    <message>
        <source>What both players say before the arbiter goes into the game, and what does not have it is put right.</source>
        <translation>Was beide Spieler vor dem Schiedsrichter sagen, gilt als gespielt, und was es nicht zeigt, wird berichtigt.</translation>
    </message>
    <message>
        <source>If its writer confirms it, his entry is this move; what the other score says then decides.</source>
        <translation>Bestätigt es der Schreiber, so ist sein Eintrag dieser Zug; dann entscheidet, was die andere Aufzeichnung sagt.</translation>
    </message>
    <message>
        <source>The choice was final when the new piece touched the square, and the short entry fits it.</source>
        <translation>Die Wahl war endgültig, als die neue Figur das Feld berührte, und der kurze Eintrag passt zu ihr.</translation>
    </message>
    <message>
        <source>The duty to keep score is the player’s own, and what he kept himself is his score.</source>
        <translation>Die Pflicht zum Aufzeichnen trifft den Spieler selbst, und was er selbst aufgezeichnet hat, ist seine Aufzeichnung.</translation>
    </message>
    <message>
        <source>The assistant keeps the player’s score for him, and errors in it count for that side.</source>
        <translation>Der Assistent zeichnet für den Spieler auf, und Fehler darin zählen für dessen Seite.</translation>
    </message>
    <message>
        <source>What stands on the boards is accepted, and nothing need be taken back.</source>
        <translation>Was auf den Brettern steht, ist anerkannt, und nichts braucht zurückgenommen zu werden.</translation>
    </message>
    <message>
        <source>Only a score is at fault: it is put in order, and the boards and the moves stay.</source>
        <translation>Nur eine Aufzeichnung ist fehlerhaft: Sie wird in Ordnung gebracht, Bretter und Züge bleiben.</translation>
    </message>
    <message>
        <source>Once the scores correspond, a wrong board is corrected by them and costs nobody a move.</source>
        <translation>Sobald die Aufzeichnungen übereinstimmen, wird ein falsches Brett nach ihnen berichtigt und kostet keinen Zug.</translation>
    </message>
    <message>
        <source>Where the scores differ the moves go back to where they agree, and nobody need prove his score.</source>
        <translation>Wo die Aufzeichnungen abweichen, geht es dahin zurück, wo sie übereinstimmen, und niemand muss die seine beweisen.</translation>
    </message>
    <message>
        <source>An illegal move that was completed and is found during the game is taken back.</source>
        <translation>Ein regelwidriger Zug, der vollendet wurde und während der Partie entdeckt wird, wird zurückgenommen.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank when the clock was pressed becomes a queen.</source>
        <translation>Ein Bauer, der beim Drücken der Uhr auf der letzten Reihe stand, wird zur Dame.</translation>
    </message>
    <message>
        <source>What only one side can show stays in dispute; the last position that both show does not.</source>
        <translation>Was nur eine Seite zeigen kann, bleibt strittig; die letzte Stellung, die beide zeigen, ist es nicht.</translation>
    </message>
    <message>
        <source>The scores are the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>Die Aufzeichnungen sind der beste vorhandene Beleg, und beide Spieler müssen bei der Rekonstruktion helfen.</translation>
    </message>
    <message>
        <source>The flag has fallen, and what the clock shows is conclusive while nobody proves it defective.</source>
        <translation>Das Fallblättchen ist gefallen, und die Anzeige der Uhr ist maßgeblich, solange kein Defekt nachgewiesen ist.</translation>
    </message>
    <message>
        <source>With this illegal move the number that loses the game is reached.</source>
        <translation>Mit diesem regelwidrigen Zug ist die Zahl erreicht, die die Partie verliert.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous or impossible loses, and sealing it clearly was the player’s own duty.</source>
        <translation>Ein mehrdeutiger oder unmöglicher Abgabezug verliert, und ihn klar abzugeben war Sache des Spielers.</translation>
    </message>
    <message>
        <source>Whoever arrives after the default time loses, unless the arbiter decides otherwise.</source>
        <translation>Wer nach der Karenzzeit eintrifft, verliert, sofern der Schiedsrichter nicht anders entscheidet.</translation>
    </message>
    <message>
        <source>By this line the game had ended on the board, and moves made after that do not count.</source>
        <translation>Nach dieser Zugfolge war die Partie auf dem Brett beendet, und spätere Züge zählen nicht.</translation>
    </message>
    <message>
        <source>What was declared or agreed ended the game.</source>
        <translation>Was verkündet oder vereinbart wurde, hat die Partie beendet.</translation>
    </message>
    <message>
        <source>A game whose true position cannot be established is played anew.</source>
        <translation>Eine Partie, deren wahre Stellung nicht festzustellen ist, wird neu gespielt.</translation>
    </message>
    <message>
        <source>For “%1”: %2</source>
        <translation>Für „%1“: %2</translation>
    </message>
    <message>
        <source>A correct claim draws the game at once, and a flag has fallen only when that is noticed.</source>
        <translation>Eine berechtigte Reklamation macht die Partie sofort remis, und ein Blättchen ist erst gefallen, wenn das bemerkt wird.</translation>
    </message>
    <message>
        <source>The claim was made and was wrong, and taking moves back does not undo it.</source>
        <translation>Die Reklamation wurde erhoben und war falsch; das Zurücknehmen von Zügen ändert daran nichts.</translation>
    </message>
    <message>
        <source>The claim lapses with the moves it was made in, and its penalty with it.</source>
        <translation>Die Reklamation entfällt mit den Zügen, in denen sie erhoben wurde, und ihre Strafe mit ihr.</translation>
    </message>
    <message>
        <source>The position was wrong through no fault of the player who sealed the move, and the move was meant for that position.</source>
        <translation>Die Stellung war ohne Verschulden des Spielers falsch, der den Zug abgab, und der Zug galt dieser Stellung.</translation>
    </message>
    <message>
        <source>Where the scores cannot be brought up to date, nobody is shown to have exceeded the time.</source>
        <translation>Lassen sich die Partieaufzeichnungen nicht vervollständigen, so ist von niemandem gezeigt, dass er die Zeit überschritten hat.</translation>
    </message>
    <message>
        <source>A piece that was touched must be moved if it can, whatever was moved instead.</source>
        <translation>Eine berührte Figur muss gezogen werden, wenn sie kann, was auch immer stattdessen gezogen wurde.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved, and what both players say about it is believed.</source>
        <translation>Die zuerst berührte Figur, die ziehen kann, muss gezogen werden, und was beide Spieler darüber sagen, wird geglaubt.</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>reading from the log of the clock</source>
        <translation>Stand aus dem Protokoll der Uhr</translation>
    </message>
    <message>
        <source>reading noted by the arbiter</source>
        <translation>vom Schiedsrichter notierter Stand</translation>
    </message>
    <message>
        <source>reading on the recording</source>
        <translation>Stand auf der Tonaufnahme</translation>
    </message>
    <message>
        <source>reading noted on a score</source>
        <translation>auf einer Partieaufzeichnung notierter Stand</translation>
    </message>
    <message>
        <source>estimated between two known times</source>
        <translation>geschätzt zwischen zwei bekannten Zeiten</translation>
    </message>
    <message>
        <source>estimated from the average time per move</source>
        <translation>geschätzt nach der mittleren Zeit je Zug</translation>
    </message>
    <message>
        <source>display less the increment of the last press</source>
        <translation>Anzeige ohne die Zeitgutschrift des letzten Drückens</translation>
    </message>
    <message>
        <source>left as displayed</source>
        <translation>wie angezeigt belassen</translation>
    </message>
    <message>
        <source>The time control is not known, so the display is proposed as it is.</source>
        <translation>Die Bedenkzeit ist nicht bekannt; vorgeschlagen wird die Anzeige, wie sie ist.</translation>
    </message>
    <message>
        <source>It is not stated whether the time of the next period was on the display; it was taken as shown.</source>
        <translation>Es ist nicht angegeben, ob die Zeit der nächsten Zeitperiode schon angezeigt war; die Anzeige wurde so genommen.</translation>
    </message>
    <message>
        <source>The display shows more time than has been given so far.</source>
        <translation>Die Anzeige zeigt mehr Zeit, als bisher gegeben wurde.</translation>
    </message>
    <message>
        <source>Two clock readings contradict each other.</source>
        <translation>Zwei Uhrenstände widersprechen einander.</translation>
    </message>
    <message>
        <source>By these readings the time before the control would have been overstepped.</source>
        <translation>Nach diesen Ständen wäre die Zeit vor der Zeitkontrolle überschritten worden.</translation>
    </message>
    <message>
        <source>The two clocks do not fit the time that has elapsed.</source>
        <translation>Die beiden Uhren passen nicht zur verstrichenen Zeit.</translation>
    </message>
    <message>
        <source>A clock was defective; its time was worked out from the time elapsed.</source>
        <translation>Eine Uhr war defekt; ihre Zeit wurde aus der verstrichenen Zeit errechnet.</translation>
    </message>
    <message>
        <source>The player had stopped recording with less than five minutes left.</source>
        <translation>Mit weniger als fünf Minuten Restzeit war nicht mehr aufgezeichnet worden.</translation>
    </message>
    <message>
        <source>%1; possible from %2 to %3</source>
        <translation>%1; möglich von %2 bis %3</translation>
    </message>
    <message>
        <source>%1; %2 of penalty time included</source>
        <translation>%1; darin %2 Strafzeit</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>worked out from the time elapsed</source>
        <translation>aus der verstrichenen Zeit errechnet</translation>
    </message>
    <message>
        <source>This time was read before the next period was added; the next period is still to come.</source>
        <translation>Diese Zeit wurde abgelesen, bevor die nächste Periode hinzukam; sie steht noch aus.</translation>
    </message>
    <message>
        <source>This time contains the next period already, so the clock stays in that period and adds nothing at the control.</source>
        <translation>Diese Zeit enthält die nächste Periode schon; die Uhr bleibt deshalb in dieser Periode und gibt bei der Zeitkontrolle nichts hinzu.</translation>
    </message>
    <message>
        <source>The display is kept, but the time of the next period is taken off it and is added again at the control.</source>
        <translation>Die Anzeige wird beibehalten, aber die Zeit der nächsten Periode wird abgezogen und bei der Zeitkontrolle wieder hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>Container</name>
    <message>
        <source>How to check this container without Diptych</source>
        <translation>Wie man diesen Behälter ohne Diptych prüft</translation>
    </message>
    <message>
        <source>1. Unpack it; it is a zip (ASiC-E, EN 319 162-1).</source>
        <translation>1. Auspacken; es ist ein Zip (ASiC-E, EN 319 162-1).</translation>
    </message>
    <message>
        <source>2. Check every signature, each on its own list of parts. Take the certificate of the authority from the organiser, not from here.</source>
        <translation>2. Jede Signatur mit ihrer eigenen Teileliste prüfen. Das Zertifikat der Stelle vom Veranstalter nehmen, nicht von hier.</translation>
    </message>
    <message>
        <source>3. Compare the digest of each part with every list, META-INF/ASiCManifest*.xml.</source>
        <translation>3. Den Hash jedes Teils mit jeder Liste vergleichen, META-INF/ASiCManifest*.xml.</translation>
    </message>
    <message>
        <source>4. Look at the signatures in the report itself.</source>
        <translation>4. Die Signaturen im Bericht selbst ansehen.</translation>
    </message>
    <message>
        <source>Diptych does all this, and compares every revision of the report.</source>
        <translation>Diptych tut all das und vergleicht jede Fassung des Berichts.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>The appeal is upheld.</source>
        <translation>Der Berufung wird stattgegeben.</translation>
    </message>
    <message>
        <source>The ruling is changed.</source>
        <translation>Die Entscheidung wird geändert.</translation>
    </message>
    <message>
        <source>The appeal is rejected. The ruling stands.</source>
        <translation>Die Berufung wird zurückgewiesen. Die Entscheidung bleibt bestehen.</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Datum und Unterschrift</translation>
    </message>
    <message>
        <source>Chairman of the committee</source>
        <translation>Vorsitz des Ausschusses</translation>
    </message>
    <message>
        <source>Member %1 of the committee</source>
        <translation>Mitglied %1 des Ausschusses</translation>
    </message>
    <message>
        <source>Decision on an appeal</source>
        <translation>Entscheidung über eine Berufung</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signiert von</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>This decision is about the file with this SHA-256 and no other.</source>
        <translation>Diese Entscheidung gilt der Datei mit diesem SHA-256 und keiner anderen.</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
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
        <source>Date</source>
        <translation>Datum</translation>
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
        <source>The ruling of the arbiter, unchanged.</source>
        <translation>Die Entscheidung des Schiedsrichters, unverändert.</translation>
    </message>
    <message>
        <source>As the reasons say.</source>
        <translation>Was die Gründe sagen.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The ruling appealed against</source>
        <translation>Die angefochtene Entscheidung</translation>
    </message>
    <message>
        <source>What holds now</source>
        <translation>Was jetzt gilt</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Ausschuss</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>This is no picture and no PDF.</source>
        <translation>Das ist weder ein Bild noch ein PDF.</translation>
    </message>
    <message>
        <source>The picture is damaged and could not be read.</source>
        <translation>Das Bild ist beschädigt und war nicht zu lesen.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels, which is too many; please make it smaller.</source>
        <translation>Das Bild hat %1 × %2 Bildpunkte, das sind zu viele; bitte verkleinern.</translation>
    </message>
    <message>
        <source>The PDF is locked with a password.</source>
        <translation>Das PDF ist mit einem Kennwort gesperrt.</translation>
    </message>
    <message>
        <source>The file has too many pages; the first %1 were read.</source>
        <translation>Die Datei hat zu viele Seiten; die ersten %1 wurden gelesen.</translation>
    </message>
    <message>
        <source>Pictures of the format %1 cannot be read here.</source>
        <translation>Bilder im Format %1 lassen sich hier nicht lesen.</translation>
    </message>
    <message>
        <source>The page is blank.</source>
        <translation>Die Seite ist leer.</translation>
    </message>
    <message>
        <source>No table of moves was found on the page.</source>
        <translation>Auf der Seite wurde keine Tabelle mit Zügen gefunden.</translation>
    </message>
    <message>
        <source>The table is there, but nothing is written in it.</source>
        <translation>Die Tabelle ist da, aber es steht nichts darin.</translation>
    </message>
    <message>
        <source>The lines of the table were hard to see; please check where the cells are.</source>
        <translation>Die Linien der Tabelle waren schlecht zu sehen; bitte prüfen, wo die Felder liegen.</translation>
    </message>
    <message>
        <source>The data for reading print (tesseract-ocr-eng) was not found in: %2.</source>
        <translation>Die Daten zum Lesen von Druckschrift (tesseract-ocr-eng) wurden nicht gefunden in: %2.</translation>
    </message>
    <message>
        <source>The page is written by hand, but the data for reading handwriting is not installed.</source>
        <translation>Die Seite ist von Hand geschrieben, aber die Daten zum Lesen von Handschrift sind nicht installiert.</translation>
    </message>
    <message>
        <source>The data for reading handwriting is damaged: %1.</source>
        <translation>Die Daten zum Lesen von Handschrift sind beschädigt: %1.</translation>
    </message>
    <message>
        <source>The program that reads pictures could not be started: %1.</source>
        <translation>Das Programm, das Bilder liest, ließ sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The picture could not be read: its reader ended without an answer.</source>
        <translation>Das Bild war nicht zu lesen: Der Leser endete ohne Antwort.</translation>
    </message>
    <message>
        <source>Reading the picture took too long and was broken off.</source>
        <translation>Das Lesen des Bildes dauerte zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Reading the picture was broken off.</source>
        <translation>Das Lesen des Bildes wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No move was found in this file.</source>
        <translation>In dieser Datei wurde kein Zug gefunden.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>The file cannot be reached (%1).</source>
        <translation>Die Datei ist nicht erreichbar (%1).</translation>
    </message>
    <message>
        <source>The file cannot be opened for reading (%1).</source>
        <translation>Die Datei lässt sich nicht zum Lesen öffnen (%1).</translation>
    </message>
    <message>
        <source>Reading the file stopped at offset %1.</source>
        <translation>Das Lesen der Datei brach an der Stelle %1 ab.</translation>
    </message>
    <message>
        <source>This is a folder, where a file is expected.</source>
        <translation>Dies ist ein Ordner, erwartet wird eine Datei.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, where a file is expected.</source>
        <translation>Dies ist eine Pipe oder ein Gerät, erwartet wird eine Datei.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes, which no score or case has.</source>
        <translation>Die Datei hat mehr als %1 Bytes, was keine Aufzeichnung und kein Fall hat.</translation>
    </message>
    <message>
        <source>This is no text (zero byte at offset %1), where a text is expected.</source>
        <translation>Dies ist kein Text (Nullbyte an der Stelle %1), erwartet wird ein Text.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file; expected: XLSX or CSV.</source>
        <translation>Dies ist eine OpenDocument-Datei; erwartet: XLSX oder CSV.</translation>
    </message>
    <message>
        <source>This is a zip file; expected: a text or a workbook (XLSX).</source>
        <translation>Dies ist eine Zip-Datei; erwartet: ein Text oder eine Arbeitsmappe (XLSX).</translation>
    </message>
    <message>
        <source>The zip file is damaged; expected: a .diptych file.</source>
        <translation>Die Zip-Datei ist beschädigt; erwartet: eine .diptych-Datei.</translation>
    </message>
    <message>
        <source>This is a zip file without incident.case; expected: a .diptych file.</source>
        <translation>Dies ist eine Zip-Datei ohne incident.case; erwartet: eine .diptych-Datei.</translation>
    </message>
    <message>
        <source>This is a signed container, which is checked and not opened; expected: a case or a .diptych file.</source>
        <translation>Dies ist ein signierter Container, der geprüft und nicht geöffnet wird; erwartet: ein Fall oder eine .diptych-Datei.</translation>
    </message>
    <message>
        <source>The file “%1” that it names is not inside it.</source>
        <translation>Die Datei „%1“, die darin genannt wird, ist nicht darin enthalten.</translation>
    </message>
    <message>
        <source>“%1” inside it is damaged.</source>
        <translation>„%1“ darin ist beschädigt.</translation>
    </message>
    <message>
        <source>“%1” inside it is a link, which could lead anywhere.</source>
        <translation>„%1“ darin ist eine Verknüpfung, die irgendwohin führen könnte.</translation>
    </message>
    <message>
        <source>There are %1 files inside it; expected: at most %2.</source>
        <translation>Darin sind %1 Dateien; erwartet: höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” inside it unpacks to more than %2 bytes.</source>
        <translation>„%1“ darin ergibt entpackt mehr als %2 Bytes.</translation>
    </message>
    <message>
        <source>What is inside it unpacks to more than %1 bytes.</source>
        <translation>Der Inhalt ergibt entpackt mehr als %1 Bytes.</translation>
    </message>
    <message>
        <source>The file could not be put together.</source>
        <translation>Die Datei konnte nicht zusammengestellt werden.</translation>
    </message>
    <message>
        <source>The ruling keeps ply %1, but the last ply of the game is %2.</source>
        <translation>Die Entscheidung behält den Halbzug %1, aber der letzte Halbzug der Partie ist %2.</translation>
    </message>
    <message>
        <source>“%1” is not understood; expected: %2.</source>
        <translation>„%1“ wird nicht verstanden; erwartet: %2.</translation>
    </message>
    <message>
        <source>Something is missing; expected: %2.</source>
        <translation>Hier fehlt etwas; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” is too much; expected: %2.</source>
        <translation>„%1“ ist zu viel; erwartet: %2.</translation>
    </message>
    <message>
        <source>A line is missing; expected: %2.</source>
        <translation>Eine Zeile fehlt; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” stands here again; expected: %2.</source>
        <translation>„%1“ steht hier noch einmal; erwartet: %2.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed: %1; expected: %2.</source>
        <translation>Das Anführungszeichen ist nicht geschlossen: %1; erwartet: %2.</translation>
    </message>
    <message>
        <source>The bracket is not closed: %1; expected: %2.</source>
        <translation>Die Klammer ist nicht geschlossen: %1; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a section; expected: %2.</source>
        <translation>„%1“ ist kein Abschnitt; erwartet: %2.</translation>
    </message>
    <message>
        <source>The notation “%1” is not known here.</source>
        <translation>Die Notation „%1“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The position is not valid at “%1”; expected: %2.</source>
        <translation>Die Stellung ist bei „%1“ nicht gültig; erwartet: %2.</translation>
    </message>
    <message>
        <source>The time control is not valid at “%1”; expected: %2.</source>
        <translation>Die Bedenkzeit ist bei „%1“ nicht gültig; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” needs a time control; expected: %2.</source>
        <translation>„%1“ braucht eine Bedenkzeit; erwartet: %2.</translation>
    </message>
    <message>
        <source>The text is not valid; expected: %2.</source>
        <translation>Der Text ist nicht gültig; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a move and was left out.</source>
        <translation>„%1“ ist kein Zug und wurde weggelassen.</translation>
    </message>
    <message>
        <source>There are no moves here.</source>
        <translation>Hier stehen keine Züge.</translation>
    </message>
    <message>
        <source>Only the first %1 entries were read.</source>
        <translation>Nur die ersten %1 Einträge wurden gelesen.</translation>
    </message>
    <message>
        <source>The squares are named from the other side of the board.</source>
        <translation>Die Felder sind von der anderen Brettseite aus benannt.</translation>
    </message>
    <message>
        <source>A second game follows; it was left out.</source>
        <translation>Eine zweite Partie folgt; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>“%1” and what follows come after the result; they were left out.</source>
        <translation>„%1“ und alles Weitere steht nach dem Ergebnis; es wurde weggelassen.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 entries can be played where they stand.</source>
        <translation>Nur %1 der %2 Einträge lassen sich spielen, wo sie stehen.</translation>
    </message>
    <message>
        <source>The notation “%1” does not fit; “%2” fits better.</source>
        <translation>Die Notation „%1“ passt nicht; „%2“ passt besser.</translation>
    </message>
    <message>
        <source>The notation changes here from “%1” to “%2”.</source>
        <translation>Die Notation wechselt hier von „%1“ zu „%2“.</translation>
    </message>
    <message>
        <source>The comment is not closed.</source>
        <translation>Der Kommentar ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The variation is not closed.</source>
        <translation>Die Variante ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The tag “%1” stands here again.</source>
        <translation>Die Kopfzeile „%1“ steht hier noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is not a tag.</source>
        <translation>„%1“ ist keine Kopfzeile.</translation>
    </message>
    <message>
        <source>The starting position “%1” is not valid (%2).</source>
        <translation>Die Anfangsstellung „%1“ ist nicht gültig (%2).</translation>
    </message>
    <message>
        <source>A second result, “%2”, follows “%1”; it was left out.</source>
        <translation>Auf „%1“ folgt ein zweites Ergebnis, „%2“; es wurde weggelassen.</translation>
    </message>
    <message>
        <source>Descriptive notation is no evidence; %2 entries were read.</source>
        <translation>Die beschreibende Notation gilt nicht als Beweismittel; %2 Einträge wurden gelesen.</translation>
    </message>
    <message>
        <source>Numeric notation is no evidence; %2 entries were read.</source>
        <translation>Die Zahlennotation gilt nicht als Beweismittel; %2 Einträge wurden gelesen.</translation>
    </message>
    <message>
        <source>The moves are written with squares only, without pieces; that they count as algebraic notation is an interpretation (%1).</source>
        <translation>Die Züge sind nur mit Feldern ohne Figuren aufgeschrieben; dass sie als algebraische Notation gelten, ist eine Auslegung (%1).</translation>
    </message>
    <message>
        <source>This is not a text.</source>
        <translation>Das ist kein Text.</translation>
    </message>
    <message>
        <source>There is more of the same that is not listed.</source>
        <translation>Es gibt noch mehr davon, das nicht aufgeführt ist.</translation>
    </message>
    <message>
        <source>The JSON text is damaged at byte %1; what stands before it was read.</source>
        <translation>Der JSON-Text ist bei Byte %1 beschädigt; was davor steht, wurde gelesen.</translation>
    </message>
    <message>
        <source>The XML text is damaged here (%1); what stands before it was read.</source>
        <translation>Der XML-Text ist hier beschädigt (%1); was davor steht, wurde gelesen.</translation>
    </message>
    <message>
        <source>The XML text defines entities of its own; what they stand for was not put in.</source>
        <translation>Der XML-Text definiert eigene Entitäten; was sie bedeuten, wurde nicht eingesetzt.</translation>
    </message>
    <message>
        <source>“%1” in the workbook unpacks to more than %2 MB; it was left out.</source>
        <translation>„%1“ in der Arbeitsmappe ist entpackt größer als %2 MB; dieser Teil wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The workbook is damaged (%1); the rest was read.</source>
        <translation>Die Arbeitsmappe ist beschädigt (%1); der Rest wurde gelesen.</translation>
    </message>
    <message>
        <source>“%1” is not a clock reading and was left out; expected: side, move and time.</source>
        <translation>„%1“ ist kein Uhrenstand und wurde ausgelassen; erwartet: Seite, Zug und Zeit.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Das Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The note %1 was left out.</source>
        <translation>Die Anmerkung %1 wurde ausgelassen.</translation>
    </message>
    <message>
        <source>%1 was heard; it is no announcement of a move.</source>
        <translation>%1 wurde gehört; das ist keine Ansage eines Zuges.</translation>
    </message>
    <message>
        <source>%1 was heard indistinctly; it was left out.</source>
        <translation>%1 wurde undeutlich gehört und ausgelassen.</translation>
    </message>
    <message>
        <source>Announcement %1 was “%2”, but it was repeated as “%3”.</source>
        <translation>Ansage %1 lautete „%2“, wurde aber als „%3“ wiederholt.</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3”.</source>
        <translation>Ansage %1: „%2“ wurde zu „%3“ berichtigt.</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” before the clock was pressed, but not at once; the arbiter judges that (D.2.8).</source>
        <translation>Ansage %1: „%2“ wurde zu „%3“ berichtigt, bevor die Uhr gedrückt wurde, aber nicht sofort; das beurteilt der Schiedsrichter (D.2.8).</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” too late, after the clock had been pressed (D.2.8).</source>
        <translation>Ansage %1: „%2“ wurde zu spät zu „%3“ berichtigt, nachdem die Uhr gedrückt worden war (D.2.8).</translation>
    </message>
    <message>
        <source>Bytes that are not UTF-8 were read as Windows-1252: %1.</source>
        <translation>Als Windows-1252 gelesene Bytes, die nicht UTF-8 sind: %1.</translation>
    </message>
    <message>
        <source>Scores of the medium “%1” cannot be read.</source>
        <translation>Aufzeichnungen der Art „%1“ können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; only %2 were read.</source>
        <translation>Die Zeile hat %1 Bytes; nur %2 wurden gelesen.</translation>
    </message>
    <message>
        <source>The text has %1 bytes; only %2 were read.</source>
        <translation>Der Text hat %1 Bytes; nur %2 wurden gelesen.</translation>
    </message>
    <message>
        <source>“%1” cannot be played here; the rest of the sheet says %2.</source>
        <translation>„%1“ ist hier nicht spielbar; nach dem Rest des Formulars ist es %2.</translation>
    </message>
    <message>
        <source>A cell is empty here.</source>
        <translation>Hier ist eine Zelle leer.</translation>
    </message>
    <message>
        <source>The kings were put in the centre to show the result; those are no moves.</source>
        <translation>Die Könige wurden zur Anzeige des Ergebnisses ins Zentrum gestellt; das sind keine Züge.</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>ein Feld fehlt</translation>
    </message>
    <message>
        <source>there are not eight ranks</source>
        <translation>es sind nicht acht Reihen</translation>
    </message>
    <message>
        <source>a rank does not have eight squares</source>
        <translation>eine Reihe hat nicht acht Felder</translation>
    </message>
    <message>
        <source>a letter that stands for no piece</source>
        <translation>ein Buchstabe, der für keine Figur steht</translation>
    </message>
    <message>
        <source>more than sixteen pieces of one colour</source>
        <translation>mehr als sechzehn Figuren einer Farbe</translation>
    </message>
    <message>
        <source>more than eight pawns of one colour</source>
        <translation>mehr als acht Bauern einer Farbe</translation>
    </message>
    <message>
        <source>not exactly one king of each colour</source>
        <translation>nicht genau ein König jeder Farbe</translation>
    </message>
    <message>
        <source>a pawn on the first or the eighth rank</source>
        <translation>ein Bauer auf der ersten oder achten Reihe</translation>
    </message>
    <message>
        <source>the side to move is neither w nor b</source>
        <translation>am Zug ist weder w noch b</translation>
    </message>
    <message>
        <source>castling rights that the position does not bear</source>
        <translation>Rochaderechte, die die Stellung nicht zulässt</translation>
    </message>
    <message>
        <source>an en passant square that no pawn has just passed</source>
        <translation>ein En-passant-Feld, das kein Bauer eben überschritten hat</translation>
    </message>
    <message>
        <source>a move counter that is not a number</source>
        <translation>ein Zugzähler, der keine Zahl ist</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>die Seite, die nicht am Zug ist, steht im Schach</translation>
    </message>
    <message>
        <source>text behind the end</source>
        <translation>Text hinter dem Ende</translation>
    </message>
    <message>
        <source>The Laws “%1” are not known; expected: %2.</source>
        <translation>Die Regeln „%1“ sind nicht bekannt; erwartet: %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another line; expected: %2.</source>
        <translation>„%1“ widerspricht einer anderen Zeile; erwartet: %2.</translation>
    </message>
    <message>
        <source>Control characters were taken as blanks: %2, the first of them %1.</source>
        <translation>Steuerzeichen wurden als Leerzeichen genommen: %2, das erste davon %1.</translation>
    </message>
    <message>
        <source>The sheet numbers this move %1; by its entries it is move %2.</source>
        <translation>Die Aufzeichnung nummeriert diesen Zug als %1; nach ihren Einträgen ist es Zug %2.</translation>
    </message>
    <message>
        <source>The control character %1 was taken as a blank.</source>
        <translation>Das Steuerzeichen %1 wurde als Leerzeichen genommen.</translation>
    </message>
    <message>
        <source>The picture has not been read yet.</source>
        <translation>Das Bild wurde noch nicht gelesen.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>In force since %1.</source>
        <translation>In Kraft seit %1.</translation>
    </message>
    <message>
        <source>In force from %1 until %2.</source>
        <translation>In Kraft von %1 bis %2.</translation>
    </message>
    <message>
        <source>The articles were taken from the full text.</source>
        <translation>Die Artikel stammen aus dem vollständigen Text.</translation>
    </message>
    <message>
        <source>The articles were taken from excerpts of the text.</source>
        <translation>Die Artikel stammen aus Auszügen des Textes.</translation>
    </message>
    <message>
        <source>The articles were taken from secondary sources.</source>
        <translation>Die Artikel stammen aus zweiter Hand.</translation>
    </message>
    <message>
        <source>No repetition ends the game without a claim.</source>
        <translation>Keine Wiederholung beendet die Partie ohne Antrag.</translation>
    </message>
    <message>
        <source>A position that occurs on five consecutive alternate moves draws the game.</source>
        <translation>Eine Stellung, die in fünf aufeinanderfolgenden abwechselnden Zügen auftritt, macht die Partie remis.</translation>
    </message>
    <message>
        <source>A position that occurs five times draws the game.</source>
        <translation>Eine Stellung, die fünfmal auftritt, macht die Partie remis.</translation>
    </message>
    <message>
        <source>Illegal moves of one player that lose the game: %1.</source>
        <translation>Regelwidrige Züge eines Spielers, die die Partie verlieren: %1.</translation>
    </message>
    <message>
        <source>Colours reversed: a new game if both have made fewer than %1 moves.</source>
        <translation>Vertauschte Farben: neue Partie, wenn beide weniger als %1 Züge gemacht haben.</translation>
    </message>
    <message>
        <source>Default time: %1.</source>
        <translation>Wartezeit: %1.</translation>
    </message>
    <message>
        <source>Seventy-five moves of each side without capture and pawn move draw the game.</source>
        <translation>Fünfundsiebzig Züge beider Seiten ohne Schlag- und Bauernzug machen die Partie remis.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank becomes a queen.</source>
        <translation>Ein auf der letzten Reihe stehen gebliebener Bauer wird zur Dame.</translation>
    </message>
    <message>
        <source>A game whose position cannot be established is annulled.</source>
        <translation>Eine Partie, deren Stellung sich nicht feststellen lässt, wird annulliert.</translation>
    </message>
    <message>
        <source>The arbiter may leave the clocks as they are.</source>
        <translation>Der Schiedsrichter darf die Uhren lassen, wie sie sind.</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>%1 under full supervision</source>
        <translation>%1 mit voller Aufsicht</translation>
    </message>
    <message>
        <source>%1: the first illegal move loses, for a wrong claim of a draw %2.</source>
        <translation>%1: Der erste regelwidrige Zug verliert; für einen falschen Remisantrag %2.</translation>
    </message>
    <message>
        <source>%1: for an illegal move %2, for a wrong claim of a draw %3.</source>
        <translation>%1: für einen regelwidrigen Zug %2, für einen falschen Remisantrag %3.</translation>
    </message>
    <message>
        <source>An illegal move counts only when the opponent claims.</source>
        <translation>Ein regelwidriger Zug zählt nur, wenn der Gegner ihn beanstandet.</translation>
    </message>
    <message>
        <source>It stands once the opponent has made his next move.</source>
        <translation>Er bleibt bestehen, sobald der Gegner gezogen hat.</translation>
    </message>
    <message>
        <source>An illegal position that lasts over one more completed move is drawn.</source>
        <translation>Eine regelwidrige Stellung, die über einen weiteren vollendeten Zug bestehen bleibt, ist remis.</translation>
    </message>
    <message>
        <source>Set-up and clock setting are final after %1 moves.</source>
        <translation>Aufstellung und Uhreinstellung sind nach %1 Zügen endgültig.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous, impossible or illegible loses.</source>
        <translation>Ein mehrdeutiger, unmöglicher oder unleserlicher Abgabezug verliert.</translation>
    </message>
    <message>
        <source>A sealed move that is missing or illegible loses; what follows from any other fault is chosen by the opponent.</source>
        <translation>Ein fehlender oder unleserlicher Abgabezug verliert; was aus jedem anderen Fehler folgt, wählt der Gegner.</translation>
    </message>
    <message>
        <source>What follows from a faulty sealed move is chosen by the opponent.</source>
        <translation>Was aus einem fehlerhaften Abgabezug folgt, wählt der Gegner.</translation>
    </message>
    <message>
        <source>The penalty for an illegal move is chosen by the opponent.</source>
        <translation>Die Strafe für einen regelwidrigen Zug wählt der Gegner.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Die beiden Bretter zeigen verschiedene Stellungen.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Die beiden Bretter zeigen dieselbe Stellung.</translation>
    </message>
    <message>
        <source>The boards do not show the position of the scores.</source>
        <translation>Die Bretter zeigen nicht die Stellung der Partieaufzeichnungen.</translation>
    </message>
    <message>
        <source>Only the scores differ; the article on two boards does not apply.</source>
        <translation>Nur die Partieaufzeichnungen weichen voneinander ab; der Artikel über zwei Bretter ist nicht anwendbar.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Die beiden Partieaufzeichnungen stimmen überein.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Die beiden Partieaufzeichnungen stimmen überein und enthalten beide denselben regelwidrigen Zug.</translation>
    </message>
    <message>
        <source>The two scores differ, first at %2.</source>
        <translation>Die beiden Partieaufzeichnungen weichen voneinander ab, zuerst bei %2.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Die beiden Partieaufzeichnungen weichen voneinander ab.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is incomplete or missing.</source>
        <translation>Die Partieaufzeichnungen widersprechen einander nicht, aber eine davon ist unvollständig oder fehlt.</translation>
    </message>
    <message>
        <source>Neither score can be used.</source>
        <translation>Keine der Partieaufzeichnungen ist verwendbar.</translation>
    </message>
    <message>
        <source>Nobody kept score.</source>
        <translation>Niemand hat die Partie aufgezeichnet.</translation>
    </message>
    <message>
        <source>Scores were kept, but none of them is evidence.</source>
        <translation>Es wurde aufgezeichnet, aber keine Aufzeichnung gilt als Beweismittel.</translation>
    </message>
    <message>
        <source>The score of %1 is incomplete; its last entry is %2.</source>
        <translation>Die Aufzeichnung von %1 ist unvollständig; ihr letzter Eintrag ist %2.</translation>
    </message>
    <message>
        <source>A score is incomplete.</source>
        <translation>Eine Aufzeichnung ist unvollständig.</translation>
    </message>
    <message>
        <source>%3: not in algebraic notation, therefore no evidence.</source>
        <translation>%3: nicht in algebraischer Notation, daher kein Beweismittel.</translation>
    </message>
    <message>
        <source>A score is not in algebraic notation and is therefore no evidence.</source>
        <translation>Eine Aufzeichnung ist nicht in algebraischer Notation und daher kein Beweismittel.</translation>
    </message>
    <message>
        <source>Neither score goes on to the last move made.</source>
        <translation>Keine Aufzeichnung reicht bis zum letzten ausgeführten Zug.</translation>
    </message>
    <message>
        <source>%1 had stopped recording after %2.</source>
        <translation>%1 hatte nach %2 nicht mehr aufgezeichnet.</translation>
    </message>
    <message>
        <source>A player had stopped recording.</source>
        <translation>Ein Spieler hatte nicht mehr aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 copied entries from the other score, beginning with %2.</source>
        <translation>%1 hat ab %2 Einträge der anderen Aufzeichnung abgeschrieben.</translation>
    </message>
    <message>
        <source>A player copied entries from the other score.</source>
        <translation>Ein Spieler hat Einträge der anderen Aufzeichnung abgeschrieben.</translation>
    </message>
    <message>
        <source>The score of %1 leaves out %2.</source>
        <translation>In der Aufzeichnung von %1 fehlt %2.</translation>
    </message>
    <message>
        <source>A score leaves out a move.</source>
        <translation>In einer Aufzeichnung fehlt ein Zug.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; one character puts it right.</source>
        <translation>Die Aufzeichnung von %1 hat bei %2 einen unmöglichen Eintrag; ein einziges Zeichen berichtigt ihn.</translation>
    </message>
    <message>
        <source>A score has an impossible entry that one character puts right.</source>
        <translation>Eine Aufzeichnung hat einen unmöglichen Eintrag, den ein einziges Zeichen berichtigt.</translation>
    </message>
    <message>
        <source>The score of %1 has another move at %2 than the one agreed.</source>
        <translation>Die Aufzeichnung von %1 hat bei %2 einen anderen Zug als den anerkannten.</translation>
    </message>
    <message>
        <source>A score has another move than the one agreed.</source>
        <translation>Eine Aufzeichnung hat einen anderen Zug als den anerkannten.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 cannot be read.</source>
        <translation>Der Eintrag von %1 bei %2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>An entry of a score cannot be read.</source>
        <translation>Ein Eintrag einer Aufzeichnung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The score of %1 has %2 twice.</source>
        <translation>Die Aufzeichnung von %1 enthält zweimal: %2.</translation>
    </message>
    <message>
        <source>A score has a move twice.</source>
        <translation>Eine Aufzeichnung enthält einen Zug zweimal.</translation>
    </message>
    <message>
        <source>In the score of %1 two entries stand in each other’s place, from %2 on.</source>
        <translation>In der Aufzeichnung von %1 sind ab %2 zwei Einträge vertauscht.</translation>
    </message>
    <message>
        <source>In a score two entries stand in each other’s place.</source>
        <translation>In einer Aufzeichnung sind zwei Einträge vertauscht.</translation>
    </message>
    <message>
        <source>In the score of %1 the squares are named from the other side.</source>
        <translation>In der Aufzeichnung von %1 sind die Felder von der anderen Seite aus benannt.</translation>
    </message>
    <message>
        <source>In a score the squares are named from the other side.</source>
        <translation>In einer Aufzeichnung sind die Felder von der anderen Seite aus benannt.</translation>
    </message>
    <message>
        <source>In the score of %1 the columns are exchanged from %2 on.</source>
        <translation>In der Aufzeichnung von %1 sind ab %2 die Spalten vertauscht.</translation>
    </message>
    <message>
        <source>In a score the columns are exchanged.</source>
        <translation>In einer Aufzeichnung sind die Spalten vertauscht.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted by both boards at %2.</source>
        <translation>Beide Bretter widersprechen der Aufzeichnung von %1 bei %2.</translation>
    </message>
    <message>
        <source>A score is contradicted by both boards.</source>
        <translation>Beide Bretter widersprechen einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move.</source>
        <translation>Der Eintrag von %1 bei %2 passt zu mehr als einem Zug.</translation>
    </message>
    <message>
        <source>An entry of a score fits more than one move.</source>
        <translation>Ein Eintrag einer Aufzeichnung passt zu mehr als einem Zug.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry beyond the last move made; it does not count.</source>
        <translation>Die Aufzeichnung von %1 hat einen Eintrag über den letzten ausgeführten Zug hinaus; er zählt nicht.</translation>
    </message>
    <message>
        <source>A score has an entry beyond the last move made; it does not count.</source>
        <translation>Eine Aufzeichnung hat einen Eintrag über den letzten ausgeführten Zug hinaus; er zählt nicht.</translation>
    </message>
    <message>
        <source>%1 has not yet written the newest move.</source>
        <translation>%1 hat den neuesten Zug noch nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The newest move is not yet written in both scores.</source>
        <translation>Der neueste Zug steht noch nicht in beiden Aufzeichnungen.</translation>
    </message>
    <message>
        <source>What %1 meant at %2 is decided by a later move.</source>
        <translation>Was %1 bei %2 gemeint hat, entscheidet ein späterer Zug.</translation>
    </message>
    <message>
        <source>What an ambiguous entry meant is decided by a later move.</source>
        <translation>Was ein mehrdeutiger Eintrag bedeutet, entscheidet ein späterer Zug.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; it is no evidence of the move made.</source>
        <translation>Die Aufzeichnung von %1 hat bei %2 einen unmöglichen Eintrag; er beweist nicht, welcher Zug geschah.</translation>
    </message>
    <message>
        <source>An impossible entry is no evidence of the move made.</source>
        <translation>Ein unmöglicher Eintrag beweist nicht, welcher Zug geschah.</translation>
    </message>
    <message>
        <source>At %2 each score has a different impossible entry.</source>
        <translation>Bei %2 hat jede Aufzeichnung einen anderen unmöglichen Eintrag.</translation>
    </message>
    <message>
        <source>The scores have different impossible entries.</source>
        <translation>Die Aufzeichnungen haben verschiedene unmögliche Einträge.</translation>
    </message>
    <message>
        <source>The scores part at %2 and meet again by another order of moves.</source>
        <translation>Die Aufzeichnungen trennen sich bei %2 und treffen durch Zugumstellung wieder zusammen.</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves.</source>
        <translation>Die Aufzeichnungen treffen durch Zugumstellung wieder zusammen.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played at %2.</source>
        <translation>Weder Aufzeichnungen noch Bretter zeigen, was bei %2 gespielt wurde.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played.</source>
        <translation>Weder Aufzeichnungen noch Bretter zeigen, was gespielt wurde.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended at %2; that is not established.</source>
        <translation>Nach einer der Aufzeichnungen wäre die Partie bei %2 beendet gewesen; das steht nicht fest.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended; that is not established.</source>
        <translation>Nach einer der Aufzeichnungen wäre die Partie beendet gewesen; das steht nicht fest.</translation>
    </message>
    <message>
        <source>%1 concedes an entry at %2, where the scores do not differ; that concerns nothing.</source>
        <translation>%1 gesteht einen Eintrag bei %2 zu, wo sich die Aufzeichnungen nicht unterscheiden; das betrifft nichts.</translation>
    </message>
    <message>
        <source>A player concedes an entry where the scores do not differ; that concerns nothing.</source>
        <translation>Ein Spieler gesteht einen Eintrag zu, wo sich die Aufzeichnungen nicht unterscheiden; das betrifft nichts.</translation>
    </message>
    <message>
        <source>At %2 each player concedes to the other; it must first be made clear who does.</source>
        <translation>Bei %2 gesteht jeder Spieler dem anderen den Eintrag zu; zuerst ist zu klären, wer es tut.</translation>
    </message>
    <message>
        <source>Each player concedes the same entry to the other; it must first be made clear who does.</source>
        <translation>Jeder Spieler gesteht dem anderen denselben Eintrag zu; zuerst ist zu klären, wer es tut.</translation>
    </message>
    <message>
        <source>The flag of %1 is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>Das Blättchen von %1 gilt als gefallen, aber die Uhr zeigt noch Zeit; eines von beiden stimmt nicht.</translation>
    </message>
    <message>
        <source>A flag is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>Ein Blättchen gilt als gefallen, aber die Uhr zeigt noch Zeit; eines von beiden stimmt nicht.</translation>
    </message>
    <message>
        <source>After the adjournment the position was set up wrongly; the moves played from it are void.</source>
        <translation>Nach der Vertagung wurde die Stellung falsch aufgebaut; die danach gespielten Züge sind nichtig.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted at %2 by another record: %3.</source>
        <translation>Der Aufzeichnung von %1 widerspricht bei %2 ein weiteres Zeugnis: %3.</translation>
    </message>
    <message>
        <source>A score is contradicted by another record.</source>
        <translation>Einer Aufzeichnung widerspricht ein weiteres Zeugnis.</translation>
    </message>
    <message>
        <source>The score of %1 was kept by the assistant.</source>
        <translation>Die Aufzeichnung von %1 wurde vom Assistenten geführt.</translation>
    </message>
    <message>
        <source>A score was kept by an assistant.</source>
        <translation>Eine Aufzeichnung wurde von einem Assistenten geführt.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had ended with %2.</source>
        <translation>Nach den anerkannten Zügen war die Partie mit %2 beendet.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had already ended.</source>
        <translation>Nach den anerkannten Zügen war die Partie bereits beendet.</translation>
    </message>
    <message>
        <source>A result had been agreed, declared or signed.</source>
        <translation>Ein Ergebnis war vereinbart, erklärt oder unterschrieben worden.</translation>
    </message>
    <message>
        <source>%2 was illegal, but this was found only after the result.</source>
        <translation>%2 war regelwidrig, doch wurde das erst nach dem Ergebnis festgestellt.</translation>
    </message>
    <message>
        <source>An illegal move was found only after the result.</source>
        <translation>Ein regelwidriger Zug wurde erst nach dem Ergebnis festgestellt.</translation>
    </message>
    <message>
        <source>%2 was illegal and was completed.</source>
        <translation>%2 war regelwidrig und wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>An illegal move was completed.</source>
        <translation>Ein regelwidriger Zug wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the clock had not been pressed.</source>
        <translation>%2 war regelwidrig, aber die Uhr war noch nicht gedrückt.</translation>
    </message>
    <message>
        <source>A move was illegal, but the clock had not been pressed.</source>
        <translation>Ein Zug war regelwidrig, aber die Uhr war noch nicht gedrückt.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>%2 war regelwidrig, aber der Gegner hat seinen nächsten Zug ausgeführt; der Zug bleibt daher bestehen.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>Ein Zug war regelwidrig, aber der Gegner hat seinen nächsten Zug ausgeführt; er bleibt daher bestehen.</translation>
    </message>
    <message>
        <source>%2 was illegal, and with this offence %1 loses the game.</source>
        <translation>%2 war regelwidrig, und durch diesen Verstoß verliert %1 die Partie.</translation>
    </message>
    <message>
        <source>An illegal move was made that loses the game.</source>
        <translation>Ein regelwidriger Zug führt zum Verlust der Partie.</translation>
    </message>
    <message>
        <source>%2 was possible only on the wrong board of %1.</source>
        <translation>%2 war nur auf dem falsch stehenden Brett von %1 möglich.</translation>
    </message>
    <message>
        <source>The illegal move was possible only on a wrong board.</source>
        <translation>Der regelwidrige Zug war nur auf einem falsch stehenden Brett möglich.</translation>
    </message>
    <message>
        <source>%2 was illegal; it lies among the moves taken back.</source>
        <translation>%2 war regelwidrig; der Zug gehört zu den zurückgenommenen.</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back.</source>
        <translation>Unter den zurückgenommenen Zügen ist ein regelwidriger.</translation>
    </message>
    <message>
        <source>At %2 a pawn was left on the last rank.</source>
        <translation>Bei %2 blieb ein Bauer auf der letzten Reihe stehen.</translation>
    </message>
    <message>
        <source>A pawn was left on the last rank.</source>
        <translation>Ein Bauer blieb auf der letzten Reihe stehen.</translation>
    </message>
    <message>
        <source>At %2 the clock was pressed before the promotion was finished.</source>
        <translation>Bei %2 wurde die Uhr vor dem Ende der Umwandlung gedrückt.</translation>
    </message>
    <message>
        <source>The clock was pressed before the promotion was finished.</source>
        <translation>Die Uhr wurde vor dem Ende der Umwandlung gedrückt.</translation>
    </message>
    <message>
        <source>The arbiter saw it himself.</source>
        <translation>Der Schiedsrichter hat es selbst gesehen.</translation>
    </message>
    <message>
        <source>%1 claimed.</source>
        <translation>%1 hat reklamiert.</translation>
    </message>
    <message>
        <source>A player claimed.</source>
        <translation>Ein Spieler hat reklamiert.</translation>
    </message>
    <message>
        <source>Both boards were set up wrongly.</source>
        <translation>Beide Bretter waren falsch aufgestellt.</translation>
    </message>
    <message>
        <source>The board of %1 was set up wrongly.</source>
        <translation>Das Brett von %1 war falsch aufgestellt.</translation>
    </message>
    <message>
        <source>One board was set up wrongly.</source>
        <translation>Ein Brett war falsch aufgestellt.</translation>
    </message>
    <message>
        <source>The set-up is no longer questioned after so many moves.</source>
        <translation>Die Aufstellung wird nach so vielen Zügen nicht mehr in Frage gestellt.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed, and few moves have been made.</source>
        <translation>Die Partie wurde mit vertauschten Farben begonnen, und erst wenige Züge sind geschehen.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed; it goes on all the same.</source>
        <translation>Die Partie wurde mit vertauschten Farben begonnen; sie wird trotzdem fortgesetzt.</translation>
    </message>
    <message>
        <source>%1 is bound by the pieces touched.</source>
        <translation>%1 ist durch die berührten Figuren gebunden.</translation>
    </message>
    <message>
        <source>A player is bound by the pieces touched.</source>
        <translation>Ein Spieler ist durch die berührten Figuren gebunden.</translation>
    </message>
    <message>
        <source>%1 had touched a piece for the move that is taken back.</source>
        <translation>%1 hatte für den zurückgenommenen Zug eine Figur berührt.</translation>
    </message>
    <message>
        <source>A piece had been touched for the move that is taken back.</source>
        <translation>Für den zurückgenommenen Zug war eine Figur berührt worden.</translation>
    </message>
    <message>
        <source>%1 touched a piece on a board that did not show the game.</source>
        <translation>%1 hat eine Figur auf einem Brett berührt, das nicht die Partie zeigte.</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game.</source>
        <translation>Eine Figur wurde auf einem Brett berührt, das nicht die Partie zeigte.</translation>
    </message>
    <message>
        <source>%1 touched a piece and moved another one.</source>
        <translation>%1 hat eine Figur berührt und eine andere gezogen.</translation>
    </message>
    <message>
        <source>A player touched a piece and moved another one.</source>
        <translation>Ein Spieler hat eine Figur berührt und eine andere gezogen.</translation>
    </message>
    <message>
        <source>%1 only adjusted a piece, after saying so.</source>
        <translation>%1 hat eine Figur nur zurechtgerückt und das vorher angekündigt.</translation>
    </message>
    <message>
        <source>A piece was only adjusted, after saying so.</source>
        <translation>Eine Figur wurde nach Ankündigung nur zurechtgerückt.</translation>
    </message>
    <message>
        <source>%2 was not announced.</source>
        <translation>%2 wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>A move was not announced.</source>
        <translation>Ein Zug wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>The announcement of %2 was not repeated.</source>
        <translation>Die Ansage von %2 wurde nicht wiederholt.</translation>
    </message>
    <message>
        <source>An announcement was not repeated.</source>
        <translation>Eine Ansage wurde nicht wiederholt.</translation>
    </message>
    <message>
        <source>The announcement of %2 was repeated wrongly.</source>
        <translation>Die Ansage von %2 wurde falsch wiederholt.</translation>
    </message>
    <message>
        <source>An announcement was repeated wrongly.</source>
        <translation>Eine Ansage wurde falsch wiederholt.</translation>
    </message>
    <message>
        <source>At %2 another move was announced (“%3”) than executed.</source>
        <translation>Bei %2 wurde ein anderer Zug angesagt („%3“) als ausgeführt.</translation>
    </message>
    <message>
        <source>Another move was announced than executed.</source>
        <translation>Es wurde ein anderer Zug angesagt als ausgeführt.</translation>
    </message>
    <message>
        <source>At %2 an impossible move was announced (“%3”).</source>
        <translation>Bei %2 wurde ein unmöglicher Zug angesagt („%3“).</translation>
    </message>
    <message>
        <source>An impossible move was announced.</source>
        <translation>Ein unmöglicher Zug wurde angesagt.</translation>
    </message>
    <message>
        <source>At %2 the new piece was not announced.</source>
        <translation>Bei %2 wurde die neue Figur nicht angesagt.</translation>
    </message>
    <message>
        <source>The new piece was not announced.</source>
        <translation>Die neue Figur wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>At %2 %1 executed %3–%4 instead of the move written.</source>
        <translation>Bei %2 hat %1 statt des aufgezeichneten Zuges %3–%4 ausgeführt.</translation>
    </message>
    <message>
        <source>Another move was executed than the one written.</source>
        <translation>Es wurde ein anderer Zug ausgeführt als der aufgezeichnete.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected in time.</source>
        <translation>Ein Versprecher bei %2 wurde rechtzeitig berichtigt.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected in time.</source>
        <translation>Ein Versprecher wurde rechtzeitig berichtigt.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected too late.</source>
        <translation>Ein Versprecher bei %2 wurde zu spät berichtigt.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected too late.</source>
        <translation>Ein Versprecher wurde zu spät berichtigt.</translation>
    </message>
    <message>
        <source>A warning is given.</source>
        <translation>Eine Verwarnung wird ausgesprochen.</translation>
    </message>
    <message>
        <source>No warning is given.</source>
        <translation>Es wird keine Verwarnung ausgesprochen.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back: %3.</source>
        <translation>Während der zurückgenommenen Züge wurde Remis angeboten: %3.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back.</source>
        <translation>Während der zurückgenommenen Züge wurde Remis angeboten.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back.</source>
        <translation>Während der zurückgenommenen Züge wurde Remis reklamiert.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is correct.</source>
        <translation>Die Remisreklamation von %1 ist berechtigt.</translation>
    </message>
    <message>
        <source>The claim of a draw is correct.</source>
        <translation>Die Remisreklamation ist berechtigt.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is incorrect.</source>
        <translation>Die Remisreklamation von %1 ist unberechtigt.</translation>
    </message>
    <message>
        <source>The claim of a draw is incorrect.</source>
        <translation>Die Remisreklamation ist unberechtigt.</translation>
    </message>
    <message>
        <source>%1 has exceeded the time allotted.</source>
        <translation>%1 hat die vorgegebene Zeit überschritten.</translation>
    </message>
    <message>
        <source>A player has exceeded the time allotted.</source>
        <translation>Ein Spieler hat die vorgegebene Zeit überschritten.</translation>
    </message>
    <message>
        <source>Both flags have fallen.</source>
        <translation>Beide Fallblättchen sind gefallen.</translation>
    </message>
    <message>
        <source>The sealed move is clear.</source>
        <translation>Der Abgabezug ist eindeutig.</translation>
    </message>
    <message>
        <source>The boards differed when the move was sealed.</source>
        <translation>Die Bretter wichen voneinander ab, als der Zug abgegeben wurde.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move.</source>
        <translation>Der Gegner wählt, was aus dem Abgabezug folgt.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent an assistant must be used.</source>
        <translation>Gegen einen hörbehinderten Gegner muss ein Assistent eingesetzt werden.</translation>
    </message>
    <message>
        <source>An assistant has been appointed.</source>
        <translation>Ein Assistent ist bestellt.</translation>
    </message>
    <message>
        <source>A clock was defective.</source>
        <translation>Eine Uhr war defekt.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3); that is corrected.</source>
        <translation>Die Uhren waren falsch eingestellt (%3); das wird berichtigt.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly; that is corrected.</source>
        <translation>Die Uhren waren falsch eingestellt; das wird berichtigt.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3), but that stands now.</source>
        <translation>Die Uhren waren falsch eingestellt (%3), aber dabei bleibt es jetzt.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly, but that stands now.</source>
        <translation>Die Uhren waren falsch eingestellt, aber dabei bleibt es jetzt.</translation>
    </message>
    <message>
        <source>The arbiter leaves the times as they are.</source>
        <translation>Der Schiedsrichter lässt die Zeiten, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, within the default time.</source>
        <translation>%1 kam mit einer Verspätung von %3, innerhalb der Karenzzeit.</translation>
    </message>
    <message>
        <source>A player arrived late, within the default time.</source>
        <translation>Ein Spieler kam zu spät, aber innerhalb der Karenzzeit.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, beyond the default time.</source>
        <translation>%1 kam mit einer Verspätung von %3, nach Ablauf der Karenzzeit.</translation>
    </message>
    <message>
        <source>A player arrived late, beyond the default time.</source>
        <translation>Ein Spieler kam nach Ablauf der Karenzzeit.</translation>
    </message>
    <message>
        <source>%1 paused the clocks without a reason.</source>
        <translation>%1 hat die Uhren ohne Grund angehalten.</translation>
    </message>
    <message>
        <source>A player paused the clocks without a reason.</source>
        <translation>Ein Spieler hat die Uhren ohne Grund angehalten.</translation>
    </message>
    <message>
        <source>A player used a device that was not approved.</source>
        <translation>Ein Spieler hat ein nicht genehmigtes Gerät benutzt.</translation>
    </message>
    <message>
        <source>the offer lapses</source>
        <translation>das Angebot erlischt</translation>
    </message>
    <message>
        <source>the offer stands</source>
        <translation>das Angebot bleibt bestehen</translation>
    </message>
    <message>
        <source>An illegal position was still on the board after one more completed move.</source>
        <translation>Eine regelwidrige Stellung stand auch nach einem weiteren vollendeten Zug noch auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without having moved.</source>
        <translation>%1 hat die Uhr gedrückt, ohne gezogen zu haben.</translation>
    </message>
    <message>
        <source>A player pressed the clock without having moved.</source>
        <translation>Ein Spieler hat die Uhr gedrückt, ohne gezogen zu haben.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>%1 hat für einen Zug beide Hände benutzt.</translation>
    </message>
    <message>
        <source>A player used two hands for one move.</source>
        <translation>Ein Spieler hat für einen Zug beide Hände benutzt.</translation>
    </message>
    <message>
        <source>%1 displaced pieces and puts them back in his own time.</source>
        <translation>%1 hat Figuren verschoben und stellt sie auf eigene Zeit zurück.</translation>
    </message>
    <message>
        <source>A player displaced pieces and puts them back in his own time.</source>
        <translation>Ein Spieler hat Figuren verschoben und stellt sie auf eigene Zeit zurück.</translation>
    </message>
    <message>
        <source>%1 left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>%1 hat den Spielbereich ohne Erlaubnis verlassen; das gehört nicht zu dieser Entscheidung.</translation>
    </message>
    <message>
        <source>A player left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>Ein Spieler hat den Spielbereich ohne Erlaubnis verlassen; das gehört nicht zu dieser Entscheidung.</translation>
    </message>
    <message>
        <source>%1 was advised or helped; this is a matter apart from the ruling.</source>
        <translation>%1 wurde beraten oder unterstützt; das gehört nicht zu dieser Entscheidung.</translation>
    </message>
    <message>
        <source>A player was advised or helped; this is a matter apart from the ruling.</source>
        <translation>Ein Spieler wurde beraten oder unterstützt; das gehört nicht zu dieser Entscheidung.</translation>
    </message>
    <message>
        <source>The captain of %1 intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>Der Mannschaftsführer von %1 hat eingegriffen; er darf eine Unregelmäßigkeit nur dem Schiedsrichter melden.</translation>
    </message>
    <message>
        <source>A captain intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>Ein Mannschaftsführer hat eingegriffen; er darf eine Unregelmäßigkeit nur dem Schiedsrichter melden.</translation>
    </message>
    <message>
        <source>The arbiter had made an error: %3. It is put right as soon as it is noticed.</source>
        <translation>Der Schiedsrichter hatte sich geirrt: %3. Das wird berichtigt, sobald es bemerkt ist.</translation>
    </message>
    <message>
        <source>The arbiter had made an error. It is put right as soon as it is noticed.</source>
        <translation>Der Schiedsrichter hatte sich geirrt. Das wird berichtigt, sobald es bemerkt ist.</translation>
    </message>
    <message>
        <source>The assistant of %1 kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>Der Assistent von %1 hat mitgeschrieben; der Assistent eines sehenden Spielers darf nur ziehen und ansagen.</translation>
    </message>
    <message>
        <source>An assistant kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>Ein Assistent hat mitgeschrieben; der Assistent eines sehenden Spielers darf nur ziehen und ansagen.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim a draw on this move.</source>
        <translation>%1 hat eine Figur berührt und kann bei diesem Zug kein Remis mehr beantragen.</translation>
    </message>
    <message>
        <source>A player who touched a piece has lost the right to claim a draw on this move.</source>
        <translation>Ein Spieler, der eine Figur berührt hat, kann bei diesem Zug kein Remis mehr beantragen.</translation>
    </message>
    <message>
        <source>The repetitions in the score of %1 are agreed.</source>
        <translation>Die Wiederholungen in der Mitschrift von %1 sind anerkannt.</translation>
    </message>
    <message>
        <source>Only the repetitions that both scores contain are agreed.</source>
        <translation>Nur die Wiederholungen, die beide Mitschriften enthalten, sind anerkannt.</translation>
    </message>
    <message>
        <source>There are sheets, but no entry on them can be read.</source>
        <translation>Es gibt Aufzeichnungen, aber kein Eintrag darauf ist lesbar.</translation>
    </message>
    <message>
        <source>Nothing can be ruled yet: no score can be used, and the positions on the boards have not been recorded.</source>
        <translation>Noch kann nichts entschieden werden: Keine Aufzeichnung ist verwendbar, und die Stellungen auf den Brettern sind nicht festgehalten.</translation>
    </message>
    <message>
        <source>%3: there is no move on the sheet.</source>
        <translation>%3: Die Aufzeichnung enthält keinen Zug.</translation>
    </message>
    <message>
        <source>There is no move on one of the sheets.</source>
        <translation>Eine der Aufzeichnungen enthält keinen Zug.</translation>
    </message>
    <message>
        <source>%3: the sheet is too long; only its first %4 entries were read.</source>
        <translation>%3: Die Aufzeichnung ist zu lang; nur ihre ersten %4 Einträge wurden gelesen.</translation>
    </message>
    <message>
        <source>A sheet is too long; only its beginning was read.</source>
        <translation>Eine Aufzeichnung ist zu lang; nur ihr Anfang wurde gelesen.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>%2 war regelwidrig, aber der Gegner hat ihn nicht beanstandet; der Schiedsrichter greift nur ein, wenn das vor dem nächsten Zug geschieht.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>Ein Zug war regelwidrig, aber der Gegner hat ihn nicht beanstandet; der Schiedsrichter greift nur ein, wenn das vor dem nächsten Zug geschieht.</translation>
    </message>
    <message>
        <source>The sealed move cannot be made as it is written.</source>
        <translation>Der Abgabezug ist so, wie er geschrieben ist, nicht ausführbar.</translation>
    </message>
    <message>
        <source>The sealed move can be read in several ways.</source>
        <translation>Der Abgabezug lässt sich verschieden lesen.</translation>
    </message>
    <message>
        <source>The entry at %2 cannot mean %3, which was answered; the question stays open.</source>
        <translation>Der Eintrag bei %2 kann nicht %3 bedeuten, wie geantwortet wurde; die Frage bleibt offen.</translation>
    </message>
    <message>
        <source>An answer names a move that the entry cannot mean; the question stays open.</source>
        <translation>Eine Antwort nennt einen Zug, den der Eintrag nicht bedeuten kann; die Frage bleibt offen.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played at %2.</source>
        <translation>Beide Spieler erkennen vor dem Schiedsrichter an, was bei %2 gespielt wurde.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played.</source>
        <translation>Beide Spieler erkennen vor dem Schiedsrichter an, was gespielt wurde.</translation>
    </message>
    <message>
        <source>%1 had to go on recording after %2: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>%1 hätte nach %2 weiter aufzeichnen müssen: Bei einem Zeitzuschlag von dreißig Sekunden oder mehr ist niemand davon befreit.</translation>
    </message>
    <message>
        <source>A player had to go on recording: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>Ein Spieler hätte weiter aufzeichnen müssen: Bei einem Zeitzuschlag von dreißig Sekunden oder mehr ist niemand davon befreit.</translation>
    </message>
    <message>
        <source>%1 may choose the penalty for the illegal move until %1 touches a piece; the Laws give no time for it.</source>
        <translation>%1 darf die Strafe für den regelwidrigen Zug wählen, bis %1 eine Figur berührt; die Regeln geben dafür keine Zeit.</translation>
    </message>
    <message>
        <source>The opponent may choose the penalty for the illegal move until he touches a piece; the Laws give no time for it.</source>
        <translation>Der Gegner darf die Strafe für den regelwidrigen Zug wählen, bis er eine Figur berührt; die Regeln geben dafür keine Zeit.</translation>
    </message>
    <message>
        <source>The scores cannot show that %1 has exceeded the time. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Die Partieaufzeichnungen können nicht zeigen, dass %1 die Zeit überschritten hat. Solange nichts mehr Züge belegt, gilt der nächste Zug als erster der nächsten Periode.</translation>
    </message>
    <message>
        <source>The scores cannot show that the time has been exceeded. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Die Partieaufzeichnungen können nicht zeigen, dass die Zeit überschritten wurde. Solange nichts mehr Züge belegt, gilt der nächste Zug als erster der nächsten Periode.</translation>
    </message>
    <message>
        <source>%1 sealed a move but was not the player to move in the adjourned position.</source>
        <translation>%1 hat einen Zug abgegeben, war aber in der Hängestellung nicht am Zug.</translation>
    </message>
    <message>
        <source>A move was sealed by a player who was not to move in the adjourned position.</source>
        <translation>Ein Zug wurde von einem Spieler abgegeben, der in der Hängestellung nicht am Zug war.</translation>
    </message>
    <message>
        <source>The sealed move is clear: %3.</source>
        <translation>Der Abgabezug ist eindeutig: %3.</translation>
    </message>
    <message>
        <source>The sealed move is missing or cannot be read.</source>
        <translation>Der Abgabezug fehlt oder ist unleserlich.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back: %3.</source>
        <translation>Unter den zurückgenommenen Zügen wurde Remis reklamiert: %3.</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim stays</source>
        <translation>die Strafe für die falsche Reklamation bleibt</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim is cancelled</source>
        <translation>die Strafe für die falsche Reklamation entfällt</translation>
    </message>
    <message>
        <source>%1 had let a piece go where it could stand and then moved it on.</source>
        <translation>%1 hatte eine Figur auf einem Feld losgelassen, auf dem sie stehen konnte, und zog sie dann weiter.</translation>
    </message>
    <message>
        <source>A player had let a piece go where it could stand and then moved it on.</source>
        <translation>Ein Spieler hatte eine Figur auf einem Feld losgelassen, auf dem sie stehen konnte, und zog sie dann weiter.</translation>
    </message>
    <message>
        <source>%1 touched several pieces, and it is not known which of them first.</source>
        <translation>%1 hat mehrere Figuren berührt, und es ist nicht bekannt, welche zuerst.</translation>
    </message>
    <message>
        <source>A player touched several pieces, and it is not known which of them first.</source>
        <translation>Ein Spieler hat mehrere Figuren berührt, und es ist nicht bekannt, welche zuerst.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 was correct, but it came after the fall of the flag.</source>
        <translation>Die Remisreklamation von %1 war berechtigt, kam aber nach dem Fall des Blättchens.</translation>
    </message>
    <message>
        <source>A claim of a draw was correct, but it came after the fall of the flag.</source>
        <translation>Eine Remisreklamation war berechtigt, kam aber nach dem Fall des Blättchens.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Das Fallblättchen von %1 ist gefallen.</translation>
    </message>
    <message>
        <source>A flag has fallen.</source>
        <translation>Ein Fallblättchen ist gefallen.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and nobody knows which fell first.</source>
        <translation>Beide Fallblättchen sind gefallen, und niemand weiß, welches zuerst.</translation>
    </message>
    <message>
        <source>Another move was played than the sealed one.</source>
        <translation>Es wurde ein anderer Zug gespielt als der abgegebene.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned after half-move %3, but the scores end with %2; what was sealed cannot be judged before they go on to there.</source>
        <translation>Die Partie soll nach Halbzug %3 abgebrochen worden sein, die Aufzeichnungen enden aber mit %2; der Abgabezug kann erst beurteilt werden, wenn sie bis dorthin reichen.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned later than the scores end; what was sealed cannot be judged before they go on to there.</source>
        <translation>Die Partie soll später abgebrochen worden sein, als die Aufzeichnungen enden; der Abgabezug kann erst beurteilt werden, wenn sie bis dorthin reichen.</translation>
    </message>
    <message>
        <source>The scores part at %2, and the envelope shows what was sealed there.</source>
        <translation>Die Aufzeichnungen trennen sich bei %2, und der Umschlag zeigt, was dort abgegeben wurde.</translation>
    </message>
    <message>
        <source>The scores part at the sealed move, and the envelope shows what was sealed.</source>
        <translation>Die Aufzeichnungen trennen sich beim Abgabezug, und der Umschlag zeigt, was abgegeben wurde.</translation>
    </message>
    <message>
        <source>The sealed move is %3, but %2 was played otherwise.</source>
        <translation>Der Abgabezug ist %3, aber %2 wurde anders gespielt.</translation>
    </message>
    <message>
        <source>What is known of this edition says nothing on a faulty sealed move; the arbiter decides.</source>
        <translation>Was von dieser Ausgabe bekannt ist, sagt nichts über einen fehlerhaften Abgabezug; der Schiedsrichter entscheidet.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry after %2 that belongs to no move.</source>
        <translation>In der Aufzeichnung von %1 steht nach %2 ein Eintrag, der zu keinem Zug gehört.</translation>
    </message>
    <message>
        <source>A score has an entry that belongs to no move.</source>
        <translation>In einer Aufzeichnung steht ein Eintrag, der zu keinem Zug gehört.</translation>
    </message>
    <message>
        <source>The envelope is missing; %1 plays the move that %1 says was sealed.</source>
        <translation>Der Umschlag fehlt; %1 macht den Zug, der nach eigener Angabe abgegeben wurde.</translation>
    </message>
    <message>
        <source>The envelope is missing; the player who sealed plays the move that he says he sealed.</source>
        <translation>Der Umschlag fehlt; der Spieler, der abgegeben hat, macht den Zug, den er nach eigener Angabe abgegeben hat.</translation>
    </message>
    <message>
        <source>The score of %1 names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>Die Aufzeichnung von %1 nennt nur die Felder und keine Figuren; ob das algebraische Notation ist, ist nicht geklärt.</translation>
    </message>
    <message>
        <source>A score names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>Eine Aufzeichnung nennt nur die Felder und keine Figuren; ob das algebraische Notation ist, ist nicht geklärt.</translation>
    </message>
    <message>
        <source>The clock is said to have been pressed after the last move, but no move has been made.</source>
        <translation>Nach dem letzten Zug soll die Uhr gedrückt worden sein, aber es ist kein Zug geschehen.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the clock that runs.</source>
        <translation>Was über das Drücken der Uhr nach dem letzten Zug von %1 angegeben ist, widerspricht der laufenden Uhr.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the clock that runs.</source>
        <translation>Was über das Drücken der Uhr nach dem letzten Zug angegeben ist, widerspricht der laufenden Uhr.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the number of moves completed.</source>
        <translation>Was über das Drücken der Uhr nach dem letzten Zug von %1 angegeben ist, widerspricht der Zahl der abgeschlossenen Züge.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the number of moves completed.</source>
        <translation>Was über das Drücken der Uhr nach dem letzten Zug angegeben ist, widerspricht der Zahl der abgeschlossenen Züge.</translation>
    </message>
    <message>
        <source>The fact “%3” speaks of %2, but the game has not got so far; it concerns nothing.</source>
        <translation>Die Tatsache „%3“ spricht von: %2, aber so weit ist die Partie nicht gekommen; sie betrifft nichts.</translation>
    </message>
    <message>
        <source>A stated fact speaks of a move that the game has not got to; it concerns nothing.</source>
        <translation>Eine angegebene Tatsache spricht von einem Zug, bis zu dem die Partie nicht gekommen ist; sie betrifft nichts.</translation>
    </message>
    <message>
        <source>“%4”, stated as “%3” for %2, is not a move in any language or notation that is known; it is left out of account.</source>
        <translation>„%4“, angegeben als „%3“ (%2), ist in keiner bekannten Sprache oder Schreibweise ein Zug; es bleibt außer Betracht.</translation>
    </message>
    <message>
        <source>Words stated as said are not a move in any language or notation that is known; they are left out of account.</source>
        <translation>Angegebene Worte sind in keiner bekannten Sprache oder Schreibweise ein Zug; sie bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>At %2 no piece of the player to move stood on %3; that it was moved from there on the board of %1 contradicts the game.</source>
        <translation>Bei: %2 stand auf %3 keine Figur des Spielers am Zug; dass sie auf dem Brett von %1 von dort gezogen wurde, widerspricht der Partie.</translation>
    </message>
    <message>
        <source>A piece is said to have been moved from a square where none of the player to move stood; that contradicts the game.</source>
        <translation>Eine Figur soll von einem Feld gezogen worden sein, auf dem keine des Spielers am Zug stand; das widerspricht der Partie.</translation>
    </message>
    <message>
        <source>The result declared and its reason contradict each other.</source>
        <translation>Das erklärte Ergebnis und sein Grund widersprechen einander.</translation>
    </message>
    <message>
        <source>By the scores the position at the end is not the one that the declared result names.</source>
        <translation>Nach den Aufzeichnungen ist die Schlussstellung nicht die, die das erklärte Ergebnis nennt.</translation>
    </message>
    <message>
        <source>The result declared is not the end that the agreed moves show; the game was over before it.</source>
        <translation>Das erklärte Ergebnis ist nicht das Ende, das die übereinstimmenden Züge zeigen; die Partie war vorher zu Ende.</translation>
    </message>
    <message>
        <source>%1 was declared the winner, but could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>Der Gewinn von %1 wurde erklärt, aber durch keine Folge von regelgerechten Zügen wäre ein Matt möglich gewesen; nach dem Artikel ist die Partie remis.</translation>
    </message>
    <message>
        <source>The player declared the winner could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>Der zum Sieger erklärte Spieler hätte durch keine Folge von regelgerechten Zügen mattsetzen können; nach dem Artikel ist die Partie remis.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim, so that the piece the opponent had touched no longer binds.</source>
        <translation>%1 hat eine Figur berührt und das Recht auf Reklamation verloren; die Figur, die der Gegner berührt hatte, bindet ihn deshalb nicht mehr.</translation>
    </message>
    <message>
        <source>The right to claim was lost by touching a piece, so that the piece touched before no longer binds.</source>
        <translation>Das Recht auf Reklamation ging durch das Berühren einer Figur verloren; die vorher berührte Figur bindet deshalb nicht mehr.</translation>
    </message>
    <message>
        <source>For %1 a piece counts as touched when it is taken out of its hole.</source>
        <translation>Für %1 gilt eine Figur als berührt, sobald sie aus ihrem Loch genommen ist.</translation>
    </message>
    <message>
        <source>For a visually disabled player a piece counts as touched when it is taken out of its hole.</source>
        <translation>Für einen sehbehinderten Spieler gilt eine Figur als berührt, sobald sie aus ihrem Loch genommen ist.</translation>
    </message>
    <message>
        <source>No legal move is possible with what %1 touched, so that any legal move may be made.</source>
        <translation>Mit dem, was %1 berührt hat, ist kein regelgemäßer Zug möglich; deshalb darf jeder regelgemäße Zug gemacht werden.</translation>
    </message>
    <message>
        <source>No legal move is possible with what was touched, so that any legal move may be made.</source>
        <translation>Mit dem, was berührt wurde, ist kein regelgemäßer Zug möglich; deshalb darf jeder regelgemäße Zug gemacht werden.</translation>
    </message>
    <message>
        <source>%1 has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>%1 hat eine Figur losgelassen und ist noch beim Ziehen: Das Brett ist nicht falsch, und der Zug darf danach aufgeschrieben werden.</translation>
    </message>
    <message>
        <source>A player has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>Ein Spieler hat eine Figur losgelassen und ist noch beim Ziehen: Das Brett ist nicht falsch, und der Zug darf danach aufgeschrieben werden.</translation>
    </message>
    <message>
        <source>The arbiter gives time back to %1 alone, who did not cause the error; the other player keeps the time he has.</source>
        <translation>Der Schiedsrichter gibt nur %1 Zeit zurück, weil der Fehler dort nicht entstand; der andere Spieler behält die Zeit, die er hat.</translation>
    </message>
    <message>
        <source>The arbiter gives time back only to the player who did not cause the error; the other one keeps the time he has.</source>
        <translation>Der Schiedsrichter gibt nur dem Spieler Zeit zurück, der den Fehler nicht verursacht hat; der andere behält die Zeit, die er hat.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move; the answer given says which one was meant.</source>
        <translation>Der Eintrag von %1 bei %2 passt auf mehr als einen Zug; die gegebene Antwort sagt, welcher gemeint war.</translation>
    </message>
    <message>
        <source>An entry fits more than one move; the answer given says which one was meant.</source>
        <translation>Ein Eintrag passt auf mehr als einen Zug; die gegebene Antwort sagt, welcher gemeint war.</translation>
    </message>
    <message>
        <source>The scores part at %2; the one board that was recorded bears out the score of %1, but no second one confirms it.</source>
        <translation>Die Aufzeichnungen trennen sich bei %2; das eine festgehaltene Brett bestätigt die Aufzeichnung von %1, aber kein zweites bestätigt sie.</translation>
    </message>
    <message>
        <source>The one board that was recorded bears out one of the scores, but no second one confirms it.</source>
        <translation>Das eine festgehaltene Brett bestätigt eine der Aufzeichnungen, aber kein zweites bestätigt sie.</translation>
    </message>
    <message>
        <source>%1 is said to have touched a piece on %3, where none stood; that binds to nothing.</source>
        <translation>%1 soll eine Figur auf %3 berührt haben, wo keine stand; das bindet zu nichts.</translation>
    </message>
    <message>
        <source>A piece is said to have been touched where none stood; that binds to nothing.</source>
        <translation>Eine Figur soll berührt worden sein, wo keine stand; das bindet zu nichts.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move: %3.</source>
        <translation>Der Gegner wählt, was aus dem Abgabezug folgt: %3.</translation>
    </message>
    <message>
        <source>which of its readings is played</source>
        <translation>welche seiner Lesarten gespielt wird</translation>
    </message>
    <message>
        <source>whether the piece named makes a legal move or the king moves, but not by castling</source>
        <translation>ob die genannte Figur einen regelgemäßen Zug macht oder der König zieht, aber nicht durch Rochade</translation>
    </message>
    <message>
        <source>%1 used a device that was not approved; %3.</source>
        <translation>%1 benutzte ein Gerät, das nicht genehmigt war; %3.</translation>
    </message>
    <message>
        <source>what that costs follows from the article, the loss of the game at most, and from the rules of the event</source>
        <translation>was das kostet, ergibt sich aus dem Artikel, höchstens der Verlust der Partie, und aus der Ausschreibung</translation>
    </message>
    <message>
        <source>The scores show that %1 had completed the moves needed at the control.</source>
        <translation>Die Aufzeichnungen zeigen, dass %1 die bei der Zeitkontrolle nötigen Züge abgeschlossen hatte.</translation>
    </message>
    <message>
        <source>The scores show that the moves needed at the control had been completed.</source>
        <translation>Die Aufzeichnungen zeigen, dass die bei der Zeitkontrolle nötigen Züge abgeschlossen waren.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>%1 accepts the opponent’s version of %2.</source>
        <translation>%1 erkennt die Fassung des Gegners an: %2.</translation>
    </message>
    <message>
        <source>%1 arrived late by %2.</source>
        <translation>%1 kam um %2 zu spät.</translation>
    </message>
    <message>
        <source>%1 claims a draw by the fifty-move rule.</source>
        <translation>%1 beantragt Remis nach der 50-Züge-Regel.</translation>
    </message>
    <message>
        <source>%1 claims a draw by threefold repetition.</source>
        <translation>%1 beantragt Remis wegen dreimaliger Stellungswiederholung.</translation>
    </message>
    <message>
        <source>%1 displaced pieces.</source>
        <translation>%1 hat Figuren verschoben.</translation>
    </message>
    <message>
        <source>%1 had said that he was adjusting.</source>
        <translation>%1 hatte angekündigt, zurechtzurücken.</translation>
    </message>
    <message>
        <source>%1 has lost the right to claim that a piece was touched.</source>
        <translation>%1 darf nicht mehr geltend machen, dass eine Figur berührt wurde.</translation>
    </message>
    <message>
        <source>%1 left the playing venue.</source>
        <translation>%1 hat das Turnierareal verlassen.</translation>
    </message>
    <message>
        <source>%1 made a claim.</source>
        <translation>%1 hat einen Antrag gestellt.</translation>
    </message>
    <message>
        <source>%1 offered a draw with %2.</source>
        <translation>%1 bot Remis an: %2.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without making a move.</source>
        <translation>%1 hat die Uhr gedrückt, ohne zu ziehen.</translation>
    </message>
    <message>
        <source>%1 released a piece on %2.</source>
        <translation>%1 hat eine Figur auf %2 losgelassen.</translation>
    </message>
    <message>
        <source>%1 sealed “%2”.</source>
        <translation>%1 gab „%2“ ab.</translation>
    </message>
    <message>
        <source>%1 stopped recording after %2.</source>
        <translation>%1 schrieb nicht weiter mit nach: %2.</translation>
    </message>
    <message>
        <source>%1 stopped the clocks without a valid reason.</source>
        <translation>%1 hat die Uhren ohne triftigen Grund angehalten.</translation>
    </message>
    <message>
        <source>%1 took the piece on %2 off the board.</source>
        <translation>%1 hat die Figur auf %2 vom Brett genommen.</translation>
    </message>
    <message>
        <source>%1 touched, in this order: %2.</source>
        <translation>%1 hat in dieser Reihenfolge berührt: %2.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>%1 hat für einen Zug beide Hände benutzt.</translation>
    </message>
    <message>
        <source>%1 was announced as “%2”.</source>
        <translation>%1 wurde als „%2“ angesagt.</translation>
    </message>
    <message>
        <source>%1 was given advice.</source>
        <translation>%1 wurde beraten.</translation>
    </message>
    <message>
        <source>%1 was not announced.</source>
        <translation>%1 wurde nicht angesagt.</translation>
    </message>
    <message>
        <source>%1 was not repeated by the opponent.</source>
        <translation>%1 wurde vom Gegner nicht wiederholt.</translation>
    </message>
    <message>
        <source>%1 was repeated by the opponent as “%2”.</source>
        <translation>%1 wurde vom Gegner als „%2“ wiederholt.</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected before the clock was pressed.</source>
        <translation>%1: ein Versprecher, „%2“, berichtigt, bevor die Uhr gedrückt war.</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected only after the clock was pressed.</source>
        <translation>%1: ein Versprecher, „%2“, berichtigt erst, nachdem die Uhr gedrückt war.</translation>
    </message>
    <message>
        <source>%1: the electronic board shows “%2”.</source>
        <translation>%1: Das elektronische Brett zeigt „%2“.</translation>
    </message>
    <message>
        <source>A result was declared: %1, %2.</source>
        <translation>Ein Ergebnis wurde erklärt: %1, %2.</translation>
    </message>
    <message>
        <source>Both flags have fallen, that of %1 first.</source>
        <translation>Beide Fallblättchen sind gefallen, das von %1 zuerst.</translation>
    </message>
    <message>
        <source>Both flags have fallen; which one first is not known.</source>
        <translation>Beide Fallblättchen sind gefallen; welches zuerst, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Illegal moves that %1 had completed before: %2.</source>
        <translation>Regelwidrige Züge, die %1 vorher abgeschlossen hatte: %2.</translation>
    </message>
    <message>
        <source>In which order the pieces were touched is not known.</source>
        <translation>In welcher Reihenfolge die Figuren berührt wurden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>On the board of %1, %2 was carried out from %3 to %4.</source>
        <translation>Auf dem Brett von %1 wurde ausgeführt: %2, von %3 nach %4.</translation>
    </message>
    <message>
        <source>Somebody intervened in the game for %1.</source>
        <translation>Jemand griff für %1 in die Partie ein.</translation>
    </message>
    <message>
        <source>The arbiter had restored or set something wrongly: %1.</source>
        <translation>Der Schiedsrichter hatte etwas falsch wiederhergestellt oder eingestellt: %1.</translation>
    </message>
    <message>
        <source>The arbiter saw it.</source>
        <translation>Der Schiedsrichter hat es gesehen.</translation>
    </message>
    <message>
        <source>The clock of %1 is defective.</source>
        <translation>Die Uhr von %1 ist defekt.</translation>
    </message>
    <message>
        <source>The clock was not pressed after the last move.</source>
        <translation>Nach dem letzten Zug wurde die Uhr nicht gedrückt.</translation>
    </message>
    <message>
        <source>The clock was pressed after the last move.</source>
        <translation>Nach dem letzten Zug wurde die Uhr gedrückt.</translation>
    </message>
    <message>
        <source>The clock was set wrongly: %1.</source>
        <translation>Die Uhr war falsch eingestellt: %1.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Das Fallblättchen von %1 ist gefallen.</translation>
    </message>
    <message>
        <source>The game began with the colours reversed.</source>
        <translation>Die Partie begann mit vertauschten Farben.</translation>
    </message>
    <message>
        <source>The game was adjourned after %1.</source>
        <translation>Die Partie wurde abgebrochen nach: %1.</translation>
    </message>
    <message>
        <source>The pieces of %1 were set up wrongly.</source>
        <translation>Die Figuren von %1 waren falsch aufgestellt.</translation>
    </message>
    <message>
        <source>The recording device of %1 was not approved.</source>
        <translation>Das Aufnahmegerät von %1 war nicht genehmigt.</translation>
    </message>
    <message>
        <source>The score of %1 was copied from the opponent from %2 on.</source>
        <translation>Die Aufzeichnung von %1 wurde beim Gegner abgeschrieben, von hier an: %2.</translation>
    </message>
    <message>
        <source>%1 sealed a move, and the envelope is missing.</source>
        <translation>%1 hat einen Zug abgegeben, und der Umschlag fehlt.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>die Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>die Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>the assistant’s score</source>
        <translation>die Aufzeichnung des Assistenten</translation>
    </message>
    <message>
        <source>the score kept by White’s assistant</source>
        <translation>die Aufzeichnung des Assistenten von Weiß</translation>
    </message>
    <message>
        <source>the score kept by Black’s assistant</source>
        <translation>die Aufzeichnung des Assistenten von Schwarz</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>die Tonaufnahme</translation>
    </message>
    <message>
        <source>the arbiter’s notes</source>
        <translation>die Notizen des Schiedsrichters</translation>
    </message>
    <message>
        <source>the electronic board</source>
        <translation>das elektronische Brett</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>the white king</source>
        <extracomment>Object of &quot;Move %1 from b3 to c2.&quot;: in German the accusative.</extracomment>
        <translation>den weißen König</translation>
    </message>
    <message>
        <source>the white queen</source>
        <translation>die weiße Dame</translation>
    </message>
    <message>
        <source>the white rook</source>
        <translation>den weißen Turm</translation>
    </message>
    <message>
        <source>the white bishop</source>
        <translation>den weißen Läufer</translation>
    </message>
    <message>
        <source>the white knight</source>
        <translation>den weißen Springer</translation>
    </message>
    <message>
        <source>the white pawn</source>
        <translation>den weißen Bauern</translation>
    </message>
    <message>
        <source>the black king</source>
        <translation>den schwarzen König</translation>
    </message>
    <message>
        <source>the black queen</source>
        <translation>die schwarze Dame</translation>
    </message>
    <message>
        <source>the black rook</source>
        <translation>den schwarzen Turm</translation>
    </message>
    <message>
        <source>the black bishop</source>
        <translation>den schwarzen Läufer</translation>
    </message>
    <message>
        <source>the black knight</source>
        <translation>den schwarzen Springer</translation>
    </message>
    <message>
        <source>the black pawn</source>
        <translation>den schwarzen Bauern</translation>
    </message>
    <message>
        <source>king %1</source>
        <translation>König %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <translation>Dame %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <translation>Turm %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <translation>Läufer %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <translation>Springer %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <translation>Bauer %1</translation>
    </message>
    <message>
        <source>kings %1</source>
        <translation>Könige %1</translation>
    </message>
    <message>
        <source>queens %1</source>
        <translation>Damen %1</translation>
    </message>
    <message>
        <source>rooks %1</source>
        <translation>Türme %1</translation>
    </message>
    <message>
        <source>bishops %1</source>
        <translation>Läufer %1</translation>
    </message>
    <message>
        <source>knights %1</source>
        <translation>Springer %1</translation>
    </message>
    <message>
        <source>pawns %1</source>
        <translation>Bauern %1</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2023</source>
        <translation>FIDE-Schachregeln vom 1. Januar 2023</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2018</source>
        <translation>FIDE-Schachregeln vom 1. Januar 2018</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2017</source>
        <translation>FIDE-Schachregeln vom 1. Juli 2017</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2014</source>
        <translation>FIDE-Schachregeln vom 1. Juli 2014</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2009</source>
        <translation>FIDE-Schachregeln vom 1. Juli 2009</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2005</source>
        <translation>FIDE-Schachregeln vom 1. Juli 2005</translation>
    </message>
    <message>
        <source>FIDE Supplement E.02 of 1985</source>
        <translation>FIDE-Ergänzung E.02 von 1985</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1930</source>
        <translation>FIDE-Schachregeln von 1930</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of June 1928</source>
        <translation>FIDE-Schachregeln vom Juni 1928</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>Turnierschach</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>Schnellschach</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitzschach</translation>
    </message>
    <message>
        <source>correspond</source>
        <translation>stimmen überein</translation>
    </message>
    <message>
        <source>correspond, with an illegal move in both</source>
        <translation>stimmen überein, mit einem regelwidrigen Zug in beiden</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>weichen voneinander ab</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nicht verwendbar</translation>
    </message>
    <message>
        <source>show the same position</source>
        <translation>zeigen dieselbe Stellung</translation>
    </message>
    <message>
        <source>show different positions</source>
        <translation>zeigen verschiedene Stellungen</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht festgehalten</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>slip of the pen</source>
        <translation>Schreibfehler</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>regelwidrig</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>kein Eintrag</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>a move is left out</source>
        <translation>ein Zug fehlt</translation>
    </message>
    <message>
        <source>a move is written twice</source>
        <translation>ein Zug steht doppelt</translation>
    </message>
    <message>
        <source>two moves stand in each other’s place</source>
        <translation>zwei Züge sind vertauscht</translation>
    </message>
    <message>
        <source>the squares are named from the other side</source>
        <translation>die Felder sind von der anderen Seite aus benannt</translation>
    </message>
    <message>
        <source>the columns are exchanged</source>
        <translation>die Spalten sind vertauscht</translation>
    </message>
    <message>
        <source>the entry can mean more than one move</source>
        <translation>der Eintrag passt zu mehr als einem Zug</translation>
    </message>
    <message>
        <source>the entry cannot be read</source>
        <translation>der Eintrag ist nicht lesbar</translation>
    </message>
    <message>
        <source>the entry is not a legal move</source>
        <translation>der Eintrag ist kein regelgemäßer Zug</translation>
    </message>
    <message>
        <source>the entry is another move</source>
        <translation>der Eintrag ist ein anderer Zug</translation>
    </message>
    <message>
        <source>a slip of the pen</source>
        <translation>ein Schreibfehler</translation>
    </message>
    <message>
        <source>a move that was never made is written</source>
        <translation>ein Zug ist notiert, der nie ausgeführt wurde</translation>
    </message>
    <message>
        <source>an entry that belongs to no move is written</source>
        <translation>ein Eintrag ist notiert, der zu keinem Zug gehört</translation>
    </message>
    <message>
        <source>different moves</source>
        <translation>verschiedene Züge</translation>
    </message>
    <message>
        <source>an entry that is not a legal move</source>
        <translation>ein Eintrag, der kein regelgemäßer Zug ist</translation>
    </message>
    <message>
        <source>different promotions</source>
        <translation>verschiedene Umwandlungen</translation>
    </message>
    <message>
        <source>different castlings</source>
        <translation>verschiedene Rochaden</translation>
    </message>
    <message>
        <source>there is no piece on the square of departure</source>
        <translation>auf dem Ausgangsfeld steht keine Figur</translation>
    </message>
    <message>
        <source>the piece belongs to the opponent</source>
        <translation>die Figur gehört dem Gegner</translation>
    </message>
    <message>
        <source>a piece of the same colour stands on the square of arrival</source>
        <translation>auf dem Zielfeld steht eine Figur derselben Farbe</translation>
    </message>
    <message>
        <source>the piece does not move in that way</source>
        <translation>die Figur zieht nicht so</translation>
    </message>
    <message>
        <source>another piece stands in the way</source>
        <translation>eine andere Figur steht im Weg</translation>
    </message>
    <message>
        <source>there is nothing for the pawn to capture</source>
        <translation>für den Bauern gibt es nichts zu schlagen</translation>
    </message>
    <message>
        <source>a capture en passant is not possible</source>
        <translation>Schlagen en passant ist nicht möglich</translation>
    </message>
    <message>
        <source>the right to castle has been lost</source>
        <translation>das Recht auf die Rochade ist verloren</translation>
    </message>
    <message>
        <source>the king castles out of check</source>
        <translation>der König rochiert aus dem Schach heraus</translation>
    </message>
    <message>
        <source>the king crosses an attacked square when castling</source>
        <translation>der König überschreitet bei der Rochade ein angegriffenes Feld</translation>
    </message>
    <message>
        <source>a piece stands between the king and the rook</source>
        <translation>zwischen König und Turm steht eine Figur</translation>
    </message>
    <message>
        <source>the pawn on the last rank is not exchanged for a piece</source>
        <translation>der Bauer auf der letzten Reihe wird nicht umgewandelt</translation>
    </message>
    <message>
        <source>a new piece is named where no pawn is promoted</source>
        <translation>eine neue Figur wird genannt, ohne dass ein Bauer umgewandelt wird</translation>
    </message>
    <message>
        <source>the game is not over</source>
        <translation>die Partie ist nicht beendet</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>tote Stellung</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>eindeutig</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>gefestigte Praxis</translation>
    </message>
    <message>
        <source>interpretation</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>umstritten</translation>
    </message>
    <message>
        <source>The text of the Laws says so.</source>
        <translation>Der Wortlaut der Regeln sagt es.</translation>
    </message>
    <message>
        <source>Established practice of the manuals and of arbiters’ training.</source>
        <translation>Gefestigte Praxis der Handbücher und der Schiedsrichterausbildung.</translation>
    </message>
    <message>
        <source>The Laws leave a gap; this is a reasoned interpretation.</source>
        <translation>Die Regeln lassen eine Lücke; dies ist eine begründete Auslegung.</translation>
    </message>
    <message>
        <source>Arbiters disagree on this; the decision is the arbiter’s.</source>
        <translation>Darüber sind Schiedsrichter uneins; die Entscheidung liegt beim Schiedsrichter.</translation>
    </message>
    <message>
        <source>the beginning of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>a move of White</source>
        <translation>Zug von Weiß</translation>
    </message>
    <message>
        <source>a move of Black</source>
        <translation>Zug von Schwarz</translation>
    </message>
    <message>
        <source>White’s move %1</source>
        <translation>Zug %1 von Weiß</translation>
    </message>
    <message>
        <source>Black’s move %1</source>
        <translation>Zug %1 von Schwarz</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>eine Minute</translation>
    </message>
    <message>
        <source>one second</source>
        <translation>eine Sekunde</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 Sekunden</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>Paragraf %1</translation>
    </message>
    <message>
        <source>Appendix %1</source>
        <translation>Anhang %1</translation>
    </message>
    <message>
        <source>Guideline %1</source>
        <translation>Richtlinie %1</translation>
    </message>
    <message>
        <source>Article %1</source>
        <translation>Artikel %1</translation>
    </message>
    <message>
        <source>%1 moves in %2</source>
        <translation>%1 Züge in %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>%1; %2 added for each move</source>
        <translation>%1; Zeitgutschrift je Zug: %2</translation>
    </message>
    <message>
        <source>%1; %2 of delay for each move</source>
        <translation>%1; Aufschub je Zug: %2</translation>
    </message>
    <message>
        <source>the player’s own king is left in check</source>
        <translation>der eigene König bleibt im Schach</translation>
    </message>
    <message>
        <source>Guidelines for adjourned games</source>
        <translation>Richtlinien für Hängepartien</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The move announced and the move executed differ. Is the player held to the move that was announced?</source>
        <translation>Angesagter und ausgeführter Zug weichen voneinander ab. Ist der Spieler an den angesagten Zug gebunden?</translation>
    </message>
    <message>
        <source>Part of one score was copied from the other. Does its owner accept those entries as the moves played?</source>
        <translation>Ein Teil der einen Aufzeichnung wurde von der anderen abgeschrieben. Erkennt ihr Verfasser diese Einträge als die gespielten Züge an?</translation>
    </message>
    <message>
        <source>The opponent is hearing-impaired, so an assistant must be used. Has one been appointed?</source>
        <translation>Der Gegner ist hörbehindert, daher muss ein Assistent eingesetzt werden. Ist einer bestellt?</translation>
    </message>
    <message>
        <source>Was the time of the next period already on the displays when the clocks were stopped?</source>
        <translation>War die Zeit der nächsten Zeitperiode schon angezeigt, als die Uhren angehalten wurden?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares but not to the same rights to castle. Whose are agreed?</source>
        <translation>Beide Aufzeichnungen führen zu denselben Feldern, aber nicht zu denselben Rochaderechten. Welche sind anerkannt?</translation>
    </message>
    <message>
        <source>Before moves are taken back: does either player accept the other’s entry?</source>
        <translation>Bevor Züge zurückgenommen werden: Erkennt einer der Spieler den Eintrag des anderen an?</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back. Does the offer lapse?</source>
        <translation>Während der zurückgenommenen Züge wurde Remis angeboten. Erlischt das Angebot?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares, but only one of them allows a capture en passant. Is it allowed?</source>
        <translation>Beide Aufzeichnungen führen zu denselben Feldern, aber nur eine erlaubt das Schlagen en passant. Ist es erlaubt?</translation>
    </message>
    <message>
        <source>A flag fell before it was noticed that something had gone wrong earlier. Had a result been declared?</source>
        <translation>Ein Fallblättchen fiel, bevor eine frühere Unregelmäßigkeit bemerkt wurde. War ein Ergebnis erklärt worden?</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back. Does it still count?</source>
        <translation>Unter den zurückgenommenen Zügen ist ein regelwidriger. Zählt er noch?</translation>
    </message>
    <message>
        <source>Only one score goes on. Are its further moves accepted by both players?</source>
        <translation>Nur eine Aufzeichnung geht weiter. Erkennen beide Spieler ihre weiteren Züge an?</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves. Do both players accept the common position?</source>
        <translation>Die Aufzeichnungen treffen durch Zugumstellung wieder zusammen. Erkennen beide Spieler die gemeinsame Stellung an?</translation>
    </message>
    <message>
        <source>The illegal move came from a board that did not show the game. Is the penalty given?</source>
        <translation>Der regelwidrige Zug kam von einem Brett, das nicht die Partie zeigte. Wird die Strafe verhängt?</translation>
    </message>
    <message>
        <source>Blitz under full supervision by the Laws of 2023: how long is the penalty?</source>
        <translation>Blitzschach unter voller Aufsicht nach den Regeln von 2023: Wie lang ist die Strafzeit?</translation>
    </message>
    <message>
        <source>The scores contain different repetitions. Which occurrences of the position are agreed?</source>
        <translation>Die Aufzeichnungen enthalten verschiedene Wiederholungen. Welches Vorkommen der Stellung ist anerkannt?</translation>
    </message>
    <message>
        <source>A player had stopped recording with less than five minutes left. Is the average limited to that?</source>
        <translation>Ein Spieler hatte mit weniger als fünf Minuten Restzeit nicht mehr aufgezeichnet. Wird der Mittelwert darauf begrenzt?</translation>
    </message>
    <message>
        <source>A piece was touched for the move that is taken back. Is that established, so that the piece must be moved?</source>
        <translation>Für den zurückgenommenen Zug wurde eine Figur berührt. Steht das fest, sodass sie gezogen werden muss?</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game. Must it be moved?</source>
        <translation>Eine Figur wurde auf einem Brett berührt, das nicht die Partie zeigte. Muss sie gezogen werden?</translation>
    </message>
    <message>
        <source>The announcement was repeated wrongly and nobody objected. Is a warning given?</source>
        <translation>Die Ansage wurde falsch wiederholt, und niemand widersprach. Wird eine Verwarnung ausgesprochen?</translation>
    </message>
    <message>
        <source>Both scores contain an impossible move, but not the same one. Was one of them completed on the boards?</source>
        <translation>Beide Aufzeichnungen enthalten einen unmöglichen Zug, aber nicht denselben. Wurde einer davon auf den Brettern abgeschlossen?</translation>
    </message>
    <message>
        <source>It is not known whether the last move was completed. Was the clock pressed after it?</source>
        <translation>Es ist nicht bekannt, ob der letzte Zug abgeschlossen wurde. Wurde danach die Uhr gedrückt?</translation>
    </message>
    <message>
        <source>The scores and the boards do not settle it. What do both players say was played?</source>
        <translation>Aufzeichnungen und Bretter entscheiden es nicht. Was wurde nach Aussage beider Spieler gespielt?</translation>
    </message>
    <message>
        <source>An entry fits two pieces and the boards do not agree. Which piece did its writer mean?</source>
        <translation>Ein Eintrag passt zu zwei Figuren, und die Bretter stimmen nicht überein. Welche Figur war gemeint?</translation>
    </message>
    <message>
        <source>The new piece was not announced or not written. Which piece was it?</source>
        <translation>Die neue Figur wurde nicht angesagt oder nicht aufgezeichnet. Welche war es?</translation>
    </message>
    <message>
        <source>Two scores were kept for one player and they differ. Which one counts?</source>
        <translation>Für einen Spieler wurden zwei Aufzeichnungen geführt, und sie weichen ab. Welche zählt?</translation>
    </message>
    <message>
        <source>yes, that move must be played</source>
        <translation>ja, dieser Zug muss gespielt werden</translation>
    </message>
    <message>
        <source>no, only touched pieces bind</source>
        <translation>nein, nur berührte Figuren binden</translation>
    </message>
    <message>
        <source>yes, the scores correspond</source>
        <translation>ja, die Aufzeichnungen stimmen überein</translation>
    </message>
    <message>
        <source>no, the score ends where the copying begins</source>
        <translation>nein, die Aufzeichnung endet, wo das Abschreiben beginnt</translation>
    </message>
    <message>
        <source>yes, one is appointed</source>
        <translation>ja, einer ist bestellt</translation>
    </message>
    <message>
        <source>no, one must be used from now on</source>
        <translation>nein, ab jetzt muss einer eingesetzt werden</translation>
    </message>
    <message>
        <source>yes, it is included</source>
        <translation>ja, sie ist enthalten</translation>
    </message>
    <message>
        <source>no, it is still to be added</source>
        <translation>nein, sie kommt noch hinzu</translation>
    </message>
    <message>
        <source>those of White’s score</source>
        <translation>die der Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>those of Black’s score</source>
        <translation>die der Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>yes, so the scores correspond</source>
        <translation>ja, damit stimmen die Aufzeichnungen überein</translation>
    </message>
    <message>
        <source>no, the moves are retraced</source>
        <translation>nein, die Züge werden zurückgenommen</translation>
    </message>
    <message>
        <source>neither of them</source>
        <translation>keiner von beiden</translation>
    </message>
    <message>
        <source>White accepts Black’s entry</source>
        <translation>Weiß erkennt den Eintrag von Schwarz an</translation>
    </message>
    <message>
        <source>Black accepts White’s entry</source>
        <translation>Schwarz erkennt den Eintrag von Weiß an</translation>
    </message>
    <message>
        <source>yes, the offer lapses</source>
        <translation>ja, das Angebot erlischt</translation>
    </message>
    <message>
        <source>no, the offer stands</source>
        <translation>nein, das Angebot bleibt bestehen</translation>
    </message>
    <message>
        <source>yes, the pawn moved two squares</source>
        <translation>ja, der Bauer zog zwei Felder weit</translation>
    </message>
    <message>
        <source>no, the pawn moved in two steps</source>
        <translation>nein, der Bauer zog in zwei Schritten</translation>
    </message>
    <message>
        <source>yes, the loss on time stands</source>
        <translation>ja, der Verlust durch Zeitüberschreitung bleibt bestehen</translation>
    </message>
    <message>
        <source>no, the moves are retraced first</source>
        <translation>nein, zuerst werden die Züge zurückgenommen</translation>
    </message>
    <message>
        <source>yes, it is added to the earlier ones</source>
        <translation>ja, er kommt zu den früheren hinzu</translation>
    </message>
    <message>
        <source>no, there is no penalty</source>
        <translation>nein, es gibt keine Strafe</translation>
    </message>
    <message>
        <source>accepted, the moves are reconstructed from that score</source>
        <translation>anerkannt, die Züge werden nach dieser Aufzeichnung rekonstruiert</translation>
    </message>
    <message>
        <source>contested, the last position in both scores is restored</source>
        <translation>bestritten, die letzte Stellung beider Aufzeichnungen wird wiederhergestellt</translation>
    </message>
    <message>
        <source>yes, the common position is agreed</source>
        <translation>ja, die gemeinsame Stellung ist anerkannt</translation>
    </message>
    <message>
        <source>no, the moves are retraced to before the first difference</source>
        <translation>nein, die Züge werden bis vor die erste Abweichung zurückgenommen</translation>
    </message>
    <message>
        <source>yes, the opponent gets the time</source>
        <translation>ja, der Gegner erhält die Zeit</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>keine Strafe</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>eine Minute</translation>
    </message>
    <message>
        <source>two minutes</source>
        <translation>zwei Minuten</translation>
    </message>
    <message>
        <source>only those in both scores</source>
        <translation>nur das in beiden Aufzeichnungen</translation>
    </message>
    <message>
        <source>those in White’s score</source>
        <translation>das in der Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>those in Black’s score</source>
        <translation>das in der Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>yes, five minutes at most</source>
        <translation>ja, höchstens fünf Minuten</translation>
    </message>
    <message>
        <source>no, the average</source>
        <translation>nein, der Mittelwert</translation>
    </message>
    <message>
        <source>established, the touched pieces bind</source>
        <translation>steht fest, die berührten Figuren binden</translation>
    </message>
    <message>
        <source>not established, any legal move may be played</source>
        <translation>steht nicht fest, jeder regelgemäße Zug ist erlaubt</translation>
    </message>
    <message>
        <source>yes, if it has a legal move</source>
        <translation>ja, wenn sie einen regelgemäßen Zug hat</translation>
    </message>
    <message>
        <source>no, any legal move may be played</source>
        <translation>nein, jeder regelgemäße Zug ist erlaubt</translation>
    </message>
    <message>
        <source>yes, a warning is given</source>
        <translation>ja, eine Verwarnung wird ausgesprochen</translation>
    </message>
    <message>
        <source>no warning</source>
        <translation>keine Verwarnung</translation>
    </message>
    <message>
        <source>none was completed</source>
        <translation>keiner wurde abgeschlossen</translation>
    </message>
    <message>
        <source>the one in White’s score</source>
        <translation>der in der Aufzeichnung von Weiß</translation>
    </message>
    <message>
        <source>the one in Black’s score</source>
        <translation>der in der Aufzeichnung von Schwarz</translation>
    </message>
    <message>
        <source>yes, the move is completed</source>
        <translation>ja, der Zug ist abgeschlossen</translation>
    </message>
    <message>
        <source>no, it is not completed</source>
        <translation>nein, er ist nicht abgeschlossen</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>ein Turm</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>ein Läufer</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>ein Springer</translation>
    </message>
    <message>
        <source>the one that White kept</source>
        <translation>die von Weiß geführte</translation>
    </message>
    <message>
        <source>the one that Black kept</source>
        <translation>die von Schwarz geführte</translation>
    </message>
    <message>
        <source>the one that the assistant kept</source>
        <translation>die vom Assistenten geführte</translation>
    </message>
    <message>
        <source>the one that White’s assistant kept</source>
        <translation>die vom Assistenten von Weiß geführte</translation>
    </message>
    <message>
        <source>the one that Black’s assistant kept</source>
        <translation>die vom Assistenten von Schwarz geführte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
        <source>One player admits to a wrong entry. Do both players accept this before the arbiter?</source>
        <translation>Ein Spieler räumt einen falschen Eintrag ein. Erkennen beide Spieler das vor dem Schiedsrichter an?</translation>
    </message>
    <message>
        <source>A draw was claimed correctly, and a flag has fallen. Was the draw claimed before the fall of the flag was noticed?</source>
        <translation>Remis wurde zu Recht reklamiert, und ein Blättchen ist gefallen. Wurde das Remis reklamiert, bevor der Fall des Blättchens bemerkt war?</translation>
    </message>
    <message>
        <source>yes, the game is drawn</source>
        <translation>ja, die Partie ist remis</translation>
    </message>
    <message>
        <source>no, the game is lost on time</source>
        <translation>nein, die Partie ist durch Zeitüberschreitung verloren</translation>
    </message>
    <message>
        <source>A draw was claimed wrongly among the moves taken back. Does the penalty for it stay?</source>
        <translation>Unter den zurückgenommenen Zügen wurde zu Unrecht Remis reklamiert. Bleibt die Strafe dafür bestehen?</translation>
    </message>
    <message>
        <source>yes, the opponent keeps the time</source>
        <translation>ja, der Gegner behält die Zeit</translation>
    </message>
    <message>
        <source>no, it goes with the claim</source>
        <translation>nein, sie entfällt mit der Reklamation</translation>
    </message>
    <message>
        <source>The sealed move cannot be made in the true position, and a board was wrong when it was sealed. Does it lose the game?</source>
        <translation>Der Abgabezug ist in der richtigen Stellung nicht ausführbar, und ein Brett war falsch, als er abgegeben wurde. Verliert er die Partie?</translation>
    </message>
    <message>
        <source>yes, by his own fault</source>
        <translation>ja, durch eigenes Verschulden</translation>
    </message>
    <message>
        <source>no, the position was wrong through no fault of his</source>
        <translation>nein, die Stellung war ohne sein Verschulden falsch</translation>
    </message>
    <message>
        <source>Several pieces were touched, and it is not known in which order. Which one was touched first?</source>
        <translation>Mehrere Figuren wurden berührt, und die Reihenfolge ist nicht bekannt. Welche wurde zuerst berührt?</translation>
    </message>
    <message>
        <source>With what was conceded the scores still differ further on: does either player accept the other’s entry there?</source>
        <translation>Mit dem Zugestandenen weichen die Aufzeichnungen weiter hinten noch ab: Erkennt dort einer der Spieler den Eintrag des anderen an?</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>The game goes on</source>
        <translation>Die Partie geht weiter</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards.</source>
        <translation>Die Partie wird von der Stellung auf den Brettern aus fortgesetzt.</translation>
    </message>
    <message>
        <source>Complete a score</source>
        <translation>Eine Aufzeichnung vervollständigen</translation>
    </message>
    <message>
        <source>%1 puts the score in order with the help of the other score.</source>
        <translation>%1 bringt die eigene Aufzeichnung mit Hilfe der anderen in Ordnung.</translation>
    </message>
    <message>
        <source>The incomplete score is put in order with the help of the other one.</source>
        <translation>Die unvollständige Aufzeichnung wird mit Hilfe der anderen in Ordnung gebracht.</translation>
    </message>
    <message>
        <source>Correct a board</source>
        <translation>Ein Brett berichtigen</translation>
    </message>
    <message>
        <source>The wrong board is corrected; no move is taken back.</source>
        <translation>Das falsch stehende Brett wird berichtigt; es wird kein Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>Retrace the moves</source>
        <translation>Züge zurücknehmen</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the position after %2.</source>
        <translation>Die Züge werden bis zu dem Punkt zurückgenommen, an dem die beiden Aufzeichnungen übereinstimmen: die Stellung nach %2.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree.</source>
        <translation>Die Züge werden bis zu dem Punkt zurückgenommen, an dem die beiden Aufzeichnungen übereinstimmen.</translation>
    </message>
    <message>
        <source>Restore the position before the illegal move</source>
        <translation>Stellung vor dem regelwidrigen Zug wiederherstellen</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored: the position after %2.</source>
        <translation>Die Stellung unmittelbar vor dem regelwidrigen Zug wird wiederhergestellt: die Stellung nach %2.</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored.</source>
        <translation>Die Stellung unmittelbar vor dem regelwidrigen Zug wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>Replace the pawn by a queen</source>
        <translation>Den Bauern durch eine Dame ersetzen</translation>
    </message>
    <message>
        <source>The pawn left on the last rank at %2 is replaced by a queen of the same colour.</source>
        <translation>Der bei %2 auf der letzten Reihe stehen gelassene Bauer wird durch eine Dame derselben Farbe ersetzt.</translation>
    </message>
    <message>
        <source>The pawn left on the last rank is replaced by a queen of the same colour.</source>
        <translation>Der auf der letzten Reihe stehen gelassene Bauer wird durch eine Dame derselben Farbe ersetzt.</translation>
    </message>
    <message>
        <source>Restore the last identifiable position</source>
        <translation>Letzte feststellbare Stellung wiederherstellen</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the position after %2.</source>
        <translation>Die letzte feststellbare Stellung wird wiederhergestellt: die Stellung nach %2.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored.</source>
        <translation>Die letzte feststellbare Stellung wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>Reconstruct the game</source>
        <translation>Partie rekonstruieren</translation>
    </message>
    <message>
        <source>The game is reconstructed on a second board, in the presence of the arbiter and both players.</source>
        <translation>Die Partie wird auf einem zweiten Brett in Anwesenheit des Schiedsrichters und beider Spieler rekonstruiert.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist beendet</translation>
    </message>
    <message>
        <source>The game ended with %2: %3 (%4).</source>
        <translation>Die Partie endete mit %2: %3 (%4).</translation>
    </message>
    <message>
        <source>The game is over: %3 (%4).</source>
        <translation>Die Partie ist beendet: %3 (%4).</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Das Ergebnis bleibt bestehen</translation>
    </message>
    <message>
        <source>The result stands: %3 (%4).</source>
        <translation>Das Ergebnis bleibt bestehen: %3 (%4).</translation>
    </message>
    <message>
        <source>Play a new game</source>
        <translation>Neue Partie spielen</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game is played.</source>
        <translation>Die Partie wird annulliert und eine neue gespielt.</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Zuerst fragen</translation>
    </message>
    <message>
        <source>The open question must be answered before anything is done.</source>
        <translation>Die offene Frage muss beantwortet werden, bevor etwas geschieht.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>die Partie ist remis</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>tote Stellung</translation>
    </message>
    <message>
        <source>agreement of the players</source>
        <translation>Vereinbarung der Spieler</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>the time allotted has been exceeded</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>beide Fallblättchen sind gefallen</translation>
    </message>
    <message>
        <source>threefold repetition was claimed</source>
        <translation>dreimalige Stellungswiederholung reklamiert</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>fünfmalige Stellungswiederholung</translation>
    </message>
    <message>
        <source>fifty moves without a capture or a pawn move</source>
        <translation>fünfzig Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>seventy-five moves without a capture or a pawn move</source>
        <translation>fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>repeated illegal moves</source>
        <translation>wiederholte regelwidrige Züge</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>regelwidriger Zug</translation>
    </message>
    <message>
        <source>the sealed move is not valid</source>
        <translation>der Abgabezug ist ungültig</translation>
    </message>
    <message>
        <source>an electronic device that was not approved</source>
        <translation>nicht genehmigtes elektronisches Gerät</translation>
    </message>
    <message>
        <source>the game cannot be reconstructed</source>
        <translation>die Partie lässt sich nicht rekonstruieren</translation>
    </message>
    <message>
        <source>late arrival beyond the default time</source>
        <translation>Verspätung über die Karenzzeit hinaus</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>wie erklärt</translation>
    </message>
    <message>
        <source>the result is open</source>
        <translation>das Ergebnis ist offen</translation>
    </message>
    <message>
        <source>%1 corrects the position on %1’s board; no move is taken back.</source>
        <translation>%1 berichtigt die Stellung auf dem eigenen Brett; es wird kein Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>an illegal position that stayed</source>
        <translation>eine regelwidrige Stellung, die stehen blieb</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Den Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched: the position after %2.</source>
        <translation>Der letzte Zug wird zurückgenommen, weil eine andere Figur berührt worden war: die Stellung nach %2.</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched.</source>
        <translation>Der letzte Zug wird zurückgenommen, weil eine andere Figur berührt worden war.</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards; the next move counts as the first of the next period.</source>
        <translation>Die Partie wird von der Stellung auf den Brettern aus fortgesetzt; der nächste Zug gilt als erster der nächsten Periode.</translation>
    </message>
    <message>
        <source>both players lose</source>
        <translation>beide Spieler verlieren</translation>
    </message>
    <message>
        <source>The illegal move was not completed: it is put back, and the game goes on from the position before it.</source>
        <translation>Der regelwidrige Zug war nicht abgeschlossen: Er wird zurückgestellt, und die Partie geht aus der Stellung davor weiter.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the starting position.</source>
        <translation>Die Züge werden bis zu dem Punkt zurückgenommen, an dem beide Aufzeichnungen übereinstimmen: bis zur Ausgangsstellung.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the starting position.</source>
        <translation>Die letzte feststellbare Stellung wird wiederhergestellt: die Ausgangsstellung.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1; includes %2 of penalty time</source>
        <translation>%1; darin %2 Strafzeit</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>When the clocks were stopped, %1’s clock was running.</source>
        <translation>Als die Uhren angehalten wurden, lief die Uhr von %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Zugzähler: Weiß %1, Schwarz %2.</translation>
    </message>
    <message>
        <source>Period of play: %1.</source>
        <translation>Zeitperiode: %1.</translation>
    </message>
    <message>
        <source>%1’s clock is to be started.</source>
        <translation>Die Uhr von %1 ist in Gang zu setzen.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>Clocks before and after</source>
        <translation>Uhren vorher und nachher</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>When stopped</source>
        <translation>Angehalten bei</translation>
    </message>
    <message>
        <source>To be set</source>
        <translation>Einzustellen</translation>
    </message>
    <message>
        <source>How found</source>
        <translation>Wie ermittelt</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Incident report</source>
        <translation>Bericht über einen Vorfall</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>recommended, chosen</source>
        <translation>empfohlen, gewählt</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal.</source>
        <translation>Die Entscheidung weicht vom Vorschlag ab.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal, which was: %1</source>
        <translation>Die Entscheidung weicht vom Vorschlag ab; dieser lautete: %1</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Rechtslage</translation>
    </message>
    <message>
        <source>Proposal in short</source>
        <translation>Der Vorschlag in Kürze</translation>
    </message>
    <message>
        <source>Ruling in short</source>
        <translation>Die Entscheidung in Kürze</translation>
    </message>
    <message>
        <source>This is a proposal. The arbiter has not ruled yet.</source>
        <translation>Dies ist ein Vorschlag. Der Schiedsrichter hat noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>What the Laws allow</source>
        <translation>Was die Regeln zulassen</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Maßnahme</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Open: %1 (%2.)</source>
        <translation>Offen: %1 (%2.)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Statement of %1</source>
        <translation>Erklärung (%1)</translation>
    </message>
    <message>
        <source>Appeal possible until</source>
        <translation>Berufung möglich bis</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>Reasons and statements</source>
        <translation>Begründung und Erklärungen</translation>
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
        <source>White (informed)</source>
        <translation>Weiß (in Kenntnis gesetzt)</translation>
    </message>
    <message>
        <source>Black (informed)</source>
        <translation>Schwarz (in Kenntnis gesetzt)</translation>
    </message>
    <message>
        <source>Assistant of White</source>
        <translation>Assistent von Weiß</translation>
    </message>
    <message>
        <source>Assistant of Black</source>
        <translation>Assistent von Schwarz</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Datum und Unterschrift</translation>
    </message>
    <message>
        <source>refused to sign</source>
        <translation>Unterschrift verweigert</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>White’s board as found</source>
        <translation>Brett von Weiß, wie vorgefunden</translation>
    </message>
    <message>
        <source>Black’s board as found</source>
        <translation>Brett von Schwarz, wie vorgefunden</translation>
    </message>
    <message>
        <source>Last agreed position, after %1</source>
        <translation>Letzte übereinstimmende Stellung, nach %1</translation>
    </message>
    <message>
        <source>Last agreed position</source>
        <translation>Letzte übereinstimmende Stellung</translation>
    </message>
    <message>
        <source>Position proposed</source>
        <translation>Vorgeschlagene Stellung</translation>
    </message>
    <message>
        <source>Position ruled</source>
        <translation>Festgesetzte Stellung</translation>
    </message>
    <message>
        <source>Squares that differ from the game: %1.</source>
        <translation>Von der Partie abweichende Felder: %1.</translation>
    </message>
    <message>
        <source>Findings under the %1</source>
        <translation>Feststellungen nach den %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Feststellung</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was festgestellt wurde</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>beide Spieler</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
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
        <source>Deputy arbiter</source>
        <translation>Stellvertretender Schiedsrichter</translation>
    </message>
    <message>
        <source>Arbiter called at</source>
        <translation>Schiedsrichter gerufen um</translation>
    </message>
    <message>
        <source>Game resumed at</source>
        <translation>Fortgesetzt um</translation>
    </message>
    <message>
        <source>Local adaptation</source>
        <translation>Örtliche Anpassung</translation>
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
        <source>Visually disabled</source>
        <translation>Sehbehindert</translation>
    </message>
    <message>
        <source>Hearing impaired</source>
        <translation>Hörbehindert</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>%1, competition rules in full</source>
        <translation>%1, Turnierregeln in vollem Umfang</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>abweichend</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>both: %1</source>
        <translation>beide: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Scores side by side</source>
        <translation>Aufzeichnungen nebeneinander</translation>
    </message>
    <message>
        <source>The scores from a few moves before the last agreed position, which is marked by a line</source>
        <translation>Die Aufzeichnungen ab einigen Zügen vor der letzten übereinstimmenden Stellung, die eine Linie kennzeichnet</translation>
    </message>
    <message>
        <source>The scores from where they matter on</source>
        <translation>Die Aufzeichnungen ab der Stelle, auf die es ankommt</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 ist schon vorhanden.</translation>
    </message>
    <message>
        <source>%1 is not a folder: %2</source>
        <translation>%1 ist kein Ordner: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The report cannot be made: %1</source>
        <translation>Der Bericht kann nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Feststellungen</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Auch möglich</translation>
    </message>
    <message>
        <source>Squares that differ from the other board: %1.</source>
        <translation>Vom anderen Brett abweichende Felder: %1.</translation>
    </message>
    <message>
        <source>%1: its standing is “%2”, that of the remedy in force “%3”.</source>
        <translation>%1: Die Rechtslage ist „%2“, die der geltenden Maßnahme „%3“.</translation>
    </message>
    <message>
        <source>%1: possible only if what is established were otherwise.</source>
        <translation>%1: nur möglich, wenn der Sachverhalt ein anderer wäre.</translation>
    </message>
    <message>
        <source>15 minutes after the round, unless the rules of the event say otherwise</source>
        <translation>15 Minuten nach der Runde, soweit die Turnierordnung nichts anderes sagt</translation>
    </message>
    <message>
        <source>one hour after the round, unless the rules of the event say otherwise</source>
        <translation>eine Stunde nach der Runde, soweit die Turnierordnung nichts anderes sagt</translation>
    </message>
    <message>
        <source>A hole in every square</source>
        <translation>Ein Loch in jedem Feld</translation>
    </message>
    <message>
        <source>An assistant of the sighted player, or one who must be used</source>
        <translation>Assistent des sehenden Spielers oder ein vorgeschriebener Assistent</translation>
    </message>
    <message>
        <source>Arbiter called by</source>
        <translation>Schiedsrichter gerufen von</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Black squares raised</source>
        <translation>Schwarze Felder erhöht</translation>
    </message>
    <message>
        <source>Black’s score to</source>
        <translation>Schwarz’ Aufzeichnung bis</translation>
    </message>
    <message>
        <source>White’s score to</source>
        <translation>Weiß’ Aufzeichnung bis</translation>
    </message>
    <message>
        <source>Boards, clock, device, assistants</source>
        <translation>Bretter, Uhr, Aufnahmegerät, Assistenten</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>Braille</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>Clock made for visually disabled players</source>
        <translation>Uhr für sehbehinderte Spieler</translation>
    </message>
    <message>
        <source>Copy given that he can read: text or Braille</source>
        <translation>Lesbare Fassung übergeben: Text oder Braille</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Entschieden um</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Kaution</translation>
    </message>
    <message>
        <source>Each player has a board of his own</source>
        <translation>Jeder Spieler hat ein eigenes Brett</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beweise</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>Kopf des Journals</translation>
    </message>
    <message>
        <source>How kept</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Vorfälle</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Journaleintrag</translation>
    </message>
    <message>
        <source>Local adaptations agreed with the arbiter</source>
        <translation>Örtliche Anpassungen mit dem Schiedsrichter abgesprochen</translation>
    </message>
    <message>
        <source>Moves announced in</source>
        <translation>Züge angesagt auf</translation>
    </message>
    <message>
        <source>Not legal: %1.</source>
        <translation>Regelwidrig: %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of the event</source>
        <translation>Nummer der Veranstaltung</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>Pieces with pegs that fit</source>
        <translation>Figuren mit passenden Stiften</translation>
    </message>
    <message>
        <source>Recording device approved</source>
        <translation>Aufnahmegerät genehmigt</translation>
    </message>
    <message>
        <source>Register of incidents</source>
        <translation>Verzeichnis der Vorfälle</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Right of appeal explained</source>
        <translation>Berufungsrecht erklärt</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Ruling read aloud to the visually disabled player</source>
        <translation>Entscheidung dem sehbehinderten Spieler vorgelesen</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Scheduled start</source>
        <translation>Geplanter Beginn</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Special board at least 20 cm by 20 cm</source>
        <translation>Spezialbrett mindestens 20 cm mal 20 cm</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Staunton pieces, the black ones marked</source>
        <translation>Staunton-Figuren, die schwarzen gekennzeichnet</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Supported by</source>
        <translation>Gestützt durch</translation>
    </message>
    <message>
        <source>The assistant announces the moves of both players</source>
        <translation>Der Assistent sagt die Züge beider Spieler an</translation>
    </message>
    <message>
        <source>The assistant carries out the formalities of adjournment</source>
        <translation>Der Assistent erledigt die Förmlichkeiten des Abbruchs</translation>
    </message>
    <message>
        <source>The assistant claims on time and informs the arbiter of a touched piece</source>
        <translation>Der Assistent reklamiert Zeit und meldet dem Schiedsrichter eine berührte Figur</translation>
    </message>
    <message>
        <source>The assistant keeps the score and starts the opponent’s clock</source>
        <translation>Der Assistent schreibt mit und setzt die Uhr des Gegners in Gang</translation>
    </message>
    <message>
        <source>The assistant makes the moves on the opponent’s board</source>
        <translation>Der Assistent führt die Züge auf dem Brett des Gegners aus</translation>
    </message>
    <message>
        <source>The assistant tells moves and times when asked</source>
        <translation>Der Assistent nennt auf Anfrage Züge und Zeiten</translation>
    </message>
    <message>
        <source>The moves from here on do not stand.</source>
        <translation>Die Züge von hier an gelten nicht.</translation>
    </message>
    <message>
        <source>The scores as they came in</source>
        <translation>Die Aufzeichnungen, wie sie abgegeben wurden</translation>
    </message>
    <message>
        <source>Version of</source>
        <translation>Fassung nach</translation>
    </message>
    <message>
        <source>Versions of the disputed move, and how far the scores stay legal with them</source>
        <translation>Fassungen des strittigen Zuges, und wie weit die Aufzeichnungen mit ihnen regelgerecht bleiben</translation>
    </message>
    <message>
        <source>Warning to %1</source>
        <translation>Verwarnung: %1</translation>
    </message>
    <message>
        <source>What the arbiter established</source>
        <translation>Feststellungen des Schiedsrichters</translation>
    </message>
    <message>
        <source>Why the other remedies are not in force:</source>
        <translation>Warum die anderen Maßnahmen nicht gelten:</translation>
    </message>
    <message>
        <source>Witness %1</source>
        <translation>Zeuge: %1</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>Berufung eingelegt</translation>
    </message>
    <message>
        <source>file not there</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>personenbezogene Daten gelöscht</translation>
    </message>
    <message>
        <source>recorded speech</source>
        <translation>Tonaufnahme</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>getippt</translation>
    </message>
    <message>
        <source>The scores in full</source>
        <translation>Die Aufzeichnungen in voller Länge</translation>
    </message>
    <message>
        <source>Every entry of both scores, move by move</source>
        <translation>Jeder Eintrag beider Aufzeichnungen, Zug um Zug</translation>
    </message>
    <message>
        <source>chosen, not proposed</source>
        <translation>gewählt, nicht vorgeschlagen</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Begründung: %1</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>the assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>the assistant of %1</source>
        <translation>Assistent von %1</translation>
    </message>
    <message>
        <source>another move, written like b1d2</source>
        <translation>ein anderer Zug, geschrieben wie b1d2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: read as %2; %3</source>
        <translation>%1: gelesen als %2; %3</translation>
    </message>
    <message>
        <source>Picture of the entry: %1</source>
        <translation>Bild des Eintrags: %1</translation>
    </message>
    <message>
        <source>Entries in doubt, as the sheets show them</source>
        <translation>Zweifelhafte Einträge, wie die Formulare sie zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What speaks for it: %1</source>
        <translation>Dafür spricht: %1</translation>
    </message>
    <message>
        <source>%1 Answer: %2. By: %3.</source>
        <translation>%1 Antwort: %2. Von: %3.</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Stützt sich auf</translation>
    </message>
    <message>
        <source>The scores.</source>
        <translation>Die Partieaufzeichnungen.</translation>
    </message>
    <message>
        <source>The boards as found.</source>
        <translation>Die Bretter, wie vorgefunden.</translation>
    </message>
    <message>
        <source>The clocks as found.</source>
        <translation>Die Uhren, wie vorgefunden.</translation>
    </message>
    <message>
        <source>The settings of the game.</source>
        <translation>Die Angaben zur Partie.</translation>
    </message>
    <message>
        <source>%1 Answer: %2.</source>
        <translation>%1 Antwort: %2.</translation>
    </message>
    <message>
        <source>title and story</source>
        <translation>Titel und Schilderung</translation>
    </message>
    <message>
        <source>circumstances</source>
        <translation>Umstände</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <source>facts and answers</source>
        <translation>Tatsachen und Antworten</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>checklist</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>ruling and statements</source>
        <translation>Entscheidung und Aussagen</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>Anlagen</translation>
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
        <source>score: %1</source>
        <translation>Mitschrift: %1</translation>
    </message>
    <message>
        <source>What was changed at the desk, in the words of the case file</source>
        <translation>Was am Tisch geändert wurde, in den Worten der Falldatei</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Änderungsprotokoll</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 minutes after the round</source>
        <translation>%1 Minuten nach der Runde</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision; proposed was %1 (%2)</source>
        <translation>durch Entscheidung des Schiedsrichters gesetzt; vorgeschlagen war %1 (%2)</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision</source>
        <translation>durch Entscheidung des Schiedsrichters gesetzt</translation>
    </message>
    <message>
        <source>Clocks proposed: White %1, Black %2. Clocks as ruled: White %3, Black %4.</source>
        <translation>Vorgeschlagene Uhren: Weiß %1, Schwarz %2. Uhren nach der Entscheidung: Weiß %3, Schwarz %4.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal in the clocks only.</source>
        <translation>Die Entscheidung weicht nur bei den Uhren vom Vorschlag ab.</translation>
    </message>
    <message>
        <source>%1: the arbiter ruled otherwise.</source>
        <translation>%1: Der Schiedsrichter hat anders entschieden.</translation>
    </message>
    <message>
        <source>The arbiter’s reason: %1</source>
        <translation>Begründung des Schiedsrichters: %1</translation>
    </message>
    <message>
        <source>signatures not valid when it was taken in</source>
        <translation>Unterschriften bei der Aufnahme nicht gültig</translation>
    </message>
    <message>
        <source>Decisions on appeals</source>
        <translation>Entscheidungen über Einsprüche</translation>
    </message>
    <message>
        <source>a witness</source>
        <translation>einer Zeugin oder eines Zeugen</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Weiß: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Schwarz: %1.</translation>
    </message>
    <message>
        <source>Whether the touched pieces bind depends on a question that is still open.</source>
        <translation>Ob die berührten Figuren verpflichten, hängt von einer noch offenen Frage ab.</translation>
    </message>
    <message>
        <source>It is %1’s turn to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>The move counter is set to %1 for White and %2 for Black.</source>
        <translation>Der Zugzähler wird auf %1 für Weiß und %2 für Schwarz gestellt.</translation>
    </message>
    <message>
        <source>%1’s clock is started.</source>
        <translation>Die Uhr von %1 wird in Gang gesetzt.</translation>
    </message>
    <message>
        <source>Basis: %1, %2.</source>
        <translation>Grundlage: %1, %2.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Die beiden Partieaufzeichnungen stimmen überein.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Die beiden Partieaufzeichnungen stimmen überein und enthalten beide denselben regelwidrigen Zug.</translation>
    </message>
    <message>
        <source>The two scores differ from %1 on.</source>
        <translation>Die beiden Partieaufzeichnungen weichen ab %1 voneinander ab.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Die beiden Partieaufzeichnungen weichen voneinander ab.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is missing or incomplete.</source>
        <translation>Die Partieaufzeichnungen widersprechen einander nicht, aber eine davon fehlt oder ist unvollständig.</translation>
    </message>
    <message>
        <source>Neither score can be used as evidence.</source>
        <translation>Keine der Partieaufzeichnungen gilt als Beweismittel.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Die beiden Bretter zeigen dieselbe Stellung.</translation>
    </message>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Die beiden Bretter zeigen verschiedene Stellungen.</translation>
    </message>
    <message>
        <source>The positions on the two boards have not been recorded.</source>
        <translation>Die Stellungen auf den beiden Brettern wurden nicht festgehalten.</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>keinen Eintrag</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>After %1 both scores stand on the same position again, by another order of moves.</source>
        <translation>Nach %1 stehen beide Aufzeichnungen durch Zugumstellung wieder auf derselben Stellung.</translation>
    </message>
    <message>
        <source>%1: %2 has %3, %4 has %5.</source>
        <translation>%1: %2 hat %3, %4 hat %5.</translation>
    </message>
    <message>
        <source>%1 has %2 where %3 has %4.</source>
        <translation>%1 hat %2, %3 dagegen %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 (%2) is illegal: %3.</source>
        <translation>%1 (%2) ist regelwidrig: %3.</translation>
    </message>
    <message>
        <source>The move %1 is illegal: %2.</source>
        <translation>Der Zug %1 ist regelwidrig: %2.</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3.</source>
        <translation>%1 von %2 nach %3 stellen.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>%1 auf %2 stellen.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>%1 von %2 wegnehmen.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be moved.</source>
        <translation>Die Figur auf %1 wurde berührt und muss gezogen werden.</translation>
    </message>
    <message>
        <source>The pieces on %1 were touched; the first that can be moved must be moved.</source>
        <translation>Die Figuren auf %1 wurden berührt; die erste, die ziehen kann, muss gezogen werden.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be captured if possible.</source>
        <translation>Die Figur auf %1 wurde berührt und muss, wenn möglich, geschlagen werden.</translation>
    </message>
    <message>
        <source>The move is to be chosen from %1 legal moves.</source>
        <translation>Der Zug ist unter %1 regelgemäßen Zügen zu wählen.</translation>
    </message>
    <message>
        <source>The only move allowed is %1.</source>
        <translation>Der einzige erlaubte Zug ist %1.</translation>
    </message>
    <message>
        <source>The move is to be chosen from: %1.</source>
        <translation>Der Zug ist zu wählen aus: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 of extra time for the offence of %3 (%4).</source>
        <translation>%1 erhält %2 Zeitzuschlag für den Verstoß von %3 (%4).</translation>
    </message>
    <message>
        <source>No clock times are known.</source>
        <translation>Es sind keine Uhrenstände bekannt.</translation>
    </message>
    <message>
        <source>%1’s clock is set to %2.</source>
        <translation>Die Uhr von %1 wird auf %2 gestellt.</translation>
    </message>
    <message>
        <source>The clocks stay as they are: White %1, Black %2.</source>
        <translation>Die Uhren bleiben, wie sie sind: Weiß %1, Schwarz %2.</translation>
    </message>
    <message>
        <source>The clocks are set to %1 for White and %2 for Black.</source>
        <translation>Die Uhren werden auf %1 für Weiß und %2 für Schwarz gestellt.</translation>
    </message>
    <message>
        <source>On %1’s board %2 was carried out instead of %3.</source>
        <translation>Auf dem Brett von %1 wurde %2 statt %3 ausgeführt.</translation>
    </message>
    <message>
        <source>On %1’s board the move %2 was not carried out.</source>
        <translation>Auf dem Brett von %1 wurde der Zug %2 nicht ausgeführt.</translation>
    </message>
    <message>
        <source>%1’s board shows the position of the game.</source>
        <translation>Das Brett von %1 zeigt die Stellung der Partie.</translation>
    </message>
    <message>
        <source>%1’s board shows a position of the score of %2.</source>
        <translation>Das Brett von %1 zeigt eine Stellung aus der Aufzeichnung von %2.</translation>
    </message>
    <message>
        <source>%1’s board differs from the game on: %2.</source>
        <translation>Das Brett von %1 weicht von der Partie ab auf: %2.</translation>
    </message>
    <message>
        <source>The time of the next period is still to be added for %1.</source>
        <translation>Die Zeit der nächsten Periode ist für %1 noch hinzuzufügen.</translation>
    </message>
    <message>
        <source>The sealed move %1 is made first.</source>
        <translation>Zuerst wird der Abgabezug %1 ausgeführt.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it is known for this.</source>
        <translation>Grundlage: %1; ein Artikel dazu ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The time of the next period is taken off %1’s display and is added again at the control.</source>
        <translation>Die Zeit der nächsten Periode wird von der Anzeige von %1 abgezogen und bei der Zeitkontrolle wieder hinzugefügt.</translation>
    </message>
    <message>
        <source>The times contain the next period already: the clock stays in period %1 and adds nothing at the control.</source>
        <translation>Die Zeiten enthalten die nächste Periode schon: Die Uhr bleibt in Periode %1 und gibt bei der Zeitkontrolle nichts hinzu.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it calls for anything else.</source>
        <translation>Grundlage: %1; keiner ihrer Artikel verlangt etwas anderes.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The file is damaged (%1: %2).</source>
        <translation>Die Datei ist beschädigt (%1: %2).</translation>
    </message>
    <message>
        <source>The file is encrypted (%1).</source>
        <translation>Die Datei ist verschlüsselt (%1).</translation>
    </message>
    <message>
        <source>The file carries no signature.</source>
        <translation>Die Datei trägt keine Signatur.</translation>
    </message>
    <message>
        <source>%2 bytes were added behind the last signature.</source>
        <translation>Hinter der letzten Signatur wurden %2 Bytes angefügt.</translation>
    </message>
    <message>
        <source>No signature covers %1.</source>
        <translation>Keine Signatur deckt %1.</translation>
    </message>
    <message>
        <source>%1 was taken out of the container.</source>
        <translation>%1 wurde aus dem Behälter genommen.</translation>
    </message>
    <message>
        <source>%1 was changed after it was signed.</source>
        <translation>%1 wurde nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>The %1 does not cover the whole of a revision.</source>
        <translation>„%1“ deckt keine ganze Fassung.</translation>
    </message>
    <message>
        <source>The %1 is not as a signature must be (%2).</source>
        <translation>„%1“ ist keine Signatur, wie sie sein muss (%2).</translation>
    </message>
    <message>
        <source>The %1 was made by means that are no longer trusted.</source>
        <translation>„%1“ wurde mit Mitteln gemacht, denen man nicht mehr traut.</translation>
    </message>
    <message>
        <source>What the %1 covers was changed after signing.</source>
        <translation>Was „%1“ deckt, wurde nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>The %1 was not made with the key of its certificate.</source>
        <translation>„%1“ wurde nicht mit dem Schlüssel des Zertifikats gemacht.</translation>
    </message>
    <message>
        <source>The time stamp of the %1 does not hold.</source>
        <translation>Der Zeitstempel von „%1“ gilt nicht.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1, %2.</source>
        <translation>Eine Seite wurde nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>The structure of the document was changed after signing: %1, %2.</source>
        <translation>Der Aufbau des Dokuments wurde nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>The form was changed after signing: %1, %2.</source>
        <translation>Das Formular wurde nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>A signature field was changed after signing: %1, %2.</source>
        <translation>Ein Unterschriftsfeld wurde nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing: %1, %2.</source>
        <translation>Eine Anmerkung wurde nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>The details of the document were changed after signing: %1, %2.</source>
        <translation>Die Angaben zum Dokument wurden nach dem Signieren geändert: %1, %2.</translation>
    </message>
    <message>
        <source>Text, a font or a picture was changed after signing: %1.</source>
        <translation>Text, eine Schrift oder ein Bild wurde nach dem Signieren geändert: %1.</translation>
    </message>
    <message>
        <source>Something was changed after signing: %1, %2.</source>
        <translation>Nach dem Signieren wurde etwas geändert: %1, %2.</translation>
    </message>
    <message>
        <source>Something was taken away after signing: %1.</source>
        <translation>Nach dem Signieren wurde etwas entfernt: %1.</translation>
    </message>
    <message>
        <source>The document was redirected after signing: %1, %2.</source>
        <translation>Das Dokument wurde nach dem Signieren umgelenkt: %1, %2.</translation>
    </message>
    <message>
        <source>The certification does not permit the %1.</source>
        <translation>Die Zertifizierung erlaubt „%1“ nicht.</translation>
    </message>
    <message>
        <source>The journal knows a later issue of this file: %2. The last signature may have been cut off.</source>
        <translation>Das Journal kennt eine spätere Ausgabe dieser Datei: %2. Die letzte Signatur kann abgeschnitten worden sein.</translation>
    </message>
    <message>
        <source>The journal does not know this file.</source>
        <translation>Das Journal kennt diese Datei nicht.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since.</source>
        <translation>Signiert von %1, seither unverändert.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since; but the roster does not know: %2.</source>
        <translation>Signiert von %1, seither unverändert; die Liste kennt aber nicht: %2.</translation>
    </message>
    <message>
        <source>certified by an authority of the roster</source>
        <translation>beglaubigt von einer Stelle auf der Liste</translation>
    </message>
    <message>
        <source>named in the roster</source>
        <translation>auf der Liste genannt</translation>
    </message>
    <message>
        <source>certified by somebody whom the roster does not name</source>
        <translation>beglaubigt von jemandem, den die Liste nicht nennt</translation>
    </message>
    <message>
        <source>%1 was put in later: %2 does not cover it.</source>
        <translation>%1 wurde später hinzugefügt: %2 deckt es nicht ab.</translation>
    </message>
    <message>
        <source>made by another program, in the older form PKCS #7</source>
        <translation>von einem anderen Programm gemacht, in der älteren Form PKCS #7</translation>
    </message>
    <message>
        <source>time stamp of an authority: %1</source>
        <translation>Zeitstempel einer Stelle: %1</translation>
    </message>
    <message>
        <source>The %1 is not by the person whom the report names (%2).</source>
        <translation>%1: nicht von der Person, die der Bericht nennt (%2).</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>chief arbiter</source>
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
        <source>assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>assistant of White</source>
        <translation>Assistent von Weiß</translation>
    </message>
    <message>
        <source>assistant of Black</source>
        <translation>Assistent von Schwarz</translation>
    </message>
    <message>
        <source>committee</source>
        <translation>Ausschuss</translation>
    </message>
    <message>
        <source>The %1 is there, but the report says that this person refused to sign (%2).</source>
        <translation>%1: vorhanden, doch laut Bericht hat diese Person die Unterschrift verweigert (%2).</translation>
    </message>
    <message>
        <source>signature of %1</source>
        <translation>Unterschrift (%1)</translation>
    </message>
    <message>
        <source>certified by nobody but the signer</source>
        <translation>von niemandem außer der unterzeichnenden Person beglaubigt</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>%1 needed %2 completed moves.</source>
        <translation>%1 brauchte %2 abgeschlossene Züge.</translation>
    </message>
    <message>
        <source>%1 is in the last period, in which no number of moves is needed.</source>
        <translation>%1 ist in der letzten Periode, in der keine Zugzahl verlangt ist.</translation>
    </message>
    <message>
        <source>%1 proves %2 completed moves; %3 are recorded.</source>
        <translation>%1: %2 abgeschlossene Züge sind bewiesen, %3 sind notiert.</translation>
    </message>
    <message>
        <source>%1 has gaps: %2.</source>
        <translation>%1: Lücken bei %2.</translation>
    </message>
    <message>
        <source>%1 does not show that the clock was pressed after %2.</source>
        <translation>%1: Dass nach %2 die Uhr gedrückt wurde, ist nicht gezeigt.</translation>
    </message>
    <message>
        <source>The claim of %1 is good.</source>
        <translation>Der Antrag von %1 ist berechtigt.</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; it costs %2 (%3).</source>
        <translation>Der Antrag von %1 ist falsch; er kostet %2 (%3).</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; this edition names no penalty for it.</source>
        <translation>Der Antrag von %1 ist falsch; diese Ausgabe nennt dafür keine Strafe.</translation>
    </message>
    <message>
        <source>A position has stood %1 times, on both scores %2 times: after %3.</source>
        <translation>Eine Stellung ist %1-mal vorgekommen, in beiden Mitschriften %2-mal: nach %3.</translation>
    </message>
    <message>
        <source>%1 half-moves without a capture or a pawn move, since %2; a claim needs 100, and 150 end the game.</source>
        <translation>%1 Halbzüge ohne Schlag- und Bauernzug seit %2; für einen Antrag braucht es 100, und 150 beenden die Partie.</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>die Stellung</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>die Zeit von Weiß</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>die Zeit von Schwarz</translation>
    </message>
    <message>
        <source>whose clock was running</source>
        <translation>wessen Uhr lief</translation>
    </message>
    <message>
        <source>the number of moves completed</source>
        <translation>die Zahl der abgeschlossenen Züge</translation>
    </message>
    <message>
        <source>%1: White’s score has %2, Black’s has %3.</source>
        <translation>%1: Die Mitschrift von Weiß hat %2, die von Schwarz %3.</translation>
    </message>
    <message>
        <source>%1: only one score has it, %2.</source>
        <translation>%1: Nur eine Mitschrift hat ihn, %2.</translation>
    </message>
    <message>
        <source>%1: no score shows it.</source>
        <translation>%1: Keine Mitschrift zeigt ihn.</translation>
    </message>
    <message>
        <source>To be written down first: %1.</source>
        <translation>Zuerst aufzuschreiben: %1.</translation>
    </message>
    <message>
        <source>To be set up on a second board: the position after %1.</source>
        <translation>Auf einem zweiten Brett aufzubauen: die Stellung nach %1.</translation>
    </message>
    <message>
        <source>Also lawful (%1): the clocks are left as they are, White %2, Black %3.</source>
        <translation>Auch zulässig (%1): Die Uhren bleiben, wie sie sind, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only White gets time back, White %2, Black %3.</source>
        <translation>Auch zulässig (%1): Nur Weiß bekommt Zeit zurück, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only Black gets time back, White %2, Black %3.</source>
        <translation>Auch zulässig (%1): Nur Schwarz bekommt Zeit zurück, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>analogue clock</source>
        <translation>analoge Uhr</translation>
    </message>
    <message>
        <source>Stop both clocks.</source>
        <translation>Beide Uhren anhalten.</translation>
    </message>
    <message>
        <source>Set the lever so that %1 is to move.</source>
        <translation>Den Hebel so stellen, dass %1 am Zug ist.</translation>
    </message>
    <message>
        <source>Hold the start and stop key for three seconds, until a digit blinks.</source>
        <translation>Die Start-Stopp-Taste drei Sekunden halten, bis eine Ziffer blinkt.</translation>
    </message>
    <message>
        <source>Set %1’s time to %2, digit by digit.</source>
        <translation>Die Zeit von %1 Ziffer für Ziffer auf %2 stellen.</translation>
    </message>
    <message>
        <source>Set the number of moves of %1 to %2.</source>
        <translation>Die Zugzahl von %1 auf %2 stellen.</translation>
    </message>
    <message>
        <source>Set the period to %2.</source>
        <translation>Die Periode auf %2 stellen.</translation>
    </message>
    <message>
        <source>Confirm the last value.</source>
        <translation>Den letzten Wert bestätigen.</translation>
    </message>
    <message>
        <source>See that both flags stand up.</source>
        <translation>Nachsehen, dass beide Blättchen oben sind.</translation>
    </message>
    <message>
        <source>Start the clock again; %1’s time runs.</source>
        <translation>Die Uhr wieder starten; die Zeit von %1 läuft.</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Arbeitsblätter</translation>
    </message>
    <message>
        <source>Setting the clock: %1</source>
        <translation>Einstellen der Uhr: %1</translation>
    </message>
    <message>
        <source>%1 touched a piece and cannot claim on this move.</source>
        <translation>%1 hat eine Figur berührt und kann bei diesem Zug nichts beantragen.</translation>
    </message>
    <message>
        <source>%1 to %2: no score shows them.</source>
        <translation>%1 bis %2: Keine Mitschrift zeigt sie.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: the clocks are left as they are, White %2, Black %3.</source>
        <translation>Nach dem Ermessen des Schiedsrichters auch möglich: Die Uhren bleiben, wie sie sind, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only White gets time back, White %2, Black %3.</source>
        <translation>Nach dem Ermessen des Schiedsrichters auch möglich: Nur Weiß bekommt Zeit zurück, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only Black gets time back, White %2, Black %3.</source>
        <translation>Nach dem Ermessen des Schiedsrichters auch möglich: Nur Schwarz bekommt Zeit zurück, Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>How the times were found</source>
        <translation>Wie die Zeiten gefunden wurden</translation>
    </message>
    <message>
        <source>Where the clock does not add the next period by itself, it is set with it: White %2, Black %3.</source>
        <translation>Fügt die Uhr die nächste Periode nicht selbst hinzu, wird sie mit ihr gestellt: Weiß %2, Schwarz %3.</translation>
    </message>
    <message>
        <source>The claim of %1 is good by one score only; it is open whose repetitions are agreed.</source>
        <translation>Der Antrag von %1 ist nur nach einer der Aufzeichnungen begründet; offen ist, wessen Wiederholungen anerkannt sind.</translation>
    </message>
    <message>
        <source>The clock then stays in period %1 and adds nothing at the control.</source>
        <translation>Die Uhr bleibt dann in Periode %1 und gibt bei der Zeitkontrolle nichts hinzu.</translation>
    </message>
    <message>
        <source>Turn %1’s hands to %2, to the nearest minute, so that the flag falls at twelve.</source>
        <translation>Die Zeiger von %1 auf %2 stellen, auf die nächste Minute gerundet, so dass das Blättchen um zwölf fällt.</translation>
    </message>
</context>
</TS>
