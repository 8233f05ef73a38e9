import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import type { Page } from '#features/pages/contract/page.ts';
import { buildBlock, buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { MadePreview, PreviewLinks } from '../contract/preview.ts';

type Headers = Record<string, string>;

let test: TestApp;
let roleId: string;
let manager: Headers;
let editor: Headers;
let member: Headers;
const day = 86_400_000;
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  roleId = await test.makeRole('Havendienst');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const make = async (id: string, body: object = {}, headers = manager): Promise<MadePreview> => {
  const answer = await send('POST', `/api/pages/${id}/previews`, headers, body);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<MadePreview>();
};
const open = (path: string, headers: Headers = {}) => send('GET', `/api${path}`, headers);
const opened = async (path: string, headers: Headers = {}): Promise<Page> => {
  const answer = await open(path, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ page: Page }>().page;
};
const links = async (id: string, headers = manager) =>
  (await send('GET', `/api/pages/${id}/previews`, headers)).json<PreviewLinks>();
const guidsOf = ({ buildingBlockInstances }: Page) => buildingBlockInstances.map(({ guid }) => guid);

async function change(id: string, changes: object): Promise<void> {
  const { sequence } = await test.services.pages.workingCopy(system, id);
  await test.services.pages.update({ viewer: system }, id, { sequence, changes });
}

describe('a link', () => {
  it('shows what is being written to who has it, and follows it', async () => {
    const id = await buildPage(test.services, { title: text('Op de site') });
    await change(id, { title: text('Eerste opzet') });
    const { path, expiresAt, madeAt, ...made } = await make(id);
    expect(made).toMatchObject({ isPinned: false, state: 'open', opened: 0, madeBy: { name: 'Test ContentManager' } });
    expect(new Date(expiresAt).getTime() - new Date(madeAt).getTime()).toBe(14 * day);
    expect(await opened(path)).toMatchObject({ title: 'Eerste opzet', can: { edit: false } });
    await change(id, { title: text('Tweede opzet') });
    expect((await opened(path)).title).toBe('Tweede opzet');
    // What readers have stays what it was.
    expect((await send('GET', `/api/pages/${id}`)).json<{ page: Page }>().page.title).toBe('Op de site');
    const [link] = (await links(id)).links;
    expect(link).toMatchObject({ opened: 2, lastOpenedAt: expect.any(String) });
    expect(link).not.toHaveProperty('path');
  });

  it('that is pinned shows the page as it was, also one that was never published', async () => {
    const document = buildPageDocument({ title: text('Toen') });
    const { guid } = await test.services.pages.make({ viewer: system }, { kind: 'page', document });
    const { path } = await make(guid, { isPinned: true, days: 3 });
    await change(guid, { title: text('Nu') });
    expect(await opened(path)).toMatchObject({ title: 'Toen', isPublished: false });
  });

  it('is 256 bits of which only the hash is stored', async () => {
    const id = await buildPage(test.services);
    const token = (await make(id)).path.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await test.platform.db.selectFrom('preview').selectAll().where('page_id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await open(`/preview/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('ends on its day, or when it is revoked', async () => {
    const id = await buildPage(test.services);
    const [expiring, revoked] = [await make(id, { days: 1 }), await make(id)];
    ahead = day + 1;
    expect((await open(expiring.path)).json()).toMatchObject({ status: 410, code: 'preview-over' });
    ahead = 0;
    expect((await open(expiring.path)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/previews/${revoked.id}`, member)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/previews/${revoked.id}`)).statusCode).toBe(401);
    expect((await send('DELETE', `/api/previews/${revoked.id}`, manager)).statusCode).toBe(204);
    expect((await send('DELETE', `/api/previews/${revoked.id}`, manager)).statusCode).toBe(204);
    expect((await send('DELETE', `/api/previews/${randomUUID()}`, manager)).statusCode).toBe(404);
    expect((await open(revoked.path)).statusCode).toBe(410);
    expect((await links(id)).links.map(({ state }) => state).sort()).toEqual(['open', 'revoked']);
    const written = test.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id);
    const actions = (await written.orderBy('id').execute()).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(['preview.made', 'preview.made', 'preview.revoked']);
    ahead = 60 * day;
    await test.installation.jobs.runRecurring('forget-ended-previews');
    ahead = 0;
    expect((await links(id)).links).toEqual([]);
  });

  it('goes with its page', async () => {
    const id = await buildPage(test.services);
    const { path } = await make(id);
    await test.services.pages.moveToTrash({ viewer: system }, id);
    expect((await open(path)).statusCode).toBe(410);
  });
});

