import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { PastTimeline } from './past-change.ts';
import { MadePastLink, NewPastLink, PastLink } from './past-link.ts';
import { timeMachineAudit } from './time-machine.audit.ts';

const feature = 'time-machine';

export const readPastTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/timemachine/changes',
  access: 'admin',
  feature,
  summary: 'What made the site another one for its readers, the newest first, and since when that is known',
  query: z.object({ language: Language.default('nl'), before: Moment.optional() }),
  output: PastTimeline,
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
