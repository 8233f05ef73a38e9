import { z } from 'zod';
import { files, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { importAudit } from './imports.audit.ts';
import { CsvMeaning, EntriesQuery, ImportChoices, ImportDetail, ImportEntry, ImportSummary } from './imports.ts';

const feature = 'imports';
const access = 'admin';
const one = z.object({ id: Guid });

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/imports',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What was taken in from other sites, the newest first',
  output: z.array(ImportSummary),
});

export const sendImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports',
  access,
  feature,
  summary:
    'Read an export of WordPress (WXR) or a file with columns (CSV). Nothing of it is taken in until that is asked for',
  body: files('File'),
  audits: { nothing: 'nothing of it is on the site yet' },
  touches: [],
  output: ImportDetail,
  callsPerMinute: 60,
});

export const sendImportPictures = defineEndpoint({
  method: 'POST',
  path: '/api/imports/{id}/pictures',
  access,
  feature,
  summary: 'Send pictures and files of an import along in a ZIP; they are found by path, then by name',
  params: one,
  body: files('File'),
  audits: { nothing: 'nothing of it is on the site yet' },
  touches: [],
  output: ImportDetail,
  callsPerMinute: 60,
});

export const readImport = defineEndpoint({
  method: 'GET',
  path: '/api/imports/{id}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What a file holds, what was chosen of it and how far it is',
  params: one,
  output: ImportDetail,
});

export const listImportEntries = defineEndpoint({
  method: 'GET',
  path: '/api/imports/{id}/entries',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'The pages, items and files of an import, each with what is to be said of it',
  params: one,
  query: EntriesQuery,
  output: z.object({ entries: z.array(ImportEntry), totalNumberOfItems: z.number().int() }),
});

export const readImportLists = defineEndpoint({
  method: 'GET',
  path: '/api/imports:lists',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'The lists that items could go to, by page and heading',
  output: z.array(z.object({ guid: Guid, trail: z.array(z.string()), itemTypeNames: z.array(z.string()) })),
});

export const setImportColumns = defineEndpoint({
  method: 'PUT',
  path: '/api/imports/{id}/columns',
  access,
  feature,
  summary: 'Say what the rows of a CSV become and what its columns hold; the preview is worked out anew',
  params: one,
  body: CsvMeaning,
  audits: { nothing: 'nothing of it is on the site yet' },
  touches: [],
  output: ImportDetail,
});

export const readImportSample = defineEndpoint({
  method: 'GET',
  path: '/api/imports:sample',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'A CSV with the columns that are recognised, to fill in',
  query: CsvMeaning.pick({ target: true, itemTypeName: true }).extend({ language: Language.default('nl') }),
  output: stream('text/csv'),
});

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/{id}/start',
  access,
  feature,
  summary: 'Take in what was chosen, as long work',
  params: one,
  body: ImportChoices,
  audits: [importAudit.started],
  touches: [],
  output: ImportDetail,
});

export const stopImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/{id}/stop',
  access,
  feature,
  summary: 'Stop after the entry that it is at; what is there stays, and it can go on',
  params: one,
  audits: [importAudit.stopped],
  touches: [],
  output: ImportDetail,
});

export const resumeImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/{id}/resume',
  access,
  feature,
  summary: 'Go on with what was not taken in: after a stop, or once more with what failed',
  params: one,
  audits: [importAudit.started],
  touches: [],
  output: ImportDetail,
});

export const readImportChanges = defineEndpoint({
  method: 'GET',
  path: '/api/imports/{id}/changes',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary:
    'What people changed since it was taken in: these go to the trash too when it is undone, unless they are kept',
  params: one,
  output: z.array(z.object({ sourceId: z.string(), title: z.string() })),
});

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/{id}/undo',
  access,
  feature,
  summary: 'Put all that it made in the trash, as long work, and let its redirects go',
  params: one,
  body: z.object({ keepsChanged: z.boolean().default(false) }),
  audits: [importAudit.undone],
  touches: [],
  output: ImportDetail,
});

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/api/imports/{id}',
  access,
  feature,
  summary: 'Forget a file of which nothing was taken in, or an import that was undone',
  params: one,
  audits: [importAudit.discarded],
  touches: [],
  output: z.undefined(),
});
