<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>CommandLine</name>
    <message>
        <source>--size: “%1” found, WIDTHxHEIGHT such as 1280x800 expected</source>
        <translation>--size : « %1 » trouvé, LARGEURxHAUTEUR attendu, par exemple 1280x800</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game: the arbiter’s desk.</source>
        <translation>Deux échiquiers, deux feuilles, une partie : le bureau de l’arbitre.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>A case, or White’s and Black’s score files.</source>
        <translation>Un cas, ou les feuilles des Blancs et des Noirs.</translation>
    </message>
    <message>
        <source>[FILE…]</source>
        <translation>[FICHIER…]</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Enregistre une image de la fenêtre et termine.</translation>
    </message>
    <message>
        <source>Size of the picture (1280x800).</source>
        <translation>Taille de l’image (1280x800).</translation>
    </message>
    <message>
        <source>system, light, dark or high-contrast.</source>
        <translation>system, light, dark ou high-contrast.</translation>
    </message>
    <message>
        <source>Size of the text in percent (70 to 300).</source>
        <translation>Taille du texte en pour cent (70 à 300).</translation>
    </message>
    <message>
        <source>en, fr, de or es.</source>
        <translation>en, fr, de ou es.</translation>
    </message>
    <message>
        <source>--appearance: “%1” found, system, light, dark or high-contrast expected</source>
        <translation>--appearance : « %1 » trouvé, system, light, dark ou high-contrast attendu</translation>
    </message>
    <message>
        <source>--text-size: “%1” found, a number from 70 to 300 expected</source>
        <translation>--text-size : « %1 » trouvé, un nombre de 70 à 300 attendu</translation>
    </message>
    <message>
        <source>--lang: “%1” found, en, fr, de or es expected</source>
        <translation>--lang : « %1 » trouvé, en, fr, de ou es attendu</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>last agreed position</source>
        <translation>dernière position concordante</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>concordant</translation>
    </message>
    <message>
        <source>likeliest game</source>
        <translation>partie la plus probable</translation>
    </message>
    <message>
        <source>by White’s score</source>
        <translation>selon la feuille des Blancs</translation>
    </message>
    <message>
        <source>by Black’s score</source>
        <translation>selon la feuille des Noirs</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 a move with its number, &quot;8…O-O&quot;</extracomment>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>aux Blancs de jouer</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>aux Noirs de jouer</translation>
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
        <translation>&amp;Nouvel incident…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Exporter le rapport…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Aperçu a&amp;vant impression…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;Imprimer le rapport…</translation>
    </message>
    <message>
        <source>&amp;Close incident</source>
        <translation>&amp;Fermer l’incident</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Copy &amp;FEN</source>
        <translation>Copier la &amp;FEN</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Différence suivante</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Différence &amp;précédente</translation>
    </message>
    <message>
        <source>Last &amp;agreed position</source>
        <translation>Dernière position &amp;concordante</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Panneau p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Feuilles</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Éc&amp;hiquier</translation>
    </message>
    <message>
        <source>Boards as f&amp;ound</source>
        <translation>Échiquiers trou&amp;vés</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>C&amp;onstatations</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>Décis&amp;ion</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>Pend&amp;ules</translation>
    </message>
    <message>
        <source>&amp;Accept the focused remedy</source>
        <translation>&amp;Accepter la mesure désignée</translation>
    </message>
    <message>
        <source>&amp;Withdraw the ruling</source>
        <translation>Ret&amp;irer la décision</translation>
    </message>
    <message>
        <source>&amp;Law article</source>
        <translation>Article des &amp;règles</translation>
    </message>
    <message>
        <source>&amp;Turn the boards</source>
        <translation>&amp;Tourner les échiquiers</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>&amp;Comme le bureau</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste éle&amp;vé</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Diptych</source>
        <translation>À &amp;propos de Diptych</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Try a sample</source>
        <translation>&amp;Essayer un exemple</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>Déci&amp;sion</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>%1 ne peut pas être enregistré : %2.</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .html or .txt.</source>
        <translation>%1 : le nom doit se terminer par .pdf, .html ou .txt.</translation>
    </message>
