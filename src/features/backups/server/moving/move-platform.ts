import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { closeForWriting, openForWriting } from '#features/platforms/server/moving/closed-for-writing.service.ts';
import {
  beginMove,
  endMove,
  type PlatformForBackup,
  platformsForBackup,
} from '#features/platforms/server/moving-platforms.service.ts';
import { makeSchema, readMigrations, withMigrationLock } from '#platform/server/database/migrator.ts';
import { platformMigrations } from '#platform/server/database/schema-folders.ts';
import { pastSchemaOf } from '#platform/server/past/past-schema.ts';
import { BackupError } from '../backup-error.ts';
import { rowsIn, rowsOut } from '../database/copy-rows.ts';
import { countBegun, dropJobs, jobsIn, jobsOut, listQueues, prepareQueues } from '../database/platform-jobs.ts';
import { dropUnfinished, unfinishedMark } from '../database/restore-platform.ts';
import { listSequences, listTables, loosenAll, setSequences } from '../database/schema-tables.ts';
import { connect } from '../make-backup.ts';
import { addressOf, type Place, type Tell } from '../place.ts';
import { type BothSides, catchUp } from './catch-up.ts';
import { askedBy, PauseLimit } from './pause-limit.ts';

export interface MoveParts {
  place: Place;
  key: string;
  /** The server that it goes to, by its name in the settings. */
  to: string;
  /** For how long nobody may be kept from saving; what takes longer is taken back. */
  mostPauseSeconds?: number | undefined;
  tell: Tell;
}

export interface MovedPlatform {
  rows: number;
  /** For how long writes were refused. */
  pauseSeconds: number;
}

/** Long for who waits to save, and enough for a large platform on a usual machine. */
export const usualMostPause = 60;
/** In milliseconds: by then every process that listens has heard. */
const heardWithin = 1000;
/** In milliseconds, for work that was begun before the move. */
const workWithin = 30_000;
/** In milliseconds: what was being read where it was is read by then. */
const readWithin = 3000;

interface Move {
  /** Has the list of platforms, and holds the lock of whoever changes it. */
  control: pg.Client;
  source: pg.Client;
  target: pg.Client;
  platform: PlatformForBackup;
  to: string;
}

/**
 * From one database server to another while it is read, all of it or nothing. It is copied while it is written; then
 * writing waits while what changed meanwhile is brought over. Reading goes on where it was, until every process is told at
 * once where it is now. A move that is cut off at any moment leaves it where it was: the one row that says where it is, is
 * written last.
 */
export async function movePlatform(parts: MoveParts): Promise<MovedPlatform> {
  const { place, key, to, mostPauseSeconds = usualMostPause, tell } = parts;
  return withMigrationLock({ connectionString: place.connectionString }, async (control) => {
    const platform = await findPlatform(control, parts);
    const source = await connect(addressOf(place, platform.server));
    const target = await connect(addressOf(place, to));
    try {
      const move: Move = { control, source, target, platform, to };
      await prepareTarget(move, place);
      tell(`${key}: ${to} is ready for it.`);
      const copied = await copyRows(move);
      tell(`${key}: ${copied} rows are copied. What changed meanwhile follows, and for that nobody can save.`);
      const moved = await carryOver(move, place, mostPauseSeconds);
      await clearSource(move);
      return moved;
    } finally {
      await source.end();
      await target.end();
    }
  });
}

async function findPlatform(control: pg.Client, { place, key, to }: MoveParts): Promise<PlatformForBackup> {
  const platform = (await platformsForBackup(control, undefined)).find((one) => one.key === key);
  if (platform === undefined) throw new BackupError(`There is no platform ${key}. See: npm run platform -- list`);
  if (platform.server === to) throw new BackupError(`The platform ${key} is on the server ${to} already.`);
  addressOf(place, to);
  const { rows } = await control.query<{ machine: string; pid: number }>(
    `select machine, pid from control.process where seen_at > now() - interval '30 seconds' and not $1 = any(servers)`,
    [to],
  );
  const [blind] = rows;
  if (blind === undefined) return platform;
  throw new BackupError(
    `The process ${blind.pid} on ${blind.machine} does not know the server ${to} yet. Set DATABASE_SERVERS for all of them and restart them first.`,
  );
}

/** Its tables, empty, before anybody has to wait. */
async function prepareTarget({ source, target, platform, to }: Move, place: Place): Promise<void> {
  const { schema } = platform;
  await dropUnfinished(target, [schema]);
  const { rows } = await target.query('select from pg_namespace where nspname = $1', [schema]);
  if (rows.length > 0) {
    throw new BackupError(
      `There is a schema ${schema} on that server already, which is not ours to replace. Remove or rename it first.`,
    );
  }
  await target.query('begin');
  await makeSchema(target, schema, await readMigrations(platformMigrations));
  await target.query(`comment on schema ${target.escapeIdentifier(schema)} is '${unfinishedMark}'`);
  await target.query('commit');
  await target.query('reset search_path');
  await prepareQueues(target, addressOf(place, to), [], await listQueues(source));
}

