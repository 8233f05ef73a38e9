import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList, buildNewItem } from '#features/list-items/server/list-items.factory.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { ReviewTasks } from '../contract/page-review.ts';
import { codeOf, dutchOf, openReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

type Headers = Record<string, string>;
let desk: ReviewDesk<TestApp>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let second: Headers;
let editor: Headers;
let author: Headers;
let member: Headers;
let list: string;
let pageId: string;
let roleId: string;

beforeAll(async () => {
  desk = await openReviewDesk(startTestApp);
  ({ test, admin, manager, second, editor, roleId } = desk);
  author = await test.signInAs('Standard');
  member = await test.signInAs('Standard');
  ({ guid: list, pageId } = await buildList(test.services, {
    page: { editPermission: 'Roles', editRoles: [roleId] },
    block: { addPermission: 'Users' },
  }));
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url: `/api/${url}`, headers, ...(payload === undefined ? {} : { payload }) });
const copyOf = async (guid: string) =>
  (await call('GET', `listitem:workingcopy/${guid}`, admin)).json<ItemWorkingCopy>();
const readTitle = async (guid: string) => (await call('GET', `listitem/${guid}`, {})).json<ListItemDetail>().title;
const review = async (guid: string, headers: Headers) => dutchOf(await call('GET', `listitem:review/${guid}`, headers));
const ask = (guid: string, note = '', headers = editor) =>
  call('POST', `listitem:review/${guid}/ask`, headers, { note });
const approve = async (guid: string, headers: Headers) =>
  call('POST', `listitem:review/${guid}/approve`, headers, { sequence: (await copyOf(guid)).sequence });
const publish = (guid: string, headers: Headers) => call('POST', `listitem:publish/${guid}`, headers);
const plan = (guid: string, headers: Headers, planned: Partial<Record<'publishAt' | 'unpublishAt', Date>>) =>
  call('POST', `listitem:schedule/${guid}`, headers, {
    publishAt: planned.publishAt?.toISOString() ?? null,
    unpublishAt: planned.unpublishAt?.toISOString() ?? null,
  });
const change = (guid: string, headers: Headers, changes: object) => call('PUT', `listitem/${guid}`, headers, changes);
const bulk = async (guid: string, headers: Headers, kind: string) =>
  (await call('POST', 'listitem:bulk', headers, { guids: [guid], change: kind })).json<{
    changed: string[];
    refused: { code: string }[];
  }>();

/** Types words before its title. */
async function write(guid: string, words: string, headers = editor): Promise<void> {
  const { sequence } = await copyOf(guid);
  const id = randomUUID();
  const place = { block: null, path: ['title'], language: 'nl', format: 'plain' };
  const step = { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } };
  const operation = { kind: 'text', place, steps: [step] };
  const answer = await call('POST', `listitem:operations/${guid}`, headers, {
    base: sequence,
    operations: [{ id, operation, group: id, undoes: null }],
  });
  expect(answer.json<{ refused: unknown[] }>().refused, answer.body).toEqual([]);
}
const draft = async (title: string) => (await buildItem(test.services, list, { title, isPublished: false })).guid;
const item = async (title: string) => (await buildItem(test.services, list, { title })).guid;

describe('an item that needs approval', () => {
  it('goes from asking to readers: asked by an editor, approved by a manager, published by who asked', async () => {
    const guid = await item('havenfeest');
    await write(guid, 'Groot ');
    expect(codeOf(await publish(guid, editor))).toBe('approval-needed');
    expect((await review(guid, editor)).can).toEqual({ publish: false, ask: true, withdraw: false, approve: false });
    expect(dutchOf(await ask(guid, 'Graag voor vrijdag'))).toMatchObject({
      isNeeded: true,
      state: 'waiting',
      asked: { note: 'Graag voor vrijdag' },
    });
    expect((await review(guid, manager)).can?.approve).toBe(true);
    expect(dutchOf(await approve(guid, manager))).toMatchObject({ state: 'approved' });
    expect(await readTitle(guid)).toBe('havenfeest');
    expect((await publish(guid, editor)).json<PageState>()).toMatchObject({ isPublished: true, hasChanges: false });
    expect(await readTitle(guid)).toBe('Groot havenfeest');
    expect((await review(guid, editor)).state).toBe('none');
    expect(await desk.mailsAbout('Groot havenfeest')).toEqual([
      ['review-asked', 'admin-1'],
      ['review-asked', 'contentmanager-2'],
      ['review-asked', 'contentmanager-3'],
      ['review-approved', 'standard-4'],
    ]);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['review.asked', 'review.approved']));
  });

  it('comes back with what is to be done, and is taken back by who asked', async () => {
    const guid = await draft('Zwembad');
    await ask(guid);
    const back = await call('POST', `listitem:review/${guid}/return`, manager, { note: 'De tijden kloppen niet' });
    expect(dutchOf(back)).toMatchObject({ state: 'returned', answered: { note: 'De tijden kloppen niet' } });
    expect(dutchOf(await ask(guid))).toMatchObject({ state: 'waiting' });
    expect(codeOf(await call('POST', `listitem:review/${guid}/withdraw`, manager))).toBe('not-yours');
    expect(dutchOf(await call('POST', `listitem:review/${guid}/withdraw`, editor))).toMatchObject({ state: 'none' });
  });

  it.each([
    ['in its editor', (guid: string) => write(guid, 'Stiekem ')],
    ['by the call that changes it at once', (guid: string) => change(guid, editor, { title: 'Stiekem' })],
  ])('is approved as it was looked at: a change %s ends that', async (_, alter) => {
    const guid = await draft('Dijk');
    await ask(guid);
    const { sequence: looked } = await copyOf(guid);
    await alter(guid);
    const late = await call('POST', `listitem:review/${guid}/approve`, manager, { sequence: looked });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'changed-meanwhile']);
    await approve(guid, manager);
    await alter(guid);
    await change(guid, editor, { title: 'Nog iets anders' });
    expect(codeOf(await publish(guid, editor))).toBe('approval-needed');
    expect((await bulk(guid, editor, 'publish')).refused).toMatchObject([{ code: 'approval-needed' }]);
    expect(await review(guid, editor)).toMatchObject({ state: 'lapsed', can: { publish: false, ask: true } });
  });

  it('is published by an admin at once, and who asked hears that it was approved', async () => {
    const guid = await draft('Marktplein');
    await ask(guid);
    expect((await publish(guid, admin)).statusCode).toBe(200);
    expect((await desk.mailsAbout('Marktplein')).at(-1)).toEqual(['review-approved', 'standard-4']);
  });
});

