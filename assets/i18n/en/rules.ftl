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
