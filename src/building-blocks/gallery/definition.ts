import { z } from 'zod';
import { Picture, picturesOf, socialImageOf } from '#platform/contract/files/picture.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const galleryVariants = ['grid', 'masonry', 'slider'] as const;

export default defineBlock({
  name: 'Gallery',
  group: 'content',
  icon: 'images',
  version: 1,
  needsOneOf: ['items'],
  options: z.object({
    variant: z.enum(galleryVariants).default('grid'),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    items: z
      .array(z.object({ picture: Picture.optional(), caption: StoredText.default(emptyText) }))
      .max(100)
      .default([]),
  }),
  example: {
    items: [
      {
        picture: {
          imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e31',
          darkImageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e32',
          alt: text('De oude werf met een kraan', 'The old shipyard with a crane'),
          width: 1600,
          height: 1067,
        },
        caption: text('De werf in 1961.', 'The yard in 1961.'),
      },
      {
        picture: {
          imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e33',
          alt: text('Loods 4 aan het water', 'Shed 4 at the water'),
          width: 1067,
          height: 1600,
        },
      },
    ],
  },
  assets: ({ items }) => items.flatMap(({ picture }) => picturesOf(picture)),
  socialImage: ({ items }) => socialImageOf(items.find(({ picture }) => picture !== undefined)?.picture),
  searchRole: () => 'caption',
  searchText: ({ items }, language) =>
    readableText(
      language,
      items.flatMap(({ picture, caption }) => [picture?.alt, caption]),
    ),
});
