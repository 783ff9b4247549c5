module-bazaars-name = Die Basare
module-bazaars-summary = Acht Plättchen neben dem Bauhof, die man passend bezahlt; in der letzten Wertung zählen sie die Gebäude ihrer Farben ringsum.
module-bazaars-setup-1 = Mischt die 8 Basare unter alle anderen Plättchen, bevor das erste gezogen wird.
module-bazaars-action-1 = Ein Basar, der für den Bauhof gezogen wird, liegt daneben, und das Feld bekommt das nächste Plättchen. Wie viele dort auch liegen, den Bauhof füllen sie nie.
module-bazaars-action-2 = Einen Basar kaufst du in der Währung, die er zeigt, zum Preis des Plättchens, das jetzt auf dem Feld dieser Währung liegt: genau diese Summe, nie mehr. Das Plättchen bleibt liegen, und du hast noch eine Aktion. Ist das Feld leer, ist der Basar nicht zu haben.
module-bazaars-action-3 = Einen Basar legst du wie ein Gebäude. Er hat keine Mauern und zählt in keiner Mehrheit.
module-bazaars-action-4 = Nur in der dritten Wertung: Zähle auf den acht Feldern rund um einen Basar die Gebäude seiner drei Farben und nimm sie mal die Zahl dieser Farben, die dort vorkommen. Mauern sind egal. Basare in der Reserve und solche, die niemand gekauft hat, zählen nichts.

tile-bazaars = { $currency }-Basar ({ $kinds })
tile-full-bazaars = { $tile }

move-bazaars-buy = Kaufe { $tile_full } mit { $pay } (passend)

event-bazaars-shown = Ein Basar taucht auf und liegt neben dem Bauhof: { $tile_full }.

because-not_for_sale = Das ist nicht zu haben: { $tile_full }.
because-slot_empty-BAZ-8 = Ein Basar kostet so viel wie das Plättchen auf dem Feld seiner Währung, und Feld { $slot } ({ $currency }) ist leer.

category-bazaars = Basare
reason-bazaars-around = { $points ->
    [one] ein Punkt für { $tile }
   *[other] { $points } Punkte für { $tile }
}: { $buildings } ringsum, { $colours ->
    [one] eine Farbe
   *[other] { $colours } Farben
}

interaction-vizier-bazaars-1 = Mit der Gunst des Wesirs kannst du einen Basar kaufen; du legst ihn sofort, und eine weitere Aktion gibt es nicht.
interaction-squares-bazaars-1 = Basare und Bauhütten zählen einander nicht.
interaction-exchange_offices-bazaars-1 = Eine Wechselstube darf helfen, einen Basar zu bezahlen, wenn die Summe genau stimmt.
interaction-bonus_cards-bazaars-1 = Keine Bonuskarte zeigt einen Basar, und eine aufgedeckte Karte ist kein Gebäude neben einem.
interaction-city_gates-bazaars-1 = Ein Basar hat keine aufgedruckte Mauer, also steht dort nie ein Tor.
interaction-diamonds-bazaars-1 = Mit Diamanten allein bezahlst du jeden Basar, wenn die Summe genau stimmt.
interaction-characters-bazaars-1 = Der Mäzen darf einen Basar bezahlen, wenn auf dessen Feld ein Plättchen liegt; der Geizhals schaut auf den Preis, den du bezahlt hast. Ein Basar, den die Tänzerin aufdeckt, kommt in die Reihe, und das nächste Plättchen auf das Feld.
interaction-camps-bazaars-1 = Ein Basar zählt in der Reihe eines Feldlagers wie ein Gebäude. Ein Feldlager auf einem Feld bestimmt den Preis der Basare dieser Währung.
interaction-walls-bazaars-1 = Basare dürfen Holzmauern bekommen; ihre Punkte bleiben gleich.
interaction-change-bazaars-1 = Münzen dürfen helfen, einen Basar zu bezahlen. Weil passend bezahlt wird, gibt es nie Wechselgeld.
interaction-street_trader-bazaars-1 = Ein Basar auf dem Feld des Händlers verdrängt ihn: Niemand zieht ein, aber du darfst einen Bewohner tauschen.
interaction-treasure_chamber-bazaars-1 = Ein Basar trägt keine Truhe.
interaction-master_builders-bazaars-1 = Ein Baumeister darf einen Basar mitbezahlen, und sein Umbau darf einen Basar bewegen.
interaction-invaders-bazaars-1 = Die offenen Seiten von Basaren zählen bei einem Angriff. Der Kauf eines Basars bringt keinen Späher.

notice-bazaars-for_sale-title = Basare neben dem Bauhof
notice-bazaars-for_sale =
    { $tile }
    Preis { $price }
notice-bazaars-for_sale-without-price = { $tile }
tile-label-bazaars = { $letters }

guide-turn-action-bazaars = oder kaufe einen Basar neben dem Bauhof
guide-turn-refill-bazaars = ein Basar kommt neben den Bauhof, und das Feld bekommt das nächste Plättchen
guide-scored-more-bazaars = nur in der dritten: Basare zählen die Farben ringsum
guide-buy-bazaar = Basar
guide-buy-bazaar-price = passend der Preis des Plättchens auf dem Feld seiner Währung
