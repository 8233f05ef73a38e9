import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, textBlock } from '../demo-blocks.ts';
import { rich } from '../markup.ts';
import type { WriteStory } from '../news-story.ts';
import { to } from '../page-keys.ts';

export const cyclePathStory: WriteStory = () => ({
  picture: 'cycle-path-panorama',
  caption: {
    nl: 'Het fietspad langs de Noorderdijk is 3,2 kilometer lang.',
    en: 'The cycle path along the Noorderdijk is 3.2 kilometres long.',
  },
  contact: { name: 'Femke Louwerse', mail: 'fietsen@vloedhaven.example' },
  blocks: {
    story: textBlock({
      text: rich(
        `Langs het fietspad op de Noorderdijk staan nu 96 slimme lampen. Ze branden zacht en worden pas fel als er iemand aankomt. Daarna dimmen ze weer.

          ## Waarom zo?

          - **Het scheelt stroom.** De lampen gebruiken 70 procent minder dan de oude.
          - **Het is beter voor dieren.** Op de dijk jagen vleermuizen, en die houden van donker. Het licht is daarom amberkleurig.
          - **Het is veilig.** U ziet altijd vijftig meter voor u uit.

          De oude lampen krijgen een tweede leven op het bedrijvenpark.`,
        `There are now 96 smart lamps along the cycle path on the Noorderdijk. They burn softly and only shine brightly when someone comes near. Then they dim again.

          ## Why like this?

          - **It saves power.** The lamps use 70 per cent less than the old ones.
          - **It is better for animals.** Bats hunt on the dike, and they like the dark. That is why the light is amber.
          - **It is safe.** You can always see fifty metres ahead.

          The old lamps get a second life on the business park.`,
      ),
    }),
    numbers: textBlock(
      {
        text: rich(
          `| Wat | Oude lampen | Nieuwe lampen |
            | Stroom per jaar | 21.000 kWh | 6.300 kWh |
            | Levensduur | 8 jaar | 20 jaar |
            | Kleur | wit | amber |`,
          `| What | Old lamps | New lamps |
            | Power a year | 21,000 kWh | 6,300 kWh |
            | Lifetime | 8 years | 20 years |
            | Colour | white | amber |`,
        ),
      },
      { heading: text('In cijfers', 'In figures') },
    ),
    report: buttonRowBlock({
      buttons: [{ label: text('Kapotte lamp melden', 'Report a broken lamp'), href: to('contact', 'melding') }],
    }),
  },
});
