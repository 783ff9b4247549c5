module-diamonds-name = De diamanten
module-diamonds-summary = Tien geldkaarten waarmee je een tegel op elk veld kunt betalen, maar alleen zonder ander geld erbij.
module-diamonds-setup-1 = Schud de tien diamanten door de geldkaarten voordat er iets wordt uitgedeeld. Bij het startgeld tellen ze met hun waarde mee. Ook met twee spelers doen ze alle tien mee.
module-diamonds-action-1 = Als je geld neemt: een diamant neem je zoals elke geldkaart, alleen of met andere die samen hoogstens vijf waard zijn.
module-diamonds-action-2 = Als je een tegel koopt: je mag met diamanten betalen, welke munt het veld ook vraagt. Precies de prijs geeft je een extra actie.
module-diamonds-action-3 = Diamanten betaal je nooit samen met ander geld. Bij de laatste tegels tellen ze niet mee.

interaction-vizier-diamonds-1 = De gepaste prijs die de vizier vraagt, mag je in diamanten betalen.
interaction-exchange_offices-diamonds-1 = Diamanten en een wisselkantoor gaan nooit samen in één betaling.

guide-column-gems = diam.