</context>
<context>
    <name>ScoreRows</name>
    <message>
        <source>missing</source>
        <comment>an entry that the player left out</comment>
        <translation>manquant</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two readings of an entry</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 &quot;illegal&quot;, %2 reasons</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>row of the position before the first move</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>position de départ</translation>
    </message>
    <message>
        <source>Move %1, White</source>
        <translation>Coup %1, Blancs</translation>
    </message>
    <message>
        <source>Move %1, Black</source>
        <translation>Coup %1, Noirs</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>concordant</translation>
    </message>
    <message>
        <source>Both scores</source>
        <translation>Les deux feuilles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a score, such as &quot;White’s score&quot;; %2 what is wrong with it</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>seulement dans : %1</translation>
    </message>
    <message>
        <source>in neither score</source>
        <translation>dans aucune feuille</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Feuille des Blancs</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Feuille des Noirs</translation>
    </message>
</context>
<context>
    <name>diptych::gui::Announcer</name>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ArticleDialog</name>
    <message>
        <source>The program has no words for this article.</source>
        <translation>Le programme n’a pas de texte pour cet article.</translation>
    </message>
    <message>
        <source>In the words of the program. The printed Laws prevail.</source>
        <translation>Dans les mots du programme. Les règles imprimées font foi.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardModel</name>
    <message>
        <source>empty</source>
        <comment>a square without a piece</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1, %2; differs, by the scores: %3</source>
        <extracomment>%1 square, %2 what stands there, %3 what stands there by the scores</extracomment>
        <translation>%1, %2 ; diffère, selon les feuilles : %3</translation>
    </message>
    <message>
        <source>%1, %2, last move</source>
        <extracomment>%1 square, %2 piece that has just moved there</extracomment>
        <translation>%1, %2, dernier coup</translation>
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
        <translation>Version de la partie sur l’échiquier</translation>
    </message>
    <message>
        <source>Likeliest game</source>
        <translation>Partie probable</translation>
    </message>
    <message>
        <source>Board, %1</source>
        <extracomment>name of the board for a screen reader; %1 &quot;After 8…O-O, last agreed position, …&quot;</extracomment>
        <translation>Échiquier, %1</translation>
    </message>
    <message>
        <source>By White’s score</source>
        <translation>Selon les Blancs</translation>
    </message>
    <message>
        <source>By Black’s score</source>
        <translation>Selon les Noirs</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockPanel</name>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>The remedy says nothing about the clocks.</source>
        <translation>La mesure ne dit rien des pendules.</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Compteur de coups : Blancs %1, Noirs %2.</translation>
    </message>
    <message>
        <source>Period %1.</source>
        <translation>Période %1.</translation>
    </message>
    <message>
        <source>Start White’s clock.</source>
        <translation>Mettre en marche la pendule des Blancs.</translation>
    </message>
    <message>
        <source>Start Black’s clock.</source>
        <translation>Mettre en marche la pendule des Noirs.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockTableModel</name>
    <message>
        <source>Found</source>
        <comment>clock time found on the display</comment>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>To set</source>
        <comment>clock time to be set</comment>
        <translation>À régler</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>difference between two clock times</comment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a clock time that nobody noted</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no change of a clock time</comment>
        <translation>aucun</translation>
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
        <translation>◂ Précédente</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Suivante ▸</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Différence précédente</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Différence suivante</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Échiquiers trouvés</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>There is no further difference.</source>
        <translation>Il n’y a pas d’autre différence.</translation>
    </message>
    <message>
        <source>Difference %1 of %2 · %3</source>
        <extracomment>%1 number of the difference, %2 how many there are, %3 entries and state</extracomment>
        <translation>Différence %1 sur %2 · %3</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été constaté.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1 a file or a score, %2 number of the line</extracomment>
        <translation>%1, ligne %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FoundBoardsPane</name>
    <message>
        <source>White’s board</source>
        <translation>Échiquier des Blancs</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>Échiquier des Noirs</translation>
    </message>
    <message>
        <source>%1 as found. %2</source>
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is known about it</extracomment>
        <translation>%1, comme trouvé. %2</translation>
    </message>
    <message>
        <source>not recorded.</source>
        <translation>non relevé.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s board&quot;, %2 a sentence about it</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>as the game.</source>
        <translation>conforme à la partie.</translation>
    </message>
    <message numerus="yes">
        <source>differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>diffère de la partie sur %n case : %1.</numerusform>
            <numerusform>diffère de la partie sur %n cases : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not made here.</source>
        <extracomment>%1 a move with its number</extracomment>
        <translation>%1 n’y a pas été joué.</translation>
    </message>
    <message>
        <source>%1 was made here as %2.</source>
        <extracomment>%1 the move written, with its number; %2 the move that was made instead</extracomment>
        <translation>%1 y a été joué sous la forme %2.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentDocument</name>
    <message>
        <source>New incident</source>
        <translation>Nouvel incident</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse : %1</translation>
    </message>
    <message>
        <source>Withdraw an answer</source>
        <translation>Retirer une réponse</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <translation>Accepter : %1</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Retirer la décision</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentHeader</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Échiquier %1</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;correspond&quot;, …</extracomment>
        <translation>Feuilles : %1</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;equal&quot;, &quot;unknown&quot;</extracomment>
        <translation>Échiquiers : %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::KeysDialog</name>
    <message>
        <source>← → Home End</source>
        <translation>← → Origine Fin</translation>
    </message>
    <message>
        <source>Scores: ply by ply, start, end</source>
        <translation>Feuilles : demi-coup par demi-coup, début, fin</translation>
    </message>
    <message>
        <source>Ctrl+← Ctrl+→</source>
        <translation>Ctrl+← Ctrl+→</translation>
    </message>
    <message>
        <source>Scores: column by column</source>
        <translation>Feuilles : colonne par colonne</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Board: square by square</source>
        <translation>Échiquier : case par case</translation>
    </message>
    <message>
        <source>e 4</source>
        <translation>e 4</translation>
    </message>
    <message>
        <source>Board: go to a square by its name</source>
        <translation>Échiquier : aller à une case par son nom</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Findings: show the move on the board</source>
        <translation>Constatations : montrer le coup sur l’échiquier</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the cell or the sentence</source>
        <translation>Copier la cellule ou la phrase</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control; Tab never stays in a field</source>
        <translation>Élément suivant ; Tab ne reste jamais dans un champ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MainWindow</name>
    <message>
        <source>Place in the scores</source>
        <translation>Place dans les feuilles</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <extracomment>%1 title of an incident</extracomment>
        <translation>Ouvert : %1</translation>
    </message>
    <message>
        <source>Close the incident</source>
        <translation>Fermer l’incident</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>« %1 » a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>The answers and the ruling made since would be lost.</source>
        <translation>Les réponses et la décision données depuis seraient perdues.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Open a case or two score files</source>
        <translation>Ouvrir un cas ou deux feuilles de partie</translation>
    </message>
    <message>
        <source>Cases (*.case)</source>
        <translation>Cas (*.case)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texte simple (*.txt)</translation>
    </message>
    <message>
        <source>Report written: %1</source>
        <translation>Rapport enregistré : %1</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Enregistrer le cas</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>This rests on no article of its own.</source>
        <translation>Ceci ne repose sur aucun article particulier.</translation>
    </message>
    <message>
        <source>About Diptych</source>
        <translation>À propos de Diptych</translation>
    </message>
    <message>
        <source>Diptych %1</source>
        <translation>Diptych %1</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Uses Qt %1 under the LGPL.</source>
        <translation>Rapproche deux feuilles d’une partie, propose selon les Règles du jeu d’échecs et rédige le rapport. L’arbitre décide.

