## Choosing

terminal-welcome = Welcome to Sabika, home of the Alhambra.
terminal-choose = Choose a number from 1 to { $count } (? for help):
terminal-not-a-choice = “{ $text }” is no number from 1 to { $count } and no command. Type ? for help.
terminal-ways = { $count } ways
terminal-back = back
terminal-final-move = This cannot be taken back afterwards: { $move }
terminal-final-how = Enter does it, anything else lets you choose again:
terminal-only-answer = There is only one answer: { $move }
terminal-always-on = You pass this question from now on. “always” at one that cannot be passed has you asked again.
terminal-always-off = You are asked everything again.
terminal-always-no = This question cannot be passed.
terminal-rooms-same = As before: { $rooms }. “table” shows everything.
terminal-press-enter = Press Enter to go on.
terminal-why-nothing = No rule speaks against it; or it means nothing now.
terminal-seed = This game was dealt by the seed { $seed }: “sabika play --seed …” deals it again.
terminal-afterwards = The game is over. Type rematch, log, score, board or save and a file; Enter leaves:
terminal-why-not = Not possible: { $reason } (rule { $rule })
terminal-curtain = The screen is for { $seat } now. The others look away; then press Enter.

## Undoing, saving, leaving

terminal-undone = Undone: { $move }.
terminal-undo-nothing = There is nothing to undo.
terminal-undo-revealed = This cannot be undone: something hidden has been revealed since.
terminal-undo-others = This cannot be undone: others have moved since.
terminal-saved = Saved in { $file }.
terminal-save-failed = It could not be saved in { $file }: { $error }
terminal-loaded = Going on with { $file }.
terminal-goodbye = Goodbye, until the next game!

## The table

terminal-yard = Yard
terminal-preview = Preview (it moves up to the right, then into the yard)
terminal-display = Money display
terminal-hand = Your money
terminal-alhambra = Alhambra of { $seat }
terminal-reserve = Reserve
terminal-aside = To be placed
terminal-dirk = Dirk’s tiles
terminal-magical = magical
terminal-empty = empty
terminal-supply-left = Tiles in the supply: { $count }
terminal-deck-left = Cards in the deck: { $count }
terminal-longest-wall = Longest wall: { $length }
terminal-turn = Turn { $number }
terminal-log = What happened

## Points

terminal-score = Points
terminal-score-player = Player
terminal-score-total = Total
terminal-score-sum = Sum
terminal-score-beside = After the scorings
terminal-score-beside-red_palace = At the start, less what was paid
terminal-scoring = { $round ->
    [1] First scoring
    [2] Second scoring
   *[3] Final scoring
}
terminal-scoring-preview = What scoring { $round } would bring now
terminal-final = Final result
terminal-winner = { $count ->
    [one] { $names } wins. Congratulations!
   *[other] { $names } win together. Congratulations!
}

## Help

terminal-help-title = What you can type
terminal-help-number = a number: take this line of the menu
terminal-help-move = a move in game notation, such as “buy 1 with gulden-7”
terminal-help-why = why …: why something is not possible: a cell (“why 1,0”), a slot (“why gulden”), a card (“why 7 denar”) or a move
terminal-help-back = back: up to the menu before (0 does the same)
terminal-help-explain = explain …: what a line of the menu is about (“? 7” does the same)
terminal-help-always = always: pass this question now and from now on; at one that cannot be passed: be asked everything again
terminal-help-rematch = rematch: play again with the same players
terminal-help-hint = hint: what a bot would do
terminal-help-undo = undo: take back your last move
terminal-help-log = log: what has happened so far
terminal-help-score = score: points and what the next scoring would bring
terminal-help-board = board: all Alhambras
terminal-help-rules = rules …: read a rule, such as “rules BASE-B3”, or find some by their words: “rules exact payment”
terminal-help-save = save …: save the game in a file
terminal-help-help = help: this list
terminal-help-quit = quit: leave the game
terminal-help-cells = Cells are written east,north as seen from the fountain at 0,0.

## The terminal: seats and choices

