import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltList, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import {
  type Migration,
  MigrationError,
  migrateSchema,
  readMigrations,
  withMigrationLock,
} from '#platform/server/database/migrator.ts';
import { controlMigrations, platformMigrations } from '#platform/server/database/schema-folders.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

const script = fileURLToPath(new URL('../testing/second-process.ts', import.meta.url));
const wait = { timeout: 120_000, interval: 20 };
/** Starting processes takes a while on a busy machine. */
const patience = 300_000;

/** This release is the one before here: processes of it run, and the next one begins on the same database. */
let test: TestApp;
let folder: string;
let list: BuiltList;
let page: string;
let headers: Record<string, string>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-releases-'));
  test = await startTestApp();
  list = await buildList(test.services);
  page = await buildPage(test.services, { title: text('Voor het bijwerken') });
  headers = { ...(await test.signInAs('Admin')), 'content-type': 'application/json' };
}, patience);
afterAll(async () => {
  await Promise.all(children.map(stop));
  await test.close();
  await rm(folder, { recursive: true });
}, patience);

type Ask = (url: string, init?: RequestInit) => Promise<string>;

async function startAnother(): Promise<Ask> {
  const child = spawn(process.execPath, [script, test.connectionString, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const port = await Promise.race([
    once(child.stdout, 'data').then(([line]) => Number(line)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
  return async (url, init) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, init);
    const said = await answer.text();
    expect(answer.status, said).toBe(200);
    return said;
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}

const migration = (number: number, name: string, sql: string): Migration => ({
  number,
  name: `${String(number).padStart(4, '0')}_${name}.sql`,
  sql,
  checksum: name,
});

/** As the next release might: each table has more than this one knows, filled in and not, and there is one more. */
async function moreOfEach(schema: string): Promise<[string, string][]> {
  const { rows } = await test.installation.database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = $1::regnamespace and relkind = 'r' and relname <> 'migration' order by relname`,
    [schema],
  );
  return [
    ...rows.map(({ name }): [string, string] => [
      name,
      `alter table "${name}" add column next_words text, add column next_kind text not null default 'usual';`,
    ]),
    ['next', 'create table next_thing (words text not null); insert into next_thing values ($$of the next release$$);'],
  ];
}

interface Next {
  control: [name: string, sql: string][];
  platform: [name: string, sql: string][];
}

/** The first process of another release brings the tables up to date, as a start does. */
const migrate = (more: Next) =>
  withMigrationLock({ connectionString: test.connectionString }, async (client: pg.Client) => {
    for (const [schema, files, added] of [
      ['control', controlMigrations, more.control],
      [test.platform.schema, platformMigrations, more.platform],
    ] as const) {
      const known = await readMigrations(files);
      const next = added.map(([name, sql], index) => migration(known.length + index + 1, name, sql));
      await migrateSchema(client, schema, [...known, ...next]);
    }
  });

const applied = async () => {
  const { rows } = await test.installation.database.pool.query<{ name: string }>(
    `select name from ${test.platform.schema}.migration order by number desc limit 1`,
  );
  return rows[0]?.name;
};

const inThis: Ask = async (url, init = {}) => {
  const { method = 'GET', body, headers: given } = init;
  const answer = await test.app.inject({
    url,
    method: method as 'GET',
    headers: { ...(given as Record<string, string>) },
    ...(typeof body === 'string' && { payload: body }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
};

const items = () => `/api/listitem/list/${list.guid}`;
const shown = () => `${items()}?itemCount=100`;
let written = 0;

/** Written by one and read by both. */
async function writeAndRead(writer: Ask, other: Ask): Promise<void> {
  written += 1;
  const title = `Bericht ${written} hier`;
  const body = JSON.stringify([{ title, listItemTypeName: 'News', visibility: 'Public' }]);
  expect(await writer(items(), { method: 'POST', headers, body })).toContain(title);
  for (const reader of [writer, other])
    await vi.waitFor(async () => expect(await reader(shown())).toContain(title), wait);
}

async function everythingGoesOn(one: Ask, other: Ask): Promise<void> {
  await writeAndRead(one, other);
  await writeAndRead(other, one);
  const title = `Pagina ${written}`;
  await republishPage(test.services, page, buildPageDocument({ title: text(title) }));
  for (const reader of [one, other])
    await vi.waitFor(async () => expect(await reader(`/api/pages/${page}`)).toContain(title), wait);
  await test.services.settings.save(system, 'platformName', `Vloedhaven ${written}`);
  const settings = '/api/platformsettingvalues?keys=platformName';
  for (const reader of [one, other])
    await vi.waitFor(async () => expect(await reader(settings)).toContain(`Vloedhaven ${written}`), wait);
  const { authorization } = await test.signInAs('Standard');
  for (const reader of [one, other])
    expect(await reader('/api/profiles:loggedIn', { headers: { authorization } })).toContain('Standard');
}

describe('two releases on one database', { timeout: patience }, () => {
  let before: Ask;
  let next: Next;

  it('serve and write together while one brings the tables up to date', async () => {
    before = await startAnother();
    // Often enough that everything asked over and over has its plan.
    for (let round = 0; round < 4; round += 1) await everythingGoesOn(inThis, before);
    let isDone = false;
    let answered = 0;
    const failed: unknown[] = [];
    const busy = Promise.all(
      [inThis, before].map(async (ask) => {
        while (!isDone) {
          written += 1;
          const body = JSON.stringify([
            { title: `Ondertussen ${written}`, listItemTypeName: 'News', visibility: 'Public' },
          ]);
          await ask(items(), { method: 'POST', headers, body }).then(
            () => {
              answered += 1;
            },
            (error: unknown) => failed.push(error),
          );
        }
      }),
    );
    const { schema } = test.platform;
    next = { control: await moreOfEach('control'), platform: await moreOfEach(schema) };
    await migrate(next);
    const soFar = answered;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(soFar + 10), wait);
    isDone = true;
    await busy;
    expect(failed).toEqual([]);
    expect(await applied()).toMatch(/_next\.sql$/);
    for (let round = 0; round < 2; round += 1) await everythingGoesOn(inThis, before);
  });

  it('let one of the release before start anew, which says so', async () => {
    await everythingGoesOn(await startAnother(), before);
    const lines: unknown[] = [];
    const again = await startTestApp({
      connectionString: test.connectionString,
      log: Object.assign(Object.create(test.installation.log), { warn: (...said: unknown[]) => lines.push(said) }),
    });
    await again.close();
    expect(JSON.stringify(lines)).toContain('a newer Plein has added to the tables');
  });

  it('make no platform by the release before, which would lack what the newer one asks', async () => {
    await expect(test.installation.platforms.add('buur', ['buur.example'])).rejects.toMatchObject({
      code: 'newer-release',
    });
  });

  it('go on as they were where a step of the newer one fails', async () => {
    const tables = await applied();
    const half = 'alter table page add column half text; update page set half = 1 / 0;';
    const broken: Next = { ...next, platform: [...next.platform, ['broken', half]] };
    await expect(migrate(broken)).rejects.toThrow(MigrationError);
    expect(await applied()).toBe(tables);
    await everythingGoesOn(inThis, before);
  });
});
