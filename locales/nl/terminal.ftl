## Kiezen

terminal-welcome = Welkom bij Sabika, het thuis van de Alhambra.
terminal-choose = Kies een getal van 1 tot en met { $count } (? voor hulp):
terminal-not-a-choice = “{ $text }” is geen getal van 1 tot en met { $count } en ook geen opdracht. Typ ? voor hulp.
terminal-press-enter = Druk op Enter om verder te gaan.
terminal-more-moves = { $count ->
    [one] … en nog één; typ “all” om die te zien.
   *[other] … en nog { $count }; typ “all” om ze te zien.
}
terminal-why-not = Dat kan niet: { $reason } (regel { $rule })
terminal-thinking = { $seat } denkt na …
terminal-curtain = Het scherm is nu voor { $seat }. De anderen kijken even weg; druk dan op Enter.
terminal-your-turn = { $seat }, jij bent aan de beurt.

## Terugnemen, bewaren, stoppen

terminal-undone = Teruggenomen: { $move }.
terminal-undo-nothing = Er valt niets terug te nemen.
terminal-undo-revealed = Dit kan niet meer terug: er is sindsdien iets verborgens opengedraaid.
terminal-undo-others = Dit kan niet meer terug: anderen hebben intussen gezet.
terminal-saved = Bewaard in { $file }.
terminal-save-failed = Bewaren in { $file } is niet gelukt: { $error }
terminal-loaded = We gaan verder met { $file }.
terminal-quit-ask = Het spel verlaten? (ja/nee)
terminal-yes = ja
terminal-goodbye = Tot ziens, tot het volgende spel!

## De tafel

terminal-players = Spelers
terminal-modules = Modules
terminal-no-modules = alleen het basisspel
terminal-yard = Bouwmarkt
terminal-yard-slot = { $slot }. { $currency }: { $tile }
terminal-preview = Vooruitblik (schuift op naar rechts, dan naar de bouwmarkt)
terminal-display = Open geldkaarten
terminal-hand = Jouw geld
terminal-hand-size = { $count ->
    [one] één geldkaart
   *[other] { $count } geldkaarten
}
terminal-alhambra = Alhambra van { $seat }
terminal-reserve = Reserve
terminal-aside = Nog te plaatsen
terminal-dirk = Tegels van Dirk
terminal-magical = magisch
terminal-ability-cost = { $guards ->
    [one] 1 wachter
   *[other] { $guards } wachters
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 kaart
   *[other] {" "}+ { $cards } kaarten
}
terminal-empty = leeg
terminal-supply-left = Tegels in de voorraad: { $count }
terminal-deck-left = Kaarten op de trekstapel: { $count }
terminal-longest-wall = Langste muur: { $length }
terminal-turn = Beurt { $number }
terminal-log = Wat er gebeurde
terminal-log-empty = Er is nog niets gebeurd.

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
terminal-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
terminal-final = Einduitslag
terminal-winner = { $count ->
    [one] { $names } wint. Gefeliciteerd!
   *[other] { $names } winnen samen. Gefeliciteerd!
}

## Hulp

terminal-help-title = Wat je kunt typen
terminal-help-number = een getal: doe deze zet
terminal-help-move = een zet in spelnotatie, zoals “buy 1 with gulden-7”
terminal-help-all = all: toon alle zetten
terminal-help-why = why …: vraag waarom een zet niet kan
terminal-help-hint = hint: wat een bot zou doen
terminal-help-undo = undo: neem je laatste zet terug
terminal-help-log = log: wat er tot nu toe gebeurde
terminal-help-score = score: de punten, en wat de volgende telling zou opleveren
terminal-help-board = board: alle Alhambra’s
terminal-help-rules = rules …: lees een regel, zoals “rules BASE-B3”
terminal-help-save = save …: bewaar het spel in een bestand
terminal-help-quit = quit: verlaat het spel
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
terminal-kind-buy = Een tegel kopen (★ gepast: nog een actie)
terminal-kind-buy-between = Een tegel kopen, gepast
terminal-kind-take = Geld nemen
terminal-kind-module = Acties van de modules
terminal-kind-answer = Je keuzes
terminal-kind-place = Een tegel plaatsen
terminal-kind-redesign = Verbouwen
terminal-kind-pass = Of niet
terminal-kind-beside = Op elk moment
terminal-why-legal = Het kan: { $move }.
terminal-hint = De bot greedy zou dit doen: { $move } (getypt: { $text })
terminal-no-seat = Hier heet niemand “{ $text }”.
terminal-no-rule = Er is geen regel “{ $text }”.
terminal-go-on-with = Later verder spelen: sabika play --load { $file } --save { $file }
terminal-help-table = table: toon de tafel nog eens
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
terminal-help-rules-how = Lees er één met “sabika rules BASE-B3”, toon een groep met “sabika rules VIZ”.
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
terminal-base-1 = Je verzamelt geld in vier soorten, koopt gebouwen en legt ze rond je fontein.
terminal-base-2 = Je beurt is één actie: geld nemen (één kaart, of meer met samen hoogstens 5), een tegel kopen, of je Alhambra verbouwen. Wie gepast betaalt, heeft nog een actie.
terminal-base-3 = Tegels worden nooit gedraaid. Muren komen tegen muren, open zijden tegen open zijden, elke tegel is te voet vanaf de fontein te bereiken, en er wordt geen gat ingesloten.
terminal-base-4 = Drie tellingen belonen de meeste gebouwen van elke soort en de langste buitenmuur.
terminal-base-5 = Het spel eindigt als de bouwmarkt niet meer aangevuld kan worden.
terminal-base-dirk = Met zijn tweeën speel je met Dirk: hij bezit tegels, telt mee bij de meerderheden en kan krijgen wat je koopt, maar winnen kan hij niet.

