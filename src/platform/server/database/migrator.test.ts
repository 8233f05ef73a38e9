import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../testing/patience.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/test-database.ts';
import { MigrationError, migrateSchema, newerMigrations, readMigrations, withMigrationLock } from './migrator.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
let schema: string;
let schemas = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-migrations-'));
  schemas += 1;
  schema = `migrated "${schemas}"`;
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function migrate(): Promise<number> {
  const migrations = await readMigrations(folder);
  return withMigrationLock(pool.options, (client) => migrateSchema(client, schema, migrations));
}

async function ask(sql: string): Promise<unknown[]> {
  const { rows } = await pool.query(sql.replaceAll('$schema', pg.escapeIdentifier(schema)));
  return rows;
}

const applied = () => ask('select number, name from $schema.migration order by number');

describe('readMigrations', () => {
  it('reads them by number, and nothing but SQL', async () => {
    await write('0002_second.sql', 'select 2');
    await write('0001_first.sql', 'select 1');
    await write('README.md', 'not one of them');
    const migrations = await readMigrations(folder);
    expect(migrations.map(({ number, name }) => [number, name])).toEqual([
      [1, '0001_first.sql'],
      [2, '0002_second.sql'],
    ]);
  });

  it.each([
    ['a gap', ['0001_first.sql', '0003_third.sql'], '0003_third.sql should be number 2'],
    ['a number twice', ['0001_a.sql', '0001_b.sql'], '0001_b.sql should be number 2'],
    ['no number', ['first.sql'], 'first.sql should be number 1'],
    ['a start at zero', ['0000_zero.sql'], '0000_zero.sql should be number 1'],
  ])('refuses %s', async (_, names, message) => {
    for (const name of names) await write(name, 'select 1');
    await expect(readMigrations(folder)).rejects.toThrow(MigrationError);
    await expect(readMigrations(folder)).rejects.toThrow(message);
  });

  it('takes a file for the same whatever line ends a checkout gave it', async () => {
    await write('0001_first.sql', 'select 1;\nselect 2;\n');
    const [unix] = await readMigrations(folder);
    await write('0001_first.sql', 'select 1;\r\nselect 2;\r\n');
    const [windows] = await readMigrations(folder);
    expect(windows?.checksum).toBe(unix?.checksum);
  });
});

