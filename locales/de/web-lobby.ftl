## Everything before the table: home, a new table, the waiting room, watching, settings, bad ends.

## Home

lobby-home = Ein Palast, Plättchen für Plättchen
lobby-home-lead = Alhambra mit allen 26 Modulen, und Der Rote Palast, mit Freunden überall, oder sofort gegen Bots.
lobby-home-picture = Eine fertige Alhambra
lobby-play = Jetzt spielen
lobby-play-soon = Einen Moment …
lobby-play-line = Du und zwei Bots, das Grundspiel.
lobby-play-free = Ohne Konto.
lobby-play-change = Tisch ändern
lobby-mode-friends = Mit Freunden
lobby-mode-friends-line = Teile einen Link; Menschen und Bots, jeder ein Platz
lobby-mode-screen = Ein Bildschirm
lobby-mode-screen-line = Gebt das Gerät weiter; ein Vorhang verdeckt die Hände
lobby-mode-slow = Langsames Spiel
lobby-mode-slow-line = Zieh, wann du willst; nichts geht verloren
lobby-mode-watch = Zuschauen
lobby-mode-watch-line = Tische, an die jeder kommen darf
lobby-mode-rules = Regeln
lobby-mode-rules-line = Jede Regel mit ihrer Nummer, zum Suchen
lobby-mode-replays = Nachspielen
lobby-mode-replays-line = Ein aufgezeichnetes Spiel, Zug für Zug
lobby-unofficial = Ein inoffizielles Fanprojekt; Alhambra ist eine Marke des Verlags.

## Own tables

lobby-tables = Deine Tische
lobby-tables-all = Alle { $n } zeigen
lobby-your-turn = Du bist dran
lobby-stage-gathering = Wartet auf Mitspieler
lobby-stage-playing = Andere sind am Zug
lobby-stage-over = Beendet
lobby-on-device = auf diesem Gerät
lobby-nobody-yet = Noch niemand
lobby-drop = Tisch von { $who } entfernen
lobby-drop-sure = Diesen Tisch löschen? Er liegt nur auf diesem Gerät und kommt nicht zurück.
lobby-drop-sure-served = Diesen Tisch löschen? Wenn andere dort spielen, bleibt er, und ein Bot spielt für dich weiter.
lobby-drop-yes = Löschen
lobby-drop-no = Behalten
lobby-left = Du hast den Tisch verlassen; die anderen spielen weiter. Du kannst jederzeit zurück.

## The bar

lobby-back = Zurück
lobby-menu = Menü
lobby-menu-home = Startseite
lobby-menu-new = Neuer Tisch
lobby-menu-watch = Zuschauen und nachspielen
lobby-menu-rules = Regeln
lobby-menu-settings = Einstellungen
lobby-menu-about = Über Sabika
lobby-language = Sprache: { $language }

## A new table

