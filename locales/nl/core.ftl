## Kleine woorden

seat-name = Speler { $letter }
list-and = { $most } en { $last }
by-seat = { $seat }: { $value }
no-cards = niets
dirk = Dirk
game-name = Alhambra

building-pavilion = paviljoen
building-seraglio = serail
building-arcades = arcaden
building-chambers = vertrekken
building-garden = tuin
building-tower = toren

building-counted-pavilion = paviljoen
building-counted-seraglio = serail
building-counted-arcades = arcade
building-counted-chambers = vertrek
building-counted-garden = tuin
building-counted-tower = toren

buildings-pavilion = paviljoenen
buildings-seraglio = serails
buildings-arcades = arcaden
buildings-chambers = vertrekken
buildings-garden = tuinen
buildings-tower = torens
# The letters of pavilion, seraglio, arcades, chambers, garden, tower; each once.
building-letters = PSAVUT

currency-gulden = gulden
currency-dirham = dirham
currency-denar = denar
currency-ducat = dukaat

side-n = noord
side-e = oost
side-s = zuid
side-w = west
side-short-n = N
side-short-e = O
side-short-s = Z
side-short-w = W
edge = aan de { $side }kant van { $cell }

start-tile = fontein
tile-building = { $kind } { $price }
# A tile in a few characters.
tile-label = { $letter }{ $padded }
tile-full = { $tile } ({ $count ->
    [0] zonder muren
    [one] muur { $walls }
   *[other] muren { $walls }
})
card-money = { $value } { $currency }
card-scoring = tellingskaart { $round }
card-diamond = { $value } in diamanten
card-builder = { $count ->
    [one] { $currency }bouwmeester
   *[other] { $count } { $currency }bouwmeesters
}
card-coin = { $count ->
    [one] een { $currency }munt
   *[other] { $count } { $currency }munten
}
card-inn = { $value } { $currency } van de eerste karavanserai
card-inn2 = { $value } { $currency } van de tweede karavanserai
tile-walls = { $count ->
    [0] geen muren
    [one] muur { $walls }
   *[other] muren { $walls }
}
corner-ne = noordoost
corner-se = zuidoost
corner-sw = zuidwest
corner-nw = noordwest
# Staat achter een plek: “op 1,0, 90° gedraaid”.
turned-corner = , hoek { $corner }
turned-by = , { $degrees }° gedraaid

## Vragen

question-action = Jouw actie, { $seat }
question-further_action = Gepast betaald! Nog een actie, { $seat }
question-placement = Waar ga je bouwen, { $seat }?
question-last_tiles = Een van de laatste tegels is voor jou, { $seat }: waar bouw je hem?
question-extras = Nog iets aan het einde van je beurt, { $seat }?
question-window = Kom je tussenbeide vóór de volgende beurt, { $seat }?
question-surplus = Je hebt te veel betaald, { $seat }. Wat neem je daarvoor?

topic-action = nu is een actie aan de beurt
topic-further_action = nu komt de extra actie voor gepast betalen
topic-placement = nu krijgen de nieuwe tegels een plek
topic-last_tiles = de laatste tegels worden geplaatst
topic-extras = aan het einde van de beurt zijn er alleen extra’s
topic-window = tussen twee beurten kun je alleen tussenbeide komen of passen
topic-surplus = zeg eerst wat je neemt voor wat je te veel betaald hebt

## Zetten

move-take = Neem { $cards }
move-buy = Koop { $slot_tile_full } met { $pay } ({ $payment ->
    [further] gepast: je krijgt nog een actie
    [exact] gepast
    [under] { $difference } te weinig
   *[over] { $difference } te veel
})
move-buy-without-slot_tile = Koop van veld { $slot } met { $pay }
move-add = Verbouwen: bouw { $tile_full } uit je reserve op { $at }{ $turned }
move-remove = Verbouwen: leg { $old } van { $at } in je reserve
move-remove-without-old = Verbouwen: leg wat op { $at } staat in je reserve
move-exchange = Verbouwen: ruil { $old } op { $at } voor { $tile_full } uit je reserve{ $turned }
move-exchange-without-old = Verbouwen: ruil wat op { $at } staat voor { $tile_full } uit je reserve{ $turned }
move-turn = Verbouwen: draai { $old } op { $at }; dan heeft die { $walls }
move-turn-without-old = Verbouwen: draai wat op { $at } staat naar { $turn }°
move-build = Bouw { $tile_full } op { $at }{ $turned }
move-keep = Leg { $tile_full } in je reserve
move-give = Geef { $tile_full } aan Dirk
move-pass = Passen

## Wat er gebeurt

