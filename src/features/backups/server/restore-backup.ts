import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { sessionTables } from '#features/auth/server/sessions/session-tables.service.ts';
import { addRestoredPlatform, platformsForBackup } from '#features/platforms/server/moving-platforms.service.ts';
import { doneByNewer, type OwnMigrations } from '#features/platforms/server/newer-release.service.ts';
import { announcePlatforms } from '#features/platforms/server/platforms.service.ts';
import { rawTables } from '#features/statistics/server/raw-tables.service.ts';
import { endStaffOf } from '#features/users/server/moved-accounts.service.ts';
import {
  type Migration,
  migrateSchema,
  readMigrations,
  withMigrationLock,
} from '#platform/server/database/migrator.ts';
import { controlMigrations, platformMigrations } from '#platform/server/database/schema-folders.ts';
import { contentOf, readArchive } from './archive/archive-reader.ts';
import type { TarEntry } from './archive/tar.ts';
import { BackupError } from './backup-error.ts';
import { jobsIn, prepareQueues } from './database/platform-jobs.ts';
import { dropUnfinished, type FillingPlatform, fillPlatform } from './database/restore-platform.ts';
import { removePlatformFiles } from './files/remove-platform-files.ts';
import { connect } from './make-backup.ts';
import {
  authSecretName,
  type BackupTotals,
  demoAccountsName,
  type Manifest,
  manifestName,
  type PlatformInBackup,
  partOf,
  readManifest,
  readPlatformPart,
  readTotals,
  totalsName,
} from './manifest.ts';
import { filesOf, outboxOf, type Place, type Tell } from './place.ts';

export interface RestoreParts {
  place: Place;
  file: string;
  password?: string | undefined;
  /** Only this platform of it. */
  platformKey?: string | undefined;
  /** The key of that platform here. */
  as?: string | undefined;
  /** Of the release that it is restored for; without it of this one. */
  migrations?: { control: Migration[]; platform: Migration[] } | undefined;
  tell: Tell;
}

export interface Restored {
  platforms: string[];
  rows: number;
  files: number;
  jobs: number;
  /** Host names that were another's here. */
  takenHosts: string[];
  /** Accounts that ran the installation that it comes from, and do not run this one. */
  formerStaff: number;
}

export interface CheckedBackup {
  manifest: Manifest;
  platforms: PlatformInBackup[];
  totals: BackupTotals;
  /** Of the installation that it was made of, in a backup of the whole. */
  authSecret: string | undefined;
}

/** Reads all of it once, and changes nothing: whether it opens, is whole, and can be put back by this release. */
export async function checkBackup(file: string, password?: string): Promise<CheckedBackup> {
  const newest = (await readMigrations(platformMigrations)).length;
  const platforms: PlatformInBackup[] = [];
  let manifest: Manifest | undefined;
  let authSecret: string | undefined;
  let totals: BackupTotals | undefined;
  for await (const entry of readArchive(file, password)) {
    if (entry.name === manifestName) manifest = readManifest(await contentOf(entry));
    else if (entry.name === totalsName) totals = readTotals(await contentOf(entry));
    else if (entry.name === authSecretName) authSecret = await contentOf(entry);
    else if (partOf(entry.name)?.kind === 'platform.json') platforms.push(readPlatformPart(await contentOf(entry)));
    else for await (const _ of entry.pieces);
  }
  if (manifest === undefined || totals === undefined)
    throw new BackupError('The file is an archive, but no backup of Plein.', { code: 'no-backup', values: { file } });
  for (const { key, migration } of platforms) {
    if (migration <= newest) continue;
    throw new BackupError(
      `The platform ${key} was kept by a newer Plein (${manifest.release}, migration ${migration}; this one knows ${newest}). Restore it with that version or a newer one.`,
    );
  }
  return { manifest, platforms, totals, authSecret };
}

