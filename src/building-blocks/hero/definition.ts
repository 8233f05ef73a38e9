import { z } from 'zod';
import { Picture, picturesOf, socialImageOf } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { BlockLink } from '../kit/contract/link.ts';
import { readableText } from '../kit/contract/search-text.ts';

export const heroHeights = ['low', 'high'] as const;
export const heroWords = ['sheet', 'sky'] as const;

export default defineBlock({
  name: 'Hero',
  group: 'content',
  icon: 'panel-top',
  version: 1,
  needsOneOf: ['title', 'text', 'hasSearch', 'picture'],
  options: z.object({
    /** A new line in it is a new line on the page. */
    title: meaning(StoredText, 'several-lines').default(emptyText),
    text: meaning(StoredText, 'several-lines').default(emptyText),
    picture: Picture.optional(),
    /** On a sheet laid over any picture, or straight in the sky of one whose left half is calm above the horizon. */
    words: z.enum(heroWords).default('sheet'),
    height: z.enum(heroHeights).default('high'),
    hasSearch: z.boolean().default(false),
    /** Above the search box; a fixed text where it is left empty. */
    searchLabel: StoredText.default(emptyText),
    /** An example of what to type. */
    searchExample: StoredText.default(emptyText),
    popularLinks: z.array(BlockLink).max(8).default([]),
  }),
  example: {
    title: text('Goed geregeld\nin Vloedhaven', 'Well arranged\nin Vloedhaven'),
    text: text('Alles van de gemeente op één plek.', 'Everything of the municipality in one place.'),
    picture: {
      imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01',
      darkImageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e02',
      width: 1920,
      height: 640,
    },
    words: 'sky',
    hasSearch: true,
    searchExample: text('Bijvoorbeeld: paspoort', 'For example: passport'),
    popularLinks: [
      { label: text('paspoort', 'passport'), href: '/paspoort' },
      { label: text('grofvuil', 'bulky waste'), href: '/grofvuil' },
    ],
  },
  assets: ({ picture }) => picturesOf(picture),
  socialImage: ({ picture }) => socialImageOf(picture),
  searchText: ({ title, text }, language) => readableText(language, [title, text]),
});
