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
rules-bosworth-start = **Bosworth: het begin**
    Twee, drie of vier koninkrijken van schaakkaarten staan rond een bord van 6×6. Sla de koningen van de anderen: de laatste levende koning wint.

    Elke kant van het bord heeft een kamp van vier plekken: Zuid b1 tot e1, West a2 tot a5, Noord b6 tot e6, Oost f2 tot f5. Op de hoeken staat bos: daar komt nooit iets.

    Een koninkrijk heeft zestien kaarten: koning, dame, twee torens, twee lopers, twee paarden, acht pionnen. Vier pionnen liggen aan het begin in het kamp. De andere twaalf worden geschud: vier zijn je hand, acht zijn er nog te trekken.

    Alleen jij ziet je hand. Wat je gaat trekken weet niemand. Iedereen ziet hoeveel kaarten de anderen in de hand en te trekken hebben, en alles wat er geslagen is.

    Je kiest je kamp of laat het lot beslissen; en een kleur, die aan de regels niets verandert. Wie begint, wordt geloot. Daarna gaat de beurt met de klok mee: Zuid, West, Noord, Oost.

    Op de tekening staan vier koninkrijken klaar. Naast elk kamp staan twee getallen: de kaarten in de hand, en die er nog te trekken zijn.
rules-bosworth-turn = **Bosworth: een beurt**
    1. **Zet** een van je kaarten, zoals het schaakstuk erop gaat. Dat moet, als het kan; kan er niets van je zetten, dan ga je meteen door naar de tweede stap.
    2. **Vul je kamp.** Leg op elke open plek ervan een kaart uit je hand, welke je wilt waar je wilt. Is je hand leeg, dan komt op elke plek die nog open is een dichte kaart, en daar komt niets meer.
    3. **Trek** tot je vier kaarten hebt, of tot er niets meer te trekken valt.

    Elke kaart die je kamp verlaat, maakt dus plaats voor een nieuwe. Een plek van jou waar een kaart van een ander ligt is niet open: die moet je eerst terugveroveren.

    Koning: één veld, in elke richting. Toren: recht. Loper: schuin. Dame: allebei. Paard: de sprong. Pion: één veld vooruit, de eerste keer een of twee; hij slaat schuin. Ga naar een veld waar een kaart van een ander ligt, en die is geslagen.

    Getypt ziet een beurt er zo uit: `c1-c3`, en dan `N@c1` – paard op c1. De letters zijn K koning, Q dame, R toren, B loper, N paard, P pion. Valt er niets te kiezen, dan worden de kaarten voor je gelegd. De anderen horen van je beurt als die klaar is.

    Op de tekening is Zuid van c1 naar c3 gegaan en kiest een kaart voor c1. Er spelen er maar twee: de beide andere kampen liggen dicht.
rules-bosworth-moving = **Bosworth: zetten**
    – **Koning**: één veld, recht of schuin.
    – **Dame**: recht of schuin, zo ver de weg vrij is.
    – **Toren**: recht, zo ver de weg vrij is.
    – **Loper**: schuin, zo ver de weg vrij is.
    – **Paard**: twee velden recht en een opzij. Alleen het paard springt over kaarten heen.
    – **Pion**: zie de bladzijde over pionnen.

    Wie op een kaart van een ander eindigt, slaat die. Geslagen kaarten komen op één stapel, en iedereen weet wat erin zit.

    Je eigen kaarten staan je in de weg, maar je koning niet: hij mag ze slaan, ook een dame die je gewonnen hebt. Zo maakt hij zich een uitweg, of een plek in het kamp voor een verse kaart.

    Kampen zijn velden als de rest van het bord, ook je eigen; alleen een pion die het zijne uit is, komt er niet meer in. Niets gaat het bos in of naar een dichte kaart, en alleen een paard komt erlangs.

    Niemand zegt schaak, en een koning mag het gevaar in lopen. Rokeren, en passant slaan en promoveren bestaan hier niet.
rules-bosworth-pawns = **Bosworth: pionnen**
    _Vooruit_ is weg van de kant van het bord waar de pion gelegd is. Die richting houdt hij zijn leven lang. Op tekeningen wijzen pijlpunten de weg: twee bij een pion die nog niet gezet heeft, één bij een pion die dat wel heeft.

    De **eerste zet** van een pion gaat één of twee velden vooruit, alleen over open velden.
    Daarna gaat hij één veld vooruit, of één opzij: alleen naar een kant van het bord waar iemand die nog meespeelt een kamp heeft, en nooit langs een kamp, van de ene plek naar de volgende aan dezelfde kant. Met twee spelers betekent dat: nooit opzij.

    Hij slaat één veld schuin. Met twee spelers alleen schuin vooruit; in een spel dat met drie of vier begon in alle vier de richtingen, ook achteruit. Met zijn allereerste zet mag hij al slaan.

    Is een pion zijn eigen kamp eenmaal uit, dan komt hij er nooit meer in, ook niet om te slaan.

    Aan de overkant blijft hij een pion. Slaan kan hij nog, en misschien een stap opzij.
