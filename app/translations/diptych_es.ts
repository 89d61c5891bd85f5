<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>asiento</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>event</source>
        <translation>torneo</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>articles</source>
        <translation>artículos</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>árbitro</translation>
    </message>
    <message>
        <source>appeal until</source>
        <translation>apelación hasta</translation>
    </message>
    <message>
        <source>appeal</source>
        <translation>apelación</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>sha256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>apelado</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>borrado</translation>
    </message>
    <message>
        <source>%1 incidents, %2 open, %3 withdrawn, %4 erased, %5 appealed</source>
        <translation>%1 incidentes, %2 abiertos, %3 retirados, %4 borrados, %5 apelados</translation>
    </message>
    <message>
        <source>%1 decisions on appeals; %2 incidents whose signatures did not hold</source>
        <translation>%1 decisiones sobre apelaciones; %2 incidentes con firmas no válidas</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>incident %1</source>
        <translation>incidente %1</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>diario</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>%1 entries, %2 problems</source>
        <translation>%1 asientos, %2 problemas</translation>
    </message>
    <message>
        <source>No incident was found.</source>
        <translation>No se encontró ningún incidente.</translation>
    </message>
    <message>
        <source>%1: %2 entries, not signed</source>
        <translation>%1: %2 asientos, sin firmar</translation>
    </message>
    <message>
        <source>%1: %2 entries, changed after it was signed, or not signed by %3</source>
        <translation>%1: %2 asientos, modificado tras la firma o no firmado por %3</translation>
    </message>
    <message>
        <source>%1: %2 entries, signed by %3, %4</source>
        <translation>%1: %2 asientos, firmado por %3, %4</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>The announcement is part of making the move, and the opponent can only go by what was announced.</source>
        <translation>El anuncio forma parte de la ejecución de la jugada, y el adversario solo puede atenerse a lo anunciado.</translation>
    </message>
    <message>
        <source>No article says that an announcement binds; what binds is a piece taken out of its hole.</source>
        <translation>Ningún artículo dice que un anuncio obligue; lo que obliga es una pieza sacada de su agujero.</translation>
    </message>
    <message>
        <source>A player may complete his score from the other one, and what he accepts as played is then his record.</source>
        <translation>Un jugador puede completar su planilla con la otra, y lo que acepta como jugado pasa a ser su anotación.</translation>
    </message>
    <message>
        <source>Entries copied from the other score prove nothing beside it: they are no second witness.</source>
        <translation>Las anotaciones copiadas de la otra planilla no prueban nada más: no son un segundo testigo.</translation>
    </message>
    <message>
        <source>The assistant passes on moves and calls from now on, and the article wants nothing more.</source>
        <translation>El asistente transmite desde ahora jugadas y anuncios, y el artículo no pide más.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent the article leaves no choice: an assistant must be used.</source>
        <translation>Con un adversario con discapacidad auditiva el artículo no deja elección: hace falta un asistente.</translation>
    </message>
    <message>
        <source>A clock that counts the moves adds the next period as soon as the control is reached.</source>
        <translation>Un reloj que cuenta las jugadas añade el período siguiente en cuanto se alcanza el control.</translation>
    </message>
    <message>
        <source>A clock that does not count the moves adds the next period only when a display reaches zero.</source>
        <translation>Un reloj que no cuenta las jugadas añade el período siguiente solo cuando una pantalla llega a cero.</translation>
    </message>
    <message>
        <source>The moves in White’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Las jugadas de la planilla de las blancas muestran qué reyes y torres se habían movido y qué derechos quedan.</translation>
    </message>
    <message>
        <source>The moves in Black’s score show which kings and rooks had moved, and so which rights are left.</source>
        <translation>Las jugadas de la planilla de las negras muestran qué reyes y torres se habían movido y qué derechos quedan.</translation>
    </message>
    <message>
        <source>Where both accept before the arbiter what was played, the scores correspond and no move is taken back.</source>
        <translation>Si ambos aceptan ante el árbitro lo que se jugó, las planillas coinciden y no se retira ninguna jugada.</translation>
    </message>
    <message>
        <source>Without the consent of both the scores differ, and the article does not ask which of them is right.</source>
        <translation>Sin el acuerdo de ambos las planillas difieren, y el artículo no pregunta cuál es la correcta.</translation>
    </message>
    <message>
        <source>The scores are found to differ, and for that case the article orders the moves to be retraced.</source>
        <translation>Se comprueba que las planillas difieren, y para ese caso el artículo ordena retirar las jugadas.</translation>
    </message>
    <message>
        <source>An admission that both accept makes the scores correspond and saves the moves played since.</source>
        <translation>Una admisión aceptada por ambos hace coincidir las planillas y salva las jugadas hechas desde entonces.</translation>
    </message>
    <message>
        <source>An offer belongs to the move it was made with, and that move is taken back.</source>
        <translation>Una oferta va unida a la jugada con la que se hizo, y esa jugada se retira.</translation>
    </message>
    <message>
        <source>An offer cannot be withdrawn and stands until the opponent has accepted or rejected it.</source>
        <translation>Una oferta no puede retirarse y vale hasta que el adversario la acepte o la rechace.</translation>
    </message>
    <message>
        <source>One score has the pawn’s double step as the last move, and that step gives the right.</source>
        <translation>Una planilla da el doble paso del peón como última jugada, y ese paso da el derecho.</translation>
    </message>
    <message>
        <source>By the other score the pawn reached its square without a double step just before, so no right arose.</source>
        <translation>Según la otra planilla el peón llegó a su casilla sin un doble paso inmediato, así que no surgió ningún derecho.</translation>
    </message>
    <message>
        <source>A result that has been declared ends the game, and nothing is corrected after its end.</source>
        <translation>Un resultado declarado pone fin a la partida, y después de su final no se corrige nada.</translation>
    </message>
    <message>
        <source>No result was declared, and the number of moves and the times that the loss rests on are themselves in doubt.</source>
        <translation>No se declaró ningún resultado, y el número de jugadas y los tiempos en que se basa la pérdida están ellos mismos en duda.</translation>
    </message>
    <message>
        <source>The illegal move was really completed; that its moves are taken back for another reason does not undo it.</source>
        <translation>La jugada ilegal se completó de verdad; que las jugadas se retiren por otra razón no la borra.</translation>
    </message>
    <message>
        <source>Moves taken back are no longer part of the game, and neither is an illegal move among them.</source>
        <translation>Las jugadas retrocedidas ya no forman parte de la partida, y tampoco una jugada ilegal entre ellas.</translation>
    </message>
    <message>
        <source>The score that goes on is the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>La planilla que continúa es la mejor prueba que hay, y ambos jugadores deben ayudar a reconstruir la partida.</translation>
    </message>
    <message>
        <source>One score alone can neither correspond nor differ; only what both of them show is beyond dispute.</source>
        <translation>Una planilla sola no puede ni coincidir ni diferir; solo lo que muestran ambas es indiscutible.</translation>
    </message>
    <message>
        <source>Both scores stand on the same position again, so that this is the point where they agree.</source>
        <translation>Ambas planillas llegan de nuevo a la misma posición, y ese es el punto en que coinciden.</translation>
    </message>
    <message>
        <source>Entry by entry, the scores agree only up to the first move that is not the same in both.</source>
        <translation>Anotación por anotación, las planillas solo coinciden hasta la primera jugada que no es la misma en ambas.</translation>
    </message>
    <message>
        <source>An illegal move was completed, and the article on the penalty makes no exception for a wrong board.</source>
        <translation>Se completó una jugada ilegal, y el artículo sobre la penalización no hace excepción por un tablero equivocado.</translation>
    </message>
    <message>
        <source>The wrong board caused the move, and the article on the two boards names no penalty.</source>
        <translation>El tablero equivocado causó la jugada, y el artículo sobre los dos tableros no prevé penalización.</translation>
    </message>
    <message>
        <source>One minute is the penalty of quick games and may well have been meant for all blitz.</source>
        <translation>Un minuto es la penalización de las partidas rápidas y pudo quererse para todo el relámpago.</translation>
    </message>
    <message>
        <source>Under full supervision the competition rules apply, and by their letter the penalty is two minutes.</source>
        <translation>Con supervisión completa rigen las reglas de competición, y según su letra la penalización es de dos minutos.</translation>
    </message>
    <message>
        <source>A claim can rest only on occurrences that both scores prove.</source>
        <translation>Una reclamación solo puede basarse en las repeticiones que prueban ambas planillas.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in White’s score, and with it its repetitions.</source>
        <translation>Ambos jugadores aceptan el orden de jugadas de la planilla de las blancas, y con él sus repeticiones.</translation>
    </message>
    <message>
        <source>Both players accept the order of moves in Black’s score, and with it its repetitions.</source>
        <translation>Ambos jugadores aceptan el orden de jugadas de la planilla de las negras, y con él sus repeticiones.</translation>
    </message>
    <message>
        <source>Only a player with less than five minutes may stop writing, and nobody gets back more than he can have had.</source>
        <translation>Solo quien tiene menos de cinco minutos puede dejar de anotar, y nadie recibe más de lo que pudo tener.</translation>
    </message>
    <message>
        <source>The Laws give no formula for the times and set no limit to the arbiter’s best judgement.</source>
        <translation>Las Leyes no dan ninguna fórmula para los tiempos ni limitan el mejor criterio del árbitro.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the move for which it was touched is now to be made again.</source>
        <translation>La pieza se tocó con intención, y la jugada para la que se tocó hay que hacerla ahora de nuevo.</translation>
    </message>
    <message>
        <source>The article that orders the retracing does not mention touched pieces, and a touch not proven binds nobody.</source>
        <translation>El artículo que ordena retirar jugadas no menciona piezas tocadas, y un toque no probado no obliga a nadie.</translation>
    </message>
    <message>
        <source>The piece was touched on purpose, and the rule does not ask what stood on the other squares.</source>
        <translation>La pieza se tocó con intención, y la regla no pregunta qué había en las demás casillas.</translation>
    </message>
    <message>
        <source>He touched the piece for a move in another position, and no article binds him in the one now set up.</source>
        <translation>Tocó la pieza para una jugada en otra posición, y ningún artículo le obliga en la que ahora se coloca.</translation>
    </message>
    <message>
        <source>The announcement has to be repeated, and a wrong repetition that nobody stops misleads both players.</source>
        <translation>El anuncio debe repetirse, y una repetición errónea que nadie corrige confunde a ambos jugadores.</translation>
    </message>
    <message>
        <source>The article on announcements names no penalty, and both players share in the mistake.</source>
        <translation>El artículo sobre los anuncios no prevé ninguna penalización, y el error es de ambos jugadores.</translation>
    </message>
    <message>
        <source>Impossible entries that contradict each other do not prove that either move was made.</source>
        <translation>Anotaciones imposibles que se contradicen no prueban que se hiciera ninguna de las dos jugadas.</translation>
    </message>
    <message>
        <source>It is established that this move was made and the clock pressed; then it is taken back and penalised.</source>
        <translation>Consta que esta jugada se hizo y se pulsó el reloj; entonces se retira y se penaliza.</translation>
    </message>
    <message>
        <source>A move is completed when the clock is pressed, and a completed move can no longer be changed freely.</source>
        <translation>Una jugada está completada cuando se pulsa el reloj, y una jugada completada ya no se cambia libremente.</translation>
    </message>
    <message>
        <source>Until the clock is pressed the move is not completed, and the player corrects it himself, bound by what he touched.</source>
        <translation>Mientras no se pulse el reloj la jugada no está completada, y el jugador la corrige él mismo, obligado por lo que tocó.</translation>
    </message>
    <message>
        <source>What both players say before the arbiter goes into the game, and what does not have it is put right.</source>
        <translation>Lo que ambos jugadores digan ante el árbitro entra en la partida, y lo que no lo recoja se corrige.</translation>
    </message>
    <message>
        <source>If its writer confirms it, his entry is this move; what the other score says then decides.</source>
        <translation>Si quien lo anotó lo confirma, su anotación es esta jugada; decide entonces lo que diga la otra planilla.</translation>
    </message>
    <message>
        <source>The choice was final when the new piece touched the square, and the short entry fits it.</source>
        <translation>La elección fue definitiva cuando la nueva pieza tocó la casilla, y la anotación abreviada encaja con ella.</translation>
    </message>
    <message>
        <source>The duty to keep score is the player’s own, and what he kept himself is his score.</source>
        <translation>El deber de anotar es del propio jugador, y lo que él mismo anotó es su planilla.</translation>
    </message>
    <message>
        <source>The assistant keeps the player’s score for him, and errors in it count for that side.</source>
        <translation>El asistente anota por el jugador, y sus errores cuentan para ese bando.</translation>
    </message>
    <message>
        <source>What stands on the boards is accepted, and nothing need be taken back.</source>
        <translation>Lo que hay en los tableros se acepta, y no hace falta retirar nada.</translation>
    </message>
    <message>
        <source>Only a score is at fault: it is put in order, and the boards and the moves stay.</source>
        <translation>Solo falla una planilla: se pone en orden, y los tableros y las jugadas quedan como están.</translation>
    </message>
    <message>
        <source>Once the scores correspond, a wrong board is corrected by them and costs nobody a move.</source>
        <translation>En cuanto las planillas coinciden, el tablero equivocado se corrige con ellas y no cuesta ninguna jugada.</translation>
    </message>
    <message>
        <source>Where the scores differ the moves go back to where they agree, and nobody need prove his score.</source>
        <translation>Si las planillas difieren se vuelve adonde coinciden, y nadie tiene que probar la suya.</translation>
    </message>
    <message>
        <source>An illegal move that was completed and is found during the game is taken back.</source>
        <translation>Una jugada ilegal completada y descubierta durante la partida se retira.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank when the clock was pressed becomes a queen.</source>
        <translation>Un peón dejado en la última fila al pulsar el reloj se convierte en dama.</translation>
    </message>
    <message>
        <source>What only one side can show stays in dispute; the last position that both show does not.</source>
        <translation>Lo que solo un bando puede mostrar sigue en disputa; la última posición que muestran ambos, no.</translation>
    </message>
    <message>
        <source>The scores are the best evidence there is, and both players have to help to reconstruct the game.</source>
        <translation>Las planillas son la mejor prueba que hay, y ambos jugadores deben ayudar a reconstruir la partida.</translation>
    </message>
    <message>
        <source>The flag has fallen, and what the clock shows is conclusive while nobody proves it defective.</source>
        <translation>La bandera ha caído, y la indicación del reloj es concluyente mientras nadie demuestre un defecto.</translation>
    </message>
    <message>
        <source>With this illegal move the number that loses the game is reached.</source>
        <translation>Con esta jugada ilegal se alcanza el número que pierde la partida.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous or impossible loses, and sealing it clearly was the player’s own duty.</source>
        <translation>Una jugada secreta ambigua o imposible pierde, y sellarla con claridad era deber del propio jugador.</translation>
    </message>
    <message>
        <source>Whoever arrives after the default time loses, unless the arbiter decides otherwise.</source>
        <translation>Quien llega después del tiempo de espera pierde, salvo que el árbitro decida otra cosa.</translation>
    </message>
    <message>
        <source>By this line the game had ended on the board, and moves made after that do not count.</source>
        <translation>Según esta línea la partida había terminado en el tablero, y las jugadas posteriores no cuentan.</translation>
    </message>
    <message>
        <source>What was declared or agreed ended the game.</source>
        <translation>Lo que se declaró o acordó puso fin a la partida.</translation>
    </message>
    <message>
        <source>A game whose true position cannot be established is played anew.</source>
        <translation>Una partida cuya verdadera posición no puede establecerse se juega de nuevo.</translation>
    </message>
    <message>
        <source>For “%1”: %2</source>
        <translation>A favor de «%1»: %2</translation>
    </message>
    <message>
        <source>A correct claim draws the game at once, and a flag has fallen only when that is noticed.</source>
        <translation>Una reclamación correcta hace tablas al instante, y una bandera solo ha caído cuando se advierte.</translation>
    </message>
    <message>
        <source>The claim was made and was wrong, and taking moves back does not undo it.</source>
        <translation>La reclamación se hizo y era incorrecta; retroceder jugadas no la deshace.</translation>
    </message>
    <message>
        <source>The claim lapses with the moves it was made in, and its penalty with it.</source>
        <translation>La reclamación decae con las jugadas en que se hizo, y con ella su penalización.</translation>
    </message>
    <message>
        <source>The position was wrong through no fault of the player who sealed the move, and the move was meant for that position.</source>
        <translation>La posición estaba mal sin culpa del jugador que hizo la jugada secreta, y la jugada era para esa posición.</translation>
    </message>
    <message>
        <source>Where the scores cannot be brought up to date, nobody is shown to have exceeded the time.</source>
        <translation>Si las planillas no pueden ponerse al día, nada muestra que alguien haya excedido el tiempo.</translation>
    </message>
    <message>
        <source>A piece that was touched must be moved if it can, whatever was moved instead.</source>
        <translation>Una pieza tocada debe moverse si puede, sea cual sea la que se movió en su lugar.</translation>
    </message>
    <message>
        <source>The first piece touched that can be moved must be moved, and what both players say about it is believed.</source>
        <translation>Debe moverse la primera pieza tocada que pueda moverse, y se cree lo que ambos jugadores digan de ello.</translation>
    </message>
</context>
<context>
    <name>Clocks</name>
    <message>
        <source>reading from the log of the clock</source>
        <translation>lectura del registro del reloj</translation>
    </message>
    <message>
        <source>reading noted by the arbiter</source>
        <translation>lectura anotada por el árbitro</translation>
    </message>
    <message>
        <source>reading on the recording</source>
        <translation>lectura en la grabación</translation>
    </message>
    <message>
        <source>reading noted on a score</source>
        <translation>lectura anotada en una planilla</translation>
    </message>
    <message>
        <source>estimated between two known times</source>
        <translation>estimado entre dos tiempos conocidos</translation>
    </message>
    <message>
        <source>estimated from the average time per move</source>
        <translation>estimado según el tiempo medio por jugada</translation>
    </message>
    <message>
        <source>display less the increment of the last press</source>
        <translation>tiempo mostrado menos el incremento de la última pulsación</translation>
    </message>
    <message>
        <source>left as displayed</source>
        <translation>se deja como se muestra</translation>
    </message>
    <message>
        <source>The time control is not known, so the display is proposed as it is.</source>
        <translation>No se conoce el ritmo de juego; se propone el tiempo mostrado tal cual.</translation>
    </message>
    <message>
        <source>It is not stated whether the time of the next period was on the display; it was taken as shown.</source>
        <translation>No consta si el tiempo del período siguiente ya se mostraba; se tomó tal como aparece.</translation>
    </message>
    <message>
        <source>The display shows more time than has been given so far.</source>
        <translation>El reloj muestra más tiempo del concedido hasta ahora.</translation>
    </message>
    <message>
        <source>Two clock readings contradict each other.</source>
        <translation>Dos lecturas del reloj se contradicen.</translation>
    </message>
    <message>
        <source>By these readings the time before the control would have been overstepped.</source>
        <translation>Según estas lecturas se habría excedido el tiempo antes del control.</translation>
    </message>
    <message>
        <source>The two clocks do not fit the time that has elapsed.</source>
        <translation>Los dos relojes no concuerdan con el tiempo transcurrido.</translation>
    </message>
    <message>
        <source>A clock was defective; its time was worked out from the time elapsed.</source>
        <translation>Un reloj era defectuoso; su tiempo se calculó a partir del tiempo transcurrido.</translation>
    </message>
    <message>
        <source>The player had stopped recording with less than five minutes left.</source>
        <translation>El jugador había dejado de anotar con menos de cinco minutos restantes.</translation>
    </message>
    <message>
        <source>%1; possible from %2 to %3</source>
        <translation>%1; posible de %2 a %3</translation>
    </message>
    <message>
        <source>%1; %2 of penalty time included</source>
        <translation>%1; incluye %2 de penalización</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>worked out from the time elapsed</source>
        <translation>calculado a partir del tiempo transcurrido</translation>
    </message>
    <message>
        <source>This time was read before the next period was added; the next period is still to come.</source>
        <translation>Este tiempo se leyó antes de añadirse el período siguiente, que aún está por venir.</translation>
    </message>
    <message>
        <source>This time contains the next period already, so the clock stays in that period and adds nothing at the control.</source>
        <translation>Este tiempo contiene ya el período siguiente; por eso el reloj queda en ese período y no añade nada en el control.</translation>
    </message>
    <message>
        <source>The display is kept, but the time of the next period is taken off it and is added again at the control.</source>
        <translation>Se mantiene la lectura, pero se le resta el tiempo del período siguiente, que se vuelve a añadir en el control.</translation>
    </message>
