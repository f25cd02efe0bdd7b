# Wat één mens leest.

joined-any = Je doet mee met { $game }. Kies je geen kant, dan beslist het lot.
joined-seat = Je doet mee met { $game }: { $seat }.
left = Je doet niet meer mee met { $game }.
cancelled = { $game } is gesloten.
choose-piece = Waarmee wil je zetten?
choose-piece-menu = Kies waarmee je zet
choose-square = { $piece } op { $square }: waarheen?
choose-square-menu = Kies een veld
piece-entry = { $square }: { $piece }
piece-goes = { $count ->
    [one] één veld: { $squares }
   *[other] { $count } velden: { $squares }
}
piece-takes = kan { $squares } slaan
square-takes = slaat { $squares }
piece-attacks = kan aanvallen op { $squares }
square-attacks = valt aan
square-escapes = de koning ontsnapt
square-repeats = remise: de stelling herhaalt zich
moved = Je zette `{ $move }`.
confirm-cancel = Wil je het spel echt afzeggen? Beide opstellingen zijn dan weg.
confirm-resign = Wil je echt opgeven? Het spel is dan verloren.
kept-playing = Je speelt door.
resigned = Je hebt opgegeven.
told = Gedaan: het staat in het kanaal.
deployed = Veranderd: zie je opstelling hierboven.
door-closed = Ik kan je geen privéberichten sturen, dus wat jij alleen ziet komt niet vanzelf. `{ $command }` laat het zien wanneer je maar wilt; het spel gaat gewoon door.

# Wat je zelf ziet
own-headline = **{ $game }** { $number }: jij leidt { $seat }. { $channel }
own-your-move = **Jij bent aan zet.**
own-their-move = { $player } is aan zet.
own-missing = Nog te plaatsen: { $pieces }.
own-complete = Alles staat. Druk op **{ $button }** als je tevreden bent.
own-ready = Je bent klaar. Tot je tegenstander ook klaar is, kun je je bedenken.
preset-menu = Vul een kant-en-klare opstelling in
preset-mirrored = { $name }, gespiegeld
preset-corner = De vlag in een hoek achter bommen; meer bommen ver weg
preset-wall = De vlag midden op de achterste rij, bommen eromheen
preset-attack = Sterke stukken vooraan, om meteen toe te slaan
preset-decoy = Bommen bewaken een hoek waar geen vlag is
preset-screen = Bommen vooraan vertragen de aanval
preset-scouts = Verkenners vooraan, om snel veel te weten
preset-flank = Alle kracht aan één kant
preset-open = Geen bom verraadt de vlag
place-menu = Plaatsen, ruilen of leegmaken: kies een veld
place-entry = { $square }: { $piece }
place-empty = leeg
place-left = { $pieces } te plaatsen
place-ask = { $place }. Wat moet daar staan?
place-ask-swap = { $place }. Ruil het met een ander veld, of maak het leeg.
place-piece-menu = Zet daar een stuk neer
place-swap-menu = Ruil met een ander veld
form-rows = Je opstelling, rij voor rij
form-front = Voorste rij ({ $rank }), van { $left } naar { $right }
form-middle = Middelste rij ({ $rank }), van { $left } naar { $right }
form-back = Achterste rij ({ $rank }), van { $left } naar { $right }
form-rows-hint = F vlag, S spion, 1–7, B bom, . leeg
form-name = Deze opstelling bewaren
form-name-field = Naam
form-name-hint = Onder een bekende naam vervangt ze die
saved-some =
    Jouw opstellingen:
    { $list }
saved-none = Je hebt nog geen opstelling bewaard. `{ $command }` bewaart die op je bord onder een naam.
saved-load = Laad een opstelling
saved-forget = Vergeet een opstelling
film-here = { $game } { $number } als film.
record-here = Het verslag van { $game } { $number }.
settings =
    Jouw taal: { $person }.
    De taal van dit kanaal: { $room }.
    `{ $command }` met een optie verandert die.

more-choices = { $choice } (en nog { $more }: typ verder)

# /games
games-mine = **Jouw spellen**
games-none = Je speelt nu niets. Hiermee open je een spel: { $command }.
games-here = **In dit kanaal**
games-lobby = { $game } { $number }: wacht op spelers
games-setup = { $game } { $number }: { $players } – stellen op
games-setup-yours = { $game } { $number }: { $players } – **stel je stukken op**
games-turn-yours = { $game } { $number }: { $players } – **jij bent aan zet**
games-turn-other = { $game } { $number }: { $players } – { $player } is aan zet
games-versus = { $first } tegen { $second }
games-link = [daarheen]({ $url })

# /help
help-start = Met **Slagveld** speel je hier oude slagveldspellen, zet voor zet, wanneer je tijd hebt.
help-direct = Een spel open je in een kanaal van een server, waar iedereen het bord ziet. Hier zie je wat jij alleen mag weten, en kun je zetten in je spellen. `{ $games }` noemt ze.
help-new = Hier speelt niemand. Hiermee open je een spel: { $command }; anderen drukken op **{ $button }**.
help-join = Hier staat een spel open. Druk eronder op **{ $button }**, of typ `{ $command }`.
help-wait = Je doet mee met het spel dat hier openstaat. Zodra iemand anders meedoet, druk je op **{ $button }**.
help-begin = Er zijn genoeg spelers: druk onder het spel op **{ $button }**, of typ `{ $command }`.
help-setup = Stel je stukken op: druk op **{ $button }**, of begin met `{ $command }`. Niemand anders ziet wat je doet.
help-setup-wait = Je bent klaar. Het spel begint zodra je tegenstander dat ook is.
help-out = Je ligt uit het spel hier. Je kunt blijven kijken.
help-your-turn = Jij bent aan zet. Druk onder het bord op **{ $button }**, of typ `{ $command }` en kies uit de lijst.
help-offer = Er is je remise aangeboden. Antwoord met de knoppen onder het bord, of met `{ $command }`; een zet slaat het aanbod af.
help-other-turn = { $player } is aan zet. Je wordt genoemd zodra jij aan zet bent.
help-watch = { $players } spelen hier. Voor een eigen spel open je een thread: die telt als een eigen kanaal.
help-commands = **Opdrachten**
help-command = `{ $command }` { $about }

