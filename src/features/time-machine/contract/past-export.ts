import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Moment } from '#platform/contract/time/moment.ts';
import { sealFormats, sealStates } from './seal-formats.ts';

export const NewPastExport = z.object({ format: z.enum(sealFormats), moment: Moment });
export type NewPastExport = z.output<typeof NewPastExport>;

export const PastExport = z.object({
  guid: Guid,
  moment: Moment,
  format: z.enum(sealFormats),
  state: z.enum(sealStates),
  /** Pages that are in it, and those that are known of by now. */
  done: z.number().int(),
  total: z.number().int(),
  bytes: z.number().int().nullable(),
  /** Of the whole file: whoever has both can tell whether it is still the same. */
  sha256: z.string().nullable(),
  /** The code of a problem, when it failed. */
  reason: z.string().nullable(),
  askedBy: z.string(),
  askedAt: Moment,
  /** Until when the file is there. */
  keptUntil: Moment,
});
export type PastExport = z.infer<typeof PastExport>;
