## Everything before the table: home, a new table, the waiting room, watching, settings, bad ends.

## Home

lobby-home = Een paleis, tegel voor tegel
lobby-home-lead = Alhambra met alle 26 modules, en Het Rode Paleis, met vrienden waar dan ook, of meteen tegen bots.
lobby-home-picture = Een voltooid Alhambra
lobby-play = Speel nu
lobby-play-soon = Een ogenblik …
lobby-play-line = Jij en twee bots, het basisspel.
lobby-play-free = Geen account nodig.
lobby-play-change = Andere tafel
lobby-mode-friends = Met vrienden
lobby-mode-friends-line = Deel een link; mensen en bots, ieder een plek
lobby-mode-screen = Eén scherm
lobby-mode-screen-line = Geef het apparaat door; een gordijn verbergt de handen
lobby-mode-slow = Langzaam spel
lobby-mode-slow-line = Zet wanneer je wilt; er gaat niets verloren
lobby-mode-watch = Kijken
lobby-mode-watch-line = Tafels waar iedereen mag komen
lobby-mode-rules = Spelregels
lobby-mode-rules-line = Elke regel met zijn nummer, doorzoekbaar
lobby-mode-replays = Terugkijken
lobby-mode-replays-line = Bekijk een opgenomen spel, zet voor zet
lobby-unofficial = Een onofficieel fanproject; Alhambra is een merk van de uitgever.

## Own tables

lobby-tables = Jouw tafels
lobby-tables-all = Toon alle { $n }
lobby-your-turn = Jij bent aan de beurt
lobby-stage-gathering = Wacht op spelers
lobby-stage-playing = Anderen zijn aan zet
lobby-stage-over = Afgelopen
lobby-on-device = op dit apparaat
lobby-nobody-yet = Nog niemand
lobby-drop = Verwijder de tafel van { $who }
lobby-drop-sure = Deze tafel verwijderen? Ze staat alleen op dit apparaat en komt niet terug.
lobby-drop-sure-served = Deze tafel verwijderen? Als er anderen spelen, blijft ze staan en speelt een bot voor je verder.
lobby-drop-yes = Verwijderen
lobby-drop-no = Behouden
lobby-left = Je bent van tafel gegaan; de anderen spelen door. Je kunt altijd terugkomen.

## The bar

lobby-back = Terug
lobby-menu = Hoofdmenu
lobby-menu-home = Begin
lobby-menu-new = Nieuwe tafel
lobby-menu-watch = Kijken en terugkijken
lobby-menu-rules = Spelregels
lobby-menu-settings = Instellingen
lobby-menu-about = Over Sabika
lobby-language = Taal: { $language }

## A new table

