import { z } from 'zod';
import { text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { BlockLink } from '../kit/contract/link.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'ButtonRow',
  group: 'content',
  icon: 'mouse-pointer-click',
  version: 1,
  needsOneOf: ['buttons'],
  options: z.object({
    buttons: z
      .array(BlockLink.extend({ look: z.enum(['primary', 'secondary']).default('secondary') }))
      .max(8)
      .default([]),
  }),
  example: {
    buttons: [
      { label: text('Afspraak maken', 'Make an appointment'), href: '/afspraak', look: 'primary' },
      { label: text('Bekijk de kosten', 'See the costs'), href: 'https://www.example.nl/kosten' },
    ],
  },
  searchRole: () => 'links',
  searchText: ({ buttons }, language) =>
    readableText(
      language,
      buttons.map(({ label }) => label),
    ),
});
