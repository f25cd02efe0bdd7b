# De regels, een bladzijde per bericht. Regels die beslissen wat de bron openlaat, heten "beslissing".

rules-menu = Kies een bladzijde
rules-tawlbwrdd-start = **Tawlbwrdd: het begin**
    Een koning staat op het kasteel in het midden (f6), met twaalf soldaten (de verdedigers) om zich heen. Vierentwintig aanvallers staan in vier groepen aan de randen. De aanvallers beginnen.
    De koning wil naar de rand; elk veld van de rand is goed. De aanvallers willen hem eerder vangen.

    De aanvallers kunnen op twee manieren staan: als het *kruis met serifjes* van de oude beschrijving, of als *vijfhoeken* naar R. C. Bell. Ervaring elders: met het kruis zijn de aanvallers beter af, met de vijfhoeken gaat het gelijker op.

    Robert ap Ifan beschreef het spel in 1587 in Wales; R. C. Bell reconstrueerde het.
rules-tawlbwrdd-moving = **Tawlbwrdd: zetten**
    Elk stuk, ook de koning, gaat als een toren in het schaakspel: langs een rij of een lijn, zo ver als de weg vrij is. Niets springt, en je gaat nooit op een ander stuk staan.

    Niemand stopt op het kasteel: geen soldaat, en ook de koning niet als hij er eenmaal weg is. Zolang het leeg is mag elk stuk eroverheen glijden.

    Hoeken zijn velden als alle andere.

    Op de tekening gleed de aanvaller van a6 over het lege kasteel naar j6.
rules-tawlbwrdd-capturing = **Tawlbwrdd: soldaten slaan**
    Een soldaat van een van beide kanten wordt geslagen als een tegenstander ernaast komt staan, zodat hij tussen dat stuk en een andere tegenstander aan de overkant staat. Schuin telt niet.

    Het lege kasteel telt voor beide kanten als tegenstander, vanaf het moment dat de koning weg is. Zijn vertrek slaat zelf niets.
    De koning slaat mee als een van zijn soldaten, of hij nu zelf zet of stilstaat.
    Wie zelf tussen twee tegenstanders gaat staan, is veilig. Eén zet kan er hoogstens drie slaan. De rand slaat niets.

    Op de tekening kwam de aanvaller van c8 naar c5: de soldaat op d5 stond tussen hem en een andere aanvaller.
rules-tawlbwrdd-king = **Tawlbwrdd: de koning vangen**
    Alleen een zet van een aanvaller die zelf naast de koning komt te staan vangt hem. Daarvoor zijn nodig:
    – *twee* aanvallers aan weerszijden van hem, in het open veld;
    – *drie* aanvallers als hij naast het kasteel staat: het kasteel is de vierde muur;
    – *vier* aanvallers als hij op het kasteel staat.

    Beslissing: alleen aanvallers tellen; zijn eigen soldaten zijn geen muren. Naast het kasteel zijn twee aanvallers aan weerszijden niet genoeg. De rand helpt nooit: daar heeft hij al gewonnen.

    Op de tekening kwam de aanvaller van e9 naar e7. Met de aanvallers op d6 en e5 ving hij de koning op e6: het kasteel, f6, was de vierde muur.
rules-tawlbwrdd-end = **Tawlbwrdd: hoe een spel eindigt**
    Na elke zet en het slaan dat erbij hoort, in deze volgorde:
    1. De koning is gevangen: de aanvallers winnen.
    2. De koning staat op de rand: de verdedigers winnen.
    3. De stelling was er al eens, met dezelfde kant aan zet: meteen remise.
    4. Wie aan zet is, heeft geen geldige zet, of geen stuk meer: remise. Dat verrast misschien, maar zo staat het in de bron.

    Remise afspreken en opgeven kan altijd. Voor het omsingelen van de mannen van de koning is er geen aparte regel.
rules-tawlbwrdd-rulings = **Tawlbwrdd: beslissingen**
    Waar de oude tekst zwijgt, beslissen deze regels:
    – Op welke velden het "kruis met serifjes" staat: aan elke kant vijf op de rand en één ervoor.
    – De koning telt als stuk van zijn kant bij elk slaan van een soldaat.
    – Alleen aanvallers vangen de koning, en degene die zette moet een van hen zijn die hem vasthouden.
    – Alles wat een zet slaat, valt tegelijk, de koning en soldaten ook.
    – Een stelling is dezelfde als dezelfde soorten stukken op dezelfde velden staan en dezelfde kant aan zet is; het begin telt mee. De bron zegt "als een positie zich herhaalt", dus één keer is genoeg.
rules-veldslag-start = **Veldslag: het begin**
    Twee legers van 24 stukken staan tegenover elkaar op een bord van 8×8 met twee meertjes in het midden (c4 c5 en f4 f5). Sla de vlag van je tegenstander, of alles wat kan lopen.

    Rood stelt op de rijen 1 tot 3 op, Blauw op 6 tot 8, allebei tegelijk en elk in het geheim. Elk stuk komt op het bord. Niemand ziet wat jouw stukken zijn, alleen waar ze staan. Rood begint.

    In de tekening kijkt Rood naar de eerste stelling: de eigen stukken met hun rang, die van Blauw van achteren.
