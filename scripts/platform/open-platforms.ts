import { type Installation, openInstallation } from '../../src/app/server/installation.ts';
import type { Config } from '../../src/platform/server/config.ts';
import { DataFolderInUseError, keptSecret, openDataFolder } from '../../src/platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded/embedded-postgres.ts';
import { findRunningCluster } from '../../src/platform/server/database/embedded/running-cluster.ts';
import { createLogger } from '../../src/platform/server/logger.ts';

export interface OpenPlatforms {
  installation: Installation;
  close(): Promise<void>;
}

export interface Reached {
  connectionString: string;
  authSecret: string;
  close(): Promise<void>;
}

const nothingToClose = async () => undefined;

interface OpenOptions {
  poolSize?: number;
  /** Of the database, for the connections of this process only. */
  settings?: Record<string, string>;
  /** With the mail server, the bucket and the address of the server too: what is said of them is then what it would say. */
  isAsServer?: boolean;
}

/** The configured database, with or without a server running on it; whatever had to be started is stopped again. */
export async function openPlatforms(
  config: Config,
  { poolSize = 2, settings = {}, isAsServer = false }: OpenOptions = {},
): Promise<OpenPlatforms> {
  const reached = await reachDatabase(config);
  const { smtpUrl, s3, backups, publicUrl } = config;
  try {
    const installation = await openInstallation({
      connectionString: withSettings(reached.connectionString, settings),
      otherServers: config.databaseServers,
      authSecret: reached.authSecret,
      poolSize,
      cacheMegabytes: 0,
      dataFolder: config.dataDir,
      ...(isAsServer && { smtpUrl, s3, backups, publicUrl }),
      log: createLogger('silent'),
    });
    return {
      installation,
      async close() {
        await installation.close();
        await reached.close();
      },
    };
  } catch (error) {
    await reached.close();
    throw error;
  }
}

function withSettings(connectionString: string, settings: Record<string, string>): string {
  const url = new URL(connectionString);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  if (options.length === 0) return connectionString;
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', ...options].join(' ').trim());
  return url.href;
}

/** With or without a server running on it. */
export async function reachDatabase(config: Config): Promise<Reached> {
  const { dataDir, databaseUrl } = config;
  // Nobody signs in through this process, so where no secret is kept yet none has to be made.
  const authSecret = config.authSecret ?? keptSecret(dataDir, 'auth') ?? crypto.randomUUID();
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, authSecret, close: nothingToClose };
  try {
    return { authSecret, ...(await startOwn(dataDir)) };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const connectionString = await findRunningCluster(dataDir);
    if (connectionString === undefined) throw error;
    return { connectionString, authSecret, close: nothingToClose };
  }
}

async function startOwn(dataDir: string): Promise<Pick<Reached, 'connectionString' | 'close'>> {
  const dataFolder = await openDataFolder(dataDir, { patience: 0 });
  try {
    const postgres = await startEmbeddedPostgres({ dataFolder });
    return {
      connectionString: postgres.connectionString,
      async close() {
        await postgres.stop();
        dataFolder.release();
      },
    };
  } catch (error) {
    dataFolder.release();
    throw error;
  }
}
