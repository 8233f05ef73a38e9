import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { BackupNight } from './backup-nights.ts';
import { backupTargets } from './backup-plan.ts';
import { backupAudit } from './backups.audit.ts';
import { KeptBackup } from './kept-backup.ts';

const feature = 'backups';
const Many = z.number().int().min(0).max(9999);

export const PlannedBackups = z.object({
  isOn: z.boolean(),
  hour: z.number().int().min(0).max(23),
  target: z.enum(backupTargets),
  days: Many,
  weeks: Many,
  months: Many,
  isTried: z.boolean(),
});

export const backupSteps = ['waiting', 'making', 'trying'] as const;

export const BackupsState = z.object({
  plan: PlannedBackups,
  /** Where the environment lets them go; null for what it does not name. */
  places: z.object({ folder: z.string().nullable(), bucket: z.string().nullable() }),
  /** The folder lies in that of the data. */
  isBesideData: z.boolean(),
  /** The folder lies on the disk of the data, as far as the machine tells, and is lost with it. */
  isOnDiskOfData: z.boolean(),
  /** The environment gives a password. */
  isSealed: z.boolean(),
  running: z
    .object({
      begunAt: z.iso.datetime(),
      step: z.enum(backupSteps),
      done: z.number().int(),
      total: z.number().int(),
    })
    .nullable(),
  /** Of the whole installation, the newest first. */
  backups: z.array(KeptBackup),
  /** The last thirty, the oldest first. */
  nights: z.array(BackupNight),
  canChange: z.boolean(),
});
export type BackupsState = z.infer<typeof BackupsState>;

export const readBackups = defineEndpoint({
  method: 'GET',
  path: '/api/installation/backups',
  access: 'staff',
  feature,
  summary: 'When backups are made, whether one is being made, and which there are',
  output: BackupsState,
  callsPerMinute: 120,
});

export const planBackups = defineEndpoint({
  method: 'PUT',
  path: '/api/installation/backups/plan',
  access: 'staff',
  feature,
  summary: 'Set when backups are made by themselves, where they go and how many stay',
  body: PlannedBackups,
  audits: [backupAudit.planned],
  touches: [],
  output: z.undefined(),
});

export const makeBackup = defineEndpoint({
  method: 'POST',
  path: '/api/installation/backups',
  access: 'staff',
  feature,
  summary: 'Make a backup of the whole installation now, and restore it on trial when that is asked',
  body: z.object({ isTried: z.boolean() }),
  audits: [backupAudit.asked],
  touches: [],
  output: z.undefined(),
});
