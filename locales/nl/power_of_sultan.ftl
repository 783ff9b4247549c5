module-power_of_sultan-name = De macht van de sultan
module-power_of_sultan-summary = Acht kaarten met een gebouwsoort erop: wie er een gekocht heeft, mag een tegel van die soort gratis pakken op het moment dat hij getrokken wordt.
module-power_of_sultan-setup-1 = Is de geldstapel in vijf stapels verdeeld, schud dan de 8 sultankaarten: drie gaan door stapel 1, twee door stapel 2 en drie door stapel 3. Leg de zes bonustegels (of de dobbelsteen) en de steentjes klaar.
module-power_of_sultan-action-1 = Een sultankaart die tussen het geld tevoorschijn komt, ligt naast de bouwmarkt; er wordt doorgetrokken tot er vier geldkaarten liggen. Een bonustegel, meteen getrokken en weer teruggeschud, bepaalt welke soort er op de kaart wordt aangegeven.
module-power_of_sultan-action-2 = Zo’n kaart koop je zoals een tegel, voor 7 in de geldsoort die erop staat. Precies 7 geeft een extra actie.
module-power_of_sultan-action-3 = Meteen na het betalen houd je het teken, of je trekt een bonustegel: dan moet je de soort aangeven die erop staat, of die ertegenover. Tegenover elkaar staan arcaden en vertrekken, paviljoen en toren, serail en tuin.
module-power_of_sultan-action-4 = Telkens als er een tegel voor de bouwmarkt wordt getrokken, wordt het gevraagd aan wie een kaart met die soort heeft, te beginnen bij de volgende speler; wie net klaar is, komt het laatst. De eerste die ja zegt, levert zo’n kaart in en plaatst de tegel meteen, gratis. Voor hetzelfde veld wordt opnieuw getrokken, en ook die tegel mag worden opgeëist.
module-power_of_sultan-action-5 = Opeisen is geen kopen: geen extra actie en niets anders wat bij kopen hoort. Met twee spelers mag je de tegel aan Dirk geven; wat Dirk zelf trekt, kan niemand opeisen. Kaarten die je aan het einde overhoudt, zijn niets waard.

card-sultan-1 = denar-sultankaart A
card-sultan-2 = denar-sultankaart B
card-sultan-3 = dirham-sultankaart A
card-sultan-4 = dirham-sultankaart B
card-sultan-5 = dukaat-sultankaart A
card-sultan-6 = dukaat-sultankaart B
card-sultan-7 = gulden-sultankaart A
card-sultan-8 = gulden-sultankaart B

question-power_of_sultan_remark = Houd je het teken op je sultankaart, { $seat }, of trek je een bonustegel?
question-power_of_sultan_mark = Welke soort geef je aan, { $seat }?
question-power_of_sultan_mark-seen = Op de bonustegel staat { $drawn }: welke van de twee soorten geef je aan, { $seat }?
question-power_of_sultan_claim = Er is een tegel getrokken waarvoor je een sultankaart hebt, { $seat }: neem je hem?
question-power_of_sultan_claim-seen = Getrokken voor veld { $slot } ({ $currency }): { $tile_full }. Neem je hem met een sultankaart, { $seat }?

topic-power_of_sultan_remark = eerst wordt beslist over het teken op de sultankaart
topic-power_of_sultan_mark = eerst krijgt de sultankaart haar nieuwe teken
topic-power_of_sultan_claim = eerst gaat het om de tegel die net getrokken is

move-power_of_sultan-buy = Koop { $card } met { $pay }
move-power_of_sultan-draw = Geef het teken op en trek een bonustegel
move-power_of_sultan-mark = Geef deze soort aan op de kaart: { $kind }
move-power_of_sultan-claim = Neem de tegel, voor een sultankaart

