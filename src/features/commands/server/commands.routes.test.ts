import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FoundThings } from '../contract/found-things.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let member: Headers;
/** Edits one page by a role. */
let editor: Headers;

const ask = (q: string, headers: Headers, more = '') =>
  test.app.inject({ url: `/api/commands?q=${encodeURIComponent(q)}${more}`, headers });

async function find(q: string, headers: Headers, more = ''): Promise<FoundThings> {
  const answer = await ask(q, headers, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FoundThings>();
}

const titles = ({ pages, items, people }: FoundThings) =>
  [...pages.map(({ title }) => title), ...items.map(({ title }) => title), ...people.map(({ name }) => name)].join(
    ', ',
  );

async function viewingAs(who: string): Promise<Headers> {
  const request = { method: 'POST', url: '/api/viewas', payload: { as: who }, headers: admin } as const;
  const answer = await test.app.inject(request);
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...admin, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

async function makeDraft(title: string): Promise<void> {
  const payload = { document: buildPageDocument({ title: text(title) }) };
  const answer = await test.app.inject({ method: 'POST', url: '/api/pages', headers: manager, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeAll(async () => {
  test = await startTestApp();
  const { services } = test;
  const roleId = await test.makeRole('Havenploeg');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  const quarter = await buildPage(services, { title: text('Havenkwartier', 'Harbour quarter') });
  const fees = await buildPage(services, { title: text('Ligplaatsen') });
  const hidden = await buildPage(services, { title: text('Haven intern'), visibility: 'Admin' });
  const own = await buildPage(services, {
    title: text('Haven van de ploeg'),
    visibility: 'Admin',
    editPermission: 'Roles',
    editRoles: [roleId],
  });
  const gone = await buildPage(services, { title: text('Haven weg') });
  const place = (name: string, pageId: string) => ({ name: text(name), urlSegment: text(name), pageId });
  await addMenuItems(services.menus, { viewer: systemViewer('test') }, 'Top level menu', [
    place('havenkwartier', quarter),
    { ...place('ondernemen', fees), children: [] },
    place('haven-intern', hidden),
    place('haven-ploeg', own),
  ]);
  await test.app.inject({ method: 'DELETE', url: `/api/pages/${gone}`, headers: admin });
  await makeDraft('Écluse: vernieuwing van de haven');
  const news = await buildList(services);
  await buildItem(services, news.guid, { title: 'Havendagen 2027' });
  await buildItem(services, news.guid, { title: 'Havenfeest in het geheim', isPublished: false });
  await services.users.createUser(systemViewer('test'), {
    email: 'h.havenaar@vloedhaven.example',
    password: 'een lang wachtwoord 1',
    firstName: 'Hanneke',
    middleName: '',
    lastName: 'Havenaar',
    accountType: 'ContentManager',
    roleIds: [],
    emailVerified: true,
  });
});
afterAll(() => test.close());

describe('who finds what', () => {
  it('an admin finds pages, items and people, drafts included, and nothing that lies in the trash', async () => {
    const found = await find('haven', admin);
    expect(titles({ ...found, people: found.people.slice(0, 1) })).toBe(
      'Haven intern, Haven van de ploeg, Havenkwartier, Écluse: vernieuwing van de haven, Havendagen 2027, Havenfeest in het geheim, Hanneke Havenaar',
    );
    // The others can be written to at vloedhaven.example too; that is no reason to name all of them.
    expect(found.people).toHaveLength(1);
    expect((await find('haven', admin, '&only=people')).people.map(({ name }) => name)).toEqual([
      'Hanneke Havenaar',
      'Test Admin',
      'Test ContentManager',
      'Test Standard',
      'Test Standard',
    ]);
    expect((await find('admin-1@vloedhaven', admin)).people).toHaveLength(1);
    expect(found.people[0]).toMatchObject({ email: 'h.havenaar@vloedhaven.example', accountType: 'ContentManager' });
    const [, , quarter, draft] = found.pages;
    expect(quarter).toMatchObject({ path: '/havenkwartier', status: 'published', canEdit: true });
    expect(draft).toMatchObject({ path: null, status: 'draft', isPublished: false, canEdit: true });
    expect(found.items.map(({ state }) => state)).toEqual(['published', 'draft']);
  });

  it('a content manager finds the same, but no people', async () => {
    const found = await find('haven', manager);
    expect(found.pages).toHaveLength(4);
    expect(found.items).toHaveLength(2);
    expect(found.people).toEqual([]);
    expect((await find('hanneke', manager, '&only=people')).people).toEqual([]);
  });

  it('a member finds what everyone may read, without what it is to who edits it', async () => {
    const found = await find('haven', member);
    expect(titles(found)).toBe('Havenkwartier, Havendagen 2027');
    expect(found.pages[0]).toMatchObject({ guid: null, status: null, canEdit: false, path: '/havenkwartier' });
    expect(found.items[0]).toMatchObject({ guid: null, state: null, canEdit: false });
  });

  it('who edits one page by a role finds that page as well, once', async () => {
    const found = await find('haven', editor);
    expect(titles(found)).toBe('Haven van de ploeg, Havenkwartier, Havendagen 2027');
    expect(found.pages[0]).toMatchObject({ status: 'published', canEdit: true });
    expect((await find('ecluse', editor)).pages).toEqual([]);
  });

  it('an admin who views the site as someone else finds what they would', async () => {
    expect(titles(await find('haven', await viewingAs('member')))).toBe('Havenkwartier, Havendagen 2027');
  });

  it.each([
    ['nobody who is not signed in', 'haven', {}, 401],
    ['without words', '', undefined, 200],
    ['more than anyone types', 'a'.repeat(201), undefined, 400],
  ])('%s', async (_, q, headers, status) => {
    expect((await ask(q, headers ?? admin)).statusCode).toBe(status);
  });

  it('needs a question', async () => {
    expect((await test.app.inject({ url: '/api/commands', headers: admin })).statusCode).toBe(400);
  });
});

describe('by which words', () => {
  it.each([
    ['in any order, whatever the accents', 'haven ecl', 'Écluse: vernieuwing van de haven'],
    ['of a language that is not being read', 'harbour', ''],
    ['of the address', 'ondernemen', 'Ligplaatsen'],
    ['of one letter, where a word begins so', 'l', 'Lijst, Ligplaatsen'],
    ['that are nowhere', 'zwembad haven', ''],
    ['with signs that mean something to the database', '100%_\\ haven', ''],
    ['that are no words', '%%%', ''],
  ])('%s: %s', async (_, q, expected) => {
    // Lists are numbered over all test files.
    expect(titles(await find(q, manager)).replace(/Lijst \d+/, 'Lijst')).toBe(expected);
  });

  it('answers in the language of who asks, and says when it has it in another', async () => {
    const { pages } = await find('haven', manager, '&language=en');
    expect(pages.find(({ title }) => title === 'Harbour quarter')).not.toHaveProperty('titleLang');
    expect(pages.find(({ title }) => title === 'Haven intern')?.titleLang).toBe('nl');
  });

  it('an item by its title in the language of who asks', async () => {
    const { items } = await find('havendagen', manager, '&language=en');
    expect(items.map(({ title, titleLang }) => [title, titleLang])).toEqual([['Havendagen 2027', 'nl']]);
  });

  it('answers no more than fit on a screen', async () => {
    for (let number = 0; number < 12; number += 1) {
      await buildPage(test.services, { title: text(`Kadeplan ${number}`) });
    }
    expect((await find('kadeplan', manager)).pages).toHaveLength(8);
  });

  it('finds templates and shared parts by name, for who edits them, in any order of words', async () => {
    const guid = await buildPage(test.services, { title: text('Bericht met kop') }, 'template');
    const part = await buildPage(test.services, { title: text('Openingstijden balie') }, 'shared-part');
    expect((await find('kop bericht', manager)).pages).toMatchObject([{ guid, kind: 'template', path: null }]);
    expect((await find('balie opening', manager)).pages).toMatchObject([{ guid: part, kind: 'shared-part' }]);
    expect((await find('kop bericht', member)).pages).toEqual([]);
    expect((await find('2027 havendagen', manager)).items.map(({ title }) => title)).toEqual(['Havendagen 2027']);
  });

  it('counts what publishing would change, and nothing where readers have it all', async () => {
    const guid = await buildPage(test.services, { title: text('Sluiskade') });
    expect((await find('sluiskade', manager)).pages).toMatchObject([{ guid, changes: null }]);
    const url = `/api/pages/${guid}`;
    const { sequence } = (await test.app.inject({ url: `${url}/working-copy`, headers: manager })).json<{
      sequence: number;
    }>();
    const payload = { sequence, changes: { title: text('Sluiskade noord'), visibility: 'Users' } };
    const changed = await test.app.inject({ method: 'PUT', url, headers: manager, payload });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await find('sluiskade', manager)).pages).toMatchObject([{ guid, status: 'changed', changes: 2 }]);
  });
});
