import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Today } from './attention.ts';

export const readToday = defineEndpoint({
  method: 'GET',
  path: '/api/today',
  access: 'user',
  feature: 'today',
  summary:
    'What needs the attention of who asks, each with what they can do about it, what they wrote last and what is planned',
  query: z.object({ language: Language.default('nl') }),
  output: Today,
});
