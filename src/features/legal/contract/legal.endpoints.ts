import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { legalAudit } from './legal.audit.ts';
import { legalTag } from './legal.tags.ts';
import { LegalDraft, LegalKind, LegalSummary, LegalText, LegalWords } from './legal.ts';

const feature = 'legal';
const params = z.object({ kind: LegalKind });
const bodyLimit = 512 * 1024;
/** Of the draft that the caller has seen; null when there was none. */
const revision = z.int32().nullable();

export const listLegal = defineEndpoint({
  method: 'GET',
  path: '/api/legal',
  access: 'public',
  feature,
  summary: 'The legal texts: which version of each holds now, and since when',
  output: z.array(LegalSummary),
  cached: true,
});

export const readLegal = defineEndpoint({
  method: 'GET',
  path: '/api/legal/{kind}',
  access: 'public',
  feature,
  summary: 'A legal text: the version that holds now, or an older one by its number',
  params,
  query: z.object({
    language: Language.default('nl'),
    version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  output: LegalText,
  cached: true,
});

export const readLegalDraft = defineEndpoint({
  method: 'GET',
  path: '/api/legal/{kind}/draft',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What is being written of a legal text, in all languages; without a draft the words that hold now',
  params,
  output: LegalDraft,
});

export const saveLegalDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/legal/{kind}',
  access: 'admin',
  feature,
  summary: 'Save the draft of the next version; readers see nothing of it until it is published',
  params,
  body: LegalWords.extend({ revision }),
  audits: { nothing: 'a draft, which nobody reads until it is published' },
  touches: [],
  output: LegalDraft,
  bodyLimit,
});

export const publishLegalDraft = defineEndpoint({
  method: 'POST',
  path: '/api/legal/{kind}/publish',
  access: 'admin',
  feature,
  summary: 'Publish the draft as the next version; of the terms of use members are then asked again',
  params,
  body: z.object({ revision: z.int32() }),
  audits: [legalAudit.published],
  touches: [legalTag],
  output: LegalDraft,
});

export const discardLegalDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/legal/{kind}/draft',
  access: 'admin',
  feature,
  summary: 'Throw the draft away; what is published stays',
  params,
  audits: [legalAudit.draftDiscarded],
  touches: [],
  output: LegalDraft,
});
