## Wählen

terminal-welcome = Willkommen bei Sabika, dem Zuhause der Alhambra.
terminal-choose = Wähle eine Zahl von 1 bis { $count } (? für Hilfe):
terminal-not-a-choice = „{ $text }“ ist keine Zahl von 1 bis { $count } und auch kein Befehl. Mit ? bekommst du Hilfe.
terminal-ways = { $count } Möglichkeiten
terminal-back = zurück
terminal-final-move = Danach lässt es sich nicht mehr zurücknehmen: { $move }
terminal-final-how = Enter tut es, mit etwas anderem wählst du neu:
terminal-only-answer = Es gibt nur eine Antwort: { $move }
terminal-always-on = Bei dieser Frage passt du künftig. Mit „immer“, wo man nicht passen kann, wirst du wieder alles gefragt.
terminal-always-off = Du wirst wieder alles gefragt.
terminal-always-no = Bei dieser Frage kann man nicht passen.
terminal-rooms-same = Wie zuvor: { $rooms }. „tisch“ zeigt alles.
terminal-press-enter = Weiter mit Enter.
terminal-why-nothing = Keine Regel spricht dagegen; oder es bedeutet jetzt nichts.
terminal-seed = Dieses Spiel wurde mit der Zahl { $seed } ausgeteilt: „sabika play --seed …“ teilt es noch einmal aus.
terminal-afterwards = Das Spiel ist aus. Gib revanche, verlauf, punkte, bretter oder speichern und eine Datei ein; Enter hört auf:
terminal-why-not = Das geht nicht: { $reason } (Regel { $rule })
terminal-curtain = Jetzt ist { $seat } dran. Alle anderen schauen weg; dann Eingabetaste.

## Zurücknehmen, speichern, aufhören

terminal-undone = Zurückgenommen: { $move }.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas Verdecktes aufgedeckt.
terminal-undo-others = Das lässt sich nicht zurücknehmen: andere haben seither gezogen.
terminal-saved = Gespeichert in { $file }.
terminal-save-failed = Das Speichern in { $file } ist nicht gelungen: { $error }
terminal-loaded = Weiter geht es mit { $file }.
terminal-goodbye = Auf Wiedersehen, bis zum nächsten Spiel!

## Der Tisch

terminal-yard = Bauhof
terminal-preview = Vorschau (rückt nach rechts auf, dann auf den Bauhof)
terminal-display = Geldauslage
terminal-hand = Dein Geld
terminal-alhambra = Alhambra von { $seat }
terminal-reserve = Reserve
terminal-aside = Noch zu legen
terminal-dirk = Dirks Plättchen
terminal-magical = magisch
terminal-empty = leer
terminal-supply-left = Plättchen im Vorrat: { $count }
terminal-deck-left = Karten im Nachziehstapel: { $count }
terminal-longest-wall = Längste Mauer: { $length }
terminal-turn = Zug { $number }
terminal-log = Was geschah

## Punkte

terminal-score = Punkte
terminal-score-player = Name
terminal-score-total = Gesamt
terminal-score-sum = Summe
terminal-score-beside = Nach den Wertungen
terminal-score-beside-red_palace = Am Anfang, ohne Bezahltes
terminal-scoring = { $round ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Schlusswertung
}
terminal-scoring-preview = Was Wertung { $round } jetzt bringen würde
terminal-final = Endergebnis
terminal-winner = { $count ->
    [one] { $names } gewinnt. Herzlichen Glückwunsch!
   *[other] { $names } gewinnen gemeinsam. Herzlichen Glückwunsch!
}

## Hilfe

