import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { KnownOfChecks } from '#features/pages/contract/checks/known-of-checks.ts';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { asideKey } from '#features/pages/contract/checks/set-aside.ts';
import type { CheckSettings } from '#features/pages/contract/checks/stops-publishing.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { FoundOnItems } from '../../contract/editing/item-checks.endpoints.ts';
import type { ItemWorkingCopy } from '../../contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { buildItem, buildList } from '../list-items.factory.ts';

type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let admin: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const choose = (pageChecks: CheckSettings) => test.services.settings.save(system, 'pageChecks', pageChecks);
afterEach(() => choose({}));

const inject = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const copyOf = async (guid: string) =>
  (await inject('GET', `/api/listitem:workingcopy/${guid}`, manager)).json<ItemWorkingCopy>();
const read = async (guid: string) => (await inject('GET', `/api/listitem/${guid}`, {})).json<ListItemDetail>();
const publish = (guid: string, body: object = {}) => inject('POST', `/api/listitem:publish/${guid}`, manager, body);
const checks = (guid: string, headers = manager) => inject('GET', `/api/listitem:checks/${guid}`, headers);
const set = (guid: string, key: string, isAside: boolean, headers = manager) =>
  inject('PUT', `/api/listitem:checks/${guid}`, headers, { key, isAside });

const textBlock = (...words: Parameters<typeof paragraph>) => ({
  guid: randomUUID(),
  buildingBlockName: 'Text',
  content: { text: richText([paragraph(...words)]) },
});
const shouting = () => textBlock('Dit is BELANGRIJK.');
const draft = async (...blocks: ReturnType<typeof textBlock>[]) =>
  (await buildItem(test.services, list, { isPublished: false, contentBuildingBlockInstances: blocks })).guid;
const typed = async (guid: string, words: string) => {
  const { sequence } = await copyOf(guid);
  const operation: Operation = {
    kind: 'text',
    place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
    steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
  };
  const id = randomUUID();
  return inject('POST', `/api/listitem:operations/${guid}`, manager, {
    base: sequence,
    operations: [{ id, operation, group: id, undoes: null }],
  });
};

async function capitalsIn(guid: string): Promise<string> {
  const { document } = await copyOf(guid);
  const run = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined });
  const finding = run(document, { translations: [], dead: {} }).find(({ check }) => check === 'capitals');
  if (finding === undefined) throw new Error('No capitals were found');
  return asideKey(finding);
}

describe('what is found in an item', () => {
  it('warns and lets the item be published, unless the platform chose otherwise', async () => {
    expect((await publish(await draft(shouting()))).statusCode).toBe(200);
  });

  it('stops the publication of what the platform chose, and says what and where', async () => {
    await choose({ capitals: 'block' });
    const block = shouting();
    const guid = await draft(block);
    const refused = await publish(guid);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<Problem>()).toMatchObject({
      code: 'checks-stop',
      fields: [{ path: `${block.guid}.options.text.nl`, code: 'capitals' }],
    });
    expect((await inject('GET', `/api/listitem/${guid}`, {})).statusCode).toBe(404);
    await choose({ capitals: 'warn' });
    expect((await publish(guid)).statusCode).toBe(200);
  });

  it('stops every other way to readers too: adding, changing, planning, many at once and together with a page', async () => {
    await choose({ capitals: 'block' });
    const content = { contentBuildingBlockInstances: [shouting()] };
    const made = await inject('POST', `/api/listitem/list/${list}`, manager, [
      { title: 'Nieuw', listItemTypeName: 'News', isPublished: true, ...content },
    ]);
    expect([made.statusCode, made.json<Problem>().code]).toEqual([409, 'checks-stop']);
    const { guid: readable } = await buildItem(test.services, list);
    const changed = await inject('PUT', `/api/listitem/${readable}`, manager, content);
    expect([changed.statusCode, changed.json<Problem>().code]).toEqual([409, 'checks-stop']);
    const guid = await draft(shouting());
    const plan = { publishAt: '2031-05-05T10:00:00.000Z', unpublishAt: null };
    expect((await inject('POST', `/api/listitem:schedule/${guid}`, manager, plan)).json<Problem>().code).toBe(
      'checks-stop',
    );
    const bulk = await inject('POST', '/api/listitem:bulk', manager, { guids: [guid], change: 'publish' });
    expect(bulk.json()).toEqual({ changed: [], refused: [{ guid, code: 'checks-stop' }] });
    const together = await inject('POST', '/api/publications', manager, { pages: [], menuItems: [], items: [guid] });
    expect(together.json<Problem>().fields).toMatchObject([{ path: `body.items.${guid}`, code: 'checks-stop' }]);
    // Nothing new for readers: the spotlight, and taking it off.
    const spotlight = await inject('POST', '/api/listitem:bulk', manager, { guids: [readable], change: 'highlight' });
    expect(spotlight.json()).toMatchObject({ changed: [readable] });
    expect((await inject('POST', `/api/listitem:unpublish/${readable}`, manager)).statusCode).toBe(200);
  });

  it('of a planned item is looked at when it is planned: what is written after that waits', async () => {
    await choose({ capitals: 'block' });
    const guid = await draft(textBlock('Rustig.'));
    const plan = { publishAt: '2031-05-05T10:00:00.000Z', unpublishAt: null };
    expect((await inject('POST', `/api/listitem:schedule/${guid}`, manager, plan)).statusCode).toBe(200);
    const before = (await inject('GET', `/api/listitem/${guid}`, manager)).json<ListItemDetail>().title;
    await typed(guid, 'Nieuw ');
    expect((await inject('GET', `/api/listitem/${guid}`, manager)).json<ListItemDetail>().title).toBe(before);
    expect(await copyOf(guid)).toMatchObject({
      hasChanges: true,
      document: { title: { $lang: { nl: `Nieuw ${before}` } } },
    });
  });

  it('leads nowhere, unless what it leads to is published with it', async () => {
    const target = await draft(textBlock('Later.'));
    const { shortId } = (await inject('GET', `/api/listitem/${target}`, manager)).json<ListItemDetail>();
    const href = `/lijst/i/${shortId}/later`;
    const guid = await draft(textBlock(link('Het vervolg', href)));
    expect((await checks(guid)).json()).toEqual({ settings: {}, asides: [], dead: { [href]: 'unpublished' } });
    await choose({ 'dead-links': 'block' });
    expect((await publish(guid)).json<Problem>().fields).toMatchObject([{ code: 'link-unpublished' }]);
    const both = { pages: [], menuItems: [], items: [guid, target] };
    expect((await inject('POST', '/api/publications', manager, both)).statusCode).toBe(200);
    expect((await read(guid)).guid).toBe(guid);
  });
});

