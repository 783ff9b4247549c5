## Ablagen: was Module am Tisch zeigen. Hinter einem Namen eine Zahl mit ihrem Wort.

shelf-sum-vizier = { $n } wach
shelf-sum-squares = { $n } übrig
shelf-sum-bonus_cards = { $n } verdeckt
shelf-sum-city_gates = { $n } auf der Hand
shelf-sum-characters = { $n } ersteigert
shelf-sum-walls = { $n } in der Reihe
shelf-sum-thieves = { $n } auf der Hand
shelf-sum-change = { $n } im Beutel
shelf-sum-street_trader = { $n ->
    [one] { $n } Bewohner
   *[other] { $n } Bewohner
}
shelf-sum-treasure_chamber = { $n ->
    [one] { $n } Kammer, { $price }
   *[other] { $n } Kammern, je { $price }
}
shelf-sum-invaders = { $n ->
    [0] noch kein Angriff
    [one] { $n } Angriff
   *[other] { $n } Angriffe
}
shelf-sum-bazaars = { $n } im Angebot
shelf-sum-new_score_cards = noch { $n }
shelf-sum-power_of_sultan = { $n } im Angebot
shelf-sum-caravanserai = { $n } im Angebot
shelf-sum-art_of_the_moors = { $n ->
    [one] { $n } Punkt für dich
   *[other] { $n } Punkte für dich
}
shelf-sum-falconers = { $n } zu haben
shelf-sum-watchtowers = je +{ $n }
shelf-sum-building_sites = { $n } übrig
shelf-sum-exchange_certificates = { $n ->
    [one] { $n } Stein übrig
   *[other] { $n } Steine übrig
}
shelf-sum-medina = { $n ->
    [0] kostet dich nichts
   *[other] −{ $n } für dich
}

## Überschriften über Bildern, wo die Worte der Zeilen nur zu hören sind

shelf-of-bonus_cards-hidden = Noch verdeckt
shelf-of-bonus_cards-own = Deine verdeckten
shelf-of-bonus_cards-leftover = Nie gezeigt
shelf-of-city_gates-held = Torkarten auf der Hand
shelf-of-characters-used = Schon benutzt
shelf-of-characters-gone = Aus dem Spiel
shelf-of-characters-passed = Gepasst haben
shelf-of-thieves-held = Diebe auf der Hand
shelf-of-thieves-own = Deine
shelf-of-change-bag = Im Beutel
shelf-of-street_trader-trader = Bei den Händlern
shelf-of-street_trader-living = Eingezogen
shelf-of-street_trader-sealed = Schon gewählt
shelf-of-invaders-past = Angriffe bisher
shelf-of-invaders-looked = Sie kennen den nächsten Angriff
shelf-of-falconers-for_sale = Für je eine Karte, jeder Wert
shelf-of-falconers-set = Aufgestellt
shelf-of-art_of_the_moors-culture = Kulturplättchen: jetzt wert, und höchstens

## Zahlen am Ende einer Reihe

shelf-tail-street_trader-living = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
shelf-tail-treasure_chamber-chests = { $n }
shelf-tail-art_of_the_moors-culture = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
shelf-tail-falconers-set = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
shelf-tail-medina-standing = { $n ->
    [0] keine
   *[other] { $n }
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}

## Auf Ablagen

shelf-left = { $n } übrig
shelf-gone = weg
shelf-for = für { $n }
shelf-nothing = Hier liegt gerade nichts.
shelf-vizier-awake = Deiner ist wach
shelf-vizier-sleeps = Deiner schläft

## Der Rote Palast

shelf-abilities = Fähigkeiten
shelf-abilities-hint = { $n } von { $of }; je einmal pro Zug
shelf-sets-hint = für alle eins
shelf-used = in diesem Zug benutzt
shelf-none-left = nichts mehr übrig
shelf-stock = Was übrig ist, und der Beutel
shelf-pays = Was die kommenden Wertungen bringen
shelf-ability-swap_building = mit einem auf dem Bauhof
shelf-ability-wall_piece = eine Mauer mehr
shelf-ability-take_money = eine Karte, jeder Wert
shelf-ability-plaza = ein Plättchen ohne Mauern
shelf-ability-half_building = einer Art, die noch da ist
shelf-ability-preview_purchase = passend, in einer Währung
shelf-ability-treat_as_exact = zu viel gilt als passend
shelf-ability-redraw_building = ein anderer Chip
shelf-ability-move_guard = auf ein freies Mauerstück
shelf-guards-spent = { $n ->
    [0] Noch keine Wache bezahlt
    [one] { $n } Wache bezahlt
   *[other] { $n } Wachen bezahlt
}
shelf-guards-worth = auf der längsten Mauer: je { $n }
shelf-guards-own = Auf der längsten Mauer / insgesamt:
