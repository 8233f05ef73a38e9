import { randomUUID } from 'node:crypto';
import { type Driver, Kysely, type LogEvent, sql } from 'kysely';
import pg from 'pg';
import { within } from '../deadline.ts';
import { WorkQueue } from '../work-queue.ts';
import { firstConnection } from './first-connection.ts';
import type { PlacedDialect } from './placed-dialect.ts';
import { PoolDialect } from './pool-dialect.ts';
import type { HearChange } from './pool-driver.ts';
import { Replicas, type ReplicasOptions } from './replicas/replicas.ts';
import type { ControlTables, PlatformTables } from './tables.generated.ts';
import { asTrial } from './trial.ts';
import { unreachable } from './unreachable.ts';

export type PlatformDb = Kysely<PlatformTables>;
export type ControlDb = Kysely<ControlTables>;

/** bigint columns are byte sizes and counts here, far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The only place that holds connections. Features never see it: they get the handle of one platform, so that a query
 * without a schema cannot be written.
 */
export interface Database {
  /** Of this process's use of it, to tell its own messages from those of others. */
  id: string;
  pool: pg.Pool;
  connectionString: string;
  control: ControlDb;
  /** One of this process was found dead. */
  doubtConnections(): void;
  /** Whether it does, at once. */
  answers(): Promise<boolean>;
  /** While it is, everyone who asks something is told so without waiting. */
  setAway(isAway: boolean): void;
  platformDb(schema: string): PlatformDb;
  /** Platforms may live on other servers than this, and move. */
  hasOthersBeside: boolean;
  /** The tables of a platform that may move. */
  placedDb(schema: string, dialect: PlacedDialect): PlatformDb;
  driver: Driver;
  /** Copies of it for reading, where there are any. */
  replicas: Replicas | undefined;
  /**
   * Transactions wait here for their turn: while one is open, what it asks of what is kept in memory may have to be read
   * by another connection, and if every connection were held by a transaction, all would wait for each other.
   */
  transactions: WorkQueue;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString: string;
  poolSize: number;
  onError(error: Error): void;
  /** PgBouncer before it, for all but what must stay on one connection. */
  poolerConnectionString?: string | undefined;
  replicas?: Pick<ReplicasOptions, 'connectionStrings' | 'onChange'> | undefined;
  /** There are other servers that platforms live on. */
  hasOthersBeside?: boolean;
  /** What it is called in the settings, for who has to mend it. */
  setting?: string;
  hearChange?: HearChange;
  /** Hears of each statement, where traces are told. */
  onStatement?: ((event: LogEvent) => void) | undefined;
}

/** Of the connections, so that the others are there for reading. */
const shareOfTransactions = 0.7;
const mostWaitingTransactions = 1000;

/** In milliseconds: whoever asks whether we are ready wants to know within a second. */
const answersWithin = 400;

/** All but one that nobody uses are given back soon: each is a process of the database, with memory of its own. */
const idleMilliseconds = 5000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { connectionString, poolerConnectionString, poolSize, onError } = options;
  const { hearChange = () => undefined, onStatement, hasOthersBeside = false } = options;
  const isPooledAgain = poolerConnectionString !== undefined;
  const asked = poolerConnectionString ?? connectionString;
  const pool = new pg.Pool({
    connectionString: asked,
    max: poolSize,
    min: 1,
    // For a new connection, and for one that others have in hand.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleMilliseconds,
    // The database ends what it does for a process that is gone, and a transaction that was left alone. A pooler refuses this.
    ...(!isPooledAgain && {
      options: '-c client_connection_check_interval=1000 -c idle_in_transaction_session_timeout=60000',
    }),
  });
  let isClosing = false;
  pool.on('error', (error) => {
    // While we close, the server may be the first to hang up.
    if (!isClosing) onError(error);
  });
  try {
    await firstConnection(async () => (await pool.connect()).release());
  } catch (error) {
    await pool.end();
    const setting = isPooledAgain ? 'DATABASE_POOLER_URL' : (options.setting ?? 'DATABASE_URL');
    throw unreachable(error, { connectionString: asked, setting });
  }
  const replicas =
    options.replicas &&
    new Replicas({
      ...options.replicas,
      poolSize,
      position: () => within(answersWithin, 'the database', positionOf(pool)),
    });
  const dialect = new PoolDialect(pool, { hearChange, replicas, isPooledAgain });
  const log = onStatement === undefined ? {} : { log: onStatement };
  // Connections are shared with the handles of platforms that may move, and each statement is told of once.
  const kysely = new Kysely<ControlTables & PlatformTables>({ dialect, ...(!hasOthersBeside && log) });
  return {
    id: randomUUID(),
    pool,
    connectionString,
    doubtConnections: () => dialect.doubt(),
    setAway: (isAway) => dialect.setAway(isAway),
    answers: () =>
      within(
        answersWithin,
        'the database',
        asTrial(() => sql`select 1`.execute(kysely)),
      ).then(
        () => true,
        () => false,
      ),
    control: kysely.withSchema('control') as unknown as ControlDb,
    replicas,
    platformDb: (schema) => kysely.withSchema(schema) as unknown as PlatformDb,
    hasOthersBeside,
    placedDb: (schema, placed) =>
      new Kysely<PlatformTables>({ dialect: placed, ...log }).withSchema(schema) as PlatformDb,
    driver: dialect.driver,
    transactions: new WorkQueue({
      atOnce: Math.max(1, Math.floor(poolSize * shareOfTransactions)),
      maxWaiting: mostWaitingTransactions,
    }),
    async close() {
      isClosing = true;
      await kysely.destroy();
      // Kysely leaves connections alone that no statement of its own came to, and with them a command would never end.
      if (!pool.ended) await dialect.driver.destroy();
    },
  };
}

/** How far it has written; what was confirmed before is on disk by then (`synchronous_commit`). */
async function positionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? '';
}
