import { z } from 'zod';
import { defineBlock } from '../kit/contract/block-definition.ts';

export const separatorSpaces = ['small', 'medium', 'large'] as const;
export const separatorLines = ['none', 'line', 'water'] as const;

export default defineBlock({
  name: 'Separator',
  group: 'content',
  icon: 'separator-horizontal',
  version: 1,
  options: z.object({
    space: z.enum(separatorSpaces).default('medium'),
    line: z.enum(separatorLines).default('line'),
  }),
  example: { space: 'large', line: 'water' },
});
