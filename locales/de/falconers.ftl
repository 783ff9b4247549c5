module-falconers-name = Die Falkner
module-falconers-summary = Falken sitzen auf Ecken, an denen vier deiner Plättchen zusammenstoßen; jeder kostet eine Karte, und Vögel derselben Farbe bringen immer mehr.
module-falconers-setup-1 = Legt alle 15 Falken aus, fünf schwarze, fünf braune und fünf weiße, sodass alle die beiden Gebäudefarben auf jedem sehen.
module-falconers-action-1 = Als einzige Aktion deines Zuges: Kaufe einen oder mehrere Falken, einen nach dem anderen. Jeder kostet genau eine Karte aus deiner Hand und wird sofort gesetzt. Mit einer Aktion, die du durch passendes Zahlen bekommen hast, geht das nicht.
module-falconers-action-2 = Jede Geldkarte zahlt, was sie auch wert ist; ein Diamant oder ein Baumeister auch. Es gibt kein Wechselgeld und keine weitere Aktion.
module-falconers-action-3 = Ein Falke kommt auf eine Ecke, an der vier Plättchen deiner Alhambra zusammenstoßen: Gebäude des Grundspiels oder der Brunnen. Beide Farben auf dem Falken müssen darunter sein; der Brunnen hat keine. Mauern sind egal. Auf jeder Ecke sitzt ein Falke.
module-falconers-action-4 = Ein Falke zieht nie um. Wird eines seiner vier Plättchen entfernt oder getauscht, kommt er zurück, und alle dürfen ihn wieder kaufen.
module-falconers-action-5 = In jeder Wertung bringen deine Falken je Vogelfarbe 2, 6, 12, 20 oder 30 Punkte für 1 bis 5 Stück.

thing-black-1 = schwarzer Falke 1 (Pavillon, Turm)
thing-black-2 = schwarzer Falke 2 (Serail, Turm)
thing-black-3 = schwarzer Falke 3 (Serail, Garten)
thing-black-4 = schwarzer Falke 4 (Arkaden, Garten)
thing-black-5 = schwarzer Falke 5 (Arkaden, Gemächer)
thing-brown-1 = brauner Falke 1 (Pavillon, Serail)
thing-brown-2 = brauner Falke 2 (Pavillon, Arkaden)
thing-brown-3 = brauner Falke 3 (Arkaden, Turm)
thing-brown-4 = brauner Falke 4 (Gemächer, Turm)
thing-brown-5 = brauner Falke 5 (Gemächer, Garten)
thing-white-1 = weißer Falke 1 (Serail, Arkaden)
thing-white-2 = weißer Falke 2 (Serail, Gemächer)
thing-white-3 = weißer Falke 3 (Pavillon, Gemächer)
thing-white-4 = weißer Falke 4 (Pavillon, Garten)
thing-white-5 = weißer Falke 5 (Garten, Turm)

question-falconers_more = Noch ein Falke, { $seat }?
topic-falconers_more = es werden Falken gekauft, und sonst nichts in diesem Zug

move-falconers-set = Kaufe einen Falken mit { $card } und setze ihn auf Ecke { $at }: { $falcon }

event-falconers-set = { $seat } kauft einen Falken mit { $card } und setzt ihn auf Ecke { $at }: { $falcon }.
event-falconers-enough = { $seat } kauft keinen weiteren Falken.
event-falconers-returned = Ein Falke von { $seat } fliegt zurück, denn eines seiner vier Plättchen ist fort: { $falcon }.

because-falconers-no_four = Auf Ecke { $corner } kann kein Falke sitzen: Dort liegen nicht ringsum vier Plättchen des Grundspiels.
because-falconers-colour_missing = Keines der Plättchen um Ecke { $corner } hat diese Farbe: { $kind }.
because-falconers-corner_taken = Auf Ecke { $corner } sitzt schon ein Falke.

category-falconers = Falken
reason-falconers-falcons = { $points ->
    [one] ein Punkt für Falken
   *[other] { $points } Punkte für Falken
} ({ $black } schwarz, { $brown } braun, { $white } weiß)

