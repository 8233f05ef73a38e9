import pg from 'pg';
import type { DataFolder } from '../../data-folder.ts';
import { firstConnection } from '../first-connection.ts';
import { clusterOwner, databaseName, databaseUser, openCluster, removeOutsideDataFolder } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { chooseUser, isRoot } from './postgres-user.ts';
import {
  findSurvivor,
  type Postmaster,
  type PostmasterOptions,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { findPrograms, reachablePrograms } from './programs.ts';
import { isRunning } from './running-process.ts';
import { socketFolder } from './socket-folder.ts';

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgresOptions {
  /** Opened by this process: its lock is what makes sure that the server has one owner. */
  readonly dataFolder: DataFolder;
  /** False only for a throw-away cluster, in tests: faster, but a crash of the machine may lose data. */
  readonly durable?: boolean;
  readonly log?: Log;
  /** The server begins to start, and does so without us: who has much to do may do it now. */
  readonly onLaunched?: () => void;
}

export interface EmbeddedPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** Of a running server. */
interface Place {
  readonly cluster: string;
  readonly port: number;
}

const silent: Log = { info: () => undefined, warn: () => undefined };

/** By the socket of the cluster where there is one. The address of the network stands there all the same. */
export function connectionString(at: Place, password: string, database = databaseName): string {
  const folder = socketFolder(at.cluster);
  const bySocket = folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgresql://${databaseUser}:${password}@127.0.0.1:${at.port}/${database}${bySocket}`;
}

async function query(at: Place, password: string, database: string, sql: string): Promise<void> {
  const client = new pg.Client({
    connectionString: connectionString(at, password, database),
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Proves that the server takes our password, and makes the database when an earlier start did not get that far. */
async function ensureDatabase(at: Place, password: string): Promise<void> {
  try {
    // Ready, and yet on a busy machine it may take a while before it answers anybody.
    await firstConnection(() => query(at, password, databaseName, 'select 1'));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '3D000') throw error;
    await query(at, password, 'postgres', `create database ${databaseName}`);
  }
}

async function takeOver(options: PostmasterOptions, password: string): Promise<Postmaster | undefined> {
  const survivor = await findSurvivor(options);
  if (!survivor) return undefined;
  try {
    await ensureDatabase({ ...options, ...survivor }, password);
    return survivor;
  } catch {
    await stopPostmaster(survivor.pid);
    return undefined;
  }
}

async function startAnew(options: PostmasterOptions, password: string): Promise<Postmaster> {
  const postmaster = await startPostmaster(options);
  try {
    await ensureDatabase({ ...options, ...postmaster }, password);
    return postmaster;
  } catch (error) {
    await stopPostmaster(postmaster.pid);
    throw new EmbeddedPostgresError(whyNotLetIn(error, options.logFile), { cause: error });
  }
}

/** Not let in, with the classes of codes that PostgreSQL has for that. */
const isNotLetIn = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;

function whyNotLetIn(error: unknown, logFile: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  return isNotLetIn(error)
    ? `Plein cannot sign in to its own database: ${reason}. Put secrets/postgres-password of the data folder back, or set DATABASE_URL.`
    : `The database that Plein brings along was started and does not answer: ${reason}. This is not about its password: see ${logFile}, and whether this machine is too busy or its disk too slow; then start again, or set DATABASE_URL.`;
}

/** Starts the server again on the same port when it ends without us, so that the pool finds it back. */
function keepRunning(first: Postmaster, options: PostmasterOptions, log: Log): () => Promise<void> {
  let current = first;
  let restart: Promise<void> | undefined;
  const check = setInterval(() => {
    if (restart || isRunning(current.pid)) return;
    log.warn('PostgreSQL ended unexpectedly; it is started again.');
    restart = startPostmaster(options, current.port)
      .then((next) => {
        current = next;
      })
      .catch((error: unknown) => log.warn(String(error)))
      .finally(() => {
        restart = undefined;
      });
  }, 500);
  check.unref();
  return async () => {
    clearInterval(check);
    await restart;
    await stopPostmaster(current.pid);
  };
}

export async function startEmbeddedPostgres({
  dataFolder,
  durable = true,
  log = silent,
  onLaunched,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = isRoot() ? ((await clusterOwner(dataFolder)) ?? (await chooseUser())) : undefined;
  const programs = await reachablePrograms(findPrograms(), user);
  const cluster = await openCluster({ dataFolder, programs, user, durable });
  const options = { cluster, programs, user, durable, logFile: dataFolder.path('postgres.log'), onLaunched };
  const password = dataFolder.secret('postgres-password');
  const survivor = await takeOver(options, password);
  if (survivor) log.info('PostgreSQL was still running and is taken over.');
  const postmaster = survivor ?? (await startAnew(options, password));
  const stop = keepRunning(postmaster, options, log);
  let stopped: Promise<void> | undefined;
  return {
    connectionString: connectionString({ cluster, port: postmaster.port }, password),
    stop() {
      stopped ??= durable ? stop() : stop().then(() => removeOutsideDataFolder(cluster));
      return stopped;
    },
  };
}
