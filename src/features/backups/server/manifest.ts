import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const platformSchema = z.object({
  id: z.guid(),
  key: z.string(),
  createdAt: z.string(),
  hosts: z.array(z.object({ host: z.string(), givenBy: z.enum(['installation', 'platform']) })),
  /** Since when it was closed to everyone. */
  suspendedAt: z.string().nullable().optional(),
  /** What its secrets are encrypted with, where that is not the installation's. */
  secret: z.string().optional(),
  /** The last migration of its tables. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** Of Plein. */
  release: z.string(),
  madeAt: z.string(),
  /** The whole installation, or one platform of it. */
  of: z.enum(['installation', 'platform']),
  /** Their keys. */
  platforms: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type PlatformInBackup = z.infer<typeof platformSchema>;

/** The last of what is in it, because only then it is known. */
const totalsSchema = z.object({
  platforms: z.number(),
  rows: z.number(),
  files: z.number(),
  /** Deleted for good after the moment that this is a backup of, and before they were read. */
  missing: z.number(),
});

export type BackupTotals = z.infer<typeof totalsSchema>;

export const totalsName = 'totals.json';
export const readTotals = (text: string): BackupTotals => totalsSchema.parse(JSON.parse(text));

export const manifestName = 'manifest.json';
export const authSecretName = 'installation/auth-secret';
export const demoAccountsName = 'installation/demo-accounts.json';

export function readManifest(text: string): Manifest {
  const { format, release } = JSON.parse(text) as { format?: unknown; release?: unknown };
  if (format !== 1) {
    throw new BackupError(
      `This backup was made by a newer Plein (${String(release)}) in a way that this one does not know. Restore it with that version.`,
    );
  }
  return manifestSchema.parse(JSON.parse(text));
}

export const readPlatformPart = (text: string): PlatformInBackup => platformSchema.parse(JSON.parse(text));

const partPattern = /^platforms\/([a-z][a-z0-9_]{0,40})\/(platform\.json|(?:tables|jobs|files|outbox)\/(.+))$/;

/** `platforms/<key>/tables/page/00000` and so on, taken apart. */
export function partOf(name: string): { platform: string; kind: string; rest: string } | undefined {
  const [, platform, kind, rest] = partPattern.exec(name) ?? [];
  if (platform === undefined || kind === undefined) return undefined;
  return { platform, kind: kind.split('/')[0] ?? '', rest: rest ?? '' };
}