lobby-new = Ein neuer Tisch
lobby-how = Wer kommt
lobby-how-link = Per Link
lobby-how-link-line = Du bekommst einen Link für die anderen. Freie Plätze können auch Bots bekommen, jetzt oder später.
lobby-how-screen = An diesem Bildschirm
lobby-how-screen-line = Ihr sitzt zusammen um dieses Gerät. Ein Vorhang verdeckt die Hände zwischen den Zügen. Nichts verlässt es.
lobby-how-slow = Langsam
lobby-how-slow-line = Per Link, mit Tagen für jeden Zug. Schalte in den Einstellungen Mitteilungen ein, dann hörst du, wann du dran bist.
lobby-how-alone = Kein Server antwortet, also bleibt das Spiel auf diesem Gerät: mit denen, die hier sind, und Bots.
lobby-game = Welches Spiel
lobby-players = Wie viele
lobby-seats = Plätze
lobby-seat = Platz { $seat }
lobby-seat-name = Name auf Platz { $seat }
lobby-seat-me = Du
lobby-seat-open = Offen
lobby-seat-person = Jemand hier
lobby-player = Spieler { $seat }
lobby-bot-greedy = Bot, gierig
lobby-bot-buy-first = Bot, kauft zuerst
lobby-bot-random = Bot, zufällig
lobby-bot-apprentice = Bot, Lehrling
lobby-bot-mason = Bot, Maurer
lobby-bot-builder = Bot, Baumeister
lobby-bot-architect = Bot, Architekt
lobby-bot-emir = Bot, der Emir
lobby-bot-sultan = Bot, Sultan
lobby-bot-random-line = spielt, was die Regeln erlauben
lobby-bot-buy-first-line = kauft, was sich bezahlen lässt
lobby-bot-apprentice-line = versteht, worum es geht, und verschätzt sich noch sehr
lobby-bot-mason-line = kann sein Handwerk und liegt oft ein paar Punkte daneben
lobby-bot-greedy-line = nimmt, was gerade am besten aussieht
lobby-bot-builder-line = schaut vor jedem Zug kurz voraus
lobby-bot-architect-line = probiert die besten Züge über die nächsten Runden aus
lobby-bot-emir-line = schaut mehrere Runden voraus
lobby-bot-sultan-line = der stärkste: schaut am weitesten voraus und nimmt sich dafür einen Moment
lobby-bot-at = Bot auf { $seat }
lobby-create = Tisch anlegen
lobby-create-begin = Spiel beginnen
lobby-what = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}{ $modules ->
    [0] , ohne Module
    [one] , mit einem Modul
   *[other] , mit { $modules } Modulen
}
lobby-go-modules = { $n ->
    [0] Grundspiel
    [one] Ein Modul
   *[other] { $n } Module
}
lobby-go-players = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
lobby-modules = Module
lobby-expansion = Erweiterung { $n }
lobby-expansion-all = { $name }, ganz
lobby-promos = Einzelne Module
lobby-surprise = Module durch Zufall
lobby-surprise-n = Überrasch mich: { $n }
lobby-surprise-less = Ein Modul weniger
lobby-surprise-more = Ein Modul mehr
lobby-agreed = Zeit und Gäste
lobby-agreed-now = Jeder Zug: { $each }
lobby-each = Zeit für jeden Zug; danach entscheidet ein Bot
lobby-window = Zeit für Antworten zwischen den Zügen; danach passt du
lobby-time-none = so lange du willst
lobby-listed = Allen zeigen
lobby-listed-hint = Er steht in der Liste, bis das Spiel beginnt
lobby-watchers = Andere dürfen zuschauen
lobby-watchers-hint = Sie sehen nie eine Hand
lobby-house = Hausregeln und Varianten
lobby-house-changed = { $n ->
    [one] eine ist anders als üblich
   *[other] { $n } sind anders als üblich
}
lobby-usual = { $value } (üblich)

## The combination card

lobby-card = Kombinationskarte
lobby-card-title = Dieses Spiel
lobby-card-none = Die Karte lässt sich gerade nicht zeigen. Der Tisch lässt sich trotzdem anlegen.
lobby-card-base = In Kürze
lobby-card-prepare = Vorzubereiten
lobby-card-also = Du darfst auch
lobby-card-together = Was zusammengeht
lobby-card-more = { $n } weitere
lobby-card-rulings = Alle { $n } Regelungen zu dieser Auswahl

## Modules in a few words, for their cards

lobby-short-new_score_cards = Neue Wertungskarten
lobby-short-magical_buildings = Magische Gebäude
lobby-line-vizier = Zwischen zwei Zügen kaufen
lobby-line-squares = Zählen die Nachbarn noch einmal
lobby-line-exchange_offices = Zwei Währungen wie eine
lobby-line-bonus_cards = Geheime Plättchen zählen doppelt
lobby-line-city_gates = Ein Weg durch eigene Mauern
lobby-line-diamonds = Geld für jedes Feld
lobby-line-characters = Sechs Helfer, versteigert
lobby-line-camps = Plättchen, die Reihen entlangsehen
lobby-line-thieves = Eine offene Karte stehlen
lobby-line-walls = Holzmauern schließen Lücken
lobby-line-change = Überzahlen bringt Münzen
lobby-line-street_trader = Bewohner ziehen ein
lobby-line-treasure_chamber = Vier Truhen für acht
lobby-line-master_builders = Drei zahlen, oder umbauen
lobby-line-invaders = Offene Seiten kosten Punkte
lobby-line-bazaars = Zählen ringsum drei Farben
lobby-line-new_score_cards = Jede Wertung ordnet neu
lobby-line-power_of_sultan = Ein gezogenes Plättchen gratis
lobby-line-caravanserai = Geld, das von selbst wächst
lobby-line-art_of_the_moors = Gleiche Preise bringen Kultur
lobby-line-falconers = Vögel, wo vier sich treffen
lobby-line-watchtowers = Halbe Plättchen um die Ecke
lobby-line-building_sites = Jetzt halber Preis, später voller
lobby-line-exchange_certificates = Sparen, was du überzahlst
lobby-line-magical_buildings = Plättchen zum Drehen
lobby-line-medina = Wer die wenigsten hat, verliert

