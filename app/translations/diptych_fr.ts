<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>status</source>
        <translation>état</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>event</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>board</source>
        <translation>échiquier</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>articles</source>
        <translation>articles</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>appeal until</source>
        <translation>appel jusqu’à</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>appel</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>sha256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>décidé</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>en appel</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>effacé</translation>
    </message>
    <message>
        <source>%1 incidents, %2 open, %3 withdrawn, %4 erased, %5 appealed</source>
        <translation>%1 incidents, %2 ouverts, %3 retirés, %4 effacés, %5 en appel</translation>
    </message>
    <message>
        <source>%1 decisions on appeals; %2 incidents whose signatures did not hold</source>
        <translation>%1 décisions sur appels ; %2 incidents aux signatures non valables</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>incident %1</source>
        <translation>incident %1</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>%1 entries, %2 problems</source>
        <translation>%1 entrées, %2 problèmes</translation>
    </message>
    <message>
        <source>No incident was found.</source>
        <translation>Aucun incident n’a été trouvé.</translation>
    </message>
    <message>
        <source>%1: %2 entries, not signed</source>
        <translation>%1 : %2 entrées, non signé</translation>
    </message>
    <message>
        <source>%1: %2 entries, changed after it was signed, or not signed by %3</source>
        <translation>%1 : %2 entrées, modifié après la signature, ou non signé par %3</translation>
    </message>
    <message>
        <source>%1: %2 entries, signed by %3, %4</source>
        <translation>%1 : %2 entrées, signé par %3, %4</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>The announcement is part of making the move, and the opponent can only go by what was announced.</source>
        <translation>L’annonce fait partie de l’exécution du coup, et l’adversaire ne peut se fier qu’à ce qui a été annoncé.</translation>
    </message>
    <message>
        <source>No article says that an announcement binds; what binds is a piece taken out of its hole.</source>
        <translation>Aucun article ne dit qu’une annonce engage ; ce qui engage, c’est une pièce sortie de son trou.</translation>
    </message>
    <message>
        <source>A player may complete his score from the other one, and what he accepts as played is then his record.</source>
        <translation>Un joueur peut compléter sa feuille d’après l’autre, et ce qu’il accepte comme joué devient sa notation.</translation>
    </message>
    <message>
        <source>Entries copied from the other score prove nothing beside it: they are no second witness.</source>
        <translation>Des coups recopiés de l’autre feuille ne prouvent rien de plus : ce n’est pas un second témoin.</translation>
    </message>
    <message>
        <source>The assistant passes on moves and calls from now on, and the article wants nothing more.</source>
        <translation>L’assistant transmet désormais les coups et les annonces, et l’article ne demande rien de plus.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent the article leaves no choice: an assistant must be used.</source>
        <translation>Face à un adversaire malentendant, l’article ne laisse pas le choix : un assistant est obligatoire.</translation>
    </message>
    <message>
        <source>A clock that counts the moves adds the next period as soon as the control is reached.</source>
        <translation>Une pendule qui compte les coups ajoute la période suivante dès que le contrôle est atteint.</translation>
    </message>
    <message>
        <source>A clock that does not count the moves adds the next period only when a display reaches zero.</source>
        <translation>Une pendule qui ne compte pas les coups n’ajoute la période suivante que lorsqu’un affichage atteint zéro.</translation>
    </message>
    <message>
        <source>The moves in White’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Les coups de la feuille des Blancs montrent quels rois et quelles tours avaient bougé, donc quels droits subsistent.</translation>
    </message>
    <message>
        <source>The moves in Black’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Les coups de la feuille des Noirs montrent quels rois et quelles tours avaient bougé, donc quels droits subsistent.</translation>
    </message>
    <message>
        <source>Where both accept before the arbiter what was played, the scores correspond and no move is taken back.</source>
        <translation>Quand les deux joueurs admettent devant l’arbitre ce qui a été joué, les feuilles concordent et aucun coup n’est repris.</translation>
    </message>
    <message>
        <source>Without the consent of both the scores differ, and the article does not ask which of them is right.</source>
        <translation>Sans l’accord des deux joueurs, les feuilles diffèrent, et l’article ne demande pas laquelle est juste.</translation>
    </message>
    <message>
        <source>The scores are found to differ, and for that case the article orders the moves to be retraced.</source>
        <translation>Les feuilles se révèlent différentes, et pour ce cas l’article ordonne de revenir en arrière.</translation>
    </message>
    <message>
        <source>An admission that both accept makes the scores correspond and saves the moves played since.</source>
        <translation>Un aveu accepté par les deux joueurs fait concorder les feuilles et sauve les coups joués depuis.</translation>
    </message>
    <message>
        <source>An offer belongs to the move it was made with, and that move is taken back.</source>
        <translation>Une proposition accompagne le coup avec lequel elle a été faite, et ce coup est repris.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn and stands until the opponent has accepted or rejected it.</source>
        <translation>Une proposition ne peut être retirée et vaut jusqu’à ce que l’adversaire l’ait acceptée ou refusée.</translation>
    </message>
    <message>
        <source>One score has the pawn’s double step as the last move, and that step gives the right.</source>
        <translation>Une feuille donne l’avance de deux cases du pion comme dernier coup, et cette avance donne le droit.</translation>
    </message>
    <message>
        <source>By the other score the pawn reached its square without a double step just before, so no right arose.</source>
        <translation>D’après l’autre feuille, le pion est arrivé sur sa case sans avancer de deux cases juste avant : aucun droit n’est né.</translation>
    </message>
    <message>
        <source>A result that has been declared ends the game, and nothing is corrected after its end.</source>
        <translation>Un résultat déclaré met fin à la partie, et rien n’est corrigé après sa fin.</translation>
    </message>
    <message>
        <source>No result was declared, and the number of moves and the times that the loss rests on are themselves in doubt.</source>
        <translation>Aucun résultat n’a été déclaré, et le nombre de coups et les temps sur lesquels repose la perte sont eux-mêmes douteux.</translation>
    </message>
    <message>
        <source>The illegal move was really completed; that its moves are taken back for another reason does not undo it.</source>
        <translation>Le coup illégal a bien été achevé ; que les coups soient repris pour une autre raison ne l’efface pas.</translation>
    </message>
    <message>
        <source>Moves taken back are no longer part of the game, and neither is an illegal move among them.</source>
        <translation>Les coups repris ne font plus partie de la partie, pas davantage qu’un coup illégal parmi eux.</translation>
    </message>
    <message>
        <source>The score that goes on is the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>La feuille qui continue est la meilleure preuve disponible, et les deux joueurs doivent aider à reconstituer la partie.</translation>
    </message>
    <message>
        <source>One score alone can neither correspond nor differ; only what both of them show is beyond dispute.</source>
        <translation>Une feuille seule ne peut ni concorder ni différer ; seul ce que montrent les deux est incontestable.</translation>
    </message>
    <message>
        <source>Both scores stand on the same position again, so that this is the point where they agree.</source>
        <translation>Les deux feuilles aboutissent de nouveau à la même position : c’est là qu’elles concordent.</translation>
    </message>
    <message>
        <source>Entry by entry, the scores agree only up to the first move that is not the same in both.</source>
        <translation>Coup par coup, les feuilles ne concordent que jusqu’au premier coup qui n’est pas le même dans les deux.</translation>
    </message>
    <message>
        <source>An illegal move was completed, and the article on the penalty makes no exception for a wrong board.</source>
        <translation>Un coup illégal a été achevé, et l’article sur la pénalité ne fait pas d’exception pour un échiquier faux.</translation>
    </message>
    <message>
        <source>The wrong board caused the move, and the article on the two boards names no penalty.</source>
        <translation>C’est l’échiquier faux qui a causé le coup, et l’article sur les deux échiquiers ne prévoit aucune pénalité.</translation>
    </message>
    <message>
        <source>One minute is the penalty of quick games and may well have been meant for all blitz.</source>
        <translation>Une minute est la pénalité des parties rapides et a pu être voulue pour tout le blitz.</translation>
    </message>
    <message>
        <source>Under full supervision the competition rules apply, and by their letter the penalty is two minutes.</source>
        <translation>Sous surveillance complète s’appliquent les règles de compétition, et à la lettre la pénalité est de deux minutes.</translation>
    </message>
    <message>
        <source>A claim can rest only on occurrences that both scores prove.</source>
        <translation>Une réclamation ne peut reposer que sur les apparitions que prouvent les deux feuilles.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in White’s score, and with it its repetitions.</source>
        <translation>Les deux joueurs acceptent l’ordre des coups de la feuille des Blancs, et avec lui ses répétitions.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in Black’s score, and with it its repetitions.</source>
        <translation>Les deux joueurs acceptent l’ordre des coups de la feuille des Noirs, et avec lui ses répétitions.</translation>
    </message>
    <message>
        <source>Only a player with less than five minutes may stop writing, and nobody gets back more than he can have had.</source>
        <translation>Seul un joueur ayant moins de cinq minutes peut cesser de noter, et nul ne reçoit plus qu’il ne pouvait avoir.</translation>
    </message>
    <message>
        <source>The Laws give no formula for the times and set no limit to the arbiter’s best judgement.</source>
        <translation>Les Règles ne donnent aucune formule pour les temps et ne limitent pas le jugement de l’arbitre.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the move for which it was touched is now to be made again.</source>
        <translation>La pièce a été touchée volontairement, et le coup pour lequel elle l’a été est maintenant à rejouer.</translation>
    </message>
    <message>
        <source>The article that orders the retracing does not mention touched pieces, and a touch not proven binds nobody.</source>
        <translation>L’article qui ordonne de revenir en arrière ne parle pas de pièces touchées, et un toucher non prouvé n’engage personne.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the rule does not ask what stood on the other squares.</source>
        <translation>La pièce a été touchée volontairement, et la règle ne demande pas ce qui se trouvait sur les autres cases.</translation>
    </message>
    <message>
        <source>He touched the piece for a move in another position, and no article binds him in the one now set up.</source>
        <translation>Il a touché la pièce pour un coup dans une autre position, et aucun article ne l’engage dans celle qui est rétablie.</translation>
    </message>
    <message>
        <source>The announcement has to be repeated, and a wrong repetition that nobody stops misleads both players.</source>
        <translation>L’annonce doit être répétée, et une répétition fausse que personne n’arrête trompe les deux joueurs.</translation>
    </message>
    <message>
        <source>The article on announcements names no penalty, and both players share in the mistake.</source>
        <translation>L’article sur les annonces ne prévoit aucune pénalité, et l’erreur est celle des deux joueurs.</translation>
    </message>
    <message>
        <source>Impossible entries that contradict each other do not prove that either move was made.</source>
        <translation>Des coups impossibles qui se contredisent ne prouvent pas que l’un des deux a été joué.</translation>
    </message>
    <message>
        <source>It is established that this move was made and the clock pressed; then it is taken back and penalised.</source>
        <translation>Il est établi que ce coup a été joué et la pendule actionnée ; il est alors repris et pénalisé.</translation>
    </message>
    <message>
        <source>A move is completed when the clock is pressed, and a completed move can no longer be changed freely.</source>
        <translation>Un coup est achevé quand la pendule est actionnée, et un coup achevé ne se change plus librement.</translation>
    </message>
    <message>
        <source>Until the clock is pressed the move is not completed, and the player corrects it himself, bound by what he touched.</source>
        <translation>Tant que la pendule n’est pas actionnée, le coup n’est pas achevé, et le joueur le corrige lui-même, engagé par ce qu’il a touché.</translation>
    </message>
    <message>
        <source>What both players say before the arbiter goes into the game, and what does not have it is put right.</source>
        <translation>Ce que les deux joueurs disent devant l’arbitre entre dans la partie, et ce qui ne le porte pas est rectifié.</translation>
    </message>
    <message>
        <source>If its writer confirms it, his entry is this move; what the other score says then decides.</source>
        <translation>Si celui qui l’a noté le confirme, sa notation est ce coup ; ce que dit l’autre feuille décide alors.</translation>
    </message>
    <message>
        <source>The choice was final when the new piece touched the square, and the short entry fits it.</source>
        <translation>Le choix était définitif dès que la nouvelle pièce a touché la case, et la notation abrégée lui convient.</translation>
    </message>
    <message>
        <source>The duty to keep score is the player’s own, and what he kept himself is his score.</source>
        <translation>L’obligation de noter incombe au joueur, et ce qu’il a noté lui-même est sa feuille.</translation>
    </message>
    <message>
        <source>The assistant keeps the player’s score for him, and errors in it count for that side.</source>
        <translation>L’assistant note à la place du joueur, et ses erreurs comptent pour ce camp.</translation>
    </message>
    <message>
        <source>What stands on the boards is accepted, and nothing need be taken back.</source>
        <translation>Ce qui se trouve sur les échiquiers est accepté, et rien n’a besoin d’être repris.</translation>
    </message>
    <message>
        <source>Only a score is at fault: it is put in order, and the boards and the moves stay.</source>
        <translation>Seule une feuille est en cause : elle est rectifiée, et les échiquiers comme les coups restent.</translation>
    </message>
    <message>
        <source>Once the scores correspond, a wrong board is corrected by them and costs nobody a move.</source>
        <translation>Dès que les feuilles concordent, l’échiquier faux est corrigé d’après elles et ne coûte aucun coup.</translation>
    </message>
    <message>
        <source>Where the scores differ the moves go back to where they agree, and nobody need prove his score.</source>
        <translation>Quand les feuilles diffèrent, on revient là où elles concordent, et personne n’a à prouver la sienne.</translation>
    </message>
    <message>
        <source>An illegal move that was completed and is found during the game is taken back.</source>
        <translation>Un coup illégal achevé et découvert pendant la partie est repris.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank when the clock was pressed becomes a queen.</source>
        <translation>Un pion laissé sur la dernière rangée, pendule actionnée, devient une dame.</translation>
    </message>
    <message>
        <source>What only one side can show stays in dispute; the last position that both show does not.</source>
        <translation>Ce qu’un seul camp peut montrer reste contesté ; la dernière position que montrent les deux ne l’est pas.</translation>
    </message>
    <message>
        <source>The scores are the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>Les feuilles sont la meilleure preuve disponible, et les deux joueurs doivent aider à reconstituer la partie.</translation>
    </message>
    <message>
        <source>The flag has fallen, and what the clock shows is conclusive while nobody proves it defective.</source>
        <translation>Le drapeau est tombé, et l’indication de la pendule fait foi tant que personne n’en prouve le défaut.</translation>
    </message>
    <message>
        <source>With this illegal move the number that loses the game is reached.</source>
        <translation>Avec ce coup illégal, le nombre qui fait perdre la partie est atteint.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous or impossible loses, and sealing it clearly was the player’s own duty.</source>
        <translation>Un coup mis sous pli ambigu ou impossible perd, et le joueur devait lui-même l’écrire clairement.</translation>
    </message>
    <message>
        <source>Whoever arrives after the default time loses, unless the arbiter decides otherwise.</source>
        <translation>Qui arrive après le délai de forfait perd, sauf décision contraire de l’arbitre.</translation>
    </message>
    <message>
        <source>By this line the game had ended on the board, and moves made after that do not count.</source>
        <translation>D’après ces coups, la partie était terminée sur l’échiquier, et les coups joués ensuite ne comptent pas.</translation>
    </message>
    <message>
        <source>What was declared or agreed ended the game.</source>
        <translation>Ce qui a été déclaré ou convenu a mis fin à la partie.</translation>
    </message>
    <message>
        <source>A game whose true position cannot be established is played anew.</source>
        <translation>Une partie dont la vraie position ne peut être établie est rejouée.</translation>
    </message>
    <message>
        <source>For “%1”: %2</source>
        <translation>Pour « %1 » : %2</translation>
    </message>
    <message>
        <source>A correct claim draws the game at once, and a flag has fallen only when that is noticed.</source>
        <translation>Une réclamation fondée rend aussitôt la partie nulle, et un drapeau n’est tombé que lorsqu’on le constate.</translation>
    </message>
    <message>
        <source>The claim was made and was wrong, and taking moves back does not undo it.</source>
        <translation>La réclamation a été faite et elle était infondée ; reprendre des coups n’y change rien.</translation>
    </message>
    <message>
        <source>The claim lapses with the moves it was made in, and its penalty with it.</source>
        <translation>La réclamation tombe avec les coups où elle a été faite, et sa pénalité avec elle.</translation>
    </message>
    <message>
        <source>The position was wrong through no fault of the player who sealed the move, and the move was meant for that position.</source>
        <translation>La position était fausse sans faute du joueur qui a mis le coup sous enveloppe, et le coup était destiné à cette position.</translation>
    </message>
    <message>
        <source>Where the scores cannot be brought up to date, nobody is shown to have exceeded the time.</source>
        <translation>Si les feuilles ne peuvent être mises à jour, rien ne montre que quelqu’un a dépassé le temps.</translation>
    </message>
    <message>
        <source>A piece that was touched must be moved if it can, whatever was moved instead.</source>
        <translation>Une pièce touchée doit être jouée si elle le peut, quelle que soit celle qui a été jouée à sa place.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved, and what both players say about it is believed.</source>
        <translation>La première pièce touchée qui peut être jouée doit l’être, et l’on croit ce que les deux joueurs en disent.</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>reading from the log of the clock</source>
        <translation>relevé du journal de la pendule</translation>
    </message>
    <message>
        <source>reading noted by the arbiter</source>
        <translation>relevé noté par l’arbitre</translation>
    </message>
    <message>
        <source>reading on the recording</source>
        <translation>relevé sur l’enregistrement</translation>
    </message>
    <message>
        <source>reading noted on a score</source>
        <translation>relevé noté sur une feuille</translation>
    </message>
    <message>
        <source>estimated between two known times</source>
        <translation>estimé entre deux temps connus</translation>
    </message>
    <message>
        <source>estimated from the average time per move</source>
        <translation>estimé d’après le temps moyen par coup</translation>
    </message>
    <message>
        <source>display less the increment of the last press</source>
        <translation>affichage moins l’incrément du dernier appui</translation>
    </message>
    <message>
        <source>left as displayed</source>
        <translation>laissé tel qu’affiché</translation>
    </message>
    <message>
        <source>The time control is not known, so the display is proposed as it is.</source>
        <translation>La cadence n’est pas connue ; l’affichage est proposé tel quel.</translation>
    </message>
    <message>
        <source>It is not stated whether the time of the next period was on the display; it was taken as shown.</source>
        <translation>Il n’est pas indiqué si le temps de la période suivante était affiché ; l’affichage a été pris tel quel.</translation>
    </message>
    <message>
        <source>The display shows more time than has been given so far.</source>
        <translation>L’affichage montre plus de temps qu’il n’en a été accordé jusque-là.</translation>
    </message>
    <message>
        <source>Two clock readings contradict each other.</source>
        <translation>Deux relevés de pendule se contredisent.</translation>
    </message>
    <message>
        <source>By these readings the time before the control would have been overstepped.</source>
        <translation>D’après ces relevés, le temps aurait été dépassé avant le contrôle.</translation>
    </message>
    <message>
        <source>The two clocks do not fit the time that has elapsed.</source>
        <translation>Les deux pendules ne correspondent pas au temps écoulé.</translation>
    </message>
    <message>
        <source>A clock was defective; its time was worked out from the time elapsed.</source>
        <translation>Une pendule était défectueuse ; son temps a été calculé d’après le temps écoulé.</translation>
    </message>
    <message>
        <source>The player had stopped recording with less than five minutes left.</source>
        <translation>Le joueur avait cessé de noter avec moins de cinq minutes restantes.</translation>
    </message>
    <message>
        <source>%1; possible from %2 to %3</source>
        <translation>%1 ; possible de %2 à %3</translation>
    </message>
    <message>
        <source>%1; %2 of penalty time included</source>
        <translation>%1 ; %2 de temps de pénalité incluses</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1 : %2 (%3).</translation>
    </message>
    <message>
        <source>worked out from the time elapsed</source>
        <translation>calculé d’après le temps écoulé</translation>
    </message>
    <message>
        <source>This time was read before the next period was added; the next period is still to come.</source>
        <translation>Ce temps a été relevé avant l’ajout de la période suivante, qui reste à venir.</translation>
    </message>
    <message>
        <source>This time contains the next period already, so the clock stays in that period and adds nothing at the control.</source>
        <translation>Ce temps contient déjà la période suivante ; la pendule reste donc dans cette période et n’ajoute rien au contrôle.</translation>
    </message>
    <message>
        <source>The display is kept, but the time of the next period is taken off it and is added again at the control.</source>
        <translation>L’affichage est gardé, mais le temps de la période suivante en est retiré et sera de nouveau ajouté au contrôle.</translation>
    </message>
