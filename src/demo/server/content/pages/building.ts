import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, cardsBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { appointment, helpBlock } from '../town-hall.ts';

export const buildingPage: WritePage = () =>
  demoPage('building', {
    title: text('Bouwen en verbouwen', 'Building and renovating'),
    description: text(
      'Een dakkapel, een schuur of een heel nieuw huis: vaak hebt u een vergunning nodig. Zo zoekt u het uit.',
      'A dormer, a shed or a whole new house: you often need a permit. This is how you find out.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        steps: textBlock({
          text: rich(
            `## In vier stappen naar een vergunning

            1. **Doe de vergunningcheck.** In vijf minuten weet u of u een vergunning nodig hebt.
            2. **Praat met ons.** Een gesprek vooraf is gratis en voorkomt dat u tekeningen over moet maken.
            3. **Vraag aan.** U stuurt uw tekeningen en een beschrijving. Wij melden binnen een week of er iets ontbreekt.
            4. **Wacht op het besluit.** Dat krijgt u meestal binnen acht weken. Buren kunnen daarna nog zes weken bezwaar maken.`,
            `## Four steps to a permit

            1. **Do the permit check.** In five minutes you know whether you need a permit.
            2. **Talk to us.** A talk beforehand is free, and saves you from drawing things twice.
            3. **Apply.** You send your drawings and a description. Within a week we tell you if anything is missing.
            4. **Wait for the decision.** Usually you have it within eight weeks. After that neighbours can still object for six weeks.`,
          ),
        }),
        buttons: buttonRowBlock({
          buttons: [
            {
              label: text('Vergunningcheck doen', 'Do the permit check'),
              href: 'https://omgevingswet.overheid.nl/',
              look: 'primary',
            },
            { label: text('Gesprek aanvragen', 'Ask for a talk'), href: to('contact', 'afspraak') },
          ],
        }),
        costs: textBlock(
          {
            text: rich(
              `| Wat u bouwt | Vergunning nodig? | Kosten |
              | Schuur tot 30 m², achter het huis | meestal niet | € 0 |
              | Dakkapel aan de achterkant | meestal niet | € 0 |
              | Dakkapel aan de voorkant | ja | € 310 |
              | Uitbouw of extra verdieping | ja | 2,4 % van de bouwkosten |
              | Werk aan een monument | altijd | € 0 |

              Krijgt u geen vergunning? Dan betaalt u de helft van de kosten.`,
              `| What you build | Permit needed? | Costs |
              | Shed up to 30 m², behind the house | usually not | € 0 |
              | Dormer at the back | usually not | € 0 |
              | Dormer at the front | yes | € 310 |
              | Extension or extra floor | yes | 2.4 % of the building costs |
              | Work on a listed building | always | € 0 |

              Is the permit refused? Then you pay half of the costs.`,
            ),
          },
          { heading: text('Vergunning en kosten', 'Permits and costs') },
        ),
        subsidies: cardsBlock(
          {
            variant: 'tiles',
            columns: 3,
            intro: text(
              'Verduurzaamt u uw huis? De gemeente betaalt mee.',
              'Making your home sustainable? The municipality helps to pay.',
            ),
            items: [
              {
                icon: 'house',
                title: text('Isolatie: tot € 1.500', 'Insulation: up to € 1,500'),
                href: to('faq', 'subsidie'),
              },
              {
                icon: 'tree-deciduous',
                title: text('Groen dak: € 25 per m²', 'Green roof: € 25 per m²'),
                href: to('faq', 'subsidie'),
              },
              {
                icon: 'euro',
                title: text('Lening tegen 1,5 % rente', 'A loan at 1.5 % interest'),
                href: to('faq', 'subsidie'),
              },
            ],
          },
          { heading: text('Subsidie', 'Subsidies') },
        ),
      },
      side: {
        neighbours: noticeBlock({
          title: text('Vertel het uw buren.', 'Tell your neighbours.'),
          text: rich(
            'Wie vroeg weet wat er komt, maakt minder vaak bezwaar. We hebben een voorbeeldbrief voor u.',
            'People who know early what is coming object less often. We have an example letter for you.',
          ),
        }),
        appointment: buttonRowBlock({ buttons: [appointment] }),
        help: helpBlock('Twijfelt u over een regel?', 'Not sure about a rule?'),
      },
    },
  });
