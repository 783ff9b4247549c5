module-camps-name = De legerkampen
module-camps-summary = Tegels die buiten voor je muren staan en punten opleveren voor de tegels in het verlengde van hun pijlen.
module-camps-setup-1 = Schud de 8 legerkampen door de gebouwtegels, voordat de eerste tegel wordt getrokken.
module-camps-action-1 = Je koopt een legerkamp op de bouwmarkt net als een gebouw: je betaalt de prijs in het geld van zijn veld, en betaal je gepast, dan krijg je nog een actie.
module-camps-action-2 = Je legt het buiten je muren: minstens één bastion staat tegen een muur van een tegel. Bastions raken alleen muren, groene kanten alleen groene kanten van andere kampen; een lege plek ernaast mag altijd. Over een kamp loopt niemand, en het heeft geen pad nodig.
module-camps-action-3 = Je mag een kamp ook in je reserve leggen en ermee verbouwen. Na een verbouwing moet elk kamp zijn muur nog hebben.
module-camps-action-4 = Bij elke telling levert elke pijl van een kamp één punt op voor elke tegel in de aaneengesloten rij ervoor, de fontein ook. Muren onderbreken de rij niet; een lege plek of een ander kamp wel.

tile-camps = legerkamp { $price }
tile-full-camps = { $tile } ({ $count ->
    [one] bastion { $walls }
   *[other] bastions { $walls }
})

because-not_attached = Geen bastion van het legerkamp op { $cell } zou tegen een muur staan.
because-bastion_clash = Aan de { $side }kant van { $cell }, bij { $other }, zou een legerkamp iets raken wat niet mag: bastions horen tegen muren, groene kanten tegen groene kanten.
because-loses_outwork = Het legerkamp op { $outwork } kan niet zonder wat nu op { $cell } staat: bastions horen tegen muren, groene kanten tegen groene kanten.
because-no_contact-CAM-10 = Een legerkamp verbindt geen tegel met je Alhambra, en naast { $cell } staat niets wat dat wel doet.

category-camps = Legerkampen
reason-camps-rows = { $points ->
    [one] één punt voor { $tile }
   *[other] { $points } punten voor { $tile }
}

interaction-vizier-camps-1 = Met de gunst van de vizier kun je een legerkamp kopen, voor precies zijn prijs; je legt het meteen.
interaction-squares-camps-1 = Pleinen tellen mee in de rij van een legerkamp, net als gebouwen, en hun muren kunnen een kamp dragen.
interaction-exchange_offices-camps-1 = Een wisselkantoor mag meehelpen om een legerkamp te betalen.
interaction-bonus_cards-camps-1 = Een getoonde bonuskaart is geen tegel: in de rij van een legerkamp telt hij niet.
interaction-city_gates-camps-1 = Waar een bastion tegen een muur staat, kan geen poort komen. Met een poort mag een gebouw de plaats van een legerkamp innemen, als de muren kloppen.
interaction-diamonds-camps-1 = Met diamanten betaal je ook een legerkamp, waar het ook op de bouwmarkt ligt.
interaction-characters-camps-1 = De mecenas mag een legerkamp betalen, en na de koop van het kamp van 10 mag de vrek een kaart nemen.

tile-label-camps = ⚑{ $price }

guide-turn-place-camps = legerkampen staan buiten, met een bastion tegen een muur
guide-scored-more-camps = één punt voor elke tegel in de rij van een pijl van een legerkamp
guide-buy-camp = legerkamp
