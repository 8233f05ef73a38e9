import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pairOf } from '#features/translation/contract/text-notes.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { pageDifferences } from '../../contract/differences/page-differences.ts';
import { restoreOperations } from '../../contract/differences/restore-operations.ts';
import type { PageHistory, PageMoment } from '../../contract/history/page-history.ts';
import type { TextMark } from '../../contract/history/text-marks.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage } from '../pages.factory.ts';

type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

async function get<T>(url: string, headers: Headers = manager, status = 200): Promise<T> {
  const answer = await test.app.inject({ url: `/api/pages/${url}`, headers });
  expect(answer.statusCode).toBe(status);
  return answer.json<T>();
}
async function post(url: string, payload: object, headers: Headers = manager): Promise<void> {
  const answer = await test.app.inject({ method: 'POST', url: `/api/pages/${url}`, headers, payload });
  expect(answer.statusCode).toBe(200);
}
const copyOf = (id: string) => get<WorkingCopy>(`${id}/working-copy`);

/** All in one go, and nothing of it refused. */
async function send(id: string, operations: readonly Operation[], headers: Headers = manager): Promise<number> {
  const { sequence } = await copyOf(id);
  const group = randomUUID();
  const named = operations.map((operation) => ({ id: randomUUID(), operation, group }));
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/pages/${id}/operations`,
    headers,
    payload: { base: sequence, operations: named },
  });
  const { refused, page } = answer.json<{ refused: unknown[]; page: { sequence: number } }>();
  expect(refused).toEqual([]);
  return page.sequence;
}
const typed = (guid: string, words: string): Operation => ({
  kind: 'text',
  place: { block: guid, path: ['options', 'lead'], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
});
const background = (guid: string, value: string): Operation => ({
  kind: 'set',
  block: guid,
  path: ['background'],
  value,
});

async function aPage() {
  const own = buildBlock({ options: { lead: text('dijk') } });
  return { id: await buildPage(test.services, { buildingBlockInstances: [own] }), guid: own.guid };
}

describe('GET /api/pages/{id}/history', () => {
  it('has versions with their notes and the sittings between them, the newest first', async () => {
    const { id, guid } = await aPage();
    const first = await send(id, [typed(guid, 'a '), background(guid, 'tint')]);
    const second = await send(id, [typed(guid, 'b ')]);
    await send(id, [typed(guid, 'c ')], admin);
    await post(`${id}/publish`, { note: ' Na de raad. ' });
    await send(id, [background(guid, 'brand')]);
    const { entries, older } = await get<PageHistory>(`${id}/history`);
    expect(entries).toMatchObject([
      { kind: 'moment', changes: 1 },
      { kind: 'version', number: 2, note: 'Na de raad.', isPublished: true },
      { kind: 'moment', changes: 1 },
      { kind: 'moment', first: first - 1, number: second, changes: 2, by: { name: expect.any(String) } },
      { kind: 'version', number: 1, note: null, isPublished: false },
    ]);
    expect(older).toBeNull();
    const versions = await get<PageHistory>(`${id}/history?only=versions`);
    expect(versions.entries.map(({ kind }) => kind)).toEqual(['version', 'version']);
    const earlier = await get<PageHistory>(`${id}/history?before=${second}&beforeVersion=2`);
    expect(earlier.entries).toMatchObject([
      { kind: 'moment', number: first },
      { kind: 'version', number: 1 },
    ]);
  });

  it('is given in steps, and each goes on where the last one stopped', async () => {
    const { id } = await aPage();
    for (let version = 2; version <= 45; version += 1) await post(`${id}/publish`, { note: 'x' });
    const { entries, older } = await get<PageHistory>(`${id}/history`);
    expect(entries).toHaveLength(40);
    expect(older).toMatchObject({ beforeVersion: 6 });
    const rest = await get<PageHistory>(`${id}/history?before=${older?.before}&beforeVersion=${older?.beforeVersion}`);
    expect(rest.entries.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(rest.older).toBeNull();
  });
});

describe('GET /api/pages/{id}/moments/{number}', () => {
  it('is the page as it was after that operation, also across a publication', async () => {
    const { id, guid } = await aPage();
    const numbers: number[] = [];
    const documents: WorkingCopy['document'][] = [];
    const steps: Operation[][] = [
      [typed(guid, 'oude '), background(guid, 'tint')],
      [
        { kind: 'layout', layout: '75-25' },
        { kind: 'move', block: guid, spot: { area: 'side', after: null } },
      ],
      [{ kind: 'page', path: ['options', 'showHeader'], value: false }],
      [{ kind: 'remove', block: guid }],
    ];
    for (const step of steps) {
      numbers.push(await send(id, step));
      documents.push((await copyOf(id)).document);
      if (documents.length === 2) await post(`${id}/publish`, {});
    }
    for (const [place, number] of numbers.entries()) {
      const { document } = await get<PageMoment>(`${id}/moments/${number}`);
      expect(pageDifferences(document, documents[place] as WorkingCopy['document'])).toEqual([]);
    }
  });

  it('is put back by operations, for which the rights of each are asked', async () => {
    const { id, guid } = await aPage();
    const number = await send(id, [typed(guid, 'oude ')]);
    await send(id, [{ kind: 'remove', block: guid }]);
    const { document } = await get<PageMoment>(`${id}/moments/${number}`);
    await send(id, restoreOperations((await copyOf(id)).document, document, 'all'));
    expect(pageDifferences((await copyOf(id)).document, document)).toEqual([]);
  });

  it('is refused in words where the log does not reach back that far, and unknown beyond its end', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const number = await send(id, [typed(guid, 'a')]);
    const problem = await get<{ code: string; detail: string }>(`${id}/moments/${sequence - 1}`, manager, 410);
    expect(problem).toMatchObject({ code: 'moment-not-known', detail: expect.stringContaining('logboek') });
    await get(`${id}/moments/${number + 1}`, manager, 404);
  });
});

describe('GET /api/pages/{id}/blocks/{guid}/author', () => {
  it('is who changed the block last, whatever they did to it', async () => {
    const { id, guid } = await aPage();
    expect(await get(`${id}/blocks/${guid}/author`)).toBeNull();
    await send(id, [typed(guid, 'a')]);
    const first = await get<{ by: { id: string } }>(`${id}/blocks/${guid}/author`);
    await send(id, [background(guid, 'tint')], admin);
    await send(id, [{ kind: 'page', path: ['options', 'showHeader'], value: false }]);
    const second = await get<{ by: { id: string } }>(`${id}/blocks/${guid}/author`);
    expect(second.by.id).not.toBe(first.by.id);
    const added = { ...(await copyOf(id)).document.buildingBlockInstances[0], guid: randomUUID() } as never;
    await send(id, [{ kind: 'add', block: added, spot: { area: 'main', after: null } }], admin);
    expect(await get(`${id}/blocks/${(added as { guid: string }).guid}/author`)).toMatchObject({ by: second.by });
  });
});

describe('POST /api/pages/{id}/history/restore', () => {
  const restore = (id: string, body: object, headers: Headers = manager) =>
    test.app.inject({ method: 'POST', url: `/api/pages/${id}/history/restore`, headers, payload: body });
  const leadOf = async (id: string) => (await copyOf(id)).document.buildingBlockInstances[0]?.options.lead;
  async function recorded(subjectId: string) {
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId });
    return entries
      .filter(({ action }) => action === 'page.version-restored')
      .map(({ details, actor }) => ({ details, by: actor.id }));
  }

  it('puts a version back as things that can be taken back, and writes down who did and which', async () => {
    const { id, guid } = await aPage();
    const closed: Operation = { kind: 'page', path: ['visibility'], value: 'Users' };
    const base = await send(id, [typed(guid, 'oude '), background(guid, 'tint'), closed]);
    const answer = await restore(id, { kind: 'version', number: 1, base });
    expect(answer.statusCode).toBe(200);
    const { operations, page } = answer.json<{ operations: LoggedOperation[]; page: { sequence: number } }>();
    expect(page.sequence).toBe(base + operations.length);
    expect(new Set(operations.map(({ group }) => group)).size).toBe(1);
    expect(await leadOf(id)).toEqual(text('dijk'));
    expect(await recorded(id)).toEqual([{ details: { number: 1 }, by: expect.any(String) }]);
    // There is nothing to put back any more, so nothing is written down.
    const again = await restore(id, { kind: 'version', number: 1, base: page.sequence });
    expect(again.json()).toMatchObject({ operations: [] });
    expect(await recorded(id)).toHaveLength(1);
    const [last] = operations.toReversed() as [LoggedOperation];
    const [inverse] = last.inverse as [Operation];
    const undo = { id: randomUUID(), operation: inverse, group: randomUUID(), undoes: last.id };
    await post(`${id}/operations`, { base: page.sequence, operations: [undo] });
    expect((await copyOf(id)).sequence).toBe(page.sequence + 1);
  });

  it('puts back a moment, or only a part of it, after what others did meanwhile', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const moment = await send(id, [typed(guid, 'oude '), background(guid, 'tint')]);
    await send(id, [typed(guid, 'heel '), background(guid, 'brand')]);
    await send(id, [{ kind: 'page', path: ['options', 'showHeader'], value: false }], admin);
    const answer = await restore(id, { kind: 'moment', number: moment, parts: [guid], base: sequence });
    const { operations } = answer.json<{ operations: LoggedOperation[] }>();
    expect(operations[0]?.number).toBe(sequence + 1);
    const { document } = await copyOf(id);
    expect(await leadOf(id)).toEqual(text('oude dijk'));
    expect(document.options.showHeader).toBe(false);
    expect(await recorded(id)).toEqual([
      { details: { moment: expect.any(String), isPart: true }, by: expect.any(String) },
    ]);
  });

  it('puts back nothing when a part of it is not theirs to put back', async () => {
    const own = buildBlock({ options: { lead: text('dijk') } });
    const markup = buildBlock({ buildingBlockName: 'Html', options: {} });
    const id = await buildPage(test.services, { buildingBlockInstances: [own, markup] });
    await send(id, [{ kind: 'remove', block: markup.guid }], admin);
    await post(`${id}/publish`, {}, admin);
    const base = await send(id, [typed(own.guid, 'oude ')]);
    const refused = await restore(id, { kind: 'version', number: 1, base });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'not-restored']);
    expect([await leadOf(id), await recorded(id)]).toEqual([text('oude dijk'), []]);
    expect((await restore(id, { kind: 'version', number: 1, parts: [own.guid], base })).statusCode).toBe(200);
    expect(await leadOf(id)).toEqual(text('dijk'));
  });

  it('is for who may edit the page, of what was there', async () => {
    const { id } = await aPage();
    const { sequence: base } = await copyOf(id);
    const body = { kind: 'version', number: 1, base };
    const status = async (...asked: Parameters<typeof restore>) => (await restore(...asked)).statusCode;
    expect([await status(id, body, member), await status(id, body, {})]).toEqual([403, 401]);
    expect(await status(randomUUID(), body)).toBe(404);
    expect(await status(id, { ...body, number: 9 })).toBe(404);
    expect(await status(id, { ...body, base: base + 1 })).toBe(409);
    expect(await status(id, { ...body, kind: 'other' })).toBe(400);
  });
});

it('is for who may edit the page', async () => {
  const { id, guid } = await aPage();
  for (const path of ['history', 'moments/1', `blocks/${guid}/author`]) {
    await get(`${id}/${path}`, member, 403);
    await get(`${id}/${path}`, {}, 401);
    await get(`${randomUUID()}/${path}`, manager, 404);
  }
});

describe('GET /api/pages/{id}/text-marks', () => {
  const title = (language: string, words: string): Operation => ({
    kind: 'text',
    place: { block: null, path: ['title'], language, format: 'plain' },
    steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
  });
  const marks = (id: string, headers?: Headers, status?: number) =>
    get<TextMark[]>(`${id}/text-marks?language=en`, headers, status);

  it('tells who wrote a text, who changed its source, and who read it since', async () => {
    const id = await buildPage(test.services, { title: text('Haven', 'Harbour') });
    await send(id, [title('en', 'Old ')]);
    await send(id, [title('nl', 'Oude ')], admin);
    const [mark] = await marks(id);
    expect(mark).toMatchObject({
      block: null,
      path: ['title'],
      vouched: { how: 'wrote', by: { name: 'Test ContentManager' } },
      source: { by: { name: 'Test Admin' } },
    });
    const pair = pairOf(text('Oude Haven', 'Old Harbour'), 'en');
    await send(id, [{ kind: 'translated', language: 'en', ...pair, reading: 'read' }], admin);
    expect((await marks(id))[0]?.vouched).toMatchObject({ how: 'read', by: { name: 'Test Admin' } });
  });

  it('is for who may edit the page', async () => {
    const id = await buildPage(test.services, {});
    expect(await marks(id)).toEqual([]);
    await marks(id, member, 403);
    await marks(id, {}, 401);
    await marks(randomUUID(), manager, 404);
  });
});
