## Kleine Wörter

seat-name = Spieler { $letter }
list-and = { $most } und { $last }
by-seat = { $seat }: { $value }
no-cards = nichts
dirk = Dirk
game-name = Alhambra

building-pavilion = Pavillon
building-seraglio = Serail
building-arcades = Arkaden
building-chambers = Gemächer
building-garden = Garten
building-tower = Turm

building-counted-pavilion = Pavillon
building-counted-seraglio = Serail
building-counted-arcades = Arkade
building-counted-chambers = Gemach
building-counted-garden = Garten
building-counted-tower = Turm

buildings-pavilion = Pavillons
buildings-seraglio = Serails
buildings-arcades = Arkaden
buildings-chambers = Gemächer
buildings-garden = Gärten
buildings-tower = Türme
# The letters of pavilion, seraglio, arcades, chambers, garden, tower; each once.
building-letters = PSAMGT

currency-gulden = Gulden
currency-dirham = Dirham
currency-denar = Denar
currency-ducat = Dukaten

side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
side-short-n = N
side-short-e = O
side-short-s = S
side-short-w = W
edge = im { $side } von { $cell }

start-tile = Brunnen
tile-building = { $kind } { $price }
# A tile in a few characters.
tile-label = { $letter }{ $padded }
tile-full = { $tile } ({ $count ->
    [0] ohne Mauern
    [one] Mauer { $walls }
   *[other] Mauern { $walls }
})
card-money = { $value } { $currency }
card-scoring = Wertungskarte { $round }
card-diamond = { $value } in Diamanten
card-builder = { $count ->
    [one] { $currency }-Baumeister
   *[other] { $count } { $currency }-Baumeister
}
card-coin = { $count ->
    [one] 1 { $currency }-Münze
   *[other] { $count } { $currency }-Münzen
}
card-inn = { $value } { $currency } der ersten Karawanserei
card-inn2 = { $value } { $currency } der zweiten Karawanserei
tile-walls = { $count ->
    [0] keine Mauern
    [one] Mauer { $walls }
   *[other] Mauern { $walls }
}
corner-ne = Nordost
corner-se = Südost
corner-sw = Südwest
corner-nw = Nordwest
# Steht hinter einer Stelle: „auf 1,0, um 90° gedreht“.
turned-corner = , Ecke { $corner }
turned-by = , um { $degrees }° gedreht

## Fragen

question-action = Deine Aktion, { $seat }
question-further_action = Passend bezahlt! Noch eine Aktion, { $seat }
question-placement = Wo baust du, { $seat }?
question-last_tiles = Eines der letzten Plättchen gehört dir, { $seat }: Wo baust du es?
question-extras = Noch etwas am Ende deines Zuges, { $seat }?
question-window = Greifst du vor dem nächsten Zug ein, { $seat }?
question-surplus = Du hast zu viel bezahlt, { $seat }. Was nimmst du dafür?

topic-action = jetzt ist eine Aktion dran
topic-further_action = jetzt kommt die Aktion für das passende Bezahlen
topic-placement = jetzt bekommen die neuen Plättchen ihren Platz
topic-last_tiles = die letzten Plättchen werden gelegt
topic-extras = am Ende des Zuges gibt es nur noch Extras
topic-window = zwischen zwei Zügen kannst du nur eingreifen oder passen
topic-surplus = sag zuerst, was du für das zu viel Bezahlte nimmst

## Züge

move-take = Nimm { $cards }
move-buy = Kaufe { $slot_tile_full } mit { $pay } ({ $payment ->
    [further] passend: noch eine Aktion
    [exact] passend
    [under] { $difference } zu wenig
   *[over] { $difference } zu viel
})
move-buy-without-slot_tile = Kaufe von Feld { $slot } mit { $pay }
move-add = Umbau: Baue { $tile_full } aus deiner Reserve auf { $at }{ $turned }
move-remove = Umbau: Lege { $old } von { $at } in deine Reserve
move-remove-without-old = Umbau: Lege, was auf { $at } steht, in deine Reserve
move-exchange = Umbau: Tausche { $old } auf { $at } gegen { $tile_full } aus deiner Reserve{ $turned }
move-exchange-without-old = Umbau: Tausche, was auf { $at } steht, gegen { $tile_full } aus deiner Reserve{ $turned }
move-turn = Umbau: Drehe { $old } auf { $at }; dann hat es { $walls }
move-turn-without-old = Umbau: Drehe, was auf { $at } steht, auf { $turn }°
move-build = Baue { $tile_full } auf { $at }{ $turned }
move-keep = Lege { $tile_full } in deine Reserve
move-give = Gib { $tile_full } an Dirk
move-pass = Passe

## Was geschieht

