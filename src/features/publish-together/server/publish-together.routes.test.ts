import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { filmBlock } from '#features/list-items/server/testing/film-block.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { noApproval } from '#features/page-review/contract/page-approval.ts';
import type { PageKind } from '#features/pages/contract/page.ts';
import type { PageState, WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Needed, NeededThing } from '../contract/needed.ts';

type Headers = Record<string, string>;
type Document = Parameters<typeof buildPageDocument>[0];
let test: TestApp;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
});
afterAll(() => test.close());
afterEach(() => need({}));

const need = (approval: Partial<typeof noApproval>) =>
  test.services.settings.save(system, 'pageApproval', { ...noApproval, ...approval });
const post = (url: string, headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const draft = async (document: Document = {}, kind: PageKind = 'page', headers = admin): Promise<string> => {
  const answer = await post('/api/pages', headers, { kind, document: buildPageDocument(document) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WorkingCopy>().guid;
};
const needed = async (id: string, headers = manager): Promise<NeededThing[]> => {
  const answer = await test.app.inject({ url: `/api/pages/${id}/needed`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Needed>().things;
};
const publish = (payload: object, headers: Headers = manager) => post('/api/publications', headers, payload);
const pagesOf = (...guids: string[]) => ({ pages: guids.map((guid) => ({ guid })) });
const isPublic = async (guid: string) => (await test.app.inject({ url: `/api/pages/${guid}` })).statusCode === 200;
const isReadItem = async (guid: string) => (await test.app.inject({ url: `/api/listitem/${guid}` })).statusCode === 200;
const write = async (id: string, title: string, headers = admin) => {
  const { sequence } = (
    await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: admin })
  ).json<WorkingCopy>();
  const payload = { sequence, changes: { title: text(title) } };
  expect((await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers, payload })).statusCode).toBe(200);
};
const reasonsIn = (answer: { json<T>(): T }) =>
  answer.json<Problem>().fields?.map(({ path, code }) => [path.replace(/^body\./, ''), code]);
const linkTo = (...hrefs: string[]) => hrefs.map((href) => buildBlock({ more: { label: text('Lees meer'), href } }));
const showing = (sharedPartGuid: string) =>
  buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid } });
const actionsOn = async (guid: string) =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', guid)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details]);

