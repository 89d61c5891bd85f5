<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Archive</name>
    <message>
        <source>Erased</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Ruled</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>personal data erased</source>
        <translation>datos personales borrados</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>a game: %1 the name of White, %2 the name of Black</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>an entry of the journal was removed</source>
        <translation>se eliminó un asiento del diario</translation>
    </message>
    <message>
        <source>an entry of the journal was changed</source>
        <translation>se modificó un asiento del diario</translation>
    </message>
    <message>
        <source>an entry of the journal is out of place</source>
        <translation>un asiento del diario no está en su sitio</translation>
    </message>
    <message>
        <source>the clock went back</source>
        <translation>el reloj retrocedió</translation>
    </message>
    <message>
        <source>the incident was removed</source>
        <translation>se eliminó el incidente</translation>
    </message>
    <message>
        <source>the incident was changed</source>
        <translation>se modificó el incidente</translation>
    </message>
    <message>
        <source>the personal data were changed</source>
        <translation>se modificaron los datos personales</translation>
    </message>
    <message>
        <source>the document was changed</source>
        <translation>se modificó el documento</translation>
    </message>
    <message>
        <source>the document was removed</source>
        <translation>se eliminó el documento</translation>
    </message>
    <message>
        <source>what was to be erased is still there</source>
        <translation>lo que debía borrarse sigue ahí</translation>
    </message>
    <message>
        <source>the journal does not know it</source>
        <translation>el diario no lo conoce</translation>
    </message>
    <message>
        <source>the end of the journal was cut off</source>
        <translation>se cortó el final del diario</translation>
    </message>
    <message>
        <source>the checkpoint is of another journal</source>
        <translation>el punto de control es de otro diario</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>tablero %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a name such as &quot;Round&quot;, %2 its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
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
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Appeal until</source>
        <translation>Apelación hasta</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Entry of the journal</source>
        <translation>Asiento del diario</translation>
    </message>
    <message>
        <source>Hash of the document (SHA-256)</source>
        <translation>Huella del documento (SHA-256)</translation>
    </message>
    <message numerus="yes">
        <source>%n entries checked. Nothing was removed or changed.</source>
        <translation>
            <numerusform>%n asiento comprobado. Nada se eliminó ni modificó.</numerusform>
            <numerusform>%n asientos comprobados. Nada se eliminó ni modificó.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the archive.</source>
        <translation>
            <numerusform>%n problema en el archivo.</numerusform>
            <numerusform>%n problemas en el archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Incident %1</source>
        <translation>Incidente %1</translation>
    </message>
    <message>
        <source>Entry %1 of the journal</source>
        <translation>Asiento %1 del diario</translation>
    </message>
    <message>
        <source>Appealed</source>
        <translation>Apelado</translation>
    </message>
    <message>
        <source>what keeps it from being changed was removed</source>
        <translation>se quitó lo que impide que se modifique</translation>
    </message>
    <message>
        <source>its file is damaged</source>
        <translation>su archivo está dañado</translation>
    </message>
    <message>
        <source>a search would not find it as it is</source>
        <translation>una búsqueda no lo encontraría tal como es</translation>
    </message>
    <message>
        <source>The archive</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>There is no archive in %1.</source>
        <translation>No hay ningún archivo en %1.</translation>
    </message>
    <message>
        <source>%1 is an archive already.</source>
        <translation>%1 ya es un archivo.</translation>
    </message>
    <message>
        <source>The archive cannot be reached: %1</source>
        <translation>No se puede acceder al archivo: %1</translation>
    </message>
    <message>
        <source>The archive refused this: %1</source>
        <translation>El archivo lo rechazó: %1</translation>
    </message>
    <message>
        <source>The archive is not sound: %1</source>
        <translation>El archivo no está íntegro: %1</translation>
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
        <translation>nada</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Alrededor de %1</translation>
    </message>
    <message>
        <source>In line with %1</source>
        <translation>En línea con %1</translation>
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
    <message>
        <source>Begin with an action, such as type or keys.</source>
        <translation>Empezar con una acción, como type o keys.</translation>
    </message>
    <message>
        <source>--show: “%1” is no action</source>
        <translation>--show: «%1» no es una acción</translation>
    </message>
</context>
<context>
    <name>DisabledChoice</name>
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
        <source>Visually disabled</source>
        <translation>Discapacidad visual</translation>
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
        <source>&amp;Export report…</source>
        <translation>&amp;Exportar el informe…</translation>
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
    <message>
        <source>T&amp;ype two scores</source>
        <translation>Teclear dos p&amp;lanillas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Edit the entry</source>
        <translation>&amp;Editar la anotación</translation>
    </message>
    <message>
        <source>&amp;Candidates for the entry</source>
        <translation>&amp;Candidatas para la anotación</translation>
    </message>
    <message>
        <source>Black accepts &amp;White’s entry</source>
        <translation>Las negras aceptan la anotación de las &amp;blancas</translation>
    </message>
    <message>
        <source>White accepts &amp;Black’s entry</source>
        <translation>Las blancas aceptan la anotación de las &amp;negras</translation>
    </message>
    <message>
        <source>&amp;Lay against another move</source>
        <translation>&amp;Situar frente a otra jugada</translation>
    </message>
    <message>
        <source>Fold &amp;agreed moves</source>
        <translation>&amp;Plegar las jugadas acordadas</translation>
    </message>
    <message>
        <source>Set up the &amp;boards as found…</source>
        <translation>Colocar los &amp;tableros hallados…</translation>
    </message>
    <message>
        <source>Enter the &amp;clocks…</source>
        <translation>Introducir los &amp;relojes…</translation>
    </message>
    <message>
        <source>Next &amp;doubtful entry</source>
        <translation>Siguiente a&amp;notación dudosa</translation>
    </message>
    <message>
        <source>Previous doubtful &amp;entry</source>
        <translation>Anotación dudosa anteri&amp;or</translation>
    </message>
    <message>
        <source>&amp;Read aloud…</source>
        <translation>&amp;Leer en voz alta…</translation>
    </message>
    <message>
        <source>T&amp;ranscribe</source>
        <translation>&amp;Transcribir</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>&amp;Decidir</translation>
    </message>
    <message>
        <source>En&amp;tries</source>
        <translation>Ano&amp;taciones</translation>
    </message>
    <message>
        <source>&amp;Details of the ruling…</source>
        <translation>&amp;Detalles de la decisión…</translation>
    </message>
    <message>
        <source>F&amp;ind in the scores…</source>
        <translation>&amp;Buscar en las planillas…</translation>
    </message>
    <message>
        <source>Find a&amp;gain</source>
        <translation>B&amp;uscar otra vez</translation>
    </message>
    <message>
        <source>Show the re&amp;port…</source>
        <translation>Mostrar el in&amp;forme…</translation>
    </message>
    <message>
        <source>P&amp;rint report…</source>
        <translation>&amp;Imprimir el informe…</translation>
    </message>
    <message>
        <source>&amp;Sign the report…</source>
        <translation>Fir&amp;mar el informe…</translation>
    </message>
    <message>
        <source>Check a signed repor&amp;t…</source>
        <translation>Comprobar un informe fi&amp;rmado…</translation>
    </message>
    <message>
        <source>&amp;Archive of incidents…</source>
        <translation>&amp;Archivo de incidentes…</translation>
    </message>
    <message>
        <source>Move the pane &amp;left</source>
        <translation>Mover el panel a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move the pane &amp;right</source>
        <translation>Mover el panel a la &amp;derecha</translation>
    </message>
    <message>
        <source>Move the pane &amp;up</source>
        <translation>Mover el panel hacia &amp;arriba</translation>
    </message>
    <message>
        <source>Move the pane &amp;down</source>
        <translation>Mover el panel hacia a&amp;bajo</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>En una &amp;ventana propia</translation>
    </message>
    <message>
        <source>&amp;Hide the pane</source>
        <translation>&amp;Ocultar el panel</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>Panele&amp;s</translation>
    </message>
    <message>
        <source>Scanned shee&amp;t</source>
        <translation>&amp;Planilla escaneada</translation>
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
    <message>
        <source>A case is text and cannot hold the picture of a score. Save the incident as a .diptych file.</source>
        <translation>Un caso es texto y no puede contener la imagen de una planilla. Guarde el incidente como archivo .diptych.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>The bishop that went to the neighbouring square</source>
        <translation>El alfil que fue a la casilla vecina</translation>
    </message>
    <message>
        <source>Which rook went to d1?</source>
        <translation>¿Qué torre fue a d1?</translation>
    </message>
    <message>
        <source>Black castles although his rook has been away and come back</source>
        <translation>Las negras enrocan aunque su torre se fue y volvió</translation>
    </message>
    <message>
        <source>A king&apos;s move is disputed, and the time control has passed meanwhile</source>
        <translation>Se discute una jugada de rey, y entretanto pasó el control de tiempo</translation>
    </message>
    <message>
        <source>Black has one move fewer on his score than White</source>
        <translation>Las negras tienen una jugada menos en su planilla que las blancas</translation>
    </message>
    <message>
        <source>By both scores 12.Qxh7 is mate; only Black&apos;s board has the bishop on c4</source>
        <translation>Según ambas planillas 12.Dxh7 es mate; solo el tablero de las negras tiene el alfil en c4</translation>
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
    <name>Signatures</name>
    <message>
        <source>Valid</source>
        <translation>Válida</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válida</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <extracomment>%1 a signer with his role, %2 a file in a container</extracomment>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Signed %1, by the signer’s own clock</source>
        <translation>Firmado el %1, según el reloj del firmante</translation>
    </message>
    <message>
        <source>Time stamp of an authority: %1</source>
        <translation>Sello de tiempo de una autoridad: %1</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Huella %1</translation>
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
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>diptych::gui::AboutDialog</name>
    <message>
        <source>About Diptych</source>
        <translation>Acerca de Diptych</translation>
    </message>
    <message>
        <source>Reconciles two game scores, proposes by the Laws of Chess, and reports. The arbiter rules.