event-power_of_sultan-shown = Naast de bouwmarkt: { $card }, met als soort { $kind }.
event-power_of_sultan-bought = { $exact ->
    [yes] { $seat } koopt { $card } met { $paid }: gepast betaald.
   *[no] { $seat } koopt { $card } met { $paid }.
}
event-power_of_sultan-kept = { $seat } houdt het teken.
event-power_of_sultan-drew = { $seat } geeft het teken op en trekt een bonustegel: { $kind }.
event-power_of_sultan-marked = { $seat } geeft op de kaart aan: { $kind }.
event-power_of_sultan-offered = Getrokken voor veld { $slot } ({ $currency }): { $tile_full }. Wie heeft er een sultankaart voor?
event-power_of_sultan-claimed = { $seat } neemt { $tile } met een sultankaart.
event-power_of_sultan-declined = { $seat } laat de tegel gaan.

because-power_of_sultan-not_shown = Op de bonustegel staat aan geen van beide kanten { $kind }.
because-not_now-SUL-33 = Met de gunst van de vizier kun je geen sultankaart kopen.

interaction-vizier-power_of_sultan-1 = Met de gunst van de vizier koop je geen sultankaart. Opeisen gaat vóór elke vizier; ook de tegel die na zijn aankoop wordt getrokken, mag worden opgeëist.
interaction-exchange_offices-power_of_sultan-1 = Een wisselkantoor mag helpen om een sultankaart te betalen.
interaction-bonus_cards-power_of_sultan-1 = Heb je een tegel opgeëist en gebouwd, dan mag je de bonuskaart openleggen waar hij op staat.
interaction-city_gates-power_of_sultan-1 = Bij het bouwen van een opgeëiste tegel mag je poortkaarten spelen.
interaction-diamonds-power_of_sultan-1 = Met alleen diamanten betaal je een sultankaart van elke geldsoort.
interaction-characters-power_of_sultan-1 = De mecenas betaalt geen sultankaart. Trekt de bedelaar er een, dan komt die naast de bouwmarkt en trekt hij opnieuw.
interaction-characters-power_of_sultan-2 = De tegel die de danseres trekt, mag worden opgeëist, het eerst door wie aan de beurt is; daarna trekt ze een andere. Is er geen tegel meer, dan blijft de oude liggen.
interaction-camps-power_of_sultan-1 = Legerkampen kun je niet opeisen.
interaction-thieves-power_of_sultan-1 = Bij het aanvullen na een diefstal kunnen sultankaarten tevoorschijn komen. Opeisen gaat vóór elke dief.
interaction-change-power_of_sultan-1 = Munten mogen helpen om een sultankaart te betalen, en wie te veel betaalt, trekt munten voordat hij over het teken beslist.
interaction-street_trader-power_of_sultan-1 = In een opgeëist gebouw kan een bewoner intrekken zoals in elk ander.
interaction-treasure_chamber-power_of_sultan-1 = Een opgeëist gebouw krijgt niet meteen een schatkist, later wel.
interaction-master_builders-power_of_sultan-1 = Een bouwmeester mag helpen om een sultankaart te betalen.
interaction-invaders-power_of_sultan-1 = Noch een sultankaart noch een opgeëiste tegel levert een verkenner op.
interaction-bazaars-power_of_sultan-1 = Bazaars kun je niet opeisen: wordt er tussendoor een getrokken, dan gaat hij naar zijn rij, en de volgende tegel mag weer worden opgeëist.

notice-power_of_sultan-for_sale-title = Sultankaarten te koop (prijs { $price })
notice-power_of_sultan-for_sale = { $card } → { $kind }
notice-power_of_sultan-owned-title = Sultankaarten van de spelers
notice-power_of_sultan-owned = { $seat }: { $kinds }

guide-turn-action-power_of_sultan = of koop een sultankaart naast de bouwmarkt
guide-turn-pay-power_of_sultan = houd het teken van de sultankaart, of trek één keer een nieuw
guide-turn-refill-power_of_sultan = een sultankaart krijgt een teken en komt naast de bouwmarkt; een tegel die voor de bouwmarkt getrokken wordt, mag je opeisen met een kaart van zijn soort, de volgende speler eerst
guide-buy-sultan = sultankaart
guide-buy-sultan-price = 7 in haar geldsoort
