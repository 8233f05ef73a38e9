import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { troubleOf } from '../database-error.ts';
import type { PoolConnection } from '../pool-connection.ts';
import type { Replica } from './replica.ts';

/** A function that tells, counts or holds something is for the database itself, although it is asked by `select`. */
const doesMore = /\b(?:pg_notify|nextval|pg_(?:try_)?advisory\w*|for (?:no key )?update|for (?:key )?share)\b/i;
const asks = /^\s*(?:select|with)\b/i;

const isReading = ({ query, sql }: CompiledQuery): boolean =>
  (query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && asks.test(sql))) && !doesMore.test(sql);

interface Open {
  replica: Replica;
  primary(): Promise<PoolConnection>;
}

/**
 * Asks a replica. A transaction, what writes, and what the replica has no answer to go to the database itself: a replica
 * refuses to write, may drop a long question for what it has to follow, and may end at any moment.
 */
export class ReadingConnection implements DatabaseConnection {
  readonly #open: Open;
  #primary: PoolConnection | undefined;

  constructor(open: Open) {
    this.#open = open;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#primary !== undefined || !isReading(query)) return (await this.primary()).executeQuery<R>(query);
    try {
      return await this.#open.replica.run<R>(query);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'away' || trouble === 'busy') this.#open.replica.doubt();
      // When the question itself is wrong, the database says so too.
      return (await this.primary()).executeQuery<R>(query);
    }
  }

  /** From here on everything is asked there. */
  async primary(): Promise<PoolConnection> {
    this.#primary ??= await this.#open.primary();
    return this.#primary;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed.');
  }

  release(): void {
    this.#primary?.release();
  }
}