## The waiting room

lobby-room = Warteraum
lobby-waiting = { $n ->
    [one] Es fehlt noch jemand
    [2] Es fehlen noch zwei
    [3] Es fehlen noch drei
    [4] Es fehlen noch vier
    [5] Es fehlen noch fünf
   *[other] Es fehlen noch { $n }
}
lobby-complete = Alle sind da
lobby-room-host = Es beginnt, wenn jeder Platz besetzt ist, oder wenn du mit Bots anfängst.
lobby-room-guest = Es beginnt, sobald es die Person sagt, die den Tisch eröffnet hat.
lobby-begin = Spiel beginnen
lobby-begin-bots = { $n ->
    [one] Mit einem Bot anfangen
    [2] Mit zwei Bots anfangen
   *[other] Mit { $n } Bots anfangen
}
lobby-begin-line = Bots nehmen die freien Plätze.
lobby-chair-open = Freier Platz
lobby-chair-kept = Freigehaltener Platz
lobby-chair-mine-line = hier sitzt du
lobby-chair-mine-host-line = du hast diesen Tisch eröffnet
lobby-chair-here-line = hat Platz genommen
lobby-chair-kept-line = für jemanden mit eigenem Link
lobby-chair-open-line = alle, die den Link haben
lobby-chair-shared-line = jemand an diesem Gerät
lobby-sit = Platz nehmen
lobby-sit-here = Hier sitzen
lobby-stand = Aufstehen
lobby-rename = Umbenennen
lobby-clear = Platz freimachen
lobby-keep = Freihalten
lobby-kept-link = Ein Link nur für diesen Platz, einmal gültig:
lobby-bot-here = Bot hierher
lobby-which-bot = Welcher Bot auf { $seat } sitzt
lobby-swap = { $seat } und { $other } tauschen
lobby-invite = Einladen
lobby-invite-line = Wer den Link hat, kann sich setzen oder zuschauen.
lobby-qr = QR-Code der Einladung
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert.
lobby-copy-by-hand = Der Browser ließ uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
lobby-share = Link senden
lobby-share-text = Komm, wir spielen Alhambra:
lobby-name-ask = Wie sollen wir dich nennen?
lobby-name = Dein Name
lobby-name-free = Ohne Konto. Dieses Gerät merkt sich deinen Platz.
lobby-banner = Dein Banner
lobby-banner-free = Fahne { $seat }
lobby-banner-taken = Fahne { $seat }, vergeben: { $who }
lobby-only-watch = Nur zuschauen
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen, und dich setzen, wenn jemand aufsteht.
lobby-link-for-you = Dieser Link ist für dich
lobby-link-enter = Hereinkommen

## Watch

