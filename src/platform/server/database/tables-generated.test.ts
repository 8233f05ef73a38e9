import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPlatformKey } from '../testing/migrate-test-platform.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/test-database.ts';
import { generateTables } from './generate-tables.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('is what the migrations make; after a new migration: npm run tables', async () => {
  const kept = await readFile(new URL('./tables.generated.ts', import.meta.url), 'utf8');
  expect(kept).toBe(await generateTables(pool, 'control', `platform_${testPlatformKey}`));
});

it('refuses a type of column that it has no TypeScript for', async () => {
  await pool.query('create schema odd; create table odd.place (corner point)');
  await expect(generateTables(pool, 'odd', 'odd')).rejects.toThrow('place.corner: no type for point');
});