describe('rights', () => {
  it('a link is made by who may edit the page', async () => {
    const id = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    expect((await make(id, {}, editor)).state).toBe('open');
    for (const [headers, status] of [
      [member, 403],
      [{}, 401],
    ] as const) {
      expect((await send('POST', `/api/pages/${id}/previews`, headers, {})).statusCode).toBe(status);
      expect((await send('GET', `/api/pages/${id}/previews`, headers)).statusCode).toBe(status);
    }
    expect((await send('POST', `/api/pages/${randomUUID()}/previews`, manager, {})).statusCode).toBe(404);
    expect((await send('POST', `/api/pages/${id}/previews`, manager, { days: 91 })).statusCode).toBe(400);
    const part = await buildPage(test.services, {}, 'shared-part');
    expect((await send('POST', `/api/pages/${part}/previews`, manager, {})).statusCode).toBe(404);
  });

  it('shows what everyone would see, whoever opens it', async () => {
    const [all, members, admins, later] = [
      buildBlock({ sortId: 0 }),
      buildBlock({ sortId: 1, visibility: 'Users' }),
      buildBlock({ sortId: 2, visibility: 'Admin' }),
      buildBlock({ sortId: 3, period: { from: new Date(Date.now() + day).toISOString() } }),
    ];
    const part = await buildPage(
      test.services,
      { visibility: 'Users', buildingBlockInstances: [buildBlock({ heading: text('Alleen voor leden') })] },
      'shared-part',
    );
    const shared = buildBlock({ sortId: 4, buildingBlockName: 'SharedPart', options: { sharedPartGuid: part } });
    const id = await buildPage(test.services, { buildingBlockInstances: [all, members, admins, later, shared] });
    const { path } = await make(id);
    expect((await links(id)).hiddenBlocks).toBe(2);
    for (const headers of [{}, member, manager, await test.signInAs('Admin')]) {
      const page = await opened(path, headers);
      expect(guidsOf(page)).toEqual([all.guid, shared.guid]);
      expect(JSON.stringify(page)).not.toContain('Alleen voor leden');
    }
  });

  it('makes none of a page that is for some only, and says so', async () => {
    const id = await buildPage(test.services, { visibility: 'Roles', roleIds: [roleId] });
    expect(await links(id)).toMatchObject({ whyNot: 'for-some' });
    const answer = await send('POST', `/api/pages/${id}/previews`, manager, {});
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'preview-not-public']);
    // Also while only readers' version is: the draft was opened up, but nobody published that.
    await change(id, { visibility: 'Public', roleIds: [] });
    expect((await send('POST', `/api/pages/${id}/previews`, manager, {})).statusCode).toBe(409);
  });

  it.each([true, false])('ends with the page being for everyone, pinned %s', async (isPinned) => {
    const id = await buildPage(test.services);
    const { path } = await make(id, { isPinned });
    await change(id, { visibility: 'Users' });
    expect((await open(path)).statusCode).toBe(410);
    await change(id, { visibility: 'Public' });
    expect((await open(path)).statusCode).toBe(200);
  });

  it('hides a block that was closed after a link was pinned', async () => {
    const block = buildBlock({ heading: text('Vertrouwelijk') });
    const id = await buildPage(test.services, { buildingBlockInstances: [block] });
    const { path } = await make(id, { isPinned: true });
    expect(guidsOf(await opened(path))).toEqual([block.guid]);
    await change(id, { buildingBlockInstances: [{ ...block, visibility: 'Admin' }] });
    expect(guidsOf(await opened(path))).toEqual([]);
  });

  it('shows the pictures of a block that is not published yet, while a link shows the block', async () => {
    const id = await buildPage(test.services);
    const [shown, hidden] = [buildBlock(), buildBlock({ visibility: 'Users', sortId: 1 })];
    await change(id, { buildingBlockInstances: [shown, hidden] });
    const bytes = await pictures.png({ width: 8, height: 8 });
    const files: string[] = [];
    for (const block of [shown, hidden]) {
      const holder = { kind: 'block', id: block.guid };
      files.push((await test.services.assets.add(system, { name: 'kade.png', bytes, holder })).guid);
    }
    const statuses = async () => {
      const answers = await Promise.all(files.map((file) => send('GET', `/a/${file}`)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([401, 401]);
    const { id: link } = await make(id);
    expect(await statuses()).toEqual([200, 401]);
    expect((await send('GET', `/a/${files[0]}`)).headers['cache-control']).toMatch(/private|no-store/);
    await send('DELETE', `/api/previews/${link}`, manager);
    expect(await statuses()).toEqual([401, 401]);
  });
});

it('nobody keeps it, and no search engine knows of it', async () => {
  const id = await buildPage(test.services, { title: text('Onvindbaar geheim') });
  const { path } = await make(id);
  const answer = await open(path);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await change(id, { title: text('Nog onvindbaarder') });
  expect(JSON.stringify((await send('GET', '/api/search?q=onvindbaarder')).json())).not.toContain('Nog onvindbaarder');
});

describe('what visitors of a preview say', () => {
  const say = (path: string, payload: object) => send('POST', `/api${path}/comments`, {}, payload);
  const threads = async (id: string) =>
    (await send('GET', `/api/pages/${id}/comments`, manager)).json<{
      threads: { block: string | null; comments: { by: { name: string }; isGuest: boolean; words: string }[] }[];
    }>().threads;

  it('is for who edits the page, under the name they gave, about the page or a block that they saw', async () => {
    const [block, hidden] = [buildBlock(), buildBlock({ visibility: 'Users', sortId: 1 })];
    const id = await buildPage(test.services, { buildingBlockInstances: [block, hidden] });
    const { path, id: link } = await make(id);
    expect((await say(path, { name: 'Buurvrouw', words: 'Mooi!' })).statusCode).toBe(204);
    expect((await say(path, { name: 'Buurman', words: 'Hier klopt iets niet', block: block.guid })).statusCode).toBe(
      204,
    );
    expect((await say(path, { name: 'X', words: 'x', block: hidden.guid })).statusCode).toBe(404);
    expect((await say(path, { name: ' ', words: 'x' })).statusCode).toBe(400);
    // A field that no person sees.
    expect((await say(path, { name: 'Robot', words: 'Koop nu', website: 'https://x.example' })).statusCode).toBe(204);
    expect(await threads(id)).toMatchObject([
      { block: null, comments: [{ by: { name: 'Buurvrouw' }, isGuest: true, words: 'Mooi!' }] },
      { block: block.guid, comments: [{ by: { name: 'Buurman' }, isGuest: true }] },
    ]);
    await send('DELETE', `/api/previews/${link}`, manager);
    // Not by the call: five in a minute is all that one visitor may send.
    const later = { name: 'Buurvrouw', words: 'Nog iets', block: null, website: '' };
    const token = path.split('/').at(-1) ?? '';
    const { comment } = test.services.previews;
    await expect(comment(anonymousViewer, token, later)).rejects.toMatchObject({ code: 'preview-over' });
    await expect(comment(anonymousViewer, 'x', later)).rejects.toMatchObject({ status: 404 });
  });
});