terminal-help-title = Was du eingeben kannst
terminal-help-number = eine Zahl: diese Zeile des Menüs wählen
terminal-help-move = ein Zug in Spielnotation, etwa „buy 1 with gulden-7“
terminal-help-why = warum …: warum etwas nicht geht: eine Stelle („warum 1,0“), ein Feld („warum Gulden“), eine Karte („warum 7 Denar“) oder ein Zug
terminal-help-back = hoch: zum Menü davor (0 tut dasselbe)
terminal-help-explain = erkläre …: worum es in einer Zeile des Menüs geht („? 7“ tut dasselbe)
terminal-help-always = immer: bei dieser Frage jetzt und künftig passen; wo man nicht passen kann: wieder alles gefragt werden
terminal-help-rematch = revanche: mit denselben Leuten noch einmal spielen
terminal-help-hint = tipp: was ein Bot tun würde
terminal-help-undo = zurück: den letzten eigenen Zug zurücknehmen
terminal-help-log = verlauf: was bisher geschah
terminal-help-score = punkte: die Punkte, und was die nächste Wertung bringen würde
terminal-help-board = bretter: alle Alhambras
terminal-help-rules = regeln …: eine Regel lesen, etwa „regeln BASE-B3“, oder nach Wörtern suchen: „regeln passend bezahlen“
terminal-help-save = speichern …: das Spiel in einer Datei speichern
terminal-help-help = hilfe: diese Liste
terminal-help-quit = ende: das Spiel verlassen
terminal-help-cells = Stellen schreibt man als Ost,Nord, vom Brunnen auf 0,0 aus gesehen.

## Das Terminal: Plätze und Auswahl

# Die Buchstaben von Pavillon, Serail, Arkaden, Gemächer, Garten, Turm; jeder einmal.
terminal-column-cards = Karten
terminal-column-wall = Mauer
terminal-price = Preis { $price }
terminal-pays = Wertung { $round } zahlt { $place ->
    [1] dem Ersten
    [2] dem Zweiten
   *[3] dem Dritten
}
terminal-wall-then = → Mauer { $length }
terminal-why-legal = Das geht: { $move }.
terminal-thought = { $bot }: { $win } % Aussicht, { $margin } Punkte: { $move } ({ $futures ->
    [one] eine Zukunft
   *[other] { $futures } Zukünfte
})
terminal-hint = Der Bot emir würde: { $move } (getippt: { $text })
terminal-no-seat = Hier heißt niemand „{ $text }“.
terminal-no-rule = Es gibt keine Regel „{ $text }“.
terminal-go-on-resume = Später weiterspielen: sabika play --resume
terminal-nothing-left = hier liegt kein unfertiges Spiel; mit „sabika play“ beginnt eines
terminal-left = Ein verlassenes Spiel bleibt aufgehoben, bis du in diesem ziehst: Mit sabika play --resume geht es weiter.
terminal-go-on-with = Später weiterspielen: sabika play --load { $file } --save { $file }
terminal-help-table = tisch: den Tisch noch einmal zeigen
terminal-help-bad-move = „{ $text }“ ist kein Zug. Züge sehen so aus: take denar-2 gulden-3 · buy 1 with gulden-7 · build garden-8-NE at 1,0 · build magical-tower at 1,0 turned 90 · turn 1,0 to 90
terminal-help-board-signs = Auf dem Plan ist eine dicke Linie eine Mauer und eine punktierte eine offene Seite; wo keine Linie ist, kann man gehen. [7] ist die Stelle der Auswahl 7.

## Das Terminal: falsche Eingaben

terminal-bad-players = { $least } bis { $most } können mitspielen, nicht { $found }
terminal-bad-option-form = eine Option hat die Form Name=Wert
terminal-bad-option = diese Option gibt es nicht; es gibt { $known }
terminal-bad-value = möglich ist { $allowed }
terminal-bad-module = dieses Modul gibt es nicht; es gibt { $known }
terminal-bad-game = dieses Spiel gibt es nicht; es gibt { $known }
terminal-game-no-module = das ist ein Spiel, kein Modul: Spiele es mit --game { $game }
terminal-foreign-module = { $game }: wird nicht mit diesem Modul gespielt (Regel { $rule }); dazu passen { $known }
terminal-foreign-option = { $game }: kennt diese Option nicht (Regel { $rule }), sondern { $known }
terminal-playing = Ihr spielt: { $game }.
terminal-bad-bot = es gibt keinen Bot „{ $name }“; es gibt { $known }
terminal-bad-seats = { $seats ->
    [one] ein Platz ist
   *[other] { $seats } Plätze sind
} genannt, bei { $players } Mitspielenden
terminal-bad-name = Platz { $seat } hat keinen Namen
terminal-bad-ply = das Spiel hat { $most } Züge
terminal-said-twice = das steht zweimal da
terminal-at-least-one = mindestens 1
terminal-did-you-mean = Meintest du „{ $name }“?
terminal-bad-command = diesen Befehl gibt es nicht; es gibt { $known }

