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
  type TransactionSettings,
} from 'kysely';

/** One of a server, with the driver that it goes back to: meanwhile the platform may have moved. */
class PlacedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly driver: Driver;

  constructor(inner: DatabaseConnection, driver: Driver) {
    this.inner = inner;
    this.driver = driver;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.inner.executeQuery<R>(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed.');
  }
}

/** Whatever is asked goes to the server where the platform is when it is asked. */
class PlacedDriver implements Driver {
  readonly #where: () => Driver;

  constructor(where: () => Driver) {
    this.#where = where;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PlacedConnection> {
    const driver = this.#where();
    return new PlacedConnection(await driver.acquireConnection(), driver);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { inner, driver } = placed(connection);
    await driver.beginTransaction(inner, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner, driver } = placed(connection);
    await driver.commitTransaction(inner);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner, driver } = placed(connection);
    await driver.rollbackTransaction(inner);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { inner, driver } = placed(connection);
    await driver.releaseConnection(inner);
  }

  /** The servers are closed by who opened them. */
  async destroy(): Promise<void> {}
}

function placed(connection: DatabaseConnection): PlacedConnection {
  if (connection instanceof PlacedConnection) return connection;
  throw new Error('This connection was made by another driver.');
}

/** PostgreSQL for a platform that may move from one server to another. */
export class PlacedDialect implements Dialect {
  readonly #where: () => Driver;

  constructor(where: () => Driver) {
    this.#where = where;
  }

  createDriver(): Driver {
    return new PlacedDriver(this.#where);
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
