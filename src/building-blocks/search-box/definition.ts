import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { BlockLink } from '../kit/contract/link.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'SearchBox',
  group: 'content',
  icon: 'search',
  version: 1,
  options: z.object({
    label: StoredText.default(emptyText),
    example: StoredText.default(emptyText),
    popularLinks: z.array(BlockLink).max(8).default([]),
  }),
  example: {
    label: text('Zoek een onderwerp', 'Find a subject'),
    example: text('Bijvoorbeeld: paspoort', 'For example: passport'),
    popularLinks: [
      { label: text('paspoort', 'passport'), href: '/paspoort' },
      { label: text('grofvuil', 'bulky waste'), href: '/afval#grofvuil' },
    ],
  },
  searchText: ({ label, popularLinks }, language) =>
    readableText(language, [label, ...popularLinks.map((link) => link.label)]),
});
