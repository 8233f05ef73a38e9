import { text } from '#platform/contract/texts/localized.ts';
import { listBlock, noticeBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';

export const forumPage: WritePage = () =>
  demoPage('forum', {
    title: text('Wijkforum', 'Neighbourhood forum'),
    description: text(
      'Waar buren het over hebben. Lezen kan iedereen; na inloggen begint u zelf een onderwerp.',
      'What neighbours talk about. Everyone can read; once signed in you start a topic yourself.',
    ),
    blocks: {
      main: {
        topics: listBlock(
          {
            itemTypeNames: ['Topic'],
            view: 'topics',
            defaultSortBy: 'talkedOn_desc',
            defaultItemsPerPage: 10,
            hasSearch: true,
            showDate: false,
            emptyText: text(
              'Er is nog geen onderwerp. Begin het eerste.',
              'There is no topic yet. Start the first one.',
            ),
          },
          { addPermission: 'Users' },
        ),
        together: noticeBlock({
          title: text('Van en voor de wijk', 'Of and for the neighbourhood'),
          text: rich(
            'Medewerkers van de gemeente lezen mee en antwoorden waar dat kan. Een melding over de straat doet u sneller via [contact](contact).',
            'Staff of the municipality read along and answer where they can. To report something in your street, [contact](contact) is quicker.',
          ),
        }),
      },
    },
  });