lobby-watch = Zuschauen und nachspielen
lobby-watch-lead = Komm an einen Tisch, der allen offen steht, oder sieh dir ein gespieltes Spiel an.
lobby-listed-tables = Offene Tische
lobby-listed-none = Gerade wartet kein Tisch auf Fremde. Eröffne einen und zeig ihn allen:
lobby-free = { $n ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-again = Neu laden
lobby-record = Ein aufgezeichnetes Spiel
lobby-record-line = Ein Spiel, das hier, im Terminal oder von einem Programm gespeichert wurde.
lobby-record-file = Datei wählen
lobby-record-drop = oder hier ablegen
lobby-record-paste = Lieber einfügen
lobby-record-text = Das Spiel als Text
lobby-record-show = Zeigen

## Settings

lobby-settings = Einstellungen
lobby-name-line = Was die anderen an deinem Platz lesen
lobby-language-name = Sprache
lobby-language-line = Wechselt sofort, das Protokoll auch
lobby-theme = Aussehen
lobby-theme-line = Hell oder dunkel, oder wie das Gerät
lobby-theme-system = Wie Gerät
lobby-theme-light = Hell
lobby-theme-dark = Dunkel
lobby-palette = Farben
lobby-palette-line = Kräftige liegen weiter auseinander; Zeichen und Buchstaben bleiben gleich
lobby-palette-box = Wie in der Schachtel
lobby-palette-strong = Kräftig
lobby-motion = Bewegung
lobby-motion-line = Keine: Ein Ring zeigt, was sich geändert hat
lobby-motion-system = Wie Gerät
lobby-motion-full = Volle
lobby-motion-none = Keine
lobby-confirm = Was nicht zurückgeht
lobby-confirm-line = Gleich tun, kurz warten, damit du es anhalten kannst, oder fragen
lobby-confirm-never = Sofort
lobby-confirm-timer = Warten
lobby-confirm-ask = Fragen
lobby-autopass = Von selbst passen
lobby-autopass-line = Wo nichts außer Passen möglich ist
lobby-sound = Töne
lobby-sound-line = Ein Klopfen, wenn du dran bist
lobby-notify = Benachrichtige mich
lobby-notify-line = Wenn ich dran bin und dieser Tab nicht vorn ist
lobby-notify-open = Solange Sabika in einem Tab offen ist: Anders kann dich dieser Browser oder Server nicht rufen
lobby-notify-denied = Dein Browser sperrt das. Erlaube dort Mitteilungen für diese Seite und versuch es noch einmal
lobby-notify-never = Dieser Browser kennt keine Mitteilungen
lobby-account = Dein Konto
lobby-account-why = Du brauchst keins. Mit einem findest du deine Tische auf jedem Gerät wieder.
lobby-account-is = Du bist als { $name } angemeldet.
lobby-account-offline = Kein Server antwortet. Deine Einstellungen und die Tische dieses Geräts sind hier sicher.
lobby-way-account = Neues Konto
lobby-way-login = Anmelden
lobby-way-recover = Vergessen
lobby-way-account-do = Konto anlegen
lobby-way-login-do = Anmelden
lobby-way-recover-do = Neues Passwort setzen
lobby-password = Passwort
lobby-password-new = Neues Passwort, mindestens 8 Zeichen
lobby-recover-code = Wiederherstellungscode
lobby-recovery = Das ist dein Wiederherstellungscode. Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt und ersetzt ein vergessenes Passwort.
lobby-recovery-noted = Ich habe ihn notiert
lobby-logout = Abmelden
lobby-logout-others = Anderswo abmelden
lobby-vanish = Konto löschen
lobby-vanish-sure = Dein Name, dein Passwort und deine Mitteilungen werden für immer vergessen. Tische bleiben für die anderen; du kannst dort nicht weiterspielen.
lobby-vanish-yes = Endgültig löschen

## About

lobby-about = Über Sabika
lobby-about-lead = Ein Zuhause aus Software für das Brettspiel Alhambra. Sabika ist der Hügel, auf dem die Alhambra steht.
lobby-about-fans = Von Fans gemacht
lobby-about-fans-text = Sabika ist ein inoffizielles Fanprojekt ohne Verbindung zum Verlag oder zum Autor des Spiels. Alhambra ist eine Marke des Verlags.
lobby-about-art = Alle Worte und Zeichnungen hier sind unsere eigenen. Du brauchst keine Schachtel zum Spielen, aber du wirst eine wollen.
lobby-about-fair = Ehrlich gemischt
lobby-about-fair-text = Vor einem Spiel wird die Mischung mit einer Zahl versiegelt, die alle sehen; danach können alle prüfen, dass nichts geändert wurde. Was du nicht wissen darfst, wird nie an dein Gerät geschickt.
lobby-about-rules = Alle Regeln, nach denen der Schiedsrichter entscheidet
lobby-about-host = Ein eigener Server
lobby-about-host-text = Ein Programm ist alles: Es liefert diese Seite und bewahrt die Tische auf. Auf deinem Rechner:
lobby-about-data = Ein Server bewahrt auf, was gespielt wird, und die Namen, die sich Leute geben. Niemand wird verfolgt, und nichts wird von anderswo geladen.
lobby-about-licences = Lizenzen
lobby-about-licences-text = Sabika ist freie Software unter MIT oder Apache 2.0, nach Wahl. Die Schriften haben die SIL Open Font License:

## Bad ends: what happened, what is safe, what to do

lobby-trouble-lost = Diese Adresse führt nirgendwohin
lobby-trouble-lost-safe = Eine solche Seite gibt es nicht. Von dir ist nichts verloren: Deine Tische stehen auf der Startseite.
lobby-trouble-lost-step = Zur Startseite
lobby-trouble-gone = Dieser Link führt nirgendwohin
lobby-trouble-gone-safe = Der Tisch wurde geschlossen, ist nur für andere, oder der Link ist am Ende abgeschnitten. Frag noch einmal danach, oder sieh bei deinen Tischen nach.
lobby-trouble-gone-step = Meine Tische
lobby-trouble-offline = Niemand antwortet
lobby-trouble-offline-safe = Der Server ist nicht erreichbar. Jeder gemachte Zug ist dort aufbewahrt. Versuch es gleich noch einmal, oder spiel auf diesem Gerät.
lobby-trouble-offline-step = Noch einmal
lobby-trouble-offline-here = Auf diesem Gerät spielen
lobby-trouble-full = Alle Plätze sind besetzt
lobby-trouble-full-safe = Das Spiel geht ohne dich weiter. Vielleicht hat ein anderer Tisch einen freien Platz.
lobby-trouble-full-step = Offene Tische
lobby-trouble-old = Der Tisch ließ sich nicht lesen
lobby-trouble-old-safe = Diese Seite ist älter als der Server. Neu laden bringt die neue; dein Platz und deine Hand bleiben erhalten.
lobby-trouble-old-step = Neu laden
lobby-trouble-elsewhere = Du spielst in einem anderen Fenster
lobby-trouble-elsewhere-safe = Dein Platz ist anderswo offen, damit nichts doppelt geschieht. Hier wartet er auch.
lobby-trouble-elsewhere-step = Hier weiterspielen
lobby-trouble-forbidden = Das ist nicht für dich
lobby-trouble-forbidden-safe = Nur wer hier spielt, darf zusehen. Bitte jemanden am Tisch um einen Link zum Zuschauen.
lobby-trouble-forbidden-step = Meine Tische
lobby-trouble-norecord = Dieses Spiel gibt es nicht
lobby-trouble-norecord-safe = Es wird nicht mehr geteilt, oder der Link ist am Ende abgeschnitten. Frag noch einmal danach, oder bring das Spiel als Datei mit.
lobby-trouble-norecord-step = Ein Spiel mitbringen

## Refusals: what to do

lobby-refused-offline = Niemand antwortet. Prüfe deine Verbindung und versuch es noch einmal.
lobby-refused-broken = Das hat nicht geklappt: { $why }. Lade die Seite neu; nichts Getanes ist verloren.
lobby-refused-closing = Der Server startet neu. Versuch es gleich noch einmal.
lobby-refused-taken = Jemand war schneller. Wähle einen anderen Platz oder einen anderen Namen.
lobby-refused-no-seat = Diesen Platz gibt es hier nicht. Wähle einen anderen.
lobby-refused-not-there = Der Platz ist schon leer.
lobby-refused-not-seated = Das kann nur, wer hier spielt. Setz dich zuerst.
lobby-refused-not-host = Das kann nur, wer den Tisch eröffnet hat. Bitte diese Person darum.
lobby-refused-not-now = Das geht jetzt nicht: Das Spiel ist weiter, oder andere spielen hier.
lobby-refused-no-bot = Diesen Bot gibt es hier nicht. Wähle einen anderen.
lobby-refused-free-chairs = Es sind Plätze frei. Lade jemanden ein, oder setz Bots hin.
lobby-refused-no-link = Dieser Link wurde benutzt oder gilt nicht mehr. Bitte um einen neuen.
lobby-refused-no-table = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr. Bitte um einen neuen.
lobby-refused-gone = Der Tisch ist weg. Sieh bei deinen Tischen nach.
lobby-refused-known = Das war schon getan.
lobby-refused-text = Ein Name hat 1 bis 24 Buchstaben.
lobby-refused-config = So lässt sich das Spiel nicht spielen. Ändere die Optionen und versuch es noch einmal.
lobby-refused-bad-request = Name: 2 bis 24 Buchstaben und Ziffern. Passwort: mindestens 8 Zeichen.
lobby-refused-too-fast = Nicht so schnell: Versuch es in einer Minute noch einmal.
lobby-refused-too-many = Es sind schon zu viele. Lösche erst ein paar.
lobby-refused-not-kept = Es ließ sich nicht aufschreiben und wurde deshalb nicht getan. Versuch es später noch einmal.
lobby-refused-who = Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.
lobby-refused-wrong = Name und Passwort, oder Code, passen nicht zusammen.
lobby-refused-has-account = Du hast schon ein Konto.
lobby-refused-bad-record = Das ist kein aufgezeichnetes Spiel, oder ein Teil davon fehlt. So eine Datei hat Sabika gespeichert: Text, JSON oder .sbk.
lobby-refused-too-large = Das ist zu groß für ein aufgezeichnetes Spiel: höchstens 256 kB.
