import type pg from 'pg';
import { migrateSchema, readMigrations, withMigrationLock } from '../database/migrator.ts';
import { controlMigrations, platformMigrations } from '../database/schema-folders.ts';

/** The platform that every test starts with. */
export const testPlatformKey = 'test';

export async function migrateTestPlatform(pool: pg.Pool): Promise<void> {
  const [control, platform] = await Promise.all([
    readMigrations(controlMigrations),
    readMigrations(platformMigrations),
  ]);
  const schema = `platform_${testPlatformKey}`;
  await withMigrationLock(pool.options, async (client) => {
    await migrateSchema(client, 'control', control);
    await migrateSchema(client, schema, platform);
    await client.query('insert into control.platform (key, schema_name) values ($1, $2)', [testPlatformKey, schema]);
  });
}
