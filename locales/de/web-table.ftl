## The table in the browser.

table-opening = Der Tisch wird gedeckt …
table-your-turn = Du bist dran
table-home = Zur Startseite
table-where = { $game } · { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} · { $modules ->
    [0] ohne Module
    [one] { $modules } Modul
   *[other] { $modules } Module
}
table-track = Punktestand: { $scores }
table-all-tiles = Alle Plättchen
table-fits = Was noch passt
table-rules = Regeln
table-menu = Menü
table-close = Schließen

## Zones

table-market = Auslage
table-table = Tisch
table-zones = Teile des Tisches
table-tab-market = Auslage
table-tab-you = Du
table-tab-table = Tisch
table-tab-log = Verlauf
table-can-use = hier geht etwas

## Market

table-yard = Bauhof
table-tiles-left = { $n ->
    [one] noch { $n } Plättchen
   *[other] noch { $n } Plättchen
}
table-slot = Platz { $slot }, { $currency }: { $tile }
table-empty = frei
table-filled = wird am Zugende aufgefüllt
table-exact = passend
table-over = { $n } zu viel
table-preview = Vorschau
table-preview-hint = rückt in den Bauhof nach
table-space = Feld { $space } der Vorschau: { $tile }
table-space-short = Feld { $space }
table-money = Geldauslage
table-money-hint = eine Karte, oder mehrere bis 5
table-cards-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} im Stapel
table-next-scoring = als Nächstes Wertung { $n }
table-modules = Module
table-in-play = { $n } im Spiel
table-no-shelf = Ohne eigenes Regal: { $modules }.

## You

table-hand = Deine Hand
table-purse = { $name }, zusammen { $sum }
table-purse-gem = Diamanten
table-purse-special = Sonderkarten
table-purse-money = Jedes Geld
table-purse-builder = Baumeister
table-purse-coin = Münzen
table-purse-note = Guthaben
table-purse-scoring = Wertungskarten
table-to-place = Zu bauen
table-reserve = Reserve
table-reserve-short = Reserve
table-wall = Mauer
table-wall-short = Mauer
table-tiles = Plättchen
table-cards = Karten
table-board = Die Alhambra von { $name }
table-start-tile = Brunnen
table-cell = { $cell }: dort ist { $what }
table-cell-chosen = { $cell }: { $what }, gewählt
table-cell-can = { $cell }: { $what }, kann gewählt werden
table-cell-does = Auf { $cell }: { $what }
table-cell-fits = { $cell }: { $tile } passt
table-spot = Genau hier: { $where }
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-fit = Alles zeigen
table-back-own = { $name } · zurück zu dir

## What is asked

table-waits = { $name } entscheidet
table-wait = Einen Moment …
table-over-title = Das Spiel ist aus
table-lost = Keine Verbindung, neuer Versuch läuft
table-lost-more = Dein Platz bleibt dir, und nichts geht verloren. Den Tisch kannst du weiter ansehen.
table-paused = Das Spiel ist unterbrochen.
table-resume = Weiterspielen
table-no-return = Das lässt sich danach nicht mehr zurücknehmen.
table-not-yet = Noch nicht
table-do-it = Ausführen
table-do-this = Das machen
table-cancel = Abbrechen
table-undo = Rückgängig
table-orders = Dauerauftrag
table-ahead = Du antwortest im Voraus: Es gilt, solange vor dir niemand etwas tut.
table-choose-payment = { $n ->
    [one] Du kannst auf eine Art bezahlen.
   *[other] Du kannst auf { $n } Arten bezahlen. Passend bezahlt gibt noch eine Aktion.
}
table-group-open = { $what }: Berühre, was umrandet ist.
table-cells-fit = { $n ->
    [one] Eine Stelle passt.
   *[other] { $n } Stellen passen.
}
table-turn = Zug { $n }
table-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
table-minutes = noch { $n } Minuten
table-hours = noch { $n } Stunden
table-days = noch { $n } Tage
table-one-less = Eins weniger
table-one-more = Eins mehr
table-most = Du kannst bis { $n } gehen. Die anderen sehen, was du sagst, nie, wie weit du gehen könntest.
table-see-end = Wie es ausging
table-shared = Kopiert. Wer diese Adresse hat, kann das Spiel ansehen: { $link }
table-next = Dieselben Leute spielen noch einmal.
table-next-go = Hingehen

## Buttons

