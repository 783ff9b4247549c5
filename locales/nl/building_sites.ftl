module-building_sites-name = De bouwplaatsen
module-building_sites-summary = Neem een gebouw voor de halve prijs: de muren staan meteen, het gebouw telt pas als je het afbouwt voor de volle prijs in een geheime geldsoort.
module-building_sites-setup-1 = Schud de 8 bouwplaatstegels, twee van elke geldsoort, en leg ze klaar met de steiger boven. Niemand weet welke welke is.
module-building_sites-action-1 = Als actie: neem een tegel van de bouwmarkt als bouwplaats voor minstens de helft van zijn prijs, naar beneden afgerond, in de geldsoort van zijn veld. Dat is nooit gepast betaald, dus het is de laatste actie van je beurt.
module-building_sites-action-2 = Meteen na het betalen bekijk je twee bouwplaatstegels, je legt er één op de tegel, met de steiger boven, en schudt de andere terug. Alleen jij kent de geldsoort. De laatste bouwplaatstegel neem je zonder te kiezen; zijn ze op, dan kan niemand meer een bouwplaats beginnen.
module-building_sites-action-3 = Een bouwplaats bouw of bewaar je zoals elke tegel, en hij blijft een bouwplaats bij elke verbouwing. De muren tellen; verder heeft hij geen soort, geen kleur en geen prijs, en Dirk krijgt hem niet.
module-building_sites-action-4 = Als actie: bouw een van je bouwplaatsen af, in de Alhambra of in de reserve, voor minstens de volle prijs in de geldsoort op zijn bouwplaatstegel. Wat je eerder betaalde, gaat er niet af. Betaal je gepast, dan krijg je een extra actie. De bouwplaatstegel gaat uit het spel.
module-building_sites-action-5 = Als het spel eindigt, nog voor de laatste tegels worden verdeeld, worden de bouwplaatsen in elke Alhambra omgedraaid: van elke geldsoort die daar bij jou ligt, leg je alle geldkaarten uit je hand af. Bouwplaatsen in de reserve blijven dicht. Gebouwen die niet af zijn, tellen niet bij de laatste telling.

question-building_sites_choose = Welke bouwplaatstegel leg je op je gebouw, { $seat }?
topic-building_sites_choose = eerst wordt de bouwplaatstegel gekozen

move-building_sites-set_up = Neem { $tile_full } als bouwplaats met { $pay }
move-building_sites-choose = Leg er de bouwplaatstegel met { $currency } op
move-building_sites-complete = Bouw { $tile_full } af met { $pay }

event-building_sites-set_up = { $seat } maakt een bouwplaats van { $tile }.
event-building_sites-drew = { $seat } trekt bouwplaatstegels: { $sites }.
event-building_sites-drew-without-sites = { $seat } bekijkt bouwplaatstegels.
event-building_sites-chose = { $seat } legt de bouwplaatstegel met { $site } op het gebouw.
event-building_sites-chose-without-site = { $seat } legt een bouwplaatstegel op het gebouw; welke, weet alleen { $seat }.
event-building_sites-completed = { $seat } bouwt { $tile } af met { $paid }; op de bouwplaatstegel stond { $currency }.{ $exact ->
    [yes] {" "}Gepast betaald: een extra actie.
   *[no] {""}
}
event-building_sites-revealed = { $seat } draait de bouwplaats op { $tile } om: { $currency }.
event-building_sites-voided = Niets meer waard, { $seat } legt af: { $cards }.

because-building_sites-no_site = Dat kan nooit een bouwplaats zijn: { $tile_full }.
because-building_sites-no_own_site = Zo’n bouwplaats heb je niet in je Alhambra of je reserve: { $tile_full }.
because-building_sites-not_drawn = Je hebt geen bouwplaatstegel met { $currency } getrokken.

