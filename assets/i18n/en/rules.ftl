# The rules, a page a message. Lines that decide what the source leaves open say "ruling".

rules-menu = Choose a page
rules-tawlbwrdd-start = **Tawlbwrdd: the start**
    A king stands on the castle in the middle (f6) with twelve soldiers (the defenders) around him. Twenty-four attackers stand in four groups at the edges. The attackers move first.
    The king wants to reach the edge; any square of the edge will do. The attackers want to capture him first.

    There are two ways to set the attackers up: the *cross with serifs* of the old description, and *pentagons* after R. C. Bell. From what people find elsewhere, the attackers do better with the cross; with the pentagons it is closer to even.

    Robert ap Ifan described the game in Wales in 1587; R. C. Bell reconstructed it.
rules-tawlbwrdd-moving = **Tawlbwrdd: moving**
    Every piece, the king too, moves like a rook in chess: along a rank or a file, as far as the way is free. Nothing jumps, and you never move onto a piece.

    Nobody stops on the castle: no soldier, and not the king either once he has left. While it is empty, any piece may glide over it.

    Corners are squares like any others.

    In the picture the attacker glided from a6 over the empty castle to j6.
rules-tawlbwrdd-capturing = **Tawlbwrdd: capturing soldiers**
    A soldier of either side is captured when an opponent moves next to it so that it stands between that piece and another opponent on the opposite side. Diagonals don't count.

    The empty castle counts as an opponent of both sides from the moment the king has left it. His leaving captures nothing by itself.
    The king helps to capture, moving or standing, like one of his soldiers.
    Whoever moves between two opponents is safe. One move can capture up to three. The edge captures nothing.

    In the picture the attacker came from c8 to c5: the soldier on d5 stood between it and another attacker.
rules-tawlbwrdd-king = **Tawlbwrdd: capturing the king**
    Only a move of an attacker that itself stands next to the king captures him. It takes:
    – *two* attackers on opposite sides of him in the open field;
    – *three* attackers where he stands next to the castle: the castle is the fourth wall;
    – *four* attackers where he stands on the castle.

    Ruling: only attackers count; his own soldiers are no walls. Next to the castle, two attackers on opposite sides are not enough. The edge never helps: there he has won already.

    In the picture the attacker came from e9 to e7. With the attackers on d6 and e5 it took the king on e6: the castle, f6, was the fourth wall.
rules-tawlbwrdd-end = **Tawlbwrdd: how a game ends**
    After each move and its captures, in this order:
    1. The king is captured: the attackers win.
    2. The king stands on the edge: the defenders win.
    3. The position has been there before, with the same side to move: a draw, at once.
    4. The side to move has no legal move, or no piece left: a draw. That may surprise you, but it is what the source says.

    You can agree on a draw or resign at any time. Surrounding the king's men has no rule of its own.
rules-tawlbwrdd-rulings = **Tawlbwrdd: rulings**
    Where the old text is silent, these lines decide:
    – Which squares the "cross with serifs" stands on: on each side five on the edge and one before them.
    – The king counts as a piece of his side in every capture of a soldier.
    – Only attackers capture the king, and the one that moved must be one of those that hold him.
    – All captures of a move happen together, the king's and soldiers' too.
    – A position is the same when the same kinds of piece stand on the same squares and the same side is to move; the start counts too. The source says "a position repeats", so once is enough.
rules-veldslag-start = **Veldslag: the start**
    Two armies of 24 pieces meet on a board of 8×8 with two lakes in the middle (c4 c5 and f4 f5). Take the flag of your opponent, or take everything that can move.

    Red sets up on ranks 1 to 3, Blue on ranks 6 to 8, both at once and each in secret. Every piece is placed. Nobody sees what your pieces are, only where they stand. Red moves first.

    In the picture Red looks at the first position: the own pieces with their ranks, Blue's as backs.
rules-veldslag-pieces = **Veldslag: the pieces**
    `F` flag, one. Never moves. Whoever takes it wins.
    `S` spy, one. Beats the general when it attacks; falls to everything that attacks it.
    `1` scout, five. Goes any number of squares in a straight line, also to attack.
    `2` miner, three. The only one that takes bombs.
    `3` lieutenant, three. `4` captain, three. `5` major, two. `6` colonel, one. `7` general, one.
    `B` bomb, four. Never moves. Whatever attacks it falls, but for the miner; the bomb stays.

    All others move one square, along a rank or a file, onto an empty square or onto an opponent. You must move. Nobody stands on a lake, jumps, or crosses one.