event-dealt = { $seat } begint met { $cards }.
event-starts = { $by_lot ->
    [yes] Het lot wijst { $seat } aan als startspeler.
   *[no] { $seat } mag beginnen.
}
event-turn = Beurt { $number }: { $seat }.
event-took = { $seat } neemt { $cards }.
event-bought = { $seat } koopt { $tile_full } met { $paid } ({ $by }).
event-bought-without-by = { $exact ->
    [yes] { $seat } koopt { $tile_full } met { $paid }: gepast betaald, dus nog een actie!
   *[no] { $seat } koopt { $tile_full } met { $paid }.
}
event-built = { $seat } bouwt { $tile } op { $at }{ $turned }.
event-kept = { $seat } legt { $tile } in de reserve.
event-given = { $seat } geeft { $tile } aan Dirk.
event-added = { $seat } verbouwt en zet { $tile } uit de reserve op { $at }{ $turned }.
event-removed = { $seat } verbouwt en legt { $tile } van { $at } in de reserve.
event-exchanged = { $seat } verbouwt en ruilt { $old } op { $at } voor { $tile }{ $turned }.
event-turned = { $seat } verbouwt en draait { $old } op { $at }: die heeft nu { $walls }.
event-skipped = { $seat } kan niets doen en slaat de actie over.
event-money_shown = Nieuw bij het geld: { $card }.
event-drew = { $seat } trekt { $card } van de geldstapel.
event-drew-without-card = { $seat } trekt een kaart van de geldstapel.
event-went_back = Terug in de voorraad: { $tile }.
event-scoring_card = Tellingskaart { $round } komt tevoorschijn!
event-reshuffled = De aflegstapel wordt geschud: { $cards ->
    [one] één kaart vormt
   *[other] { $cards } kaarten vormen
} de nieuwe trekstapel.
event-tile_shown = Nieuw op de bouwmarkt, te betalen in { $currency }: { $tile_full }.
event-preview_shown = Nieuw in de vooruitblik, op veld { $space }: { $tile_full }.
event-dirk_drew = Dirk krijgt { $tile }.
event-scored = Telling { $round }: { $points }.
event-points = { $who }: { $points ->
    [one] één punt
   *[other] { $points } punten
} ({ $by }).
event-passed = { $seat } past.
event-end_reached = Het einde van het spel is gekomen: de laatste tegels worden verdeeld.
event-last_tile = { $to } heeft het meeste geld in { $currency } en krijgt { $tile_full } ({ $totals }).
event-last_tile-without-to = Niemand heeft in zijn eentje het meeste geld in { $currency }: { $tile } doet niet meer mee ({ $totals }).
event-over = { $winners_count ->
    [one] { $winners } wint het spel!
   *[other] { $winners } winnen het spel samen!
} Geld dat overbleef: { $hands }.

## Waarom niet

because-game_over = Het spel is afgelopen.
because-not_asked = Nu beslist { $asked }.
because-not_now = Dit is niet het moment: { $topic }.
because-no_cards = Je hebt geen kaart gekozen: neem er minstens één.
because-not_in_display = Dit ligt niet open bij het geld, of niet zo vaak als je koos: { $card }.
because-not_in_hand = Dit heb je niet op hand, of niet zo vaak als je koos: { $card }.
because-too_much = Meerdere kaarten mogen samen hoogstens { $limit } waard zijn; deze zijn { $sum } waard.
because-slot_empty = Op veld { $slot }, waar je in { $currency } betaalt, ligt geen tegel.
because-wrong_currency = Hier betaal je in { $wanted }: { $card } is het verkeerde geld.
because-not_together = Je kunt { $card } nooit combineren met { $other }.
because-pays_nothing_here = Dit kun je hier niet gebruiken: { $card }.
because-too_little = De prijs is { $price }; je biedt maar { $paid }.
because-not_exact = De prijs van { $price } moet gepast betaald worden; je biedt { $paid }.
because-not_aside = Je kunt nu alleen plaatsen wat je net hebt gekregen: { $tile_full } hoort daar niet bij.
because-not_in_reserve = In je reserve ligt geen { $tile_full }.
because-no_gift = Je kunt { $tile } niet aan Dirk geven.
because-no_dirk = Dirk doet in dit spel niet mee.
because-occupied = Op { $cell } staat al een tegel.
because-no_contact = Een tegel op { $cell } zou je Alhambra met geen van zijn kanten raken.
because-wall_meets_gap = Aan de { $side }kant van { $cell } zou een muur tegen een open kant komen, bij { $other }.
because-not_reachable = Vanaf de fontein zou niemand naar { $cell } kunnen lopen.
because-hole = Zo wordt een lege plek ingesloten: er komt een gat op { $holes }.
because-cuts_off = Zonder de tegel op { $cell } kan niemand meer naar { $cut_off } lopen.
because-start_tile = De fontein blijft staan waar hij staat.
because-nothing_at = Op { $cell } staat geen tegel.
because-never_turned = Tegels liggen met het dak naar boven: { $tile } mag je niet draaien.
because-not_turned_in_place = In dit spel draai je geen tegel waar hij staat: leg { $tile } eerst in je reserve.
because-no_support = Op { $cell } zou geen korte kant van de { $tile } een open kant van een gebouw in zijn kleur raken.
because-loses_turret = Zonder de tegel op { $cell } houdt geen gebouw in zijn kleur de wachttoren op { $turret } nog vast.
because-only_built = De { $tile } kun je alleen bouwen, niet in je reserve leggen en niet aan Dirk geven.
because-limit_reached = Dat is meer dan mag: hoogstens { $limit }.
because-redesign_due = Passen kan niet: nu komt de verbouwing waarvoor je de { $card } hebt getoond.
because-nothing_there = Daar valt niets meer te pakken.
because-no_change = Dat is al zo: er zou niets veranderen.
because-not_played = De module “{ $module }” doet in dit spel niet mee.
because-no_gift-BASE-F4 = Van de laatste tegels krijgt Dirk niets: bouw { $tile } of leg die tegel in je reserve.
because-no_gift-BASE-D5 = Dirk krijgt alleen wat je net gekocht hebt: { $tile } hoort daar niet bij.
because-no_change-MAG-5 = Zo gedraaid zou de tegel er net zo uitzien als nu.
because-hole-BASE-R3 = Zonder de tegel op { $cell } blijft daar een gat over, aan alle kanten ingesloten.
because-not_now-BASE-T5 = Passen kan niet: { $topic }.
because-not_now-BASE-T6 = Passen kan niet: { $topic }.
because-not_now-BASE-L1 = Passen kan niet: { $topic }.
because-not_now-BASE-F4 = Passen kan niet: { $topic }.