interaction-vizier-building_sites-1 = Met de gunst van de vizier begin je geen bouwplaats en bouw je er geen af.
interaction-squares-building_sites-1 = Een gebouw dat niet af is, telt niet mee voor een plein ernaast. Een plein is nooit een bouwplaats.
interaction-exchange_offices-building_sites-1 = Een wisselkantoor mag helpen bij het begin en bij het afbouwen, als het de geldsoort toont die je moet betalen.
interaction-bonus_cards-building_sites-1 = Een bonuskaart mag je pas tonen als haar gebouw af is.
interaction-city_gates-building_sites-1 = Bij een bouwplaats mag een poort staan.
interaction-diamonds-building_sites-1 = Met alleen diamanten mag je een bouwplaats beginnen en afbouwen. Ze worden nooit waardeloos.
interaction-characters-building_sites-1 = De mecenas begint geen bouwplaats en bouwt er geen af. De vrek neemt zijn kaart als je een tegel met een gedrukte prijs van 10 of meer als bouwplaats neemt, niet bij het afbouwen.
interaction-camps-building_sites-1 = In de rij van een legerkamp geeft een tegel die niet af is geen punt, maar de rij loopt door. Een legerkamp is nooit een bouwplaats.
interaction-walls-building_sites-1 = Op een bouwplaats mag een houten muur staan; die telt meteen.
interaction-change-building_sites-1 = Je trekt munten voor wat je meer betaalt dan de halve prijs, en bij het afbouwen voor wat boven de volle prijs uitkomt. Munten worden nooit waardeloos.
interaction-street_trader-building_sites-1 = Een bouwplaats op de plek van de handelaar laat hem wijken: niemand trekt in, maar je mag een bewoner ruilen. Ook later trekt er niemand in, behalve als je hem in de reserve afbouwt en daarna bouwt.
interaction-treasure_chamber-building_sites-1 = Op een bouwplaats staat geen kist; als hij af is, kan er de volgende keer een op.
interaction-master_builders-building_sites-1 = Bouwmeesters mogen meebetalen bij het begin en bij het afbouwen. Aan het eind zijn die van een geldsoort op jouw bouwplaatsen ook niets meer waard.
interaction-invaders-building_sites-1 = De kanten van een bouwplaats tellen bij een aanval zoals bij elke tegel. Je wint er geen verkenner mee, ook niet bij het afbouwen.
interaction-bazaars-building_sites-1 = Een gebouw dat niet af is, telt niet mee voor een bazaar ernaast. Een bazaar is nooit een bouwplaats.
interaction-power_of_sultan-building_sites-1 = Een tegel die je met een sultankaart opeist, is af: hij kost niets en krijgt geen bouwplaatstegel.
interaction-caravanserai-building_sites-1 = Voor een karavanserai telt de soort van een bouwplaats pas als hij af is. Aan het eind blijft de waarde van een karavanserai staan.
interaction-art_of_the_moors-building_sites-1 = Een bouwplaats telt voor een cultuurtegel vanaf de beurt waarin je hem afbouwt.
interaction-falconers-building_sites-1 = Een bouwplaats mag een van de vier tegels rond een valk zijn, maar geeft geen kleur.
interaction-watchtowers-building_sites-1 = Bij een bouwplaats komt geen wachttoren, en door zijn kleur houdt hij er geen overeind.

notice-building_sites-left = Bouwplaatstegels over: { $left }
notice-building_sites-sites-title = Bouwplaatsen
notice-building_sites-sites = { $seat }: { $tiles }
notice-building_sites-revealed-title = Omgedraaid
notice-building_sites-revealed = { $tile }: { $currency }
notice-building_sites-own-title = Van jou, alleen jij ziet het
notice-building_sites-own = { $tile }: { $currency }
notice-building_sites-drawn = Getrokken, alleen jij ziet het: { $currencies }
notice-building_sites-choosing = Wacht op zijn bouwplaatstegel: { $tile }
sign-scaffold = #
legend-building_sites-1 = #  Een bouwplaats: alleen de muren tellen

guide-turn-action-building_sites = of neem een tegel als bouwplaats (je laatste actie), of bouw er een af
guide-turn-pay-building_sites = bekijk stiekem twee bouwplaatstegels en houd er één
guide-scored-majority-building_sites = van een bouwplaats tellen alleen de muren
guide-end-closing-building_sites = Eerst draait iedereen de bouwplaatsen in de Alhambra om: geldkaarten van hun geldsoort zijn voor de eigenaar niets meer waard.
guide-buy-site = bouwplaats
guide-buy-site-price = de halve prijs, naar beneden, in de geldsoort van zijn veld
guide-buy-finish = afbouwen
guide-buy-finish-price = de hele prijs, in de verborgen geldsoort van de bouwplaats
because-nothing_there-SIT-5 = Er is geen bouwplaatstegel meer: je kunt geen bouwplaats beginnen.
because-not_now-SIT-25 = Met de gunst van de vizier kun je geen bouwplaats beginnen of afbouwen.
because-too_little-SIT-2 = Als bouwplaats kost dit { $price }; je biedt maar { $paid }.
because-no_gift-SIT-10 = Dirk krijgt geen bouwplaats: bouw { $tile } of leg die tegel in je reserve.
