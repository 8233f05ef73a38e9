import { text } from '#platform/contract/localized.ts';
import { cardsBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { longDate } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const documentsPage: WritePage = (dates) => {
  const next = dates.year + 1;
  const plan = longDate(dates.daysAgo(12));
  const design = longDate(dates.daysAgo(2));
  return demoPage('documents', {
    title: text('Documenten', 'Documents'),
    description: text(
      'Plannen, regels en besluiten van de gemeente, met een samenvatting in gewone taal.',
      'Plans, rules and decisions of the municipality, each with a summary in plain language.',
    ),
    layout: '25-75',
    options: { showSubMenu: true },
    blocks: {
      side: {
        contents: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              { title: text('Gemeenteraad', 'Council'), href: to('documents', 'raad') },
              { title: text('Havenkwartier', 'Harbour Quarter'), href: to('documents', 'havenkwartier') },
              { title: text('Zuiderdijk', 'Zuiderdijk'), href: to('documents', 'zuiderdijk') },
              { title: text('Regels', 'Rules'), href: to('documents', 'regels') },
            ],
          },
          { heading: text('Op deze pagina', 'On this page'), headingLevel: 3 },
        ),
        readable: noticeBlock({
          title: text('Niet goed te lezen?', 'Hard to read?'),
          text: rich(
            'Vraag om een andere vorm: grote letters, braille of voorgelezen. [Laat het ons weten](contact#bericht).',
            'Ask for another form: large print, braille or read aloud. [Let us know](contact#bericht).',
          ),
        }),
      },
      main: {
        council: textBlock(
          {
            text: rich(
              `| Raadsstuk | Samenvatting | Datum |
              | Begroting ${next} | Waar de € 112 miljoen van volgend jaar naartoe gaat | ${plan.nl} |
              | Raadsbrief woningen | Hoe het staat met de 900 nieuwe woningen | ${plan.nl} |
              | Jaarverslag ${dates.year - 1} | Wat er is gedaan, en wat niet | ${longDate(dates.daysAgo(200)).nl} |`,
              `| Council document | Summary | Date |
              | Budget ${next} | Where next year’s € 112 million will go | ${plan.en} |
              | Letter on housing | The state of the 900 new homes | ${plan.en} |
              | Annual report ${dates.year - 1} | What was done, and what was not | ${longDate(dates.daysAgo(200)).en} |`,
            ),
          },
          { heading: text('Gemeenteraad', 'Council'), anchor: 'raad' },
        ),
        quarter: textBlock(
          {
            text: rich(
              `| Stuk over de wijk | Samenvatting | Datum |
              | Nota van uitgangspunten | Wat al vaststaat over de nieuwe wijk | ${plan.nl} |
              | Bodemonderzoek werf | Waar de grond schoon is en waar niet | ${longDate(dates.daysAgo(90)).nl} |
              | Verslag inloopavond | Wat 140 bezoekers belangrijk vinden | ${longDate(dates.daysAgo(60)).nl} |

              Lees meer over het [Havenkwartier](harbour-quarter).`,
              `| Document on the quarter | Summary | Date |
              | Starting points | What is certain about the new neighbourhood | ${plan.en} |
              | Soil survey of the yard | Where the ground is clean and where not | ${longDate(dates.daysAgo(90)).en} |
              | Report of the drop-in evening | What 140 visitors find important | ${longDate(dates.daysAgo(60)).en} |

              Read more about the [Harbour Quarter](harbour-quarter).`,
            ),
          },
          { heading: text('Havenkwartier', 'Harbour Quarter'), anchor: 'havenkwartier' },
        ),
        dike: textBlock(
          {
            text: rich(
              `| Stuk over de dijk | Samenvatting | Datum |
              | Ontwerp Zuiderdijk | Tekeningen van de nieuwe dijk, per kilometer | ${design.nl} |
              | Planning en omleidingen | Wanneer welk stuk dicht is | ${design.nl} |

              Lees het [bericht over de dijk](news-dike).`,
              `| Document on the dike | Summary | Date |
              | Zuiderdijk design | Drawings of the new dike, by the kilometre | ${design.en} |
              | Planning and diversions | When each stretch is closed | ${design.en} |

              Read the [message about the dike](news-dike).`,
            ),
          },
          { heading: text('Zuiderdijk', 'Zuiderdijk'), anchor: 'zuiderdijk' },
        ),
        rules: textBlock(
          {
            text: rich(
              `Alle regels van de gemeente staan in de landelijke databank [overheid.nl](https://lokaleregelgeving.overheid.nl/). Bekendmakingen over uw buurt kunt u per e-mail krijgen.

              Zoekt u een document dat hier niet staat? Vraag het op. U hoeft niet te zeggen waarom.`,
              `All rules of the municipality are in the national database [overheid.nl](https://lokaleregelgeving.overheid.nl/). You can get announcements about your neighbourhood by e-mail.

              Looking for a document that is not here? Ask for it. You need not say why.`,
            ),
          },
          { heading: text('Regels en bekendmakingen', 'Rules and announcements'), anchor: 'regels' },
        ),
      },
    },
  });
};
