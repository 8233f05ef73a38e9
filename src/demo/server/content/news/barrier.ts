import { text } from '#platform/contract/texts/localized.ts';
import { noticeBlock, quoteBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, dayAndMonth } from '../demo-dates.ts';
import { rich } from '../markup.ts';
import type { WriteStory } from '../news-story.ts';

export const barrierStory: WriteStory = (dates) => {
  const night = dayAndDate(dates.barrierTest);
  const short = dayAndMonth(dates.barrierTest);
  return {
    picture: 'barrier-panorama',
    caption: { nl: 'De havenmond, gezien vanaf de Zeedijk.', en: 'The harbour mouth, seen from the Zeedijk.' },
    contact: { name: 'Havendienst', mail: 'havendienst@vloedhaven.example' },
    blocks: {
      story: textBlock({
        text: rich(
          `Elk jaar gaat de stormvloedkering een nacht dicht om te oefenen. Dit jaar is dat op **${night.nl}**. Zo weten we zeker dat hij werkt als het moet.

          ## Wat merkt u ervan?

          - Tussen 23.00 en 05.00 uur kunnen schepen de haven niet in of uit.
          - Om 22.45 uur klinkt drie keer een scheepshoorn. Dat hoort erbij.
          - De poortjes in de dijk bij de Kaai blijven open. U kunt gewoon naar huis.

          ## Komt u kijken?

          Vanaf de Zeedijk ziet u de deuren dichtgaan. Neem een warme jas mee en parkeer aan de Werfkade. Er rijdt een pendelbusje tot 01.00 uur.`,
          `Once a year the storm surge barrier closes for a night of practice. This year that is **${night.en}**. It is how we know for sure that it works when it has to.

          ## What will you notice?

          - Between 23:00 and 05:00 ships cannot enter or leave the harbour.
          - At 22:45 a ship’s horn sounds three times. That is part of it.
          - The gates in the dike near the Kaai stay open. You can go home as usual.

          ## Coming to watch?

          You can see the doors close from the Zeedijk. Bring a warm coat and park at the Werfkade. A shuttle bus runs until 01:00.`,
        ),
      }),
      weather: noticeBlock({
        tone: 'warning',
        title: text('Bij harde wind gaat het niet door.', 'Not in strong winds.'),
        text: rich(
          `Waait het op ${short.nl} harder dan windkracht 8, dan oefenen we een week later.`,
          `If there is more than force 8 on ${short.en}, we practise a week later.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'De mooiste nacht van het jaar is die waarop er niets gebeurt.',
          'The best night of the year is the one on which nothing happens.',
        ),
        name: text('Dirk Tazelaar', 'Dirk Tazelaar'),
        role: text('havenmeester', 'harbour master'),
      }),
    },
  };
};
