import { z } from 'zod';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

/** Signing up for the lists that are for everyone, where it is read. Which there are is said at the newsletters. */
export default defineBlock({
  name: 'Newsletter',
  group: 'interaction',
  icon: 'mail',
  version: 1,
  options: z.object({ intro: StoredText.default(emptyText) }),
  example: {
    intro: text('Eens per maand wat er speelt in uw wijk.', 'Once a month what happens in your neighbourhood.'),
  },
  searchText: ({ intro }, language) => readableText(language, [intro]),
});
