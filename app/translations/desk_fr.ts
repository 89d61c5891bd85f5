<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Archive</name>
    <message>
        <source>Erased</source>
        <translation>Effacé</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Ruled</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>données personnelles effacées</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a game: %1 the name of White, %2 the name of Black</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>an entry of the journal was removed</source>
        <translation>une entrée du journal a été supprimée</translation>
    </message>
    <message>
        <source>an entry of the journal was changed</source>
        <translation>une entrée du journal a été modifiée</translation>
    </message>
    <message>
        <source>an entry of the journal is out of place</source>
        <translation>une entrée du journal n’est pas à sa place</translation>
    </message>
    <message>
        <source>the clock went back</source>
        <translation>l’horloge a reculé</translation>
    </message>
    <message>
        <source>the incident was removed</source>
        <translation>l’incident a été supprimé</translation>
    </message>
    <message>
        <source>the incident was changed</source>
        <translation>l’incident a été modifié</translation>
    </message>
    <message>
        <source>the personal data were changed</source>
        <translation>les données personnelles ont été modifiées</translation>
    </message>
    <message>
        <source>the document was changed</source>
        <translation>le document a été modifié</translation>
    </message>
    <message>
        <source>the document was removed</source>
        <translation>le document a été supprimé</translation>
    </message>
    <message>
        <source>what was to be erased is still there</source>
        <translation>ce qui devait être effacé est encore là</translation>
    </message>
    <message>
        <source>the journal does not know it</source>
        <translation>le journal ne le connaît pas</translation>
    </message>
    <message>
        <source>the end of the journal was cut off</source>
        <translation>la fin du journal a été coupée</translation>
    </message>
    <message>
        <source>the checkpoint is of another journal</source>
        <translation>le point de contrôle est d’un autre journal</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>échiquier %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name such as &quot;Round&quot;, %2 its value</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Appeal until</source>
        <translation>Appel jusqu’à</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Entry of the journal</source>
        <translation>Entrée du journal</translation>
    </message>
    <message>
        <source>Hash of the document (SHA-256)</source>
        <translation>Empreinte du document (SHA-256)</translation>
    </message>
    <message numerus="yes">
        <source>%n entries checked. Nothing was removed or changed.</source>
        <translation>
            <numerusform>%n entrée vérifiée. Rien n’a été supprimé ni modifié.</numerusform>
            <numerusform>%n entrées vérifiées. Rien n’a été supprimé ni modifié.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the archive.</source>
        <translation>
            <numerusform>%n problème dans les archives.</numerusform>
            <numerusform>%n problèmes dans les archives.</numerusform>
        </translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Incident %1</translation>
    </message>
    <message>
        <source>Entry %1 of the journal</source>
        <translation>Entrée %1 du journal</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Fait l’objet d’un appel</translation>
    </message>
    <message>
        <source>what keeps it from being changed was removed</source>
        <translation>ce qui l’empêche d’être modifié a été enlevé</translation>
    </message>
    <message>
        <source>its file is damaged</source>
        <translation>son fichier est endommagé</translation>
    </message>
    <message>
        <source>a search would not find it as it is</source>
        <translation>une recherche ne le trouverait pas tel qu’il est</translation>
    </message>
    <message>
        <source>The archive</source>
        <translation>L’archive</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>There is no archive in %1.</source>
        <translation>Il n’y a pas d’archive dans %1.</translation>
    </message>
    <message>
        <source>%1 is an archive already.</source>
        <translation>%1 est déjà une archive.</translation>
    </message>
    <message>
        <source>The archive cannot be reached: %1</source>
        <translation>L’archive est inaccessible : %1</translation>
    </message>
    <message>
        <source>The archive refused this: %1</source>
        <translation>L’archive a refusé : %1</translation>
    </message>
    <message>
        <source>The archive is not sound: %1</source>
        <translation>L’archive n’est pas saine : %1</translation>
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
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Autour de %1</translation>
    </message>
    <message>
        <source>In line with %1</source>
        <translation>Dans l’alignement de %1</translation>
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
    <message>
        <source>Begin with an action, such as type or keys.</source>
        <translation>Commencer par une action, telle que type ou keys.</translation>
    </message>
    <message>
        <source>--show: “%1” is no action</source>
        <translation>--show : « %1 » n’est pas une action</translation>
    </message>
