module-art_of_the_moors-name = De kunst van de Moren
module-art_of_the_moors-summary = Twee gebouwen met dezelfde prijs leveren een cultuurtegel op; draai hem met acties verder, en hij betaalt bij elke telling.
module-art_of_the_moors-setup-1 = Sorteer de 20 cultuurtegels in zeven stapels: 6, 7, 8, 9, 10, 11 en 12/13. Leg de stenen ernaast. Niemand begint met een tegel.
module-art_of_the_moors-action-1 = Aan het einde van je beurt tel je je gebouwen van elke prijs, in je Alhambra en je reserve samen; 12 en 13 zijn één prijs. Heb je er twee of meer van een prijs vanaf 6, dan pak je de cultuurtegel daarvan, als je die nog niet hebt. Hij begint op 0 punten.
module-art_of_the_moors-action-2 = De steen op een tegel laat zien hoe ver hij mag draaien: tot het hoogste vak waarvoor je genoeg gebouwen van die prijs hebt. Hij schuift op aan het einde van een beurt waarin je er meer kreeg.
module-art_of_the_moors-action-3 = Als actie in je beurt: ontwikkelen. Al je cultuurtegels draaien één vak verder, behalve die al bij hun steen zijn. Het kost niets en levert geen extra actie op. Het mag alleen als er minstens één tegel draait.
module-art_of_the_moors-action-4 = Bij elke telling betaalt elk van je cultuurtegels het vak dat hij heeft bereikt.
module-art_of_the_moors-action-5 = Alleen de 54 gebouwen van het basisspel tellen. Een gebouw dat je aan Dirk geeft, telt niet, en Dirk heeft geen cultuurtegels.

thing-culture-6 = cultuurtegel 6
thing-culture-7 = cultuurtegel 7
thing-culture-8 = cultuurtegel 8
thing-culture-9 = cultuurtegel 9
thing-culture-10 = cultuurtegel 10
thing-culture-11 = cultuurtegel 11
thing-culture-12-13 = cultuurtegel 12/13

move-art_of_the_moors-develop = Ontwikkelen: draai al je cultuurtegels één vak verder, tot aan hun steen

event-art_of_the_moors-took = { $seat } pakt { $culture }.
event-art_of_the_moors-raised = De steen van { $seat } schuift op: { $culture } mag nu draaien tot { $most ->
    [one] één punt
   *[other] { $most } punten
}.
event-art_of_the_moors-developed = { $seat } ontwikkelt de cultuurtegels: samen betalen ze nu { $points ->
    [one] één punt
   *[other] { $points } punten
}.

category-art_of_the_moors = Cultuurtegels
reason-art_of_the_moors-culture = { $points ->
    [one] één punt voor { $culture }
   *[other] { $points } punten voor { $culture }
}

interaction-vizier-art_of_the_moors-1 = Een gebouw dat je met de gunst van de vizier koopt, telt meteen: cultuurtegel en steen komen voordat de bouwmarkt wordt aangevuld.
interaction-squares-art_of_the_moors-1 = Pleinen hebben geen prijs en tellen nooit voor een cultuurtegel.
interaction-bonus_cards-art_of_the_moors-1 = Een bonuskaart is geen gebouw: hij telt nooit voor een cultuurtegel.
interaction-diamonds-art_of_the_moors-1 = Voor een cultuurtegel telt de gedrukte prijs, hoe je ook betaalde.
interaction-characters-art_of_the_moors-1 = De verbouwing van de architect komt vóór de cultuurtegels en verandert er niets aan: je reserve telt ook mee.
interaction-camps-art_of_the_moors-1 = Legerkampen tellen nooit voor een cultuurtegel, wat ze ook kosten.
interaction-change-art_of_the_moors-1 = Voor een cultuurtegel telt de gedrukte prijs, hoeveel je ook betaalde.
interaction-street_trader-art_of_the_moors-1 = Eerst zet je de handelaar terug, daarna pak je cultuurtegels.
interaction-treasure_chamber-art_of_the_moors-1 = Eerst verdeel je de kisten, daarna pak je cultuurtegels.
interaction-master_builders-art_of_the_moors-1 = Het verbouwen met een bouwmeester komt vóór de cultuurtegels en verandert er niets aan.
interaction-bazaars-art_of_the_moors-1 = Bazaars tellen nooit voor een cultuurtegel.
interaction-power_of_sultan-art_of_the_moors-1 = Een tegel die je met een sultanskaart opeist, telt meteen: cultuurtegel en steen komen voordat de volgende tegel wordt getrokken.

notice-art_of_the_moors-culture-title = { $seat } ({ $sum ->
    [one] één punt
   *[other] { $sum } punten
})
notice-art_of_the_moors-culture = { $tile }: { $points }, hoogstens { $most }

guide-turn-action-art_of_the_moors = of ontwikkel: al je cultuurtegels gaan één vak verder, tot hun steen
guide-turn-end-art_of_the_moors = nieuwe cultuurtegels voor twee gebouwen van één prijs, en stenen schuiven op
guide-scored-more-art_of_the_moors = elke cultuurtegel betaalt wat hij toont
because-no_change-MOO-20 = Geen van je culturen zou vooruitgaan: er valt niets te ontwikkelen.
