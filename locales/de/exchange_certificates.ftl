module-exchange_certificates-name = Die Wechselzertifikate
module-exchange_certificates-summary = Was du zu viel bezahlst, bis zu sechs, darfst du in einer beliebigen Währung sparen und später wie eine Geldkarte ausgeben.
module-exchange_certificates-setup-1 = Alle bekommen ein leeres Zertifikat. Legt Sparsteine aus: einen von jeder Währung bei zwei Personen, zwei bei drei oder vier, drei bei fünf oder sechs. Dirk bekommt kein Zertifikat.
module-exchange_certificates-action-1 = Gleich nachdem du bei einem Kauf 1 bis 6 zu viel bezahlt hast: Du darfst einen Stein einer Währung nehmen, von der noch einer daliegt, und ihn auf diese Zahl deines Zertifikats legen. Dann besitzt du so viel von dieser Währung, worin du auch bezahlt hast.
module-exchange_certificates-action-2 = Alles oder nichts: 7 oder mehr kannst du nicht sparen. Auf einem Zertifikat liegt nur ein Stein, und er bleibt dort, bis der Betrag ausgegeben ist.
module-exchange_certificates-action-3 = Erspartes zahlt wie eine Geldkarte dieses Wertes, immer ganz, bei allem, was du wie ein Plättchen kaufst. Der Stein geht sofort zurück, also darfst du, was du bei diesem Kauf zu viel zahlst, wieder sparen.
module-exchange_certificates-action-4 = Erspartes ist keine Handkarte: Niemand stiehlt es, tauscht es oder zählt es mit. Truhen, Falken und Gebote zahlst du nicht damit. Bei den letzten Plättchen zählt es zu deinem Geld.

card-saved = { $value } { $currency } (gespart)

move-exchange_certificates-save = Spare es in { $currency }

event-exchange_certificates-saved = { $seat } spart: { $card }.

because-exchange_certificates-no_stone = Es liegt kein Stein mehr da: { $currency }.

interaction-vizier-exchange_certificates-1 = Erspartes darf Teil der passenden Zahlung mit dem Wesir sein. Zu sparen bleibt dort nie etwas.
interaction-exchange_offices-exchange_certificates-1 = Unter einer Wechselstube zahlt Erspartes wie eine Karte seiner Währung.
interaction-diamonds-exchange_certificates-1 = Erspartes und Diamanten kommen nie in dieselbe Zahlung. Was du in Diamanten zu viel zahlst, darfst du in jeder Währung sparen.
interaction-characters-exchange_certificates-1 = Ein Gebot wird mit Erspartem weder gedeckt noch bezahlt, und was über einem Gebot liegt, wird nicht gespart. Der Mäzen zahlt passend, also ist nichts zu sparen. Für Bettler und Geldwechsler ist Erspartes keine Karte.
interaction-camps-exchange_certificates-1 = Auch was du für ein Feldlager zu viel zahlst, darfst du sparen.
interaction-thieves-exchange_certificates-1 = Kein Dieb nimmt Erspartes.
interaction-change-exchange_certificates-1 = Bei einem Kauf ziehst du Münzen oder sparst den ganzen Betrag, nicht beides.
interaction-treasure_chamber-exchange_certificates-1 = Truhen zahlst du nicht mit Erspartem, und was du für sie zu viel zahlst, wird nicht gespart.
interaction-bazaars-exchange_certificates-1 = Erspartes darf helfen, einen Basar passend zu bezahlen; zu sparen bleibt nichts.
interaction-power_of_sultan-exchange_certificates-1 = Erspartes hilft, eine Sultankarte zu bezahlen, und was über 7 liegt, darfst du sparen.
interaction-caravanserai-exchange_certificates-1 = Den Wert einer Karawanserei und Erspartes darfst du zusammen ausgeben, und was zu viel ist, darfst du sparen.
interaction-falconers-exchange_certificates-1 = Ein Falke kostet eine Karte aus der Hand; Erspartes ist keine.
interaction-watchtowers-exchange_certificates-1 = Mit einem Wachturm ist zu viel, was über Preis und Aufschlag zusammen liegt.
interaction-building_sites-exchange_certificates-1 = Was über dem halben Preis liegt, darfst du sparen, und beim Fertigbauen, was über dem vollen liegt. Erspartes wird nie wertlos.

notice-exchange_certificates-saved-title = Gespart
notice-exchange_certificates-saved = { $seat }: { $card }
notice-exchange_certificates-stones-title = Steine übrig
notice-exchange_certificates-stones = { $currency } { $count }
sign-saved = §
legend-exchange_certificates-1 = §  Auf dem Zertifikat gespart

guide-turn-pay-exchange_certificates = bis zu 6 zu viel darfst du auf deinem leeren Zertifikat sparen, in jeder Währung, von der noch ein Stein da ist
guide-end-counted-exchange_certificates = was gespart ist
guide-column-saved = Zert.
because-limit_reached-CER-8 = Was du hierfür zu viel bezahlst, kannst du nicht sparen.
because-limit_reached-CER-3 = Du hast mehr zu viel bezahlt, als ein Zertifikat aufnehmen kann: höchstens { $limit }.
because-limit_reached-CER-4 = Auf deinem Zertifikat liegt schon ein Stein: Es hält nur einen Betrag.
because-not_now-CER-5 = Sparen kannst du nur, wenn du gefragt wirst, was du für das zu viel Bezahlte nimmst: { $topic }.
because-pays_nothing_here-CER-8 = Mit Gespartem kannst du das nicht bezahlen: { $card }.
