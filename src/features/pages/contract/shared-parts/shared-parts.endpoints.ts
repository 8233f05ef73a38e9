import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { SharedParts } from './shared-parts.ts';

export const listSharedParts = defineEndpoint({
  method: 'GET',
  path: '/api/pages:sharedParts',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'Templates and shared parts, and where these, footers and header images are used, by readers and in drafts',
  query: z.object({ language: Language.default('nl') }),
  output: SharedParts,
});