rules-veldslag-pieces = **Veldslag: de stukken**
    `F` vlag, één. Loopt nooit. Wie hem slaat, wint.
    `S` spion, één. Verslaat de generaal als hij zelf aanvalt; valt tegen alles wat hem aanvalt.
    `1` verkenner, vijf. Gaat zo ver hij wil in een rechte lijn, ook om aan te vallen.
    `2` mineur, drie. De enige die bommen slaat.
    `3` luitenant, drie. `4` kapitein, drie. `5` majoor, twee. `6` kolonel, één. `7` generaal, één.
    `B` bom, vier. Loopt nooit. Wie hem aanvalt valt, behalve de mineur; de bom blijft.

    Alle andere gaan één veld, langs een rij of een lijn, naar een leeg veld of op een tegenstander af. Je moet zetten. Niemand staat op een meertje, springt, of steekt er een over.
rules-veldslag-attacking = **Veldslag: aanvallen**
    Ga naar het veld van een tegenstander om aan te vallen. De hoogste rang blijft; gelijke rangen verdwijnen beide. Wint de aanvaller, dan staat hij waar de ander stond; verliest hij, dan is hij weg en blijft de ander staan.

    Drie uitzonderingen: de spion verslaat de generaal als de spion aanvalt, een bom verslaat allen behalve de mineur, en iedereen slaat de vlag.

    Geslagen stukken tellen hun getal voor de andere kant. Beslissing: spion, bom en vlag tellen niets; vallen beide, dan scoren beide kanten; wat op een bom valt scoort voor wie de bom heeft.

    In de tekening is een verkenner van Rood in één zet van a3 naar a6 gegaan en trof daar een luitenant: Blauw scoort 1.
rules-veldslag-known = **Veldslag: bekend en verborgen**
    Een aanval laat beide spelers beide rangen zien. Wie overblijft, blijft bekend tot het einde. Een zwart kader om een stuk van jou zegt dat je tegenstander het kent.

    Verder laat niets een rang zien: niet een lange zet van een verkenner, niet dat een stuk gelopen heeft. Wat je gezien hebt, mag je onthouden. Na afloop wordt alles getoond.

    In de tekening kijkt Blauw naar het bord: de generaal op g4 heeft een zwart kader, want hij sloeg een majoor.
rules-veldslag-repetition = **Veldslag: herhaling**
    _Twee velden._ Je mag drie keer heen en weer tussen dezelfde twee velden, zes zetten, zolang je niets anders zet; een zevende wordt geweigerd, ook als aanval. Wat je tegenstander ondertussen doet, maakt niets uit.

    _Niet eindeloos achtervolgen._ Een zet die naast een stuk van de tegenstander eindigt is een dreiging; het antwoord dat een bedreigd stuk wegzet is een ontwijking. Zolang dreiging op dreiging volgt en elke ontweken wordt, mag geen dreiging een stelling terugbrengen die na een eerdere stond – maar je mag recht terug naar het veld waar je vandaan kwam, zo vaak de eerste regel dat toelaat. Over het hele bord achtervolgen mag, ook met andere stukken. Een aanval beëindigt de achtervolging; alleen zetten zonder aanval worden geweigerd.

    Beslissing: een stelling is dezelfde als dezelfde stukken op dezelfde velden staan, niet zomaar gelijke. Zo verraadt een weigering nooit een rang.
rules-veldslag-end = **Veldslag: hoe een spel eindigt**
    Je wint door de vlag te slaan, of als je tegenstander aan zet is en niet kan terwijl jij het wel zou kunnen.
    Het is remise als niemand nog een stuk heeft dat kan lopen, of als beiden dat afspreken.

    Na 50 zetten van elke kant zonder aanval mag een moderator van het kanaal remise verklaren; na 80 mag elk van beiden die opeisen. De telling staat er vanaf 50 bij.

    Opgeven kan altijd. Ook dan wordt alles getoond.
rules-veldslag-rulings = **Veldslag: beslissingen**
    De regels zijn die van jijbent.nl, van Vincent de Boer. Waar ze iets openlaten hebben wij beslist, naar de International Stratego Federation waar die een regel heeft:

    - Rood begint; het lot beslist wie welke kant leidt, als jullie niet kiezen.
    - Spion en bom tellen niets.
    - Ook de regel over achtervolgen wordt gehandhaafd: jijbent.nl liet die aan de admins over.
    - Een stelling is dezelfde als dezelfde stukken op dezelfde velden staan, niet als gelijke stukken dat doen.
    - Stille zetten tellen vanaf het begin en vanaf elke aanval: de zetten van beide kanten, gehalveerd.
