import { text } from '#platform/contract/texts/localized.ts';
import { accordionBlock, buttonRowBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { appointment, helpBlock } from '../town-hall.ts';

export const passportPage: WritePage = () =>
  demoPage('passport', {
    title: text('Paspoort en identiteitskaart', 'Passport and identity card'),
    description: text(
      'Een paspoort of identiteitskaart aanvragen doet u in het stadhuis. Na vijf werkdagen ligt het document klaar.',
      'You apply for a passport or identity card at the town hall. It is ready after five working days.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        how: textBlock({
          text: rich(
            `## Zo werkt het

            1. Maak een [afspraak](contact#afspraak). Zonder afspraak kunnen we u niet helpen.
            2. Kom zelf naar het stadhuis. Ook kinderen komen mee, hoe klein ze ook zijn.
            3. Betaal met uw pas of contant.
            4. Haal het document na vijf werkdagen op. Daar hebt u geen afspraak voor nodig.

            ## Neem dit mee

            - Alle paspoorten en identiteitskaarten die u nu hebt, ook als ze verlopen zijn.
            - Een pasfoto in kleur, niet ouder dan zes maanden.
            - Voor kinderen onder de 18: de schriftelijke toestemming van beide ouders.`,
            `## How it works

            1. Make an [appointment](contact#afspraak). Without one we cannot help you.
            2. Come to the town hall yourself. Children come along too, however small.
            3. Pay by card or in cash.
            4. Collect the document after five working days. You need no appointment for that.

            ## What to bring

            - Every passport and identity card you have now, also when it has expired.
            - A passport photo in colour, no more than six months old.
            - For children under 18: written permission from both parents.`,
          ),
        }),
        appointment: buttonRowBlock({ buttons: [{ ...appointment, look: 'primary' }] }),
        costs: textBlock(
          {
            text: rich(
              `| Document | 18 jaar en ouder | Jonger dan 18 |
              | Paspoort | € 86,85 | € 65,70 |
              | Identiteitskaart | € 79,90 | € 43,15 |
              | Spoed, extra | € 59,30 | € 59,30 |`,
              `| Document | 18 and over | Under 18 |
              | Passport | € 86.85 | € 65.70 |
              | Identity card | € 79.90 | € 43.15 |
              | Urgent, extra | € 59.30 | € 59.30 |`,
            ),
          },
          { heading: text('Kosten', 'Costs') },
        ),
        questions: accordionBlock(
          {
            items: [
              {
                title: text('Ik ben mijn paspoort kwijt. Wat nu?', 'I have lost my passport. What now?'),
                text: rich(
                  'Maak een afspraak om de vermissing te melden en een nieuw paspoort aan te vragen. Is het paspoort gestolen? Doe dan eerst aangifte bij de politie en neem het bewijs mee.',
                  'Make an appointment to report the loss and apply for a new passport. Was it stolen? Then report it to the police first and bring the report with you.',
                ),
              },
              {
                title: text('Hoe snel kan een spoedaanvraag?', 'How fast is an urgent application?'),
                text: rich(
                  'Vraagt u het document voor 14.00 uur aan, dan ligt het de volgende werkdag om 11.00 uur klaar. Bel ons eerst, dan houden we een plek voor u vrij.',
                  'When you apply before 14:00, the document is ready at 11:00 on the next working day. Call us first, so that we can keep a place for you.',
                ),
              },
              {
                title: text('Kan iemand anders het ophalen?', 'Can someone else collect it?'),
                text: rich(
                  'Nee, u moet uw paspoort of identiteitskaart zelf ophalen. Kunt u door ziekte niet komen? Dan brengen we het bij u thuis.',
                  'No, you have to collect your passport or identity card yourself. Too ill to come? Then we bring it to your home.',
                ),
              },
            ],
            isOneOpen: true,
          },
          { heading: text('Vragen over paspoorten', 'Questions about passports') },
        ),
      },
      side: {
        holiday: noticeBlock({
          tone: 'warning',
          title: text('Gaat u op reis?', 'Going abroad?'),
          text: rich(
            'Vlak voor de vakantie is het druk. Vraag uw document minstens zes weken van tevoren aan.',
            'It is busy just before the holidays. Apply at least six weeks ahead.',
          ),
        }),
        help: helpBlock('Komt u er niet uit? We helpen u graag.', 'Can’t find your answer? We are happy to help.'),
        more: buttonRowBlock({ buttons: [{ label: text('Meer vragen', 'More questions'), href: to('faq') }] }),
      },
    },
  });