terminal-column-cards = Cards
terminal-column-wall = Wall
terminal-price = price { $price }
terminal-pays = Scoring { $round } pays { $place ->
    [1] the most
    [2] the second
   *[3] the third
}
terminal-wall-then = → wall { $length }
terminal-why-legal = It is possible: { $move }.
terminal-thought = { $bot }: { $win } % to win, { $margin } points: { $move } ({ $futures ->
    [one] one future
   *[other] { $futures } futures
})
terminal-hint = The bot emir would: { $move } (typed: { $text })
terminal-no-seat = Nobody here is called “{ $text }”.
terminal-no-rule = There is no rule “{ $text }”.
terminal-go-on-resume = Go on later with: sabika play --resume
terminal-nothing-left = no game was left unfinished here; “sabika play” begins one
terminal-left = A game that you left is kept until you move in this one: sabika play --resume goes on with it.
terminal-go-on-with = Go on later with: sabika play --load { $file } --save { $file }
terminal-help-table = table: show the table once more
terminal-help-bad-move = “{ $text }” is no move. Moves look like: take denar-2 gulden-3 · buy 1 with gulden-7 · build garden-8-NE at 1,0 · build magical-tower at 1,0 turned 90 · turn 1,0 to 90
terminal-help-board-signs = On the board a thick line is a wall and a dotted line an open side; where there is no line you can walk. [7] is the place of choice 7.

## The terminal: bad input

terminal-bad-players = { $least } to { $most } can play, not { $found }
terminal-bad-option-form = an option has the form name=value
terminal-bad-option = there is no such option; there are { $known }
terminal-bad-value = it can be { $allowed }
terminal-bad-module = there is no such module; there are { $known }
terminal-bad-game = there is no such game; there are { $known }
terminal-game-no-module = this is a game, not a module: play it with --game { $game }
terminal-foreign-module = { $game } is not played with this module (rule { $rule }); with it go { $known }
terminal-foreign-option = { $game } has no such option (rule { $rule }); it has { $known }
terminal-playing = You are playing: { $game }.
terminal-bad-bot = there is no bot “{ $name }”; there are { $known }
terminal-bad-seats = { $seats ->
    [one] one seat is
   *[other] { $seats } seats are
} named for { $players } players
terminal-bad-name = seat { $seat } has no name
terminal-bad-ply = the game has { $most } moves
terminal-said-twice = it is given twice
terminal-at-least-one = at least 1
terminal-did-you-mean = Did you mean “{ $name }”?
terminal-bad-command = there is no such command; there are { $known }

## The terminal: records, rules, combinations

terminal-verified = Verified: { $moves ->
    [one] one move
   *[other] { $moves } moves
} in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, every one legal.
terminal-rules-files = { $rules } rules in { $files } files
terminal-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
terminal-help-rules-how = Read one with “sabika rules BASE-B3”, list some with “sabika rules VIZ”, find some by their words with “sabika rules shared edge”.
terminal-no-rule-words = No rule has all of these words: { $text }.
terminal-coverage-all = { $count ->
    [one] The one rule of this version is shown by a scenario or a test.
   *[other] All { $count } rules of this version are shown by a scenario or a test.
}
terminal-coverage-waiting = { $rule } waits for a module that is not there yet: { $modules }.
terminal-coverage-missing = { $count ->
    [one] One rule of { $of } is shown by no scenario and no test:
   *[other] { $count } rules of { $of } are shown by no scenario and no test:
}
terminal-combo-base = In short
terminal-combo-interactions = What goes together

## The terminal: the combination card

terminal-combo-prepare = What to prepare
terminal-combo-turn = A turn, in order
terminal-combo-buying = What is bought, and for how much
terminal-combo-scoring = A scoring, in order
terminal-combo-end = When the game ends
terminal-combo-modules = The modules one by one

## The terminal: simulations