describe('migrateSchema', () => {
  it('runs each once, in order, in its own schema', async () => {
    await write('0001_first.sql', 'create table place (name text); insert into place values ($$haven$$);');
    await write('0002_second.sql', 'alter table place add column depth int default 3;');
    expect(await migrate()).toBe(2);
    expect(await ask('select * from $schema.place')).toEqual([{ name: 'haven', depth: 3 }]);
    expect(await applied()).toEqual([
      { number: 1, name: '0001_first.sql' },
      { number: 2, name: '0002_second.sql' },
    ]);
    expect(await migrate()).toBe(0);
  });

  it('runs only what is new', async () => {
    await write('0001_first.sql', 'create table place (name text);');
    await migrate();
    await write('0002_second.sql', 'insert into place values ($$dijk$$);');
    expect(await migrate()).toBe(1);
    expect(await ask('select name from $schema.place')).toEqual([{ name: 'dijk' }]);
  });

  it('refuses to run when an old file was changed, and changes nothing', async () => {
    await write('0001_first.sql', 'create table place (name text);');
    await migrate();
    await write('0001_first.sql', 'create table place (name text not null);');
    await write('0002_second.sql', 'drop table place;');
    await expect(migrate()).rejects.toThrow(
      /^Migration 0001_first\.sql was changed after it ran on .+ new migration\.$/,
    );
    expect(await applied()).toHaveLength(1);
    expect(await ask('select * from $schema.place')).toEqual([]);
  });

  it('lets be what a newer version has added, and tells of it', async () => {
    await write('0001_first.sql', 'create table place (name text);');
    await write('0002_second.sql', 'alter table place add column depth int;');
    await migrate();
    await rm(join(folder, '0002_second.sql'));
    expect(await migrate()).toBe(0);
    const known = await readMigrations(folder);
    expect(await withMigrationLock(pool.options, (client) => newerMigrations(client, schema, known))).toEqual([
      '0002_second.sql',
    ]);
  });

  it.each([
    ['goes on where nobody read any more what a newer version took away', '0001', undefined],
    [
      'refuses a database of which a newer version took away what this one reads',
      '0002',
      /has migration 0003_third_unread_since_0002\.sql, which took away what this version of Plein reads/,
    ],
  ])('%s', async (_, since, refusal) => {
    const taken = `0003_third_unread_since_${since}.sql`;
    await write('0001_first.sql', 'create table place (name text, depth int);');
    await write('0002_second.sql', 'select 1;');
    await write(taken, 'alter table place drop column depth;');
    await migrate();
    for (const name of ['0002_second.sql', taken]) await rm(join(folder, name));
    if (refusal === undefined) expect(await migrate()).toBe(0);
    else await expect(migrate()).rejects.toThrow(refusal);
  });

  it('leaves the views of the past to who looks through them, unless something is taken away', async () => {
    await write('0001_first.sql', 'create table place (name text, depth int);');
    await migrate();
    await ask(`create schema "${schema.replaceAll('"', '""')}_past"`);
    const isThere = async () =>
      (await pool.query('select from pg_namespace where nspname = $1', [`${schema}_past`])).rowCount === 1;
    await write('0002_second.sql', 'alter table place add column kind text;');
    await migrate();
    expect(await isThere()).toBe(true);
    await write('0003_third_unread_since_0001.sql', 'alter table place drop column depth;');
    await migrate();
    expect(await isThere()).toBe(false);
  });

  it('lets others read a table that somebody has in hand for long, and is done once they are', async () => {
    await write('0001_first.sql', 'create table place (name text); insert into place values ($$haven$$);');
    await migrate();
    await write('0002_second.sql', 'alter table place add column depth int;');
    const holder = new pg.Client({ connectionString: database.connectionString });
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select from ${pg.escapeIdentifier(schema)}.place`);
    const migrating = migrate();
    const waiting = async () =>
      (await ask("select from pg_locks where not granted and mode = 'AccessExclusiveLock'")).length;
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patience);
    // Behind the migration, which gives way.
    expect(await ask('select name from $schema.place')).toEqual([{ name: 'haven' }]);
    expect(await applied()).toHaveLength(1);
    await holder.query('commit');
    await holder.end();
    expect(await migrating).toBe(1);
    expect(await ask('select name, depth from $schema.place')).toEqual([{ name: 'haven', depth: null }]);
  });

  it('takes back the whole of one that fails, and keeps those before it', async () => {
    await write('0001_first.sql', 'create table place (name text);');
    await write('0002_second.sql', 'insert into place values ($$half$$); create table other (id int); select 1 / 0;');
    const attempt = migrate();
    await expect(attempt).rejects.toThrow(MigrationError);
    await expect(attempt).rejects.toThrow(/^Migration 0002_second\.sql failed on .+: division by zero$/);
    expect(await applied()).toEqual([{ number: 1, name: '0001_first.sql' }]);
    expect(await ask('select * from $schema.place')).toEqual([]);
    expect(await ask(`select to_regclass('$schema.other') as other`)).toEqual([{ other: null }]);
  });

  it('says that the user has no right to make schemas, and how to give it', async () => {
    const role = `guest_${schemas}_${process.pid}`;
    await write('0001_first.sql', 'select 1;');
    await pool.query(`create role ${role} login password 'guest'`);
    const address = new URL(database.connectionString);
    address.username = role;
    address.password = 'guest';
    const guest = new pg.Client({ connectionString: address.href });
    await guest.connect();
    const migrations = await readMigrations(folder);
    await expect(migrateSchema(guest, schema, migrations)).rejects.toThrow(
      /^The database user may not make schemas \(permission denied .+\)\. Make it the owner/,
    );
    await guest.end();
    await pool.query(`drop role ${role}`);
  });

  it('goes on where it failed once the file is mended', async () => {
    await write('0001_first.sql', 'create table place (name text); select 1 / 0;');
    await expect(migrate()).rejects.toThrow('division by zero');
    await write('0001_first.sql', 'create table place (name text);');
    expect(await migrate()).toBe(1);
  });

  it('lets two that start at once go one after the other', async () => {
    await write('0001_first.sql', 'create table place (name text);');
    await write('0002_second.sql', 'insert into place values ($$once$$);');
    const counts = await Promise.all([migrate(), migrate(), migrate()]);
    expect(counts.sort()).toEqual([0, 0, 2]);
    expect(await ask('select name from $schema.place')).toEqual([{ name: 'once' }]);
  });
});

describe('withMigrationLock', () => {
  it('leaves the pool to the work, however small it is', async () => {
    const answer = await withMigrationLock(pool.options, async () => (await pool.query('select 7 as value')).rows[0]);
    expect(answer).toEqual({ value: 7 });
  });

  it('survives the loss of its connection while the work is elsewhere', async () => {
    const broken = withMigrationLock(pool.options, async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      // Nothing is asked of it while it breaks.
      await ended;
      await client.query('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await withMigrationLock(pool.options, async () => 'in')).toBe('in');
  });

  it('lets the next one in after work that failed', async () => {
    const failing = withMigrationLock(pool.options, async (client) => {
      await client.query('begin');
      await client.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await withMigrationLock(pool.options, async () => 'in')).toBe('in');
  });
});
