import { text } from '#platform/contract/localized.ts';
import { decoration } from '../block-pictures.ts';
import { cardsBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { newsCard, newsItems } from '../news-items.ts';
import { to } from '../page-keys.ts';

export const newsPage: WritePage = (dates) => {
  const { dike, ...older } = newsItems(dates);
  return demoPage('news', {
    title: text('Nieuws', 'News'),
    description: text(
      'Het laatste nieuws van de gemeente Vloedhaven.',
      'The latest from the municipality of Vloedhaven.',
    ),
    layout: '25-75',
    blocks: {
      side: {
        subjects: textBlock(
          {
            text: rich(
              `- Water en dijken (2)
              - Verkeer (1)
              - Centrum (1)
              - Natuur en milieu (1)`,
              `- Water and dikes (2)
              - Traffic (1)
              - Town centre (1)
              - Nature and environment (1)`,
            ),
          },
          { heading: text('Onderwerpen', 'Subjects') },
        ),
        follow: noticeBlock({
          title: text('Nieuws per e-mail.', 'News by e-mail.'),
          text: rich(
            'Elke vrijdag een kort overzicht. [Meld u aan](mailto:nieuws@vloedhaven.example).',
            'A short overview every Friday. [Sign up](mailto:nieuws@vloedhaven.example).',
          ),
        }),
      },
      main: {
        newest: cardsBlock(
          {
            columns: 2,
            isFirstLarge: true,
            items: [{ ...newsCard(dike), picture: decoration('dike-panorama') }, ...Object.values(older).map(newsCard)],
          },
          { more: { label: text('Naar de agenda', 'To the events'), href: to('events') } },
        ),
        press: textBlock(
          {
            text: rich(
              'Journalisten bereiken ons team communicatie op [0118 – 14 22 30](tel:0118142230), ook in het weekend.',
              'Journalists can reach our communications team on [0118 – 14 22 30](tel:0118142230), also at weekends.',
            ),
          },
          { heading: text('Voor de pers', 'For the press') },
        ),
      },
    },
  });
};
