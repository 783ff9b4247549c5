module-city_gates-name = De stadspoorten
module-city_gates-summary = Door een poort in een dubbele muur kun je lopen: zo bouw je ook achter je eigen muren.
module-city_gates-setup-1 = Neem voor iedere speler één poort en één poortkaart. Is de geldstapel in vijf stapels verdeeld, schud de poortkaarten dan gedekt door stapel 3, 4 en 5, zo gelijk mogelijk verdeeld; wat overblijft gaat naar de eerdere stapel.
module-city_gates-action-1 = Een poortkaart die tevoorschijn komt, ligt naast het open geld, altijd maar één tegelijk; een volgende gaat naar de aflegstapel. Als actie mag je haar nemen in plaats van geld, en niets anders erbij.
module-city_gates-action-2 = Als je een tegel legt of verbouwt, mag je poortkaarten spelen: elke kaart zet een poort waar twee gedrukte muren van je Alhambra tegen elkaar staan, en daar kun je doorheen lopen. Alleen als de zet zonder poort niet kan; alle andere bouwregels blijven gelden.
module-city_gates-action-3 = Een poort blijft voor altijd staan, en de twee tegels ernaast kun je niet meer weghalen of ruilen. De kaart gaat uit het spel. De muren blijven muren, en kaarten die je niet speelt zijn niets waard.

card-gate = poortkaart

move-city_gates-take = Neem de poortkaart
move-city_gates-build = Bouw { $tile_full } op { $at } met { $gates_count ->
    [one] een poort
   *[other] poorten
} { $gates }
move-city_gates-add = Verbouwen: bouw { $tile_full } uit je reserve op { $at } met { $gates_count ->
    [one] een poort
   *[other] poorten
} { $gates }
move-city_gates-remove = Verbouwen: leg wat op { $at } staat in je reserve, met { $gates_count ->
    [one] een poort
   *[other] poorten
} { $gates }
move-city_gates-exchange = Verbouwen: ruil wat op { $at } staat voor { $tile_full } uit je reserve, met { $gates_count ->
    [one] een poort
   *[other] poorten
} { $gates }

event-city_gates-offered = Er komt een poortkaart tevoorschijn; wie wil kan haar nemen.
event-city_gates-discarded = Er komt nog een poortkaart tevoorschijn: die gaat naar de aflegstapel.
event-city_gates-took = { $seat } neemt de poortkaart.
event-city_gates-opened = { $seat } zet een poort { $edge }.

because-locked = Een poort houdt de tegel op { $cell } voor altijd vast.
because-no_double_wall = Een poort { $edge } kan niet: daar moeten twee gedrukte muren van jouw tegels tegen elkaar staan, nog zonder poort.
because-gate_not_needed = Een poort { $edge } mag niet: hij zou geen weg openen die hiervoor nodig is.

interaction-vizier-city_gates-1 = Een tegel die je met de gunst van de vizier koopt, mag je met een poort leggen; de poortkaart zelf neem je alleen in je eigen beurt.
interaction-squares-city_gates-1 = Pleinen hebben gedrukte muren, dus daar kan een poort staan; het plein ligt dan vast. Een gebouw achter de poort telt voor het plein niet mee.
interaction-exchange_offices-city_gates-1 = Wie geld neemt, kiest: geld, of één wisselkantoor, of de poortkaart.

notice-city_gates-offer = Er is een poortkaart te nemen
notice-city_gates-held = Poortkaarten op hand: { $cards }

guide-turn-action-city_gates = of neem de poortkaart naast het geld
guide-turn-place-city_gates = een poortkaart mag een dubbele muur openen, als de zet dat nodig heeft
guide-turn-refill-city_gates = een poortkaart komt naast het geld
because-nothing_there-GAT-3 = Er ligt geen poortkaart open.
because-not_in_hand-GAT-6 = Elke poort kost een poortkaart, en zoveel heb je er niet.
