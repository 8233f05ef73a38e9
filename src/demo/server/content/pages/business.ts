import { text } from '#platform/contract/texts/localized.ts';
import { decoration } from '../block-pictures.ts';
import { buttonRowBlock, cardsBlock, heroBlock, quoteBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const businessPage: WritePage = (dates) => {
  const breakfast = dayAndDate(dates.entrepreneursBreakfast);
  return demoPage('business', {
    title: text('Ondernemen', 'Doing business'),
    description: text(
      'Een zaak beginnen, een vergunning regelen of een plek zoeken: ons ondernemersloket helpt u op weg.',
      'Starting up, arranging a permit or looking for premises: our business desk helps you on your way.',
    ),
    blocks: {
      'top-row': {
        hero: heroBlock({
          title: text('Ondernemen', 'Doing business'),
          text: text(
            'Een zaak beginnen, een vergunning regelen of een plek zoeken: wij helpen u op weg.',
            'Starting up, arranging a permit or looking for premises: we help you on your way.',
          ),
          picture: decoration('harbour-panorama'),
          height: 'low',
        }),
      },
      main: {
        subjects: cardsBlock(
          {
            variant: 'tiles',
            columns: 4,
            items: [
              {
                icon: 'briefcase',
                title: text('Een zaak beginnen', 'Starting a business'),
                href: to('business', 'beginnen'),
              },
              { icon: 'file-text', title: text('Vergunning aanvragen', 'Applying for a permit'), href: to('building') },
              { icon: 'map-pin', title: text('Een plek vinden', 'Finding premises'), href: to('business', 'plek') },
              { icon: 'users', title: text('Personeel zoeken', 'Finding staff'), href: to('contact', 'bericht') },
            ],
          },
          { heading: text('Direct naar', 'Go straight to') },
        ),
        start: textBlock(
          {
            text: rich(
              `Van idee naar open deur in vijf stappen.

              1. Schrijf u in bij de Kamer van Koophandel.
              2. Controleer in het omgevingsplan of uw zaak op de gekozen plek mag komen.
              3. Vraag de vergunningen aan, bijvoorbeeld voor horeca, een terras of reclame aan de gevel.
              4. Meld de start van uw zaak bij de gemeente, minstens vier weken van tevoren.
              5. Nodig ons uit voor de opening. De wethouder komt graag een lint doorknippen.`,
              `From an idea to an open door in five steps.

              1. Register with the Chamber of Commerce.
              2. Check in the environment plan whether your business is allowed at that place.
              3. Apply for permits, for instance for food and drink, a terrace or a sign on the front.
              4. Report the start of your business to the municipality, at least four weeks ahead.
              5. Invite us to the opening. The alderman likes to cut a ribbon.`,
            ),
          },
          { heading: text('Een zaak beginnen', 'Starting a business'), anchor: 'beginnen' },
        ),
        places: cardsBlock(
          {
            columns: 3,
            items: [
              {
                title: text('Bedrijvenpark Zeehaven', 'Zeehaven business park'),
                text: text(
                  'Kavels van 1.000 tot 20.000 m² aan diep water.',
                  'Plots from 1,000 to 20,000 m² on deep water.',
                ),
                picture: decoration('cargo'),
              },
              {
                title: text('Werfkade', 'Werfkade'),
                text: text('Ateliers en werkplaatsen in de oude loodsen.', 'Studios and workshops in the old sheds.'),
                picture: decoration('shipyard'),
              },
              {
                title: text('Binnenstad', 'Town centre'),
                text: text(
                  'Winkels en horeca aan de haven en de markt.',
                  'Shops and restaurants on the harbour and the square.',
                ),
                picture: decoration('terrace'),
              },
            ],
          },
          { heading: text('Een plek vinden', 'Finding premises'), anchor: 'plek' },
        ),
        quote: quoteBlock({
          text: text(
            'Ik belde op maandag, en donderdag zat ik met vier mensen van de gemeente om de tafel. Zo snel had ik het nog nooit meegemaakt.',
            'I called on Monday, and on Thursday I sat at a table with four people from the municipality. I had never known it to go so fast.',
          ),
          name: text('Soufiane Amrani', 'Soufiane Amrani'),
          role: text('bakker aan de Werfkade', 'baker on the Werfkade'),
        }),
        breakfast: textBlock(
          {
            text: rich(
              `Elke maand ontbijten we met ondernemers. De volgende keer is **${breakfast.nl}**, van 07.30 tot 09.00 uur in het stadhuis. Het onderwerp: minder vrachtwagens in de binnenstad.

              Meedoen is gratis. Stuur een mail naar [ondernemen@vloedhaven.example](mailto:ondernemen@vloedhaven.example).`,
              `Every month we have breakfast with entrepreneurs. The next time is **${breakfast.en}**, from 07:30 to 09:00 at the town hall. The subject: fewer lorries in the town centre.

              Joining is free. Send an e-mail to [ondernemen@vloedhaven.example](mailto:ondernemen@vloedhaven.example).`,
            ),
          },
          { heading: text('Ondernemersontbijt', 'Entrepreneurs’ breakfast'), anchor: 'ontbijt', background: 'tint' },
        ),
        contact: buttonRowBlock({
          buttons: [
            {
              label: text('Bel het ondernemersloket', 'Call the business desk'),
              href: 'tel:0118142210',
              look: 'primary',
            },
            { label: text('Stuur een bericht', 'Send a message'), href: to('contact', 'bericht') },
          ],
        }),
      },
    },
  });
};
