## Planken: wat modules aan tafel tonen. Achter een naam één getal met zijn woord.

shelf-sum-vizier = { $n } wakker
shelf-sum-squares = { $n } over
shelf-sum-bonus_cards = { $n } verborgen
shelf-sum-city_gates = { $n } in de hand
shelf-sum-characters = { $n } gewonnen
shelf-sum-walls = { $n } in de rij
shelf-sum-thieves = { $n } in de hand
shelf-sum-change = { $n } in het zakje
shelf-sum-street_trader = { $n ->
    [one] { $n } bewoner
   *[other] { $n } bewoners
}
shelf-sum-treasure_chamber = { $n ->
    [one] { $n } kamer, { $price }
   *[other] { $n } kamers, { $price } per stuk
}
shelf-sum-invaders = { $n ->
    [0] nog geen aanval
    [one] { $n } aanval
   *[other] { $n } aanvallen
}
shelf-sum-bazaars = { $n } te koop
shelf-sum-new_score_cards = nog { $n }
shelf-sum-power_of_sultan = { $n } te koop
shelf-sum-caravanserai = { $n } te koop
shelf-sum-art_of_the_moors = { $n ->
    [one] { $n } punt voor jou
   *[other] { $n } punten voor jou
}
shelf-sum-falconers = { $n } te koop
shelf-sum-watchtowers = +{ $n } per stuk
shelf-sum-building_sites = { $n } over
shelf-sum-exchange_certificates = { $n ->
    [one] { $n } steen over
   *[other] { $n } stenen over
}
shelf-sum-medina = { $n ->
    [0] kost je niets
   *[other] −{ $n } voor jou
}

## Opschriften boven plaatjes, waar de woorden van de regels alleen te horen zijn

shelf-of-bonus_cards-hidden = Nog verborgen
shelf-of-bonus_cards-own = Jouw verborgen kaarten
shelf-of-bonus_cards-leftover = Nooit getoond
shelf-of-city_gates-held = Poortkaarten in de hand
shelf-of-characters-used = Al gebruikt
shelf-of-characters-gone = Uit het spel
shelf-of-characters-passed = Gepast
shelf-of-thieves-held = Dieven in de hand
shelf-of-thieves-own = Van jou
shelf-of-change-bag = In het zakje
shelf-of-street_trader-trader = Bij de handelaars
shelf-of-street_trader-living = Ingetrokken
shelf-of-street_trader-sealed = Al gekozen
shelf-of-invaders-past = Aanvallen tot nu toe
shelf-of-invaders-looked = Zij kennen de volgende aanval
shelf-of-falconers-for_sale = Elk voor één kaart, elke waarde
shelf-of-falconers-set = Neergezet
shelf-of-art_of_the_moors-culture = Cultuurtegels: nu waard, en hoogstens

## Getallen aan het eind van een rij

shelf-tail-street_trader-living = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
shelf-tail-treasure_chamber-chests = { $n }
shelf-tail-art_of_the_moors-culture = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
shelf-tail-falconers-set = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
shelf-tail-medina-standing = { $n ->
    [0] geen
   *[other] { $n }
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}

## Op planken

shelf-left = nog { $n }
shelf-gone = op
shelf-for = voor { $n }
shelf-nothing = Hier ligt nu niets.
shelf-vizier-awake = De jouwe is wakker
shelf-vizier-sleeps = De jouwe slaapt

## Het Rode Paleis

shelf-abilities = Vaardigheden
shelf-abilities-hint = { $n } van { $of }; elk één keer per beurt
shelf-sets-hint = voor iedereen één
shelf-used = deze beurt gebruikt
shelf-none-left = er is er geen meer
shelf-stock = Wat er over is, en in de zak
shelf-pays = Wat de komende tellingen opleveren
shelf-ability-swap_building = met een op de bouwmarkt
shelf-ability-wall_piece = één muur erbij
shelf-ability-take_money = één kaart, elke waarde
shelf-ability-plaza = een tegel zonder muren
shelf-ability-half_building = van een soort die er nog is
shelf-ability-preview_purchase = gepast, in één geldsoort
shelf-ability-treat_as_exact = te veel betaald telt als gepast
shelf-ability-redraw_building = een ander fiche
shelf-ability-move_guard = naar een vrij stuk muur
shelf-guards-spent = { $n ->
    [0] Nog geen wachter betaald
    [one] { $n } wachter betaald
   *[other] { $n } wachters betaald
}
shelf-guards-worth = op de langste muur: { $n } per stuk
shelf-guards-own = Op de langste muur / in totaal:
