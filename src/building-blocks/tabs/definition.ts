import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { emptyRichText, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const Tab = z.object({
  title: StoredText.default(emptyText),
  text: StoredRichText.default(emptyRichText),
  /** So that a link can lead to this tab. */
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .optional(),
});

export default defineBlock({
  name: 'Tabs',
  group: 'content',
  icon: 'panel-top',
  version: 1,
  needsOneOf: ['tabs'],
  options: z.object({ tabs: z.array(Tab).max(12).default([]) }),
  example: {
    tabs: [
      {
        title: text('Aanvragen', 'Applying'),
        text: richText(
          [paragraph('Maak een afspraak en neem een pasfoto mee.')],
          [paragraph('Make an appointment and bring a photo.')],
        ),
        anchor: 'aanvragen',
      },
      {
        title: text('Ophalen', 'Collecting'),
        text: richText([paragraph('Dat kan zonder afspraak.')], [paragraph('No appointment needed.')]),
      },
    ],
  },
  searchText: ({ tabs }, language) =>
    readableText(
      language,
      tabs.flatMap(({ title, text }) => [title, text]),
    ),
});
