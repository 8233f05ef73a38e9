import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { ActivityPart, AddedHere } from './activity.ts';
import { isCursor } from './activity-cursor.ts';

export const readActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'user',
  feature: 'activity',
  summary: 'Everything one did here oneself, the newest first, with how each is taken back',
  query: z.object({
    language: Language.default('nl'),
    cursor: z.string().max(200).refine(isCursor).optional(),
    kind: z
      .string()
      .regex(/^[a-z-]{1,30}$/)
      .optional(),
  }),
  output: ActivityPart,
});

export const listAddedBy = defineEndpoint({
  method: 'GET',
  path: '/api/activity/by/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'activity',
  summary: 'What a member added to the site lately under their own name, as far as the reader may see it',
  params: z.object({ guid: Guid }),
  query: z.object({ language: Language.default('nl') }),
  output: z.array(AddedHere),
});