## Das Terminal: Aufzeichnungen, Regeln, Kombinationen

terminal-verified = Geprüft: { $moves ->
    [one] ein einzelner Zug
   *[other] { $moves } Züge
} in { $turns ->
    [one] einer Runde
   *[other] { $turns } Züge
}, alle nach den Regeln.
terminal-rules-files = { $rules } Regeln in { $files } Dateien
terminal-rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
terminal-help-rules-how = Eine liest man mit „sabika rules BASE-B3“, eine Gruppe zeigt „sabika rules VIZ“, und nach Wörtern sucht „sabika rules längste Mauer“.
terminal-no-rule-words = Keine Regel hat alle diese Wörter: { $text }.
terminal-coverage-all = { $count ->
    [one] Die einzige Regel dieser Version kommt in einem Szenario oder einem Test vor.
   *[other] Alle { $count } Regeln dieser Version kommen in einem Szenario oder einem Test vor.
}
terminal-coverage-waiting = { $rule } wartet auf ein Modul, das es noch nicht gibt: { $modules }.
terminal-coverage-missing = { $count ->
    [one] Eine von { $of } Regeln kommt in keinem Szenario und keinem Test vor:
   *[other] { $count } von { $of } Regeln kommen in keinem Szenario und keinem Test vor:
}
terminal-combo-base = Kurz gesagt
terminal-combo-interactions = Was zusammenspielt

## Das Terminal: die Kombinationskarte

terminal-combo-prepare = Was ihr vorbereitet
terminal-combo-turn = Ein Zug der Reihe nach
terminal-combo-buying = Was man kauft, und wofür
terminal-combo-scoring = Eine Wertung der Reihe nach
terminal-combo-end = Wenn das Spiel endet
terminal-combo-modules = Die Module einzeln

## Das Terminal: Simulationen

terminal-sim-title = { $games } Spiele mit { $players } Mitspielenden
terminal-sim-bot = Bot-Art
terminal-sim-seats = Plätze
terminal-sim-wins = Siege (95 %)
terminal-sim-fair = Erwartet
terminal-sim-points = Punkte
terminal-sim-wall = Mauer
terminal-sim-turns = Züge
terminal-sim-bought = Gekauft
terminal-sim-exact = Passend
terminal-sim-length = Ein Spiel hat { $turns } Züge und { $moves } Entscheidungen; { $shared } % enden mit mehreren Siegern.
terminal-sim-hash = Prüfsumme aller Ergebnisse: { $hash } (auf jedem Rechner dieselbe).
terminal-sim-seat = Platz
terminal-sim-by-seat = Platz für Platz
terminal-sim-spread = Punkte, nach Zehnteln der Spiele (in %)
terminal-sim-least = wenigste
terminal-sim-most = meiste
terminal-sim-seed = Startwerte { $first } bis { $last }, einer für jede Verteilung.
terminal-sim-stopped = Angehalten: { $played } von { $games } Spielen sind gespielt. Dies ist ihr Bericht.
terminal-sim-speed = { $games } Spiele in { $seconds } s: { $rate } Spiele/s ({ $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
})

## Das Terminal: die Rangliste der Bots

terminal-ladder-title = { $table }: { $games } Spiele mit { $players } Mitspielenden
terminal-ladder-rating = Stärke
terminal-ladder-time = Je Frage
terminal-ladder-against = Gegen
terminal-ladder-games = Spiele
terminal-ladder-two = mindestens zwei Bots, jeder einmal genannt
terminal-ladder-unknown = einen Tisch „{ $table }“ gibt es nicht: eine Zahl von 2 bis 6 Mitspielenden, eine Vorauswahl oder ein Modul
terminal-ladder-interval = 95 %

## Das Terminal: Messungen