terminal-sim-title = { $games } games of { $players } players
terminal-sim-bot = Bot
terminal-sim-seats = Seats
terminal-sim-wins = Wins (95 %)
terminal-sim-fair = Fair
terminal-sim-points = Points
terminal-sim-wall = Wall
terminal-sim-turns = Turns
terminal-sim-bought = Bought
terminal-sim-exact = Exactly
terminal-sim-length = A game has { $turns } turns and { $moves } moves; { $shared } % end with several winners.
terminal-sim-hash = Hash of all results: { $hash } (the same on every machine).
terminal-sim-seat = Seat
terminal-sim-by-seat = Seat by seat
terminal-sim-spread = Points, by tenths of the games (in %)
terminal-sim-least = least
terminal-sim-most = most
terminal-sim-seed = Seeds { $first } to { $last }, one for each deal.
terminal-sim-stopped = Stopped: { $played } of { $games } games were played. This is their report.
terminal-sim-speed = { $games } games in { $seconds } s: { $rate } games/s ({ $threads ->
    [one] one thread
   *[other] { $threads } threads
})

## The terminal: the ladder of bots

terminal-ladder-title = { $table }: { $games } games of { $players } players
terminal-ladder-rating = Rating
terminal-ladder-time = A question
terminal-ladder-against = Against
terminal-ladder-games = Games
terminal-ladder-two = at least two bots, each named once
terminal-ladder-unknown = there is no table “{ $table }”: a number of players from 2 to 6, a preset, or a module
terminal-ladder-interval = 95 %

## The terminal: benchmarks

terminal-bench-title = One core, four players, median of three rounds
terminal-bench-what = What
terminal-bench-median = Median
terminal-bench-spread = Spread
terminal-bench-laps = In laps
terminal-bench-target = Target
terminal-bench-listed = Random games, all moves listed
terminal-bench-sampled = Random games, moves drawn without a list
terminal-bench-moves = Moves, all listed
terminal-bench-greedy = Games of four greedy bots
terminal-bench-playouts = Playouts from the middle of a game
terminal-bench-step = Search steps: copy, re-deal, six plies of greedy
terminal-bench-step-modules = The same with all modules
terminal-bench-search = Futures tried by architect, with first sight
terminal-bench-search-modules = The same with all modules
terminal-bench-greedy-modules = Games of three greedy bots, all modules
terminal-bench-placements = Where a tile fits, 14 tiles
terminal-bench-placements-ready = Where a tile fits, board made ready
terminal-bench-wall = Longest wall, 14 tiles
terminal-bench-removals = What can be removed, 14 tiles
terminal-bench-clone-base = Copy of a base game
terminal-bench-clone-all = Copy of a game with all modules
terminal-bench-unused = Random games, modules there but not used
terminal-bench-modules = Random games, all modules used, all moves listed
terminal-bench-modules-drawn = Random games, all modules used, moves drawn
terminal-bench-palace = Random games of The Red Palace, all moves listed
terminal-bench-palace-drawn = Random games of The Red Palace, moves drawn
terminal-bench-question = A question with its choices and a snapshot, for one seat
terminal-bench-question-modules = The same with all modules
terminal-bench-view = The table ready to draw, for one seat
terminal-bench-view-modules = The same with all modules
terminal-bench-news = A move and its news for four seats
terminal-bench-news-modules = The same with all modules
terminal-bench-module = Random games with { $module } only
terminal-bench-bytes-base = Size of a base game
terminal-bench-bytes-all = Size of a game with all modules
terminal-bench-calibration = A lap of the yardstick { $name } takes { $micros } µs here. “In laps”: how many in the time of a lap; for times, how many turns of its loop.

## The terminal: bots that are programs

terminal-sim-program = The bot “{ $bot }”, in the game with seed { $seed }, at ply { $ply }: { $why }.
terminal-sim-program-no-start = it could not be started: { $error }
terminal-sim-program-gone = the program has ended
terminal-sim-program-silent = it gave no answer for { $seconds } s
terminal-sim-program-unasked = it said “{ $text }” without being asked
terminal-sim-program-nonsense = the line “{ $text }” is no JSON object with a “move”
terminal-sim-program-no-move = “{ $text }” is no move
terminal-sim-program-illegal = the move “{ $move }” is not possible: { $reason } (rule { $rule })

