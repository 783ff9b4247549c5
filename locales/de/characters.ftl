module-characters-name = Die Charaktere
module-characters-summary = Zwischen dem Geld tauchen sechs Personen auf, die sofort versteigert werden; jede kann etwas Besonderes.
module-characters-setup-1 = Mischt die zehn Charakterkarten. Wenn die Geldkarten in fünf Stapel geteilt werden, mischt ihr je zwei davon in die Stapel 2, 3 und 4. Die anderen vier liegen verdeckt als Stapel bereit: Nur der Magier zieht davon.
module-characters-action-1 = Ein Charakter, der auftaucht, wird versteigert, bevor die nächste Karte gezogen wird. Wer als Nächstes am Zug ist, bietet oder passt zuerst; dann geht es im Uhrzeigersinn weiter. Jedes Gebot muss höher sein; wer passt, scheidet aus.
module-characters-action-2 = Biete höchstens, was du in einer einzigen Geldsorte bezahlen kannst. Wer gewinnt, zahlt sofort, bekommt nichts heraus und legt die Karte offen vor sich hin; eine Karte, die niemand will, verlässt das Spiel.
module-characters-action-3 = Zu Beginn deines Zuges, einmal: Der Bettler zieht eine Geldkarte, wenn du weniger als drei hast; die Tänzerin legt ein neues Plättchen auf ein Feld des Bauhofs; der Geldwechsler legt eine deiner Karten ab und nimmt eine Karte der Auslage, die ebenso viel oder weniger wert ist.
module-characters-action-4 = In deinem Zug, einmal: Der Kaufmann nimmt mehrere Karten im Wert von höchstens 7; der Geizhals nimmt eine Karte der Auslage, nachdem du ein Plättchen für 10 oder mehr gekauft hast; der Architekt baut nach dem Legen noch einmal um.
module-characters-action-5 = Einmal im Spiel: Der Mäzen bezahlt ein Plättchen, und zwar passend; der Magier ist am Ende 8 Punkte wert oder wird sofort gegen die oberste Karte des Stapels getauscht.
module-characters-action-6 = In jeder Wertung: Der Weise zählt ein halbes Gebäude mehr in einer Art, die du nennst und gebaut hast; die Stadtwache bringt einen Punkt für je drei Stücke deiner längsten Mauer.

card-magician = Magier
card-beggar = Bettler
card-patron = Mäzen
card-miser = Geizhals
card-architect = Architekt
card-merchant = Kaufmann
card-wise_man = Weiser
card-dancer = Tänzerin
card-money_changer = Geldwechsler
card-city_watch = Stadtwache

ability-magician = 8 Punkte am Ende des Spiels, oder sofort gegen die oberste Karte des Stapels getauscht
ability-beggar = zu Beginn deines Zuges ziehst du eine Geldkarte, wenn du weniger als drei hast
ability-patron = bezahlt einmal im Spiel ein Plättchen, und zwar passend
ability-miser = nachdem du ein Plättchen für 10 oder mehr gekauft hast, nimmst du eine Karte der Auslage
ability-architect = nachdem du deine Plättchen gelegt hast, baust du noch einmal um
ability-merchant = du nimmst mehrere Geldkarten im Wert von zusammen höchstens 7 statt 5
ability-wise_man = in jeder Wertung zählt ein halbes Gebäude mehr in einer Art, die du nennst und gebaut hast
ability-dancer = zu Beginn deines Zuges legst du ein neues Plättchen auf ein Feld des Bauhofs
ability-money_changer = zu Beginn deines Zuges legst du eine Karte ab und nimmst eine der Auslage, die ebenso viel oder weniger wert ist
ability-city_watch = in jeder Wertung ein Punkt für je drei Stücke deiner längsten Mauer

question-characters_bid-seen = { $bid ->
    [0] Unter dem Hammer: { $person }. Noch hat niemand geboten: Bietest du, { $seat }?
   *[other] Unter dem Hammer: { $person }. Das höchste Gebot ist { $bid }, von { $leader }: Bietest du mehr, { $seat }?
}
question-characters_pay-seen = Zuschlag für { $bid }: { $person }. Mit welchen Karten zahlst du, { $seat }?
question-characters_bid = Ein Charakter wird versteigert: Bietest du, { $seat }?
question-characters_pay = Du hast den Zuschlag, { $seat }: Mit welchen Karten zahlst du?
question-characters_magician = Der Magier gehört dir, { $seat }: Behältst du ihn oder tauschst du ihn?
question-characters_turn_start = Vor deiner ersten Aktion, { $seat }: Setzt du einen Charakter ein?
question-characters_miser = Welche Karte nimmt dein Geizhals, { $seat }?
question-characters_wise_man = Welche Art nennt dein Weiser, { $seat }?

