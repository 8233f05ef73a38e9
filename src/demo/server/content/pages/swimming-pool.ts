import { text } from '#platform/contract/texts/localized.ts';
import { illustration } from '../block-pictures.ts';
import { imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { monthAndYear } from '../demo-dates.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';

/** A page that is not published yet: it is in the menu, but no reader finds it. */
export const swimmingPoolPage: WritePage = (dates) => {
  const opening = monthAndYear(dates.inDays(120));
  return demoPage('swimming-pool', {
    title: text('Zwembad De Golf', 'De Golf swimming pool'),
    description: text(
      'Het nieuwe zwembad aan de Zuiderlaan. Deze pagina is nog een concept.',
      'The new swimming pool on the Zuiderlaan. This page is still a draft.',
    ),
    layout: '75-25',
    isDraft: true,
    blocks: {
      main: {
        picture: imageBlock({ ...illustration('pool'), ratio: '16:9' }),
        story: textBlock({
          text: rich(
            `Het nieuwe zwembad gaat open in ${opening.nl}. Het krijgt een wedstrijdbad van 25 meter en een warm bad voor baby’s en ouderen. Ook komt er een glijbaan die naar buiten gaat.

            ## Tarieven

            | Kaartje | Prijs |
            | Tot en met 3 jaar | gratis |
            | 4 tot en met 17 jaar | € 4,00 |
            | 18 jaar en ouder | € 6,50 |

            Kinderen tot en met 6 jaar zwemmen altijd met een volwassene. Met een stadspas betaalt u de helft.`,
            `The new swimming pool opens in ${opening.en}. It has a 25-metre competition pool, a warm pool for babies and older people, and a slide that goes outside.

            ## Prices

            | Ticket | Price |
            | Up to 3 years | free |
            | 4 to 17 years | € 4.00 |
            | 18 and over | € 6.50 |

            Children up to 6 always swim with an adult. With a town pass you pay half.`,
          ),
        }),
      },
      side: {
        todo: noticeBlock({
          tone: 'warning',
          title: text('Nog doen:', 'To do:'),
          text: rich(
            'de openingstijden controleren bij de sportdienst.',
            'check the opening hours with the sports department.',
          ),
        }),
      },
    },
  });
};