rules-bosworth-king = **Bosworth: de koning vangen**
    Een koning wordt geslagen als elke andere kaart. Met twee spelers is het spel dan gewonnen. Met drie of vier:

    1. Het koninkrijk **ligt eruit**. Al zijn kaarten gaan meteen van het bord, ook dames die het gewonnen had. De hand en wat er nog te trekken was zijn weg, zonder dat iemand ze ziet.
    2. Het kamp sluit: op elke open plek komt een dichte kaart. Ligt er een kaart van een ander, dan gebeurt dat zodra die vertrekt.
    3. Wie de koning sloeg, wint de **dame** van dat koninkrijk, waar ze ook was: op het bord, in de hand, nog niet getrokken, of allang geslagen. Ze komt in de hand van de winnaar en verschijnt op het bord als het kamp gevuld wordt, in dezelfde beurt als er een plek open is.

    Een gewonnen dame is voorgoed overgelopen. Ze draagt jouw kleur en is evenveel waard als je eigen. Met haar erbij mag je meer dan vier kaarten hebben; dan trek je niets.

    Ligt je *hele* kamp dicht? Dan mag je, als het tijd is om het te vullen, een gewonnen dame in de plaats van een van die kaarten leggen. Je mag haar ook in de hand houden. Heb je er meer gewonnen, dan komen ze een voor een.

    Een koning in de hand of nog niet getrokken leeft, en niemand kan hem daar slaan.
rules-bosworth-camps = **Bosworth: wie waar zijn kamp heeft**
    – **Twee** zitten tegenover elkaar: Zuid en Noord, of West en Oost.
    – **Drie** hebben drie van de vier kanten, welke ze maar willen.
    – **Vier** hebben elk een kant.

    Plekken die van niemand zijn liggen van het begin af dicht.

    Drie kunnen ook spelen met **een gedeeld kamp**. Twee zitten tegenover elkaar. De derde zit ertussen, aan beide kanten tegelijk, met de twee middelste plekken van elk. Die heet West tussen Zuid en Noord, en Noord tussen West en Oost, en heeft de beurt die daarbij hoort.
    Beide helften zijn één kamp: de pionnen gaan vooruit vanuit de helft waar ze gelegd zijn, en komen in geen van beide terug.

    Op de tekening is het kamp gedeeld: West heeft a3 en a4, en aan de overkant f3 en f4. Van niemand zijn a2, a5, f2 en f5.
rules-bosworth-end = **Bosworth: hoe een spel eindigt**
    De laatste levende koning wint. Met twee spelers beslist de eerste koning die geslagen wordt.

    Opgeven kan altijd, wie er ook aan de beurt is. Je ligt er dan uit, alsof je koning geslagen was, maar niemand wint je dame. De anderen spelen door; is er nog maar één over, dan heeft die gewonnen.

    Het is remise
    – als allen die nog meespelen dat afspreken;
    – als een van hen het opeist na 50 ronden zonder slag of gelegde kaart. In een ronde heeft ieder die nog meespeelt één beurt; geeft er iemand op, dan begint de telling opnieuw;
    – als een hele ronde lang niemand kan zetten en niemand een kaart legt.

    Na afloop worden alle handen getoond die er nog zijn, en staat in het verslag wat ieder gedeeld kreeg.
rules-bosworth-rulings = **Bosworth: beslissingen**
    De regels zijn die van de eerste uitgave, van Out of the Box. Waar ze iets openlaten, of naar een tekening verwijzen die wij niet gezien hebben, beslissen deze regels:

    – Dichte kaarten raken nooit op.
    – Een pion gaat "alleen naar het kamp van een tegenstander toe": dat slaat volgens ons op zijn stap opzij, niet op zijn weg vooruit. Het kamp van wie eruit ligt telt niet meer mee.
    – Pionnen slaan in alle richtingen als het spel met drie of vier *begon*, hoeveel er ook over zijn.
    – Een pion mag met zijn eerste zet slaan, ook met twee spelers. Voor drie en vier heeft de uitgever dat gezegd.
    – Een gewonnen dame draagt de kleur van wie haar won en is de gelijke van diens eigen dame.
    – Met een gewonnen dame mag een hand meer dan vier kaarten hebben. Dan wordt er niets getrokken.
    – Als een hele ronde lang ieder die nog meespeelt geen zet heeft en niets legt, is het remise.
    – Na 50 ronden zonder slag of gelegde kaart kan remise worden opgeëist. Geeft er iemand op, dan gaan beide tellingen terug naar nul.

    Het gedeelde kamp is zoals een recensie uit 1998 het spel voor drie beschrijft.
