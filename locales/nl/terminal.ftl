## Kiezen

terminal-welcome = Welkom bij Sabika, het thuis van de Alhambra.
terminal-choose = Kies een getal van 1 tot en met { $count } (? voor hulp):
terminal-not-a-choice = “{ $text }” is geen getal van 1 tot en met { $count } en ook geen opdracht. Typ ? voor hulp.
terminal-ways = { $count } manieren
terminal-back = terug
terminal-final-move = Dit kun je daarna niet meer terugnemen: { $move }
terminal-final-how = Enter doet het, met iets anders kies je opnieuw:
terminal-only-answer = Er is maar één antwoord: { $move }
terminal-always-on = Bij deze vraag pas je voortaan. Met “altijd” bij een vraag waar je niet kunt passen, krijg je alles weer gevraagd.
terminal-always-off = Je krijgt alles weer gevraagd.
terminal-always-no = Bij deze vraag kun je niet passen.
terminal-rooms-same = Als tevoren: { $rooms }. Met “tafel” zie je alles.
terminal-press-enter = Druk op Enter om verder te gaan.
terminal-why-nothing = Geen regel verbiedt het; of het betekent nu niets.
terminal-seed = Dit spel is gedeeld met het getal { $seed }: “sabika play --seed …” deelt het opnieuw.
terminal-afterwards = Het spel is afgelopen. Typ revanche, verloop, punten, borden of bewaar en een bestand; Enter stopt:
terminal-why-not = Dat kan niet: { $reason } (regel { $rule })
terminal-curtain = Het scherm is nu voor { $seat }. De anderen kijken even weg; druk dan op Enter.

## Terugnemen, bewaren, stoppen

terminal-undone = Teruggenomen: { $move }.
terminal-undo-nothing = Er valt niets terug te nemen.
terminal-undo-revealed = Dit kan niet meer terug: er is sindsdien iets verborgens opengedraaid.
terminal-undo-others = Dit kan niet meer terug: anderen hebben intussen gezet.
terminal-saved = Bewaard in { $file }.
terminal-save-failed = Bewaren in { $file } is niet gelukt: { $error }
terminal-loaded = We gaan verder met { $file }.
terminal-goodbye = Tot ziens, tot het volgende spel!

## De tafel

terminal-yard = Bouwmarkt
terminal-preview = Vooruitblik (schuift op naar rechts, dan naar de bouwmarkt)
terminal-display = Open geldkaarten
terminal-hand = Jouw geld
terminal-alhambra = Alhambra van { $seat }
terminal-reserve = Reserve
terminal-aside = Nog te plaatsen
terminal-dirk = Tegels van Dirk
terminal-magical = magisch
terminal-empty = leeg
terminal-supply-left = Tegels in de voorraad: { $count }
terminal-deck-left = Kaarten op de trekstapel: { $count }
terminal-longest-wall = Langste muur: { $length }
terminal-turn = Beurt { $number }
terminal-log = Wat er gebeurde

## Punten

terminal-score = Punten
terminal-score-player = Speler
terminal-score-total = Totaal
terminal-score-sum = Som
terminal-score-beside = Na de tellingen
terminal-score-beside-red_palace = Bij het begin, min wat betaald is
terminal-scoring = { $round ->
    [1] Eerste telling
    [2] Tweede telling
   *[3] Eindtelling
}
terminal-scoring-preview = Wat telling { $round } nu zou opleveren
terminal-final = Einduitslag
terminal-winner = { $count ->
    [one] { $names } wint. Gefeliciteerd!
   *[other] { $names } winnen samen. Gefeliciteerd!
}

## Hulp

