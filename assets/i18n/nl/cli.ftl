# De opdrachtregel en het begin van de bot.

cli-unreadable = { $name } kan niet worden gelezen: { $why }
cli-not-text = { $name } is geen UTF-8-tekst: { $why }
cli-no-game = In { $name } staat geen spel. Een verslag begint met [Game "…"].
cli-viewer = Er is geen kijker "{ $name }": kies public, { $why }.
cli-game = Er is geen spel "{ $name }": kies { $why }.
cli-other-game = Het verslag is er een van { $why }, niet van { $name }.
cli-needs-record = Een spel { $name } begint met opstellingen of stapels: noem een verslag met --record.
cli-variant = Er is geen variant "{ $name }": kies { $why }.
cli-theme = Er is geen thema "{ $name }": kies { $why }.
cli-language = Ik spreek geen "{ $name }": kies { $why }.
cli-size = Een tekening kan niet { $name } pixels breed zijn: kies 360 tot 2160.
cli-picture = { $name } moet eindigen op .png of .gif.
cli-write = { $name } kan niet worden geschreven: { $why }

fault-open-comment = dit commentaar wordt nergens gesloten: er ontbreekt een { "}" }
fault-bad-tag = `{ $token }` is geen tag: schrijf [Naam "waarde"]
fault-tag-twice = de tag { $token } staat er twee keer
fault-tag-in-moves = er staat een tag tussen de zetten
fault-no-game = een verslag begint met [Game "…"]
fault-unknown-game = geen spel heet "{ $token }"
fault-no-setup = de tag [{ $tag } "…"] ontbreekt: een verslag van dit spel heeft beide opstellingen nodig
fault-bad-setup = de opstelling "{ $token }" klopt niet. { $why }
fault-hidden-setup = de opstelling "{ $token }" heeft verborgen stukken: zo'n verslag kan niet gespeeld, alleen gelezen worden
fault-unknown-variant = het spel heeft geen variant "{ $token }"
fault-wrong-result = de uitslag is niet "{ $token }" maar "{ $right }"
fault-no-termination = het spel is niet afgelopen, maar het verslag zegt hoe het eindigde: "{ $token }"
fault-wrong-termination = het spel eindigde niet door "{ $token }" maar door "{ $right }"
fault-bad-hex = "{ $token }" is niet 64 hexadecimale cijfers
fault-wrong-commit = de commit is niet de SHA-256 van het zaad
fault-bad-deck = "{ $token }" is geen stapel: schrijf twaalf letters, K Q B B N N R R P P P P in willekeurige volgorde
fault-bad-first = "{ $token }" is geen plaats: South, West, North of East begint
fault-bad-colour = er is geen kleur "{ $token }": kies red, yellow, green of blue
fault-no-decks = de stapels ontbreken (tags zoals [SouthDeck "…"]): het verslag van een lopend spel verbergt ze, en kan niet gespeeld, alleen gelezen worden
fault-players = er spelen twee tot vier koninkrijken, elk met een stapel; hier zijn het er { $count }
fault-not-opposite = twee spelers hebben hun kamp tegenover elkaar: South en North, of West en East
fault-not-split = met een gedeeld kamp spelen er drie: South, West en North, of West, North en East
fault-first-absent = { $seat } begint, maar heeft geen stapel
fault-wrong-deck = volgens het zaad is deze stapel niet "{ $token }" maar "{ $right }"
fault-wrong-first = volgens het zaad begint { $right }
fault-wrong-seats = volgens het zaad zijn de gelote plaatsen niet "{ $token }" maar "{ $right }"

account-game = { $number }. { $game }:
account-running = Het spel is niet afgelopen: { $seat } aan zet.
account-broken = Tot aan de fout hieronder.
account-over = { $result }: { $reason }.
account-fair = Het zaad past bij zijn commit, en wat geloot is past bij het zaad.

start-room = Slagvelds lokale kamer: { $url } (Ctrl-C beëindigt die; de spellen blijven bewaard in { $path })
start-discord = Slagveld verbindt met Discord. (Ctrl-C beëindigt het.)
start-store-locked = De spellen in { $path } zijn in gebruik bij een andere bot. Stop die eerst, of kies een andere map met --data.
start-store-newer = De spellen in { $path } zijn bewaard door een nieuwere bot (versie { $found }). Er is niets veranderd; gebruik die bot.
start-store-damaged = De spellen in { $path } zijn niet heel: { $why }. Er is niets veranderd. Zet een kopie van de map terug, of kies een andere met --data.
start-store-io = De spellen in { $path } kunnen niet worden geopend: { $why }
start-no-data = Dit systeem heeft geen map voor gegevens. Kies er een met --data.
start-room-failed = De lokale kamer kan niet open: { $why }
start-discord-token = Discord weigert het token. Kopieer het opnieuw van https://discord.com/developers/applications.
start-discord-failed = Discord: { $why }

config-unreadable = { $path } kan niet worden gelezen: { $why }
config-syntax = { $path }: { $why }
config-unknown = { $path }: er is geen instelling "{ $key }". Bedoel je "{ $nearest }"?
config-token = Het bestand met het token, { $path }, kan niet worden gelezen: { $why }
