import { text } from '#platform/contract/texts/localized.ts';
import { illustration } from '../block-pictures.ts';
import { accordionBlock, buttonRowBlock, cardsBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { questionPart } from '../demo-shared-parts.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

export const wastePage: WritePage = () =>
  demoPage('waste', {
    title: text('Afval en milieu', 'Waste and environment'),
    description: text(
      'Zo scheidt u uw afval, zo weet u wanneer we het ophalen, en zo raakt u grofvuil kwijt.',
      'How to separate your waste, when we collect it, and how to get rid of bulky items.',
    ),
    layout: '25-50-25',
    options: { showSubMenu: true },
    blocks: {
      side: {
        contents: cardsBlock(
          {
            variant: 'links',
            columns: 2,
            items: [
              { title: text('Afvalkalender', 'Waste calendar'), href: to('waste', 'afvalkalender') },
              { title: text('Grofvuil', 'Bulky waste'), href: to('waste', 'grofvuil') },
              { title: text('Afvalpas', 'Waste pass'), href: to('waste', 'afvalpas') },
            ],
          },
          { heading: text('Op deze pagina', 'On this page'), headingLevel: 3 },
        ),
      },
      main: {
        picture: imageBlock({
          ...illustration('waste-bins'),
          caption: text(
            'Gescheiden afval kan in elke wijk in de buurt.',
            'Every neighbourhood has containers for sorted waste.',
          ),
          ratio: '16:9',
        }),
        calendar: textBlock(
          {
            text: rich(
              `Zet de container op de ophaaldag vóór 07.30 uur aan de weg, met de wielen naar de stoep.

              | Afval | Binnenstad | Zuiderwijk | Dorpen |
              | Restafval | elke maandag | elke dinsdag | elke vrijdag |
              | Groente, fruit en tuin | woensdag, even weken | woensdag, oneven weken | donderdag, even weken |
              | Plastic, blik en pak | donderdag | donderdag | vrijdag |
              | Papier | eerste zaterdag | tweede zaterdag | derde zaterdag |

              Valt de ophaaldag op een feestdag? Dan komen we op de zaterdag ervoor.`,
              `Put your bin at the roadside before 07:30 on collection day, with its wheels towards the pavement.

              | Waste | Town centre | Zuiderwijk | Villages |
              | Residual | every Monday | every Tuesday | every Friday |
              | Garden and kitchen | Wednesday, even weeks | Wednesday, odd weeks | Thursday, even weeks |
              | Plastic, tins and cartons | Thursday | Thursday | Friday |
              | Paper | first Saturday | second Saturday | third Saturday |

              Does collection day fall on a public holiday? Then we come on the Saturday before.`,
            ),
          },
          { heading: text('Afvalkalender', 'Waste calendar'), anchor: 'afvalkalender' },
        ),
        bulky: textBlock(
          {
            text: rich(
              `Grofvuil is alles wat niet in een container past, zoals een bank, een matras of een kast.

              - **Laten ophalen.** Bel ons minstens drie werkdagen van tevoren. Twee keer per jaar is het gratis, daarna kost het € 27,50 per keer.
              - **Zelf brengen.** Dat kan op de milieustraat, Slibweg 12, van dinsdag tot en met zaterdag tussen 09.00 en 16.30 uur.
              - **Weggeven.** Is het nog goed? De kringloopwinkel aan de Werfkade haalt het gratis op.`,
              `Bulky waste is anything that does not fit in a bin, such as a sofa, a mattress or a cupboard.

              - **Have it collected.** Call us at least three working days ahead. Twice a year it is free, after that it costs € 27.50 each time.
              - **Bring it yourself.** The recycling centre, Slibweg 12, is open from Tuesday to Saturday between 09:00 and 16:30.
              - **Give it away.** Still good? The second-hand shop on the Werfkade collects it for free.`,
            ),
          },
          { heading: text('Grofvuil', 'Bulky waste'), anchor: 'grofvuil' },
        ),
        pass: accordionBlock(
          {
            items: [
              {
                title: text('Hoe kom ik aan een afvalpas?', 'How do I get a waste pass?'),
                text: rich(
                  'U krijgt de pas vanzelf met de post, binnen een week nadat u zich hebt [ingeschreven](moving).',
                  'You get it by post within a week after you have [registered](moving).',
                ),
              },
              {
                title: text('Mijn pas werkt niet', 'My pass does not work'),
                text: rich(
                  'Bel ons. Vaak kunnen we de pas op afstand opnieuw aanzetten. Lukt dat niet, dan sturen we een nieuwe.',
                  'Call us. Often we can switch the pass on again from here. If not, we send a new one.',
                ),
              },
              {
                title: text('Ik ben mijn pas kwijt', 'I have lost my pass'),
                text: rich(
                  'Een nieuwe pas kost € 8. U betaalt bij de balie of online. De oude pas werkt dan niet meer.',
                  'A new pass costs € 8. You pay at the desk or online. The old pass then stops working.',
                ),
              },
            ],
            isFirstOpen: true,
          },
          { heading: text('Afvalpas', 'Waste pass'), anchor: 'afvalpas' },
        ),
        buttons: buttonRowBlock({
          buttons: [
            {
              label: text('Volle container melden', 'Report a full container'),
              href: to('contact', 'melding'),
              look: 'primary',
            },
            { label: text('Vragen en antwoorden', 'Questions and answers'), href: to('faq') },
          ],
        }),
      },
      'side-end': {
        fireworks: noticeBlock({
          tone: 'warning',
          title: text('Geen batterijen in de container.', 'No batteries in the bin.'),
          text: rich(
            'Ze kunnen brand veroorzaken. Lever ze in bij de supermarkt of de milieustraat.',
            'They can cause a fire. Take them to a supermarket or the recycling centre.',
          ),
        }),
        help: questionPart(),
      },
    },
  });
