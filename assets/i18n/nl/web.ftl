### De lokale kamer: de opschriften van de pagina, en antwoorden op regels die geen opdracht zijn.
### De teksten van de spellen staan in andere bestanden.

## De pagina

web-title = Slagveld
web-skip = Naar het invoerveld
web-channel = Kanaal
web-channel-name = slagveld
web-channel-topic = Iedereen bij deze bot leest hier mee
web-direct = Privéberichten
# $name: de persoon wiens gesprek met de bot het is.
web-direct-topic = Alleen { $name } en de bot lezen dit
web-rooms = Gesprekken
web-people = Aan deze computer
web-add = Persoon toevoegen
web-add-title = Persoon toevoegen
web-add-text = Vrienden kunnen deze pagina delen: iedereen heeft een naam, een taal en privéberichten.
web-name = Naam
web-language = Taal
web-add-confirm = Toevoegen
web-cancel = Annuleren
web-close = Sluiten
# $name: wie er nu spreekt.
web-speaks-as = { $name } spreekt
# $name: iemand anders aan deze computer.
web-switch-to = Spreken als { $name }
web-theme = Kleuren
web-theme-auto = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-bot = Slagveld
web-bot-tag = BOT
web-messages = Berichten
web-only-you = Alleen jij kunt dit zien
web-dismiss = Sluiten
# $name: wie de opdracht gaf; $command: de naam ervan zonder schuine streep.
web-used = { $name } gebruikte /{ $command }
# $room: de naam van het kanaal; $name: wie er spreekt.
web-composer = Bericht of opdracht in { $room } als { $name }
# $room: de naam van het kanaal.
web-hint-channel = Typ / voor een opdracht
web-hint-direct = Typ / voor een opdracht
web-send = Versturen
web-suggestions = Suggesties
web-suggestions-hint = ↑ ↓ om te kiezen · Tab of Enter om over te nemen · Esc om te sluiten
# $count: hoeveel suggesties er zijn.
web-suggestion-count = Suggesties: { $count }
web-picture-open = Toon de afbeelding op ware grootte
web-picture = Afbeelding
# $name: de naam van een bestand.
web-download = { $name } downloaden
web-new-messages = Nieuwe berichten
# $count: hoeveel berichten ongelezen zijn.
web-unread = ongelezen: { $count }
# $name: de persoon aan deze computer voor wie het is; $room: het gesprek.
web-news = Nieuw voor { $name } in { $room }
web-form-send = Bevestigen
web-form-empty = Vul dit in.
# $least: hoeveel tekens er in een veld horen.
web-form-short = Hier horen ten minste { $least } tekens.
web-working = Slagveld is bezig …
web-lost = De verbinding is weg. Er wordt opnieuw verbonden …
web-back = Weer verbonden.
web-failed = Dat lukte niet. Probeer het nog eens.
web-not-yours = Dat is van iemand anders.
web-gone = Dat is er niet meer.

## Voordat er iemand is

web-welcome-title = Welkom op het slagveld
web-welcome-text = Hier spelen mensen oude slagveldspellen per bericht. Wie ben jij?

## Voordat er iets gezegd is

web-empty-title = Er is nog niets gezegd
web-empty-text = Een spel vraagt twee mensen (Bosworth tot vier) en vier stappen:
web-empty-add = Voeg de tweede persoon toe, als jullie deze computer delen.
web-empty-new = Open een spel van een van de drie soorten:
web-empty-join = De anderen doen mee, en iemand begint het spel.
web-empty-help = Daarna zegt de bot wie er aan de beurt is. Weet je niet verder:
web-empty-direct-title = Jouw gesprek met de bot
web-empty-direct-text = Niemand anders leest mee. Probeer een van deze:

## Waarom er niemand bij kan

web-name-empty = Schrijf een naam.
web-name-long = Een naam heeft hoogstens 32 tekens.
web-name-unreadable = In een naam kunnen geen stuurtekens staan.
web-name-taken = Iemand hier heeft die naam al.
web-room-full = De kamer is vol.

## Antwoorden op regels die niet te lezen zijn

# $help: de opdracht die helpt.
web-only-commands = Ik begrijp alleen opdrachten. Begin met `/`: `/{ $help }` vertelt wat er is.
# $typed: het woord dat geen opdracht is; $help: de opdracht die helpt.
web-unknown-command = Er is geen opdracht `/{ $typed }`. Typ `/` om ze alle te zien, of probeer `/{ $help }`.
# $nearest: de opdracht die er het meest op lijkt.
web-unknown-command-near = Er is geen opdracht `/{ $typed }`. Bedoel je `/{ $nearest }`?
# $command: een opdracht; $subcommands: wat erop kan volgen.
web-no-subcommand = `/{ $command }` moet weten wat er te doen is: { $subcommands }.
web-unknown-subcommand = Er is geen `/{ $command } { $typed }`. Typ `/{ $command }` en een spatie om te zien wat er is.
web-unknown-subcommand-near = Er is geen `/{ $command } { $typed }`. Bedoel je `/{ $command } { $nearest }`?
# $typed: het woord dat geen optie is.
web-unknown-option = Ik weet niet wat ik hier met `{ $typed }` moet.
web-unknown-option-near = Er is hier geen optie `{ $typed }`. Bedoel je `{ $nearest }:`?
# $option: de naam van een optie.
web-missing-option = `{ $option }:` moet erbij.
# $usage: de opdracht met haar opties; die tussen haken kunnen weg.
web-usage = Zo schrijf je het: `/{ $usage }`
web-option-twice = `{ $option }:` staat er twee keer.
# $typed: wat er getypt is; $choices: wat het kan zijn.
web-no-choice = `{ $option }:` kan niet `{ $typed }` zijn. Het kan { $choices } zijn.
