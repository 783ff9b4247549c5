module-red_palace-name = Het Rode Paleis
module-red_palace-summary = Het tweede spel: het toeval bepaalt welk gebouw op een tegel komt, drie komende gebouwen liggen open, en wachters op je muren betalen voor vaardigheden of leveren aan het eind punten op.
module-red_palace-setup-1 = Schud de 54 vloertegels tot één stapel en doe alle 54 fiches, negen van elke soort, in de zak. Leg vloertegels op de vier velden van de bouwmarkt en de drie van de vooruitblik, elk met een fiche uit de zak.
module-red_palace-setup-2 = Wachtersbord: leg op goed geluk acht plaatstegels op een rij, de laatste met de onbeperkte kant boven, en vier van de negen vaardigheden open; wat overblijft, gaat terug in de doos. Het eerste spel gebruikt de bedrukte kant (optie guard_board).
module-red_palace-setup-3 = Trek drie stroken voor de tellingen, de eerste voor de derde telling. Leg 32 wachters, 6 muurstukken, 6 pleintjes en 6 halve gebouwen klaar. Iedereen begint met 5 punten.
module-red_palace-setup-4 = Het lot wijst de startspeler aan. Leg evenveel setjes geld open als er spelers zijn, elk 20 of iets meer waard. De laatste speler in de beurtvolgorde kiest eerst, de startspeler krijgt wat overblijft.
module-red_palace-action-1 = Wat een tegel kost en waar hij muren heeft, staat op de vloertegel; welk gebouw het is, zegt het fiche. Na een beurt schuiven de tegels van de vooruitblik door naar de lege velden van de bouwmarkt.
module-red_palace-action-2 = Elke wachttoren van een tegel die je in je Alhambra of je reserve legt, krijgt één keer een wachter. Op een stuk muur staat nooit meer dan één wachter.
module-red_palace-action-3 = Voor, tussen en na je acties mag je de vier vaardigheden gebruiken, elk één keer per beurt. Ze kosten wachters naar keuze, uit je Alhambra of je reserve; alleen als je er geen meer hebt, kosten ze punten: 1 per wachter, 2 na de eerste telling, 3 na de tweede.
module-red_palace-action-4 = Betaalde wachters vullen de plaatstegels van links af en komen nooit terug. Hoe verder naar rechts de laatste staat, hoe meer elke wachter op je langste muur in de derde telling waard is.
module-red_palace-action-5 = Een half gebouw telt voor jou als een half gebouw van zijn soort, als je er minstens één van gebouwd hebt. Een pleintje is geen gebouw; je legt het wel zo. Een muurstuk is in alles een muur en blijft op zijn tegel.

## Tegels en muren

tile-red_palace = pleintje
tile-full-red_palace = { $tile } ({ $name }: { $count ->
    [0] zonder muren
    [one] muur { $walls }
   *[other] muren { $walls }
})
# Een vloertegel waarvan het fiche niet bekend is.
tile-bare = vloertegel { $price }
tile-full-supply-red_palace = { $tile } ({ $name }: { $count ->
    [0] zonder muren
    [one] muur { $walls }
   *[other] muren { $walls }
}{ $tower_count ->
    [0] { "" }
    [one] ; wachttoren { $towers }
   *[other] ; wachttorens { $towers }
})
section = de { $side }muur van { $tile } ({ $name })
section-at = de { $side }muur van { $tile } op { $cell } ({ $name })

## De negen vaardigheden

thing-swap_building = Gebouwen ruilen
thing-wall_piece = Muurstuk
thing-take_money = Geld nemen
thing-plaza = Pleintje
thing-half_building = Half gebouw
thing-preview_purchase = Uit de vooruitblik kopen
thing-treat_as_exact = Zo goed als gepast
thing-redraw_building = Opnieuw trekken
thing-move_guard = Wachter verzetten
ability-swap_building = ruil het fiche van een gebouw dat je net kocht voor een op de bouwmarkt; de kaart is van de geldsoort van dat veld
ability-wall_piece = een muur erbij voor een tegel die je net kocht, of voor een nieuw pleintje
ability-take_money = neem één open geldkaart, wat ze ook waard is
ability-plaza = neem een tegel zonder muren die je als een gebouw legt
ability-half_building = neem een half gebouw van een soort die er nog is
ability-preview_purchase = koop als actie uit de vooruitblik: gepast, in één geldsoort naar keuze
ability-treat_as_exact = een aankoop waarvoor je te veel betaalde, telt als gepast: nog een actie
ability-redraw_building = meteen na het betalen op de bouwmarkt: een ander fiche uit de zak
ability-move_guard = zet een andere wachter van je op een vrij stuk van je muren

