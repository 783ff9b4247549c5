module-caravanserai-name = De karavanserai
module-caravanserai-summary = Open kaarten die betalen zoals een geldkaart: hun waarde groeit elke beurt met één en valt terug op 0 als je ze uitgeeft.
module-caravanserai-setup-1 = Leg de acht karavanseraikaarten open neer, met een steentje bij elke kaart. Er gaat niets door de geldstapel.
module-caravanserai-action-1 = Een kaart koop je zoals een tegel, in één geldsoort die je zelf kiest. De prijs hangt af van het aantal soorten gebouwen in je Alhambra: 8 met vier soorten, 4 met vijf, 2 met alle zes. Gepast betalen geeft een extra actie.
module-caravanserai-action-2 = Ieder mag er hoogstens twee kopen, en de tweede pas met minstens vijf soorten. Het steentje van een nieuwe kaart ligt op 0.
module-caravanserai-action-3 = Als allereerste in je beurt mag je één steentje één veld verzetten, ook als je twee kaarten hebt: op de hoofdlijn naar de volgende waarde, of vanaf 2, 3 of 4 opzij naar het veld ernaast, dat dezelfde waarde in een andere geldsoort toont. Van daar, en vanaf 5, gaat het steentje niet verder.
module-caravanserai-action-4 = Bij elke betaling is de kaart waard wat haar steentje aanwijst, altijd helemaal. Daarna gaat het steentje terug naar 0 en de kaart blijft van jou. Op 0 betaalt ze niets.
module-caravanserai-action-5 = Bij de laatste tegels telt wat de kaart toont mee met je geld van die soort.

question-caravanserai_move = Je beurt begint, { $seat }: verzet je een steentje van een karavanserai?
topic-caravanserai_move = eerst mag er een steentje van een karavanserai worden verzet

move-caravanserai-buy = Koop { $card } met { $pay }
move-caravanserai-onward = Zet het steentje één veld verder: { $card }
move-caravanserai-outward = Zet het steentje opzij: { $card }

event-caravanserai-bought = { $exact ->
    [yes] { $seat } koopt { $card } met { $paid }: gepast betaald, dus nog een actie!
   *[no] { $seat } koopt { $card } met { $paid }.
}
event-caravanserai-moved = { $seat } verzet een steentje: { $card } toont nu { $value } { $currency }.
event-caravanserai-rested = { $seat } laat de steentjes liggen.
event-caravanserai-spent = Uitgegeven: het steentje gaat terug naar 0 ({ $card } van { $seat }).

because-caravanserai-too_few_types = { $types ->
    [one] Je hebt één soort gebouw in je Alhambra; hiervoor zijn er { $needed } nodig.
   *[other] Je hebt { $types } soorten gebouwen in je Alhambra; hiervoor zijn er { $needed } nodig.
}

interaction-vizier-caravanserai-1 = Met de gunst van de vizier koop je geen karavanserai, maar wat er een toont, mag deel zijn van de gepaste betaling.
interaction-squares-caravanserai-1 = Een plein telt niet als soort.
interaction-exchange_offices-caravanserai-1 = Met een wisselkantoor combineer je wat een kaart toont met de andere geldsoort; het mag ook helpen om er een te kopen.
interaction-bonus_cards-caravanserai-1 = Een opengelegde bonuskaart telt niet als soort.
interaction-diamonds-caravanserai-1 = Met alleen diamanten mag je een karavanserai kopen. Ze gaan nooit samen met wat er een toont.
interaction-characters-caravanserai-1 = Het steentje gaat vóór bedelaar, danseres en geldwisselaar. Wat een kaart toont, mag een bod dekken en betalen. Voor de bedelaar is het geen handkaart; mecenas en vrek hebben niets met de aankoop te maken.
interaction-camps-caravanserai-1 = Een karavanserai betaalt ook legerkampen. Een kamp telt niet als soort.
interaction-thieves-caravanserai-1 = Geen dief neemt een karavanserai.
interaction-change-caravanserai-1 = Wie te veel betaalt voor een kaart, of met een kaart, trekt munten.
interaction-treasure_chamber-caravanserai-1 = Wat een kaart toont, helpt om schatkisten te betalen.
interaction-master_builders-caravanserai-1 = Een bouwmeester mag helpen om een karavanserai te kopen.
interaction-invaders-caravanserai-1 = Een kaart kopen levert geen verkenner op; een gebouw dat je er gepast mee betaalt wel.
interaction-bazaars-caravanserai-1 = Wat een kaart toont, helpt om een bazaar te betalen, als het bedrag gepast is. Een bazaar telt niet als soort.
interaction-power_of_sultan-caravanserai-1 = Wat een kaart toont, helpt om een sultankaart te betalen. Bij het opeisen van een tegel beweegt er geen steentje.

notice-caravanserai-owned-title = Karavanserais van de spelers
notice-caravanserai-owned = { $seat }: { $card } = { $value } { $currency }
notice-caravanserai-price = Te koop: { $left } ({ $types ->
    [one] je hebt één soort
   *[other] je hebt { $types } soorten
}: prijs { $price } in één geldsoort)
notice-caravanserai-price-without-price = Te koop: { $left } ({ $types ->
    [one] je hebt één soort
   *[other] je hebt { $types } soorten
}: nu geen voor jou)
notice-caravanserai-left = Te koop: { $left }
notice-caravanserai-for_sale-title = Naast hun eigen geldsoort kunnen ze tonen
notice-caravanserai-for_sale = { $currency } { $letter }: { $two }, { $three }, { $four }
thing-caravanserai-denar = karavanserai denar { $part }
thing-caravanserai-dirham = karavanserai dirham { $part }
thing-caravanserai-ducat = karavanserai dukaat { $part }
thing-caravanserai-gulden = karavanserai gulden { $part }
sign-inn = ♘
sign-inn2 = ♘
legend-caravanserai-1 = ♘  Wat een karavanserai toont

guide-turn-begin-caravanserai = verzet eerst één steen van je karavanserais één veld, als je wilt
guide-turn-action-caravanserai = of koop een karavanserai, met vier soorten in je Alhambra (hoogstens twee, de tweede met vijf)
guide-end-counted-caravanserai = wat karavanserais tonen
guide-buy-inn = karavanserai
guide-buy-inn-price = 8 met vier soorten, 4 met vijf, 2 met zes; één geldsoort
because-limit_reached-CAR-5 = Je hebt al zoveel karavanserais als een speler mag hebben: { $limit }.
because-nothing_there-CAR-9 = Die karavanserai is niet te koop.
because-nothing_there-CAR-10 = Alle karavanserais zijn verkocht.
because-nothing_there-CAR-13 = Dat is geen karavanserai van jou.
because-not_together-CAR-7 = Een karavanserai betaal je in één geldsoort naar keuze: niet { $card } samen met { $other }.
because-no_change-CAR-14 = Hier is opzij geen veld: het steentje kan alleen één veld verder.
because-no_change-CAR-15 = Van hier gaat het steentje niet verder: het gaat terug naar 0 als je uitgeeft wat het aanwijst.
because-not_now-CAR-12 = Met de gunst van de vizier kun je geen karavanserai kopen.
because-not_now-CAR-13 = Het steentje van een karavanserai verzet je alleen helemaal aan het begin van je beurt: { $topic }.
