import { text } from '#platform/contract/texts/localized.ts';
import { formGuid } from '../../forms/demo-form.ts';
import { illustration } from '../block-pictures.ts';
import {
  buttonRowBlock,
  cardsBlock,
  contactBlock,
  formBlock,
  imageBlock,
  noticeBlock,
  openingHoursBlock,
  textBlock,
} from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { mailAddress, telephone, telephoneLink, townHallWeek } from '../town-hall.ts';

/** A line may end after a dash, even before a space that does not break; a word joiner forbids it. */
const unbroken = telephone.replace('–', '–\u2060');

export const contactPage: WritePage = (dates) =>
  demoPage('contact', {
    title: text('Contact en openingstijden', 'Contact and opening hours'),
    description: text(
      'Zo bereikt u de gemeente: bel, mail of kom langs in het stadhuis. Voor de meeste zaken aan de balie maakt u eerst een afspraak.',
      'How to reach us: call, e-mail or visit the town hall. For most matters at the desk you make an appointment first.',
    ),
    layout: '75-25',
    blocks: {
      'top-row': {
        ways: cardsBlock(
          {
            variant: 'tiles',
            columns: 4,
            items: [
              { icon: 'phone', title: text(`Bellen: ${unbroken}`, `Call: ${unbroken}`), href: telephoneLink },
              { icon: 'mail', title: text('Een bericht sturen', 'Send a message'), href: to('contact', 'bericht') },
              {
                icon: 'calendar-check',
                title: text('Een afspraak maken', 'Make an appointment'),
                href: to('contact', 'afspraak'),
              },
              {
                icon: 'map-pin',
                title: text('Route en parkeren', 'Directions and parking'),
                href: to('contact', 'route'),
              },
            ],
          },
          { heading: text('Kies zelf hoe', 'You choose how') },
        ),
      },
      main: {
        appointment: textBlock(
          {
            text: rich(
              `Met een afspraak wacht u bijna nooit langer dan vijf minuten. U maakt er een:

              - **per telefoon**: [${telephone}](${telephoneLink}), op werkdagen van 08.30 tot 17.00 uur;
              - **per e-mail**: [${mailAddress}](mailto:${mailAddress}). Schrijf erbij waarvoor u komt en wanneer u kunt;
              - **aan de balie** in het stadhuis.

              Ophalen kan zonder afspraak: uw paspoort, identiteitskaart of rijbewijs ligt bij balie 1.`,
              `With an appointment you hardly ever wait longer than five minutes. You make one:

              - **by telephone**: [${telephone}](${telephoneLink}), on working days from 08:30 to 17:00;
              - **by e-mail**: [${mailAddress}](mailto:${mailAddress}). Tell us what you come for and when you can;
              - **at the desk** in the town hall.

              Collecting needs no appointment: your passport, identity card or driving licence is at desk 1.`,
            ),
          },
          { heading: text('Afspraak maken', 'Making an appointment'), anchor: 'afspraak' },
        ),
        message: textBlock(
          {
            text: rich(
              `Gebruik het formulier hieronder, mail naar [${mailAddress}](mailto:${mailAddress}) of schrijf naar Postbus 100, 4380 AA Vloedhaven. U krijgt binnen twee werkdagen antwoord.

              Stuur geen kopie van uw paspoort of uw burgerservicenummer per e-mail. Als wij dat nodig hebben, vragen we erom op een veilige manier.`,
              `Use the form below, send an e-mail to [${mailAddress}](mailto:${mailAddress}) or write to Postbus 100, 4380 AA Vloedhaven. You get an answer within two working days.

              Do not send a copy of your passport or your citizen service number by e-mail. When we need it, we ask for it in a safe way.`,
            ),
          },
          { heading: text('Een bericht sturen', 'Sending a message'), anchor: 'bericht' },
        ),
        form: formBlock({ formGuid: formGuid('contact') }, { anchor: 'formulier' }),
        people: contactBlock(
          {
            people: [
              {
                name: text('Klantcontactcentrum', 'Contact centre'),
                role: text('Voor alle vragen', 'For all questions'),
                phone: telephone,
                email: mailAddress,
                note: text('Op werkdagen van 08.30 tot 17.00 uur', 'On working days from 08:30 to 17:00'),
              },
              {
                name: text('Griffie', 'Council office'),
                role: text('Over de gemeenteraad', 'About the council'),
                phone: '0118\u00a0–\u00a014\u00a022\u00a015',
                email: 'griffie@vloedhaven.example',
              },
              {
                name: text('Ondernemersloket', 'Business desk'),
                role: text('Voor bedrijven en winkels', 'For businesses and shops'),
                phone: '0118\u00a0–\u00a014\u00a022\u00a030',
                email: 'ondernemen@vloedhaven.example',
              },
            ],
          },
          { heading: text('Wie kunt u bellen of mailen?', 'Whom can you call or e-mail?') },
        ),
        report: noticeBlock(
          {
            tone: 'warning',
            title: text('Melding over de straat, het groen of de lampen.', 'Reporting a problem in the street.'),
            text: rich(
              `Een losse tegel, een kapotte lamp of een volle container? Bel [${telephone}](${telephoneLink}), dag en nacht. Vertel waar het is en wat u ziet. Bij gevaar belt u **112**.`,
              `A loose tile, a broken lamp or a full container? Call [${telephone}](${telephoneLink}), day and night. Tell us where it is and what you see. In danger, call **112**.`,
            ),
          },
          { anchor: 'melding' },
        ),
        route: textBlock(
          {
            text: rich(
              `Het stadhuis staat aan het Kaaiplein 1, tegenover de Havenbrug.

              - **Fiets**: gratis en bewaakt stallen onder het plein.
              - **Bus**: lijn 4 en 12 stoppen voor de deur.
              - **Auto**: garage Kaaiplein, de eerste 20 minuten gratis.
              - **Rolstoel**: de ingang heeft geen drempel, en elke balie is verlaagd. Er is een ringleiding voor mensen met een hoortoestel.`,
              `The town hall is at Kaaiplein 1, opposite the harbour bridge.

              - **Bicycle**: free and guarded parking under the square.
              - **Bus**: lines 4 and 12 stop at the door.
              - **Car**: Kaaiplein car park, the first 20 minutes are free.
              - **Wheelchair**: the entrance has no step, and every desk is lowered. There is an induction loop for hearing aids.`,
            ),
          },
          { heading: text('Route en parkeren', 'Directions and parking'), anchor: 'route' },
        ),
        picture: imageBlock({
          ...illustration('counter'),
          caption: text(
            'Het stadhuis deelt een gebouw met de bibliotheek.',
            'The town hall shares a building with the library.',
          ),
          ratio: '16:9',
        }),
      },
      side: {
        hours: openingHoursBlock(
          {
            week: townHallWeek,
            exceptions: [
              { date: dates.entrepreneursBreakfast, note: text('Personeelsdag', 'Staff day') },
              { date: dates.dikeEvening, from: '08:30', until: '12:00', note: text('Eerder dicht', 'Closes early') },
            ],
            note: text(
              'Op zaterdag en zondag is het stadhuis niet open. Ophalen kan zonder afspraak.',
              'The town hall is not open on Saturdays and Sundays. You can collect without an appointment.',
            ),
          },
          { heading: text('Openingstijden', 'Opening hours'), headingLevel: 3, background: 'sheet' },
        ),
        questions: buttonRowBlock({
          buttons: [{ label: text('Veelgestelde vragen', 'Frequently asked questions'), href: to('faq') }],
        }),
        villages: textBlock(
          {
            text: rich(
              `**Kreekdorp**: dinsdag 13.00 – 17.00, in de school.

              **Oosterzand**: donderdag 09.00 – 12.00, in het dorpshuis.`,
              `**Kreekdorp**: Tuesday 13:00 – 17:00, in the school.

              **Oosterzand**: Thursday 09:00 – 12:00, in the village hall.`,
            ),
          },
          { heading: text('In de dorpen', 'In the villages'), headingLevel: 3 },
        ),
      },
    },
  });
