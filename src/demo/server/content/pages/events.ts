import { text } from '#platform/contract/texts/localized.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { illustration } from '../block-pictures.ts';
import { formBlock, imageBlock, listBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';

export const eventsPage: WritePage = (dates) => {
  const cleanUp = dayAndDate(dates.cleanUpDay);
  const lifeboat = dayAndDate(dates.lifeboatDay);
  return demoPage('events', {
    title: text('Agenda', 'Events'),
    description: text(
      'Wat er te doen is in Vloedhaven, en wanneer de raad vergadert.',
      'What is on in Vloedhaven, and when the council meets.',
    ),
    layout: '75-25',
    blocks: {
      main: {
        coming: listBlock(
          {
            itemTypeNames: ['Event'],
            defaultItemsPerPage: 12,
            defaultSortBy: 'periodStart_asc',
            showExpiredItemsByDefault: false,
            view: 'compact',
            otherViews: ['calendar'],
            hasFeeds: true,
            emptyText: text('Er staat nu niets op de agenda.', 'There is nothing on the calendar now.'),
          },
          { heading: text('De komende weken', 'In the coming weeks') },
        ),
        cleanUp: textBlock(
          {
            text: rich(
              `Op **${cleanUp.nl}** maken we het Dijkpark samen schoon. We beginnen om 10.00 uur bij het theehuis en zijn om 14.00 uur klaar. Handschoenen, prikkers en soep liggen klaar.

              Meld u hieronder aan, tot de dag ervoor. Kinderen zijn welkom met een ouder erbij.`,
              `On **${cleanUp.en}** we clean up the Dijkpark together. We start at 10:00 at the tea house and are done by 14:00. Gloves, litter pickers and soup are ready for you.

              Sign up below, until the day before. Children are welcome with a parent.`,
            ),
          },
          { heading: text('Opruimdag in het Dijkpark', 'Clean-up day in the Dijkpark'), anchor: 'opruimdag' },
        ),
        signUp: formBlock({ formGuid: formGuid('clean-up') }, { anchor: 'aanmelden' }),
        lifeboat: textBlock(
          {
            text: rich(
              `De bemanning van reddingsboot *Trijntje* laat op **${lifeboat.nl}** zien hoe redden op zee gaat. Van 11.00 tot 16.00 uur mag u aan boord. Om 14.00 uur is er een oefening met een helikopter.`,
              `On **${lifeboat.en}** the crew of the lifeboat *Trijntje* show how people are rescued at sea. You are welcome on board from 11:00 to 16:00. At 14:00 there is a drill with a helicopter.`,
            ),
          },
          { heading: text('Open dag van de reddingsboot', 'Lifeboat open day'), anchor: 'reddingsboot' },
        ),
      },
      side: {
        picture: imageBlock({ ...illustration('lighthouse'), ratio: '4:3' }),
        own: noticeBlock({
          title: text('Organiseert u zelf iets?', 'Organising something yourself?'),
          text: rich(
            'Meld het minstens acht weken van tevoren, dan kijken we samen wat er nodig is. [Neem contact op](contact#bericht).',
            'Tell us at least eight weeks ahead, and we will see together what is needed. [Get in touch](contact#bericht).',
          ),
        }),
        recurring: textBlock(
          {
            text: rich(
              `- Weekmarkt: woensdag en zaterdag
              - Spreekuur burgemeester: eerste maandag van de maand
              - Repaircafé: laatste zaterdag van de maand`,
              `- Weekly market: Wednesday and Saturday
              - Mayor’s surgery: first Monday of the month
              - Repair café: last Saturday of the month`,
            ),
          },
          { heading: text('Elke maand', 'Every month'), headingLevel: 3, background: 'sheet' },
        ),
      },
    },
  });
};
