module-change-name = Das Wechselgeld
module-change-summary = Zu viel bezahlt ist nicht mehr verloren: Für je zwei zu viel ziehst du eine Münze aus einem Beutel.
module-change-setup-1 = Alle 24 Münzen, sechs von jeder Währung, kommen in den Beutel. Niemand beginnt mit Münzen.
module-change-action-1 = Gleich nach einer zu hohen Zahlung: Für je zwei, die du zu viel bezahlst, darfst du blind eine Münze aus dem Beutel ziehen. Sag vorher, wie viele du willst. Bleibt eins übrig, ist es verloren, und ein leerer Beutel schuldet dir nichts.
module-change-action-2 = Das gilt für Plättchen vom Bauhof und für ein gewonnenes Gebot. Passend bezahlt bringt weiterhin eine weitere Aktion und keine Münze; zu viel bezahlt bringt Münzen und keine weitere Aktion. Du darfst absichtlich zu viel zahlen.
module-change-action-3 = Münzen liegen offen vor dir. Jede zahlt 1 in ihrer Währung, überall wo Geldkarten dieser Währung zahlen, mit Karten oder ohne. Ausgegebene Münzen kommen in den Beutel, bevor du ziehst.
module-change-action-4 = Eine Münze ist keine Karte: Niemand stiehlt sie, tauscht sie oder zählt sie als Handkarte. Bei den letzten Plättchen zählen Münzen zu deinem Geld; Punkte bringen sie keine.

move-change-draw = { $number ->
    [one] Ziehe eine Münze aus dem Beutel
   *[other] Ziehe { $number } Münzen aus dem Beutel
}

event-change-drew = { $seat } zieht aus dem Beutel: { $coins }.

because-change-too_many_coins = { $most ->
    [0] Es ist keine Münze zu holen.
    [one] { $wanted } Münzen kannst du nicht ziehen: Es ist nur eine zu holen.
   *[other] { $wanted } Münzen kannst du nicht ziehen: Es sind nur { $most } zu holen.
}

interaction-vizier-change-1 = Der Wesir verlangt weiterhin den genauen Preis: Münzen dürfen dabei helfen, aber Wechselgeld gibt es nie.
interaction-exchange_offices-change-1 = Mit einer Wechselstube zahlen Münzen ihrer beiden Währungen. Was zu viel ist, wird über beide Währungen zusammen gerechnet.
interaction-diamonds-change-1 = Diamanten und Münzen kommen nie in dieselbe Zahlung. Wer in Diamanten zu viel zahlt, zieht gewöhnliche Münzen.
interaction-characters-change-1 = Wer einen Charakter ersteigert und mehr zahlt als das Gebot, zieht Münzen, auch im Zug einer anderen Person. Münzen derselben Währung dürfen ein Gebot decken.
interaction-characters-change-2 = Was der Mäzen zahlt, bringt keine Münzen. Zuerst ziehst du Münzen, dann nimmt der Geizhals seine Karte. Für Bettler und Geldwechsler sind Münzen keine Karten.
interaction-camps-change-1 = Auch für Feldlager gibt es Wechselgeld.
interaction-thieves-change-1 = Kein Dieb nimmt eine Münze.

notice-change-coins-title = Münzen
notice-change-coins = { $seat }: { $coins }
notice-change-bag = Im Beutel: { $coins }
sign-coin = ¢
legend-change-1 = ¢  Eine Münze, 1 wert

guide-turn-pay-change = für je zwei zu viel darfst du eine Münze ziehen
guide-end-counted-change = Münzen
because-no_change-CHG-4 = Zieh mindestens eine Münze, oder passe, wenn du keine willst.
because-not_now-CHG-3 = Münzen ziehst du nur, wenn du gefragt wirst, was du für das zu viel Bezahlte nimmst: { $topic }.