</context>
<context>
    <name>Container</name>
    <message>
        <source>How to check this container without Diptych</source>
        <translation>Cómo comprobar este contenedor sin Diptych</translation>
    </message>
    <message>
        <source>1. Unpack it; it is a zip (ASiC-E, EN 319 162-1).</source>
        <translation>1. Descomprímalo; es un zip (ASiC-E, EN 319 162-1).</translation>
    </message>
    <message>
        <source>2. Check every signature, each on its own list of parts. Take the certificate of the authority from the organiser, not from here.</source>
        <translation>2. Compruebe cada firma, cada una con su propia lista de partes. Tome el certificado de la autoridad del organizador, no de aquí.</translation>
    </message>
    <message>
        <source>3. Compare the digest of each part with every list, META-INF/ASiCManifest*.xml.</source>
        <translation>3. Compare el resumen de cada parte con cada lista, META-INF/ASiCManifest*.xml.</translation>
    </message>
    <message>
        <source>4. Look at the signatures in the report itself.</source>
        <translation>4. Mire las firmas del propio informe.</translation>
    </message>
    <message>
        <source>Diptych does all this, and compares every revision of the report.</source>
        <translation>Diptych hace todo esto y compara cada revisión del informe.</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>The appeal is upheld.</source>
        <translation>Se estima la apelación.</translation>
    </message>
    <message>
        <source>The ruling is changed.</source>
        <translation>Se modifica la decisión.</translation>
    </message>
    <message>
        <source>The appeal is rejected. The ruling stands.</source>
        <translation>Se desestima la apelación. La decisión se mantiene.</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Fecha y firma</translation>
    </message>
    <message>
        <source>Chairman of the committee</source>
        <translation>Presidente del comité</translation>
    </message>
    <message>
        <source>Member %1 of the committee</source>
        <translation>Miembro %1 del comité</translation>
    </message>
    <message>
        <source>Decision on an appeal</source>
        <translation>Decisión sobre una apelación</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Firmado por</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>This decision is about the file with this SHA-256 and no other.</source>
        <translation>Esta decisión se refiere al archivo con este SHA-256 y a ningún otro.</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>The ruling of the arbiter, unchanged.</source>
        <translation>La decisión del árbitro, sin cambios.</translation>
    </message>
    <message>
        <source>As the reasons say.</source>
        <translation>Lo que dicen los motivos.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The ruling appealed against</source>
        <translation>La decisión apelada</translation>
    </message>
    <message>
        <source>What holds now</source>
        <translation>Lo que rige ahora</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>This is no picture and no PDF.</source>
        <translation>No es una imagen ni un PDF.</translation>
    </message>
    <message>
        <source>The picture is damaged and could not be read.</source>
        <translation>La imagen está dañada y no se pudo leer.</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels, which is too many; please make it smaller.</source>
        <translation>La imagen tiene %1 × %2 píxeles, que son demasiados; redúzcala, por favor.</translation>
    </message>
    <message>
        <source>The PDF is locked with a password.</source>
        <translation>El PDF está protegido con una contraseña.</translation>
    </message>
    <message>
        <source>The file has too many pages; the first %1 were read.</source>
        <translation>El archivo tiene demasiadas páginas; se leyeron las %1 primeras.</translation>
    </message>
    <message>
        <source>Pictures of the format %1 cannot be read here.</source>
        <translation>Aquí no se pueden leer imágenes en formato %1.</translation>
    </message>
    <message>
        <source>The page is blank.</source>
        <translation>La página está en blanco.</translation>
    </message>
    <message>
        <source>No table of moves was found on the page.</source>
        <translation>No se encontró en la página ninguna tabla de jugadas.</translation>
    </message>
    <message>
        <source>The table is there, but nothing is written in it.</source>
        <translation>La tabla está, pero no hay nada escrito en ella.</translation>
    </message>
    <message>
        <source>The lines of the table were hard to see; please check where the cells are.</source>
        <translation>Las líneas de la tabla se veían mal; compruebe dónde están las casillas.</translation>
    </message>
    <message>
        <source>The data for reading print (tesseract-ocr-eng) was not found in: %2.</source>
        <translation>No se encontraron los datos para leer letra impresa (tesseract-ocr-eng) en: %2.</translation>
    </message>
    <message>
        <source>The page is written by hand, but the data for reading handwriting is not installed.</source>
        <translation>La página está escrita a mano, pero no están instalados los datos para leer escritura.</translation>
    </message>
    <message>
        <source>The data for reading handwriting is damaged: %1.</source>
        <translation>Los datos para leer escritura están dañados: %1.</translation>
    </message>
    <message>
        <source>The program that reads pictures could not be started: %1.</source>
        <translation>No se pudo iniciar el programa que lee imágenes: %1.</translation>
    </message>
    <message>
        <source>The picture could not be read: its reader ended without an answer.</source>
        <translation>No se pudo leer la imagen: el lector terminó sin respuesta.</translation>
    </message>
    <message>
        <source>Reading the picture took too long and was broken off.</source>
        <translation>La lectura de la imagen tardó demasiado y se interrumpió.</translation>
    </message>
    <message>
        <source>Reading the picture was broken off.</source>
        <translation>La lectura de la imagen se interrumpió.</translation>
    </message>
    <message>
        <source>No move was found in this file.</source>
        <translation>En este archivo no se encontró ninguna jugada.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Este archivo no existe.</translation>
    </message>
    <message>
        <source>The file cannot be reached (%1).</source>
        <translation>No se puede acceder al archivo (%1).</translation>
    </message>
    <message>
        <source>The file cannot be opened for reading (%1).</source>
        <translation>El archivo no se puede abrir para leerlo (%1).</translation>
    </message>
    <message>
        <source>Reading the file stopped at offset %1.</source>
        <translation>La lectura del archivo se detuvo en la posición %1.</translation>
    </message>
    <message>
        <source>This is a folder, where a file is expected.</source>
        <translation>Es una carpeta; se esperaba un archivo.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, where a file is expected.</source>
        <translation>Es una tubería o un dispositivo; se esperaba un archivo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes, which no score or case has.</source>
        <translation>El archivo tiene más de %1 bytes, lo que no tiene ninguna planilla ni ningún caso.</translation>
    </message>
    <message>
        <source>This is no text (zero byte at offset %1), where a text is expected.</source>
        <translation>No es un texto (byte nulo en la posición %1); se esperaba un texto.</translation>
    </message>
    <message>
        <source>This is an OpenDocument file; expected: XLSX or CSV.</source>
        <translation>Es un archivo OpenDocument; se esperaba: XLSX o CSV.</translation>
    </message>
    <message>
        <source>This is a zip file; expected: a text or a workbook (XLSX).</source>
        <translation>Es un archivo zip; se esperaba: un texto o un libro de cálculo (XLSX).</translation>
    </message>
    <message>
        <source>The zip file is damaged; expected: a .diptych file.</source>
        <translation>El archivo zip está dañado; se esperaba: un archivo .diptych.</translation>
    </message>
    <message>
        <source>This is a zip file without incident.case; expected: a .diptych file.</source>
        <translation>Es un archivo zip sin incident.case; se esperaba: un archivo .diptych.</translation>
    </message>
    <message>
        <source>This is a signed container, which is checked and not opened; expected: a case or a .diptych file.</source>
        <translation>Es un contenedor firmado, que se verifica y no se abre; se esperaba: un caso o un archivo .diptych.</translation>
    </message>
    <message>
        <source>The file “%1” that it names is not inside it.</source>
        <translation>El archivo «%1» que se nombra en él no está dentro.</translation>
    </message>
    <message>
        <source>“%1” inside it is damaged.</source>
        <translation>«%1», dentro de él, está dañado.</translation>
    </message>
    <message>
        <source>“%1” inside it is a link, which could lead anywhere.</source>
        <translation>«%1», dentro de él, es un enlace, que podría llevar a cualquier parte.</translation>
    </message>
    <message>
        <source>There are %1 files inside it; expected: at most %2.</source>
        <translation>Contiene %1 archivos; se esperaban: como máximo %2.</translation>
    </message>
    <message>
        <source>“%1” inside it unpacks to more than %2 bytes.</source>
        <translation>«%1», dentro de él, ocupa más de %2 bytes al descomprimirse.</translation>
    </message>
    <message>
        <source>What is inside it unpacks to more than %1 bytes.</source>
        <translation>El contenido ocupa más de %1 bytes al descomprimirse.</translation>
    </message>
    <message>
        <source>The file could not be put together.</source>
        <translation>No se pudo componer el archivo.</translation>
    </message>
    <message>
        <source>The ruling keeps ply %1, but the last ply of the game is %2.</source>
        <translation>La decisión conserva la media jugada %1, pero la última media jugada de la partida es la %2.</translation>
    </message>
    <message>
        <source>“%1” is not understood; expected: %2.</source>
        <translation>«%1» no se entiende; se esperaba: %2.</translation>
    </message>
    <message>
        <source>Something is missing; expected: %2.</source>
        <translation>Falta algo; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” is too much; expected: %2.</source>
        <translation>«%1» sobra; se esperaba: %2.</translation>
    </message>
    <message>
        <source>A line is missing; expected: %2.</source>
        <translation>Falta una línea; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” stands here again; expected: %2.</source>
        <translation>«%1» aparece de nuevo; se esperaba: %2.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed: %1; expected: %2.</source>
        <translation>Las comillas no se cierran: %1; se esperaba: %2.</translation>
    </message>
    <message>
        <source>The bracket is not closed: %1; expected: %2.</source>
        <translation>El corchete no se cierra: %1; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a section; expected: %2.</source>
        <translation>«%1» no es una sección; se esperaba: %2.</translation>
    </message>
    <message>
        <source>The notation “%1” is not known here.</source>
        <translation>La notación «%1» no se conoce aquí.</translation>
    </message>
    <message>
        <source>The position is not valid at “%1”; expected: %2.</source>
        <translation>La posición no es válida en «%1»; se esperaba: %2.</translation>
    </message>
    <message>
        <source>The time control is not valid at “%1”; expected: %2.</source>
        <translation>El ritmo de juego no es válido en «%1»; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” needs a time control; expected: %2.</source>
        <translation>«%1» necesita un ritmo de juego; se esperaba: %2.</translation>
    </message>
    <message>
        <source>The text is not valid; expected: %2.</source>
        <translation>El texto no es válido; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a move and was left out.</source>
        <translation>«%1» no es una jugada y se ha omitido.</translation>
    </message>
    <message>
        <source>There are no moves here.</source>
        <translation>Aquí no hay jugadas.</translation>
    </message>
    <message>
        <source>Only the first %1 entries were read.</source>
        <translation>Solo se leyeron las primeras %1 anotaciones.</translation>
    </message>
    <message>
        <source>The squares are named from the other side of the board.</source>
        <translation>Las casillas se nombran desde el otro lado del tablero.</translation>
    </message>
    <message>
        <source>A second game follows; it was left out.</source>
        <translation>Sigue una segunda partida; se ha omitido.</translation>
    </message>
    <message>
        <source>“%1” and what follows come after the result; they were left out.</source>
        <translation>«%1» y lo que sigue está después del resultado; se ha omitido.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 entries can be played where they stand.</source>
        <translation>Solo %1 de las %2 anotaciones se pueden jugar donde están.</translation>
    </message>
    <message>
        <source>The notation “%1” does not fit; “%2” fits better.</source>
        <translation>La notación «%1» no encaja; «%2» encaja mejor.</translation>
    </message>
    <message>
        <source>The notation changes here from “%1” to “%2”.</source>
        <translation>La notación cambia aquí de «%1» a «%2».</translation>
    </message>
    <message>
        <source>The comment is not closed.</source>
        <translation>El comentario no se cierra.</translation>
    </message>
    <message>
        <source>The variation is not closed.</source>
        <translation>La variante no se cierra.</translation>
    </message>
    <message>
        <source>The tag “%1” stands here again.</source>
        <translation>La etiqueta «%1» aparece de nuevo.</translation>
    </message>
    <message>
        <source>“%1” is not a tag.</source>
        <translation>«%1» no es una etiqueta.</translation>
    </message>
    <message>
        <source>The starting position “%1” is not valid (%2).</source>
        <translation>La posición inicial «%1» no es válida (%2).</translation>
    </message>
    <message>
        <source>A second result, “%2”, follows “%1”; it was left out.</source>
        <translation>Un segundo resultado, «%2», sigue a «%1»; se ha omitido.</translation>
    </message>
    <message>
        <source>Descriptive notation is no evidence; %2 entries were read.</source>
        <translation>La notación descriptiva no sirve de prueba; se leyeron %2 anotaciones.</translation>
    </message>
    <message>
        <source>Numeric notation is no evidence; %2 entries were read.</source>
        <translation>La notación numérica no sirve de prueba; se leyeron %2 anotaciones.</translation>
    </message>
    <message>
        <source>The moves are written with squares only, without pieces; that they count as algebraic notation is an interpretation (%1).</source>
        <translation>Las jugadas están anotadas solo con casillas, sin piezas; que valgan como notación algebraica es una interpretación (%1).</translation>
    </message>
    <message>
        <source>This is not a text.</source>
        <translation>Esto no es un texto.</translation>
    </message>
    <message>
        <source>There is more of the same that is not listed.</source>
        <translation>Hay más casos iguales que no se enumeran.</translation>
    </message>
    <message>
        <source>The JSON text is damaged at byte %1; what stands before it was read.</source>
        <translation>El texto JSON está dañado en el byte %1; se ha leído lo anterior.</translation>
    </message>
    <message>
        <source>The XML text is damaged here (%1); what stands before it was read.</source>
        <translation>El texto XML está dañado aquí (%1); se ha leído lo anterior.</translation>
    </message>
    <message>
        <source>The XML text defines entities of its own; what they stand for was not put in.</source>
        <translation>El texto XML define entidades propias; lo que representan no se ha incluido.</translation>
    </message>
    <message>
        <source>“%1” in the workbook unpacks to more than %2 MB; it was left out.</source>
        <translation>«%1», en el libro de cálculo, ocupa más de %2 MB una vez descomprimido; esa parte se ha omitido.</translation>
    </message>
    <message>
        <source>The workbook is damaged (%1); the rest was read.</source>
        <translation>El libro de cálculo está dañado (%1); se ha leído el resto.</translation>
    </message>
    <message>
        <source>“%1” is not a clock reading and was left out; expected: side, move and time.</source>
        <translation>«%1» no es una lectura de reloj y se ha omitido; se esperaba: bando, jugada y tiempo.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Las comillas no están cerradas.</translation>
    </message>
    <message>
        <source>The note %1 was left out.</source>
        <translation>La nota %1 se ha omitido.</translation>
    </message>
    <message>
        <source>%1 was heard; it is no announcement of a move.</source>
        <translation>Se ha oído %1; no es el anuncio de una jugada.</translation>
    </message>
    <message>
        <source>%1 was heard indistinctly; it was left out.</source>
        <translation>Se ha oído %1 de forma confusa; se ha omitido.</translation>
    </message>
    <message>
        <source>Announcement %1 was “%2”, but it was repeated as “%3”.</source>
        <translation>El anuncio %1 fue «%2», pero se repitió como «%3».</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3”.</source>
        <translation>Anuncio %1: «%2» se corrigió a «%3».</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” before the clock was pressed, but not at once; the arbiter judges that (D.2.8).</source>
        <translation>Anuncio %1: «%2» se corrigió a «%3» antes de pulsarse el reloj, pero no de inmediato; lo juzga el árbitro (D.2.8).</translation>
    </message>
    <message>
        <source>Announcement %1: “%2” was corrected to “%3” too late, after the clock had been pressed (D.2.8).</source>
        <translation>Anuncio %1: «%2» se corrigió a «%3» demasiado tarde, después de pulsarse el reloj (D.2.8).</translation>
    </message>
    <message>
        <source>Bytes that are not UTF-8 were read as Windows-1252: %1.</source>
        <translation>Bytes que no son UTF-8, leídos como Windows-1252: %1.</translation>
    </message>
    <message>
        <source>Scores of the medium “%1” cannot be read.</source>
        <translation>No se pueden leer planillas del medio «%1».</translation>
    </message>
    <message>
        <source>The line has %1 bytes; only %2 were read.</source>
        <translation>La línea tiene %1 bytes; solo se leyeron %2.</translation>
    </message>
    <message>
        <source>The text has %1 bytes; only %2 were read.</source>
        <translation>El texto tiene %1 bytes; solo se leyeron %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be played here; the rest of the sheet says %2.</source>
        <translation>«%1» no se puede jugar aquí; según el resto de la planilla es %2.</translation>
    </message>
    <message>
        <source>A cell is empty here.</source>
        <translation>Aquí hay una celda vacía.</translation>
    </message>
    <message>
        <source>The kings were put in the centre to show the result; those are no moves.</source>
        <translation>Los reyes se colocaron en el centro para indicar el resultado; no son jugadas.</translation>
    </message>
    <message>
        <source>a field is missing</source>
        <translation>falta un campo</translation>
    </message>
    <message>
        <source>there are not eight ranks</source>
        <translation>no hay ocho filas</translation>
    </message>
    <message>
        <source>a rank does not have eight squares</source>
        <translation>una fila no tiene ocho casillas</translation>
    </message>
    <message>
        <source>a letter that stands for no piece</source>
        <translation>una letra que no designa ninguna pieza</translation>
    </message>
    <message>
        <source>more than sixteen pieces of one colour</source>
        <translation>más de dieciséis piezas de un color</translation>
    </message>
    <message>
        <source>more than eight pawns of one colour</source>
        <translation>más de ocho peones de un color</translation>
    </message>
    <message>
        <source>not exactly one king of each colour</source>
        <translation>no hay exactamente un rey de cada color</translation>
    </message>
    <message>
        <source>a pawn on the first or the eighth rank</source>
        <translation>un peón en la primera o la octava fila</translation>
    </message>
    <message>
        <source>the side to move is neither w nor b</source>
        <translation>el turno no es ni w ni b</translation>
    </message>
    <message>
        <source>castling rights that the position does not bear</source>
        <translation>derechos de enroque que la posición no admite</translation>
    </message>
    <message>
        <source>an en passant square that no pawn has just passed</source>
        <translation>una casilla de captura al paso que ningún peón acaba de cruzar</translation>
    </message>
    <message>
        <source>a move counter that is not a number</source>
        <translation>un contador de jugadas que no es un número</translation>
    </message>
    <message>
        <source>the side that is not to move is in check</source>
        <translation>el bando que no tiene el turno está en jaque</translation>
    </message>
    <message>
        <source>text behind the end</source>
        <translation>texto después del final</translation>
    </message>
    <message>
        <source>The Laws “%1” are not known; expected: %2.</source>
        <translation>No se conocen las Leyes «%1»; se esperaba: %2.</translation>
    </message>
    <message>
        <source>“%1” contradicts another line; expected: %2.</source>
        <translation>«%1» contradice otra línea; se esperaba: %2.</translation>
    </message>
    <message>
        <source>Control characters were taken as blanks: %2, the first of them %1.</source>
        <translation>Se tomaron caracteres de control como espacios: %2, el primero %1.</translation>
    </message>
    <message>
        <source>The sheet numbers this move %1; by its entries it is move %2.</source>
        <translation>La planilla numera esta jugada como %1; según sus anotaciones es la jugada %2.</translation>
    </message>
    <message>
        <source>The control character %1 was taken as a blank.</source>
        <translation>El carácter de control %1 se tomó como un espacio.</translation>
    </message>
    <message>
        <source>The picture has not been read yet.</source>
        <translation>La imagen aún no se ha leído.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>In force since %1.</source>
        <translation>En vigor desde %1.</translation>
    </message>
    <message>
        <source>In force from %1 until %2.</source>
        <translation>En vigor desde %1 hasta %2.</translation>
    </message>
    <message>
        <source>The articles were taken from the full text.</source>
        <translation>Los artículos se tomaron del texto completo.</translation>
    </message>
    <message>
        <source>The articles were taken from excerpts of the text.</source>
        <translation>Los artículos se tomaron de extractos del texto.</translation>
    </message>
    <message>
        <source>The articles were taken from secondary sources.</source>
        <translation>Los artículos se tomaron de fuentes secundarias.</translation>
    </message>
    <message>
        <source>No repetition ends the game without a claim.</source>
        <translation>Ninguna repetición termina la partida sin reclamación.</translation>
    </message>
    <message>
        <source>A position that occurs on five consecutive alternate moves draws the game.</source>
        <translation>Una posición que se da en cinco jugadas alternas consecutivas hace tablas la partida.</translation>
    </message>
    <message>
        <source>A position that occurs five times draws the game.</source>
        <translation>Una posición que se da cinco veces hace tablas la partida.</translation>
    </message>
    <message>
        <source>Illegal moves of one player that lose the game: %1.</source>
        <translation>Jugadas ilegales de un jugador que pierden la partida: %1.</translation>
    </message>
    <message>
        <source>Colours reversed: a new game if both have made fewer than %1 moves.</source>
        <translation>Colores cambiados: partida nueva si ambos han hecho menos de %1 jugadas.</translation>
    </message>
    <message>
        <source>Default time: %1.</source>
        <translation>Tiempo de incomparecencia: %1.</translation>
    </message>
    <message>
        <source>Seventy-five moves of each side without capture and pawn move draw the game.</source>
        <translation>Setenta y cinco jugadas de cada bando sin captura ni movimiento de peón hacen tablas la partida.</translation>
    </message>
    <message>
        <source>A pawn left on the last rank becomes a queen.</source>
        <translation>Un peón dejado en la última fila se convierte en dama.</translation>
    </message>
    <message>
        <source>A game whose position cannot be established is annulled.</source>
        <translation>Una partida cuya posición no puede establecerse se anula.</translation>
    </message>
    <message>
        <source>The arbiter may leave the clocks as they are.</source>
        <translation>El árbitro puede dejar los relojes como están.</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>ningún tiempo</translation>
    </message>
    <message>
        <source>%1 under full supervision</source>
        <translation>%1 con supervisión completa</translation>
    </message>
    <message>
        <source>%1: the first illegal move loses, for a wrong claim of a draw %2.</source>
        <translation>%1: la primera jugada ilegal pierde; por una reclamación de tablas errónea, %2.</translation>
    </message>
    <message>
        <source>%1: for an illegal move %2, for a wrong claim of a draw %3.</source>
        <translation>%1: por una jugada ilegal, %2; por una reclamación de tablas errónea, %3.</translation>
    </message>
    <message>
        <source>An illegal move counts only when the opponent claims.</source>
        <translation>Una jugada ilegal solo cuenta si el adversario la reclama.</translation>
    </message>
    <message>
        <source>It stands once the opponent has made his next move.</source>
        <translation>Queda válida cuando el adversario ha hecho la jugada siguiente.</translation>
    </message>
    <message>
        <source>An illegal position that lasts over one more completed move is drawn.</source>
        <translation>Una posición ilegal que persiste tras otra jugada completada es tablas.</translation>
    </message>
    <message>
        <source>Set-up and clock setting are final after %1 moves.</source>
        <translation>La colocación y el ajuste del reloj son definitivos tras %1 jugadas.</translation>
    </message>
    <message>
        <source>A sealed move that is ambiguous, impossible or illegible loses.</source>
        <translation>Una jugada secreta ambigua, imposible o ilegible pierde.</translation>
    </message>
    <message>
        <source>A sealed move that is missing or illegible loses; what follows from any other fault is chosen by the opponent.</source>
        <translation>Una jugada secreta ausente o ilegible pierde; lo que sigue a cualquier otro defecto lo elige el adversario.</translation>
    </message>
    <message>
        <source>What follows from a faulty sealed move is chosen by the opponent.</source>
        <translation>Lo que sigue a una jugada secreta defectuosa lo elige el adversario.</translation>
    </message>
    <message>
        <source>The penalty for an illegal move is chosen by the opponent.</source>
        <translation>La penalización de una jugada ilegal la elige el adversario.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Los dos tableros muestran posiciones diferentes.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Los dos tableros muestran la misma posición.</translation>
    </message>
    <message>
        <source>The boards do not show the position of the scores.</source>
        <translation>Los tableros no muestran la posición de las planillas.</translation>
    </message>
    <message>
        <source>Only the scores differ; the article on two boards does not apply.</source>
        <translation>Solo difieren las planillas; el artículo sobre dos tableros no se aplica.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Las dos planillas coinciden.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Las dos planillas coinciden y ambas contienen la misma jugada ilegal.</translation>
    </message>
    <message>
        <source>The two scores differ, first at %2.</source>
        <translation>Las dos planillas difieren, por primera vez en la %2.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Las dos planillas difieren.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is incomplete or missing.</source>
        <translation>Las planillas no se contradicen, pero una de ellas está incompleta o falta.</translation>
    </message>
    <message>
        <source>Neither score can be used.</source>
        <translation>Ninguna de las planillas es utilizable.</translation>
    </message>
    <message>
        <source>Nobody kept score.</source>
        <translation>Nadie anotó la partida.</translation>
    </message>
    <message>
        <source>Scores were kept, but none of them is evidence.</source>
        <translation>Se anotó la partida, pero ninguna planilla sirve de prueba.</translation>
    </message>
    <message>
        <source>The score of %1 is incomplete; its last entry is %2.</source>
        <translation>La planilla de las %1 está incompleta; su última anotación es la %2.</translation>
    </message>
    <message>
        <source>A score is incomplete.</source>
        <translation>Una planilla está incompleta.</translation>
    </message>
    <message>
        <source>%3: not in algebraic notation, therefore no evidence.</source>
        <translation>%3: no está en notación algebraica y por ello no sirve de prueba.</translation>
    </message>
    <message>
        <source>A score is not in algebraic notation and is therefore no evidence.</source>
        <translation>Una planilla no está en notación algebraica y por ello no sirve de prueba.</translation>
    </message>
    <message>
        <source>Neither score goes on to the last move made.</source>
        <translation>Ninguna planilla llega hasta la última jugada realizada.</translation>
    </message>
    <message>
        <source>%1 had stopped recording after %2.</source>
        <translation>Las %1 habían dejado de anotar tras la %2.</translation>
    </message>
    <message>
        <source>A player had stopped recording.</source>
        <translation>Un jugador había dejado de anotar.</translation>
    </message>
    <message>
        <source>%1 copied entries from the other score, beginning with %2.</source>
        <translation>Las %1 copiaron anotaciones de la otra planilla a partir de la %2.</translation>
    </message>
    <message>
        <source>A player copied entries from the other score.</source>
        <translation>Un jugador copió anotaciones de la otra planilla.</translation>
    </message>
    <message>
        <source>The score of %1 leaves out %2.</source>
        <translation>La planilla de las %1 omite la %2.</translation>
    </message>
    <message>
        <source>A score leaves out a move.</source>
        <translation>Una planilla omite una jugada.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; one character puts it right.</source>
        <translation>La planilla de las %1 tiene una anotación imposible en la %2; un solo carácter la corrige.</translation>
    </message>
    <message>
        <source>A score has an impossible entry that one character puts right.</source>
        <translation>Una planilla tiene una anotación imposible que un solo carácter corrige.</translation>
    </message>
    <message>
        <source>The score of %1 has another move at %2 than the one agreed.</source>
        <translation>La planilla de las %1 tiene en la %2 otra jugada que la acordada.</translation>
    </message>
    <message>
        <source>A score has another move than the one agreed.</source>
        <translation>Una planilla tiene otra jugada que la acordada.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 cannot be read.</source>
        <translation>La anotación de las %1 en la %2 es ilegible.</translation>
    </message>
    <message>
        <source>An entry of a score cannot be read.</source>
        <translation>Una anotación de una planilla es ilegible.</translation>
    </message>
    <message>
        <source>The score of %1 has %2 twice.</source>
        <translation>La planilla de las %1 tiene dos veces la %2.</translation>
    </message>
    <message>
        <source>A score has a move twice.</source>
        <translation>Una planilla tiene una jugada dos veces.</translation>
    </message>
    <message>
        <source>In the score of %1 two entries stand in each other’s place, from %2 on.</source>
        <translation>En la planilla de las %1 hay dos anotaciones intercambiadas a partir de la %2.</translation>
    </message>
    <message>
        <source>In a score two entries stand in each other’s place.</source>
        <translation>En una planilla hay dos anotaciones intercambiadas.</translation>
    </message>
    <message>
        <source>In the score of %1 the squares are named from the other side.</source>
        <translation>En la planilla de las %1 las casillas se nombran desde el otro lado.</translation>
    </message>
    <message>
        <source>In a score the squares are named from the other side.</source>
        <translation>En una planilla las casillas se nombran desde el otro lado.</translation>
    </message>
    <message>
        <source>In the score of %1 the columns are exchanged from %2 on.</source>
        <translation>En la planilla de las %1 las columnas están intercambiadas a partir de la %2.</translation>
    </message>
    <message>
        <source>In a score the columns are exchanged.</source>
        <translation>En una planilla las columnas están intercambiadas.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted by both boards at %2.</source>
        <translation>Los dos tableros contradicen la planilla de las %1 en la %2.</translation>
    </message>
    <message>
        <source>A score is contradicted by both boards.</source>
        <translation>Los dos tableros contradicen una planilla.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move.</source>
        <translation>La anotación de las %1 en la %2 corresponde a más de una jugada.</translation>
    </message>
    <message>
        <source>An entry of a score fits more than one move.</source>
        <translation>Una anotación de una planilla corresponde a más de una jugada.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry beyond the last move made; it does not count.</source>
        <translation>La planilla de las %1 tiene una anotación posterior a la última jugada realizada; no cuenta.</translation>
    </message>
    <message>
        <source>A score has an entry beyond the last move made; it does not count.</source>
        <translation>Una planilla tiene una anotación posterior a la última jugada realizada; no cuenta.</translation>
    </message>
    <message>
        <source>%1 has not yet written the newest move.</source>
        <translation>Las %1 aún no han anotado la última jugada.</translation>
    </message>
    <message>
        <source>The newest move is not yet written in both scores.</source>
        <translation>La última jugada aún no está anotada en ambas planillas.</translation>
    </message>
    <message>
        <source>What %1 meant at %2 is decided by a later move.</source>
        <translation>Una jugada posterior decide lo que las %1 querían decir en la %2.</translation>
    </message>
    <message>
        <source>What an ambiguous entry meant is decided by a later move.</source>
        <translation>Una jugada posterior decide lo que significaba una anotación ambigua.</translation>
    </message>
    <message>
        <source>The score of %1 has an impossible entry at %2; it is no evidence of the move made.</source>
        <translation>La planilla de las %1 tiene una anotación imposible en la %2; no prueba la jugada realizada.</translation>
    </message>
    <message>
        <source>An impossible entry is no evidence of the move made.</source>
        <translation>Una anotación imposible no prueba la jugada realizada.</translation>
    </message>
    <message>
        <source>At %2 each score has a different impossible entry.</source>
        <translation>En la %2 cada planilla tiene una anotación imposible diferente.</translation>
    </message>
    <message>
        <source>The scores have different impossible entries.</source>
        <translation>Las planillas tienen anotaciones imposibles diferentes.</translation>
    </message>
    <message>
        <source>The scores part at %2 and meet again by another order of moves.</source>
        <translation>Las planillas se separan en la %2 y vuelven a coincidir por otro orden de jugadas.</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves.</source>
        <translation>Las planillas vuelven a coincidir por otro orden de jugadas.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played at %2.</source>
        <translation>Ni las planillas ni los tableros muestran qué se jugó en la %2.</translation>
    </message>
    <message>
        <source>Neither the scores nor the boards show what was played.</source>
        <translation>Ni las planillas ni los tableros muestran qué se jugó.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended at %2; that is not established.</source>
        <translation>Según una de las planillas la partida habría terminado en la %2; no está establecido.</translation>
    </message>
    <message>
        <source>By one of the scores the game would have ended; that is not established.</source>
        <translation>Según una de las planillas la partida habría terminado; no está establecido.</translation>
    </message>
    <message>
        <source>%1 concedes an entry at %2, where the scores do not differ; that concerns nothing.</source>
        <translation>Las %1 ceden en una anotación en la %2, donde las planillas no difieren; eso no afecta a nada.</translation>
    </message>
    <message>
        <source>A player concedes an entry where the scores do not differ; that concerns nothing.</source>
        <translation>Un jugador cede en una anotación donde las planillas no difieren; eso no afecta a nada.</translation>
    </message>
    <message>
        <source>At %2 each player concedes to the other; it must first be made clear who does.</source>
        <translation>En la %2 cada jugador cede ante el otro; primero hay que aclarar quién lo hace.</translation>
    </message>
    <message>
        <source>Each player concedes the same entry to the other; it must first be made clear who does.</source>
        <translation>Cada jugador cede ante el otro en la misma anotación; primero hay que aclarar quién lo hace.</translation>
    </message>
    <message>
        <source>The flag of %1 is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>La bandera de las %1 consta como caída, pero el reloj aún muestra tiempo; una de las dos cosas es falsa.</translation>
    </message>
    <message>
        <source>A flag is reported as fallen, but the clock still shows time; one of the two is wrong.</source>
        <translation>Una bandera consta como caída, pero el reloj aún muestra tiempo; una de las dos cosas es falsa.</translation>
    </message>
    <message>
        <source>After the adjournment the position was set up wrongly; the moves played from it are void.</source>
        <translation>Tras el aplazamiento la posición se montó mal; las jugadas hechas desde ella son nulas.</translation>
    </message>
    <message>
        <source>The score of %1 is contradicted at %2 by another record: %3.</source>
        <translation>Otro registro contradice la planilla de las %1 en la %2: %3.</translation>
    </message>
    <message>
        <source>A score is contradicted by another record.</source>
        <translation>Otro registro contradice una planilla.</translation>
    </message>
    <message>
        <source>The score of %1 was kept by the assistant.</source>
        <translation>La planilla de las %1 la llevó el asistente.</translation>
    </message>
    <message>
        <source>A score was kept by an assistant.</source>
        <translation>Una planilla la llevó un asistente.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had ended with %2.</source>
        <translation>Según las jugadas acordadas, la partida había terminado con la %2.</translation>
    </message>
    <message>
        <source>By the agreed moves the game had already ended.</source>
        <translation>Según las jugadas acordadas, la partida ya había terminado.</translation>
    </message>
    <message>
        <source>A result had been agreed, declared or signed.</source>
        <translation>Se había acordado, declarado o firmado un resultado.</translation>
    </message>
    <message>
        <source>%2 was illegal, but this was found only after the result.</source>
        <translation>La %2 era ilegal, pero se descubrió solo después del resultado.</translation>
    </message>
    <message>
        <source>An illegal move was found only after the result.</source>
        <translation>Una jugada ilegal se descubrió solo después del resultado.</translation>
    </message>
    <message>
        <source>%2 was illegal and was completed.</source>
        <translation>La %2 era ilegal y se completó.</translation>
    </message>
    <message>
        <source>An illegal move was completed.</source>
        <translation>Se completó una jugada ilegal.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the clock had not been pressed.</source>
        <translation>La %2 era ilegal, pero no se había pulsado el reloj.</translation>
    </message>
    <message>
        <source>A move was illegal, but the clock had not been pressed.</source>
        <translation>Una jugada era ilegal, pero no se había pulsado el reloj.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>La %2 era ilegal, pero el adversario ha hecho la jugada siguiente, así que queda válida.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has made the next move, so it stands.</source>
        <translation>Una jugada era ilegal, pero el adversario ha hecho la siguiente, así que queda válida.</translation>
    </message>
    <message>
        <source>%2 was illegal, and with this offence %1 loses the game.</source>
        <translation>La %2 era ilegal y con esta infracción las %1 pierden la partida.</translation>
    </message>
    <message>
        <source>An illegal move was made that loses the game.</source>
        <translation>Se hizo una jugada ilegal que hace perder la partida.</translation>
    </message>
    <message>
        <source>%2 was possible only on the wrong board of %1.</source>
        <translation>La %2 solo era posible en el tablero erróneo de las %1.</translation>
    </message>
    <message>
        <source>The illegal move was possible only on a wrong board.</source>
        <translation>La jugada ilegal solo era posible en un tablero erróneo.</translation>
    </message>
    <message>
        <source>%2 was illegal; it lies among the moves taken back.</source>
        <translation>La %2 era ilegal; está entre las jugadas retrocedidas.</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back.</source>
        <translation>Entre las jugadas retrocedidas hay una ilegal.</translation>
    </message>
    <message>
        <source>At %2 a pawn was left on the last rank.</source>
        <translation>En la %2 se dejó un peón en la última fila.</translation>
    </message>
    <message>
        <source>A pawn was left on the last rank.</source>
        <translation>Se dejó un peón en la última fila.</translation>
    </message>
    <message>
        <source>At %2 the clock was pressed before the promotion was finished.</source>
        <translation>En la %2 se pulsó el reloj antes de terminar la promoción.</translation>
    </message>
    <message>
        <source>The clock was pressed before the promotion was finished.</source>
        <translation>Se pulsó el reloj antes de terminar la promoción.</translation>
    </message>
    <message>
        <source>The arbiter saw it himself.</source>
        <translation>El árbitro lo vio personalmente.</translation>
    </message>
    <message>
        <source>%1 claimed.</source>
        <translation>Las %1 reclamaron.</translation>
    </message>
    <message>
        <source>A player claimed.</source>
        <translation>Un jugador reclamó.</translation>
    </message>
    <message>
        <source>Both boards were set up wrongly.</source>
        <translation>Los dos tableros estaban mal colocados al comienzo.</translation>
    </message>
    <message>
        <source>The board of %1 was set up wrongly.</source>
        <translation>El tablero de las %1 estaba mal colocado al comienzo.</translation>
    </message>
    <message>
        <source>One board was set up wrongly.</source>
        <translation>Un tablero estaba mal colocado al comienzo.</translation>
    </message>
    <message>
        <source>The set-up is no longer questioned after so many moves.</source>
        <translation>La colocación ya no se cuestiona después de tantas jugadas.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed, and few moves have been made.</source>
        <translation>La partida comenzó con los colores cambiados y se han hecho pocas jugadas.</translation>
    </message>
    <message>
        <source>The game was begun with colours reversed; it goes on all the same.</source>
        <translation>La partida comenzó con los colores cambiados; continúa de todos modos.</translation>
    </message>
    <message>
        <source>%1 is bound by the pieces touched.</source>
        <translation>Las %1 quedan obligadas por las piezas tocadas.</translation>
    </message>
    <message>
        <source>A player is bound by the pieces touched.</source>
        <translation>Un jugador queda obligado por las piezas tocadas.</translation>
    </message>
    <message>
        <source>%1 had touched a piece for the move that is taken back.</source>
        <translation>Las %1 habían tocado una pieza para la jugada que se retira.</translation>
    </message>
    <message>
        <source>A piece had been touched for the move that is taken back.</source>
        <translation>Se había tocado una pieza para la jugada que se retira.</translation>
    </message>
    <message>
        <source>%1 touched a piece on a board that did not show the game.</source>
        <translation>Las %1 tocaron una pieza en un tablero que no mostraba la partida.</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game.</source>
        <translation>Se tocó una pieza en un tablero que no mostraba la partida.</translation>
    </message>
    <message>
        <source>%1 touched a piece and moved another one.</source>
        <translation>Las %1 tocaron una pieza y movieron otra.</translation>
    </message>
    <message>
        <source>A player touched a piece and moved another one.</source>
        <translation>Un jugador tocó una pieza y movió otra.</translation>
    </message>
    <message>
        <source>%1 only adjusted a piece, after saying so.</source>
        <translation>Las %1 solo compusieron una pieza, tras anunciarlo.</translation>
    </message>
    <message>
        <source>A piece was only adjusted, after saying so.</source>
        <translation>Una pieza solo se compuso, tras anunciarlo.</translation>
    </message>
    <message>
        <source>%2 was not announced.</source>
        <translation>La %2 no se anunció.</translation>
    </message>
    <message>
        <source>A move was not announced.</source>
        <translation>Una jugada no se anunció.</translation>
    </message>
    <message>
        <source>The announcement of %2 was not repeated.</source>
        <translation>El anuncio de la %2 no se repitió.</translation>
    </message>
    <message>
        <source>An announcement was not repeated.</source>
        <translation>Un anuncio no se repitió.</translation>
    </message>
    <message>
        <source>The announcement of %2 was repeated wrongly.</source>
        <translation>El anuncio de la %2 se repitió mal.</translation>
    </message>
    <message>
        <source>An announcement was repeated wrongly.</source>
        <translation>Un anuncio se repitió mal.</translation>
    </message>
    <message>
        <source>At %2 another move was announced (“%3”) than executed.</source>
        <translation>En la %2 se anunció otra jugada («%3») que la ejecutada.</translation>
    </message>
    <message>
        <source>Another move was announced than executed.</source>
        <translation>Se anunció otra jugada que la ejecutada.</translation>
    </message>
    <message>
        <source>At %2 an impossible move was announced (“%3”).</source>
        <translation>En la %2 se anunció una jugada imposible («%3»).</translation>
    </message>
    <message>
        <source>An impossible move was announced.</source>
        <translation>Se anunció una jugada imposible.</translation>
    </message>
    <message>
        <source>At %2 the new piece was not announced.</source>
        <translation>En la %2 no se anunció la nueva pieza.</translation>
    </message>
    <message>
        <source>The new piece was not announced.</source>
        <translation>No se anunció la nueva pieza.</translation>
    </message>
    <message>
        <source>At %2 %1 executed %3–%4 instead of the move written.</source>
        <translation>En la %2 las %1 ejecutaron %3–%4 en lugar de la jugada anotada.</translation>
    </message>
    <message>
        <source>Another move was executed than the one written.</source>
        <translation>Se ejecutó otra jugada que la anotada.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected in time.</source>
        <translation>Un lapsus en la %2 se corrigió a tiempo.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected in time.</source>
        <translation>Un lapsus se corrigió a tiempo.</translation>
    </message>
    <message>
        <source>A slip of the tongue at %2 was corrected too late.</source>
        <translation>Un lapsus en la %2 se corrigió demasiado tarde.</translation>
    </message>
    <message>
        <source>A slip of the tongue was corrected too late.</source>
        <translation>Un lapsus se corrigió demasiado tarde.</translation>
    </message>
    <message>
        <source>A warning is given.</source>
        <translation>Se da una advertencia.</translation>
    </message>
    <message>
        <source>No warning is given.</source>
        <translation>No se da ninguna advertencia.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back: %3.</source>
        <translation>Se ofrecieron tablas entre las jugadas retrocedidas: %3.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back.</source>
        <translation>Se ofrecieron tablas entre las jugadas retrocedidas.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back.</source>
        <translation>Se reclamaron tablas entre las jugadas retrocedidas.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is correct.</source>
        <translation>La reclamación de tablas de las %1 es correcta.</translation>
    </message>
    <message>
        <source>The claim of a draw is correct.</source>
        <translation>La reclamación de tablas es correcta.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 is incorrect.</source>
        <translation>La reclamación de tablas de las %1 es incorrecta.</translation>
    </message>
    <message>
        <source>The claim of a draw is incorrect.</source>
        <translation>La reclamación de tablas es incorrecta.</translation>
    </message>
    <message>
        <source>%1 has exceeded the time allotted.</source>
        <translation>Las %1 han excedido el tiempo asignado.</translation>
    </message>
    <message>
        <source>A player has exceeded the time allotted.</source>
        <translation>Un jugador ha excedido el tiempo asignado.</translation>
    </message>
    <message>
        <source>Both flags have fallen.</source>
        <translation>Han caído las dos banderas.</translation>
    </message>
    <message>
        <source>The sealed move is clear.</source>
        <translation>La jugada secreta es clara.</translation>
    </message>
    <message>
        <source>The boards differed when the move was sealed.</source>
        <translation>Los tableros diferían cuando se anotó la jugada secreta.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move.</source>
        <translation>El adversario elige qué se sigue de la jugada secreta.</translation>
    </message>
    <message>
        <source>With a hearing-impaired opponent an assistant must be used.</source>
        <translation>Con un adversario con discapacidad auditiva debe usarse un asistente.</translation>
    </message>
    <message>
        <source>An assistant has been appointed.</source>
        <translation>Se ha designado un asistente.</translation>
    </message>
    <message>
        <source>A clock was defective.</source>
        <translation>Un reloj era defectuoso.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3); that is corrected.</source>
        <translation>Los relojes estaban mal ajustados (%3); se corrige.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly; that is corrected.</source>
        <translation>Los relojes estaban mal ajustados; se corrige.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly (%3), but that stands now.</source>
        <translation>Los relojes estaban mal ajustados (%3), pero ya no se cambia.</translation>
    </message>
    <message>
        <source>The clocks were set wrongly, but that stands now.</source>
        <translation>Los relojes estaban mal ajustados, pero ya no se cambia.</translation>
    </message>
    <message>
        <source>The arbiter leaves the times as they are.</source>
        <translation>El árbitro deja los tiempos como están.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, within the default time.</source>
        <translation>Las %1 llegaron con un retraso de %3, dentro del tiempo de espera.</translation>
    </message>
    <message>
        <source>A player arrived late, within the default time.</source>
        <translation>Un jugador llegó tarde, dentro del tiempo de espera.</translation>
    </message>
    <message>
        <source>%1 arrived late by %3, beyond the default time.</source>
        <translation>Las %1 llegaron con un retraso de %3, fuera del tiempo de espera.</translation>
    </message>
    <message>
        <source>A player arrived late, beyond the default time.</source>
        <translation>Un jugador llegó tarde, fuera del tiempo de espera.</translation>
    </message>
    <message>
        <source>%1 paused the clocks without a reason.</source>
        <translation>Las %1 detuvieron los relojes sin motivo.</translation>
    </message>
    <message>
        <source>A player paused the clocks without a reason.</source>
        <translation>Un jugador detuvo los relojes sin motivo.</translation>
    </message>
    <message>
        <source>A player used a device that was not approved.</source>
        <translation>Un jugador usó un dispositivo no autorizado.</translation>
    </message>
    <message>
        <source>the offer lapses</source>
        <translation>la oferta caduca</translation>
    </message>
    <message>
        <source>the offer stands</source>
        <translation>la oferta sigue en pie</translation>
    </message>
    <message>
        <source>An illegal position was still on the board after one more completed move.</source>
        <translation>Una posición ilegal seguía en el tablero después de otra jugada completada.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without having moved.</source>
        <translation>Las %1 pulsaron el reloj sin haber movido.</translation>
    </message>
    <message>
        <source>A player pressed the clock without having moved.</source>
        <translation>Un jugador pulsó el reloj sin haber movido.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>Las %1 usaron las dos manos para una jugada.</translation>
    </message>
    <message>
        <source>A player used two hands for one move.</source>
        <translation>Un jugador usó las dos manos para una jugada.</translation>
    </message>
    <message>
        <source>%1 displaced pieces and puts them back in his own time.</source>
        <translation>Las %1 desplazaron piezas y las recolocan en su propio tiempo.</translation>
    </message>
    <message>
        <source>A player displaced pieces and puts them back in his own time.</source>
        <translation>Un jugador desplazó piezas y las recoloca en su propio tiempo.</translation>
    </message>
    <message>
        <source>%1 left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>Las %1 abandonaron la zona de juego sin permiso; es asunto aparte de la decisión.</translation>
    </message>
    <message>
        <source>A player left the playing area without leave; this is a matter apart from the ruling.</source>
        <translation>Un jugador abandonó la zona de juego sin permiso; es asunto aparte de la decisión.</translation>
    </message>
    <message>
        <source>%1 was advised or helped; this is a matter apart from the ruling.</source>
        <translation>Las %1 recibieron consejo o ayuda; es asunto aparte de la decisión.</translation>
    </message>
    <message>
        <source>A player was advised or helped; this is a matter apart from the ruling.</source>
        <translation>Un jugador recibió consejo o ayuda; es asunto aparte de la decisión.</translation>
    </message>
    <message>
        <source>The captain of %1 intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>El capitán de las %1 intervino; solo puede comunicar una irregularidad al árbitro.</translation>
    </message>
    <message>
        <source>A captain intervened; he may tell only the arbiter of an irregularity.</source>
        <translation>Un capitán intervino; solo puede comunicar una irregularidad al árbitro.</translation>
    </message>
    <message>
        <source>The arbiter had made an error: %3. It is put right as soon as it is noticed.</source>
        <translation>El árbitro había cometido un error: %3. Se corrige en cuanto se advierte.</translation>
    </message>
    <message>
        <source>The arbiter had made an error. It is put right as soon as it is noticed.</source>
        <translation>El árbitro había cometido un error. Se corrige en cuanto se advierte.</translation>
    </message>
    <message>
        <source>The assistant of %1 kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>El asistente de las %1 llevó la planilla; el asistente de un jugador vidente solo puede mover y anunciar.</translation>
    </message>
    <message>
        <source>An assistant kept the score; a sighted player’s assistant may only move and announce.</source>
        <translation>Un asistente llevó la planilla; el asistente de un jugador vidente solo puede mover y anunciar.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim a draw on this move.</source>
        <translation>Las %1 tocaron una pieza y han perdido el derecho a reclamar tablas en esta jugada.</translation>
    </message>
    <message>
        <source>A player who touched a piece has lost the right to claim a draw on this move.</source>
        <translation>Un jugador que tocó una pieza ha perdido el derecho a reclamar tablas en esta jugada.</translation>
    </message>
    <message>
        <source>The repetitions in the score of %1 are agreed.</source>
        <translation>Se aceptan las repeticiones de la planilla de las %1.</translation>
    </message>
    <message>
        <source>Only the repetitions that both scores contain are agreed.</source>
        <translation>Solo se aceptan las repeticiones que contienen ambas planillas.</translation>
    </message>
    <message>
        <source>There are sheets, but no entry on them can be read.</source>
        <translation>Hay planillas, pero ninguna anotación es legible en ellas.</translation>
    </message>
    <message>
        <source>Nothing can be ruled yet: no score can be used, and the positions on the boards have not been recorded.</source>
        <translation>Aún no se puede decidir nada: ninguna planilla es utilizable y no se han anotado las posiciones de los tableros.</translation>
    </message>
    <message>
        <source>%3: there is no move on the sheet.</source>
        <translation>%3: la planilla no contiene ninguna jugada.</translation>
    </message>
    <message>
        <source>There is no move on one of the sheets.</source>
        <translation>Una de las planillas no contiene ninguna jugada.</translation>
    </message>
    <message>
        <source>%3: the sheet is too long; only its first %4 entries were read.</source>
        <translation>%3: la planilla es demasiado larga; solo se leyeron sus primeras %4 anotaciones.</translation>
    </message>
    <message>
        <source>A sheet is too long; only its beginning was read.</source>
        <translation>Una planilla es demasiado larga; solo se leyó su principio.</translation>
    </message>
    <message>
        <source>%2 was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>La %2 era ilegal, pero el adversario no la ha reclamado; el árbitro solo actúa ante una reclamación hecha antes de la jugada siguiente.</translation>
    </message>
    <message>
        <source>A move was illegal, but the opponent has not claimed; the arbiter acts only on a claim made before the next move.</source>
        <translation>Una jugada era ilegal, pero el adversario no la ha reclamado; el árbitro solo actúa ante una reclamación hecha antes de la jugada siguiente.</translation>
    </message>
    <message>
        <source>The sealed move cannot be made as it is written.</source>
        <translation>La jugada secreta no se puede realizar tal como está escrita.</translation>
    </message>
    <message>
        <source>The sealed move can be read in several ways.</source>
        <translation>La jugada secreta puede leerse de varias maneras.</translation>
    </message>
    <message>
        <source>The entry at %2 cannot mean %3, which was answered; the question stays open.</source>
        <translation>La anotación en la %2 no puede significar %3, como se respondió; la pregunta sigue abierta.</translation>
    </message>
    <message>
        <source>An answer names a move that the entry cannot mean; the question stays open.</source>
        <translation>Una respuesta da una jugada que la anotación no puede significar; la pregunta sigue abierta.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played at %2.</source>
        <translation>Ambos jugadores aceptan ante el árbitro lo que se jugó en la %2.</translation>
    </message>
    <message>
        <source>Both players accept before the arbiter what was played.</source>
        <translation>Ambos jugadores aceptan ante el árbitro lo que se jugó.</translation>
    </message>
    <message>
        <source>%1 had to go on recording after %2: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>Las %1 debían seguir anotando tras la %2: con un incremento de treinta segundos o más nadie queda dispensado.</translation>
    </message>
    <message>
        <source>A player had to go on recording: with an increment of thirty seconds or more nobody is excused.</source>
        <translation>Un jugador debía seguir anotando: con un incremento de treinta segundos o más nadie queda dispensado.</translation>
    </message>
    <message>
        <source>%1 may choose the penalty for the illegal move until %1 touches a piece; the Laws give no time for it.</source>
        <translation>Las %1 pueden elegir la penalización de la jugada ilegal hasta que toquen una pieza; las Leyes no conceden tiempo por ella.</translation>
    </message>
    <message>
        <source>The opponent may choose the penalty for the illegal move until he touches a piece; the Laws give no time for it.</source>
        <translation>El adversario puede elegir la penalización de la jugada ilegal hasta que toque una pieza; las Leyes no conceden tiempo por ella.</translation>
    </message>
    <message>
        <source>The scores cannot show that %1 has exceeded the time. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Las planillas no pueden mostrar que las %1 hayan excedido el tiempo. Salvo prueba de más jugadas, la próxima cuenta como la primera del período siguiente.</translation>
    </message>
    <message>
        <source>The scores cannot show that the time has been exceeded. Unless there is evidence of more moves, the next move counts as the first of the next period.</source>
        <translation>Las planillas no pueden mostrar que se haya excedido el tiempo. Salvo prueba de más jugadas, la próxima cuenta como la primera del período siguiente.</translation>
    </message>
    <message>
        <source>%1 sealed a move but was not the player to move in the adjourned position.</source>
        <translation>Las %1 hicieron una jugada secreta, pero no les tocaba mover en la posición aplazada.</translation>
    </message>
    <message>
        <source>A move was sealed by a player who was not to move in the adjourned position.</source>
        <translation>Hizo una jugada secreta un jugador al que no le tocaba mover en la posición aplazada.</translation>
    </message>
    <message>
        <source>The sealed move is clear: %3.</source>
        <translation>La jugada secreta es clara: %3.</translation>
    </message>
    <message>
        <source>The sealed move is missing or cannot be read.</source>
        <translation>La jugada secreta falta o no se puede leer.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back: %3.</source>
        <translation>Se reclamaron tablas entre las jugadas retrocedidas: %3.</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim stays</source>
        <translation>la penalización por la reclamación incorrecta se mantiene</translation>
    </message>
    <message>
        <source>the penalty for the wrong claim is cancelled</source>
        <translation>la penalización por la reclamación incorrecta se anula</translation>
    </message>
    <message>
        <source>%1 had let a piece go where it could stand and then moved it on.</source>
        <translation>Las %1 habían soltado una pieza en una casilla donde podía quedarse y luego la movieron a otra.</translation>
    </message>
    <message>
        <source>A player had let a piece go where it could stand and then moved it on.</source>
        <translation>Un jugador había soltado una pieza en una casilla donde podía quedarse y luego la movió a otra.</translation>
    </message>
    <message>
        <source>%1 touched several pieces, and it is not known which of them first.</source>
        <translation>Las %1 tocaron varias piezas, y no se sabe cuál primero.</translation>
    </message>
    <message>
        <source>A player touched several pieces, and it is not known which of them first.</source>
        <translation>Un jugador tocó varias piezas, y no se sabe cuál primero.</translation>
    </message>
    <message>
        <source>The claim of a draw by %1 was correct, but it came after the fall of the flag.</source>
        <translation>La reclamación de tablas de las %1 era correcta, pero llegó después de la caída de la bandera.</translation>
    </message>
    <message>
        <source>A claim of a draw was correct, but it came after the fall of the flag.</source>
        <translation>Una reclamación de tablas era correcta, pero llegó después de la caída de la bandera.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Ha caído la bandera de las %1.</translation>
    </message>
    <message>
        <source>A flag has fallen.</source>
        <translation>Ha caído una bandera.</translation>
    </message>
    <message>
        <source>Both flags have fallen, and nobody knows which fell first.</source>
        <translation>Han caído ambas banderas, y nadie sabe cuál primero.</translation>
    </message>
    <message>
        <source>Another move was played than the sealed one.</source>
        <translation>Se jugó una jugada distinta de la secreta.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned after half-move %3, but the scores end with %2; what was sealed cannot be judged before they go on to there.</source>
        <translation>La partida se habría aplazado tras la media jugada %3, pero las planillas terminan con la %2; la jugada secreta no puede juzgarse hasta que lleguen allí.</translation>
    </message>
    <message>
        <source>The game is said to have been adjourned later than the scores end; what was sealed cannot be judged before they go on to there.</source>
        <translation>La partida se habría aplazado más tarde de donde terminan las planillas; la jugada secreta no puede juzgarse hasta que lleguen allí.</translation>
    </message>
    <message>
        <source>The scores part at %2, and the envelope shows what was sealed there.</source>
        <translation>Las planillas se separan en la %2, y el sobre muestra lo que se selló allí.</translation>
    </message>
    <message>
        <source>The scores part at the sealed move, and the envelope shows what was sealed.</source>
        <translation>Las planillas se separan en la jugada secreta, y el sobre muestra lo que se selló.</translation>
    </message>
    <message>
        <source>The sealed move is %3, but %2 was played otherwise.</source>
        <translation>La jugada secreta es %3, pero la %2 se jugó de otro modo.</translation>
    </message>
    <message>
        <source>What is known of this edition says nothing on a faulty sealed move; the arbiter decides.</source>
        <translation>Lo que se conoce de esta edición no dice nada de una jugada secreta defectuosa; decide el árbitro.</translation>
    </message>
    <message>
        <source>The score of %1 has an entry after %2 that belongs to no move.</source>
        <translation>La planilla de las %1 tiene tras la %2 una anotación que no pertenece a ninguna jugada.</translation>
    </message>
    <message>
        <source>A score has an entry that belongs to no move.</source>
        <translation>Una planilla tiene una anotación que no pertenece a ninguna jugada.</translation>
    </message>
    <message>
        <source>The envelope is missing; %1 plays the move that %1 says was sealed.</source>
        <translation>Falta el sobre; las %1 hacen la jugada que declaran haber sellado.</translation>
    </message>
    <message>
        <source>The envelope is missing; the player who sealed plays the move that he says he sealed.</source>
        <translation>Falta el sobre; el jugador que selló hace la jugada que declara haber sellado.</translation>
    </message>
    <message>
        <source>The score of %1 names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>La planilla de las %1 indica solo las casillas y ninguna pieza; no está claro si eso es notación algebraica.</translation>
    </message>
    <message>
        <source>A score names the squares alone and no pieces; whether that is algebraic notation is not settled.</source>
        <translation>Una planilla indica solo las casillas y ninguna pieza; no está claro si eso es notación algebraica.</translation>
    </message>
    <message>
        <source>The clock is said to have been pressed after the last move, but no move has been made.</source>
        <translation>Se dice que el reloj se pulsó tras la última jugada, pero no se ha hecho ninguna.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the clock that runs.</source>
        <translation>Lo que se declara sobre la pulsación del reloj tras la última jugada de %1 contradice el reloj que corre.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the clock that runs.</source>
        <translation>Lo que se declara sobre la pulsación del reloj tras la última jugada contradice el reloj que corre.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move of %1 contradicts the number of moves completed.</source>
        <translation>Lo que se declara sobre la pulsación del reloj tras la última jugada de %1 contradice el número de jugadas completadas.</translation>
    </message>
    <message>
        <source>What is stated about pressing the clock after the last move contradicts the number of moves completed.</source>
        <translation>Lo que se declara sobre la pulsación del reloj tras la última jugada contradice el número de jugadas completadas.</translation>
    </message>
    <message>
        <source>The fact “%3” speaks of %2, but the game has not got so far; it concerns nothing.</source>
        <translation>El hecho «%3» habla de: %2, pero la partida no ha llegado hasta ahí; no se refiere a nada.</translation>
    </message>
    <message>
        <source>A stated fact speaks of a move that the game has not got to; it concerns nothing.</source>
        <translation>Un hecho declarado habla de una jugada a la que la partida no ha llegado; no se refiere a nada.</translation>
    </message>
    <message>
        <source>“%4”, stated as “%3” for %2, is not a move in any language or notation that is known; it is left out of account.</source>
        <translation>«%4», declarado como «%3» (%2), no es una jugada en ningún idioma ni notación conocidos; no se tiene en cuenta.</translation>
    </message>
    <message>
        <source>Words stated as said are not a move in any language or notation that is known; they are left out of account.</source>
        <translation>Unas palabras declaradas no son una jugada en ningún idioma ni notación conocidos; no se tienen en cuenta.</translation>
    </message>
    <message>
        <source>At %2 no piece of the player to move stood on %3; that it was moved from there on the board of %1 contradicts the game.</source>
        <translation>En: %2 no había en %3 ninguna pieza del jugador que movía; que se moviera desde ahí en el tablero de %1 contradice la partida.</translation>
    </message>
    <message>
        <source>A piece is said to have been moved from a square where none of the player to move stood; that contradicts the game.</source>
        <translation>Se dice que se movió una pieza desde una casilla donde el jugador que movía no tenía ninguna; eso contradice la partida.</translation>
    </message>
    <message>
        <source>The result declared and its reason contradict each other.</source>
        <translation>El resultado declarado y su motivo se contradicen.</translation>
    </message>
    <message>
        <source>By the scores the position at the end is not the one that the declared result names.</source>
        <translation>Según las anotaciones, la posición final no es la que nombra el resultado declarado.</translation>
    </message>
    <message>
        <source>The result declared is not the end that the agreed moves show; the game was over before it.</source>
        <translation>El resultado declarado no es el final que muestran las jugadas concordantes; la partida ya había terminado.</translation>
    </message>
    <message>
        <source>%1 was declared the winner, but could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>Se declaró la victoria de %1, pero ninguna serie de jugadas legales podía dar mate; según el artículo, la partida es tablas.</translation>
    </message>
    <message>
        <source>The player declared the winner could not have mated by any series of legal moves; by the article the game is drawn.</source>
        <translation>El jugador declarado ganador no podía dar mate con ninguna serie de jugadas legales; según el artículo, la partida es tablas.</translation>
    </message>
    <message>
        <source>%1 touched a piece and has lost the right to claim, so that the piece the opponent had touched no longer binds.</source>
        <translation>Las %1 tocaron una pieza y perdieron el derecho a reclamar; por eso la pieza que había tocado el adversario ya no obliga.</translation>
    </message>
    <message>
        <source>The right to claim was lost by touching a piece, so that the piece touched before no longer binds.</source>
        <translation>El derecho a reclamar se perdió al tocar una pieza; por eso la pieza tocada antes ya no obliga.</translation>
    </message>
    <message>
        <source>For %1 a piece counts as touched when it is taken out of its hole.</source>
        <translation>Para las %1, una pieza se considera tocada cuando se saca de su agujero.</translation>
    </message>
    <message>
        <source>For a visually disabled player a piece counts as touched when it is taken out of its hole.</source>
        <translation>Para un jugador con discapacidad visual, una pieza se considera tocada cuando se saca de su agujero.</translation>
    </message>
    <message>
        <source>No legal move is possible with what %1 touched, so that any legal move may be made.</source>
        <translation>Con lo que tocaron las %1 no hay ninguna jugada legal; por eso se puede hacer cualquier jugada legal.</translation>
    </message>
    <message>
        <source>No legal move is possible with what was touched, so that any legal move may be made.</source>
        <translation>Con lo que se tocó no hay ninguna jugada legal; por eso se puede hacer cualquier jugada legal.</translation>
    </message>
    <message>
        <source>%1 has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>Las %1 han soltado una pieza y están aún haciendo la jugada: el tablero no está mal, y la jugada puede anotarse después.</translation>
    </message>
    <message>
        <source>A player has let go a piece and is still making the move: the board is not wrong, and the move may be written afterwards.</source>
        <translation>Un jugador ha soltado una pieza y está aún haciendo la jugada: el tablero no está mal, y la jugada puede anotarse después.</translation>
    </message>
    <message>
        <source>The arbiter gives time back to %1 alone, who did not cause the error; the other player keeps the time he has.</source>
        <translation>El árbitro devuelve tiempo solo a las %1, que no causaron el error; el otro jugador conserva el tiempo que tiene.</translation>
    </message>
    <message>
        <source>The arbiter gives time back only to the player who did not cause the error; the other one keeps the time he has.</source>
        <translation>El árbitro devuelve tiempo solo al jugador que no causó el error; el otro conserva el tiempo que tiene.</translation>
    </message>
    <message>
        <source>The entry of %1 at %2 fits more than one move; the answer given says which one was meant.</source>
        <translation>La anotación de las %1 en la %2 vale para más de una jugada; la respuesta dada dice cuál se quiso anotar.</translation>
    </message>
    <message>
        <source>An entry fits more than one move; the answer given says which one was meant.</source>
        <translation>Una anotación vale para más de una jugada; la respuesta dada dice cuál se quiso anotar.</translation>
    </message>
    <message>
        <source>The scores part at %2; the one board that was recorded bears out the score of %1, but no second one confirms it.</source>
        <translation>Las planillas se separan en la %2; el único tablero registrado confirma la planilla de las %1, pero ningún otro la confirma.</translation>
    </message>
    <message>
        <source>The one board that was recorded bears out one of the scores, but no second one confirms it.</source>
        <translation>El único tablero registrado confirma una de las planillas, pero ningún otro la confirma.</translation>
    </message>
    <message>
        <source>%1 is said to have touched a piece on %3, where none stood; that binds to nothing.</source>
        <translation>Se dice que las %1 tocaron una pieza en %3, donde no había ninguna; eso no obliga a nada.</translation>
    </message>
    <message>
        <source>A piece is said to have been touched where none stood; that binds to nothing.</source>
        <translation>Se dice que se tocó una pieza donde no había ninguna; eso no obliga a nada.</translation>
    </message>
    <message>
        <source>The opponent chooses what follows from the sealed move: %3.</source>
        <translation>El adversario elige qué se sigue de la jugada secreta: %3.</translation>
    </message>
    <message>
        <source>which of its readings is played</source>
        <translation>cuál de sus lecturas se juega</translation>
    </message>
    <message>
        <source>whether the piece named makes a legal move or the king moves, but not by castling</source>
        <translation>si la pieza nombrada hace una jugada legal o mueve el rey, pero sin enrocar</translation>
    </message>
    <message>
        <source>%1 used a device that was not approved; %3.</source>
        <translation>Las %1 usaron un dispositivo que no estaba aprobado; %3.</translation>
    </message>
    <message>
        <source>what that costs follows from the article, the loss of the game at most, and from the rules of the event</source>
        <translation>lo que cuesta resulta del artículo, como máximo la pérdida de la partida, y del reglamento del torneo</translation>
    </message>
    <message>
        <source>The scores show that %1 had completed the moves needed at the control.</source>
        <translation>Las planillas muestran que las %1 habían completado las jugadas exigidas en el control.</translation>
    </message>
    <message>
        <source>The scores show that the moves needed at the control had been completed.</source>
        <translation>Las planillas muestran que las jugadas exigidas en el control se habían completado.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>%1 accepts the opponent’s version of %2.</source>
        <translation>Las %1 aceptan la versión del rival: %2.</translation>
    </message>
    <message>
        <source>%1 arrived late by %2.</source>
        <translation>Las %1 llegaron con un retraso de %2.</translation>
    </message>
    <message>
        <source>%1 claims a draw by the fifty-move rule.</source>
        <translation>Las %1 reclaman tablas por la regla de los cincuenta movimientos.</translation>
    </message>
    <message>
        <source>%1 claims a draw by threefold repetition.</source>
        <translation>Las %1 reclaman tablas por triple repetición.</translation>
    </message>
    <message>
        <source>%1 displaced pieces.</source>
        <translation>Las %1 desplazaron piezas.</translation>
    </message>
    <message>
        <source>%1 had said that he was adjusting.</source>
        <translation>Las %1 habían anunciado que componían.</translation>
    </message>
    <message>
        <source>%1 has lost the right to claim that a piece was touched.</source>
        <translation>Las %1 han perdido el derecho a reclamar que se tocó una pieza.</translation>
    </message>
    <message>
        <source>%1 left the playing venue.</source>
        <translation>Las %1 abandonaron el recinto de juego.</translation>
    </message>
    <message>
        <source>%1 made a claim.</source>
        <translation>Las %1 hicieron una reclamación.</translation>
    </message>
    <message>
        <source>%1 offered a draw with %2.</source>
        <translation>Las %1 ofrecieron tablas: %2.</translation>
    </message>
    <message>
        <source>%1 pressed the clock without making a move.</source>
        <translation>Las %1 pulsaron el reloj sin mover.</translation>
    </message>
    <message>
        <source>%1 released a piece on %2.</source>
        <translation>Las %1 soltaron una pieza en %2.</translation>
    </message>
    <message>
        <source>%1 sealed “%2”.</source>
        <translation>Las %1 sellaron «%2».</translation>
    </message>
    <message>
        <source>%1 stopped recording after %2.</source>
        <translation>Las %1 dejaron de anotar después de: %2.</translation>
    </message>
    <message>
        <source>%1 stopped the clocks without a valid reason.</source>
        <translation>Las %1 detuvieron los relojes sin motivo válido.</translation>
    </message>
    <message>
        <source>%1 took the piece on %2 off the board.</source>
        <translation>Las %1 quitaron la pieza de %2.</translation>
    </message>
    <message>
        <source>%1 touched, in this order: %2.</source>
        <translation>Las %1 tocaron, en este orden: %2.</translation>
    </message>
    <message>
        <source>%1 used two hands for one move.</source>
        <translation>Las %1 usaron las dos manos en una jugada.</translation>
    </message>
    <message>
        <source>%1 was announced as “%2”.</source>
        <translation>%1: se anunció «%2».</translation>
    </message>
    <message>
        <source>%1 was given advice.</source>
        <translation>Las %1 recibieron un consejo.</translation>
    </message>
    <message>
        <source>%1 was not announced.</source>
        <translation>%1: no se anunció.</translation>
    </message>
    <message>
        <source>%1 was not repeated by the opponent.</source>
        <translation>%1: el rival no la repitió.</translation>
    </message>
    <message>
        <source>%1 was repeated by the opponent as “%2”.</source>
        <translation>%1: el rival la repitió como «%2».</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected before the clock was pressed.</source>
        <translation>%1: un lapsus, «%2», corregido antes de pulsar el reloj.</translation>
    </message>
    <message>
        <source>%1: a slip of the tongue, “%2”, corrected only after the clock was pressed.</source>
        <translation>%1: un lapsus, «%2», corregido solo después de pulsar el reloj.</translation>
    </message>
    <message>
        <source>%1: the electronic board shows “%2”.</source>
        <translation>%1: el tablero electrónico muestra «%2».</translation>
    </message>
    <message>
        <source>A result was declared: %1, %2.</source>
        <translation>Se declaró un resultado: %1, %2.</translation>
    </message>
    <message>
        <source>Both flags have fallen, that of %1 first.</source>
        <translation>Han caído las dos banderas, primero la de las %1.</translation>
    </message>
    <message>
        <source>Both flags have fallen; which one first is not known.</source>
        <translation>Han caído las dos banderas; no se sabe cuál primero.</translation>
    </message>
    <message>
        <source>Illegal moves that %1 had completed before: %2.</source>
        <translation>Jugadas ilegales que las %1 habían completado antes: %2.</translation>
    </message>
    <message>
        <source>In which order the pieces were touched is not known.</source>
        <translation>No se sabe en qué orden se tocaron las piezas.</translation>
    </message>
    <message>
        <source>On the board of %1, %2 was carried out from %3 to %4.</source>
        <translation>En el tablero de las %1 se ejecutó: %2, de %3 a %4.</translation>
    </message>
    <message>
        <source>Somebody intervened in the game for %1.</source>
        <translation>Alguien intervino en la partida por las %1.</translation>
    </message>
    <message>
        <source>The arbiter had restored or set something wrongly: %1.</source>
        <translation>El árbitro había restablecido o ajustado algo mal: %1.</translation>
    </message>
    <message>
        <source>The arbiter saw it.</source>
        <translation>El árbitro lo vio.</translation>
    </message>
    <message>
        <source>The clock of %1 is defective.</source>
        <translation>El reloj de las %1 está averiado.</translation>
    </message>
    <message>
        <source>The clock was not pressed after the last move.</source>
        <translation>Después de la última jugada no se pulsó el reloj.</translation>
    </message>
    <message>
        <source>The clock was pressed after the last move.</source>
        <translation>Después de la última jugada se pulsó el reloj.</translation>
    </message>
    <message>
        <source>The clock was set wrongly: %1.</source>
        <translation>El reloj estaba mal ajustado: %1.</translation>
    </message>
    <message>
        <source>The flag of %1 has fallen.</source>
        <translation>Ha caído la bandera de las %1.</translation>
    </message>
    <message>
        <source>The game began with the colours reversed.</source>
        <translation>La partida empezó con los colores cambiados.</translation>
    </message>
    <message>
        <source>The game was adjourned after %1.</source>
        <translation>La partida se aplazó después de: %1.</translation>
    </message>
    <message>
        <source>The pieces of %1 were set up wrongly.</source>
        <translation>Las piezas de las %1 estaban mal colocadas.</translation>
    </message>
    <message>
        <source>The recording device of %1 was not approved.</source>
        <translation>El aparato de grabación de las %1 no estaba autorizado.</translation>
    </message>
    <message>
        <source>The score of %1 was copied from the opponent from %2 on.</source>
        <translation>La planilla de las %1 se copió del rival a partir de: %2.</translation>
    </message>
    <message>
        <source>%1 sealed a move, and the envelope is missing.</source>
        <translation>Las %1 sellaron una jugada, y falta el sobre.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>la planilla de las blancas</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>la planilla de las negras</translation>
    </message>
    <message>
        <source>the assistant’s score</source>
        <translation>la planilla del asistente</translation>
    </message>
    <message>
        <source>the score kept by White’s assistant</source>
        <translation>la planilla del asistente de las blancas</translation>
    </message>
    <message>
        <source>the score kept by Black’s assistant</source>
        <translation>la planilla del asistente de las negras</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>la grabación</translation>
    </message>
    <message>
        <source>the arbiter’s notes</source>
        <translation>las notas del árbitro</translation>
    </message>
    <message>
        <source>the electronic board</source>
        <translation>el tablero electrónico</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>the white king</source>
        <extracomment>Object of &quot;Move %1 from b3 to c2.&quot;: in German the accusative.</extracomment>
        <translation>el rey blanco</translation>
    </message>
    <message>
        <source>the white queen</source>
        <translation>la dama blanca</translation>
    </message>
    <message>
        <source>the white rook</source>
        <translation>la torre blanca</translation>
    </message>
    <message>
        <source>the white bishop</source>
        <translation>el alfil blanco</translation>
    </message>
    <message>
        <source>the white knight</source>
        <translation>el caballo blanco</translation>
    </message>
    <message>
        <source>the white pawn</source>
        <translation>el peón blanco</translation>
    </message>
    <message>
        <source>the black king</source>
        <translation>el rey negro</translation>
    </message>
    <message>
        <source>the black queen</source>
        <translation>la dama negra</translation>
    </message>
    <message>
        <source>the black rook</source>
        <translation>la torre negra</translation>
    </message>
    <message>
        <source>the black bishop</source>
        <translation>el alfil negro</translation>
    </message>
    <message>
        <source>the black knight</source>
        <translation>el caballo negro</translation>
    </message>
    <message>
        <source>the black pawn</source>
        <translation>el peón negro</translation>
    </message>
    <message>
        <source>king %1</source>
        <translation>rey %1</translation>
    </message>
    <message>
        <source>queen %1</source>
        <translation>dama %1</translation>
    </message>
    <message>
        <source>rook %1</source>
        <translation>torre %1</translation>
    </message>
    <message>
        <source>bishop %1</source>
        <translation>alfil %1</translation>
    </message>
    <message>
        <source>knight %1</source>
        <translation>caballo %1</translation>
    </message>
    <message>
        <source>pawn %1</source>
        <translation>peón %1</translation>
    </message>
    <message>
        <source>kings %1</source>
        <translation>reyes %1</translation>
    </message>
    <message>
        <source>queens %1</source>
        <translation>damas %1</translation>
    </message>
    <message>
        <source>rooks %1</source>
        <translation>torres %1</translation>
    </message>
    <message>
        <source>bishops %1</source>
        <translation>alfiles %1</translation>
    </message>
    <message>
        <source>knights %1</source>
        <translation>caballos %1</translation>
    </message>
    <message>
        <source>pawns %1</source>
        <translation>peones %1</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2023</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de enero de 2023</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 January 2018</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de enero de 2018</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2017</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de julio de 2017</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2014</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de julio de 2014</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2009</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de julio de 2009</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1 July 2005</source>
        <translation>Leyes del Ajedrez de la FIDE del 1 de julio de 2005</translation>
    </message>
    <message>
        <source>FIDE Supplement E.02 of 1985</source>
        <translation>Suplemento E.02 de la FIDE de 1985</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of 1930</source>
        <translation>Leyes del Ajedrez de la FIDE de 1930</translation>
    </message>
    <message>
        <source>FIDE Laws of Chess of June 1928</source>
        <translation>Leyes del Ajedrez de la FIDE de junio de 1928</translation>
    </message>
    <message>
        <source>standard chess</source>
        <translation>ajedrez estándar</translation>
    </message>
    <message>
        <source>rapid chess</source>
        <translation>ajedrez rápido</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>ajedrez relámpago</translation>
    </message>
    <message>
        <source>correspond</source>
        <translation>coinciden</translation>
    </message>
    <message>
        <source>correspond, with an illegal move in both</source>
        <translation>coinciden, con una jugada ilegal en ambas</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>difieren</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompletas</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>inutilizables</translation>
    </message>
    <message>
        <source>show the same position</source>
        <translation>muestran la misma posición</translation>
    </message>
    <message>
        <source>show different positions</source>
        <translation>muestran posiciones diferentes</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registradas</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambigua</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>slip of the pen</source>
        <translation>error de escritura</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>sin anotación</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leída</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>a move is left out</source>
        <translation>falta una jugada</translation>
    </message>
    <message>
        <source>a move is written twice</source>
        <translation>una jugada está anotada dos veces</translation>
    </message>
    <message>
        <source>two moves stand in each other’s place</source>
        <translation>dos jugadas están intercambiadas</translation>
    </message>
    <message>
        <source>the squares are named from the other side</source>
        <translation>las casillas se nombran desde el otro lado</translation>
    </message>
    <message>
        <source>the columns are exchanged</source>
        <translation>las columnas están intercambiadas</translation>
    </message>
    <message>
        <source>the entry can mean more than one move</source>
        <translation>la anotación corresponde a más de una jugada</translation>
    </message>
    <message>
        <source>the entry cannot be read</source>
        <translation>la anotación es ilegible</translation>
    </message>
    <message>
        <source>the entry is not a legal move</source>
        <translation>la anotación no es una jugada legal</translation>
    </message>
    <message>
        <source>the entry is another move</source>
        <translation>la anotación es otra jugada</translation>
    </message>
    <message>
        <source>a slip of the pen</source>
        <translation>un error de escritura</translation>
    </message>
    <message>
        <source>a move that was never made is written</source>
        <translation>hay anotada una jugada que no se hizo</translation>
    </message>
    <message>
        <source>an entry that belongs to no move is written</source>
        <translation>hay una anotación que no corresponde a ninguna jugada</translation>
    </message>
    <message>
        <source>different moves</source>
        <translation>jugadas diferentes</translation>
    </message>
    <message>
        <source>an entry that is not a legal move</source>
        <translation>una anotación que no es una jugada legal</translation>
    </message>
    <message>
        <source>different promotions</source>
        <translation>promociones diferentes</translation>
    </message>
    <message>
        <source>different castlings</source>
        <translation>enroques diferentes</translation>
    </message>
    <message>
        <source>there is no piece on the square of departure</source>
        <translation>no hay ninguna pieza en la casilla de salida</translation>
    </message>
    <message>
        <source>the piece belongs to the opponent</source>
        <translation>la pieza es del adversario</translation>
    </message>
    <message>
        <source>a piece of the same colour stands on the square of arrival</source>
        <translation>una pieza del mismo color ocupa la casilla de llegada</translation>
    </message>
    <message>
        <source>the piece does not move in that way</source>
        <translation>la pieza no se mueve así</translation>
    </message>
    <message>
        <source>another piece stands in the way</source>
        <translation>otra pieza cierra el paso</translation>
    </message>
    <message>
        <source>there is nothing for the pawn to capture</source>
        <translation>el peón no tiene nada que capturar</translation>
    </message>
    <message>
        <source>a capture en passant is not possible</source>
        <translation>no es posible la captura al paso</translation>
    </message>
    <message>
        <source>the right to castle has been lost</source>
        <translation>se ha perdido el derecho a enrocar</translation>
    </message>
    <message>
        <source>the king castles out of check</source>
        <translation>el rey se enroca estando en jaque</translation>
    </message>
    <message>
        <source>the king crosses an attacked square when castling</source>
        <translation>el rey cruza una casilla atacada al enrocar</translation>
    </message>
    <message>
        <source>a piece stands between the king and the rook</source>
        <translation>hay una pieza entre el rey y la torre</translation>
    </message>
    <message>
        <source>the pawn on the last rank is not exchanged for a piece</source>
        <translation>el peón de la última fila no se cambia por una pieza</translation>
    </message>
    <message>
        <source>a new piece is named where no pawn is promoted</source>
        <translation>se nombra una pieza nueva sin que se promocione un peón</translation>
    </message>
    <message>
        <source>the game is not over</source>
        <translation>la partida no ha terminado</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>jaque mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>posición muerta</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>práctica establecida</translation>
    </message>
    <message>
        <source>interpretation</source>
        <translation>interpretación</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>controvertido</translation>
    </message>
    <message>
        <source>The text of the Laws says so.</source>
        <translation>Lo dice el texto de las Leyes.</translation>
    </message>
    <message>
        <source>Established practice of the manuals and of arbiters’ training.</source>
        <translation>Práctica establecida de los manuales y de la formación de árbitros.</translation>
    </message>
    <message>
        <source>The Laws leave a gap; this is a reasoned interpretation.</source>
        <translation>Las Leyes dejan una laguna; esta es una interpretación razonada.</translation>
    </message>
    <message>
        <source>Arbiters disagree on this; the decision is the arbiter’s.</source>
        <translation>Los árbitros discrepan; la decisión corresponde al árbitro.</translation>
    </message>
    <message>
        <source>the beginning of the game</source>
        <translation>comienzo de la partida</translation>
    </message>
    <message>
        <source>a move of White</source>
        <translation>jugada de las blancas</translation>
    </message>
    <message>
        <source>a move of Black</source>
        <translation>jugada de las negras</translation>
    </message>
    <message>
        <source>White’s move %1</source>
        <translation>jugada %1 de las blancas</translation>
    </message>
    <message>
        <source>Black’s move %1</source>
        <translation>jugada %1 de las negras</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>un minuto</translation>
    </message>
    <message>
        <source>one second</source>
        <translation>un segundo</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 segundos</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutos</translation>
    </message>
    <message>
        <source>Paragraph %1</source>
        <translation>Párrafo %1</translation>
    </message>
    <message>
        <source>Appendix %1</source>
        <translation>Apéndice %1</translation>
    </message>
    <message>
        <source>Guideline %1</source>
        <translation>Directriz %1</translation>
    </message>
    <message>
        <source>Article %1</source>
        <translation>Artículo %1</translation>
    </message>
    <message>
        <source>%1 moves in %2</source>
        <translation>%1 jugadas en %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>%1; %2 added for each move</source>
        <translation>%1; incremento por jugada: %2</translation>
    </message>
    <message>
        <source>%1; %2 of delay for each move</source>
        <translation>%1; demora por jugada: %2</translation>
    </message>
    <message>
        <source>the player’s own king is left in check</source>
        <translation>el propio rey queda en jaque</translation>
    </message>
    <message>
        <source>Guidelines for adjourned games</source>
        <translation>Directrices para partidas aplazadas</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The move announced and the move executed differ. Is the player held to the move that was announced?</source>
        <translation>La jugada anunciada y la ejecutada difieren. ¿Queda el jugador obligado por la anunciada?</translation>
    </message>
    <message>
        <source>Part of one score was copied from the other. Does its owner accept those entries as the moves played?</source>
        <translation>Parte de una planilla se copió de la otra. ¿Acepta su autor esas anotaciones como las jugadas realizadas?</translation>
    </message>
    <message>
        <source>The opponent is hearing-impaired, so an assistant must be used. Has one been appointed?</source>
        <translation>El adversario tiene discapacidad auditiva, por lo que debe usarse un asistente. ¿Se ha designado uno?</translation>
    </message>
    <message>
        <source>Was the time of the next period already on the displays when the clocks were stopped?</source>
        <translation>¿Se mostraba ya el tiempo del período siguiente cuando se detuvieron los relojes?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares but not to the same rights to castle. Whose are agreed?</source>
        <translation>Las dos planillas llevan a las mismas casillas pero no a los mismos derechos de enroque. ¿Cuáles se acuerdan?</translation>
    </message>
    <message>
        <source>Before moves are taken back: does either player accept the other’s entry?</source>
        <translation>Antes de retirar jugadas: ¿acepta algún jugador la anotación del otro?</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back. Does the offer lapse?</source>
        <translation>Se ofrecieron tablas entre las jugadas retrocedidas. ¿Caduca la oferta?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares, but only one of them allows a capture en passant. Is it allowed?</source>
        <translation>Las dos planillas llevan a las mismas casillas, pero solo una permite la captura al paso. ¿Está permitida?</translation>
    </message>
    <message>
        <source>A flag fell before it was noticed that something had gone wrong earlier. Had a result been declared?</source>
        <translation>Cayó una bandera antes de advertirse una irregularidad anterior. ¿Se había declarado un resultado?</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back. Does it still count?</source>
        <translation>Entre las jugadas retrocedidas hay una ilegal. ¿Sigue contando?</translation>
    </message>
    <message>
        <source>Only one score goes on. Are its further moves accepted by both players?</source>
        <translation>Solo una planilla continúa. ¿Aceptan ambos jugadores sus jugadas siguientes?</translation>
    </message>
    <message>
        <source>The scores meet again by another order of moves. Do both players accept the common position?</source>
        <translation>Las planillas vuelven a coincidir por otro orden de jugadas. ¿Aceptan ambos jugadores la posición común?</translation>
    </message>
    <message>
        <source>The illegal move came from a board that did not show the game. Is the penalty given?</source>
        <translation>La jugada ilegal se debió a un tablero que no mostraba la partida. ¿Se impone la penalización?</translation>
    </message>
    <message>
        <source>Blitz under full supervision by the Laws of 2023: how long is the penalty?</source>
        <translation>Relámpago con supervisión completa según las Leyes de 2023: ¿de cuánto es la penalización?</translation>
    </message>
    <message>
        <source>The scores contain different repetitions. Which occurrences of the position are agreed?</source>
        <translation>Las planillas contienen repeticiones diferentes. ¿Qué apariciones de la posición se acuerdan?</translation>
    </message>
    <message>
        <source>A player had stopped recording with less than five minutes left. Is the average limited to that?</source>
        <translation>Un jugador había dejado de anotar con menos de cinco minutos. ¿Se limita el promedio a ese tiempo?</translation>
    </message>
    <message>
        <source>A piece was touched for the move that is taken back. Is that established, so that the piece must be moved?</source>
        <translation>Se tocó una pieza para la jugada que se retira. ¿Está establecido, de modo que deba moverse?</translation>
    </message>
    <message>
        <source>A piece was touched on a board that did not show the game. Must it be moved?</source>
        <translation>Se tocó una pieza en un tablero que no mostraba la partida. ¿Debe moverse?</translation>
    </message>
    <message>
        <source>The announcement was repeated wrongly and nobody objected. Is a warning given?</source>
        <translation>El anuncio se repitió mal y nadie protestó. ¿Se da una advertencia?</translation>
    </message>
    <message>
        <source>Both scores contain an impossible move, but not the same one. Was one of them completed on the boards?</source>
        <translation>Las dos planillas contienen una jugada imposible, pero no la misma. ¿Se completó alguna en los tableros?</translation>
    </message>
    <message>
        <source>It is not known whether the last move was completed. Was the clock pressed after it?</source>
        <translation>No se sabe si se completó la última jugada. ¿Se pulsó el reloj después?</translation>
    </message>
    <message>
        <source>The scores and the boards do not settle it. What do both players say was played?</source>
        <translation>Las planillas y los tableros no lo deciden. ¿Qué se jugó según ambos jugadores?</translation>
    </message>
    <message>
        <source>An entry fits two pieces and the boards do not agree. Which piece did its writer mean?</source>
        <translation>Una anotación corresponde a dos piezas y los tableros no coinciden. ¿A qué pieza se refería su autor?</translation>
    </message>
    <message>
        <source>The new piece was not announced or not written. Which piece was it?</source>
        <translation>La nueva pieza no se anunció o no se anotó. ¿Cuál era?</translation>
    </message>
    <message>
        <source>Two scores were kept for one player and they differ. Which one counts?</source>
        <translation>Se llevaron dos planillas para un jugador y difieren. ¿Cuál cuenta?</translation>
    </message>
    <message>
        <source>yes, that move must be played</source>
        <translation>sí, debe jugarse esa jugada</translation>
    </message>
    <message>
        <source>no, only touched pieces bind</source>
        <translation>no, solo obligan las piezas tocadas</translation>
    </message>
    <message>
        <source>yes, the scores correspond</source>
        <translation>sí, las planillas coinciden</translation>
    </message>
    <message>
        <source>no, the score ends where the copying begins</source>
        <translation>no, la planilla termina donde empieza la copia</translation>
    </message>
    <message>
        <source>yes, one is appointed</source>
        <translation>sí, hay uno designado</translation>
    </message>
    <message>
        <source>no, one must be used from now on</source>
        <translation>no, debe usarse uno desde ahora</translation>
    </message>
    <message>
        <source>yes, it is included</source>
        <translation>sí, está incluido</translation>
    </message>
    <message>
        <source>no, it is still to be added</source>
        <translation>no, aún debe añadirse</translation>
    </message>
    <message>
        <source>those of White’s score</source>
        <translation>los de la planilla de las blancas</translation>
    </message>
    <message>
        <source>those of Black’s score</source>
        <translation>los de la planilla de las negras</translation>
    </message>
    <message>
        <source>yes, so the scores correspond</source>
        <translation>sí, así que las planillas coinciden</translation>
    </message>
    <message>
        <source>no, the moves are retraced</source>
        <translation>no, se retrocede</translation>
    </message>
    <message>
        <source>neither of them</source>
        <translation>ninguno de los dos</translation>
    </message>
    <message>
        <source>White accepts Black’s entry</source>
        <translation>las blancas aceptan la anotación de las negras</translation>
    </message>
    <message>
        <source>Black accepts White’s entry</source>
        <translation>las negras aceptan la anotación de las blancas</translation>
    </message>
    <message>
        <source>yes, the offer lapses</source>
        <translation>sí, la oferta caduca</translation>
    </message>
    <message>
        <source>no, the offer stands</source>
        <translation>no, la oferta sigue en pie</translation>
    </message>
    <message>
        <source>yes, the pawn moved two squares</source>
        <translation>sí, el peón avanzó dos casillas</translation>
    </message>
    <message>
        <source>no, the pawn moved in two steps</source>
        <translation>no, el peón avanzó en dos pasos</translation>
    </message>
    <message>
        <source>yes, the loss on time stands</source>
        <translation>sí, la pérdida por tiempo se mantiene</translation>
    </message>
    <message>
        <source>no, the moves are retraced first</source>
        <translation>no, primero se retrocede</translation>
    </message>
    <message>
        <source>yes, it is added to the earlier ones</source>
        <translation>sí, se suma a las anteriores</translation>
    </message>
    <message>
        <source>no, there is no penalty</source>
        <translation>no, no hay penalización</translation>
    </message>
    <message>
        <source>accepted, the moves are reconstructed from that score</source>
        <translation>aceptadas, las jugadas se reconstruyen con esa planilla</translation>
    </message>
    <message>
        <source>contested, the last position in both scores is restored</source>
        <translation>discutidas, se restablece la última posición de ambas planillas</translation>
    </message>
    <message>
        <source>yes, the common position is agreed</source>
        <translation>sí, se acuerda la posición común</translation>
    </message>
    <message>
        <source>no, the moves are retraced to before the first difference</source>
        <translation>no, se retrocede hasta antes de la primera diferencia</translation>
    </message>
    <message>
        <source>yes, the opponent gets the time</source>
        <translation>sí, el adversario recibe el tiempo</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>sin penalización</translation>
    </message>
    <message>
        <source>one minute</source>
        <translation>un minuto</translation>
    </message>
    <message>
        <source>two minutes</source>
        <translation>dos minutos</translation>
    </message>
    <message>
        <source>only those in both scores</source>
        <translation>solo las de ambas planillas</translation>
    </message>
    <message>
        <source>those in White’s score</source>
        <translation>las de la planilla de las blancas</translation>
    </message>
    <message>
        <source>those in Black’s score</source>
        <translation>las de la planilla de las negras</translation>
    </message>
    <message>
        <source>yes, five minutes at most</source>
        <translation>sí, cinco minutos como máximo</translation>
    </message>
    <message>
        <source>no, the average</source>
        <translation>no, el promedio</translation>
    </message>
    <message>
        <source>established, the touched pieces bind</source>
        <translation>establecido, las piezas tocadas obligan</translation>
    </message>
    <message>
        <source>not established, any legal move may be played</source>
        <translation>no establecido, puede hacerse cualquier jugada legal</translation>
    </message>
    <message>
        <source>yes, if it has a legal move</source>
        <translation>sí, si tiene una jugada legal</translation>
    </message>
    <message>
        <source>no, any legal move may be played</source>
        <translation>no, puede hacerse cualquier jugada legal</translation>
    </message>
    <message>
        <source>yes, a warning is given</source>
        <translation>sí, se da una advertencia</translation>
    </message>
    <message>
        <source>no warning</source>
        <translation>sin advertencia</translation>
    </message>
    <message>
        <source>none was completed</source>
        <translation>no se completó ninguna</translation>
    </message>
    <message>
        <source>the one in White’s score</source>
        <translation>la de la planilla de las blancas</translation>
    </message>
    <message>
        <source>the one in Black’s score</source>
        <translation>la de la planilla de las negras</translation>
    </message>
    <message>
        <source>yes, the move is completed</source>
        <translation>sí, la jugada está completada</translation>
    </message>
    <message>
        <source>no, it is not completed</source>
        <translation>no, no está completada</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una dama</translation>
    </message>
    <message>
        <source>a rook</source>
        <translation>una torre</translation>
    </message>
    <message>
        <source>a bishop</source>
        <translation>un alfil</translation>
    </message>
    <message>
        <source>a knight</source>
        <translation>un caballo</translation>
    </message>
    <message>
        <source>the one that White kept</source>
        <translation>la que llevaron las blancas</translation>
    </message>
    <message>
        <source>the one that Black kept</source>
        <translation>la que llevaron las negras</translation>
    </message>
    <message>
        <source>the one that the assistant kept</source>
        <translation>la que llevó el asistente</translation>
    </message>
    <message>
        <source>the one that White’s assistant kept</source>
        <translation>la que llevó el asistente de las blancas</translation>
    </message>
    <message>
        <source>the one that Black’s assistant kept</source>
        <translation>la que llevó el asistente de las negras</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>White</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>negras</translation>
    </message>
    <message>
        <source>One player admits to a wrong entry. Do both players accept this before the arbiter?</source>
        <translation>Un jugador admite una anotación errónea. ¿Lo aceptan ambos jugadores ante el árbitro?</translation>
    </message>
    <message>
        <source>A draw was claimed correctly, and a flag has fallen. Was the draw claimed before the fall of the flag was noticed?</source>
        <translation>Se reclamaron tablas correctamente y ha caído una bandera. ¿Se reclamaron antes de advertirse la caída de la bandera?</translation>
    </message>
    <message>
        <source>yes, the game is drawn</source>
        <translation>sí, la partida es tablas</translation>
    </message>
    <message>
        <source>no, the game is lost on time</source>
        <translation>no, la partida se pierde por tiempo</translation>
    </message>
    <message>
        <source>A draw was claimed wrongly among the moves taken back. Does the penalty for it stay?</source>
        <translation>Entre las jugadas retrocedidas se reclamaron tablas incorrectamente. ¿Se mantiene la penalización?</translation>
    </message>
    <message>
        <source>yes, the opponent keeps the time</source>
        <translation>sí, el adversario conserva el tiempo</translation>
    </message>
    <message>
        <source>no, it goes with the claim</source>
        <translation>no, desaparece con la reclamación</translation>
    </message>
    <message>
        <source>The sealed move cannot be made in the true position, and a board was wrong when it was sealed. Does it lose the game?</source>
        <translation>La jugada secreta no puede hacerse en la posición verdadera, y un tablero estaba mal cuando se hizo. ¿Pierde la partida?</translation>
    </message>
    <message>
        <source>yes, by his own fault</source>
        <translation>sí, por culpa propia</translation>
    </message>
    <message>
        <source>no, the position was wrong through no fault of his</source>
        <translation>no, la posición estaba mal sin culpa suya</translation>
    </message>
    <message>
        <source>Several pieces were touched, and it is not known in which order. Which one was touched first?</source>
        <translation>Se tocaron varias piezas, y no se sabe en qué orden. ¿Cuál se tocó primero?</translation>
    </message>
    <message>
        <source>With what was conceded the scores still differ further on: does either player accept the other’s entry there?</source>
        <translation>Con lo admitido, las anotaciones aún difieren más adelante: ¿acepta allí alguno de los jugadores la anotación del otro?</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>The game goes on</source>
        <translation>La partida continúa</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards.</source>
        <translation>La partida continúa desde la posición de los tableros.</translation>
    </message>
    <message>
        <source>Complete a score</source>
        <translation>Completar una planilla</translation>
    </message>
    <message>
        <source>%1 puts the score in order with the help of the other score.</source>
        <translation>Las %1 ponen en orden su planilla con ayuda de la otra.</translation>
    </message>
    <message>
        <source>The incomplete score is put in order with the help of the other one.</source>
        <translation>La planilla incompleta se pone en orden con ayuda de la otra.</translation>
    </message>
    <message>
        <source>Correct a board</source>
        <translation>Corregir un tablero</translation>
    </message>
    <message>
        <source>The wrong board is corrected; no move is taken back.</source>
        <translation>Se corrige el tablero erróneo; no se retira ninguna jugada.</translation>
    </message>
    <message>
        <source>Retrace the moves</source>
        <translation>Retirar jugadas</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the position after %2.</source>
        <translation>Se retrocede hasta el punto en que las dos planillas coinciden: la posición tras la %2.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree.</source>
        <translation>Se retrocede hasta el punto en que las dos planillas coinciden.</translation>
    </message>
    <message>
        <source>Restore the position before the illegal move</source>
        <translation>Restablecer la posición anterior a la jugada ilegal</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored: the position after %2.</source>
        <translation>Se restablece la posición inmediatamente anterior a la jugada ilegal: la posición tras la %2.</translation>
    </message>
    <message>
        <source>The position immediately before the illegal move is restored.</source>
        <translation>Se restablece la posición inmediatamente anterior a la jugada ilegal.</translation>
    </message>
    <message>
        <source>Replace the pawn by a queen</source>
        <translation>Sustituir el peón por una dama</translation>
    </message>
    <message>
        <source>The pawn left on the last rank at %2 is replaced by a queen of the same colour.</source>
        <translation>El peón dejado en la última fila en la %2 se sustituye por una dama del mismo color.</translation>
    </message>
    <message>
        <source>The pawn left on the last rank is replaced by a queen of the same colour.</source>
        <translation>El peón dejado en la última fila se sustituye por una dama del mismo color.</translation>
    </message>
    <message>
        <source>Restore the last identifiable position</source>
        <translation>Restablecer la última posición identificable</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the position after %2.</source>
        <translation>Se restablece la última posición identificable: la posición tras la %2.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored.</source>
        <translation>Se restablece la última posición identificable.</translation>
    </message>
    <message>
        <source>Reconstruct the game</source>
        <translation>Reconstruir la partida</translation>
    </message>
    <message>
        <source>The game is reconstructed on a second board, in the presence of the arbiter and both players.</source>
        <translation>La partida se reconstruye en un segundo tablero, en presencia del árbitro y de ambos jugadores.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game ended with %2: %3 (%4).</source>
        <translation>La partida terminó con la %2: %3 (%4).</translation>
    </message>
    <message>
        <source>The game is over: %3 (%4).</source>
        <translation>La partida ha terminado: %3 (%4).</translation>
    </message>
    <message>
        <source>The result stands</source>
        <translation>El resultado se mantiene</translation>
    </message>
    <message>
        <source>The result stands: %3 (%4).</source>
        <translation>El resultado se mantiene: %3 (%4).</translation>
    </message>
    <message>
        <source>Play a new game</source>
        <translation>Jugar una nueva partida</translation>
    </message>
    <message>
        <source>The game is cancelled and a new game is played.</source>
        <translation>La partida se anula y se juega una nueva.</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Preguntar primero</translation>
    </message>
    <message>
        <source>The open question must be answered before anything is done.</source>
        <translation>La pregunta abierta debe responderse antes de hacer nada.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>ganan las blancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>ganan las negras</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>la partida es tablas</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>jaque mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>dead position</source>
        <translation>posición muerta</translation>
    </message>
    <message>
        <source>agreement of the players</source>
        <translation>acuerdo de los jugadores</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandono</translation>
    </message>
    <message>
        <source>the time allotted has been exceeded</source>
        <translation>tiempo asignado excedido</translation>
    </message>
    <message>
        <source>both flags have fallen</source>
        <translation>han caído las dos banderas</translation>
    </message>
    <message>
        <source>threefold repetition was claimed</source>
        <translation>triple repetición reclamada</translation>
    </message>
    <message>
        <source>fivefold repetition</source>
        <translation>quíntuple repetición</translation>
    </message>
    <message>
        <source>fifty moves without a capture or a pawn move</source>
        <translation>cincuenta jugadas sin captura ni movimiento de peón</translation>
    </message>
    <message>
        <source>seventy-five moves without a capture or a pawn move</source>
        <translation>setenta y cinco jugadas sin captura ni movimiento de peón</translation>
    </message>
    <message>
        <source>repeated illegal moves</source>
        <translation>jugadas ilegales repetidas</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>jugada ilegal</translation>
    </message>
    <message>
        <source>the sealed move is not valid</source>
        <translation>la jugada secreta no es válida</translation>
    </message>
    <message>
        <source>an electronic device that was not approved</source>
        <translation>dispositivo electrónico no autorizado</translation>
    </message>
    <message>
        <source>the game cannot be reconstructed</source>
        <translation>la partida no se puede reconstruir</translation>
    </message>
    <message>
        <source>late arrival beyond the default time</source>
        <translation>retraso superior al tiempo de espera</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>según lo declarado</translation>
    </message>
    <message>
        <source>the result is open</source>
        <translation>el resultado está abierto</translation>
    </message>
    <message>
        <source>%1 corrects the position on %1’s board; no move is taken back.</source>
        <translation>Las %1 corrigen la posición en su tablero; no se retira ninguna jugada.</translation>
    </message>
    <message>
        <source>an illegal position that stayed</source>
        <translation>una posición ilegal que permaneció</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Retroceder la jugada</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched: the position after %2.</source>
        <translation>Se retrocede la última jugada, porque se había tocado otra pieza: la posición tras la %2.</translation>
    </message>
    <message>
        <source>The last move is taken back, because another piece had been touched.</source>
        <translation>Se retrocede la última jugada, porque se había tocado otra pieza.</translation>
    </message>
    <message>
        <source>The game goes on from the position on the boards; the next move counts as the first of the next period.</source>
        <translation>La partida continúa desde la posición de los tableros; la próxima jugada cuenta como la primera del período siguiente.</translation>
    </message>
    <message>
        <source>both players lose</source>
        <translation>pierden ambos jugadores</translation>
    </message>
    <message>
        <source>The illegal move was not completed: it is put back, and the game goes on from the position before it.</source>
        <translation>La jugada ilegal no estaba completada: se deshace, y la partida sigue desde la posición anterior a ella.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree: the starting position.</source>
        <translation>Las jugadas se deshacen hasta el punto en que las dos planillas coinciden: la posición inicial.</translation>
    </message>
    <message>
        <source>The last position that can be identified is restored: the starting position.</source>
        <translation>Se restablece la última posición que puede identificarse: la posición inicial.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1; includes %2 of penalty time</source>
        <translation>%1; incluye %2 de penalización</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>When the clocks were stopped, %1’s clock was running.</source>
        <translation>Cuando se detuvieron los relojes, corría el de las %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Contador de jugadas: blancas %1, negras %2.</translation>
    </message>
    <message>
        <source>Period of play: %1.</source>
        <translation>Período de juego: %1.</translation>
    </message>
    <message>
        <source>%1’s clock is to be started.</source>
        <translation>Se pone en marcha el reloj de las %1.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Clocks before and after</source>
        <translation>Relojes antes y después</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>When stopped</source>
        <translation>Al detenerlos</translation>
    </message>
    <message>
        <source>To be set</source>
        <translation>A ajustar</translation>
    </message>
    <message>
        <source>How found</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Incident report</source>
        <translation>Informe de incidencia</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>recommended, chosen</source>
        <translation>recomendado, elegido</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recomendado</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal.</source>
        <translation>La decisión se aparta de la propuesta.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal, which was: %1</source>
        <translation>La decisión se aparta de la propuesta, que era: %1</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalizaciones</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Fundamento</translation>
    </message>
    <message>
        <source>Proposal in short</source>
        <translation>La propuesta en breve</translation>
    </message>
    <message>
        <source>Ruling in short</source>
        <translation>La decisión en breve</translation>
    </message>
    <message>
        <source>This is a proposal. The arbiter has not ruled yet.</source>
        <translation>Esto es una propuesta. El árbitro aún no ha decidido.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>What the Laws allow</source>
        <translation>Lo que permiten las Leyes</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Open: %1 (%2.)</source>
        <translation>Abierta: %1 (%2.)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Statement of %1</source>
        <translation>Declaración (%1)</translation>
    </message>
    <message>
        <source>Appeal possible until</source>
        <translation>Apelación posible hasta</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Anexo</translation>
    </message>
    <message>
        <source>Reasons and statements</source>
        <translation>Motivos y declaraciones</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Árbitro principal</translation>
    </message>
    <message>
        <source>White (informed)</source>
        <translation>Blancas (informadas)</translation>
    </message>
    <message>
        <source>Black (informed)</source>
        <translation>Negras (informadas)</translation>
    </message>
    <message>
        <source>Assistant of White</source>
        <translation>Asistente de las blancas</translation>
    </message>
    <message>
        <source>Assistant of Black</source>
        <translation>Asistente de las negras</translation>
    </message>
    <message>
        <source>Date and signature</source>
        <translation>Fecha y firma</translation>
    </message>
    <message>
        <source>refused to sign</source>
        <translation>se negó a firmar</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>White’s board as found</source>
        <translation>Tablero de las blancas tal como se halló</translation>
    </message>
    <message>
        <source>Black’s board as found</source>
        <translation>Tablero de las negras tal como se halló</translation>
    </message>
    <message>
        <source>Last agreed position, after %1</source>
        <translation>Última posición acordada, tras la %1</translation>
    </message>
    <message>
        <source>Last agreed position</source>
        <translation>Última posición acordada</translation>
    </message>
    <message>
        <source>Position proposed</source>
        <translation>Posición propuesta</translation>
    </message>
    <message>
        <source>Position ruled</source>
        <translation>Posición decidida</translation>
    </message>
    <message>
        <source>Squares that differ from the game: %1.</source>
        <translation>Casillas que difieren de la partida: %1.</translation>
    </message>
    <message>
        <source>Findings under the %1</source>
        <translation>Constataciones según las %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constatación</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se halló</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>ambos jugadores</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Deputy arbiter</source>
        <translation>Árbitro adjunto</translation>
    </message>
    <message>
        <source>Arbiter called at</source>
        <translation>Árbitro llamado a las</translation>
    </message>
    <message>
        <source>Game resumed at</source>
        <translation>Partida reanudada a las</translation>
    </message>
    <message>
        <source>Local adaptation</source>
        <translation>Adaptación local</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Visually disabled</source>
        <translation>Discapacidad visual</translation>
    </message>
    <message>
        <source>Hearing impaired</source>
        <translation>Discapacidad auditiva</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Leyes</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Modalidad</translation>
    </message>
    <message>
        <source>%1, competition rules in full</source>
        <translation>%1, con todas las reglas de competición</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Ritmo de juego</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>difieren</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>coinciden</translation>
    </message>
    <message>
        <source>both: %1</source>
        <translation>ambas: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Scores side by side</source>
        <translation>Planillas en paralelo</translation>
    </message>
    <message>
        <source>The scores from a few moves before the last agreed position, which is marked by a line</source>
        <translation>Las planillas desde unas jugadas antes de la última posición acordada, marcada con una línea</translation>
    </message>
    <message>
        <source>The scores from where they matter on</source>
        <translation>Las planillas a partir del punto relevante</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>%1 is not a folder: %2</source>
        <translation>%1 no es una carpeta: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
    <message>
        <source>The report cannot be made: %1</source>
        <translation>No se puede generar el informe: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constataciones</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>También es posible</translation>
    </message>
    <message>
        <source>Squares that differ from the other board: %1.</source>
        <translation>Casillas que difieren del otro tablero: %1.</translation>
    </message>
    <message>
        <source>%1: its standing is “%2”, that of the remedy in force “%3”.</source>
        <translation>%1: su fundamento es «%2», el de la medida vigente «%3».</translation>
    </message>
    <message>
        <source>%1: possible only if what is established were otherwise.</source>
        <translation>%1: solo posible si los hechos establecidos fueran otros.</translation>
    </message>
    <message>
        <source>15 minutes after the round, unless the rules of the event say otherwise</source>
        <translation>15 minutos después de la ronda, salvo que las bases del torneo digan otra cosa</translation>
    </message>
    <message>
        <source>one hour after the round, unless the rules of the event say otherwise</source>
        <translation>una hora después de la ronda, salvo que las bases del torneo digan otra cosa</translation>
    </message>
    <message>
        <source>A hole in every square</source>
        <translation>Un agujero en cada casilla</translation>
    </message>
    <message>
        <source>An assistant of the sighted player, or one who must be used</source>
        <translation>Ayudante del jugador vidente, o ayudante obligatorio</translation>
    </message>
    <message>
        <source>Arbiter called by</source>
        <translation>Árbitro llamado por</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Black squares raised</source>
        <translation>Casillas negras en relieve</translation>
    </message>
    <message>
        <source>Black’s score to</source>
        <translation>Planilla de las negras hasta</translation>
    </message>
    <message>
        <source>White’s score to</source>
        <translation>Planilla de las blancas hasta</translation>
    </message>
    <message>
        <source>Boards, clock, device, assistants</source>
        <translation>Tableros, reloj, aparato, ayudantes</translation>
    </message>
    <message>
        <source>Braille</source>
        <translation>braille</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Comprobado</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista de comprobación</translation>
    </message>
    <message>
        <source>Clock made for visually disabled players</source>
        <translation>Reloj para jugadores con discapacidad visual</translation>
    </message>
    <message>
        <source>Copy given that he can read: text or Braille</source>
        <translation>Copia legible entregada: texto o braille</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Decidido a las</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Depósito</translation>
    </message>
    <message>
        <source>Each player has a board of his own</source>
        <translation>Cada jugador tiene su tablero</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>Cabeza del diario</translation>
    </message>
    <message>
        <source>How kept</source>
        <translation>Soporte</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Journal entry</source>
        <translation>Entrada del diario</translation>
    </message>
    <message>
        <source>Local adaptations agreed with the arbiter</source>
        <translation>Adaptaciones locales acordadas con el árbitro</translation>
    </message>
    <message>
        <source>Moves announced in</source>
        <translation>Jugadas anunciadas en</translation>
    </message>
    <message>
        <source>Not legal: %1.</source>
        <translation>Ilegal: %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Number of the event</source>
        <translation>Número del torneo</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>Pieces with pegs that fit</source>
        <translation>Piezas con clavija adecuada</translation>
    </message>
    <message>
        <source>Recording device approved</source>
        <translation>Aparato de grabación autorizado</translation>
    </message>
    <message>
        <source>Register of incidents</source>
        <translation>Registro de incidentes</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Right of appeal explained</source>
        <translation>Derecho de apelación explicado</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Ruling read aloud to the visually disabled player</source>
        <translation>Decisión leída al jugador con discapacidad visual</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Scheduled start</source>
        <translation>Inicio previsto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Planilla</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Special board at least 20 cm by 20 cm</source>
        <translation>Tablero especial de al menos 20 cm por 20 cm</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Staunton pieces, the black ones marked</source>
        <translation>Piezas Staunton, las negras marcadas</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Supported by</source>
        <translation>Apoyada por</translation>
    </message>
    <message>
        <source>The assistant announces the moves of both players</source>
        <translation>El ayudante anuncia las jugadas de ambos</translation>
    </message>
    <message>
        <source>The assistant carries out the formalities of adjournment</source>
        <translation>El ayudante cumple las formalidades del aplazamiento</translation>
    </message>
    <message>
        <source>The assistant claims on time and informs the arbiter of a touched piece</source>
        <translation>El ayudante reclama por tiempo e informa al árbitro de una pieza tocada</translation>
    </message>
    <message>
        <source>The assistant keeps the score and starts the opponent’s clock</source>
        <translation>El ayudante anota y pone en marcha el reloj del rival</translation>
    </message>
    <message>
        <source>The assistant makes the moves on the opponent’s board</source>
        <translation>El ayudante ejecuta las jugadas en el tablero del rival</translation>
    </message>
    <message>
        <source>The assistant tells moves and times when asked</source>
        <translation>El ayudante informa de jugadas y tiempos cuando se le pide</translation>
    </message>
    <message>
        <source>The moves from here on do not stand.</source>
        <translation>Las jugadas a partir de aquí no valen.</translation>
    </message>
    <message>
        <source>The scores as they came in</source>
        <translation>Las planillas tal como se entregaron</translation>
    </message>
    <message>
        <source>Version of</source>
        <translation>Versión de</translation>
    </message>
    <message>
        <source>Versions of the disputed move, and how far the scores stay legal with them</source>
        <translation>Versiones de la jugada discutida, y hasta dónde las planillas siguen siendo legales con ellas</translation>
    </message>
    <message>
        <source>Warning to %1</source>
        <translation>Amonestación: %1</translation>
    </message>
    <message>
        <source>What the arbiter established</source>
        <translation>Lo que estableció el árbitro</translation>
    </message>
    <message>
        <source>Why the other remedies are not in force:</source>
        <translation>Por qué no se aplican las otras medidas:</translation>
    </message>
    <message>
        <source>Witness %1</source>
        <translation>Testigo: %1</translation>
    </message>
    <message>
        <source>appealed</source>
        <translation>apelado</translation>
    </message>
    <message>
        <source>file not there</source>
        <translation>falta el archivo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>no comprobado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>ruled</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>datos personales borrados</translation>
    </message>
    <message>
        <source>recorded speech</source>
        <translation>grabación de voz</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>escaneo</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>tecleado</translation>
    </message>
    <message>
        <source>The scores in full</source>
        <translation>Las planillas completas</translation>
    </message>
    <message>
        <source>Every entry of both scores, move by move</source>
        <translation>Cada anotación de ambas planillas, jugada a jugada</translation>
    </message>
    <message>
        <source>chosen, not proposed</source>
        <translation>elegido, no propuesto</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Motivo: %1</translation>
    </message>
    <message>
        <source>the arbiter</source>
        <translation>árbitro</translation>
    </message>
    <message>
        <source>the assistant</source>
        <translation>asistente</translation>
    </message>
    <message>
        <source>the assistant of %1</source>
        <translation>asistente de las %1</translation>
    </message>
    <message>
        <source>another move, written like b1d2</source>
        <translation>otra jugada, escrita como b1d2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: read as %2; %3</source>
        <translation>%1: leído como %2; %3</translation>
    </message>
    <message>
        <source>Picture of the entry: %1</source>
        <translation>Imagen de la anotación: %1</translation>
    </message>
    <message>
        <source>Entries in doubt, as the sheets show them</source>
        <translation>Anotaciones dudosas, tal como se ven en las planillas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What speaks for it: %1</source>
        <translation>A su favor: %1</translation>
    </message>
    <message>
        <source>%1 Answer: %2. By: %3.</source>
        <translation>%1 Respuesta: %2. Por: %3.</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Se apoya en</translation>
    </message>
    <message>
        <source>The scores.</source>
        <translation>Las planillas.</translation>
    </message>
    <message>
        <source>The boards as found.</source>
        <translation>Los tableros tal como se hallaron.</translation>
    </message>
    <message>
        <source>The clocks as found.</source>
        <translation>Los relojes tal como se hallaron.</translation>
    </message>
    <message>
        <source>The settings of the game.</source>
        <translation>Los datos de la partida.</translation>
    </message>
    <message>
        <source>%1 Answer: %2.</source>
        <translation>%1 Respuesta: %2.</translation>
    </message>
    <message>
        <source>title and story</source>
        <translation>título y relato</translation>
    </message>
    <message>
        <source>circumstances</source>
        <translation>circunstancias</translation>
    </message>
    <message>
        <source>clocks</source>
        <translation>relojes</translation>
    </message>
    <message>
        <source>facts and answers</source>
        <translation>hechos y respuestas</translation>
    </message>
    <message>
        <source>event</source>
        <translation>competición</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>checklist</source>
        <translation>lista de comprobación</translation>
    </message>
    <message>
        <source>ruling and statements</source>
        <translation>decisión y declaraciones</translation>
    </message>
    <message>
        <source>attachments</source>
        <translation>anexos</translation>
    </message>
    <message>
        <source>White’s board</source>
        <translation>tablero de las blancas</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>tablero de las negras</translation>
    </message>
    <message>
        <source>score: %1</source>
        <translation>planilla: %1</translation>
    </message>
    <message>
        <source>What was changed at the desk, in the words of the case file</source>
        <translation>Lo que se cambió en la mesa, en las palabras del archivo del caso</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Hora (UTC)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Quitado</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Registro de cambios</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 minutes after the round</source>
        <translation>%1 minutos después de la ronda</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision; proposed was %1 (%2)</source>
        <translation>fijado por decisión del árbitro; se proponía %1 (%2)</translation>
    </message>
    <message>
        <source>set by the arbiter’s decision</source>
        <translation>fijado por decisión del árbitro</translation>
    </message>
    <message>
        <source>Clocks proposed: White %1, Black %2. Clocks as ruled: White %3, Black %4.</source>
        <translation>Relojes propuestos: blancas %1, negras %2. Relojes según la decisión: blancas %3, negras %4.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal in the clocks only.</source>
        <translation>La decisión se aparta de la propuesta solo en los relojes.</translation>
    </message>
    <message>
        <source>%1: the arbiter ruled otherwise.</source>
        <translation>%1: el árbitro decidió otra cosa.</translation>
    </message>
    <message>
        <source>The arbiter’s reason: %1</source>
        <translation>Motivo del árbitro: %1</translation>
    </message>
    <message>
        <source>signatures not valid when it was taken in</source>
        <translation>firmas no válidas al incorporarlo</translation>
    </message>
    <message>
        <source>Decisions on appeals</source>
        <translation>Decisiones sobre apelaciones</translation>
    </message>
    <message>
        <source>a witness</source>
        <translation>un testigo</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>White: %1.</source>
        <translation>Blancas: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <translation>Negras: %1.</translation>
    </message>
    <message>
        <source>Whether the touched pieces bind depends on a question that is still open.</source>
        <translation>Que las piezas tocadas obliguen depende de una pregunta aún abierta.</translation>
    </message>
    <message>
        <source>It is %1’s turn to move.</source>
        <translation>Juegan las %1.</translation>
    </message>
    <message>
        <source>The move counter is set to %1 for White and %2 for Black.</source>
        <translation>El contador de jugadas se ajusta a %1 para las blancas y %2 para las negras.</translation>
    </message>
    <message>
        <source>%1’s clock is started.</source>
        <translation>Se pone en marcha el reloj de las %1.</translation>
    </message>
    <message>
        <source>Basis: %1, %2.</source>
        <translation>Fundamento: %1, %2.</translation>
    </message>
    <message>
        <source>The two scores correspond.</source>
        <translation>Las dos planillas coinciden.</translation>
    </message>
    <message>
        <source>The two scores correspond, and both contain the same illegal move.</source>
        <translation>Las dos planillas coinciden y ambas contienen la misma jugada ilegal.</translation>
    </message>
    <message>
        <source>The two scores differ from %1 on.</source>
        <translation>Las dos planillas difieren a partir de la %1.</translation>
    </message>
    <message>
        <source>The two scores differ.</source>
        <translation>Las dos planillas difieren.</translation>
    </message>
    <message>
        <source>The scores do not contradict each other, but one of them is missing or incomplete.</source>
        <translation>Las planillas no se contradicen, pero una de ellas falta o está incompleta.</translation>
    </message>
    <message>
        <source>Neither score can be used as evidence.</source>
        <translation>Ninguna de las planillas sirve de prueba.</translation>
    </message>
    <message>
        <source>The two boards show the same position.</source>
        <translation>Los dos tableros muestran la misma posición.</translation>
    </message>
    <message>
        <source>The two boards show different positions.</source>
        <translation>Los dos tableros muestran posiciones diferentes.</translation>
    </message>
    <message>
        <source>The positions on the two boards have not been recorded.</source>
        <translation>No se han registrado las posiciones de los dos tableros.</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>ninguna anotación</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>After %1 both scores stand on the same position again, by another order of moves.</source>
        <translation>Tras la %1, las dos planillas vuelven a estar en la misma posición, por otro orden de jugadas.</translation>
    </message>
    <message>
        <source>%1: %2 has %3, %4 has %5.</source>
        <translation>%1: %2 tiene %3, %4 tiene %5.</translation>
    </message>
    <message>
        <source>%1 has %2 where %3 has %4.</source>
        <translation>%1 tiene %2 donde %3 tiene %4.</translation>
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
        <translation>La %1 (%2) es ilegal: %3.</translation>
    </message>
    <message>
        <source>The move %1 is illegal: %2.</source>
        <translation>La jugada %1 es ilegal: %2.</translation>
    </message>
    <message>
        <source>Move %1 from %2 to %3.</source>
        <translation>Mover %1 de %2 a %3.</translation>
    </message>
    <message>
        <source>Put %1 on %2.</source>
        <translation>Poner %1 en %2.</translation>
    </message>
    <message>
        <source>Take %1 off %2.</source>
        <translation>Retirar %1 de %2.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be moved.</source>
        <translation>La pieza de %1 se tocó y debe moverse.</translation>
    </message>
    <message>
        <source>The pieces on %1 were touched; the first that can be moved must be moved.</source>
        <translation>Se tocaron las piezas de %1; debe moverse la primera que pueda moverse.</translation>
    </message>
    <message>
        <source>The piece on %1 was touched and must be captured if possible.</source>
        <translation>La pieza de %1 se tocó y debe capturarse si es posible.</translation>
    </message>
    <message>
        <source>The move is to be chosen from %1 legal moves.</source>
        <translation>La jugada se elige entre %1 jugadas legales.</translation>
    </message>
    <message>
        <source>The only move allowed is %1.</source>
        <translation>La única jugada permitida es %1.</translation>
    </message>
    <message>
        <source>The move is to be chosen from: %1.</source>
        <translation>La jugada se elige entre: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 of extra time for the offence of %3 (%4).</source>
        <translation>Las %1 reciben %2 de tiempo adicional por la infracción de las %3 (%4).</translation>
    </message>
    <message>
        <source>No clock times are known.</source>
        <translation>No se conocen tiempos de reloj.</translation>
    </message>
    <message>
        <source>%1’s clock is set to %2.</source>
        <translation>El reloj de las %1 se ajusta a %2.</translation>
    </message>
    <message>
        <source>The clocks stay as they are: White %1, Black %2.</source>
        <translation>Los relojes quedan como están: blancas %1, negras %2.</translation>
    </message>
    <message>
        <source>The clocks are set to %1 for White and %2 for Black.</source>
        <translation>Los relojes se ajustan a %1 para las blancas y %2 para las negras.</translation>
    </message>
    <message>
        <source>On %1’s board %2 was carried out instead of %3.</source>
        <translation>En el tablero de las %1 se ejecutó %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>On %1’s board the move %2 was not carried out.</source>
        <translation>En el tablero de las %1 no se ejecutó la jugada %2.</translation>
    </message>
    <message>
        <source>%1’s board shows the position of the game.</source>
        <translation>El tablero de las %1 muestra la posición de la partida.</translation>
    </message>
    <message>
        <source>%1’s board shows a position of the score of %2.</source>
        <translation>El tablero de las %1 muestra una posición de la planilla de las %2.</translation>
    </message>
    <message>
        <source>%1’s board differs from the game on: %2.</source>
        <translation>El tablero de las %1 difiere de la partida en: %2.</translation>
    </message>
    <message>
        <source>The time of the next period is still to be added for %1.</source>
        <translation>El tiempo del período siguiente está aún por añadir para las %1.</translation>
    </message>
    <message>
        <source>The sealed move %1 is made first.</source>
        <translation>Primero se hace la jugada secreta %1.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it is known for this.</source>
        <translation>Fundamento: %1; no se conoce ningún artículo al respecto.</translation>
    </message>
    <message>
        <source>The time of the next period is taken off %1’s display and is added again at the control.</source>
        <translation>Se resta del reloj de las %1 el tiempo del período siguiente, que se vuelve a añadir en el control.</translation>
    </message>
    <message>
        <source>The times contain the next period already: the clock stays in period %1 and adds nothing at the control.</source>
        <translation>Los tiempos contienen ya el período siguiente: el reloj queda en el período %1 y no añade nada en el control.</translation>
    </message>
    <message>
        <source>Basis: %1; no article of it calls for anything else.</source>
        <translation>Fundamento: %1; ninguno de sus artículos exige otra cosa.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The file is damaged (%1: %2).</source>
        <translation>El archivo está dañado (%1: %2).</translation>
    </message>
    <message>
        <source>The file is encrypted (%1).</source>
        <translation>El archivo está cifrado (%1).</translation>
    </message>
    <message>
        <source>The file carries no signature.</source>
        <translation>El archivo no lleva ninguna firma.</translation>
    </message>
    <message>
        <source>%2 bytes were added behind the last signature.</source>
        <translation>Se añadieron %2 bytes después de la última firma.</translation>
    </message>
    <message>
        <source>No signature covers %1.</source>
        <translation>Ninguna firma cubre %1.</translation>
    </message>
    <message>
        <source>%1 was taken out of the container.</source>
        <translation>%1 se quitó del contenedor.</translation>
    </message>
    <message>
        <source>%1 was changed after it was signed.</source>
        <translation>%1 se modificó después de firmarse.</translation>
    </message>
    <message>
        <source>The %1 does not cover the whole of a revision.</source>
        <translation>El elemento «%1» no cubre una revisión completa.</translation>
    </message>
    <message>
        <source>The %1 is not as a signature must be (%2).</source>
        <translation>El elemento «%1» no es una firma correcta (%2).</translation>
    </message>
    <message>
        <source>The %1 was made by means that are no longer trusted.</source>
        <translation>El elemento «%1» se hizo con medios que ya no son de confianza.</translation>
    </message>
    <message>
        <source>What the %1 covers was changed after signing.</source>
        <translation>Lo que cubre el elemento «%1» se modificó después de firmar.</translation>
    </message>
    <message>
        <source>The %1 was not made with the key of its certificate.</source>
        <translation>El elemento «%1» no se hizo con la clave de su certificado.</translation>
    </message>
    <message>
        <source>The time stamp of the %1 does not hold.</source>
        <translation>El sello de tiempo del elemento «%1» no es válido.</translation>
    </message>
    <message>
        <source>A page was changed after signing: %1, %2.</source>
        <translation>Se modificó una página después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>The structure of the document was changed after signing: %1, %2.</source>
        <translation>Se modificó la estructura del documento después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>The form was changed after signing: %1, %2.</source>
        <translation>Se modificó el formulario después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>A signature field was changed after signing: %1, %2.</source>
        <translation>Se modificó un campo de firma después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>An annotation was changed after signing: %1, %2.</source>
        <translation>Se modificó una anotación después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>The details of the document were changed after signing: %1, %2.</source>
        <translation>Se modificaron los datos del documento después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>Text, a font or a picture was changed after signing: %1.</source>
        <translation>Se modificó un texto, una fuente o una imagen después de firmar: %1.</translation>
    </message>
    <message>
        <source>Something was changed after signing: %1, %2.</source>
        <translation>Se modificó algo después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>Something was taken away after signing: %1.</source>
        <translation>Se quitó algo después de firmar: %1.</translation>
    </message>
    <message>
        <source>The document was redirected after signing: %1, %2.</source>
        <translation>El documento se redirigió después de firmar: %1, %2.</translation>
    </message>
    <message>
        <source>The certification does not permit the %1.</source>
        <translation>La certificación no permite el elemento «%1».</translation>
    </message>
    <message>
        <source>The journal knows a later issue of this file: %2. The last signature may have been cut off.</source>
        <translation>El registro conoce una edición posterior de este archivo: %2. Puede que se haya cortado la última firma.</translation>
    </message>
    <message>
        <source>The journal does not know this file.</source>
        <translation>El registro no conoce este archivo.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since.</source>
        <translation>Firmado por %1 y sin cambios desde entonces.</translation>
    </message>
    <message>
        <source>Signed by %1, and unchanged since; but the roster does not know: %2.</source>
        <translation>Firmado por %1 y sin cambios desde entonces; pero la lista no conoce a: %2.</translation>
    </message>
    <message>
        <source>certified by an authority of the roster</source>
        <translation>certificado por una autoridad de la lista</translation>
    </message>
    <message>
        <source>named in the roster</source>
        <translation>nombrado en la lista</translation>
    </message>
    <message>
        <source>certified by somebody whom the roster does not name</source>
        <translation>certificado por alguien a quien la lista no nombra</translation>
    </message>
    <message>
        <source>%1 was put in later: %2 does not cover it.</source>
        <translation>%1 se añadió más tarde: %2 no lo abarca.</translation>
    </message>
    <message>
        <source>made by another program, in the older form PKCS #7</source>
        <translation>hecha por otro programa, en la antigua forma PKCS #7</translation>
    </message>
    <message>
        <source>time stamp of an authority: %1</source>
        <translation>sello de tiempo de una autoridad: %1</translation>
    </message>
    <message>
        <source>The %1 is not by the person whom the report names (%2).</source>
        <translation>%1: no es de la persona que nombra el informe (%2).</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>árbitro</translation>
    </message>
    <message>
        <source>chief arbiter</source>
        <translation>árbitro principal</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asistente</translation>
    </message>
    <message>
        <source>assistant of White</source>
        <translation>asistente de las Blancas</translation>
    </message>
    <message>
        <source>assistant of Black</source>
        <translation>asistente de las Negras</translation>
    </message>
    <message>
        <source>committee</source>
        <translation>comité</translation>
    </message>
    <message>
        <source>The %1 is there, but the report says that this person refused to sign (%2).</source>
        <translation>%1: consta, pero según el informe esta persona se negó a firmar (%2).</translation>
    </message>
    <message>
        <source>signature of %1</source>
        <translation>firma (%1)</translation>
    </message>
    <message>
        <source>certified by nobody but the signer</source>
        <translation>certificado solo por quien firma</translation>
    </message>
