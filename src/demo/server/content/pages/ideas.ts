import { text } from '#platform/contract/texts/localized.ts';
import { defaultTimeZone } from '#platform/contract/time/time-zone.ts';
import { momentAt } from '#platform/contract/time/wall-clock.ts';
import { buttonRowBlock, countdownBlock, listBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndMonth } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const ideasPage: WritePage = (dates) => {
  const until = dayAndMonth(dates.ideasUntil);
  return demoPage('ideas', {
    title: text('Ideeën voor het Havenkwartier', 'Ideas for the Harbour Quarter'),
    description: text(
      'Bewoners deelden al 214 ideeën. Op de nieuwste kunt u stemmen, en u kunt meedoen.',
      'Residents have shared 214 ideas. You can vote for the newest ones, and join.',
    ),
    blocks: {
      main: {
        ideas: listBlock(
          {
            itemTypeNames: ['Idea'],
            defaultItemsPerPage: 9,
            emptyText: text('Er zijn nog geen ideeën.', 'There are no ideas yet.'),
          },
          // Members put theirs here themselves.
          { addPermission: 'Users' },
        ),
        share: textBlock(
          {
            text: rich(
              `Vertel in een paar zinnen wat u wilt en waarom. Een tekening of foto mag, maar hoeft niet.

              1. Mail uw idee naar [havenkwartier@vloedhaven.example](mailto:havenkwartier@vloedhaven.example).
              2. U krijgt een mail terug om te laten zien dat het adres van u is.
              3. Binnen twee werkdagen staat uw idee op deze pagina, met uw voornaam.

              Hebt u een account? Dan zet u uw idee na het inloggen zelf op deze pagina.

              Delen kan tot ${until.nl}. We gebruiken uw e-mailadres nergens anders voor.`,
              `Tell us in a few sentences what you want and why. A drawing or photo is welcome, but not needed.

              1. Send your idea to [havenkwartier@vloedhaven.example](mailto:havenkwartier@vloedhaven.example).
              2. You get an e-mail back, to show that the address is yours.
              3. Within two working days your idea is on this page, with your first name.

              Do you have an account? Then you put your idea on this page yourself once you are signed in.

              You can share ideas until ${until.en}. We use your e-mail address for nothing else.`,
            ),
          },
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
