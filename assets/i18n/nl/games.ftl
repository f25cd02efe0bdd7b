# Wat iedereen leest: lobby's, zetten, uitslagen.

game-tawlbwrdd = Tawlbwrdd
game-veldslag = Veldslag

seat-attackers = aanvallers
seat-defenders = verdedigers
seat-red = Rood
seat-blue = Blauw
piece-attacker = aanvaller
piece-defender = verdediger
piece-king = koning
piece-flag = vlag
piece-spy = spion
piece-scout = verkenner
piece-miner = mineur
piece-lieutenant = luitenant
piece-captain = kapitein
piece-major = majoor
piece-colonel = kolonel
piece-general = generaal
piece-bomb = bom
piece-hidden = verborgen stuk
pieces-flag = { $count ->
    [one] één vlag
   *[other] { $count } vlaggen
}
pieces-spy = { $count ->
    [one] één spion
   *[other] { $count } spionnen
}
pieces-scout = { $count ->
    [one] één verkenner
   *[other] { $count } verkenners
}
pieces-miner = { $count ->
    [one] één mineur
   *[other] { $count } mineurs
}
pieces-lieutenant = { $count ->
    [one] één luitenant
   *[other] { $count } luitenants
}
pieces-captain = { $count ->
    [one] één kapitein
   *[other] { $count } kapiteins
}
pieces-major = { $count ->
    [one] één majoor
   *[other] { $count } majoors
}
pieces-colonel = { $count ->
    [one] één kolonel
   *[other] { $count } kolonels
}
pieces-general = { $count ->
    [one] één generaal
   *[other] { $count } generaals
}
pieces-bomb = { $count ->
    [one] één bom
   *[other] { $count } bommen
}
layout-serif = kruis met serifjes
layout-bell = vijfhoeken, naar Bell

# De lobby
lobby-open = **{ $game }**: { $host } opent een spel{ $variant }. Doe mee met een knop, of met `{ $command }`.
lobby-seat = { $seat }: { $player }
lobby-either = Een van beide kanten: { $player }
lobby-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
lobby-full = **{ $game }**: { $host } opent een spel{ $variant }.
lobby-ready = Beide plaatsen zijn bezet. Met **{ button-start }** begint het spel.
lobby-ready-lots = Beide plaatsen zijn bezet. Met **{ button-start }** begint het spel; om kanten die niemand koos wordt geloot.
lobby-closed = **{ $game }**: { $closer } sloot het spel voordat het begon.
lobby-begun = **{ $game }**: het spel is begonnen, zie hieronder.

# Het spel
game-started-tawlbwrdd = **{ $game }** begint: { $first } leidt de aanvallers, { $second } de mannen van de koning.
game-started-veldslag = **{ $game }** begint: { $first } leidt Rood, { $second } leidt Blauw.
game-to-move = { $player } ({ $seat }), jij bent aan zet.
game-moved = { $player } ({ $seat }) speelt `{ $move }`.
game-moved-taking = { $player } ({ $seat }) speelt `{ $move }` en slaat { $taken }.
game-attacked = { $player } ({ $seat }) valt aan, `{ $move }`: { $clash }
clash-attacker = { $attacker } slaat { $defender }.
clash-defender = { $attacker } sneuvelt tegen { $defender }.
clash-both = { $attacker } treft { $defender }, beide vallen.
game-quiet-ruling = { $count } zetten van beide kanten zonder aanval: een moderator mag het spel remise verklaren.
game-quiet-claim = { $count } zetten van beide kanten zonder aanval: elk van beiden mag remise opeisen, met de knop of `{ $command }`.
taken-soldiers = { $count ->
    [one] één stuk
   *[other] { $count } stukken
}
taken-king = de koning
taken-king-and = de koning en { $soldiers }
game-draw-offered = { $player } ({ $seat }) biedt remise aan. { $opponent }, neem je dat aan?
game-offer-lapses = Wie zet zonder te antwoorden, slaat het aanbod af.
game-offer-lapsed = Daarmee is het aanbod van remise afgeslagen.
game-offer-stands = { $player } biedt remise aan; wie een zet doet, slaat dat af.
game-draw-declined = { $player } ({ $seat }) slaat remise af. { $next } ({ $nextseat }) is aan zet.
game-undo-asked = { $player } ({ $seat }) wil de laatste zet terugnemen. { $opponent }, vind je dat goed? Wie een zet doet, slaat dat af.
game-next = { $player } ({ $seat }) is aan zet.
game-undo-stands = { $player } wil de laatste zet terugnemen; wie een zet doet, slaat dat af.
game-undo-declined = { $player } ({ $seat }) slaat dat af: de zet blijft staan.
game-undo-done = { $player } ({ $seat }) heeft de laatste zet teruggenomen.
game-board = **{ $game }** { $number }: { $player } ({ $seat }) is aan zet.
game-board-over = **{ $game }** { $number }, zoals het eindigde.
fair-commit = Bewijs van een eerlijke loting – SHA-256 van het zaad: { $commit }
fair-seed = Bewijs van een eerlijke loting – het zaad: { $seed }

