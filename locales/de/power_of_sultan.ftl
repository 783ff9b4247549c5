module-power_of_sultan-name = Die Macht des Sultans
module-power_of_sultan-summary = Acht Karten mit einer Gebäudeart darauf: Wer eine gekauft hat, darf ein Plättchen dieser Art umsonst nehmen, sobald es gezogen wird.
module-power_of_sultan-setup-1 = Ist der Geldstapel in fünf Stapel geteilt, mischt die 8 Sultankarten: drei kommen in Stapel 1, zwei in Stapel 2, drei in Stapel 3. Legt die sechs Bonusplättchen (oder den Würfel) und die Steine bereit.
module-power_of_sultan-action-1 = Eine Sultankarte, die unter dem Geld auftaucht, liegt neben dem Bauhof, und es wird weiter gezogen, bis vier Geldkarten ausliegen. Ein Bonusplättchen, sofort gezogen und wieder zurückgemischt, sagt, welche Art auf der Karte markiert wird.
module-power_of_sultan-action-2 = Eine solche Karte kaufst du wie ein Plättchen, für 7 in der Währung, die sie zeigt. Genau 7 bringt eine weitere Aktion.
module-power_of_sultan-action-3 = Gleich nach dem Bezahlen behältst du die Markierung, oder du ziehst ein Bonusplättchen: Dann musst du die gezogene Art markieren oder die gegenüber. Gegenüber liegen Arkaden und Gemächer, Pavillon und Turm, Serail und Garten.
module-power_of_sultan-action-4 = Jedes Mal, wenn ein Plättchen für den Bauhof gezogen wird, werden alle gefragt, die eine Karte mit dieser Art haben, beginnend mit der Person, die als Nächste dran ist; wer gerade fertig ist, kommt zuletzt. Wer als Erstes ja sagt, gibt eine solche Karte ab und legt das Plättchen sofort, umsonst. Für dasselbe Feld wird neu gezogen, und auch dieses Plättchen kann beansprucht werden.
module-power_of_sultan-action-5 = Ein Anspruch ist kein Kauf: keine weitere Aktion und nichts, was ein Kauf sonst bringt. Zu zweit darfst du das Plättchen an Dirk geben; was Dirk selbst zieht, kann niemand beanspruchen. Übrige Karten sind am Ende nichts wert.

card-sultan-1 = Denar-Sultankarte A
card-sultan-2 = Denar-Sultankarte B
card-sultan-3 = Dirham-Sultankarte A
card-sultan-4 = Dirham-Sultankarte B
card-sultan-5 = Dukaten-Sultankarte A
card-sultan-6 = Dukaten-Sultankarte B
card-sultan-7 = Gulden-Sultankarte A
card-sultan-8 = Gulden-Sultankarte B

question-power_of_sultan_remark = Behältst du die Markierung deiner Sultankarte, { $seat }, oder ziehst du ein Bonusplättchen?
question-power_of_sultan_mark = Welche Art markierst du, { $seat }?
question-power_of_sultan_mark-seen = Das Bonusplättchen zeigt { $drawn }: Welche seiner beiden Arten markierst du, { $seat }?
question-power_of_sultan_claim = Ein Plättchen wurde gezogen, für das du eine Sultankarte hast, { $seat }: Nimmst du es?
question-power_of_sultan_claim-seen = Gezogen für Feld { $slot } ({ $currency }): { $tile_full }. Nimmst du es mit einer Sultankarte, { $seat }?

topic-power_of_sultan_remark = zuerst wird über die Markierung der Sultankarte entschieden
topic-power_of_sultan_mark = zuerst bekommt die Sultankarte ihre neue Markierung
topic-power_of_sultan_claim = zuerst geht es um das gerade gezogene Plättchen

move-power_of_sultan-buy = Kaufe { $card } mit { $pay }
move-power_of_sultan-draw = Gib die Markierung auf und ziehe ein Bonusplättchen
move-power_of_sultan-mark = Markiere auf der Karte diese Art: { $kind }
move-power_of_sultan-claim = Nimm das Plättchen, für eine Sultankarte

