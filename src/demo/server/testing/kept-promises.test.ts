import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { brokenPromises, promisesOf } from './kept-promises.ts';

let database: TestDatabase;
let client: pg.Client;
let schemas = 0;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const before = `create table place (name text, depth integer default 1, kind text);
  create unique index place_name on place (name);
  create function deep(integer) returns boolean language sql as 'select $1 > 3';`;

async function brokenBy(sql: string): Promise<string[]> {
  schemas += 1;
  const schema = `tried_${schemas}`;
  await client.query(`create schema ${schema}; set search_path to ${schema}; ${before}`);
  const was = await promisesOf(client, schema);
  await client.query(sql);
  return brokenPromises(was, await promisesOf(client, schema));
}

it.each([
  ['alter table place drop column kind', 'place.kind is gone'],
  ['alter table place alter column depth type bigint', 'place.depth is bigint, and was integer'],
  ['alter table place alter column kind set not null', 'place.kind must be there now'],
  ['alter table place alter column depth drop default', 'place.depth is not filled in any more'],
  [
    'alter table place add column region text not null',
    'place.region is new, and who does not know it leaves it empty',
  ],
  [
    'alter table place add constraint known check (depth > 0)',
    'place: CHECK ((depth > 0)) is new, and may refuse what was written until now',
  ],
  ['create unique index place_kind on place (kind)', 'place USING btree (kind) is to be unlike now'],
  ['drop index place_name', 'place USING btree (name) need not be unlike any more'],
  ['drop function deep(integer)', 'deep(integer) boolean is gone'],
])('%s', async (sql, words) => expect(await brokenBy(sql)).toEqual([words]));

it('lets be what only adds', async () => {
  const sql = `alter table place add column region text, add column at timestamptz not null default now(),
      add constraint regional check (region <> '');
    create table other (name text unique not null);
    create index place_depth on place (depth);
    create or replace function deep(integer) returns boolean language sql as 'select $1 > 4';`;
  expect(await brokenBy(sql)).toEqual([]);
});