topic-characters_bid = zuerst wird ein Charakter versteigert
topic-characters_pay = zuerst wird das höchste Gebot bezahlt
topic-characters_magician = zuerst wird über den Magier entschieden
topic-characters_turn_start = vor der ersten Aktion sind nur die Charaktere dran
topic-characters_miser = zuerst darf der Geizhals eine Karte nehmen
topic-characters_wise_man = zuerst nennt der Weise eine Art

move-characters-bid = Biete { $number }
move-characters-pay = Zahle mit { $cards }
move-characters-keep = Behalte den Magier: 8 Punkte am Ende
move-characters-swap = Tausche den Magier gegen die oberste Karte des Stapels
move-characters-beg = Bettler: Ziehe eine Karte vom Geldstapel
move-characters-dance = Tänzerin: Lege ein neues Plättchen auf Feld { $slot }
move-characters-change = Geldwechsler: Tausche { $give } gegen { $take }
move-characters-save = Geizhals: Nimm { $card }
move-characters-name = Weiser: ein halbes Gebäude mehr bei { $kind_key ->
    [pavilion] Pavillons
    [seraglio] Serails
    [garden] Gärten
    [tower] Türmen
    [chambers] Gemächern
   *[other] { $kind }
}

event-characters-auction = Versteigert wird: { $person }! { $auctioneer } bietet zuerst.
event-characters-bid = { $seat } bietet { $bid }.
event-characters-passed = { $seat } passt.
event-characters-won = { $seat } ersteigert für { $bid } die Karte „{ $person }“ und zahlt { $paid }.
event-characters-unsold = Niemand bietet: „{ $person }“ verlässt das Spiel.
event-characters-kept = { $seat } behält den Magier.
event-characters-swapped = { $seat } tauscht den Magier und bekommt die Karte „{ $person }“.
event-characters-begged = { $seat } schickt den Bettler zum Geldstapel.
event-characters-danced = { $seat } lässt die Tänzerin { $tile } ersetzen.
event-characters-changed = { $seat } wechselt { $give } gegen { $take } aus der Auslage.
event-characters-saved = { $seat } nimmt mit dem Geizhals { $card } aus der Auslage.
event-characters-redesigned = { $seat } lässt den Architekten arbeiten.
event-characters-traded = Der Kaufmann hilft { $seat }, mehr als fünf zu nehmen.
event-characters-patron_paid = Der Mäzen zahlt für { $seat } und verlässt das Spiel.
event-characters-named = { $seat } zählt mit dem Weisen ein halbes Gebäude mehr: { $kind }.
event-characters-magician_points = Der Magier bringt { $seat } { $points } Punkte.

because-characters-too_many_cards = Du hast { $held } Geldkarten; der Bettler hilft nur bei höchstens { $limit }.
because-characters-no_money = Das ist keine Geldkarte: { $card }.
because-characters-worth_more = Du bekommst höchstens den Wert, den du gibst: { $card } ist mehr wert als { $than }.
because-not_your_card = Diese Karte liegt nicht vor dir: { $card }.
because-characters-used_already = „{ $card }“ hast du schon benutzt: Das geht nur einmal von einem deiner Züge bis zum nächsten.
because-characters-bid_too_low = { $highest ->
    [0] Ein Gebot beträgt mindestens 1.
   *[other] Das höchste Gebot ist { $highest }: { $bid } liegt nicht darüber.
}
because-characters-bid_too_high = { $bid } kannst du nicht bieten: In einer einzigen Geldsorte kannst du nur { $most } zahlen.

category-characters = Stadtwache
reason-characters-city_watch = { $points ->
    [one] Die Stadtwache gibt einen Punkt für je drei Mauerstücke: ein Punkt
   *[other] Die Stadtwache gibt einen Punkt für je drei Mauerstücke: { $points } Punkte
}
reason-characters-magician = { $points } Punkte für den Magier
reason-extra-characters = ½ dank dem Weisen

