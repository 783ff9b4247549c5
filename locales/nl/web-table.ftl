## The table in the browser.

table-opening = De tafel wordt gedekt …
table-your-turn = Jij bent aan de beurt
table-home = Naar de startpagina
table-where = { $game } · { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
} · { $modules ->
    [0] geen modules
    [one] { $modules } uitbreiding
   *[other] { $modules } uitbreidingen
}
table-track = Scorespoor: { $scores }
table-all-tiles = Alle tegels
table-fits = Wat er nog past
table-rules = Spelregels
table-menu = Menu openen
table-close = Sluiten

## Zones

table-market = Markt
table-table = Tafel
table-zones = Delen van de tafel
table-tab-market = Markt
table-tab-you = Jij
table-tab-table = Tafel
table-tab-log = Verslag
table-can-use = hier kan iets

## Market

table-yard = Bouwhof
table-tiles-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
table-slot = Vak { $slot }, { $currency }: { $tile }
table-empty = leeg
table-filled = wordt aan het eind van de beurt gevuld
table-exact = gepast
table-over = { $n } te veel
table-preview = Vooruitblik
table-preview-hint = schuift door naar de bouwhof
table-space = Plaats { $space } van de vooruitblik: { $tile }
table-space-short = plaats { $space }
table-money = Geld
table-money-hint = één kaart, of meer tot samen 5
table-cards-left = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} in de stapel
table-next-scoring = hierna komt telling { $n }
table-modules = Uitbreidingen
table-in-play = { $n } in het spel
table-no-shelf = Zonder eigen plank: { $modules }.

## You

table-hand = Je hand
table-purse = { $name }, samen { $sum }
table-purse-gem = Diamanten
table-purse-special = Bijzondere kaarten
table-purse-money = Elk geld
table-purse-builder = Bouwmeesters
table-purse-coin = Munten
table-purse-note = Tegoed
table-purse-scoring = Tellingskaarten
table-to-place = Te plaatsen
table-reserve = Reservevak
table-reserve-short = bewaard
table-wall = Muur
table-wall-short = muur
table-tiles = Tegels
table-cards = kaarten
table-board = Het Alhambra van { $name }
table-start-tile = de fontein
table-cell = { $cell }: daar ligt { $what }
table-cell-chosen = { $cell }: { $what }, gekozen
table-cell-can = { $cell }: { $what }, kan gekozen worden
table-cell-does = Op { $cell }: { $what }
table-cell-fits = { $cell }: { $tile } past
table-spot = Op deze plek: { $where }
table-zoom-in = Dichterbij
table-zoom-out = Verder weg
table-fit = Alles tonen
table-back-own = { $name } · terug naar je eigen

## What is asked

table-waits = { $name } beslist
table-wait = Een ogenblik …
table-over-title = Het spel is afgelopen
table-lost = Geen verbinding, we proberen het opnieuw
table-lost-more = Je plaats blijft van jou en er gaat niets verloren. Je kunt de tafel nog bekijken.
table-paused = Het spel is onderbroken.
table-resume = Verder spelen
table-no-return = Dit kun je daarna niet meer terugnemen.
table-not-yet = Nog niet
table-do-it = Doe het
table-do-this = Doe dit
table-cancel = Toch niet
table-undo = Terug
table-orders = Vaste opdracht
table-ahead = Je antwoordt alvast: het geldt zolang niemand voor je iets doet.
table-choose-payment = { $n ->
    [one] Je kunt op één manier betalen.
   *[other] Je kunt op { $n } manieren betalen. Gepast betalen geeft een extra actie.
}
table-group-open = { $what }: raak aan wat omlijnd is.
table-cells-fit = { $n ->
    [one] Er past één plek.
   *[other] Er passen { $n } plekken.
}
table-turn = Beurt { $n }
table-seconds = { $n ->
    [one] nog { $n } seconde
   *[other] nog { $n } seconden
}
table-minutes = nog { $n } minuten
table-hours = nog { $n } uur
table-days = nog { $n } dagen
table-one-less = Eén minder
table-one-more = Eén meer
table-most = Je kunt tot { $n } gaan. De anderen zien wat je zegt, nooit hoe ver je zou kunnen gaan.
table-see-end = Hoe het afliep
table-shared = Gekopieerd. Wie dit adres heeft, kan het spel bekijken: { $link }
table-next = Dezelfde mensen spelen nog een keer.
table-next-go = Erheen

## Buttons

