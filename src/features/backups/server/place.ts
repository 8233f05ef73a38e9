import { join } from 'node:path';
import { mainServer } from '#platform/server/main-server.ts';
import type { S3Options } from '#platform/server/storage/s3-storage.ts';
import { BackupError } from './backup-error.ts';
import { type KeptFiles, keptFiles } from './files/kept-files.ts';

/** An installation, as a backup is made of it or put back into it. */
export interface Place {
  connectionString: string;
  /** Addresses of other database servers that platforms are on, by name. */
  otherServers?: ReadonlyMap<string, string> | undefined;
  dataFolder: string;
  s3: S3Options | undefined;
  /** What sessions and secrets are signed and encrypted with; undefined where none was made yet. */
  authSecret: string | undefined;
  /** It comes from the environment, and not from the data folder. */
  hasGivenSecret: boolean;
}

/** Where the tables of a platform are. */
export function addressOf({ connectionString, otherServers }: Place, server: string): string {
  const address = server === mainServer ? connectionString : otherServers?.get(server);
  if (address !== undefined) return address;
  throw new BackupError(`DATABASE_SERVERS does not name the server "${server}".`, {
    code: 'unknown-server',
    values: { server },
  });
}

export const filesOf = ({ dataFolder, s3 }: Pick<Place, 'dataFolder' | 's3'>, platformKey: string): KeptFiles =>
  keptFiles(join(dataFolder, 'assets', platformKey), s3 && { ...s3, prefix: `${platformKey}/` });

export const outboxOf = ({ dataFolder }: Pick<Place, 'dataFolder'>, platformKey: string): string =>
  join(dataFolder, 'outbox', platformKey);

/** One line at a time, for who waits. */
export type Tell = (line: string) => void;
