## The end of a game.

end-title = { $me ->
    [yes] Du gewinnst mit { $points }
   *[no] { $names } { $n ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points }
}
end-about = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $players } Spieler, { $game ->
    [red_palace] Der Rote Palast
   *[other] { $modules ->
        [0] Grundspiel
        [one] ein Modul
       *[other] { $modules } Module
    }
}.
end-own = Du bist { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] Sechster
}, { $behind ->
    [0] bei gleicher Punktzahl.
    [one] einen Punkt dahinter.
   *[other] { $behind } Punkte dahinter.
}
end-own-won = { $ahead ->
    [0] Der Nächste hatte gleich viele Punkte.
    [one] Du hattest einen Punkt Vorsprung.
   *[other] Du hattest { $ahead } Punkte Vorsprung.
}
end-look = Tisch ansehen
end-share = Teilen
end-download = Aufzeichnung herunterladen
end-again = Noch einmal
end-result = Ergebnis
end-place = Platz { $n }
end-dirk = spielt zu zweit als Dritter mit
end-beside = { $n } außerhalb
end-alhambra = { $me ->
    [yes] Deine Alhambra
   *[no] Alhambra von { $name }
}

end-turning = Wendepunkte
end-turn = Zug { $n }
end-look-at = Zug { $n } ansehen: { $what }
end-turning-lead = { $me ->
    [yes] Wertung { $round } bringt dich mit { $points } nach vorn, { $ahead } Vorsprung; davor führte { $other }
   *[no] Wertung { $round } bringt { $name } mit { $points } nach vorn, { $ahead } Vorsprung; davor { $them ->
        [yes] führtest du
       *[no] führte { $other }
    }
}
end-turning-gain = Wertung { $round } bringt { $me ->
    [yes] dir
   *[no] { $name }
} { $points }: { $rows }
end-turning-overtaken = { $title }: { $me ->
    [yes] Du überholst { $other }
   *[no] { $name } überholt { $them ->
        [yes] dich
       *[no] { $other }
    }
}, { $points } zu { $less }
end-turning-exact = { $me ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} passend in einem Zug
end-turning-won = { $title }: { $points } Punkte für { $me ->
    [yes] dich
   *[no] { $name }
}
end-turning-lost = { $title }: { $me ->
    [yes] Du verlierst
   *[no] { $name } verliert
} { $points } Punkte

end-points = Punkte im Lauf des Spiels
end-sources = Woher sie kamen
end-wall = Längste Mauer
end-wall-at-scorings = wie die Wertungen sie zählten
end-payments = Zahlungen
end-payments-note = ein Stern ist passend bezahlt
end-exact-ones = Davon passend
end-exact-of = { $exact } von { $all }
end-who = Wer
end-total = Summe
end-start = Anfang
end-scoring = Wertung { $n }
end-the-end = Ende
end-replay = Nachspielen
end-replay-from = Von hier nachspielen
end-turn-of = Zug { $n } von { $all }

## The replay.

end-replay-title = Ein Spiel nachspielen
end-back = Zurück
end-about-won = { $n ->
    [one] { $names } gewann mit { $points }
   *[other] { $names } gewannen zusammen mit { $points }
}
end-copied = Der Link ist kopiert
end-link = Link zu diesem Moment
end-turns = Züge
end-deal = Austeilen
end-moment = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn } von { $turns }
}
end-step = Schritt { $n } von { $all }
end-begins = Das Spiel beginnt
end-whose = Wessen Alhambra
end-as-seen = Wie { $name } es sah
end-hand = Handkarten von { $name }
end-market = Was zu haben war
end-yard = Bauhof
end-preview = Vorschau
end-display = Geldauslage
end-reserve = In der Reserve
end-to-place = Zu bauen
end-empty = leer
end-facts-wall = Mauer
end-facts-tiles = Plättchen
end-facts-cards = Karten
end-others = Die anderen
end-seat = { $name }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}, Mauer { $wall }, { $tiles } Plättchen
end-timeline = Zeitleiste
end-timeline-note = Punkte bis hierher
end-position = Wo im Spiel
end-first = An den Anfang
end-previous = Einen zurück
end-next = Einen weiter
end-play = Abspielen
end-pause = Anhalten
end-next-scoring = Zur nächsten Wertung
end-speed = Tempo: { $n }-fach
end-go-on = Von hier gegen Bots weiterspielen
end-go-on-short = Hier weiterspielen
end-loading = Das Spiel wird herausgesucht …
end-none = Dieses Spiel lässt sich nicht nachspielen.
end-none-more = Vielleicht ist der Link abgeschnitten, oder das Spiel wird nicht mehr geteilt.
end-not-over = Dieses Spiel läuft noch.
end-not-over-more = Nachspielen kannst du es, sobald es zu Ende ist.
end-offline = Der Server antwortet nicht.
end-offline-more = Nichts ist verloren. Versuch es gleich noch einmal.
end-bad-record = Das ist keine Aufzeichnung eines Spiels.
end-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
end-again-try = Noch einmal versuchen
end-to-table = Zum Tisch
end-home = Zur Startseite
end-open = Eine Aufzeichnung öffnen
end-open-more = Wähle eine Datei, die du am Ende eines Spiels heruntergeladen hast. Sie bleibt auf diesem Gerät.
end-file = Aufzeichnung eines Spiels
