import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import { type HearChange, PoolDriver, type PoolState } from './pool-driver.ts';
import { ReadingDriver } from './replicas/reading-driver.ts';
import type { Replicas } from './replicas/replicas.ts';

interface PoolDialectOptions {
  hearChange: HearChange;
  replicas: Replicas | undefined;
  isPooledAgain: boolean;
}

/** PostgreSQL as Kysely knows it, over connections of our own: see PoolConnection for what they do besides. */
export class PoolDialect implements Dialect {
  readonly driver: Driver;
  readonly #state: PoolState;

  constructor(pool: pg.Pool, { hearChange, replicas, isPooledAgain }: PoolDialectOptions) {
    this.#state = { doubts: 0, isAway: false, isPooledAgain };
    const primary = new PoolDriver(pool, hearChange, this.#state);
    this.driver = replicas === undefined ? primary : new ReadingDriver(primary, replicas);
  }

  /** Another connection was found dead: each of these is tried before it is used again. */
  doubt(): void {
    this.#state.doubts += 1;
  }

  /** Nobody waits for a connection that cannot be made. */
  setAway(isAway: boolean): void {
    this.#state.isAway = isAway;
  }

  createDriver(): Driver {
    return this.driver;
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}
