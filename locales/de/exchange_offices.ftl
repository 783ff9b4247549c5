module-exchange_offices-name = Die Wechselstuben
module-exchange_offices-summary = Sechs Karten im Geldstapel; mit jeder bezahlst du ein Plättchen in zwei Währungen zugleich.
module-exchange_offices-setup-1 = Verteilt das Startgeld, legt die Geldauslage aus und teilt den Rest in fünf Stapel. Mischt dann je zwei Wechselstuben verdeckt in die Stapel 2, 3 und 4. Auch zu zweit sind alle sechs dabei.
module-exchange_offices-action-1 = Wenn du Geld nimmst: Statt Geld darfst du eine Wechselstube aus der Auslage nehmen, und sonst nichts dazu. Sie belegt einen Platz der Auslage wie eine Geldkarte und kommt auf deine Hand.
module-exchange_offices-action-2 = Wenn du ein Plättchen kaufst: Spiele eine Wechselstube, auf der die Währung seines Feldes steht, und zahle in ihren beiden Währungen, beliebig gemischt, oder nur in der anderen. Zahlst du passend, hast du eine weitere Aktion.
module-exchange_offices-action-3 = Eine Wechselstube gilt für einen Kauf; danach kommt sie auf den Ablagestapel. Im selben Zug darfst du für einen anderen Kauf eine weitere nutzen. Selbst ist sie nichts wert, und bei den letzten Plättchen hilft sie nicht.

card-office_denar_dirham = Wechselstube Denar–Dirham
card-office_denar_ducat = Wechselstube Denar–Dukaten
card-office_denar_gulden = Wechselstube Denar–Gulden
card-office_dirham_ducat = Wechselstube Dirham–Dukaten
card-office_dirham_gulden = Wechselstube Dirham–Gulden
card-office_ducat_gulden = Wechselstube Dukaten–Gulden

interaction-vizier-exchange_offices-1 = Für den genauen Preis, den der Wesir verlangt, darfst du eine Wechselstube nutzen.

guide-turn-action-exchange_offices = oder nimm eine Wechselstube der Auslage
guide-column-office = Stube
because-wrong_currency-EXO-8 = Hier bezahlst du in { $wanted }: { $card } verbindet zwei andere Währungen.
because-not_together-EXO-2 = Zu einer Wechselstube nimmst du nichts dazu: nicht { $card } mit { $other }.
because-not_together-EXO-7 = Bei einer Zahlung hilft nur eine Wechselstube: nicht { $card } mit { $other }.
