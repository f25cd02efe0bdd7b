# Bosworth: kaarten, kampen, beurten.

game-bosworth = Bosworth
seat-south = Zuid
seat-west = West
seat-north = Noord
seat-east = Oost
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
card-king = koning
card-queen = dame
card-rook = toren
card-bishop = loper
card-knight = paard
card-pawn = pion
the-card-king = de koning
the-card-queen = de dame
the-card-rook = de toren
the-card-bishop = de loper
the-card-knight = het paard
the-card-pawn = de pion
cards-king = { $count ->
    [one] koning
   *[other] { $count } koningen
}
cards-queen = { $count ->
    [one] dame
   *[other] { $count } dames
}
cards-rook = { $count ->
    [one] toren
   *[other] { $count } torens
}
cards-bishop = { $count ->
    [one] loper
   *[other] { $count } lopers
}
cards-knight = { $count ->
    [one] paard
   *[other] { $count } paarden
}
cards-pawn = { $count ->
    [one] pion
   *[other] { $count } pionnen
}
layout-split = een gedeeld kamp
kingdom = { $seat }, { $colour }
kingdom-split = { $seat }, { $colour }, kamp op { $squares }

# De lobby
lobby-open-bosworth = **{ $game }**: { $host } opent een spel{ $variant }. Doe mee met de knop, of met `{ $command }`; kies kamp en kleur in de menu's.
lobby-camp = { $seat }, { $colour }: { $player }
lobby-camp-only = { $seat }: { $player }
lobby-colour-only = kamp door het lot, { $colour }: { $player }
lobby-lot = kamp door het lot: { $player }
lobby-more = { $count ->
    [one] Nog één speler erbij, en met **{ button-start }** begint het spel.
   *[other] Nog { $count } spelers erbij, en met **{ button-start }** begint het spel.
}
lobby-enough = { $count ->
    [one] Met **{ button-start }** begint het spel; er kan er nog één bij.
   *[other] Met **{ button-start }** begint het spel; er kunnen er nog { $count } bij.
}
lobby-complete = Alle plaatsen zijn bezet. Met **{ button-start }** begint het spel.
lobby-two-opposite = Wie met zijn tweeën speelt, heeft zijn kamp tegenover de ander.
lobby-lots = Wie niet koos, krijgt een kamp door het lot; ook wie begint wordt geloot.
menu-camp = Kies je kamp
menu-colour = Kies je kleur
entry-lot = Laat het lot beslissen
entry-lot-hint = Een kamp dat niemand koos
camp-south = b1 tot e1, onderaan
camp-west = a2 tot a5, links
camp-north = b6 tot e6, bovenaan
camp-east = f2 tot f5, rechts
camp-split-west = a2 tot a5; met Zuid en Noord: midden op de linker- en rechterkant
camp-split-north = b6 tot e6; met West en Oost: midden op de onder- en bovenkant

# Een beurt
game-started-bosworth = **{ $game }** begint. De beurt gaat rond in deze volgorde: { $order }. Door het lot begint { $first }.
kingdom-of = { $player } ({ $kingdom })
game-turn-moved = { $player } ({ $seat }) zet `{ $move }` met { $card }.
game-turn-took = { $player } ({ $seat }) speelt `{ $move }`: { $card } slaat { $taken } van { $owner }.
game-turn-took-own = { $player } ({ $seat }) speelt `{ $move }`: de koning slaat { $taken } van zijn eigen kant.
game-turn-skipped = { $player } ({ $seat }) kan niets zetten en wordt overgeslagen.
game-turn-defeated = **{ $loser } ({ $loserseat }) ligt eruit**: alle kaarten van { $loserseat } gaan van het bord, en dat kamp sluit. { $player } wint de dame.
game-turn-placed = Gelegd: { $cards }.
game-turn-placed-on = { $card } op { $square }
game-turn-dug = De gewonnen dame komt in de plaats van een dichte kaart, op { $square }.
game-turn-closed = { $count ->
    [one] De hand is leeg: een dichte kaart op { $squares }.
   *[other] De hand is leeg: dichte kaarten op { $squares }.
}
game-turn-drew = { $count ->
    [one] Getrokken: één kaart.
   *[other] Getrokken: { $count } kaarten.
}
game-turn-choosing = { $player } kiest kaarten voor het kamp.
game-choosing = { $player } ({ $seat }) heeft gezet en kiest kaarten voor het kamp.
game-resigned-out = **{ $player } ({ $seat }) geeft op en ligt eruit**: alle kaarten van { $seat } gaan van het bord, en dat kamp sluit.
game-draw-accepted = { $player } ({ $seat }) neemt remise aan. { $opponent }, jij ook?
game-undo-accepted = { $player } ({ $seat }) vindt het goed. { $opponent }, jij ook?
game-quiet-claim-rounds = { $count } ronden zonder slag of gelegde kaart: wie nog meespeelt mag remise opeisen, met de knop of `{ $command }`.
reason-last-king = de laatste levende koning
reason-deadlock = niemand kan nog iets zetten
reason-resigned-all = de laatste tegenstander geeft op
reason-claimed-bosworth = opgeëist na 50 ronden zonder slag of gelegde kaart

