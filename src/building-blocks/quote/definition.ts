import { z } from 'zod';
import { Picture, picturesOf } from '#platform/contract/files/picture.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

export default defineBlock({
  name: 'Quote',
  group: 'content',
  icon: 'quote',
  version: 1,
  needsOneOf: ['text'],
  options: z.object({
    text: meaning(StoredText, 'several-lines').default(emptyText),
    name: StoredText.default(emptyText),
    role: StoredText.default(emptyText),
    picture: Picture.optional(),
  }),
  example: {
    text: text(
      'Een dijk is pas goed als je er overheen fietst zonder eraan te denken.',
      'A dike is only good when you cycle over it without a thought.',
    ),
    name: text('Marijke de Vos', 'Marijke de Vos'),
    role: text('dijkgraaf', 'dike reeve'),
    picture: { imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c5e01' },
  },
  assets: ({ picture }) => picturesOf(picture),
  searchText: ({ text, name, role }, language) => readableText(language, [text, name, role]),
});
