import { text } from '#platform/contract/texts/localized.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { decoration } from '../block-pictures.ts';
import {
  buttonRowBlock,
  cardsBlock,
  formBlock,
  listBlock,
  noticeBlock,
  quoteBlock,
  textBlock,
} from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { donePoll, donePollName, openPoll, openPollName } from '../poll-blocks.ts';

export const takePartPage: WritePage = (dates) =>
  demoPage('take-part', {
    title: text('Meedoen', 'Take part'),
    description: text(
      'Vloedhaven maken we samen. Denk mee over plannen, of begin er zelf een.',
      'We make Vloedhaven together. Think along about our plans, or start one of your own.',
    ),
    layout: '75-25',
    blocks: {
      main: {
        open: cardsBlock(
          {
            columns: 2,
            items: [
              {
                title: text('Havenkwartier', 'Harbour Quarter'),
                text: text(
                  'Een nieuwe wijk op de oude werf. Deel uw idee voor wonen, groen en water.',
                  'A new neighbourhood on the old shipyard. Share your idea for homes, green and water.',
                ),
                href: to('harbour-quarter'),
                tag: text('Nu open', 'Open now'),
                picture: decoration('harbour'),
              },
              {
                title: text('Ideeën van anderen', 'Ideas of others'),
                text: text(
                  'Lees wat uw buren willen met de oude werf, en wat wij ervan vinden.',
                  'Read what your neighbours want with the old shipyard, and what we think of it.',
                ),
                href: to('ideas'),
                tag: text('Nu open', 'Open now'),
                picture: decoration('drop-in'),
              },
            ],
          },
          { heading: text('Denk mee', 'Think along') },
        ),
        projects: listBlock(
          {
            itemTypeNames: ['Project'],
            defaultItemsPerPage: 6,
            view: 'rows',
            paging: 'none',
            showDate: false,
          },
          { heading: text('Projecten van de gemeente', 'Projects of the municipality'), anchor: 'projecten' },
        ),
        [openPollName]: openPoll(dates),
        [donePollName]: donePoll(),
        own: textBlock(
          {
            text: rich(
              `Hebt u een plan voor uw straat of buurt? Een moestuin, een speelplek, een buurtfeest? De gemeente betaalt mee.

              - **Tot € 500**: u vraagt het aan met één formulier en hoort het binnen twee weken.
              - **Tot € 5.000**: minstens tien buren doen mee. Een wijkmedewerker helpt met het plan.
              - **Meer dan € 5.000**: de wijkraad beslist, vier keer per jaar.`,
              `Do you have a plan for your street or neighbourhood? A kitchen garden, a playground, a street party? The municipality helps to pay.

              - **Up to € 500**: you apply with one form and hear within two weeks.
              - **Up to € 5,000**: at least ten neighbours take part. A neighbourhood officer helps with the plan.
              - **Over € 5,000**: the neighbourhood council decides, four times a year.`,
            ),
          },
          { heading: text('Zelf een plan', 'A plan of your own'), anchor: 'eigen-plan' },
        ),
        survey: formBlock(
          { formGuid: formGuid('neighbourhood') },
          { heading: text('Buurtonderzoek', 'Neighbourhood survey'), anchor: 'buurtonderzoek' },
        ),
        quote: quoteBlock({
          text: text(
            'Eerst dacht ik: daar luisteren ze toch niet naar. Nu staat de fontein er, precies waar wij hem wilden.',
            'At first I thought they would not listen. Now the fountain is there, exactly where we wanted it.',
          ),
          name: text('Wil Boogaard', 'Wil Boogaard'),
          role: text('bewoner van de Zuiderwijk', 'resident of the Zuiderwijk'),
        }),
        council: buttonRowBlock({
          buttons: [
            { label: text('Plan indienen', 'Submit a plan'), href: to('contact', 'bericht'), look: 'primary' },
            { label: text('Inspreken bij de raad', 'Speak at the council'), href: to('council', 'inspreken') },
          ],
        }),
      },
      side: {
        account: noticeBlock({
          title: text('Geen account nodig.', 'No account needed.'),
          text: rich(
            'Een e-mailadres is genoeg om mee te doen. We gebruiken het alleen om te controleren dat u het bent.',
            'An e-mail address is enough to take part. We only use it to check that it is you.',
          ),
        }),
        results: textBlock(
          {
            text: rich(
              `- 62 buurtplannen betaald
              - 9 van de 10 vonden dat ze goed zijn gehoord`,
              `- 62 neighbourhood plans paid for
              - 9 in 10 felt they were heard`,
            ),
          },
          { heading: text('Dit leverde het op', 'What came of it'), headingLevel: 3, background: 'sheet' },
        ),
      },
    },
  });
