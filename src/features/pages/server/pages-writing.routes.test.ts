import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Page, PageSummary } from '../contract/page.ts';
import type { PageState, PageVersion, TrashedPage, WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage } from './pages.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const day = 24 * 60 * 60 * 1000;

let test: TestApp;
let roleId: string;
type Headers = Record<string, string>;
const people: Record<'visitor' | 'member' | 'editor' | 'manager', Headers> = {
  visitor: {},
  member: {},
  editor: {},
  manager: {},
};

beforeAll(async () => {
  test = await startTestApp({ clock });
  roleId = await test.makeRole('Havendienst');
  people.member = await test.signInAs('Standard');
  people.editor = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

async function ok<T>(method: Method, url: string, headers: Headers, payload?: object): Promise<T> {
  const answer = await send(method, url, headers, payload);
  expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([answer.body === '' ? 204 : 200, '']);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}

const workingCopy = (id: string, headers = people.manager) =>
  ok<WorkingCopy>('GET', `/api/pages/${id}/working-copy`, headers);
const titleForReaders = async (id: string): Promise<string | number> => {
  const answer = await send('GET', `/api/pages/${id}`, {});
  return answer.statusCode === 200 ? answer.json<{ page: Page }>().page.title : answer.statusCode;
};
const actions = async (id: string) => {
  const rows = test.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).orderBy('id');
  return (await rows.execute()).map(({ action }) => action);
};

describe('a page from making to publishing', () => {
  it('is for nobody until it is published, and then as it was saved last', async () => {
    const document = buildPageDocument({ title: text('Eerste opzet'), buildingBlockInstances: [buildBlock()] });
    const made = await ok<WorkingCopy>('POST', '/api/pages', people.manager, { document });
    expect(made).toMatchObject({ kind: 'page', isPublished: false, hasChanges: true, version: null });
    expect(await titleForReaders(made.guid)).toBe(404);

    const changes = { title: text('Tweede opzet') };
    const saved = await ok<WorkingCopy>('PUT', `/api/pages/${made.guid}`, people.manager, {
      sequence: made.sequence,
      changes,
    });
    expect(saved.sequence).toBeGreaterThan(made.sequence);
    expect(saved.document.buildingBlockInstances).toHaveLength(1);
    expect(await titleForReaders(made.guid)).toBe(404);

    const state = await ok<PageState>('POST', `/api/pages/${made.guid}/publish`, people.manager);
    expect(state).toMatchObject({ isPublished: true, hasChanges: false, version: { number: 1 } });
    expect(await titleForReaders(made.guid)).toBe('Tweede opzet');
    expect(await actions(made.guid)).toEqual(['page.created', 'page.published']);
    // A second press, or a second tab, adds nothing to what readers have.
    const again = await ok<PageState>('POST', `/api/pages/${made.guid}/publish`, people.manager);
    expect(again).toEqual(state);
    expect(await actions(made.guid)).toEqual(['page.created', 'page.published']);
  });

  it('shows readers the version while the next one is written', async () => {
    const id = await buildPage(test.services, { title: text('Voor lezers') });
    const { sequence } = await workingCopy(id);
    await ok('PUT', `/api/pages/${id}`, people.manager, { sequence, changes: { title: text('In de maak') } });
    expect(await titleForReaders(id)).toBe('Voor lezers');
    const [summary] = (await ok<PageSummary[]>('GET', '/api/pages', people.manager)).filter(({ guid }) => guid === id);
    expect(summary).toMatchObject({ title: 'In de maak', isPublished: true, hasChanges: true });
  });

  it('tells the second of two writers that the first was there, and where', async () => {
    const id = await buildPage(test.services);
    const { sequence } = await workingCopy(id);
    const save = () => send('PUT', `/api/pages/${id}`, people.manager, { sequence, changes: { title: text('Mijn') } });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<WorkingCopy>();
    expect(refused?.json()).toMatchObject({
      code: 'changed-meanwhile',
      fields: [{ path: 'body.sequence', message: String(saved?.sequence) }],
    });
    const late = await send('POST', `/api/pages/${id}/publish`, people.manager, { sequence });
    expect(late.json()).toMatchObject({ status: 409, code: 'changed-meanwhile' });
  });

  it('can be taken from readers, and what was written stays', async () => {
    const id = await buildPage(test.services, { title: text('Weg') });
    const state = await ok<PageState>('POST', `/api/pages/${id}/unpublish`, people.manager);
    expect(state).toMatchObject({ isPublished: false, version: null });
    expect(await titleForReaders(id)).toBe(404);
    expect((await workingCopy(id)).document.title).toEqual(text('Weg'));
  });

  it('is copied with blocks of its own and another name', async () => {
    const block = buildBlock({ heading: text('Kop') });
    const id = await buildPage(test.services, {
      title: text('Haven', 'Harbour'),
      buildingBlockInstances: [block],
    });
    const copy = await ok<WorkingCopy>('POST', `/api/pages/${id}/copy`, people.manager);
    expect(copy).toMatchObject({ isPublished: false });
    expect(copy.document.title).toEqual(text('Haven (kopie)', 'Harbour (copy)'));
    expect(copy.document.buildingBlockInstances).toMatchObject([{ heading: text('Kop') }]);
    expect(copy.document.buildingBlockInstances[0]?.guid).not.toBe(block.guid);
    await ok('POST', `/api/pages/${copy.guid}/publish`, people.manager);
  });

  it('refuses what cannot be stored', async () => {
    const taken = buildBlock();
    await buildPage(test.services, { buildingBlockInstances: [taken] });
    const id = await buildPage(test.services);
    const { sequence } = await workingCopy(id);
    const attempt = (changes: object) => send('PUT', `/api/pages/${id}`, people.manager, { sequence, changes });
    const blocks = (...buildingBlockInstances: object[]) => ({ buildingBlockInstances });
    for (const [changes, code] of [
      [{ layout: '50-50' }, 'invalid_value'],
      [blocks(buildBlock({ buildingBlockName: 'Carousel' })), 'unknown-block'],
      [blocks(buildBlock({ options: { columns: 9 } })), 'bad-options'],
      [blocks(taken), 'guid-taken'],
    ] as const) {
      const answer = await attempt(changes);
      expect([answer.statusCode, answer.json().fields?.[0]?.code]).toEqual([400, code]);
    }
    expect((await send('PUT', `/api/pages/${id}`, people.manager, { sequence })).statusCode).toBe(400);
    expect((await workingCopy(id)).sequence).toBe(sequence);
  });
});

describe('who may write', () => {
  const calls: [Method, string, object?][] = [
    ['GET', 'working-copy'],
    ['PUT', '', { sequence: 0, changes: {} }],
    ['POST', 'publish'],
    ['POST', 'unpublish'],
    ['POST', 'schedule', { publishAt: null, unpublishAt: null }],
    ['GET', 'versions'],
    ['GET', 'versions/1'],
    ['POST', 'versions/1/restore'],
    ['DELETE', ''],
  ];

  it.each(calls)(
    '%s …/%s: a visitor 401, a member 403, on a page that is not there 404',
    async (method, part, payload) => {
      const id = await buildPage(test.services);
      const call = async (page: string, headers: Headers) =>
        (await send(method, `/api/pages/${page}${part && `/${part}`}`, headers, payload)).statusCode;
      expect(await call(id, people.visitor)).toBe(401);
      expect(await call(id, people.member)).toBe(403);
      expect(await call(randomUUID(), people.manager)).toBe(404);
    },
  );

  it('lets who has an edit role write that page, and not decide who else may (§6)', async () => {
    const id = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    const { sequence, can } = await workingCopy(id, people.editor);
    expect(can).toEqual({ edit: true, changeAudience: false, copy: false, translate: false });
    const save = (headers: Headers, based: number, changes: object) =>
      send('PUT', `/api/pages/${id}`, headers, { sequence: based, changes });
    for (const changes of [
      { visibility: 'Users' },
      { roleIds: [roleId] },
      { editPermission: 'Users' },
      { editRoles: [] },
    ]) {
      const refused = await save(people.editor, sequence, changes);
      expect(refused.json()).toMatchObject({ status: 403, code: 'audience-for-managers' });
    }
    expect((await save(people.editor, sequence, { title: text('Van de havendienst') })).statusCode).toBe(200);
    await ok('POST', `/api/pages/${id}/publish`, people.editor);
    expect(await titleForReaders(id)).toBe('Van de havendienst');

    // What a manager prepared is theirs to publish.
    const { sequence: next } = await workingCopy(id);
    expect((await save(people.manager, next, { visibility: 'Users' })).statusCode).toBe(200);
    expect((await send('POST', `/api/pages/${id}/publish`, people.editor)).json()).toMatchObject({
      code: 'audience-for-managers',
    });
    expect((await send('POST', `/api/pages/${id}/copy`, people.editor)).statusCode).toBe(403);
    expect(await actions(id)).toContain('page.permissions-changed');
  });
});

describe('versions', () => {
  it('are listed, read and put back into what is being written', async () => {
    const id = await buildPage(test.services, { title: text('Een') });
    await republishPage(test.services, id, buildPageDocument({ title: text('Twee') }));
    const versions = await ok<PageVersion[]>('GET', `/api/pages/${id}/versions`, people.manager);
    expect(versions).toMatchObject([
      { number: 2, title: 'Twee', isPublished: true },
      { number: 1, title: 'Een', isPublished: false },
    ]);
    const first = await ok<{ document: object }>('GET', `/api/pages/${id}/versions/1`, people.manager);
    expect(first.document).toMatchObject({ title: text('Een') });
    const restored = await ok<WorkingCopy>('POST', `/api/pages/${id}/versions/1/restore`, people.manager);
    expect(restored).toMatchObject({ hasChanges: true, document: { title: text('Een') } });
    expect(await titleForReaders(id)).toBe('Twee');
    await ok('POST', `/api/pages/${id}/publish`, people.manager);
    expect(await titleForReaders(id)).toBe('Een');
    expect((await send('GET', `/api/pages/${id}/versions/9`, people.manager)).statusCode).toBe(404);
    expect((await send('GET', `/api/pages/${id}/versions/nul`, people.manager)).statusCode).toBe(400);
  });
});

describe('the trash', () => {
  const trashed = async (id: string) =>
    (await ok<TrashedPage[]>('GET', '/api/pages:trash', people.manager)).find(({ guid }) => guid === id);

  it('keeps a page with its place, and gives it back as it was', async () => {
    const block = buildBlock();
    const id = await buildPage(test.services, { title: text('Oude kade'), buildingBlockInstances: [block] });
    await ok('DELETE', `/api/pages/${id}`, people.manager);
    expect(await titleForReaders(id)).toBe(404);
    expect((await send('GET', `/api/buildingblockinstance/${block.guid}`, {})).statusCode).toBe(404);
    expect((await send('GET', `/api/pages/${id}/working-copy`, people.manager)).statusCode).toBe(404);
    expect(await trashed(id)).toMatchObject({ title: 'Oude kade', wasPublished: true });
    expect((await ok<PageSummary[]>('GET', '/api/pages', people.manager)).map(({ guid }) => guid)).not.toContain(id);
    expect((await send('POST', `/api/pages/${id}/restore`, people.member)).statusCode).toBe(403);

    expect(await ok<PageState>('POST', `/api/pages/${id}/restore`, people.manager)).toMatchObject({
      isPublished: true,
    });
    expect(await titleForReaders(id)).toBe('Oude kade');
    expect(await trashed(id)).toBeUndefined();
    expect((await send('POST', `/api/pages/${id}/restore`, people.manager)).statusCode).toBe(404);
    expect(await actions(id)).toEqual(['page.created', 'page.published', 'page.deleted', 'page.restored']);
  });

  it('says that a page is gone at the address it had', async () => {
    const id = await buildPage(test.services);
    const segment = `kade-${id.slice(0, 8)}`;
    await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
      { name: text('Kade'), urlSegment: text(segment), pageId: id },
    ]);
    const place = async () => (await send('GET', `/api/pages:atPath?path=/${segment}`, {})).json().kind;
    expect(await place()).toBe('page');
    await ok('DELETE', `/api/pages/${id}`, people.manager);
    expect(await place()).toBe('gone');
    await ok('POST', `/api/pages/${id}/restore`, people.manager);
    expect(await place()).toBe('page');
  });

  it('is emptied of what has lain there for thirty days', async () => {
    const [old, young] = [await buildPage(test.services), await buildPage(test.services)];
    await ok('DELETE', `/api/pages/${old}`, people.manager);
    now = new Date(start.getTime() + 20 * day);
    await test.services.pages.moveToTrash({ viewer: system }, young);
    now = new Date(start.getTime() + 31 * day);
    await test.installation.jobs.runRecurring('empty-page-trash');
    now = start;
    expect([await trashed(old), (await trashed(young))?.guid]).toEqual([undefined, young]);
  });
});
