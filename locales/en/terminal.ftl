## Choosing

terminal-welcome = Welcome to Sabika, home of the Alhambra.
terminal-choose = Choose a number from 1 to { $count } (? for help):
terminal-not-a-choice = “{ $text }” is no number from 1 to { $count } and no command. Type ? for help.
terminal-press-enter = Press Enter to go on.
terminal-more-moves = { $count ->
    [one] … and one more; type “all” to see it.
   *[other] … and { $count } more; type “all” to see them.
}
terminal-why-not = Not possible: { $reason } (rule { $rule })
terminal-thinking = { $seat } is thinking …
terminal-curtain = The screen is for { $seat } now. The others look away; then press Enter.
terminal-your-turn = { $seat }, it is your turn.

## Undoing, saving, leaving

terminal-undone = Undone: { $move }.
terminal-undo-nothing = There is nothing to undo.
terminal-undo-revealed = This cannot be undone: something hidden has been revealed since.
terminal-undo-others = This cannot be undone: others have moved since.
terminal-saved = Saved in { $file }.
terminal-save-failed = It could not be saved in { $file }: { $error }
terminal-loaded = Going on with { $file }.
terminal-quit-ask = Leave the game? (yes/no)
terminal-yes = yes
terminal-goodbye = Goodbye, until the next game!

## The table

