module-medina-name = Die Medina
module-medina-summary = Neun Plättchen, die keiner mag: In jeder Wertung verlieren die mit den wenigsten Medinas Punkte, und wer keine hat, noch mehr.
module-medina-setup-1 = Mischt die 9 Medinas unter alle anderen Plättchen, bevor das erste gezogen wird.
module-medina-action-1 = Eine Medina kaufst, legst, behältst und baust du um wie ein Gebäude, mit ihren Mauern; passend bezahlt gibt es eine weitere Aktion. Sie gehört zu keiner Art und zählt in keiner Mehrheit.
module-medina-action-2 = Am Ende jeder Wertung zählt jeder die Medinas in der Alhambra, nicht die in der Reserve. Haben zwei gleich viele, hat der mit der teuersten mehr.
module-medina-action-3 = Wer die wenigsten hat, verliert in der ersten Wertung 3 Punkte; in der zweiten 6, und die zweitwenigsten 3; in der dritten 9, 6 und 3.
module-medina-action-4 = Wer gar keine Medina hat, teilt sich die ersten dieser Plätze mit den anderen ohne: Die Minuspunkte werden addiert, geteilt und aufgerundet. Jeder von ihnen verliert dazu 1, 2 oder 3 Punkte, je nach Wertung. Der Punktestand darf unter 0 fallen.
module-medina-action-5 = Zu zweit macht Dirk mit, und alle seine Medinas zählen.

tile-medina = Medina { $price }

category-medina = Medinas
reason-medina-too_few = { $points } Punkte für zu wenige Medinas ({ $count ->
    [0] keine Medina
    [one] eine Medina, Preis { $dearest }
   *[other] { $count } Medinas, die teuerste { $dearest }
})

interaction-vizier-medina-1 = Mit der Gunst des Wesirs kannst du eine Medina kaufen, für genau ihren Preis.
interaction-squares-medina-1 = Für eine Bauhütte ist eine Medina kein Nachbar.
interaction-bonus_cards-medina-1 = Keine Bonuskarte zeigt eine Medina.
interaction-characters-medina-1 = Der Mäzen darf eine Medina bezahlen, und die zum Preis von 10 bringt die Karte des Geizhalses. Der Weise kann keine Medinas nennen.
interaction-camps-medina-1 = Eine Medina zählt in der Reihe eines Feldlagers, und ihre Mauer kann eines tragen.
interaction-walls-medina-1 = Eine Medina darf Holzmauern bekommen.
interaction-change-medina-1 = Wer für eine Medina zu viel bezahlt, bekommt Münzen.
interaction-street_trader-medina-1 = Eine Medina auf dem Feld des Händlers verdrängt ihn: Niemand zieht ein, aber du darfst einen Bewohner tauschen.
interaction-treasure_chamber-medina-1 = Eine Medina trägt keine Truhe.
interaction-invaders-medina-1 = Erst kosten die Medinas Punkte, dann der Angriff. Ihre offenen Seiten zählen; der Kauf einer Medina bringt keinen Späher.
interaction-bazaars-medina-1 = Eine Medina im Bauhof bestimmt den Preis der Basare ihres Feldes; neben einem Basar zählt sie nichts.
interaction-power_of_sultan-medina-1 = Eine Medina kann nicht beansprucht werden.
interaction-caravanserai-medina-1 = Für den Preis einer Karawanserei ist eine Medina keine Gebäudeart.
interaction-art_of_the_moors-medina-1 = Medinas bringen kein Kulturplättchen.
interaction-falconers-medina-1 = Eine Medina ist keines der vier Plättchen um einen Falken.
interaction-watchtowers-medina-1 = Mit einer Medina kauft man keinen Wachturm, und sie hält auch keinen; ihre offenen Seiten dürfen einen berühren.
interaction-building_sites-medina-1 = Eine Medina darf eine Baustelle sein; sie zählt, sobald sie fertig ist.
interaction-exchange_certificates-medina-1 = Was du für eine Medina zu viel bezahlst, darfst du sparen.

notice-medina-standing-title = Gebaut, und was Wertung { $round } kosten würde
notice-medina-standing = { $who } { $count ->
    [0] keine
   *[other] { $count } (teuerste { $dearest })
}{ $loss ->
    [0] { "" }
   *[other] : −{ $loss }
}
tile-label-medina = ☾{ $padded }
legend-medina-1 = ☾  Eine Medina mit ihrem Preis

guide-scored-after-medina = Medinas: Wer die wenigsten hat, verliert Punkte, wer keine hat, noch mehr
guide-buy-medina = Medina
