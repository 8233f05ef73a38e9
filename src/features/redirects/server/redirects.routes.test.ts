import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { RedirectList, RedirectRow, SavedRedirect } from '../contract/redirect.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
const pages: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  const { services } = test;
  pages.home = await buildPage(services, { title: text('Voorpagina') });
  pages.contact = await buildPage(services, { title: text('Contact', 'Contact us') });
  pages.draft = await buildPage(services, { title: text('Concept') });
  await withdrawPage(services, pages.draft);
  await buildMenu(services, [
    { urlSegment: text(''), pageId: pages.home },
    { urlSegment: text('contact', 'contact-us'), pageId: pages.contact },
    { urlSegment: text('concept'), pageId: pages.draft },
  ]);
});
beforeEach(async () => {
  await test.platform.db.deleteFrom('redirect').execute();
  await test.platform.db.deleteFrom('redirect_use').execute();
});
afterAll(() => test.close());

const post = (url: string, payload: object, headers = admin) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const add = (from: string, to: string, more: object = {}, headers = admin) =>
  post('/api/redirects', { from, to, ...more }, headers);
const added = async (from: string, to: string, more: object = {}) => (await add(from, to, more)).json<SavedRedirect>();
const put = (guid: string, payload: object, headers = admin) =>
  test.app.inject({ method: 'PUT', url: `/api/redirects/${guid}`, headers, payload });
const list = async (query = '', headers = admin) =>
  (await test.app.inject({ url: `/api/redirects?${query}`, headers })).json<RedirectList>();
const one = async (from: string): Promise<RedirectRow> => {
  const row = (await list()).redirects.find((redirect) => redirect.from === from);
  if (row === undefined) throw new Error(`no redirect from ${from}`);
  return row;
};
const froms = async (query = 'sort_by=from_asc') => (await list(query)).redirects.map(({ from }) => from);
const at = async (path: string, language = 'nl') => {
  const query = new URLSearchParams({ path, language });
  return (await test.app.inject({ url: `/api/pages:atPath?${query}` })).json();
};
const leftByMove = (path: string, pageId: string | null) =>
  test.platform.db.insertInto('redirect').values({ path, page_id: pageId }).execute();
const lastAudit = async () => (await test.services.audit.list(system, { itemCount: 1, search: '' })).entries[0];

describe('who may', () => {
  const calls = [
    ['GET', '/api/redirects'],
    ['GET', '/api/redirects:export'],
    ['POST', '/api/redirects'],
    ['PUT', `/api/redirects/${randomUUID()}`],
    ['POST', '/api/redirects:remove'],
    ['POST', '/api/redirects:undo'],
    ['POST', '/api/redirects:preview'],
    ['POST', '/api/redirects:import'],
  ] as const;

  it.each(calls)('%s %s is for admins', async (method, url) => {
    const manager = await test.signInAs('ContentManager');
    expect((await test.app.inject({ method, url })).statusCode).toBe(401);
    expect((await test.app.inject({ method, url, headers: manager })).statusCode).toBe(403);
  });
});