describe('no other way gives readers what nobody looked over', () => {
  const refused = async (answer: Promise<{ statusCode: number; json<T>(): T }>) => {
    const { statusCode, ...rest } = await answer.then((one) => ({ statusCode: one.statusCode, code: codeOf(one) }));
    expect([statusCode, rest.code]).toEqual([403, 'approval-needed']);
  };

  it.each([
    ['a manager', () => manager],
    ['an editor', () => editor],
    ['a member who may add', () => author],
  ])('%s adds drafts, and nothing that readers get now or later', async (_, who) => {
    const add = (overrides: object) => call('POST', `listitem/list/${list}`, who(), [buildNewItem(overrides)]);
    await refused(add({}));
    await refused(add({ publishedOn: desk.minutes(10).toISOString() }));
    expect((await add({ isPublished: false })).statusCode).toBe(200);
  });

  it('the call that changes an item at once', async () => {
    const guid = await item('Brug');
    await refused(change(guid, editor, { title: 'Brug open' }));
    await refused(change(guid, manager, { visibility: 'Users' }));
    const hidden = await draft('Sluis');
    await refused(change(hidden, editor, { isPublished: true }));
    await refused(change(hidden, editor, { isPublished: true, publishedOn: desk.minutes(10).toISOString() }));
    expect((await change(hidden, editor, { title: 'Sluis dicht' })).statusCode).toBe(200);
    expect((await change(guid, admin, { title: 'Brug dicht' })).statusCode).toBe(200);
    expect(await readTitle(guid)).toBe('Brug dicht');
  });

  it('one that has ended comes back by nobody’s word alone', async () => {
    const guid = await item('Kermis');
    expect((await change(guid, editor, { unpublishOn: desk.minutes(5).toISOString() })).statusCode).toBe(200);
    desk.passTo(6);
    await refused(change(guid, editor, { unpublishOn: null }));
    await refused(publish(guid, editor));
    await refused(plan(guid, editor, { publishAt: desk.minutes(10) }));
    desk.passTo(0);
  });

  it('many at once: only what was approved as it is', async () => {
    const guid = await draft('Veel');
    expect(await bulk(guid, editor, 'publish')).toMatchObject({ changed: [], refused: [{ code: 'approval-needed' }] });
    await ask(guid);
    await approve(guid, manager);
    expect(await bulk(guid, editor, 'publish')).toEqual({ changed: [guid], refused: [] });
    expect((await review(guid, editor)).state).toBe('none');
  });

  it('an earlier version', async () => {
    const guid = await item('Eerste');
    await change(guid, admin, { title: 'Tweede' });
    await refused(call('POST', `listitem:restore/${guid}`, editor, { version: 1 }));
    await change(guid, editor, { isPublished: false });
    await refused(call('POST', `listitem:restore/${guid}`, editor, { version: 1 }));
    expect((await call('POST', `listitem:restore/${guid}`, admin, { version: 1 })).statusCode).toBe(200);
  });

  it('the trash: what readers had comes back in its list, and not in another', async () => {
    const free = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } });
    await desk.need({ scope: 'pages', pageGuids: [pageId] });
    const { guid } = await buildItem(test.services, free.guid, { title: 'Verhuisd' });
    const own = await item('Terug');
    for (const one of [guid, own]) await call('DELETE', `listitem/${one}`, editor);
    const entries = [{ kind: 'item', id: guid }];
    const elsewhere = await call('POST', 'trash:restore', editor, { entries, place: { listGuid: list } });
    expect(elsewhere.json()).toMatchObject({ restored: [], refused: [{ code: 'approval-needed' }] });
    expect((await call('POST', `listitem:restore/${own}`, editor, {})).statusCode).toBe(200);
    await desk.need({ scope: 'everywhere' });
  });
});

