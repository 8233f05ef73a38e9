import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

const Count = z.number().int();
const Moment = z.iso.datetime();

/** A backup that was made, or that failed, and what came of trying to restore it. */
export const KeptBackup = z.object({
  id: Guid,
  file: z.string(),
  /** Null for one of the whole installation. */
  platformKey: z.string().nullable(),
  madeAt: Moment,
  seconds: z.number(),
  bytes: Count,
  rows: Count,
  files: Count,
  isSealed: z.boolean(),
  /** Why there is none. */
  failure: z.string().nullable(),
  trial: z.object({ triedAt: Moment, seconds: z.number(), failure: z.string().nullable() }).nullable(),
  /** When it went, because others took its place. */
  removedAt: Moment.nullable(),
});
export type KeptBackup = z.infer<typeof KeptBackup>;
