<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>CommandLine</name>
    <message>
        <source>--size: “%1” found, WIDTHxHEIGHT such as 1280x800 expected</source>
        <translation>--size: se encontró «%1», se espera ANCHOxALTO, por ejemplo 1280x800</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game: the arbiter’s desk.</source>
        <translation>Dos tableros, dos planillas, una partida: la mesa del árbitro.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>A case, or White’s and Black’s score files.</source>
        <translation>Un caso, o los archivos de las planillas de blancas y negras.</translation>
    </message>
    <message>
        <source>[FILE…]</source>
        <translation>[ARCHIVO…]</translation>
    </message>
    <message>
        <source>Write a picture of the window and end.</source>
        <translation>Guarda una imagen de la ventana y termina.</translation>
    </message>
    <message>
        <source>Size of the picture (1280x800).</source>
        <translation>Tamaño de la imagen (1280x800).</translation>
    </message>
    <message>
        <source>system, light, dark or high-contrast.</source>
        <translation>system, light, dark o high-contrast.</translation>
    </message>
    <message>
        <source>Size of the text in percent (70 to 300).</source>
        <translation>Tamaño del texto en por ciento (de 70 a 300).</translation>
    </message>
    <message>
        <source>en, fr, de or es.</source>
        <translation>en, fr, de o es.</translation>
    </message>
    <message>
        <source>--appearance: “%1” found, system, light, dark or high-contrast expected</source>
        <translation>--appearance: se encontró «%1», se espera system, light, dark o high-contrast</translation>
    </message>
    <message>
        <source>--text-size: “%1” found, a number from 70 to 300 expected</source>
        <translation>--text-size: se encontró «%1», se espera un número de 70 a 300</translation>
    </message>
    <message>
        <source>--lang: “%1” found, en, fr, de or es expected</source>
        <translation>--lang: se encontró «%1», se espera en, fr, de o es</translation>
    </message>
</context>
<context>
    <name>GameView</name>
    <message>
        <source>last agreed position</source>
        <translation>última posición común</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>likeliest game</source>
        <translation>partida más probable</translation>
    </message>
    <message>
        <source>by White’s score</source>
        <translation>según la planilla de las blancas</translation>
    </message>
    <message>
        <source>by Black’s score</source>
        <translation>según la planilla de las negras</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>After %1</source>
        <extracomment>%1 a move with its number, &quot;8…O-O&quot;</extracomment>
        <translation>Después de %1</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>juegan las blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>juegan las negras</translation>
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
        <translation>&amp;Nuevo incidente…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Export report…</source>
        <translation>&amp;Exportar el informe…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Vista previa…</translation>
    </message>
    <message>
        <source>&amp;Print report…</source>
        <translation>&amp;Imprimir el informe…</translation>
    </message>
    <message>
        <source>&amp;Close incident</source>
        <translation>&amp;Cerrar el incidente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Copy &amp;FEN</source>
        <translation>Copiar la &amp;FEN</translation>
    </message>
    <message>
        <source>&amp;Next difference</source>
        <translation>&amp;Siguiente diferencia</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Diferencia &amp;anterior</translation>
    </message>
    <message>
        <source>Last &amp;agreed position</source>
        <translation>Última posición &amp;común</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Panel an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>P&amp;lanillas</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Tabl&amp;ero</translation>
    </message>
    <message>
        <source>Boards as f&amp;ound</source>
        <translation>Tableros &amp;hallados</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>Halla&amp;zgos</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>&amp;Decisión</translation>
    </message>
    <message>
        <source>&amp;Clocks</source>
        <translation>&amp;Relojes</translation>
    </message>
    <message>
        <source>&amp;Accept the focused remedy</source>
        <translation>&amp;Aceptar la medida señalada</translation>
    </message>
    <message>
        <source>&amp;Withdraw the ruling</source>
        <translation>Re&amp;tirar la decisión</translation>
    </message>
    <message>
        <source>&amp;Law article</source>
        <translation>Artículo del re&amp;glamento</translation>
    </message>
    <message>
        <source>&amp;Turn the boards</source>
        <translation>&amp;Girar los tableros</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más g&amp;rande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Diptych</source>
        <translation>&amp;Acerca de Diptych</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Try a sample</source>
        <translation>&amp;Probar un ejemplo</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recientes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Decisión</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>I&amp;nforme</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1 a file, %2 what the system says</extracomment>
        <translation>No se puede guardar %1: %2.</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .html or .txt.</source>
        <translation>%1: el nombre debe terminar en .pdf, .html o .txt.</translation>
    </message>