rules-veldslag-attacking = **Veldslag: attacking**
    Move onto an opponent to attack. The higher rank stays; equal ranks both leave the board. If the attacker wins it stands where the other stood; if it loses it is gone and the other stays put.

    Three exceptions: the spy beats the general if the spy attacks, a bomb beats all but the miner, and anything takes the flag.

    Taken pieces score their number for the other side. Ruling: spy, bomb and flag score nothing; if both fall, both sides score; what falls on a bomb scores for the bomb's owner.

    In the picture Red's scout has gone from a3 to a6 in one move and found a lieutenant there: Blue scores 1.
rules-veldslag-known = **Veldslag: known and hidden**
    An attack shows the ranks of both to both players. Whoever survives stays known to the end. A black frame on a piece of yours says that your opponent knows it.

    Nothing else shows a rank: not a long move of a scout, not that a piece has moved. What you saw you may remember. When the game is over everything is shown.

    In the picture Blue looks at the board: the general on g4 has a black frame, because it took a major.
rules-veldslag-repetition = **Veldslag: repetition**
    _Two squares._ You may go to and fro between the same two squares three times, six moves, as long as you move nothing else; a seventh is refused, also as an attack. Whatever your opponent does in between changes nothing.

    _No endless chase._ A move that ends next to an opponent's piece is a threat; the answer that moves a threatened piece is an evasion. While one threat follows the other and each is evaded, no threat may bring back a position that stood after an earlier one – but you may step straight back to where you came from, as often as the first rule lets you. You may chase on over the whole board, and with other pieces. An attack ends the chase; only moves without an attack are refused.

    Ruling: a position is the same when the same pieces stand on the same squares, not merely equal ones. So a refusal never tells you a rank.
rules-veldslag-end = **Veldslag: how a game ends**
    You win by taking the flag, or when your opponent is to move and can't while you could.
    It is drawn when neither side has a piece that can move, or when both agree.

    After 50 moves of each side without an attack a moderator of the channel may declare a draw; after 80 either player may claim it. The count is shown from 50 on.

    You can resign at any time. Then, too, everything is shown.
rules-veldslag-rulings = **Veldslag: rulings**
    The rules are those of jijbent.nl, by Vincent de Boer. Where they leave something open we decided, after the International Stratego Federation where it has a rule:

    - Red moves first; the lot decides who leads which side, unless you choose.
    - Spy and bomb score nothing.
    - The chase rule is enforced, too: jijbent.nl left it to its admins.
    - A position is the same when the same pieces stand on the same squares, not when equal ones do.
    - Quiet moves are counted from the start and from each attack on: both sides' moves, halved.
rules-bosworth-start = **Bosworth: the start**
    Two, three or four kingdoms of chess cards meet on a field of 6×6. Take the others' kings: the last living king wins.

    Each side of the field has a camp of four spaces: South b1 to e1, West a2 to a5, North b6 to e6, East f2 to f5. Woods stand on the corners: nothing ever goes there.

    A kingdom has sixteen cards: king, queen, two rooks, two bishops, two knights, eight pawns. Four pawns lie in its camp when the game begins. The other twelve are shuffled: four are your hand, and eight are left to draw.

    You alone see your hand. What you will draw nobody knows. Everybody sees how many cards the others have in hand and how many to draw, and all that has been taken.

    You choose your camp or let the lot decide; and a colour, which changes no rule. Who begins is drawn by lot. Then turns go round clockwise: South, West, North, East.

    In the picture four kingdoms are ready. Beside each camp stand two numbers: the cards in hand, and those left to draw.
rules-bosworth-turn = **Bosworth: a turn**
    1. **Move** one of your cards the way its chess piece goes. You must, if you can; if nothing of yours can move, you go straight on to the second step.
    2. **Fill your camp.** Place a card from your hand on every open space of it, whichever you like wherever you like. When your hand is empty, each space that is still open gets a card face down, and nothing goes there any more.
    3. **Draw** until you hold four cards, or until nothing is left to draw.

    So each card that leaves your camp makes room for a new one. A space of yours on which another kingdom's card lies is not open: it has to be won back first.

    King: one square, any way. Rook: straight. Bishop: diagonally. Queen: both. Knight: the jump. Pawn: one square forward, at first one or two; it takes diagonally. Go where another kingdom's card lies, and it is taken.

    Typed, a turn looks like this: `c1-c3`, then `N@c1` – knight on c1. The letters are K king, Q queen, R rook, B bishop, N knight, P pawn. Where there is nothing to choose, cards are placed for you. The others hear of your turn when it is over.

    In the picture South has gone from c1 to c3 and chooses a card for c1. Only two play: both other camps lie face down.
