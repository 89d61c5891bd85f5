<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
</context>
<context>
    <name>Diagnostics</name>
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
        <translation>La %2 era ilegal; está entre las jugadas retiradas.</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back.</source>
        <translation>Entre las jugadas retiradas hay una ilegal.</translation>
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
        <source>%1 lost the right to claim by touching a piece.</source>
        <translation>Las %1 perdieron el derecho a reclamar al tocar una pieza.</translation>
    </message>
    <message>
        <source>The right to claim was lost by touching a piece.</source>
        <translation>El derecho a reclamar se perdió al tocar una pieza.</translation>
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
        <translation>Se ofrecieron tablas entre las jugadas retiradas: %3.</translation>
    </message>
    <message>
        <source>A draw was offered among the moves taken back.</source>
        <translation>Se ofrecieron tablas entre las jugadas retiradas.</translation>
    </message>
    <message>
        <source>A draw was claimed among the moves taken back.</source>
        <translation>Se reclamaron tablas entre las jugadas retiradas.</translation>
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
        <source>The sealed move cannot be made.</source>
        <translation>La jugada secreta no se puede realizar.</translation>
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
        <source>%1 used a device that was not approved.</source>
        <translation>Las %1 usaron un dispositivo no autorizado.</translation>
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
        <translation>Se ofrecieron tablas entre las jugadas retiradas. ¿Caduca la oferta?</translation>
    </message>
    <message>
        <source>Both scores lead to the same squares, but only one of them allows a capture en passant. Is it allowed?</source>
        <translation>Las dos planillas llevan a las mismas casillas, pero solo una permite la captura al paso. ¿Está permitida?</translation>
    </message>
    <message>
        <source>A flag fell after the scores parted, before that was noticed. Had a result been declared?</source>
        <translation>Cayó una bandera después de separarse las planillas y antes de advertirlo. ¿Se había declarado un resultado?</translation>
    </message>
    <message>
        <source>An illegal move lies among the moves taken back. Does it still count?</source>
        <translation>Entre las jugadas retiradas hay una ilegal. ¿Sigue contando?</translation>
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
        <source>Neither the scores nor the boards can show it. What do both players say was played?</source>
        <translation>Ni las planillas ni los tableros pueden mostrarlo. ¿Qué se jugó según ambos jugadores?</translation>
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
        <translation>no, las jugadas se retiran</translation>
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
        <translation>no, primero se retiran las jugadas</translation>
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
        <translation>no, las jugadas se retiran hasta antes de la primera diferencia</translation>
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
        <translation>Las jugadas se retiran hasta el punto en que las dos planillas coinciden: la posición tras la %2.</translation>
    </message>
    <message>
        <source>The moves are retraced to the point where the two scores agree.</source>
        <translation>Las jugadas se retiran hasta el punto en que las dos planillas coinciden.</translation>
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
        <source>%1 Answer: %2.</source>
        <translation>%1 Respuesta: %2.</translation>
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
        <translation>Declaración de %1</translation>
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
        <translation>Hallazgos según las %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
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
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>También es posible</translation>
    </message>
    <message>
        <source>Squares that differ from the other board: %1.</source>
        <translation>Casillas que difieren del otro tablero: %1.</translation>
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
        <source>Legal moves to choose from: %1.</source>
        <translation>Número de jugadas legales a elegir: %1.</translation>
    </message>
    <message>
        <source>The only legal move is %1.</source>
        <translation>La única jugada legal es %1.</translation>
    </message>
    <message>
        <source>The move is to be chosen from: %1.</source>
        <translation>La jugada se elige entre: %1.</translation>
    </message>
    <message>
        <source>%1 gets %2 of extra time for the offence of %3 (%4).</source>
        <translation>Las %1 reciben %2 adicionales por la infracción de las %3 (%4).</translation>
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
</context>
</TS>