</context>
<context>
    <name>DisabledChoice</name>
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
        <source>Visually disabled</source>
        <translation>Déficient visuel</translation>
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
        <source>&amp;Export report…</source>
        <translation>&amp;Exporter le rapport…</translation>
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
    <message>
        <source>T&amp;ype two scores</source>
        <translation>&amp;Taper deux feuilles</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
        <source>&amp;Edit the entry</source>
        <translation>&amp;Modifier l’inscription</translation>
    </message>
    <message>
        <source>&amp;Candidates for the entry</source>
        <translation>&amp;Candidats pour l’inscription</translation>
    </message>
    <message>
        <source>Black accepts &amp;White’s entry</source>
        <translation>Les Noirs acceptent l’inscription des &amp;Blancs</translation>
    </message>
    <message>
        <source>White accepts &amp;Black’s entry</source>
        <translation>Les Blancs acceptent l’inscription des &amp;Noirs</translation>
    </message>
    <message>
        <source>&amp;Lay against another move</source>
        <translation>&amp;Placer face à un autre coup</translation>
    </message>
    <message>
        <source>Fold &amp;agreed moves</source>
        <translation>&amp;Replier les coups concordants</translation>
    </message>
    <message>
        <source>Set up the &amp;boards as found…</source>
        <translation>&amp;Placer les échiquiers trouvés…</translation>
    </message>
    <message>
        <source>Enter the &amp;clocks…</source>
        <translation>Saisir les pend&amp;ules…</translation>
    </message>
    <message>
        <source>Next &amp;doubtful entry</source>
        <translation>Inscription dou&amp;teuse suivante</translation>
    </message>
    <message>
        <source>Previous doubtful &amp;entry</source>
        <translation>Inscription douteuse précéd&amp;ente</translation>
    </message>
    <message>
        <source>&amp;Read aloud…</source>
        <translation>&amp;Lire à voix haute…</translation>
    </message>
    <message>
        <source>T&amp;ranscribe</source>
        <translation>T&amp;ranscrire</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>&amp;Décider</translation>
    </message>
    <message>
        <source>En&amp;tries</source>
        <translation>Co&amp;ups notés</translation>
    </message>
    <message>
        <source>&amp;Details of the ruling…</source>
        <translation>&amp;Détails de la décision…</translation>
    </message>
    <message>
        <source>F&amp;ind in the scores…</source>
        <translation>Rechercher d&amp;ans les feuilles…</translation>
    </message>
    <message>
        <source>Find a&amp;gain</source>
        <translation>Recherche suiva&amp;nte</translation>
    </message>
    <message>
        <source>Show the re&amp;port…</source>
        <translation>Afficher le ra&amp;pport…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>I&amp;mprimer le rapport…</translation>
    </message>
    <message>
        <source>&amp;Sign the report…</source>
        <translation>&amp;Signer le rapport…</translation>
    </message>
    <message>
        <source>Check a signed repor&amp;t…</source>
        <translation>&amp;Vérifier un rapport signé…</translation>
    </message>
    <message>
        <source>&amp;Archive of incidents…</source>
        <translation>&amp;Archives des incidents…</translation>
    </message>
    <message>
        <source>Move the pane &amp;left</source>
        <translation>Panneau vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move the pane &amp;right</source>
        <translation>Panneau vers la &amp;droite</translation>
    </message>
    <message>
        <source>Move the pane &amp;up</source>
        <translation>Panneau vers le &amp;haut</translation>
    </message>
    <message>
        <source>Move the pane &amp;down</source>
        <translation>Panneau vers le &amp;bas</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>Dans une &amp;fenêtre à part</translation>
    </message>
    <message>
        <source>&amp;Hide the pane</source>
        <translation>&amp;Masquer le panneau</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>P&amp;anneaux</translation>
    </message>
    <message>
        <source>Scanned shee&amp;t</source>
        <translation>Feuille nu&amp;mérisée</translation>
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
    <message>
        <source>A case is text and cannot hold the picture of a score. Save the incident as a .diptych file.</source>
        <translation>Un cas est du texte et ne peut contenir l’image d’une feuille de partie. Enregistrez l’incident dans un fichier .diptych.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>The bishop that went to the neighbouring square</source>
        <translation>Le fou qui est allé sur la case voisine</translation>
    </message>
    <message>
        <source>Which rook went to d1?</source>
        <translation>Quelle tour est allée en d1 ?</translation>
    </message>
    <message>
        <source>Black castles although his rook has been away and come back</source>
        <translation>Les Noirs roquent bien que leur tour soit partie et revenue</translation>
    </message>
    <message>
        <source>A king&apos;s move is disputed, and the time control has passed meanwhile</source>
        <translation>Un coup de roi est contesté, et le contrôle de temps est passé entre-temps</translation>
    </message>
    <message>
        <source>Black has one move fewer on his score than White</source>
        <translation>Les Noirs ont un coup de moins que les Blancs sur leur feuille</translation>
    </message>
    <message>
        <source>By both scores 12.Qxh7 is mate; only Black&apos;s board has the bishop on c4</source>
        <translation>Selon les deux feuilles 12.Dxh7 est mat ; seul l’échiquier des Noirs a le fou en c4</translation>
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
    <name>Signatures</name>
    <message>
        <source>Valid</source>
        <translation>Valide</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valide</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 a signer with his role, %2 a file in a container</extracomment>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>Signed %1, by the signer’s own clock</source>
        <translation>Signé le %1, d’après l’horloge du signataire</translation>
    </message>
    <message>
        <source>Time stamp of an authority: %1</source>
        <translation>Horodatage d’une autorité : %1</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Empreinte %1</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Arbitre principal</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Commission</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>diptych::gui::AboutDialog</name>
    <message>
        <source>About Diptych</source>
        <translation>À propos de Diptych</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Nothing is sent over the network. Built upon:</source>
        <translation>Rapproche deux feuilles de partie, propose selon les Règles du jeu d’échecs et rend compte. L’arbitre décide.

