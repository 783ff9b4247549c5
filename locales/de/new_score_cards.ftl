module-new_score_cards-name = Die neuen Wertungskarten
module-new_score_cards-summary = Drei Karten, eine je Wertung, sagen jedes Mal neu, welche Gebäudeart am meisten wert ist.
module-new_score_cards-setup-1 = Mischt die 18 Karten und legt drei davon offen aus, für die erste, die zweite und die dritte Wertung. Die anderen kommen ungesehen zurück in die Schachtel.
module-new_score_cards-setup-2 = Die beiden Wertungskarten des Grundspiels kommen wie immer in den Geldstapel.
module-new_score_cards-action-1 = In deinem Zug ändert sich nichts. In einer Wertung sind die Plätze so viel wert, wie die Karte dieser Wertung sagt: die unterste Reihe am wenigsten, die oberste am meisten. Was anderswo aufgedruckt ist, gilt nicht.
module-new_score_cards-action-2 = Zählen, Plätze und geteilte Punkte bleiben, wie sie sind, auch für Dirk. Mauern und alles, was Module werten, behalten ihre eigenen Werte.

event-new_score_cards-laid = Wertung { $round }, vom wenigsten zum meisten wert: { $order }.

interaction-squares-new_score_cards-1 = Bauhütten lassen mehr Gebäude mitzählen; die Karte sagt, was der Platz wert ist.
interaction-bonus_cards-new_score_cards-1 = Bonuskarten lassen mehr Gebäude mitzählen; die Karte sagt, was der Platz wert ist.
interaction-characters-new_score_cards-1 = Der Weise lässt ein halbes Gebäude mitzählen; die Karte sagt, was der Platz wert ist.
interaction-treasure_chamber-new_score_cards-1 = Die Punkte für Truhen bleiben, wie sie sind.

notice-new_score_cards-pays = { $round ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Schlusswertung
}
thing-nsc = Karte { $part }

guide-scored-majority-new_score_cards = die Karte dieser Wertung sagt, was jede Art zahlt
