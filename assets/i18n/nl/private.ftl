# Wat één mens leest.

joined-any = Je doet mee met { $game }. Kies je geen kant, dan beslist het lot.
joined-seat = Je doet mee met { $game }, bij de { $seat }.
left = Je doet niet meer mee met { $game }.
cancelled = { $game } is gesloten.
choose-piece = Met welk stuk wil je zetten?
choose-piece-menu = Kies een stuk
choose-square = Waar gaat de { $piece } op { $square } heen?
choose-square-menu = Kies een veld
piece-entry = { $square }: { $piece }
piece-goes = { $count ->
    [one] één veld: { $squares }
   *[other] { $count } velden: { $squares }
}
piece-takes = kan { $squares } slaan
square-takes = slaat { $squares }
square-escapes = de koning ontsnapt
square-repeats = remise: de stelling herhaalt zich
moved = Je zette `{ $move }`.
confirm-resign = Wil je echt opgeven? Het spel is dan verloren.
kept-playing = Je speelt door.
resigned = Je hebt opgegeven.
record-here = Het verslag van { $game } { $number }.
settings =
    Jouw taal: { $person }.
    De taal van dit kanaal: { $room }.
    `{ $command }` met een optie verandert die.

more-choices = { $choice } (en nog { $more }: typ verder)

# /games
games-mine = **Jouw spellen**
games-none = Je speelt nu niets. `{ $command }` opent een spel.
games-here = **In dit kanaal**
games-lobby = { $game } { $number }: wacht op spelers
games-turn-yours = { $game } { $number }: { $players } – **jij bent aan zet**
games-turn-other = { $game } { $number }: { $players } – { $player } is aan zet
games-versus = { $first } tegen { $second }
games-link = [daarheen]({ $url })

# /help
help-start = Met **Slagveld** speel je hier oude slagveldspellen, zet voor zet, wanneer je tijd hebt.
help-direct = Gespeeld wordt in een kanaal van een server, waar iedereen het bord ziet. Hier antwoord ik alleen op `{ $games }` en `{ $help }`.
help-new = Hier speelt niemand. `{ $command }` opent een spel; anderen drukken op **{ $button }**.
help-join = Hier staat een spel open. Druk eronder op **{ $button }**, of typ `{ $command }`.
help-wait = Je doet mee met het spel dat hier openstaat. Zodra iemand anders meedoet, druk je op **{ $button }**.
help-begin = Beide plaatsen zijn bezet: druk onder het spel op **{ $button }**, of typ `{ $command }`.
help-your-turn = Jij bent aan zet. Druk onder het bord op **{ $button }**, of typ `{ $command }` en kies uit de lijst.
help-offer = Je tegenstander biedt remise aan. Antwoord met de knoppen onder het bord, of met `{ $command }`; een zet slaat het aanbod af.
help-other-turn = { $player } is aan zet. Je wordt genoemd zodra jij aan zet bent.
help-watch = { $players } spelen hier. Voor een eigen spel open je een thread: die telt als een eigen kanaal.
help-commands = **Opdrachten**
help-command = `{ $command }` { $about }

# Weigeringen
refused-unreadable = Dat begrijp ik niet. Kies uit de lijst die tijdens het typen verschijnt, of vraag `{ $help }`.
refused-direct = Gespeeld wordt waar anderen het zien. Typ dit in een kanaal van een server.
refused-occupied-lobby = Hier staat al een spel { $game } open: doe mee met `{ $join }`. Wil je er nog een, open dan een thread: die telt als een eigen kanaal.
refused-occupied-playing = Hier wordt al { $game } gespeeld. Open voor nog een spel een thread: die telt als een eigen kanaal.
refused-no-lobby = Hier staat geen spel { $game } open. `{ $new }` opent er een.
refused-no-game = Hier is geen spel { $game } begonnen. `{ $new }` opent er een; met **{ $start }** begint het.
refused-nothing-here = Hier is nog nooit { $game } gespeeld. `{ $new }` opent een spel.
refused-unknown-game = Er is geen spel { $number } dat je hier kunt zien. Kies uit de lijst die tijdens het typen verschijnt.
refused-begun = Dat spel { $game } is al begonnen.
refused-over = Dat spel { $game } is afgelopen.
refused-closed = Dat spel { $game } is gesloten voordat het begon.
refused-full = Beide plaatsen bij { $game } zijn bezet.
refused-seat-taken = Iemand anders leidt de { $seat } al. Kies de andere kant.
refused-already-in = Je doet al mee met { $game }.
refused-not-in = Je doet niet mee met dit spel { $game }.
refused-too-few = { $count ->
    [one] Er ontbreekt één speler. Zodra iemand meedoet, kun je beginnen.
   *[other] Er ontbreken { $count } spelers.
}
refused-not-host = Alleen { $host } of een moderator kan dit spel sluiten.
refused-not-playing = Je speelt niet mee in dit spel { $game }.
refused-not-your-turn = { $player } is aan zet ({ $seat }).
refused-late = Het spel is verdergegaan sinds die knop verscheen. `{ $board }` laat het bord zien zoals het nu is.
refused-no-moves = Van jou kan niets zetten vanaf { $square }.
refused-offered-already = Je hebt al remise aangeboden. Je tegenstander kan nog antwoorden.
refused-declined-already = Je tegenstander heeft remise afgeslagen. Na je volgende zet kun je het weer aanbieden.
refused-no-offer = Niemand biedt je remise aan.
refused-not-moderator = Alleen wie hier berichten mag beheren kan de taal van dit kanaal veranderen.
refused-store = Dat kon niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens; blijft het zo, zeg het dan tegen wie deze bot draait.
refused-broken = Het verslag van spel { $number } kan niet worden gespeeld, dus er is niets veranderd. Zeg het tegen wie deze bot draait.

# Zetten die de regels weigeren
rules-unreadable = `{ $typed }` is geen zet. Typ van en naar, zoals `d11-d9`.
rules-empty = `{ $typed }`: op { $square } staat niets.
rules-not-yours-attackers = `{ $typed }`: het stuk op { $square } is een aanvaller; jij leidt de verdedigers.
rules-not-yours-defenders = `{ $typed }`: het stuk op { $square } is een verdediger; jij leidt de aanvallers.
rules-same-square = `{ $typed }`: dat stuk staat al op { $square }.
rules-not-straight = `{ $typed }`: stukken gaan in een rechte lijn, langs een rij of een lijn.
rules-blocked = `{ $typed }`: op { $square } staat een stuk. Stukken springen niet.
rules-castle = `{ $typed }`: niemand stopt op het kasteel (f6).
rules-over = `{ $typed }`: het spel is afgelopen.