/** All that is wanted of it, or nothing. */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  const { place, file, password, tell } = parts;
  const checked = await checkBackup(file, password);
  tell(`The backup of ${checked.manifest.madeAt} is whole (Plein ${checked.manifest.release}).`);
  const targets = targetsOf(checked, parts);
  const { control, platform: migrations } = parts.migrations ?? {
    control: await readMigrations(controlMigrations),
    platform: await readMigrations(platformMigrations),
  };
  const pool = new pg.Pool({ connectionString: place.connectionString, max: 1 });
  pool.on('error', () => undefined);
  try {
    return await withMigrationLock(pool.options, async (client) => {
      await migrateSchema(client, 'control', control);
      await refuseNewer(client, { control, platform: migrations });
      await refuseTaken(client, targets, parts);
      await dropUnfinished(
        client,
        targets.map(({ schema }) => schema),
      );
      const named = new Map(targets.map((target) => [target.part.key, target]));
      return fillAll(client, named, { ...parts, checked, migrations });
    });
  } finally {
    await pool.end();
  }
}

/** A platform of the backup, and what it is to be called here. */
interface Target {
  part: PlatformInBackup;
  key: string;
  schema: string;
}

function targetsOf({ platforms, authSecret }: CheckedBackup, { platformKey, as }: RestoreParts): Target[] {
  const wanted = platformKey === undefined ? platforms : platforms.filter(({ key }) => key === platformKey);
  if (wanted.length === 0) {
    throw new BackupError(
      `This backup has no platform ${platformKey}. It has: ${platforms.map(({ key }) => key).join(', ')}.`,
    );
  }
  if (as !== undefined && wanted.length > 1)
    throw new BackupError('Another key can be given to one platform only. Name it with --platform.');
  return wanted.map((part) => ({
    part: { ...part, secret: part.secret ?? authSecret },
    key: as ?? part.key,
    schema: `platform_${as ?? part.key}`,
  }));
}

/** Tables of this release would lack what the newer one, which runs already, asks of every platform. */
async function refuseNewer(client: pg.Client, own: OwnMigrations): Promise<void> {
  const [first] = await doneByNewer(client, own);
  if (first === undefined) return;
  throw new BackupError(`A newer Plein has begun on this database already (${first}). Restore with that one.`);
}

async function refuseTaken(client: pg.Client, targets: Target[], { platformKey, place }: RestoreParts): Promise<void> {
  const there = await platformsForBackup(client, undefined);
  if (platformKey === undefined && there.length > 0) {
    throw new BackupError(
      `There are platforms here already (${there.map(({ key }) => key).join(', ')}), and a whole backup is restored into an empty installation only. Choose an empty data folder and database, or one platform with --platform.`,
    );
  }
  if (platformKey !== undefined && place.authSecret === undefined) {
    throw new BackupError(
      'This installation has no key yet to encrypt with. Start Plein here once, or set AUTH_SECRET, and try again.',
    );
  }
  for (const { key, part } of targets) {
    if (there.some((one) => one.key === key))
      throw new BackupError(`There is a platform ${key} here already. Remove it first, or give another key with --as.`);
    const same = there.find((one) => one.id === part.id);
    if (same !== undefined) throw new BackupError(`This platform is here already, as ${same.key}.`);
  }
}

/** A backup of a release before this one has the views of its last two days; of the whole they come back for as long. */
const notForOthers = new Set([...sessionTables, ...rawTables]);

async function fillAll(
  holder: pg.Client,
  targets: Map<string, Target>,
  parts: Omit<RestoreParts, 'migrations'> & { checked: CheckedBackup; migrations: Migration[] },
): Promise<Restored> {
  const { checked, migrations } = parts;
  const restored: Restored = { platforms: [], rows: 0, files: 0, jobs: 0, takenHosts: [], formerStaff: 0 };
  const isWhole = parts.platformKey === undefined;
  let filling: (FillingPlatform & { end(): Promise<void> }) | undefined;
  const finishTables = async () => {
    await filling?.finish();
    await filling?.end();
    filling = undefined;
  };
  try {
    for await (const entry of readArchive(parts.file, parts.password)) {
      const part = partOf(entry.name);
      const target = part && targets.get(part.platform);
      if (part === undefined && isWhole) await restoreInstallationPart(entry, parts.place);
      else if (part === undefined || target === undefined) await skip(entry);
      else if (part.kind === 'platform.json') {
        await skip(entry);
        await finishTables();
        const client = await connect(parts.place.connectionString);
        const end = () => client.end();
        filling = { ...(await fillPlatform(client, target.schema, target.part, migrations)), end };
        restored.platforms.push(target.key);
      } else if (part.kind === 'tables') {
        const [table = ''] = part.rest.split('/');
        if (!isWhole && notForOthers.has(table)) await skip(entry);
        else restored.rows += (await filling?.rows(table, entry.pieces)) ?? 0;
      } else if (part.kind === 'jobs') {
        await filling?.jobs((await contentOf(entry)).split('\n').filter(Boolean));
      } else {
        await finishTables();
        await restoreFile(part, entry, target, parts.place);
        restored.files += part.kind === 'files' ? 1 : 0;
      }
    }
    await finishTables();
    if (isWhole) refuseOtherTotals(restored, checked.totals);
    const schemas = [...targets.values()].map(({ schema }) => schema);
    await prepareQueues(holder, parts.place.connectionString, schemas);
    await makeThere(holder, [...targets.values()], await settleSecret(checked, parts), { restored, isWhole });
    return restored;
  } catch (error) {
    await filling?.end();
    await takeAway(holder, [...targets.values()], parts.place);
    throw error;
  }
}

