import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { explained } from './backup-error.ts';
import { connect } from './make-backup.ts';
import type { Place, Tell } from './place.ts';

/** Of a session, so that whatever ends the process gives it free. */
const lock = `hashtextextended('plein scratch', 0)`;

interface Scratch {
  folder: string;
  /** On the database of the installation, and what holds the room for this work. */
  client: pg.Client;
}

/**
 * Room for files that are thrown away afterwards: below the data, because /tmp is memory in many containers, and a site
 * has more files than that. One work at a time, over all processes, so that what a killed one left is nobody's.
 */
export async function inScratch<T>(
  { connectionString, dataFolder }: Pick<Place, 'connectionString' | 'dataFolder'>,
  tell: Tell,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const folder = join(dataFolder, 'scratch');
  const client = await connect(connectionString);
  try {
    const { rows } = await client.query<{ isMine: boolean }>(`select pg_try_advisory_lock(${lock}) as "isMine"`);
    if (rows[0]?.isMine !== true) {
      tell('Another backup is being looked at; this waits until that is done.');
      await client.query(`select pg_advisory_lock(${lock})`);
    }
    try {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw explained(error, folder);
    }
    try {
      return await work({ folder, client });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await client.end();
  }
}
