module-watchtowers-name = De wachttorens
module-watchtowers-summary = Achttien hoekstukken die je bij een gebouw koopt: ze verbinden tegels, maken de muur dicht en leveren punten op in de langste muur.
module-watchtowers-setup-1 = Leg de 18 wachttorens open klaar, drie van elk soort gebouw.
module-watchtowers-action-1 = Koop je een gebouw van de bouwmarkt, dan mag je er één wachttoren van die soort bij nemen. Je betaalt één bedrag: de prijs en 6 extra vóór de eerste telling, 4 extra vóór de tweede, 2 extra daarna. Alleen als je het hele bedrag gepast betaalt, krijg je nog een actie.
module-watchtowers-action-2 = Je legt hem samen met wat je verder kocht, maar alleen in je Alhambra, en je mag hem draaien zoals je wilt. Minstens één van zijn twee korte kanten raakt een open kant van een gebouw van zijn soort; dat hoeft niet het gekochte te zijn. Past hij nergens als al het andere ligt, dan gaat hij terug, en je geld ben je kwijt.
module-watchtowers-action-3 = De korte kanten zijn open: er mag geen muur tegenaan, en je loopt over de wachttoren van de ene naar de andere. De andere helft van zijn plek blijft voor altijd leeg, en moet naar buiten open blijven.
module-watchtowers-action-4 = Een wachttoren gaat nooit meer weg. Na een verbouwing moet hij nog een gebouw van zijn soort naast zich hebben, en geen muur tegen zijn korte kanten.
module-watchtowers-action-5 = De lange kant van een wachttoren is een stuk buitenmuur. In de langste muur, geteld in stukken, levert elke wachttoren 2 punten extra op; zijn er meer even lange muren, dan telt die met de meeste wachttorens.

tile-watchtowers = wachttoren ({ $kind })
tile-full-watchtowers = { $tile }

move-watchtowers-buy = Koop { $tile_full } en een wachttoren met { $pay }

event-watchtowers-added = { $seat } krijgt er een wachttoren bij: { $tile }.
event-returned = In de Alhambra van { $seat } is geen plek, dus dit gaat terug: { $tile }.

because-watchtowers-nothing_with = Hier krijg je geen wachttoren bij: { $tile_full }.
because-stays_for_ever = De wachttoren op { $cell } blijft voor altijd staan.
because-occupied-WAT-11 = Op { $cell } staat een wachttoren: daar wordt nooit iets anders gebouwd.
because-no_contact-WAT-14 = Op { $cell } zou geen korte kant van de wachttoren je Alhambra raken.
because-no_contact-WAT-16 = Op { $cell } zou een tegel alleen naast de lege helft van een wachttoren liggen, en dat verbindt hem niet met je Alhambra.
because-wall_meets_gap-WAT-13 = Aan de { $side }kant van { $cell } zou een muur tegen een korte kant van een wachttoren komen, bij { $other }.
because-none_left-WAT-2 = Er is geen wachttoren van deze soort meer: { $kind }.
because-too_little-WAT-3 = Met een wachttoren erbij kost dit { $price }; je biedt maar { $paid }.

category-watchtowers = Wachttorens
reason-watchtowers-turrets = { $points ->
    [one] één punt voor de wachttorens in de langste muur
   *[other] { $points } punten voor de wachttorens in de langste muur
} ({ $count ->
    [one] één wachttoren in de langste muur
   *[other] { $count } wachttorens in de langste muur
})

interaction-vizier-watchtowers-1 = Met de gunst van de vizier mag je ook een wachttoren kopen, als je het hele bedrag precies betaalt. Je legt beide meteen.
interaction-squares-watchtowers-1 = Een plein draagt geen wachttoren, ook niet van zijn kleur, en een wachttoren is geen gebouw naast een plein.
interaction-exchange_offices-watchtowers-1 = Een wisselkantoor mag meehelpen om gebouw en wachttoren samen te betalen.
interaction-city_gates-watchtowers-1 = Op een wachttoren komt geen poort.
interaction-diamonds-watchtowers-1 = Met diamanten betaal je gebouw en wachttoren samen, of geen van beide.
interaction-characters-watchtowers-1 = De mecenas betaalt alleen een gebouw, nooit met een wachttoren erbij. De vrek kijkt naar de prijs van het gebouw. De stadswacht telt de stukken van de muur, ook lange kanten, en niet de punten van de wachttorens.
interaction-camps-watchtowers-1 = Bij een legerkamp krijg je geen wachttoren, en een kamp mag zijn korte kanten niet raken. Bij een wachttoren eindigt de rij van een kamp.
interaction-walls-watchtowers-1 = Op een wachttoren en waar een korte kant een tegel raakt, komt geen houten muur; naast zijn lege helft mag dat wel.
interaction-change-watchtowers-1 = Het wisselgeld reken je over het hele bedrag, en munten mogen eraan meebetalen.
interaction-street_trader-watchtowers-1 = Een wachttoren op de plek van de handelaar laat hem wijken: niemand trekt in, maar je mag een bewoner ruilen. Met alleen een wachttoren naast zich kan de handelaar niet staan.
interaction-master_builders-watchtowers-1 = Een bouwmeester mag meebetalen aan gebouw en wachttoren. Zijn verbouwing moet elke wachttoren zijn gebouw laten.
interaction-invaders-watchtowers-1 = Een wachttoren heeft geen open kanten. Een kant die een korte kant raakt, is dicht; een kant bij zijn lege helft is open. Betaal je gebouw en wachttoren gepast, dan win je een verkenner.
interaction-bazaars-watchtowers-1 = Bij een bazaar krijg je geen wachttoren, een bazaar alleen draagt er geen, en hij telt ze niet mee.
interaction-power_of_sultan-watchtowers-1 = Bij een tegel die je opeist, krijg je geen wachttoren.
interaction-caravanserai-watchtowers-1 = Wat je karavanserai aangeeft, mag meebetalen aan gebouw en wachttoren.
interaction-falconers-watchtowers-1 = Een wachttoren is niet een van de vier tegels rond een valk.

notice-watchtowers-left = Over (toeslag { $surcharge })
tile-label-watchtowers = ♜{ $letter }
legend-watchtowers-1 = ♜  Een wachttoren: hij staat aan zijn kant van de lange muur ╲ of ╱, de andere helft blijft leeg

guide-turn-action-watchtowers = bij een gebouw uit het basisspel kun je een wachttoren van zijn kleur kopen
guide-turn-place-watchtowers = een wachttoren komt in de Alhambra, gedraaid zoals je wilt, met een korte kant tegen een gebouw van zijn kleur; nooit in de reserve
guide-scored-wall-watchtowers = 2 punten extra voor elke wachttoren daarin
guide-buy-watchtower = + wachttoren
guide-buy-watchtower-price = 6 meer; 4 na de eerste telling, 2 na de tweede
