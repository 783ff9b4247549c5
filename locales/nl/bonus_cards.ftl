module-bonus_cards-name = De bonuskaarten
module-bonus_cards-summary = Geheime kaarten: wie precies de afgebeelde tegel heeft gebouwd, mag de kaart tonen en telt een gebouw meer.
module-bonus_cards-setup-1 = Schud de tien bonuskaarten en deel ze gedekt uit: ieder drie met twee of drie spelers, ieder twee met vier of vijf, ieder één met zes. Niemand bekijkt de rest. Dirk krijgt er geen.
module-bonus_cards-action-1 = Op elk moment en gratis: toon een kaart van jezelf als precies die tegel, die zonder muren, in je Alhambra staat. De kaart blijft open liggen en telt bij elke telling als nog een gebouw van die soort.
module-bonus_cards-action-2 = Verdwijnt de tegel uit je Alhambra, dan gaat de kaart meteen terug naar je hand.
module-bonus_cards-action-3 = Vóór het tellen wordt iedereen gevraagd die nog een gedekte kaart heeft, te beginnen bij wie hierna aan de beurt is, tot niemand er nog een toont.

question-bonus_cards_poll = Een telling! Toon je een bonuskaart, { $seat }?
topic-bonus_cards_poll = vóór de telling kun je alleen bonuskaarten tonen of passen

move-bonus_cards-reveal = Toon de bonuskaart { $tile }

event-bonus_cards-dealt = { $seat } krijgt { $count ->
    [one] één bonuskaart
   *[other] { $count } bonuskaarten
}: { $shown }.
event-bonus_cards-dealt-without-shown = { $seat } krijgt { $count ->
    [one] één gedekte bonuskaart
   *[other] { $count } gedekte bonuskaarten
}.
event-bonus_cards-revealed = { $seat } toont de bonuskaart { $tile }: dat gebouw telt nu dubbel.
event-bonus_cards-returned = { $seat } neemt de bonuskaart { $tile } terug op hand: de tegel is uit de Alhambra verdwenen.
event-bonus_cards-passed = { $seat } toont nu geen bonuskaart.
event-bonus_cards-leftover = Bonuskaarten die niemand heeft getoond: { $shown }.

because-bonus_cards-not_yours = Je hebt geen gedekte bonuskaart met { $tile_full }.
because-not_built = In jouw Alhambra staat geen { $tile_full }.

reason-extra-bonus_cards = { $count ->
    [one] één daarvan dankzij een bonuskaart
   *[other] { $count } daarvan dankzij bonuskaarten
}

interaction-vizier-bonus_cards-1 = Een tegel die je met de gunst van de vizier koopt en bouwt, hoort net zo goed bij zijn bonuskaart; ook als je tussen twee beurten iets gevraagd wordt, mag je kaarten tonen.
interaction-squares-bonus_cards-1 = Een plein telt de tegels ernaast, nooit de bonuskaarten.

notice-bonus_cards-revealed-title = Getoond
notice-bonus_cards-revealed = { $seat }: { $tiles }
notice-bonus_cards-hidden = Nog gedekt: { $cards }
notice-bonus_cards-own = Jouw gedekte kaarten: { $tiles }
notice-bonus_cards-leftover = Nooit getoond: { $tiles }

because-bonus_cards-unfinished = Dit is nog een bouwplaats: { $tile }.

guide-turn-place-bonus_cards = als de tegel er staat, mag je de bonuskaart tonen, nu of op elk ander moment
guide-scored-before-bonus_cards = Iedereen mag bonuskaarten tonen
guide-scored-majority-bonus_cards = een getoonde bonuskaart is één gebouw meer
because-no_change-BON-9 = Die kaart heb je al getoond.
