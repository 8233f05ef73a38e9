import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, noticeBlock, quoteBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate, longDate } from '../demo-dates.ts';
import { rich } from '../markup.ts';
import type { WriteStory } from '../news-story.ts';
import { to } from '../page-keys.ts';

export const dikeStory: WriteStory = (dates) => {
  const evening = dayAndDate(dates.dikeEvening);
  const until = longDate(dates.inDays(60));
  const spring = dates.year + 1;
  return {
    picture: 'dike-panorama',
    caption: {
      nl: 'De Zuiderdijk tussen het gemaal en de Oude Haven. Illustratie: gemeente Vloedhaven',
      en: 'The Zuiderdijk between the pumping station and the Old Harbour. Illustration: municipality of Vloedhaven',
    },
    contact: { name: 'Joris Bakker', mail: 'zuiderdijk@vloedhaven.example' },
    blocks: {
      story: textBlock({
        lead: text(
          `Het waterschap en de gemeente versterken vanaf het voorjaar van ${spring} de Zuiderdijk. De dijk wordt gemiddeld zestig centimeter hoger en aan de landzijde breder. Zo blijft Vloedhaven ook met een hogere zeespiegel droog.`,
          `From spring ${spring} the water board and the municipality will strengthen the Zuiderdijk. On average the dike becomes sixty centimetres higher, and it becomes wider on the land side. That way Vloedhaven stays dry when the sea rises.`,
        ),
        text: rich(
          `De werkzaamheden duren ongeveer twee jaar en gaan in vier stukken van een kilometer. Per stuk hoort u minstens zes weken van tevoren wanneer de aannemer begint. [Bekijk de planning](roadworks#zuiderdijk).

          ## Wat merkt u ervan?

          - Het fietspad op de dijk gaat per deel dicht. De omleiding loopt via de Polderweg en is verlicht.
          - Zwaar verkeer rijdt op werkdagen tussen 07.00 en 18.00 uur, niet langs de basisschool.
          - De schapen verhuizen tijdelijk naar het Dijkpark.`,
          `The work takes about two years and goes in four stretches of a kilometre. You hear at least six weeks ahead when the contractor starts on your stretch. [See the planning](roadworks#zuiderdijk).

          ## What will you notice?

          - The cycle path on the dike closes part by part. The diversion follows the Polderweg and is lit.
          - Heavy traffic drives on working days between 07:00 and 18:00, and not past the primary school.
          - The sheep move to the Dijkpark for a while.`,
        ),
      }),
      quote: quoteBlock({
        text: text(
          'Een dijk is pas goed als je er overheen fietst zonder eraan te denken.',
          'A dike is only good when you cycle over it without a thought.',
        ),
        name: text('Marijke de Vos', 'Marijke de Vos'),
        role: text('dijkgraaf', 'chair of the water board'),
      }),
      think: textBlock(
        {
          text: rich(
            `Op de kruin is straks ruimte voor bankjes, een uitkijkpunt en een speelplek. Wat er komt, bepalen we samen met de bewoners van de Zuiderwijk. U kunt uw voorkeur tot ${until.nl} doorgeven.`,
            `The top of the dike will have room for benches, a viewpoint and a playground. What comes there, we decide together with the residents of the Zuiderwijk. You can tell us what you prefer until ${until.en}.`,
          ),
        },
        { heading: text('Meedenken over de nieuwe dijk', 'Have your say on the new dike') },
      ),
      evening: noticeBlock({
        title: text(`Inloopavond op ${evening.nl}.`, `Drop-in evening on ${evening.en}.`),
        text: rich(
          'Van 19.00 tot 21.00 uur in het gemaal. Aanmelden hoeft niet.',
          'From 19:00 to 21:00 in the pumping station. No need to sign up.',
        ),
      }),
      documents: buttonRowBlock({
        buttons: [
          { label: text('Documenten over de dijk', 'Documents about the dike'), href: to('documents', 'zuiderdijk') },
        ],
      }),
    },
  };
};