event-power_of_sultan-shown = Neben dem Bauhof: { $card }, markiert mit { $kind }.
event-power_of_sultan-bought = { $exact ->
    [yes] { $seat } kauft { $card } mit { $paid }: passend bezahlt.
   *[no] { $seat } kauft { $card } mit { $paid }.
}
event-power_of_sultan-kept = { $seat } behält die Markierung.
event-power_of_sultan-drew = { $seat } gibt die Markierung auf und zieht ein Bonusplättchen: { $kind }.
event-power_of_sultan-marked = { $seat } markiert auf der Karte: { $kind }.
event-power_of_sultan-offered = Gezogen für Feld { $slot } ({ $currency }): { $tile_full }. Wer hat dafür eine Sultankarte?
event-power_of_sultan-claimed = { $seat } nimmt { $tile } mit einer Sultankarte.
event-power_of_sultan-declined = { $seat } verzichtet auf das Plättchen.

because-power_of_sultan-not_shown = Das Bonusplättchen zeigt auf keiner Seite { $kind }.
because-not_now-SUL-33 = Mit der Gunst des Wesirs kannst du keine Sultankarte kaufen.

interaction-vizier-power_of_sultan-1 = Mit der Gunst des Wesirs kauft niemand eine Sultankarte. Ansprüche kommen vor jedem Wesir; auch das Plättchen, das nach seinem Kauf gezogen wird, kann beansprucht werden.
interaction-exchange_offices-power_of_sultan-1 = Eine Wechselstube darf helfen, eine Sultankarte zu bezahlen.
interaction-bonus_cards-power_of_sultan-1 = Hast du ein Plättchen beansprucht und gebaut, darfst du die Bonuskarte aufdecken, die es zeigt.
interaction-city_gates-power_of_sultan-1 = Beim Bauen eines beanspruchten Plättchens darfst du Torkarten spielen.
interaction-diamonds-power_of_sultan-1 = Diamanten allein bezahlen eine Sultankarte jeder Währung.
interaction-characters-power_of_sultan-1 = Der Mäzen bezahlt keine Sultankarte. Zieht der Bettler eine, kommt sie neben den Bauhof, und er zieht noch einmal.
interaction-characters-power_of_sultan-2 = Das Plättchen, das die Tänzerin zieht, kann beansprucht werden, zuerst von der Person am Zug; dann wird für sie ein anderes gezogen. Ist keines mehr da, bleibt das alte liegen.
interaction-camps-power_of_sultan-1 = Feldlager kann niemand beanspruchen.
interaction-thieves-power_of_sultan-1 = Beim Auffüllen nach einem Diebstahl können Sultankarten auftauchen. Ansprüche kommen vor jedem Dieb.
interaction-change-power_of_sultan-1 = Münzen dürfen helfen, eine Sultankarte zu bezahlen, und wer zu viel zahlt, zieht Münzen, bevor über die Markierung entschieden wird.
interaction-street_trader-power_of_sultan-1 = In ein beanspruchtes Gebäude kann ein Bewohner einziehen wie in jedes andere.
interaction-treasure_chamber-power_of_sultan-1 = Ein beanspruchtes Gebäude bekommt nicht sofort eine Truhe, später aber schon.
interaction-master_builders-power_of_sultan-1 = Ein Baumeister darf helfen, eine Sultankarte zu bezahlen.
interaction-invaders-power_of_sultan-1 = Weder eine Sultankarte noch ein Anspruch bringt einen Späher.
interaction-bazaars-power_of_sultan-1 = Basare kann niemand beanspruchen: Einer, der dazwischen gezogen wird, kommt in seine Reihe, und das nächste Plättchen kann wieder beansprucht werden.

notice-power_of_sultan-for_sale-title = Sultankarten im Angebot (Preis { $price })
notice-power_of_sultan-for_sale = { $card } → { $kind }
notice-power_of_sultan-owned-title = Sultankarten der Spieler
notice-power_of_sultan-owned = { $seat }: { $kinds }

guide-turn-action-power_of_sultan = oder kaufe eine Sultanskarte neben dem Bauhof
guide-turn-pay-power_of_sultan = behalte die Markierung der Sultanskarte oder ziehe einmal eine neue
guide-turn-refill-power_of_sultan = eine Sultanskarte bekommt eine Markierung und kommt neben den Bauhof; ein Plättchen, das für den Bauhof gezogen wird, kann man mit einer Karte seiner Art beanspruchen, zuerst wer als Nächstes dran ist
guide-buy-sultan = Sultanskarte
guide-buy-sultan-price = 7 in ihrer Währung
