module-treasure_chamber-name = De schatkamer
module-treasure_chamber-summary = Koop vier kisten tegelijk met willekeurig geld en zet ze op gebouwen van hun kleur; wie de meeste kisten heeft, krijgt punten.
module-treasure_chamber-setup-1 = Doe alle 42 kisten in de zak en trek er vier voor elk van de drie kamers, open voor iedereen.
module-treasure_chamber-action-1 = Als actie in je beurt: neem de vier kisten van één kamer voor minstens 8, in welke geldsoorten ook door elkaar. Je krijgt niets terug en geen extra actie, ook niet voor precies 8.
module-treasure_chamber-action-2 = Als je tegels geplaatst zijn, moet je elke kist die past op een gebouw van haar kleur in je Alhambra zetten, hoogstens één per gebouw. Je kiest alleen op welk.
module-treasure_chamber-action-3 = Wat overblijft, gaat één keer met de klok mee rond: iedereen mag ervan op eigen vrije gebouwen zetten. Met twee spelers neemt Dirk eerst wat op zijn tegels past. Wat niemand neemt, gaat terug in de zak.
module-treasure_chamber-action-4 = Daarna wordt de kamer gevuld met vier kisten uit de zak. Zitten er minder dan vier in, dan wordt er nooit meer een kamer gevuld.
module-treasure_chamber-action-5 = Verdwijnt een gebouw uit je Alhambra, dan gaat zijn kist in de zak.
module-treasure_chamber-action-6 = Bij elke telling gaat het om de meeste kisten, in welke kleuren ook: 7 punten bij de eerste, 14 en 7 bij de tweede, 22, 14 en 7 bij de derde; bij gelijke stand wordt gedeeld, en Dirks kisten tellen mee.

question-treasure_chamber_pay = Waarmee betaal je de kisten, { $seat }? Elke mix van geld die acht of meer waard is.
question-treasure_chamber_place = Op welk gebouw zet je een kist, { $seat }?
question-treasure_chamber_offer = Er worden kisten aan je doorgegeven, { $seat }. Zet je er een op een gebouw?

topic-treasure_chamber_pay = eerst worden de kisten betaald
topic-treasure_chamber_place = eerst plaatst de koper de kisten
topic-treasure_chamber_offer = eerst gaan de overige kisten rond

move-treasure_chamber-buy = Koop de kisten van kamer { $room } met { $pay }
move-treasure_chamber-buy-without-pay = Koop de kisten van kamer { $room }
move-treasure_chamber-pay = Betaal { $cards }
move-treasure_chamber-put = Zet een kist op { $tile_full }

event-treasure_chamber-filled = Kamer { $room } wordt gevuld: { $chests }.
event-treasure_chamber-chose = { $seat } wil de kisten van kamer { $room }.
event-treasure_chamber-bought = { $seat } koopt de kisten van kamer { $room } met { $paid }.
event-treasure_chamber-put = { $seat } zet een kist op { $tile }.
event-treasure_chamber-dirk_got = Dirk krijgt een kist op { $tile }.
event-treasure_chamber-declined = { $seat } geeft de kisten door.
event-treasure_chamber-returned = Terug in de zak: { $chests }.
event-treasure_chamber-lost = De kist van { $tile } gaat in de zak.
event-treasure_chamber-closed = De zak is te leeg: er wordt geen kamer meer gevuld.

because-treasure_chamber-no_place_for_chests = Daar kan geen kist staan: { $tile }.
because-treasure_chamber-has_chest = Daar staat al een kist op: { $tile }.

category-treasure_chamber = Kisten
reason-treasure_chamber-chests = { $points ->
    [one] één punt voor het aantal kisten
   *[other] { $points } punten voor het aantal kisten
} ({ $count ->
    [one] één kist
   *[other] { $count } kisten
})

interaction-vizier-treasure_chamber-1 = Met de gunst van de vizier koop je geen kisten, en een tegel die je ermee koopt krijgt er geen.
interaction-squares-treasure_chamber-1 = Op een plein staat geen kist.
interaction-exchange_offices-treasure_chamber-1 = Kisten betaal je in willekeurige geldsoorten door elkaar; een wisselkantoor gebruik je daar niet bij.
interaction-bonus_cards-treasure_chamber-1 = Een bonuskaart is geen gebouw voor een kist en telt niet als kist.
interaction-diamonds-treasure_chamber-1 = Met diamanten betaal je kisten alleen als je uitsluitend met diamanten betaalt.
interaction-characters-treasure_chamber-1 = De mecenas koopt geen kisten en de vrek neemt er geen kaart voor. De verbouwing van de architect komt voordat de kisten worden geplaatst.
interaction-camps-treasure_chamber-1 = Op een legerkamp staat geen kist.
interaction-change-treasure_chamber-1 = Met munten mag je kisten betalen, maar te veel betalen levert hier geen munten op.
interaction-street_trader-treasure_chamber-1 = Een gebouw mag een bewoner en een kist hebben. De kisten worden geplaatst voordat de handelaar wordt teruggezet.

notice-treasure_chamber-room = Kamer { $room } (prijs { $price })
notice-treasure_chamber-bag = In de zak
notice-treasure_chamber-waiting = Nog te plaatsen
notice-treasure_chamber-buying = { $seat } koopt de kisten van kamer { $room }
notice-treasure_chamber-chests-title = Gebouwen met een kist
notice-treasure_chamber-chests = { $who } { $count }
notice-treasure_chamber-closed = Geen kamer wordt meer gevuld
sign-chest = ▣
legend-treasure_chamber-1 = ▣  Hier staat een kist

guide-turn-action-treasure_chamber = of koop de vier kisten van een kamer
guide-turn-end-treasure_chamber = gekochte kisten gaan op gebouwen van hun kleur; wat overblijft, gaat rond
guide-scored-more-treasure_chamber = de meeste kisten: 7; 14 en 7; 22, 14 en 7
guide-buy-chests = vier kisten
guide-buy-chests-price = 8 in elke mengeling
because-limit_reached-TRE-4 = Je hebt deze beurt al kisten gekocht: dat mag maar één keer per beurt.
because-nothing_there-TRE-2 = Zo’n kamer is er niet, of ze is leeg.
because-none_left-TRE-9 = Er is geen kist van deze kleur meer te plaatsen: { $kind }.
because-too_little-TRE-2 = De kisten van een kamer kosten minstens { $price }; { $paid } is niet genoeg.
because-pays_nothing_here-TRE-6 = Kisten betaal je alleen met geld, en dat is dit niet: { $card }.
because-not_now-TRE-8 = Kisten plaats je aan het einde van de beurt, als ernaar gevraagd wordt: { $topic }.
because-not_now-TRE-11 = Passen kan niet: { $topic }.
