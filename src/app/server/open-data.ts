import type { Config } from '#platform/server/config.ts';
import { type DataFolder, openDataFolder, shareDataFolder } from '#platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/embedded-postgres.ts';
import type { Logger } from '#platform/server/logger.ts';

/** Where everything is kept that outlives this process. */
export interface OpenedData {
  dataFolder: DataFolder;
  connectionString: string;
  close(): Promise<void>;
}

/** Of a process that another started: that one has the folder and the database, and closes them. */
const givenDatabase = 'PLEIN_WORKER_DATABASE';

/** Most that the embedded database takes, less what is not of the pool of a process. */
const embeddedConnections = 50;
const connectionsBesidePool = 4;

export function openGivenData(config: Config): OpenedData {
  const connectionString = process.env[givenDatabase];
  if (connectionString === undefined) throw new Error(`${givenDatabase} is not set`);
  return { dataFolder: shareDataFolder(config.dataDir), connectionString, close: async () => undefined };
}

/** What the others are told. They share what the embedded database has room for. */
export function dataForOthers({ databaseUrl, databasePoolSize, authSecret, workers }: Config, data: OpenedData) {
  const share = Math.floor(embeddedConnections / workers) - connectionsBesidePool;
  return {
    [givenDatabase]: data.connectionString,
    AUTH_SECRET: authSecret ?? data.dataFolder.secret('auth'),
    DATABASE_POOL_SIZE: String(
      databaseUrl === undefined ? Math.max(2, Math.min(databasePoolSize, share)) : databasePoolSize,
    ),
    // Those are ours; the open channel tells them when we are gone.
    PLEIN_ANCESTORS: '',
  };
}

/** Opens the data folder, and starts the database in it where there is no other. */
export async function openData(config: Config, log: Logger, onLaunched?: () => void): Promise<OpenedData> {
  const dataFolder = await openDataFolder(config.dataDir);
  if (config.databaseUrl !== undefined) {
    return { dataFolder, connectionString: config.databaseUrl, close: async () => dataFolder.release() };
  }
  try {
    const { connectionString, stop } = await startEmbeddedPostgres({
      dataFolder,
      ...(onLaunched === undefined ? {} : { onLaunched }),
      log: { info: (text) => log.debug(text), warn: (text) => log.warn(text) },
    });
    return { dataFolder, connectionString, close: () => stop().finally(() => dataFolder.release()) };
  } catch (error) {
    dataFolder.release();
    throw error;
  }
}
