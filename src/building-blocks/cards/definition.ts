import { z } from 'zod';
import { Href } from '#platform/contract/addresses/href.ts';
import { Picture, picturesOf } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { IconName } from '../kit/contract/icon-name.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const cardVariants = ['pictures', 'tiles', 'dates', 'links'] as const;

/** One kind of item for all variants, so that changing the variant loses nothing. */
const Card = z.object({
  title: StoredText.default(emptyText),
  text: meaning(StoredText, 'several-lines').default(emptyText),
  href: Href.optional(),
  picture: Picture.optional(),
  icon: IconName.optional(),
  date: z.iso.date().optional(),
  /** In words, beside the date: "19.30 – 21.30 uur". */
  time: StoredText.default(emptyText),
  tag: StoredText.default(emptyText),
});

export default defineBlock({
  name: 'Cards',
  group: 'content',
  icon: 'layout-grid',
  version: 1,
  needsOneOf: ['items'],
  options: z.object({
    variant: z.enum(cardVariants).default('pictures'),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    /** Pictures: the first one takes the room of two. */
    isFirstLarge: z.boolean().default(false),
    /** Tiles: what stands under the heading, beside the tiles. */
    intro: meaning(StoredText, 'several-lines').default(emptyText),
    /** Tiles: the sheet lies over the lower edge of a hero just before it. */
    isLaidOver: z.boolean().default(false),
    items: z.array(Card).max(48).default([]),
  }),
  example: {
    columns: 4,
    isFirstLarge: true,
    intro: text('Kies wat u wilt regelen.', 'Choose what you want to arrange.'),
    items: [
      {
        title: text('De Zuiderdijk wordt verhoogd', 'The Zuiderdijk will be raised'),
        text: text('In maart begint het waterschap met de versterking.', 'The water board starts in March.'),
        href: '/nieuws/zuiderdijk',
        picture: {
          imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c3e01',
          darkImageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c3e02',
          alt: text('Een molen op een dijk', 'A windmill on a dike'),
        },
        icon: 'landmark',
        date: '2026-11-16',
        time: text('19.30 – 21.30 uur', '19.30 – 21.30'),
        tag: text('Water en dijken', 'Water and dikes'),
      },
      {
        title: text('Weekmarkt verhuist', 'The market moves'),
        href: '/nieuws/weekmarkt',
        icon: 'map-pin',
        date: '2026-11-13',
      },
      {
        title: text('Nieuwe klep voor de Havenbrug', 'A new leaf for the harbour bridge'),
        tag: text('Verkeer', 'Traffic'),
      },
    ],
  },
  assets: ({ items }) => items.flatMap(({ picture }) => picturesOf(picture)),
  searchRole: ({ items }) => (items.every(({ href }) => href !== undefined) ? 'links' : 'text'),
  searchText: ({ intro, items }, language) =>
    readableText(language, [intro, ...items.flatMap(({ title, text, time, tag }) => [title, text, time, tag])]),
});
