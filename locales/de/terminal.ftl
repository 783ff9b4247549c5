## Wählen

terminal-welcome = Willkommen bei Sabika, dem Zuhause der Alhambra.
terminal-choose = Wähle eine Zahl von 1 bis { $count } (? für Hilfe):
terminal-not-a-choice = „{ $text }“ ist keine Zahl von 1 bis { $count } und auch kein Befehl. Mit ? bekommst du Hilfe.
terminal-press-enter = Weiter mit der Eingabetaste.
terminal-more-moves = { $count ->
    [one] … und noch einer; mit „all“ siehst du ihn.
   *[other] … und noch { $count }; mit „all“ siehst du sie.
}
terminal-why-not = Das geht nicht: { $reason } (Regel { $rule })
terminal-thinking = { $seat } denkt nach …
terminal-curtain = Jetzt ist { $seat } dran. Alle anderen schauen weg; dann Eingabetaste.
terminal-your-turn = { $seat }, du bist dran.

## Zurücknehmen, speichern, aufhören

terminal-undone = Zurückgenommen: { $move }.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas Verdecktes aufgedeckt.
terminal-undo-others = Das lässt sich nicht zurücknehmen: andere haben seither gezogen.
terminal-saved = Gespeichert in { $file }.
terminal-save-failed = Das Speichern in { $file } ist nicht gelungen: { $error }
terminal-loaded = Weiter geht es mit { $file }.
terminal-quit-ask = Das Spiel verlassen? (ja/nein)
terminal-yes = ja
terminal-goodbye = Auf Wiedersehen, bis zum nächsten Spiel!

## Der Tisch

terminal-players = Mitspielende
terminal-modules = Module
terminal-no-modules = nur das Grundspiel
terminal-yard = Bauhof
terminal-yard-slot = { $slot }. { $currency }: { $tile }
terminal-preview = Vorschau (rückt nach rechts auf, dann auf den Bauhof)
terminal-display = Geldauslage
terminal-hand = Dein Geld
terminal-hand-size = { $count ->
    [one] eine Geldkarte
   *[other] { $count } Geldkarten
}
terminal-alhambra = Alhambra von { $seat }
terminal-reserve = Reserve
terminal-aside = Noch zu legen
terminal-dirk = Dirks Plättchen
terminal-magical = magisch
terminal-ability-cost = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 Karte
   *[other] {" "}+ { $cards } Karten
}
terminal-empty = leer
terminal-supply-left = Plättchen im Vorrat: { $count }
terminal-deck-left = Karten im Nachziehstapel: { $count }
terminal-longest-wall = Längste Mauer: { $length }
terminal-turn = Zug { $number }
terminal-log = Was geschah
terminal-log-empty = Noch ist nichts geschehen.

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
terminal-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
terminal-final = Endergebnis
terminal-winner = { $count ->
    [one] { $names } gewinnt. Herzlichen Glückwunsch!
   *[other] { $names } gewinnen gemeinsam. Herzlichen Glückwunsch!
}

## Hilfe

terminal-help-title = Was du eingeben kannst
terminal-help-number = eine Zahl: diesen Zug machen
terminal-help-move = ein Zug in Spielnotation, etwa „buy 1 with gulden-7“
terminal-help-all = all: alle Züge zeigen
terminal-help-why = why …: fragen, warum ein Zug nicht geht
terminal-help-hint = hint: was ein Bot tun würde
terminal-help-undo = undo: den letzten eigenen Zug zurücknehmen
terminal-help-log = log: was bisher geschah
terminal-help-score = score: die Punkte, und was die nächste Wertung bringen würde
terminal-help-board = board: alle Alhambras
terminal-help-rules = rules …: eine Regel lesen, etwa „rules BASE-B3“
terminal-help-save = save …: das Spiel in einer Datei speichern
terminal-help-quit = quit: das Spiel verlassen
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
terminal-kind-buy = Ein Plättchen kaufen (★ passend: noch eine Aktion)
terminal-kind-buy-between = Ein Plättchen kaufen, passend
terminal-kind-take = Geld nehmen
terminal-kind-module = Aktionen der Module
terminal-kind-answer = Deine Möglichkeiten
terminal-kind-place = Ein Plättchen legen
terminal-kind-redesign = Umbauen
terminal-kind-pass = Oder nicht
terminal-kind-beside = Jederzeit
terminal-why-legal = Das geht: { $move }.
terminal-hint = Der Bot greedy würde: { $move } (getippt: { $text })
terminal-no-seat = Hier heißt niemand „{ $text }“.
terminal-no-rule = Es gibt keine Regel „{ $text }“.
terminal-go-on-with = Später weiterspielen: sabika play --load { $file } --save { $file }
terminal-help-table = table: den Tisch noch einmal zeigen
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
terminal-help-rules-how = Eine liest man mit „sabika rules BASE-B3“, eine Gruppe zeigt „sabika rules VIZ“.
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
terminal-base-1 = Du sammelst Geld in vier Währungen, kaufst Gebäude und legst sie um deinen Brunnen.
terminal-base-2 = Dein Zug ist eine Aktion: Geld nehmen (eine Karte, oder mehrere mit zusammen höchstens 5), ein Plättchen kaufen oder deine Alhambra umbauen. Wer passend zahlt, hat noch eine Aktion.
terminal-base-3 = Plättchen werden nie gedreht. Mauern treffen auf Mauern, offene Seiten auf offene Seiten, jedes Plättchen ist zu Fuß vom Brunnen erreichbar, und keine Lücke wird eingeschlossen.
terminal-base-4 = Drei Wertungen belohnen die meisten Gebäude jeder Art und die längste Außenmauer.
terminal-base-5 = Das Spiel endet, wenn der Bauhof nicht mehr aufgefüllt werden kann.
terminal-base-dirk = Zu zweit spielt Dirk mit: Er besitzt Plättchen, zählt bei den Mehrheiten mit und kann bekommen, was du kaufst, aber gewinnen kann er nicht.

