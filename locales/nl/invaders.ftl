module-invaders-name = De aanvallers
module-invaders-summary = Na elke telling kost een aanval van één kant punten voor elke buitenzijde zonder muur; verkenners zien hem aankomen.
module-invaders-setup-1 = Schud de vier aanvalskaarten en leg ze als gedekte stapel klaar.
module-invaders-setup-2 = Schud de zes verkenners en leg de bovenste twee open; de andere vier blijven gedekt.
module-invaders-setup-3 = Of laat de verkenners in de doos en leg de bovenste aanvalskaart open: dan weet iedereen altijd waar de volgende aanval vandaan komt.
module-invaders-action-1 = Koop een gebouw van een soort die een open verkenner toont en betaal gepast: je neemt de verkenner en bekijkt stiekem de volgende aanval, nog voor je een extra actie kiest. De verkenner gaat uit het spel.
module-invaders-action-2 = Meteen na elke telling wordt de volgende aanvalskaart omgedraaid. Tel je open zijden aan die kant: zijden van tegels zonder muur en met een lege plek ervoor, de fontein doet mee.
module-invaders-action-3 = De eerste aanval kost één punt per open zijde, de tweede twee, de derde drie, en dan ook nog één voor elke open zijde links en rechts daarvan. Niemand komt onder de 0.
module-invaders-action-4 = De aanvalskaart gaat uit het spel. Na de eerste en de tweede aanval gaan ook de open verkenners eruit en komen er twee nieuwe open te liggen.

option-open_attack_cards = Of de volgende aanval open ligt, zonder verkenners
option-open_attack_cards-off = nee, alleen verkenners zien hem
option-open_attack_cards-on = ja, iedereen ziet hem

event-invaders-scouts_shown = { $kinds_count ->
    [0] Er zijn geen verkenners meer.
   *[other] Open verkenners: { $kinds }.
}
event-invaders-attack_shown = De volgende aanval komt uit het { $side }en.
event-invaders-scouted = { $seat } neemt de verkenner voor deze soort: { $kind }. De volgende aanval komt uit het { $side }en.
event-invaders-scouted-without-side = { $seat } neemt de verkenner voor deze soort: { $kind }, en bekijkt de volgende aanval.
event-invaders-attacked = Aanval uit het { $side }en! Verloren punten: { $losses }.

category-invaders = Aanval
reason-invaders-attack = { $points } voor open zijden ({ $open } in het { $side }{ $beside ->
    [0] {""}
   *[other] , { $beside } ernaast
})

interaction-vizier-invaders-1 = Een aankoop met de gunst van de vizier is gepast betaald: toont een open verkenner die soort, dan neem je hem en kijk je.
interaction-squares-invaders-1 = Open zijden van pleinen worden aangevallen zoals die van gebouwen. Een plein nemen levert geen verkenner op.
interaction-exchange_offices-invaders-1 = Ook een gepast bedrag met een wisselkantoor levert de verkenner op.
interaction-city_gates-invaders-1 = Poorten staan binnen, op dubbele muren: een aanval komt daar nooit.
interaction-diamonds-invaders-1 = Ook een gepast bedrag in diamanten levert de verkenner op.
interaction-characters-invaders-1 = Een gebouw dat de mecenas betaalt, is gepast betaald en levert de verkenner op. De punten van de magiër komen na de laatste aanval, die ze dus niet kan afnemen.
interaction-camps-invaders-1 = Een legerkamp heeft geen open zijden, en de muur erachter is een muur. Een legerkamp kopen levert geen verkenner op.
interaction-thieves-invaders-1 = Komt er na een diefstal een tellingskaart tevoorschijn, dan volgen de telling en de aanval meteen, tussen de beurten.
interaction-walls-invaders-1 = Een houten muur sluit een zijde af zoals een gedrukte.
interaction-change-invaders-1 = Munten helpen om gepast te betalen, en dus om een verkenner te krijgen.
interaction-street_trader-invaders-1 = De handelaar beschermt de zijde waar hij voor staat niet. Zijn bewoners tellen mee vóór de aanval.
interaction-treasure_chamber-invaders-1 = Kisten worden geteld vóór de aanval. Kisten kopen levert geen verkenner op.
interaction-master_builders-invaders-1 = Een bouwmeester telt voor 3 in een gepaste betaling voor een verkenner. De verbouwing aan het eind van een beurt komt vóór een telling en haar aanval.

notice-invaders-scouts = Open verkenners: { $kinds } (gedekt: { $left })
notice-invaders-next = Volgende aanval: { $side }
notice-invaders-seen = Jij zag de volgende aanval: { $side }
notice-invaders-past = Aanvallen tot nu toe: { $sides }
notice-invaders-looked = Wie de volgende aanval kent: { $seats }

guide-turn-pay-invaders = een gebouw van de soort van een open verkenner, gepast betaald: neem de verkenner en bekijk de volgende aanval
guide-scored-after-invaders = De aanval: punten voor open zijden naar die kant gaan verloren
guide-column-scout = verk.