lobby-new = Een nieuwe tafel
lobby-how = Wie er komt
lobby-how-link = Via een link
lobby-how-link-line = Je krijgt een link voor de anderen. Vrije plekken kunnen ook naar bots, nu of later.
lobby-how-screen = Op dit scherm
lobby-how-screen-line = Jullie zitten samen rond dit apparaat. Een gordijn verbergt de handen tussen de beurten. Niets verlaat het.
lobby-how-slow = Langzaam
lobby-how-slow-line = Via een link, met dagen voor elke zet. Zet meldingen aan bij de instellingen, dan hoor je wanneer je aan de beurt bent.
lobby-how-alone = Er antwoordt geen server, dus het spel blijft op dit apparaat: met wie hier is, en bots.
lobby-game = Spel
lobby-players = Spelers
lobby-seats = Plekken
lobby-seat = Plek { $seat }
lobby-seat-name = Naam op plek { $seat }
lobby-seat-me = Jij
lobby-seat-open = Vrij
lobby-seat-person = Iemand hier
lobby-player = Speler { $seat }
lobby-bot-greedy = Bot, gretig
lobby-bot-buy-first = Bot, koopt eerst
lobby-bot-random = Bot, willekeurig
lobby-bot-apprentice = Bot, de leerling
lobby-bot-mason = Bot, de metselaar
lobby-bot-builder = Bot, de bouwer
lobby-bot-architect = Bot, de architect
lobby-bot-emir = Bot, de emir
lobby-bot-sultan = Bot, de sultan
lobby-bot-random-line = speelt wat de regels maar toestaan
lobby-bot-buy-first-line = koopt wat te betalen is
lobby-bot-apprentice-line = snapt het idee, maar ziet slecht wat iets waard is
lobby-bot-mason-line = kent het vak en zit er vaak een paar punten naast
lobby-bot-greedy-line = neemt wat nu het beste lijkt
lobby-bot-builder-line = kijkt even vooruit voor elke zet
lobby-bot-architect-line = probeert de beste zetten uit over de volgende beurten
lobby-bot-emir-line = kijkt meerdere rondes vooruit
lobby-bot-sultan-line = de sterkste: kijkt het verst vooruit en neemt daar even de tijd voor
lobby-bot-at = Bot op { $seat }
lobby-create = Maak de tafel
lobby-create-begin = Begin het spel
lobby-what = { $game } voor { $players ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $players }
}{ $modules ->
    [0] , zonder modules
    [one] , met één module
   *[other] , met { $modules } modules
}
lobby-go-modules = { $n ->
    [0] Basisspel
    [one] Eén module
   *[other] { $n } modules
}
lobby-go-players = { $n ->
    [one] één speler
   *[other] { $n } spelers
}
lobby-modules = De modules
lobby-expansion = Uitbreiding { $n }
lobby-expansion-all = { $name }, in zijn geheel
lobby-promos = Losse modules
lobby-surprise = Modules door toeval
lobby-surprise-n = Verras me: { $n }
lobby-surprise-less = Eén module minder
lobby-surprise-more = Eén module meer
lobby-agreed = Tijd en gasten
lobby-agreed-now = Elke zet: { $each }
lobby-each = Tijd voor elke zet; daarna beslist een bot
lobby-window = Tijd om te antwoorden tussen de beurten; daarna pas je
lobby-time-none = zo lang je wilt
lobby-listed = Toon hem aan iedereen
lobby-listed-hint = Hij staat in de lijst tot het spel begint
lobby-watchers = Anderen mogen kijken
lobby-watchers-hint = Ze zien nooit een hand
lobby-house = Huisregels en varianten
lobby-house-changed = { $n ->
    [one] één is anders dan gewoon
   *[other] { $n } zijn anders dan gewoon
}
lobby-usual = { $value } (gewoon)

## The combination card

lobby-card = Combinatiekaart
lobby-card-title = Dit spel
lobby-card-none = De kaart kan nu niet worden getoond. De tafel kan wel worden gemaakt.
lobby-card-base = In het kort
lobby-card-prepare = Vooraf
lobby-card-also = Je mag ook
lobby-card-together = Wat samengaat
lobby-card-more = Nog { $n }
lobby-card-rulings = Alle { $n } uitspraken bij deze keuze

## Modules in a few words, for their cards

lobby-short-new_score_cards = Nieuwe telkaarten
lobby-short-magical_buildings = Magische gebouwen
lobby-line-vizier = Koop tussen twee beurten
lobby-line-squares = Tellen de buren nog eens
lobby-line-exchange_offices = Twee geldsoorten als één
lobby-line-bonus_cards = Geheime tegels tellen dubbel
lobby-line-city_gates = Een weg door je eigen muren
lobby-line-diamonds = Geld voor elk veld
lobby-line-characters = Zes helpers, per opbod
lobby-line-camps = Tegels die een rij af kijken
lobby-line-thieves = Gris een open kaart weg
lobby-line-walls = Houten muren dichten gaten
lobby-line-change = Te veel betalen geeft munten
lobby-line-street_trader = Bewoners trekken in
lobby-line-treasure_chamber = Vier kisten voor acht
lobby-line-master_builders = Betaal drie, of verbouw
lobby-line-invaders = Open zijden kosten punten
lobby-line-bazaars = Tellen rondom drie kleuren
lobby-line-new_score_cards = Elke telling haar eigen volgorde
lobby-line-power_of_sultan = Neem een getrokken tegel gratis
lobby-line-caravanserai = Geld dat vanzelf groeit
lobby-line-art_of_the_moors = Gelijke prijzen geven cultuur
lobby-line-falconers = Vogels waar vier tegels raken
lobby-line-watchtowers = Halve tegels om de hoek
lobby-line-building_sites = Nu half, later heel betalen
lobby-line-exchange_certificates = Spaar wat je te veel betaalt
lobby-line-magical_buildings = Tegels die je mag draaien
lobby-line-medina = Wie er de minste heeft, verliest

