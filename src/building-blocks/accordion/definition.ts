import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'Accordion',
  group: 'content',
  icon: 'list-collapse',
  version: 1,
  needsOneOf: ['items'],
  options: z.object({
    items: z
      .array(z.object({ title: StoredText.default(emptyText), text: StoredRichText.default(emptyRichText) }))
      .max(60)
      .default([]),
    /** Opening one closes the others. */
    isOneOpen: z.boolean().default(false),
    isFirstOpen: z.boolean().default(false),
  }),
  example: {
    items: [
      {
        title: text('Hoe vraag ik een paspoort aan?', 'How do I apply for a passport?'),
        text: richText(
          [paragraph('Maak een afspraak en neem een pasfoto mee.')],
          [paragraph('Make an appointment and bring a photo.')],
        ),
      },
      {
        title: text('Wat kost het?', 'What does it cost?'),
        text: richText([paragraph('Een paspoort kost € 86,85.')], [paragraph('A passport costs € 86.85.')]),
      },
    ],
    isOneOpen: true,
  },
  searchText: ({ items }, language) =>
    readableText(
      language,
      items.flatMap(({ title, text }) => [title, text]),
    ),
});