describe('a redirect by hand', () => {
  it('works at once, is listed with who made it, and stands in the log', async () => {
    expect(await at('/folder-2019')).toEqual({ kind: 'unknown' });
    const saved = await added('/Folder-2019/', '/contact#tijden');
    expect(saved).toMatchObject({ from: '/folder-2019', to: '/contact#tijden', isShortened: false, count: 1 });
    expect(await at('/folder-2019')).toEqual({
      kind: 'redirect',
      from: '/folder-2019',
      to: '/contact#tijden',
      status: 301,
    });
    expect(await one('/folder-2019')).toMatchObject({
      to: '/contact#tijden',
      pageName: 'Contact',
      isAutomatic: false,
      state: 'works',
      madeBy: expect.stringMatching(/./),
      hits: 0,
      lastUsedAt: null,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'redirect.added',
      subject: { kind: 'redirect', name: '/folder-2019' },
      details: { to: '/contact#tijden', status: 301 },
    });
  });

  it('follows its page, and is found in other languages and in capitals', async () => {
    await added('/oud', '/contact');
    expect(await at('/OUD')).toMatchObject({ to: '/contact' });
    expect(await at('/en/oud', 'en')).toMatchObject({ to: '/en/contact-us', from: '/oud' });
    await added('/en/old', '/contact');
    expect(await at('/en/old', 'en')).toMatchObject({ to: '/contact' });
  });

  it('leads elsewhere, for now', async () => {
    await added('/actie', 'https://elders.example/actie', { status: 302 });
    expect(await at('/actie')).toMatchObject({ to: 'https://elders.example/actie', status: 302 });
    await added('/zoek', '/search?q=haven');
    expect(await at('/zoek')).toMatchObject({ to: '/search?q=haven' });
    expect(await at('/en/zoek', 'en')).toMatchObject({ to: '/en/search?q=haven' });
  });

  it.each([
    ['/contact', '/', 409, 'redirect-from-taken'],
    ['/concept', '/', 409, 'redirect-from-taken'],
    ['/admin', '/', 409, 'redirect-from-reserved'],
    ['/api/pages', '/', 409, 'redirect-from-reserved'],
    ['/oud', '/nergens', 409, 'redirect-to-unknown'],
    ['/oud', '/a/00000000-0000-4000-8000-000000000000', 409, 'redirect-to-unknown'],
    ['/oud', '/nieuws/i/00000000-0000-4000-8000-000000000000', 409, 'redirect-to-unknown'],
    ['/oud', 'http://10.0.0.8/', 409, 'redirect-to-private'],
    ['/oud', 'javascript:alert(1)', 409, 'redirect-to-wrong'],
    ['/oud', 'a'.repeat(3000), 400, 'bad-input'],
  ])('from %s to %s is refused: %i %s', async (from, to, status, code) => {
    const answer = await add(from, to);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await froms()).toEqual([]);
  });

  it('names the page that is in the way', async () => {
    expect((await add('/contact', '/')).json().detail).toContain('Contact');
  });

  it('cannot go round, and a chain becomes one step', async () => {
    await added('/een', '/contact');
    expect(await added('/twee', '/een')).toMatchObject({ to: '/contact', isShortened: true });
    expect((await add('/drie', '/drie')).json().code).toBe('redirect-loop');
    const { guid } = await one('/een');
    // By way of what it was itself.
    expect((await put(guid, { from: '/een', to: '/een' })).json().code).toBe('redirect-loop');
  });

  it('is refused where one is already, and takes over what a moved page left', async () => {
    await added('/oud', '/contact');
    expect((await add('/OUD/', '/')).json()).toMatchObject({ code: 'redirect-exists', status: 409 });
    await leftByMove('/vroeger', pages.home ?? '');
    await added('/vroeger', '/contact');
    expect(await at('/vroeger')).toMatchObject({ to: '/contact' });
    expect(await one('/vroeger')).toMatchObject({ isAutomatic: false });
  });

  it('shows what has become of its target, and the page that came to stand in its place', async () => {
    await leftByMove('/weg', null);
    await added('/naar-concept', '/concept');
    await test.platform.db
      .insertInto('redirect')
      .values({ path: '/contact', page_id: pages.home ?? '', is_automatic: false })
      .execute();
    const states = Object.fromEntries((await list()).redirects.map(({ from, state }) => [from, state]));
    expect(states).toEqual({ '/weg': 'gone', '/naar-concept': 'unpublished', '/contact': 'page-here' });
    expect(await at('/contact')).toMatchObject({ kind: 'page' });
    expect(await at('/weg')).toEqual({ kind: 'gone' });
    expect(await at('/naar-concept')).toEqual({ kind: 'unknown' });
  });

  it('that goes round all the same leads nowhere, and not for ever', async () => {
    const values = { is_automatic: false };
    await test.platform.db
      .insertInto('redirect')
      .values([
        { ...values, path: '/rond', target: '/terug' },
        { ...values, path: '/terug', target: '/rond' },
      ])
      .execute();
    expect(await at('/rond')).toEqual({ kind: 'unknown' });
  });
});

