# Wat alleen de Discord-kant te zeggen heeft.

# Een opdracht is uitgevoerd en er valt verder niets over te zeggen.
discord-done = Gedaan.
# Een fout in het programma: het verzoek brak af.
discord-failed = Hier ging iets mis. Bekijk eerst het bord met `/{ command-tawlbwrdd } { command-tawlbwrdd-board }` voordat je het opnieuw probeert.
# Een knop waarvan deze versie de betekenis niet kent.
discord-old-button = Deze knop komt van een andere versie van de bot. Gebruik een opdracht, bijvoorbeeld `/{ command-help }`.
# Het nieuwe bord kon niet worden geplaatst. Van de partij gaat niets verloren.
discord-cannot-post = Ik kan in het kanaal van het spel niets plaatsen: daar heb ik de rechten nodig om het te zien, berichten te sturen en bestanden bij te voegen. Het spel is bewaard, en de bordopdracht laat het bord zien zodra ik het kan plaatsen.