# Wat je zelf ziet
own-hand = Je hand: { $cards }. { $count ->
    [0] Er valt niets meer te trekken.
    [one] Er is nog één kaart te trekken.
   *[other] Er zijn nog { $count } kaarten te trekken.
}
own-hand-empty = Je hand is leeg. { $count ->
    [0] Er valt niets meer te trekken.
    [one] Er is nog één kaart te trekken.
   *[other] Er zijn nog { $count } kaarten te trekken.
}
own-fill = { $count ->
    [one] **Kies een kaart voor { $squares }.** De anderen zien je beurt als dat gedaan is.
   *[other] **Kies kaarten voor { $squares }.** De anderen zien je beurt als dat gedaan is.
}
own-dig = **Je hele kamp ligt dicht.** De dame die je won kan in de plaats van een kaart komen – of in je hand blijven.
help-choose = Je hebt gezet: kies nu kaarten voor je kamp, in de menu's van **{ $button }** of met `{ $command }`.
own-out = Je ligt uit dit spel. Je kunt blijven kijken.
confirm-resign-others = Wil je echt opgeven? Je ligt er dan uit: je kaarten gaan van het bord, en de anderen spelen door.
own-others = Anderen: { $list }.
own-other = { $player } ({ $seat }) { $hand } in de hand, { $pile } te trekken
space-menu = { $square }: kies een kaart
card-takes = slaat { $card } van { $seat }
card-takes-own = slaat { $card } van JEZELF
space-menu-queen = { $square }: leg de dame hier
card-count = { $count } in je hand
button-hand = Mijn hand
button-keep-queen = Houd de dame in de hand
go-on = Gedaan: zie het bericht met je hand.
joined-colour = Je doet mee met { $game }, met de kleur { $colour }. Kies je geen kamp, dan beslist het lot.
joined-camp-colour = Je doet mee met { $game }: { $seat }, { $colour }.
joined-lot = Je doet mee met { $game }. Kamp door het lot, tenzij je er een kiest.

# In de tekening
picture-choosing-south = Zuid kiest
picture-choosing-west = West kiest
picture-choosing-north = Noord kiest
picture-choosing-east = Oost kiest

# Beschrijvingen
alt-won-bosworth = { $seat } heeft gewonnen: { $reason }.
alt-bosworth = { $game }, 6 bij 6, bos op a1 f1 a6 f6. { $status } { $last } { $kingdoms } { $closed } { $taken }
alt-kingdom = { $seat } ({ $colour }): { $cards }; { $hand }, { $pile } te trekken.
alt-kingdom-out = { $seat } ligt eruit.
alt-kingdom-lobby = { $seat } ({ $colour }).
alt-hand-count = { $count } in de hand
alt-hand = in de hand { $cards }
alt-unmoved = ongezette { $card } { $squares }
alt-going-up = { $card } omhoog { $squares }
alt-going-down = { $card } omlaag { $squares }
alt-going-left = { $card } naar links { $squares }
alt-going-right = { $card } naar rechts { $squares }
alt-closed = Dicht: { $squares }.
alt-taken = Geslagen: { $list }.
alt-taken-of = van { $seat } { $cards }
alt-choosing = { $seat } kiest kaarten.

