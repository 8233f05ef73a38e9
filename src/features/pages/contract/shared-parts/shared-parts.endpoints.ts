import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { PartBlocks, SharedParts } from './shared-parts.ts';

const inLanguage = z.object({ language: Language.default('nl') });

export const listSharedParts = defineEndpoint({
  method: 'GET',
  path: '/api/pages:sharedParts',
  access: 'content-manager',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'Templates and shared parts, and where these, footers and header images are used, by readers and in drafts',
  query: inLanguage,
  output: SharedParts,
});

export const readSharedPart = defineEndpoint({
  method: 'GET',
  path: '/api/sharedparts/{id}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature: 'pages',
  summary: 'The blocks of a published shared part that one may see, for who puts it on a page',
  params: z.object({ id: Guid }),
  query: inLanguage,
  output: PartBlocks,
});
