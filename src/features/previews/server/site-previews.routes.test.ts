import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { MadePreview, OpenedPreview, SitePreviewLinks } from '../contract/preview.ts';

type Headers = Record<string, string>;

let test: TestApp;
let admin: Headers;
let ahead = 0;
const day = 86_400_000;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  admin = await test.signInAs('Admin');
  const { id } = await test.platform.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await test.platform.transaction((trx, touch) =>
    test.services.firstHour.begin(trx, touch, { id, origin: 'http://localhost' }),
  );
  await send('PUT', '/api/firsthour/site', admin, { name: 'Vereniging', kind: 'association', languages: ['nl', 'en'] });
  const pages = ['home', 'news', 'events', 'join', 'members', 'contact'];
  await send('POST', '/api/firsthour/pages', admin, { beginning: 'ready', pages });
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const make = async (days = 7): Promise<MadePreview> => {
  const made = await send('POST', '/api/sitepreviews', admin, { days });
  expect(made.statusCode).toBe(200);
  return made.json();
};
const open = (path: string, page?: string) => send('GET', `/api${path}${page === undefined ? '' : `?page=${page}`}`);
type Opened = Extract<OpenedPreview, { kind: 'page' }>;

describe('a link to a closed site', () => {
  it('is for admins to make and to see', async () => {
    for (const [method, payload] of [['GET'], ['POST', { days: 7 }]] as const) {
      expect((await send(method, '/api/sitepreviews', {}, payload)).statusCode).toBe(401);
      const manager = await test.signInAs('ContentManager');
      expect((await send(method, '/api/sitepreviews', manager, payload)).statusCode).toBe(403);
    }
    expect((await send('POST', '/api/sitepreviews', admin, { days: 0 })).statusCode).toBe(400);
  });

  it('shows the front page, and the way to the others, drafts too; what is for members is not among them', async () => {
    const { path } = await make();
    const answer = await open(path);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const { page, site = [] } = answer.json<Opened>();
    expect(JSON.stringify(page)).toContain('Welkom bij Vereniging');
    expect(site.map((one) => one.path)).toEqual(['/', '/nieuws', '/agenda', '/lid-worden', '/contact']);
    for (const { guid } of site) expect((await open(path, guid)).json<Opened>().page.guid).toBe(guid);
    // Its links lead to the other pages with the same link: their own addresses are closed.
    const join = site.find((one) => one.path === '/lid-worden')?.guid;
    expect(JSON.stringify(page.buildingBlockInstances)).toContain(`"href":"${path}?page=${join}"`);
    const english = (await send('GET', `/api${path}?language=en`)).json<Opened>();
    expect(JSON.stringify(english.page.buildingBlockInstances)).toContain(`"href":"/en${path}?page=${join}"`);
    // Everybody else stands before a closed door.
    expect((await send('GET', `/api/pages/${page.guid}`)).statusCode).toBe(503);
  });

  it('shows no page that is not for everyone, and none that is not of the site', async () => {
    const { path } = await make();
    const menu = await test.services.menus.wholeMenu(system, 'nl');
    const members = menu.find((item) => item.path === '/leden')?.pageGuid ?? '';
    expect(members).not.toBe('');
    expect((await open(path, members)).statusCode).toBe(404);
    expect((await open(path, '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c2e01')).statusCode).toBe(404);
    expect((await open(path, 'geen')).statusCode).toBe(400);
  });

  it('shows the files of those pages, and of no other', async () => {
    await make();
    const blockOn = async (path: string): Promise<string> => {
      const menu = await test.services.menus.wholeMenu(system, 'nl');
      const guid = menu.find((item) => item.path === path)?.pageGuid ?? '';
      return (await test.services.pages.workingCopy(system, guid)).document.buildingBlockInstances[0]?.guid ?? '';
    };
    expect(await test.services.previews.showsBlock(await blockOn('/'))).toBe(true);
    expect(await test.services.previews.showsBlock(await blockOn('/leden'))).toBe(false);
  });

  it('takes no comments: nobody would know of which page', async () => {
    const { path } = await make();
    const said = await send('POST', `/api${path}/comments`, {}, { name: 'Bo', words: 'Mooi' });
    expect(said.statusCode).toBe(404);
  });

  it('ends by being revoked, and after its days', async () => {
    const [first, second] = [await make(), await make(1)];
    expect((await send('DELETE', `/api/previews/${first.id}`, await test.signInAs('ContentManager'))).statusCode).toBe(
      404,
    );
    expect((await send('DELETE', `/api/previews/${first.id}`, admin)).statusCode).toBe(204);
    expect((await open(first.path)).json()).toMatchObject({ status: 410, code: 'preview-over' });
    expect((await open(second.path)).statusCode).toBe(200);
    ahead = 2 * day;
    expect((await open(second.path)).statusCode).toBe(410);
    ahead = 0;
    const { links, isOpen } = (await send('GET', '/api/sitepreviews', admin)).json<SitePreviewLinks>();
    expect(isOpen).toBe(false);
    expect(links.find(({ id }) => id === first.id)?.state).toBe('revoked');
    expect(JSON.stringify(links)).not.toContain('/preview/');
  });

  it('ends with the closing: of an open site there is nothing to be shown that is not there', async () => {
    const { path } = await make();
    await test.services.settings.save(system, 'siteIsOpen', true);
    expect((await open(path)).statusCode).toBe(410);
    expect((await send('POST', '/api/sitepreviews', admin, { days: 7 })).json()).toMatchObject({
      status: 409,
      code: 'preview-not-needed',
    });
  });
});