</context>
<context>
    <name>Container</name>
    <message>
        <source>How to check this container without Diptych</source>
        <translation>Comment vérifier ce conteneur sans Diptych</translation>
    </message>
    <message>
        <source>1. Unpack it; it is a zip (ASiC-E, EN 319 162-1).</source>
        <translation>1. Décompressez-le : c’est un zip (ASiC-E, EN 319 162-1).</translation>
    </message>
    <message>
        <source>2. Check every signature, each on its own list of parts. Take the certificate of the authority from the organiser, not from here.</source>
        <translation>2. Vérifiez chaque signature, chacune sur sa propre liste d’éléments. Prenez le certificat de l’autorité auprès de l’organisateur, pas ici.</translation>
    </message>
    <message>
        <source>3. Compare the digest of each part with every list, META-INF/ASiCManifest*.xml.</source>
        <translation>3. Comparez l’empreinte de chaque élément avec chaque liste, META-INF/ASiCManifest*.xml.</translation>
    </message>
    <message>
        <source>4. Look at the signatures in the report itself.</source>
        <translation>4. Regardez les signatures dans le rapport lui-même.</translation>
    </message>
    <message>
        <source>Diptych does all this, and compares every revision of the report.</source>
        <translation>Diptych fait tout cela et compare chaque révision du rapport.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>The appeal is upheld.</source>
        <translation>L’appel est accueilli.</translation>
    </message>
    <message>
        <source>The ruling is changed.</source>
        <translation>La décision est modifiée.</translation>
    </message>
    <message>
        <source>The appeal is rejected. The ruling stands.</source>
        <translation>L’appel est rejeté. La décision est maintenue.</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Date et signature</translation>
    </message>
    <message>
        <source>Chairman of the committee</source>
        <translation>Président du comité</translation>
    </message>
    <message>
        <source>Member %1 of the committee</source>
        <translation>Membre %1 du comité</translation>
    </message>
    <message>
        <source>Decision on an appeal</source>
        <translation>Décision sur un appel</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signé par</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>This decision is about the file with this SHA-256 and no other.</source>
        <translation>Cette décision porte sur le fichier qui a cette empreinte SHA-256 et sur aucun autre.</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
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
        <source>Date</source>
        <translation>Date</translation>
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
        <source>The ruling of the arbiter, unchanged.</source>
        <translation>La décision de l’arbitre, inchangée.</translation>
    </message>
    <message>
        <source>As the reasons say.</source>
        <translation>Ce que disent les motifs.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The ruling appealed against</source>
        <translation>La décision attaquée</translation>
    </message>
    <message>
        <source>What holds now</source>
        <translation>Ce qui vaut désormais</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Commission</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>This is no picture and no PDF.</source>
        <translation>Ce n’est ni une image ni un PDF.</translation>
    </message>
    <message>
        <source>The picture is damaged and could not be read.</source>
        <translation>L’image est endommagée et n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels, which is too many; please make it smaller.</source>
        <translation>L’image compte %1 × %2 pixels, c’est trop ; veuillez la réduire.</translation>
    </message>
    <message>
        <source>The PDF is locked with a password.</source>
        <translation>Le PDF est protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>The file has too many pages; the first %1 were read.</source>
        <translation>Le fichier compte trop de pages ; les %1 premières ont été lues.</translation>
    </message>
    <message>
        <source>Pictures of the format %1 cannot be read here.</source>
        <translation>Les images au format %1 ne peuvent pas être lues ici.</translation>
    </message>
    <message>
        <source>The page is blank.</source>
        <translation>La page est vide.</translation>
    </message>
    <message>
        <source>No table of moves was found on the page.</source>
        <translation>Aucun tableau de coups n’a été trouvé sur la page.</translation>
    </message>
    <message>
        <source>The table is there, but nothing is written in it.</source>
        <translation>Le tableau est là, mais rien n’y est écrit.</translation>
    </message>
    <message>
        <source>The lines of the table were hard to see; please check where the cells are.</source>
        <translation>Les lignes du tableau étaient difficiles à voir ; veuillez vérifier l’emplacement des cases.</translation>
    </message>
    <message>
        <source>The data for reading print (tesseract-ocr-eng) was not found in: %2.</source>
        <translation>Les données de lecture des caractères imprimés (tesseract-ocr-eng) sont introuvables dans : %2.</translation>
    </message>
    <message>
        <source>The page is written by hand, but the data for reading handwriting is not installed.</source>
        <translation>La page est manuscrite, mais les données de lecture de l’écriture ne sont pas installées.</translation>
    </message>
    <message>
        <source>The data for reading handwriting is damaged: %1.</source>
        <translation>Les données de lecture de l’écriture sont endommagées : %1.</translation>
    </message>
    <message>
        <source>The program that reads pictures could not be started: %1.</source>
        <translation>Le programme qui lit les images n’a pas pu être démarré : %1.</translation>
    </message>
    <message>
        <source>The picture could not be read: its reader ended without an answer.</source>
        <translation>L’image n’a pas pu être lue : le lecteur s’est arrêté sans réponse.</translation>
    </message>
    <message>
        <source>Reading the picture took too long and was broken off.</source>
        <translation>La lecture de l’image a pris trop de temps et a été interrompue.</translation>
    </message>
    <message>
        <source>Reading the picture was broken off.</source>
        <translation>La lecture de l’image a été interrompue.</translation>
    </message>
    <message>
        <source>No move was found in this file.</source>
        <translation>Aucun coup n’a été trouvé dans ce fichier.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>The file cannot be reached (%1).</source>
        <translation>Le fichier est inaccessible (%1).</translation>
    </message>
    <message>
        <source>The file cannot be opened for reading (%1).</source>
        <translation>Le fichier ne peut être ouvert en lecture (%1).</translation>
    </message>
    <message>
        <source>Reading the file stopped at offset %1.</source>
        <translation>La lecture du fichier s’est arrêtée à la position %1.</translation>
    </message>
    <message>
        <source>This is a folder, where a file is expected.</source>
        <translation>C’est un dossier, alors qu’un fichier est attendu.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, where a file is expected.</source>
        <translation>C’est un tube ou un périphérique, alors qu’un fichier est attendu.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes, which no score or case has.</source>
        <translation>Le fichier dépasse %1 octets, ce que n’a aucune feuille ni aucun cas.</translation>
    </message>
    <message>
        <source>This is no text (zero byte at offset %1), where a text is expected.</source>
        <translation>Ce n’est pas un texte (octet nul à la position %1), alors qu’un texte est attendu.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file; expected: XLSX or CSV.</source>
        <translation>C’est un fichier OpenDocument ; attendu : XLSX ou CSV.</translation>
    </message>
    <message>
        <source>This is a zip file; expected: a text or a workbook (XLSX).</source>
        <translation>C’est un fichier zip ; attendu : un texte ou un classeur (XLSX).</translation>
    </message>
    <message>
        <source>The zip file is damaged; expected: a .diptych file.</source>
        <translation>Le fichier zip est endommagé ; attendu : un fichier .diptych.</translation>
    </message>
    <message>
        <source>This is a zip file without incident.case; expected: a .diptych file.</source>
        <translation>C’est un fichier zip sans incident.case ; attendu : un fichier .diptych.</translation>
    </message>
    <message>
        <source>This is a signed container, which is checked and not opened; expected: a case or a .diptych file.</source>
        <translation>C’est un conteneur signé, qui se vérifie et ne s’ouvre pas ; attendu : un cas ou un fichier .diptych.</translation>
    </message>
    <message>
        <source>The file “%1” that it names is not inside it.</source>
        <translation>Le fichier « %1 » qui y est nommé ne s’y trouve pas.</translation>
    </message>
    <message>
        <source>“%1” inside it is damaged.</source>
        <translation>« %1 » à l’intérieur est endommagé.</translation>
    </message>
    <message>
        <source>“%1” inside it is a link, which could lead anywhere.</source>
        <translation>« %1 » à l’intérieur est un lien, qui pourrait mener n’importe où.</translation>
    </message>
    <message>
        <source>There are %1 files inside it; expected: at most %2.</source>
        <translation>Il contient %1 fichiers ; attendu : au plus %2.</translation>
    </message>
    <message>
        <source>“%1” inside it unpacks to more than %2 bytes.</source>
        <translation>« %1 » à l’intérieur dépasse %2 octets une fois décompressé.</translation>
    </message>
    <message>
        <source>What is inside it unpacks to more than %1 bytes.</source>
        <translation>Le contenu dépasse %1 octets une fois décompressé.</translation>
    </message>
    <message>
        <source>The file could not be put together.</source>
        <translation>Le fichier n’a pas pu être constitué.</translation>
    </message>
    <message>
        <source>The ruling keeps ply %1, but the last ply of the game is %2.</source>
        <translation>La décision garde le demi-coup %1, mais le dernier demi-coup de la partie est le %2.</translation>
    </message>
    <message>
        <source>“%1” is not understood; expected: %2.</source>
        <translation>« %1 » n’est pas compris ; attendu : %2.</translation>
    </message>
    <message>
        <source>Something is missing; expected: %2.</source>
        <translation>Il manque quelque chose ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” is too much; expected: %2.</source>
        <translation>« %1 » est de trop ; attendu : %2.</translation>
    </message>
    <message>
        <source>A line is missing; expected: %2.</source>
        <translation>Il manque une ligne ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” stands here again; expected: %2.</source>
        <translation>« %1 » figure ici une seconde fois ; attendu : %2.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed: %1; expected: %2.</source>
        <translation>Le guillemet n’est pas fermé : %1 ; attendu : %2.</translation>
    </message>
    <message>
        <source>The bracket is not closed: %1; expected: %2.</source>
        <translation>Le crochet n’est pas fermé : %1 ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” is not a section; expected: %2.</source>
        <translation>« %1 » n’est pas une section ; attendu : %2.</translation>
    </message>
    <message>
        <source>The notation “%1” is not known here.</source>
        <translation>La notation « %1 » n’est pas connue ici.</translation>
    </message>
    <message>
        <source>The position is not valid at “%1”; expected: %2.</source>
        <translation>La position n’est pas valide à « %1 » ; attendu : %2.</translation>
    </message>
    <message>
        <source>The time control is not valid at “%1”; expected: %2.</source>
        <translation>La cadence n’est pas valide à « %1 » ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” needs a time control; expected: %2.</source>
        <translation>« %1 » exige une cadence ; attendu : %2.</translation>
    </message>
    <message>
        <source>The text is not valid; expected: %2.</source>
        <translation>Le texte n’est pas valide ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” is not a move and was left out.</source>
        <translation>« %1 » n’est pas un coup et a été laissé de côté.</translation>
    </message>
    <message>
        <source>There are no moves here.</source>
        <translation>Il n’y a pas de coups ici.</translation>
    </message>
    <message>
        <source>Only the first %1 entries were read.</source>
        <translation>Seules les %1 premières inscriptions ont été lues.</translation>
    </message>
    <message>
        <source>The squares are named from the other side of the board.</source>
        <translation>Les cases sont nommées depuis l’autre côté de l’échiquier.</translation>
    </message>
    <message>
        <source>A second game follows; it was left out.</source>
        <translation>Une seconde partie suit ; elle a été laissée de côté.</translation>
    </message>
    <message>
        <source>“%1” and what follows come after the result; they were left out.</source>
        <translation>« %1 » et la suite viennent après le résultat ; ils ont été laissés de côté.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 entries can be played where they stand.</source>
        <translation>Seules %1 des %2 inscriptions peuvent être jouées là où elles se trouvent.</translation>
    </message>
    <message>
        <source>The notation “%1” does not fit; “%2” fits better.</source>
        <translation>La notation « %1 » ne convient pas ; « %2 » convient mieux.</translation>
    </message>
    <message>
        <source>The notation changes here from “%1” to “%2”.</source>
        <translation>La notation passe ici de « %1 » à « %2 ».</translation>
    </message>
    <message>
        <source>The comment is not closed.</source>
        <translation>Le commentaire n’est pas fermé.</translation>
    </message>
    <message>
        <source>The variation is not closed.</source>
        <translation>La variante n’est pas fermée.</translation>
    </message>
    <message>
        <source>The tag “%1” stands here again.</source>
        <translation>L’étiquette « %1 » figure ici une seconde fois.</translation>
    </message>
    <message>
        <source>“%1” is not a tag.</source>
        <translation>« %1 » n’est pas une étiquette.</translation>
    </message>
    <message>
        <source>The starting position “%1” is not valid (%2).</source>
        <translation>La position de départ « %1 » n’est pas valide (%2).</translation>
    </message>
    <message>
        <source>A second result, “%2”, follows “%1”; it was left out.</source>
        <translation>Un second résultat, « %2 », suit « %1 » ; il a été laissé de côté.</translation>
    </message>
    <message>
        <source>Descriptive notation is no evidence; %2 entries were read.</source>
        <translation>La notation descriptive n’a pas valeur de preuve ; %2 inscriptions ont été lues.</translation>
    </message>
    <message>
        <source>Numeric notation is no evidence; %2 entries were read.</source>
        <translation>La notation numérique n’a pas valeur de preuve ; %2 inscriptions ont été lues.</translation>
    </message>
    <message>
        <source>The moves are written with squares only, without pieces; that they count as algebraic notation is an interpretation (%1).</source>
        <translation>Les coups sont notés par leurs cases seules, sans pièces ; qu’ils valent comme notation algébrique est une interprétation (%1).</translation>
    </message>
    <message>
        <source>This is not a text.</source>
        <translation>Ce n’est pas un texte.</translation>
    </message>
    <message>
        <source>There is more of the same that is not listed.</source>
        <translation>Il y en a d’autres du même genre, non énumérés.</translation>
    </message>
    <message>
        <source>The JSON text is damaged at byte %1; what stands before it was read.</source>
        <translation>Le texte JSON est endommagé à l’octet %1 ; ce qui précède a été lu.</translation>
    </message>
    <message>
        <source>The XML text is damaged here (%1); what stands before it was read.</source>
        <translation>Le texte XML est endommagé ici (%1) ; ce qui précède a été lu.</translation>
    </message>
    <message>
        <source>The XML text defines entities of its own; what they stand for was not put in.</source>
        <translation>Le texte XML définit ses propres entités ; ce qu’elles représentent n’a pas été inséré.</translation>
    </message>
    <message>
        <source>“%1” in the workbook unpacks to more than %2 MB; it was left out.</source>
        <translation>« %1 », dans le classeur, donne plus de %2 Mo une fois décompressé ; cette partie a été laissée de côté.</translation>
    </message>
    <message>
        <source>The workbook is damaged (%1); the rest was read.</source>
        <translation>Le classeur est endommagé (%1) ; le reste a été lu.</translation>
    </message>
    <message>
        <source>“%1” is not a clock reading and was left out; expected: side, move and time.</source>
        <translation>« %1 » n’est pas un relevé de pendule et a été laissé de côté ; attendu : camp, coup et temps.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Le guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>The note %1 was left out.</source>
        <translation>La remarque %1 a été laissée de côté.</translation>
    </message>
    <message>
        <source>%1 was heard; it is no announcement of a move.</source>
        <translation>%1 a été entendu ; ce n’est pas l’annonce d’un coup.</translation>
    </message>
    <message>
        <source>%1 was heard indistinctly; it was left out.</source>
        <translation>%1 a été entendu indistinctement et laissé de côté.</translation>
    </message>
    <message>
        <source>Announcement %1 was “%2”, but it was repeated as “%3”.</source>
        <translation>L’annonce %1 était « %2 », mais elle a été répétée « %3 ».</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3”.</source>
        <translation>Annonce %1 : « %2 » a été corrigé en « %3 ».</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” before the clock was pressed, but not at once; the arbiter judges that (D.2.8).</source>
        <translation>Annonce %1 : « %2 » a été corrigé en « %3 » avant que la pendule ne soit actionnée, mais pas aussitôt ; l’arbitre en juge (D.2.8).</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” too late, after the clock had been pressed (D.2.8).</source>
        <translation>Annonce %1 : « %2 » a été corrigé trop tard en « %3 », après que la pendule a été actionnée (D.2.8).</translation>
    </message>
    <message>
        <source>Bytes that are not UTF-8 were read as Windows-1252: %1.</source>
        <translation>Octets hors UTF-8 lus comme Windows-1252 : %1.</translation>
    </message>
    <message>
        <source>Scores of the medium “%1” cannot be read.</source>
        <translation>Les feuilles du support « %1 » ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; only %2 were read.</source>
        <translation>La ligne compte %1 octets ; seuls %2 ont été lus.</translation>
    </message>
    <message>
        <source>The text has %1 bytes; only %2 were read.</source>
        <translation>Le texte compte %1 octets ; seuls %2 ont été lus.</translation>
    </message>
    <message>
        <source>“%1” cannot be played here; the rest of the sheet says %2.</source>
        <translation>« %1 » n’est pas jouable ici ; d’après le reste de la feuille, c’est %2.</translation>
    </message>
    <message>
        <source>A cell is empty here.</source>
        <translation>Une case du tableau est vide ici.</translation>
    </message>
    <message>
        <source>The kings were put in the centre to show the result; those are no moves.</source>
        <translation>Les rois ont été placés au centre pour indiquer le résultat ; ce ne sont pas des coups.</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>un champ manque</translation>
    </message>
    <message>
        <source>there are not eight ranks</source>
        <translation>il n’y a pas huit rangées</translation>
    </message>
    <message>
        <source>a rank does not have eight squares</source>
        <translation>une rangée n’a pas huit cases</translation>
    </message>
    <message>
        <source>a letter that stands for no piece</source>
        <translation>une lettre qui ne désigne aucune pièce</translation>
    </message>
    <message>
        <source>more than sixteen pieces of one colour</source>
        <translation>plus de seize pièces d’une couleur</translation>
    </message>
    <message>
        <source>more than eight pawns of one colour</source>
        <translation>plus de huit pions d’une couleur</translation>
    </message>
    <message>
        <source>not exactly one king of each colour</source>
        <translation>pas exactement un roi de chaque couleur</translation>
    </message>
    <message>
        <source>a pawn on the first or the eighth rank</source>
        <translation>un pion sur la première ou la huitième rangée</translation>
    </message>
    <message>
        <source>the side to move is neither w nor b</source>
        <translation>le trait n’est ni w ni b</translation>
    </message>
    <message>
        <source>castling rights that the position does not bear</source>
        <translation>des droits de roque que la position n’admet pas</translation>
    </message>
    <message>
        <source>an en passant square that no pawn has just passed</source>
        <translation>une case de prise en passant qu’aucun pion ne vient de franchir</translation>
    </message>
    <message>
        <source>a move counter that is not a number</source>
        <translation>un compteur de coups qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>le camp qui n’a pas le trait est en échec</translation>
    </message>
    <message>
        <source>text behind the end</source>
        <translation>du texte après la fin</translation>
    </message>
    <message>
        <source>The Laws “%1” are not known; expected: %2.</source>
        <translation>Les Règles « %1 » ne sont pas connues ; attendu : %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another line; expected: %2.</source>
        <translation>« %1 » contredit une autre ligne ; attendu : %2.</translation>
    </message>
    <message>
        <source>Control characters were taken as blanks: %2, the first of them %1.</source>
        <translation>Des caractères de contrôle ont été pris pour des espaces : %2, le premier étant %1.</translation>
    </message>
    <message>
        <source>The sheet numbers this move %1; by its entries it is move %2.</source>
        <translation>La feuille numérote ce coup %1 ; d’après ses inscriptions, c’est le coup %2.</translation>
    </message>
    <message>
        <source>The control character %1 was taken as a blank.</source>
        <translation>Le caractère de contrôle %1 a été pris pour une espace.</translation>
    </message>
    <message>
        <source>The picture has not been read yet.</source>
        <translation>L’image n’a pas encore été lue.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>In force since %1.</source>
        <translation>En vigueur depuis le %1.</translation>
    </message>
    <message>
        <source>In force from %1 until %2.</source>
        <translation>En vigueur du %1 au %2.</translation>
    </message>
    <message>
        <source>The articles were taken from the full text.</source>
        <translation>Les articles ont été tirés du texte complet.</translation>
    </message>
    <message>
        <source>The articles were taken from excerpts of the text.</source>
        <translation>Les articles ont été tirés d’extraits du texte.</translation>
    </message>
    <message>
        <source>The articles were taken from secondary sources.</source>
        <translation>Les articles ont été tirés de sources secondaires.</translation>
    </message>
    <message>
        <source>No repetition ends the game without a claim.</source>
        <translation>Aucune répétition ne termine la partie sans réclamation.</translation>
    </message>
    <message>
        <source>A position that occurs on five consecutive alternate moves draws the game.</source>
        <translation>Une position qui se produit à cinq coups alternés consécutifs rend la partie nulle.</translation>
    </message>
    <message>
        <source>A position that occurs five times draws the game.</source>
        <translation>Une position qui se produit cinq fois rend la partie nulle.</translation>
    </message>
    <message>
        <source>Illegal moves of one player that lose the game: %1.</source>
        <translation>Coups illégaux d’un joueur qui perdent la partie : %1.</translation>
    </message>
    <message>
        <source>Colours reversed: a new game if both have made fewer than %1 moves.</source>
        <translation>Couleurs inversées : nouvelle partie si chacun a joué moins de %1 coups.</translation>
    </message>
    <message>
        <source>Default time: %1.</source>
        <translation>Délai de forfait : %1.</translation>
    </message>
    <message>
        <source>Seventy-five moves of each side without capture and pawn move draw the game.</source>
        <translation>Soixante-quinze coups de chaque camp sans prise ni coup de pion rendent la partie nulle.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank becomes a queen.</source>
        <translation>Un pion laissé sur la dernière rangée devient une dame.</translation>
    </message>
    <message>
        <source>A game whose position cannot be established is annulled.</source>
        <translation>Une partie dont la position ne peut être établie est annulée.</translation>
    </message>
    <message>
        <source>The arbiter may leave the clocks as they are.</source>
        <translation>L’arbitre peut laisser les pendules telles quelles.</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>aucun temps</translation>
    </message>
    <message>
        <source>%1 under full supervision</source>
        <translation>%1 avec surveillance complète</translation>
    </message>
    <message>
        <source>%1: the first illegal move loses, for a wrong claim of a draw %2.</source>
        <translation>%1 : le premier coup illégal perd ; pour une demande de nulle infondée, %2.</translation>
    </message>
    <message>
        <source>%1: for an illegal move %2, for a wrong claim of a draw %3.</source>
        <translation>%1 : pour un coup illégal, %2 ; pour une demande de nulle infondée, %3.</translation>
    </message>
    <message>
        <source>An illegal move counts only when the opponent claims.</source>
        <translation>Un coup illégal ne compte que si l’adversaire le réclame.</translation>
    </message>
    <message>
        <source>It stands once the opponent has made his next move.</source>
        <translation>Il reste acquis dès que l’adversaire a joué le coup suivant.</translation>
    </message>
    <message>
        <source>An illegal position that lasts over one more completed move is drawn.</source>
        <translation>Une position illégale qui subsiste après un coup achevé de plus est nulle.</translation>
    </message>
    <message>
        <source>Set-up and clock setting are final after %1 moves.</source>
        <translation>La position initiale et le réglage de la pendule sont définitifs après %1 coups.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous, impossible or illegible loses.</source>
        <translation>Un coup sous enveloppe ambigu, impossible ou illisible perd.</translation>
    </message>
    <message>
        <source>A sealed move that is missing or illegible loses; what follows from any other fault is chosen by the opponent.</source>
        <translation>Un coup sous enveloppe manquant ou illisible perd ; la suite de tout autre défaut est choisie par l’adversaire.</translation>
    </message>
    <message>
        <source>What follows from a faulty sealed move is chosen by the opponent.</source>
        <translation>La suite d’un coup sous enveloppe défectueux est choisie par l’adversaire.</translation>
    </message>
    <message>
        <source>The penalty for an illegal move is chosen by the opponent.</source>
        <translation>La pénalité d’un coup illégal est choisie par l’adversaire.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Les deux échiquiers montrent des positions différentes.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Les deux échiquiers montrent la même position.</translation>
    </message>
    <message>
        <source>The boards do not show the position of the scores.</source>
        <translation>Les échiquiers ne montrent pas la position des feuilles de partie.</translation>
    </message>
    <message>
        <source>Only the scores differ; the article on two boards does not apply.</source>
        <translation>Seules les feuilles diffèrent ; l’article sur les deux échiquiers ne s’applique pas.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Les deux feuilles de partie concordent.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Les deux feuilles concordent et contiennent toutes deux le même coup illégal.</translation>
    </message>
    <message>
        <source>The two scores differ, first at %2.</source>
        <translation>Les deux feuilles diffèrent, pour la première fois au %2.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Les deux feuilles de partie diffèrent.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is incomplete or missing.</source>
        <translation>Les feuilles ne se contredisent pas, mais l’une d’elles est incomplète ou manque.</translation>
    </message>
    <message>
        <source>Neither score can be used.</source>
        <translation>Aucune des deux feuilles n’est utilisable.</translation>
    </message>
    <message>
        <source>Nobody kept score.</source>
        <translation>Personne n’a noté la partie.</translation>
    </message>
    <message>
        <source>Scores were kept, but none of them is evidence.</source>
        <translation>La partie a été notée, mais aucune feuille n’a valeur de preuve.</translation>
    </message>
    <message>
        <source>The score of %1 is incomplete; its last entry is %2.</source>
        <translation>La feuille des %1 est incomplète ; sa dernière inscription est le %2.</translation>
    </message>
    <message>
        <source>A score is incomplete.</source>
        <translation>Une feuille est incomplète.</translation>
    </message>
    <message>
        <source>%3: not in algebraic notation, therefore no evidence.</source>
        <translation>%3 : pas en notation algébrique, donc sans valeur de preuve.</translation>
    </message>
    <message>
        <source>A score is not in algebraic notation and is therefore no evidence.</source>
        <translation>Une feuille n’est pas en notation algébrique et n’a donc pas valeur de preuve.</translation>
    </message>
    <message>
        <source>Neither score goes on to the last move made.</source>
        <translation>Aucune feuille ne va jusqu’au dernier coup joué.</translation>
    </message>
    <message>
        <source>%1 had stopped recording after %2.</source>
        <translation>Les %1 avaient cessé de noter après le %2.</translation>
    </message>
    <message>
        <source>A player had stopped recording.</source>
        <translation>Un joueur avait cessé de noter.</translation>
    </message>
    <message>
        <source>%1 copied entries from the other score, beginning with %2.</source>
        <translation>Les %1 ont recopié des inscriptions de l’autre feuille, à partir du %2.</translation>
    </message>
    <message>
        <source>A player copied entries from the other score.</source>
        <translation>Un joueur a recopié des inscriptions de l’autre feuille.</translation>
    </message>
    <message>
        <source>The score of %1 leaves out %2.</source>
        <translation>La feuille des %1 omet le %2.</translation>
    </message>
    <message>
        <source>A score leaves out a move.</source>
        <translation>Une feuille omet un coup.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; one character puts it right.</source>
        <translation>La feuille des %1 porte une inscription impossible au %2 ; un seul caractère la rectifie.</translation>
    </message>
    <message>
        <source>A score has an impossible entry that one character puts right.</source>
        <translation>Une feuille porte une inscription impossible qu’un seul caractère rectifie.</translation>
    </message>
    <message>
        <source>The score of %1 has another move at %2 than the one agreed.</source>
        <translation>La feuille des %1 porte au %2 un autre coup que celui convenu.</translation>
    </message>
    <message>
        <source>A score has another move than the one agreed.</source>
        <translation>Une feuille porte un autre coup que celui convenu.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 cannot be read.</source>
        <translation>L’inscription des %1 au %2 est illisible.</translation>
    </message>
    <message>
        <source>An entry of a score cannot be read.</source>
        <translation>Une inscription d’une feuille est illisible.</translation>
    </message>
    <message>
        <source>The score of %1 has %2 twice.</source>
        <translation>La feuille des %1 porte deux fois le %2.</translation>
    </message>
    <message>
        <source>A score has a move twice.</source>
        <translation>Une feuille porte deux fois un coup.</translation>
    </message>
    <message>
        <source>In the score of %1 two entries stand in each other’s place, from %2 on.</source>
        <translation>Dans la feuille des %1, deux inscriptions sont interverties à partir du %2.</translation>
    </message>
    <message>
        <source>In a score two entries stand in each other’s place.</source>
        <translation>Dans une feuille, deux inscriptions sont interverties.</translation>
    </message>
    <message>
        <source>In the score of %1 the squares are named from the other side.</source>
        <translation>Dans la feuille des %1, les cases sont nommées depuis l’autre côté.</translation>
    </message>
    <message>
        <source>In a score the squares are named from the other side.</source>
        <translation>Dans une feuille, les cases sont nommées depuis l’autre côté.</translation>
    </message>
    <message>
        <source>In the score of %1 the columns are exchanged from %2 on.</source>
        <translation>Dans la feuille des %1, les colonnes sont interverties à partir du %2.</translation>
    </message>
    <message>
        <source>In a score the columns are exchanged.</source>
        <translation>Dans une feuille, les colonnes sont interverties.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted by both boards at %2.</source>
        <translation>Les deux échiquiers contredisent la feuille des %1 au %2.</translation>
    </message>
    <message>
        <source>A score is contradicted by both boards.</source>
        <translation>Les deux échiquiers contredisent une feuille.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move.</source>
        <translation>L’inscription des %1 au %2 convient à plus d’un coup.</translation>
    </message>
    <message>
        <source>An entry of a score fits more than one move.</source>
        <translation>Une inscription d’une feuille convient à plus d’un coup.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry beyond the last move made; it does not count.</source>
        <translation>La feuille des %1 porte une inscription au-delà du dernier coup joué ; elle ne compte pas.</translation>
    </message>
    <message>
        <source>A score has an entry beyond the last move made; it does not count.</source>
        <translation>Une feuille porte une inscription au-delà du dernier coup joué ; elle ne compte pas.</translation>
    </message>
    <message>
        <source>%1 has not yet written the newest move.</source>
        <translation>Les %1 n’ont pas encore noté le dernier coup.</translation>
    </message>
    <message>
        <source>The newest move is not yet written in both scores.</source>
        <translation>Le dernier coup n’est pas encore noté sur les deux feuilles.</translation>
    </message>
    <message>
        <source>What %1 meant at %2 is decided by a later move.</source>
        <translation>Un coup ultérieur établit ce que les %1 voulaient dire au %2.</translation>
    </message>
    <message>
        <source>What an ambiguous entry meant is decided by a later move.</source>
        <translation>Un coup ultérieur établit le sens d’une inscription ambiguë.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; it is no evidence of the move made.</source>
        <translation>La feuille des %1 porte une inscription impossible au %2 ; elle ne prouve pas le coup joué.</translation>
    </message>
    <message>
        <source>An impossible entry is no evidence of the move made.</source>
        <translation>Une inscription impossible ne prouve pas le coup joué.</translation>
    </message>
    <message>
        <source>At %2 each score has a different impossible entry.</source>
        <translation>Au %2, chaque feuille porte une inscription impossible différente.</translation>
    </message>
    <message>
        <source>The scores have different impossible entries.</source>
        <translation>Les feuilles portent des inscriptions impossibles différentes.</translation>
    </message>
    <message>
        <source>The scores part at %2 and meet again by another order of moves.</source>
        <translation>Les feuilles se séparent au %2 et se rejoignent par un autre ordre de coups.</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves.</source>
        <translation>Les feuilles se rejoignent par un autre ordre de coups.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played at %2.</source>
        <translation>Ni les feuilles ni les échiquiers ne montrent ce qui a été joué au %2.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played.</source>
        <translation>Ni les feuilles ni les échiquiers ne montrent ce qui a été joué.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended at %2; that is not established.</source>
        <translation>D’après l’une des feuilles, la partie aurait pris fin au %2 ; ce n’est pas établi.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended; that is not established.</source>
        <translation>D’après l’une des feuilles, la partie aurait pris fin ; ce n’est pas établi.</translation>
    </message>
    <message>
        <source>%1 concedes an entry at %2, where the scores do not differ; that concerns nothing.</source>
        <translation>Les %1 cèdent sur une inscription au %2, où les feuilles ne diffèrent pas ; cela ne porte sur rien.</translation>
    </message>
    <message>
        <source>A player concedes an entry where the scores do not differ; that concerns nothing.</source>
        <translation>Un joueur cède sur une inscription là où les feuilles ne diffèrent pas ; cela ne porte sur rien.</translation>
    </message>
    <message>
        <source>At %2 each player concedes to the other; it must first be made clear who does.</source>
        <translation>Au %2, chaque joueur cède à l’autre ; il faut d’abord préciser lequel le fait.</translation>
    </message>
    <message>
        <source>Each player concedes the same entry to the other; it must first be made clear who does.</source>
        <translation>Chaque joueur cède à l’autre sur la même inscription ; il faut d’abord préciser lequel le fait.</translation>
    </message>
    <message>
        <source>The flag of %1 is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>Le drapeau des %1 est dit tombé, mais la pendule montre encore du temps ; l’un des deux est faux.</translation>
    </message>
    <message>
        <source>A flag is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>Un drapeau est dit tombé, mais la pendule montre encore du temps ; l’un des deux est faux.</translation>
    </message>
    <message>
        <source>After the adjournment the position was set up wrongly; the moves played from it are void.</source>
        <translation>Après l’ajournement, la position a été mal rétablie ; les coups joués à partir d’elle sont nuls.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted at %2 by another record: %3.</source>
        <translation>La feuille des %1 est contredite au %2 par une autre trace : %3.</translation>
    </message>
    <message>
        <source>A score is contradicted by another record.</source>
        <translation>Une feuille est contredite par une autre trace.</translation>
    </message>
    <message>
        <source>The score of %1 was kept by the assistant.</source>
        <translation>La feuille des %1 a été tenue par l’assistant.</translation>
    </message>
    <message>
        <source>A score was kept by an assistant.</source>
        <translation>Une feuille a été tenue par un assistant.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had ended with %2.</source>
        <translation>D’après les coups convenus, la partie avait pris fin avec le %2.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had already ended.</source>
        <translation>D’après les coups convenus, la partie avait déjà pris fin.</translation>
    </message>
    <message>
        <source>A result had been agreed, declared or signed.</source>
        <translation>Un résultat avait été convenu, annoncé ou signé.</translation>
    </message>
    <message>
        <source>%2 was illegal, but this was found only after the result.</source>
        <translation>Le %2 était illégal, mais on ne l’a constaté qu’après le résultat.</translation>
    </message>
    <message>
        <source>An illegal move was found only after the result.</source>
        <translation>Un coup illégal n’a été constaté qu’après le résultat.</translation>
    </message>
    <message>
        <source>%2 was illegal and was completed.</source>
        <translation>Le %2 était illégal et a été achevé.</translation>
    </message>
    <message>
        <source>An illegal move was completed.</source>
        <translation>Un coup illégal a été achevé.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the clock had not been pressed.</source>
        <translation>Le %2 était illégal, mais la pendule n’avait pas été actionnée.</translation>
    </message>
    <message>
        <source>A move was illegal, but the clock had not been pressed.</source>
        <translation>Un coup était illégal, mais la pendule n’avait pas été actionnée.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>Le %2 était illégal, mais l’adversaire a joué le coup suivant ; il reste donc acquis.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>Un coup était illégal, mais l’adversaire a joué le coup suivant ; il reste donc acquis.</translation>
    </message>
    <message>
        <source>%2 was illegal, and with this offence %1 loses the game.</source>
        <translation>Le %2 était illégal et, par cette infraction, les %1 perdent la partie.</translation>
    </message>
    <message>
        <source>An illegal move was made that loses the game.</source>
        <translation>Un coup illégal a été joué, qui fait perdre la partie.</translation>
    </message>
    <message>
        <source>%2 was possible only on the wrong board of %1.</source>
        <translation>Le %2 n’était possible que sur l’échiquier inexact des %1.</translation>
    </message>
    <message>
        <source>The illegal move was possible only on a wrong board.</source>
        <translation>Le coup illégal n’était possible que sur un échiquier inexact.</translation>
    </message>
    <message>
        <source>%2 was illegal; it lies among the moves taken back.</source>
        <translation>Le %2 était illégal ; il se trouve parmi les coups repris.</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back.</source>
        <translation>Un coup illégal se trouve parmi les coups repris.</translation>
    </message>
    <message>
        <source>At %2 a pawn was left on the last rank.</source>
        <translation>Au %2, un pion a été laissé sur la dernière rangée.</translation>
    </message>
    <message>
        <source>A pawn was left on the last rank.</source>
        <translation>Un pion a été laissé sur la dernière rangée.</translation>
    </message>
    <message>
        <source>At %2 the clock was pressed before the promotion was finished.</source>
        <translation>Au %2, la pendule a été actionnée avant la fin de la promotion.</translation>
    </message>
    <message>
        <source>The clock was pressed before the promotion was finished.</source>
        <translation>La pendule a été actionnée avant la fin de la promotion.</translation>
    </message>
    <message>
        <source>The arbiter saw it himself.</source>
        <translation>L’arbitre l’a constaté lui-même.</translation>
    </message>
    <message>
        <source>%1 claimed.</source>
        <translation>Les %1 ont fait une réclamation.</translation>
    </message>
    <message>
        <source>A player claimed.</source>
        <translation>Un joueur a fait une réclamation.</translation>
    </message>
    <message>
        <source>Both boards were set up wrongly.</source>
        <translation>Les deux échiquiers étaient mal disposés au départ.</translation>
    </message>
    <message>
        <source>The board of %1 was set up wrongly.</source>
        <translation>L’échiquier des %1 était mal disposé au départ.</translation>
    </message>
    <message>
        <source>One board was set up wrongly.</source>
        <translation>Un échiquier était mal disposé au départ.</translation>
    </message>
    <message>
        <source>The set-up is no longer questioned after so many moves.</source>
        <translation>La position de départ n’est plus remise en cause après autant de coups.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed, and few moves have been made.</source>
        <translation>La partie a commencé avec les couleurs inversées et peu de coups ont été joués.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed; it goes on all the same.</source>
        <translation>La partie a commencé avec les couleurs inversées ; elle continue néanmoins.</translation>
    </message>
    <message>
        <source>%1 is bound by the pieces touched.</source>
        <translation>Les %1 sont liés par les pièces touchées.</translation>
    </message>
    <message>
        <source>A player is bound by the pieces touched.</source>
        <translation>Un joueur est lié par les pièces touchées.</translation>
    </message>
    <message>
        <source>%1 had touched a piece for the move that is taken back.</source>
        <translation>Les %1 avaient touché une pièce pour le coup repris.</translation>
    </message>
    <message>
        <source>A piece had been touched for the move that is taken back.</source>
        <translation>Une pièce avait été touchée pour le coup repris.</translation>
    </message>
    <message>
        <source>%1 touched a piece on a board that did not show the game.</source>
        <translation>Les %1 ont touché une pièce sur un échiquier qui ne montrait pas la partie.</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game.</source>
        <translation>Une pièce a été touchée sur un échiquier qui ne montrait pas la partie.</translation>
    </message>
    <message>
        <source>%1 touched a piece and moved another one.</source>
        <translation>Les %1 ont touché une pièce et en ont joué une autre.</translation>
    </message>
    <message>
        <source>A player touched a piece and moved another one.</source>
        <translation>Un joueur a touché une pièce et en a joué une autre.</translation>
    </message>
    <message>
        <source>%1 only adjusted a piece, after saying so.</source>
        <translation>Les %1 n’ont fait qu’ajuster une pièce, après l’avoir annoncé.</translation>
    </message>
    <message>
        <source>A piece was only adjusted, after saying so.</source>
        <translation>Une pièce a seulement été ajustée, après annonce.</translation>
    </message>
    <message>
        <source>%2 was not announced.</source>
        <translation>Le %2 n’a pas été annoncé.</translation>
    </message>
    <message>
        <source>A move was not announced.</source>
        <translation>Un coup n’a pas été annoncé.</translation>
    </message>
    <message>
        <source>The announcement of %2 was not repeated.</source>
        <translation>L’annonce du %2 n’a pas été répétée.</translation>
    </message>
    <message>
        <source>An announcement was not repeated.</source>
        <translation>Une annonce n’a pas été répétée.</translation>
    </message>
    <message>
        <source>The announcement of %2 was repeated wrongly.</source>
        <translation>L’annonce du %2 a été mal répétée.</translation>
    </message>
    <message>
        <source>An announcement was repeated wrongly.</source>
        <translation>Une annonce a été mal répétée.</translation>
    </message>
    <message>
        <source>At %2 another move was announced (“%3”) than executed.</source>
        <translation>Au %2, le coup annoncé (« %3 ») n’est pas celui exécuté.</translation>
    </message>
    <message>
        <source>Another move was announced than executed.</source>
        <translation>Le coup annoncé n’est pas celui exécuté.</translation>
    </message>
    <message>
        <source>At %2 an impossible move was announced (“%3”).</source>
        <translation>Au %2, un coup impossible a été annoncé (« %3 »).</translation>
    </message>
    <message>
        <source>An impossible move was announced.</source>
        <translation>Un coup impossible a été annoncé.</translation>
    </message>
    <message>
        <source>At %2 the new piece was not announced.</source>
        <translation>Au %2, la nouvelle pièce n’a pas été annoncée.</translation>
    </message>
    <message>
        <source>The new piece was not announced.</source>
        <translation>La nouvelle pièce n’a pas été annoncée.</translation>
    </message>
    <message>
        <source>At %2 %1 executed %3–%4 instead of the move written.</source>
        <translation>Au %2, les %1 ont exécuté %3–%4 au lieu du coup noté.</translation>
    </message>
    <message>
        <source>Another move was executed than the one written.</source>
        <translation>Un autre coup que celui noté a été exécuté.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected in time.</source>
        <translation>Un lapsus au %2 a été corrigé à temps.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected in time.</source>
        <translation>Un lapsus a été corrigé à temps.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected too late.</source>
        <translation>Un lapsus au %2 a été corrigé trop tard.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected too late.</source>
        <translation>Un lapsus a été corrigé trop tard.</translation>
    </message>
    <message>
        <source>A warning is given.</source>
        <translation>Un avertissement est donné.</translation>
    </message>
    <message>
        <source>No warning is given.</source>
        <translation>Aucun avertissement n’est donné.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back: %3.</source>
        <translation>Une nulle a été proposée parmi les coups repris : %3.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back.</source>
        <translation>Une nulle a été proposée parmi les coups repris.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back.</source>
        <translation>Une nulle a été réclamée parmi les coups repris.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is correct.</source>
        <translation>La réclamation de nulle des %1 est fondée.</translation>
    </message>
    <message>
        <source>The claim of a draw is correct.</source>
        <translation>La réclamation de nulle est fondée.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is incorrect.</source>
        <translation>La réclamation de nulle des %1 n’est pas fondée.</translation>
    </message>
    <message>
        <source>The claim of a draw is incorrect.</source>
        <translation>La réclamation de nulle n’est pas fondée.</translation>
    </message>
    <message>
        <source>%1 has exceeded the time allotted.</source>
        <translation>Les %1 ont dépassé le temps imparti.</translation>
    </message>
    <message>
        <source>A player has exceeded the time allotted.</source>
        <translation>Un joueur a dépassé le temps imparti.</translation>
    </message>
    <message>
        <source>Both flags have fallen.</source>
        <translation>Les deux drapeaux sont tombés.</translation>
    </message>
    <message>
        <source>The sealed move is clear.</source>
        <translation>Le coup sous enveloppe est clair.</translation>
    </message>
    <message>
        <source>The boards differed when the move was sealed.</source>
        <translation>Les échiquiers différaient lorsque le coup a été mis sous enveloppe.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move.</source>
        <translation>L’adversaire choisit la suite à donner au coup sous enveloppe.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent an assistant must be used.</source>
        <translation>Face à un adversaire malentendant, un assistant est obligatoire.</translation>
    </message>
    <message>
        <source>An assistant has been appointed.</source>
        <translation>Un assistant a été désigné.</translation>
    </message>
    <message>
        <source>A clock was defective.</source>
        <translation>Une pendule était défectueuse.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3); that is corrected.</source>
        <translation>Les pendules étaient mal réglées (%3) ; c’est corrigé.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly; that is corrected.</source>
        <translation>Les pendules étaient mal réglées ; c’est corrigé.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3), but that stands now.</source>
        <translation>Les pendules étaient mal réglées (%3), mais cela reste acquis.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly, but that stands now.</source>
        <translation>Les pendules étaient mal réglées, mais cela reste acquis.</translation>
    </message>
    <message>
        <source>The arbiter leaves the times as they are.</source>
        <translation>L’arbitre laisse les temps tels quels.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, within the default time.</source>
        <translation>Les %1 sont arrivés avec un retard de %3, dans le délai admis.</translation>
    </message>
    <message>
        <source>A player arrived late, within the default time.</source>
        <translation>Un joueur est arrivé en retard, dans le délai admis.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, beyond the default time.</source>
        <translation>Les %1 sont arrivés avec un retard de %3, au-delà du délai admis.</translation>
    </message>
    <message>
        <source>A player arrived late, beyond the default time.</source>
        <translation>Un joueur est arrivé en retard, au-delà du délai admis.</translation>
    </message>
    <message>
        <source>%1 paused the clocks without a reason.</source>
        <translation>Les %1 ont arrêté les pendules sans raison.</translation>
    </message>
    <message>
        <source>A player paused the clocks without a reason.</source>
        <translation>Un joueur a arrêté les pendules sans raison.</translation>
    </message>
    <message>
        <source>A player used a device that was not approved.</source>
        <translation>Un joueur a utilisé un appareil non autorisé.</translation>
    </message>
    <message>
        <source>the offer lapses</source>
        <translation>la proposition tombe</translation>
    </message>
    <message>
        <source>the offer stands</source>
        <translation>la proposition demeure</translation>
    </message>
    <message>
        <source>An illegal position was still on the board after one more completed move.</source>
        <translation>Une position illégale était encore sur l’échiquier après un coup de plus.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without having moved.</source>
        <translation>Les %1 ont appuyé sur la pendule sans avoir joué.</translation>
    </message>
    <message>
        <source>A player pressed the clock without having moved.</source>
        <translation>Un joueur a appuyé sur la pendule sans avoir joué.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>Les %1 ont joué un coup avec les deux mains.</translation>
    </message>
    <message>
        <source>A player used two hands for one move.</source>
        <translation>Un joueur a joué un coup avec les deux mains.</translation>
    </message>
    <message>
        <source>%1 displaced pieces and puts them back in his own time.</source>
        <translation>Les %1 ont déplacé des pièces par accident et les remettent en place sur leur propre temps.</translation>
    </message>
    <message>
        <source>A player displaced pieces and puts them back in his own time.</source>
        <translation>Un joueur a déplacé des pièces par accident et les remet en place sur son propre temps.</translation>
    </message>
    <message>
        <source>%1 left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>Les %1 ont quitté l’aire de jeu sans autorisation ; cela ne fait pas partie de la décision.</translation>
    </message>
    <message>
        <source>A player left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>Un joueur a quitté l’aire de jeu sans autorisation ; cela ne fait pas partie de la décision.</translation>
    </message>
    <message>
        <source>%1 was advised or helped; this is a matter apart from the ruling.</source>
        <translation>Les %1 ont reçu un conseil ou une aide ; cela ne fait pas partie de la décision.</translation>
    </message>
    <message>
        <source>A player was advised or helped; this is a matter apart from the ruling.</source>
        <translation>Un joueur a reçu un conseil ou une aide ; cela ne fait pas partie de la décision.</translation>
    </message>
    <message>
        <source>The captain of %1 intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>Le capitaine des %1 est intervenu ; il ne peut signaler une irrégularité qu’à l’arbitre.</translation>
    </message>
    <message>
        <source>A captain intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>Un capitaine est intervenu ; il ne peut signaler une irrégularité qu’à l’arbitre.</translation>
    </message>
    <message>
        <source>The arbiter had made an error: %3. It is put right as soon as it is noticed.</source>
        <translation>L’arbitre avait commis une erreur : %3. Elle est rectifiée dès qu’elle est constatée.</translation>
    </message>
    <message>
        <source>The arbiter had made an error. It is put right as soon as it is noticed.</source>
        <translation>L’arbitre avait commis une erreur. Elle est rectifiée dès qu’elle est constatée.</translation>
    </message>
    <message>
        <source>The assistant of %1 kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>L’assistant des %1 a tenu la feuille ; l’assistant d’un joueur voyant ne peut que jouer et annoncer.</translation>
    </message>
    <message>
        <source>An assistant kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>Un assistant a tenu la feuille ; l’assistant d’un joueur voyant ne peut que jouer et annoncer.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim a draw on this move.</source>
        <translation>Les %1 ont touché une pièce et ont perdu le droit de demander la nulle à ce coup.</translation>
    </message>
    <message>
        <source>A player who touched a piece has lost the right to claim a draw on this move.</source>
        <translation>Un joueur qui a touché une pièce a perdu le droit de demander la nulle à ce coup.</translation>
    </message>
    <message>
        <source>The repetitions in the score of %1 are agreed.</source>
        <translation>Les répétitions de la feuille des %1 sont retenues.</translation>
    </message>
    <message>
        <source>Only the repetitions that both scores contain are agreed.</source>
        <translation>Seules les répétitions que contiennent les deux feuilles sont retenues.</translation>
    </message>
    <message>
        <source>There are sheets, but no entry on them can be read.</source>
        <translation>Des feuilles existent, mais aucune inscription n’y est lisible.</translation>
    </message>
    <message>
        <source>Nothing can be ruled yet: no score can be used, and the positions on the boards have not been recorded.</source>
        <translation>Rien ne peut encore être décidé : aucune feuille n’est utilisable et les positions sur les échiquiers n’ont pas été relevées.</translation>
    </message>
    <message>
        <source>%3: there is no move on the sheet.</source>
        <translation>%3 : la feuille ne contient aucun coup.</translation>
    </message>
    <message>
        <source>There is no move on one of the sheets.</source>
        <translation>L’une des feuilles ne contient aucun coup.</translation>
    </message>
    <message>
        <source>%3: the sheet is too long; only its first %4 entries were read.</source>
        <translation>%3 : la feuille est trop longue ; seules ses %4 premières inscriptions ont été lues.</translation>
    </message>
    <message>
        <source>A sheet is too long; only its beginning was read.</source>
        <translation>Une feuille est trop longue ; seul son début a été lu.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>Le %2 était illégal, mais l’adversaire n’a rien réclamé ; l’arbitre n’intervient que sur une réclamation faite avant le coup suivant.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>Un coup était illégal, mais l’adversaire n’a rien réclamé ; l’arbitre n’intervient que sur une réclamation faite avant le coup suivant.</translation>
    </message>
    <message>
        <source>The sealed move cannot be made as it is written.</source>
        <translation>Le coup sous enveloppe ne peut pas être joué tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>The sealed move can be read in several ways.</source>
        <translation>Le coup sous enveloppe peut se lire de plusieurs façons.</translation>
    </message>
    <message>
        <source>The entry at %2 cannot mean %3, which was answered; the question stays open.</source>
        <translation>L’inscription au %2 ne peut signifier %3, qui a été répondu ; la question reste ouverte.</translation>
    </message>
    <message>
        <source>An answer names a move that the entry cannot mean; the question stays open.</source>
        <translation>Une réponse désigne un coup que l’inscription ne peut signifier ; la question reste ouverte.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played at %2.</source>
        <translation>Les deux joueurs admettent devant l’arbitre ce qui a été joué au %2.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played.</source>
        <translation>Les deux joueurs admettent devant l’arbitre ce qui a été joué.</translation>
    </message>
    <message>
        <source>%1 had to go on recording after %2: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>Les %1 devaient continuer à noter après le %2 : avec un incrément de trente secondes ou plus, personne n’en est dispensé.</translation>
    </message>
    <message>
        <source>A player had to go on recording: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>Un joueur devait continuer à noter : avec un incrément de trente secondes ou plus, personne n’en est dispensé.</translation>
    </message>
    <message>
        <source>%1 may choose the penalty for the illegal move until %1 touches a piece; the Laws give no time for it.</source>
        <translation>Les %1 peuvent choisir la pénalité du coup illégal tant qu’ils n’ont pas touché de pièce ; les Règles n’accordent pas de temps pour cela.</translation>
    </message>
    <message>
        <source>The opponent may choose the penalty for the illegal move until he touches a piece; the Laws give no time for it.</source>
        <translation>L’adversaire peut choisir la pénalité du coup illégal tant qu’il n’a pas touché de pièce ; les Règles n’accordent pas de temps pour cela.</translation>
    </message>
    <message>
        <source>The scores cannot show that %1 has exceeded the time. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Les feuilles ne peuvent montrer que les %1 ont dépassé le temps. Sauf preuve d’un plus grand nombre de coups, le prochain coup compte comme le premier de la période suivante.</translation>
    </message>
    <message>
        <source>The scores cannot show that the time has been exceeded. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Les feuilles ne peuvent montrer que le temps a été dépassé. Sauf preuve d’un plus grand nombre de coups, le prochain coup compte comme le premier de la période suivante.</translation>
    </message>
    <message>
        <source>%1 sealed a move but was not the player to move in the adjourned position.</source>
        <translation>Les %1 ont mis un coup sous enveloppe, mais n’étaient pas au trait dans la position ajournée.</translation>
    </message>
    <message>
        <source>A move was sealed by a player who was not to move in the adjourned position.</source>
        <translation>Un coup a été mis sous enveloppe par un joueur qui n’était pas au trait dans la position ajournée.</translation>
    </message>
    <message>
        <source>The sealed move is clear: %3.</source>
        <translation>Le coup sous enveloppe est clair : %3.</translation>
    </message>
    <message>
        <source>The sealed move is missing or cannot be read.</source>
        <translation>Le coup sous enveloppe manque ou est illisible.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back: %3.</source>
        <translation>Une nulle a été réclamée parmi les coups repris : %3.</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim stays</source>
        <translation>la pénalité de la réclamation infondée est maintenue</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim is cancelled</source>
        <translation>la pénalité de la réclamation infondée est annulée</translation>
    </message>
    <message>
        <source>%1 had let a piece go where it could stand and then moved it on.</source>
        <translation>Les %1 avaient lâché une pièce sur une case où elle pouvait rester, puis l’ont déplacée encore.</translation>
    </message>
    <message>
        <source>A player had let a piece go where it could stand and then moved it on.</source>
        <translation>Un joueur avait lâché une pièce sur une case où elle pouvait rester, puis l’a déplacée encore.</translation>
    </message>
    <message>
        <source>%1 touched several pieces, and it is not known which of them first.</source>
        <translation>Les %1 ont touché plusieurs pièces, et l’on ne sait pas laquelle d’abord.</translation>
    </message>
    <message>
        <source>A player touched several pieces, and it is not known which of them first.</source>
        <translation>Un joueur a touché plusieurs pièces, et l’on ne sait pas laquelle d’abord.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 was correct, but it came after the fall of the flag.</source>
        <translation>La réclamation de nulle des %1 était fondée, mais elle est venue après la chute du drapeau.</translation>
    </message>
    <message>
        <source>A claim of a draw was correct, but it came after the fall of the flag.</source>
        <translation>Une réclamation de nulle était fondée, mais elle est venue après la chute du drapeau.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Le drapeau des %1 est tombé.</translation>
    </message>
    <message>
        <source>A flag has fallen.</source>
        <translation>Un drapeau est tombé.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and nobody knows which fell first.</source>
        <translation>Les deux drapeaux sont tombés, et nul ne sait lequel le premier.</translation>
    </message>
    <message>
        <source>Another move was played than the sealed one.</source>
        <translation>Un autre coup que celui de l’enveloppe a été joué.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned after half-move %3, but the scores end with %2; what was sealed cannot be judged before they go on to there.</source>
        <translation>La partie aurait été ajournée après le demi-coup %3, mais les feuilles s’arrêtent au %2 ; le coup sous enveloppe ne peut être jugé avant qu’elles n’aillent jusque-là.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned later than the scores end; what was sealed cannot be judged before they go on to there.</source>
        <translation>La partie aurait été ajournée plus tard que la fin des feuilles ; le coup sous enveloppe ne peut être jugé avant qu’elles n’aillent jusque-là.</translation>
    </message>
    <message>
        <source>The scores part at %2, and the envelope shows what was sealed there.</source>
        <translation>Les feuilles se séparent au %2, et l’enveloppe montre ce qui y a été mis.</translation>
    </message>
    <message>
        <source>The scores part at the sealed move, and the envelope shows what was sealed.</source>
        <translation>Les feuilles se séparent au coup sous enveloppe, et l’enveloppe montre ce qui y a été mis.</translation>
    </message>
    <message>
        <source>The sealed move is %3, but %2 was played otherwise.</source>
        <translation>Le coup sous enveloppe est %3, mais le %2 a été joué autrement.</translation>
    </message>
    <message>
        <source>What is known of this edition says nothing on a faulty sealed move; the arbiter decides.</source>
        <translation>Ce que l’on connaît de cette édition ne dit rien d’un coup sous enveloppe fautif ; l’arbitre décide.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry after %2 that belongs to no move.</source>
        <translation>La feuille des %1 porte après le %2 une inscription qui n’appartient à aucun coup.</translation>
    </message>
    <message>
        <source>A score has an entry that belongs to no move.</source>
        <translation>Une feuille porte une inscription qui n’appartient à aucun coup.</translation>
    </message>
    <message>
        <source>The envelope is missing; %1 plays the move that %1 says was sealed.</source>
        <translation>L’enveloppe manque ; les %1 jouent le coup qu’ils déclarent y avoir mis.</translation>
    </message>
    <message>
        <source>The envelope is missing; the player who sealed plays the move that he says he sealed.</source>
        <translation>L’enveloppe manque ; le joueur qui y avait mis son coup joue celui qu’il déclare y avoir mis.</translation>
    </message>
    <message>
        <source>The score of %1 names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>La feuille des %1 n’indique que les cases et aucune pièce ; que ce soit la notation algébrique n’est pas établi.</translation>
    </message>
    <message>
        <source>A score names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>Une feuille n’indique que les cases et aucune pièce ; que ce soit la notation algébrique n’est pas établi.</translation>
    </message>
    <message>
        <source>The clock is said to have been pressed after the last move, but no move has been made.</source>
        <translation>La pendule aurait été pressée après le dernier coup, mais aucun coup n’a été joué.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the clock that runs.</source>
        <translation>Ce qui est dit de la pression de la pendule après le dernier coup de %1 contredit la pendule qui marche.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the clock that runs.</source>
        <translation>Ce qui est dit de la pression de la pendule après le dernier coup contredit la pendule qui marche.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the number of moves completed.</source>
        <translation>Ce qui est dit de la pression de la pendule après le dernier coup de %1 contredit le nombre de coups achevés.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the number of moves completed.</source>
        <translation>Ce qui est dit de la pression de la pendule après le dernier coup contredit le nombre de coups achevés.</translation>
    </message>
    <message>
        <source>The fact “%3” speaks of %2, but the game has not got so far; it concerns nothing.</source>
        <translation>Le fait « %3 » parle de : %2, mais la partie n’est pas allée jusque-là ; il ne concerne rien.</translation>
    </message>
    <message>
        <source>A stated fact speaks of a move that the game has not got to; it concerns nothing.</source>
        <translation>Un fait déclaré parle d’un coup auquel la partie n’est pas arrivée ; il ne concerne rien.</translation>
    </message>
    <message>
        <source>“%4”, stated as “%3” for %2, is not a move in any language or notation that is known; it is left out of account.</source>
        <translation>« %4 », donné comme « %3 » (%2), n’est un coup dans aucune langue ni notation connue ; il n’en est pas tenu compte.</translation>
    </message>
    <message>
        <source>Words stated as said are not a move in any language or notation that is known; they are left out of account.</source>
        <translation>Des paroles déclarées ne sont un coup dans aucune langue ni notation connue ; il n’en est pas tenu compte.</translation>
    </message>
    <message>
        <source>At %2 no piece of the player to move stood on %3; that it was moved from there on the board of %1 contradicts the game.</source>
        <translation>Au moment de : %2, aucune pièce du joueur au trait ne se trouvait en %3 ; qu’elle ait été jouée de là sur l’échiquier de %1 contredit la partie.</translation>
    </message>
    <message>
        <source>A piece is said to have been moved from a square where none of the player to move stood; that contradicts the game.</source>
        <translation>Une pièce aurait été jouée d’une case où le joueur au trait n’en avait aucune ; cela contredit la partie.</translation>
    </message>
    <message>
        <source>The result declared and its reason contradict each other.</source>
        <translation>Le résultat déclaré et sa raison se contredisent.</translation>
    </message>
    <message>
        <source>By the scores the position at the end is not the one that the declared result names.</source>
        <translation>D’après les feuilles, la position finale n’est pas celle que nomme le résultat déclaré.</translation>
    </message>
    <message>
        <source>The result declared is not the end that the agreed moves show; the game was over before it.</source>
        <translation>Le résultat déclaré n’est pas la fin que montrent les coups concordants ; la partie était déjà finie.</translation>
    </message>
    <message>
        <source>%1 was declared the winner, but could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>La victoire de %1 a été déclarée, mais aucune suite de coups légaux n’aurait pu mener au mat ; selon l’article, la partie est nulle.</translation>
    </message>
    <message>
        <source>The player declared the winner could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>Le joueur déclaré vainqueur n’aurait pu mater par aucune suite de coups légaux ; selon l’article, la partie est nulle.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim, so that the piece the opponent had touched no longer binds.</source>
        <translation>Les %1 ont touché une pièce et ont perdu le droit de réclamer ; la pièce que l’adversaire avait touchée ne l’oblige donc plus.</translation>
    </message>
    <message>
        <source>The right to claim was lost by touching a piece, so that the piece touched before no longer binds.</source>
        <translation>Le droit de réclamer a été perdu en touchant une pièce ; la pièce touchée auparavant n’oblige donc plus.</translation>
    </message>
    <message>
        <source>For %1 a piece counts as touched when it is taken out of its hole.</source>
        <translation>Pour les %1, une pièce est considérée comme touchée lorsqu’elle est retirée de son trou.</translation>
    </message>
    <message>
        <source>For a visually disabled player a piece counts as touched when it is taken out of its hole.</source>
        <translation>Pour un joueur handicapé visuel, une pièce est considérée comme touchée lorsqu’elle est retirée de son trou.</translation>
    </message>
    <message>
        <source>No legal move is possible with what %1 touched, so that any legal move may be made.</source>
        <translation>Aucun coup légal n’est possible avec ce que les %1 ont touché ; tout coup légal est donc permis.</translation>
    </message>
    <message>
        <source>No legal move is possible with what was touched, so that any legal move may be made.</source>
        <translation>Aucun coup légal n’est possible avec ce qui a été touché ; tout coup légal est donc permis.</translation>
    </message>
    <message>
        <source>%1 has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>Les %1 ont lâché une pièce et sont encore en train de jouer : l’échiquier n’est pas faux, et le coup peut être noté ensuite.</translation>
    </message>
    <message>
        <source>A player has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>Un joueur a lâché une pièce et est encore en train de jouer : l’échiquier n’est pas faux, et le coup peut être noté ensuite.</translation>
    </message>
    <message>
        <source>The arbiter gives time back to %1 alone, who did not cause the error; the other player keeps the time he has.</source>
        <translation>L’arbitre ne rend du temps qu’aux %1, qui n’ont pas causé l’erreur ; l’autre joueur garde le temps qu’il a.</translation>
    </message>
    <message>
        <source>The arbiter gives time back only to the player who did not cause the error; the other one keeps the time he has.</source>
        <translation>L’arbitre ne rend du temps qu’au joueur qui n’a pas causé l’erreur ; l’autre garde le temps qu’il a.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move; the answer given says which one was meant.</source>
        <translation>La notation des %1 pour le %2 convient à plusieurs coups ; la réponse donnée dit lequel était voulu.</translation>
    </message>
    <message>
        <source>An entry fits more than one move; the answer given says which one was meant.</source>
        <translation>Une notation convient à plusieurs coups ; la réponse donnée dit lequel était voulu.</translation>
    </message>
    <message>
        <source>The scores part at %2; the one board that was recorded bears out the score of %1, but no second one confirms it.</source>
        <translation>Les feuilles se séparent au %2 ; le seul échiquier relevé confirme la feuille des %1, mais aucun second ne la confirme.</translation>
    </message>
    <message>
        <source>The one board that was recorded bears out one of the scores, but no second one confirms it.</source>
        <translation>Le seul échiquier relevé confirme l’une des feuilles, mais aucun second ne la confirme.</translation>
    </message>
    <message>
        <source>%1 is said to have touched a piece on %3, where none stood; that binds to nothing.</source>
        <translation>Les %1 auraient touché une pièce en %3, où il n’y en avait pas ; cela n’oblige à rien.</translation>
    </message>
    <message>
        <source>A piece is said to have been touched where none stood; that binds to nothing.</source>
        <translation>Une pièce aurait été touchée là où il n’y en avait pas ; cela n’oblige à rien.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move: %3.</source>
        <translation>L’adversaire choisit ce qui résulte du coup mis sous enveloppe : %3.</translation>
    </message>
    <message>
        <source>which of its readings is played</source>
        <translation>laquelle de ses lectures est jouée</translation>
    </message>
    <message>
        <source>whether the piece named makes a legal move or the king moves, but not by castling</source>
        <translation>si la pièce nommée joue un coup légal ou si le roi joue, mais sans roquer</translation>
    </message>
    <message>
        <source>%1 used a device that was not approved; %3.</source>
        <translation>Les %1 ont utilisé un appareil qui n’était pas approuvé ; %3.</translation>
    </message>
    <message>
        <source>what that costs follows from the article, the loss of the game at most, and from the rules of the event</source>
        <translation>ce que cela coûte résulte de l’article, au plus la perte de la partie, et du règlement de l’épreuve</translation>
    </message>
    <message>
        <source>The scores show that %1 had completed the moves needed at the control.</source>
        <translation>Les feuilles montrent que les %1 avaient achevé les coups exigés au contrôle.</translation>
    </message>
    <message>
        <source>The scores show that the moves needed at the control had been completed.</source>
        <translation>Les feuilles montrent que les coups exigés au contrôle avaient été achevés.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>%1 accepts the opponent’s version of %2.</source>
        <translation>Les %1 acceptent la version de l’adversaire : %2.</translation>
    </message>
    <message>
        <source>%1 arrived late by %2.</source>
        <translation>Les %1 sont arrivés avec un retard de %2.</translation>
    </message>
    <message>
        <source>%1 claims a draw by the fifty-move rule.</source>
        <translation>Les %1 demandent la nulle par la règle des cinquante coups.</translation>
    </message>
    <message>
        <source>%1 claims a draw by threefold repetition.</source>
        <translation>Les %1 demandent la nulle par triple répétition.</translation>
    </message>
    <message>
        <source>%1 displaced pieces.</source>
        <translation>Les %1 ont déplacé des pièces.</translation>
    </message>
    <message>
        <source>%1 had said that he was adjusting.</source>
        <translation>Les %1 avaient annoncé « j’adoube ».</translation>
    </message>
    <message>
        <source>%1 has lost the right to claim that a piece was touched.</source>
        <translation>Les %1 ont perdu le droit de signaler qu’une pièce a été touchée.</translation>
    </message>
    <message>
        <source>%1 left the playing venue.</source>
        <translation>Les %1 ont quitté l’aire de jeu.</translation>
    </message>
    <message>
        <source>%1 made a claim.</source>
        <translation>Les %1 ont fait une réclamation.</translation>
    </message>
    <message>
        <source>%1 offered a draw with %2.</source>
        <translation>Les %1 ont proposé la nulle : %2.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without making a move.</source>
        <translation>Les %1 ont appuyé sur la pendule sans jouer.</translation>
    </message>
    <message>
        <source>%1 released a piece on %2.</source>
        <translation>Les %1 ont lâché une pièce en %2.</translation>
    </message>
    <message>
        <source>%1 sealed “%2”.</source>
        <translation>Les %1 ont mis « %2 » sous pli.</translation>
    </message>
    <message>
        <source>%1 stopped recording after %2.</source>
        <translation>Les %1 ont cessé de noter après : %2.</translation>
    </message>
    <message>
        <source>%1 stopped the clocks without a valid reason.</source>
        <translation>Les %1 ont arrêté les pendules sans raison valable.</translation>
    </message>
    <message>
        <source>%1 took the piece on %2 off the board.</source>
        <translation>Les %1 ont retiré la pièce en %2.</translation>
    </message>
    <message>
        <source>%1 touched, in this order: %2.</source>
        <translation>Les %1 ont touché, dans cet ordre : %2.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>Les %1 ont joué un coup à deux mains.</translation>
    </message>
    <message>
        <source>%1 was announced as “%2”.</source>
        <translation>%1 : annoncé « %2 ».</translation>
    </message>
    <message>
        <source>%1 was given advice.</source>
        <translation>Les %1 ont reçu un conseil.</translation>
    </message>
    <message>
        <source>%1 was not announced.</source>
        <translation>%1 : pas annoncé.</translation>
    </message>
    <message>
        <source>%1 was not repeated by the opponent.</source>
        <translation>%1 : pas répété par l’adversaire.</translation>
    </message>
    <message>
        <source>%1 was repeated by the opponent as “%2”.</source>
        <translation>%1 : répété par l’adversaire « %2 ».</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected before the clock was pressed.</source>
        <translation>%1 : un lapsus, « %2 », corrigé avant l’appui sur la pendule.</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected only after the clock was pressed.</source>
        <translation>%1 : un lapsus, « %2 », corrigé seulement après l’appui sur la pendule.</translation>
    </message>
    <message>
        <source>%1: the electronic board shows “%2”.</source>
        <translation>%1 : l’échiquier électronique montre « %2 ».</translation>
    </message>
    <message>
        <source>A result was declared: %1, %2.</source>
        <translation>Un résultat a été déclaré : %1, %2.</translation>
    </message>
    <message>
        <source>Both flags have fallen, that of %1 first.</source>
        <translation>Les deux drapeaux sont tombés, celui des %1 en premier.</translation>
    </message>
    <message>
        <source>Both flags have fallen; which one first is not known.</source>
        <translation>Les deux drapeaux sont tombés ; on ignore lequel en premier.</translation>
    </message>
    <message>
        <source>Illegal moves that %1 had completed before: %2.</source>
        <translation>Coups illégaux achevés auparavant par les %1 : %2.</translation>
    </message>
    <message>
        <source>In which order the pieces were touched is not known.</source>
        <translation>On ignore dans quel ordre les pièces ont été touchées.</translation>
    </message>
    <message>
        <source>On the board of %1, %2 was carried out from %3 to %4.</source>
        <translation>Sur l’échiquier des %1 a été exécuté : %2, de %3 à %4.</translation>
    </message>
    <message>
        <source>Somebody intervened in the game for %1.</source>
        <translation>Quelqu’un est intervenu dans la partie pour les %1.</translation>
    </message>
    <message>
        <source>The arbiter had restored or set something wrongly: %1.</source>
        <translation>L’arbitre avait mal rétabli ou réglé quelque chose : %1.</translation>
    </message>
    <message>
        <source>The arbiter saw it.</source>
        <translation>L’arbitre l’a vu.</translation>
    </message>
    <message>
        <source>The clock of %1 is defective.</source>
        <translation>La pendule des %1 est défectueuse.</translation>
    </message>
    <message>
        <source>The clock was not pressed after the last move.</source>
        <translation>Après le dernier coup, la pendule n’a pas été actionnée.</translation>
    </message>
    <message>
        <source>The clock was pressed after the last move.</source>
        <translation>Après le dernier coup, la pendule a été actionnée.</translation>
    </message>
    <message>
        <source>The clock was set wrongly: %1.</source>
        <translation>La pendule était mal réglée : %1.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Le drapeau des %1 est tombé.</translation>
    </message>
    <message>
        <source>The game began with the colours reversed.</source>
        <translation>La partie a commencé avec les couleurs inversées.</translation>
    </message>
    <message>
        <source>The game was adjourned after %1.</source>
        <translation>La partie a été ajournée après : %1.</translation>
    </message>
    <message>
        <source>The pieces of %1 were set up wrongly.</source>
        <translation>Les pièces des %1 étaient mal placées.</translation>
    </message>
    <message>
        <source>The recording device of %1 was not approved.</source>
        <translation>L’appareil d’enregistrement des %1 n’était pas agréé.</translation>
    </message>
    <message>
        <source>The score of %1 was copied from the opponent from %2 on.</source>
        <translation>La feuille des %1 a été copiée sur l’adversaire à partir de : %2.</translation>
    </message>
    <message>
        <source>%1 sealed a move, and the envelope is missing.</source>
        <translation>Les %1 avaient mis un coup sous enveloppe, et l’enveloppe manque.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>la feuille des Blancs</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>la feuille des Noirs</translation>
    </message>
    <message>
        <source>the assistant’s score</source>
        <translation>la feuille de l’assistant</translation>
    </message>
    <message>
        <source>the score kept by White’s assistant</source>
        <translation>la feuille de l’assistant des Blancs</translation>
    </message>
    <message>
        <source>the score kept by Black’s assistant</source>
        <translation>la feuille de l’assistant des Noirs</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>l’enregistrement</translation>
    </message>
    <message>
        <source>the arbiter’s notes</source>
        <translation>les notes de l’arbitre</translation>
    </message>
    <message>
        <source>the electronic board</source>
        <translation>l’échiquier électronique</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>the white king</source>
        <extracomment>Object of &quot;Move %1 from b3 to c2.&quot;: in German the accusative.</extracomment>
        <translation>le roi blanc</translation>
    </message>
    <message>
        <source>the white queen</source>
        <translation>la dame blanche</translation>
    </message>
    <message>
        <source>the white rook</source>
        <translation>la tour blanche</translation>
    </message>
    <message>
        <source>the white bishop</source>
        <translation>le fou blanc</translation>
    </message>
    <message>
        <source>the white knight</source>
        <translation>le cavalier blanc</translation>
    </message>
    <message>
        <source>the white pawn</source>
        <translation>le pion blanc</translation>
    </message>
    <message>
        <source>the black king</source>
        <translation>le roi noir</translation>
    </message>
    <message>
        <source>the black queen</source>
        <translation>la dame noire</translation>
    </message>
    <message>
        <source>the black rook</source>
        <translation>la tour noire</translation>
    </message>
    <message>
        <source>the black bishop</source>
        <translation>le fou noir</translation>
    </message>
    <message>
        <source>the black knight</source>
        <translation>le cavalier noir</translation>
    </message>
    <message>
        <source>the black pawn</source>
        <translation>le pion noir</translation>
    </message>
    <message>
        <source>king %1</source>
        <translation>roi %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <translation>dame %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <translation>fou %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <translation>cavalier %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <translation>pion %1</translation>
    </message>
    <message>
        <source>kings %1</source>
        <translation>rois %1</translation>
    </message>
    <message>
        <source>queens %1</source>
        <translation>dames %1</translation>
    </message>
    <message>
        <source>rooks %1</source>
        <translation>tours %1</translation>
    </message>
    <message>
        <source>bishops %1</source>
        <translation>fous %1</translation>
    </message>
    <message>
        <source>knights %1</source>
        <translation>cavaliers %1</translation>
    </message>
    <message>
        <source>pawns %1</source>
        <translation>pions %1</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2023</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er janvier 2023</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2018</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er janvier 2018</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2017</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er juillet 2017</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2014</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er juillet 2014</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2009</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er juillet 2009</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2005</source>
        <translation>Règles du jeu d’échecs de la FIDE du 1er juillet 2005</translation>
    </message>
    <message>
        <source>FIDE Supplement E.02 of 1985</source>
        <translation>Supplément E.02 de la FIDE de 1985</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1930</source>
        <translation>Règle du jeu d’échecs de la FIDE de 1930</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of June 1928</source>
        <translation>Règle du jeu des échecs de la FIDE de juin 1928</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>partie longue</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>correspond</source>
        <translation>concordent</translation>
    </message>
    <message>
        <source>correspond, with an illegal move in both</source>
        <translation>concordent, avec un coup illégal dans les deux</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>diffèrent</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplètes</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>inutilisables</translation>
    </message>
    <message>
        <source>show the same position</source>
        <translation>montrent la même position</translation>
    </message>
    <message>
        <source>show different positions</source>
        <translation>montrent des positions différentes</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non relevées</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>concorde</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambigu</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>slip of the pen</source>
        <translation>lapsus</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>aucune inscription</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteux</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>a move is left out</source>
        <translation>un coup est omis</translation>
    </message>
    <message>
        <source>a move is written twice</source>
        <translation>un coup est noté deux fois</translation>
    </message>
    <message>
        <source>two moves stand in each other’s place</source>
        <translation>deux coups sont intervertis</translation>
    </message>
    <message>
        <source>the squares are named from the other side</source>
        <translation>les cases sont nommées depuis l’autre côté</translation>
    </message>
    <message>
        <source>the columns are exchanged</source>
        <translation>les colonnes sont interverties</translation>
    </message>
    <message>
        <source>the entry can mean more than one move</source>
        <translation>l’inscription convient à plus d’un coup</translation>
    </message>
    <message>
        <source>the entry cannot be read</source>
        <translation>l’inscription est illisible</translation>
    </message>
    <message>
        <source>the entry is not a legal move</source>
        <translation>l’inscription n’est pas un coup légal</translation>
    </message>
    <message>
        <source>the entry is another move</source>
        <translation>l’inscription est un autre coup</translation>
    </message>
    <message>
        <source>a slip of the pen</source>
        <translation>un lapsus d’écriture</translation>
    </message>
    <message>
        <source>a move that was never made is written</source>
        <translation>un coup jamais joué est noté</translation>
    </message>
    <message>
        <source>an entry that belongs to no move is written</source>
        <translation>une inscription qui n’appartient à aucun coup est notée</translation>
    </message>
    <message>
        <source>different moves</source>
        <translation>des coups différents</translation>
    </message>
    <message>
        <source>an entry that is not a legal move</source>
        <translation>une inscription qui n’est pas un coup légal</translation>
    </message>
    <message>
        <source>different promotions</source>
        <translation>des promotions différentes</translation>
    </message>
    <message>
        <source>different castlings</source>
        <translation>des roques différents</translation>
    </message>
    <message>
        <source>there is no piece on the square of departure</source>
        <translation>il n’y a pas de pièce sur la case de départ</translation>
    </message>
    <message>
        <source>the piece belongs to the opponent</source>
        <translation>la pièce appartient à l’adversaire</translation>
    </message>
    <message>
        <source>a piece of the same colour stands on the square of arrival</source>
        <translation>une pièce de même couleur occupe la case d’arrivée</translation>
    </message>
    <message>
        <source>the piece does not move in that way</source>
        <translation>la pièce ne se déplace pas ainsi</translation>
    </message>
    <message>
        <source>another piece stands in the way</source>
        <translation>une autre pièce barre le passage</translation>
    </message>
    <message>
        <source>there is nothing for the pawn to capture</source>
        <translation>le pion n’a rien à prendre</translation>
    </message>
    <message>
        <source>a capture en passant is not possible</source>
        <translation>la prise en passant n’est pas possible</translation>
    </message>
    <message>
        <source>the right to castle has been lost</source>
        <translation>le droit de roquer est perdu</translation>
    </message>
    <message>
        <source>the king castles out of check</source>
        <translation>le roi roque alors qu’il est en échec</translation>
    </message>
    <message>
        <source>the king crosses an attacked square when castling</source>
        <translation>le roi traverse une case attaquée en roquant</translation>
    </message>
    <message>
        <source>a piece stands between the king and the rook</source>
        <translation>une pièce se trouve entre le roi et la tour</translation>
    </message>
    <message>
        <source>the pawn on the last rank is not exchanged for a piece</source>
        <translation>le pion sur la dernière rangée n’est pas échangé contre une pièce</translation>
    </message>
    <message>
        <source>a new piece is named where no pawn is promoted</source>
        <translation>une nouvelle pièce est nommée sans promotion de pion</translation>
    </message>
    <message>
        <source>the game is not over</source>
        <translation>la partie n’est pas terminée</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>échec et mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>position morte</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>pratique établie</translation>
    </message>
    <message>
        <source>interpretation</source>
        <translation>interprétation</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>controversé</translation>
    </message>
    <message>
        <source>The text of the Laws says so.</source>
        <translation>Le texte des Règles le dit.</translation>
    </message>
    <message>
        <source>Established practice of the manuals and of arbiters’ training.</source>
        <translation>Pratique établie des manuels et de la formation des arbitres.</translation>
    </message>
    <message>
        <source>The Laws leave a gap; this is a reasoned interpretation.</source>
        <translation>Les Règles laissent une lacune ; ceci est une interprétation motivée.</translation>
    </message>
    <message>
        <source>Arbiters disagree on this; the decision is the arbiter’s.</source>
        <translation>Les arbitres sont partagés ; la décision appartient à l’arbitre.</translation>
    </message>
    <message>
        <source>the beginning of the game</source>
        <translation>début de la partie</translation>
    </message>
    <message>
        <source>a move of White</source>
        <translation>coup des Blancs</translation>
    </message>
    <message>
        <source>a move of Black</source>
        <translation>coup des Noirs</translation>
    </message>
    <message>
        <source>White’s move %1</source>
        <translation>coup %1 des Blancs</translation>
    </message>
    <message>
        <source>Black’s move %1</source>
        <translation>coup %1 des Noirs</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>une minute</translation>
    </message>
    <message>
        <source>one second</source>
        <translation>une seconde</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 secondes</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>Paragraphe %1</translation>
    </message>
    <message>
        <source>Appendix %1</source>
        <translation>Annexe %1</translation>
    </message>
    <message>
        <source>Guideline %1</source>
        <translation>Directive %1</translation>
    </message>
    <message>
        <source>Article %1</source>
        <translation>Article %1</translation>
    </message>
    <message>
        <source>%1 moves in %2</source>
        <translation>%1 coups en %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>%1; %2 added for each move</source>
        <translation>%1 ; %2 ajoutées à chaque coup</translation>
    </message>
    <message>
        <source>%1; %2 of delay for each move</source>
        <translation>%1 ; délai par coup : %2</translation>
    </message>
    <message>
        <source>the player’s own king is left in check</source>
        <translation>le roi du joueur reste en échec</translation>
    </message>
    <message>
        <source>Guidelines for adjourned games</source>
        <translation>Directives sur les parties ajournées</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The move announced and the move executed differ. Is the player held to the move that was announced?</source>
        <translation>Le coup annoncé et le coup exécuté diffèrent. Le joueur est-il tenu au coup annoncé ?</translation>
    </message>
    <message>
        <source>Part of one score was copied from the other. Does its owner accept those entries as the moves played?</source>
        <translation>Une partie d’une feuille a été recopiée de l’autre. Son auteur accepte-t-il ces inscriptions comme les coups joués ?</translation>
    </message>
    <message>
        <source>The opponent is hearing-impaired, so an assistant must be used. Has one been appointed?</source>
        <translation>L’adversaire est malentendant ; un assistant est obligatoire. En a-t-on désigné un ?</translation>
    </message>
    <message>
        <source>Was the time of the next period already on the displays when the clocks were stopped?</source>
        <translation>Le temps de la période suivante était-il déjà affiché quand les pendules ont été arrêtées ?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares but not to the same rights to castle. Whose are agreed?</source>
        <translation>Les deux feuilles mènent aux mêmes cases mais pas aux mêmes droits de roque. Lesquels sont convenus ?</translation>
    </message>
    <message>
        <source>Before moves are taken back: does either player accept the other’s entry?</source>
        <translation>Avant toute reprise de coups : l’un des joueurs accepte-t-il l’inscription de l’autre ?</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back. Does the offer lapse?</source>
        <translation>Une nulle a été proposée parmi les coups repris. La proposition tombe-t-elle ?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares, but only one of them allows a capture en passant. Is it allowed?</source>
        <translation>Les deux feuilles mènent aux mêmes cases, mais une seule permet la prise en passant. Est-elle permise ?</translation>
    </message>
    <message>
        <source>A flag fell before it was noticed that something had gone wrong earlier. Had a result been declared?</source>
        <translation>Un drapeau est tombé avant qu’on remarque une irrégularité antérieure. Un résultat avait-il été annoncé ?</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back. Does it still count?</source>
        <translation>Un coup illégal se trouve parmi les coups repris. Compte-t-il encore ?</translation>
    </message>
    <message>
        <source>Only one score goes on. Are its further moves accepted by both players?</source>
        <translation>Une seule feuille continue. Les deux joueurs acceptent-ils ses coups suivants ?</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves. Do both players accept the common position?</source>
        <translation>Les feuilles se rejoignent par un autre ordre de coups. Les deux joueurs acceptent-ils la position commune ?</translation>
    </message>
    <message>
        <source>The illegal move came from a board that did not show the game. Is the penalty given?</source>
        <translation>Le coup illégal vient d’un échiquier qui ne montrait pas la partie. La pénalité est-elle infligée ?</translation>
    </message>
    <message>
        <source>Blitz under full supervision by the Laws of 2023: how long is the penalty?</source>
        <translation>Blitz sous surveillance complète selon les Règles de 2023 : quelle est la durée de la pénalité ?</translation>
    </message>
    <message>
        <source>The scores contain different repetitions. Which occurrences of the position are agreed?</source>
        <translation>Les feuilles contiennent des répétitions différentes. Quelles occurrences de la position sont convenues ?</translation>
    </message>
    <message>
        <source>A player had stopped recording with less than five minutes left. Is the average limited to that?</source>
        <translation>Un joueur avait cessé de noter avec moins de cinq minutes. La moyenne est-elle limitée à cette durée ?</translation>
    </message>
    <message>
        <source>A piece was touched for the move that is taken back. Is that established, so that the piece must be moved?</source>
        <translation>Une pièce a été touchée pour le coup repris. Est-ce établi, de sorte qu’elle doive être jouée ?</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game. Must it be moved?</source>
        <translation>Une pièce a été touchée sur un échiquier qui ne montrait pas la partie. Doit-elle être jouée ?</translation>
    </message>
    <message>
        <source>The announcement was repeated wrongly and nobody objected. Is a warning given?</source>
        <translation>L’annonce a été mal répétée et personne n’a protesté. Un avertissement est-il donné ?</translation>
    </message>
    <message>
        <source>Both scores contain an impossible move, but not the same one. Was one of them completed on the boards?</source>
        <translation>Les deux feuilles contiennent un coup impossible, mais pas le même. L’un d’eux a-t-il été achevé sur les échiquiers ?</translation>
    </message>
    <message>
        <source>It is not known whether the last move was completed. Was the clock pressed after it?</source>
        <translation>On ignore si le dernier coup a été achevé. La pendule a-t-elle été actionnée ensuite ?</translation>
    </message>
    <message>
        <source>The scores and the boards do not settle it. What do both players say was played?</source>
        <translation>Les feuilles et les échiquiers ne tranchent pas. Qu’est-ce qui a été joué, selon les deux joueurs ?</translation>
    </message>
    <message>
        <source>An entry fits two pieces and the boards do not agree. Which piece did its writer mean?</source>
        <translation>Une inscription convient à deux pièces et les échiquiers ne concordent pas. Quelle pièce son auteur avait-il en vue ?</translation>
    </message>
    <message>
        <source>The new piece was not announced or not written. Which piece was it?</source>
        <translation>La nouvelle pièce n’a pas été annoncée ou notée. Laquelle était-ce ?</translation>
    </message>
    <message>
        <source>Two scores were kept for one player and they differ. Which one counts?</source>
        <translation>Deux feuilles ont été tenues pour un joueur et elles diffèrent. Laquelle compte ?</translation>
    </message>
    <message>
        <source>yes, that move must be played</source>
        <translation>oui, ce coup doit être joué</translation>
    </message>
    <message>
        <source>no, only touched pieces bind</source>
        <translation>non, seules les pièces touchées obligent</translation>
    </message>
    <message>
        <source>yes, the scores correspond</source>
        <translation>oui, les feuilles concordent</translation>
    </message>
    <message>
        <source>no, the score ends where the copying begins</source>
        <translation>non, la feuille s’arrête où commence la copie</translation>
    </message>
    <message>
        <source>yes, one is appointed</source>
        <translation>oui, il y en a un</translation>
    </message>
    <message>
        <source>no, one must be used from now on</source>
        <translation>non, il en faut un désormais</translation>
    </message>
    <message>
        <source>yes, it is included</source>
        <translation>oui, il est compris</translation>
    </message>
    <message>
        <source>no, it is still to be added</source>
        <translation>non, il reste à ajouter</translation>
    </message>
    <message>
        <source>those of White’s score</source>
        <translation>ceux de la feuille des Blancs</translation>
    </message>
    <message>
        <source>those of Black’s score</source>
        <translation>ceux de la feuille des Noirs</translation>
    </message>
    <message>
        <source>yes, so the scores correspond</source>
        <translation>oui, les feuilles concordent donc</translation>
    </message>
    <message>
        <source>no, the moves are retraced</source>
        <translation>non, les coups sont repris</translation>
    </message>
    <message>
        <source>neither of them</source>
        <translation>aucun des deux</translation>
    </message>
    <message>
        <source>White accepts Black’s entry</source>
        <translation>les Blancs acceptent l’inscription des Noirs</translation>
    </message>
    <message>
        <source>Black accepts White’s entry</source>
        <translation>les Noirs acceptent l’inscription des Blancs</translation>
    </message>
    <message>
        <source>yes, the offer lapses</source>
        <translation>oui, la proposition tombe</translation>
    </message>
    <message>
        <source>no, the offer stands</source>
        <translation>non, la proposition demeure</translation>
    </message>
    <message>
        <source>yes, the pawn moved two squares</source>
        <translation>oui, le pion a avancé de deux cases</translation>
    </message>
    <message>
        <source>no, the pawn moved in two steps</source>
        <translation>non, le pion a avancé en deux fois</translation>
    </message>
    <message>
        <source>yes, the loss on time stands</source>
        <translation>oui, la perte au temps reste acquise</translation>
    </message>
    <message>
        <source>no, the moves are retraced first</source>
        <translation>non, les coups sont d’abord repris</translation>
    </message>
    <message>
        <source>yes, it is added to the earlier ones</source>
        <translation>oui, il s’ajoute aux précédents</translation>
    </message>
    <message>
        <source>no, there is no penalty</source>
        <translation>non, il n’y a pas de pénalité</translation>
    </message>
    <message>
        <source>accepted, the moves are reconstructed from that score</source>
        <translation>acceptés, les coups sont reconstitués d’après cette feuille</translation>
    </message>
    <message>
        <source>contested, the last position in both scores is restored</source>
        <translation>contestés, la dernière position des deux feuilles est rétablie</translation>
    </message>
    <message>
        <source>yes, the common position is agreed</source>
        <translation>oui, la position commune est convenue</translation>
    </message>
    <message>
        <source>no, the moves are retraced to before the first difference</source>
        <translation>non, les coups sont repris jusqu’avant la première différence</translation>
    </message>
    <message>
        <source>yes, the opponent gets the time</source>
        <translation>oui, l’adversaire reçoit le temps</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>pas de pénalité</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>une minute</translation>
    </message>
    <message>
        <source>two minutes</source>
        <translation>deux minutes</translation>
    </message>
    <message>
        <source>only those in both scores</source>
        <translation>seulement celles des deux feuilles</translation>
    </message>
    <message>
        <source>those in White’s score</source>
        <translation>celles de la feuille des Blancs</translation>
    </message>
    <message>
        <source>those in Black’s score</source>
        <translation>celles de la feuille des Noirs</translation>
    </message>
    <message>
        <source>yes, five minutes at most</source>
        <translation>oui, cinq minutes au plus</translation>
    </message>
    <message>
        <source>no, the average</source>
        <translation>non, la moyenne</translation>
    </message>
    <message>
        <source>established, the touched pieces bind</source>
        <translation>établi, les pièces touchées obligent</translation>
    </message>
    <message>
        <source>not established, any legal move may be played</source>
        <translation>non établi, tout coup légal peut être joué</translation>
    </message>
    <message>
        <source>yes, if it has a legal move</source>
        <translation>oui, si elle a un coup légal</translation>
    </message>
    <message>
        <source>no, any legal move may be played</source>
        <translation>non, tout coup légal peut être joué</translation>
    </message>
    <message>
        <source>yes, a warning is given</source>
        <translation>oui, un avertissement est donné</translation>
    </message>
    <message>
        <source>no warning</source>
        <translation>pas d’avertissement</translation>
    </message>
    <message>
        <source>none was completed</source>
        <translation>aucun n’a été achevé</translation>
    </message>
    <message>
        <source>the one in White’s score</source>
        <translation>celui de la feuille des Blancs</translation>
    </message>
    <message>
        <source>the one in Black’s score</source>
        <translation>celui de la feuille des Noirs</translation>
    </message>
    <message>
        <source>yes, the move is completed</source>
        <translation>oui, le coup est achevé</translation>
    </message>
    <message>
        <source>no, it is not completed</source>
        <translation>non, il n’est pas achevé</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>une tour</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>un fou</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>un cavalier</translation>
    </message>
    <message>
        <source>the one that White kept</source>
        <translation>celle tenue par les Blancs</translation>
    </message>
    <message>
        <source>the one that Black kept</source>
        <translation>celle tenue par les Noirs</translation>
    </message>
    <message>
        <source>the one that the assistant kept</source>
        <translation>celle tenue par l’assistant</translation>
    </message>
    <message>
        <source>the one that White’s assistant kept</source>
        <translation>celle tenue par l’assistant des Blancs</translation>
    </message>
    <message>
        <source>the one that Black’s assistant kept</source>
        <translation>celle tenue par l’assistant des Noirs</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
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
        <source>One player admits to a wrong entry. Do both players accept this before the arbiter?</source>
        <translation>Un joueur reconnaît une inscription erronée. Les deux joueurs l’acceptent-ils devant l’arbitre ?</translation>
    </message>
    <message>
        <source>A draw was claimed correctly, and a flag has fallen. Was the draw claimed before the fall of the flag was noticed?</source>
        <translation>Une nulle a été réclamée à bon droit, et un drapeau est tombé. La nulle a-t-elle été réclamée avant que la chute du drapeau soit constatée ?</translation>
    </message>
    <message>
        <source>yes, the game is drawn</source>
        <translation>oui, la partie est nulle</translation>
    </message>
    <message>
        <source>no, the game is lost on time</source>
        <translation>non, la partie est perdue au temps</translation>
    </message>
    <message>
        <source>A draw was claimed wrongly among the moves taken back. Does the penalty for it stay?</source>
        <translation>Une nulle a été réclamée à tort parmi les coups repris. La pénalité est-elle maintenue ?</translation>
    </message>
    <message>
        <source>yes, the opponent keeps the time</source>
        <translation>oui, l’adversaire garde le temps</translation>
    </message>
    <message>
        <source>no, it goes with the claim</source>
        <translation>non, elle disparaît avec la réclamation</translation>
    </message>
    <message>
        <source>The sealed move cannot be made in the true position, and a board was wrong when it was sealed. Does it lose the game?</source>
        <translation>Le coup sous enveloppe ne peut être joué dans la vraie position, et un échiquier était faux quand il a été écrit. Fait-il perdre la partie ?</translation>
    </message>
    <message>
        <source>yes, by his own fault</source>
        <translation>oui, par sa propre faute</translation>
    </message>
    <message>
        <source>no, the position was wrong through no fault of his</source>
        <translation>non, la position était fausse sans faute de sa part</translation>
    </message>
    <message>
        <source>Several pieces were touched, and it is not known in which order. Which one was touched first?</source>
        <translation>Plusieurs pièces ont été touchées, et l’on ne sait pas dans quel ordre. Laquelle l’a été la première ?</translation>
    </message>
    <message>
        <source>With what was conceded the scores still differ further on: does either player accept the other’s entry there?</source>
        <translation>Avec ce qui a été reconnu, les feuilles diffèrent encore plus loin : l’un des joueurs y accepte-t-il la notation de l’autre ?</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards.</source>
        <translation>La partie continue depuis la position sur les échiquiers.</translation>
    </message>
    <message>
        <source>Complete a score</source>
        <translation>Compléter une feuille</translation>
    </message>
    <message>
        <source>%1 puts the score in order with the help of the other score.</source>
        <translation>Les %1 mettent leur feuille en ordre à l’aide de l’autre.</translation>
    </message>
    <message>
        <source>The incomplete score is put in order with the help of the other one.</source>
        <translation>La feuille incomplète est mise en ordre à l’aide de l’autre.</translation>
    </message>
    <message>
        <source>Correct a board</source>
        <translation>Rectifier un échiquier</translation>
    </message>
    <message>
        <source>The wrong board is corrected; no move is taken back.</source>
        <translation>L’échiquier inexact est rectifié ; aucun coup n’est repris.</translation>
    </message>
    <message>
        <source>Retrace the moves</source>
        <translation>Reprendre les coups</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the position after %2.</source>
        <translation>Les coups sont repris jusqu’au point où les deux feuilles concordent : la position après le %2.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree.</source>
        <translation>Les coups sont repris jusqu’au point où les deux feuilles concordent.</translation>
    </message>
    <message>
        <source>Restore the position before the illegal move</source>
        <translation>Rétablir la position avant le coup illégal</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored: the position after %2.</source>
        <translation>La position précédant immédiatement le coup illégal est rétablie : la position après le %2.</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored.</source>
        <translation>La position précédant immédiatement le coup illégal est rétablie.</translation>
    </message>
    <message>
        <source>Replace the pawn by a queen</source>
        <translation>Remplacer le pion par une dame</translation>
    </message>
    <message>
        <source>The pawn left on the last rank at %2 is replaced by a queen of the same colour.</source>
        <translation>Le pion laissé sur la dernière rangée au %2 est remplacé par une dame de même couleur.</translation>
    </message>
    <message>
        <source>The pawn left on the last rank is replaced by a queen of the same colour.</source>
        <translation>Le pion laissé sur la dernière rangée est remplacé par une dame de même couleur.</translation>
    </message>
    <message>
        <source>Restore the last identifiable position</source>
        <translation>Rétablir la dernière position identifiable</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the position after %2.</source>
        <translation>La dernière position identifiable est rétablie : la position après le %2.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored.</source>
        <translation>La dernière position identifiable est rétablie.</translation>
    </message>
    <message>
        <source>Reconstruct the game</source>
        <translation>Reconstituer la partie</translation>
    </message>
    <message>
        <source>The game is reconstructed on a second board, in the presence of the arbiter and both players.</source>
        <translation>La partie est reconstituée sur un second échiquier, en présence de l’arbitre et des deux joueurs.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The game ended with %2: %3 (%4).</source>
        <translation>La partie a pris fin avec le %2 : %3 (%4).</translation>
    </message>
    <message>
        <source>The game is over: %3 (%4).</source>
        <translation>La partie est terminée : %3 (%4).</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>Le résultat reste acquis</translation>
    </message>
    <message>
        <source>The result stands: %3 (%4).</source>
        <translation>Le résultat reste acquis : %3 (%4).</translation>
    </message>
    <message>
        <source>Play a new game</source>
        <translation>Jouer une nouvelle partie</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game is played.</source>
        <translation>La partie est annulée et une nouvelle partie est jouée.</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Demander d’abord</translation>
    </message>
    <message>
        <source>The open question must be answered before anything is done.</source>
        <translation>La question ouverte doit recevoir une réponse avant toute mesure.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>les Blancs gagnent</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>les Noirs gagnent</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>échec et mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>position morte</translation>
    </message>
    <message>
        <source>agreement of the players</source>
        <translation>accord des joueurs</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>the time allotted has been exceeded</source>
        <translation>le temps imparti est dépassé</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>les deux drapeaux sont tombés</translation>
    </message>
    <message>
        <source>threefold repetition was claimed</source>
        <translation>triple répétition réclamée</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>quintuple répétition</translation>
    </message>
    <message>
        <source>fifty moves without a capture or a pawn move</source>
        <translation>cinquante coups sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>seventy-five moves without a capture or a pawn move</source>
        <translation>soixante-quinze coups sans prise ni coup de pion</translation>
    </message>
    <message>
        <source>repeated illegal moves</source>
        <translation>coups illégaux répétés</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>coup illégal</translation>
    </message>
    <message>
        <source>the sealed move is not valid</source>
        <translation>le coup sous enveloppe n’est pas valable</translation>
    </message>
    <message>
        <source>an electronic device that was not approved</source>
        <translation>appareil électronique non autorisé</translation>
    </message>
    <message>
        <source>the game cannot be reconstructed</source>
        <translation>la partie ne peut pas être reconstituée</translation>
    </message>
    <message>
        <source>late arrival beyond the default time</source>
        <translation>retard au-delà du délai admis</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>tel qu’annoncé</translation>
    </message>
    <message>
        <source>the result is open</source>
        <translation>le résultat est ouvert</translation>
    </message>
    <message>
        <source>%1 corrects the position on %1’s board; no move is taken back.</source>
        <translation>Les %1 rectifient la position sur leur échiquier ; aucun coup n’est repris.</translation>
    </message>
    <message>
        <source>an illegal position that stayed</source>
        <translation>une position illégale restée sur l’échiquier</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched: the position after %2.</source>
        <translation>Le dernier coup est repris, parce qu’une autre pièce avait été touchée : la position après le %2.</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched.</source>
        <translation>Le dernier coup est repris, parce qu’une autre pièce avait été touchée.</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards; the next move counts as the first of the next period.</source>
        <translation>La partie continue depuis la position sur les échiquiers ; le prochain coup compte comme le premier de la période suivante.</translation>
    </message>
    <message>
        <source>both players lose</source>
        <translation>les deux joueurs perdent</translation>
    </message>
    <message>
        <source>The illegal move was not completed: it is put back, and the game goes on from the position before it.</source>
        <translation>Le coup illégal n’était pas achevé : il est remis en place, et la partie continue depuis la position qui le précède.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the starting position.</source>
        <translation>Les coups sont repris jusqu’au point où les deux feuilles concordent : la position de départ.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the starting position.</source>
        <translation>La dernière position qui peut être identifiée est rétablie : la position de départ.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1; includes %2 of penalty time</source>
        <translation>%1 ; y compris %2 de pénalité</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>When the clocks were stopped, %1’s clock was running.</source>
        <translation>À l’arrêt des pendules, celle des %1 marchait.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Compteur de coups : Blancs %1, Noirs %2.</translation>
    </message>
    <message>
        <source>Period of play: %1.</source>
        <translation>Période de jeu : %1.</translation>
    </message>
    <message>
        <source>%1’s clock is to be started.</source>
        <translation>La pendule des %1 est à remettre en marche.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Pendules</translation>
    </message>
    <message>
        <source>Clocks before and after</source>
        <translation>Pendules avant et après</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>When stopped</source>
        <translation>À l’arrêt</translation>
    </message>
    <message>
        <source>To be set</source>
        <translation>À régler</translation>
    </message>
    <message>
        <source>How found</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Incident report</source>
        <translation>Rapport d’incident</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>recommended, chosen</source>
        <translation>recommandé, choisi</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recommandé</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal.</source>
        <translation>La décision s’écarte de la proposition.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal, which was: %1</source>
        <translation>La décision s’écarte de la proposition, qui était : %1</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Fondement</translation>
    </message>
    <message>
        <source>Proposal in short</source>
        <translation>La proposition en bref</translation>
    </message>
    <message>
        <source>Ruling in short</source>
        <translation>La décision en bref</translation>
    </message>
    <message>
        <source>This is a proposal. The arbiter has not ruled yet.</source>
        <translation>Ceci est une proposition. L’arbitre n’a pas encore statué.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>What the Laws allow</source>
        <translation>Ce que les Règles permettent</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Open: %1 (%2.)</source>
        <translation>Ouverte : %1 (%2.)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Statement of %1</source>
        <translation>Déclaration : %1</translation>
    </message>
    <message>
        <source>Appeal possible until</source>
        <translation>Appel possible jusqu’à</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Pièce jointe</translation>
    </message>
    <message>
        <source>Reasons and statements</source>
        <translation>Motifs et déclarations</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Arbitre en chef</translation>
    </message>
    <message>
        <source>White (informed)</source>
        <translation>Blancs (informés)</translation>
    </message>
    <message>
        <source>Black (informed)</source>
        <translation>Noirs (informés)</translation>
    </message>
    <message>
        <source>Assistant of White</source>
        <translation>Assistant des Blancs</translation>
    </message>
    <message>
        <source>Assistant of Black</source>
        <translation>Assistant des Noirs</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Date et signature</translation>
    </message>
    <message>
        <source>refused to sign</source>
        <translation>a refusé de signer</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>White’s board as found</source>
        <translation>Échiquier des Blancs tel que trouvé</translation>
    </message>
    <message>
        <source>Black’s board as found</source>
        <translation>Échiquier des Noirs tel que trouvé</translation>
    </message>
    <message>
        <source>Last agreed position, after %1</source>
        <translation>Dernière position concordante, après le %1</translation>
    </message>
    <message>
        <source>Last agreed position</source>
        <translation>Dernière position concordante</translation>
    </message>
    <message>
        <source>Position proposed</source>
        <translation>Position proposée</translation>
    </message>
    <message>
        <source>Position ruled</source>
        <translation>Position décidée</translation>
    </message>
    <message>
        <source>Squares that differ from the game: %1.</source>
        <translation>Cases différentes de la partie : %1.</translation>
    </message>
    <message>
        <source>Findings under the %1</source>
        <translation>Constatations selon les %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constatation</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>les deux joueurs</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Deputy arbiter</source>
        <translation>Arbitre adjoint</translation>
    </message>
    <message>
        <source>Arbiter called at</source>
        <translation>Arbitre appelé à</translation>
    </message>
    <message>
        <source>Game resumed at</source>
        <translation>Partie reprise à</translation>
    </message>
    <message>
        <source>Local adaptation</source>
        <translation>Adaptation locale</translation>
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
        <source>Visually disabled</source>
        <translation>Déficient visuel</translation>
    </message>
    <message>
        <source>Hearing impaired</source>
        <translation>Malentendant</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Cadence</translation>
    </message>
    <message>
        <source>%1, competition rules in full</source>
        <translation>%1, règles de compétition intégrales</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Contrôle du temps</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>diffèrent</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>concordent</translation>
    </message>
    <message>
        <source>both: %1</source>
        <translation>les deux : %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Scores side by side</source>
        <translation>Feuilles en regard</translation>
    </message>
    <message>
        <source>The scores from a few moves before the last agreed position, which is marked by a line</source>
        <translation>Les feuilles depuis quelques coups avant la dernière position concordante, marquée par un trait</translation>
    </message>
    <message>
        <source>The scores from where they matter on</source>
        <translation>Les feuilles à partir de l’endroit en cause</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>%1 is not a folder: %2</source>
        <translation>%1 n’est pas un dossier : %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit : %2</translation>
    </message>
    <message>
        <source>The report cannot be made: %1</source>
        <translation>Le rapport ne peut pas être produit : %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constatations</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Également possible</translation>
    </message>
    <message>
        <source>Squares that differ from the other board: %1.</source>
        <translation>Cases différentes de l’autre échiquier : %1.</translation>
    </message>
    <message>
        <source>%1: its standing is “%2”, that of the remedy in force “%3”.</source>
        <translation>%1 : son fondement est « %2 », celui de la mesure en vigueur « %3 ».</translation>
    </message>
    <message>
        <source>%1: possible only if what is established were otherwise.</source>
        <translation>%1 : possible seulement si les faits établis étaient autres.</translation>
    </message>
    <message>
        <source>15 minutes after the round, unless the rules of the event say otherwise</source>
        <translation>15 minutes après la ronde, sauf si le règlement du tournoi en dispose autrement</translation>
    </message>
    <message>
        <source>one hour after the round, unless the rules of the event say otherwise</source>
        <translation>une heure après la ronde, sauf si le règlement du tournoi en dispose autrement</translation>
    </message>
    <message>
        <source>A hole in every square</source>
        <translation>Un trou dans chaque case</translation>
    </message>
    <message>
        <source>An assistant of the sighted player, or one who must be used</source>
        <translation>Assistant du joueur voyant, ou assistant obligatoire</translation>
    </message>
    <message>
        <source>Arbiter called by</source>
        <translation>Arbitre appelé par</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Black squares raised</source>
        <translation>Cases noires surélevées</translation>
    </message>
    <message>
        <source>Black’s score to</source>
        <translation>Feuille des Noirs jusqu’à</translation>
    </message>
    <message>
        <source>White’s score to</source>
        <translation>Feuille des Blancs jusqu’à</translation>
    </message>
    <message>
        <source>Boards, clock, device, assistants</source>
        <translation>Échiquiers, pendule, appareil, assistants</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>braille</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Clock made for visually disabled players</source>
        <translation>Pendule conçue pour les joueurs déficients visuels</translation>
    </message>
    <message>
        <source>Copy given that he can read: text or Braille</source>
        <translation>Copie lisible remise : texte ou braille</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Décidé à</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Caution</translation>
    </message>
    <message>
        <source>Each player has a board of his own</source>
        <translation>Chaque joueur a son échiquier</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Éléments de preuve</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>Tête du journal</translation>
    </message>
    <message>
        <source>How kept</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidents</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Entrée du journal</translation>
    </message>
    <message>
        <source>Local adaptations agreed with the arbiter</source>
        <translation>Adaptations locales convenues avec l’arbitre</translation>
    </message>
    <message>
        <source>Moves announced in</source>
        <translation>Coups annoncés en</translation>
    </message>
    <message>
        <source>Not legal: %1.</source>
        <translation>Illégal : %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Number of the event</source>
        <translation>Numéro du tournoi</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>Pieces with pegs that fit</source>
        <translation>Pièces à tige adaptée</translation>
    </message>
    <message>
        <source>Recording device approved</source>
        <translation>Appareil d’enregistrement agréé</translation>
    </message>
    <message>
        <source>Register of incidents</source>
        <translation>Registre des incidents</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Right of appeal explained</source>
        <translation>Droit d’appel expliqué</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Ruling read aloud to the visually disabled player</source>
        <translation>Décision lue au joueur déficient visuel</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Scheduled start</source>
        <translation>Début prévu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Special board at least 20 cm by 20 cm</source>
        <translation>Échiquier spécial d’au moins 20 cm sur 20 cm</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Staunton pieces, the black ones marked</source>
        <translation>Pièces Staunton, les noires marquées</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Supported by</source>
        <translation>Appuyé par</translation>
    </message>
    <message>
        <source>The assistant announces the moves of both players</source>
        <translation>L’assistant annonce les coups des deux joueurs</translation>
    </message>
    <message>
        <source>The assistant carries out the formalities of adjournment</source>
        <translation>L’assistant accomplit les formalités d’ajournement</translation>
    </message>
    <message>
        <source>The assistant claims on time and informs the arbiter of a touched piece</source>
        <translation>L’assistant réclame au temps et signale à l’arbitre une pièce touchée</translation>
    </message>
    <message>
        <source>The assistant keeps the score and starts the opponent’s clock</source>
        <translation>L’assistant tient la feuille et met en marche la pendule adverse</translation>
    </message>
    <message>
        <source>The assistant makes the moves on the opponent’s board</source>
        <translation>L’assistant exécute les coups sur l’échiquier de l’adversaire</translation>
    </message>
    <message>
        <source>The assistant tells moves and times when asked</source>
        <translation>L’assistant indique sur demande les coups et les temps</translation>
    </message>
    <message>
        <source>The moves from here on do not stand.</source>
        <translation>Les coups à partir d’ici ne valent pas.</translation>
    </message>
    <message>
        <source>The scores as they came in</source>
        <translation>Les feuilles telles qu’elles ont été remises</translation>
    </message>
    <message>
        <source>Version of</source>
        <translation>Version de</translation>
    </message>
    <message>
        <source>Versions of the disputed move, and how far the scores stay legal with them</source>
        <translation>Versions du coup contesté, et jusqu’où les feuilles restent légales avec elles</translation>
    </message>
    <message>
        <source>Warning to %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>What the arbiter established</source>
        <translation>Ce que l’arbitre a établi</translation>
    </message>
    <message>
        <source>Why the other remedies are not in force:</source>
        <translation>Pourquoi les autres mesures ne s’appliquent pas :</translation>
    </message>
    <message>
        <source>Witness %1</source>
        <translation>Témoin : %1</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>en appel</translation>
    </message>
    <message>
        <source>file not there</source>
        <translation>fichier absent</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>décidé</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>données personnelles effacées</translation>
    </message>
    <message>
        <source>recorded speech</source>
        <translation>enregistrement vocal</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>numérisation</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>The scores in full</source>
        <translation>Les feuilles en entier</translation>
    </message>
    <message>
        <source>Every entry of both scores, move by move</source>
        <translation>Chaque inscription des deux feuilles, coup par coup</translation>
    </message>
    <message>
        <source>chosen, not proposed</source>
        <translation>choisi, non proposé</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motif : %1</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>l’arbitre</translation>
    </message>
    <message>
        <source>the assistant</source>
        <translation>l’assistant</translation>
    </message>
    <message>
        <source>the assistant of %1</source>
        <translation>l’assistant des %1</translation>
    </message>
    <message>
        <source>another move, written like b1d2</source>
        <translation>un autre coup, noté comme b1d2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: read as %2; %3</source>
        <translation>%1 : lu comme %2 ; %3</translation>
    </message>
    <message>
        <source>Picture of the entry: %1</source>
        <translation>Image de l’inscription : %1</translation>
    </message>
    <message>
        <source>Entries in doubt, as the sheets show them</source>
        <translation>Inscriptions douteuses, telles que les feuilles les montrent</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What speaks for it: %1</source>
        <translation>Ce qui plaide en sa faveur : %1</translation>
    </message>
    <message>
        <source>%1 Answer: %2. By: %3.</source>
        <translation>%1 Réponse : %2. Par : %3.</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Repose sur</translation>
    </message>
    <message>
        <source>The scores.</source>
        <translation>Les feuilles de partie.</translation>
    </message>
    <message>
        <source>The boards as found.</source>
        <translation>Les échiquiers tels que trouvés.</translation>
    </message>
    <message>
        <source>The clocks as found.</source>
        <translation>Les pendules telles que trouvées.</translation>
    </message>
    <message>
        <source>The settings of the game.</source>
        <translation>Les données de la partie.</translation>
    </message>
    <message>
        <source>%1 Answer: %2.</source>
        <translation>%1 Réponse : %2.</translation>
    </message>
    <message>
        <source>title and story</source>
        <translation>titre et récit</translation>
    </message>
    <message>
        <source>circumstances</source>
        <translation>circonstances</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>pendules</translation>
    </message>
    <message>
        <source>facts and answers</source>
        <translation>faits et réponses</translation>
    </message>
    <message>
        <source>event</source>
        <translation>compétition</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>checklist</source>
        <translation>liste de contrôle</translation>
    </message>
    <message>
        <source>ruling and statements</source>
        <translation>décision et déclarations</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>pièces jointes</translation>
    </message>
    <message>
        <source>White’s board</source>
        <translation>échiquier des Blancs</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>échiquier des Noirs</translation>
    </message>
    <message>
        <source>score: %1</source>
        <translation>partie écrite : %1</translation>
    </message>
    <message>
        <source>What was changed at the desk, in the words of the case file</source>
        <translation>Ce qui a été modifié au bureau, dans les mots du fichier de l’incident</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Heure (UTC)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Journal des modifications</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>%1 minutes after the round</source>
        <translation>%1 minutes après la ronde</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision; proposed was %1 (%2)</source>
        <translation>fixé par décision de l’arbitre ; proposé : %1 (%2)</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision</source>
        <translation>fixé par décision de l’arbitre</translation>
    </message>
    <message>
        <source>Clocks proposed: White %1, Black %2. Clocks as ruled: White %3, Black %4.</source>
        <translation>Pendules proposées : Blancs %1, Noirs %2. Pendules selon la décision : Blancs %3, Noirs %4.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal in the clocks only.</source>
        <translation>La décision ne s’écarte de la proposition que pour les pendules.</translation>
    </message>
    <message>
        <source>%1: the arbiter ruled otherwise.</source>
        <translation>%1 : l’arbitre a décidé autrement.</translation>
    </message>
    <message>
        <source>The arbiter’s reason: %1</source>
        <translation>Motif de l’arbitre : %1</translation>
    </message>
    <message>
        <source>signatures not valid when it was taken in</source>
        <translation>signatures non valables lors de l’enregistrement</translation>
    </message>
    <message>
        <source>Decisions on appeals</source>
        <translation>Décisions sur appels</translation>
    </message>
    <message>
        <source>a witness</source>
        <translation>un témoin</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Blancs : %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Noirs : %1.</translation>
    </message>
    <message>
        <source>Whether the touched pieces bind depends on a question that is still open.</source>
        <translation>L’obligation née des pièces touchées dépend d’une question encore ouverte.</translation>
    </message>
    <message>
        <source>It is %1’s turn to move.</source>
        <translation>Le trait est aux %1.</translation>
    </message>
    <message>
        <source>The move counter is set to %1 for White and %2 for Black.</source>
        <translation>Le compteur de coups est réglé à %1 pour les Blancs et %2 pour les Noirs.</translation>
    </message>
    <message>
        <source>%1’s clock is started.</source>
        <translation>La pendule des %1 est remise en marche.</translation>
    </message>
    <message>
        <source>Basis: %1, %2.</source>
        <translation>Fondement : %1, %2.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Les deux feuilles de partie concordent.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Les deux feuilles concordent et contiennent toutes deux le même coup illégal.</translation>
    </message>
    <message>
        <source>The two scores differ from %1 on.</source>
        <translation>Les deux feuilles diffèrent à partir du %1.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Les deux feuilles de partie diffèrent.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is missing or incomplete.</source>
        <translation>Les feuilles ne se contredisent pas, mais l’une d’elles manque ou est incomplète.</translation>
    </message>
    <message>
        <source>Neither score can be used as evidence.</source>
        <translation>Aucune des deux feuilles n’a valeur de preuve.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Les deux échiquiers montrent la même position.</translation>
    </message>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Les deux échiquiers montrent des positions différentes.</translation>
    </message>
    <message>
        <source>The positions on the two boards have not been recorded.</source>
        <translation>Les positions sur les deux échiquiers n’ont pas été relevées.</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>aucune inscription</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>After %1 both scores stand on the same position again, by another order of moves.</source>
        <translation>Après le %1, les deux feuilles se retrouvent sur la même position, par un autre ordre de coups.</translation>
    </message>
    <message>
        <source>%1: %2 has %3, %4 has %5.</source>
        <translation>%1 : %2 porte %3, %4 porte %5.</translation>
    </message>
    <message>
        <source>%1 has %2 where %3 has %4.</source>
        <translation>%1 porte %2 là où %3 porte %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2 : %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1 (%2) is illegal: %3.</source>
        <translation>Le %1 (%2) est illégal : %3.</translation>
    </message>
    <message>
        <source>The move %1 is illegal: %2.</source>
        <translation>Le coup %1 est illégal : %2.</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3.</source>
        <translation>Déplacer %1 de %2 à %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Poser %1 en %2.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Retirer %1 de %2.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be moved.</source>
        <translation>La pièce en %1 a été touchée et doit être jouée.</translation>
    </message>
    <message>
        <source>The pieces on %1 were touched; the first that can be moved must be moved.</source>
        <translation>Les pièces en %1 ont été touchées ; la première qui peut être jouée doit l’être.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be captured if possible.</source>
        <translation>La pièce en %1 a été touchée et doit être prise si possible.</translation>
    </message>
    <message>
        <source>The move is to be chosen from %1 legal moves.</source>
        <translation>Le coup est à choisir parmi %1 coups légaux.</translation>
    </message>
    <message>
        <source>The only move allowed is %1.</source>
        <translation>Le seul coup permis est %1.</translation>
    </message>
    <message>
        <source>The move is to be chosen from: %1.</source>
        <translation>Le coup est à choisir parmi : %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 of extra time for the offence of %3 (%4).</source>
        <translation>Les %1 reçoivent %2 de temps supplémentaire pour l’infraction des %3 (%4).</translation>
    </message>
    <message>
        <source>No clock times are known.</source>
        <translation>Aucun temps de pendule n’est connu.</translation>
    </message>
    <message>
        <source>%1’s clock is set to %2.</source>
        <translation>La pendule des %1 est réglée à %2.</translation>
    </message>
    <message>
        <source>The clocks stay as they are: White %1, Black %2.</source>
        <translation>Les pendules restent telles quelles : Blancs %1, Noirs %2.</translation>
    </message>
    <message>
        <source>The clocks are set to %1 for White and %2 for Black.</source>
        <translation>Les pendules sont réglées à %1 pour les Blancs et %2 pour les Noirs.</translation>
    </message>
    <message>
        <source>On %1’s board %2 was carried out instead of %3.</source>
        <translation>Sur l’échiquier des %1, %2 a été exécuté au lieu de %3.</translation>
    </message>
    <message>
        <source>On %1’s board the move %2 was not carried out.</source>
        <translation>Sur l’échiquier des %1, le coup %2 n’a pas été exécuté.</translation>
    </message>
    <message>
        <source>%1’s board shows the position of the game.</source>
        <translation>L’échiquier des %1 montre la position de la partie.</translation>
    </message>
    <message>
        <source>%1’s board shows a position of the score of %2.</source>
        <translation>L’échiquier des %1 montre une position de la feuille des %2.</translation>
    </message>
    <message>
        <source>%1’s board differs from the game on: %2.</source>
        <translation>L’échiquier des %1 diffère de la partie en : %2.</translation>
    </message>
    <message>
        <source>The time of the next period is still to be added for %1.</source>
        <translation>Le temps de la période suivante est encore à ajouter pour les %1.</translation>
    </message>
    <message>
        <source>The sealed move %1 is made first.</source>
        <translation>Le coup sous enveloppe %1 est d’abord joué.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it is known for this.</source>
        <translation>Fondement : %1 ; aucun article n’en est connu à ce sujet.</translation>
    </message>
    <message>
        <source>The time of the next period is taken off %1’s display and is added again at the control.</source>
        <translation>Le temps de la période suivante est retiré de la pendule des %1 et sera de nouveau ajouté au contrôle.</translation>
    </message>
    <message>
        <source>The times contain the next period already: the clock stays in period %1 and adds nothing at the control.</source>
        <translation>Les temps contiennent déjà la période suivante : la pendule reste dans la période %1 et n’ajoute rien au contrôle.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it calls for anything else.</source>
        <translation>Fondement : %1 ; aucun de leurs articles ne demande autre chose.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The file is damaged (%1: %2).</source>
        <translation>Le fichier est endommagé (%1 : %2).</translation>
    </message>
    <message>
        <source>The file is encrypted (%1).</source>
        <translation>Le fichier est chiffré (%1).</translation>
    </message>
    <message>
        <source>The file carries no signature.</source>
        <translation>Le fichier ne porte aucune signature.</translation>
    </message>
    <message>
        <source>%2 bytes were added behind the last signature.</source>
        <translation>%2 octets ont été ajoutés après la dernière signature.</translation>
    </message>
    <message>
        <source>No signature covers %1.</source>
        <translation>Aucune signature ne couvre %1.</translation>
    </message>
    <message>
        <source>%1 was taken out of the container.</source>
        <translation>%1 a été retiré du conteneur.</translation>
    </message>
    <message>
        <source>%1 was changed after it was signed.</source>
        <translation>%1 a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The %1 does not cover the whole of a revision.</source>
        <translation>L’élément « %1 » ne couvre pas une révision entière.</translation>
    </message>
    <message>
        <source>The %1 is not as a signature must be (%2).</source>
        <translation>L’élément « %1 » n’est pas une signature conforme (%2).</translation>
    </message>
    <message>
        <source>The %1 was made by means that are no longer trusted.</source>
        <translation>L’élément « %1 » a été fait avec des moyens qui ne sont plus sûrs.</translation>
    </message>
    <message>
        <source>What the %1 covers was changed after signing.</source>
        <translation>Ce que couvre l’élément « %1 » a été modifié après la signature.</translation>
    </message>
    <message>
        <source>The %1 was not made with the key of its certificate.</source>
        <translation>L’élément « %1 » n’a pas été fait avec la clé de son certificat.</translation>
    </message>
    <message>
        <source>The time stamp of the %1 does not hold.</source>
        <translation>L’horodatage de l’élément « %1 » n’est pas valable.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1, %2.</source>
        <translation>Une page a été modifiée après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>The structure of the document was changed after signing: %1, %2.</source>
        <translation>La structure du document a été modifiée après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>The form was changed after signing: %1, %2.</source>
        <translation>Le formulaire a été modifié après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>A signature field was changed after signing: %1, %2.</source>
        <translation>Un champ de signature a été modifié après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing: %1, %2.</source>
        <translation>Une annotation a été modifiée après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>The details of the document were changed after signing: %1, %2.</source>
        <translation>Les informations du document ont été modifiées après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>Text, a font or a picture was changed after signing: %1.</source>
        <translation>Un texte, une police ou une image a été modifié après la signature : %1.</translation>
    </message>
    <message>
        <source>Something was changed after signing: %1, %2.</source>
        <translation>Quelque chose a été modifié après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>Something was taken away after signing: %1.</source>
        <translation>Quelque chose a été retiré après la signature : %1.</translation>
    </message>
    <message>
        <source>The document was redirected after signing: %1, %2.</source>
        <translation>Le document a été redirigé après la signature : %1, %2.</translation>
    </message>
    <message>
        <source>The certification does not permit the %1.</source>
        <translation>La certification ne permet pas l’élément « %1 ».</translation>
    </message>
    <message>
        <source>The journal knows a later issue of this file: %2. The last signature may have been cut off.</source>
        <translation>Le journal connaît une version plus récente de ce fichier : %2. La dernière signature a peut-être été retranchée.</translation>
    </message>
    <message>
        <source>The journal does not know this file.</source>
        <translation>Le journal ne connaît pas ce fichier.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since.</source>
        <translation>Signé par %1 ; inchangé depuis.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since; but the roster does not know: %2.</source>
        <translation>Signé par %1 et inchangé depuis ; mais la liste ne connaît pas : %2.</translation>
    </message>
    <message>
        <source>certified by an authority of the roster</source>
        <translation>certifié par une autorité de la liste</translation>
    </message>
    <message>
        <source>named in the roster</source>
        <translation>nommé dans la liste</translation>
    </message>
    <message>
        <source>certified by somebody whom the roster does not name</source>
        <translation>certifié par quelqu’un que la liste ne nomme pas</translation>
    </message>
    <message>
        <source>%1 was put in later: %2 does not cover it.</source>
        <translation>%1 a été ajouté plus tard : %2 ne le couvre pas.</translation>
    </message>
    <message>
        <source>made by another program, in the older form PKCS #7</source>
        <translation>faite par un autre programme, dans l’ancienne forme PKCS #7</translation>
    </message>
    <message>
        <source>time stamp of an authority: %1</source>
        <translation>horodatage d’une autorité : %1</translation>
    </message>
    <message>
        <source>The %1 is not by the person whom the report names (%2).</source>
        <translation>L’élément « %1 » n’est pas de la personne que nomme le rapport (%2).</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>chief arbiter</source>
        <translation>arbitre en chef</translation>
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
        <source>assistant</source>
        <translation>assistant</translation>
    </message>
    <message>
        <source>assistant of White</source>
        <translation>assistant des Blancs</translation>
    </message>
    <message>
        <source>assistant of Black</source>
        <translation>assistant des Noirs</translation>
    </message>
    <message>
        <source>committee</source>
        <translation>commission</translation>
    </message>
    <message>
        <source>The %1 is there, but the report says that this person refused to sign (%2).</source>
        <translation>%1 : présente, mais selon le rapport cette personne a refusé de signer (%2).</translation>
    </message>
    <message>
        <source>signature of %1</source>
        <translation>signature (%1)</translation>
    </message>
    <message>
        <source>certified by nobody but the signer</source>
        <translation>certifié uniquement par le signataire lui-même</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>%1 needed %2 completed moves.</source>
        <translation>Les %1 devaient avoir achevé %2 coups.</translation>
    </message>
    <message>
        <source>%1 is in the last period, in which no number of moves is needed.</source>
        <translation>Les %1 sont dans la dernière période, où aucun nombre de coups n’est exigé.</translation>
    </message>
    <message>
        <source>%1 proves %2 completed moves; %3 are recorded.</source>
        <translation>%1 : %2 coups achevés sont prouvés, %3 sont notés.</translation>
    </message>
    <message>
        <source>%1 has gaps: %2.</source>
        <translation>%1 : lacunes à %2.</translation>
    </message>
    <message>
        <source>%1 does not show that the clock was pressed after %2.</source>
        <translation>%1 : rien ne montre que la pendule a été pressée après %2.</translation>
    </message>
    <message>
        <source>The claim of %1 is good.</source>
        <translation>La demande des %1 est fondée.</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; it costs %2 (%3).</source>
        <translation>La demande des %1 n’est pas fondée ; elle coûte %2 (%3).</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; this edition names no penalty for it.</source>
        <translation>La demande des %1 n’est pas fondée ; cette édition ne prévoit pas de pénalité.</translation>
    </message>
    <message>
        <source>A position has stood %1 times, on both scores %2 times: after %3.</source>
        <translation>Une position s’est présentée %1 fois, sur les deux feuilles %2 fois : après %3.</translation>
    </message>
    <message>
        <source>%1 half-moves without a capture or a pawn move, since %2; a claim needs 100, and 150 end the game.</source>
        <translation>%1 demi-coups sans prise ni coup de pion depuis %2 ; il en faut 100 pour une demande, et 150 terminent la partie.</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>la position</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>le temps des Blancs</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>le temps des Noirs</translation>
    </message>
    <message>
        <source>whose clock was running</source>
        <translation>quelle pendule marchait</translation>
    </message>
    <message>
        <source>the number of moves completed</source>
        <translation>le nombre de coups achevés</translation>
    </message>
    <message>
        <source>%1: White’s score has %2, Black’s has %3.</source>
        <translation>%1 : la feuille des Blancs porte %2, celle des Noirs %3.</translation>
    </message>
    <message>
        <source>%1: only one score has it, %2.</source>
        <translation>%1 : une seule feuille le porte, %2.</translation>
    </message>
    <message>
        <source>%1: no score shows it.</source>
        <translation>%1 : aucune feuille ne le montre.</translation>
    </message>
    <message>
        <source>To be written down first: %1.</source>
        <translation>À noter d’abord : %1.</translation>
    </message>
    <message>
        <source>To be set up on a second board: the position after %1.</source>
        <translation>À installer sur un second échiquier : la position après %1.</translation>
    </message>
    <message>
        <source>Also lawful (%1): the clocks are left as they are, White %2, Black %3.</source>
        <translation>Également licite (%1) : les pendules restent telles quelles, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only White gets time back, White %2, Black %3.</source>
        <translation>Également licite (%1) : seuls les Blancs récupèrent du temps, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only Black gets time back, White %2, Black %3.</source>
        <translation>Également licite (%1) : seuls les Noirs récupèrent du temps, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>analogue clock</source>
        <translation>pendule analogique</translation>
    </message>
    <message>
        <source>Stop both clocks.</source>
        <translation>Arrêter les deux pendules.</translation>
    </message>
    <message>
        <source>Set the lever so that %1 is to move.</source>
        <translation>Placer le levier de sorte que les %1 soient au trait.</translation>
    </message>
    <message>
        <source>Hold the start and stop key for three seconds, until a digit blinks.</source>
        <translation>Appuyer trois secondes sur la touche marche-arrêt, jusqu’à ce qu’un chiffre clignote.</translation>
    </message>
    <message>
        <source>Set %1’s time to %2, digit by digit.</source>
        <translation>Régler le temps des %1 sur %2, chiffre par chiffre.</translation>
    </message>
    <message>
        <source>Set the number of moves of %1 to %2.</source>
        <translation>Régler le nombre de coups des %1 sur %2.</translation>
    </message>
    <message>
        <source>Set the period to %2.</source>
        <translation>Régler la période sur %2.</translation>
    </message>
    <message>
        <source>Confirm the last value.</source>
        <translation>Valider la dernière valeur.</translation>
    </message>
    <message>
        <source>See that both flags stand up.</source>
        <translation>Vérifier que les deux drapeaux sont levés.</translation>
    </message>
    <message>
        <source>Start the clock again; %1’s time runs.</source>
        <translation>Remettre la pendule en marche ; le temps des %1 court.</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Feuilles de travail</translation>
    </message>
    <message>
        <source>Setting the clock: %1</source>
        <translation>Réglage de la pendule : %1</translation>
    </message>
    <message>
        <source>%1 touched a piece and cannot claim on this move.</source>
        <translation>Les %1 ont touché une pièce et ne peuvent rien demander à ce coup.</translation>
    </message>
    <message>
        <source>%1 to %2: no score shows them.</source>
        <translation>De %1 à %2 : aucune feuille ne les montre.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: the clocks are left as they are, White %2, Black %3.</source>
        <translation>Également possible, à l’appréciation de l’arbitre : les pendules restent telles quelles, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only White gets time back, White %2, Black %3.</source>
        <translation>Également possible, à l’appréciation de l’arbitre : seuls les Blancs récupèrent du temps, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only Black gets time back, White %2, Black %3.</source>
        <translation>Également possible, à l’appréciation de l’arbitre : seuls les Noirs récupèrent du temps, Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>How the times were found</source>
        <translation>Comment les temps ont été trouvés</translation>
    </message>
    <message>
        <source>Where the clock does not add the next period by itself, it is set with it: White %2, Black %3.</source>
        <translation>Si la pendule n’ajoute pas d’elle-même la période suivante, elle est réglée avec celle-ci : Blancs %2, Noirs %3.</translation>
    </message>
    <message>
        <source>The claim of %1 is good by one score only; it is open whose repetitions are agreed.</source>
        <translation>La réclamation de %1 n’est fondée que d’après une seule feuille ; il reste à établir quelles répétitions sont reconnues.</translation>
    </message>
    <message>
        <source>The clock then stays in period %1 and adds nothing at the control.</source>
        <translation>La pendule reste alors dans la période %1 et n’ajoute rien au contrôle.</translation>
    </message>
    <message>
        <source>Turn %1’s hands to %2, to the nearest minute, so that the flag falls at twelve.</source>
        <translation>Tourner les aiguilles des %1 sur %2, à la minute la plus proche, de sorte que le drapeau tombe à midi.</translation>
    </message>
</context>
</TS>
