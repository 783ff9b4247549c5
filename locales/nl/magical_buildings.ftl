module-magical_buildings-name = De magische gebouwen
module-magical_buildings-summary = Zes dure gebouwen, één van elke soort, die je telkens als je ze legt in elke richting mag draaien.
module-magical_buildings-setup-1 = Schud de 6 magische gebouwen door de andere tegels, voordat de eerste tegel wordt getrokken.
module-magical_buildings-action-1 = Een magisch gebouw koop, leg, bewaar en tel je net als elk gebouw van zijn soort.
module-magical_buildings-action-2 = Telkens als je het in je Alhambra legt, kies je een van vier richtingen; de muren draaien mee. Alle bouwregels kijken naar de muren zoals ze dan staan. In je reserve heeft het geen richting.
module-magical_buildings-action-3 = Met een verbouwing mag je een magisch gebouw ook draaien waar het staat, als de muren daarna kloppen. Wat erop staat, blijft erop staan.

option-magical_turn_in_place = Of je een magisch gebouw mag draaien waar het staat
option-magical_turn_in_place-off = nee, alleen bouwen, weghalen en ruilen
option-magical_turn_in_place-on = ja, als verbouwing

tile-magical_buildings = { $kind_key ->
    [pavilion] magisch { $kind } { $price }
    [seraglio] magisch { $kind } { $price }
   *[other] magische { $kind } { $price }
}

interaction-vizier-magical_buildings-1 = Met de gunst van de vizier kun je een magisch gebouw kopen; je legt het meteen, in elke richting.
interaction-squares-magical_buildings-1 = Naast een plein telt een magisch gebouw voor zijn kleur, als er zoals het staat geen muur tussen zit.
interaction-bonus_cards-magical_buildings-1 = Op geen bonuskaart staat een magisch gebouw.
interaction-city_gates-magical_buildings-1 = Op de gedrukte muren van een magisch gebouw mogen poorten staan, gedraaid of niet. Een gebouw naast een poort kun je niet meer draaien.
interaction-characters-magical_buildings-1 = De architect mag een magisch gebouw draaien. De mecenas mag er een betalen, en vanaf prijs 10 levert het de kaart van de vrek op.
interaction-camps-magical_buildings-1 = Na het draaien moet elk legerkamp zijn muur nog hebben. In de rij van een legerkamp telt een magisch gebouw mee.
interaction-walls-magical_buildings-1 = Houten muren blijven op hun gebouw en draaien mee. In het Alhambra wijst een muurkaart naar het noorden van de tafel, in de reserve naar het gedrukte noorden.
interaction-change-magical_buildings-1 = Betaal je te veel voor een magisch gebouw, dan krijg je munten.
interaction-street_trader-magical_buildings-1 = In een magisch gebouw mag een bewoner van zijn kleur trekken, en die blijft als je het draait.
interaction-treasure_chamber-magical_buildings-1 = Op een magisch gebouw past een kist van zijn kleur, en die blijft als je het draait.
interaction-master_builders-magical_buildings-1 = Met de verbouwing van een bouwmeester mag je een magisch gebouw draaien.
interaction-invaders-magical_buildings-1 = Betaal je een magisch gebouw gepast, dan win je een verkenner van zijn soort. Zijn kanten zijn open of dicht zoals het staat.
interaction-bazaars-magical_buildings-1 = Naast een bazaar telt een magisch gebouw voor zijn kleur; op de bouwmarkt bepaalt het de prijs.
interaction-new_score_cards-magical_buildings-1 = Een magisch gebouw telt mee voor zijn soort; de telkaart zegt wat de plaats waard is.
interaction-power_of_sultan-magical_buildings-1 = Je kunt een magisch gebouw opeisen met een kaart van zijn soort, en in elke richting leggen.
interaction-caravanserai-magical_buildings-1 = Voor de prijs van een karavanserai telt de soort van een magisch gebouw mee.
interaction-art_of_the_moors-magical_buildings-1 = Een magisch gebouw levert geen cultuurtegel op: dat doen alleen gebouwen van het basisspel.
interaction-falconers-magical_buildings-1 = Een magisch gebouw is geen van de vier tegels rond een valk: dat zijn alleen gebouwen van het basisspel.
interaction-watchtowers-magical_buildings-1 = Bij een magisch gebouw is geen wachttoren te koop, maar zijn kleur houdt er wel een vast. Draai nooit een muur tegen de korte kant van een wachttoren.
interaction-building_sites-magical_buildings-1 = Een magisch gebouw mag een bouwplaats zijn, en ook als bouwplaats mag je het draaien.
interaction-exchange_certificates-magical_buildings-1 = Wat je te veel betaalt voor een magisch gebouw, mag je sparen.

tile-label-magical_buildings = { $letter }{ $padded }✦
legend-magical_buildings-1 = ✦  Een magisch gebouw, dat je mag draaien

guide-turn-action-magical_buildings = verbouwen mag ook: een magisch gebouw draaien op zijn plek
guide-turn-place-magical_buildings = magische gebouwen mag je draaien
