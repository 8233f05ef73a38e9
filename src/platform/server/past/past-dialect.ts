import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { pastMoment } from './past-moment.ts';

/** Asks everything within the transaction of the moment that is looked at. */
const connection: DatabaseConnection = {
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> => pastMoment().trx.executeQuery<R>(query as never),
  streamQuery() {
    throw new Error('Queries are not streamed.');
  },
};

const notWritten = async (): Promise<never> => {
  throw new Error('The past is not written.');
};

class PastDriver implements Driver {
  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return connection;
  }

  beginTransaction = notWritten;
  commitTransaction = notWritten;
  rollbackTransaction = notWritten;

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** PostgreSQL for a platform as it was: the same statements, in a schema that shows its tables as of then. */
export class PastDialect implements Dialect {
  createDriver(): Driver {
    return new PastDriver();
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
