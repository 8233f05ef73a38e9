import cluster from 'node:cluster';
import { type Config, ConfigError, loadConfig } from '#platform/server/config.ts';
import { DataFolderError } from '#platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '#platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '#platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '#platform/server/database/unreachable.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { onParentGone } from '#platform/server/parent-process.ts';
import { StorageError } from '#platform/server/storage/file-storage.ts';
import type { Demo } from './first-platform.ts';
import { asFullDisk, FullDiskError } from './full-disk.ts';
import { dataForOthers, openData, openGivenData } from './open-data.ts';
import { scenarioIn } from './scenario.ts';
import type { BuiltServer, RunningServer } from './server.ts';
import { drain } from './stopping.ts';
import { Workers, WorkersError } from './workers.ts';

/** What a person at a terminal can mend by themselves: one line, no stack. */
const explained = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  FullDiskError,
  MigrationError,
  StorageError,
  WorkersError,
];

type Running = Pick<RunningServer, 'drain' | 'stop'>;

/** Runs until it is told to stop; what cannot be started says why in one line and ends with 1. */
export async function main(demo: Demo, built?: BuiltServer): Promise<void> {
  let running: Running | undefined;
  let isStopping = false;
  const stop = async (reason: string, { drains }: { drains: boolean }) => {
    if (isStopping) return;
    isStopping = true;
    if (drains) await running?.drain();
    await running?.stop(reason);
    process.exit(0);
  };
  // Before the start is done there is nothing to finish, only something to undo: wait for it, then stop.
  const config = loadConfig();
  const starting = start({ config, demo, scenario: scenarioIn(process.argv), built }).catch((error: unknown) => {
    throw asFullDisk(error, config) ?? error;
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void starting.then(() => stop(signal, { drains: true })));
  }
  onParentGone(() => void starting.then(() => stop('the process that started us is gone', { drains: false })));
  running = await starting;
}

interface StartParts {
  config: Config;
  demo: Demo;
  scenario: string | undefined;
  built: BuiltServer | undefined;
}

/** Whoever calls stops it. The database starts while the code is loaded that will ask it something. */
export async function start({ config, demo, scenario, built }: StartParts): Promise<Running> {
  const log = createLogger(config.logLevel);
  if (config.workers > 1 && cluster.isPrimary) return startWorkers(config, log);
  const launched = Promise.withResolvers<void>();
  const data = cluster.isWorker ? Promise.resolve(openGivenData(config)) : openData(config, log, launched.resolve);
  // Its failure is reported where it is awaited. Loading takes the thread, so what starts the database goes before.
  await Promise.race([launched.promise, data.catch(() => undefined)]);
  const { startServer } = await import('./server.ts');
  return startServer({ config, demo, scenario, built, data, log });
}

async function startWorkers(config: Config, log: Logger): Promise<Running> {
  const data = await openData(config, log);
  const workers = new Workers({
    ...{ count: config.workers, environment: dataForOthers(config, data), log },
    // They give up by themselves a little before.
    stopWithin: (config.shutdownSeconds + 2) * 1000,
  });
  try {
    await workers.start();
  } catch (error) {
    await data.close();
    throw error;
  }
  return {
    drain: () => drain(workers, config.drainSeconds),
    async stop(reason) {
      log.info({ reason }, 'stopping all processes');
      await workers.stop();
      await data.close();
    },
  };
}

export function reportFailedStart(error: unknown): never {
  const isExplained = explained.some((kind) => error instanceof kind) || isPortTaken(error);
  console.error(isExplained ? `Plein  ${messageOf(error)}` : error);
  process.exit(1);
}

const isPortTaken = (error: unknown): boolean =>
  ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].includes((error as { code?: string }).code ?? '');

function messageOf(error: unknown): string {
  const { code, port, address, message } = error as { code?: string; port?: number; address?: string; message: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken by another program. Stop it, or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine. Choose another with HOST.`;
  return message;
}
