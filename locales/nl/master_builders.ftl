module-master_builders-name = De bouwmeesters
module-master_builders-summary = Zestien geldkaarten met waarde drie; in plaats van ermee te betalen kun je met één ervan aan het einde van je beurt verbouwen.
module-master_builders-setup-1 = Schud de zestien bouwmeesters, vier van elke geldsoort, en deel er vóór het startgeld ieder twee gedekt uit. Ze horen niet bij het startgeld en bepalen niet wie begint.
module-master_builders-setup-2 = Is de geldstapel in vijf stapels verdeeld, schud dan drie van de andere door stapel 3 en drie door stapel 5; met zes spelers drie en één. Wat overblijft, gaat ongezien uit het spel. Met twee spelers haal je alleen gewone geldkaarten weg.
module-master_builders-action-1 = Als geld: een bouwmeester betaalt 3 in zijn geldsoort, samen met ander geld van die geldsoort. Uit het open geld neem je hem zoals een geldkaart van 3. Je mag er zoveel uitgeven als je wilt.
module-master_builders-action-2 = Als bouwer: toon aan het einde van je beurt, als al je tegels geplaatst zijn, één bouwmeester en verbouw nog een keer: bouw, verwijder of ruil een tegel. Eén per beurt, wat je actie ook was; de geldsoort maakt niet uit.
module-master_builders-action-3 = Hoe je hem ook gebruikt, daarna gaat de kaart uit het spel. Wie er een voor een verbouwing heeft getoond, verbouwt ook.
module-master_builders-action-4 = Bij de laatste tegels telt een bouwmeester als 3 in zijn geldsoort. Tussen twee beurten en bij het plaatsen van de laatste tegels bouwt hij niets.

move-master_builders-use = Gebruik om te verbouwen: { $card }

event-master_builders-dealt = { $seat } krijgt { $cards }.
event-master_builders-dealt-without-cards = { $seat } krijgt { $count ->
    [one] één gedekte bouwmeester
   *[other] { $count } gedekte bouwmeesters
}.
event-master_builders-announced = { $seat } toont een kaart om nog een keer te verbouwen: { $card }.
event-master_builders-used = Gebruikt en uit het spel: { $card } van { $seat }.

interaction-vizier-master_builders-1 = Een bouwmeester mag helpen om de vizier gepast te betalen; tussen twee beurten verbouwt er niemand mee.
interaction-squares-master_builders-1 = Met een bouwmeester kun je ook pleinen bouwen, verwijderen of ruilen, zoals elke tegel.
interaction-exchange_offices-master_builders-1 = Met een wisselkantoor betaalt een bouwmeester als geld van zijn geldsoort.
interaction-city_gates-master_builders-1 = Bij het verbouwen mag je poorten gebruiken. Tegels naast een poort blijven liggen.
interaction-diamonds-master_builders-1 = Bouwmeesters en diamanten gaan nooit samen in één betaling.
interaction-characters-master_builders-1 = De architect en één bouwmeester mogen allebei aan het einde van een beurt werken, in de volgorde die je wilt.
interaction-characters-master_builders-2 = Voor de bedelaar is een bouwmeester een handkaart; de geldwisselaar neemt of geeft er een als een 3, en een die hij geeft, gaat uit het spel. In een bod telt hij 3.
interaction-thieves-master_builders-1 = Een dief van zijn geldsoort mag een open bouwmeester nemen.
interaction-walls-master_builders-1 = Dit verbouwen is geen actie: een muurkaart bouw je er niet mee.
interaction-change-master_builders-1 = Een bouwmeester telt als 3 in het te veel betaalde bedrag; hij gaat evengoed uit het spel.
interaction-street_trader-master_builders-1 = Het verbouwen komt voordat de handelaar wordt teruggezet, en kan hem zelf laten wijken.
interaction-treasure_chamber-master_builders-1 = Een bouwmeester betaalt 3 voor schatkisten. Het verbouwen komt voordat de kisten worden verdeeld.

notice-master_builders-used = Deze beurt is er al mee verbouwd
sign-builder = ⌂
legend-master_builders-1 = ⌂  Een bouwmeester, 3 waard

guide-turn-end-master_builders = één bouwmeester mag nog een keer verbouwen
guide-end-counted-master_builders = bouwmeesters (3)
because-master_builders-nothing_to_redesign = Er is niets dat je kunt aanbouwen, weghalen of ruilen.
because-limit_reached-MAB-12 = Per beurt verbouwt maar één bouwmeester, en die heb je al getoond.
because-not_in_hand-MAB-11 = Dit is geen bouwmeester in je hand: { $card }.
because-not_now-MAB-11 = Een bouwmeester verbouwt aan het einde van je beurt, als je tegels geplaatst zijn: { $topic }.
because-not_now-MAB-15 = Een bouwmeester verbouwt alleen in je eigen beurt: { $topic }.
