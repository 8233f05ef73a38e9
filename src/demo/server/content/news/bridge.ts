import { text } from '#platform/contract/texts/localized.ts';
import { accordionBlock, textBlock } from '../demo-blocks.ts';
import { dayAndDate } from '../demo-dates.ts';
import { rich } from '../markup.ts';
import type { WriteStory } from '../news-story.ts';

export const bridgeStory: WriteStory = (dates) => {
  const last = dayAndDate(dates.bridgeClosed);
  return {
    picture: 'bridge-panorama',
    caption: {
      nl: 'De Havenbrug uit 1962 krijgt een lichtere klep.',
      en: 'The 1962 harbour bridge gets a lighter leaf.',
    },
    contact: { name: 'Sanne Wisse', mail: 'havenbrug@vloedhaven.example' },
    blocks: {
      story: textBlock({
        text: rich(
          `De klep van de Havenbrug is ruim zestig jaar oud en ging steeds vaker kapot. Vorige maand is de nieuwe klep geplaatst. Die is van aluminium en weegt de helft.

          ## Wat verandert er?

          - De brug gaat open en dicht in **vier minuten**. Dat waren er zeven.
          - Aan beide kanten ligt een fietspad van drie meter breed.
          - Borden op de Sluisweg en de Kaai laten zien hoe lang de brug nog open staat.
          - Tussen 07.30 en 08.30 uur en tussen 16.30 en 17.30 uur blijft de brug dicht voor de pleziervaart.

          ## De laatste werkzaamheden

          Tot en met ${last.nl} testen we de aandrijving. De brug is dan op werkdagen dicht van 09.00 tot 15.00 uur. [Bekijk de omleiding](roadworks#havenbrug).`,
          `The leaf of the harbour bridge is more than sixty years old and broke down more and more often. Last month the new leaf was put in place. It is made of aluminium and weighs half as much.

          ## What changes?

          - The bridge opens and closes in **four minutes**. It used to be seven.
          - There is a cycle path of three metres wide on both sides.
          - Signs on the Sluisweg and the Kaai show how long the bridge will stay open.
          - Between 07:30 and 08:30 and between 16:30 and 17:30 the bridge stays closed to pleasure craft.

          ## The last works

          Until ${last.en} we are testing the drive. The bridge is then closed on working days from 09:00 to 15:00. [See the diversion](roadworks#havenbrug).`,
        ),
      }),
      questions: accordionBlock(
        {
          items: [
            {
              title: text('Mag ik straks met de auto over de brug?', 'Can I still drive across the bridge?'),
              text: rich('Ja. Er verandert niets voor auto’s en bussen.', 'Yes. Nothing changes for cars and buses.'),
            },
            {
              title: text('Hoe laat ik de brug opengaan?', 'How do I have the bridge opened?'),
              text: rich(
                'Roep de brugwachter op via marifoonkanaal 18, of druk op de knop aan de wachtsteiger.',
                'Call the bridge keeper on VHF channel 18, or press the button on the waiting jetty.',
              ),
            },
          ],
        },
        { heading: text('Vragen over de brug', 'Questions about the bridge') },
      ),
    },
  };
};
