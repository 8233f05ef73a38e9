import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { connect } from '../make-backup.ts';
import { type BothSides, catchUp } from './catch-up.ts';

const schema = 'platform_catching';
let databases: TestDatabase[];
let sides: BothSides;

const tables = `
  create schema ${schema};
  create table ${schema}.page (id integer primary key, place integer unique, title jsonb);
  create table ${schema}.block (
    page_id integer references ${schema}.page on delete cascade, number integer, words text,
    long text generated always as (words || '!') stored, primary key (page_id, number)
  );
  create table ${schema}.past (page_id integer, title text);
  create function ${schema}.keep() returns trigger language plpgsql as $$
    begin insert into ${schema}.past values (old.id, old.title #>> '{}'); return null; end $$;
  create trigger keep after update or delete on ${schema}.page for each row execute function ${schema}.keep();
  insert into ${schema}.page select n, n, to_jsonb('page ' || n) from generate_series(1, 2000) n;
  insert into ${schema}.block select 1 + n % 2000, n, 'block ' || n from generate_series(1, 3000) n;
  insert into ${schema}.past values (1, 'eerst'), (1, 'eerst'), (2, null)`;

beforeEach(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [source, target] = await Promise.all(databases.map(({ connectionString }) => connect(connectionString)));
  if (source === undefined || target === undefined) throw new Error('two are needed');
  sides = { source, target, schema };
  for (const side of [source, target]) await side.query(tables);
});
afterEach(async () => {
  await Promise.all([sides.source.end(), sides.target.end()]);
  await Promise.all(databases.map((one) => one.drop()));
});

const all = async (side: keyof Omit<BothSides, 'schema'>) => {
  const rows: unknown[][] = [];
  for (const table of ['page', 'block', 'past']) {
    rows.push((await sides[side].query(`select t::text from ${schema}.${table} t order by 1`)).rows);
  }
  return rows;
};

it('changes nothing where nothing has changed, and counts', async () => {
  expect(await catchUp(sides)).toBe(5003);
  expect(await all('target')).toEqual(await all('source'));
});

it('brings over what came, changed and went, without the target doing anything of its own about it', async () => {
  await sides.source.query(`
    insert into ${schema}.page values (5001, 5001, '"nieuw"'), (5002, null, null);
    insert into ${schema}.block values (5001, 1, E'regel\\t1\\nregel 2 \\\\N');
    update ${schema}.page set title = '"veranderd"' where id between 10 and 30;
    update ${schema}.block set number = number + 100000 where page_id = 40;
    delete from ${schema}.page where id = 50`);
  expect(await catchUp(sides)).toBe((await all('source')).flat().length);
  expect(await all('target')).toEqual(await all('source'));
});

it('lets two rows change places in what must be there once', async () => {
  await sides.source.query(`
    update ${schema}.page set place = null where id = 7;
    update ${schema}.page set place = 7 where id = 8;
    update ${schema}.page set place = 8 where id = 7`);
  await catchUp(sides);
  expect(await all('target')).toEqual(await all('source'));
});

it('knows rows without a key by how often they are there', async () => {
  await sides.source.query(`insert into ${schema}.past values (1, 'eerst'), (3, null)`);
  await sides.target.query(`insert into ${schema}.past values (2, null), (9, 'te veel')`);
  await catchUp(sides);
  expect(await all('target')).toEqual(await all('source'));
});

it('brings over a table in which everything has changed', async () => {
  await sides.source.query(`update ${schema}.page set title = to_jsonb('anders ' || id)`);
  await catchUp(sides);
  expect(await all('target')).toEqual(await all('source'));
});

it('puts references and triggers in force again', async () => {
  await sides.source.query(`delete from ${schema}.page where id = 60`);
  await catchUp(sides);
  await expect(sides.target.query(`insert into ${schema}.block values (60, 1, 'los')`)).rejects.toThrow(/foreign key/);
  await sides.target.query(`update ${schema}.page set title = '"later"' where id = 61`);
  const { rows } = await sides.target.query(`select title from ${schema}.past where page_id = 61`);
  expect(rows).toEqual([{ title: 'page 61' }]);
});
