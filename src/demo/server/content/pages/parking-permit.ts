import { text } from '#platform/contract/texts/localized.ts';
import { accordionBlock, buttonRowBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { helpBlock } from '../town-hall.ts';

export const parkingPermitPage: WritePage = () =>
  demoPage('parking-permit', {
    title: text('Parkeervergunning', 'Parking permit'),
    description: text(
      'Bewoners en bedrijven in zone A en B kunnen een parkeervergunning krijgen.',
      'Residents and businesses in zones A and B can get a parking permit.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        permits: textBlock({
          text: rich(
            `## Welke vergunningen zijn er?

            | Vergunning | Voor wie | Per jaar |
            | Bewoner, eerste auto | bewoners van zone A en B | € 84 |
            | Bewoner, tweede auto | alleen in zone B | € 192 |
            | Bezoekers | 120 uur per jaar, per woning | € 24 |
            | Bedrijf | bedrijven in zone A of B | € 310 |
            | Deelauto | aanbieders van deelauto’s | € 42 |

            ## Zo vraagt u aan

            1. Houd uw kenteken en uw adres bij de hand.
            2. Vul het formulier in. U betaalt meteen met iDEAL.
            3. De vergunning gaat dezelfde dag in. U hoeft niets achter de voorruit te leggen: onze auto met camera’s leest uw kenteken.

            ## Verandert er iets?

            Krijgt u een andere auto, dan past u zelf uw kenteken aan. Verhuist u, dan stopt de vergunning op de dag van uw verhuizing. Wat u te veel hebt betaald, krijgt u terug.`,
            `## Which permits are there?

            | Permit | For whom | Per year |
            | Resident, first car | residents of zones A and B | € 84 |
            | Resident, second car | in zone B only | € 192 |
            | Visitors | 120 hours a year for each home | € 24 |
            | Business | businesses in zone A or B | € 310 |
            | Shared car | providers of shared cars | € 42 |

            ## How to apply

            1. Have your registration number and your address at hand.
            2. Fill in the form. You pay at once with iDEAL.
            3. The permit starts the same day. You need not put anything behind your windscreen: our camera car reads your number plate.

            ## Has something changed?

            When you get another car, you change the registration number yourself. When you move, the permit ends on the day of your move. What you paid too much is paid back.`,
          ),
        }),
        buttons: buttonRowBlock({
          buttons: [
            {
              label: text('Vergunning aanvragen', 'Apply for a permit'),
              href: to('contact', 'melding'),
              look: 'primary',
            },
            { label: text('Kenteken wijzigen', 'Change the registration number'), href: to('contact', 'bericht') },
          ],
        }),
        questions: accordionBlock(
          {
            items: [
              {
                title: text('Hoe lang is de wachtlijst?', 'How long is the waiting list?'),
                text: rich(
                  'In zone A wacht u nu ongeveer vier maanden. In zone B is er geen wachtlijst.',
                  'In zone A you now wait about four months. There is no waiting list in zone B.',
                ),
              },
              {
                title: text('Ik heb een gehandicaptenparkeerkaart', 'I have a disabled parking card'),
                text: rich(
                  'Dan parkeert u in heel Vloedhaven gratis en hebt u geen vergunning nodig. Een eigen plek bij uw huis kunt u los aanvragen.',
                  'Then you park for free everywhere in Vloedhaven and need no permit. You can apply separately for a place of your own near your home.',
                ),
              },
            ],
          },
          { heading: text('Vragen over parkeren', 'Questions about parking') },
        ),
      },
      side: {
        bridge: noticeBlock({
          tone: 'info',
          title: text('Bezoek op zondag?', 'Visitors on Sunday?'),
          text: rich(
            'Op zondag is parkeren overal gratis. Uw bezoek hoeft niets te doen.',
            'Parking is free everywhere on Sundays. Your visitors need not do anything.',
          ),
        }),
        help: helpBlock('Hebt u een boete gekregen die niet klopt?', 'Were you fined by mistake?'),
      },
    },
  });
