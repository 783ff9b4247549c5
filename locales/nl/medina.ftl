module-medina-name = De medina
module-medina-summary = Negen tegels waar niemand van houdt: bij elke telling verliezen de spelers met de minste medina’s punten, en wie er geen heeft nog meer.
module-medina-setup-1 = Schud de 9 medina’s door alle andere tegels, voordat de eerste tegel wordt getrokken.
module-medina-action-1 = Een medina koop, leg, bewaar en verbouw je net als een gebouw, met zijn muren; betaal je gepast, dan krijg je nog een actie. Hij hoort bij geen enkele soort en telt bij geen meerderheid mee.
module-medina-action-2 = Aan het eind van elke telling telt iedereen de medina’s in het Alhambra, niet die in de reserve. Hebben twee spelers er evenveel, dan heeft wie de duurste bezit er meer.
module-medina-action-3 = Wie er het minst heeft, verliest 3 punten bij de eerste telling; bij de tweede 6, en de op één na minste 3; bij de derde 9, 6 en 3.
module-medina-action-4 = Wie helemaal geen medina heeft, deelt de eerste van die plaatsen met de anderen zonder medina: tel de minpunten op, deel ze en rond naar boven af. Ieder van hen verliest bovendien 1, 2 of 3 punten, al naar de telling. Je score mag onder de 0 komen.
module-medina-action-5 = Met twee spelers doet Dirk mee, en al zijn medina’s tellen.

tile-medina = medina { $price }

category-medina = Medina’s
reason-medina-too_few = { $points } punten voor te weinig medina’s ({ $count ->
    [0] geen medina
    [one] één medina, prijs { $dearest }
   *[other] { $count } medina’s, de duurste { $dearest }
})

interaction-vizier-medina-1 = Met de gunst van de vizier kun je een medina kopen, voor precies zijn prijs.
interaction-squares-medina-1 = Een medina telt niet als buur van een plein.
interaction-bonus_cards-medina-1 = Op geen bonuskaart staat een medina.
interaction-characters-medina-1 = De mecenas mag een medina betalen, en die van 10 levert de kaart van de vrek op. De wijze kan geen medina noemen.
interaction-camps-medina-1 = Een medina telt mee in de rij van een legerkamp, en zijn muur kan er een dragen.
interaction-walls-medina-1 = Een medina mag houten muren krijgen.
interaction-change-medina-1 = Betaal je te veel voor een medina, dan krijg je munten.
interaction-street_trader-medina-1 = Een medina op de plek van de handelaar laat hem wijken: niemand trekt in, maar je mag een bewoner ruilen.
interaction-treasure_chamber-medina-1 = Op een medina komt geen kist.
interaction-invaders-medina-1 = Eerst kosten de medina’s punten, dan de aanval. De open kanten van medina’s tellen mee; met de koop van een medina win je geen verkenner.
interaction-bazaars-medina-1 = Een medina op de bouwmarkt bepaalt de prijs van de bazaars van zijn veld; naast een bazaar telt hij niet.
interaction-power_of_sultan-medina-1 = Een medina kun je niet opeisen.
interaction-caravanserai-medina-1 = Voor de prijs van een karavanserai is een medina geen gebouwsoort.
interaction-art_of_the_moors-medina-1 = Medina’s leveren geen cultuurtegel op.
interaction-falconers-medina-1 = Een medina is geen van de vier tegels rond een valk.
interaction-watchtowers-medina-1 = Bij een medina koop je geen wachttoren, en hij houdt er ook geen vast; zijn open kanten mogen er wel een raken.
interaction-building_sites-medina-1 = Een medina mag een bouwplaats zijn; hij telt zodra hij is voltooid.
interaction-exchange_certificates-medina-1 = Wat je te veel betaalt voor een medina, mag je sparen.

notice-medina-standing-title = Gebouwd, en wat telling { $round } zou kosten
notice-medina-standing = { $who } { $count ->
    [0] geen
   *[other] { $count } (duurste { $dearest })
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}
tile-label-medina = ☾{ $padded }
legend-medina-1 = ☾  Een medina met haar prijs

guide-scored-after-medina = Medina’s: wie de minste heeft, verliest punten, wie er geen heeft, verliest meer
guide-buy-medina = medina
