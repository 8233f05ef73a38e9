import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { viewersTag } from '../contract/auth.tags.ts';

interface Change {
  platform: string;
  tags: string[];
  from: string;
}

let test: TestApp;
let client: pg.Client;
let userId: string;
/** What the database says to the connection that makes a change. */
const told: { code: string | undefined; change: Change }[] = [];

beforeAll(async () => {
  test = await startTestApp();
  await test.signInAs('Admin');
  const [one] = await test.platform.db.selectFrom('user').select('id').execute();
  userId = one?.id ?? '';
  client = new pg.Client({ connectionString: test.connectionString });
  client.on('notice', ({ code, message = '' }) => told.push({ code, change: JSON.parse(message) }));
  await client.connect();
  await client.query(`set search_path to ${client.escapeIdentifier(test.platform.schema)}`);
  await client.query("insert into role (id, name) values ('00000000-0000-4000-8000-000000000001', 'Kring')");
});
afterAll(async () => {
  await client.end();
  await test.close();
});

/** Within a transaction that is rolled back, so that each begins alike. */
async function toldBy(statement: string): Promise<Change[]> {
  told.length = 0;
  await client.query('begin');
  await client.query(statement.replaceAll('$user', `'${userId}'`).replaceAll('$role', roleId));
  await client.query('rollback');
  return told.map(({ change }) => change);
}
const roleId = "'00000000-0000-4000-8000-000000000001'";

describe('a change of what somebody may', () => {
  it.each([
    'update "user" set is_active = false where id = $user',
    'update "user" set last_seen_at = now(), account_type = \'Standard\' where id = $user',
    'delete from "user" where id = $user',
    'delete from session where user_id = $user',
    'update session set expires_at = now() where user_id = $user',
    'insert into user_role (user_id, role_id) values ($user, $role)',
    'delete from user_role where role_id = $role',
    'delete from role where id = $role',
    'with gone as (delete from user_role where role_id = $role returning *) select * from gone',
  ])('is told: %s', async (statement) => {
    const changes = await toldBy(statement);
    const from = expect.stringMatching(/^\d+$/);
    for (const change of changes) {
      expect(change).toEqual({ platform: test.platform.id, tags: expect.any(Array), from });
    }
    // Beside it the database may tell of what else hangs on people, such as their number.
    expect(changes.flatMap(({ tags }) => tags)).toContain(viewersTag);
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['PLEIN']));
  });

  it.each([
    'update session set last_seen_at = now() where user_id = $user',
    'update "user" set last_seen_at = now(), name = \'Keet\' where id = $user',
    "insert into role (name) values ('Nieuw')",
    'select * from "user" for update',
  ])('is not: %s', async (statement) => {
    expect(await toldBy(statement)).toEqual([]);
  });
});

/** What may change without anybody's rights changing. A column that decides what someone may belongs in the trigger. */
const decidesNothing = {
  user: [
    'created_at',
    'email',
    'first_name',
    'id',
    'image',
    'last_name',
    'last_seen_at',
    'middle_name',
    'name',
    'origin',
    'properties',
    'search_text',
    'two_factor_enabled',
    'updated_at',
    'waits_since',
  ],
  // What was proven is asked of the database each time, and never kept.
  session: ['proven_at', 'created_at', 'id', 'ip_address', 'last_seen_at', 'updated_at', 'user_agent'],
};

it.each(['user', 'session'] as const)('every column of %s that decides what someone may is watched', async (table) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${test.platform.schema} and table_name = ${table}
    except select event_object_column from information_schema.triggered_update_columns
    where event_object_schema = ${test.platform.schema} and event_object_table = ${table}
      and trigger_name = 'changed_rights'
    order by 1`.execute(test.platform.db);
  const unwatched = new Set(rows.map(({ name }) => name));
  expect([...unwatched].filter((name) => !decidesNothing[table].includes(name))).toEqual([]);
});
