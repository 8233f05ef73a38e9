import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { bullets, heading, link, paragraph, richText, strong } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'Text',
  group: 'content',
  icon: 'align-left',
  version: 1,
  needsOneOf: ['lead', 'text'],
  itemPart: 'text',
  options: z.object({
    /** The first lines, larger: what the text comes down to. */
    lead: meaning(StoredText, 'several-lines').default(emptyText),
    text: StoredRichText.default(emptyRichText),
    columns: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  example: {
    lead: text(
      'Het waterschap en de gemeente versterken vanaf maart de Zuiderdijk. Zo blijft Vloedhaven ook met een hogere zeespiegel droog.',
      'From March the water board and the municipality will strengthen the Zuiderdijk, so that Vloedhaven stays dry when the sea rises.',
    ),
    text: richText(
      [
        paragraph(
          'Het werk duurt ',
          strong('ongeveer twee jaar'),
          '. ',
          link('Bekijk de planning', '/zuiderdijk/planning'),
          '.',
        ),
        heading(2, 'Wat merkt u ervan?'),
        bullets('Het fietspad op de dijk gaat per deel dicht.', 'Zwaar verkeer rijdt alleen op werkdagen.'),
      ],
      [
        paragraph(
          'The work takes ',
          strong('about two years'),
          '. ',
          link('See the planning', '/zuiderdijk/planning'),
          '.',
        ),
        heading(2, 'What will you notice?'),
        bullets('The cycle path on the dike closes part by part.', 'Heavy traffic drives on working days only.'),
      ],
    ),
  },
  searchText: ({ lead, text }, language) => readableText(language, [lead, text]),
});