terminal-help-title = Wat je kunt typen
terminal-help-number = een getal: kies deze regel van het menu
terminal-help-move = een zet in spelnotatie, zoals “buy 1 with gulden-7”
terminal-help-why = waarom …: waarom iets niet kan: een plek (“waarom 1,0”), een vak (“waarom gulden”), een kaart (“waarom 7 denar”) of een zet
terminal-help-back = hoger: naar het vorige menu (0 doet hetzelfde)
terminal-help-explain = uitleg …: waar een regel van het menu over gaat (“? 7” doet hetzelfde)
terminal-help-always = altijd: pas bij deze vraag nu en voortaan; bij een vraag waar je niet kunt passen: alles weer gevraagd krijgen
terminal-help-rematch = revanche: nog eens spelen met dezelfde spelers
terminal-help-hint = tip: wat een bot zou doen
terminal-help-undo = terug: neem je laatste zet terug
terminal-help-log = verloop: wat er tot nu toe gebeurde
terminal-help-score = punten: de punten, en wat de volgende telling zou opleveren
terminal-help-board = borden: alle Alhambra’s
terminal-help-rules = regels …: een regel lezen, bijvoorbeeld “regels BASE-B3”, of zoeken op woorden: “regels gepast betalen”
terminal-help-save = bewaar …: bewaar het spel in een bestand
terminal-help-help = hulp: deze lijst
terminal-help-quit = stop: verlaat het spel
terminal-help-cells = Plekken schrijf je als oost,noord gezien vanaf de fontein op 0,0.

## De terminal: plaatsen en keuzes

# De letters van paviljoen, serail, arcaden, vertrekken, tuin, toren; elk één keer.
terminal-column-cards = Kaarten
terminal-column-wall = Muur
terminal-price = prijs { $price }
terminal-pays = Telling { $round } betaalt { $place ->
    [1] de meeste
    [2] de tweede
   *[3] de derde
}
terminal-wall-then = → muur { $length }
terminal-why-legal = Het kan: { $move }.
terminal-thought = { $bot }: { $win } % kans, { $margin } punten: { $move } ({ $futures ->
    [one] één toekomst
   *[other] { $futures } toekomsten
})
terminal-hint = De bot emir zou dit doen: { $move } (getypt: { $text })
terminal-no-seat = Hier heet niemand “{ $text }”.
terminal-no-rule = Er is geen regel “{ $text }”.
terminal-go-on-resume = Later verder spelen: sabika play --resume
terminal-nothing-left = hier ligt geen spel dat niet af is; met “sabika play” begint er een
terminal-left = Een spel dat je verliet, blijft bewaard tot je in dit spel zet: met sabika play --resume ga je ermee verder.
terminal-go-on-with = Later verder spelen: sabika play --load { $file } --save { $file }
terminal-help-table = tafel: toon de tafel nog eens
terminal-help-bad-move = “{ $text }” is geen zet. Zetten zien er zo uit: take denar-2 gulden-3 · buy 1 with gulden-7 · build garden-8-NE at 1,0 · build magical-tower at 1,0 turned 90 · turn 1,0 to 90
terminal-help-board-signs = Op het bord is een dikke lijn een muur en een stippellijn een open zijde; waar geen lijn is, kun je lopen. [7] is de plek van keuze 7.

## De terminal: verkeerde invoer

terminal-bad-players = spelen kan met { $least } tot { $most } spelers, niet met { $found }
terminal-bad-option-form = een optie heeft de vorm naam=waarde
terminal-bad-option = zo’n optie is er niet; er zijn { $known }
terminal-bad-value = dit mag het zijn: { $allowed }
terminal-bad-module = zo’n module is er niet; er zijn { $known }
terminal-bad-game = dat spel is er niet; er zijn { $known }
terminal-game-no-module = dit is een spel, geen module: speel het met --game { $game }
terminal-foreign-module = { $game } wordt niet met deze module gespeeld (regel { $rule }); erbij passen { $known }
terminal-foreign-option = { $game } kent deze optie niet (regel { $rule }); wel { $known }
terminal-playing = Je speelt: { $game }.
terminal-bad-bot = er is geen bot “{ $name }”; er zijn { $known }
terminal-bad-seats = { $seats ->
    [one] er is één plaats
   *[other] er zijn { $seats } plaatsen
} genoemd voor { $players } spelers
terminal-bad-name = plaats { $seat } heeft geen naam
terminal-bad-ply = het spel heeft { $most } zetten
terminal-said-twice = het staat er twee keer
terminal-at-least-one = minstens 1
terminal-did-you-mean = Bedoel je “{ $name }”?
terminal-bad-command = zo’n opdracht is er niet; er zijn { $known }