event-dealt = { $seat } startet mit { $cards }.
event-starts = { $by_lot ->
    [yes] Das Los bestimmt { $seat } für den ersten Zug.
   *[no] { $seat } fängt an.
}
event-turn = Zug { $number }: { $seat }.
event-took = { $seat } nimmt { $cards }.
event-bought = { $seat } kauft { $tile_full } mit { $paid } ({ $by }).
event-bought-without-by = { $exact ->
    [yes] { $seat } kauft { $tile_full } mit { $paid }: passend bezahlt, also noch eine Aktion!
   *[no] { $seat } kauft { $tile_full } mit { $paid }.
}
event-built = { $seat } baut { $tile } auf { $at }{ $turned }.
event-kept = { $seat } legt { $tile } in die Reserve.
event-given = { $seat } gibt { $tile } an Dirk.
event-added = { $seat } baut um und setzt { $tile } aus der Reserve auf { $at }{ $turned }.
event-removed = { $seat } baut um und legt { $tile } von { $at } in die Reserve.
event-exchanged = { $seat } baut um und tauscht { $old } auf { $at } gegen { $tile }{ $turned }.
event-turned = { $seat } baut um und dreht { $old } auf { $at }: Jetzt hat es { $walls }.
event-skipped = { $seat } kann nichts tun und setzt die Aktion aus.
event-money_shown = Neu in der Geldauslage: { $card }.
event-drew = { $seat } zieht { $card } vom Geldstapel.
event-drew-without-card = { $seat } zieht eine Karte vom Geldstapel.
event-went_back = Zurück in den Vorrat: { $tile }.
event-scoring_card = Wertungskarte { $round } taucht auf!
event-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] Eine Karte bildet
   *[other] { $cards } Karten bilden
} den neuen Nachziehstapel.
event-tile_shown = Neu auf dem Bauhof, zu zahlen in { $currency }: { $tile_full }.
event-preview_shown = Neu in der Vorschau, auf Feld { $space }: { $tile_full }.
event-dirk_drew = Dirk bekommt { $tile }.
event-scored = Wertung { $round }: { $points }.
event-points = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $by }).
event-passed = { $seat } passt.
event-end_reached = Das Ende des Spiels ist da: Die letzten Plättchen werden verteilt.
event-last_tile = { $to } hat die meisten { $currency } und bekommt { $tile_full } ({ $totals }).
event-last_tile-without-to = Niemand hat allein die meisten { $currency }: { $tile } scheidet aus ({ $totals }).
event-over = { $winners_count ->
    [one] { $winners } gewinnt das Spiel!
   *[other] { $winners } gewinnen das Spiel gemeinsam!
} Übriges Geld: { $hands }.

## Warum nicht

because-game_over = Das Spiel ist zu Ende.
because-not_asked = Jetzt entscheidet { $asked }.
because-not_now = Dies ist nicht der Moment: { $topic }.
because-no_cards = Es wurde keine Karte gewählt: Nimm mindestens eine.
because-not_in_display = { $card } liegt nicht in der Geldauslage, oder nicht so oft wie gewählt.
because-not_in_hand = Das hast du nicht, oder nicht so oft wie gewählt: { $card }.
because-too_much = Mehrere Karten dürfen zusammen höchstens { $limit } wert sein; diese sind { $sum } wert.
because-slot_empty = Auf Feld { $slot }, wo in { $currency } bezahlt wird, liegt kein Plättchen.
because-wrong_currency = Hier wird in { $wanted } bezahlt: { $card } ist das falsche Geld.
because-not_together = { $card } und { $other } gehen nie zusammen.
because-pays_nothing_here = Das kann hier nicht eingesetzt werden: { $card }.
because-too_little = Der Preis ist { $price }; du bietest nur { $paid }.
because-not_exact = Der Preis von { $price } muss passend bezahlt werden; du bietest { $paid }.
because-not_aside = Jetzt kannst du nur legen, was du gerade bekommen hast: { $tile_full } gehört nicht dazu.
because-not_in_reserve = Das liegt nicht in deiner Reserve: { $tile_full }.
because-no_gift = { $tile } kannst du Dirk nicht geben.
because-no_dirk = Dirk spielt in diesem Spiel nicht mit.
because-occupied = Auf { $cell } steht schon ein Plättchen.
because-no_contact = Ein Plättchen auf { $cell } würde deine Alhambra mit keiner Seite berühren.
because-wall_meets_gap = Im { $side } von { $cell } träfe eine Mauer auf eine offene Seite, zu { $other } hin.
because-not_reachable = Vom Brunnen aus käme niemand zu Fuß nach { $cell }.
because-hole = So würde eine leere Stelle eingeschlossen: ein Loch auf { $holes }.
because-cuts_off = Ohne das Plättchen auf { $cell } käme niemand mehr zu Fuß nach { $cut_off }.
because-start_tile = Der Brunnen bleibt, wo er ist.
because-nothing_at = Auf { $cell } steht kein Plättchen.
because-never_turned = Plättchen liegen mit dem Dach nach oben: { $tile } darfst du nicht drehen.
because-not_turned_in_place = In diesem Spiel wird nichts gedreht, wo es steht: Lege { $tile } zuerst in deine Reserve.
because-no_support = Auf { $cell } würde der { $tile } mit keiner kurzen Seite eine offene Seite eines Gebäudes seiner Farbe berühren.
because-loses_turret = Ohne das Plättchen auf { $cell } hielte kein Gebäude seiner Farbe mehr den Wachturm auf { $turret }.
because-only_built = Der { $tile } kann nur gebaut werden: Er kommt weder in die Reserve noch zu Dirk.
because-limit_reached = Das ist mehr als erlaubt: höchstens { $limit }.
because-redesign_due = Passen geht nicht: Jetzt kommt der Umbau, für den du den { $card } gezeigt hast.
because-nothing_there = Dort gibt es nichts mehr zu nehmen.
because-no_change = Das ist schon so: Es würde sich nichts ändern.
because-not_played = In diesem Spiel ist das Modul „{ $module }“ nicht dabei.
because-no_gift-BASE-F4 = Von den letzten Plättchen bekommt Dirk nichts: Baue oder behalte { $tile }.
because-no_gift-BASE-D5 = Dirk bekommt nur, was du gerade gekauft hast: { $tile } ist nicht für ihn.
because-no_change-MAG-5 = So gedreht sähe das Plättchen aus wie jetzt.
because-hole-BASE-R3 = Ohne das Plättchen auf { $cell } bliebe dort ein Loch, auf allen Seiten eingeschlossen.
because-not_now-BASE-T5 = Passen geht nicht: { $topic }.
because-not_now-BASE-T6 = Passen geht nicht: { $topic }.
because-not_now-BASE-L1 = Passen geht nicht: { $topic }.
because-not_now-BASE-F4 = Passen geht nicht: { $topic }.