describe('what belongs to a page', () => {
  it('is what it is drawn with, leads to and stands among, as far as readers do not have it', async () => {
    const deep = await draft({ title: text('Onderdeel in pagina') }, 'shared-part');
    const linked = await draft({ title: text('Tarieven'), buildingBlockInstances: [showing(deep)] });
    const byPath = await draft({ title: text('Regels') });
    const nowhere = await draft({ title: text('Zonder adres') });
    const known = await buildPage(test.services, { title: text('Bekend') });
    const part = await draft({ title: text('Openingstijden') }, 'shared-part');
    const changed = await buildPage(test.services, { title: text('Contact') }, 'shared-part');
    await buildPage(test.services, { buildingBlockInstances: [showing(changed)] });
    await write(changed, 'Contact en route');
    const footer = await draft({ title: text('Voet') }, 'template');
    const above = await draft({ title: text('Boven') });
    const below = await draft({ title: text('Onder') });
    const list = buildBlock({ buildingBlockName: 'List' });
    const self = await draft({
      title: text('Parkeren'),
      options: { footer },
      buildingBlockInstances: [
        ...linkTo(`page:${linked}`, '/nodig-regels', `page:${nowhere}`, `page:${known}`, 'https://example.org/'),
        showing(part),
        showing(changed),
        list,
      ],
    });
    const item = await buildItem(test.services, list.guid, { title: 'Nieuw tarief', isPublished: false });
    await buildItem(test.services, list.guid, { title: 'Al te lezen' });
    const segment = (nl: string) => ({ urlSegment: text(nl) });
    await buildMenu(test.services, [
      { ...segment('nodig-regels'), pageId: byPath },
      { ...segment('nodig-tarieven'), pageId: linked },
      { ...segment('nodig-bekend'), pageId: known },
      {
        ...segment('nodig-boven'),
        pageId: above,
        children: [
          {
            name: text('Parkeren'),
            ...segment('nodig-zelf'),
            pageId: self,
            isVisible: false,
            children: [{ name: text('Onder'), ...segment('nodig-onder'), pageId: below }],
          },
        ],
      },
    ]);

    const things = await needed(self);
    expect(
      things.map(({ kind, title, reason, state, isNeeded }) => [reason, kind, title, state, isNeeded]).toSorted(),
    ).toEqual([
      ['above', 'page', 'Boven', 'draft', false],
      ['below', 'page', 'Onder', 'draft', false],
      ['linked', 'page', 'Regels', 'draft', true],
      ['linked', 'page', 'Tarieven', 'draft', true],
      ['linked', 'page', 'Zonder adres', 'draft', false],
      ['listed', 'item', 'Nieuw tarief', 'draft', false],
      ['menu', 'menu-item', 'Parkeren', 'hidden', false],
      ['self', 'page', 'Parkeren', 'draft', true],
      ['shown', 'shared-part', 'Contact en route', 'changed', false],
      ['shown', 'shared-part', 'Onderdeel in pagina', 'draft', true],
      ['shown', 'shared-part', 'Openingstijden', 'draft', true],
      ['shown', 'template', 'Voet', 'draft', true],
    ]);
    const find = (title: string) => things.find((thing) => thing.title === title);
    expect(things[0]).toMatchObject({ guid: self, path: '/nodig-boven/nodig-zelf', by: null, whyNot: null });
    expect(find('Onderdeel in pagina')).toMatchObject({ by: { guid: linked, title: 'Tarieven' } });
    expect(find('Contact en route')).toMatchObject({ uses: 1 });
    expect(find('Nieuw tarief')).toMatchObject({ guid: item.guid, whyNot: null });
  });

  it('names an item that it leads to as needed', async () => {
    const list = await buildList(test.services);
    const { guid } = await buildItem(test.services, list.guid, { title: 'Idee', isPublished: false });
    const self = await draft({ buildingBlockInstances: linkTo(`${list.path}/i/${guid}/idee`) });
    expect((await needed(self)).slice(1)).toMatchObject([{ guid, kind: 'item', reason: 'linked', isNeeded: true }]);
  });

  it('says of each why it cannot be published, and when it would come by itself', async () => {
    await need({ scope: 'everywhere' });
    const linked = await draft();
    await post(`/api/pages/${linked}/schedule`, admin, { publishAt: '2099-01-01T09:00:00.000Z', unpublishAt: null });
    const part = await draft({}, 'shared-part');
    await post(`/api/pages/${part}/review/ask`, manager, {});
    const self = await draft({ buildingBlockInstances: [...linkTo(`page:${linked}`), showing(part)] });
    expect(await needed(self)).toMatchObject([
      { reason: 'self', state: 'draft', whyNot: 'approval-needed' },
      { reason: 'shown', state: 'waiting', whyNot: 'approval-needed' },
      // Who planned it said yes to it as it is.
      { reason: 'linked', state: 'scheduled', whyNot: null, publishAt: expect.stringMatching(/^2099/) },
    ]);
    expect((await needed(self, admin)).map(({ whyNot }) => whyNot)).toEqual([null, null, null]);
  });

  it('tells who edits one page by a role nothing of pages that are not theirs, but that something is missing', async () => {
    const secret = await draft({ title: text('Geheim') });
    const below = await draft({ title: text('Ook geheim') });
    const self = await draft({
      editPermission: 'Roles',
      editRoles: [roleId],
      buildingBlockInstances: linkTo(`page:${secret}`),
    });
    await buildMenu(test.services, [
      {
        urlSegment: text('eigen'),
        pageId: self,
        isVisible: false,
        children: [{ name: text('x'), urlSegment: text('x'), pageId: below }],
      },
    ]);
    const things = await needed(self, editor);
    expect(things).toMatchObject([
      { reason: 'self', whyNot: null },
      { reason: 'linked', title: null, path: null, whyNot: 'not-allowed' },
    ]);
    expect((await test.app.inject({ url: `/api/pages/${secret}/needed`, headers: editor })).statusCode).toBe(403);
    expect((await test.app.inject({ url: `/api/pages/${secret}/needed` })).statusCode).toBe(401);
    expect((await test.app.inject({ url: `/api/pages/${randomUUID()}/needed`, headers: admin })).statusCode).toBe(404);
  });
});

