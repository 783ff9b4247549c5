module-treasure_chamber-name = Die Schatzkammer
module-treasure_chamber-summary = Kaufe vier Truhen auf einmal mit beliebigem Geld und stelle sie auf Gebäude ihrer Farbe; wer die meisten Truhen hat, punktet.
module-treasure_chamber-setup-1 = Legt alle 42 Truhen in den Beutel und zieht für jede der drei Kammern vier, offen für alle.
module-treasure_chamber-action-1 = Als Aktion in deinem Zug: Nimm die vier Truhen einer Kammer für mindestens 8 in beliebig gemischten Währungen. Du bekommst nichts heraus und keine weitere Aktion, auch nicht für genau 8.
module-treasure_chamber-action-2 = Sind deine Plättchen gelegt, musst du jede Truhe, für die es geht, auf ein Gebäude ihrer Farbe in deiner Alhambra stellen, höchstens eine je Gebäude. Du wählst nur, auf welches.
module-treasure_chamber-action-3 = Der Rest geht einmal im Uhrzeigersinn herum: Alle dürfen davon auf eigene freie Gebäude stellen. Zu zweit nimmt Dirk zuerst, was auf seine Plättchen passt. Was niemand nimmt, kommt in den Beutel zurück.
module-treasure_chamber-action-4 = Dann wird die Kammer mit vier Truhen aus dem Beutel gefüllt. Sind weniger als vier darin, wird nie mehr eine Kammer gefüllt.
module-treasure_chamber-action-5 = Verlässt ein Gebäude deine Alhambra, kommt seine Truhe in den Beutel.
module-treasure_chamber-action-6 = In jeder Wertung zählen die meisten Truhen, egal in welchen Farben: 7 Punkte in der ersten, 14 und 7 in der zweiten, 22, 14 und 7 in der dritten; bei Gleichstand wird geteilt, und Dirks Truhen zählen mit.

question-treasure_chamber_pay = Womit bezahlst du die Truhen, { $seat }? Jede Mischung von Geld im Wert von acht oder mehr.
question-treasure_chamber_place = Auf welches Gebäude stellst du eine Truhe, { $seat }?
question-treasure_chamber_offer = Truhen werden an dich weitergegeben, { $seat }. Stellst du eine auf ein Gebäude?

topic-treasure_chamber_pay = zuerst werden die Truhen bezahlt
topic-treasure_chamber_place = zuerst werden die gekauften Truhen aufgestellt
topic-treasure_chamber_offer = zuerst gehen die übrigen Truhen herum

move-treasure_chamber-buy = Kaufe die Truhen von Kammer { $room } mit { $pay }
move-treasure_chamber-buy-without-pay = Kaufe die Truhen von Kammer { $room }
move-treasure_chamber-pay = Zahle { $cards }
move-treasure_chamber-put = Stelle eine Truhe auf { $tile_full }

event-treasure_chamber-filled = Kammer { $room } wird gefüllt: { $chests }.
event-treasure_chamber-chose = { $seat } will die Truhen von Kammer { $room }.
event-treasure_chamber-bought = { $seat } kauft die Truhen von Kammer { $room } mit { $paid }.
event-treasure_chamber-put = { $seat } stellt eine Truhe auf { $tile }.
event-treasure_chamber-dirk_got = Dirk bekommt eine Truhe für { $tile }.
event-treasure_chamber-declined = { $seat } gibt die Truhen weiter.
event-treasure_chamber-returned = Zurück in den Beutel: { $chests }.
event-treasure_chamber-lost = Die Truhe von { $tile } kommt in den Beutel.
event-treasure_chamber-closed = Der Beutel ist zu leer: Keine Kammer wird mehr gefüllt.

because-treasure_chamber-no_place_for_chests = Dort kann keine Truhe stehen: { $tile }.
because-treasure_chamber-has_chest = Dort steht schon eine Truhe: { $tile }.

category-treasure_chamber = Truhen
reason-treasure_chamber-chests = { $points ->
    [one] ein Punkt für die Zahl der Truhen
   *[other] { $points } Punkte für die Zahl der Truhen
} ({ $count ->
    [one] eine Truhe
   *[other] { $count } Truhen
})

interaction-vizier-treasure_chamber-1 = Mit der Gunst des Wesirs kaufst du keine Truhen, und ein damit gekauftes Plättchen bekommt keine.
interaction-squares-treasure_chamber-1 = Auf einer Bauhütte steht keine Truhe.
interaction-exchange_offices-treasure_chamber-1 = Truhen bezahlst du in beliebig gemischten Währungen; Wechselstuben werden dafür nicht benutzt.
interaction-bonus_cards-treasure_chamber-1 = Eine Bonuskarte ist kein Gebäude für eine Truhe und zählt nicht als Truhe.
interaction-diamonds-treasure_chamber-1 = Diamanten bezahlen Truhen nur, wenn du ausschließlich mit Diamanten zahlst.
interaction-characters-treasure_chamber-1 = Der Mäzen kauft keine Truhen, und der Geizhals nimmt dafür keine Karte. Der Umbau des Architekten kommt, bevor die Truhen aufgestellt werden.
interaction-camps-treasure_chamber-1 = Auf einem Feldlager steht keine Truhe.
interaction-change-treasure_chamber-1 = Münzen dürfen Truhen bezahlen, aber zu viel bezahlte Truhen bringen keine Münzen.
interaction-street_trader-treasure_chamber-1 = Ein Gebäude darf einen Bewohner und eine Truhe haben. Die Truhen werden aufgestellt, bevor der Händler zurückgestellt wird.

notice-treasure_chamber-room = Kammer { $room } (Preis { $price })
notice-treasure_chamber-bag = Im Beutel
notice-treasure_chamber-waiting = Noch aufzustellen
notice-treasure_chamber-buying = { $seat } kauft die Truhen der Kammer { $room }
notice-treasure_chamber-chests-title = Gebäude mit Truhe
notice-treasure_chamber-chests = { $who } { $count }
notice-treasure_chamber-closed = Es wird keine Kammer mehr gefüllt
sign-chest = ▣
legend-treasure_chamber-1 = ▣  Hier steht eine Truhe

guide-turn-action-treasure_chamber = oder kaufe die vier Truhen einer Kammer
guide-turn-end-treasure_chamber = gekaufte Truhen kommen auf Gebäude ihrer Farbe; was übrig bleibt, geht herum
guide-scored-more-treasure_chamber = die meisten Truhen: 7; 14 und 7; 22, 14 und 7
guide-buy-chests = vier Truhen
guide-buy-chests-price = 8 in beliebiger Mischung
because-limit_reached-TRE-4 = Du hast in diesem Zug schon Truhen gekauft: Das geht nur einmal je Zug.
because-nothing_there-TRE-2 = Eine solche Kammer gibt es nicht, oder sie ist leer.
because-none_left-TRE-9 = Von dieser Farbe ist keine Truhe mehr aufzustellen: { $kind }.
because-too_little-TRE-2 = Die Truhen einer Kammer kosten mindestens { $price }; { $paid } reicht nicht.
because-pays_nothing_here-TRE-6 = Truhen bezahlst du nur mit Geld, und das ist keines: { $card }.
because-not_now-TRE-8 = Truhen stellst du am Ende des Zuges auf, wenn du danach gefragt wirst: { $topic }.
because-not_now-TRE-11 = Passen geht nicht: { $topic }.
