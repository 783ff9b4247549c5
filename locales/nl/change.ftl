module-change-name = Het wisselgeld
module-change-summary = Te veel betalen is niet meer voor niets: voor elke twee te veel trek je een munt uit een zakje.
module-change-setup-1 = Alle 24 munten, zes van elke geldsoort, gaan in het zakje. Niemand begint met munten.
module-change-action-1 = Meteen na een betaling die te hoog was: voor elke twee die je te veel betaalt, mag je zonder te kijken één munt uit het zakje trekken. Zeg eerst hoeveel je er wilt. Blijft er één over, dan ben je die kwijt, en een leeg zakje is je niets schuldig.
module-change-action-2 = Dat geldt voor tegels van de bouwmarkt en voor een winnend bod. Gepast betalen geeft nog altijd een extra actie en geen munten; te veel betalen geeft munten en geen extra actie. Je mag met opzet te veel betalen.
module-change-action-3 = Munten liggen open voor je. Elke munt is 1 waard in zijn geldsoort, overal waar geldkaarten van die soort betalen, met kaarten erbij of zonder. Munten die je uitgeeft, gaan in het zakje voordat je trekt.
module-change-action-4 = Een munt is geen kaart: niemand steelt hem, wisselt hem of telt hem als handkaart. Bij de laatste tegels tellen munten met je geld mee; punten zijn ze niet waard.

move-change-draw = { $number ->
    [one] Trek één munt uit het zakje
   *[other] Trek { $number } munten uit het zakje
}

event-change-drew = { $seat } trekt { $coins } uit het zakje.

because-change-too_many_coins = { $most ->
    [0] Er is geen munt te halen.
    [one] Je kunt geen { $wanted } munten trekken: er is er maar één te halen.
   *[other] Je kunt geen { $wanted } munten trekken: er zijn er maar { $most } te halen.
}

interaction-vizier-change-1 = De vizier vraagt nog steeds de gepaste prijs: munten mogen daarbij helpen, maar wisselgeld is er nooit.
interaction-exchange_offices-change-1 = Met een wisselkantoor betalen munten van allebei zijn geldsoorten. Wat te veel is, reken je over beide soorten samen.
interaction-diamonds-change-1 = Diamanten gaan nooit samen met munten. Wie in diamanten te veel betaalt, trekt gewone munten.
interaction-characters-change-1 = Wie een personage wint en meer betaalt dan het bod, trekt munten, ook in de beurt van een ander. Munten van dezelfde geldsoort mogen een bod dekken.
interaction-characters-change-2 = Wat de mecenas betaalt, levert geen munten op. Eerst trek je munten, dan neemt de vrek zijn kaart. Voor bedelaar en geldwisselaar zijn munten geen kaarten.
interaction-camps-change-1 = Ook voor legerkampen krijg je wisselgeld.
interaction-thieves-change-1 = Geen dief neemt een munt.

notice-change-coins-title = Munten
notice-change-coins = { $seat }: { $coins }
notice-change-bag = In het zakje: { $coins }
sign-coin = ¢
legend-change-1 = ¢  Een munt, 1 waard

guide-turn-pay-change = voor elke twee te veel mag je een munt trekken
guide-end-counted-change = munten
because-no_change-CHG-4 = Trek minstens één munt, of pas als je er geen wilt.
because-not_now-CHG-3 = Munten trek je alleen als je de vraag krijgt wat je neemt voor wat je te veel betaald hebt: { $topic }.
