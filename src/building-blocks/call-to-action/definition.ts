import { z } from 'zod';
import { Picture, picturesOf, socialImageOf } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { BlockLink } from '../kit/contract/link.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'CallToAction',
  group: 'content',
  icon: 'megaphone',
  version: 1,
  needsOneOf: ['eyebrow', 'title', 'text', 'buttons', 'picture', 'phases', 'figures'],
  options: z.object({
    /** A word above the title that says what it is about. */
    eyebrow: StoredText.default(emptyText),
    title: StoredText.default(emptyText),
    text: meaning(StoredText, 'several-lines').default(emptyText),
    /** The first is the one that matters. */
    buttons: z.array(BlockLink).max(4).default([]),
    picture: Picture.optional(),
    phases: z
      .array(z.object({ title: StoredText.default(emptyText), note: StoredText.default(emptyText) }))
      .max(8)
      .default([]),
    /** Counted from 1: what comes before it is done. 0 where none has begun. */
    currentPhase: z.number().int().min(0).default(0),
    figures: z
      .array(z.object({ value: StoredText.default(emptyText), label: StoredText.default(emptyText) }))
      .max(6)
      .default([]),
  }),
  example: {
    eyebrow: text('Meedoen', 'Take part'),
    title: text('Hoe wilt u wonen in het Havenkwartier?', 'How would you like to live in the Harbour Quarter?'),
    text: text(
      'Op het terrein van de oude werf komen 420 woningen en een park aan het water. Deel uw idee: u hebt geen account nodig.',
      'On the site of the old shipyard 420 homes and a waterside park will be built. Share your idea: you need no account.',
    ),
    buttons: [
      { label: text('Deel uw idee', 'Share your idea'), href: '/havenkwartier/idee' },
      { label: text('Bekijk alle ideeën', 'See all ideas'), href: '/havenkwartier/ideeen' },
    ],
    picture: {
      imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c4e01',
      darkImageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c4e02',
      alt: text('Plattegrond van het Havenkwartier', 'Map of the Harbour Quarter'),
    },
    phases: [
      { title: text('Verkennen', 'Exploring'), note: text('Klaar in juni', 'Done in June') },
      { title: text('Ideeën ophalen', 'Gathering ideas'), note: text('tot 1 dec.', 'until 1 Dec') },
      { title: text('Ontwerp', 'Design'), note: text('Voorjaar 2027', 'Spring 2027') },
    ],
    currentPhase: 2,
    figures: [{ value: text('1.038', '1,038'), label: text('deelnemers', 'participants') }],
  },
  assets: ({ picture }) => picturesOf(picture),
  socialImage: ({ picture }) => socialImageOf(picture),
  searchRole: () => 'links',
  searchText: ({ eyebrow, title, text, phases }, language) =>
    readableText(language, [eyebrow, title, text, ...phases.flatMap(({ title, note }) => [title, note])]),
});
