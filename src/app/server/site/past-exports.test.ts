import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import type { PastExport } from '#features/time-machine/contract/past-export.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { listZip, readZipEntry } from '#platform/server/files/zip-reader.ts';
import { momentOf } from '../testing/past-site.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';
import type { SiteRenderer } from './site-renderer.ts';

let test: TestApp;
let folder: string;
let admin: Record<string, string>;
let picture: string;
let then: Date;

/** No page is drawn meanwhile. */
let held: Promise<void> | undefined;
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  try {
    return await work();
  } finally {
    held = undefined;
    resolve();
  }
}

/** With a picture, a file that is gone, links to another page and outside, and what must not be fetched. */
const renderer: SiteRenderer = {
  ...plainRenderer,
  async render(request) {
    await held;
    const page = await plainRenderer.render(request);
    if (page.kind !== 'page') return page;
    const more = `<a href="/wonen#top">Wonen</a><a href="https://elders.example/">Elders</a><a href="/login">In</a>
      <img src="/a/${picture}?width=8" srcset="/a/${picture}?width=4 4w" alt=""/><iframe src="https://elders.example/film"></iframe>
      <a href="/a/7d3f0b9c-6f0e-4b43-9c6e-3a5d2f1b8e10">Weg</a>`;
    return { ...page, html: page.html + more };
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  test = await startTestApp({ renderer });
  admin = await test.signInAs('Admin');
  const bytes = await pictures.png({ width: 20, height: 10 });
  picture = (await test.services.assets.add(system, { name: 'kade.png', bytes })).guid;
  const [home, living, secret] = [
    await buildPage(test.services, { title: text('Voorpagina') }),
    await buildPage(test.services, { title: text('Wonen toen') }),
    await buildPage(test.services, { title: text('Geheim'), visibility: 'Admin' }),
  ];
  await buildMenu(test.services, [
    { urlSegment: text(''), pageId: home },
    { urlSegment: text('wonen'), pageId: living },
    { urlSegment: text('geheim'), pageId: secret },
  ]);
  then = await momentOf(test);
  await republishPage(test.services, living, buildPageDocument({ title: text('Wonen nu') }));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const ask = async (format: 'html' | 'wacz'): Promise<PastExport> => {
  const answer = await send('POST', '/api/timemachine/exports', { format, moment: then.toISOString() });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<PastExport>();
};
const found = async (guid: string) =>
  (await send('GET', '/api/timemachine/exports')).json<PastExport[]>().find((one) => one.guid === guid);
const ready = async (guid: string): Promise<PastExport> => {
  await expect.poll(async () => (await found(guid))?.state, { timeout: 60_000 }).toBe('Ready');
  return (await found(guid)) as PastExport;
};

async function unpack({ guid, sha256 }: PastExport): Promise<Map<string, Buffer>> {
  const answer = await send('GET', `/api/timemachine/exports/${guid}/file`);
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(sha256);
  const path = join(folder, guid);
  await writeFile(path, answer.rawPayload);
  const file = await open(path);
  try {
    const all = new Map<string, Buffer>();
    for (const entry of await listZip(file, 1000))
      all.set(entry.name, Buffer.from(await readZipEntry(file, entry, 1e8)));
    return all;
  } finally {
    await file.close();
  }
}
const sumOf = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** One record by the rules of ISO 28500, from what was packed. */
function readRecord(packed: Buffer): { headers: Record<string, string>; block: Buffer } {
  const record = gunzipSync(packed);
  const begins = record.indexOf('\r\n\r\n') + 4;
  const [version, ...lines] = record
    .subarray(0, begins - 4)
    .toString()
    .split('\r\n');
  expect(version).toBe('WARC/1.1');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const ends = begins + Number(headers['Content-Length']);
  expect(record.subarray(ends).toString()).toBe('\r\n\r\n');
  return { headers, block: record.subarray(begins, ends) };
}

describe('a sealed export', () => {
  it('is a folder of what a visitor read then, with the checksum of every file', async () => {
    const all = await unpack(await ready((await ask('html')).guid));
    const names = [...all.keys()];
    const home = all.get('index.html')?.toString() ?? '';
    const image = names.find((name) => name.startsWith(`_files/${picture}-`) && name.endsWith('.png')) ?? '';
    expect(names).toEqual(expect.arrayContaining(['index.html', 'wonen/index.html', image, 'LEESMIJ.txt']));
    expect(names.filter((name) => name.startsWith('geheim'))).toEqual([]);
    expect(all.get('wonen/index.html')?.toString()).toContain('<h1>Wonen toen</h1>');
    expect(home).toContain('<a href="wonen/index.html#top">');
    expect(home).toContain('<a href="https://elders.example/">');
    expect(home).toContain(`<img src="${image}"`);
    expect(home).toContain('<iframe>');
    expect(home).toMatch(/<link rel="stylesheet" href="_files\/theme-[\w-]+\.css"/);
    expect(home).not.toMatch(/srcset|href="\/|src="\/|<script type="module"/);
    expect(all.get('LEESMIJ.txt')?.toString()).toContain('/a/7d3f0b9c-6f0e-4b43-9c6e-3a5d2f1b8e10');
    const sums = (all.get('SHA256SUMS')?.toString() ?? '').trim().split('\n');
    expect(sums).toEqual(
      names.filter((name) => name !== 'SHA256SUMS').map((name) => `${sumOf(all.get(name))}  ${name}`),
    );
  });

  it('is a web archive whose parts add up, and whose index finds each answer', async () => {
    const all = await unpack(await ready((await ask('wacz')).guid));
    const description = JSON.parse(all.get('datapackage.json')?.toString() ?? '');
    expect(description).toMatchObject({ profile: 'data-package', wacz_version: '1.1.1' });
    for (const { path, hash, bytes } of description.resources) {
      expect([path, `sha256:${sumOf(all.get(path))}`, all.get(path)?.length]).toEqual([path, hash, bytes]);
    }
    const digest = JSON.parse(all.get('datapackage-digest.json')?.toString() ?? '');
    expect(digest.hash).toBe(`sha256:${sumOf(all.get('datapackage.json'))}`);
    const archive = all.get('archive/data.warc.gz') ?? Buffer.alloc(0);
    const lines = (all.get('indexes/index.cdxj')?.toString() ?? '').trim().split('\n');
    expect(lines).toEqual(lines.toSorted());
    const facts = lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
    for (const { url, offset, length } of facts) {
      const record = gunzipSync(archive.subarray(Number(offset), Number(offset) + Number(length))).toString();
      expect(record).toContain(`WARC-Target-URI: ${url}\r\n`);
    }
    // Record after record, each packed by itself, with nothing between them: the first says what wrote it.
    const places = facts
      .map(({ offset, length, digest, url }) => ({ at: Number(offset), length: Number(length), digest, url }))
      .toSorted((one, other) => one.at - other.at);
    let end = places[0]?.at ?? 0;
    const info = readRecord(archive.subarray(0, end));
    expect(info.headers).toMatchObject({ 'WARC-Type': 'warcinfo', 'Content-Type': 'application/warc-fields' });
    for (const { at, length, digest, url } of places) {
      expect([url, at]).toEqual([url, end]);
      end += length;
      const { headers, block } = readRecord(archive.subarray(at, end));
      const body = block.subarray(block.indexOf('\r\n\r\n') + 4);
      expect(headers).toMatchObject({
        'WARC-Type': 'response',
        'WARC-Date': then.toISOString(),
        'WARC-Target-URI': url,
        'WARC-Block-Digest': `sha256:${sumOf(block)}`,
        'WARC-Payload-Digest': `sha256:${sumOf(body)}`,
        'Content-Type': 'application/http; msgtype=response',
      });
      expect([url, `sha256:${sumOf(body)}`]).toEqual([url, digest]);
      expect(headers['WARC-Record-ID']).toMatch(/^<urn:uuid:[\da-f-]{36}>$/);
    }
    expect(end).toBe(archive.length);
    const listed = description.resources.map(({ path }: { path: string }) => path);
    expect([...all.keys()].filter((name) => !name.startsWith('datapackage')).toSorted()).toEqual(listed.toSorted());
    const [head, ...pages] = (all.get('pages/pages.jsonl')?.toString() ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toMatchObject({ format: 'json-pages-1.0' });
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(expect.arrayContaining(['/', '/wonen']));
  });

  it('is stopped, thrown away, and let go after seven days', async () => {
    const { guid } = await ask('html');
    await send('POST', `/api/timemachine/exports/${guid}/stop`);
    expect(['Stopped', 'Ready']).toContain((await found(guid))?.state);
    expect((await send('DELETE', `/api/timemachine/exports/${guid}`)).statusCode).toBe(204);
    expect((await send('GET', `/api/timemachine/exports/${guid}/file`)).statusCode).toBe(404);
    const kept = await ready((await ask('html')).guid);
    await test.platform.db
      .updateTable('past_export')
      .set({ kept_until: new Date(0) })
      .where('guid', '=', kept.guid)
      .execute();
    await test.installation.jobs.runRecurring('forget-past-exports');
    expect(await found(kept.guid)).toBeUndefined();
  });

  it('is for admins, of a moment that was, and written down when it is asked for, fetched and thrown away', async () => {
    const manager = await test.signInAs('ContentManager');
    const body = { format: 'html', moment: then.toISOString() };
    const { guid, sha256 } = await ready((await ask('html')).guid);
    const answers = await Promise.all([
      send('POST', '/api/timemachine/exports', body, manager),
      send('GET', '/api/timemachine/exports', undefined, manager),
      send('GET', `/api/timemachine/exports/${guid}/file`, undefined, manager),
      send('GET', `/api/timemachine/exports/${guid}/file`, undefined, {}),
      send('POST', '/api/timemachine/exports', { ...body, moment: '2201-01-01T00:00:00Z' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 400]);
    await send('GET', `/api/timemachine/exports/${guid}/file`);
    await send('DELETE', `/api/timemachine/exports/${guid}`);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'past-export.asked',
      'past-export.downloaded',
      'past-export.removed',
    ]);
    // Whoever kept the file can still show by the log that it was made here.
    const sums = entries.filter(({ action }) => action !== 'past-export.asked').map(({ details }) => details.sha256);
    expect(sums).toEqual([sha256, sha256]);
  });

  it('that is stopped is written down once, and one that is ready is not stopped', async () => {
    const { guid } = await whileHeld(async () => {
      const asked = await ask('html');
      await send('POST', `/api/timemachine/exports/${asked.guid}/stop`);
      await send('POST', `/api/timemachine/exports/${asked.guid}/stop`);
      return asked;
    });
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.map(({ action }) => action).sort()).toEqual(['past-export.asked', 'past-export.stopped']);
  });

  it('that could not be made says why', async () => {
    const { guid } = await whileHeld(async () => {
      const asked = await ask('html');
      await test.services.timeMachine.exports.fail({ exportGuid: asked.guid }, 'sealed-too-large');
      return asked;
    });
    expect(await found(guid)).toMatchObject({ state: 'Failed', reason: 'sealed-too-large' });
  });
});