rules-bosworth-moving = **Bosworth: moving**
    – **King**: one square, straight or diagonally.
    – **Queen**: straight or diagonally, as far as the way is open.
    – **Rook**: straight, as far as the way is open.
    – **Bishop**: diagonally, as far as the way is open.
    – **Knight**: two squares straight and one aside. It alone jumps over cards.
    – **Pawn**: see the page on pawns.

    Whoever ends on another kingdom's card takes it. Taken cards go onto one pile, and everybody knows what is in it.

    Your own cards are in your way, but not in your king's: he may take them, a queen that you won included. That can make him a way out, or a camp space for a fresh card.

    Camps are squares like the rest of the field, your own too; only pawns stay out of theirs once they have left. Nothing goes into the woods or onto a card that lies face down, and only a knight gets past one.

    Nobody says check, and a king may step into danger. There is no castling, no taking en passant and no promotion.
rules-bosworth-pawns = **Bosworth: pawns**
    _Forward_ is away from the side of the field on which the pawn was placed. It keeps that direction for life. In pictures chevrons point the way: two on a pawn that has not moved yet, one on a pawn that has.

    A pawn's **first move** is one or two squares forward, over open squares only.
    After that it goes one square forward, or one aside: only towards a side of the field where somebody who still plays has a camp, and never along a camp, from one space to the next on the same side. With two players that means: never aside.

    It takes one square diagonally. With two players only diagonally forward; in a game that began with three or four in all four directions, backward too. Its very first move may take.

    Once out of its own camp a pawn never comes back in, not even to take.

    At the far side it stays a pawn. It can still take, and perhaps step aside.
rules-bosworth-king = **Bosworth: capturing the king**
    A king is taken like any other card. With two players that wins the game. With three or four:

    1. The kingdom is **out**. All its cards leave the field at once, queens that it had won too. Its hand and what it had left to draw are gone, unseen.
    2. Its camp closes: every open space gets a card face down. Where somebody else's card lies, that happens as soon as it leaves.
    3. Whoever took the king wins the **queen** of that kingdom, wherever she was: on the field, in the hand, not drawn yet, or taken long ago. She goes into the winner's hand and comes onto the field when the camp is filled, in the same turn if a space is open.

    A won queen has changed sides for good. She wears your colour and is worth what your own is. With her you may hold more than four cards; then you draw nothing.

    Does *all* of your camp lie face down? Then, when it is time to fill it, you may put a won queen in the place of one of those cards. You may also keep her in hand. If you have won several, they come one at a time.

    A king in the hand or not drawn yet is alive, and nobody can take him there.
rules-bosworth-camps = **Bosworth: who camps where**
    – **Two** camp opposite each other: South and North, or West and East.
    – **Three** have three of the four sides, whichever they like.
    – **Four** have a side each.

    Camp spaces that nobody has lie face down from the start.

    Three can also play with **a split camp**. Two camp opposite each other. The third sits between them on both sides at once, with the two middle spaces of each. That one is called West between South and North, and North between West and East, and has the turn that goes with the name.
    Both halves are one camp: its pawns go forward from the half in which they were placed, and come back into neither.

    In the picture the camp is split: West has a3 and a4, and f3 and f4 across the field. Nobody has a2, a5, f2 and f5.
rules-bosworth-end = **Bosworth: how a game ends**
    The last living king wins. With two players the first king that is taken decides.

    You can resign at any time, whoever's turn it is. You are then out, as if your king had been taken, but nobody wins your queen. The others play on; if only one is left, that one has won.

    The game is drawn
    – when all who still play agree on it;
    – when one of them claims it after 50 rounds without a capture or a placed card. In a round everybody who still plays has one turn; when somebody resigns, the count begins anew;
    – when for a whole round nobody can move and nobody places a card.

    When the game is over, all hands that are left are shown, and the record tells what everybody was dealt.
rules-bosworth-rulings = **Bosworth: rulings**
    The rules are those of the first edition, published by Out of the Box. Where they leave something open, or speak of a diagram that we have not seen, these lines decide:

    – Cards face down never run out.
    – A pawn moves "only toward an opponent's field camp": we take that to bind its step aside, not its way forward. The camp of somebody who is out no longer counts.
    – In all directions pawns take in games that *began* with three or four, however many are left.
    – A pawn's first move may take with two players as well. With three and four the publisher has said so.
    – A won queen wears her captor's colour and equals the captor's own.
    – With a won queen a hand may hold more than four cards. Nothing is drawn then.
    – If everybody who still plays skips the move and places nothing for a whole round, the game is drawn.
    – After 50 rounds without a capture or a placed card a draw can be claimed. Somebody's resignation sets both of these counts back to nothing.

    The split camp is how a review of 1998 describes the game for three.
