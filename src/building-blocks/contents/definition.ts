import { z } from 'zod';
import { defineBlock } from '../kit/contract/block-definition.ts';

export default defineBlock({
  name: 'Contents',
  group: 'content',
  icon: 'list-tree',
  version: 1,
  options: z.object({
    /** The lowest level of heading that is named. */
    depth: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    /** Stays in sight at the side of a long page. */
    isSticky: z.boolean().default(true),
  }),
  example: { depth: 3 },
});
