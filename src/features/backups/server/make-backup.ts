import { open, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { sessionTables } from '#features/auth/server/sessions/session-tables.service.ts';
import { type PlatformForBackup, platformsForBackup } from '#features/platforms/server/moving-platforms.service.ts';
import { rawTables } from '#features/statistics/server/raw-tables.service.ts';
import type { ArchiveWriter } from './archive/archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { rowsOut, sameWords } from './database/copy-rows.ts';
import { jobsOut } from './database/platform-jobs.ts';
import { listSequences, listTables } from './database/schema-tables.ts';
import { filesIn } from './files/kept-files.ts';
import {
  authSecretName,
  type BackupTotals,
  demoAccountsName,
  type Manifest,
  manifestName,
  type PlatformInBackup,
  totalsName,
} from './manifest.ts';
import { addressOf, filesOf, outboxOf, type Place, type Tell } from './place.ts';

interface BackupParts {
  place: Place;
  archive: ArchiveWriter;
  release: string;
  /** Only this one of them. */
  platformKey?: string | undefined;
  tell: Tell;
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // A connection that breaks fails at the next question, and not the whole process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sameWords);
  return client;
}

/**
 * Everything as it is at one moment, while people go on writing: one snapshot of the database for all tables of all
 * platforms, and after it the files, which are never changed once they are written.
 */
export async function makeBackup(parts: BackupParts): Promise<BackupTotals> {
  const { place, archive, release, platformKey, tell } = parts;
  const holder = await connect(place.connectionString);
  const snapshots = new Snapshots(place);
  try {
    await holder.query('begin isolation level repeatable read read only');
    const { at } = await exportSnapshot(holder);
    const all = await platformsForBackup(holder, place.authSecret);
    const wanted = platformKey === undefined ? all : all.filter(({ key }) => key === platformKey);
    if (wanted.length === 0) {
      throw platformKey === undefined
        ? new BackupError('There is no platform yet, so there is nothing to keep.', { code: 'no-platform' })
        : new BackupError(`There is no platform ${platformKey}. See: npm run platform -- list`);
    }
    if (platformKey !== undefined) shareSecret(wanted, all.length, place.authSecret);
    // Of each server one moment, all of them at about the same time.
    for (const { server } of wanted) await snapshots.on(server);
    const manifest: Manifest = {
      format: 1,
      release,
      madeAt: at.toISOString(),
      of: platformKey === undefined ? 'installation' : 'platform',
      platforms: wanted.map(({ key }) => key),
    };
    await archive.add(manifestName, JSON.stringify(manifest, null, 2));
    await addInstallation(parts);
    const totals: BackupTotals = { platforms: wanted.length, rows: 0, files: 0, missing: 0 };
    for (const platform of wanted) {
      const rowsBefore = totals.rows;
      await addTables(parts, platform, await snapshots.on(platform.server), totals);
      tell(`${platform.key}: ${totals.rows - rowsBefore} rows`);
      const filesBefore = totals.files;
      await addFiles(parts, platform.key, totals);
      tell(`${platform.key}: ${totals.files - filesBefore} files`);
    }
    await archive.add(totalsName, JSON.stringify(totals));
    return totals;
  } finally {
    await snapshots.end();
    await holder.end();
  }
}

/** Of each server that is asked for, held until the end. */
class Snapshots {
  readonly #place: Place;
  readonly #held = new Map<string, { client: pg.Client; snapshot: string }>();

  constructor(place: Place) {
    this.#place = place;
  }

  async on(server: string): Promise<string> {
    const known = this.#held.get(server);
    if (known !== undefined) return known.snapshot;
    const client = await connect(addressOf(this.#place, server));
    this.#held.set(server, { client, snapshot: '' });
    await client.query('begin isolation level repeatable read read only');
    const { snapshot } = await exportSnapshot(client);
    this.#held.set(server, { client, snapshot });
    return snapshot;
  }

  async end(): Promise<void> {
    for (const { client } of this.#held.values()) await client.end();
  }
}

async function exportSnapshot(client: pg.Client): Promise<{ snapshot: string; at: Date }> {
  const { rows } = await client.query<{ snapshot: string; at: Date }>(
    'select pg_export_snapshot() as snapshot, now() as at',
  );
  const [found] = rows;
  if (found === undefined) throw new Error('the database gave no snapshot');
  return found;
}

/** One that was made before platforms had a secret of their own takes along the installation's, if that is nobody else's. */
function shareSecret([platform]: PlatformForBackup[], platforms: number, authSecret: string | undefined): void {
  if (platform === undefined || platform.secret !== undefined || authSecret === undefined) return;
  if (platforms > 1) {
    throw new BackupError(
      `The platform ${platform.key} was made before platforms had a key of their own, and its secrets open with the key of this installation, which is that of the others too. Make a backup of the whole, and restore ${platform.key} from that with --platform.`,
    );
  }
  platform.secret = authSecret;
}

/** What is of all platforms together. A file with one of them may go to other people. */
async function addInstallation({ place, archive, platformKey }: BackupParts): Promise<void> {
  if (platformKey !== undefined) return;
  if (place.authSecret !== undefined) await archive.add(authSecretName, place.authSecret);
  const accounts = await readFile(join(place.dataFolder, 'demo-accounts.json')).catch(() => undefined);
  if (accounts !== undefined) await archive.add(demoAccountsName, accounts);
}

async function migrationOf(client: pg.Client, schema: string): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `select max(number)::int as number from ${client.escapeIdentifier(schema)}.migration`,
  );
  return rows[0]?.number ?? 0;
}

/** In a transaction of its own at the same moment: nobody holds the locks of all tables of all platforms at once. */
async function addTables(
  { place, archive, platformKey }: BackupParts,
  { schema, server, ...platform }: PlatformForBackup,
  snapshot: string,
  totals: BackupTotals,
): Promise<void> {
  const isForOthers = platformKey !== undefined;
  const client = await connect(addressOf(place, server));
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot '${snapshot}'`);
    const migration = await migrationOf(client, schema);
    const leftOut = isForOthers ? [...rawTables, ...sessionTables] : rawTables;
    const tables = (await listTables(client, schema)).filter(({ name }) => !leftOut.includes(name));
    const part: PlatformInBackup = { ...platform, migration, tables, sequences: await listSequences(client, schema) };
    await archive.add(`platforms/${part.key}/platform.json`, JSON.stringify(part, null, 2));
    for (const table of tables) {
      await archive.addLines(
        `platforms/${part.key}/tables/${table.name}`,
        counted(rowsOut(client, schema, table), totals),
      );
    }
    await archive.addLines(`platforms/${part.key}/jobs`, jobsOut(client, part.id));
    await client.query('commit');
    // A table that is written anew by a migration looks empty to whoever began before it.
    if ((await migrationOf(client, schema)) !== migration) {
      throw new BackupError('Plein was brought up to date while this ran, so this is no whole backup. Make it again.', {
        code: 'brought-up-to-date',
      });
    }
  } finally {
    await client.end();
  }
}

const newLine = 10;

/** In COPY's text every row ends with the only new line in it. */
async function* counted(pieces: AsyncIterable<Buffer>, totals: BackupTotals): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    for (let at = piece.indexOf(newLine); at >= 0; at = piece.indexOf(newLine, at + 1)) totals.rows += 1;
    yield piece;
  }
}

async function addFiles({ place, archive }: BackupParts, platformKey: string, totals: BackupTotals): Promise<void> {
  const { storage, keys } = filesOf(place, platformKey);
  for await (const key of keys()) {
    const file = await storage.read(key);
    if (file === undefined) {
      totals.missing += 1;
      continue;
    }
    await archive.addFile(`platforms/${platformKey}/files/${key}`, file.size, file.stream);
    totals.files += 1;
  }
  for await (const path of filesIn(outboxOf(place, platformKey))) {
    if (!path.endsWith('.eml')) continue;
    const { size } = await stat(path);
    const handle = await open(path, 'r');
    await archive.addFile(`platforms/${platformKey}/outbox/${basename(path)}`, size, handle.createReadStream());
  }
}