## Vragen

question-red_palace_money = Welk setje geld neem je, { $seat }?
question-red_palace_abilities = Gebruik je nog een vaardigheid, { $seat }?
question-red_palace_guard = Welke wachter betaal je, { $seat }?
question-red_palace_piece = Waar zet je je muurstuk, { $seat }?

topic-red_palace_money = eerst kiest iedereen een setje geld
topic-red_palace_abilities = je acties zijn gedaan, er zijn alleen nog vaardigheden
topic-red_palace_guard = eerst wordt de wachter voor de vaardigheid betaald
topic-red_palace_piece = eerst wordt het muurstuk gezet

## Zetten

move-red_palace-choose = Neem setje { $set }
move-red_palace-swap_building = Gebouwen ruilen: ruil het fiche van { $tile } voor dat van { $slot_tile } op de bouwmarkt, voor { $card }
move-red_palace-swap_building-without-slot_tile = Gebouwen ruilen: ruil het fiche van { $tile } voor dat op veld { $slot }, voor { $card }
move-red_palace-wall_piece = Muurstuk: neem er een voor een nieuwe tegel
move-red_palace-take_money = Geld nemen: { $card } uit de open kaarten
move-red_palace-plaza = Pleintje: neem er een
move-red_palace-half_building = Half gebouw: neem dat van { $kind }
move-red_palace-preview_purchase = Uit de vooruitblik kopen: { $space_tile_full } met { $pay }, en { $card } erbij
move-red_palace-preview_purchase-without-space_tile = Koop van veld { $space } van de vooruitblik met { $pay }, en { $card } erbij
move-red_palace-treat_as_exact = Zo goed als gepast: je aankoop geeft nog een actie
move-red_palace-redraw_building = Opnieuw trekken: een ander fiche voor wat je net kocht
move-red_palace-move_guard = Zet een wachter van { $from } naar { $to }
move-red_palace-pay = Betaal de wachter op { $guard }
move-red_palace-set = Zet het muurstuk: { $section }

## Wat er gebeurt

