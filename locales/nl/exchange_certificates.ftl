module-exchange_certificates-name = De wisselcertificaten
module-exchange_certificates-summary = Wat je te veel betaalt, tot en met zes, mag je sparen in een geldsoort naar keuze en later uitgeven als één geldkaart.
module-exchange_certificates-setup-1 = Iedereen krijgt een leeg certificaat. Leg spaarstenen klaar: één van elke geldsoort met twee spelers, twee met drie of vier, drie met vijf of zes. Dirk krijgt geen certificaat.
module-exchange_certificates-action-1 = Meteen nadat je bij een aankoop 1 tot 6 te veel betaalde: je mag een steen nemen van een geldsoort die er nog ligt en hem op dat getal van je certificaat leggen. Je bezit dan zoveel van die geldsoort, waarin je ook betaald hebt.
module-exchange_certificates-action-2 = Alles of niets: 7 of meer kun je niet sparen. Op een certificaat ligt maar één steen, en die blijft liggen tot het bedrag is uitgegeven.
module-exchange_certificates-action-3 = Spaargeld betaalt als één geldkaart van die waarde, altijd in zijn geheel, bij alles wat je koopt zoals een tegel. De steen gaat meteen terug, dus wat je bij diezelfde aankoop te veel betaalt, mag je opnieuw sparen.
module-exchange_certificates-action-4 = Spaargeld is geen handkaart: niemand steelt het, wisselt het of telt het mee. Kisten, valken en biedingen betaal je er niet mee. Bij de laatste tegels telt het met je geld mee.

card-saved = { $value } { $currency } (gespaard)

move-exchange_certificates-save = Spaar het in { $currency }

event-exchange_certificates-saved = { $seat } spaart: { $card }.

because-exchange_certificates-no_stone = Er ligt geen steen van { $currency } meer.

interaction-vizier-exchange_certificates-1 = Spaargeld mag deel zijn van de gepaste betaling met de vizier. Er blijft daar nooit iets over om te sparen.
interaction-exchange_offices-exchange_certificates-1 = Onder een wisselkantoor betaalt spaargeld als een kaart van zijn geldsoort.
interaction-diamonds-exchange_certificates-1 = Spaargeld gaat nooit samen met diamanten. Wat je in diamanten te veel betaalt, mag je in elke geldsoort sparen.
interaction-characters-exchange_certificates-1 = Een bod dek of betaal je niet met spaargeld, en wat boven een bod uitkomt, wordt niet gespaard. De mecenas betaalt gepast, dus er valt niets te sparen. Voor bedelaar en geldwisselaar is spaargeld geen kaart.
interaction-camps-exchange_certificates-1 = Ook wat je voor een legerkamp te veel betaalt, mag je sparen.
interaction-thieves-exchange_certificates-1 = Geen dief neemt spaargeld.
interaction-change-exchange_certificates-1 = Per aankoop trek je munten of spaar je het hele bedrag, niet allebei.
interaction-treasure_chamber-exchange_certificates-1 = Kisten betaal je niet met spaargeld, en wat je er te veel voor betaalt, spaar je niet.
interaction-bazaars-exchange_certificates-1 = Spaargeld mag helpen om een bazaar gepast te betalen; er blijft niets over om te sparen.
interaction-power_of_sultan-exchange_certificates-1 = Spaargeld helpt een sultankaart te betalen, en wat boven de 7 uitkomt, mag je sparen.
interaction-caravanserai-exchange_certificates-1 = De waarde van een karavanserai en spaargeld mag je samen uitgeven, en wat te veel is, mag je sparen.
interaction-falconers-exchange_certificates-1 = Een valk kost een kaart uit je hand; spaargeld is dat niet.
interaction-watchtowers-exchange_certificates-1 = Met een wachttoren is te veel wat boven prijs en toeslag samen uitkomt.
interaction-building_sites-exchange_certificates-1 = Wat boven de halve prijs uitkomt, mag je sparen, en bij het afbouwen wat boven de volle prijs uitkomt. Spaargeld wordt nooit waardeloos.

notice-exchange_certificates-saved-title = Gespaard
notice-exchange_certificates-saved = { $seat }: { $card }
notice-exchange_certificates-stones-title = Stenen over
notice-exchange_certificates-stones = { $currency } { $count }
sign-saved = §
legend-exchange_certificates-1 = §  Gespaard op het certificaat

guide-turn-pay-exchange_certificates = hoogstens 6 te veel mag je sparen op je lege certificaat, in elke geldsoort waarvan nog een steen ligt
guide-end-counted-exchange_certificates = wat gespaard is
guide-column-saved = gesp.
because-limit_reached-CER-8 = Wat je hiervoor te veel betaalt, kun je niet sparen.
because-limit_reached-CER-3 = Je hebt meer te veel betaald dan een certificaat kan bewaren: hoogstens { $limit }.
because-limit_reached-CER-4 = Op je certificaat ligt al een steen: er past maar één bedrag tegelijk op.
because-not_now-CER-5 = Sparen kun je alleen als je de vraag krijgt wat je neemt voor wat je te veel betaald hebt: { $topic }.
because-pays_nothing_here-CER-8 = Met spaargeld kun je dit niet betalen: { $card }.