# Wat de regels weigeren
rules-unreadable-bosworth = `{ $typed }` is geen zet. Typ van en naar, zoals `b1-b3`, of een kaart en haar plek, zoals `N@b1`.
rules-not-yours-bosworth = `{ $typed }`: de kaart op { $square } is van { $owner }.
rules-own = `{ $typed }`: op { $square } ligt een kaart van jezelf. Alleen de koning slaat eigen kaarten.
rules-closed = `{ $typed }`: naar { $square } gaat niets: { $what }.
closed-wood = daar staat bos
closed-card = daar ligt een dichte kaart
rules-own-camp = `{ $typed }`: een pion komt nooit terug in zijn eigen kamp.
rules-place-first = `{ $typed }`: je hebt al gezet. Kies nu kaarten voor je kamp: `{ $command }` laat je hand zien.
rules-move-first = `{ $typed }`: zet eerst een kaart, leg er dan een.
rules-not-in-hand = `{ $typed }`: er is geen { $card } in je hand.
rules-not-open = `{ $typed }`: { $square } is geen open plek in jouw kamp.
rules-nothing-to-place = `{ $typed }`: na die zet valt er niets te leggen. Laat het weg.
rules-no-pass = `{ $typed }`: je kunt niet passen zolang je iets kunt doen.
rules-not-so-king = `{ $typed }`: een koning gaat één veld, in elke richting.
rules-not-so-queen = `{ $typed }`: een dame gaat recht of schuin, zo ver de weg vrij is.
rules-not-so-rook = `{ $typed }`: een toren gaat recht, zo ver de weg vrij is.
rules-not-so-bishop = `{ $typed }`: een loper gaat schuin, zo ver de weg vrij is.
rules-not-so-knight = `{ $typed }`: een paard springt twee velden recht en een opzij.
rules-not-so-pawn = `{ $typed }`: een pion gaat één veld vooruit, de eerste keer een of twee; later ook een opzij, naar het kamp van iemand die nog meespeelt. Hij slaat schuin.
refused-not-opposite = Wie met zijn tweeën speelt, heeft zijn kamp tegenover de ander. { $seat } past niet bij wat al gekozen is.
refused-not-split = Met een gedeeld kamp zitten er twee tegenover elkaar, en heeft de derde de kant na de eerste van hen. { $seat } past niet bij wat al gekozen is.
refused-no-camp = { $seat } past niet bij wat al gekozen is.
refused-colour-taken = Iemand heeft { $colour } al. Kies een andere kleur.
refused-camps = { $command } kan niet beginnen met deze kampen: wie met zijn tweeën speelt, heeft zijn kamp tegenover de ander. Kies een ander kamp, laat het lot beslissen, of wacht op een derde.
refused-camps-split = Met een gedeeld kamp zijn de drie kampen Zuid, West en Noord, of West, Noord en Oost. Kies een ander kamp, of laat het lot beslissen.
refused-split-three = Alleen drie spelers spelen met een gedeeld kamp: laat het aantal spelers weg, of kies er drie.
refused-full-bosworth = Alle plaatsen bij { $game } zijn bezet.
refused-too-few-players = { $count ->
    [one] Er moet nog één speler bij voordat het spel kan beginnen.
   *[other] Er moeten nog { $count } spelers bij voordat het spel kan beginnen.
}
refused-defeated = Je ligt uit dit spel { $game }. Je kunt blijven kijken.
refused-answered-already = Je hebt al toegestemd; anderen moeten nog antwoorden.
refused-answer-first = Iemand vraagt al iets: antwoord daar eerst op, met de knoppen onder het bord.
refused-which-space = Er zijn verschillende plekken open: zeg welke, met de optie `{ $option }`.
refused-no-card = { $typed } is geen kaart. De letters zijn K, Q, R, B, N en P.
refused-revealed-bosworth = In die beurt of daarna zijn er kaarten gelegd, of iemand ligt eruit: dat kan niet meer terug.
refused-too-early-rounds = Daarvoor moeten er { $wanted } ronden zonder slag of gelegde kaart zijn; het zijn er nu { $quiet }.
refused-seat-taken-camp = Iemand heeft { $seat } al gekozen. Kies een ander kamp.

# Eerlijk loten
verify-later = { $game } { $number } is nog niet afgelopen. Wat erin geloot is volgt uit een zaad dat nog niemand ziet; de SHA-256 daarvan is { $commit }. Is het spel afgelopen, dan staat het zaad erbij en kan iedereen het nagaan.
verify-fair = { $game } { $number }: alles klopt. Het zaad { $seed } heeft de SHA-256 die aan het begin werd getoond, { $commit }. { $what }
verify-cards = De stapels, en wie begon, volgen eruit.
verify-seats = { $count ->
    [0] Van geen plaats staat er dat hij geloot is.
    [one] De plaats die geloot is volgt eruit.
   *[other] De { $count } plaatsen die geloot zijn volgen eruit.
}
verify-unfair = { $game } { $number }: **er klopt iets niet.** Wat gedeeld of geloot is volgt niet uit het zaad { $seed }. Zeg het tegen wie deze bot draait.
verify-how = `{ $command }` geeft het verslag; de opdracht `slagveld replay` van het programma gaat het na op je eigen computer.
