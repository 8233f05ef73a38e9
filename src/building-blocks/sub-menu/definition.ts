import { z } from 'zod';
import { defineBlock } from '../kit/contract/block-definition.ts';

/** `auto`: what lies below this page, and where nothing does what lies beside it. */
export const subMenuShows = ['auto', 'children', 'siblings', 'section'] as const;

export default defineBlock({
  name: 'SubMenu',
  group: 'content',
  icon: 'list',
  version: 1,
  options: z.object({
    show: z.enum(subMenuShows).default('auto'),
    depth: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    /** With what stands about each page in the menu. */
    hasDescriptions: z.boolean().default(false),
  }),
  example: { show: 'section', depth: 2 },
});
