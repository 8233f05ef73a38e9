import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { writeBackupFile } from '#features/backups/server/backup-file.ts';
import { folderStore } from '#features/backups/server/backup-store.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { createLogger } from '#platform/server/logger.ts';

/** A visitor with an address, a browser and a way here that nobody else has. */
const address = '198.51.100.77';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0 Zeldzaam/7';
const referer = 'https://elders.example/pad-van-jansen?naam=Jansen';
const secrets = [address, 'Zeldzaam/7', 'Gecko/20100101', 'pad-van-jansen', 'naam=', 'Jansen'];

const block = buildBlock();
const logged: string[] = [];
let test: TestApp;
let document: string;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  test = await startTestApp({ renderer: plainRenderer, log: createLogger('trace', stream) });
  const page = await buildPage(test.services, { title: text('Wonen'), buildingBlockInstances: [block] });
  await buildMenu(test.services, [{ urlSegment: text('wonen'), pageId: page }]);
  const bytes = Buffer.from('Wat er in een jaar gebeurde.');
  ({ guid: document } = await test.services.assets.add(system, { name: 'jaarverslag.txt', bytes, field: 'File' }));
});
afterAll(() => test.close());

const headers = { 'user-agent': browser, referer };

/** Everything that a backup would have of the platform: all rows of all its tables. */
async function allTables(): Promise<Map<string, string>> {
  const { db, schema } = test.platform;
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(db);
  const found = new Map<string, string>();
  for (const { name } of names) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(t::text, ' ') as all from ${sql.id(schema, name)} as t`.execute(db);
    found.set(name, rows[0]?.all ?? '');
  }
  return found;
}

it('keeps no address, browser or way here of a visitor in any table or log', async () => {
  const tell = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/statistics', remoteAddress: address, headers, payload });
  for (const url of ['/wonen', '/wonen', '/bestaat-niet'])
    await test.app.inject({ url, remoteAddress: address, headers });
  await tell({ kind: 'view', path: '/wonen?naam=Jansen' });
  await tell({ kind: 'left', path: '/wonen?naam=Jansen', seconds: 12 });
  await tell({ kind: 'outgoing', host: 'elders.example' });
  await tell({ kind: 'blocks', path: '/wonen?naam=Jansen', seen: [block.guid], pressed: [block.guid] });
  const ask = (url: string, payload?: object) =>
    test.app.inject({
      ...{ method: payload === undefined ? 'GET' : 'POST', url, remoteAddress: address, headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const q = 'zwembad j.Jansen@elders.example';
  expect((await ask(`/api/search?${new URLSearchParams({ q })}`)).statusCode).toBe(200);
  const form = await buildForm(test.services);
  expect((await ask(`/api/forms/${form}/steps`, { version: 1, mark: 'begun' })).statusCode).toBe(204);
  expect((await ask(`/a/${document}`)).statusCode).toBe(200);
  await test.services.statistics.fold();
  await test.services.search.writeCounts();

  const tables = await allTables();
  // It was counted, so it could have been there.
  expect(tables.get('statistic_batch')).toContain('elders.example');
  expect(tables.get('statistic_day')).toContain('elders.example');
  expect(tables.get('statistic_block')).toContain(block.guid);
  expect(tables.get('search_count')).toContain('zwembad');
  expect(tables.get('form_step_count')).toContain('begun');
  expect(tables.get('statistic_day')).toContain(document);
  const told = [...tables].flatMap(([name, all]) =>
    secrets.filter((secret) => all.includes(secret)).map((one) => [name, one]),
  );
  expect(told).toEqual([]);

  // Counting says something only when it fails, so it fails once, with what it was about to write.
  const { db, schema } = test.platform;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(schema, from)} rename to ${sql.id(to)}`.execute(db);
  await rename('statistic_batch', 'statistic_batch_away');
  await test.app.inject({ url: '/wonen', remoteAddress: address, headers });
  await test.services.statistics.write();
  await rename('statistic_batch_away', 'statistic_batch');
  const lines = logged.join('');
  expect(lines).toContain('visits were not counted');
  expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
});

it('keeps none of it in a backup, nor the secret of the day, nor the number of a visitor', async () => {
  const { db } = test.platform;
  const rows = await db.selectFrom('statistic_batch').select('visitors').execute();
  const visitors = [...new Set(rows.flatMap((row) => row.visitors))].map(String);
  expect(visitors).toHaveLength(1);
  const salts = await db.selectFrom('statistic_salt').select('salt').execute();
  expect(salts).toHaveLength(1);
  const folder = await mkdtemp(join(tmpdir(), 'nobody-is-known-'));
  const { connectionString, dataFolder } = test;
  const place = { connectionString, dataFolder, s3: undefined, authSecret: testSecret, hasGivenSecret: true };
  const parts = { place, store: folderStore(folder), release: '0.1.0', now: new Date(), tell: () => undefined };
  const written = await writeBackupFile(parts);
  const packed = await readFile(written.file);
  await rm(folder, { recursive: true });
  const content = zstdDecompressSync(packed).toString('latin1');
  // What was counted is in it.
  expect(content).toContain('elders.example');
  const hidden = [...secrets, ...visitors, ...salts.map(({ salt }) => salt)];
  expect(hidden.filter((secret) => content.includes(secret))).toEqual([]);
});

it('knows nobody again once the secret of the day is gone', async () => {
  const { db, schema } = test.platform;
  const { rows } = await sql<{ visitor: string }>`
    select distinct unnest(visitors)::text as visitor from ${sql.id(schema, 'statistic_batch')}`.execute(db);
  expect(rows).toHaveLength(1);
  // The number of a visitor is in what happened alone, which is gone after 48 hours, and in no sum.
  const tables = await allTables();
  const having = [...tables].flatMap(([name, all]) => (all.includes(rows[0]?.visitor ?? '') ? [name] : []));
  expect(having).toEqual(['statistic_batch']);
});
