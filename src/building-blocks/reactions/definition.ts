import { z } from 'zod';
import { threadOrders } from '#features/reactions/contract/reaction-words.ts';
import { defineBlock } from '../kit/contract/block-definition.ts';

/** product.md §3: what people say about a page, where it stands on it. Who may is a setting of the platform. */
export default defineBlock({
  name: 'Reactions',
  group: 'interaction',
  icon: 'messages-square',
  version: 1,
  hasThread: true,
  options: z.object({ order: z.enum(threadOrders).default('oldest') }),
  example: { order: 'newest' },
});