# De opstellingen, voor zover iedereen ervan mag weten
setup-open = **{ $game }** { $number }: beide kanten stellen op, elk in het geheim – in het privébericht van mij, met de knop hier, of met `{ $command }`. Zijn beiden klaar, dan begint Rood.
setup-is-busy = { $player } ({ $seat }) is aan het opstellen.
setup-is-ready = { $player } ({ $seat }) is klaar.

# Uitslagen
result-won = **{ $player } wint** ({ $seat }): { $reason }.
result-drawn = **Remise**: { $reason }.
reason-king-escaped = de koning heeft de rand bereikt
reason-king-captured = de koning is gevangen
reason-repetition = de stelling is al eens voorgekomen
reason-no-legal-move = wie aan zet is, heeft geen geldige zet
reason-flag-captured = de vlag is geslagen
reason-no-mobile-pieces = niemand heeft nog een stuk dat kan lopen
reason-resigned = de tegenstander geeft op
reason-time = de tijd van de tegenstander is om
reason-agreed = de spelers zijn het eens
reason-claimed = opgeëist na een lange tijd zonder aanval
reason-declared = een moderator heeft dat zo beslist

# In de tekening
picture-to-move-attackers = Aanvallers aan zet
picture-to-move-defenders = Verdedigers aan zet
picture-to-move-red = Rood aan zet
picture-to-move-blue = Blauw aan zet
picture-won-attackers = Aanvallers winnen
picture-won-defenders = Verdedigers winnen
picture-won-red = Rood wint
picture-won-blue = Blauw wint
picture-drawn = Remise
picture-start = Het begin
picture-captured-attackers = Geslagen aanvallers
picture-captured-defenders = Geslagen verdedigers
picture-score-red = Rood sloeg
picture-score-blue = Blauw sloeg
picture-setup-red = Opstelling van Rood
picture-setup-blue = Opstelling van Blauw
picture-all-placed = Alles staat
picture-to-place = Nog te plaatsen

# In the pictures of Bosworth
picture-to-move-south = Zuid aan zet
picture-to-move-west = West aan zet
picture-to-move-north = Noord aan zet
picture-to-move-east = Oost aan zet
picture-won-south = Zuid wint
picture-won-west = West wint
picture-won-north = Noord wint
picture-won-east = Oost wint
bosworth-picture-name-south = Zuid
bosworth-picture-name-west = West
bosworth-picture-name-north = Noord
bosworth-picture-name-east = Oost
bosworth-picture-own-hand = Jouw hand
bosworth-picture-hands = Handen
bosworth-picture-captured = Geslagen kaarten

# Beschrijvingen
alt-tawlbwrdd = { $game }, 11 bij 11. { $status } { $last } { $king } { $ways } { $threats } Aanvallers ({ $attackers }): { $attackersquares }. Verdedigers ({ $defenders }): { $defendersquares }.
alt-to-move = { $seat } aan zet.
alt-won-tawlbwrdd = { $seat } hebben gewonnen: { $reason }.
alt-won-veldslag = { $seat } heeft gewonnen: { $reason }.
alt-veldslag = { $game }, 8 bij 8, meertjes op c4 c5 f4 f5. { $status } { $last } Rood: { $red }. Blauw: { $blue }. { $known } { $fallen } Stand: Rood { $redscore }, Blauw { $bluescore }. { $setups }
alt-setups = Opstellingen, rij voor rij van voren: Rood { $red }, Blauw { $blue }.
alt-went = Laatste zet: { $seat } { $move }.
alt-attacked = Laatste zet: { $seat } { $move }, { $clash }
alt-hidden = verborgen { $squares }
alt-known = De tegenstander kent jouw { $squares }.
alt-none-known = De tegenstander kent geen van jouw stukken.
alt-fallen = Gevallen: Rood { $red }; Blauw { $blue }.
alt-none-fallen = Niemand is gevallen.
alt-draft = Opstelling van { $seat }: { $placed }. Nog te plaatsen: { $missing }.
alt-film = Het spel als film, { $count } stellingen. De laatste: { $last }
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
button-join-red = Meedoen: Rood
button-join-blue = Meedoen: Blauw
button-leave = Weggaan
button-start = Begin
button-cancel = Afzeggen
button-move = Zet
button-draw = Remise aanbieden
button-accept = Remise aannemen
button-decline = Afslaan
button-resign = Opgeven
button-really-resign = Ja, ik geef op
button-really-cancel = Ja, zeg het af
button-keep-playing = Doorspelen
button-again = Nog een keer
button-other-piece = Een ander stuk
button-rules = Regels
button-set-up = Mijn stukken opstellen
button-army = Mijn stukken
button-undo = Terugnemen
button-accept-undo = Laat terugnemen
button-decline-undo = De zet blijft staan
button-claim = Remise opeisen
button-ready = Klaar
button-unready = Toch veranderen
button-form = Intypen
button-mirror = Spiegelen
button-clear-all = Alles leegmaken
button-clear = Maak veld leeg
button-save = Bewaren als…
button-saved = Mijn opstellingen
button-back = Terug