terminal-bench-title = Ein Kern, vier Mitspielende, Median aus drei Runden
terminal-bench-what = Was
terminal-bench-median = Median-Wert
terminal-bench-spread = Streuung
terminal-bench-laps = In Umläufen
terminal-bench-target = Ziel
terminal-bench-listed = Zufallsspiele, alle Züge aufgelistet
terminal-bench-sampled = Zufallsspiele, Züge ohne Liste gezogen
terminal-bench-moves = Züge, alle aufgelistet
terminal-bench-greedy = Spiele von vier gierigen Bots
terminal-bench-playouts = Aus der Mitte eines Spiels zu Ende gespielt
terminal-bench-step = Suchschritte: Kopie, neu verteilt, sechs Züge von greedy
terminal-bench-step-modules = Dasselbe mit allen Modulen
terminal-bench-search = Zukünfte, die architect versucht, mit erstem Blick
terminal-bench-search-modules = Dasselbe mit allen Modulen
terminal-bench-greedy-modules = Spiele von drei gierigen Bots, alle Module
terminal-bench-placements = Wo ein Plättchen passt, 14 Plättchen
terminal-bench-placements-ready = Wo ein Plättchen passt, Plan schon vorbereitet
terminal-bench-wall = Längste Mauer, 14 Plättchen
terminal-bench-removals = Was entfernt werden kann, 14 Plättchen
terminal-bench-clone-base = Kopie eines Grundspiels
terminal-bench-clone-all = Kopie eines Spiels mit allen Modulen
terminal-bench-unused = Zufallsspiele, Module da, aber nicht benutzt
terminal-bench-modules = Zufallsspiele, alle Module benutzt, alle Züge aufgezählt
terminal-bench-modules-drawn = Zufallsspiele, alle Module benutzt, Züge gezogen
terminal-bench-palace = Zufallsspiele vom Roten Palast, alle Züge aufgelistet
terminal-bench-palace-drawn = Zufallsspiele vom Roten Palast, Züge gezogen
terminal-bench-question = Eine Frage mit ihren Antworten und ein Schnappschuss, für einen Platz
terminal-bench-question-modules = Dasselbe mit allen Modulen
terminal-bench-view = Der Tisch fertig zum Zeichnen, für einen Platz
terminal-bench-view-modules = Dasselbe mit allen Modulen
terminal-bench-news = Ein Zug und was davon zu hören ist, für vier Plätze
terminal-bench-news-modules = Dasselbe mit allen Modulen
terminal-bench-module = Zufallsspiele nur mit { $module }
terminal-bench-bytes-base = Größe eines Grundspiels
terminal-bench-bytes-all = Größe eines Spiels mit allen Modulen
terminal-bench-calibration = Ein Umlauf des Maßstabs { $name } dauert hier { $micros } µs. „In Umläufen“: wie viele in der Zeit eines Umlaufs; bei Zeiten, wie viele Runden seiner Schleife.

## Das Terminal: Bots, die Programme sind

terminal-sim-program = Der Bot „{ $bot }“, im Spiel mit dem Startwert { $seed }, bei Zug { $ply }: { $why }.
terminal-sim-program-no-start = er ließ sich nicht starten: { $error }
terminal-sim-program-gone = das Programm ist zu Ende
terminal-sim-program-silent = es kam { $seconds } s lang keine Antwort
terminal-sim-program-unasked = er sagte „{ $text }“, ohne gefragt zu sein
terminal-sim-program-nonsense = die Zeile „{ $text }“ ist kein JSON-Objekt mit einem „move“
terminal-sim-program-no-move = „{ $text }“ ist kein Zug
terminal-sim-program-illegal = der Zug „{ $move }“ geht nicht: { $reason } (Regel { $rule })

## Das Terminal: Module und Optionen

terminal-modules-expansion = Erweiterung { $number }
terminal-modules-promos = Promo-Module
terminal-modules-game = { $game } (--game { $name }) spielt man mit: { $modules }.
terminal-modules-options = Optionen
terminal-modules-default = (Standard)
terminal-modules-number = eine Zahl von 0 bis { $most }; der Standard ist { $default }
terminal-modules-how = So spielst du damit: sabika play --modules vizier,squares --option holes=cell. Was zusammengehört: sabika combo vizier squares.

## Das Terminal: Aufzeichnungen, die nicht lesbar sind

