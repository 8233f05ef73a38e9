import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { listZip, readZipEntry } from '#platform/server/files/zip-reader.ts';

type Headers = Record<string, string>;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({
    renderer: plainRenderer,
    trustProxy: true,
    clock: { now: () => new Date('2026-11-17T11:00:00Z') },
  });
  const page = await buildPage(test.services, { title: text('=Wonen & werken') });
  await buildMenu(test.services, [{ urlSegment: text('wonen'), pageId: page }]);
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '192.0.2.1', 'x-country-code': 'DE' };
  await test.app.inject({ url: '/wonen', headers });
  await test.services.statistics.fold();
});
afterAll(() => test.close());

const take = (query: string, headers = admin) => test.app.inject({ url: `/api/statistics:export?${query}`, headers });

describe('statistics as a file', () => {
  it('are not for visitors, hold nothing for who edits nothing, and have a format that there is', async () => {
    expect((await take('format=csv', {})).statusCode).toBe(401);
    expect((await take('format=csv', member)).body).not.toContain('Wonen');
    expect((await take('format=csv')).body).toContain('Wonen');
    expect((await take('format=exe')).statusCode).toBe(400);
  });

  it('are a line for each number, in the words that are asked for', async () => {
    const answer = await take('format=csv&period=7');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="statistieken 2026-11-11 2026-11-17.csv"');
    expect(answer.body).toContain('"Van";"Tot en met";"Tabel";"Waarover";"Wat";"Aantal"');
    expect(answer.body).toContain('"2026-11-11";"2026-11-17";"Pagina’s";"\'=Wonen & werken, /wonen";"Bezoeken";"1"');
    expect(answer.body).toContain('"Landen";"Duitsland"');
    const english = await take('format=csv&period=7&words=en');
    expect(english.headers['content-disposition']).toBe('attachment; filename="statistics 2026-11-11 2026-11-17.csv"');
    expect(english.body).toContain('"From";"Up to and including";"Table"');
    expect(english.body).toContain('"Countries";"Germany"');
  });

  it('are a workbook with a sheet for each table', async () => {
    const { rawPayload } = await take('format=xlsx&period=7');
    const folder = await mkdtemp(join(tmpdir(), 'statistics-'));
    await writeFile(join(folder, 'cijfers.xlsx'), rawPayload);
    const file = await open(join(folder, 'cijfers.xlsx'));
    const entries = await listZip(file, 100);
    const read = async (name: string) => {
      const entry = entries.find((one) => one.name === name);
      return entry === undefined ? '' : new TextDecoder().decode(await readZipEntry(file, entry, 1_000_000));
    };
    const workbook = await read('xl/workbook.xml');
    const names = [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Bezoeken per dag', 'Pagina’s', 'Nieuws, agenda en andere ite']);
    const sheets = entries.filter(({ name }) => name.startsWith('xl/worksheets/'));
    expect(sheets).toHaveLength(names.length);
    // Never a formula.
    expect(await read('xl/worksheets/sheet2.xml')).toContain('>=Wonen &amp; werken</t>');
    await file.close();
    await rm(folder, { recursive: true });
  });

  it('are for programs, by names that stay', async () => {
    const { from, tables } = (await take('format=json&period=7')).json();
    expect(from).toBe('2026-11-11');
    const byId = new Map<string, { rows: unknown[] }>(tables.map((table: { id: string }) => [table.id, table]));
    expect(byId.get('pages')?.rows).toEqual([['=Wonen & werken', '/wonen', 1, 1, '', '']]);
    expect(byId.has('searched')).toBe(true);
  });

  it('leave out what is known of everybody alone when a part of them is asked for', async () => {
    const { tables } = (await take('format=json&period=7&audience=member')).json();
    expect(tables.map(({ id }: { id: string }) => id)).not.toContain('searched');
  });
});
