## The end of a game.

end-title = { $me ->
    [yes] You win with { $points }
   *[no] { $names } { $n ->
        [one] wins
       *[other] win
    } with { $points }
}
end-about = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $players } players, { $game ->
    [red_palace] The Red Palace
   *[other] { $modules ->
        [0] base game
        [one] one module
       *[other] { $modules } modules
    }
}.
end-own = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $behind ->
    [0] level on points.
    [one] one point behind.
   *[other] { $behind } points behind.
}
end-own-won = { $ahead ->
    [0] You were level on points with the next.
    [one] You were one point ahead.
   *[other] You were { $ahead } points ahead.
}
end-look = See the table
end-share = Share
end-download = Download record
end-again = Play again
end-result = Result
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-dirk = takes part in a game of two
end-beside = { $n } besides
end-alhambra = { $me ->
    [yes] Your Alhambra
   *[no] { $name }’s Alhambra
}

end-turning = Turning points
end-turn = Turn { $n }
end-look-at = Look at turn { $n }: { $what }
end-turning-lead = { $me ->
    [yes] Scoring { $round } puts you in front with { $points }, { $ahead } ahead; before that { $other } led
   *[no] Scoring { $round } puts { $name } in front with { $points }, { $ahead } ahead; before that { $them ->
        [yes] you
       *[no] { $other }
    } led
}
end-turning-gain = Scoring { $round } gives { $me ->
    [yes] you
   *[no] { $name }
} { $points }: { $rows }
end-turning-overtaken = { $title }: { $me ->
    [yes] you overtake { $other }
   *[no] { $name } overtakes { $them ->
        [yes] you
       *[no] { $other }
    }
}, { $points } to { $less }
end-turning-exact = { $me ->
    [yes] You pay
   *[no] { $name } pays
} exactly { $count ->
    [2] twice
    [3] three times
   *[other] { $count } times
} in one turn
end-turning-won = { $title }: { $points } points for { $me ->
    [yes] you
   *[no] { $name }
}
end-turning-lost = { $title }: { $me ->
    [yes] you lose
   *[no] { $name } loses
} { $points } points

end-points = Points over time
end-sources = Where they came from
end-wall = Longest wall
end-wall-at-scorings = as the scorings counted it
end-payments = Payments
end-payments-note = a star is an exact one
end-exact-ones = Exact ones
end-exact-of = { $exact } of { $all }
end-who = Player
end-total = Total
end-start = start
end-scoring = scoring { $n }
end-the-end = the end
end-replay = Replay
end-replay-from = Replay from here
end-turn-of = turn { $n } of { $all }

## The replay.

end-replay-title = Replay of a game
end-back = Back
end-about-won = { $n ->
    [one] { $names } won with { $points }
   *[other] { $names } won together with { $points }
}
end-copied = The link is copied
end-link = Link to this moment
end-turns = Turns
end-deal = Deal
end-moment = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of { $turns }
}
end-step = step { $n } of { $all }
end-begins = The game begins
end-whose = Whose Alhambra
end-as-seen = As { $name } saw it
end-hand = Hand of { $name }
end-market = What could be had
end-yard = Building yard
end-preview = Preview
end-display = Money display
end-reserve = Reserve
end-to-place = To be placed
end-empty = empty
end-facts-wall = Wall
end-facts-tiles = Tiles
end-facts-cards = Cards
end-others = The others
end-seat = { $name }: { $score ->
    [one] one point
   *[other] { $score } points
}, wall { $wall }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
end-timeline = Timeline
end-timeline-note = points so far
end-position = Where in the game
end-first = To the beginning
end-previous = One back
end-next = One on
end-play = Play
end-pause = Pause
end-next-scoring = To the next scoring
end-speed = Speed: { $n } times
end-go-on = Continue from here against bots
end-go-on-short = Play on from here
end-loading = The game is being looked up …
end-none = There is no such replay.
end-none-more = The link may be cut short, or the game is shared no more.
end-not-over = This game is still going on.
end-not-over-more = It can be replayed once it is over.
end-offline = The server does not answer.
end-offline-more = Nothing is lost. Try again in a moment.
end-bad-record = This is not the record of a game.
end-failed = That did not work. Try again in a moment.
end-again-try = Try again
end-to-table = To the table
end-home = To the start page
end-open = Open a record
end-open-more = Choose a file that was downloaded at the end of a game. It stays on this device.
end-file = Record of a game
