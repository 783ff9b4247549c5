module-diamonds-name = Die Diamanten
module-diamonds-summary = Zehn Geldkarten, mit denen du ein Plättchen auf jedem Feld bezahlen kannst, aber nur ohne anderes Geld.
module-diamonds-setup-1 = Mischt die zehn Diamanten unter die Geldkarten, bevor etwas ausgeteilt wird. Zum Startgeld zählen sie mit ihrem Wert. Auch zu zweit sind alle zehn dabei.
module-diamonds-action-1 = Wenn du Geld nimmst: Einen Diamanten nimmst du wie jede Geldkarte, einzeln oder mit anderen, die zusammen höchstens fünf wert sind.
module-diamonds-action-2 = Wenn du ein Plättchen kaufst: Du darfst mit Diamanten zahlen, welche Währung das Feld auch verlangt. Genau der Preis bringt dir eine weitere Aktion.
module-diamonds-action-3 = Diamanten zahlst du nie zusammen mit anderem Geld. Bei den letzten Plättchen zählen sie nicht.

interaction-vizier-diamonds-1 = Den genauen Preis, den der Wesir verlangt, darfst du in Diamanten zahlen.
interaction-exchange_offices-diamonds-1 = Diamanten und eine Wechselstube kommen nie in dieselbe Zahlung.

guide-column-gems = Diam.