MIT licence. Nothing is sent over the network. Built upon:</source>
        <translation>Coteja dos planillas, propone según las Leyes del Ajedrez e informa. El árbitro decide.

Licencia MIT. Nada se envía por la red. Construido sobre:</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Bibliotecas y sus licencias</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
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
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <source>Language of the players</source>
        <translation>Idioma de los jugadores</translation>
    </message>
    <message>
        <source>What is read aloud</source>
        <translation>Lo que se lee en voz alta</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>S&amp;peak</source>
        <translation>&amp;Hablar</translation>
    </message>
    <message>
        <source>No voice is installed on this computer.</source>
        <translation>No hay ninguna voz instalada en este ordenador.</translation>
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
    <name>diptych::gui::ArchiveDialog</name>
    <message>
        <source>Incidents found</source>
        <translation>Incidentes encontrados</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>&amp;Make an archive here</source>
        <translation>&amp;Crear un archivo aquí</translation>
    </message>
    <message>
        <source>&amp;Add the open incident</source>
        <translation>&amp;Añadir el incidente abierto</translation>
    </message>
    <message>
        <source>S&amp;how the document</source>
        <translation>Mostrar el &amp;documento</translation>
    </message>
    <message>
        <source>&amp;Check the archive</source>
        <translation>Com&amp;probar el archivo</translation>
    </message>
    <message>
        <source>E&amp;xport the register…</source>
        <translation>E&amp;xportar el registro…</translation>
    </message>
    <message>
        <source>Archive of incidents</source>
        <translation>Archivo de incidentes</translation>
    </message>
    <message>
        <source>&amp;Folder, or address postgresql://…</source>
        <translation>Car&amp;peta o dirección postgresql://…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Choose a fo&amp;lder…</source>
        <translation>E&amp;legir una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronda</translation>
    </message>
    <message>
        <source>R&amp;uling</source>
        <translation>Dec&amp;isión</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>&amp;Words in it</source>
        <translation>&amp;Palabras en él</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>The incident in the archive</source>
        <translation>El incidente en el archivo</translation>
    </message>
    <message>
        <source>Choose the folder of an archive, or one in which an archive is to be made.</source>
        <translation>Elija la carpeta de un archivo, o una en la que crearlo.</translation>
    </message>
    <message>
        <source>Folder of the archive</source>
        <translation>Carpeta del archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s) found.</source>
        <translation>
            <numerusform>%n incidente encontrado.</numerusform>
            <numerusform>%n incidentes encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added under number %1.</source>
        <translation>Añadido con el número %1.</translation>
    </message>
    <message>
        <source>This document was erased.</source>
        <translation>Este documento fue borrado.</translation>
    </message>
    <message>
        <source>Export the register</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation>Libro de cálculo (*.xlsx)</translation>
    </message>
    <message>
        <source>Register written: %1</source>
        <translation>Registro escrito: %1</translation>
    </message>
    <message>
        <source>Open an archive to see what is in it.</source>
        <translation>Abra un archivo para ver lo que contiene.</translation>
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
    <name>diptych::gui::Autosave</name>
    <message>
        <source>The changes cannot be kept against a crash in %1. Save the incident.</source>
        <translation>Los cambios no pueden guardarse contra un fallo en %1. Guarde el incidente.</translation>
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
    <name>diptych::gui::BoardSetupDialog</name>
    <message>
        <source>&amp;White’s board</source>
        <translation>Tablero de las &amp;blancas</translation>
    </message>
    <message>
        <source>&amp;Black’s board</source>
        <translation>Tablero de las &amp;negras</translation>
    </message>
    <message>
        <source>&amp;Not recorded</source>
        <translation>No &amp;registrado</translation>
    </message>
    <message>
        <source>Boards as found</source>
        <translation>Tableros hallados</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>&amp;Posición (FEN)</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Posición (FEN)</translation>
    </message>
    <message>
        <source>As a score has it, but…</source>
        <translation>Como una planilla, pero…</translation>
    </message>
    <message>
        <source>As … has it, but:</source>
        <translation>Como …, pero:</translation>
    </message>
    <message>
        <source>the likeliest game</source>
        <translation>la partida más probable</translation>
    </message>
    <message>
        <source>the game a move earlier</source>
        <translation>la partida una jugada antes</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Planilla de las blancas</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Planilla de las negras</translation>
    </message>
    <message>
        <source>the other board</source>
        <translation>el otro tablero</translation>
    </message>
    <message>
        <source>an empty board</source>
        <translation>un tablero vacío</translation>
    </message>
    <message>
        <source>Empty the square</source>
        <translation>Vaciar la casilla</translation>
    </message>
    <message>
        <source>This board is not recorded.</source>
        <translation>Este tablero no está registrado.</translation>
    </message>
    <message>
        <source>As the game.</source>
        <translation>Como la partida.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from the game on %n square(s): %1.</source>
        <translation>
            <numerusform>Difiere de la partida en %n casilla: %1.</numerusform>
            <numerusform>Difiere de la partida en %n casillas: %1.</numerusform>
        </translation>
    </message>
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
        <extracomment>name of a board for a screen reader; %1 &quot;White’s board&quot;, %2 what is different there</extracomment>
        <translation>%1 tal como se halló. %2</translation>
    </message>
    <message>
        <source>Set up the boards as found</source>
        <translation>Colocar los tableros hallados</translation>
    </message>