table-do-pass = Passe
table-do-keep = In die Reserve
table-do-give = An Dirk geben
table-do-buy = Kaufen und behalten
table-do-take = Als Aktion nehmen
table-do-building_sites-set_up = Als Baustelle
table-do-watchtowers-buy = Mit Wachturm
table-do-vizier-wake = Wesir wecken
table-do-city_gates-take = Das Tor nehmen
table-do-art_of_the_moors-develop = Kultur entwickeln
table-do-power_of_sultan-claim = Das Plättchen nehmen
table-do-power_of_sultan-draw = Bonusplättchen ziehen
table-do-caravanserai-onward = Ein Feld weiter
table-do-caravanserai-outward = Nach außen
table-do-characters-keep = Magier behalten
table-do-characters-swap = Magier tauschen
table-do-red_palace-plaza = Platz nehmen
table-do-red_palace-wall_piece = Mauerstück nehmen
table-do-red_palace-redraw_building = Neu ziehen
table-do-red_palace-treat_as_exact = Als passend zählen
table-do-red_palace-take_money = Mit der Fähigkeit
table-side-N = Norden
table-side-E = Osten
table-side-S = Süden
table-side-W = Westen

## Paying

table-pay-title = Wie bezahlst du?
table-ways = { $n ->
    [one] { $n } Art
   *[other] { $n } Arten
}
table-price = Preis: { $n }
table-pay-exact = Passend { $paid }
table-pay-over = { $paid }, { $over } zu viel
table-play-again = noch eine Aktion
table-more-ways = { $n } weitere
table-tap-cards = Oder tippe Karten auf deiner Hand an.
table-by-hand = Von Hand: { $sum } von { $price }
table-clear = Leeren
table-pay-these = { $sum } zahlen

## Others

table-opponent = { $name }: { $score } Punkte, Mauer { $wall }, { $cards } Karten, { $tiles } Plättchen. Diese Alhambra ansehen
table-bot = Bot
table-bot-plays = ein Bot spielt
table-dirk = Dirk: { $score } Punkte, { $tiles } Plättchen
table-dirk-counts = zählt nur mit
table-log = Verlauf
table-log-all = Der ganze Verlauf
table-scoring = Wertung { $n }

## Wishes

table-wish-take-back = { $name } möchte einen Zug zurücknehmen
table-wish-replace = { $name } möchte, dass ein Bot für { $other } spielt
table-wish-pause = { $name } bittet um eine Pause
table-no = Nein
table-allow = Erlauben
table-agrees = ist einverstanden
table-silent = hat nicht geantwortet

## Undo

table-undo-line = Hinter diese Linie führt kein Weg zurück
table-undo-this = das zurücknehmen
table-undo-now = Jetzt
table-undo-ask-more = Hinter die Linie lassen dich nur alle anderen zusammen.
table-undo-ask = Die anderen fragen

## Standing orders

table-order-ask = Frag mich
table-order-ask-more = jedes Mal
table-order-round = Diese Runde passen
table-order-round-more = bis zu meinem nächsten Zug
table-order-always = Immer passen
table-order-always-more = bis ich etwas anderes sage
table-order-unless = Passen, außer …
table-order-unless-more = nur fragen, wenn das zu kaufen ist
table-order-types = Welches Gebäude
table-order-any = jedes
table-order-exact = nur, wenn ich passend zahlen kann
table-order-give = Das ist mein Auftrag

## Talk, hint, menu

table-talk = Gespräch
table-talk-none = Noch hat niemand etwas gesagt.
table-talk-say = Sag etwas
table-talk-send = Senden
table-mute = Nicht zeigen, was { $name } sagt
table-hint = Ein Bot würde dies tun:
table-hint-points = Die nächste Wertung brächte dir dann { $then } statt { $now }.
table-hint-same = Die nächste Wertung brächte dir wie jetzt { $now }.
table-menu-hint = Was würde ein Bot tun?
table-menu-undo = Etwas zurücknehmen
table-menu-pause = Um eine Pause bitten
table-menu-leave = Einen Bot für mich spielen lassen
table-elsewhere = Auf einem anderen Gerät weiterspielen
table-elsewhere-line = Öffne diesen Link auf deinem Handy oder einem anderen Computer: dort spielst du auf diesem Platz weiter.
table-elsewhere-qr = Der Weg zu deinem Platz, zum Scannen
table-elsewhere-once = Er gilt einmal. Wer ihn hat, spielt für dich: behalte ihn für dich.
table-elsewhere-not = Gerade ließ sich kein Link machen. Versuch es gleich noch einmal.
table-menu-return = Wieder selbst spielen
table-menu-settings = Einstellungen
table-keys = Tasten: 1–4 Bauhof, B Brett, M Auslage, T Tisch, R Reserve, E bestätigen, U rückgängig, H Tipp, L Verlauf, ? Regeln, Esc abbrechen.
table-curtain = Jetzt ist { $name } dran
table-curtain-open = Ich bin { $name }