## The waiting room

lobby-room = Wachtkamer
lobby-waiting = Wachten op { $n ->
    [one] één speler
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $n }
}
lobby-complete = Iedereen is er
lobby-room-host = Het begint als elke plek bezet is, of als je met bots start.
lobby-room-guest = Het begint zodra wie de tafel opende dat zegt.
lobby-begin = Begin het spel
lobby-begin-bots = { $n ->
    [one] Start met één bot
    [2] Start met twee bots
   *[other] Start met { $n } bots
}
lobby-begin-line = Bots nemen de vrije plekken.
lobby-chair-open = Vrije plek
lobby-chair-kept = Bewaarde plek
lobby-chair-mine-line = hier zit jij
lobby-chair-mine-host-line = jij hebt deze tafel geopend
lobby-chair-here-line = is gaan zitten
lobby-chair-kept-line = voor iemand met een eigen link
lobby-chair-open-line = iedereen met de link
lobby-chair-shared-line = iemand bij dit apparaat
lobby-sit = Ga zitten
lobby-sit-here = Ga hier zitten
lobby-stand = Sta op
lobby-rename = Andere naam
lobby-clear = Maak de plek vrij
lobby-keep = Bewaar voor iemand
lobby-kept-link = Een link voor alleen deze plek, eenmaal te gebruiken:
lobby-bot-here = Zet hier een bot
lobby-which-bot = Welke bot op { $seat } zit
lobby-swap = Wissel { $seat } en { $other }
lobby-invite = Uitnodigen
lobby-invite-line = Wie de link heeft, kan gaan zitten of kijken.
lobby-qr = QR-code van de uitnodiging
lobby-link = Link van deze tafel
lobby-copy = Kopieer de link
lobby-copied = Gekopieerd.
lobby-copy-by-hand = De browser liet ons niet kopiëren. De link is gemarkeerd: kopieer hem zelf.
lobby-share = Stuur de link
lobby-share-text = Kom Alhambra spelen:
lobby-name-ask = Hoe zullen we je noemen?
lobby-name = Je naam
lobby-name-free = Geen account nodig. Dit apparaat onthoudt je plek.
lobby-banner = Je vaandel
lobby-banner-free = Vaandel { $seat }
lobby-banner-taken = Vaandel { $seat }, bezet: { $who }
lobby-only-watch = Alleen kijken
lobby-full = Alle plekken zijn bezet. Je kunt kijken, en gaan zitten als er iemand opstaat.
lobby-link-for-you = Deze link is voor jou
lobby-link-enter = Kom binnen

## Watch

lobby-watch = Kijken en terugkijken
lobby-watch-lead = Schuif aan bij een tafel die voor iedereen open is, of bekijk een gespeeld spel.
lobby-listed-tables = Open tafels
lobby-listed-none = Er wacht nu geen tafel op onbekenden. Open er een en toon hem aan iedereen:
lobby-free = { $n ->
    [0] geen plek vrij
    [one] één plek vrij
   *[other] { $n } plekken vrij
}
lobby-again = Kijk opnieuw
lobby-record = Een opgenomen spel
lobby-record-line = Een spel dat hier, in de terminal of door een programma is bewaard.
lobby-record-file = Kies een bestand
lobby-record-drop = of laat het hier vallen
lobby-record-paste = Liever plakken
lobby-record-text = Het spel als tekst
lobby-record-show = Toon het

## Settings