Licence MIT. Utilise Qt %1 sous licence LGPL.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié : %1</translation>
    </message>
    <message>
        <source>Report sent to the printer.</source>
        <translation>Rapport envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Nouvel incident</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Les Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Les Noirs</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Les deux joueurs</translation>
    </message>
    <message>
        <source>Compare the scores</source>
        <translation>Comparer les feuilles</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Ce qui s’est passé</translation>
    </message>
    <message>
        <source>&amp;Laws</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Visually disabled</source>
        <translation>&amp;Déficient visuel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Visually disabled</source>
        <translation>Déficient visuel</translation>
    </message>
    <message>
        <source>Wh&amp;ite’s score</source>
        <translation>Feuille des &amp;Blancs</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Feuille des Blancs</translation>
    </message>
    <message>
        <source>Blac&amp;k’s score</source>
        <translation>Feuille des &amp;Noirs</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Feuille des Noirs</translation>
    </message>
    <message>
        <source>1. e4 e5 2. Nf3 … in any usual notation</source>
        <translation>1. e4 e5 2. Cf3 … dans toute notation usuelle</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>%1 from a file</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1, depuis un fichier</translation>
    </message>
    <message>
        <source>Type or paste both scores, or read them from files.</source>
        <translation>Saisir ou coller les deux feuilles, ou les lire depuis des fichiers.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
