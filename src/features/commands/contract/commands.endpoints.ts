import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { FoundThings } from './found-things.ts';

export const findThings = defineEndpoint({
  method: 'GET',
  path: '/api/commands',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'commands',
  summary: 'Pages, items and people by words of their names, in any order: the first few that the caller may open',
  query: z.object({
    q: z.string().trim().max(200),
    language: Language.default('nl'),
    only: z.enum(['people']).optional(),
  }),
  output: FoundThings,
});