# Weigeringen
refused-unreadable = Dat begrijp ik niet. Kies uit de lijst die tijdens het typen verschijnt, of vraag `{ $help }`.
refused-direct = Een spel open je waar anderen het zien. Typ dit in een kanaal van een server.
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
refused-seat-taken = Die kant is al bezet ({ $seat }). Kies de andere.
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
refused-offered-already = Je hebt het al gevraagd; het antwoord komt nog.
refused-declined-already = Dat is afgeslagen. Na je volgende zet kun je het weer vragen.
refused-no-offer = Niemand biedt je remise aan.
refused-nothing-to-undo = Je hebt geen zet gedaan die terug kan.
refused-revealed = Een aanval heeft sindsdien laten zien wat verborgen was: dat kan niet meer terug.
refused-no-plea = Niemand vraagt om iets terug te nemen.
refused-not-moderator = Alleen wie hier berichten mag beheren kan de taal van dit kanaal veranderen.
refused-setting-up = Hier wordt { $game } opgesteld: het is niet begonnen, en meedoen of weggaan kan niet meer. `{ $cancel }` zegt het af.
refused-ready-already = Je hebt gezegd dat je klaar bent. **{ $button }** neemt dat terug.
refused-not-ready = Je had niet gezegd dat je klaar bent: ga gerust door.
refused-no-saved = Je hebt geen opstelling bewaard die { $name } heet. Kies uit de lijst die tijdens het typen verschijnt.
refused-nothing-to-save = Er staat nog niets: er valt niets te bewaren.
refused-bad-name = Een naam heeft 1 tot { $most } tekens.
refused-too-many-saved = Je hebt { $most } opstellingen, meer bewaar ik er niet. Vergeet er een, of bewaar onder een naam die je al hebt.
refused-several = Je speelt { $game } in verschillende kanalen. Typ dit in het kanaal van het spel dat je bedoelt, of gebruik de knoppen onder het bericht daarvan.
refused-too-early = Daarvoor moeten er { $wanted } zetten van beide kanten zonder aanval zijn; het zijn er nu { $quiet }.
refused-not-arbiter = Alleen wie hier berichten mag beheren kan een spel remise verklaren.
refused-store = Dat kon niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens; blijft het zo, zeg het dan tegen wie deze bot draait.
refused-broken = Het verslag van spel { $number } kan niet worden gespeeld, dus er is niets veranderd. Zeg het tegen wie deze bot draait.

# Zetten die de regels weigeren
rules-unreadable = `{ $typed }` is geen zet. Typ van en naar, zoals `d11-d9`.
rules-unreadable-veldslag = `{ $typed }` is geen zet. Typ van en naar, zoals `a3-a4`.
rules-no-word = `{ $typed }`: dit spel kent dat woord niet.
rules-not-yours = `{ $typed }`: het stuk op { $square } is niet van jou.
rules-immobile = `{ $typed }`: de { $piece } loopt nooit.
rules-too-far = `{ $typed }`: de { $piece } loopt één veld; alleen verkenners gaan verder.
rules-lake = `{ $typed }`: op { $square } ligt een meertje.
rules-two-squares = `{ $typed }`: dit stuk is drie keer heen en weer gegaan tussen deze twee velden. Zet eerst met een ander stuk, of met dit ergens anders heen.
rules-chase = `{ $typed }`: zo komt een stelling van je achtervolging terug. Achtervolg op een andere manier, of houd ermee op.
rules-empty = `{ $typed }`: op { $square } staat niets.
rules-not-yours-attackers = `{ $typed }`: het stuk op { $square } is een aanvaller; jij leidt de verdedigers.
rules-not-yours-defenders = `{ $typed }`: het stuk op { $square } is een verdediger; jij leidt de aanvallers.
rules-same-square = `{ $typed }`: dat staat al op { $square }.
rules-not-straight = `{ $typed }`: stukken gaan in een rechte lijn, langs een rij of een lijn.
rules-blocked = `{ $typed }`: op { $square } staat een stuk. Stukken springen niet.
rules-castle = `{ $typed }`: niemand stopt op het kasteel (f6).
rules-over = `{ $typed }`: het spel is afgelopen.

# Opstellingen die niet kunnen
draft-no-square = { $typed } is geen veld. Typ er een van jezelf, zoals a1.
draft-not-home = Op { $square } stel jij niet op. Kies een veld van je drie rijen.
draft-no-piece = { $typed } is geen stuk. De codes zijn F, S, 1 tot 7 en B.
draft-none-left = Elke { $piece } die je hebt staat er al. Maak een veld leeg, of ruil.
draft-empty = Op { $square } staat niets.
draft-same-square = Dat is hetzelfde veld, { $square }. Kies er twee.
draft-rows = Een opstelling heeft drie rijen; dit zijn er { $count }.
draft-length = { $count ->
    [one] Rij { $row } heeft één code; een rij heeft er acht. Een punt laat een veld leeg.
   *[other] Rij { $row } heeft { $count } codes; een rij heeft er acht. Een punt laat een veld leeg.
}
draft-too-many = Te veel: { $placed } erin, terwijl een leger { $army } heeft.
draft-missing = Nog niet alles staat: { $pieces } te gaan.