event-red_palace-board = De vaardigheden van dit spel: { $abilities }. Op de plaatstegels passen { $capacities } wachters, op het laatste veld alle andere.
event-red_palace-strip = Telling { $round } betaalt in deze volgorde, het minste eerst: { $order }.
event-red_palace-money_set = Geldsetje { $set }: { $cards }.
event-red_palace-chose = { $seat } krijgt geldsetje { $set }.
event-red_palace-chip = Uit de zak voor vloertegel { $tile_key }: { $kind }.
event-red_palace-used = { $seat } gebruikt een vaardigheid: { $ability }.
event-red_palace-guard_paid = { $seat } betaalt de wachter op { $guard }.
event-red_palace-points_paid = { $seat } heeft geen wachter meer en betaalt { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-red_palace-card_paid = { $seat } betaalt er { $card } voor.
event-red_palace-swapped = { $seat } ruilt: de tegel van net is nu { $tile_full }, en op de bouwmarkt, te betalen in { $currency }, ligt nu { $other }.
event-red_palace-took_money = { $seat } neemt { $card } uit de open kaarten.
event-red_palace-took_plaza = { $seat } neemt een pleintje.
event-red_palace-took_half = { $seat } neemt een half gebouw: { $kind }.
event-red_palace-guard_moved = { $seat } zet een wachter van { $from } naar { $to }.
event-red_palace-piece_set = { $seat } zet een muurstuk: { $section }.
event-red_palace-posted = Wachters voor { $seat } op de wachttorens van { $tile }: { $sides }.
event-red_palace-dismissed = Voor de tegels van Dirk { $guards ->
    [one] gaat één wachter
   *[other] gaan { $guards } wachters
} naar de plaatstegels.

## Waarom niet

because-red_palace-not_one_of_four = Deze vaardigheid doet niet mee: { $ability }.
because-red_palace-used_this_turn = Deze vaardigheid heb je deze beurt al gebruikt: { $ability }.
because-red_palace-too_few_guards = { $points ->
    [0] Hiervoor heb je { $needed } eigen wachters nodig, en punten helpen niet: je hebt er { $guards }.
   *[other] { $needed ->
        [one] Dit kost een wachter, of anders punten ({ $points }), en je hebt geen van beide.
       *[other] Van de { $needed } wachters die dit kost, heb je { $guards ->
            [0] er geen
            [one] er één
           *[other] er { $guards }
        }, en niet de punten voor de rest ({ $points }).
    }
}
because-red_palace-nothing_left_for = Voor deze vaardigheid is er niets meer: { $ability }.
because-red_palace-no_guard_there = Hier staat geen wachter van jou: { $section }.
because-red_palace-guard_there = Daar staat die wachter al: { $section }.
because-red_palace-no_own_wall = Een wachter zet je alleen op een muur in je Alhambra of je reserve, en dat is dit niet: { $section }.
because-red_palace-moved_guard = Deze wachter verzet je, dus betaal je een andere: { $section }.
because-red_palace-not_bought = Ruilen kun je alleen een gebouw met een fiche dat je deze beurt hebt gekocht, en dat is dit niet: { $tile_full }.
because-red_palace-no_chip = Hierop ligt geen fiche: { $tile }.
because-red_palace-place_first = Het muurstuk is op { $tile } gezet: die tegel plaats je nu.
because-red_palace-takes_the_piece = Er is geen andere tegel meer voor het muurstuk: zet het eerst op { $tile }.
because-red_palace-space_empty = Op veld { $space } van de vooruitblik ligt geen tegel.
because-red_palace-not_overpaid = Je hebt deze beurt nergens te veel voor betaald.
because-red_palace-not_just_bought = Dat kan alleen meteen nadat je een gebouw van de bouwmarkt hebt betaald.
because-red_palace-no_such_set = Geldsetje { $set } is er niet, of niet meer.

## Punten

category-red_palace = Wachters
reason-red_palace-guards = { $points ->
    [one] één punt voor wachters op de langste muur
   *[other] { $points } punten voor wachters op de langste muur
} ({ $guards ->
    [one] één wachter
   *[other] { $guards } wachters
}, { $each } per stuk)
reason-red_palace-start = { $points } punten om mee te beginnen
reason-red_palace-paid = { $points } punten voor { $guards ->
    [one] één wachter die ontbrak
   *[other] { $guards } wachters die ontbraken
}
# $count is het hele deel ervan, hier altijd 0.
reason-extra-red_palace = { $count ->
    [0] waarvan een halve dankzij een half gebouw
   *[other] waarvan { $count } dankzij halve gebouwen
}

## Opties

option-guard_board = Hoe het wachtersbord van Het Rode Paleis ligt
option-guard_board-random = plaatstegels en vaardigheden op goed geluk
option-guard_board-first_game = de bedrukte kant voor het eerste spel
option-classic_scoring = Betalen de soorten in Het Rode Paleis zoals in het basisspel, zonder stroken?
option-classic_scoring-off = nee, er worden stroken getrokken
option-classic_scoring-on = ja, zoals in het basisspel

## Met modules

interaction-bazaars-red_palace-1 = Ook een bazaar die voor de vooruitblik wordt getrokken, ligt naast de bouwmarkt. Hij kost wat er op het veld van zijn geldsoort ligt, wat dat ook is; fiches ruilen verandert zijn prijs nooit.
interaction-bazaars-red_palace-2 = Met “Zo goed als gepast” mag je voor een bazaar te veel betalen: je gebruikt de vaardigheid bij het betalen, en de extra actie volgt. Een bazaar mag een muurstuk krijgen, en er ligt geen fiche op om te ruilen of opnieuw te trekken.
interaction-medina-red_palace-1 = Medina’s liggen zonder fiche op de bouwmarkt en in de vooruitblik, en je kunt ze op beide plaatsen kopen. Ze mogen een muurstuk krijgen. Een medina die Dirk krijgt, telt als de zijne.
interaction-camps-red_palace-1 = Legerkampen liggen zonder fiche op de bouwmarkt en in de vooruitblik, en je kunt ze op beide plaatsen kopen. Ze dragen geen wachter en geen muurstuk.
interaction-camps-red_palace-2 = Een stuk muur met een bastion ertegen blijft een buitenmuur, en zijn wachter levert punten op. Pleintjes, medina’s en bazaars tellen mee in de rij van een legerkamp. Voor Dirk is een legerkamp niets waard.

## De kamer

notice-red_palace-set-title = Geldsetjes
notice-red_palace-set = ({ $set }) { $cards } = { $total }
notice-red_palace-ability = { $used ->
    [yes] ▼
   *[no] ▲
} { $ability } ({ $guards ->
    [one] 1 wachter
   *[other] { $guards } wachters
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 kaart
   *[other] {" "}+ { $cards } kaarten
}): { $used ->
    [yes] omgedraaid tot het einde van de beurt
   *[no] { $ability_about }
}
notice-red_palace-space-title = Wachtersbord (geplaatste wachters → waarde van een wachter)
notice-red_palace-space = { $counts ->
    [yes] [{ $guards }/{ $capacity } → { $points }]
   *[no] { $guards }/{ $capacity } → { $points }
}
notice-red_palace-space-without-capacity = { $counts ->
    [yes] [{ $guards }/… → { $points }]
   *[no] { $guards }/… → { $points }
}
notice-red_palace-guards-title = Wachters
notice-red_palace-guards = { $seat } { $count }{ $count ->
    [0] { "" }
   *[other] {" "}({ $wall } op de langste muur)
}
notice-red_palace-supply-title = Wachters
notice-red_palace-supply = in de voorraad { $count }
notice-red_palace-worth-title = Wachters
notice-red_palace-worth = één op de langste muur levert { $points } op
notice-red_palace-rate-title = Wachters
notice-red_palace-rate = wie er geen heeft, betaalt { $points ->
    [one] één punt
   *[other] { $points } punten
} per stuk
notice-red_palace-left = Nog over: muurstukken { $pieces } · pleintjes { $plazas } · halve gebouwen: { $halves_count ->
    [0] –
   *[other] { $halves }
}
notice-red_palace-halves-title = Halve gebouwen
notice-red_palace-halves = { $seat }: { $kinds }
notice-red_palace-piece = { $seat } heeft een muurstuk.
notice-red_palace-bag = In de zak
notice-red_palace-pays = { $round ->
    [1] Eerste telling
    [2] Tweede telling
   *[3] Eindtelling
}
module-red_palace-moves = Aankoop uit de vooruitblik (dit is je actie)
module-red_palace-free = Vaardigheden (kosten geen actie)
tile-label-red_palace = ◇
sign-guard = ♙
sign-guard-twice = ⁑
sign-tower = ♖
legend-red_palace-1 = ♙ ⁑  Een wachter op een muur; twee, aan beide kanten van een dubbele muur
legend-red_palace-2 = ♖  Een wachttoren: krijgt een wachter als de tegel gelegd wordt, en blijft leeg als die weg is
legend-red_palace-3 = ◇  Een pleintje: geen gebouw

guide-turn-action-red_palace = voor, tussen en na je acties: vaardigheden, elk één keer, betaald met je wachters; een ervan is een aankoop uit de vooruitblik
guide-turn-place-red_palace = een muurstuk dat je hebt, zet je met een van je tegels; elke wachttoren van een tegel die je legt, krijgt een wachter
guide-turn-end-red_palace = alle vaardigheden gaan weer open
guide-turn-refill-base-red_palace = de vooruitblik schuift door naar de bouwmarkt, dan worden bouwmarkt en vooruitblik gevuld, dan het geld tot vier kaarten, dan een telling als haar kaart kwam
guide-scored-majority-red_palace = de strook van deze telling zegt wat elke soort betaalt; je halve gebouw telt half
guide-scored-more-red_palace = alleen in de derde: elke wachter op je langste muur levert op wat het wachtersbord toont
guide-buy-preview = vooruitblik
guide-buy-preview-price = gepast zijn prijs in één geldsoort naar keuze; een wachter en één kaart erbij
guide-skill-cost = { $guards ->
    [one] 1 wachter
   *[other] { $guards } wachters
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 kaart
   *[other] {" "}+ { $cards } kaarten
}
because-nothing_there-RED-33 = Geen tegel van deze beurt kan een muurstuk krijgen.
because-wrong_currency-RED-31 = De kaart die je afgeeft moet van de geldsoort van dat veld zijn, { $wanted }: { $card } is dat niet.
because-not_together-RED-37b = In de vooruitblik betaal je in één geldsoort naar keuze: niet { $card } samen met { $other }.
because-carries_no_walls-RED-33 = Een muurstuk komt op een tegel die je deze beurt kocht of op een nieuw pleintje, niet op een legerkamp; hier kan het niet op: { $tile_full }.
because-none_left-RED-36a = Het halve gebouw van deze soort is al genomen: { $kind }.
because-no_gift-RED-65 = Dirk krijgt geen pleintje: bouw het of leg het in je reserve.
because-not_played-RED-1 = Dit is geen spel van Het Rode Paleis: zo’n zet bestaat hier niet.
because-not_now-RED-37a = Uit de vooruitblik kopen is zelf een actie: { $topic }.
because-not_now-RED-42b = Een muurstuk zet je alleen als je er een hebt, en alleen terwijl de nieuwe tegels geplaatst worden: { $topic }.
