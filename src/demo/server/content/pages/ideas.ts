import { text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { buttonRowBlock, countdownBlock, formBlock, listBlock, noticeBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const ideasPage: WritePage = (dates) => {
  return demoPage('ideas', {
    title: text('Ideeën voor het Havenkwartier', 'Ideas for the Harbour Quarter'),
    description: text(
      'Bewoners delen hier wat zij willen. U kunt op elk idee stemmen, en u kunt meedoen, ook zonder account.',
      'Residents share here what they want. You can vote for every idea, and join, without an account too.',
    ),
    blocks: {
      main: {
        ideas: listBlock(
          {
            itemTypeNames: ['Idea'],
            defaultItemsPerPage: 9,
            otherViews: ['map'],
            hasFilters: true,
            offeredFields: ['location'],
            emptyText: text('Er zijn nog geen ideeën.', 'There are no ideas yet.'),
          },
          // Everyone brings theirs here themselves, by a proven address.
          { addPermission: 'Verify' },
        ),
        share: formBlock(
          { formGuid: formGuid('idea') },
          { heading: text('Deel uw idee', 'Share your idea'), anchor: 'idee-delen', background: 'tint' },
        ),
        countdown: countdownBlock({
          until: momentAt(dates.ideasUntil, '20:00', defaultTimeZone).toISOString(),
          label: text('Delen kan tot', 'You can share until'),
          after: text('Delen kan niet meer. Bedankt voor alle ideeën!', 'Sharing has ended. Thank you for all ideas!'),
        }),
        after: noticeBlock({
          title: text('Wat gebeurt ermee?', 'What happens next?'),
          text: rich(
            'Drie ontwerpers lezen alle ideeën. Bij elk idee schrijven ze wat ze ermee doen, en waarom. [Zo verloopt het project](harbour-quarter).',
            'Three designers read every idea. For each of them they write what they do with it, and why. [See how the project goes](harbour-quarter).',
          ),
        }),
        back: buttonRowBlock({
          buttons: [{ label: text('Terug naar het project', 'Back to the project'), href: to('harbour-quarter') }],
        }),
      },
    },
  });
};
