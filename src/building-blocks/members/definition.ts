import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { emptyText, StoredText, text } from '#platform/contract/texts/localized.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';
import { readableText } from '../kit/contract/search-text.ts';

/** The directory: who the members are, with what they share with each other (§6). */
export default defineBlock({
  name: 'Members',
  group: 'list',
  icon: 'users',
  version: 1,
  options: z.object({
    view: z.enum(['cards', 'rows']).default('cards'),
    itemsPerPage: z.number().int().min(1).max(100).default(24),
    hasSearch: z.boolean().default(true),
    /** Profile fields by key; all that the reader may see when empty. */
    fieldKeys: z
      .array(meaning(z.string().max(100), 'profile-field'))
      .max(50)
      .default([]),
    /** Only those who have one of these. */
    roleIds: z.array(meaning(Guid, 'role')).max(50).default([]),
    emptyText: StoredText.default(emptyText),
  }),
  example: {
    view: 'rows',
    fieldKeys: ['team'],
    emptyText: text('Er is nog niemand lid.', 'Nobody is a member yet.'),
  },
  searchText: ({ emptyText: words }, language) => readableText(language, [words]),
});
