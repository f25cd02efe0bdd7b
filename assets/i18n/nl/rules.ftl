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