</context>
<context>
    <name>ScoreRows</name>
    <message>
        <source>missing</source>
        <comment>an entry that the player left out</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two readings of an entry</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 &quot;illegal&quot;, %2 reasons</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>row of the position before the first move</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>posición inicial</translation>
    </message>
    <message>
        <source>Move %1, White</source>
        <translation>Jugada %1, blancas</translation>
    </message>
    <message>
        <source>Move %1, Black</source>
        <translation>Jugada %1, negras</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>coincide</translation>
    </message>
    <message>
        <source>Both scores</source>
        <translation>Ambas planillas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a score, such as &quot;White’s score&quot;; %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>solo en: %1</translation>
    </message>
    <message>
        <source>in neither score</source>
        <translation>en ninguna planilla</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Planilla de las blancas</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Planilla de las negras</translation>
    </message>
</context>
<context>
    <name>diptych::gui::Announcer</name>
    <message>
        <source>Announcements</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ArticleDialog</name>
    <message>
        <source>The program has no words for this article.</source>
        <translation>El programa no tiene texto para este artículo.</translation>
    </message>
    <message>
        <source>In the words of the program. The printed Laws prevail.</source>
        <translation>En palabras del programa. Prevalece el reglamento impreso.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardModel</name>
    <message>
        <source>empty</source>
        <comment>a square without a piece</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1, %2; differs, by the scores: %3</source>
        <extracomment>%1 square, %2 what stands there, %3 what stands there by the scores</extracomment>
        <translation>%1, %2; difiere, según las planillas: %3</translation>
    </message>
    <message>
        <source>%1, %2, last move</source>
        <extracomment>%1 square, %2 piece that has just moved there</extracomment>
        <translation>%1, %2, última jugada</translation>
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
        <translation>Versión de la partida en el tablero</translation>
    </message>
    <message>
        <source>Likeliest game</source>
        <translation>Partida probable</translation>
    </message>
    <message>
        <source>Board, %1</source>
        <extracomment>name of the board for a screen reader; %1 &quot;After 8…O-O, last agreed position, …&quot;</extracomment>
        <translation>Tablero, %1</translation>
    </message>
    <message>
        <source>By White’s score</source>
        <translation>Según blancas</translation>
    </message>
    <message>
        <source>By Black’s score</source>
        <translation>Según negras</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockPanel</name>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>The remedy says nothing about the clocks.</source>
        <translation>La medida no dice nada de los relojes.</translation>
    </message>
    <message>
        <source>Move counter: White %1, Black %2.</source>
        <translation>Contador de jugadas: blancas %1, negras %2.</translation>
    </message>
    <message>
        <source>Period %1.</source>
        <translation>Periodo %1.</translation>
    </message>
    <message>
        <source>Start White’s clock.</source>
        <translation>Poner en marcha el reloj de las blancas.</translation>
    </message>
    <message>
        <source>Start Black’s clock.</source>
        <translation>Poner en marcha el reloj de las negras.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockTableModel</name>
    <message>
        <source>Found</source>
        <comment>clock time found on the display</comment>
        <translation>Hallado</translation>
    </message>
    <message>
        <source>To set</source>
        <comment>clock time to be set</comment>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>difference between two clock times</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a clock time that nobody noted</comment>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no change of a clock time</comment>
        <translation>ninguno</translation>
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
        <translation>◂ Anterior</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Siguiente ▸</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Planillas</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Diferencia anterior</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Diferencia siguiente</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Tableros hallados</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>There is no further difference.</source>
        <translation>No hay más diferencias.</translation>
    </message>
    <message>
        <source>Difference %1 of %2 · %3</source>
        <extracomment>%1 number of the difference, %2 how many there are, %3 entries and state</extracomment>
        <translation>Diferencia %1 de %2 · %3</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Ninguna diferencia</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha hallado nada.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <extracomment>%1 a file or a score, %2 number of the line</extracomment>
        <translation>%1, línea %2</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FoundBoardsPane</name>
    <message>
        <source>White’s board</source>
        <translation>Tablero de las blancas</translation>
    </message>
    <message>
        <source>Black’s board</source>
        <translation>Tablero de las negras</translation>
    </message>
    <message>
        <source>%1 as found. %2</source>
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is known about it</extracomment>
        <translation>%1, tal como se halló. %2</translation>
    </message>
    <message>
        <source>not recorded.</source>
        <translation>no consta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s board&quot;, %2 a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as the game.</source>
        <translation>igual que la partida.</translation>
    </message>
    <message numerus="yes">
        <source>differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>difiere de la partida en %n casilla: %1.</numerusform>
            <numerusform>difiere de la partida en %n casillas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not made here.</source>
        <extracomment>%1 a move with its number</extracomment>
        <translation>%1 no se hizo aquí.</translation>
    </message>
    <message>
        <source>%1 was made here as %2.</source>
        <extracomment>%1 the move written, with its number; %2 the move that was made instead</extracomment>
        <translation>%1 se hizo aquí como %2.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentDocument</name>
    <message>
        <source>New incident</source>
        <translation>Nuevo incidente</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>Withdraw an answer</source>
        <translation>Retirar una respuesta</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <translation>Aceptar: %1</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Retirar la decisión</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IncidentHeader</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;correspond&quot;, …</extracomment>
        <translation>Planillas: %1</translation>
    </message>
    <message>
        <source>Boards: %1</source>
        <extracomment>%1 &quot;differ&quot;, &quot;equal&quot;, &quot;unknown&quot;</extracomment>
        <translation>Tableros: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::KeysDialog</name>
    <message>
        <source>← → Home End</source>
        <translation>← → Inicio Fin</translation>
    </message>
    <message>
        <source>Scores: ply by ply, start, end</source>
        <translation>Planillas: media jugada a media jugada, inicio, fin</translation>
    </message>
    <message>
        <source>Ctrl+← Ctrl+→</source>
        <translation>Ctrl+← Ctrl+→</translation>
    </message>
    <message>
        <source>Scores: column by column</source>
        <translation>Planillas: columna a columna</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Board: square by square</source>
        <translation>Tablero: casilla a casilla</translation>
    </message>
    <message>
        <source>e 4</source>
        <translation>e 4</translation>
    </message>
    <message>
        <source>Board: go to a square by its name</source>
        <translation>Tablero: ir a una casilla por su nombre</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Findings: show the move on the board</source>
        <translation>Hallazgos: mostrar la jugada en el tablero</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the cell or the sentence</source>
        <translation>Copiar la celda o la frase</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control; Tab never stays in a field</source>
        <translation>Siguiente elemento; Tab nunca se queda en un campo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Qué hacen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MainWindow</name>
    <message>
        <source>Place in the scores</source>
        <translation>Lugar en las planillas</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <extracomment>%1 title of an incident</extracomment>
        <translation>Abierto: %1</translation>
    </message>
    <message>
        <source>Close the incident</source>
        <translation>Cerrar el incidente</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>The answers and the ruling made since would be lost.</source>
        <translation>Se perderían las respuestas y la decisión tomadas desde entonces.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Open a case or two score files</source>
        <translation>Abrir un caso o dos archivos de planilla</translation>
    </message>
    <message>
        <source>Cases (*.case)</source>
        <translation>Casos (*.case)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exportar el informe</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texto sin formato (*.txt)</translation>
    </message>
    <message>
        <source>Report written: %1</source>
        <translation>Informe guardado: %1</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>Guardar el caso</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>This rests on no article of its own.</source>
        <translation>Esto no se basa en ningún artículo propio.</translation>
    </message>
    <message>
        <source>About Diptych</source>
        <translation>Acerca de Diptych</translation>
    </message>
    <message>
        <source>Diptych %1</source>
        <translation>Diptych %1</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Uses Qt %1 under the LGPL.</source>
        <translation>Concilia dos planillas de una partida, propone según las Leyes del Ajedrez e informa. El árbitro decide.

