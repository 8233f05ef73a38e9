import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import type { PoolConnection } from '../pool-connection.ts';
import type { PoolDriver } from '../pool-driver.ts';
import { oldestAllowed } from './old-reads.ts';
import { ReadingConnection } from './reading-connection.ts';
import type { Replicas } from './replicas.ts';

/** The database with its replicas: who may read what is a moment old is given one of them, everyone else the database itself. */
export class ReadingDriver implements Driver {
  readonly #primary: PoolDriver;
  readonly #replicas: Replicas;

  constructor(primary: PoolDriver, replicas: Replicas) {
    this.#primary = primary;
    this.#replicas = replicas;
  }

  init(): Promise<void> {
    return this.#primary.init();
  }

  async acquireConnection(): Promise<PoolConnection | ReadingConnection> {
    const lastChange = oldestAllowed();
    const replica = lastChange === undefined ? undefined : this.#replicas.pick(lastChange);
    const primary = () => this.#primary.acquireConnection();
    return replica === undefined ? primary() : new ReadingConnection({ replica, primary });
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#primary.beginTransaction(await primaryOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.commitTransaction(await primaryOf(connection));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#primary.rollbackTransaction(await primaryOf(connection));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ReadingConnection) connection.release();
    else await this.#primary.releaseConnection(connection);
  }

  async destroy(): Promise<void> {
    await this.#replicas.close();
    await this.#primary.destroy();
  }
}

const primaryOf = async (connection: DatabaseConnection): Promise<DatabaseConnection> =>
  connection instanceof ReadingConnection ? connection.primary() : connection;
