import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const councilPage: WritePage = (dates) => {
  const meeting = dayAndDate(dates.councilMeeting);
  return demoPage('council', {
    title: text('Gemeenteraad', 'Municipal council'),
    description: text(
      'De raad heeft 27 leden uit vijf partijen en beslist over de grote lijnen.',
      'The council has 27 members from five parties and decides on the main lines.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        live: noticeBlock({
          tone: 'now',
          title: text('Eerstvolgende vergadering:', 'Next meeting:'),
          text: rich(`${meeting.nl}, 20.00 uur.`, `${meeting.en}, 20:00.`),
        }),
        clerk: textBlock(
          {
            text: rich(
              `De griffie helpt de raad en beantwoordt uw vragen.

              [Mail de griffie](mailto:griffie@vloedhaven.example)`,
              `The council’s office helps the council and answers your questions.

              [E-mail the office](mailto:griffie@vloedhaven.example)`,
            ),
          },
          { heading: text('Griffie', 'Council’s office'), headingLevel: 3, background: 'sheet' },
        ),
      },
      main: {
        seats: textBlock(
          {
            text: rich(
              `| Partij | Zetels | Fractievoorzitter |
              | Vloedhaven Vooruit | 7 | Linda Maas |
              | Groen aan Zee | 6 | Jelle Hoekstra |
              | Havenbelang | 5 | Corrie van Sluijs |
              | Sociaal Vloedhaven | 5 | Mehmet Yıldız |
              | Dorpen Samen | 4 | Arie Wouters |`,
              `| Party | Seats | Leader |
              | Vloedhaven Vooruit | 7 | Linda Maas |
              | Groen aan Zee | 6 | Jelle Hoekstra |
              | Havenbelang | 5 | Corrie van Sluijs |
              | Sociaal Vloedhaven | 5 | Mehmet Yıldız |
              | Dorpen Samen | 4 | Arie Wouters |`,
            ),
          },
          { heading: text('Zetels', 'Seats') },
        ),
        meetings: textBlock(
          {
            text: rich(
              `De raad vergadert op donderdagavond om 20.00 uur in de raadzaal. U kunt erbij zijn, live meekijken of de vergadering later terugzien. De stukken staan een week van tevoren bij de [documenten](documents#raad).`,
              `The council meets on Thursday evenings at 20:00 in the council chamber. You can be there, watch live, or watch it later. The papers are among the [documents](documents#raad) a week before.`,
            ),
          },
          { heading: text('Vergaderingen', 'Meetings'), anchor: 'vergaderingen' },
        ),
        speak: textBlock(
          {
            text: rich(
              `Wilt u de raad iets vertellen over een onderwerp op de agenda?

              1. Meld u aan bij de griffie, uiterlijk de dag van de vergadering om 12.00 uur.
              2. U krijgt drie minuten. De raadsleden mogen daarna vragen stellen.
              3. Komt u liever niet zelf? Stuur dan een brief. Alle raadsleden lezen die.`,
              `Would you like to tell the council something about a subject on its agenda?

              1. Sign up with the council’s office, no later than 12:00 on the day of the meeting.
              2. You get three minutes. After that councillors may ask questions.
              3. Rather not come yourself? Then send a letter. All councillors read it.`,
            ),
          },
          { heading: text('Inspreken', 'Speaking'), anchor: 'inspreken' },
        ),
        onward: buttonRowBlock({
          buttons: [
            {
              label: text('Inspreken aanvragen', 'Ask to speak'),
              href: 'mailto:griffie@vloedhaven.example',
              look: 'primary',
            },
            { label: text('Stukken van de raad', 'Council papers'), href: to('documents', 'raad') },
          ],
        }),
      },
    },
  });
};