Licencia MIT. Usa Qt %1 bajo la LGPL.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Report sent to the printer.</source>
        <translation>Informe enviado a la impresora.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Nuevo incidente</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Las blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Las negras</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Ambos jugadores</translation>
    </message>
    <message>
        <source>Compare the scores</source>
        <translation>Comparar las planillas</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;Qué ocurrió</translation>
    </message>
    <message>
        <source>&amp;Laws</source>
        <translation>&amp;Reglamento</translation>
    </message>
    <message>
        <source>&amp;Visually disabled</source>
        <translation>&amp;Discapacidad visual</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Visually disabled</source>
        <translation>Discapacidad visual</translation>
    </message>
    <message>
        <source>Wh&amp;ite’s score</source>
        <translation>Planilla de las &amp;blancas</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Planilla de las blancas</translation>
    </message>
    <message>
        <source>Blac&amp;k’s score</source>
        <translation>Planilla de las &amp;negras</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Planilla de las negras</translation>
    </message>
    <message>
        <source>1. e4 e5 2. Nf3 … in any usual notation</source>
        <translation>1. e4 e5 2. Cf3 … en cualquier notación usual</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>%1 from a file</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1, de un archivo</translation>
    </message>
    <message>
        <source>Type or paste both scores, or read them from files.</source>
        <translation>Escriba o pegue ambas planillas, o léalas de archivos.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
