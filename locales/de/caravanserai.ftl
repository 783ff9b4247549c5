module-caravanserai-name = Die Karawanserei
module-caravanserai-summary = Offene Karten, die wie eine Geldkarte zahlen: Ihr Wert wächst jeden Zug um eins und fällt auf 0 zurück, wenn du sie ausgibst.
module-caravanserai-setup-1 = Legt die acht Karawanserei-Karten offen aus, zu jeder einen Stein. In den Geldstapel kommt nichts.
module-caravanserai-action-1 = Eine Karte kaufst du wie ein Plättchen, in einer Währung deiner Wahl. Der Preis hängt davon ab, wie viele der sechs Arten in deiner Alhambra stehen: 8 bei vier Arten, 4 bei fünf, 2 bei allen sechs. Passend bezahlt bringt eine weitere Aktion.
module-caravanserai-action-2 = Höchstens zwei Karten pro Person, die zweite erst mit mindestens fünf Arten. Der Stein einer neuen Karte liegt auf 0.
module-caravanserai-action-3 = Als Allererstes in deinem Zug darfst du einen Stein um ein Feld bewegen, auch wenn du zwei Karten hast: auf der Hauptleiste zum nächsten Wert, oder von 2, 3 oder 4 nach außen auf das Feld daneben, das denselben Wert in einer anderen Währung zeigt. Von dort, und von 5, geht der Stein nicht weiter.
module-caravanserai-action-4 = In jeder Zahlung ist die Karte wert, was ihr Stein anzeigt, immer ganz. Danach geht der Stein zurück auf 0, und die Karte bleibt bei dir. Auf 0 zahlt sie nichts.
module-caravanserai-action-5 = Bei den letzten Plättchen zählt, was die Karte zeigt, zu deinem Geld dieser Währung.

question-caravanserai_move = Dein Zug beginnt, { $seat }: Bewegst du den Stein einer Karawanserei?
topic-caravanserai_move = zuerst darf ein Stein der Karawansereien bewegt werden

move-caravanserai-buy = Kaufe { $card } mit { $pay }
move-caravanserai-onward = Setze den Stein ein Feld weiter: { $card }
move-caravanserai-outward = Setze den Stein nach außen: { $card }

event-caravanserai-bought = { $exact ->
    [yes] { $seat } kauft { $card } mit { $paid }: passend bezahlt, also noch eine Aktion!
   *[no] { $seat } kauft { $card } mit { $paid }.
}
event-caravanserai-moved = { $seat } bewegt einen Stein: { $card } zeigt jetzt { $value } { $currency }.
event-caravanserai-rested = { $seat } lässt die Steine liegen.
event-caravanserai-spent = Ausgegeben: Der Stein geht zurück auf 0 ({ $card } von { $seat }).

because-caravanserai-too_few_types = { $types ->
    [one] In deiner Alhambra steht eine Gebäudeart; hierfür braucht es { $needed }.
   *[other] In deiner Alhambra stehen { $types } Gebäudearten; hierfür braucht es { $needed }.
}

