module-falconers-name = De valkeniers
module-falconers-summary = Valken zitten op hoeken waar vier van je tegels samenkomen; elke valk kost één kaart, en vogels van dezelfde kleur leveren steeds meer op.
module-falconers-setup-1 = Leg alle 15 valken open neer, vijf zwarte, vijf bruine en vijf witte, zodat iedereen de twee gebouwkleuren op elke valk ziet.
module-falconers-action-1 = Als enige actie van je beurt: koop een of meer valken, de een na de ander. Elke valk kost precies één kaart uit je hand en zet je meteen neer. Met een actie die je door gepast betalen kreeg, mag dit niet.
module-falconers-action-2 = Elke geldkaart betaalt, wat hij ook waard is; een diamant of een bouwmeester ook. Je krijgt geen wisselgeld en geen extra actie.
module-falconers-action-3 = Een valk komt op een hoek waar vier tegels van je Alhambra samenkomen: gebouwen van het basisspel of de fontein. Beide kleuren op de valk moeten erbij zijn; de fontein heeft er geen. Muren maken niet uit. Op elke hoek zit één valk.
module-falconers-action-4 = Een valk verhuist nooit. Wordt een van zijn vier tegels verwijderd of geruild, dan gaat hij terug, en mag iedereen hem weer kopen.
module-falconers-action-5 = Bij elke telling leveren je valken per vogelkleur 2, 6, 12, 20 of 30 punten op voor 1 tot 5 stuks.

thing-black-1 = zwarte valk 1 (paviljoen, toren)
thing-black-2 = zwarte valk 2 (serail, toren)
thing-black-3 = zwarte valk 3 (serail, tuin)
thing-black-4 = zwarte valk 4 (arcaden, tuin)
thing-black-5 = zwarte valk 5 (arcaden, vertrekken)
thing-brown-1 = bruine valk 1 (paviljoen, serail)
thing-brown-2 = bruine valk 2 (paviljoen, arcaden)
thing-brown-3 = bruine valk 3 (arcaden, toren)
thing-brown-4 = bruine valk 4 (vertrekken, toren)
thing-brown-5 = bruine valk 5 (vertrekken, tuin)
thing-white-1 = witte valk 1 (serail, arcaden)
thing-white-2 = witte valk 2 (serail, vertrekken)
thing-white-3 = witte valk 3 (paviljoen, vertrekken)
thing-white-4 = witte valk 4 (paviljoen, tuin)
thing-white-5 = witte valk 5 (tuin, toren)

question-falconers_more = Nog een valk, { $seat }?
topic-falconers_more = er worden valken gekocht, en verder niets in deze beurt

move-falconers-set = Koop een valk met { $card } en zet hem op hoek { $at }: { $falcon }

event-falconers-set = { $seat } koopt een valk met { $card } en zet hem op hoek { $at }: { $falcon }.
event-falconers-enough = { $seat } koopt geen valk meer.
event-falconers-returned = Een valk van { $seat } vliegt terug, want een van zijn vier tegels is weg: { $falcon }.

because-falconers-no_four = Op hoek { $corner } kan geen valk zitten: er liggen geen vier tegels van het basisspel omheen.
because-falconers-colour_missing = Geen van de tegels rond hoek { $corner } heeft deze kleur: { $kind }.
because-falconers-corner_taken = Op hoek { $corner } zit al een valk.

category-falconers = Valken
reason-falconers-falcons = { $points ->
    [one] één punt voor valken
   *[other] { $points } punten voor valken
} ({ $black } zwart, { $brown } bruin, { $white } wit)

