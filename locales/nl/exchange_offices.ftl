module-exchange_offices-name = De wisselkantoren
module-exchange_offices-summary = Zes kaarten tussen het geld; met elk betaal je één tegel in twee geldsoorten tegelijk.
module-exchange_offices-setup-1 = Deel het startgeld en de open kaarten uit en verdeel de rest over vijf stapels. Schud daarna twee wisselkantoren gedekt in elk van de stapels 2, 3 en 4. Ook met twee spelers doen ze alle zes mee.
module-exchange_offices-action-1 = Als je geld neemt: in plaats van geld mag je één open wisselkantoor nemen, en niets anders erbij. Het bezet een plaats bij de open geldkaarten zoals een geldkaart en gaat naar je hand.
module-exchange_offices-action-2 = Als je een tegel koopt: speel één wisselkantoor waarop de geldsoort van het veld staat en betaal in beide geldsoorten, door elkaar zoals je wilt, of alleen in de andere. Betaal je gepast, dan krijg je een extra actie.
module-exchange_offices-action-3 = Eén wisselkantoor geldt voor één aankoop; daarna gaat het naar de aflegstapel. In dezelfde beurt mag je voor een andere aankoop een ander gebruiken. Zelf is het niets waard, en bij de laatste tegels helpt het niet.

card-office_denar_dirham = wisselkantoor denar–dirham
card-office_denar_ducat = wisselkantoor denar–dukaat
card-office_denar_gulden = wisselkantoor denar–gulden
card-office_dirham_ducat = wisselkantoor dirham–dukaat
card-office_dirham_gulden = wisselkantoor dirham–gulden
card-office_ducat_gulden = wisselkantoor dukaat–gulden

interaction-vizier-exchange_offices-1 = Voor de gepaste prijs die de vizier vraagt, mag je een wisselkantoor gebruiken.

guide-turn-action-exchange_offices = of neem één wisselkantoor dat open ligt
guide-column-office = kantoor
because-wrong_currency-EXO-8 = Hier betaal je in { $wanted }: { $card } verbindt twee andere geldsoorten.
because-not_together-EXO-2 = Bij een wisselkantoor neem je niets anders: niet { $card } samen met { $other }.
because-not_together-EXO-7 = Bij één betaling helpt maar één wisselkantoor: niet { $card } samen met { $other }.
