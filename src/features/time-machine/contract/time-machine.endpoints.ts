import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { PastTimeline } from './past-change.ts';
import { ChangeOrigin, PastComparison } from './past-comparison.ts';
import { NewPastExport, PastExport } from './past-export.ts';
import { MadePastLink, NewPastLink, PastLink } from './past-link.ts';
import { timeMachineAudit } from './time-machine.audit.ts';

const feature = 'time-machine';

export const readPastTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/changes',
  access: 'admin',
  feature,
  summary: 'What made the site another one for its readers, the newest first, and since when that is known',
  query: z.object({
    language: Language.default('nl'),
    before: Moment.optional(),
    /** Only what came after it: with `before`, what changed between two moments. */
    after: Moment.optional(),
  }),
  output: PastTimeline,
});

const twoMoments = z.object({
  from: Moment,
  /** Without it: now. */
  to: Moment.optional(),
  /** Of the site, with the prefix of its language. */
  path: z
    .string()
    .max(2000)
    .regex(/^\/(?!\/)/)
    .default('/'),
});

export const readPastComparison = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/comparison',
  access: 'admin',
  feature,
  summary: 'A page as a visitor saw it at two moments: what is different, in words',
  query: twoMoments,
  output: PastComparison,
});

export const readChangeOrigins = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/comparison/origins',
  access: 'admin',
  feature,
  summary:
    'When each difference of a page at two moments came, and with what; those of which that is not known are left out',
  query: twoMoments.extend({ language: Language.default('nl') }),
  output: z.array(ChangeOrigin),
});

export const listPastLinks = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/links',
  access: 'admin',
  feature,
  summary: 'The links by which others look at the site as it was, the newest first',
  output: z.array(PastLink),
});

export const makePastLink = defineEndpoint({
  method: 'POST',
  path: '/api/timemachine/links',
  access: 'admin',
  feature,
  summary: 'Makes a link that shows the site as it was to whoever has it, as a visitor; what opens it is told only now',
  body: NewPastLink,
  audits: [timeMachineAudit.linkMade],
  touches: [],
  output: MadePastLink,
  callsPerMinute: 30,
});

export const revokePastLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/timemachine/links/{id}',
  access: 'admin',
  feature,
  summary: 'Ends such a link before its time',
  params: z.object({ id: Guid }),
  audits: [timeMachineAudit.linkRevoked],
  touches: [],
  output: z.undefined(),
});

const oneExport = z.object({ guid: Guid });

export const listPastExports = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/exports',
  access: 'admin',
  feature,
  summary: 'Sealed exports of the site as it was, the newest first',
  output: z.array(PastExport),
});

export const askPastExport = defineEndpoint({
  method: 'POST',
  path: '/api/timemachine/exports',
  access: 'admin',
  feature,
  summary: 'Asks for the site of a moment as one file: pages that open without a server, or a web archive (WACZ)',
  body: NewPastExport,
  callsPerMinute: 10,
  audits: [timeMachineAudit.exportAsked],
  touches: [],
  output: PastExport,
});

export const stopPastExport = defineEndpoint({
  method: 'POST',
  path: '/api/timemachine/exports/{guid}/stop',
  access: 'admin',
  feature,
  summary: 'Stops an export; nothing of it stays',
  params: oneExport,
  audits: [timeMachineAudit.exportStopped],
  touches: [],
  output: PastExport,
});

export const removePastExport = defineEndpoint({
  method: 'DELETE',
  path: '/api/timemachine/exports/{guid}',
  access: 'admin',
  feature,
  summary: 'Throws an export away, before its days are over',
  params: oneExport,
  audits: [timeMachineAudit.exportRemoved],
  touches: [],
  output: z.void(),
});

export const downloadPastExport = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/exports/{guid}/file',
  access: 'admin',
  feature,
  summary: 'The file of an export',
  params: oneExport,
  audits: [timeMachineAudit.exportDownloaded],
  touches: [],
  output: stream('*'),
});
