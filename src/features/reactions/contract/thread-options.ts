import { z } from 'zod';
import { threadOrders } from './reaction-words.ts';
import { threadModerations, threadPermissions, threadPictures } from './thread-rules.ts';

/** The options of the block Reactions. */
export const ThreadOptions = z.object({
  order: z.enum(threadOrders).default('oldest'),
  permission: z.enum(threadPermissions).default('platform'),
  moderation: z.enum(threadModerations).default('platform'),
  pictures: z.enum(threadPictures).default('platform'),
  isClosed: z.boolean().default(false),
});
