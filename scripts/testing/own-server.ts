import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Installation, openInstallation } from '../../src/app/server/installation.ts';
import { openDataFolder } from '../../src/platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../src/platform/server/logger.ts';

/** Making a cluster takes a while on a busy machine. */
export const patience = 300_000;

/** A data folder with a database of its own, and what a running server has of it: what commands work beside. */
export interface OwnServer {
  root: string;
  connectionString: string;
  installation: Installation;
  stop(): Promise<void>;
  /** Once it has stopped. */
  remove(): void;
}

export async function startOwnServer(name: string): Promise<OwnServer> {
  const root = mkdtempSync(join(tmpdir(), `plein-${name}-`));
  // For root the database runs as another user, who must be able to enter.
  chmodSync(root, 0o755);
  const dataFolder = await openDataFolder(root);
  const postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
  const installation = await openInstallation({
    connectionString: postgres.connectionString,
    poolSize: 2,
    cacheMegabytes: 1,
    authSecret: dataFolder.secret('auth'),
    dataFolder: root,
    log: createLogger('silent'),
  });
  return {
    root,
    connectionString: postgres.connectionString,
    installation,
    async stop() {
      await installation.close();
      await postgres.stop();
      dataFolder.release();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
