# Bosworth: cards, camps, turns.

game-bosworth = Bosworth
seat-south = South
seat-west = West
seat-north = North
seat-east = East
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
card-king = king
card-queen = queen
card-rook = rook
card-bishop = bishop
card-knight = knight
card-pawn = pawn
the-card-king = the king
the-card-queen = the queen
the-card-rook = the rook
the-card-bishop = the bishop
the-card-knight = the knight
the-card-pawn = the pawn
cards-king = { $count ->
    [one] king
   *[other] { $count } kings
}
cards-queen = { $count ->
    [one] queen
   *[other] { $count } queens
}
cards-rook = { $count ->
    [one] rook
   *[other] { $count } rooks
}
cards-bishop = { $count ->
    [one] bishop
   *[other] { $count } bishops
}
cards-knight = { $count ->
    [one] knight
   *[other] { $count } knights
}
cards-pawn = { $count ->
    [one] pawn
   *[other] { $count } pawns
}
layout-split = a split camp
kingdom = { $seat }, { $colour }
kingdom-split = { $seat }, { $colour }, camp on { $squares }

# The lobby
lobby-open-bosworth = **{ $game }**: { $host } opens a game{ $variant }. Sit down with the button, or with `{ $command }`; choose camp and colour in the menus.
lobby-camp = { $seat }, { $colour }: { $player }
lobby-camp-only = { $seat }: { $player }
lobby-colour-only = camp by lot, { $colour }: { $player }
lobby-lot = camp by lot: { $player }
lobby-more = { $count ->
    [one] One more player, and **{ button-start }** begins the game.
   *[other] { $count } more players, and **{ button-start }** begins the game.
}
lobby-enough = { $count ->
    [one] **{ button-start }** begins the game; one more can join.
   *[other] **{ button-start }** begins the game; { $count } more can join.
}
lobby-complete = All seats are taken. **{ button-start }** begins the game.
lobby-two-opposite = Two who play alone camp opposite each other.
lobby-lots = Who did not choose is given a camp by lot; so is who begins.
menu-camp = Choose your camp
menu-colour = Choose your colour
entry-lot = Let the lot decide
entry-lot-hint = A camp that nobody has chosen
camp-south = b1 to e1, below
camp-west = a2 to a5, on the left
camp-north = b6 to e6, above
camp-east = f2 to f5, on the right
camp-split-west = a2 to a5; with South and North: the middle of the left and right sides
camp-split-north = b6 to e6; with West and East: the middle of the lower and upper sides

# A turn
game-started-bosworth = **{ $game }** begins. Turns go round in this order: { $order }. By lot { $first } begins.
kingdom-of = { $player } ({ $kingdom })
game-turn-moved = { $player } ({ $seat }) moves `{ $move }` with { $card }.
game-turn-took = { $player } ({ $seat }) plays `{ $move }`: { $card } takes { $taken } of { $owner }.
game-turn-took-own = { $player } ({ $seat }) plays `{ $move }`: the king takes { $taken } of his own side.
game-turn-skipped = { $player } ({ $seat }) has no move and is skipped.
game-turn-defeated = **{ $loser } ({ $loserseat }) is out**: all cards of { $loserseat } leave the board, and that camp closes. { $player } wins the queen.
game-turn-placed = Placed: { $cards }.
game-turn-placed-on = { $card } on { $square }
game-turn-dug = The won queen takes the place of a card face down, on { $square }.
game-turn-closed = { $count ->
    [one] The hand is empty: a card face down on { $squares }.
   *[other] The hand is empty: cards face down on { $squares }.
}
game-turn-drew = { $count ->
    [one] Drawn: one card.
   *[other] Drawn: { $count } cards.
}
game-turn-choosing = { $player } is choosing cards for the camp.
game-choosing = { $player } ({ $seat }) has moved and is choosing cards for the camp.
game-resigned-out = **{ $player } ({ $seat }) resigns and is out**: all cards of { $seat } leave the board, and that camp closes.
game-draw-accepted = { $player } ({ $seat }) accepts the draw. { $opponent }, do you too?
game-undo-accepted = { $player } ({ $seat }) agrees. { $opponent }, do you too?
game-quiet-claim-rounds = { $count } rounds without a capture or a placed card: whoever still plays may claim a draw, with the button or `{ $command }`.
reason-last-king = the last living king
reason-deadlock = nobody can move any more
reason-resigned-all = the last opponent resigns
reason-claimed-bosworth = claimed after 50 rounds without a capture or a placed card

# One's own view
own-hand = Your hand: { $cards }. { $count ->
    [0] Nothing is left to draw.
    [one] One card is left to draw.
   *[other] { $count } cards are left to draw.
}
own-hand-empty = Your hand is empty. { $count ->
    [0] Nothing is left to draw.
    [one] One card is left to draw.
   *[other] { $count } cards are left to draw.
}
own-fill = { $count ->
    [one] **Choose a card for { $squares }.** The others see your turn when that is done.
   *[other] **Choose cards for { $squares }.** The others see your turn when that is done.
}
own-dig = **All of your camp lies face down.** The queen you won can take the place of one card – or stay in your hand.
help-choose = You have moved: now choose cards for your camp, in the menus of **{ $button }** or with `{ $command }`.
own-out = You are out of this game. You can go on watching.
confirm-resign-others = Do you really want to resign? You are then out: your cards leave the board, and the others play on.
own-others = Others: { $list }.
own-other = { $player } ({ $seat }) { $hand } in hand, { $pile } to draw
space-menu = { $square }: choose a card
card-takes = takes { $card } of { $seat }
card-takes-own = takes { $card } of YOUR OWN
space-menu-queen = { $square }: put the queen here
card-count = { $count } in your hand
button-hand = My hand
button-keep-queen = Keep the queen in hand
go-on = Done: see the message with your hand.
joined-colour = You sit at { $game } with { $colour } cards. If you choose no camp, the lot decides.
joined-camp-colour = You sit at { $game }: { $seat }, { $colour }.
joined-lot = You sit at { $game }. Camp by lot, unless you choose one.