</context>
<context>
    <name>diptych::gui::QuestionPanel</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>%1 Answer: %2</source>
        <extracomment>%1 a question, %2 its answer</extracomment>
        <translation>%1 Réponse : %2</translation>
    </message>
    <message>
        <source>Withdraw this answer</source>
        <translation>Retirer cette réponse</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingPanel</name>
    <message>
        <source>Accepted</source>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Répondre d’abord</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Proposée</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Possible aussi</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>There is nothing to put right.</source>
        <translation>Il n’y a rien à rectifier.</translation>
    </message>
    <message>
        <source>Accept the remedy</source>
        <translation>Accepter la mesure</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Retirer la décision</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
    <message>
        <source>State of the ruling</source>
        <translation>État de la décision</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Answered: %1. No question is open.</source>
        <translation>Répondu : %1. Aucune question n’est ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>Answered: %1. %n question(s) open.</source>
        <translation>
            <numerusform>Répondu : %1. %n question ouverte.</numerusform>
            <numerusform>Répondu : %1. %n questions ouvertes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no remedy to accept.</source>
        <translation>Il n’y a pas de mesure à accepter.</translation>
    </message>
    <message>
        <source>Answer the question first: the remedy depends on it.</source>
        <translation>Répondre d’abord à la question : la mesure en dépend.</translation>
    </message>
    <message>
        <source>This departs from the proposal. Write the reasons, then accept again.</source>
        <translation>Ceci s’écarte de la proposition. Indiquer les motifs, puis accepter de nouveau.</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Accepté : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n remedies accepted, in the order listed.</source>
        <translation>
            <numerusform>%n mesure acceptée, dans l’ordre indiqué.</numerusform>
            <numerusform>%n mesures acceptées, dans l’ordre indiqué.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ruling is withdrawn.</source>
        <translation>La décision est retirée.</translation>
    </message>
    <message>
        <source>The arbiter has ruled.</source>
        <translation>L’arbitre a décidé.</translation>
    </message>
    <message>
        <source>Departs from the proposal: reasons are needed.</source>
        <translation>S’écarte de la proposition : des motifs sont nécessaires.</translation>
    </message>
    <message>
        <source>A proposal. The arbiter rules.</source>
        <translation>Une proposition. L’arbitre décide.</translation>
    </message>
    <message>
        <source>Reas&amp;ons</source>
        <translation>&amp;Motifs</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Reading</source>
        <comment>column of what an entry means</comment>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableView</name>
    <message>
        <source>Scores</source>
        <translation>Feuilles</translation>
    </message>
</context>
<context>
    <name>diptych::gui::WelcomePage</name>
    <message>
        <source>&amp;New incident…</source>
        <translation>&amp;Nouvel incident…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Diptych</source>
        <translation>Diptych</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game.</source>
        <translation>Deux échiquiers, deux feuilles, une partie.</translation>
    </message>
    <message>
        <source>Or drop a case or two score files anywhere in this window.</source>
        <translation>Ou déposer un cas ou deux feuilles de partie n’importe où dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Try a &amp;sample</source>
        <translation>Essayer un exem&amp;ple</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Incidents récents</translation>
    </message>
    <message>
        <source>The samples are not installed.</source>
        <translation>Les exemples ne sont pas installés.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 a file, %2 its folder</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Nothing has been opened yet.</source>
        <translation>Rien n’a encore été ouvert.</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>Ré&amp;cents</translation>
    </message>
</context>
</TS>
