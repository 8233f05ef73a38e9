import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pastSchemaOf } from '../past/past-schema.ts';
import { takenAwayBy, unreadSince } from './taking-away.ts';

export class MigrationError extends Error {}

export interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** One lock for the whole database: two processes that start at once migrate one after the other. */
const migrationLock = 7_502_202_611;

/**
 * In milliseconds. Whoever wants to read a table waits behind a migration that waits for it, so that gives way soon: well
 * before the second after which PostgreSQL looks for two that wait for each other and ends one, which may be a visitor's.
 */
const waitsForTable = 400;
const givesWayFor = 600;
/** In milliseconds: a backup of a large site reads its tables for so long. */
const triesFor = 30 * 60_000;
const lockNotAvailable = '55P03';
const notAllowed = '42501';

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(fileName.exec(name)?.[1]);
      if (number !== index + 1) throw new MigrationError(`migrations: ${name} should be number ${index + 1}`);
      // The same migration, whatever line ends a checkout gave it.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Runs `work` while no other process migrates this database. On a connection of its own: the work itself may need the
 * pool, which can be as small as one.
 */
export async function withMigrationLock<T>(
  { connectionString }: Pick<pg.PoolOptions, 'connectionString'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // Without the limits of requests: a migration takes as long as it takes.
  const client = new pg.Client({ connectionString });
  // A connection that breaks while the work asks nothing of it fails at the next question, and not the whole process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    // The lock ends with the connection, whatever state that is in.
    await client.end();
  }
}

/** The same where no other process does it just now; otherwise nothing is done. */
export async function ifNobodyMigrates(
  { connectionString }: Pick<pg.PoolOptions, 'connectionString'>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
      migrationLock,
    ]);
    if (rows[0]?.isMine === true) await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings one schema up to the newest migration. Forward only, each in a transaction of its own. What a newer release has
 * added is let be: it may run beside this one while an upgrade goes from machine to machine.
 */
export async function migrateSchema(client: pg.Client, schema: string, migrations: Migration[]): Promise<number> {
  const name = client.escapeIdentifier(schema);
  await client.query(`create schema if not exists ${name}`).catch(refuseWithoutRight);
  await client.query(listOfMigrations(name));
  const rows = await appliedTo(client, schema);
  for (const row of rows) refuseOther(schema, row, migrations);
  const pending = migrations.slice(rows.length);
  // Views of the tables as they were, made again when someone looks back: no column can be changed below one. Where
  // something is only added, the release before goes on looking through its own.
  if (pending.some(({ sql }) => takenAwayBy(sql).length > 0))
    await client.query(`drop schema if exists ${client.escapeIdentifier(pastSchemaOf(schema))} cascade`);
  for (const migration of pending) await applyMigration(client, schema, migration);
  return pending.length;
}

/** What a newer release did to it that this one knows nothing of; the names of the files. */
export async function newerMigrations(
  client: pg.ClientBase,
  schema: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  return (await appliedTo(client, schema)).slice(migrations.length).map(({ name }) => name);
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

async function appliedTo(client: pg.ClientBase, schema: string): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select number, name, checksum from ${pg.escapeIdentifier(schema)}.migration order by number`,
  );
  return rows;
}

/** A new schema up to these migrations, in the transaction that the caller began. */
export async function makeSchema(client: pg.Client, schema: string, migrations: Migration[]): Promise<void> {
  const name = client.escapeIdentifier(schema);
  await client.query(`create schema ${name}`);
  await client.query(listOfMigrations(name));
  await migrateFurther(client, schema, migrations);
}

/** In the transaction that the caller began. */
export async function migrateFurther(client: pg.Client, schema: string, migrations: Migration[]): Promise<void> {
  for (const migration of migrations) await runMigration(client, schema, migration);
}

const listOfMigrations = (schemaName: string): string => `create table if not exists ${schemaName}.migration (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;

function refuseWithoutRight(cause: Error & { code?: string }): never {
  if (cause.code !== notAllowed) throw cause;
  throw new MigrationError(
    `The database user may not make schemas (${cause.message}). Make it the owner of the database: alter database … owner to ….`,
    { cause },
  );
}

function refuseOther(schema: string, row: Applied, migrations: readonly Migration[]): void {
  const file = migrations[row.number - 1];
  if (file === undefined) {
    const since = unreadSince(row.name);
    if (since === undefined || since <= migrations.length) return;
    throw new MigrationError(
      `The database (${schema}) has migration ${row.name}, which took away what this version of Plein reads. Start the newer version, or restore a backup of before it.`,
    );
  }
  if (file.checksum !== row.checksum) {
    throw new MigrationError(
      `Migration ${file.name} was changed after it ran on ${schema}. Restore the file and put the change in a new migration.`,
    );
  }
}

async function runMigration(client: pg.Client, schema: string, migration: Migration): Promise<void> {
  const name = client.escapeIdentifier(schema);
  try {
    await client.query(`set local search_path to ${name}`);
    await client.query(migration.sql);
    await client.query(`insert into ${name}.migration (number, name, checksum) values ($1, $2, $3)`, [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
  } catch (cause) {
    throw new MigrationError(`Migration ${migration.name} failed on ${schema}: ${(cause as Error).message}`, { cause });
  }
}

const isWaiting = (error: unknown): boolean =>
  error instanceof MigrationError && (error.cause as { code?: string }).code === lockNotAvailable;

/** Where somebody has a table in hand for long, as a backup has, others are let through to it until that is done. */
async function applyMigration(client: pg.Client, schema: string, migration: Migration): Promise<void> {
  const until = performance.now() + triesFor;
  for (;;) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${waitsForTable}`);
      await runMigration(client, schema, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isWaiting(error) || performance.now() >= until) throw error;
      await delay(givesWayFor);
    }
  }
}
