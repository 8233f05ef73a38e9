import { text } from '#platform/contract/texts/localized.ts';
import { decoration } from '../block-pictures.ts';
import { buttonRowBlock, cardsBlock, listBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const trafficPage: WritePage = () =>
  demoPage('traffic', {
    title: text('Verkeer en parkeren', 'Traffic and parking'),
    description: text(
      'Waar u kunt parkeren, welke wegen dicht zijn en hoe u zonder auto in Vloedhaven komt.',
      'Where to park, which roads are closed and how to reach Vloedhaven without a car.',
    ),
    blocks: {
      main: {
        subjects: cardsBlock({
          columns: 3,
          items: [
            {
              title: text('Parkeervergunning', 'Parking permit'),
              text: text(
                'Woont of werkt u in de binnenstad? Dan kunt u een vergunning krijgen.',
                'Do you live or work in the town centre? Then you can get a permit.',
              ),
              href: to('parking-permit'),
              picture: decoration('homes'),
            },
            {
              title: text('Wegwerkzaamheden', 'Roadworks'),
              text: text(
                'Welke wegen dicht zijn en hoe u omrijdt.',
                'Which roads are closed and how to get around them.',
              ),
              href: to('roadworks'),
              picture: decoration('roadworks'),
            },
            {
              title: text('Fietsen', 'Cycling'),
              text: text(
                'Gratis bewaakt stallen onder het Kaaiplein, dag en nacht open.',
                'Free guarded bicycle parking under Kaaiplein square, open day and night.',
              ),
              href: to('traffic', 'fietsen'),
              picture: decoration('cycle-path'),
            },
          ],
        }),
        parking: textBlock(
          {
            text: rich(
              `In de binnenstad betaalt u van maandag tot en met zaterdag, van 09.00 tot 20.00 uur. Op zondag parkeert u gratis.

              | Plek | Per uur | Dagkaart |
              | Straat, zone A (binnen de singel) | € 2,40 | € 14 |
              | Straat, zone B (Zuiderwijk-Noord) | € 1,60 | € 8 |
              | Garage Kaaiplein | € 1,80 | € 10 |
              | Terrein Werfkade | gratis | gratis |

              Vanaf het terrein aan de Werfkade rijdt elke tien minuten een gratis pendelbusje naar het Kaaiplein.`,
              `In the town centre you pay from Monday to Saturday, from 09:00 to 20:00. On Sundays parking is free.

              | Place | Per hour | Day ticket |
              | Street, zone A (inside the canal) | € 2.40 | € 14 |
              | Street, zone B (Zuiderwijk-Noord) | € 1.60 | € 8 |
              | Kaaiplein car park | € 1.80 | € 10 |
              | Werfkade car park | free | free |

              From the Werfkade a free shuttle bus runs to Kaaiplein square every ten minutes.`,
            ),
          },
          { heading: text('Betaald parkeren', 'Paid parking'), anchor: 'betaald-parkeren' },
        ),
        cycling: textBlock(
          {
            columns: 2,
            text: rich(
              `Vloedhaven is klein: van de ene naar de andere kant fietst u in twintig minuten. Op de dijken loopt een doorgaand fietspad van 31 kilometer rond de gemeente.

              Onder het Kaaiplein staat uw fiets gratis en bewaakt. Er zijn 640 plekken, ook voor bakfietsen, en stopcontacten voor een elektrische fiets. Is uw fiets weggehaald? Dan staat hij zes weken in het fietsdepot aan de Slibweg.`,
              `Vloedhaven is small: you cycle from one side to the other in twenty minutes. A continuous cycle path of 31 kilometres runs along the dikes around the municipality.

              Under Kaaiplein square you can leave your bicycle for free, and guarded. There are 640 places, also for cargo bikes, and sockets for electric bicycles. Has your bicycle been removed? Then it stands in the depot on the Slibweg for six weeks.`,
            ),
          },
          { heading: text('Fietsen', 'Cycling'), anchor: 'fietsen' },
        ),
        crossings: listBlock(
          {
            itemTypeNames: ['Idea'],
            defaultItemsPerPage: 6,
            offeredFields: ['location'],
            moderation: 'before',
            emptyText: text('Er is nog niets doorgegeven.', 'Nothing has been passed on yet.'),
          },
          {
            heading: text('Waar kan het veiliger?', 'Where could it be safer?'),
            anchor: 'veiliger',
            // Everyone tells us, by a proven address; an editor looks before it is there.
            addPermission: 'Verify',
          },
        ),
        report: buttonRowBlock({
          buttons: [
            {
              label: text('Kapotte straatlamp melden', 'Report a broken street lamp'),
              href: to('contact', 'melding'),
              look: 'primary',
            },
            { label: text('Reis plannen met 9292', 'Plan a trip with 9292'), href: 'https://9292.nl/' },
          ],
        }),
      },
    },
  });
