import { z } from 'zod';
import { FormNumber } from '#features/forms/contract/form-number.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';

/** A number goes up by one: nothing in it tells one person from another (docs/decisions, the funnel). */
export const countFormStep = defineEndpoint({
  method: 'POST',
  path: '/api/forms/{guid}/steps',
  access: 'public',
  feature: 'submissions',
  summary: 'Count how far a form was filled in, without saying by whom',
  params: z.object({ guid: Guid }),
  body: z.object({
    version: FormNumber,
    mark: z.string().min(1).max(30),
    /** The step that was behind them when they came here, and how long they were at it. */
    spent: z.object({ step: z.string().min(1).max(30), seconds: z.number().int().min(0).max(1e9) }).optional(),
  }),
  callsPerMinute: 120,
  audits: { nothing: 'it is a number of nobody' },
  touches: [],
  isReport: true,
  output: z.undefined(),
});