async function carryOver(move: Move, place: Place, mostPauseSeconds: number): Promise<MovedPlatform> {
  const { control, source, target, platform, to } = move;
  const { id, schema, server } = platform;
  const { rows: begun } = await source.query<{ now: Date }>('select clock_timestamp() as now');
  await beginMove(control, id, to);
  let isSwitched = false;
  let limit: PauseLimit | undefined;
  try {
    await waitForWork(source, id, begun[0]?.now ?? new Date());
    const asked = [await askedBy(source, addressOf(place, server)), await askedBy(target, addressOf(place, to))];
    const pausedAt = performance.now();
    limit = new PauseLimit(mostPauseSeconds, asked);
    await closeForWriting(source, schema);
    const rows = await copyRest(move);
    await limit.stop();
    if (limit.isOver) throw new Error('the pause was over just before the end');
    await switchOver(move, place);
    isSwitched = true;
    return { rows, pauseSeconds: (performance.now() - pausedAt) / 1000 };
  } catch (error) {
    await limit?.stop();
    if (!isSwitched) await undo({ source, target, control, schema, id, server });
    if (isSwitched || limit?.isOver !== true) throw error;
    throw new BackupError(
      `Nobody could save on ${platform.key} for ${mostPauseSeconds} seconds, which is the most that it may take. It stays on ${server}, where saving goes on. Move it at a quieter moment, or let it take longer with --pause <seconds>.`,
      { cause: error },
    );
  }
}

/** What others began for it ends; what is begun from now on waits for where it will be. */
async function waitForWork(source: pg.Client, id: string, before: Date): Promise<void> {
  await delay(heardWithin);
  for (let left = workWithin; (await countBegun(source, id, before)) > 0; left -= 250) {
    if (left <= 0)
      throw new BackupError('Work is being done for this platform that takes long. Try again when it has ended.');
    await delay(250);
  }
}

/** As they are at one moment, with all that indexes and references take, while others go on writing. */
async function copyRows(move: Move): Promise<number> {
  const { source, target, platform } = move;
  try {
    return await copyAll({ source, target, schema: platform.schema });
  } catch (error) {
    const clear = async () => {
      await target.query('rollback');
      await dropUnfinished(target, [platform.schema]);
    };
    // Where the connection itself is gone the next move or restore does it; what is told is why this one failed.
    await clear().catch(() => undefined);
    throw error;
  }
}

async function copyAll({ source, target, schema }: BothSides): Promise<number> {
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  const tighten = await loosenAll(target, schema);
  let rows = 0;
  for (const table of await listTables(source, schema)) {
    rows += await rowsIn(target, schema, table, rowsOut(source, schema, table));
    await target.query(`analyze ${target.escapeIdentifier(schema)}.${target.escapeIdentifier(table.name)}`);
  }
  await tighten();
  await target.query('commit');
  await source.query('commit');
  return rows;
}

/** What changed since then, where each number goes on, and what is still to be done. */
async function copyRest({ source, target, platform }: Move): Promise<number> {
  const { schema, id } = platform;
  const name = target.escapeIdentifier(schema);
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  const rows = await catchUp({ source, target, schema });
  await setSequences(target, schema, await listSequences(source, schema));
  await target.query(`create table ${name}.restored_job (line text not null)`);
  const lines: string[] = [];
  for await (const piece of jobsOut(source, id)) lines.push(piece.toString('latin1'));
  await target.query(`insert into ${name}.restored_job select * from unnest($1::text[])`, [
    lines.join('').split('\n').filter(Boolean),
  ]);
  await jobsIn(target, schema);
  await target.query('commit');
  await source.query('commit');
  return rows;
}

/** When the connection breaks just then, the row itself says which it is. */
async function switchOver({ control, platform, to }: Move, place: Place): Promise<void> {
  try {
    await endMove(control, platform.id, to);
  } catch (error) {
    const again = await connect(place.connectionString);
    const now = await platformsForBackup(again, undefined).finally(() => again.end());
    if (now.find(({ id }) => id === platform.id)?.server !== to) throw error;
  }
}

/** As it was. Where this fails too, any process that runs does it within seconds (undo-moves.ts). */
async function undo({
  source,
  target,
  control,
  schema,
  id,
  server,
}: Pick<Move, 'source' | 'target' | 'control'> & { schema: string; id: string; server: string }): Promise<void> {
  await source.query('rollback');
  await openForWriting(source, schema);
  await endMove(control, id, server);
  await target.query('rollback');
  await dropUnfinished(target, [schema]);
}

/** Marked first as what may go: should this be cut off, the next move or restore takes it away. */
async function clearSource({ source, target, platform }: Move): Promise<void> {
  const { id, schema } = platform;
  await dropJobs(source, id);
  await source.query(`comment on schema ${source.escapeIdentifier(schema)} is '${unfinishedMark}'`);
  await target.query(`comment on schema ${target.escapeIdentifier(schema)} is null`);
  await delay(readWithin);
  for (const one of [pastSchemaOf(schema), schema])
    await source.query(`drop schema if exists ${source.escapeIdentifier(one)} cascade`);
}