interaction-vizier-falconers-1 = Zwischen zwei Zügen kauft niemand Falken.
interaction-squares-falconers-1 = Eine Bauhütte zählt nicht zu den vier Plättchen um einen Falken.
interaction-exchange_offices-falconers-1 = Eine Wechselstube bezahlt keinen Falken.
interaction-city_gates-falconers-1 = Plättchen an einem Tor bleiben liegen, durch sie geht also kein Falke verloren. Eine Torkarte bezahlt keinen Falken.
interaction-diamonds-falconers-1 = Ein Diamant bezahlt einen Falken wie jede Geldkarte.
interaction-characters-falconers-1 = Was Charaktere am Anfang oder Ende eines Zuges tun, geht neben Falken. Nimmt der Architekt eines der vier Plättchen weg, fliegt der Falke zurück.
interaction-camps-falconers-1 = Ein Feldlager zählt nicht zu den vier Plättchen um einen Falken.
interaction-thieves-falconers-1 = Ein Dieb bezahlt keinen Falken, und zwischen zwei Zügen kauft niemand einen.
interaction-walls-falconers-1 = Holzmauern stören Falken nicht.
interaction-change-falconers-1 = Münzen bezahlen keinen Falken, und für einen Falken gibt es nie Wechselgeld.
interaction-street_trader-falconers-1 = Bewohner und Falken stören einander nicht.
interaction-treasure_chamber-falconers-1 = Truhen und Falken stören einander nicht.
interaction-master_builders-falconers-1 = Ein Baumeister bezahlt einen Falken und verlässt das Spiel. Nimmst du dann mit einem anderen eines der vier Plättchen weg, fliegt der Falke zurück.
interaction-bazaars-falconers-1 = Ein Basar zählt nicht zu den vier Plättchen um einen Falken.
interaction-power_of_sultan-falconers-1 = Während ein Plättchen beansprucht wird, kauft niemand Falken.
interaction-caravanserai-falconers-1 = Der Schritt einer Karawanserei ist keine Aktion: Danach darfst du Falken kaufen. Der Wert einer Karawanserei bezahlt keinen Falken.
interaction-art_of_the_moors-falconers-1 = Falken sind die einzige Aktion eines Zuges, entwickeln kannst du im selben Zug also nicht.

notice-falconers-for_sale-title = Zu haben { $bird_sign }
notice-falconers-for_sale = { $falcon_key ->
    [black-1] schwarz 1
    [black-2] schwarz 2
    [black-3] schwarz 3
    [black-4] schwarz 4
    [black-5] schwarz 5
    [brown-1] braun 1
    [brown-2] braun 2
    [brown-3] braun 3
    [brown-4] braun 4
    [brown-5] braun 5
    [white-1] weiß 1
    [white-2] weiß 2
    [white-3] weiß 3
    [white-4] weiß 4
   *[white-5] weiß 5
} { $colours_letters }
notice-falconers-set-title = { $seat } ({ $sum ->
    [one] ein Punkt
   *[other] { $sum } Punkte
})
notice-falconers-set = { $bird_sign } { $falcon_key ->
    [black-1] schwarz 1
    [black-2] schwarz 2
    [black-3] schwarz 3
    [black-4] schwarz 4
    [black-5] schwarz 5
    [brown-1] braun 1
    [brown-2] braun 2
    [brown-3] braun 3
    [brown-4] braun 4
    [brown-5] braun 5
    [white-1] weiß 1
    [white-2] weiß 2
    [white-3] weiß 3
    [white-4] weiß 4
   *[white-5] weiß 5
} auf { $at }
sign-falcon-black = ●
sign-falcon-brown = ◐
sign-falcon-white = ○
legend-falconers-1 = ● ◐ ○  Falken auf einer Ecke: schwarz, braun, weiß. Die Ecke 1,1 ist die südwestliche der Stelle 1,1

guide-turn-action-falconers = oder setze, als einzige Aktion, Falken, wo vier Plättchen zusammenstoßen, jeden für eine Handkarte
guide-scored-more-falconers = Falken einer Farbe: 2, 6, 12, 20, 30
guide-buy-falcon = Falke
guide-buy-falcon-price = eine Geldkarte deiner Hand, gleich welchen Wertes
because-nothing_there-FAL-1 = Dieser Falke ist schon vergeben.
because-not_now-FAL-2 = Falken kannst du nur als einzige Aktion deines Zuges kaufen: { $topic }.
because-pays_nothing_here-FAL-5 = Ein Falke kostet eine Geldkarte aus deiner Hand, und das ist keine: { $card }.
