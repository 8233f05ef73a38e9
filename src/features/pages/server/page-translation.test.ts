import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { insertWork } from '#features/tasks/server/long-work.repository.ts';
import { pairOf } from '#features/translation/contract/text-notes.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { Page } from '../contract/page.ts';
import type { WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPage, republishPage } from './pages.factory.ts';

interface Asked {
  q: string[];
  source: string;
  target: string;
  api_key?: string;
}

/** Speaks the protocol, and answers each text with its language in front. */
let server: Server;
const asked: Asked[] = [];
let isBroken = false;
let whileTranslating: (() => Promise<unknown>) | undefined;

let test: TestApp;
let plain: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const question = (await json(request)) as Asked;
    asked.push(question);
    await whileTranslating?.();
    response.writeHead(isBroken || request.url !== '/translate' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: question.q.map((one) => `${question.target}: ${one}`) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  test = await startTestApp({ translation: { url: `http://127.0.0.1:${port}`, apiKey: 'sleutel' } });
  plain = await startTestApp();
  manager = await test.signInAs('ContentManager');
  await test.services.settings.save(system, 'showAutoTranslate', true);
});
beforeEach(() => {
  isBroken = false;
  whileTranslating = undefined;
  asked.length = 0;
});
afterAll(async () => {
  server.close();
  await test.close();
  await plain.close();
});