interaction-vizier-characters-1 = Bei der Gunst des Wesirs wirkt kein Charakter: Der Mäzen zahlt dort nicht, der Geizhals nimmt nichts.
interaction-squares-characters-1 = Eine Bauhütte hat keinen Preis, also haben Mäzen und Geizhals nichts mit ihr zu tun; der Architekt darf mit Bauhütten umbauen, und die Stadtwache zählt ihre Mauern mit.
interaction-exchange_offices-characters-1 = Mit einer Wechselstube darfst du in ihren beiden Währungen zusammen bieten und zahlen.
interaction-exchange_offices-characters-2 = Der Bettler behält eine Wechselstube, die er zieht; für ihn, den Geizhals und den Geldwechsler ist sie kein Geld.
interaction-bonus_cards-characters-1 = In einer Wertung nennt der Weise zuerst seine Art, danach dürfen Bonuskarten aufgedeckt werden. Beides zählt zusammen.
interaction-city_gates-characters-1 = Zieht der Bettler eine Torkarte, kommt sie ins Angebot (oder auf den Ablagestapel), und er zieht noch einmal. Der Umbau des Architekten darf Tore nutzen.
interaction-diamonds-characters-1 = Du darfst mit Diamanten bieten und zahlen, aber mit nichts anderem daneben. Für Bettler, Kaufmann, Geizhals und Geldwechsler sind sie Geldkarten.

notice-characters-owned-title = Ersteigert
notice-characters-owned = { $seat }: { $persons }
notice-characters-used = Benutzt seit Beginn des letzten eigenen Zuges: { $persons }
notice-characters-gone = Aus dem Spiel: { $persons }
notice-characters-called = Versteigerung: { $person }; { $next } beginnt
notice-characters-bid = Versteigerung: { $person }; höchstes Gebot { $bid } von { $leader }
notice-characters-passed = Gepasst: { $seats }
notice-characters-named = Vom Weisen genannt: { $kind }
notice-characters-stack = Karten im Stapel des Magiers: { $left }

guide-turn-begin-characters = dann Bettler, Tänzerin und Geldwechsler, jeder einmal, in beliebiger Folge
guide-turn-action-characters = mit dem Kaufmann dürfen mehrere Karten zusammen 7 wert sein
guide-turn-pay-characters = der Geizhals nimmt nach einem Preis ab 10 eine Karte der Auslage
guide-turn-end-characters = der Architekt baut noch einmal um
guide-turn-refill-characters = ein Charakter wird sofort versteigert
guide-scored-before-characters = Wer den Weisen hat, nennt eine Art
guide-scored-wall-characters = die Stadtwache bringt einen für je drei Stücke
guide-scored-majority-characters = der Weise ist ein halbes Gebäude
guide-end-last-characters = Ganz zum Schluss bringt der Magier 8 Punkte.
guide-buy-character = Charakter
guide-buy-character-price = dein Gebot, in einer Art Geld
guide-column-patron = Mäzen
guide-column-miser = Geiz.
because-nothing_there-CHA-D = Der Vorrat ist leer: Es käme kein anderes Plättchen.
because-nothing_there-CHA-M = Für den Magier ist kein anderer Charakter mehr da.
because-not_together-CHA-6 = Ein Gebot zahlst du in einer Währung: nicht { $card } mit { $other }.
because-not_together-CHA-P = Der Mäzen bezahlt den ganzen Preis, also kommt das nicht dazu: { $other }.
because-pays_nothing_here-CHA-13 = Bei der Gunst des Wesirs hilft kein Charakter: { $card }.
because-too_little-CHA-6 = Du hast { $price } geboten; du zahlst nur { $paid }.
because-not_now-CHA-14 = Bettler, Tänzerin und Geldwechsler helfen, wenn du vor deiner ersten Aktion danach gefragt wirst: { $topic }.
because-not_now-CHA-I = Der Geizhals nimmt nur dann eine Karte, wenn du gerade ein Plättchen für 10 oder mehr gekauft hast: { $topic }.
because-not_now-CHA-W = Der Weise nennt nur vor einer Wertung eine Art: { $topic }.