Licence MIT. Rien n’est envoyé par le réseau. Construit sur :</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliothèques et leurs licences</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
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
        <translation>Lire à voix haute</translation>
    </message>
    <message>
        <source>Language of the players</source>
        <translation>Langue des joueurs</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Ce qui est lu à voix haute</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>S&amp;peak</source>
        <translation>&amp;Dire</translation>
    </message>
    <message>
        <source>No voice is installed on this computer.</source>
        <translation>Aucune voix n’est installée sur cet ordinateur.</translation>
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
    <name>diptych::gui::ArchiveDialog</name>
    <message>
        <source>Incidents found</source>
        <translation>Incidents trouvés</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>&amp;Make an archive here</source>
        <translation>&amp;Créer des archives ici</translation>
    </message>
    <message>
        <source>&amp;Add the open incident</source>
        <translation>&amp;Ajouter l’incident ouvert</translation>
    </message>
    <message>
        <source>S&amp;how the document</source>
        <translation>Afficher le &amp;document</translation>
    </message>
    <message>
        <source>&amp;Check the archive</source>
        <translation>&amp;Vérifier les archives</translation>
    </message>
    <message>
        <source>E&amp;xport the register…</source>
        <translation>E&amp;xporter le registre…</translation>
    </message>
    <message>
        <source>Archive of incidents</source>
        <translation>Archives des incidents</translation>
    </message>
    <message>
        <source>&amp;Folder, or address postgresql://…</source>
        <translation>D&amp;ossier ou adresse postgresql://…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Choose a fo&amp;lder…</source>
        <translation>Choisir un dossi&amp;er…</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>Déc&amp;ision</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>&amp;Words in it</source>
        <translation>&amp;Mots du dossier</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>The incident in the archive</source>
        <translation>L’incident dans les archives</translation>
    </message>
    <message>
        <source>Choose the folder of an archive, or one in which an archive is to be made.</source>
        <translation>Choisissez le dossier d’archives, ou un dossier où en créer.</translation>
    </message>
    <message>
        <source>Folder of the archive</source>
        <translation>Dossier des archives</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) found.</source>
        <translation>
            <numerusform>%n incident trouvé.</numerusform>
            <numerusform>%n incidents trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added under number %1.</source>
        <translation>Ajouté sous le numéro %1.</translation>
    </message>
    <message>
        <source>This document was erased.</source>
        <translation>Ce document a été effacé.</translation>
    </message>
    <message>
        <source>Export the register</source>
        <translation>Exporter le registre</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation>Classeur (*.xlsx)</translation>
    </message>
    <message>
        <source>Register written: %1</source>
        <translation>Registre écrit : %1</translation>
    </message>
    <message>
        <source>Open an archive to see what is in it.</source>
        <translation>Ouvrez une archive pour voir ce qu’elle contient.</translation>
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
    <name>diptych::gui::Autosave</name>
    <message>
        <source>The changes cannot be kept against a crash in %1. Save the incident.</source>
        <translation>Les modifications ne peuvent pas être gardées contre une panne dans %1. Enregistrez l’incident.</translation>
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
    <name>diptych::gui::BoardSetupDialog</name>
    <message>
        <source>&amp;White’s board</source>
        <translation>Échiquier des &amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black’s board</source>
        <translation>Échiquier des &amp;Noirs</translation>
    </message>
    <message>
        <source>&amp;Not recorded</source>
        <translation>Non &amp;relevé</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Échiquiers trouvés</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>&amp;Position (FEN)</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Position (FEN)</translation>
    </message>
    <message>
        <source>As a score has it, but…</source>
        <translation>Selon une feuille, mais…</translation>
    </message>
    <message>
        <source>As … has it, but:</source>
        <translation>Selon …, mais :</translation>
    </message>
    <message>
        <source>the likeliest game</source>
        <translation>la partie la plus vraisemblable</translation>
    </message>
    <message>
        <source>the game a move earlier</source>
        <translation>la partie un coup plus tôt</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Feuille des Blancs</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Feuille des Noirs</translation>
    </message>
    <message>
        <source>the other board</source>
        <translation>l’autre échiquier</translation>
    </message>
    <message>
        <source>an empty board</source>
        <translation>un échiquier vide</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>Vider la case</translation>
    </message>
    <message>
        <source>This board is not recorded.</source>
        <translation>Cet échiquier n’est pas relevé.</translation>
    </message>
    <message>
        <source>As the game.</source>
        <translation>Comme la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>Diffère de la partie sur %n case : %1.</numerusform>
            <numerusform>Diffère de la partie sur %n cases : %1.</numerusform>
        </translation>
    </message>
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
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is different there</extracomment>
        <translation>%1 tel que trouvé. %2</translation>
    </message>
    <message>
        <source>Set up the boards as found</source>
        <translation>Placer les échiquiers trouvés</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardView</name>
    <message>
        <source>No %1 on the board.</source>
        <translation>Sur l’échiquier, pas de %1.</translation>
    </message>
    <message>
        <source>Last move from %1 to %2.</source>
        <extracomment>the last move: %1 and %2 are squares</extracomment>
        <translation>Dernier coup de %1 à %2.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Échiquier</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockChart</name>
    <message>
        <source>Clocks over the moves</source>
        <translation>Pendules au fil des coups</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>%1 after move %2: %3, to be set</source>
        <extracomment>%1 a player, %2 number of a move, %3 a clock time</extracomment>
        <translation>%1 après le coup %2 : %3, à régler</translation>
    </message>
    <message>
        <source>%1 after move %2: %3</source>
        <translation>%1 après le coup %2 : %3</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>%1 number of a move</extracomment>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>White ——  Black – –</source>
        <translation>Blancs ——  Noirs – –</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockDialog</name>
    <message>
        <source>White’s clock</source>
        <translation>Pendule des Blancs</translation>
    </message>
    <message>
        <source>Black’s clock</source>
        <translation>Pendule des Noirs</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>Pendule en marche</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Temps depuis le début</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Display after the move</source>
        <translation>Affichage après le coup</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Connu par</translation>
    </message>
    <message>
        <source>clock log</source>
        <translation>journal de la pendule</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>recorder</source>
        <translation>enregistreur</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille de partie</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <source>Earlier displays, one a line</source>
        <translation>Affichages antérieurs, un par ligne</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Whose clock &amp;ran</source>
        <translation>Pendule en &amp;marche</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>&amp;Cadence</translation>
    </message>
    <message>
        <source>Time since the &amp;start</source>
        <translation>Temps depuis le &amp;début</translation>
    </message>
    <message>
        <source>Display &amp;after a move</source>
        <translation>Affichage &amp;après un coup</translation>
    </message>
    <message>
        <source>&amp;Earlier displays</source>
        <translation>Affichages an&amp;térieurs</translation>
    </message>
    <message>
        <source>&amp;White’s clock</source>
        <translation>Pendule des &amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black’s clock</source>
        <translation>Pendule des &amp;Noirs</translation>
    </message>
    <message>
        <source>Type the display first, such as 3410 for 0:34:10.</source>
        <translation>Tapez d’abord l’affichage, par exemple 3410 pour 0:34:10.</translation>
    </message>
    <message>
        <source>“%1” is no clock time.</source>
        <translation>« %1 » n’est pas un temps de pendule.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Cadence : « %1 » trouvé, %2 attendu.</translation>
    </message>
    <message>
        <source>A line of the earlier displays cannot be read; “anchor white 20 0:34:10 log” would be one.</source>
        <translation>Une ligne des affichages antérieurs est illisible ; « anchor white 20 0:34:10 log » en serait une.</translation>
    </message>
    <message>
        <source>Enter the clocks</source>
        <translation>Saisir les pendules</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockLine</name>
    <message>
        <source>Hours, minutes, seconds; 3410 is 0:34:10</source>
        <translation>Heures, minutes, secondes ; 3410 signifie 0:34:10</translation>
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
    <message>
        <source>Setting steps for</source>
        <translation>Réglage pas à pas de</translation>
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
    <message>
        <source>There is no legal move that this entry could stand for.</source>
        <translation>Aucun coup légal ne peut être ce que dit cette inscription.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>The scores do not differ here.</source>
        <translation>Les feuilles ne diffèrent pas ici.</translation>
    </message>
    <message>
        <source>Marked: %1 Go to the move that it belongs to and press the key again.</source>
        <translation>Marqué : %1 Allez au coup auquel il appartient et appuyez de nouveau sur la touche.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Numérisation</translation>
    </message>
    <message>
        <source>Read from the picture: %1.</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>Lu sur l’image : %1.</translation>
    </message>
    <message>
        <source>No score of this incident comes from a picture.</source>
        <translation>Aucune feuille de cet incident ne vient d’une image.</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Déplacé : %1</translation>
    </message>
    <message>
        <source>There is no pane on that side.</source>
        <translation>Il n’y a pas de panneau de ce côté.</translation>
    </message>
    <message>
        <source>In a window of its own: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Dans une fenêtre à part : %1</translation>
    </message>
    <message>
        <source>Back in the window: %1</source>
        <translation>De retour dans la fenêtre : %1</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Masqué : %1</translation>
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
        <translation>%1 (processus %2)</translation>
    </message>
    <message>
        <source>another window</source>
        <translation>une autre fenêtre</translation>
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
    <message>
        <source>as White’s score.</source>
        <translation>comme la feuille des Blancs.</translation>
    </message>
    <message>
        <source>as Black’s score.</source>
        <translation>comme la feuille des Noirs.</translation>
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
    <name>diptych::gui::GameFields</name>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>From a tournament &amp;file (TRF)…</source>
        <translation>Depuis un &amp;fichier de tournoi (TRF)…</translation>
    </message>
    <message>
        <source>A player of the &amp;tournament</source>
        <translation>Un jo&amp;ueur du tournoi</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Éc&amp;hiquier</translation>
    </message>
    <message>
        <source>White, &amp;Last name, First name</source>
        <translation>Blancs, &amp;nom, prénom</translation>
    </message>
    <message>
        <source>Black, Last n&amp;ame, First name</source>
        <translation>Noirs, no&amp;m, prénom</translation>
    </message>
    <message>
        <source>Time &amp;control</source>
        <translation>&amp;Cadence</translation>
    </message>
    <message>
        <source>No tournament file was read</source>
        <translation>Aucun fichier de tournoi lu</translation>
    </message>
    <message>
        <source>Tournament file</source>
        <translation>Fichier de tournoi</translation>
    </message>
    <message>
        <source>Tournament files (*.trf *.trfx *.txt)</source>
        <translation>Fichiers de tournoi (*.trf *.trfx *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 is no tournament file.</source>
        <translation>%1 n’est pas un fichier de tournoi.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Choisissez un joueur</translation>
    </message>
    <message>
        <source>In this round the file has no game of %1.</source>
        <translation>Dans cette ronde, le fichier n’a pas de partie de %1.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Cadence : « %1 » trouvé, %2 attendu.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HandField</name>
    <message>
        <source>Signature by hand</source>
        <translation>Signature manuscrite</translation>
    </message>
    <message>
        <source>Empty. Drawn with pen or mouse; not necessary.</source>
        <translation>Vide. Se trace au stylet ou à la souris ; facultatif.</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s) drawn.</source>
        <translation>
            <numerusform>%n trait tracé.</numerusform>
            <numerusform>%n traits tracés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign here with pen or mouse, or leave it empty</source>
        <translation>Signez ici au stylet ou à la souris, ou laissez vide</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HelpDialog</name>
    <message>
        <source>Type the first score as its sheet has it. A move is taken as soon as only one legal move can be meant; small letters will do.</source>
        <translation>Tapez la première feuille telle qu’elle est écrite. Un coup est pris dès qu’un seul coup légal est possible ; les minuscules suffisent.</translation>
    </message>
    <message>
        <source>Enter takes what stands in the line as it is, also when it is not legal. Insert says that the sheet left the move out, Backspace in an empty line takes the last entry back.</source>
        <translation>Entrée prend ce qui est dans la ligne tel quel, même si ce n’est pas légal. Inser dit que la feuille a omis le coup, Retour arrière dans une ligne vide reprend la dernière inscription.</translation>
    </message>
    <message>
        <source>Moves can also be made on the board: drag a piece, click on two squares, or press Enter on two squares.</source>
        <translation>Les coups peuvent aussi se jouer sur l’échiquier : faites glisser une pièce, cliquez sur deux cases ou appuyez sur Entrée sur deux cases.</translation>
    </message>
    <message>
        <source>The score table shows both scores move by move, with the state of every row in words. Ctrl+Down goes to the next difference; the board shows the position there.</source>
        <translation>Le tableau montre les deux feuilles coup par coup, avec l’état de chaque ligne en toutes lettres. Ctrl+Bas va à la différence suivante ; l’échiquier montre la position.</translation>
    </message>
    <message>
        <source>F2 or Enter types an entry anew, F4 offers the moves that it may stand for. Ctrl+1 and Ctrl+2 note that a player accepts the other’s entry.</source>
        <translation>F2 ou Entrée retape une inscription, F4 propose les coups qu’elle peut signifier. Ctrl+1 et Ctrl+2 notent qu’un joueur accepte l’inscription de l’autre.</translation>
    </message>
    <message>
        <source>Ctrl+B sets up the boards as found, Ctrl+K enters the clocks.</source>
        <translation>Ctrl+B place les échiquiers trouvés, Ctrl+K saisit les pendules.</translation>
    </message>
    <message>
        <source>The ruling is the arbiter’s: answer what is asked, go to a remedy, write the reasons, and accept it with Ctrl+Enter. Ctrl+L shows the article, Ctrl+R what to read aloud.</source>
        <translation>La décision appartient à l’arbitre : répondez aux questions, allez à une mesure, écrivez les motifs et acceptez-la avec Ctrl+Entrée. Ctrl+L montre l’article, Ctrl+R ce qu’il faut lire à voix haute.</translation>
    </message>
    <message>
        <source>F6 goes from pane to pane, Ctrl+Z undoes any edit, and Ctrl+? lists all keys and lets you change them.</source>
        <translation>F6 va de panneau en panneau, Ctrl+Z annule toute modification, et Ctrl+? donne la liste des touches et permet de les changer.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>On the board, the arrows go from square to square and a name such as e4 goes there. K Q R B N P go to the next such piece of the player to move, with Shift of the other; O says what stands around, X what stands in line, W where White’s pieces are, with Shift Black’s, and Shift+L the last move.</source>
        <translation>Sur l’échiquier, les flèches vont de case en case et un nom comme e4 mène à la case. K Q R B N P (roi, dame, tour, fou, cavalier, pion) vont à la prochaine pièce de ce genre du joueur au trait, avec Maj de l’autre ; O dit ce qui se trouve autour, X ce qui est dans l’alignement, W où sont les pièces des Blancs, avec Maj celles des Noirs, et Maj+L le dernier coup.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P shows the report as it will be printed, Ctrl+I signs it. Ctrl+Shift+O checks a signed report for the committee, Ctrl+Shift+A opens the archive of incidents.</source>
        <translation>Ctrl+Maj+P affiche le rapport tel qu’il sera imprimé, Ctrl+I le signe. Ctrl+Maj+O vérifie un rapport signé pour la commission, Ctrl+Maj+A ouvre les archives des incidents.</translation>
    </message>
    <message>
        <source>Then go to the second score with F6: Enter says that it has the same move, anything else is typed.</source>
        <translation>Passez ensuite à la seconde feuille avec F6 : Entrée dit qu’elle a le même coup, tout le reste se tape.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Edits, the newest last</source>
        <translation>Modifications, la plus récente en dernier</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Tel qu’ouvert</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IdentityBox</name>
    <message>
        <source>Identity</source>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Autre &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;New identity…</source>
        <translation>&amp;Nouvelle identité…</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>There is no identity yet. Make one, or use a file (PKCS#12) that you have from your federation.</source>
        <translation>Il n’y a pas encore d’identité. Créez-en une, ou utilisez un fichier (PKCS#12) de votre fédération.</translation>
    </message>
    <message>
        <source>%1 signs, with the key in %2.</source>
        <extracomment>%1 a person, %2 a file</extracomment>
        <translation>%1 signe avec la clé de %2.</translation>
    </message>
    <message>
        <source>The key in %1 signs.</source>
        <translation>La clé de %1 signe.</translation>
    </message>
    <message>
        <source>Identities (*.p12 *.pfx)</source>
        <translation>Identités (*.p12 *.pfx)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Remember it in the keyring of this computer</source>
        <translation>Le mémorise&amp;r dans le trousseau de cet ordinateur</translation>
    </message>
    <message>
        <source>No keyring is running on this computer</source>
        <translation>Aucun trousseau n’est actif sur cet ordinateur</translation>
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
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Cet incident vient d’un rapport signé et ne peut être que lu.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 name of an edit</extracomment>
        <translation>Annuler : %1</translation>
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
    <message>
        <source>F2 Enter</source>
        <translation>F2 Entrée</translation>
    </message>
    <message>
        <source>Scores: type the entry anew</source>
        <translation>Feuilles : retaper l’inscription</translation>
    </message>
    <message>
        <source>Insert Delete</source>
        <translation>Inser Suppr</translation>
    </message>
    <message>
        <source>Scores: add a missing entry, mark an entry as void</source>
        <translation>Feuilles : ajouter une inscription manquante, marquer une inscription comme nulle</translation>
    </message>
    <message>
        <source>Enter Insert Backspace</source>
        <translation>Entrée Inser Retour arrière</translation>
    </message>
    <message>
        <source>Typing: the same move, left out, take back</source>
        <translation>Saisie : même coup, omis, reprendre</translation>
    </message>
    <message>
        <source>K Q R B N P</source>
        <translation>K Q R B N P</translation>
    </message>
    <message>
        <source>Boards as found: a white piece, small letters a black one</source>
        <translation>Échiquiers trouvés : une pièce blanche, en minuscule une noire</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>&amp;Utiliser cette touche</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Autre touche</translation>
    </message>
    <message>
        <source>&amp;Another key</source>
        <translation>&amp;Autre touche</translation>
    </message>
    <message>
        <source>This key belongs to the view and stays as it is.</source>
        <translation>Cette touche appartient à la vue et reste telle quelle.</translation>
    </message>
    <message>
        <source>Press a key first.</source>
        <translation>Appuyez d’abord sur une touche.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does already</extracomment>
        <translation>%1 est déjà la touche de « %2 ».</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does now</extracomment>
        <translation>%1 est maintenant la touche de « %2 ».</translation>
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
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
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
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>This rests on no article of its own.</source>
        <translation>Ceci ne repose sur aucun article particulier.</translation>
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
        <source>The file of this incident is no longer there. Save it again.</source>
        <translation>Le fichier de cet incident n’existe plus. Enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>Open an incident, a case or two score files</source>
        <translation>Ouvrir un incident, un cas ou deux feuilles</translation>
    </message>
    <message>
        <source>Incidents and cases (*.diptych *.case)</source>
        <translation>Incidents et cas (*.diptych *.case)</translation>
    </message>
    <message>
        <source>Save the incident</source>
        <translation>Enregistrer l’incident</translation>
    </message>
    <message>
        <source>Incident with everything in it (*.diptych)</source>
        <translation>Incident avec tout son contenu (*.diptych)</translation>
    </message>
    <message>
        <source>Case as text (*.case)</source>
        <translation>Cas en texte (*.case)</translation>
    </message>
    <message>
        <source>Everything done since the last save would be lost.</source>
        <translation>Tout ce qui a été fait depuis le dernier enregistrement serait perdu.</translation>
    </message>
    <message>
        <source>The file of this incident was changed by another program.</source>
        <translation>Le fichier de cet incident a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>“%1” was not saved when the program ended: %2, after “%3”.</source>
        <extracomment>%1 title of an incident, %2 date and time, %3 name of an edit</extracomment>
        <translation>« %1 » n’était pas enregistré quand le programme s’est arrêté : %2, après « %3 ».</translation>
    </message>
    <message>
        <source>Recovered: %1</source>
        <translation>Récupéré : %1</translation>
    </message>
    <message>
        <source>Type the scores: %1 first.</source>
        <translation>Tapez les feuilles : d’abord %1.</translation>
    </message>
    <message>
        <source>Accept a remedy first.</source>
        <translation>Acceptez d’abord une mesure.</translation>
    </message>
    <message>
        <source>This incident is edited elsewhere too: %1. Whoever saves last overwrites the other.</source>
        <extracomment>%1 who edits the file</extracomment>
        <translation>Cet incident est aussi modifié ailleurs : %1. Le dernier qui enregistre écrase l’autre.</translation>
    </message>
    <message>
        <source>The report cannot be drawn.</source>
        <translation>Le rapport ne peut pas être dessiné.</translation>
    </message>
    <message>
        <source>Check a signed report</source>
        <translation>Vérifier un rapport signé</translation>
    </message>
    <message>
        <source>Signed reports (*.asice *.pdf)</source>
        <translation>Rapports signés (*.asice *.pdf)</translation>
    </message>
    <message>
        <source>%1 is neither a PDF nor a container.</source>
        <translation>%1 n’est ni un PDF ni un conteneur.</translation>
    </message>
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Cet incident vient d’un rapport signé et ne peut être que lu.</translation>
    </message>
    <message>
        <source>Find in the scores</source>
        <translation>Rechercher dans les feuilles</translation>
    </message>
    <message>
        <source>A move, a square or a text:</source>
        <translation>Un coup, une case ou un texte :</translation>
    </message>
    <message>
        <source>“%1” is not in the scores.</source>
        <translation>« %1 » n’est pas dans les feuilles.</translation>
    </message>
    <message>
        <source>Take a score: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Prendre une feuille : %1</translation>
    </message>
    <message>
        <source>Whose score is %1?</source>
        <translation>De qui est la feuille %1 ?</translation>
    </message>
    <message>
        <source>The picture of a score is still being read. A report can be made when it has been read, or when reading was cancelled.</source>
        <translation>L’image d’une feuille est encore en cours de lecture. Le rapport pourra être établi quand elle sera lue ou que la lecture aura été annulée.</translation>
    </message>
    <message>
        <source>New incident</source>
        <translation>Nouvel incident</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>Des &amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>Des &amp;Noirs</translation>
    </message>
    <message>
        <source>The re&amp;corder’s</source>
        <translation>De l’enre&amp;gistreur</translation>
    </message>
    <message>
        <source>An &amp;assistant’s</source>
        <translation>D’un assis&amp;tant</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Rechar&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Garder &amp;le mien</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>Récupérer l’&amp;incident</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MoveLine</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIdentityDialog</name>
    <message>
        <source>New identity</source>
        <translation>Nouvelle identité</translation>
    </message>
    <message>
        <source>Make the identity</source>
        <translation>Créer l’identité</translation>
    </message>
    <message>
        <source>&amp;Your name, as it stands on reports</source>
        <translation>&amp;Votre nom, tel qu’il figure sur les rapports</translation>
    </message>
    <message>
        <source>&amp;FIDE ID, if you have one</source>
        <translation>Identifiant &amp;FIDE, si vous en avez un</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Phrase secrète</translation>
    </message>
    <message>
        <source>Passphrase &amp;again</source>
        <translation>Phrase secrète, &amp;encore une fois</translation>
    </message>
    <message>
        <source>An identity is a key with your name. It can certify other arbiters and, once for each signature, the players. It is kept in %1. Keep a copy of the file and remember the passphrase: nobody can restore either.</source>
        <translation>Une identité est une clé à votre nom. Elle peut certifier d’autres arbitres et, une fois par signature, les joueurs. Elle est conservée dans %1. Gardez une copie du fichier et retenez la phrase secrète : personne ne peut les rétablir.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Tapez votre nom.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs at least %n characters.</source>
        <translation>
            <numerusform>La phrase secrète doit avoir au moins %n caractère.</numerusform>
            <numerusform>La phrase secrète doit avoir au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Les deux phrases secrètes ne sont pas les mêmes.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Nouvel incident</translation>
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
    <message>
        <source>Picture: %1</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Image : %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Masquer</translation>
    </message>
</context>
<context>
    <name>diptych::gui::OverviewBar</name>
    <message>
        <source>Overview of the differences</source>
        <translation>Vue d’ensemble des différences</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::PaneArea</name>
    <message>
        <source>Panes in this place</source>
        <translation>Panneaux à cet endroit</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreferencesDialog</name>
    <message>
        <source>&amp;Large controls, for fingers</source>
        <translation>&amp;Grands boutons, pour les doigts</translation>
    </message>
    <message>
        <source>Go on to the &amp;next difference when one is decided</source>
        <translation>Passer à la différence &amp;suivante dès qu’une est réglée</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language changes when the program starts again. Colours and size of the text are in the View menu, keys under Help.</source>
        <translation>La langue change au prochain démarrage. Couleurs et taille du texte sont dans le menu Affichage, les touches sous Aide.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>L&amp;angue</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreviewDialog</name>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Large p&amp;rint</source>
        <translation>G&amp;ros caractères</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Langue du rapport</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Everything, for the committee</source>
        <translation>Tout, pour la commission</translation>
    </message>
    <message>
        <source>One page, for the arbiter</source>
        <translation>Une page, pour l’arbitre</translation>
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
    <name>diptych::gui::ReportDialog</name>
    <message>
        <source>The report as text</source>
        <translation>Le rapport en texte</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Pages</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>Pages or text</source>
        <translation>Pages ou texte</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>P&amp;lus grand</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus pe&amp;tit</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>The report is being drawn…</source>
        <translation>Le rapport est en cours de dessin…</translation>
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
        <source>Report written: %1</source>
        <translation>Rapport écrit : %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ReviewDialog</name>
    <message>
        <source>Signatures and problems</source>
        <translation>Signatures et problèmes</translation>
    </message>
    <message>
        <source>No signature was found.</source>
        <translation>Aucune signature n’a été trouvée.</translation>
    </message>
    <message>
        <source>&amp;Walk through the evidence</source>
        <translation>&amp;Parcourir les preuves</translation>
    </message>
    <message>
        <source>Show the re&amp;port</source>
        <translation>Afficher le ra&amp;pport</translation>
    </message>
    <message>
        <source>&amp;Sign the decision…</source>
        <translation>&amp;Signer la décision…</translation>
    </message>
    <message>
        <source>Signed report: %1</source>
        <translation>Rapport signé : %1</translation>
    </message>
    <message>
        <source>Decision of the committee</source>
        <translation>Décision de la commission</translation>
    </message>
    <message>
        <source>The &amp;appeal</source>
        <translation>L’&amp;appel</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Pas encore décidé</translation>
    </message>
    <message>
        <source>is upheld</source>
        <translation>est accueilli</translation>
    </message>
    <message>
        <source>leads to a changed ruling</source>
        <translation>conduit à une décision modifiée</translation>
    </message>
    <message>
        <source>is rejected, the ruling stands</source>
        <translation>est rejeté, la décision tient</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>&amp;Motifs</translation>
    </message>
    <message>
        <source>Me&amp;mbers, one a line, the chairman first</source>
        <translation>Mem&amp;bres, un par ligne, le président d’abord</translation>
    </message>
    <message>
        <source>The signatures are being checked…</source>
        <translation>Les signatures sont en cours de vérification…</translation>
    </message>
    <message>
        <source>A PDF alone holds no evidence to walk in.</source>
        <translation>Un PDF seul ne contient pas de preuves à parcourir.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>A report whose signatures do not hold cannot be decided on.</source>
        <translation>On ne peut pas statuer sur un rapport dont les signatures ne tiennent pas.</translation>
    </message>
    <message>
        <source>Choose what becomes of the appeal.</source>
        <translation>Choisissez ce qu’il advient de l’appel.</translation>
    </message>
    <message>
        <source>Write the reasons of the committee.</source>
        <translation>Écrivez les motifs de la commission.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Créez une identité, ou choisissez-en le fichier.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Tapez la phrase secrète de l’identité.</translation>
    </message>
    <message>
        <source>Ready to be signed. The decision cites the report by its hash; the report stays as it is.</source>
        <translation>Prêt à être signé. La décision cite le rapport par son empreinte ; le rapport reste tel quel.</translation>
    </message>
    <message>
        <source>Keep the decision</source>
        <translation>Conserver la décision</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The decision is signed: %1</source>
        <translation>La décision est signée : %1</translation>
    </message>
    <message>
        <source>What holds &amp;now, where it changes</source>
        <translation>Ce qui vaut &amp;désormais, si cela change</translation>
    </message>
    <message>
        <source>Name the members of the committee.</source>
        <translation>Nommez les membres de la commission.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingDetailsDialog</name>
    <message>
        <source>Details of the ruling</source>
        <translation>Détails de la décision</translation>
    </message>
    <message>
        <source>White’s clock, if other than proposed</source>
        <translation>Pendule des Blancs, si autre que proposé</translation>
    </message>
    <message>
        <source>Black’s clock, if other than proposed</source>
        <translation>Pendule des Noirs, si autre que proposé</translation>
    </message>
    <message>
        <source>White’s statement</source>
        <translation>Déclaration des Blancs</translation>
    </message>
    <message>
        <source>Black’s statement</source>
        <translation>Déclaration des Noirs</translation>
    </message>
    <message>
        <source>White refused to sign</source>
        <translation>Les Blancs ont refusé de signer</translation>
    </message>
    <message>
        <source>Black refused to sign</source>
        <translation>Les Noirs ont refusé de signer</translation>
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
    <message>
        <source>Worksheet</source>
        <translation>Feuille de travail</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPageView</name>
    <message>
        <source>Page of the score sheet</source>
        <translation>Page de la feuille de partie</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPane</name>
    <message>
        <source>What the entry may stand for</source>
        <translation>Ce que l’inscription peut signifier</translation>
    </message>
    <message>
        <source>%1: before the first move</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1 : avant le premier coup</translation>
    </message>
    <message>
        <source>%1: no entry for %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.&quot;</extracomment>
        <translation>%1 : pas d’inscription pour %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.Nf3&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>La page est en cours de tracé…</translation>
    </message>
    <message>
        <source>The page cannot be shown.</source>
        <translation>La page ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <extracomment>%1 number of a page, %2 &quot;White’s score: 12.Nf3&quot;</extracomment>
        <translation>Page %1. %2</translation>
    </message>
    <message>
        <source>Enlarged cell. %1</source>
        <translation>Case agrandie. %1</translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Rien à choisir</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanStatus</name>
    <message>
        <source>%1: reading page %2 of %3, %4 %</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 and %3 numbers of pages, %4 percent</extracomment>
        <translation>%1 : lecture de la page %2 sur %3, %4 %</translation>
    </message>
    <message>
        <source>%1: reading was stopped</source>
        <translation>%1 : la lecture a été arrêtée</translation>
    </message>
    <message>
        <source>%1: comparing what was read</source>
        <translation>%1 : comparaison de ce qui a été lu</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were read</source>
        <translation>
            <numerusform>%n inscription lue</numerusform>
            <numerusform>%n inscriptions lues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 how it was read</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>Lecture : %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Cancel reading %1</source>
        <translation>Annuler la lecture : %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Lire : %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreEditing</name>
    <message>
        <source>Add %1%2 to %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>Ajouter %1%2 à : %3</translation>
    </message>
    <message>
        <source>Read %1%2 as %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 and %3 an entry before and after</extracomment>
        <translation>Lire %1%2 comme %3</translation>
    </message>
    <message>
        <source>Add a missing entry at %1 to %2</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 &quot;White’s score&quot;</extracomment>
        <translation>Ajouter une inscription manquante en %1 : %2</translation>
    </message>
    <message>
        <source>There is no entry here.</source>
        <translation>Il n’y a pas d’inscription ici.</translation>
    </message>
    <message>
        <source>Mark %1%2 in %3 as void</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>Marquer %1%2 comme nul : %3</translation>
    </message>
    <message>
        <source>White accepts Black’s entry %1</source>
        <translation>Les Blancs acceptent l’inscription %1 des Noirs</translation>
    </message>
    <message>
        <source>Black accepts White’s entry %1</source>
        <translation>Les Noirs acceptent l’inscription %1 des Blancs</translation>
    </message>
    <message>
        <source>An entry can be laid against a later move only. Mark the earlier one first.</source>
        <translation>Une inscription ne peut être placée que face à un coup ultérieur. Marquez d’abord la première.</translation>
    </message>
    <message>
        <source>Lay %1%2 against %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;24.&quot;</extracomment>
        <translation>Placer %1%2 face à %3</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>tel qu’écrit</translation>
    </message>
    <message>
        <source>a small letter for a piece</source>
        <translation>une minuscule pour une pièce</translation>
    </message>
    <message>
        <source>letters of another language</source>
        <translation>lettres d’une autre langue</translation>
    </message>
    <message>
        <source>by its squares</source>
        <translation>d’après ses cases</translation>
    </message>
    <message>
        <source>seen from the other side</source>
        <translation>vu de l’autre côté</translation>
    </message>
    <message>
        <source>characters that look or sound alike</source>
        <translation>signes semblables à l’œil ou à l’oreille</translation>
    </message>
    <message>
        <source>as %1 has it</source>
        <translation>selon : %1</translation>
    </message>
    <message>
        <source>as the likeliest game has it</source>
        <translation>selon la partie la plus vraisemblable</translation>
    </message>
    <message>
        <source>one character away</source>
        <translation>à un caractère près</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a move, %2 reasons for it</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>as it looks on the picture</source>
        <translation>d’après l’image</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
    <message>
        <source>%1, read as %2</source>
        <extracomment>an entry of a score and what it means: %1 &quot;cd&quot;, %2 &quot;cxd4&quot;</extracomment>
        <translation>%1, lu %2</translation>
    </message>
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
    <name>diptych::gui::ScoreTyping</name>
    <message>
        <source>Notation of %1</source>
        <extracomment>name of an edit; %1 &quot;White’s score&quot;</extracomment>
        <translation>Notation : %1</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Feuille des Blancs</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Feuille des Noirs</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>what was just typed; %1 &quot;12…&quot;, %2 the entry, %3 what may follow</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type %1%2 in %3</source>
        <extracomment>name of an edit; %1 &quot;12.&quot;, %2 a move, %3 &quot;White’s score&quot;</extracomment>
        <translation>Taper %1%2 : %3</translation>
    </message>
    <message>
        <source>%1: this cannot be read.</source>
        <translation>%1 : illisible.</translation>
    </message>
    <message>
        <source>%1: not a legal move; it is kept as written.</source>
        <translation>%1 : coup illégal ; il est gardé tel qu’écrit.</translation>
    </message>
    <message>
        <source>The other score has no move here that can be played: type what the sheet has.</source>
        <translation>L’autre feuille n’a ici aucun coup jouable : tapez ce que dit la feuille.</translation>
    </message>
    <message>
        <source>Leave %1 out in %2</source>
        <translation>Omettre %1 : %2</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>Take %1%2 back in %3</source>
        <translation>Reprendre %1%2 : %3</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>repris</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Coller dans : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries pasted.</source>
        <translation>
            <numerusform>%n inscription collée.</numerusform>
            <numerusform>%n inscriptions collées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the starting position</source>
        <translation>Fixer la position de départ</translation>
    </message>
    <message>
        <source>Type the move that the sheet has; Enter can only say “the same” where the other score is there.</source>
        <translation>Tapez le coup que la feuille donne ; Entrée ne peut dire « le même » que là où l’autre feuille est là.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::SignDialog</name>
    <message>
        <source>&amp;White refuses to sign</source>
        <translation>Les &amp;Blancs refusent de signer</translation>
    </message>
    <message>
        <source>&amp;Black refuses to sign</source>
        <translation>Les &amp;Noirs refusent de signer</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Nobody has signed yet.</source>
        <translation>Personne n’a encore signé.</translation>
    </message>
    <message>
        <source>&amp;Sign…</source>
        <translation>&amp;Signer…</translation>
    </message>
    <message>
        <source>Sign the report</source>
        <translation>Signer le rapport</translation>
    </message>
    <message>
        <source>W&amp;hat is signed</source>
        <translation>&amp;Ce qui est signé</translation>
    </message>
    <message>
        <source>Report with all evidence (.asice)</source>
        <translation>Rapport avec toutes les preuves (.asice)</translation>
    </message>
    <message>
        <source>Report alone (.pdf)</source>
        <translation>Rapport seul (.pdf)</translation>
    </message>
    <message>
        <source>&amp;Language of the report</source>
        <translation>&amp;Langue du rapport</translation>
    </message>
    <message>
        <source>Who &amp;signs</source>
        <translation>&amp;Qui signe</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>Lie&amp;u</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Vider le champ</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Signing cannot be undone. The signature covers the report as the incident stands now: what is changed afterwards needs a new report, which is signed again. A player who signs was informed; he need not agree.</source>
        <translation>Une signature ne peut pas être annulée. Elle porte sur le rapport tel que l’incident est maintenant : ce qui est modifié ensuite demande un nouveau rapport, signé à son tour. Un joueur qui signe a été informé ; il n’est pas tenu d’être d’accord.</translation>
    </message>
    <message>
        <source>There is no ruling yet. A proposal cannot be signed.</source>
        <translation>Il n’y a pas encore de décision. Une proposition ne peut pas être signée.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal. Write the reasons first.</source>
        <translation>La décision s’écarte de la proposition. Écrivez d’abord les motifs.</translation>
    </message>
    <message>
        <source>The file was changed after it was signed: %1</source>
        <translation>Le fichier a été modifié après la signature : %1</translation>
    </message>
    <message>
        <source>The report has no free place for a signature of %1.</source>
        <translation>Le rapport n’a pas de place libre pour une signature : %1.</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Signature en cours…</translation>
    </message>
    <message>
        <source>The arbiter signs first.</source>
        <translation>L’arbitre signe d’abord.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Créez une identité, ou choisissez-en le fichier.</translation>
    </message>
    <message>
        <source>Type the name of the person who signs.</source>
        <translation>Tapez le nom de la personne qui signe.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Tapez la phrase secrète de l’identité.</translation>
    </message>
    <message>
        <source>Add the &amp;signature</source>
        <translation>Ajouter la &amp;signature</translation>
    </message>
    <message>
        <source>%1 signs with a key that %2 certifies for this signature only; it is forgotten afterwards.</source>
        <extracomment>%1 a player, %2 whose identity certifies the key</extracomment>
        <translation>%1 signe avec une clé que %2 certifie pour cette seule signature ; elle est oubliée ensuite.</translation>
    </message>
    <message>
        <source>Ready to be signed.</source>
        <translation>Prêt à être signé.</translation>
    </message>
    <message>
        <source>Keep the signed report</source>
        <translation>Conserver le rapport signé</translation>
    </message>
    <message>
        <source>Signed container (*.asice)</source>
        <translation>Conteneur signé (*.asice)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Signed: %1</source>
        <translation>Signé : %1</translation>
    </message>
    <message>
        <source>The report says that %1 refused to sign.</source>
        <translation>Selon le rapport, %1 a refusé de signer.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::StartDialog</name>
    <message>
        <source>Start of the scores</source>
        <translation>Début des feuilles</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Position (FEN)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Position habituelle</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>&amp;Position (FEN)</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>Au &amp;trait</translation>
    </message>
    <message>
        <source>Move &amp;number</source>
        <translation>&amp;Numéro du coup</translation>
    </message>
    <message>
        <source>This is no position in which a game can go on: %1</source>
        <translation>Ce n’est pas une position où une partie peut continuer : %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingPage</name>
    <message>
        <source>Same (Enter)</source>
        <translation>Identique (Entrée)</translation>
    </message>
    <message>
        <source>Left out (Insert)</source>
        <translation>Omis (Inser)</translation>
    </message>
    <message>
        <source>Take back (Backspace)</source>
        <translation>Reprendre (Retour arrière)</translation>
    </message>
    <message>
        <source>Notation of the sheet</source>
        <translation>Notation de la feuille</translation>
    </message>
    <message>
        <source>What was typed</source>
        <translation>Ce qui a été tapé</translation>
    </message>
    <message>
        <source>Moves that can be meant</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Picked up on %1.</source>
        <translation>Pris en %1.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12…&quot;, %3 &quot;Black to move&quot;</extracomment>
        <translation>%1 : %2 %3</translation>
    </message>
    <message>
        <source>Board, %1 %2</source>
        <translation>Échiquier, %1 %2</translation>
    </message>
    <message>
        <source>No legal move is spelled so. Enter keeps it as it is written.</source>
        <translation>Aucun coup légal ne s’écrit ainsi. Entrée le garde tel qu’écrit.</translation>
    </message>
    <message>
        <source>Down chooses a move, Enter takes it.</source>
        <translation>Bas choisit un coup, Entrée le prend.</translation>
    </message>
    <message>
        <source>Enter: %1, as the other score.</source>
        <extracomment>%1 a move</extracomment>
        <translation>Entrée : %1, comme l’autre feuille.</translation>
    </message>
    <message>
        <source>Type the move as the sheet has it, or make it on the board.</source>
        <translation>Tapez le coup tel que la feuille le donne, ou jouez-le sur l’échiquier.</translation>
    </message>
    <message>
        <source>Choose the piece that the pawn becomes.</source>
        <translation>Choisissez la pièce que devient le pion.</translation>
    </message>
    <message>
        <source>&amp;White’s score</source>
        <translation>Feuille des &amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black’s score</source>
        <translation>Feuille des &amp;Noirs</translation>
    </message>
    <message>
        <source>&amp;Start from…</source>
        <translation>Par&amp;tir de…</translation>
    </message>
    <message>
        <source>&amp;Compare the scores</source>
        <translation>&amp;Comparer les feuilles</translation>
    </message>
    <message>
        <source>Visuall&amp;y disabled</source>
        <translation>Déficient &amp;visuel</translation>
    </message>
    <message>
        <source>Visually disabled: %1</source>
        <extracomment>name of an edit; %1 a player, or nobody</extracomment>
        <translation>Déficient visuel : %1</translation>
    </message>
    <message>
        <source>the game is over (%1)</source>
        <extracomment>%1 &quot;checkmate&quot;</extracomment>
        <translation>la partie est terminée (%1)</translation>
    </message>
    <message>
        <source>No move follows. Go on with the other score, or compare them. What the sheet has all the same can be typed.</source>
        <translation>Aucun coup ne suit. Passez à l’autre feuille, ou comparez-les. Ce que la feuille porte quand même peut être tapé.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingTableModel</name>
    <message>
        <source>left out</source>
        <comment>an entry</comment>
        <translation>omis</translation>
    </message>
    <message>
        <source>next</source>
        <comment>the entry that is typed next</comment>
        <translation>suivant</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an entry that is missing or cannot be read</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two entries</comment>
        <translation>identiques</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>two entries</comment>
        <translation>différents</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>diptych::gui::WelcomePage</name>
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
        <source>T&amp;ype two scores</source>
        <translation>&amp;Taper deux feuilles</translation>
    </message>
    <message>
        <source>Or drop an incident, a case or two score files anywhere in this window.</source>
        <translation>Ou déposez un incident, un cas ou deux feuilles n’importe où dans cette fenêtre.</translation>
    </message>
    <message>
        <source>New &amp;incident…</source>
        <translation>&amp;Nouvel incident…</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>Ré&amp;cents</translation>
    </message>
</context>
</TS>
