module-characters-name = De personages
module-characters-summary = Tussen het geld duiken zes personages op die meteen worden geveild; elk kan iets bijzonders.
module-characters-setup-1 = Schud de tien personagekaarten. Als de geldkaarten in vijf stapels worden verdeeld, schud je er twee door elk van de stapels 2, 3 en 4. De andere vier gaan gedekt op een stapeltje: alleen de magiër trekt daarvan.
module-characters-action-1 = Een personage dat tevoorschijn komt, wordt geveild voordat de volgende kaart wordt getrokken. Wie hierna aan de beurt is, biedt of past het eerst; dan gaat het met de klok mee. Elk bod moet hoger zijn; wie past, doet niet meer mee.
module-characters-action-2 = Bied niet meer dan je in één soort geld kunt betalen. De winnaar betaalt meteen, krijgt niets terug en legt de kaart open voor zich neer; een kaart die niemand wil, gaat uit het spel.
module-characters-action-3 = Aan het begin van je beurt, één keer: de bedelaar trekt een geldkaart als je er minder dan drie hebt; de danseres legt een nieuwe tegel op een veld van de bouwmarkt; de geldwisselaar legt een kaart van jou af en neemt een open geldkaart die evenveel of minder waard is.
module-characters-action-4 = In je beurt, één keer: de koopman neemt samen kaarten ter waarde van hoogstens 7; de vrek neemt een open geldkaart nadat je een tegel van 10 of duurder kocht; de architect verbouwt nog een keer nadat je je tegels hebt geplaatst.
module-characters-action-5 = Eén keer in het spel: de mecenas betaalt een tegel, gepast; de magiër is aan het einde 8 punten waard, of je ruilt hem meteen voor de bovenste kaart van het stapeltje.
module-characters-action-6 = Bij elke telling: de wijze telt een half gebouw extra mee van een soort die je noemt en gebouwd hebt; de stadswacht geeft een punt voor elke drie stukken van je langste muur.

card-magician = de magiër
card-beggar = de bedelaar
card-patron = de mecenas
card-miser = de vrek
card-architect = de architect
card-merchant = de koopman
card-wise_man = de wijze
card-dancer = de danseres
card-money_changer = de geldwisselaar
card-city_watch = de stadswacht

ability-magician = 8 punten waard aan het einde van het spel, of meteen geruild voor de bovenste kaart van het stapeltje
ability-beggar = aan het begin van je beurt trek je een geldkaart als je er minder dan drie hebt
ability-patron = betaalt één keer in het spel een tegel, gepast
ability-miser = nadat je een tegel van 10 of duurder kocht, neem je een open geldkaart
ability-architect = nadat je je tegels hebt geplaatst, verbouw je nog een keer
ability-merchant = je neemt samen geldkaarten ter waarde van hoogstens 7 in plaats van 5
ability-wise_man = bij elke telling telt een half gebouw extra mee van een soort die je noemt en gebouwd hebt
ability-dancer = aan het begin van je beurt leg je een nieuwe tegel op een veld van de bouwmarkt
ability-money_changer = aan het begin van je beurt leg je een kaart af en neem je een open geldkaart die evenveel of minder waard is
ability-city_watch = bij elke telling een punt voor elke drie stukken van je langste muur

question-characters_bid-seen = { $bid ->
    [0] Onder de hamer: { $person }. Nog niemand heeft geboden: bied je, { $seat }?
   *[other] Onder de hamer: { $person }. Het hoogste bod is { $bid }, van { $leader }: bied je meer, { $seat }?
}
question-characters_pay-seen = Voor jou voor { $bid }: { $person }. Met welke kaarten betaal je, { $seat }?
question-characters_bid = Er wordt een personage geveild: bied je mee, { $seat }?
question-characters_pay = De veiling is voor jou, { $seat }: met welke kaarten betaal je?
question-characters_magician = De magiër is van jou, { $seat }: hou je hem of ruil je hem?
question-characters_turn_start = Vóór je eerste actie, { $seat }: zet je een personage in?
question-characters_miser = Welke kaart neemt je vrek, { $seat }?
question-characters_wise_man = Welke soort noemt je wijze, { $seat }?

topic-characters_bid = eerst wordt een personage geveild
topic-characters_pay = eerst wordt het winnende bod betaald
topic-characters_magician = eerst beslist de eigenaar van de magiër
topic-characters_turn_start = vóór de eerste actie zijn alleen de personages aan de beurt
topic-characters_miser = eerst mag de vrek een kaart nemen
topic-characters_wise_man = eerst noemt de wijze een soort

move-characters-bid = Bied { $number }
move-characters-pay = Betaal met { $cards }
move-characters-keep = Hou de magiër: 8 punten aan het einde
move-characters-swap = Ruil de magiër voor de bovenste kaart van het stapeltje
move-characters-beg = Bedelaar: trek een kaart van de geldstapel
move-characters-dance = Danseres: leg een nieuwe tegel op veld { $slot }
move-characters-change = Geldwisselaar: ruil je { $give } voor { $take }
move-characters-save = Vrek: neem { $card }
move-characters-name = Wijze: een half gebouw extra bij de { $kind_key ->
    [pavilion] paviljoenen
    [seraglio] serails
    [garden] tuinen
    [tower] torens
   *[other] { $kind }
}

