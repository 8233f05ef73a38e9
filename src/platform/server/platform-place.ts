import type { Driver } from 'kysely';
import type { Caches } from './cache/caches.ts';
import type { Database, PlatformDb } from './database/database.ts';
import { PlacedDialect } from './database/placed-dialect.ts';

/** A database server that platforms live on, with what is kept in memory of them: it is trusted while that server tells of changes. */
export interface PlatformServer {
  /** As in the settings; `main` is DATABASE_URL. */
  name: string;
  database: Database;
  caches: Caches;
}

/**
 * Where a platform is. Whoever holds its tables keeps them while it moves to another server: the next connection that they
 * take is one to where it is by then.
 */
export class PlatformPlace {
  #server: PlatformServer;
  #settling: PromiseWithResolvers<void> | undefined;

  constructor(server: PlatformServer) {
    this.#server = server;
  }

  get server(): PlatformServer {
    return this.#server;
  }

  /** From the moment that it is about to move: no work is begun that writes. */
  get isMoving(): boolean {
    return this.#settling !== undefined;
  }

  /** Once it is there, or stays where it is. */
  async settled(): Promise<void> {
    await this.#settling?.promise;
  }

  set(server: PlatformServer, { isMoving }: { isMoving: boolean }): void {
    this.#server = server;
    if (isMoving) this.#settling ??= Promise.withResolvers();
    else {
      this.#settling?.resolve();
      this.#settling = undefined;
    }
  }

  /** Its tables, wherever it is by then. */
  platformDb(schema: string): PlatformDb {
    const { database } = this.#server;
    return database.hasOthersBeside
      ? database.placedDb(schema, new PlacedDialect((): Driver => this.#server.database.driver))
      : database.platformDb(schema);
  }
}
