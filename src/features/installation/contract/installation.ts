import { z } from 'zod';
import { BackupFailure } from '#features/backups/contract/backup-failure.ts';
import { KeptBackup } from '#features/backups/contract/kept-backup.ts';
import { platformStandings } from '#features/platforms/contract/platform-standing.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Answers } from './answers/answers.ts';
import { Availability } from './availability.ts';
import { HostCertificate } from './certificates.ts';
import { Storage } from './storage/storage.ts';

const Count = z.number().int();
const Moment = z.iso.datetime();

export const InstallationProcess = z.object({
  id: Guid,
  machine: z.string(),
  pid: Count,
  release: z.string(),
  node: z.string(),
  memoryBytes: Count,
  startedAt: Moment,
  /** In its last ten seconds. */
  answersPerSecond: z.number(),
  /** In milliseconds: the clock of its machine before that of the database; null while that is not known. */
  clockAhead: z.number().nullable(),
});
export type InstallationProcess = z.infer<typeof InstallationProcess>;

export const InstallationPlatform = z.object({
  key: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Those of them that were given here; the others its admins gave it. */
  givenHosts: z.array(z.string()),
  standing: z.enum(platformStandings),
  /** When nothing of it is kept any more. */
  removeAfter: Moment.nullable(),
  /** Of who looks. */
  isOwn: z.boolean(),
  /** The database server that it is on, by its name in the settings. */
  server: z.string(),
  /** That does not answer: what follows is as it was before. */
  isAway: z.boolean(),
  /** When what follows was counted; null where that was never done yet. */
  measuredAt: Moment.nullable(),
  accounts: Count,
  /** Uploaded files, and how much they may take; null without a limit. */
  fileBytes: Count,
  allowedBytes: Count.nullable(),
  databaseBytes: Count,
  mailWaiting: Count,
  mailFailed: Count,
  /** When the newest backup was made that it is in, of the whole or of itself alone. */
  lastBackupAt: Moment.nullable(),
});
export type InstallationPlatform = z.infer<typeof InstallationPlatform>;

/** What was measured; what is to be thought of it is `health`. */
export const InstallationFigures = z.object({
  measuredAt: Moment,
  release: z.string(),
  /** When it ran here for the first time; null while that is not known. */
  releasedAt: Moment.nullable(),
  node: z.string(),
  /** Of the platform that it is looked at from. */
  timeZone: z.string(),
  processes: z.array(InstallationProcess),
  /** On the clock of the platform that it is looked at from. */
  availability: Availability,
  answers: Answers,
  database: z.object({
    version: z.string(),
    bytes: Count,
    connections: Count,
    mostConnections: Count,
    /** How long it took to answer. */
    milliseconds: z.number(),
  }),
  jobs: z.object({ waiting: Count, active: Count, oldestSeconds: z.number(), failed: Count }),
  mail: z.object({ waiting: Count, oldestSeconds: z.number(), failed: Count, withoutServer: z.array(z.string()) }),
  storage: Storage,
  /** Of the data folder; null where the machine does not tell. */
  disk: z.object({ freeBytes: Count, totalBytes: Count }).nullable(),
  filesIn: z.enum(['folder', 'bucket']),
  /** Of the host names of platforms; nobody is asked where the site is not served by https. */
  certificates: z.object({ isAsked: z.boolean(), hosts: z.array(HostCertificate) }),
  platforms: z.array(InstallationPlatform),
  /** Of the whole installation: the newest that succeeded, the newest try, and the newest that was tried to be restored. */
  backups: z.object({
    last: KeptBackup.nullable(),
    lastAttempt: KeptBackup.nullable(),
    lastTried: KeptBackup.nullable(),
  }),
});
export type InstallationFigures = z.infer<typeof InstallationFigures>;

export const healthParts = [
  'processes',
  'database',
  'jobs',
  'mail',
  'storage',
  'certificates',
  'clock',
  'backups',
] as const;
export const healthStates = ['good', 'attention', 'wrong'] as const;

/** How one part is doing, and why: each reason has words that say what to do. */
export const HealthLine = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  reason: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Why a backup or its trial failed, where `values` has that in the words of a terminal. */
  failure: BackupFailure.optional(),
});
export type HealthLine = z.infer<typeof HealthLine>;

export const InstallationState = InstallationFigures.extend({
  health: z.array(HealthLine),
  /** Whether who looks may also change something. */
  canChange: z.boolean(),
});
export type InstallationState = z.infer<typeof InstallationState>;