lobby-settings = Instellingen
lobby-name-line = Wat de anderen bij je plek lezen
lobby-language-name = Taal
lobby-language-line = Wisselt meteen, het verslag ook
lobby-theme = Uiterlijk
lobby-theme-line = Licht of donker, of zoals het apparaat
lobby-theme-system = Zoals apparaat
lobby-theme-light = Licht
lobby-theme-dark = Donker
lobby-palette = Kleuren
lobby-palette-line = Sterke liggen verder uit elkaar; tekens en letters blijven gelijk
lobby-palette-box = Zoals de doos
lobby-palette-strong = Sterk
lobby-motion = Beweging
lobby-motion-line = Geen: een ring toont wat er veranderd is
lobby-motion-system = Zoals apparaat
lobby-motion-full = Alles
lobby-motion-none = Geen
lobby-confirm = Wat niet terug kan
lobby-confirm-line = Doe het meteen, wacht even zodat je het kunt stoppen, of vraag het
lobby-confirm-never = Meteen
lobby-confirm-timer = Wacht even
lobby-confirm-ask = Vraag het
lobby-autopass = Vanzelf passen
lobby-autopass-line = Waar niets anders kan dan passen
lobby-sound = Geluid
lobby-sound-line = Een klopje als je aan de beurt bent
lobby-notify = Waarschuw me
lobby-notify-line = Als ik aan de beurt ben en dit tabblad niet open staat
lobby-notify-open = Zolang Sabika in een tabblad open is: anders kan deze browser of server je niet roepen
lobby-notify-denied = Je browser blokkeert het. Sta daar meldingen voor deze pagina toe en probeer het opnieuw
lobby-notify-never = Deze browser kent geen meldingen
lobby-account = Jouw account
lobby-account-why = Je hebt er geen nodig. Met een account vind je je tafels op elk apparaat terug.
lobby-account-is = Je bent ingelogd als { $name }.
lobby-account-offline = Er antwoordt geen server. Je instellingen en de tafels van dit apparaat zijn hier veilig.
lobby-way-account = Nieuw account
lobby-way-login = Inloggen
lobby-way-recover = Vergeten
lobby-way-account-do = Maak het account
lobby-way-login-do = Log in
lobby-way-recover-do = Stel het nieuwe wachtwoord in
lobby-password = Wachtwoord
lobby-password-new = Nieuw wachtwoord, 8 tekens of meer
lobby-recover-code = Herstelcode
lobby-recovery = Dit is je herstelcode. Schrijf hem nu op: je ziet hem alleen deze keer, en hij vervangt een vergeten wachtwoord.
lobby-recovery-noted = Ik heb hem genoteerd
lobby-logout = Uitloggen
lobby-logout-others = Elders uitloggen
lobby-vanish = Account verwijderen
lobby-vanish-sure = Je naam, wachtwoord en meldingen worden voorgoed vergeten. Tafels blijven voor de anderen; jij kunt er niet verder spelen.
lobby-vanish-yes = Voorgoed verwijderen

## About

lobby-about = Over Sabika
lobby-about-lead = Een thuis in software voor het bordspel Alhambra. Sabika is de heuvel waar het Alhambra op staat.
lobby-about-fans = Gemaakt door fans
lobby-about-fans-text = Sabika is een onofficieel fanproject zonder band met de uitgever of de auteur van het spel. Alhambra is een merk van de uitgever.
lobby-about-art = Alle woorden en tekeningen hier zijn van onszelf. Je hebt geen doos nodig om te spelen, maar je zult er een willen.
lobby-about-fair = Eerlijk
lobby-about-fair-text = Vóór een spel wordt de verdeling verzegeld met een getal dat iedereen ziet; na afloop kan iedereen nagaan dat er niets is veranderd. Wat je niet mag weten, wordt nooit naar je apparaat gestuurd.
lobby-about-rules = Alle regels waar de scheidsrechter zich aan houdt
lobby-about-host = Een eigen server
lobby-about-host-text = Eén programma is alles: het levert deze pagina en bewaart de tafels. Op je eigen computer:
lobby-about-data = Een server bewaart wat er gespeeld wordt en de namen die mensen zichzelf geven. Er wordt niemand gevolgd en er wordt niets van elders geladen.
lobby-about-licences = Licenties
lobby-about-licences-text = Sabika is vrije software onder MIT of Apache 2.0, naar keuze. De lettertypen hebben de SIL Open Font License:

## Bad ends: what happened, what is safe, what to do