## Das Terminal: die Kombinationskarte

terminal-combo-prepare = Was ihr vorbereitet
terminal-combo-turn = Ein Zug der Reihe nach
terminal-combo-buying = Was man kauft, und wofür
terminal-combo-scoring = Eine Wertung der Reihe nach
terminal-combo-end = Wenn das Spiel endet
terminal-combo-modules = Die Module einzeln
terminal-combo-topic-money = Bezahlen
terminal-combo-topic-getting = An Plättchen kommen
terminal-combo-topic-building = Bauen
terminal-combo-topic-counting = Figuren und Punkte
terminal-turn-begin = Dein Zug beginnt
terminal-turn-begin-caravanserai = rücke zuerst einen Stein deiner Karawansereien ein Feld weiter, wenn du willst
terminal-turn-begin-characters = dann Bettler, Tänzerin und Geldwechsler, jeder einmal, in beliebiger Folge
terminal-turn-action = Eine Aktion
terminal-turn-action-base = Geld nehmen, ein Plättchen kaufen oder umbauen; wer passend zahlt, hat noch eine Aktion
terminal-turn-action-vizier = oder wecke deinen schlafenden Stein
terminal-turn-action-squares = oder nimm eine offene Bauhütte, kostenlos
terminal-turn-action-exchange_offices = oder nimm eine Wechselstube der Auslage
terminal-turn-action-city_gates = oder nimm die Torkarte neben der Auslage
terminal-turn-action-characters = mit dem Kaufmann dürfen mehrere Karten zusammen 7 wert sein
terminal-turn-action-walls = oder nimm eine Mauerkarte und baue ihre Stücke an eines deiner Plättchen
terminal-turn-action-treasure_chamber = oder kaufe die vier Truhen einer Kammer
terminal-turn-action-bazaars = oder kaufe einen Basar neben dem Bauhof
terminal-turn-action-power_of_sultan = oder kaufe eine Sultanskarte neben dem Bauhof
terminal-turn-action-caravanserai = oder kaufe eine Karawanserei, mit vier Arten in deiner Alhambra (höchstens zwei, die zweite mit fünf)
terminal-turn-action-art_of_the_moors = oder entwickle: alle deine Kulturplättchen rücken ein Feld weiter, bis zu ihrem Stein
terminal-turn-action-falconers = oder setze, als einzige Aktion, Falken, wo vier Plättchen zusammenstoßen, jeden für eine Handkarte
terminal-turn-action-watchtowers = zu einem Gebäude des Grundspiels lässt sich ein Wachturm seiner Farbe kaufen
terminal-turn-action-building_sites = oder nimm ein Plättchen als Baustelle (deine letzte Aktion) oder baue eine fertig
terminal-turn-action-magical_buildings = ein Umbau darf auch ein magisches Gebäude an seiner Stelle drehen
terminal-turn-action-red_palace = vor, zwischen und nach deinen Aktionen: Fähigkeiten, jede einmal, bezahlt mit deinen Wachen; eine davon ist ein Kauf aus der Vorschau
terminal-turn-pay = Gleich nach dem Bezahlen
terminal-turn-pay-change = für je zwei zu viel darfst du eine Münze ziehen
terminal-turn-pay-exchange_certificates = bis zu 6 zu viel darfst du auf deinem leeren Zertifikat sparen, in jeder Währung, von der noch ein Stein da ist
terminal-turn-pay-building_sites = sieh dir heimlich zwei Baustellenplättchen an und behalte eines
terminal-turn-pay-power_of_sultan = behalte die Markierung der Sultanskarte oder ziehe einmal eine neue
terminal-turn-pay-invaders = ein Gebäude der Art eines offenen Spähers, passend bezahlt: nimm den Späher und sieh dir den nächsten Angriff an
terminal-turn-pay-characters = der Geizhals nimmt nach einem Preis ab 10 eine Karte der Auslage
terminal-turn-place = Legen
terminal-turn-place-base = baue, was du bekommen hast, oder lege es in die Reserve
terminal-turn-place-city_gates = eine Torkarte darf eine Doppelmauer öffnen, wenn der Zug das braucht
terminal-turn-place-camps = Feldlager stehen draußen, mit einer Bastion an einer Mauer
terminal-turn-place-street_trader = baue auf den Platz des Händlers, und ein Bewohner darf einziehen
terminal-turn-place-watchtowers = ein Wachturm kommt in die Alhambra, beliebig gedreht, eine kurze Seite an einem Gebäude seiner Farbe; nie in die Reserve
terminal-turn-place-magical_buildings = magische Gebäude darfst du drehen
terminal-turn-place-red_palace = zuerst ein Mauerstück, wenn du eines hast; jeder Wehrturm eines gelegten Plättchens bekommt eine Wache
terminal-turn-place-bonus_cards = steht das Plättchen, darf die Bonuskarte gezeigt werden, jetzt oder jederzeit
terminal-turn-end = Dein Zug endet
terminal-turn-end-characters = der Architekt baut noch einmal um
terminal-turn-end-master_builders = ein Baumeister darf noch einmal umbauen
terminal-turn-end-treasure_chamber = gekaufte Truhen kommen auf Gebäude ihrer Farbe; was übrig bleibt, geht herum
terminal-turn-end-street_trader = ein beiseitegestellter Händler bekommt einen neuen Platz
terminal-turn-end-art_of_the_moors = neue Kulturplättchen für zwei Gebäude eines Preises, und Steine rücken vor
terminal-turn-end-red_palace = alle Fähigkeiten werden wieder aufgedeckt
terminal-turn-refill = Auffüllen
terminal-turn-refill-base = Geld auf vier Karten, dann eine Wertung, wenn ihre Karte kam, dann der Bauhof
terminal-turn-refill-base-red_palace = die Vorschau rückt auf den Bauhof nach, dann werden Bauhof und Vorschau gefüllt, dann das Geld auf vier Karten, dann eine Wertung, wenn ihre Karte kam
terminal-turn-refill-city_gates = eine Torkarte kommt neben die Auslage
terminal-turn-refill-characters = ein Charakter wird sofort versteigert
terminal-turn-refill-walls = eine Mauerkarte kommt in ihre Reihe
terminal-turn-refill-power_of_sultan = eine Sultanskarte bekommt eine Markierung und kommt neben den Bauhof; ein Plättchen, das für den Bauhof gezogen wird, kann man mit einer Karte seiner Art beanspruchen, zuerst wer als Nächstes dran ist
terminal-turn-refill-bazaars = ein Basar kommt neben den Bauhof, und das Feld bekommt das nächste Plättchen
terminal-turn-between = Zwischen zwei Zügen
terminal-turn-between-vizier = mit wachem Stein darfst du ein Plättchen des Bauhofs kaufen, passend
terminal-turn-between-thieves = ein Dieb nimmt eine offene Geldkarte seiner Währung; nicht für den, der als Nächstes dran ist
terminal-scored-before-characters = Wer den Weisen hat, nennt eine Art
terminal-scored-before-bonus_cards = Alle dürfen Bonuskarten zeigen
terminal-scored-base-wall = Mauern: ein Punkt für jedes Stück der längsten Außenmauer
terminal-scored-wall-watchtowers = 2 Punkte mehr für jeden Wachturm darin
terminal-scored-wall-characters = die Stadtwache bringt einen für je drei Stücke
terminal-scored-base-majority = Gebäude: die meisten jeder Art
terminal-scored-majority-squares = Bauhütten zählen die Gebäude daneben noch einmal
terminal-scored-majority-bonus_cards = eine gezeigte Bonuskarte ist ein Gebäude mehr
terminal-scored-majority-characters = der Weise ist ein halbes Gebäude
terminal-scored-majority-new_score_cards = die Karte dieser Wertung sagt, was jede Art zahlt
terminal-scored-majority-building_sites = von einer Baustelle zählen nur die Mauern
terminal-scored-majority-red_palace = der Streifen dieser Wertung sagt, was jede Art zahlt; dein halbes Gebäude zählt halb
terminal-scored-base-more = Alles andere
terminal-scored-more-red_palace = nur in der dritten: Jede Wache auf deiner längsten Mauer bringt, was die Wachentafel zeigt
terminal-scored-more-camps = ein Punkt für jedes Plättchen in der Reihe eines Feldlager-Pfeils
terminal-scored-more-street_trader = Bewohner in Reihen verschiedener Farben: 1, 3, 6, 10, 15, 21
terminal-scored-more-treasure_chamber = die meisten Truhen: 7; 14 und 7; 22, 14 und 7
terminal-scored-more-bazaars = nur in der dritten: Basare zählen die Farben ringsum
terminal-scored-more-art_of_the_moors = jedes Kulturplättchen zahlt, was es zeigt
terminal-scored-more-falconers = Falken einer Farbe: 2, 6, 12, 20, 30
terminal-scored-after-medina = Medinas: Wer die wenigsten hat, verliert Punkte, wer keine hat, noch mehr
terminal-scored-after-invaders = Der Angriff: Offene Seiten zu ihm hin kosten Punkte
terminal-scored-base-dirk = Dirk zieht seine Plättchen, nach der ersten und der zweiten
terminal-end-sites = Zuerst werden die Baustellen in den Alhambras umgedreht: Geldkarten ihrer Währungen sind für ihren Besitzer wertlos.
terminal-end-base = Die Plättchen auf dem Bauhof bekommt, wer in ihrer Währung das meiste Geld hat; dann kommt die dritte Wertung.
terminal-end-counts = Zu diesem Geld zählen: { $things }.
terminal-end-master_builders = Baumeister (3)
terminal-end-change = Münzen
terminal-end-caravanserai = was Karawansereien zeigen
terminal-end-exchange_certificates = was gespart ist
terminal-end-magician = Ganz zum Schluss bringt der Magier 8 Punkte.
terminal-buy-building = Gebäude
terminal-buy-building-price = ihr Preis, in der Währung ihres Feldes
terminal-buy-preview = aus der Vorschau
terminal-buy-preview-price = passend ihr Preis in einer Währung deiner Wahl; dazu eine Wache und eine Karte
terminal-buy-watchtower = + Wachturm
terminal-buy-watchtower-price = 6 mehr; 4 nach der ersten Wertung, 2 nach der zweiten
terminal-buy-camp = Feldlager
terminal-buy-medina = Medina
terminal-buy-like = wie ein Gebäude
terminal-buy-bazaar = Basar
terminal-buy-bazaar-price = passend der Preis des Plättchens auf dem Feld seiner Währung
terminal-buy-sultan = Sultanskarte
terminal-buy-sultan-price = 7 in ihrer Währung
terminal-buy-inn = Karawanserei
terminal-buy-inn-price = 8 mit vier Arten, 4 mit fünf, 2 mit sechs; eine Währung
terminal-buy-site = Baustelle
terminal-buy-site-price = der halbe Preis, abgerundet, in der Währung ihres Feldes
terminal-buy-finish = fertigbauen
terminal-buy-finish-price = der ganze Preis, in der verdeckten Währung der Baustelle
terminal-buy-chests = vier Truhen
terminal-buy-chests-price = 8 in beliebiger Mischung
terminal-buy-character = Charakter
terminal-buy-character-price = dein Gebot, in einer Art Geld
terminal-buy-falcon = Falke
terminal-buy-falcon-price = eine Geldkarte deiner Hand, gleich welchen Wertes
terminal-buy-column-again = nochmal
terminal-buy-column-back = zurück
terminal-buy-column-office = Stube
terminal-buy-column-gems = Diam.
terminal-buy-column-saved = Zert.
terminal-buy-column-patron = Mäzen
terminal-buy-column-miser = Geiz.
terminal-buy-column-vizier = Wesir
terminal-buy-column-scout = Späher
terminal-buy-legend-again = nochmal: passend bezahlt bringt es noch eine Aktion
terminal-buy-legend-back = zurück: zu viel bringt Münzen oder lässt sich sparen
terminal-buy-legend-pays = { $columns }: darf mitzahlen
terminal-buy-legend-vizier = Wesir: kann es zwischen zwei Zügen kaufen
terminal-buy-legend-gets = { $columns }: hilft dir, wenn du es kaufst

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
terminal-sim-speed = { $games } Spiele in { $seconds } s: { $rate } Spiele/s ({ $threads ->
    [one] ein Thread
   *[other] { $threads } Threads
})

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
terminal-bench-module = Zufallsspiele nur mit { $module }
terminal-bench-bytes-base = Größe eines Grundspiels
terminal-bench-bytes-all = Größe eines Spiels mit allen Modulen
terminal-bench-calibration = Ein Umlauf des Maßstabs { $name } dauert hier { $micros } µs. „In Umläufen“: wie viele in der Zeit eines Umlaufs; bei Zeiten, wie viele Runden seiner Schleife.
