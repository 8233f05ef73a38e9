import { z } from 'zod';
import { defineBlock } from '../kit/contract/block-definition.ts';

export default defineBlock({
  name: 'Share',
  group: 'content',
  icon: 'share-2',
  version: 1,
  options: z.object({
    mail: z.boolean().default(true),
    whatsapp: z.boolean().default(true),
    linkedin: z.boolean().default(true),
    facebook: z.boolean().default(true),
    x: z.boolean().default(false),
    copy: z.boolean().default(true),
  }),
  example: { x: true },
});