interaction-vizier-caravanserai-1 = Mit der Gunst des Wesirs kauft niemand eine Karawanserei, aber was eine zeigt, darf Teil der genauen Zahlung sein.
interaction-squares-caravanserai-1 = Eine Bauhütte zählt nicht als Art.
interaction-exchange_offices-caravanserai-1 = Eine Wechselstube verbindet, was eine Karte zeigt, mit ihrer anderen Währung, und darf auch beim Kauf helfen.
interaction-bonus_cards-caravanserai-1 = Eine aufgedeckte Bonuskarte zählt nicht als Art.
interaction-diamonds-caravanserai-1 = Diamanten allein dürfen eine Karawanserei kaufen. Mit dem, was eine zeigt, gehen sie nie zusammen.
interaction-characters-caravanserai-1 = Der Stein kommt vor Bettler, Tänzerin und Geldwechsler. Was eine Karte zeigt, darf ein Gebot decken und bezahlen. Für den Bettler ist sie keine Handkarte; Mäzen und Geizhals haben mit dem Kauf nichts zu tun.
interaction-camps-caravanserai-1 = Eine Karawanserei bezahlt auch Feldlager. Ein Feldlager zählt nicht als Art.
interaction-thieves-caravanserai-1 = Kein Dieb nimmt eine Karawanserei.
interaction-change-caravanserai-1 = Wer für eine Karte oder mit einer Karte zu viel zahlt, zieht Münzen.
interaction-treasure_chamber-caravanserai-1 = Was eine Karte zeigt, hilft, Truhen zu bezahlen.
interaction-master_builders-caravanserai-1 = Ein Baumeister darf helfen, eine Karawanserei zu kaufen.
interaction-invaders-caravanserai-1 = Eine Karte zu kaufen bringt keinen Späher; ein Gebäude, das du damit passend bezahlst, schon.
interaction-bazaars-caravanserai-1 = Was eine Karte zeigt, hilft, einen Basar zu bezahlen, wenn die Summe passt. Ein Basar zählt nicht als Art.
interaction-power_of_sultan-caravanserai-1 = Was eine Karte zeigt, hilft, eine Sultankarte zu bezahlen. Bei einem Anspruch bewegt sich kein Stein.

notice-caravanserai-owned-title = Karawansereien der Spieler
notice-caravanserai-owned = { $seat }: { $card } = { $value } { $currency }
notice-caravanserai-price = Im Angebot: { $left } ({ $types ->
    [one] du hast eine Art
   *[other] du hast { $types } Arten
}: Preis { $price } in einer Währung)
notice-caravanserai-price-without-price = Im Angebot: { $left } ({ $types ->
    [one] du hast eine Art
   *[other] du hast { $types } Arten
}: jetzt keine für dich)
notice-caravanserai-left = Im Angebot: { $left }
notice-caravanserai-for_sale-title = Außer ihrer eigenen Währung können sie zeigen
notice-caravanserai-for_sale = { $currency } { $letter }: { $two }, { $three }, { $four }
thing-caravanserai-denar = Karawanserei Denar { $part }
thing-caravanserai-dirham = Karawanserei Dirham { $part }
thing-caravanserai-ducat = Karawanserei Dukaten { $part }
thing-caravanserai-gulden = Karawanserei Gulden { $part }
sign-inn = ♘
sign-inn2 = ♘
legend-caravanserai-1 = ♘  Was eine Karawanserei zeigt

guide-turn-begin-caravanserai = rücke zuerst einen Stein deiner Karawansereien ein Feld weiter, wenn du willst
guide-turn-action-caravanserai = oder kaufe eine Karawanserei, mit vier Arten in deiner Alhambra (höchstens zwei, die zweite mit fünf)
guide-end-counted-caravanserai = was Karawansereien zeigen
guide-buy-inn = Karawanserei
guide-buy-inn-price = 8 mit vier Arten, 4 mit fünf, 2 mit sechs; eine Währung
because-limit_reached-CAR-5 = Du hast schon so viele Karawansereien, wie man haben darf: { $limit }.
because-nothing_there-CAR-9 = Diese Karawanserei steht nicht zum Verkauf.
because-nothing_there-CAR-10 = Alle Karawansereien sind verkauft.
because-nothing_there-CAR-13 = Das ist keine Karawanserei von dir.
because-not_together-CAR-7 = Eine Karawanserei zahlst du in einer Währung deiner Wahl: nicht { $card } mit { $other }.
because-no_change-CAR-14 = Hier gibt es außen kein Feld: Der Stein kann nur ein Feld weiter.
because-no_change-CAR-15 = Von hier geht der Stein nicht weiter: Er geht auf 0 zurück, wenn du ausgibst, was er anzeigt.
because-not_now-CAR-12 = Mit der Gunst des Wesirs kannst du keine Karawanserei kaufen.
because-not_now-CAR-13 = Den Stein einer Karawanserei bewegst du nur ganz am Anfang deines Zuges: { $topic }.