# In the picture
picture-choosing-south = South is choosing
picture-choosing-west = West is choosing
picture-choosing-north = North is choosing
picture-choosing-east = East is choosing

# Alt texts
alt-won-bosworth = { $seat } has won: { $reason }.
alt-bosworth = { $game }, 6 by 6, woods on a1 f1 a6 f6. { $status } { $last } { $kingdoms } { $closed } { $taken }
alt-kingdom = { $seat } ({ $colour }): { $cards }; { $hand }, { $pile } to draw.
alt-kingdom-out = { $seat } is out.
alt-kingdom-lobby = { $seat } ({ $colour }).
alt-hand-count = { $count } in hand
alt-hand = in hand { $cards }
alt-unmoved = unmoved { $card } { $squares }
alt-going-up = { $card } going up { $squares }
alt-going-down = { $card } going down { $squares }
alt-going-left = { $card } going left { $squares }
alt-going-right = { $card } going right { $squares }
alt-closed = Face down: { $squares }.
alt-taken = Taken: { $list }.
alt-taken-of = of { $seat } { $cards }
alt-choosing = { $seat } is choosing cards.

# What the rules refuse
rules-unreadable-bosworth = `{ $typed }` is no move. Type from and to, such as `b1-b3`, or a card and its space, such as `N@b1`.
rules-not-yours-bosworth = `{ $typed }`: the card on { $square } belongs to { $owner }.
rules-own = `{ $typed }`: your own card lies on { $square }. Only the king takes his own.
rules-closed = `{ $typed }`: nothing goes to { $square }: { $what }.
closed-wood = woods stand there
closed-card = a card lies there face down
rules-own-camp = `{ $typed }`: a pawn never comes back into its own camp.
rules-place-first = `{ $typed }`: you have moved already. Now choose cards for your camp: `{ $command }` shows your hand.
rules-move-first = `{ $typed }`: first move a card, then place one.
rules-not-in-hand = `{ $typed }`: there is no { $card } in your hand.
rules-not-open = `{ $typed }`: { $square } is no open space of your camp.
rules-nothing-to-place = `{ $typed }`: after that move there is nothing to place. Leave it out.
rules-no-pass = `{ $typed }`: you can't pass while there is something you can do.
rules-not-so-king = `{ $typed }`: a king goes one square, in any direction.
rules-not-so-queen = `{ $typed }`: a queen goes straight or diagonally, as far as the way is open.
rules-not-so-rook = `{ $typed }`: a rook goes straight, as far as the way is open.
rules-not-so-bishop = `{ $typed }`: a bishop goes diagonally, as far as the way is open.
rules-not-so-knight = `{ $typed }`: a knight jumps two squares straight and one aside.
rules-not-so-pawn = `{ $typed }`: a pawn goes one square forward, at first one or two; later also one aside, towards the camp of somebody who still plays. It takes diagonally.
refused-not-opposite = Two who play alone camp opposite each other. { $seat } does not fit what is chosen already.
refused-not-split = With a split camp two camp opposite each other, and the third has the side after the first of them. { $seat } does not fit what is chosen already.
refused-no-camp = { $seat } does not fit what is chosen already.
refused-colour-taken = Somebody has { $colour } already. Choose another colour.
refused-camps = { $command } can't begin with these camps: two who play alone camp opposite each other. Choose another camp, let the lot decide, or wait for a third.
refused-camps-split = With a split camp the three camps are South, West and North, or West, North and East. Choose another camp, or let the lot decide.
refused-split-three = Only three play with a split camp: leave out the number of players, or choose three.
refused-full-bosworth = All seats at { $game } are taken.
refused-too-few-players = { $count ->
    [one] One more player has to sit down before the game can begin.
   *[other] { $count } more players have to sit down before the game can begin.
}
refused-defeated = You are out of this game of { $game }. You can go on watching.
refused-answered-already = You have agreed already; others have still to answer.
refused-answer-first = Somebody asks already: answer that first, with the buttons under the board.
refused-which-space = Several spaces are open: say which one with the option `{ $option }`.
refused-no-card = { $typed } is no card. The letters are K, Q, R, B, N and P.
refused-revealed-bosworth = Cards were placed in that turn or after it, or somebody is out: that can't be taken back.
refused-too-early-rounds = That takes { $wanted } rounds without a capture or a placed card; so far there are { $quiet }.
refused-seat-taken-camp = Somebody has chosen { $seat } already. Choose another camp.

# Fair lots
verify-later = { $game } { $number } is not over. Its lots follow from a seed that nobody sees yet; the seed's SHA-256 is { $commit }. When the game is over, the seed is shown and anybody can check it.
verify-fair = { $game } { $number }: everything fits. The seed { $seed } has the SHA-256 that was shown at the start, { $commit }. { $what }
verify-cards = The decks, and who began, follow from it.
verify-seats = { $count ->
    [0] No seat is noted as drawn by lot.
    [one] The seat that was drawn by lot follows from it.
   *[other] The { $count } seats that were drawn by lot follow from it.
}
verify-unfair = { $game } { $number }: **something does not fit.** What was dealt or drawn does not follow from the seed { $seed }. Tell whoever runs this bot.
verify-how = `{ $command }` gives the record; the program's command `slagveld replay` checks it on your own computer.
