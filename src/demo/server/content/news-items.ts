import { type Day, type DemoDates, dayAndMonth } from './demo-dates.ts';
import type { NewsSubject } from './demo-item-types.ts';
import { barrierStory } from './news/barrier.ts';
import { bridgeStory } from './news/bridge.ts';
import { cyclePathStory } from './news/cycle-path.ts';
import { dikeStory } from './news/dike.ts';
import { marketStory } from './news/market.ts';
import type { WriteStory } from './news-story.ts';

interface NewsMessage {
  day: Day;
  title: { nl: string; en: string };
  summary: { nl: string; en: string };
  subject: NewsSubject;
  write: WriteStory;
}

export type NewsKey = 'dike' | 'market' | 'bridge' | 'barrier' | 'cycle-path';

/** The newest first. */
export function newsItems(dates: DemoDates): Record<NewsKey, NewsMessage> {
  const test = dayAndMonth(dates.barrierTest);
  return {
    dike: {
      day: dates.daysAgo(1),
      title: {
        nl: 'De Zuiderdijk wordt over vier kilometer verhoogd',
        en: 'Four kilometres of the Zuiderdijk will be raised',
      },
      summary: {
        nl: 'In het voorjaar begint het waterschap met de versterking. Fietsers houden het hele jaar een doorgaande route langs het water.',
        en: 'The water board starts in spring. Cyclists keep a continuous route along the water all year round.',
      },
      subject: 'water',
      write: dikeStory,
    },
    market: {
      day: dates.daysAgo(4),
      title: {
        nl: 'Weekmarkt verhuist voor drie maanden naar het Kerkplein',
        en: 'Weekly market moves to Kerkplein square for three months',
      },
      summary: {
        nl: 'De Grote Markt krijgt nieuwe bestrating. De kramen staan daarom elke woensdag en zaterdag bij de toren.',
        en: 'The Grote Markt is being repaved. Every Wednesday and Saturday the stalls will stand near the tower.',
      },
      subject: 'centre',
      write: marketStory,
    },
    bridge: {
      day: dates.daysAgo(6),
      title: {
        nl: 'Nieuwe klep voor de Havenbrug: dit verandert er voor u',
        en: 'A new leaf for the harbour bridge: what changes for you',
      },
      summary: {
        nl: 'De brug gaat straks sneller open en dicht, en krijgt aan beide kanten een breder fietspad.',
        en: 'The bridge will open and close faster, and gets a wider cycle path on both sides.',
      },
      subject: 'traffic',
      write: bridgeStory,
    },
    barrier: {
      day: dates.daysAgo(19),
      title: {
        nl: `Proef met de stormvloedkering in de nacht van ${test.nl}`,
        en: `Trial closure of the storm surge barrier in the night of ${test.en}`,
      },
      summary: {
        nl: 'De kering gaat dicht als oefening. Schippers kunnen tussen 23.00 en 05.00 uur niet in- of uitvaren.',
        en: 'The barrier closes for practice. Ships cannot enter or leave the harbour between 23:00 and 05:00.',
      },
      subject: 'water',
      write: barrierStory,
    },
    'cycle-path': {
      day: dates.daysAgo(33),
      title: {
        nl: 'Fietspad op de Noorderdijk krijgt ledverlichting die meedimt',
        en: 'Cycle path on the Noorderdijk gets LED lights that dim along',
      },
      summary: {
        nl: 'De lampen schijnen pas fel als er iemand nadert. Dat scheelt stroom en houdt het donker voor vleermuizen.',
        en: 'The lamps shine brightly only when someone comes near. That saves power and keeps it dark for bats.',
      },
      subject: 'nature',
      write: cyclePathStory,
    },
  };
}
