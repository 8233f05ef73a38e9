/** Short, known to everyone, without accents, and not easily mistaken for each other when read aloud. */
export const passwordWords = `
  aardbei acht adem akker anker appel avond baan balk ballon band bank beer berg beuk bij bijl blad blauw bloem boek boer
  boog boom boot bord bot boter brief bril broek brood brug bruin buik buur cacao dak dal dam dans deeg deken deur dijk
  dorp draad drie druif duif duin eend eiland emmer engel erwt ezel fiets film fluit forel fruit gans garen gebak geel
  geit glas golf goot goud graan gras grijs groen grot haak haan haas hak halm hand haring hars haven hek helm herfst
  hert heuvel hoed hond honing hoofd hooi houten huis ijzer iris jas jeugd juli kaal kaars kaas kade kalf kam kamer kano
  kast kat kegel kers ketel keuken kies kiezel kin kist klaver klei klok knoop koe koffie kom koning kool koor kop kraan
  krant kreek kruid kruk kuip kust kwast laars lade lamp land leer lente lepel licht lijn linde lint loods lucht maan
  maand maat markt mast meel meer melk merel mier molen mond mossel motor mug muis munt muts naald nacht neus noot noord
  olie olijf oost oven paal paars pad pan papier parel park pauw peen peer pen peper perzik piano pijl plank plein poes
  polder poort pot raam radijs rand regen riem riet rijst ring rivier rogge room roos rots rug ruit saus schaap schip
  schoen sloot smid sneeuw snoek soep spiegel spoor stad ster stoel storm stro tafel tak tand tas tegel tent thee toren
  touw trap tuin uil vaart veer vier vijver vis vlag vlieg vloed voet vogel vork vos vuur wagen wal water weg wei wiel
  wilg wind winter wolk wortel zaad zalm zand zeep zeil zes zilver zomer zon zout zuid zwaan
`
  .trim()
  .split(/\s+/);
