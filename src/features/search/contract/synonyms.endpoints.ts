import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { searchSynonymAudit } from './search.audit.ts';
import { searchSynonymsTag } from './search.tags.ts';

export const Synonyms = z.object({
  id: Guid,
  language: Language,
  /** Words, or a few words together, in plain small letters; each stands for the others. */
  words: z.array(z.string()),
});
export type Synonyms = z.infer<typeof Synonyms>;

export const SynonymsInput = z.object({
  language: Language,
  words: z.array(z.string().trim().min(1).max(60)).min(2).max(30),
});
export type SynonymsInput = z.output<typeof SynonymsInput>;

const one = z.object({ id: Guid });

export const listSynonyms = defineEndpoint({
  method: 'GET',
  path: '/api/search/synonyms',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature: 'search',
  summary: 'Words that mean the same when one searches, besides those that the product knows',
  query: z.object({ language: Language.default('nl') }),
  output: z.array(Synonyms),
});

export const makeSynonyms = defineEndpoint({
  method: 'POST',
  path: '/api/search/synonyms',
  access: 'admin',
  feature: 'search',
  summary: 'Let words mean the same when one searches',
  body: SynonymsInput,
  audits: [searchSynonymAudit.created],
  touches: [searchSynonymsTag],
  output: Synonyms,
});

export const changeSynonyms = defineEndpoint({
  method: 'PUT',
  path: '/api/search/synonyms/{id}',
  access: 'admin',
  feature: 'search',
  summary: 'Change which words mean the same',
  params: one,
  body: SynonymsInput,
  audits: [searchSynonymAudit.changed],
  touches: [searchSynonymsTag],
  output: Synonyms,
});

export const deleteSynonyms = defineEndpoint({
  method: 'DELETE',
  path: '/api/search/synonyms/{id}',
  access: 'admin',
  feature: 'search',
  summary: 'Let these words no longer mean the same',
  params: one,
  audits: [searchSynonymAudit.deleted],
  touches: [searchSynonymsTag],
  output: z.undefined(),
});
