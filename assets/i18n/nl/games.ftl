# Wat iedereen leest: lobby's, zetten, uitslagen.

game-tawlbwrdd = Tawlbwrdd

seat-attackers = aanvallers
seat-defenders = verdedigers
piece-attacker = aanvaller
piece-defender = verdediger
piece-king = koning
layout-serif = kruis met serifjes
layout-bell = vijfhoeken, naar Bell

# De lobby
lobby-open = **{ $game }**: { $host } opent een spel ({ $layout }). Doe mee met een knop, of met `{ $command }`.
lobby-seat = { $seat }: { $player }
lobby-either = een van beide kanten: { $player }
lobby-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
lobby-full = **{ $game }**: { $host } opent een spel ({ $layout }).
lobby-ready = Beide plaatsen zijn bezet. Met **{ button-start }** begint het spel.
lobby-ready-lots = Beide plaatsen zijn bezet. Met **{ button-start }** begint het spel; om kanten die niemand koos wordt geloot.
lobby-closed = **{ $game }**: het spel is gesloten voordat het begon.
lobby-begun = **{ $game }**: het spel is begonnen, zie hieronder.

# Het spel
game-started = **{ $game }** begint: { $attackers } leidt de aanvallers, { $defenders } de mannen van de koning.
game-to-move = { $player } ({ $seat }), jij bent aan zet.
game-moved = { $player } ({ $seat }) speelt `{ $move }`.
game-moved-taking = { $player } ({ $seat }) speelt `{ $move }` en slaat { $taken }.
taken-soldiers = { $count ->
    [one] één stuk
   *[other] { $count } stukken
}
taken-king = de koning
taken-king-and = de koning en { $soldiers }
game-draw-offered = { $player } ({ $seat }) biedt remise aan. { $opponent }, neem je dat aan?
game-offer-lapses = Wie een zet doet, slaat het aanbod af.
game-offer-lapsed = Daarmee is het aanbod van remise afgeslagen.
game-offer-stands = { $player } biedt remise aan; wie een zet doet, slaat dat af.
game-draw-declined = { $player } ({ $seat }) slaat remise af. { $next } ({ $nextseat }) is aan zet.
game-board = **{ $game }** { $number }: { $player } ({ $seat }) is aan zet.
game-board-over = **{ $game }** { $number }, zoals het eindigde.
fair-commit = Bewijs van een eerlijke loting – SHA-256 van het zaad: { $commit }
fair-seed = Bewijs van een eerlijke loting – het zaad: { $seed }

# Uitslagen
result-won = **{ $player } wint** ({ $seat }): { $reason }.
result-drawn = **Remise**: { $reason }.
reason-king-escaped = de koning heeft de rand bereikt
reason-king-captured = de koning is gevangen
reason-repetition = de stelling is al eens voorgekomen
reason-no-legal-move = wie aan zet is, heeft geen geldige zet
reason-resigned = de tegenstander geeft op
reason-time = de tijd van de tegenstander is om
reason-agreed = de spelers zijn het eens

# In de tekening
picture-to-move-attackers = Aanvallers aan zet
picture-to-move-defenders = Verdedigers aan zet
picture-won-attackers = Aanvallers winnen
picture-won-defenders = Verdedigers winnen
picture-drawn = Remise
picture-start = Het begin
picture-captured-attackers = Geslagen aanvallers
picture-captured-defenders = Geslagen verdedigers

# Beschrijvingen
alt-tawlbwrdd = { $game }, 11 bij 11. { $status } { $last } { $king } { $ways } { $threats } Aanvallers ({ $attackers }): { $attackersquares }. Verdedigers ({ $defenders }): { $defendersquares }.
alt-to-move = { $seat } aan zet.
alt-won = { $seat } hebben gewonnen: { $reason }.
alt-drawn = Remise: { $reason }.
alt-no-move = Er is nog geen zet gedaan.
alt-last = Laatste zet: { $seat } { $from } naar { $to }.
alt-last-taking = Laatste zet: { $seat } { $from } naar { $to }, slaat { $squares }.
alt-king = Koning op { $square }.
alt-king-castle = Koning op het kasteel, { $square }.
alt-king-captured = De koning is gevangen.
alt-ways = Een rechte weg naar de rand ligt voor hem open: { $squares }.
alt-no-way = Geen rechte weg naar de rand ligt voor hem open.
alt-threats = Wie aan zet is, kan slaan: { $squares }.
alt-no-threats = Wie aan zet is, kan niets slaan.
nobody = geen

# Knoppen
button-join = Meedoen
button-join-attackers = Meedoen: aanvallers
button-join-defenders = Meedoen: verdedigers
button-leave = Weggaan
button-start = Begin
button-cancel = Afzeggen
button-move = Zet
button-draw = Remise aanbieden
button-accept = Remise aannemen
button-decline = Afslaan
button-resign = Opgeven
button-really-resign = Ja, ik geef op
button-keep-playing = Doorspelen
button-again = Nog een keer
button-other-piece = Een ander stuk
button-rules = Regels
