## The end of a game.

end-title = { $me ->
    [yes] Je wint met { $points }
   *[no] { $names } { $n ->
        [one] wint
       *[other] winnen
    } met { $points }
}
end-about = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}, { $players } spelers, { $game ->
    [red_palace] Het Rode Paleis
   *[other] { $modules ->
        [0] het basisspel
        [one] één module
       *[other] { $modules } modules
    }
}.
end-own = Je werd { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}, { $behind ->
    [0] met evenveel punten.
    [one] één punt erachter.
   *[other] { $behind } punten erachter.
}
end-own-won = { $ahead ->
    [0] De volgende had evenveel punten.
    [one] Je had één punt voorsprong.
   *[other] Je had { $ahead } punten voorsprong.
}
end-look = Bekijk de tafel
end-share = Delen
end-download = Verslag downloaden
end-again = Nog een keer
end-result = Uitslag
end-place = { $n ->
    [1] 1e
   *[other] { $n }e
}
end-dirk = doet mee in een spel met twee
end-beside = { $n } daarbuiten
end-alhambra = { $me ->
    [yes] Jouw Alhambra
   *[no] Het Alhambra van { $name }
}

end-turning = Keerpunten
end-turn = Beurt { $n }
end-look-at = Bekijk beurt { $n }: { $what }
end-turning-lead = { $me ->
    [yes] Telling { $round } brengt je aan kop met { $points }, { $ahead } voor; daarvoor leidde { $other }
   *[no] Telling { $round } brengt { $name } aan kop met { $points }, { $ahead } voor; daarvoor { $them ->
        [yes] leidde jij
       *[no] leidde { $other }
    }
}
end-turning-gain = Telling { $round } geeft { $me ->
    [yes] jou
   *[no] { $name }
} { $points }: { $rows }
end-turning-overtaken = { $title }: { $me ->
    [yes] jij haalt { $other } in
   *[no] { $name } haalt { $them ->
        [yes] jou
       *[no] { $other }
    } in
}, { $points } tegen { $less }
end-turning-exact = { $me ->
    [yes] Jij betaalt
   *[no] { $name } betaalt
} { $count ->
    [2] twee keer
    [3] drie keer
   *[other] { $count } keer
} gepast in één beurt
end-turning-won = { $title }: { $points } punten voor { $me ->
    [yes] jou
   *[no] { $name }
}
end-turning-lost = { $title }: { $me ->
    [yes] jij verliest
   *[no] { $name } verliest
} { $points } punten

end-points = Punten in de loop van het spel
end-sources = Waar ze vandaan kwamen
end-wall = Langste muur
end-wall-at-scorings = zoals de tellingen hem telden
end-payments = Betalingen
end-payments-note = een ster is gepast betaald
end-exact-ones = Daarvan gepast
end-exact-of = { $exact } van { $all }
end-who = Speler
end-total = Totaal
end-start = begin
end-scoring = telling { $n }
end-the-end = einde
end-replay = Terugkijken
end-replay-from = Vanaf hier terugkijken
end-turn-of = beurt { $n } van { $all }

## The replay.

end-replay-title = Een spel terugkijken
end-back = Terug
end-about-won = { $n ->
    [one] { $names } won met { $points }
   *[other] { $names } wonnen samen met { $points }
}
end-copied = De link is gekopieerd
end-link = Link naar dit moment
end-turns = Beurten
end-deal = Uitdelen
end-moment = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn } van { $turns }
}
end-step = stap { $n } van { $all }
end-begins = Het spel begint
end-whose = Wiens Alhambra
end-as-seen = Zoals { $name } het zag
end-hand = De hand van { $name }
end-market = Wat er te halen was
end-yard = Bouwmarkt
end-preview = Vooruitblik
end-display = Open geld
end-reserve = In reserve
end-to-place = Nog te bouwen
end-empty = leeg
end-facts-wall = Muur
end-facts-tiles = Tegels
end-facts-cards = Kaarten
end-others = De anderen
end-seat = { $name }: { $score ->
    [one] één punt
   *[other] { $score } punten
}, muur { $wall }, { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
}
end-timeline = Tijdlijn
end-timeline-note = punten tot nu toe
end-position = Waar in het spel
end-first = Naar het begin
end-previous = Eén terug
end-next = Eén verder
end-play = Afspelen
end-pause = Pauzeren
end-next-scoring = Naar de volgende telling
end-speed = Snelheid: { $n } keer
end-go-on = Vanaf hier verder tegen bots
end-go-on-short = Hier verder spelen
end-loading = Het spel wordt opgezocht …
end-none = Dit spel is er niet om terug te kijken.
end-none-more = Misschien is de link afgekapt, of wordt het spel niet meer gedeeld.
end-not-over = Dit spel is nog bezig.
end-not-over-more = Je kunt het terugkijken zodra het afgelopen is.
end-offline = De server antwoordt niet.
end-offline-more = Er is niets verloren. Probeer het zo nog eens.
end-bad-record = Dit is geen verslag van een spel.
end-failed = Dat lukte niet. Probeer het zo nog eens.
end-again-try = Nog eens proberen
end-to-table = Naar de tafel
end-home = Naar de startpagina
end-open = Een verslag openen
end-open-more = Kies een bestand dat je aan het einde van een spel hebt gedownload. Het blijft op dit apparaat.
end-file = Verslag van een spel
