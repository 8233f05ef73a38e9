import { momentAt } from '#blocks/kit/contract/wall-clock.ts';
import { text } from '#platform/contract/localized.ts';
import { decoration } from '../block-pictures.ts';
import { buttonRowBlock, cardsBlock, countdownBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndMonth } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const ideasPage: WritePage = (dates) => {
  const until = dayAndMonth(dates.ideasUntil);
  return demoPage('ideas', {
    title: text('Ideeën voor het Havenkwartier', 'Ideas for the Harbour Quarter'),
    description: text(
      'Bewoners deelden al 214 ideeën. Hieronder staan de zes waar de meeste mensen achter staan.',
      'Residents have shared 214 ideas. These are the six that most people support.',
    ),
    blocks: {
      main: {
        ideas: cardsBlock({
          columns: 3,
          items: [
            {
              title: text('Een zwemsteiger in het dok', 'A swimming jetty in the dock'),
              text: text(
                'Met een trap het water in, een ondiep deel voor kinderen en kluisjes.',
                'With steps into the water, a shallow part for children, and lockers.',
              ),
              tag: text('312 steunen dit', '312 support this'),
              picture: decoration('lighthouse'),
              date: dates.daysAgo(21),
            },
            {
              title: text('Tiny houses op de helling', 'Tiny houses on the slipway'),
              text: text(
                'Twintig kleine huizen voor starters, die later kunnen verhuizen.',
                'Twenty small houses for starters, which can move on later.',
              ),
              tag: text('268 steunen dit', '268 support this'),
              picture: decoration('homes'),
              date: dates.daysAgo(16),
            },
            {
              title: text('Een voedselbos in het park', 'A food forest in the park'),
              text: text(
                'Bomen en struiken met fruit en noten, waar iedereen van mag plukken.',
                'Trees and shrubs with fruit and nuts that anyone may pick.',
              ),
              tag: text('241 steunen dit', '241 support this'),
              picture: decoration('reeds'),
              date: dates.daysAgo(12),
            },
            {
              title: text('Een fietsbrug naar de binnenstad', 'A cycle bridge to the town centre'),
              text: text(
                'Zodat je in drie minuten op het Kaaiplein bent, zonder auto’s.',
                'So that you are on Kaaiplein square in three minutes, without cars.',
              ),
              tag: text('230 steunen dit', '230 support this'),
              picture: decoration('bridge'),
              date: dates.daysAgo(9),
            },
            {
              title: text('Loods 4 als buurthuis', 'Shed 4 as a community centre'),
              text: text(
                'Een keuken, een werkplaats en een zaal voor iedereen in de buurt.',
                'A kitchen, a workshop and a hall for everyone in the neighbourhood.',
              ),
              tag: text('197 steunen dit', '197 support this'),
              picture: decoration('library'),
              date: dates.daysAgo(7),
            },
            {
              title: text('Een fietspad zonder drempels', 'A cycle path without bumps'),
              text: text(
                'Breed, vlak en verlicht, ook fijn met een rolstoel of scootmobiel.',
                'Wide, flat and lit, and good for wheelchairs and mobility scooters too.',
              ),
              tag: text('174 steunen dit', '174 support this'),
              picture: decoration('cycle-path'),
              date: dates.daysAgo(3),
            },
          ],
        }),
        share: textBlock(
          {
            text: rich(
              `Vertel in een paar zinnen wat u wilt en waarom. Een tekening of foto mag, maar hoeft niet.

              1. Mail uw idee naar [havenkwartier@vloedhaven.example](mailto:havenkwartier@vloedhaven.example).
              2. U krijgt een mail terug om te laten zien dat het adres van u is.
              3. Binnen twee werkdagen staat uw idee op deze pagina, met uw voornaam.

              Delen kan tot ${until.nl}. We gebruiken uw e-mailadres nergens anders voor.`,
              `Tell us in a few sentences what you want and why. A drawing or photo is welcome, but not needed.

              1. Send your idea to [havenkwartier@vloedhaven.example](mailto:havenkwartier@vloedhaven.example).
              2. You get an e-mail back, to show that the address is yours.
              3. Within two working days your idea is on this page, with your first name.

              You can share ideas until ${until.en}. We use your e-mail address for nothing else.`,
            ),
          },
          { heading: text('Deel uw idee', 'Share your idea'), anchor: 'idee-delen', background: 'tint' },
        ),
        countdown: countdownBlock({
          until: momentAt(dates.ideasUntil, '20:00').toISOString(),
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
