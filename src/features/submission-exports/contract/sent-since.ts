import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { JsonValue } from '#platform/contract/calls/json-value.ts';

export const SinceQuery = z.object({
  /** Sent at this moment or later; from the first when it is left out. */
  since: z.iso.datetime().optional(),
  /** What the answer before said in `next`. */
  after: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** `true` brings answers along that are about a person. */
  withPersonalData: z.enum(['true', 'false']).default('false'),
});
export type SinceQuery = z.output<typeof SinceQuery>;

/** One submission, for a program: answers by the id of their question, as they are kept. */
const SentSubmission = z.object({
  guid: Guid,
  reference: z.string(),
  sentOn: z.iso.datetime(),
  version: z.number().int(),
  status: z.string(),
  labels: z.array(z.string()),
  doneOn: z.iso.datetime().nullable(),
  language: z.string(),
  answers: z.record(z.string(), JsonValue),
});

export const SentSince = z.object({
  submissions: z.array(SentSubmission),
  /** To ask on with as `after`, now or later; the same again while nothing is new. Null when nothing was ever sent. */
  next: z.string().nullable(),
});
export type SentSince = z.infer<typeof SentSince>;