</context>
<context>
    <name>diptych::gui::BoardView</name>
    <message>
        <source>No %1 on the board.</source>
        <translation>En el tablero no hay %1.</translation>
    </message>
    <message>
        <source>Last move from %1 to %2.</source>
        <extracomment>the last move: %1 and %2 are squares</extracomment>
        <translation>Última jugada de %1 a %2.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockChart</name>
    <message>
        <source>Clocks over the moves</source>
        <translation>Relojes a lo largo de las jugadas</translation>
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
        <source>%1 after move %2: %3, to be set</source>
        <extracomment>%1 a player, %2 number of a move, %3 a clock time</extracomment>
        <translation>%1 tras la jugada %2: %3, por ajustar</translation>
    </message>
    <message>
        <source>%1 after move %2: %3</source>
        <translation>%1 tras la jugada %2: %3</translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>%1 number of a move</extracomment>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>White ——  Black – –</source>
        <translation>Blancas ——  Negras – –</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockDialog</name>
    <message>
        <source>White’s clock</source>
        <translation>Reloj de las blancas</translation>
    </message>
    <message>
        <source>Black’s clock</source>
        <translation>Reloj de las negras</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>Qué reloj corría</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
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
        <source>Time since the start</source>
        <translation>Tiempo desde el inicio</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Display after the move</source>
        <translation>Pantalla tras la jugada</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Conocido por</translation>
    </message>
    <message>
        <source>clock log</source>
        <translation>registro del reloj</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>árbitro</translation>
    </message>
    <message>
        <source>recorder</source>
        <translation>grabadora</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>planilla</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Control de tiempo</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Tras la jugada</translation>
    </message>
    <message>
        <source>Earlier displays, one a line</source>
        <translation>Pantallas anteriores, una por línea</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>Whose clock &amp;ran</source>
        <translation>Qué reloj &amp;corría</translation>
    </message>
    <message>
        <source>&amp;Time control</source>
        <translation>Con&amp;trol de tiempo</translation>
    </message>
    <message>
        <source>Time since the &amp;start</source>
        <translation>Tiempo desde el &amp;inicio</translation>
    </message>
    <message>
        <source>Display &amp;after a move</source>
        <translation>Pantalla &amp;tras una jugada</translation>
    </message>
    <message>
        <source>&amp;Earlier displays</source>
        <translation>Pantallas &amp;anteriores</translation>
    </message>
    <message>
        <source>&amp;White’s clock</source>
        <translation>Reloj de las &amp;blancas</translation>
    </message>
    <message>
        <source>&amp;Black’s clock</source>
        <translation>Reloj de las &amp;negras</translation>
    </message>
    <message>
        <source>Type the display first, such as 3410 for 0:34:10.</source>
        <translation>Teclee primero la pantalla, por ejemplo 3410 para 0:34:10.</translation>
    </message>
    <message>
        <source>“%1” is no clock time.</source>
        <translation>«%1» no es un tiempo de reloj.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Control de tiempo: se encontró «%1», se esperaba %2.</translation>
    </message>
    <message>
        <source>A line of the earlier displays cannot be read; “anchor white 20 0:34:10 log” would be one.</source>
        <translation>Una línea de las pantallas anteriores no se puede leer; «anchor white 20 0:34:10 log» sería una.</translation>
    </message>
    <message>
        <source>Enter the clocks</source>
        <translation>Introducir los relojes</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ClockLine</name>
    <message>
        <source>Hours, minutes, seconds; 3410 is 0:34:10</source>
        <translation>Horas, minutos, segundos; 3410 es 0:34:10</translation>
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
    <message>
        <source>Setting steps for</source>
        <translation>Ajuste paso a paso de</translation>
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
        <translation>Constataciones</translation>
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
    <message>
        <source>There is no legal move that this entry could stand for.</source>
        <translation>No hay ninguna jugada legal que esta anotación pueda significar.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>The scores do not differ here.</source>
        <translation>Las planillas no difieren aquí.</translation>
    </message>
    <message>
        <source>Marked: %1 Go to the move that it belongs to and press the key again.</source>
        <translation>Marcada: %1 Vaya a la jugada a la que pertenece y pulse la tecla de nuevo.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Escaneo</translation>
    </message>
    <message>
        <source>Read from the picture: %1.</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>Leído de la imagen: %1.</translation>
    </message>
    <message>
        <source>No score of this incident comes from a picture.</source>
        <translation>Ninguna planilla de este incidente procede de una imagen.</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Movido: %1</translation>
    </message>
    <message>
        <source>There is no pane on that side.</source>
        <translation>No hay ningún panel en ese lado.</translation>
    </message>
    <message>
        <source>In a window of its own: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>En una ventana propia: %1</translation>
    </message>
    <message>
        <source>Back in the window: %1</source>
        <translation>De vuelta en la ventana: %1</translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <extracomment>%1 name of a pane</extracomment>
        <translation>Oculto: %1</translation>
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
        <translation>%1 (proceso %2)</translation>
    </message>
    <message>
        <source>another window</source>
        <translation>otra ventana</translation>
    </message>
