import { text } from '#platform/contract/localized.ts';
import { accordionBlock, buttonRowBlock, noticeBlock, quoteBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, dayAndMonth, longDate } from '../demo-dates.ts';
import type { WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { newsArticle } from '../news-page.ts';
import { to } from '../page-keys.ts';

export const dikeArticle: WritePage = (dates) => {
  const evening = dayAndDate(dates.dikeEvening);
  const until = longDate(dates.inDays(60));
  const spring = dates.year + 1;
  return newsArticle(dates, 'dike', {
    picture: 'dike-panorama',
    caption: {
      nl: 'De Zuiderdijk tussen het gemaal en de Oude Haven. Illustratie: gemeente Vloedhaven',
      en: 'The Zuiderdijk between the pumping station and the Old Harbour. Illustration: municipality of Vloedhaven',
    },
    contact: { name: 'Joris Bakker', mail: 'zuiderdijk@vloedhaven.example' },
    related: ['barrier', 'bridge', 'cycle-path'],
    blocks: {
      story: textBlock({
        lead: text(
          `Het waterschap en de gemeente versterken vanaf het voorjaar van ${spring} de Zuiderdijk. De dijk wordt gemiddeld zestig centimeter hoger en aan de landzijde breder. Zo blijft Vloedhaven ook met een hogere zeespiegel droog.`,
          `From spring ${spring} the water board and the municipality will strengthen the Zuiderdijk. On average the dike becomes sixty centimetres higher, and it becomes wider on the land side. That way Vloedhaven stays dry when the sea rises.`,
        ),
        text: rich(
          `De werkzaamheden duren ongeveer twee jaar en gaan in vier stukken van een kilometer. Per stuk hoort u minstens zes weken van tevoren wanneer de aannemer begint. [Bekijk de planning](roadworks#zuiderdijk).

          ## Wat merkt u ervan?

          - Het fietspad op de dijk gaat per deel dicht. De omleiding loopt via de Polderweg en is verlicht.
          - Zwaar verkeer rijdt op werkdagen tussen 07.00 en 18.00 uur, niet langs de basisschool.
          - De schapen verhuizen tijdelijk naar het Dijkpark.`,
          `The work takes about two years and goes in four stretches of a kilometre. You hear at least six weeks ahead when the contractor starts on your stretch. [See the planning](roadworks#zuiderdijk).

          ## What will you notice?

          - The cycle path on the dike closes part by part. The diversion follows the Polderweg and is lit.
          - Heavy traffic drives on working days between 07:00 and 18:00, and not past the primary school.
          - The sheep move to the Dijkpark for a while.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'Een dijk is pas goed als je er overheen fietst zonder eraan te denken.',
          'A dike is only good when you cycle over it without a thought.',
        ),
        name: text('Marijke de Vos', 'Marijke de Vos'),
        role: text('dijkgraaf', 'chair of the water board'),
      }),
      think: textBlock(
        {
          text: rich(
            `Op de kruin is straks ruimte voor bankjes, een uitkijkpunt en een speelplek. Wat er komt, bepalen we samen met de bewoners van de Zuiderwijk. U kunt uw voorkeur tot ${until.nl} doorgeven.`,
            `The top of the dike will have room for benches, a viewpoint and a playground. What comes there, we decide together with the residents of the Zuiderwijk. You can tell us what you prefer until ${until.en}.`,
          ),
        },
        { heading: text('Meedenken over de nieuwe dijk', 'Have your say on the new dike'), anchor: 'meedenken' },
      ),
      evening: noticeBlock({
        title: text(`Inloopavond op ${evening.nl}`, `Drop-in evening on ${evening.en}`),
        text: rich(
          'Van 19.00 tot 21.00 uur in het gemaal. Aanmelden hoeft niet.',
          'From 19:00 to 21:00 in the pumping station. No need to sign up.',
        ),
      }),
      documents: buttonRowBlock({
        buttons: [
          { label: text('Documenten over de dijk', 'Documents about the dike'), href: to('documents', 'zuiderdijk') },
        ],
      }),
    },
  });
};

export const marketArticle: WritePage = (dates) => {
  const from = dayAndDate(dates.inDays(7));
  const until = longDate(dates.inDays(98));
  return newsArticle(dates, 'market', {
    picture: 'market-panorama',
    caption: { nl: 'De kramen staan straks bij de toren.', en: 'The stalls will stand near the tower.' },
    contact: { name: 'Anouk Steketee', mail: 'markt@vloedhaven.example' },
    related: ['dike', 'bridge', 'cycle-path'],
    blocks: {
      story: textBlock({
        text: rich(
          `De Grote Markt gaat open: de tegels worden vervangen, er komen zestien bomen en drie kranen met drinkwater. Zolang dat duurt, is er geen plek voor de kramen.

          Daarom staat de weekmarkt vanaf ${from.nl} op het Kerkplein. Alle 43 kooplui verhuizen mee.

          ## Wanneer is er markt?

          | Dag | Tijd | Waar |
          | Woensdag | 08.30 – 13.00 uur | Kerkplein |
          | Zaterdag | 08.30 – 16.00 uur | Kerkplein en Torenstraat |

          ## Met de auto of de fiets

          Op marktdagen kunt u niet parkeren op het Kerkplein. De garage onder het Kaaiplein is vijf minuten lopen. Bij de toren staan extra fietsenrekken.`,
          `The Grote Markt is dug up: the paving is replaced, and there will be sixteen trees and three drinking-water taps. While that lasts, there is no room for the stalls.

          From ${from.en} the weekly market is therefore on Kerkplein square. All 43 traders move along.

          ## When is the market?

          | Day | Time | Where |
          | Wednesday | 08:30 – 13:00 | Kerkplein |
          | Saturday | 08:30 – 16:00 | Kerkplein and Torenstraat |

          ## By car or by bicycle

          On market days you cannot park on Kerkplein. The car park under Kaaiplein square is a five-minute walk. There are extra bicycle racks near the tower.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'Mijn vaste klanten vinden me wel. En op het Kerkplein heb je tenminste schaduw.',
          'My regulars will find me. And at least there is shade on Kerkplein.',
        ),
        name: text('Bep Minderhoud', 'Bep Minderhoud'),
        role: text('verkoopt al 31 jaar kaas', 'has sold cheese for 31 years'),
      }),
      end: noticeBlock({
        tone: 'success',
        title: text(`Terug op ${until.nl}`, `Back on ${until.en}`),
        text: rich(
          'We openen de nieuwe Grote Markt met een lange tafel voor de hele stad.',
          'We open the new Grote Markt with a long table for the whole town.',
        ),
      }),
    },
  });
};

export const bridgeArticle: WritePage = (dates) => {
  const last = dayAndDate(dates.bridgeClosed);
  return newsArticle(dates, 'bridge', {
    picture: 'bridge-panorama',
    caption: {
      nl: 'De Havenbrug uit 1962 krijgt een lichtere klep.',
      en: 'The 1962 harbour bridge gets a lighter leaf.',
    },
    contact: { name: 'Sanne Wisse', mail: 'havenbrug@vloedhaven.example' },
    related: ['dike', 'market', 'barrier'],
    blocks: {
      story: textBlock({
        text: rich(
          `De klep van de Havenbrug is ruim zestig jaar oud en ging steeds vaker kapot. Vorige maand is de nieuwe klep geplaatst. Die is van aluminium en weegt de helft.

          ## Wat verandert er?

          - De brug gaat open en dicht in **vier minuten**. Dat waren er zeven.
          - Aan beide kanten ligt een fietspad van drie meter breed.
          - Borden op de Sluisweg en de Kaai laten zien hoe lang de brug nog open staat.
          - Tussen 07.30 en 08.30 uur en tussen 16.30 en 17.30 uur blijft de brug dicht voor de pleziervaart.

          ## De laatste werkzaamheden

          Tot en met ${last.nl} testen we de aandrijving. De brug is dan op werkdagen dicht van 09.00 tot 15.00 uur. [Bekijk de omleiding](roadworks#havenbrug).`,
          `The leaf of the harbour bridge is more than sixty years old and broke down more and more often. Last month the new leaf was put in place. It is made of aluminium and weighs half as much.

          ## What changes?

          - The bridge opens and closes in **four minutes**. It used to be seven.
          - There is a cycle path of three metres wide on both sides.
          - Signs on the Sluisweg and the Kaai show how long the bridge will stay open.
          - Between 07:30 and 08:30 and between 16:30 and 17:30 the bridge stays closed to pleasure craft.

          ## The last works

          Until ${last.en} we are testing the drive. The bridge is then closed on working days from 09:00 to 15:00. [See the diversion](roadworks#havenbrug).`,
        ),
      }),
      questions: accordionBlock(
        {
          items: [
            {
              title: text('Mag ik straks met de auto over de brug?', 'Can I still drive across the bridge?'),
              text: rich('Ja. Er verandert niets voor auto’s en bussen.', 'Yes. Nothing changes for cars and buses.'),
            },
            {
              title: text('Hoe laat ik de brug opengaan?', 'How do I have the bridge opened?'),
              text: rich(
                'Roep de brugwachter op via marifoonkanaal 18, of druk op de knop aan de wachtsteiger.',
                'Call the bridge keeper on VHF channel 18, or press the button on the waiting jetty.',
              ),
            },
          ],
        },
        { heading: text('Vragen over de brug', 'Questions about the bridge') },
      ),
    },
  });
};

export const barrierArticle: WritePage = (dates) => {
  const night = dayAndDate(dates.barrierTest);
  const short = dayAndMonth(dates.barrierTest);
  return newsArticle(dates, 'barrier', {
    picture: 'barrier-panorama',
    caption: { nl: 'De havenmond, gezien vanaf de Zeedijk.', en: 'The harbour mouth, seen from the Zeedijk.' },
    contact: { name: 'Havendienst', mail: 'havendienst@vloedhaven.example' },
    related: ['dike', 'bridge', 'market'],
    blocks: {
      story: textBlock({
        text: rich(
          `Elk jaar gaat de stormvloedkering een nacht dicht om te oefenen. Dit jaar is dat op **${night.nl}**. Zo weten we zeker dat hij werkt als het moet.

          ## Wat merkt u ervan?

          - Tussen 23.00 en 05.00 uur kunnen schepen de haven niet in of uit.
          - Om 22.45 uur klinkt drie keer een scheepshoorn. Dat hoort erbij.
          - De poortjes in de dijk bij de Kaai blijven open. U kunt gewoon naar huis.

          ## Komt u kijken?

          Vanaf de Zeedijk ziet u de deuren dichtgaan. Neem een warme jas mee en parkeer aan de Werfkade. Er rijdt een pendelbusje tot 01.00 uur.`,
          `Once a year the storm surge barrier closes for a night of practice. This year that is **${night.en}**. It is how we know for sure that it works when it has to.

          ## What will you notice?

          - Between 23:00 and 05:00 ships cannot enter or leave the harbour.
          - At 22:45 a ship’s horn sounds three times. That is part of it.
          - The gates in the dike near the Kaai stay open. You can go home as usual.

          ## Coming to watch?

          You can see the doors close from the Zeedijk. Bring a warm coat and park at the Werfkade. A shuttle bus runs until 01:00.`,
        ),
      }),
      weather: noticeBlock({
        tone: 'warning',
        title: text('Bij harde wind gaat het niet door', 'Not in strong winds'),
        text: rich(
          `Waait het op ${short.nl} harder dan windkracht 8, dan oefenen we een week later.`,
          `If there is more than force 8 on ${short.en}, we practise a week later.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'De mooiste nacht van het jaar is die waarop er niets gebeurt.',
          'The best night of the year is the one on which nothing happens.',
        ),
        name: text('Dirk Tazelaar', 'Dirk Tazelaar'),
        role: text('havenmeester', 'harbour master'),
      }),
    },
  });
};

export const cyclePathArticle: WritePage = (dates) =>
  newsArticle(dates, 'cycle-path', {
    picture: 'cycle-path-panorama',
    caption: {
      nl: 'Het fietspad langs de Noorderdijk is 3,2 kilometer lang.',
      en: 'The cycle path along the Noorderdijk is 3.2 kilometres long.',
    },
    contact: { name: 'Femke Louwerse', mail: 'fietsen@vloedhaven.example' },
    related: ['dike', 'bridge', 'market'],
    blocks: {
      story: textBlock({
        text: rich(
          `Langs het fietspad op de Noorderdijk staan nu 96 slimme lampen. Ze branden zacht en worden pas fel als er iemand aankomt. Daarna dimmen ze weer.

          ## Waarom zo?

          - **Het scheelt stroom.** De lampen gebruiken 70 procent minder dan de oude.
          - **Het is beter voor dieren.** Op de dijk jagen vleermuizen, en die houden van donker. Het licht is daarom amberkleurig.
          - **Het is veilig.** U ziet altijd vijftig meter voor u uit.

          De oude lampen krijgen een tweede leven op het bedrijvenpark.`,
          `There are now 96 smart lamps along the cycle path on the Noorderdijk. They burn softly and only shine brightly when someone comes near. Then they dim again.

          ## Why like this?

          - **It saves power.** The lamps use 70 per cent less than the old ones.
          - **It is better for animals.** Bats hunt on the dike, and they like the dark. That is why the light is amber.
          - **It is safe.** You can always see fifty metres ahead.

          The old lamps get a second life on the business park.`,
        ),
      }),
      numbers: textBlock(
        {
          text: rich(
            `| | Oude lampen | Nieuwe lampen |
            | Stroom per jaar | 21.000 kWh | 6.300 kWh |
            | Levensduur | 8 jaar | 20 jaar |
            | Kleur | wit | amber |`,
            `| | Old lamps | New lamps |
            | Power a year | 21,000 kWh | 6,300 kWh |
            | Lifetime | 8 years | 20 years |
            | Colour | white | amber |`,
          ),
        },
        { heading: text('In cijfers', 'In figures') },
      ),
      report: buttonRowBlock({
        buttons: [{ label: text('Kapotte lamp melden', 'Report a broken lamp'), href: to('contact', 'melding') }],
      }),
    },
  });
