import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keptSecret } from '../../data-folder.ts';
import { connectionString } from './embedded-postgres.ts';
import { readPidFile } from './postmaster.ts';
import { isRunning, until } from './running-process.ts';

/**
 * Where the server that another process of ours runs in this data folder can be reached, or nothing when it does not
 * get ready in time. For work beside that process: who starts and stops the server stays the same.
 */
export async function findRunningCluster(dataDir: string, { patience = 5000 } = {}): Promise<string | undefined> {
  const cluster = join(resolve(dataDir), 'postgres');
  return until(async () => {
    const found = await readPidFile(cluster);
    const password = keptSecret(dataDir, 'postgres-password');
    const isReady = found?.status === 'ready' && isRunning(found.pid);
    if (!isReady || password === undefined) return undefined;
    return connectionString({ cluster: await realpath(cluster), port: found.port }, password);
  }, patience);
}
