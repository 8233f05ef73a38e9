import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, openingHoursBlock, textBlock } from './demo-blocks.ts';
import { rich } from './markup.ts';
import { to } from './page-keys.ts';

/** With spaces that do not break. */
export const telephone = '0118\u00a0–\u00a014\u00a022\u00a000';
export const telephoneLink = 'tel:0118142200';
export const mailAddress = 'contact@vloedhaven.example';
export const appointment = { label: text('Afspraak maken', 'Make an appointment'), href: to('contact', 'afspraak') };

export const townHallWeek = [
  { day: 'monday', from: '08:30', until: '17:00' },
  { day: 'tuesday', from: '08:30', until: '17:00' },
  { day: 'wednesday', from: '08:30', until: '12:30' },
  { day: 'thursday', from: '08:30', until: '20:00' },
  { day: 'friday', from: '08:30', until: '12:30' },
] satisfies NonNullable<Parameters<typeof openingHoursBlock>[0]['week']>;

/** When we are open and how to reach us, on one sheet. */
export const townHallBlocks = {
  'town-hall': openingHoursBlock(
    { week: townHallWeek },
    { heading: text('Stadhuis', 'Town hall', { de: 'Rathaus', ar: 'مبنى البلدية' }), background: 'sheet' },
  ),
  'town-hall-ways': textBlock(
    {
      text: rich(
        `[${telephone}](${telephoneLink})

        [Stuur een bericht](mailto:${mailAddress})

        [Kaaiplein 1, route en parkeren](contact#route)`,
        `[${telephone}](${telephoneLink})

        [Send a message](mailto:${mailAddress})

        [Kaaiplein 1, directions and parking](contact#route)`,
        {
          de: `[${telephone}](${telephoneLink})

        [Nachricht senden](mailto:${mailAddress})

        [Kaaiplein 1, Anfahrt und Parken](contact#route)`,
          ar: `[الهاتف: \u2066${telephone}\u2069](${telephoneLink})

        [أرسل رسالة](mailto:${mailAddress})

        [Kaaiplein 1، الطريق ومواقف السيارات](contact#route)`,
        },
      ),
    },
    { background: 'sheet' },
  ),
  'town-hall-appointment': buttonRowBlock(
    {
      buttons: [
        {
          ...appointment,
          label: text('Afspraak maken', 'Make an appointment', { de: 'Termin vereinbaren', ar: 'حجز موعد' }),
        },
      ],
    },
    { background: 'sheet' },
  ),
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
