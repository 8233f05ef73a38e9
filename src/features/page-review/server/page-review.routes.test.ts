import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu, buildMenuItem } from '#features/menus/server/menus.factory.ts';
import type { PageState, WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ReviewTasks } from '../contract/page-review.ts';
import { codeOf, dutchOf, openReviewDesk, type ReviewDesk } from './testing/review-desk.ts';

type Headers = Record<string, string>;
let desk: ReviewDesk<TestApp>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let second: Headers;
let member: Headers;
let editor: Headers;
let roleId: string;

beforeAll(async () => {
  desk = await openReviewDesk(startTestApp);
  ({ test, admin, manager, second, editor, roleId } = desk);
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const post = (url: string, headers: Headers, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${url}`, headers, payload });
const get = (url: string, headers: Headers) => test.app.inject({ url, headers });
const copyOf = async (id: string) => (await get(`/api/pages/${id}/working-copy`, admin)).json<WorkingCopy>();
const review = async (id: string, headers: Headers) => dutchOf(await get(`/api/pages/${id}/review`, headers));
const sequenceOf = async (id: string) => (await copyOf(id)).sequence;

async function write(id: string, title: string, headers: Headers): Promise<void> {
  const { sequence } = await copyOf(id);
  const payload = { sequence, changes: { title: text(title) } };
  const answer = await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** A published page that the editor may edit by their role, and has just changed. */
async function changedPage(title: string): Promise<string> {
  const blocks = [buildBlock({ heading: text('Kop') })];
  const id = await buildPage(test.services, {
    title: text('Oud'),
    buildingBlockInstances: blocks,
    editPermission: 'Roles',
    editRoles: [roleId],
  });
  await write(id, title, editor);
  return id;
}
const ask = (id: string, note = '', headers = editor) => post(`${id}/review/ask`, headers, { note });
const approve = async (id: string, headers: Headers) =>
  post(`${id}/review/approve`, headers, { sequence: await sequenceOf(id) });

describe('a page that needs approval', () => {
  it('goes from asking to readers: asked by an editor, approved by a manager, published by who asked', async () => {
    const id = await changedPage('Dijkversterking');
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');
    expect((await review(id, editor)).can).toEqual({ publish: false, ask: true, withdraw: false, approve: false });
    expect(dutchOf(await ask(id, 'Graag voor vrijdag'))).toMatchObject({
      state: 'waiting',
      asked: { note: 'Graag voor vrijdag', by: { name: 'Test Standard' } },
      can: { publish: false, ask: false, withdraw: true, approve: false },
    });
    expect((await review(id, manager)).can).toEqual({ publish: false, ask: false, withdraw: false, approve: true });
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');
    expect(dutchOf(await approve(id, manager))).toMatchObject({ state: 'approved', answered: { by: {} } });
    expect((await post(`${id}/publish`, editor)).json<PageState>()).toMatchObject({ hasChanges: false });
    expect((await review(id, editor)).state).toBe('none');
    expect(await desk.mailsAbout('Dijkversterking')).toEqual([
      ['review-asked', 'admin-1'],
      ['review-asked', 'contentmanager-2'],
      ['review-asked', 'contentmanager-3'],
      ['review-approved', 'standard-4'],
    ]);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: id });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['review.asked', 'review.approved', 'page.published']),
    );
  });

  it('is approved as it was looked at: a change ends that, and a request waits on', async () => {
    const id = await changedPage('Haven');
    await ask(id);
    const looked = await sequenceOf(id);
    await write(id, 'Haven twee', editor);
    expect((await review(id, editor)).state).toBe('waiting');
    const late = await post(`${id}/review/approve`, manager, { sequence: looked });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'changed-meanwhile']);
    await approve(id, manager);
    await write(id, 'Haven drie', editor);
    expect(await review(id, editor)).toMatchObject({ state: 'lapsed', can: { publish: false, ask: true } });
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');
  });

  it('comes back with what is to be done, and is asked for again', async () => {
    const id = await changedPage('Zwembad');
    await ask(id);
    const back = await post(`${id}/review/return`, manager, { note: 'De tijden kloppen niet' });
    expect(dutchOf(back)).toMatchObject({ state: 'returned', answered: { note: 'De tijden kloppen niet' } });
    expect((await post(`${id}/review/return`, manager, { note: ' ' })).statusCode).toBe(400);
    expect(codeOf(await post(`${id}/publish`, editor))).toBe('approval-needed');
    expect(dutchOf(await ask(id))).toMatchObject({ state: 'waiting', answered: null });
    const kinds = (await desk.mailsAbout('Zwembad')).map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'review-returned')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'review-asked')).toHaveLength(6);
  });

  it('is taken back by who asked alone, and asking again soon mails nobody twice', async () => {
    const id = await changedPage('Ligplaatsen');
    await ask(id);
    expect(codeOf(await post(`${id}/review/withdraw`, manager))).toBe('not-yours');
    expect(dutchOf(await post(`${id}/review/withdraw`, editor))).toMatchObject({ state: 'none', asked: null });
    expect(codeOf(await post(`${id}/review/withdraw`, editor))).toBe('review-not-waiting');
    await ask(id);
    expect(await desk.mailsAbout('Ligplaatsen')).toHaveLength(3);
  });

  it('is published by an admin at once, and who asked hears that it was approved', async () => {
    const id = await changedPage('Markt');
    await ask(id);
    expect((await post(`${id}/publish`, admin)).statusCode).toBe(200);
    expect((await desk.mailsAbout('Markt')).at(-1)).toEqual(['review-approved', 'standard-4']);
  });

  it('is not changed for readers by the calls for one block either', async () => {
    const id = await changedPage('Blok');
    const block = (await copyOf(id)).document.buildingBlockInstances[0]?.guid;
    const url = `/api/buildingblockinstance/${block}/options`;
    const set = (headers: Headers) => test.app.inject({ method: 'POST', url, headers, payload: { columns: 2 } });
    expect(codeOf(await set(editor))).toBe('approval-needed');
    expect(codeOf(await set(member))).toBe('not-allowed');
    expect((await set(admin)).statusCode).toBe(200);
  });
});

describe('a plan', () => {
  const plan = (id: string, headers: Headers, publishAt: Date | null = desk.minutes(10)) =>
    post(`${id}/schedule`, headers, { publishAt: publishAt?.toISOString() ?? null, unpublishAt: null });
  const carryOut = async () => {
    desk.passTo(20);
    await test.installation.jobs.runRecurring('schedule-pages');
    desk.passTo(0);
  };
  const isRead = async (id: string, title: string) => (await get(`/api/pages/${id}`, {})).body.includes(title);

  it('is made and carried out after approval', async () => {
    const id = await changedPage('Zondag open');
    expect(codeOf(await plan(id, editor))).toBe('approval-needed');
    expect((await plan(id, editor, null)).statusCode).toBe(200);
    await ask(id);
    await approve(id, second);
    expect((await plan(id, editor)).statusCode).toBe(200);
    await carryOut();
    expect(await isRead(id, 'Zondag open')).toBe(true);
  });

  it.each([
    ['an editor', () => editor],
    ['an admin', () => admin],
  ])('of %s does not carry along what was changed after the approval', async (_, planner) => {
    const id = await changedPage('Aangekondigd');
    await ask(id);
    await approve(id, manager);
    await plan(id, planner());
    await write(id, 'Stiekem', editor);
    await carryOut();
    expect(await isRead(id, 'Stiekem')).toBe(false);
    const { entries } = await test.services.audit.list(system, { itemCount: 5, search: '', subjectId: id });
    expect(entries[0]).toMatchObject({ action: 'page.schedule-failed', details: { code: 'approval-needed' } });
    const failedPlan = { action: 'publish', reason: 'approval', plannedFor: desk.minutes(10).toISOString() };
    expect(await copyOf(id)).toMatchObject({ publishAt: null, failedPlan });
  });

  it('that failed stands among the tasks of who planned it and of who manages content, and of nobody else', async () => {
    const id = await changedPage('Open dag');
    await ask(id);
    await approve(id, manager);
    await plan(id, editor);
    await write(id, 'Open dag twee', editor);
    await carryOut();
    const failed = async (headers: Headers) =>
      (await get('/api/reviews', headers)).json<ReviewTasks>().failed.find(({ guid }) => guid === id);
    const row = { title: 'Open dag twee', action: 'publish', reason: 'approval', plannedBy: { name: 'Test Standard' } };
    const colleague = await test.signInAs('Standard', { roleIds: [roleId] });
    expect(await failed(editor)).toMatchObject(row);
    expect(await failed(manager)).toMatchObject(row);
    expect([await failed(colleague), await failed(member)]).toEqual([undefined, undefined]);
    expect(await desk.mailsAbout('Open dag twee')).toEqual([['plan-failed-publish', 'standard-4']]);
    // Asking again and publishing settles it.
    await ask(id);
    await approve(id, manager);
    expect((await post(`${id}/publish`, editor)).json<PageState>().failedPlan).toBeNull();
    expect(await failed(editor)).toBeUndefined();
  });

  it('that failed is told to nobody who may no longer edit the page', async () => {
    const leaver = await test.signInAs('Standard', { roleIds: [roleId] });
    const id = await changedPage('Vertrokken');
    await ask(id);
    await approve(id, manager);
    await plan(id, leaver);
    await write(id, 'Vertrokken twee', editor);
    const { guid } = (await get('/api/profiles:loggedIn', leaver)).json<{ guid: string }>();
    await test.platform.db.deleteFrom('user_role').where('user_id', '=', guid).execute();
    await carryOut();
    expect(await desk.mailsAbout('Vertrokken twee')).toEqual([]);
    expect((await get('/api/reviews', leaver)).json<ReviewTasks>().failed).toEqual([]);
    expect((await copyOf(id)).failedPlan).toMatchObject({ plannedBy: { id: guid } });
  });

  it('of an admin is carried out as they saw it', async () => {
    const id = await changedPage('Van de beheerder');
    expect((await plan(id, admin)).statusCode).toBe(200);
    await carryOut();
    expect(await isRead(id, 'Van de beheerder')).toBe(true);
  });
});

describe('who may not', () => {
  it('answer: who only edits, who asked themselves, who may not edit, and nobody once it was answered', async () => {
    const id = await changedPage('Rechten');
    const colleague = await test.signInAs('Standard', { roleIds: [roleId] });
    await ask(id, '', manager);
    expect(codeOf(await approve(id, colleague))).toBe('review-for-managers');
    expect(codeOf(await post(`${id}/review/return`, colleague, { note: 'x' }))).toBe('review-for-managers');
    expect(codeOf(await approve(id, manager))).toBe('review-own');
    expect((await approve(id, member)).statusCode).toBe(403);
    expect((await approve(id, {})).statusCode).toBe(401);
    expect((await approve(id, second)).statusCode).toBe(200);
    expect(codeOf(await approve(id, second))).toBe('review-not-waiting');
  });

  it('ask: who may not edit, twice, or about nothing', async () => {
    const id = await changedPage('Vragen');
    expect([(await ask(id, '', member)).statusCode, (await ask(id, '', {})).statusCode]).toEqual([403, 401]);
    expect((await get(`/api/pages/${id}/review`, member)).statusCode).toBe(403);
    expect((await ask(randomUUID())).statusCode).toBe(404);
    await ask(id);
    expect(codeOf(await ask(id))).toBe('review-asked-already');
    const same = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    expect(codeOf(await ask(same))).toBe('nothing-to-review');
  });
});

describe('where it is needed', () => {
  const isNeeded = async (id: string) => (await review(id, editor)).isNeeded;

  it('is a setting: nowhere, on pages, or in a part of the menu', async () => {
    const [named, other, inMenu] = [await changedPage('a'), await changedPage('b'), await changedPage('c')];
    await buildMenu(test.services, [{ children: [buildMenuItem({ pageId: inMenu })] }]);
    const [above = ''] = await test.services.menus.itemsAbovePage(inMenu);
    await desk.need({ scope: 'pages', pageGuids: [named] });
    expect([await isNeeded(named), await isNeeded(other)]).toEqual([true, false]);
    await desk.need({ scope: 'menu', menuItemGuids: [above] });
    expect([await isNeeded(inMenu), await isNeeded(named)]).toEqual([true, false]);
    await desk.need({ scope: 'off' });
    expect((await post(`${named}/publish`, editor)).statusCode).toBe(200);
    // Whoever wants to may have a page looked over all the same.
    expect(dutchOf(await ask(other))).toMatchObject({ isNeeded: false, state: 'waiting', can: { publish: true } });
    await desk.need({ scope: 'everywhere' });
  });
});

describe('a page that is taken out of a part of the menu where approval is asked', () => {
  const place = (headers: Headers, url: string, method: 'POST' | 'PUT' | 'DELETE', payload: object = {}) =>
    test.app.inject({ method, url: `/api/menuitems/${url}`, headers, payload });
  /** At its own item, below one where approval is asked. */
  async function inPart(): Promise<{ id: string; item: string; part: string }> {
    const id = await changedPage('In het deel');
    await buildMenu(test.services, [{ children: [buildMenuItem({ pageId: id })] }]);
    const [part = '', item = ''] = await test.services.menus.itemsAbovePage(id);
    await desk.need({ scope: 'menu', menuItemGuids: [part] });
    return { id, item, part };
  }
  const publishCode = async (id: string, headers = manager) => codeOf(await post(`${id}/publish`, headers));
  afterAll(() => desk.need({ scope: 'everywhere' }));

  it.each<[string, (at: { id: string; item: string; part: string }) => Promise<{ statusCode: number }>]>([
    ['moved', ({ item }) => place(manager, `${item}/move`, 'POST', { parentGuid: null, position: 0 })],
    ['removed', ({ item }) => place(manager, item, 'DELETE')],
    ['removed with what it hangs below', ({ part }) => place(manager, part, 'DELETE')],
    ['no longer led to', ({ item }) => place(manager, item, 'PUT', { pageGuid: null, externalUrl: '/nieuws' })],
  ])('goes on needing a yes until readers get it: %s', async (_, take) => {
    const at = await inPart();
    expect((await take(at)).statusCode).toBe(200);
    expect((await review(at.id, manager)).isNeeded).toBe(true);
    expect(await publishCode(at.id)).toBe('approval-needed');
    await ask(at.id);
    await approve(at.id, manager);
    expect(await publishCode(at.id)).toBeUndefined();
    // From then on it is a page like others there.
    await write(at.id, 'Ergens anders', manager);
    expect(await publishCode(at.id)).toBeUndefined();
  });

  it('goes on needing one when it comes back from the trash in another place', async () => {
    const { id } = await inPart();
    await test.app.inject({ method: 'DELETE', url: `/api/pages/${id}`, headers: manager });
    const back = { entries: [{ kind: 'page', id }], place: { parentGuid: null } };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/trash:restore',
      headers: manager,
      payload: back,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await publishCode(id)).toBe('approval-needed');
  });

  it('needs none when an admin took it out, or where approval is no longer asked', async () => {
    const moved = await inPart();
    await place(admin, `${moved.item}/move`, 'POST', { parentGuid: null, position: 0 });
    expect(await publishCode(moved.id)).toBeUndefined();
    const removed = await inPart();
    await place(manager, removed.item, 'DELETE');
    await desk.need({ scope: 'off' });
    expect(await publishCode(removed.id)).toBeUndefined();
  });
});

describe('GET /api/reviews', () => {
  const tasks = async (headers: Headers) => (await get('/api/reviews', headers)).json<ReviewTasks>();
  it('has what waits for me, and what I asked for', async () => {
    const id = await changedPage('Vergunning');
    await ask(id, 'Twee teksten anders');
    const find = (list: ReviewTasks['own']) => list.find(({ guid }) => guid === id);
    expect(find((await tasks(manager)).toAnswer)).toMatchObject({
      title: 'Vergunning',
      state: 'waiting',
      isNew: false,
      asked: { note: 'Twee teksten anders' },
    });
    expect(find((await tasks(editor)).own)).toMatchObject({ state: 'waiting' });
    const others = await tasks(member);
    expect(others).toEqual({ toAnswer: [], own: [], failed: [] });
    expect((await get('/api/reviews', {})).statusCode).toBe(401);
    await approve(id, manager);
    expect(find((await tasks(manager)).toAnswer)).toBeUndefined();
    expect(find((await tasks(editor)).own)).toMatchObject({ state: 'approved', answered: {} });
  });
});