terminal-players = Players
terminal-modules = Modules
terminal-no-modules = base game only
terminal-yard = Yard
terminal-yard-slot = { $slot }. { $currency }: { $tile }
terminal-preview = Preview (it moves up to the right, then into the yard)
terminal-display = Money display
terminal-hand = Your money
terminal-hand-size = { $count ->
    [one] one money card
   *[other] { $count } money cards
}
terminal-alhambra = Alhambra of { $seat }
terminal-reserve = Reserve
terminal-aside = To be placed
terminal-dirk = Dirk’s tiles
terminal-magical = magical
terminal-ability-cost = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 card
   *[other] {" "}+ { $cards } cards
}
terminal-empty = empty
terminal-supply-left = Tiles in the supply: { $count }
terminal-deck-left = Cards in the deck: { $count }
terminal-longest-wall = Longest wall: { $length }
terminal-turn = Turn { $number }
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.

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
terminal-points = { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-final = Final result
terminal-winner = { $count ->
    [one] { $names } wins. Congratulations!
   *[other] { $names } win together. Congratulations!
}

## Help

terminal-help-title = What you can type
terminal-help-number = a number: make this move
terminal-help-move = a move in game notation, such as “buy 1 with gulden-7”
terminal-help-all = all: show every move
terminal-help-why = why …: ask why a move is not possible
terminal-help-hint = hint: what a bot would do
terminal-help-undo = undo: take back your last move
terminal-help-log = log: what has happened so far
terminal-help-score = score: points and what the next scoring would bring
terminal-help-board = board: all Alhambras
terminal-help-rules = rules …: read a rule, such as “rules BASE-B3”
terminal-help-save = save …: save the game in a file
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
terminal-kind-buy = Buy a tile (★ exactly: play again)
terminal-kind-buy-between = Buy a tile, exactly
terminal-kind-take = Take money
terminal-kind-module = Actions of the modules
terminal-kind-answer = Your choices
terminal-kind-place = Place a tile
terminal-kind-redesign = Redesign
terminal-kind-pass = Or not
terminal-kind-beside = At any time
terminal-why-legal = It is possible: { $move }.
terminal-hint = The bot greedy would: { $move } (typed: { $text })
terminal-no-seat = Nobody here is called “{ $text }”.
terminal-no-rule = There is no rule “{ $text }”.
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
terminal-help-rules-how = Read one with “sabika rules BASE-B3”, list some with “sabika rules VIZ”.
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
terminal-base-1 = You collect money in four currencies, buy buildings and place them round your fountain.
terminal-base-2 = Your turn is one action: take money (one card, or several worth 5 at most), buy a tile, or redesign your Alhambra. Whoever pays a price exactly has another action.
terminal-base-3 = Tiles are never turned. Walls meet walls, open sides meet open sides, every tile can be reached on foot from the fountain, and no gap is closed in.
terminal-base-4 = Three scorings pay for the most buildings of each type and for the longest outer wall.
terminal-base-5 = The game ends when the yard cannot be filled any more.
terminal-base-dirk = Two play with Dirk: he owns tiles, takes part in the majorities and can be given what you buy, but he cannot win.

## The terminal: the combination card

terminal-combo-prepare = What to prepare
terminal-combo-turn = A turn, in order
terminal-combo-buying = What is bought, and for how much
terminal-combo-scoring = A scoring, in order
terminal-combo-end = When the game ends
terminal-combo-modules = The modules one by one
terminal-combo-topic-money = Paying
terminal-combo-topic-getting = Getting tiles
terminal-combo-topic-building = Building
terminal-combo-topic-counting = Pieces and points
terminal-turn-begin = Your turn begins
terminal-turn-begin-caravanserai = first move one stone of your caravanserais by one field, if you like
terminal-turn-begin-characters = then beggar, dancer and money changer, each once, in any order
terminal-turn-action = One action
terminal-turn-action-base = take money, buy a tile or redesign; exactly paid, you have another action
terminal-turn-action-vizier = or wake your sleeping stone
terminal-turn-action-squares = or take a face-up square, free of charge
terminal-turn-action-exchange_offices = or take one exchange office of the display
terminal-turn-action-city_gates = or take the gate card beside the display
terminal-turn-action-characters = with the merchant several cards are worth up to 7
terminal-turn-action-walls = or take a wall card and build its pieces on one of your tiles
terminal-turn-action-treasure_chamber = or buy the four chests of a room
terminal-turn-action-bazaars = or buy a bazaar beside the yard
terminal-turn-action-power_of_sultan = or buy a sultan card beside the yard
terminal-turn-action-caravanserai = or buy a caravanserai, with four types in your Alhambra (two at most, the second with five)
terminal-turn-action-art_of_the_moors = or develop: all your culture tiles go one section on, up to their stones
terminal-turn-action-falconers = or, as your only action, set falcons where four tiles meet, each for one card of your hand
terminal-turn-action-watchtowers = a watchtower of its colour can be bought along with a building of the base game
terminal-turn-action-building_sites = or take a tile as a building site (your last action), or complete one
terminal-turn-action-magical_buildings = a redesign may also turn a magical building where it stands
terminal-turn-action-red_palace = before, between and after your actions: abilities, each once, paid with your guards; one of them is a purchase from the preview
terminal-turn-pay = Right after paying
terminal-turn-pay-change = for every two units too much you may draw a coin
terminal-turn-pay-exchange_certificates = up to 6 too much may be saved on your empty certificate, in any currency that has a stone left
terminal-turn-pay-building_sites = look secretly at two site tiles, keep one
terminal-turn-pay-power_of_sultan = keep the mark of the sultan card, or draw once for a new one
terminal-turn-pay-invaders = a building of an open scout’s type, paid exactly: take the scout and look at the next attack
terminal-turn-pay-characters = the miser takes a display card after a price of 10 or more
terminal-turn-place = Placing
terminal-turn-place-base = build what you got, or put it in your reserve
terminal-turn-place-city_gates = a gate card may open a double wall, if the move needs it
terminal-turn-place-camps = camps stand outside, with a bastion against a wall
terminal-turn-place-street_trader = build on the trader’s spot, and a resident may move in
terminal-turn-place-watchtowers = a watchtower goes into the Alhambra, turned as you like, a short side at a building of its colour; never into the reserve
terminal-turn-place-magical_buildings = magical buildings may be turned
terminal-turn-place-red_palace = first a wall piece, if you hold one; each tower of a tile that you lay gets a guard
terminal-turn-place-bonus_cards = with its tile built, a bonus card may be shown, now or at any other time
terminal-turn-end = Your turn ends
terminal-turn-end-characters = the architect redesigns once more
terminal-turn-end-master_builders = one master builder may redesign once more
terminal-turn-end-treasure_chamber = bought chests go on buildings of their colour; what is left goes round
terminal-turn-end-street_trader = a trader that was set aside finds a new spot
terminal-turn-end-art_of_the_moors = new culture tiles for two buildings of one price, and stones move on
terminal-turn-end-red_palace = all abilities are turned face up again
terminal-turn-refill = Filling up
terminal-turn-refill-base = money up to four cards, then a scoring if its card came up, then the yard
terminal-turn-refill-base-red_palace = the preview moves up into the yard, then yard and preview are filled, then money up to four cards, then a scoring if its card came up
terminal-turn-refill-city_gates = a gate card lies beside the display
terminal-turn-refill-characters = a character is auctioned at once
terminal-turn-refill-walls = a wall card goes to its row
terminal-turn-refill-power_of_sultan = a sultan card gets a mark and lies beside the yard; a tile drawn for the yard may be claimed with a card of its type, the next player first
terminal-turn-refill-bazaars = a bazaar goes beside the yard, and its slot gets the next tile
terminal-turn-between = Between two turns
terminal-turn-between-vizier = with an awake stone you may buy one tile of the yard, exactly
terminal-turn-between-thieves = a thief takes one open money card of its currency; not for the next player
terminal-scored-before-characters = The wise man’s owner names a type
terminal-scored-before-bonus_cards = Everybody may show bonus cards
terminal-scored-base-wall = Walls: one point for each segment of the longest outer wall
terminal-scored-wall-watchtowers = 2 points more for each watchtower in it
terminal-scored-wall-characters = the city watch adds one for every three segments
terminal-scored-base-majority = Buildings: the most of each type
terminal-scored-majority-squares = squares count the buildings beside them once more
terminal-scored-majority-bonus_cards = a shown bonus card is one building more
terminal-scored-majority-characters = the wise man is half a building
terminal-scored-majority-new_score_cards = the card of this scoring says what each type pays
terminal-scored-majority-building_sites = a building site counts for nothing but its walls
terminal-scored-majority-red_palace = the strip of this scoring says what each type pays; your half-building counts half
terminal-scored-base-more = Everything else
terminal-scored-more-red_palace = only in the third: each guard on your longest wall brings what the guard board shows
terminal-scored-more-camps = one point for each tile in the row of a camp’s arrow
terminal-scored-more-street_trader = residents in series of different colours: 1, 3, 6, 10, 15, 21
terminal-scored-more-treasure_chamber = most chests: 7; 14 and 7; 22, 14 and 7
terminal-scored-more-bazaars = only in the third: bazaars count the colours all round
terminal-scored-more-art_of_the_moors = every culture tile pays what it shows
terminal-scored-more-falconers = falcons of one colour: 2, 6, 12, 20, 30
terminal-scored-after-medina = Medinas: whoever has the fewest loses points, whoever has none loses more
terminal-scored-after-invaders = The attack: points for open sides towards it are lost
terminal-scored-base-dirk = Dirk draws his tiles, after the first and the second
terminal-end-sites = First the building sites in the Alhambras are turned over: money cards of their currencies are worthless to their owner.
terminal-end-base = The tiles left in the yard go to whoever has the most money in their currency; then comes the third scoring.
terminal-end-counts = Counted with that money: { $things }.
terminal-end-master_builders = master builders (3)
terminal-end-change = coins
terminal-end-caravanserai = what caravanserais show
terminal-end-exchange_certificates = what is saved
terminal-end-magician = Last of all the magician brings 8 points.
terminal-buy-building = building
terminal-buy-building-price = its price, in the currency of its slot
terminal-buy-preview = of the preview
terminal-buy-preview-price = exactly its price in one currency of your choice; a guard and one card besides
terminal-buy-watchtower = + watchtower
terminal-buy-watchtower-price = 6 more; 4 after the first scoring, 2 after the second
terminal-buy-camp = camp
terminal-buy-medina = medina
terminal-buy-like = like a building
terminal-buy-bazaar = bazaar
terminal-buy-bazaar-price = exactly the price of the tile on its currency’s slot
terminal-buy-sultan = sultan card
terminal-buy-sultan-price = 7 in its currency
terminal-buy-inn = caravanserai
terminal-buy-inn-price = 8 with four types, 4 with five, 2 with six; one currency
terminal-buy-site = site, set up
terminal-buy-site-price = half the price, rounded down, in the currency of its slot
terminal-buy-finish = site, done
terminal-buy-finish-price = the whole price, in the hidden currency of the site
terminal-buy-chests = four chests
terminal-buy-chests-price = 8 in any mix
terminal-buy-character = character
terminal-buy-character-price = your bid, in one kind of money
terminal-buy-falcon = falcon
terminal-buy-falcon-price = one money card of your hand, whatever its value
terminal-buy-column-again = again
terminal-buy-column-back = back
terminal-buy-column-office = office
terminal-buy-column-gems = gems
terminal-buy-column-saved = saved
terminal-buy-column-patron = patron
terminal-buy-column-miser = miser
terminal-buy-column-vizier = vizier
terminal-buy-column-scout = scout
terminal-buy-legend-again = again: paid exactly it brings another action
terminal-buy-legend-back = back: too much brings coins or can be saved
terminal-buy-legend-pays = { $columns }: may help to pay
terminal-buy-legend-vizier = vizier: can buy it between two turns
terminal-buy-legend-gets = { $columns }: helps you when you buy it

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
terminal-sim-speed = { $games } games in { $seconds } s: { $rate } games/s ({ $threads ->
    [one] one thread
   *[other] { $threads } threads
})

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
terminal-bench-module = Random games with { $module } only
terminal-bench-bytes-base = Size of a base game
terminal-bench-bytes-all = Size of a game with all modules
terminal-bench-calibration = A lap of the yardstick { $name } takes { $micros } µs here. “In laps”: how many in the time of a lap; for times, how many turns of its loop.