## De terminal: verslagen, regels, combinaties

terminal-verified = Nagespeeld: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, allemaal volgens de regels.
terminal-rules-files = { $rules } regels in { $files } bestanden
terminal-rules-found = { $count ->
    [one] Eén regel
   *[other] { $count } regels
}
terminal-help-rules-how = Lees er één met “sabika rules BASE-B3”, toon een groep met “sabika rules VIZ”, zoek op woorden met “sabika rules langste muur”.
terminal-no-rule-words = Geen regel heeft al deze woorden: { $text }.
terminal-coverage-all = { $count ->
    [one] De enige regel van deze versie komt in een scenario of een test voor.
   *[other] Alle { $count } regels van deze versie komen in een scenario of een test voor.
}
terminal-coverage-waiting = { $rule } wacht op een module die er nog niet is: { $modules }.
terminal-coverage-missing = { $count ->
    [one] Eén regel van de { $of } komt in geen scenario en geen test voor:
   *[other] { $count } regels van de { $of } komen in geen scenario en geen test voor:
}
terminal-combo-base = In het kort
terminal-combo-interactions = Wat samengaat

## De terminal: de combinatiekaart

terminal-combo-prepare = Wat je klaarlegt
terminal-combo-turn = Een beurt, stap voor stap
terminal-combo-buying = Wat je koopt, en voor hoeveel
terminal-combo-scoring = Een telling, stap voor stap
terminal-combo-end = Als het spel eindigt
terminal-combo-modules = De modules één voor één

## De terminal: simulaties

terminal-sim-title = { $games } spellen met { $players } spelers
terminal-sim-bot = Botsoort
terminal-sim-seats = Plaatsen
terminal-sim-wins = Gewonnen (95 %)
terminal-sim-fair = Eerlijk
terminal-sim-points = Punten
terminal-sim-wall = Muur
terminal-sim-turns = Beurten
terminal-sim-bought = Gekocht
terminal-sim-exact = Gepast
terminal-sim-length = Een spel heeft { $turns } beurten en { $moves } zetten; { $shared } % eindigt met meer dan één winnaar.
terminal-sim-hash = Controlegetal van alle uitslagen: { $hash } (op elke computer hetzelfde).
terminal-sim-seat = Plaats
terminal-sim-by-seat = Per plaats
terminal-sim-spread = Punten, per tiende van de spellen (in %)
terminal-sim-least = minst
terminal-sim-most = meest
terminal-sim-seed = Startgetallen { $first } tot en met { $last }, één voor elke deling.
terminal-sim-stopped = Gestopt: { $played } van { $games } spellen zijn gespeeld. Dit is hun verslag.
terminal-sim-speed = { $games } spellen in { $seconds } s: { $rate } spellen/s ({ $threads ->
    [one] één thread
   *[other] { $threads } threads
})

## De terminal: de ladder van de bots

terminal-ladder-title = { $table }: { $games } spellen met { $players } spelers
terminal-ladder-rating = Sterkte
terminal-ladder-time = Per vraag
terminal-ladder-against = Tegen
terminal-ladder-games = Spellen
terminal-ladder-two = minstens twee bots, elk één keer genoemd
terminal-ladder-unknown = er is geen tafel “{ $table }”: een aantal spelers van 2 tot 6, een voorkeuze of een module
terminal-ladder-interval = 95 %

## De terminal: metingen