describe('what someone says of an item is meant so', () => {
  it('is kept with who said it, until it is taken back', async () => {
    const guid = await draft(shouting());
    const key = await capitalsIn(guid);
    const { asides } = (await set(guid, key, true)).json<KnownOfChecks>();
    expect(asides).toMatchObject([{ key, by: { name: expect.any(String) }, isByAdmin: false }]);
    expect((await checks(guid)).json<KnownOfChecks>().asides).toEqual(asides);
    expect((await set(guid, key, true)).json<KnownOfChecks>().asides).toHaveLength(1);
    expect((await set(guid, key, false)).json<KnownOfChecks>().asides).toEqual([]);
    const { entries } = await test.services.audit.list(system, { itemCount: 10, search: '', subjectId: guid });
    expect(entries.map(({ action }) => action).filter((action) => action.startsWith('finding.'))).toEqual([
      'finding.taken-back',
      'finding.set-aside',
      'finding.set-aside',
    ]);
  });

  it('lets the item through when an admin says it of a check that stops it', async () => {
    const guid = await draft(shouting());
    const key = await capitalsIn(guid);
    await choose({ capitals: 'block' });
    expect((await set(guid, key, true)).statusCode).toBe(403);
    expect((await set(guid, key, true, admin)).statusCode).toBe(200);
    expect((await publish(guid)).statusCode).toBe(200);
  });

  it('is for who may edit the item, of what is there', async () => {
    const guid = await draft(shouting());
    const { guid: readable } = await buildItem(test.services, list);
    const key = await capitalsIn(guid);
    const member = await test.signInAs('Standard');
    const statuses = async (headers: Headers) =>
      Promise.all(
        [guid, readable].map(async (one) => [
          (await checks(one, headers)).statusCode,
          (await set(one, key, true, headers)).statusCode,
        ]),
      );
    // Who cannot see a draft is not told that it is there.
    expect(await statuses(member)).toEqual([
      [404, 404],
      [403, 403],
    ]);
    expect(await statuses({})).toEqual([
      [401, 401],
      [401, 401],
    ]);
    expect((await checks(randomUUID())).statusCode).toBe(404);
    expect((await set(randomUUID(), key, true)).statusCode).toBe(404);
    expect((await set(guid, 'abc123', true)).statusCode).toBe(404);
    expect((await set(guid, 'NOT A KEY', true)).statusCode).toBe(400);
  });
});

describe('what is found in all items that readers have', () => {
  const found = (headers: Headers, after = '') =>
    inject('GET', `/api/listitem:found?language=nl${after && `&after=${after}`}`, headers);
  /** All portions, as the screen asks for them. */
  async function capitals() {
    const places: FoundOnItems['found'][number]['pages'] = [];
    let after = '';
    do {
      const portion = (await found(admin, after)).json<FoundOnItems>();
      places.push(...portion.found.filter(({ kind }) => kind === 'capitals').flatMap(({ pages }) => pages));
      after = portion.last ?? '';
    } while (after !== '');
    return places;
  }

  it('has the item with its address, and neither what nobody reads yet nor what is meant so', async () => {
    const guid = await draft(shouting());
    const isThere = async () => (await capitals()).find((place) => place.guid === guid);
    expect(await isThere()).toBeUndefined();
    await publish(guid);
    expect(await isThere()).toMatchObject({ count: 1, title: expect.any(String) });
    await set(guid, await capitalsIn(guid), true);
    expect(await isThere()).toBeUndefined();
  });

  it('goes on after the last that was looked at', async () => {
    const { total, looked } = (await found(admin)).json<FoundOnItems>();
    expect(looked).toBe(total);
    const after = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    expect((await found(admin, after)).json<FoundOnItems>()).toEqual({ found: [], looked: 0, total, last: null });
  });

  it('is for admins, and asks for a guid', async () => {
    expect((await found(manager)).statusCode).toBe(403);
    expect((await found({})).statusCode).toBe(401);
    expect((await found(admin, 'no-guid')).statusCode).toBe(400);
  });
});
