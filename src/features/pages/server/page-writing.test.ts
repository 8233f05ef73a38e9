import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { viewerOf } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageState, TrashedPage, WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPageDocument } from './pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let roleId: string;
let editor: Headers;
let manager: Headers;
let admin: Headers;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const make = async (changes: object, headers = manager) =>
  send('POST', '/api/pages', headers, { document: buildPageDocument(changes) });
const workingCopy = async (id: string) =>
  (await send('GET', `/api/pages/${id}/working-copy`, manager)).json<WorkingCopy>();
const change = async (id: string, changes: object, headers = manager) => {
  const { sequence } = await workingCopy(id);
  return (await send('PUT', `/api/pages/${id}`, headers, { sequence, changes })).statusCode;
};
const found = async (words: string) => (await send('GET', `/api/search?q=${words}`, {})).body.includes('"kind":"page"');
const entries = async (subjectId: string) =>
  (await test.services.audit.list(system, { itemCount: 50, search: '', subjectId })).entries.reverse();

describe('a page', () => {
  it('is signed by who wrote it, and written down under its title', async () => {
    const { guid, changedBy } = (await make({ title: text('Kadeplan', 'Quay plan') })).json<WorkingCopy>();
    const { sequence } = await workingCopy(guid);
    const published = await send('POST', `/api/pages/${guid}/publish`, manager, { sequence });
    expect(published.statusCode, published.body).toBe(200);
    const written = await entries(guid);
    expect(written.map(({ action, subject }) => [action, subject.kind, subject.name])).toEqual([
      ['page.created', 'page', 'Kadeplan'],
      ['page.published', 'page', 'Kadeplan'],
    ]);
    const who = written[0]?.actor.id;
    expect([changedBy.id, who]).toEqual([who, expect.any(String)]);
    const [version] = (await send('GET', `/api/pages/${guid}/versions`, manager)).json<{ publishedBy: object }[]>();
    expect(version?.publishedBy).toMatchObject({ id: who });
  });

  it('is written down with who may read and edit it, at each step that changes that', async () => {
    const { guid } = (await make({ visibility: 'Users' })).json<WorkingCopy>();
    expect(await change(guid, { editPermission: 'Users' })).toBe(200);
    await send('POST', `/api/pages/${guid}/publish`, manager);
    expect(await change(guid, { visibility: 'Admin' })).toBe(200);
    expect(await change(guid, { title: text('Andere titel') })).toBe(200);
    await send('POST', `/api/pages/${guid}/unpublish`, manager);
    const usual = { visibility: 'Public', editPermission: 'Admin' };
    expect((await entries(guid)).map(({ action, details }) => [action, details])).toEqual([
      ['page.created', { before: { visibility: 'Public' }, after: { visibility: 'Users' } }],
      [
        'page.permissions-changed',
        { isDraft: false, before: { editPermission: 'Admin' }, after: { editPermission: 'Users' } },
      ],
      ['page.published', { before: usual, after: { visibility: 'Users', editPermission: 'Users' } }],
      ['page.permissions-changed', { isDraft: true, before: { visibility: 'Users' }, after: { visibility: 'Admin' } }],
      ['page.unpublished', { before: { visibility: 'Users' }, after: { visibility: 'Admin' } }],
    ]);
  });

  it('brought back to an older version is written down with its number and who could read that', async () => {
    const { guid } = (await make({ visibility: 'Users' })).json<WorkingCopy>();
    await send('POST', `/api/pages/${guid}/publish`, manager);
    await change(guid, { visibility: 'Public' });
    expect((await send('POST', `/api/pages/${guid}/versions/1/restore`, manager)).statusCode).toBe(200);
    expect((await entries(guid)).at(-1)).toMatchObject({
      action: 'page.version-restored',
      details: { number: 1, before: { visibility: 'Public' }, after: { visibility: 'Users' } },
    });
  });

  it('is found while readers have it: not as a draft, taken off, or in the trash', async () => {
    const { guid } = (await make({ title: text('Zeewering') })).json<WorkingCopy>();
    const steps: [Parameters<typeof send>[0], string, boolean][] = [
      ['POST', '/publish', true],
      ['POST', '/unpublish', false],
      ['POST', '/publish', true],
      ['DELETE', '', false],
      ['POST', '/restore', true],
    ];
    const place = { name: text('Zeewering'), urlSegment: text('zeewering'), pageId: guid };
    await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [place]);
    expect(await found('zeewering')).toBe(false);
    for (const [method, step, isFound] of steps) {
      const answer = await send(method, `/api/pages/${guid}${step}`, manager);
      expect(answer.statusCode, `${method} ${step} ${answer.body}`).toBeLessThan(300);
      expect([method, step, await found('zeewering')]).toEqual([method, step, isFound]);
    }
  });

  it('is signed by who takes it off', async () => {
    const { guid } = (await make({}, admin)).json<WorkingCopy>();
    const published = (await send('POST', `/api/pages/${guid}/publish`, admin)).json<PageState>();
    const taken = (await send('POST', `/api/pages/${guid}/unpublish`, manager)).json<PageState>();
    const own = (await make({})).json<WorkingCopy>();
    expect([taken.changedBy.id, taken.changedBy.id === published.changedBy.id]).toEqual([own.changedBy.id, false]);
  });

  it('that readers do not have is taken from them without a word', async () => {
    const { guid } = (await make({})).json<WorkingCopy>();
    const answer = await send('POST', `/api/pages/${guid}/unpublish`, manager);
    expect(answer.json<PageState>()).toMatchObject({ isPublished: false });
    expect((await entries(guid)).map(({ action }) => action)).toEqual(['page.created']);
  });

  it('that an older Plein published, which stored less, is written down with what really changed', async () => {
    const { guid } = (await make({})).json<WorkingCopy>();
    await send('POST', `/api/pages/${guid}/publish`, manager);
    const old = { title: text('Van vroeger'), layout: '100', buildingBlockInstances: [] };
    const version = await test.platform.db
      .insertInto('page_version')
      .values({ page_id: guid, number: 2, document: JSON.stringify(old), published_by: 'vroeger' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { db } = test.platform;
    await db.updateTable('page').set({ published_version_id: version.id }).where('id', '=', guid).execute();
    expect(await change(guid, { title: text('Van nu') })).toBe(200);
    expect((await send('POST', `/api/pages/${guid}/publish`, manager)).statusCode).toBe(200);
    const last = (await entries(guid)).at(-1);
    expect([last?.action, last?.details]).toEqual(['page.published', {}]);
  });

  it('has each of its blocks once', async () => {
    const block = buildBlock();
    const answer = await make({ buildingBlockInstances: [block, { ...block, sortId: 1 }] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad-input']);
  });
});

describe('the trash', () => {
  it('keeps a page for thirty days, and gives a draft back as one', async () => {
    const { guid } = (await make({ title: text('Concept') })).json<WorkingCopy>();
    await send('DELETE', `/api/pages/${guid}`, manager);
    const trash = (await send('GET', '/api/pages:trash', manager)).json<TrashedPage[]>();
    const { deletedAt = '', keptUntil = '' } = trash.find((page) => page.guid === guid) ?? {};
    expect(Date.parse(keptUntil) - Date.parse(deletedAt)).toBe(30 * 24 * 60 * 60 * 1000);
    const answer = await send('POST', `/api/pages/${guid}/restore`, manager);
    expect(answer.json<PageState>()).toMatchObject({ isPublished: false, hasChanges: true });
  });
});

describe('who edits a page by role', () => {
  it('brings no version back in which others may read or edit', async () => {
    const roles = { editPermission: 'Roles', editRoles: [roleId] };
    const { guid } = (await make({ ...roles, visibility: 'Users' })).json<WorkingCopy>();
    await send('POST', `/api/pages/${guid}/publish`, manager);
    expect(await change(guid, { visibility: 'Public' })).toBe(200);
    await send('POST', `/api/pages/${guid}/publish`, manager);
    const back = (version: number, headers: Headers) =>
      send('POST', `/api/pages/${guid}/versions/${version}/restore`, headers);
    expect((await back(1, editor)).json()).toMatchObject({ status: 403, code: 'audience-for-managers' });
    expect((await back(2, editor)).statusCode).toBe(200);
    expect((await back(1, manager)).statusCode).toBe(200);
  });

  it('publishes it, also for the first time, and makes no other of it', async () => {
    const { guid } = (await make({ editPermission: 'Roles', editRoles: [roleId] })).json<WorkingCopy>();
    expect(await change(guid, { title: text('Van de redactie') }, editor)).toBe(200);
    expect((await send('POST', `/api/pages/${guid}/publish`, editor)).statusCode).toBe(200);
    expect((await send('POST', `/api/pages/${guid}/copy`, editor)).statusCode).toBe(403);
    expect((await make({}, editor)).statusCode).toBe(403);
  });
});

it('is made and copied by nobody else, by whatever way the service is reached', async () => {
  const { guid } = (await make({ editPermission: 'Roles', editRoles: [roleId] })).json<WorkingCopy>();
  const roleIds = [roleId];
  const viewer = viewerOf({ id: 'x', accountType: 'Standard', emailVerified: true, isActive: true, roleIds });
  const { pages } = test.services;
  const attempts = [
    () => pages.make({ viewer }, { kind: 'page', document: buildPageDocument() }),
    () => pages.copy({ viewer }, guid),
    () => pages.listTrash(viewer, 'nl'),
  ];
  for (const attempt of attempts) await expect(attempt(), String(attempt)).rejects.toMatchObject({ status: 403 });
});

describe('a block that only admins place', () => {
  const html = () => buildBlock({ buildingBlockName: 'Html', options: {} });

  it('is not on a page that someone else makes, and is brought back by them as it was', async () => {
    expect((await make({ buildingBlockInstances: [html()] })).statusCode).toBe(403);
    const block = html();
    const { guid } = (await make({ buildingBlockInstances: [block] }, admin)).json<WorkingCopy>();
    expect((await send('POST', `/api/pages/${guid}/publish`, admin)).statusCode).toBe(200);
    expect(await change(guid, { title: text('Andere titel') })).toBe(200);
    expect(await change(guid, { buildingBlockInstances: [] })).toBe(200);
    // Readers still have it, so putting it back adds nothing.
    const kept = { ...block, options: (await firstVersion(guid)).options };
    expect(await change(guid, { buildingBlockInstances: [kept] })).toBe(200);
    expect(await change(guid, { buildingBlockInstances: [kept, html()] })).toBe(403);
    const back = async () => (await send('POST', `/api/pages/${guid}/versions/1/restore`, manager)).statusCode;
    expect(await change(guid, { buildingBlockInstances: [] })).toBe(200);
    expect(await back()).toBe(200);
    expect(await change(guid, { buildingBlockInstances: [] })).toBe(200);
    expect((await send('POST', `/api/pages/${guid}/publish`, manager)).statusCode).toBe(200);
    expect(await back()).toBe(403);
  });

  const firstVersion = async (id: string) => {
    const answer = await send('GET', `/api/pages/${id}/versions/1`, manager);
    return answer.json<{ document: WorkingCopy['document'] }>().document.buildingBlockInstances[0] ?? { options: {} };
  };
});