terminal-bench-title = Eén kern, vier spelers, mediaan van drie rondes
terminal-bench-what = Wat
terminal-bench-median = Mediaan
terminal-bench-spread = Spreiding
terminal-bench-laps = In slagen
terminal-bench-target = Doel
terminal-bench-listed = Willekeurige spellen, alle zetten opgesomd
terminal-bench-sampled = Willekeurige spellen, zetten zonder lijst getrokken
terminal-bench-moves = Zetten, allemaal opgesomd
terminal-bench-greedy = Spellen van vier gretige bots
terminal-bench-playouts = Uitgespeeld vanaf het midden van een spel
terminal-bench-step = Zoekstappen: kopie, opnieuw gedeeld, zes zetten van greedy
terminal-bench-step-modules = Hetzelfde met alle modules
terminal-bench-search = Toekomsten die architect probeert, met eerste blik
terminal-bench-search-modules = Hetzelfde met alle modules
terminal-bench-greedy-modules = Spellen van drie gretige bots, alle modules
terminal-bench-placements = Waar een tegel past, 14 tegels
terminal-bench-placements-ready = Waar een tegel past, bord al klaargezet
terminal-bench-wall = Langste muur, 14 tegels
terminal-bench-removals = Wat weg kan, 14 tegels
terminal-bench-clone-base = Kopie van een basisspel
terminal-bench-clone-all = Kopie van een spel met alle modules
terminal-bench-unused = Willekeurige spellen, modules aanwezig maar niet gebruikt
terminal-bench-modules = Willekeurige spellen, alle modules in gebruik, alle zetten opgesomd
terminal-bench-modules-drawn = Willekeurige spellen, alle modules in gebruik, zetten getrokken
terminal-bench-palace = Willekeurige spellen van Het Rode Paleis, alle zetten opgesomd
terminal-bench-palace-drawn = Willekeurige spellen van Het Rode Paleis, zetten getrokken
terminal-bench-question = Een vraag met haar keuzes en een momentopname, voor één plaats
terminal-bench-question-modules = Hetzelfde met alle modules
terminal-bench-view = De tafel klaar om te tekenen, voor één plaats
terminal-bench-view-modules = Hetzelfde met alle modules
terminal-bench-news = Een zet en het nieuws erover voor vier plaatsen
terminal-bench-news-modules = Hetzelfde met alle modules
terminal-bench-module = Willekeurige spellen met alleen { $module }
terminal-bench-bytes-base = Grootte van een basisspel
terminal-bench-bytes-all = Grootte van een spel met alle modules
terminal-bench-calibration = Een slag van de maatstaf { $name } duurt hier { $micros } µs. “In slagen”: hoeveel in de tijd van een slag; bij tijden hoeveel rondjes van de lus.

## De terminal: bots die programma’s zijn

terminal-sim-program = De bot “{ $bot }”, in het spel met startgetal { $seed }, bij zet { $ply }: { $why }.
terminal-sim-program-no-start = starten is niet gelukt: { $error }
terminal-sim-program-gone = het programma is gestopt
terminal-sim-program-silent = er kwam { $seconds } s lang geen antwoord
terminal-sim-program-unasked = die zei “{ $text }” zonder dat iets gevraagd was
terminal-sim-program-nonsense = de regel “{ $text }” is geen JSON-object met een “move”
terminal-sim-program-no-move = “{ $text }” is geen zet
terminal-sim-program-illegal = de zet “{ $move }” kan niet: { $reason } (regel { $rule })

## De terminal: modules en opties

terminal-modules-expansion = Uitbreiding { $number }
terminal-modules-promos = Promo’s
terminal-modules-game = { $game } (--game { $name }) speel je met: { $modules }.
terminal-modules-options = Opties
terminal-modules-default = (standaard)
terminal-modules-number = een getal van 0 tot en met { $most }; standaard { $default }
terminal-modules-how = Zo speel je ermee: sabika play --modules vizier,squares --option holes=cell. Wat samengaat: sabika combo vizier squares.

## De terminal: verslagen die niet te lezen zijn