## The terminal: modules and options

terminal-modules-expansion = Expansion { $number }
terminal-modules-promos = Promos
terminal-modules-game = { $game } (--game { $name }) is played with: { $modules }.
terminal-modules-options = Options
terminal-modules-default = (default)
terminal-modules-number = a number from 0 to { $most }; by default { $default }
terminal-modules-how = Play with some: sabika play --modules vizier,squares --option holes=cell. What goes together: sabika combo vizier squares.

## The terminal: records that cannot be read

terminal-record-none = this is no record of a game
terminal-record-newer = { $what }: written by a later version ({ $found }; this one knows { $known })
terminal-record-cut = the record ends in the middle, at byte { $at }
terminal-record-damaged = it is damaged at byte { $at } ({ $why })
terminal-record-no-json = this is no JSON ({ $why })
terminal-record-field = the field { $field } is wrong ({ $why })
terminal-record-line = line { $line } cannot be read ({ $why })
terminal-record-wrong-seat = line { $line }: move { $ply } is for { $asked } to make, not for { $said }
terminal-record-illegal = move { $ply } (“{ $move }”, { $seat }) is not possible: { $reason } (rule { $rule })
terminal-record-after-end = the game was over before move { $ply }
terminal-record-wrong-result = it says the result is { $said }, but the moves give { $found }
terminal-record-not-over = it names a result, but the game is not over after move { $ply }

## The whole screen

screen-small = Sabika needs a window of at least 60 columns and 20 rows. With --plain it speaks in lines.
screen-player = { $name } { $points } ({ $cards } cards, wall { $wall })
screen-player-short = { $name } { $points }
screen-alhambra = { $name }: wall { $wall }
screen-keys = ↑↓ Enter choose · Tab board · Esc back · u undo · h hint · ? help · q leave
screen-keys-page =  ↑↓ read · Enter go on
screen-keys-end =  ↑↓ read · v look back · r play again · w save · q leave
screen-keys-review =  ←→ move by move · Home, End · Esc back
screen-final =  Enter: do it · Esc: not yet
screen-back = Esc: back
screen-save = Save in which file?
screen-rules = Which rule? Its number or some of its words:
screen-review = After { $ply } of { $of } moves
screen-no-modules = No module is in play.
screen-help =
    ↑ ↓ and Enter, a number, or a click: take a line of the menu. Esc goes back.
    Tab: to the board, then to the yard and the display, then to the menu again. The arrows move there, Enter touches what can be touched ({"◆"}); what cannot says why.
    What cannot be taken back is asked once more: that is the end of your turn. Until then u takes back what you did.

    h  what a bot would do              u  take back
    x  what this line is about          a  always pass this / ask me again
    l  what has happened                s  points, and the next scoring
    b  all Alhambras                    m  what the modules show
    r  look up a rule                   w  save the game in a file
    q  leave; sabika play --resume goes on

## The server

terminal-serving = Sabika serves tables at { $url }; they are kept in { $folder }. Ctrl-C stops it.
terminal-serve-no-browser = no browser could be opened
terminal-bot-played = Everybody has played; { $count } sat at the table.
terminal-bot-no-table = there is no such table, or it does not let the bot in
terminal-restore-there = there are tables in { $folder } already: name another folder
terminal-reports = { $count ->
    [0] Nobody has reported anything.
    [one] One report.
   *[other] { $count } reports.
}
terminal-serve-no-folder = there is no data folder: name one
terminal-fsck = { $count ->
    [one] One table was read
   *[other] { $count } tables were read
}, { $broken ->
    [0] every log is whole.
    [one] one log does not fit together.
   *[other] { $broken } logs do not fit together.
}
terminal-verify = Every move is legal, and the deal is the one that was promised as { $hash }.
terminal-verify-other = This deal was promised as { $hash }, not as that.
terminal-load-moves = Moves
terminal-load-latency = From a move to its acknowledgement: half · 95 % · 99 % · all
terminal-load-refused = Refused
terminal-load-cpu = Processor time of the server (moves in a second of it)
terminal-load-memory = Memory of the server
