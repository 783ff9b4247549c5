## De regels om te lezen, alle tegels, wat nog past, en hoe een telling wordt getoond.

rules-title = Regels
rules-tag = Lees regel { $rule }
rules-search = Zoek in de regels
rules-contents = Inhoud
rules-in-play = In dit spel
rules-modules = Tweede spel en modules
rules-others = Niet in dit spel
rules-short = In het kort
rules-english = Elke regel staat hier in één zin in het Nederlands; de wet zelf, die beslist, is Engels.
rules-named = Genoemd door
rules-named-more = en nog { $n }
rules-reading = Een ogenblik …
rules-hits = { $n ->
    [0] Geen regel gaat daarover.
    [one] Eén regel gaat daarover.
   *[other] { $n } regels gaan daarover.
}
rules-hits-many = { $n } regels gaan daarover. Je ziet de eerste { $most }; een woord erbij helpt.
rules-close = Sluiten
rules-tab-law = Regels
rules-tab-game = Dit spel
rules-no-guide = De kaart van dit spel is nu niet te bereiken. De regels zelf staan hier.

## De combinatiekaart.

rules-modules-n = { $n } modules samen
rules-setup = Voorbereiden
rules-actions = Je mag ook
rules-turn = Een beurt
rules-buying = Wat je kunt kopen
rules-scoring = Een telling
rules-together = Hoort bij elkaar
rules-end = Het einde

## Koppen van de wet.

rules-h-words = Woorden
rules-h-terms = Begrippen
rules-h-components = Materiaal
rules-h-setup = Voorbereiding
rules-h-setup-in-this-order = Voorbereiding (in deze volgorde)
rules-h-turn = Een beurt
rules-h-turn-order-and-phases = Beurten en fasen
rules-h-when = Wanneer
rules-h-rules = Regels
rules-h-take-money = Geld nemen
rules-h-buy-a-tile = Een tegel kopen
rules-h-building-rules = Bouwregels
rules-h-redesign-one-action-exactly-one-of-three = Verbouwen (één actie, precies één van de drie)
rules-h-placement = Plaatsen
rules-h-refill = Aanvullen
rules-h-scoring = Telling
rules-h-outer-wall = Buitenmuur
rules-h-end-of-the-game = Einde van het spel
rules-h-game-end = Speleinde
rules-h-two-players-dirk = Twee spelers: Dirk
rules-h-information = Wie wat mag weten
rules-h-decisions-and-hidden-information = Beslissingen en wat verborgen is
rules-h-options-and-edition-differences = Opties en verschillen tussen uitgaven
rules-h-rulings-compared = Onze uitleg en die van anderen
rules-h-hooks-for-modules = Waar modules ingrijpen
rules-h-kinds-of-tile-with-modules = Soorten tegels (met modules)
rules-h-modules-of-this-game = Modules van dit spel
rules-h-abilities-general = Vaardigheden: in het algemeen
rules-h-abilities-the-nine = Vaardigheden: alle negen
rules-h-interactions = Samen met andere modules
rules-h-worked-examples = Uitgewerkte voorbeelden

## Alle tegels.

rules-order = Volgorde
rules-by-type = Op soort
rules-by-price = Op prijs
rules-by-walls = Op muren
rules-price = Prijs { $price }
rules-walls-n = { $n ->
    [0] zonder muren
    [one] één muur
   *[other] { $n } muren
}
rules-left = nog { $n } van { $all }
rules-to-come = { $n ->
    [one] Nog één tegel komt
   *[other] Nog { $n } tegels komen
}
rules-wall-N = muur in het noorden
rules-wall-E = muur in het oosten
rules-wall-S = muur in het zuiden
rules-wall-W = muur in het westen
rules-wall-open = zonder muren
rules-at-come = nog niet gezien
rules-at-yard = op de bouwmarkt, { $currency }
rules-at-preview = in de vooruitblik
rules-at-shelf = te krijgen
rules-at-built = gebouwd door { $who }
rules-at-reserve = in de reserve van { $who }
rules-at-aside = gekocht door { $who }, nog te plaatsen
rules-at-dirk = bij Dirk
rules-legend-come = nog niet gezien
rules-legend-here = nu te krijgen
rules-legend-out = gebouwd of in een reserve; het vaandel zegt van wie

## Wat nog past.

rules-fits-ask = Wat past er nog?
rules-which = Welke tegels
rules-which-come = Komen nog
rules-which-yard = Op de bouwmarkt
rules-which-reserve = Mijn reserve
rules-fits-map = Alhambra met de plekken waar iets past
rules-fits-list = Tegels die passen
rules-fits-cell = { $n ->
    [one] { $cell }: één tegel past
   *[other] { $cell }: { $n } tegels passen
}
rules-fits-at = { $n ->
    [one] Eén van deze tegels past op { $cell }
   *[other] { $n } van deze tegels passen op { $cell }
}
rules-fits-help = { $n ->
    [0] Zulke tegels zijn er nu niet.
    [one] Er is één zo’n tegel. Een getal op een plek zegt hoeveel daar passen; waar geen getal staat, past er geen.
   *[other] Er zijn { $n } zulke tegels. Een getal op een plek zegt hoeveel daar passen; waar geen getal staat, past er geen.
}
rules-fits-asking = De scheidsrechter probeert ze …
rules-fits-none = Geen van deze tegels past ergens
rules-fits-untold = Voor een Alhambra met deze poorten en extra muren is dat hier niet na te gaan.
rules-fits-silent = De scheidsrechter is nu niet te bereiken.
rules-fits-without = Poorten, en muren die bij de fontein zijn gezet, tellen hier niet mee.

## Tellingen.

rules-you = Jij
rules-you-get = jij
rules-scoring-n = Telling { $n }
rules-if-now = Als telling { $n } nu kwam
rules-kind = Soort punten
rules-skip = Naar het totaal
rules-go-on = Verder
rules-total = Totaal
rules-so-far = Tot nu toe
rules-cell = { $title }, { $who }: { $n }, goed voor { $points ->
    [one] één punt
   *[other] { $points } punten
}
rules-cell-own = { $title }: jij zou { $points } krijgen
rules-points-of = { $title }, { $who }: { $points }, waarom?
rules-because = { $title }: waarom { $who } dat krijgt
rules-nothing = Hier telt nog niets.
rules-shared = Gedeeld met { $who }.
rules-pays = De plaatsen leveren { $list } op.
rules-nobody = niemand krijgt iets
rules-said-total = Telling { $n } in totaal: { $list }.
