import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  ImportPreview,
  ImportResult,
  RedirectChange,
  RedirectFilter,
  RedirectInput,
  RedirectList,
  RedirectListQuery,
  RedirectRemoval,
  RedirectsFile,
  SavedRedirect,
} from './redirect.ts';
import { redirectAudit } from './redirects.audit.ts';
import { redirectsTag } from './redirects.tags.ts';

const feature = 'redirects';
const access = 'admin';
const touches = [redirectsTag];
/** A file of five thousand lines, as text within JSON. */
const bodyLimit = 4 * 1024 * 1024;

export const listRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/redirects',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'Addresses that lead elsewhere, by hand and left by pages that moved, with how often they were used',
  query: RedirectListQuery,
  output: RedirectList,
});

export const addRedirect = defineEndpoint({
  method: 'POST',
  path: '/api/redirects',
  access,
  feature,
  summary: 'Let an address lead elsewhere; refused where a page has it, and where it would go round',
  body: RedirectInput,
  audits: [redirectAudit.added],
  touches,
  output: SavedRedirect,
});

export const changeRedirect = defineEndpoint({
  method: 'PUT',
  path: '/api/redirects/{guid}',
  access,
  feature,
  summary: 'Let it lead from or to another address; one that a moved page left is then kept by hand',
  params: z.object({ guid: Guid }),
  body: RedirectInput,
  audits: [redirectAudit.changed],
  touches,
  output: SavedRedirect,
});

export const removeRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects:remove',
  access,
  feature,
  summary: 'Remove redirects: named ones, or all that a filter finds',
  body: RedirectRemoval,
  audits: [redirectAudit.removed],
  touches,
  output: RedirectChange,
});

export const undoRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects:undo',
  access,
  feature,
  summary: 'Take back what was added, changed, removed or imported together, unless someone changed it after that',
  body: z.object({ change: Guid }),
  audits: [redirectAudit.undone],
  touches,
  output: z.undefined(),
});

export const previewRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects:preview',
  access,
  feature,
  summary: 'What would come of each line of a file (CSV): new, changed, the same, or refused and why',
  body: RedirectsFile,
  bodyLimit,
  audits: { nothing: 'it only tells what would happen' },
  touches: [],
  output: ImportPreview,
});

export const importRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects:import',
  access,
  feature,
  summary: 'Take over the lines of a file (CSV) that are right, all at once; the others are left',
  body: RedirectsFile,
  bodyLimit,
  audits: [redirectAudit.imported],
  touches,
  output: ImportResult,
});

export const exportRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/redirects:export',
  access,
  feature,
  summary: 'The redirects of a filter as a file for a spreadsheet, which can be imported again',
  query: RedirectFilter.extend({ language: Language.default('nl') }),
  audits: [redirectAudit.exported],
  touches: [],
  output: stream('text/csv'),
});
