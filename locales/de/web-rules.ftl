## Die Regeln zum Lesen, alle Plättchen, was noch passt, und wie eine Wertung gezeigt wird.

rules-title = Spielregeln
rules-tag = Regel { $rule }
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-in-play = In diesem Spiel
rules-modules = Zweites Spiel und Module
rules-others = Nicht in diesem Spiel
rules-short = Kurz gesagt
rules-english = Jede Regel steht hier in einem Satz auf Deutsch; das Gesetz selbst, das entscheidet, ist Englisch.
rules-named = Genannt von
rules-named-more = und { $n } weiteren
rules-reading = Einen Moment …
rules-hits = { $n ->
    [0] Davon spricht keine Regel.
    [one] Davon spricht eine Regel.
   *[other] Davon sprechen { $n } Regeln.
}
rules-hits-many = Davon sprechen { $n } Regeln. Du siehst die ersten { $most }; ein Wort mehr hilft.
rules-close = Schließen
rules-tab-law = Alle Regeln
rules-tab-game = Dieses Spiel
rules-no-guide = Die Karte dieses Spiels ist gerade nicht zu erreichen. Die Regeln selbst stehen hier.

## Die Kombinationskarte.

rules-modules-n = { $n } Module zusammen
rules-setup = Vorbereiten
rules-actions = Du darfst auch
rules-turn = Ein Zug
rules-buying = Was du kaufen kannst
rules-scoring = Eine Wertung
rules-together = Gehört zusammen
rules-end = Das Ende

## Überschriften des Gesetzes.

rules-h-words = Wörter
rules-h-terms = Begriffe
rules-h-components = Spielmaterial
rules-h-setup = Vorbereitung
rules-h-setup-in-this-order = Vorbereitung (in dieser Reihenfolge)
rules-h-turn = Ein Zug
rules-h-turn-order-and-phases = Züge und Phasen
rules-h-when = Wann
rules-h-rules = Die Regeln
rules-h-take-money = Geld nehmen
rules-h-buy-a-tile = Ein Plättchen kaufen
rules-h-building-rules = Bauregeln
rules-h-redesign-one-action-exactly-one-of-three = Umbauen (eine Aktion, genau eines von dreien)
rules-h-placement = Legen
rules-h-refill = Auffüllen
rules-h-scoring = Wertung
rules-h-outer-wall = Außenmauer
rules-h-end-of-the-game = Ende des Spiels
rules-h-game-end = Spielende
rules-h-two-players-dirk = Zu zweit: Dirk
rules-h-information = Wer was wissen darf
rules-h-decisions-and-hidden-information = Entscheidungen und Verborgenes
rules-h-options-and-edition-differences = Optionen und Unterschiede der Ausgaben
rules-h-rulings-compared = Unsere Auslegung und die von anderen
rules-h-hooks-for-modules = Wo Module eingreifen
rules-h-kinds-of-tile-with-modules = Arten von Plättchen (mit Modulen)
rules-h-modules-of-this-game = Module dieses Spiels
rules-h-abilities-general = Fähigkeiten: allgemein
rules-h-abilities-the-nine = Fähigkeiten: alle neun
rules-h-interactions = Zusammen mit anderen Modulen
rules-h-worked-examples = Durchgerechnete Beispiele

## Alle Plättchen.

rules-order = Reihenfolge
rules-by-type = Nach Art
rules-by-price = Nach Preis
rules-by-walls = Nach Mauern
rules-price = Preis { $price }
rules-walls-n = { $n ->
    [0] ohne Mauern
    [one] eine Mauer
   *[other] { $n } Mauern
}
rules-left = noch { $n } von { $all }
rules-to-come = { $n ->
    [one] Ein Plättchen kommt noch
   *[other] { $n } Plättchen kommen noch
}
rules-wall-N = Mauer im Norden
rules-wall-E = Mauer im Osten
rules-wall-S = Mauer im Süden
rules-wall-W = Mauer im Westen
rules-wall-open = ohne Mauern
rules-at-come = noch nicht gesehen
rules-at-yard = im Bauhof, { $currency }
rules-at-preview = in der Vorschau
rules-at-shelf = zu haben
rules-at-built = gebaut von { $who }
rules-at-reserve = in der Reserve von { $who }
rules-at-aside = gekauft von { $who }, noch zu legen
rules-at-dirk = bei Dirk
rules-legend-come = noch nicht gesehen
rules-legend-here = jetzt zu haben
rules-legend-out = gebaut oder in einer Reserve; das Banner sagt, wessen

## Was noch passt.

rules-fits-ask = Was passt noch?
rules-which = Welche Plättchen
rules-which-come = Kommen noch
rules-which-yard = Im Bauhof
rules-which-reserve = Meine Reserve
rules-fits-map = Alhambra mit den Feldern, auf die etwas passt
rules-fits-list = Plättchen, die passen
rules-fits-cell = { $n ->
    [one] { $cell }: ein Plättchen passt
   *[other] { $cell }: { $n } Plättchen passen
}
rules-fits-at = { $n ->
    [one] Eines dieser Plättchen passt auf { $cell }
   *[other] { $n } dieser Plättchen passen auf { $cell }
}
rules-fits-help = { $n ->
    [0] Solche Plättchen gibt es gerade nicht.
    [one] Es gibt ein solches Plättchen. Die Zahl auf einem Feld sagt, wie viele dort passen; wo keine Zahl steht, passt keines.
   *[other] Es gibt { $n } solche Plättchen. Die Zahl auf einem Feld sagt, wie viele dort passen; wo keine Zahl steht, passt keines.
}
rules-fits-asking = Der Schiedsrichter probiert sie …
rules-fits-none = Keines dieser Plättchen passt irgendwo
rules-fits-untold = Für eine Alhambra mit diesen Toren und zusätzlichen Mauern lässt sich das hier nicht sagen.
rules-fits-silent = Der Schiedsrichter ist gerade nicht zu erreichen.
rules-fits-without = Tore, und Mauern, die an den Brunnen kamen, sind hier nicht berücksichtigt.

## Wertungen.

rules-you = Du
rules-you-get = du
rules-scoring-n = Wertung { $n }
rules-if-now = Käme Wertung { $n } jetzt
rules-kind = Art der Punkte
rules-skip = Gleich zum Ergebnis
rules-go-on = Weiter
rules-total = Zusammen
rules-so-far = Bisher
rules-cell = { $title }, { $who }: { $n }, das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
rules-cell-own = { $title }: du bekämst { $points }
rules-points-of = { $title }, { $who }: { $points }, warum?
rules-because = { $title }: warum { $who } das bekommt
rules-nothing = Hier zählt noch nichts.
rules-shared = Geteilt mit { $who }.
rules-pays = Die Plätze bringen { $list }.
rules-nobody = niemand bekommt etwas
rules-said-total = Wertung { $n } insgesamt: { $list }.
