import { text } from '#platform/contract/texts/localized.ts';
import { noticeBlock, quoteBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { rich } from '../markup.ts';
import type { WriteStory } from '../news-story.ts';

export const marketStory: WriteStory = (dates) => {
  const from = dayAndDate(dates.marketMoves);
  const until = longDate(dates.marketBack);
  return {
    picture: 'market-panorama',
    caption: { nl: 'De kramen staan straks bij de toren.', en: 'The stalls will stand near the tower.' },
    contact: { name: 'Anouk Steketee', mail: 'markt@vloedhaven.example' },
    blocks: {
      story: textBlock({
        text: rich(
          `De Grote Markt wordt opgeknapt: er komen nieuwe stenen, zestien bomen en drie kranen met drinkwater. Zolang dat duurt, is er geen plek voor de kramen.

          Daarom staat de weekmarkt vanaf ${from.nl} op het Kerkplein. Alle 43 kooplui verhuizen mee.

          ## Wanneer is er markt?

          | Dag | Tijd | Waar |
          | Woensdag | 08.30 – 13.00 uur | Kerkplein |
          | Zaterdag | 08.30 – 16.00 uur | Kerkplein en Torenstraat |

          ## Met de auto of de fiets

          Op marktdagen kunt u niet parkeren op het Kerkplein. De garage onder het Kaaiplein is vijf minuten lopen. Bij de toren staan extra fietsenrekken.`,
          `The Grote Markt is being renewed, with new paving, sixteen trees and three drinking-water taps. While that lasts, there is no room for the stalls.

          From ${from.en} the weekly market is therefore on Kerkplein square. All 43 traders move along.

          ## When is the market?

          | Day | Time | Where |
          | Wednesday | 08:30 – 13:00 | Kerkplein |
          | Saturday | 08:30 – 16:00 | Kerkplein and Torenstraat |

          ## By car or by bicycle

          On market days you cannot park on Kerkplein. The car park under Kaaiplein square is a five-minute walk. There are extra bicycle racks near the tower.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'Mijn vaste klanten vinden me wel. En op het Kerkplein heb je tenminste schaduw.',
          'My regulars will find me. And at least there is shade on Kerkplein.',
        ),
        name: text('Bep Minderhoud', 'Bep Minderhoud'),
        role: text('verkoopt al 31 jaar kaas', 'has sold cheese for 31 years'),
      }),
      end: noticeBlock({
        tone: 'success',
        title: text(`Terug op ${until.nl}.`, `Back on ${until.en}.`),
        text: rich(
          'We openen de nieuwe Grote Markt met een lange tafel voor de hele stad.',
          'We open the new Grote Markt with a long table for the whole town.',
        ),
      }),
    },
  };
};