## Punten

category-wall = Muur
category-pavilion = Paviljoenen
category-seraglio = Serails
category-arcades = Arcaden
category-chambers = Vertrekken
category-garden = Tuinen
category-tower = Torens

reason-wall = { $length ->
    [one] De langste buitenmuur is één stuk lang
   *[other] De langste buitenmuur is { $length } stukken lang
}
reason-buildings = { $count ->
    [one] { $amount } { $single }
   *[other] { $amount } { $kinds }
}
reason-buildings-extra = { $buildings } ({ $extras })
reason-alone = { $buildings }: { $place ->
    [1] de meeste
    [2] op één na de meeste
   *[other] plaats { $place }
}, { $points ->
    [0] goed voor niets in deze telling
    [one] goed voor één punt
   *[other] goed voor { $points } punten
}
reason-shared = { $buildings }: plaats { $place }, gedeeld door { $shared }; { $pot ->
    [0] in deze telling valt er niets te verdelen
    [one] één punt te verdelen, ieder { $points }
   *[other] { $pot } punten te verdelen, ieder { $points }
}

## Opties

option-dirk_third = Hoe het derde deel van de voorraad dat Dirk na de tweede telling krijgt, wordt afgerond
option-dirk_third-down = naar beneden
option-dirk_third-nearest = naar het dichtstbijzijnde getal
option-holes = Welke openingen in een Alhambra verboden gaten zijn
option-holes-area = elk ingesloten gebied
option-holes-cell = alleen één enkele ingesloten plek
option-end = Wanneer het spel eindigt
option-end-market = als de bouwmarkt niet meer gevuld kan worden
option-end-supply = als de voorraad op is, ook als de bouwmarkt vol ligt
option-stall_rounds = Na zoveel rondes met alleen verbouwen eindigt het spel (0: nooit)
option-turn_limit = Na zoveel beurten eindigt het spel (0: nooit)

## Kopjes boven keuzes

group-buy = Een tegel kopen (★ gepast: nog een actie)
group-buy-between = Een tegel kopen, gepast
group-take = Geld nemen
group-module = Acties van de modules
group-answer = Je keuzes
group-place = Een tegel plaatsen
group-redesign = Verbouwen
group-pass = Of niet
group-beside = Op elk moment

## Spellen om mee te beginnen

preset-first_game = Eerste spel
preset-first_game-about = Alleen het spel zelf.
preset-family = Voor het gezin
preset-family-about = Drie modules die snel zijn uitgelegd: pleinen, diamanten en legerkampen.
preset-expansion_1 = Eerste uitbreiding
preset-expansion_1-about = Modules 1 tot en met 4.
preset-expansion_2 = Tweede uitbreiding
preset-expansion_2-about = Modules 5 tot en met 8.
preset-expansion_3 = Derde uitbreiding
preset-expansion_3-about = Modules 9 tot en met 12.
preset-expansion_4 = Vierde uitbreiding
preset-expansion_4-about = Modules 13 tot en met 16.
preset-expansion_5 = Vijfde uitbreiding
preset-expansion_5-about = Modules 17 tot en met 20.
preset-expansion_6 = Zesde uitbreiding
preset-expansion_6-about = Modules 21 tot en met 24.
preset-big_box = De grote doos
preset-big_box-about = Modules 1 tot en met 20 tegelijk: voor een lange avond.
preset-everything = Alles erop en eraan
preset-everything-about = Alle 26 modules tegelijk, waarvoor thuis geen tafel groot genoeg is.
preset-second_game = Het Rode Paleis
preset-second_game-about = Het tweede spel: wachters op de muren, en gebouwen die het toeval op de tegels legt.