terminal-record-none = dit is geen verslag van een spel
terminal-record-newer = { $what }: geschreven door een latere versie ({ $found }; deze kent { $known })
terminal-record-cut = het verslag houdt halverwege op, bij byte { $at }
terminal-record-damaged = het is beschadigd bij byte { $at } ({ $why })
terminal-record-no-json = dit is geen JSON ({ $why })
terminal-record-field = het veld { $field } klopt niet ({ $why })
terminal-record-line = regel { $line } is niet te lezen ({ $why })
terminal-record-wrong-seat = regel { $line }: zet { $ply } is aan { $asked }, niet aan { $said }
terminal-record-illegal = zet { $ply } (“{ $move }”, { $seat }) kan niet: { $reason } (regel { $rule })
terminal-record-after-end = het spel was al afgelopen vóór zet { $ply }
terminal-record-wrong-result = er staat als uitslag { $said }, maar de zetten geven { $found }
terminal-record-not-over = er staat een uitslag, maar na zet { $ply } is het spel niet afgelopen

## Het hele scherm

screen-small = Sabika heeft een venster van minstens 60 kolommen en 20 regels nodig. Met --plain spreekt het in regels.
screen-player = { $name } { $points } ({ $cards } kaarten, muur { $wall })
screen-player-short = { $name } { $points }
screen-alhambra = { $name }: muur { $wall }
screen-keys = ↑↓ Enter kiezen · Tab bord · Esc terug · u neem terug · h tip · ? hulp · q stop
screen-keys-page =  ↑↓ lezen · Enter verder
screen-keys-end =  ↑↓ lezen · v terugkijken · r nog eens spelen · w bewaren · q stoppen
screen-keys-review =  ←→ zet voor zet · Home, End · Esc terug
screen-final =  Enter: doen · Esc: nog niet
screen-back = Esc: terug
screen-save = In welk bestand bewaren?
screen-rules = Welke regel? Zijn nummer of enkele woorden:
screen-review = Na { $ply } van { $of } zetten
screen-no-modules = Er is geen module in het spel.
screen-help =
    ↑ ↓ en Enter, een cijfer of een klik: kies een regel van het menu. Esc gaat terug.
    Tab: naar het bord, dan naar het bouwterrein en de geldkaarten, dan weer naar het menu. De pijlen bewegen daar, Enter raakt aan wat kan ({"◆"}); wat niet kan, zegt waarom.
    Wat niet terug te nemen is, wordt nog eens gevraagd: dat is het einde van je beurt. Tot dan neemt u terug wat je deed.

    h  wat een bot zou doen             u  terugnemen
    x  waar deze regel over gaat        a  hier altijd passen / weer vragen
    l  wat er is gebeurd                s  punten, en de volgende telling
    b  alle Alhambra’s                  m  wat de modules tonen
    r  een regel opzoeken               w  het spel in een bestand bewaren
    q  stoppen; sabika play --resume gaat verder

## De server

terminal-serving = Sabika biedt tafels aan op { $url }; ze worden bewaard in { $folder }. Ctrl-C stopt.
terminal-serve-no-browser = er kon geen browser worden geopend
terminal-bot-played = Het spel is uit; er zaten { $count } aan tafel.
terminal-bot-no-table = die tafel is er niet, of laat de bot niet binnen
terminal-restore-there = in { $folder } zijn al tafels: noem een andere map
terminal-reports = { $count ->
    [0] Niemand heeft iets gemeld.
    [one] Eén melding.
   *[other] { $count } meldingen.
}
terminal-serve-no-folder = er is geen gegevensmap: noem er een
terminal-fsck = { $count ->
    [one] Eén tafel gelezen
   *[other] { $count } tafels gelezen
}, { $broken ->
    [0] elk logboek is heel.
    [one] één logboek klopt niet.
   *[other] { $broken } logboeken kloppen niet.
}
terminal-verify = Elke zet is toegestaan, en er is gedeeld zoals beloofd met { $hash }.
terminal-verify-other = Deze deling werd beloofd als { $hash }, niet zo.
terminal-load-moves = Zetten
terminal-load-latency = Van zet tot bevestiging: de helft · 95 % · 99 % · alle
terminal-load-refused = Geweigerd
terminal-load-cpu = Processortijd van de server (zetten per seconde daarvan)
terminal-load-memory = Geheugen van de server
