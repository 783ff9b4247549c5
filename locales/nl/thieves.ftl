module-thieves-name = De dieven
module-thieves-summary = Geheime kaarten: tussen twee beurten neemt een dief één open geldkaart van zijn geldsoort, wat die ook waard is.
module-thieves-setup-1 = Schud de twaalf dieven, drie van elke geldsoort, en deel ze gedekt uit: ieder vier met twee of drie spelers, ieder drie met vier, ieder twee met vijf of zes. Niemand bekijkt de rest. Dirk krijgt er geen.
module-thieves-action-1 = Tussen twee beurten: toon een dief en neem één open geldkaart van zijn geldsoort, hoe hoog ook. De dief gaat uit het spel en het geld wordt meteen aangevuld.
module-thieves-action-2 = Alleen wie hierna aan de beurt is, mag niet stelen. Met twee spelers kan dus alleen wie net klaar is het doen.
module-thieves-action-3 = Alle anderen die nog een dief hebben, worden gevraagd, met de klok mee vanaf wie hierna aan de beurt is. Na elke diefstal begint het vragen weer vooraan; zo kun je meer keren stelen, telkens één kaart.
module-thieves-action-4 = Komt er na een diefstal een tellingskaart tevoorschijn, dan wordt er meteen geteld. Dieven die je aan het eind overhoudt, zijn niets waard.

move-thieves-steal = Steel { $card }

event-thieves-dealt = { $seat } krijgt { $count ->
    [one] één dief
   *[other] { $count } dieven
}: { $thieves }.
event-thieves-dealt-without-thieves = { $seat } krijgt { $count ->
    [one] één gedekte dief
   *[other] { $count } gedekte dieven
}.
event-thieves-stole = Een dief van { $seat } neemt { $card } uit het open geld.

because-thieves-next_player = Jij bent hierna aan de beurt: nu mogen alleen de anderen stelen.
because-thieves-no_thief = Je hebt geen dief die dit kan nemen: { $card }.
because-thieves-no_thief-THI-12 = Dieven nemen alleen geld in de vier geldsoorten, en dat is dit niet: { $card }.
because-not_now-THI-5 = Dieven stelen alleen tussen twee beurten: { $topic }.

interaction-vizier-thieves-1 = Dief en vizier horen bij dezelfde vraag: wie het eerst iets doet, doet één ding, en dan begint het vragen opnieuw. Wie hierna aan de beurt is, mag de vizier gebruiken maar geen dief.
interaction-vizier-thieves-2 = Je mag een kaart stelen en er daarna met de gunst van de vizier mee betalen, of andersom.
interaction-exchange_offices-thieves-1 = Geen dief neemt een wisselkantoor.
interaction-city_gates-thieves-1 = Geen dief neemt een poortkaart. Komt er na een diefstal een tevoorschijn, dan gaat die zoals altijd naar haar plaats.
interaction-diamonds-thieves-1 = Geen dief neemt een diamant.
interaction-characters-thieves-1 = Een personage dat na een diefstal tevoorschijn komt, wordt meteen geveild; wie hierna aan de beurt is, biedt het eerst. Geen personage helpt een dief, en voor de bedelaar tellen dieven niet als kaarten.

notice-thieves-held = Dieven op hand: { $thieves }
notice-thieves-own = Jouw dieven: { $thieves }

guide-turn-between-thieves = een dief neemt één open geldkaart van zijn geldsoort; niet voor de volgende speler
