import { z } from 'zod';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

const Figure = z.object({
  value: z.number().min(-1e12).max(1e12).default(0),
  /** How many digits after the comma are shown, also when they are zero. */
  decimals: z.number().int().min(0).max(3).default(0),
  prefix: StoredText.default(emptyText),
  suffix: StoredText.default(emptyText),
  label: StoredText.default(emptyText),
  note: meaning(StoredText, 'several-lines').default(emptyText),
});

export default defineBlock({
  name: 'Counters',
  group: 'content',
  icon: 'hash',
  version: 1,
  needsOneOf: ['figures'],
  options: z.object({ figures: z.array(Figure).max(12).default([]) }),
  example: {
    figures: [
      { value: 420, label: text('woningen', 'homes'), note: text('een derde sociale huur', 'a third of them social') },
      {
        value: 112.5,
        decimals: 1,
        prefix: text('€ ', '€'),
        suffix: text(' miljoen', ' million'),
        label: text('begroting', 'budget'),
      },
      { value: 98, suffix: text('%', ' %'), label: text('van de straten is schoon', 'of the streets are clean') },
    ],
  },
  searchText: ({ figures }, language) =>
    readableText(
      language,
      figures.flatMap(({ label, note }) => [label, note]),
    ),
});
