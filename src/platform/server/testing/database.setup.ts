import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDataFolder } from '../data-folder.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrateSchema, readMigrations, withMigrationLock } from '../database/migrator.ts';
import { controlMigrations, platformMigrations } from '../database/schema-folders.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabase: string;
  }
}

/** The platform that every test starts with. */
export const testPlatformKey = 'test';

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
  const [control, platform] = await Promise.all([
    readMigrations(controlMigrations),
    readMigrations(platformMigrations),
  ]);
  const schema = `platform_${testPlatformKey}`;
  await withMigrationLock(pool, async (client) => {
    await migrateSchema(client, 'control', control);
    await migrateSchema(client, schema, platform);
    await client.query('insert into control.platform (key, schema_name) values ($1, $2)', [testPlatformKey, schema]);
  });
  await pool.end();
  project.provide('templateDatabase', postgres.connectionString);
  return async () => {
    await postgres.stop();
    dataFolder.release();
    await rm(folder, { recursive: true, force: true });
  };
}