table-do-pass = Passen
table-do-keep = Naar de reserve
table-do-give = Aan Dirk geven
table-do-buy = Kopen
table-do-take = Nemen als actie
table-do-building_sites-set_up = Als bouwplaats
table-do-watchtowers-buy = Met een wachttoren
table-do-vizier-wake = Vizier wekken
table-do-city_gates-take = De poort nemen
table-do-art_of_the_moors-develop = Cultuur ontwikkelen
table-do-power_of_sultan-claim = De tegel nemen
table-do-power_of_sultan-draw = Een bonustegel trekken
table-do-caravanserai-onward = Een veld verder
table-do-caravanserai-outward = Naar de zijkant
table-do-characters-keep = De magiër houden
table-do-characters-swap = De magiër ruilen
table-do-red_palace-plaza = Een plein nemen
table-do-red_palace-wall_piece = Een muurstuk nemen
table-do-red_palace-redraw_building = Opnieuw trekken
table-do-red_palace-treat_as_exact = Als gepast tellen
table-do-red_palace-take_money = Met het vermogen
table-side-N = het noorden
table-side-E = het oosten
table-side-S = het zuiden
table-side-W = het westen

## Paying

table-pay-title = Hoe betaal je?
table-ways = { $n ->
    [one] { $n } manier
   *[other] { $n } manieren
}
table-price = kost { $n }
table-pay-exact = Gepast { $paid }
table-pay-over = { $paid }, { $over } te veel
table-play-again = nog een actie
table-more-ways = nog { $n }
table-tap-cards = Of tik kaarten in je hand aan.
table-by-hand = Met de hand: { $sum } van { $price }
table-clear = Wissen
table-pay-these = { $sum } betalen

## Others

table-opponent = { $name }: { $score } punten, muur { $wall }, { $cards } kaarten, { $tiles } tegels. Bekijk dit Alhambra
table-bot = computer
table-bot-plays = een bot speelt
table-dirk = Dirk: { $score } punten, { $tiles } tegels
table-dirk-counts = telt alleen mee
table-log = Verslag
table-log-all = Het hele verslag
table-scoring = Telling { $n }

## Wishes

table-wish-take-back = { $name } wil een zet terugnemen
table-wish-replace = { $name } wil dat een bot voor { $other } speelt
table-wish-pause = { $name } vraagt om een pauze
table-no = Nee
table-allow = Toestaan
table-agrees = vindt het goed
table-silent = heeft niet geantwoord

## Undo

table-undo-line = Voorbij deze lijn is er geen weg terug
table-undo-this = dit terugnemen
table-undo-now = Nu
table-undo-ask-more = Voorbij de lijn kunnen alleen alle anderen samen je laten teruggaan.
table-undo-ask = Vraag het de anderen

## Standing orders

table-order-ask = Vraag het mij
table-order-ask-more = elke keer
table-order-round = Deze ronde passen
table-order-round-more = tot mijn volgende beurt
table-order-always = Altijd passen
table-order-always-more = tot ik iets anders zeg
table-order-unless = Passen, behalve …
table-order-unless-more = alleen vragen als dit te koop is
table-order-types = Welk gebouw
table-order-any = elk
table-order-exact = alleen als ik gepast kan betalen
table-order-give = Dat is mijn opdracht

## Talk, hint, menu

table-talk = Praten
table-talk-none = Er is nog niets gezegd.
table-talk-say = Zeg iets
table-talk-send = Versturen
table-mute = Niet tonen wat { $name } zegt
table-hint = Een bot zou dit doen:
table-hint-points = De volgende telling zou je dan { $then } opleveren in plaats van { $now }.
table-hint-same = De volgende telling zou je net als nu { $now } opleveren.
table-menu-hint = Wat zou een bot doen?
table-menu-undo = Iets terugnemen
table-menu-pause = Om een pauze vragen
table-menu-leave = Laat een bot voor mij spelen
table-elsewhere = Verder op een ander apparaat
table-elsewhere-line = Open deze link op je telefoon of een andere computer: daar speel je verder, op deze plek.
table-elsewhere-qr = De weg naar je plek, om te scannen
table-elsewhere-once = Hij werkt één keer. Wie hem heeft, speelt voor jou: houd hem voor jezelf.
table-elsewhere-not = Er kon nu geen link worden gemaakt. Probeer het zo nog eens.
table-menu-return = Weer zelf spelen
table-menu-settings = Instellingen
table-keys = Toetsen: 1–4 bouwhof, B bord, M markt, T tafel, R reserve, E bevestigen, U terug, H tip, L verslag, ? regels, Esc toch niet.
table-curtain = Nu is { $name } aan de beurt
table-curtain-open = Ik ben { $name }