</context>
<context>
    <name>diptych::gui::QuestionPanel</name>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>%1 Answer: %2</source>
        <extracomment>%1 a question, %2 its answer</extracomment>
        <translation>%1 Respuesta: %2</translation>
    </message>
    <message>
        <source>Withdraw this answer</source>
        <translation>Retirar esta respuesta</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingPanel</name>
    <message>
        <source>Accepted</source>
        <translation>Aceptada</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Responder antes</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Propuesta</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>También posible</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>There is nothing to put right.</source>
        <translation>No hay nada que corregir.</translation>
    </message>
    <message>
        <source>Accept the remedy</source>
        <translation>Aceptar la medida</translation>
    </message>
    <message>
        <source>Withdraw the ruling</source>
        <translation>Retirar la decisión</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>Exportar el informe…</translation>
    </message>
    <message>
        <source>State of the ruling</source>
        <translation>Estado de la decisión</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Answered: %1. No question is open.</source>
        <translation>Respondido: %1. No queda ninguna pregunta abierta.</translation>
    </message>
    <message numerus="yes">
        <source>Answered: %1. %n question(s) open.</source>
        <translation>
            <numerusform>Respondido: %1. Queda %n pregunta abierta.</numerusform>
            <numerusform>Respondido: %1. Quedan %n preguntas abiertas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no remedy to accept.</source>
        <translation>No hay ninguna medida que aceptar.</translation>
    </message>
    <message>
        <source>Answer the question first: the remedy depends on it.</source>
        <translation>Responda antes la pregunta: de ella depende la medida.</translation>
    </message>
    <message>
        <source>This departs from the proposal. Write the reasons, then accept again.</source>
        <translation>Esto se aparta de la propuesta. Escriba los motivos y acepte de nuevo.</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Aceptado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n remedies accepted, in the order listed.</source>
        <translation>
            <numerusform>%n medida aceptada, en el orden indicado.</numerusform>
            <numerusform>%n medidas aceptadas, en el orden indicado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ruling is withdrawn.</source>
        <translation>La decisión queda retirada.</translation>
    </message>
    <message>
        <source>The arbiter has ruled.</source>
        <translation>El árbitro ha decidido.</translation>
    </message>
    <message>
        <source>Departs from the proposal: reasons are needed.</source>
        <translation>Se aparta de la propuesta: hacen falta motivos.</translation>
    </message>
    <message>
        <source>A proposal. The arbiter rules.</source>
        <translation>Una propuesta. El árbitro decide.</translation>
    </message>
    <message>
        <source>Reas&amp;ons</source>
        <translation>&amp;Motivos</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Reading</source>
        <comment>column of what an entry means</comment>
        <translation>Lectura</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableView</name>
    <message>
        <source>Scores</source>
        <translation>Planillas</translation>
    </message>
</context>
<context>
    <name>diptych::gui::WelcomePage</name>
    <message>
        <source>&amp;New incident…</source>
        <translation>Nuev&amp;o incidente…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Diptych</source>
        <translation>Diptych</translation>
    </message>
    <message>
        <source>Two boards, two scores, one game.</source>
        <translation>Dos tableros, dos planillas, una partida.</translation>
    </message>
    <message>
        <source>Or drop a case or two score files anywhere in this window.</source>
        <translation>O suelte un caso o dos archivos de planilla en cualquier lugar de esta ventana.</translation>
    </message>
    <message>
        <source>Try a &amp;sample</source>
        <translation>&amp;Probar un ejemplo</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Recent incidents</source>
        <translation>Incidentes recientes</translation>
    </message>
    <message>
        <source>The samples are not installed.</source>
        <translation>Los ejemplos no están instalados.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 a file, %2 its folder</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Nothing has been opened yet.</source>
        <translation>Aún no se ha abierto nada.</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Recientes</translation>
    </message>
</context>
</TS>
