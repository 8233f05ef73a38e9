import { text } from '#platform/contract/localized.ts';
import { buttonRowBlock, textBlock } from './demo-blocks.ts';
import { rich } from './markup.ts';
import { to } from './page-keys.ts';

/** With spaces that do not break. */
export const telephone = '0118\u00a0–\u00a014\u00a022\u00a000';
export const telephoneLink = 'tel:0118142200';
export const mailAddress = 'contact@vloedhaven.example';
export const appointment = { label: text('Afspraak maken', 'Make an appointment'), href: to('contact', 'afspraak') };

export const openingHours = {
  nl: `| Dag | Open |
    | Maandag | 08.30 – 17.00 |
    | Dinsdag | 08.30 – 17.00 |
    | Woensdag | 08.30 – 12.30 |
    | Donderdag | 08.30 – 20.00 |
    | Vrijdag | 08.30 – 12.30 |`,
  en: `| Day | Open |
    | Monday | 08:30 – 17:00 |
    | Tuesday | 08:30 – 17:00 |
    | Wednesday | 08:30 – 12:30 |
    | Thursday | 08:30 – 20:00 |
    | Friday | 08:30 – 12:30 |`,
};

/** The same box at the side of many pages: when we are open and how to reach us. */
export const townHallBlocks = {
  'town-hall': textBlock(
    {
      text: rich(
        `${openingHours.nl}

        [${telephone}](${telephoneLink})

        [Stuur een bericht](mailto:${mailAddress})

        [Kaaiplein 1, route en parkeren](contact#route)`,
        `${openingHours.en}

        [${telephone}](${telephoneLink})

        [Send a message](mailto:${mailAddress})

        [Kaaiplein 1, directions and parking](contact#route)`,
      ),
    },
    { heading: text('Stadhuis', 'Town hall') },
  ),
  'town-hall-appointment': buttonRowBlock({ buttons: [appointment] }),
};

/** A short way to a person, for pages where something has to be arranged. */
export const helpBlock = (nl: string, en: string) =>
  textBlock(
    {
      text: rich(
        `${nl}

        Bel [${telephone}](${telephoneLink}) of [stuur een mail](mailto:${mailAddress}). U kunt ook [langskomen](contact).`,
        `${en}

        Call [${telephone}](${telephoneLink}) or [send an e-mail](mailto:${mailAddress}). You can also [visit us](contact).`,
      ),
    },
    { heading: text('Hulp nodig?', 'Need help?'), headingLevel: 3, background: 'sheet' },
  );