/** Counted by the database when they were put back, and by us when they were read. */
function refuseOtherTotals(restored: Restored, totals: BackupTotals): void {
  if (restored.rows === totals.rows && restored.files === totals.files) return;
  throw new BackupError(
    `The backup says ${totals.rows} rows and ${totals.files} files, and ${restored.rows} rows and ${restored.files} files came out of it. Nothing was restored.`,
    {
      code: 'other-totals',
      values: { ...{ rows: totals.rows, files: totals.files }, outRows: restored.rows, outFiles: restored.files },
    },
  );
}

const skip = async ({ pieces }: TarEntry): Promise<void> => {
  for await (const _ of pieces);
};

async function restoreInstallationPart(entry: TarEntry, place: Place): Promise<void> {
  const content = await contentOf(entry);
  if (entry.name === demoAccountsName)
    await writeFile(join(place.dataFolder, 'demo-accounts.json'), content, { mode: 0o600 });
}

/** An installation without platforms and without a key of its own takes that of the backup: it was that one. */
async function settleSecret(
  { authSecret }: CheckedBackup,
  { place, platformKey }: Pick<RestoreParts, 'place' | 'platformKey'>,
): Promise<string | undefined> {
  if (place.hasGivenSecret || platformKey !== undefined || authSecret === undefined) return place.authSecret;
  await mkdir(join(place.dataFolder, 'secrets'), { recursive: true, mode: 0o700 });
  await writeFile(join(place.dataFolder, 'secrets', 'auth'), `${authSecret}\n`, { mode: 0o600 });
  return authSecret;
}

async function restoreFile(
  { kind, rest }: { kind: string; rest: string },
  entry: TarEntry,
  { key }: Target,
  place: Place,
): Promise<void> {
  if (kind === 'files') {
    await filesOf(place, key).storage.write(rest, Readable.from(entry.pieces, { objectMode: false }));
    return;
  }
  if (!/^[a-z0-9-]+\.eml$/.test(rest)) return skip(entry);
  await mkdir(outboxOf(place, key), { recursive: true });
  await writeFile(join(outboxOf(place, key), rest), await contentOf(entry));
}

/** The last step: until here nobody knows of them, and from here on they are whole. */
async function makeThere(
  client: pg.Client,
  targets: Target[],
  authSecret: string | undefined,
  { restored, isWhole }: { restored: Restored; isWhole: boolean },
): Promise<void> {
  await client.query('begin');
  try {
    for (const { part, key, schema } of targets) {
      // One that moves was mostly closed for that, and answers where it arrives.
      const suspendedAt = isWhole ? part.suspendedAt : null;
      restored.takenHosts.push(
        ...(await addRestoredPlatform(client, { ...part, key, schema, suspendedAt }, authSecret)),
      );
      restored.jobs += await jobsIn(client, schema);
      if (!isWhole) restored.formerStaff += await endStaffOf(client, schema);
      await client.query(`comment on schema ${client.escapeIdentifier(schema)} is null`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await announcePlatforms(client);
}

async function takeAway(client: pg.Client, targets: Target[], place: Place): Promise<void> {
  await dropUnfinished(
    client,
    targets.map(({ schema }) => schema),
  );
  for (const { key } of targets) await removePlatformFiles(place, key);
}