const translate = (id: string, language = 'en', headers: Record<string, string> = manager) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${id}/translate`, headers, payload: { language } });
/** Asked for, and done by the job. */
async function translated(id: string): Promise<LongWork> {
  const { id: workId, ...asked } = (await translate(id)).json<LongWork>();
  expect(asked).toMatchObject({ kind: 'translate-page', state: 'Waiting', done: 0, reason: null });
  return vi.waitFor(async () => {
    const work = await call<LongWork>('GET', `/api/longwork/${workId}`);
    expect(work.state).toBe('Done');
    return work;
  }, patience);
}
/** Without a job, so that a test decides when it is tried. */
async function work(pageId: string, headers: Record<string, string> = manager): Promise<string> {
  const { guid } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>();
  const input = { pageId, language: 'en' };
  return insertWork(test.platform.db, { kind: 'translate-page', askedBy: guid, client: {}, input, total: 1 });
}
async function tryOnce(workId: string): Promise<LongWork> {
  const { longWork, pages } = test.services;
  await longWork.run(pages.translate, workId, new AbortController().signal).catch(() => undefined);
  return longWork.read(system, workId);
}
const call = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> => {
  const answer = await test.app.inject({ method, url, headers: manager, ...(payload ? { payload } : {}) });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
};
const english = async (id: string) => (await call<{ page: Page }>('GET', `/api/pages/${id}?language=en`)).page;

describe('automatic translation', () => {
  it('makes a draft that readers get once a person publishes that language', async () => {
    const block = buildBlock({ heading: text('Kop') });
    const id = await buildPage(test.services, { title: text('Haven'), buildingBlockInstances: [block] });
    const { done, total, reason } = await translated(id);
    expect([done, total, reason]).toEqual([total, asked.flatMap(({ q }) => q).length, null]);
    const copy = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    expect(asked).toMatchObject([
      { q: expect.arrayContaining(['Haven', 'Kop']), source: 'nl', target: 'en', api_key: 'sleutel' },
    ]);
    expect(copy.document.title).toEqual(text('Haven', 'en: Haven'));
    expect(copy.translations).toEqual([
      { language: 'en', hasTexts: true, status: 'draft', isAutomatic: true, isOutdated: false, readers: 'nothing' },
    ]);
    expect(copy.can.translate).toBe(true);

    await call('POST', `/api/pages/${id}/publish`);
    expect(await english(id)).toMatchObject({ title: 'Haven', titleLang: 'nl', languages: ['nl'] });
    await call('POST', `/api/pages/${id}/publish`, { languages: ['en'] });
    expect(await english(id)).toMatchObject({ title: 'en: Haven', languages: ['nl', 'en'] });
    const after = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    expect(after).toMatchObject({ hasChanges: false, translations: [{ status: 'published', isAutomatic: false }] });
  });

  it('says when the source has changed since', async () => {
    const id = await buildPage(test.services, { title: text('Haven', 'Harbour') });
    const { sequence } = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    const saved = await call<WorkingCopy>('PUT', `/api/pages/${id}`, {
      sequence,
      changes: { title: text('Nieuwe haven', 'Harbour') },
    });
    expect(saved.translations).toMatchObject([{ language: 'en', isOutdated: true }]);
    const again = await call<WorkingCopy>('PUT', `/api/pages/${id}`, {
      sequence: saved.sequence,
      changes: { title: text('Nieuwe haven', 'New harbour') },
    });
    expect(again.translations).toMatchObject([{ language: 'en', isOutdated: false }]);
  });

  it('never writes over what someone wrote or read: only what is missing, and its own drafts that are outdated', async () => {
    const [kept, mine, stale, empty] = [text('Werf', 'Yard'), text('Kade'), text('Sluis'), text('Brug')];
    const headings = [kept, mine, stale, empty].map((heading) => buildBlock({ heading }));
    const id = await buildPage(test.services, { title: text('Haven', 'Harbour'), buildingBlockInstances: headings });
    await translated(id);
    const write = async (change: (copy: WorkingCopy['document']) => object) => {
      const { sequence, document } = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
      await call('PUT', `/api/pages/${id}`, { sequence, changes: change(document) });
    };
    const headingsOf = (document: WorkingCopy['document']) => document.buildingBlockInstances.map((one) => one.heading);
    const become = (to: ReturnType<typeof text>[]) =>
      write(({ buildingBlockInstances }) => ({
        title: text('Oude haven', 'Harbour'),
        buildingBlockInstances: buildingBlockInstances.map((block, place) => ({ ...block, heading: to[place] })),
      }));
    // Two sources change, someone writes one draft anew, and empties another.
    await become([text('Scheepswerf', 'Yard'), text('Kade', 'Quay'), text('Sluizen', 'en: Sluis'), text('Brug')]);
    asked.length = 0;
    const work = await translated(id);
    expect(asked.flatMap(({ q }) => q)).toEqual(['Sluizen', 'Brug']);
    expect(work).toMatchObject({ total: 2, result: { translated: 2, left: 3 } });
    const copy = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    expect([copy.document.title, ...headingsOf(copy.document)]).toEqual([
      text('Oude haven', 'Harbour'),
      text('Scheepswerf', 'Yard'),
      text('Kade', 'Quay'),
      text('Sluizen', 'en: Sluizen'),
      text('Brug', 'en: Brug'),
    ]);
    // Readers keep what they had, and get nothing that nobody read.
    await call('POST', `/api/pages/${id}/publish`);
    const { title: read, buildingBlockInstances } = await english(id);
    expect([read, ...buildingBlockInstances.map(({ heading }) => heading?.value)]).toEqual([
      'Harbour',
      'Yard',
      'Quay',
      'Sluizen',
      'Brug',
    ]);
    // Someone read one, its source changes, and a third try leaves it.
    const now = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    const reading = { kind: 'translated', language: 'en', ...pairOf(text('Brug', 'en: Brug'), 'en'), reading: 'read' };
    const operations = [{ id: randomUUID(), group: randomUUID(), operation: reading }];
    await call('POST', `/api/pages/${id}/operations`, { base: now.sequence, operations });
    await become([
      text('Scheepswerf', 'Yard'),
      text('Kade', 'Quay'),
      text('Sluizen', 'en: Sluizen'),
      text('Bruggen', 'en: Brug'),
    ]);
    asked.length = 0;
    const before = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    const answer = (await translate(id)).json<LongWork & { left: number }>();
    expect(answer).toMatchObject({ total: 0, left: 4 });
    await vi.waitFor(async () => {
      const done = await call<LongWork & { result: object }>('GET', `/api/longwork/${answer.id}`);
      expect(done).toMatchObject({ state: 'Done', result: { translated: 0, left: 4 } });
    }, patience);
    expect(asked).toEqual([]);
    expect((await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`)).sequence).toBe(before.sequence);
  });

  const title = async (id: string) => (await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`)).document.title;

  it('changes nothing when the server fails, says so, and is tried again', async () => {
    const id = await buildPage(test.services, { title: text('Haven') });
    const workId = await work(id);
    isBroken = true;
    expect(await tryOnce(workId)).toMatchObject({ state: 'Retrying', reason: 'translation-failed' });
    expect(await title(id)).toEqual(text('Haven'));
    await test.services.longWork.giveUp(workId, new Error('the last try'));
    expect(await test.services.longWork.read(system, workId)).toMatchObject({ state: 'Failed', reason: 'internal' });
    isBroken = false;
    // Put back by an admin, as any failed job.
    expect(await tryOnce(workId)).toMatchObject({ state: 'Done', reason: null });
    expect(await title(id)).toEqual(text('Haven', 'en: Haven'));
  });

  it('lets who wrote meanwhile win, and then translates what they wrote', async () => {
    const id = await buildPage(test.services, { title: text('Haven') });
    const workId = await work(id);
    whileTranslating = () => republishPage(test.services, id, { title: text('Eerder') });
    expect(await tryOnce(workId)).toMatchObject({ state: 'Retrying', reason: 'changed-meanwhile' });
    expect(await title(id)).toEqual(text('Eerder'));
    whileTranslating = undefined;
    expect(await tryOnce(workId)).toMatchObject({ state: 'Done' });
    expect(await title(id)).toEqual(text('Eerder', 'en: Eerder'));
  });

  it('is seen only by who asked and by admins', async () => {
    const workId = await work(await buildPage(test.services));
    const look = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: `/api/longwork/${workId}`, headers })).statusCode;
    const [other, admin] = [await test.signInAs('ContentManager'), await test.signInAs('Admin')];
    expect([await look(other), await look(admin), await look(manager), await look({})]).toEqual([404, 200, 200, 401]);
  });

  it('is not done any more for who lost their rights meanwhile', async () => {
    const id = await buildPage(test.services, { title: text('Sluis') });
    const leaver = await test.signInAs('ContentManager');
    const workId = await work(id, leaver);
    const { guid } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers: leaver })).json<{
      guid: string;
    }>();
    await test.platform.db.updateTable('user').set({ is_active: false }).where('id', '=', guid).execute();
    expect(await tryOnce(workId)).toMatchObject({ state: 'Failed', reason: 'not-allowed' });
    expect(await title(id)).toEqual(text('Sluis'));
  });

  it('answers one text, with its links, to who writes the page, and keeps nothing of it', async () => {
    const id = await buildPage(test.services, { title: text('Haven') });
    const one = (payload: object, headers: Record<string, string> = manager) =>
      test.app.inject({ method: 'POST', url: `/api/pages/${id}/translate-text`, headers, payload });
    const { $lang } = richText(
      [paragraph('Lees ', link('meer', '/meer'))],
      [paragraph('en: Lees ', link('en: meer', '/meer'))],
    );
    expect((await one({ language: 'en', text: $lang.nl })).json()).toEqual({ text: $lang.en });
    expect((await one({ language: 'en', text: 'Haven' })).json()).toEqual({ text: 'en: Haven' });
    expect((await one({ language: 'en', text: '2026' })).json()).toEqual({ text: '2026' });
    expect(await title(id)).toEqual(text('Haven'));
    expect((await one({ language: 'en', text: 'Haven' }, {})).statusCode).toBe(401);
    expect((await one({ language: 'en', text: 'Haven' }, await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await one({ language: 'nl', text: 'Haven' })).statusCode).toBe(400);
    isBroken = true;
    expect((await one({ language: 'en', text: 'Haven' })).json()).toMatchObject({
      status: 502,
      code: 'translation-failed',
    });
  });

  it('stays out of sight, text by text, until someone read it', async () => {
    const block = buildBlock({ heading: text('Kop') });
    const id = await buildPage(test.services, { title: text('Haven', 'Harbour'), buildingBlockInstances: [block] });
    const { sequence } = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    const heading = { block: block.guid, path: ['heading'], language: 'en', format: 'plain' };
    const slice = { content: [{ type: 'text', text: 'Heading' }] };
    const pair = pairOf(text('Kop', 'Heading'), 'en');
    const group = randomUUID();
    const send = (base: number, ...operations: object[]) =>
      call<{ page: WorkingCopy }>('POST', `/api/pages/${id}/operations`, {
        base,
        operations: operations.map((operation) => ({ id: randomUUID(), group, operation })),
      });
    const { page } = await send(
      sequence,
      { kind: 'text', place: heading, steps: [{ stepType: 'replace', from: 0, to: 0, slice }] },
      { kind: 'translated', language: 'en', ...pair, reading: 'unread' },
    );
    await call('POST', `/api/pages/${id}/publish`);
    const headingOf = async () => (await english(id)).buildingBlockInstances[0]?.heading;
    expect(await headingOf()).toEqual({ value: 'Kop', lang: 'nl' });
    const written = await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`);
    expect(written).toMatchObject({ hasChanges: true, translations: [{ isAutomatic: true, readers: 'other-words' }] });
    await send(page.sequence, { kind: 'translated', language: 'en', ...pair, reading: 'read' });
    await call('POST', `/api/pages/${id}/publish`);
    expect(await headingOf()).toEqual({ value: 'Heading' });
    expect(await call<WorkingCopy>('GET', `/api/pages/${id}/working-copy`)).toMatchObject({
      hasChanges: false,
      translations: [{ isAutomatic: false, readers: 'the-same' }],
    });
  });

  it('is refused for the source, without rights, when it is off, and without a provider', async () => {
    const id = await buildPage(test.services);
    expect((await translate(id, 'nl')).json()).toMatchObject({ status: 400, fields: [{ code: 'source-language' }] });
    expect((await translate(id, 'en', {})).statusCode).toBe(401);
    expect((await translate(id, 'en', await test.signInAs('Standard'))).statusCode).toBe(403);
    await test.services.settings.save(system, 'showAutoTranslate', false);
    expect((await translate(id)).json()).toMatchObject({ status: 409, code: 'translation-off' });
    await test.services.settings.save(system, 'showAutoTranslate', true);
    const elsewhere = await buildPage(plain.services);
    await expect(plain.services.pages.askTranslation({ viewer: system }, elsewhere, 'en')).rejects.toMatchObject({
      code: 'no-provider',
    });
  });
});