describe('publishing together', () => {
  it('gives readers pages, shared parts, items and a place in the menu at once, and writes each down', async () => {
    const part = await draft({}, 'shared-part');
    const list = buildBlock({ buildingBlockName: 'List' });
    const other = await draft();
    const self = await draft({ buildingBlockInstances: [showing(part), list, ...linkTo(`page:${other}`)] });
    const made = await post(`/api/menuitems`, manager, { name: text('Samen'), pageGuid: self, isVisible: false });
    const menuItem = made.json<{ changed: string }>().changed;
    const item = await buildItem(test.services, list.guid, { isPublished: false });
    const answer = await publish({
      ...pagesOf(self, part, other),
      menuItems: [menuItem],
      items: [item.guid],
      note: 'Alles',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<{ pages: PageState[] }>().pages).toMatchObject(
      [self, part, other].map((guid) => ({ guid, isPublished: true, hasChanges: false })),
    );
    expect([await isPublic(self), await isPublic(other), await isReadItem(item.guid)]).toEqual([true, true, true]);
    for (const guid of [self, part, other]) {
      expect((await actionsOn(guid)).at(-1)).toEqual(['page.published', expect.objectContaining({ isTogether: true })]);
    }
    expect((await actionsOn(menuItem)).at(-1)?.[0]).toBe('menu.changed');
    expect((await actionsOn(item.guid)).at(-1)?.[0]).toBe('item.published');
    const menu = (await test.app.inject({ url: '/api/menus:withName?name=Top%20level%20menu' })).body;
    expect(menu).toContain(menuItem);
    const versions = await test.app.inject({ url: `/api/pages/${part}/versions`, headers: admin });
    expect(versions.json()).toMatchObject([{ note: 'Alles' }]);
    // What readers have already is no second version.
    expect((await publish(pagesOf(part))).statusCode).toBe(200);
    expect((await test.app.inject({ url: `/api/pages/${part}/versions`, headers: admin })).json()).toHaveLength(1);
  });

  it('takes along what an item has waiting, for whom it is and whose film it shows', async () => {
    const list = await buildList(test.services);
    const { guid } = await buildItem(test.services, list.guid, { contentBuildingBlockInstances: [filmBlock] });
    const operation = { kind: 'page', path: ['visibility'], value: 'Users' };
    const operations = [{ id: randomUUID(), group: randomUUID(), undoes: null, operation }];
    await post(`/api/listitem:operations/${guid}`, manager, { base: 0, operations });
    expect((await needed(list.pageId))[1]).toMatchObject({ guid, state: 'changed', reason: 'listed' });
    // Readers had the item in an older version, so there is no way back.
    expect((await publish({ items: [guid] })).json()).toEqual({ pages: [], undo: null });
    expect((await actionsOn(guid)).map(([action]) => action)).toEqual(['item.visibility-changed']);
    expect(await isReadItem(guid)).toBe(false);
  });

  it('lets pages lead to each other where dead links stop a publication', async () => {
    await test.services.settings.save(system, 'pageChecks', { 'dead-links': 'block' });
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid, { isPublished: false });
    const [first, second] = [randomUUID(), randomUUID()];
    const blocks = linkTo(`page:${second}`, '/heen-en-weer', `${list.path}/i/${item.guid}/x`);
    await test.services.pages.make(
      { viewer: system },
      { kind: 'page', id: first, document: buildPageDocument({ buildingBlockInstances: blocks }) },
    );
    const back = buildPageDocument({ buildingBlockInstances: linkTo(`page:${first}`) });
    await test.services.pages.make({ viewer: system }, { kind: 'page', id: second, document: back });
    await buildMenu(test.services, [{ pageId: first }, { urlSegment: text('heen-en-weer'), pageId: second }]);
    expect((await needed(first)).map(({ whyNot }) => whyNot)).toEqual([null, null, null]);
    const alone = await publish(pagesOf(first));
    expect([alone.statusCode, reasonsIn(alone)]).toEqual([409, [[`pages.${first}`, 'checks-stop']]]);
    expect((await publish({ ...pagesOf(first, second), items: [item.guid] })).statusCode).toBe(200);
    await test.services.settings.save(system, 'pageChecks', {});
  });

  it('publishes nothing when one is not theirs, and says so of that one', async () => {
    const own = await draft({ editPermission: 'Roles', editRoles: [roleId] });
    const foreign = await draft();
    const menu = await post('/api/menuitems', manager, { name: text('Van het menu'), pageGuid: own, isVisible: false });
    const { changed } = menu.json<{ changed: string }>();
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid, { isPublished: false });
    const answer = await publish({ ...pagesOf(own, foreign), menuItems: [changed], items: [item.guid] }, editor);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'not-together']);
    expect(reasonsIn(answer)).toEqual([
      [`pages.${foreign}`, 'not-allowed'],
      [`menuItems.${changed}`, 'not-allowed'],
      [`items.${item.guid}`, 'not-found'],
    ]);
    expect(await isPublic(own)).toBe(false);
    expect((await actionsOn(own)).map(([action]) => action)).toEqual(['page.created']);
    expect((await publish(pagesOf(own), editor)).statusCode).toBe(200);
  });

  it('asks for the approval of each', async () => {
    const [free, kept] = [await draft(), await draft()];
    await need({ scope: 'pages', pageGuids: [kept] });
    const refused = await publish(pagesOf(free, kept));
    expect([refused.statusCode, reasonsIn(refused)]).toEqual([403, [[`pages.${kept}`, 'approval-needed']]]);
    expect(await isPublic(free)).toBe(false);
    const review = `/api/pages/${kept}/review`;
    const { sequence } = (await post(`${review}/ask`, manager, {})).json<{ sequence: number }>();
    expect(reasonsIn(await publish(pagesOf(free, kept)))).toEqual([[`pages.${kept}`, 'approval-needed']]);
    expect((await post(`${review}/approve`, admin, { sequence })).statusCode).toBe(200);
    expect((await publish(pagesOf(free, kept))).statusCode).toBe(200);
    expect([await isPublic(free), await isPublic(kept)]).toEqual([true, true]);
  });

  it('asks for the approval of an item where its page needs it', async () => {
    const list = await buildList(test.services);
    const { guid } = await buildItem(test.services, list.guid, { isPublished: false });
    await need({ scope: 'everywhere' });
    expect((await needed(list.pageId))[1]).toMatchObject({ guid, state: 'draft', whyNot: 'approval-needed' });
    expect(reasonsIn(await publish({ items: [guid] }))).toEqual([[`items.${guid}`, 'approval-needed']]);
    const asked = await post(`/api/listitem:review/${guid}/ask`, manager, {});
    expect(asked.statusCode, asked.body).toBe(200);
    expect((await needed(list.pageId))[1]).toMatchObject({ state: 'waiting', whyNot: 'approval-needed' });
    expect((await needed(list.pageId, admin))[1]).toMatchObject({ state: 'waiting', whyNot: null });
    expect((await publish({ items: [guid] }, admin)).statusCode).toBe(200);
    expect(await isReadItem(guid)).toBe(true);
  });

  it('publishes nothing when one was deleted or changed meanwhile', async () => {
    const [stays, goes, changes] = [await draft(), await draft(), await draft()];
    const seen = (await needed(changes))[0]?.sequence;
    await test.app.inject({ method: 'DELETE', url: `/api/pages/${goes}`, headers: admin });
    await write(changes, 'Toch anders');
    const pages = [{ guid: stays }, { guid: goes }, { guid: changes, sequence: seen }];
    const answer = await publish({ pages, items: [randomUUID()], menuItems: [randomUUID()] });
    expect(answer.statusCode).toBe(409);
    expect(reasonsIn(answer)?.map(([, code]) => code)).toEqual([
      'not-found',
      'changed-meanwhile',
      'not-found',
      'not-found',
    ]);
    expect([await isPublic(stays), await isPublic(changes)]).toEqual([false, false]);
  });

  it('is done once by two at the same moment, whatever the order in which they name things', async () => {
    const part = await draft({}, 'shared-part');
    const guids = [part];
    for (let count = 0; count < 4; count += 1) guids.push(await draft({ buildingBlockInstances: [showing(part)] }));
    const sent = (await Promise.all(guids.map((guid) => needed(guid)))).map(([self]) => ({
      guid: self?.guid,
      sequence: self?.sequence,
    }));
    const answers = await Promise.all([publish({ pages: sent }), publish({ pages: sent.toReversed() }, admin)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const guid of guids) {
      expect((await test.app.inject({ url: `/api/pages/${guid}/versions`, headers: admin })).json()).toHaveLength(1);
    }
  });

  it('is for who is signed in, and needs something to publish', async () => {
    expect((await publish(pagesOf(await draft()), {})).statusCode).toBe(401);
    expect((await publish({})).statusCode).toBe(400);
    expect((await publish({ pages: [{ guid: 'geen' }] })).statusCode).toBe(400);
  });
});