</context>
<context>
    <name>diptych::gui::FindingsView</name>
    <message>
        <source>Findings</source>
        <translation>Constataciones</translation>
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
    <message>
        <source>as White’s score.</source>
        <translation>como la planilla de las blancas.</translation>
    </message>
    <message>
        <source>as Black’s score.</source>
        <translation>como la planilla de las negras.</translation>
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
    <name>diptych::gui::GameFields</name>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>From a tournament &amp;file (TRF)…</source>
        <translation>De un archi&amp;vo de torneo (TRF)…</translation>
    </message>
    <message>
        <source>A player of the &amp;tournament</source>
        <translation>&amp;Un jugador del torneo</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronda</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ta&amp;blero</translation>
    </message>
    <message>
        <source>White, &amp;Last name, First name</source>
        <translation>&amp;Blancas, apellido, nombre</translation>
    </message>
    <message>
        <source>Black, Last n&amp;ame, First name</source>
        <translation>&amp;Negras, apellido, nombre</translation>
    </message>
    <message>
        <source>Time &amp;control</source>
        <translation>&amp;Ritmo de juego</translation>
    </message>
    <message>
        <source>No tournament file was read</source>
        <translation>No se leyó ningún archivo de torneo</translation>
    </message>
    <message>
        <source>Tournament file</source>
        <translation>Archivo de torneo</translation>
    </message>
    <message>
        <source>Tournament files (*.trf *.trfx *.txt)</source>
        <translation>Archivos de torneo (*.trf *.trfx *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 is no tournament file.</source>
        <translation>%1 no es un archivo de torneo.</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Elija un jugador</translation>
    </message>
    <message>
        <source>In this round the file has no game of %1.</source>
        <translation>En esta ronda el archivo no tiene partida de %1.</translation>
    </message>
    <message>
        <source>Time control: “%1” found, %2 expected.</source>
        <translation>Ritmo de juego: se encontró «%1», se esperaba %2.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HandField</name>
    <message>
        <source>Signature by hand</source>
        <translation>Firma manuscrita</translation>
    </message>
    <message>
        <source>Empty. Drawn with pen or mouse; not necessary.</source>
        <translation>Vacía. Se traza con lápiz o ratón; no es necesaria.</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s) drawn.</source>
        <translation>
            <numerusform>%n trazo dibujado.</numerusform>
            <numerusform>%n trazos dibujados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign here with pen or mouse, or leave it empty</source>
        <translation>Firme aquí con lápiz o ratón, o déjelo vacío</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HelpDialog</name>
    <message>
        <source>Type the first score as its sheet has it. A move is taken as soon as only one legal move can be meant; small letters will do.</source>
        <translation>Teclee la primera planilla tal como está escrita. Una jugada se toma en cuanto solo puede ser una jugada legal; bastan las minúsculas.</translation>
    </message>
    <message>
        <source>Enter takes what stands in the line as it is, also when it is not legal. Insert says that the sheet left the move out, Backspace in an empty line takes the last entry back.</source>
        <translation>Intro toma lo que hay en la línea tal cual, aunque no sea legal. Insert dice que la planilla omitió la jugada; Retroceso en una línea vacía retira la última anotación.</translation>
    </message>
    <message>
        <source>Moves can also be made on the board: drag a piece, click on two squares, or press Enter on two squares.</source>
        <translation>Las jugadas también pueden hacerse en el tablero: arrastre una pieza, haga clic en dos casillas o pulse Intro en dos casillas.</translation>
    </message>
    <message>
        <source>The score table shows both scores move by move, with the state of every row in words. Ctrl+Down goes to the next difference; the board shows the position there.</source>
        <translation>La tabla muestra ambas planillas jugada a jugada, con el estado de cada fila en palabras. Ctrl+Abajo va a la siguiente diferencia; el tablero muestra esa posición.</translation>
    </message>
    <message>
        <source>F2 or Enter types an entry anew, F4 offers the moves that it may stand for. Ctrl+1 and Ctrl+2 note that a player accepts the other’s entry.</source>
        <translation>F2 o Intro vuelve a teclear una anotación; F4 ofrece las jugadas que puede significar. Ctrl+1 y Ctrl+2 hacen constar que un jugador acepta la anotación del otro.</translation>
    </message>
    <message>
        <source>Ctrl+B sets up the boards as found, Ctrl+K enters the clocks.</source>
        <translation>Ctrl+B coloca los tableros hallados; Ctrl+K introduce los relojes.</translation>
    </message>
    <message>
        <source>The ruling is the arbiter’s: answer what is asked, go to a remedy, write the reasons, and accept it with Ctrl+Enter. Ctrl+L shows the article, Ctrl+R what to read aloud.</source>
        <translation>La decisión es del árbitro: responda a lo que se pregunta, vaya a una medida, escriba los motivos y acéptela con Ctrl+Intro. Ctrl+L muestra el artículo; Ctrl+R, lo que hay que leer en voz alta.</translation>
    </message>
    <message>
        <source>F6 goes from pane to pane, Ctrl+Z undoes any edit, and Ctrl+? lists all keys and lets you change them.</source>
        <translation>F6 va de panel en panel; Ctrl+Z deshace cualquier cambio; Ctrl+? muestra todas las teclas y permite cambiarlas.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>On the board, the arrows go from square to square and a name such as e4 goes there. K Q R B N P go to the next such piece of the player to move, with Shift of the other; O says what stands around, X what stands in line, W where White’s pieces are, with Shift Black’s, and Shift+L the last move.</source>
        <translation>En el tablero, las flechas van de casilla en casilla y un nombre como e4 lleva a ella. K Q R B N P (rey, dama, torre, alfil, caballo, peón) van a la siguiente pieza de esa clase del jugador que mueve, con Mayús a la del otro; O dice qué hay alrededor, X qué hay en línea, W dónde están las piezas blancas, con Mayús las negras, y Mayús+L la última jugada.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P shows the report as it will be printed, Ctrl+I signs it. Ctrl+Shift+O checks a signed report for the committee, Ctrl+Shift+A opens the archive of incidents.</source>
        <translation>Ctrl+Mayús+P muestra el informe tal como se imprimirá, Ctrl+I lo firma. Ctrl+Mayús+O comprueba un informe firmado para el comité, Ctrl+Mayús+A abre el archivo de incidentes.</translation>
    </message>
    <message>
        <source>Then go to the second score with F6: Enter says that it has the same move, anything else is typed.</source>
        <translation>Después pase a la segunda planilla con F6: Intro dice que tiene la misma jugada, todo lo demás se teclea.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Edits, the newest last</source>
        <translation>Cambios, el más reciente al final</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Como se abrió</translation>
    </message>