lobby-trouble-lost = Dit adres leidt nergens heen
lobby-trouble-lost-safe = Zo’n pagina is er niet. Er is niets van je kwijt: je tafels staan op de beginpagina.
lobby-trouble-lost-step = Naar het begin
lobby-trouble-gone = Deze link leidt nergens heen
lobby-trouble-gone-safe = De tafel is gesloten, is alleen voor anderen, of de link is aan het eind afgebroken. Vraag er opnieuw om, of bekijk je tafels.
lobby-trouble-gone-step = Mijn tafels
lobby-trouble-offline = Niemand antwoordt
lobby-trouble-offline-safe = De server is niet bereikbaar. Elke gedane zet is daar bewaard. Probeer het zo nog eens, of speel op dit apparaat.
lobby-trouble-offline-step = Probeer opnieuw
lobby-trouble-offline-here = Speel op dit apparaat
lobby-trouble-full = Alle plekken zijn bezet
lobby-trouble-full-safe = Het spel gaat zonder jou door. Misschien heeft een andere tafel een vrije plek.
lobby-trouble-full-step = Open tafels
lobby-trouble-old = De tafel kon niet worden gelezen
lobby-trouble-old-safe = Deze pagina is ouder dan de server. Opnieuw laden brengt de nieuwe; je plek en je hand blijven bewaard.
lobby-trouble-old-step = Laad opnieuw
lobby-trouble-elsewhere = Je speelt in een ander venster
lobby-trouble-elsewhere-safe = Je plek is ergens anders open, zodat niets dubbel gebeurt. Hier wacht ze ook.
lobby-trouble-elsewhere-step = Ga hier verder
lobby-trouble-forbidden = Dit is niet voor jou
lobby-trouble-forbidden-safe = Alleen wie hier speelt, mag kijken. Vraag iemand aan tafel om een link om te kijken.
lobby-trouble-forbidden-step = Mijn tafels
lobby-trouble-norecord = Dit spel is er niet
lobby-trouble-norecord-safe = Het wordt niet meer gedeeld, of de link is aan het eind afgebroken. Vraag er opnieuw om, of breng het spel als bestand mee.
lobby-trouble-norecord-step = Breng een spel mee

## Refusals: what to do

lobby-refused-offline = Niemand antwoordt. Controleer je verbinding en probeer het opnieuw.
lobby-refused-broken = Dit lukte niet: { $why }. Laad de pagina opnieuw; er is niets verloren wat gedaan was.
lobby-refused-closing = De server start opnieuw. Probeer het zo nog eens.
lobby-refused-taken = Iemand was sneller. Kies een andere plek, of een andere naam.
lobby-refused-no-seat = Zo’n plek is er hier niet. Kies een andere.
lobby-refused-not-there = De plek is al leeg.
lobby-refused-not-seated = Alleen wie hier speelt kan dit. Ga eerst zitten.
lobby-refused-not-host = Alleen wie de tafel opende kan dit. Vraag het die persoon.
lobby-refused-not-now = Dit kan nu niet: het spel is verder gegaan, of anderen spelen hier.
lobby-refused-no-bot = Zo’n bot is er hier niet. Kies een andere.
lobby-refused-free-chairs = Er zijn plekken vrij. Nodig iemand uit, of zet er bots.
lobby-refused-no-link = Deze link is gebruikt of niet meer geldig. Vraag om een nieuwe.
lobby-refused-no-table = Zo’n tafel is er niet, of de link geldt niet meer. Vraag om een nieuwe.
lobby-refused-gone = De tafel is weg. Kijk bij je tafels.
lobby-refused-known = Dit was al gedaan.
lobby-refused-text = Een naam heeft 1 tot 24 letters.
lobby-refused-config = Zo kan het spel niet gespeeld worden. Verander de opties en probeer het opnieuw.
lobby-refused-bad-request = Naam: 2 tot 24 letters en cijfers. Wachtwoord: 8 tekens of meer.
lobby-refused-too-fast = Niet zo snel: probeer het over een minuut opnieuw.
lobby-refused-too-many = Het zijn er al te veel. Verwijder er eerst een paar.
lobby-refused-not-kept = Het kon niet worden opgeschreven en is dus niet gedaan. Probeer het later opnieuw.
lobby-refused-who = De server kent deze browser niet meer. Laad de pagina opnieuw.
lobby-refused-wrong = Naam en wachtwoord, of code, passen niet bij elkaar.
lobby-refused-has-account = Je hebt al een account.
lobby-refused-bad-record = Dit is geen opgenomen spel, of er ontbreekt een deel. Zo’n bestand is door Sabika bewaard: tekst, JSON of .sbk.
lobby-refused-too-large = Dit is te groot voor een opgenomen spel: hoogstens 256 kB.
