import { text } from '#platform/contract/texts/localized.ts';
import { listBlock, newsletterBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';

export const newsPage: WritePage = () =>
  demoPage('news', {
    title: text('Nieuws', 'News'),
    description: text(
      'Het laatste nieuws van de gemeente Vloedhaven.',
      'The latest from the municipality of Vloedhaven.',
    ),
    layout: '100',
    blocks: {
      main: {
        newest: listBlock({
          itemTypeNames: ['News'],
          defaultItemsPerPage: 4,
          view: 'rows',
          otherViews: ['cards', 'compact'],
          hasSearch: true,
          hasFilters: true,
          periodFilter: 'publishedOn',
          hasFeeds: true,
          emptyText: text('Er is nog geen nieuws.', 'There is no news yet.'),
        }),
        follow: newsletterBlock(
          {
            intro: text(
              'Eens per maand wat er speelt in Vloedhaven, in een korte brief.',
              'Once a month what happens in Vloedhaven, in a short letter.',
            ),
          },
          { heading: text('Nieuws per e-mail', 'News by e-mail') },
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