event-characters-auction = Geveild wordt: { $person }! { $auctioneer } biedt het eerst.
event-characters-bid = { $seat } biedt { $bid }.
event-characters-passed = { $seat } past.
event-characters-won = { $seat } wint { $person } met een bod van { $bid } en betaalt { $paid }.
event-characters-unsold = Niemand biedt: { $person } gaat uit het spel.
event-characters-kept = { $seat } houdt de magiër.
event-characters-swapped = { $seat } ruilt de magiër en krijgt { $person }.
event-characters-begged = { $seat } stuurt de bedelaar naar de geldstapel.
event-characters-danced = Met de danseres vervangt { $seat } { $tile }.
event-characters-changed = { $seat } wisselt { $give } voor { $take } uit het open geld.
event-characters-saved = { $seat } neemt met de vrek { $card } uit het open geld.
event-characters-redesigned = { $seat } laat de architect aan het werk.
event-characters-traded = De koopman helpt { $seat } om meer dan vijf te nemen.
event-characters-patron_paid = De mecenas betaalt voor { $seat } en gaat uit het spel.
event-characters-named = { $seat } telt met de wijze een half gebouw extra: { $kind }.
event-characters-magician_points = De magiër levert { $seat } { $points } punten op.

because-characters-too_many_cards = Je hebt { $held } geldkaarten; de bedelaar helpt alleen bij hoogstens { $limit }.
because-characters-no_money = Dat is geen geldkaart: { $card }.
because-characters-worth_more = Je krijgt hoogstens de waarde die je geeft: { $card } is meer waard dan { $than }.
because-not_your_card = Die kaart ligt niet voor jou: { $card }.
because-characters-used_already = Je hebt { $card } al gebruikt: dat kan maar één keer van je ene beurt tot de volgende.
because-characters-bid_too_low = { $highest ->
    [0] Een bod is minstens 1.
   *[other] Het hoogste bod is { $highest }: { $bid } is niet hoger.
}
because-characters-bid_too_high = Je kunt geen { $bid } bieden: in één soort geld kun je maar { $most } betalen.

category-characters = Stadswacht
reason-characters-city_watch = { $points ->
    [one] De stadswacht geeft één punt per drie stukken muur: één punt
   *[other] De stadswacht geeft één punt per drie stukken muur: { $points } punten
}
reason-characters-magician = { $points } punten voor de magiër
reason-extra-characters = een half dankzij de wijze

interaction-vizier-characters-1 = Bij de gunst van de vizier werkt geen enkel personage: de mecenas betaalt er niet, de vrek neemt niets.
interaction-squares-characters-1 = Een plein heeft geen prijs, dus mecenas en vrek hebben er niets mee te maken; de architect mag met pleinen verbouwen en de stadswacht telt hun muren mee.
interaction-exchange_offices-characters-1 = Met één wisselkantoor mag je in zijn twee munten samen bieden en betalen.
interaction-exchange_offices-characters-2 = De bedelaar houdt een wisselkantoor dat hij trekt; voor hem, de vrek en de geldwisselaar is het geen geld.
interaction-bonus_cards-characters-1 = Bij een telling noemt de wijze eerst zijn soort, daarna mogen bonuskaarten worden getoond. Ze tellen allebei mee.
interaction-city_gates-characters-1 = Trekt de bedelaar een poortkaart, dan komt die in het aanbod (of op de aflegstapel) en trekt hij opnieuw. De architect mag bij het verbouwen poorten gebruiken.
interaction-diamonds-characters-1 = Je mag met diamanten bieden en betalen, maar dan met niets anders erbij. Voor bedelaar, koopman, vrek en geldwisselaar zijn het geldkaarten.

notice-characters-owned-title = Gewonnen
notice-characters-owned = { $seat }: { $persons }
notice-characters-used = Gebruikt sinds de beurt van de eigenaar begon: { $persons }
notice-characters-gone = Uit het spel: { $persons }
notice-characters-called = Veiling van { $person }: { $next } begint
notice-characters-bid = Veiling van { $person }: hoogste bod { $bid } door { $leader }
notice-characters-passed = Gepast: { $seats }
notice-characters-named = Genoemd door de wijze: { $kind }
notice-characters-stack = Kaarten op het stapeltje van de magiër: { $left }

guide-turn-begin-characters = daarna bedelaar, danseres en geldwisselaar, elk één keer, in welke volgorde je wilt
guide-turn-action-characters = met de koopman mogen meer kaarten samen 7 waard zijn
guide-turn-pay-characters = de vrek neemt een open geldkaart na een prijs van 10 of meer
guide-turn-end-characters = de architect verbouwt nog een keer
guide-turn-refill-characters = een personage wordt meteen geveild
guide-scored-before-characters = De eigenaar van de wijze noemt een soort
guide-scored-wall-characters = de stadswacht geeft één extra voor elke drie stukken
guide-scored-majority-characters = de wijze is een half gebouw
guide-end-last-characters = Als allerlaatste levert de magiër 8 punten op.
guide-buy-character = personage
guide-buy-character-price = je bod, in één soort geld
guide-column-patron = mecen.
guide-column-miser = vrek
because-nothing_there-CHA-D = De voorraad is leeg: er kan geen andere tegel komen.
because-nothing_there-CHA-M = Er is geen ander personage meer voor de magiër.
because-not_together-CHA-6 = Een bod betaal je in één geldsoort: niet { $card } samen met { $other }.
because-not_together-CHA-P = De mecenas betaalt de hele prijs, dus dit hoort er niet bij: { $other }.
because-pays_nothing_here-CHA-13 = Bij de gunst van de vizier helpt geen personage: { $card }.
because-too_little-CHA-6 = Je hebt { $price } geboden; je betaalt maar { $paid }.
because-not_now-CHA-14 = De bedelaar, de danseres en de geldwisselaar zet je in als daar vóór je eerste actie naar gevraagd wordt: { $topic }.
because-not_now-CHA-I = De vrek neemt alleen een kaart meteen nadat je een tegel van 10 of duurder hebt gekocht: { $topic }.
because-not_now-CHA-W = De wijze noemt alleen vóór een telling een soort: { $topic }.