describe('what is not held back', () => {
  it('taking it off, saying when it ends, the spotlight and its place', async () => {
    const guid = await item('Vrij');
    await write(guid, 'Nog niet ');
    expect((await plan(guid, editor, { unpublishAt: desk.minutes(30) })).statusCode).toBe(200);
    expect((await bulk(guid, editor, 'highlight')).changed).toEqual([guid]);
    expect((await change(guid, editor, { parentGuids: [] })).statusCode).toBe(200);
    expect(await readTitle(guid)).toBe('Vrij');
    expect((await call('POST', `listitem:unpublish/${guid}`, editor)).statusCode).toBe(200);
  });
});

describe('a plan', () => {
  it('is made after approval, and what is written after that waits for a yes of its own', async () => {
    const guid = await draft('zondag open');
    expect(codeOf(await plan(guid, editor, { publishAt: desk.minutes(10) }))).toBe('approval-needed');
    await ask(guid);
    await approve(guid, second);
    expect((await plan(guid, editor, { publishAt: desk.minutes(10) })).json()).toMatchObject({ hasChanges: false });
    await write(guid, 'Stiekem ');
    expect(await copyOf(guid)).toMatchObject({ hasChanges: true, publishAt: desk.minutes(10).toISOString() });
    // Another hour for what was approved, by the call that changes it at once.
    const later = { publishedOn: desk.minutes(12).toISOString() };
    expect((await change(guid, editor, later)).statusCode).toBe(200);
    expect(codeOf(await plan(guid, editor, { publishAt: desk.minutes(14) }))).toBe('approval-needed');
    desk.passTo(20);
    expect(await readTitle(guid)).toBe('zondag open');
    expect(await copyOf(guid)).toMatchObject({ isPublished: true, hasChanges: true });
    desk.passTo(0);
    await ask(guid);
    await approve(guid, manager);
    expect((await plan(guid, editor, { publishAt: desk.minutes(14) })).json()).toMatchObject({ hasChanges: false });
    desk.passTo(20);
    expect(await readTitle(guid)).toBe('Stiekem zondag open');
    desk.passTo(0);
  });
});

describe('who may not', () => {
  it('answer: who only edits, who asked themselves, who may not edit', async () => {
    const guid = await draft('Rechten');
    await ask(guid, '', manager);
    expect(codeOf(await approve(guid, editor))).toBe('review-for-managers');
    expect(codeOf(await approve(guid, manager))).toBe('review-own');
    expect([(await approve(guid, member)).statusCode, (await approve(guid, {})).statusCode]).toEqual([404, 401]);
    expect((await approve(guid, second)).statusCode).toBe(200);
  });

  it('ask: who may not edit, twice, or about nothing', async () => {
    const guid = await draft('Vragen');
    expect([(await ask(guid, '', member)).statusCode, (await ask(guid, '', {})).statusCode]).toEqual([404, 401]);
    expect((await ask(randomUUID())).statusCode).toBe(404);
    await ask(guid);
    expect(codeOf(await ask(guid))).toBe('review-asked-already');
    expect(codeOf(await ask(await item('Niets nieuws')))).toBe('nothing-to-review');
  });
});

describe('where it is needed', () => {
  it('is below the pages that the setting names', async () => {
    const other = await buildList(test.services);
    const guids = [await item('Hier'), (await buildItem(test.services, other.guid)).guid];
    const isNeeded = () => Promise.all(guids.map(async (guid) => (await review(guid, manager)).isNeeded));
    await desk.need({ scope: 'pages', pageGuids: [pageId] });
    expect(await isNeeded()).toEqual([true, false]);
    const [above = ''] = await test.services.menus.itemsAbovePage(other.pageId);
    await desk.need({ scope: 'menu', menuItemGuids: [above] });
    expect(await isNeeded()).toEqual([false, true]);
    await desk.need({ scope: 'off' });
    expect(await isNeeded()).toEqual([false, false]);
    expect((await change(guids[0] ?? '', editor, { title: 'Vrijuit' })).statusCode).toBe(200);
    await desk.need({ scope: 'everywhere' });
  });
});

describe('GET /api/reviews', () => {
  it('has items among what waits for me, with the way to them', async () => {
    const guid = await draft('Vergunning');
    await ask(guid, 'Nieuw');
    const tasks = async (headers: Headers) => (await call('GET', 'reviews', headers)).json<ReviewTasks>();
    const find = (some: ReviewTasks['own']) => some.find((one) => one.guid === guid);
    expect(find((await tasks(manager)).toAnswer)).toMatchObject({
      kind: 'item',
      title: 'Vergunning',
      path: expect.stringMatching(/^\/lijst-\d+\/i\/\w+\/vergunning$/),
      state: 'waiting',
      isNew: true,
    });
    expect(find((await tasks(editor)).own)).toMatchObject({ state: 'waiting' });
    await call('DELETE', `listitem/${guid}`, admin);
    expect(find((await tasks(manager)).toAnswer)).toBeUndefined();
  });
});
