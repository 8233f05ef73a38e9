import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { PastTimeline } from './past-change.ts';

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
