import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDataFolder } from '../data-folder.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrateTestPlatform } from './migrate-test-platform.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase: string;
  }
}

/** One real PostgreSQL for the whole run, with one migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plein-test-'));
  // For root the database runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const dataFolder = await openDataFolder(folder);
  const postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 1 });
  // The server may close the connection a moment before the pool does.
  pool.on('error', () => undefined);
  await migrateTestPlatform(pool);
  await pool.end();
  project.provide('templateDatabase', postgres.connectionString);
  return async () => {
    await postgres.stop();
    dataFolder.release();
    await rm(folder, { recursive: true, force: true });
  };
}