## De terminal: de combinatiekaart

terminal-combo-prepare = Wat je klaarlegt
terminal-combo-turn = Een beurt, stap voor stap
terminal-combo-buying = Wat je koopt, en voor hoeveel
terminal-combo-scoring = Een telling, stap voor stap
terminal-combo-end = Als het spel eindigt
terminal-combo-modules = De modules één voor één
terminal-combo-topic-money = Betalen
terminal-combo-topic-getting = Aan tegels komen
terminal-combo-topic-building = Bouwen
terminal-combo-topic-counting = Stukken en punten
terminal-turn-begin = Je beurt begint
terminal-turn-begin-caravanserai = verzet eerst één steen van je karavanserais één veld, als je wilt
terminal-turn-begin-characters = daarna bedelaar, danseres en geldwisselaar, elk één keer, in welke volgorde je wilt
terminal-turn-action = Eén actie
terminal-turn-action-base = geld nemen, een tegel kopen of verbouwen; wie gepast betaalt, heeft nog een actie
terminal-turn-action-vizier = of maak je slapende steen wakker
terminal-turn-action-squares = of neem een open plein, gratis
terminal-turn-action-exchange_offices = of neem één wisselkantoor dat open ligt
terminal-turn-action-city_gates = of neem de poortkaart naast het geld
terminal-turn-action-characters = met de koopman mogen meer kaarten samen 7 waard zijn
terminal-turn-action-walls = of neem een muurkaart en bouw haar stukken op een van je tegels
terminal-turn-action-treasure_chamber = of koop de vier kisten van een kamer
terminal-turn-action-bazaars = of koop een bazaar naast de bouwmarkt
terminal-turn-action-power_of_sultan = of koop een sultankaart naast de bouwmarkt
terminal-turn-action-caravanserai = of koop een karavanserai, met vier soorten in je Alhambra (hoogstens twee, de tweede met vijf)
terminal-turn-action-art_of_the_moors = of ontwikkel: al je cultuurtegels gaan één vak verder, tot hun steen
terminal-turn-action-falconers = of zet, als enige actie, valken waar vier tegels elkaar raken, elk voor één handkaart
terminal-turn-action-watchtowers = bij een gebouw uit het basisspel kun je een wachttoren van zijn kleur kopen
terminal-turn-action-building_sites = of neem een tegel als bouwplaats (je laatste actie), of bouw er een af
terminal-turn-action-magical_buildings = verbouwen mag ook: een magisch gebouw draaien op zijn plek
terminal-turn-action-red_palace = voor, tussen en na je acties: vaardigheden, elk één keer, betaald met je wachters; een ervan is een aankoop uit de vooruitblik
terminal-turn-pay = Meteen na het betalen
terminal-turn-pay-change = voor elke twee te veel mag je een munt trekken
terminal-turn-pay-exchange_certificates = hoogstens 6 te veel mag je sparen op je lege certificaat, in elke geldsoort waarvan nog een steen ligt
terminal-turn-pay-building_sites = bekijk stiekem twee bouwplaatstegels en houd er één
terminal-turn-pay-power_of_sultan = houd het teken van de sultankaart, of trek één keer een nieuw
terminal-turn-pay-invaders = een gebouw van de soort van een open verkenner, gepast betaald: neem de verkenner en bekijk de volgende aanval
terminal-turn-pay-characters = de vrek neemt een open geldkaart na een prijs van 10 of meer
terminal-turn-place = Plaatsen
terminal-turn-place-base = bouw wat je kreeg, of leg het in je reserve
terminal-turn-place-city_gates = een poortkaart mag een dubbele muur openen, als de zet dat nodig heeft
terminal-turn-place-camps = legerkampen staan buiten, met een bastion tegen een muur
terminal-turn-place-street_trader = bouw op de plek van de handelaar, en een bewoner mag intrekken
terminal-turn-place-watchtowers = een wachttoren komt in de Alhambra, gedraaid zoals je wilt, met een korte kant tegen een gebouw van zijn kleur; nooit in de reserve
terminal-turn-place-magical_buildings = magische gebouwen mag je draaien
terminal-turn-place-red_palace = eerst een muurstuk, als je er een hebt; elke wachttoren van een tegel die je legt, krijgt een wachter
terminal-turn-place-bonus_cards = als de tegel er staat, mag je de bonuskaart tonen, nu of op elk ander moment
terminal-turn-end = Je beurt eindigt
terminal-turn-end-characters = de architect verbouwt nog een keer
terminal-turn-end-master_builders = één bouwmeester mag nog een keer verbouwen
terminal-turn-end-treasure_chamber = gekochte kisten gaan op gebouwen van hun kleur; wat overblijft, gaat rond
terminal-turn-end-street_trader = een opzij gezette handelaar krijgt een nieuwe plek
terminal-turn-end-art_of_the_moors = nieuwe cultuurtegels voor twee gebouwen van één prijs, en stenen schuiven op
terminal-turn-end-red_palace = alle vaardigheden gaan weer open
terminal-turn-refill = Aanvullen
terminal-turn-refill-base = geld tot vier kaarten, dan een telling als haar kaart tevoorschijn kwam, dan de bouwmarkt
terminal-turn-refill-base-red_palace = de vooruitblik schuift door naar de bouwmarkt, dan worden bouwmarkt en vooruitblik gevuld, dan het geld tot vier kaarten, dan een telling als haar kaart kwam
terminal-turn-refill-city_gates = een poortkaart komt naast het geld
terminal-turn-refill-characters = een personage wordt meteen geveild
terminal-turn-refill-walls = een muurkaart gaat naar haar rij
terminal-turn-refill-power_of_sultan = een sultankaart krijgt een teken en komt naast de bouwmarkt; een tegel die voor de bouwmarkt getrokken wordt, mag je opeisen met een kaart van zijn soort, de volgende speler eerst
terminal-turn-refill-bazaars = een bazaar komt naast de bouwmarkt, en het veld krijgt de volgende tegel
terminal-turn-between = Tussen twee beurten
terminal-turn-between-vizier = met een wakkere steen mag je één tegel van de bouwmarkt kopen, gepast
terminal-turn-between-thieves = een dief neemt één open geldkaart van zijn geldsoort; niet voor de volgende speler
terminal-scored-before-characters = De eigenaar van de wijze noemt een soort
terminal-scored-before-bonus_cards = Iedereen mag bonuskaarten tonen
terminal-scored-base-wall = Muren: één punt voor elk stuk van de langste buitenmuur
terminal-scored-wall-watchtowers = 2 punten extra voor elke wachttoren daarin
terminal-scored-wall-characters = de stadswacht geeft één extra voor elke drie stukken
terminal-scored-base-majority = Gebouwen: de meeste van elke soort
terminal-scored-majority-squares = pleinen tellen de gebouwen ernaast nog een keer
terminal-scored-majority-bonus_cards = een getoonde bonuskaart is één gebouw meer
terminal-scored-majority-characters = de wijze is een half gebouw
terminal-scored-majority-new_score_cards = de kaart van deze telling zegt wat elke soort betaalt
terminal-scored-majority-building_sites = van een bouwplaats tellen alleen de muren
terminal-scored-majority-red_palace = de strook van deze telling zegt wat elke soort betaalt; je halve gebouw telt half
terminal-scored-base-more = Al het andere
terminal-scored-more-red_palace = alleen in de derde: elke wachter op je langste muur levert op wat het wachtersbord toont
terminal-scored-more-camps = één punt voor elke tegel in de rij van een pijl van een legerkamp
terminal-scored-more-street_trader = bewoners in reeksen van verschillende kleuren: 1, 3, 6, 10, 15, 21
terminal-scored-more-treasure_chamber = de meeste kisten: 7; 14 en 7; 22, 14 en 7
terminal-scored-more-bazaars = alleen in de derde: bazaars tellen de kleuren rondom
terminal-scored-more-art_of_the_moors = elke cultuurtegel betaalt wat hij toont
terminal-scored-more-falconers = valken van één kleur: 2, 6, 12, 20, 30
terminal-scored-after-medina = Medina’s: wie de minste heeft, verliest punten, wie er geen heeft, verliest meer
terminal-scored-after-invaders = De aanval: punten voor open zijden naar die kant gaan verloren
terminal-scored-base-dirk = Dirk trekt zijn tegels, na de eerste en de tweede
terminal-end-sites = Eerst draait iedereen de bouwplaatsen in de Alhambra om: geldkaarten van hun geldsoort zijn voor de eigenaar niets meer waard.
terminal-end-base = De tegels die op de bouwmarkt liggen, gaan naar wie het meeste geld in hun geldsoort heeft; dan komt de derde telling.
terminal-end-counts = Bij dat geld tellen mee: { $things }.
terminal-end-master_builders = bouwmeesters (3)
terminal-end-change = munten
terminal-end-caravanserai = wat karavanserais tonen
terminal-end-exchange_certificates = wat gespaard is
terminal-end-magician = Als allerlaatste levert de magiër 8 punten op.
terminal-buy-building = gebouw
terminal-buy-building-price = zijn prijs, in de geldsoort van zijn veld
terminal-buy-preview = vooruitblik
terminal-buy-preview-price = gepast zijn prijs in één geldsoort naar keuze; een wachter en één kaart erbij
terminal-buy-watchtower = + wachttoren
terminal-buy-watchtower-price = 6 meer; 4 na de eerste telling, 2 na de tweede
terminal-buy-camp = legerkamp
terminal-buy-medina = medina
terminal-buy-like = zoals een gebouw
terminal-buy-bazaar = bazaar
terminal-buy-bazaar-price = gepast de prijs van de tegel op het veld van zijn geldsoort
terminal-buy-sultan = sultankaart
terminal-buy-sultan-price = 7 in haar geldsoort
terminal-buy-inn = karavanserai
terminal-buy-inn-price = 8 met vier soorten, 4 met vijf, 2 met zes; één geldsoort
terminal-buy-site = bouwplaats
terminal-buy-site-price = de halve prijs, naar beneden, in de geldsoort van zijn veld
terminal-buy-finish = afbouwen
terminal-buy-finish-price = de hele prijs, in de verborgen geldsoort van de bouwplaats
terminal-buy-chests = vier kisten
terminal-buy-chests-price = 8 in elke mengeling
terminal-buy-character = personage
terminal-buy-character-price = je bod, in één soort geld
terminal-buy-falcon = valk
terminal-buy-falcon-price = één geldkaart uit je hand, wat ze ook waard is
terminal-buy-column-again = nog
terminal-buy-column-back = terug
terminal-buy-column-office = kantoor
terminal-buy-column-gems = diam.
terminal-buy-column-saved = gesp.
terminal-buy-column-patron = mecen.
terminal-buy-column-miser = vrek
terminal-buy-column-vizier = vizier
terminal-buy-column-scout = verk.
terminal-buy-legend-again = nog: gepast betaald brengt het nog een actie
terminal-buy-legend-back = terug: te veel brengt munten of mag je sparen
terminal-buy-legend-pays = { $columns }: mag meebetalen
terminal-buy-legend-vizier = vizier: kan het tussen twee beurten kopen
terminal-buy-legend-gets = { $columns }: helpt je als je het koopt

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
terminal-sim-speed = { $games } spellen in { $seconds } s: { $rate } spellen/s ({ $threads ->
    [one] één thread
   *[other] { $threads } threads
})

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
terminal-bench-module = Willekeurige spellen met alleen { $module }
terminal-bench-bytes-base = Grootte van een basisspel
terminal-bench-bytes-all = Grootte van een spel met alle modules
terminal-bench-calibration = Een slag van de maatstaf { $name } duurt hier { $micros } µs. “In slagen”: hoeveel in de tijd van een slag; bij tijden hoeveel rondjes van de lus.
