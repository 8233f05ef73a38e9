import type { CompiledQuery, QueryResult } from 'kysely';
import pg from 'pg';
import { within } from '../../deadline.ts';
import { PoolDriver } from '../pool-driver.ts';
import { walPosition } from './wal-position.ts';

/** In milliseconds: one that takes longer to say how far it is, is of no use to who reads. */
const answersWithin = 800;
const idleMilliseconds = 30_000;

/** Where the database had come at a moment of this process, by `performance.now()`. */
export interface Mark {
  position: bigint;
  askedAt: number;
}

interface ReplicaOptions {
  connectionString: string;
  poolSize: number;
  /** Hears when it comes and goes. */
  onChange(replica: Replica, error?: Error): void;
}

/** One copy of the database that follows it. */
export class Replica {
  /** Without its password, for whoever reads the log. */
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #driver: PoolDriver;
  readonly #onChange: ReplicaOptions['onChange'];
  #hasAllOf = Number.NEGATIVE_INFINITY;
  /** As it was last told. */
  #isThere = true;

  constructor({ connectionString, poolSize, onChange }: ReplicaOptions) {
    const { hostname, port } = new URL(connectionString);
    this.name = `${hostname}:${port || 5432}`;
    this.#onChange = onChange;
    this.#pool = new pg.Pool({
      connectionString,
      max: poolSize,
      connectionTimeoutMillis: answersWithin,
      idleTimeoutMillis: idleMilliseconds,
      options: '-c client_connection_check_interval=1000',
    });
    // A connection that breaks while nobody uses it: the next beat tells.
    this.#pool.on('error', () => undefined);
    this.#driver = new PoolDriver(this.#pool, () => undefined, { doubts: 0, isAway: false });
  }

  /** It has everything that was there at this moment, by `performance.now()`. */
  get hasAllOf(): number {
    return this.#hasAllOf;
  }

  /** How far it has come. Of marks that it has passed the newest counts. */
  async catchUp(marks: readonly Mark[]): Promise<void> {
    try {
      const position = await within(answersWithin, 'a replica', this.#position());
      const passed = marks.findLast((mark) => mark.position <= position);
      if (passed !== undefined) this.#hasAllOf = Math.max(this.#hasAllOf, passed.askedAt);
      this.#told(true);
    } catch (error) {
      this.#told(false, error as Error);
    }
  }

  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connection = await this.#driver.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      connection.release();
    }
  }

  /** Whoever asked got no answer: nobody else asks until it has said again how far it is. */
  doubt(): void {
    this.#hasAllOf = Number.NEGATIVE_INFINITY;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #position(): Promise<bigint> {
    const { rows } = await this.#pool.query<{ position: string | null }>({
      name: 'replica-position',
      text: 'select pg_last_wal_replay_lsn()::text as position',
    });
    const position = rows[0]?.position ?? null;
    if (position === null) throw new Error('it follows no other database');
    return walPosition(position);
  }

  #told(isThere: boolean, error?: Error): void {
    if (!isThere) this.doubt();
    if (this.#isThere === isThere) return;
    this.#isThere = isThere;
    this.#onChange(this, error);
  }
}
