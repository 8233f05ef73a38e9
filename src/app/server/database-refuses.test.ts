import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '#platform/server/testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** PostgreSQL is there and reads, but keeps nothing: only read, or without room. */
let database: TestDatabase;
let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  test = await startTestApp({ connectionString: database.connectionString });
  admin = await test.signInAs('Admin');
  expect((await save('Vloedhaven')).statusCode).toBe(200);
});
afterAll(async () => {
  await test.close();
  await database.drop();
});

const save = (value: string, language = 'nl') =>
  test.app.inject({
    method: 'PUT',
    url: '/api/platformsettingvalues/platformName',
    headers: { ...admin, 'accept-language': language },
    payload: { value },
  });
const saved = async () => (await test.app.inject('/api/platformsettingvalues?keys=platformName')).body;
const untilSaved = (value: string) =>
  vi.waitFor(async () => expect((await save(value)).statusCode).toBe(200), patience);

/** Beside Plein, and in spite of a database that is only read. */
async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query(`begin read write; ${statements.join(';')}; commit`);
  } finally {
    await client.end();
  }
}

/** For connections that are made from now on, so that those that there are end. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const name = new URL(database.connectionString).pathname.slice(1);
  await run(`alter database "${name}" set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
  await run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

it('of a database that is only read says that nothing can be saved, and shows what there is', async () => {
  await setReadOnly(true);
  await vi.waitFor(async () => expect((await save('Anders')).json().code).toBe('database-read-only'), patience);
  const refused = await save('Anders', 'en');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({
    title: 'Reading only, for now',
    detail: expect.stringContaining('nothing can be saved just now'),
  });
  expect((await save('Anders')).json().title).toBe('Nu alleen lezen');
  await vi.waitFor(async () => expect(await saved()).toContain('Vloedhaven'), patience);
  await setReadOnly(false);
  await untilSaved('Vloedhaven');
});

it('of a disk that is full, as PostgreSQL says it, tells that nothing was saved, and shows what there is', async () => {
  const table = `${test.platform.schema}.setting`;
  await run(
    `create function ${test.platform.schema}.no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
    `create trigger no_room before insert or update on ${table} for each row execute function ${test.platform.schema}.no_room()`,
  );
  const refused = await save('Anders', 'en');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({
    code: 'database-full',
    title: 'Saving does not work now',
    detail: expect.stringContaining('Nothing of yours was saved'),
  });
  expect(await saved()).toContain('Vloedhaven');
  await run(`drop trigger no_room on ${table}`);
  await untilSaved('Zeedorp');
  expect(await saved()).toContain('Zeedorp');
});