</context>
<context>
    <name>diptych::gui::IdentityBox</name>
    <message>
        <source>Identity</source>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Otro arc&amp;hivo…</translation>
    </message>
    <message>
        <source>&amp;New identity…</source>
        <translation>&amp;Nueva identidad…</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>Contra&amp;seña</translation>
    </message>
    <message>
        <source>There is no identity yet. Make one, or use a file (PKCS#12) that you have from your federation.</source>
        <translation>Aún no hay identidad. Cree una o use un archivo (PKCS#12) de su federación.</translation>
    </message>
    <message>
        <source>%1 signs, with the key in %2.</source>
        <extracomment>%1 a person, %2 a file</extracomment>
        <translation>%1 firma con la clave de %2.</translation>
    </message>
    <message>
        <source>The key in %1 signs.</source>
        <translation>Firma la clave de %1.</translation>
    </message>
    <message>
        <source>Identities (*.p12 *.pfx)</source>
        <translation>Identidades (*.p12 *.pfx)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Remember it in the keyring of this computer</source>
        <translation>&amp;Recordarla en el llavero de este ordenador</translation>
    </message>
    <message>
        <source>No keyring is running on this computer</source>
        <translation>En este ordenador no hay ningún llavero activo</translation>
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
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Este incidente procede de un informe firmado y solo puede leerse.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 name of an edit</extracomment>
        <translation>Deshacer: %1</translation>
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
        <translation>Constataciones: mostrar la jugada en el tablero</translation>
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
    <message>
        <source>F2 Enter</source>
        <translation>F2 Intro</translation>
    </message>
    <message>
        <source>Scores: type the entry anew</source>
        <translation>Planillas: teclear de nuevo la anotación</translation>
    </message>
    <message>
        <source>Insert Delete</source>
        <translation>Insert Supr</translation>
    </message>
    <message>
        <source>Scores: add a missing entry, mark an entry as void</source>
        <translation>Planillas: añadir una anotación que falta, marcar una anotación como nula</translation>
    </message>
    <message>
        <source>Enter Insert Backspace</source>
        <translation>Intro Insert Retroceso</translation>
    </message>
    <message>
        <source>Typing: the same move, left out, take back</source>
        <translation>Tecleo: la misma jugada, omitida, retirar</translation>
    </message>
    <message>
        <source>K Q R B N P</source>
        <translation>K Q R B N P</translation>
    </message>
    <message>
        <source>Boards as found: a white piece, small letters a black one</source>
        <translation>Tableros hallados: una pieza blanca; en minúscula, una negra</translation>
    </message>
    <message>
        <source>&amp;Use this key</source>
        <translation>&amp;Usar esta tecla</translation>
    </message>
    <message>
        <source>Another key</source>
        <translation>Otra tecla</translation>
    </message>
    <message>
        <source>&amp;Another key</source>
        <translation>&amp;Otra tecla</translation>
    </message>
    <message>
        <source>This key belongs to the view and stays as it is.</source>
        <translation>Esta tecla pertenece a la vista y queda como está.</translation>
    </message>
    <message>
        <source>Press a key first.</source>
        <translation>Pulse primero una tecla.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does already</extracomment>
        <translation>%1 ya es la tecla de «%2».</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 a key, %2 what it does now</extracomment>
        <translation>%1 es ahora la tecla de «%2».</translation>
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
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
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
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>This rests on no article of its own.</source>
        <translation>Esto no se basa en ningún artículo propio.</translation>
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
        <source>The file of this incident is no longer there. Save it again.</source>
        <translation>El archivo de este incidente ya no está. Guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>Open an incident, a case or two score files</source>
        <translation>Abrir un incidente, un caso o dos planillas</translation>
    </message>
    <message>
        <source>Incidents and cases (*.diptych *.case)</source>
        <translation>Incidentes y casos (*.diptych *.case)</translation>
    </message>
    <message>
        <source>Save the incident</source>
        <translation>Guardar el incidente</translation>
    </message>
    <message>
        <source>Incident with everything in it (*.diptych)</source>
        <translation>Incidente con todo su contenido (*.diptych)</translation>
    </message>
    <message>
        <source>Case as text (*.case)</source>
        <translation>Caso como texto (*.case)</translation>
    </message>
    <message>
        <source>Everything done since the last save would be lost.</source>
        <translation>Se perdería todo lo hecho desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>The file of this incident was changed by another program.</source>
        <translation>Otro programa ha modificado el archivo de este incidente.</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recargar el archivo</translation>
    </message>
    <message>
        <source>“%1” was not saved when the program ended: %2, after “%3”.</source>
        <extracomment>%1 title of an incident, %2 date and time, %3 name of an edit</extracomment>
        <translation>«%1» no estaba guardado cuando terminó el programa: %2, después de «%3».</translation>
    </message>
    <message>
        <source>Recovered: %1</source>
        <translation>Recuperado: %1</translation>
    </message>
    <message>
        <source>Type the scores: %1 first.</source>
        <translation>Teclee las planillas: primero %1.</translation>
    </message>
    <message>
        <source>Accept a remedy first.</source>
        <translation>Acepte primero una medida.</translation>
    </message>
    <message>
        <source>This incident is edited elsewhere too: %1. Whoever saves last overwrites the other.</source>
        <extracomment>%1 who edits the file</extracomment>
        <translation>Este incidente se está editando también en otro lugar: %1. Quien guarde el último sobrescribirá al otro.</translation>
    </message>
    <message>
        <source>The report cannot be drawn.</source>
        <translation>El informe no se puede dibujar.</translation>
    </message>
    <message>
        <source>Check a signed report</source>
        <translation>Comprobar un informe firmado</translation>
    </message>
    <message>
        <source>Signed reports (*.asice *.pdf)</source>
        <translation>Informes firmados (*.asice *.pdf)</translation>
    </message>
    <message>
        <source>%1 is neither a PDF nor a container.</source>
        <translation>%1 no es ni un PDF ni un contenedor.</translation>
    </message>
    <message>
        <source>This incident comes out of a signed report and can only be read.</source>
        <translation>Este incidente procede de un informe firmado y solo puede leerse.</translation>
    </message>
    <message>
        <source>Find in the scores</source>
        <translation>Buscar en las planillas</translation>
    </message>
    <message>
        <source>A move, a square or a text:</source>
        <translation>Una jugada, una casilla o un texto:</translation>
    </message>
    <message>
        <source>“%1” is not in the scores.</source>
        <translation>«%1» no está en las planillas.</translation>
    </message>
    <message>
        <source>Take a score: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Tomar una planilla: %1</translation>
    </message>
    <message>
        <source>Whose score is %1?</source>
        <translation>¿De quién es la planilla %1?</translation>
    </message>
    <message>
        <source>The picture of a score is still being read. A report can be made when it has been read, or when reading was cancelled.</source>
        <translation>Aún se está leyendo la imagen de una planilla. El informe podrá hacerse cuando se haya leído o se haya cancelado la lectura.</translation>
    </message>
    <message>
        <source>New incident</source>
        <translation>Nuevo incidente</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>De las &amp;blancas</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>De las negra&amp;s</translation>
    </message>
    <message>
        <source>The re&amp;corder’s</source>
        <translation>De la &amp;grabadora</translation>
    </message>
    <message>
        <source>An &amp;assistant’s</source>
        <translation>De un asis&amp;tente</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Recar&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar el mío</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>Re&amp;cuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Desec&amp;har</translation>
    </message>
</context>
<context>
    <name>diptych::gui::MoveLine</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIdentityDialog</name>
    <message>
        <source>New identity</source>
        <translation>Nueva identidad</translation>
    </message>
    <message>
        <source>Make the identity</source>
        <translation>Crear la identidad</translation>
    </message>
    <message>
        <source>&amp;Your name, as it stands on reports</source>
        <translation>Su &amp;nombre, tal como figura en los informes</translation>
    </message>
    <message>
        <source>&amp;FIDE ID, if you have one</source>
        <translation>Identificador &amp;FIDE, si lo tiene</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>Contra&amp;seña</translation>
    </message>
    <message>
        <source>Passphrase &amp;again</source>
        <translation>Contraseña &amp;otra vez</translation>
    </message>
    <message>
        <source>An identity is a key with your name. It can certify other arbiters and, once for each signature, the players. It is kept in %1. Keep a copy of the file and remember the passphrase: nobody can restore either.</source>
        <translation>Una identidad es una clave con su nombre. Puede certificar a otros árbitros y, una vez por firma, a los jugadores. Se guarda en %1. Guarde una copia del archivo y recuerde la contraseña: nadie puede restaurarlas.</translation>
    </message>
    <message>
        <source>Type your name.</source>
        <translation>Escriba su nombre.</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase needs at least %n characters.</source>
        <translation>
            <numerusform>La contraseña necesita al menos %n carácter.</numerusform>
            <numerusform>La contraseña necesita al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos contraseñas no son iguales.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NewIncidentDialog</name>
    <message>
        <source>New incident</source>
        <translation>Nuevo incidente</translation>
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
    <message>
        <source>Picture: %1</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Imagen: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Dis&amp;miss</source>
        <translation>&amp;Quitar</translation>
    </message>
</context>
<context>
    <name>diptych::gui::OverviewBar</name>
    <message>
        <source>Overview of the differences</source>
        <translation>Vista general de las diferencias</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>diptych::gui::PaneArea</name>
    <message>
        <source>Panes in this place</source>
        <translation>Paneles en este lugar</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreferencesDialog</name>
    <message>
        <source>&amp;Large controls, for fingers</source>
        <translation>&amp;Controles grandes, para los dedos</translation>
    </message>
    <message>
        <source>Go on to the &amp;next difference when one is decided</source>
        <translation>Pasar a la &amp;siguiente diferencia cuando una está decidida</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language changes when the program starts again. Colours and size of the text are in the View menu, keys under Help.</source>
        <translation>El idioma cambia al reiniciar el programa. Los colores y el tamaño del texto están en el menú Ver; las teclas, en Ayuda.</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
</context>
<context>
    <name>diptych::gui::PreviewDialog</name>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>Large p&amp;rint</source>
        <translation>Letra g&amp;rande</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>Idioma del informe</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Everything, for the committee</source>
        <translation>Todo, para el comité</translation>
    </message>
    <message>
        <source>One page, for the arbiter</source>
        <translation>Una página, para el árbitro</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
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
    <name>diptych::gui::ReportDialog</name>
    <message>
        <source>The report as text</source>
        <translation>El informe como texto</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Páginas</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>Pages or text</source>
        <translation>Páginas o texto</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más peq&amp;ueño</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>The report is being drawn…</source>
        <translation>El informe se está dibujando…</translation>
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
        <source>Report written: %1</source>
        <translation>Informe escrito: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ReviewDialog</name>
    <message>
        <source>Signatures and problems</source>
        <translation>Firmas y problemas</translation>
    </message>
    <message>
        <source>No signature was found.</source>
        <translation>No se encontró ninguna firma.</translation>
    </message>
    <message>
        <source>&amp;Walk through the evidence</source>
        <translation>&amp;Recorrer las pruebas</translation>
    </message>
    <message>
        <source>Show the re&amp;port</source>
        <translation>Mostrar el in&amp;forme</translation>
    </message>
    <message>
        <source>&amp;Sign the decision…</source>
        <translation>Fir&amp;mar la decisión…</translation>
    </message>
    <message>
        <source>Signed report: %1</source>
        <translation>Informe firmado: %1</translation>
    </message>
    <message>
        <source>Decision of the committee</source>
        <translation>Decisión del comité</translation>
    </message>
    <message>
        <source>The &amp;appeal</source>
        <translation>La &amp;apelación</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>is upheld</source>
        <translation>se estima</translation>
    </message>
    <message>
        <source>leads to a changed ruling</source>
        <translation>lleva a una decisión modificada</translation>
    </message>
    <message>
        <source>is rejected, the ruling stands</source>
        <translation>se desestima, la decisión se mantiene</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>&amp;Motivos</translation>
    </message>
    <message>
        <source>Me&amp;mbers, one a line, the chairman first</source>
        <translation>Miem&amp;bros, uno por línea, primero el presidente</translation>
    </message>
    <message>
        <source>The signatures are being checked…</source>
        <translation>Se están comprobando las firmas…</translation>
    </message>
    <message>
        <source>A PDF alone holds no evidence to walk in.</source>
        <translation>Un PDF por sí solo no contiene pruebas que recorrer.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>A report whose signatures do not hold cannot be decided on.</source>
        <translation>No se puede decidir sobre un informe cuyas firmas no se sostienen.</translation>
    </message>
    <message>
        <source>Choose what becomes of the appeal.</source>
        <translation>Elija qué ocurre con la apelación.</translation>
    </message>
    <message>
        <source>Write the reasons of the committee.</source>
        <translation>Escriba los motivos del comité.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Cree una identidad o elija su archivo.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Escriba la contraseña de la identidad.</translation>
    </message>
    <message>
        <source>Ready to be signed. The decision cites the report by its hash; the report stays as it is.</source>
        <translation>Lista para firmar. La decisión cita el informe por su huella; el informe queda como está.</translation>
    </message>
    <message>
        <source>Keep the decision</source>
        <translation>Guardar la decisión</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The decision is signed: %1</source>
        <translation>La decisión está firmada: %1</translation>
    </message>
    <message>
        <source>What holds &amp;now, where it changes</source>
        <translation>Lo que rige a&amp;hora, si cambia</translation>
    </message>
    <message>
        <source>Name the members of the committee.</source>
        <translation>Indique los miembros del comité.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::RulingDetailsDialog</name>
    <message>
        <source>Details of the ruling</source>
        <translation>Detalles de la decisión</translation>
    </message>
    <message>
        <source>White’s clock, if other than proposed</source>
        <translation>Reloj de las blancas, si es distinto de lo propuesto</translation>
    </message>
    <message>
        <source>Black’s clock, if other than proposed</source>
        <translation>Reloj de las negras, si es distinto de lo propuesto</translation>
    </message>
    <message>
        <source>White’s statement</source>
        <translation>Declaración de las blancas</translation>
    </message>
    <message>
        <source>Black’s statement</source>
        <translation>Declaración de las negras</translation>
    </message>
    <message>
        <source>White refused to sign</source>
        <translation>Las blancas se negaron a firmar</translation>
    </message>
    <message>
        <source>Black refused to sign</source>
        <translation>Las negras se negaron a firmar</translation>
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
    <message>
        <source>Worksheet</source>
        <translation>Hoja de trabajo</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPageView</name>
    <message>
        <source>Page of the score sheet</source>
        <translation>Página de la planilla</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanPane</name>
    <message>
        <source>What the entry may stand for</source>
        <translation>Lo que la anotación puede significar</translation>
    </message>
    <message>
        <source>%1: before the first move</source>
        <extracomment>%1 &quot;White’s score&quot;</extracomment>
        <translation>%1: antes de la primera jugada</translation>
    </message>
    <message>
        <source>%1: no entry for %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.&quot;</extracomment>
        <translation>%1: sin anotación para %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12.Nf3&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>Dibujando la página…</translation>
    </message>
    <message>
        <source>The page cannot be shown.</source>
        <translation>La página no se puede mostrar.</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <extracomment>%1 number of a page, %2 &quot;White’s score: 12.Nf3&quot;</extracomment>
        <translation>Página %1. %2</translation>
    </message>
    <message>
        <source>Enlarged cell. %1</source>
        <translation>Casilla ampliada. %1</translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Nada que elegir</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScanStatus</name>
    <message>
        <source>%1: reading page %2 of %3, %4 %</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 and %3 numbers of pages, %4 percent</extracomment>
        <translation>%1: leyendo la página %2 de %3, %4 %</translation>
    </message>
    <message>
        <source>%1: reading was stopped</source>
        <translation>%1: se detuvo la lectura</translation>
    </message>
    <message>
        <source>%1: comparing what was read</source>
        <translation>%1: comparando lo leído</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were read</source>
        <translation>
            <numerusform>%n anotación leída</numerusform>
            <numerusform>%n anotaciones leídas</numerusform>
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
        <translation>Lectura: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Cancel reading %1</source>
        <translation>Cancelar la lectura: %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Leer: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreEditing</name>
    <message>
        <source>Add %1%2 to %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>Añadir %1%2 en: %3</translation>
    </message>
    <message>
        <source>Read %1%2 as %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 and %3 an entry before and after</extracomment>
        <translation>Leer %1%2 como %3</translation>
    </message>
    <message>
        <source>Add a missing entry at %1 to %2</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 &quot;White’s score&quot;</extracomment>
        <translation>Añadir una anotación que falta en %1: %2</translation>
    </message>
    <message>
        <source>There is no entry here.</source>
        <translation>Aquí no hay anotación.</translation>
    </message>
    <message>
        <source>Mark %1%2 in %3 as void</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;White’s score&quot;</extracomment>
        <translation>Marcar %1%2 como nula: %3</translation>
    </message>
    <message>
        <source>White accepts Black’s entry %1</source>
        <translation>Las blancas aceptan la anotación %1 de las negras</translation>
    </message>
    <message>
        <source>Black accepts White’s entry %1</source>
        <translation>Las negras aceptan la anotación %1 de las blancas</translation>
    </message>
    <message>
        <source>An entry can be laid against a later move only. Mark the earlier one first.</source>
        <translation>Una anotación solo puede situarse frente a una jugada posterior. Marque primero la anterior.</translation>
    </message>
    <message>
        <source>Lay %1%2 against %3</source>
        <extracomment>name of an edit; %1 &quot;23.&quot;, %2 an entry, %3 &quot;24.&quot;</extracomment>
        <translation>Situar %1%2 frente a %3</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>a small letter for a piece</source>
        <translation>una minúscula por una pieza</translation>
    </message>
    <message>
        <source>letters of another language</source>
        <translation>letras de otro idioma</translation>
    </message>
    <message>
        <source>by its squares</source>
        <translation>por sus casillas</translation>
    </message>
    <message>
        <source>seen from the other side</source>
        <translation>visto desde el otro lado</translation>
    </message>
    <message>
        <source>characters that look or sound alike</source>
        <translation>signos que se parecen a la vista o al oído</translation>
    </message>
    <message>
        <source>as %1 has it</source>
        <translation>según: %1</translation>
    </message>
    <message>
        <source>as the likeliest game has it</source>
        <translation>según la partida más probable</translation>
    </message>
    <message>
        <source>one character away</source>
        <translation>a un carácter de distancia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a move, %2 reasons for it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as it looks on the picture</source>
        <translation>según se ve en la imagen</translation>
    </message>
</context>
<context>
    <name>diptych::gui::ScoreTableModel</name>
    <message>
        <source>%1, read as %2</source>
        <extracomment>an entry of a score and what it means: %1 &quot;cd&quot;, %2 &quot;cxd4&quot;</extracomment>
        <translation>%1, leído como %2</translation>
    </message>
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
    <name>diptych::gui::ScoreTyping</name>
    <message>
        <source>Notation of %1</source>
        <extracomment>name of an edit; %1 &quot;White’s score&quot;</extracomment>
        <translation>Notación: %1</translation>
    </message>
    <message>
        <source>White’s score</source>
        <translation>Planilla de las blancas</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Planilla de las negras</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>what was just typed; %1 &quot;12…&quot;, %2 the entry, %3 what may follow</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type %1%2 in %3</source>
        <extracomment>name of an edit; %1 &quot;12.&quot;, %2 a move, %3 &quot;White’s score&quot;</extracomment>
        <translation>Teclear %1%2: %3</translation>
    </message>
    <message>
        <source>%1: this cannot be read.</source>
        <translation>%1: no se puede leer.</translation>
    </message>
    <message>
        <source>%1: not a legal move; it is kept as written.</source>
        <translation>%1: no es una jugada legal; se conserva como está escrita.</translation>
    </message>
    <message>
        <source>The other score has no move here that can be played: type what the sheet has.</source>
        <translation>La otra planilla no tiene aquí una jugada posible: teclee lo que dice la planilla.</translation>
    </message>
    <message>
        <source>Leave %1 out in %2</source>
        <translation>Omitir %1: %2</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que retirar.</translation>
    </message>
    <message>
        <source>Take %1%2 back in %3</source>
        <translation>Retirar %1%2: %3</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Pegar en: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries pasted.</source>
        <translation>
            <numerusform>%n anotación pegada.</numerusform>
            <numerusform>%n anotaciones pegadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the starting position</source>
        <translation>Fijar la posición inicial</translation>
    </message>
    <message>
        <source>Type the move that the sheet has; Enter can only say “the same” where the other score is there.</source>
        <translation>Teclee la jugada que tiene la planilla; Intro solo puede decir «la misma» donde está la otra planilla.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::SignDialog</name>
    <message>
        <source>&amp;White refuses to sign</source>
        <translation>Las &amp;blancas se niegan a firmar</translation>
    </message>
    <message>
        <source>&amp;Black refuses to sign</source>
        <translation>Las &amp;negras se niegan a firmar</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Nobody has signed yet.</source>
        <translation>Aún no ha firmado nadie.</translation>
    </message>
    <message>
        <source>&amp;Sign…</source>
        <translation>&amp;Firmar…</translation>
    </message>
    <message>
        <source>Sign the report</source>
        <translation>Firmar el informe</translation>
    </message>
    <message>
        <source>W&amp;hat is signed</source>
        <translation>Qué se fir&amp;ma</translation>
    </message>
    <message>
        <source>Report with all evidence (.asice)</source>
        <translation>Informe con todas las pruebas (.asice)</translation>
    </message>
    <message>
        <source>Report alone (.pdf)</source>
        <translation>Solo el informe (.pdf)</translation>
    </message>
    <message>
        <source>&amp;Language of the report</source>
        <translation>&amp;Idioma del informe</translation>
    </message>
    <message>
        <source>Who &amp;signs</source>
        <translation>&amp;Quién firma</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Pl&amp;ace</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Vaciar el campo</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Signing cannot be undone. The signature covers the report as the incident stands now: what is changed afterwards needs a new report, which is signed again. A player who signs was informed; he need not agree.</source>
        <translation>La firma no se puede deshacer. Abarca el informe tal como está ahora el incidente: lo que se cambie después requiere un informe nuevo, que se firma otra vez. El jugador que firma fue informado; no tiene que estar de acuerdo.</translation>
    </message>
    <message>
        <source>There is no ruling yet. A proposal cannot be signed.</source>
        <translation>Aún no hay decisión. Una propuesta no se puede firmar.</translation>
    </message>
    <message>
        <source>The ruling departs from the proposal. Write the reasons first.</source>
        <translation>La decisión se aparta de la propuesta. Escriba primero los motivos.</translation>
    </message>
    <message>
        <source>The file was changed after it was signed: %1</source>
        <translation>El archivo se modificó después de firmarse: %1</translation>
    </message>
    <message>
        <source>The report has no free place for a signature of %1.</source>
        <translation>El informe no tiene sitio libre para una firma: %1.</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Firmando…</translation>
    </message>
    <message>
        <source>The arbiter signs first.</source>
        <translation>Primero firma el árbitro.</translation>
    </message>
    <message>
        <source>Make an identity, or choose the file of one.</source>
        <translation>Cree una identidad o elija su archivo.</translation>
    </message>
    <message>
        <source>Type the name of the person who signs.</source>
        <translation>Escriba el nombre de quien firma.</translation>
    </message>
    <message>
        <source>Type the passphrase of the identity.</source>
        <translation>Escriba la contraseña de la identidad.</translation>
    </message>
    <message>
        <source>Add the &amp;signature</source>
        <translation>Añadir la &amp;firma</translation>
    </message>
    <message>
        <source>%1 signs with a key that %2 certifies for this signature only; it is forgotten afterwards.</source>
        <extracomment>%1 a player, %2 whose identity certifies the key</extracomment>
        <translation>%1 firma con una clave que %2 certifica solo para esta firma; después se olvida.</translation>
    </message>
    <message>
        <source>Ready to be signed.</source>
        <translation>Listo para firmar.</translation>
    </message>
    <message>
        <source>Keep the signed report</source>
        <translation>Guardar el informe firmado</translation>
    </message>
    <message>
        <source>Signed container (*.asice)</source>
        <translation>Contenedor firmado (*.asice)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Signed: %1</source>
        <translation>Firmado: %1</translation>
    </message>
    <message>
        <source>The report says that %1 refused to sign.</source>
        <translation>Según el informe, %1 se negó a firmar.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::StartDialog</name>
    <message>
        <source>Start of the scores</source>
        <translation>Inicio de las planillas</translation>
    </message>
    <message>
        <source>Position (FEN)</source>
        <translation>Posición (FEN)</translation>
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
        <source>To move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Número de la jugada</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Posición habitual</translation>
    </message>
    <message>
        <source>&amp;Position (FEN)</source>
        <translation>&amp;Posición (FEN)</translation>
    </message>
    <message>
        <source>&amp;To move</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>Move &amp;number</source>
        <translation>&amp;Número de la jugada</translation>
    </message>
    <message>
        <source>This is no position in which a game can go on: %1</source>
        <translation>No es una posición en la que pueda seguir una partida: %1</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingPage</name>
    <message>
        <source>Same (Enter)</source>
        <translation>Igual (Intro)</translation>
    </message>
    <message>
        <source>Left out (Insert)</source>
        <translation>Omitida (Insert)</translation>
    </message>
    <message>
        <source>Take back (Backspace)</source>
        <translation>Retirar (Retroceso)</translation>
    </message>
    <message>
        <source>Notation of the sheet</source>
        <translation>Notación de la planilla</translation>
    </message>
    <message>
        <source>What was typed</source>
        <translation>Lo tecleado</translation>
    </message>
    <message>
        <source>Moves that can be meant</source>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Picked up on %1.</source>
        <translation>Tomada en %1.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan negras</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1 &quot;White’s score&quot;, %2 &quot;12…&quot;, %3 &quot;Black to move&quot;</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Board, %1 %2</source>
        <translation>Tablero, %1 %2</translation>
    </message>
    <message>
        <source>No legal move is spelled so. Enter keeps it as it is written.</source>
        <translation>Ninguna jugada legal se escribe así. Intro la conserva como está escrita.</translation>
    </message>
    <message>
        <source>Down chooses a move, Enter takes it.</source>
        <translation>Abajo elige una jugada, Intro la toma.</translation>
    </message>
    <message>
        <source>Enter: %1, as the other score.</source>
        <extracomment>%1 a move</extracomment>
        <translation>Intro: %1, como la otra planilla.</translation>
    </message>
    <message>
        <source>Type the move as the sheet has it, or make it on the board.</source>
        <translation>Teclee la jugada como está en la planilla o hágala en el tablero.</translation>
    </message>
    <message>
        <source>Choose the piece that the pawn becomes.</source>
        <translation>Elija la pieza en la que se convierte el peón.</translation>
    </message>
    <message>
        <source>&amp;White’s score</source>
        <translation>Planilla de las &amp;blancas</translation>
    </message>
    <message>
        <source>&amp;Black’s score</source>
        <translation>Planilla de las ne&amp;gras</translation>
    </message>
    <message>
        <source>&amp;Start from…</source>
        <translation>Empe&amp;zar en…</translation>
    </message>
    <message>
        <source>&amp;Compare the scores</source>
        <translation>Co&amp;mparar las planillas</translation>
    </message>
    <message>
        <source>Visuall&amp;y disabled</source>
        <translation>Dis&amp;capacidad visual</translation>
    </message>
    <message>
        <source>Visually disabled: %1</source>
        <extracomment>name of an edit; %1 a player, or nobody</extracomment>
        <translation>Discapacidad visual: %1</translation>
    </message>
    <message>
        <source>the game is over (%1)</source>
        <extracomment>%1 &quot;checkmate&quot;</extracomment>
        <translation>la partida ha terminado (%1)</translation>
    </message>
    <message>
        <source>No move follows. Go on with the other score, or compare them. What the sheet has all the same can be typed.</source>
        <translation>No sigue ninguna jugada. Pase a la otra planilla o compárelas. Lo que la planilla tenga aun así se puede teclear.</translation>
    </message>
</context>
<context>
    <name>diptych::gui::TypingTableModel</name>
    <message>
        <source>left out</source>
        <comment>an entry</comment>
        <translation>omitida</translation>
    </message>
    <message>
        <source>next</source>
        <comment>the entry that is typed next</comment>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an entry that is missing or cannot be read</comment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two entries</comment>
        <translation>iguales</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>two entries</comment>
        <translation>difieren</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>an empty cell</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>column of the move numbers</comment>
        <translation>Jugada</translation>
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
        <source>State</source>
        <comment>column of the state of a row</comment>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>diptych::gui::WelcomePage</name>
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
        <source>T&amp;ype two scores</source>
        <translation>Teclear dos p&amp;lanillas</translation>
    </message>
    <message>
        <source>Or drop an incident, a case or two score files anywhere in this window.</source>
        <translation>O suelte un incidente, un caso o dos planillas en cualquier lugar de esta ventana.</translation>
    </message>
    <message>
        <source>New &amp;incident…</source>
        <translation>Nuev&amp;o incidente…</translation>
    </message>
    <message>
        <source>Rece&amp;nt</source>
        <translation>&amp;Recientes</translation>
    </message>
</context>
</TS>