describe('changing and removing', () => {
  it('changes at once, and undo brings back what was', async () => {
    await added('/oud', '/contact');
    const answer = await put((await one('/oud')).guid, { from: '/ouder', to: '/', status: 302 });
    expect(answer.statusCode).toBe(200);
    expect([await at('/oud'), await at('/ouder')]).toMatchObject([{ kind: 'unknown' }, { to: '/', status: 302 }]);
    expect(await lastAudit()).toMatchObject({ action: 'redirect.changed', subject: { name: '/ouder' } });
    await post('/api/redirects:undo', { change: answer.json<SavedRedirect>().change });
    expect([await at('/oud'), await at('/ouder')]).toMatchObject([{ to: '/contact' }, { kind: 'unknown' }]);
    expect(await lastAudit()).toMatchObject({ action: 'redirect.undone' });
  });

  it('removes many at once, and brings them back as they were', async () => {
    await added('/een', '/contact');
    await leftByMove('/twee', pages.contact ?? '');
    const guids = (await list()).redirects.map(({ guid }) => guid);
    const removed = await post('/api/redirects:remove', { guids: [...guids, randomUUID()] });
    expect(removed.json()).toMatchObject({ count: 2 });
    expect([await froms(), await at('/een'), await at('/twee')]).toEqual([
      [],
      { kind: 'unknown' },
      { kind: 'unknown' },
    ]);
    expect((await post('/api/redirects:undo', { change: removed.json().change })).statusCode).toBe(204);
    expect(await froms()).toEqual(['/een', '/twee']);
    expect(await one('/twee')).toMatchObject({ isAutomatic: true });
    // A second press of the same button changes nothing.
    expect((await post('/api/redirects:undo', { change: removed.json().change })).statusCode).toBe(404);
  });

  it('removes all that a filter finds, when they are as many as was thought', async () => {
    await added('/een', '/contact');
    await added('/twee', '/contact');
    await leftByMove('/drie', pages.contact ?? '');
    const filter = { search: '', filter: 'hand' };
    expect((await post('/api/redirects:remove', { filter, expected: 3 })).json().code).toBe('redirects-changed');
    expect((await post('/api/redirects:remove', { filter, expected: 2 })).json()).toMatchObject({ count: 2 });
    expect(await froms()).toEqual(['/drie']);
  });

  it('does not undo over what somebody else did after that', async () => {
    const first = await added('/oud', '/contact');
    await put((await one('/oud')).guid, { from: '/oud', to: '/' });
    expect((await post('/api/redirects:undo', { change: first.change })).json().code).toBe('redirects-changed');
    expect(await at('/oud')).toMatchObject({ to: '/' });
    const removed = await post('/api/redirects:remove', { guids: [(await one('/oud')).guid] });
    await added('/oud', '/contact');
    expect((await post('/api/redirects:undo', { change: removed.json().change })).json().code).toBe(
      'redirects-changed',
    );
  });

  it.each([
    ['PUT', `/api/redirects/${randomUUID()}`, { from: '/oud', to: '/contact' }, 404],
    ['PUT', '/api/redirects/oud', { from: '/oud', to: '/contact' }, 400],
    ['POST', '/api/redirects:remove', { guids: [randomUUID()] }, 404],
    ['POST', '/api/redirects:remove', { guids: [] }, 400],
    ['POST', '/api/redirects:remove', {}, 400],
    ['POST', '/api/redirects:undo', { change: randomUUID() }, 404],
    ['POST', '/api/redirects', { from: '/oud', to: '/contact', status: 307 }, 400],
  ] as const)('%s %s with what is not there: %o gives %i', async (method, url, payload, status) => {
    expect((await test.app.inject({ method, url, headers: admin, payload })).statusCode).toBe(status);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await added('/aap', 'https://elders.example/dieren');
    await added('/noot', '/contact');
    await leftByMove('/mies', pages.home ?? '');
    test.services.redirects.followed(system, '/noot');
    test.services.redirects.followed(system, '/noot');
    test.services.redirects.followed(system, '/mies');
  });

  it.each([
    ['sort_by=from_asc', ['/aap', '/mies', '/noot']],
    ['sort_by=from_desc', ['/noot', '/mies', '/aap']],
    ['sort_by=hits_desc', ['/noot', '/mies', '/aap']],
    ['sort_by=hits_asc', ['/aap', '/mies', '/noot']],
    ['sort_by=from_asc&filter=hand', ['/aap', '/noot']],
    ['filter=automatic', ['/mies']],
    ['filter=unused', ['/aap']],
    ['search=NOO', ['/noot']],
    ['search=dieren', ['/aap']],
    ['search=contact', ['/noot']],
    ['search=%25', []],
    ['sort_by=from_asc&pageNumber=2&itemCount=2', ['/noot']],
  ])('by %s', async (query, found) => {
    expect(await froms(query)).toEqual(found);
  });

  it('tells how many there are, and how often each was used', async () => {
    expect((await list('itemCount=1')).totalNumberOfItems).toBe(3);
    expect(await one('/noot')).toMatchObject({ hits: 2, lastUsedAt: expect.stringMatching(/^20/) });
  });

  it('is a file for a spreadsheet, that can be imported again', async () => {
    const answer = await test.app.inject({ url: '/api/redirects:export?filter=hand', headers: admin });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [heading, ...lines] = answer.body.split('\r\n');
    expect(heading).toContain('"Van";"Naar";"Status"');
    expect(lines[0]).toContain('"/aap";"https://elders.example/dieren";"301"');
    expect(await lastAudit()).toMatchObject({ action: 'redirect.exported' });
    const again = await post('/api/redirects:preview', { text: answer.body });
    expect(again.json()).toMatchObject({ counts: { new: 0, changed: 0, same: 2, refused: 0 } });
  });
});
