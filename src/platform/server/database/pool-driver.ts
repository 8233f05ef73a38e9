import { AbortedTransactionError, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { asDatabaseError, DatabaseError } from './database-error.ts';
import { PoolConnection } from './pool-connection.ts';
import { StatementNames } from './statement-names.ts';
import { isTrial } from './trial.ts';

/** Once what was changed is there for everyone, with what the database said about it (migrations: `tell_change`). */
export type HearChange = (change: string) => void;

export interface PoolState {
  /** How often connections were doubted. */
  doubts: number;
  isAway: boolean;
  /** Each statement may come to another connection of the database (PgBouncer), which knows none of its plans. */
  isPooledAgain?: boolean;
}

/** Who closes it does not wait for minutes until a job has read what it asked for. */
const farewellMilliseconds = 1000;

export class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #hearChange: HearChange;
  readonly #state: PoolState;
  readonly #names: StatementNames | undefined;
  readonly #connections = new WeakMap<pg.PoolClient, PoolConnection>();
  readonly #inUse = new Set<PoolConnection>();

  constructor(pool: pg.Pool, hearChange: HearChange, state: PoolState) {
    this.#pool = pool;
    this.#hearChange = hearChange;
    this.#state = state;
    this.#names = state.isPooledAgain === true ? undefined : new StatementNames();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    const connection = await this.#connect();
    this.#inUse.add(connection);
    return connection;
  }

  async #connect(): Promise<PoolConnection> {
    if (this.#state.isAway && !isTrial()) throw new DatabaseError('away', new Error('it was away a moment ago'));
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asDatabaseError(error);
    });
    const doubt = this.#state.doubts;
    const known = this.#connections.get(client);
    if (known === undefined) {
      const connection = new PoolConnection(client, { names: this.#names, hearChange: this.#hearChange, doubt });
      this.#connections.set(client, connection);
      return connection;
    }
    if (await known.answers(doubt)) return known;
    known.release();
    return this.#connect();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    const mode = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`;
    await ours(connection).begin(`start transaction${level}${mode}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // After a statement that failed PostgreSQL answers "rollback" to a commit.
    if ((await ours(connection).commit()) === 'ROLLBACK') throw new AbortedTransactionError();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const one = ours(connection);
    this.#inUse.delete(one);
    one.release();
  }

  async destroy(): Promise<void> {
    const farewell = setTimeout(() => {
      for (const connection of this.#inUse) connection.breakOff();
    }, farewellMilliseconds);
    try {
      await this.#pool.end();
    } finally {
      clearTimeout(farewell);
    }
  }
}

function ours(connection: DatabaseConnection): PoolConnection {
  if (connection instanceof PoolConnection) return connection;
  throw new Error('This connection was made by another driver.');
}
