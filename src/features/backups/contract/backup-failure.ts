import { z } from 'zod';

/** What can go wrong with a backup or its trial; each has a sentence of its own in the messages. */
export const backupFailures = [
  'disk-full',
  'not-allowed',
  'read-only',
  'not-there',
  'no-folder',
  'disk-fails',
  'no-platform',
  'brought-up-to-date',
  'unknown-server',
  'not-in-bucket',
  'damaged',
  'no-backup',
  'wrong-password',
  'password-needed',
  'no-trial-database',
  'other-totals',
  'not-drawn',
  /** Whose own words are in `message`, in English: they are for who looks into it. */
  'storage',
  'database',
  'other',
] as const;

/** Why there is no backup, for a reader in any language. */
export const BackupFailure = z.object({
  code: z.enum(backupFailures),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BackupFailure = z.infer<typeof BackupFailure>;
