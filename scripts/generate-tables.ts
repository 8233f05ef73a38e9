import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDataFolder } from '../src/platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '../src/platform/server/database/embedded/embedded-postgres.ts';
import { generateTables } from '../src/platform/server/database/generate-tables.ts';
import { migrateSchema, readMigrations, withMigrationLock } from '../src/platform/server/database/migrator.ts';
import { controlMigrations, platformMigrations } from '../src/platform/server/database/schema-folders.ts';

const target = new URL('../src/platform/server/database/tables.generated.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'plein-tables-'));
const dataFolder = await openDataFolder(folder);
const postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 1 });
// The server may close the connection a moment before the pool does.
pool.on('error', () => undefined);
try {
  await withMigrationLock(pool.options, async (client) => {
    await migrateSchema(client, 'control', await readMigrations(controlMigrations));
    await migrateSchema(client, 'platform_any', await readMigrations(platformMigrations));
  });
  await writeFile(target, await generateTables(pool, 'control', 'platform_any'));
} finally {
  await pool.end();
  await postgres.stop();
  await dataFolder.release();
  await rm(folder, { recursive: true, force: true });
}
