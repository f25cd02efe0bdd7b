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
