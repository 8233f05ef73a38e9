import { text } from '#platform/contract/localized.ts';
import type { DrawingName } from '../pictures/demo-pictures.ts';
import { decoration } from './block-pictures.ts';
import type { CardInput } from './demo-blocks.ts';
import { type Day, type DemoDates, dayAndMonth } from './demo-dates.ts';
import { type PageKey, to } from './page-keys.ts';

interface NewsItem {
  page: PageKey;
  day: Day;
  title: { nl: string; en: string };
  summary: { nl: string; en: string };
  tag: { nl: string; en: string };
  picture: DrawingName;
}

const tags = {
  water: { nl: 'Water en dijken', en: 'Water and dikes' },
  centre: { nl: 'Centrum', en: 'Town centre' },
  traffic: { nl: 'Verkeer', en: 'Traffic' },
  nature: { nl: 'Natuur en milieu', en: 'Nature and environment' },
};

export type NewsKey = 'dike' | 'market' | 'bridge' | 'barrier' | 'cycle-path';

/** The newest first. */
export function newsItems(dates: DemoDates): Record<NewsKey, NewsItem> {
  const test = dayAndMonth(dates.barrierTest);
  return {
    dike: {
      page: 'news-dike',
      day: dates.daysAgo(1),
      title: {
        nl: 'De Zuiderdijk wordt over vier kilometer verhoogd',
        en: 'Four kilometres of the Zuiderdijk will be raised',
      },
      summary: {
        nl: 'In het voorjaar begint het waterschap met de versterking. Fietsers houden het hele jaar een doorgaande route langs het water.',
        en: 'The water board starts in spring. Cyclists keep a continuous route along the water all year round.',
      },
      tag: tags.water,
      picture: 'dike',
    },
    market: {
      page: 'news-market',
      day: dates.daysAgo(4),
      title: {
        nl: 'Weekmarkt verhuist voor drie maanden naar het Kerkplein',
        en: 'Weekly market moves to Kerkplein square for three months',
      },
      summary: {
        nl: 'De Grote Markt krijgt nieuwe bestrating. De kramen staan daarom elke woensdag en zaterdag bij de toren.',
        en: 'The Grote Markt is being repaved. Every Wednesday and Saturday the stalls will stand near the tower.',
      },
      tag: tags.centre,
      picture: 'market',
    },
    bridge: {
      page: 'news-bridge',
      day: dates.daysAgo(6),
      title: {
        nl: 'Nieuwe klep voor de Havenbrug: dit verandert er voor u',
        en: 'A new leaf for the harbour bridge: what changes for you',
      },
      summary: {
        nl: 'De brug gaat straks sneller open en dicht, en krijgt aan beide kanten een breder fietspad.',
        en: 'The bridge will open and close faster, and gets a wider cycle path on both sides.',
      },
      tag: tags.traffic,
      picture: 'bridge',
    },
    barrier: {
      page: 'news-barrier',
      day: dates.daysAgo(19),
      title: {
        nl: `Proef met de stormvloedkering in de nacht van ${test.nl}`,
        en: `Trial closure of the storm surge barrier in the night of ${test.en}`,
      },
      summary: {
        nl: 'De kering gaat dicht als oefening. Schippers kunnen tussen 23.00 en 05.00 uur niet in- of uitvaren.',
        en: 'The barrier closes for practice. Ships cannot enter or leave the harbour between 23:00 and 05:00.',
      },
      tag: tags.water,
      picture: 'lighthouse',
    },
    'cycle-path': {
      page: 'news-cycle-path',
      day: dates.daysAgo(33),
      title: {
        nl: 'Fietspad op de Noorderdijk krijgt ledverlichting die meedimt',
        en: 'Cycle path on the Noorderdijk gets LED lights that dim along',
      },
      summary: {
        nl: 'De lampen schijnen pas fel als er iemand nadert. Dat scheelt stroom en houdt het donker voor vleermuizen.',
        en: 'The lamps shine brightly only when someone comes near. That saves power and keeps it dark for bats.',
      },
      tag: tags.nature,
      picture: 'cycle-path',
    },
  };
}

export const newsCard = ({ page, day, title, summary, tag, picture }: NewsItem): CardInput => ({
  title: text(title.nl, title.en),
  text: text(summary.nl, summary.en),
  href: to(page),
  date: day,
  tag: text(tag.nl, tag.en),
  picture: decoration(picture),
});

/** Without its summary: for a row of other news under a message. */
export function relatedNews(dates: DemoDates, ...keys: NewsKey[]): CardInput[] {
  const items = newsItems(dates);
  return keys.map((key) => {
    const { text: _summary, ...card } = newsCard(items[key]);
    return card;
  });
}
