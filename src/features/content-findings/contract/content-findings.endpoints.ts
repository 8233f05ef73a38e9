import { LongWork } from '#features/tasks/contract/long-work.ts';
import { UpkeepSubject } from '#features/upkeep/contract/upkeep.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { ContentFindings, ContentFindingsFilter, ContentFindingsQuery, FoundOutside } from './content-findings.ts';

const feature = 'content-findings';
const access = 'content-manager';

export const readContentFindings = defineEndpoint({
  method: 'GET',
  path: '/api/contentfindings',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary:
    'What is to be done about pages, items and files that readers have: stale, broken links, pictures without words, hard to read, not translated, nothing leads to it, never read',
  query: ContentFindingsQuery,
  output: ContentFindings,
});

export const readFoundOutside = defineEndpoint({
  method: 'GET',
  path: '/api/contentfindings/{kind}/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was found of one page, item or file that is not in its text, for who may write it',
  params: UpkeepSubject,
  output: FoundOutside,
});

export const lookAtContent = defineEndpoint({
  method: 'POST',
  path: '/api/contentfindings:look',
  access,
  feature,
  summary: 'Look at everything again now, as it is done each night; `GET /api/longwork/{id}` tells how far it is',
  audits: { nothing: 'only looks' },
  touches: [],
  output: LongWork,
});

export const exportContentFindings = defineEndpoint({
  method: 'GET',
  path: '/api/contentfindings:export',
  access,
  feature,
  summary: 'The same list as a file for a spreadsheet, a line for each finding',
  query: ContentFindingsFilter.extend({ language: Language.default('nl') }),
  output: stream('text/csv'),
});
