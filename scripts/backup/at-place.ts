import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { BackupError } from '../../src/features/backups/server/backup-error.ts';
import type { Place } from '../../src/features/backups/server/place.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError, keptSecret } from '../../src/platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/unreachable.ts';
import { StorageError } from '../../src/platform/server/storage/file-storage.ts';
import { reachDatabase } from '../platform/open-platforms.ts';

export interface Terminal {
  loadConfig(): Config;
  print(line: string): void;
  printError(line: string): void;
}

/** With or without a server running on it; whatever had to be started is stopped again. */
async function atPlace<T>(config: Config, work: (place: Place) => Promise<T>): Promise<T> {
  const { connectionString, close } = await reachDatabase(config);
  try {
    return await work({
      connectionString,
      otherServers: config.databaseServers,
      dataFolder: config.dataDir,
      s3: config.s3,
      authSecret: config.authSecret ?? keptSecret(config.dataDir, 'auth'),
      hasGivenSecret: config.authSecret !== undefined,
    });
  } finally {
    await close();
  }
}

const inWords = [
  BackupError,
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  MigrationError,
  StorageError,
];

/** Its exit code: 0 when done, 1 when refused or failed. */
export async function run(terminal: Terminal, work: (place: Place, config: Config) => Promise<void>): Promise<number> {
  try {
    const config = terminal.loadConfig();
    await atPlace(config, (place) => work(place, config));
    return 0;
  } catch (error) {
    if (inWords.some((kind) => error instanceof kind)) terminal.printError(`Plein  ${(error as Error).message}`);
    else if (error instanceof pg.DatabaseError) terminal.printError(`Plein  The database refused: ${error.message}.`);
    else throw error;
    return 1;
  }
}

/** Without a file that of the planned backups, if there is one. */
export async function passwordIn(
  file: string | undefined,
  { backups }: Pick<Config, 'backups'>,
): Promise<string | undefined> {
  if (file === undefined) return backups.password;
  const password = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new BackupError(`The password cannot be read from ${file}.`);
    },
  );
  if (password.length < 12) throw new BackupError(`The password in ${file} must have at least 12 characters.`);
  return password;
}