interaction-vizier-falconers-1 = Tussen twee beurten koopt niemand valken.
interaction-squares-falconers-1 = Een plein telt niet als een van de vier tegels rond een valk.
interaction-exchange_offices-falconers-1 = Met een wisselkantoor betaal je geen valk.
interaction-city_gates-falconers-1 = Tegels naast een poort blijven liggen, dus daardoor raak je geen valk kwijt. Met een poortkaart betaal je geen valk.
interaction-diamonds-falconers-1 = Een diamant betaalt een valk, net als elke geldkaart.
interaction-characters-falconers-1 = Wat personages aan het begin of einde van een beurt doen, mag naast valken. Haalt de architect een van de vier tegels weg, dan vliegt de valk terug.
interaction-camps-falconers-1 = Een legerkamp telt niet als een van de vier tegels rond een valk.
interaction-thieves-falconers-1 = Met een dief betaal je geen valk, en tussen twee beurten koopt niemand er een.
interaction-walls-falconers-1 = Valken hebben geen last van houten muren.
interaction-change-falconers-1 = Met munten betaal je geen valk, en voor een valk krijg je nooit wisselgeld.
interaction-street_trader-falconers-1 = Bewoners en valken zitten elkaar niet in de weg.
interaction-treasure_chamber-falconers-1 = Kisten en valken zitten elkaar niet in de weg.
interaction-master_builders-falconers-1 = Een bouwmeester betaalt een valk en gaat dan uit het spel. Haal je met een andere een van de vier tegels weg, dan vliegt de valk terug.
interaction-bazaars-falconers-1 = Een bazaar telt niet als een van de vier tegels rond een valk.
interaction-power_of_sultan-falconers-1 = Terwijl een tegel wordt opgeëist, koopt niemand valken.
interaction-caravanserai-falconers-1 = De stap van een karavanserai is geen actie: daarna mag je valken kopen. Met de waarde van een karavanserai betaal je geen valk.
interaction-art_of_the_moors-falconers-1 = Valken zijn de enige actie van een beurt, dus ontwikkelen kan dan niet ook nog.

notice-falconers-for_sale-title = Te koop { $bird_sign }
notice-falconers-for_sale = { $falcon_key ->
    [black-1] zwart 1
    [black-2] zwart 2
    [black-3] zwart 3
    [black-4] zwart 4
    [black-5] zwart 5
    [brown-1] bruin 1
    [brown-2] bruin 2
    [brown-3] bruin 3
    [brown-4] bruin 4
    [brown-5] bruin 5
    [white-1] wit 1
    [white-2] wit 2
    [white-3] wit 3
    [white-4] wit 4
   *[white-5] wit 5
} { $colours_letters }
notice-falconers-set-title = { $seat } ({ $sum ->
    [one] één punt
   *[other] { $sum } punten
})
notice-falconers-set = { $bird_sign } { $falcon_key ->
    [black-1] zwart 1
    [black-2] zwart 2
    [black-3] zwart 3
    [black-4] zwart 4
    [black-5] zwart 5
    [brown-1] bruin 1
    [brown-2] bruin 2
    [brown-3] bruin 3
    [brown-4] bruin 4
    [brown-5] bruin 5
    [white-1] wit 1
    [white-2] wit 2
    [white-3] wit 3
    [white-4] wit 4
   *[white-5] wit 5
} op { $at }
sign-falcon-black = ●
sign-falcon-brown = ◐
sign-falcon-white = ○
legend-falconers-1 = ● ◐ ○  Valken op een hoek: zwart, bruin, wit. De hoek 1,1 is de zuidwestelijke van de plek 1,1

guide-turn-action-falconers = of zet, als enige actie, valken waar vier tegels elkaar raken, elk voor één handkaart
guide-scored-more-falconers = valken van één kleur: 2, 6, 12, 20, 30
guide-buy-falcon = valk
guide-buy-falcon-price = één geldkaart uit je hand, wat ze ook waard is
because-nothing_there-FAL-1 = Die valk is al genomen.
because-not_now-FAL-2 = Valken koop je alleen als enige actie van je beurt: { $topic }.
because-pays_nothing_here-FAL-5 = Een valk kost een geldkaart uit je hand, en dat is dit niet: { $card }.
