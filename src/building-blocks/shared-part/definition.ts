import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { meaning } from '#platform/contract/meaning.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';

/** Product.md §3: blocks that are written once and shown on many pages. */
export default defineBlock({
  name: 'SharedPart',
  group: 'content',
  icon: 'blocks',
  version: 1,
  needsOneOf: ['sharedPartGuid'],
  options: z.object({ sharedPartGuid: meaning(Guid, 'shared-part').nullable().default(null) }),
  example: {},
  sharedPart: ({ sharedPartGuid }) => sharedPartGuid ?? undefined,
});
