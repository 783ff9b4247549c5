module-bazaars-name = De bazaars
module-bazaars-summary = Acht tegels naast de bouwmarkt die je gepast betaalt; bij de laatste telling tellen ze de gebouwen van hun kleuren rondom.
module-bazaars-setup-1 = Schud de 8 bazaars door alle andere tegels, voordat de eerste tegel wordt getrokken.
module-bazaars-action-1 = Een bazaar die voor de bouwmarkt wordt getrokken, ligt ernaast, en het veld krijgt de volgende tegel. Hoeveel er ook liggen, de bouwmarkt vullen ze nooit.
module-bazaars-action-2 = Je koopt een bazaar in de geldsoort die erop staat, voor de prijs van de tegel die nu op het veld van die geldsoort ligt: precies dat bedrag, nooit meer. Die tegel blijft liggen, en je krijgt nog een actie. Is het veld leeg, dan is de bazaar niet te koop.
module-bazaars-action-3 = Je legt een bazaar zoals een gebouw. Hij heeft geen muren en telt bij geen enkele meerderheid mee.
module-bazaars-action-4 = Alleen bij de derde telling: tel op de acht plekken rond een bazaar de gebouwen van zijn drie kleuren, en vermenigvuldig met hoeveel van die drie kleuren er staan. Muren maken niet uit. Bazaars in de reserve en bazaars die niemand kocht, tellen niet.

tile-bazaars = { $currency }bazaar ({ $kinds })
tile-full-bazaars = { $tile }

move-bazaars-buy = Koop { $tile_full } met { $pay } (gepast)

event-bazaars-shown = Er komt een bazaar naast de bouwmarkt te liggen: { $tile_full }.

because-not_for_sale = Dat ligt niet te koop: { $tile_full }.
because-slot_empty-BAZ-8 = Een bazaar kost evenveel als de tegel op het veld van zijn geldsoort, en veld { $slot } ({ $currency }) is leeg.

category-bazaars = Bazaars
reason-bazaars-around = { $points ->
    [one] één punt voor { $tile }
   *[other] { $points } punten voor { $tile }
}: { $buildings } eromheen, { $colours ->
    [one] één kleur
   *[other] { $colours } kleuren
}

interaction-vizier-bazaars-1 = Met de gunst van de vizier kun je een bazaar kopen; je legt hem meteen, en een extra actie krijg je niet.
interaction-squares-bazaars-1 = Bazaars en pleinen tellen elkaar niet mee.
interaction-exchange_offices-bazaars-1 = Een wisselkantoor mag meehelpen om een bazaar te betalen, als het bedrag precies klopt.
interaction-bonus_cards-bazaars-1 = Op geen bonuskaart staat een bazaar, en een getoonde kaart is geen gebouw naast een bazaar.
interaction-city_gates-bazaars-1 = Een bazaar heeft geen gedrukte muur, dus daar komt nooit een poort.
interaction-diamonds-bazaars-1 = Met alleen diamanten betaal je elke bazaar, als het bedrag precies klopt.
interaction-characters-bazaars-1 = De mecenas mag een bazaar betalen, als er een tegel op het veld van zijn geldsoort ligt; de vrek kijkt naar de prijs die je betaalde. Een bazaar die de danseres omdraait, gaat naar de rij, en de volgende tegel naar het veld.
interaction-camps-bazaars-1 = Een bazaar telt mee in de rij van een legerkamp, net als een gebouw. Een legerkamp op een veld bepaalt de prijs van de bazaars van die geldsoort.
interaction-walls-bazaars-1 = Bazaars mogen houten muren krijgen; hun punten blijven hetzelfde.
interaction-change-bazaars-1 = Munten mogen meehelpen om een bazaar te betalen. Omdat je gepast betaalt, krijg je nooit wisselgeld.
interaction-street_trader-bazaars-1 = Een bazaar op de plek van de handelaar laat hem wijken: niemand trekt in, maar je mag een bewoner ruilen.
interaction-treasure_chamber-bazaars-1 = Op een bazaar komt geen kist.
interaction-master_builders-bazaars-1 = Een bouwmeester mag meebetalen aan een bazaar, en met zijn verbouwing mag je er een verplaatsen.
interaction-invaders-bazaars-1 = De open kanten van bazaars tellen bij een aanval. Met de koop van een bazaar win je geen verkenner.

notice-bazaars-for_sale-title = Bazaars naast de bouwmarkt
notice-bazaars-for_sale =
    { $tile }
    prijs { $price }
notice-bazaars-for_sale-without-price = { $tile }
tile-label-bazaars = { $letters }

guide-turn-action-bazaars = of koop een bazaar naast de bouwmarkt
guide-turn-refill-bazaars = een bazaar komt naast de bouwmarkt, en het veld krijgt de volgende tegel
guide-scored-more-bazaars = alleen in de derde: bazaars tellen de kleuren rondom
guide-buy-bazaar = bazaar
guide-buy-bazaar-price = gepast de prijs van de tegel op het veld van zijn geldsoort