</context>
<context>
    <name>Worksheets</name>
    <message>
        <source>%1 needed %2 completed moves.</source>
        <translation>Las %1 necesitaban %2 jugadas completadas.</translation>
    </message>
    <message>
        <source>%1 is in the last period, in which no number of moves is needed.</source>
        <translation>Las %1 están en el último período, en el que no se exige un número de jugadas.</translation>
    </message>
    <message>
        <source>%1 proves %2 completed moves; %3 are recorded.</source>
        <translation>%1: %2 jugadas completadas están probadas, %3 están anotadas.</translation>
    </message>
    <message>
        <source>%1 has gaps: %2.</source>
        <translation>%1: faltan %2.</translation>
    </message>
    <message>
        <source>%1 does not show that the clock was pressed after %2.</source>
        <translation>%1: no muestra que se pulsara el reloj después de %2.</translation>
    </message>
    <message>
        <source>The claim of %1 is good.</source>
        <translation>La reclamación de las %1 es correcta.</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; it costs %2 (%3).</source>
        <translation>La reclamación de las %1 es incorrecta; cuesta %2 (%3).</translation>
    </message>
    <message>
        <source>The claim of %1 is wrong; this edition names no penalty for it.</source>
        <translation>La reclamación de las %1 es incorrecta; esta edición no prevé sanción.</translation>
    </message>
    <message>
        <source>A position has stood %1 times, on both scores %2 times: after %3.</source>
        <translation>Una posición se ha dado %1 veces, en ambas planillas %2 veces: después de %3.</translation>
    </message>
    <message>
        <source>%1 half-moves without a capture or a pawn move, since %2; a claim needs 100, and 150 end the game.</source>
        <translation>%1 medias jugadas sin captura ni movimiento de peón desde %2; una reclamación necesita 100 y 150 terminan la partida.</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>la posición</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>el tiempo de las blancas</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>el tiempo de las negras</translation>
    </message>
    <message>
        <source>whose clock was running</source>
        <translation>qué reloj corría</translation>
    </message>
    <message>
        <source>the number of moves completed</source>
        <translation>el número de jugadas completadas</translation>
    </message>
    <message>
        <source>%1: White’s score has %2, Black’s has %3.</source>
        <translation>%1: la planilla de las blancas tiene %2, la de las negras %3.</translation>
    </message>
    <message>
        <source>%1: only one score has it, %2.</source>
        <translation>%1: solo la tiene una planilla, %2.</translation>
    </message>
    <message>
        <source>%1: no score shows it.</source>
        <translation>%1: ninguna planilla la muestra.</translation>
    </message>
    <message>
        <source>To be written down first: %1.</source>
        <translation>Primero hay que anotar: %1.</translation>
    </message>
    <message>
        <source>To be set up on a second board: the position after %1.</source>
        <translation>En un segundo tablero hay que colocar la posición después de %1.</translation>
    </message>
    <message>
        <source>Also lawful (%1): the clocks are left as they are, White %2, Black %3.</source>
        <translation>También lícito (%1): los relojes quedan como están, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only White gets time back, White %2, Black %3.</source>
        <translation>También lícito (%1): solo las blancas recuperan tiempo, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>Also lawful (%1): only Black gets time back, White %2, Black %3.</source>
        <translation>También lícito (%1): solo las negras recuperan tiempo, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>analogue clock</source>
        <translation>reloj analógico</translation>
    </message>
    <message>
        <source>Stop both clocks.</source>
        <translation>Parar los dos relojes.</translation>
    </message>
    <message>
        <source>Set the lever so that %1 is to move.</source>
        <translation>Poner la palanca de modo que jueguen las %1.</translation>
    </message>
    <message>
        <source>Hold the start and stop key for three seconds, until a digit blinks.</source>
        <translation>Mantener pulsada la tecla de marcha y parada tres segundos, hasta que parpadee una cifra.</translation>
    </message>
    <message>
        <source>Set %1’s time to %2, digit by digit.</source>
        <translation>Poner el tiempo de las %1 en %2, cifra por cifra.</translation>
    </message>
    <message>
        <source>Set the number of moves of %1 to %2.</source>
        <translation>Poner el número de jugadas de las %1 en %2.</translation>
    </message>
    <message>
        <source>Set the period to %2.</source>
        <translation>Poner el período en %2.</translation>
    </message>
    <message>
        <source>Confirm the last value.</source>
        <translation>Confirmar el último valor.</translation>
    </message>
    <message>
        <source>See that both flags stand up.</source>
        <translation>Ver que las dos banderas estén levantadas.</translation>
    </message>
    <message>
        <source>Start the clock again; %1’s time runs.</source>
        <translation>Poner en marcha el reloj; corre el tiempo de las %1.</translation>
    </message>
    <message>
        <source>Worksheets</source>
        <translation>Hojas de trabajo</translation>
    </message>
    <message>
        <source>Setting the clock: %1</source>
        <translation>Ajuste del reloj: %1</translation>
    </message>
    <message>
        <source>%1 touched a piece and cannot claim on this move.</source>
        <translation>Las %1 tocaron una pieza y no pueden reclamar en esta jugada.</translation>
    </message>
    <message>
        <source>%1 to %2: no score shows them.</source>
        <translation>De %1 a %2: ninguna planilla las muestra.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: the clocks are left as they are, White %2, Black %3.</source>
        <translation>También posible a criterio del árbitro: los relojes quedan como están, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only White gets time back, White %2, Black %3.</source>
        <translation>También posible a criterio del árbitro: solo las blancas recuperan tiempo, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>Also possible by the arbiter’s judgement: only Black gets time back, White %2, Black %3.</source>
        <translation>También posible a criterio del árbitro: solo las negras recuperan tiempo, blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>How the times were found</source>
        <translation>Cómo se hallaron los tiempos</translation>
    </message>
    <message>
        <source>Where the clock does not add the next period by itself, it is set with it: White %2, Black %3.</source>
        <translation>Si el reloj no añade por sí mismo el período siguiente, se ajusta con él: blancas %2, negras %3.</translation>
    </message>
    <message>
        <source>The claim of %1 is good by one score only; it is open whose repetitions are agreed.</source>
        <translation>La reclamación de %1 solo es válida según una de las anotaciones; está por ver qué repeticiones se reconocen.</translation>
    </message>
    <message>
        <source>The clock then stays in period %1 and adds nothing at the control.</source>
        <translation>El reloj queda entonces en el período %1 y no añade nada en el control.</translation>
    </message>
    <message>
        <source>Turn %1’s hands to %2, to the nearest minute, so that the flag falls at twelve.</source>
        <translation>Poner las agujas de las %1 en %2, al minuto más cercano, de modo que la bandera caiga a las doce.</translation>
    </message>
</context>
</TS>