terminal-record-none = das ist keine Aufzeichnung eines Spiels
terminal-record-newer = { $what }: von einer späteren Version geschrieben ({ $found }; diese kennt { $known })
terminal-record-cut = die Aufzeichnung hört mittendrin auf, bei Byte { $at }
terminal-record-damaged = sie ist bei Byte { $at } beschädigt ({ $why })
terminal-record-no-json = das ist kein JSON ({ $why })
terminal-record-field = das Feld { $field } stimmt nicht ({ $why })
terminal-record-line = Zeile { $line } ist nicht lesbar ({ $why })
terminal-record-wrong-seat = Zeile { $line }: Zug { $ply } ist an { $asked }, nicht an { $said }
terminal-record-illegal = Zug { $ply } („{ $move }“, { $seat }) geht nicht: { $reason } (Regel { $rule })
terminal-record-after-end = das Spiel war vor Zug { $ply } schon zu Ende
terminal-record-wrong-result = als Ergebnis steht da { $said }, die Züge ergeben aber { $found }
terminal-record-not-over = es steht ein Ergebnis da, aber nach Zug { $ply } ist das Spiel nicht zu Ende

## Der ganze Bildschirm

screen-small = Sabika braucht ein Fenster von mindestens 60 Spalten und 20 Zeilen. Mit --plain spricht es in Zeilen.
screen-player = { $name } { $points } ({ $cards } Karten, Mauer { $wall })
screen-player-short = { $name } { $points }
screen-alhambra = { $name }: Mauer { $wall }
screen-keys = ↑↓ Enter wählen · Tab Plan · Esc zurück · u rückgängig · h Tipp · ? Hilfe · q
screen-keys-page =  ↑↓ lesen · Enter weiter
screen-keys-end =  ↑↓ lesen · v zurückblicken · r noch einmal · w speichern · q Ende
screen-keys-review =  ←→ Zug um Zug · Pos1, Ende · Esc zurück
screen-final =  Enter: tun · Esc: noch nicht
screen-back = Esc: zurück
screen-save = In welcher Datei speichern?
screen-rules = Welche Regel? Ihre Nummer oder einige ihrer Wörter:
screen-review = Nach { $ply } von { $of } Zügen
screen-no-modules = Kein Modul ist im Spiel.
screen-help =
    ↑ ↓ und Enter, eine Ziffer oder ein Klick: eine Zeile des Menüs wählen. Esc geht zurück.
    Tab: zum Plan, dann zu Bauhof und Geldauslage, dann wieder zum Menü. Dort bewegen die Pfeile, Enter berührt, was geht ({"◆"}); was nicht geht, sagt, warum.
    Was sich nicht zurücknehmen lässt, wird noch einmal gefragt: Das ist das Ende deines Zuges. Bis dahin nimmt u zurück, was du getan hast.

    h  was ein Bot tun würde            u  zurücknehmen
    x  worum es in dieser Zeile geht    a  hier immer passen / wieder fragen
    l  was geschehen ist                s  Punkte, und die nächste Wertung
    b  alle Alhambras                   m  was die Module zeigen
    r  eine Regel nachschlagen          w  das Spiel in einer Datei speichern
    q  Ende; sabika play --resume macht weiter

## Der Server

terminal-serving = Sabika bietet Tische an unter { $url }; sie werden in { $folder } aufbewahrt. Strg-C beendet es.
terminal-serve-no-browser = es konnte kein Browser geöffnet werden
terminal-bot-played = Das Spiel ist aus; { $count } saßen am Tisch.
terminal-bot-no-table = diesen Tisch gibt es nicht, oder er lässt den Bot nicht herein
terminal-restore-there = in { $folder } gibt es schon Tische: nenne einen anderen Ordner
terminal-reports = { $count ->
    [0] Niemand hat etwas gemeldet.
    [one] Eine Meldung.
   *[other] { $count } Meldungen.
}
terminal-serve-no-folder = es gibt keinen Datenordner: nenne einen
terminal-fsck = { $count ->
    [one] Ein Tisch gelesen
   *[other] { $count } Tische gelesen
}, { $broken ->
    [0] jedes Protokoll ist heil.
    [one] ein Protokoll passt nicht zusammen.
   *[other] { $broken } Protokolle passen nicht zusammen.
}
terminal-verify = Jeder Zug ist erlaubt, und ausgeteilt wurde, wie mit { $hash } versprochen.
terminal-verify-other = Dieses Spiel wurde als { $hash } versprochen, nicht so.
terminal-load-moves = Züge
terminal-load-latency = Vom Zug zur Bestätigung: die Hälfte · 95 % · 99 % · alle
terminal-load-refused = Abgelehnt
terminal-load-cpu = Prozessorzeit des Servers (Züge in einer Sekunde davon)
terminal-load-memory = Speicher des Servers