## Punkte

category-wall = Mauer
category-pavilion = Pavillons
category-seraglio = Serails
category-arcades = Arkaden
category-chambers = Gemächer
category-garden = Gärten
category-tower = Türme

reason-wall = { $length ->
    [one] Die längste Außenmauer ist ein Stück lang
   *[other] Die längste Außenmauer ist { $length } Stücke lang
}
reason-buildings = { $count ->
    [one] { $amount } { $single }
   *[other] { $amount } { $kinds }
}
reason-buildings-extra = { $buildings } ({ $extras })
reason-alone = { $buildings }: { $place ->
    [1] die meisten
    [2] die zweitmeisten
   *[other] Platz { $place }
}, { $points ->
    [0] was in dieser Wertung nichts bringt
    [one] ein Punkt
   *[other] { $points } Punkte
}
reason-shared = { $buildings }: Platz { $place } teilen sich { $shared }; { $pot ->
    [0] in dieser Wertung gibt es nichts zu teilen
    [one] ein Punkt zu teilen, { $points } für jeden
   *[other] { $pot } Punkte zu teilen, { $points } für jeden
}

## Optionen

option-dirk_third = Wie das Drittel des Vorrats, das Dirk nach der zweiten Wertung bekommt, gerundet wird
option-dirk_third-down = ab
option-dirk_third-nearest = zur nächsten ganzen Zahl
option-holes = Welche Lücken in einer Alhambra verbotene Löcher sind
option-holes-area = jede eingeschlossene Fläche
option-holes-cell = nur eine einzelne eingeschlossene Stelle
option-end = Was das Spiel beendet
option-end-market = ein Bauhof, der sich nicht mehr füllen lässt
option-end-supply = ein leerer Vorrat, auch wenn der Bauhof voll ist
option-stall_rounds = Nach so vielen Runden, in denen nur umgebaut wird, endet das Spiel (0: nie)
option-turn_limit = Nach so vielen Zügen endet das Spiel (0: nie)

## Überschriften über Auswahlen

group-buy = Ein Plättchen kaufen (★ passend: noch eine Aktion)
group-buy-between = Ein Plättchen kaufen, passend
group-take = Geld nehmen
group-module = Aktionen der Module
group-answer = Deine Möglichkeiten
group-place = Ein Plättchen legen
group-redesign = Umbauen
group-pass = Oder nicht
group-beside = Jederzeit

## Spiele für den Anfang

preset-first_game = Erstes Spiel
preset-first_game-about = Nur das Spiel selbst.
preset-family = Für die Familie
preset-family-about = Drei Module, die schnell erklärt sind: Bauhütten, Diamanten und Feldlager.
preset-expansion_1 = Erste Erweiterung
preset-expansion_1-about = Module 1 bis 4.
preset-expansion_2 = Zweite Erweiterung
preset-expansion_2-about = Module 5 bis 8.
preset-expansion_3 = Dritte Erweiterung
preset-expansion_3-about = Module 9 bis 12.
preset-expansion_4 = Vierte Erweiterung
preset-expansion_4-about = Module 13 bis 16.
preset-expansion_5 = Fünfte Erweiterung
preset-expansion_5-about = Module 17 bis 20.
preset-expansion_6 = Sechste Erweiterung
preset-expansion_6-about = Module 21 bis 24.
preset-big_box = Die große Schachtel
preset-big_box-about = Module 1 bis 20 zugleich: für einen langen Abend.
preset-everything = Alles
preset-everything-about = Alle 26 Module zugleich, wofür zu Hause kein Tisch groß genug ist.
preset-second_game = Der Rote Palast
preset-second_game-about = Das zweite Spiel: Wachen auf den Mauern, und Gebäude, die der Zufall auf die Plättchen legt.
