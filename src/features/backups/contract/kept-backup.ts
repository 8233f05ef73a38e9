import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { BackupFailure } from './backup-failure.ts';

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
  /** Why there is none, as a terminal says it. */
  failure: z.string().nullable(),
  /** The same for readers; not there for what failed before reasons were kept. */
  failureReason: BackupFailure.optional(),
  trial: z
    .object({
      triedAt: Moment,
      seconds: z.number(),
      failure: z.string().nullable(),
      failureReason: BackupFailure.optional(),
      /** Front pages that were drawn of it; null where none were. */
      pages: Count.nullable(),
    })
    .nullable(),
  /** When it went, because others took its place. */
  removedAt: Moment.nullable(),
});
export type KeptBackup = z.infer<typeof KeptBackup>;
