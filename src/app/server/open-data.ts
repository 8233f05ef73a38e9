import type { Config } from '#platform/server/config.ts';
import { type DataFolder, openDataFolder } from '#platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/embedded-postgres.ts';
import type { Logger } from '#platform/server/logger.ts';

/** Where everything is kept that outlives this process. */
export interface OpenedData {
  dataFolder: DataFolder;
  connectionString: string;
  close(): Promise<void>;
}

/** Opens the data folder, and starts the database in it where there is no other. */
export async function openData(config: Config, log: Logger): Promise<OpenedData> {
  const dataFolder = await openDataFolder(config.dataDir);
  if (config.databaseUrl !== undefined) {
    return { dataFolder, connectionString: config.databaseUrl, close: async () => dataFolder.release() };
  }
  try {
    const { connectionString, stop } = await startEmbeddedPostgres({
      dataFolder,
      log: { info: (text) => log.debug(text), warn: (text) => log.warn(text) },
    });
    return { dataFolder, connectionString, close: () => stop().finally(() => dataFolder.release()) };
  } catch (error) {
    dataFolder.release();
    throw error;
  }
}
