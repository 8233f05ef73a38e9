import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageOverview } from '../../contract/overview/page-overview.ts';
import type { PagesChanged, PagesChangeInput } from '../../contract/overview/pages-change.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildPage, buildPageDocument } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let member: Headers;

const get = (url: string, headers: Headers = manager) => test.app.inject({ url, headers });
const send = (payload: object, headers: Headers = manager) =>
  test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers, payload });

async function change(body: PagesChangeInput, headers: Headers = manager): Promise<PagesChanged> {
  const answer = await send(body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PagesChanged>();
}

async function pageOf(guid: string) {
  const { pages } = (await get(`/api/pages:overview?at=${guid}&itemCount=100`)).json<PageOverview>();
  return pages.find((page) => page.guid === guid);
}

const statusOf = async (guid: string) => (await pageOf(guid))?.statuses.map(({ status }) => status).join();

async function makeDraft(title: string): Promise<string> {
  const payload = { document: buildPageDocument({ title: text(title) }) };
  const answer = await test.app.inject({ method: 'POST', url: '/api/pages', headers: manager, payload });
  return answer.json<WorkingCopy>().guid;
}

const ownerIds = async (search: string) =>
  (await get(`/api/pages:owners?search=${search}`)).json<{ id: string; name: string }[]>();

async function resultOf({ workId }: PagesChanged): Promise<PagesChanged> {
  const read = async () => (await get(`/api/longwork/${workId}`)).json<{ state: string; result: PagesChanged }>();
  await expect.poll(async () => (await read()).state).toBe('Done');
  return (await read()).result;
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

describe('POST /api/pages:bulk', () => {
  it('publishes and takes off the site, each page by itself', async () => {
    const [one, two] = [await makeDraft('Eerste'), await makeDraft('Tweede')];
    const gone = '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
    const published = await change({ action: 'publish', guids: [one, gone, two] });
    expect(published.changed.map(({ guid }) => guid)).toEqual([one, two]);
    expect(published.refused).toEqual([{ guid: gone, title: '', code: 'not-found', values: {} }]);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['published', 'published']);
    const template = await buildPage(test.services, {}, 'template');
    await change({ action: 'unpublish', guids: [one, template] });
    expect([await statusOf(one), await statusOf(two)]).toEqual(['draft', 'published']);
  });

  describe('putting back what readers had', () => {
    const copyOf = async (guid: string) => (await get(`/api/pages/${guid}/working-copy`)).json<WorkingCopy>();
    const readTitle = async (guid: string) =>
      (await get(`/api/pages/${guid}`, {})).json<{ page?: { title: string } }>().page?.title;
    const write = async (guid: string, title: string) => {
      const payload = { sequence: (await copyOf(guid)).sequence, changes: { title: text(title) } };
      await test.app.inject({ method: 'PUT', url: `/api/pages/${guid}`, headers: manager, payload });
    };
    const putBack = ({ changed }: PagesChanged, headers = manager) =>
      change(
        { action: 'putBack', pages: changed.flatMap(({ guid, readers }) => (readers ? [{ guid, ...readers }] : [])) },
        headers,
      );

    it('takes a draft off again, and gives back the version before; what is written stays', async () => {
      const draft = await makeDraft('Concept');
      const read = await buildPage(test.services, { title: text('Zoals het was') });
      const same = await buildPage(test.services, { title: text('Gelijk') });
      await write(read, 'Zoals het wordt');
      const published = await change({ action: 'publish', guids: [draft, read, same] });
      expect(await readTitle(read)).toBe('Zoals het wordt');
      expect((await putBack(published)).refused).toEqual([]);
      expect([await readTitle(draft), await readTitle(read)]).toEqual([undefined, 'Zoals het was']);
      expect([await statusOf(draft), await statusOf(read), await statusOf(same)]).toEqual([
        'draft',
        'changed',
        'published',
      ]);
      expect((await copyOf(read)).document.title).toEqual(text('Zoals het wordt'));
      expect((await copyOf(same)).version?.number).toBe(1);
    });

    it('gives back what was taken off, with what was written since it was published', async () => {
      const [one, two] = [
        await buildPage(test.services, { title: text('Eén') }),
        await buildPage(test.services, { title: text('Twee') }),
      ];
      await write(two, 'Twee anders');
      const off = await change({ action: 'unpublish', guids: [one, two] });
      expect(await readTitle(one)).toBeUndefined();
      await putBack(off);
      expect([await readTitle(one), await readTitle(two)]).toEqual(['Eén', 'Twee']);
      expect([await statusOf(one), await statusOf(two)]).toEqual(['published', 'changed']);
    });

    it('plans again what was planned', async () => {
      const planned = await makeDraft('Gepland');
      const publishAt = '2036-01-01T09:00:00.000Z';
      const payload = { publishAt, unpublishAt: null };
      await test.app.inject({ method: 'POST', url: `/api/pages/${planned}/schedule`, headers: manager, payload });
      await putBack(await change({ action: 'publish', guids: [planned] }));
      expect(await copyOf(planned)).toMatchObject({ isPublished: false, publishAt });
    });

    it('leaves what someone did since, and says so; nothing is left to a member', async () => {
      const [one, two] = [await makeDraft('Blijft'), await makeDraft('Gaat terug')];
      const published = await change({ action: 'publish', guids: [one, two] });
      await write(one, 'Blijft anders');
      await test.app.inject({ method: 'POST', url: `/api/pages/${one}/publish`, headers: manager, payload: {} });
      const back = await putBack(published);
      expect(back.changed).toEqual([{ guid: two }]);
      expect(back.refused).toMatchObject([{ guid: one, title: 'Blijft anders', code: 'changed-meanwhile' }]);
      expect(await readTitle(one)).toBe('Blijft anders');
      const readers = { version: null, instead: 2 };
      expect((await send({ action: 'putBack', pages: [{ guid: one, ...readers }] }, member)).statusCode).toBe(403);
    });

    it('gives no older version where someone else says yes first, but to an admin', async () => {
      const read = await buildPage(test.services, { title: text('Eerst') });
      await write(read, 'Toen');
      const published = await change({ action: 'publish', guids: [read] });
      const approval = { scope: 'everywhere', pageGuids: [], menuItemGuids: [] } as const;
      await test.services.settings.save(system, 'pageApproval', approval);
      expect((await putBack(published)).refused).toMatchObject([{ guid: read, code: 'approval-needed' }]);
      expect((await putBack(published, admin)).refused).toEqual([]);
      await test.services.settings.save(system, 'pageApproval', { ...approval, scope: 'off' });
      expect(await readTitle(read)).toBe('Eerst');
    });
  });

  it('gives pages an owner, tells who it was, and takes it back with that answer', async () => {
    const id = await buildPage(test.services);
    const [owner] = await ownerIds('contentmanager');
    const given = await change({ action: 'owner', pages: [{ guid: id, ownerId: owner?.id ?? '' }] });
    expect(given.changed).toEqual([{ guid: id, ownerId: null }]);
    expect((await pageOf(id))?.owner).toEqual({ id: owner?.id, name: owner?.name });
    const mine = (await get(`/api/pages:overview?owner=${owner?.id}`)).json<PageOverview>();
    expect([mine.pages.map(({ guid }) => guid), mine.owners.length]).toEqual([[id], 1]);
    const back = await change({ action: 'owner', pages: [{ guid: id, ownerId: null }] });
    expect(back.changed).toEqual([{ guid: id, ownerId: owner?.id }]);
    expect((await pageOf(id))?.owner).toBeNull();
  });

  it('tells of one page who looks after it and when, to who may edit it', async () => {
    const id = await buildPage(test.services);
    const [owner] = await ownerIds('contentmanager');
    const upkeep = async (guid: string, headers?: Headers) => get(`/api/upkeep/page/${guid}`, headers);
    expect((await upkeep(id)).json()).toMatchObject({ owner: null, reviewOn: null });
    await change({ action: 'owner', pages: [{ guid: id, ownerId: owner?.id ?? '' }] });
    await change({ action: 'review', pages: [{ guid: id, reviewOn: '2027-03-01' }] });
    expect((await upkeep(id)).json()).toMatchObject({
      owner: { id: owner?.id, name: owner?.name },
      reviewOn: '2027-03-01',
    });
    expect((await upkeep(randomUUID())).statusCode).toBe(404);
    expect((await upkeep(id, member)).statusCode).toBe(403);
  });

  it('refuses an owner who cannot edit pages, or is not there', async () => {
    const id = await buildPage(test.services, { title: text('Zonder baas') });
    const { refused } = await change({ action: 'owner', pages: [{ guid: id, ownerId: 'nobody' }] });
    expect(refused).toEqual([{ guid: id, title: 'Zonder baas', code: 'unknown-owner', values: {} }]);
    expect(await ownerIds('standard')).toEqual([]);
    expect((await ownerIds('admin')).length).toBe(1);
  });

  it('plans when pages are to be reviewed', async () => {
    const [late, soon] = [await buildPage(test.services), await buildPage(test.services)];
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const pages = [
      { guid: late, reviewOn: inDays(-3) },
      { guid: soon, reviewOn: inDays(10) },
    ];
    expect((await change({ action: 'review', pages })).changed).toEqual([
      { guid: late, reviewOn: null },
      { guid: soon, reviewOn: null },
    ]);
    const found = async (review: string) =>
      (await get(`/api/pages:overview?review=${review}`)).json<PageOverview>().pages.map(({ guid }) => guid);
    expect([await found('due'), await found('soon')]).toEqual([[late], [soon]]);
    expect((await pageOf(late))?.reviewOn).toBe(inDays(-3));
    const again = await change({ action: 'review', pages: [{ guid: late, reviewOn: inDays(365) }] });
    expect(again.changed).toEqual([{ guid: late, reviewOn: inDays(-3) }]);
    expect(await found('due')).toEqual([]);
  });

  it('moves pages in the menu, gives a page without a place one, and puts both back', async () => {
    const [top, inside, loose] = [
      await buildPage(test.services, { title: text('Boven') }),
      await buildPage(test.services, { title: text('Onder') }),
      await buildPage(test.services, { title: text('Los blad') }),
    ];
    await buildMenu(test.services, [
      { name: text('Boven'), urlSegment: text('boven'), pageId: top },
      { name: text('Onder'), urlSegment: text('onder'), pageId: inside },
    ]);
    const menu = (await get('/api/menus:source')).json<{ items: { guid: string; pageGuid: string }[] }>();
    const parentGuid = menu.items.find(({ pageGuid }) => pageGuid === top)?.guid ?? '';
    const pages = [inside, loose].map((guid) => ({ guid, place: { parentGuid } }));
    const moved = await change({ action: 'move', pages });
    expect(moved.refused).toEqual([]);
    expect([(await pageOf(inside))?.path, (await pageOf(loose))?.path]).toEqual(['/boven/onder', '/boven/los-blad']);
    const refused = await change({ action: 'move', pages: [{ guid: top, place: null }] });
    expect(refused.refused.map(({ code }) => code)).toEqual(['pages-below']);
    const below = menu.items.find(({ pageGuid }) => pageGuid === inside)?.guid ?? '';
    const inItself = await change({ action: 'move', pages: [{ guid: top, place: { parentGuid: below } }] });
    expect(inItself.refused.map(({ code, title }) => [code, title])).toEqual([['menu-loop', 'Boven']]);
    const back = moved.changed.map(({ guid, place = null }) => ({ guid, place })).reverse();
    expect((await change({ action: 'move', pages: back })).refused).toEqual([]);
    expect([(await pageOf(inside))?.path, (await pageOf(loose))?.path]).toEqual(['/onder', null]);
  });

  it('throws pages away with what hangs below them, whichever of them were named', async () => {
    const [above, below] = [await buildPage(test.services), await buildPage(test.services)];
    await buildMenu(test.services, [
      {
        urlSegment: text('weg'),
        pageId: above,
        children: [{ name: text('Ook weg'), urlSegment: text('ook'), pageId: below }],
      },
    ]);
    const { refused } = await change({ action: 'trash', guids: [above, below], withPagesBelow: true });
    expect(refused).toEqual([]);
    expect([await pageOf(above), await pageOf(below)]).toEqual([undefined, undefined]);
  });

  it('does many as long work, with an answer for each', async () => {
    const guids = await Promise.all(Array.from({ length: 26 }, (_, number) => makeDraft(`Veel ${number}`)));
    const asked = await change({ action: 'publish', guids });
    expect(asked.changed).toEqual([]);
    expect((await resultOf(asked)).changed.length).toBe(26);
    expect(await statusOf(guids[25] ?? '')).toBe('published');
  });

  it('does of many what it does of a few', async () => {
    const page = await buildPage(test.services, { title: text('Een van velen') });
    const template = await buildPage(test.services, {}, 'template');
    const [owner] = await ownerIds('contentmanager');
    /** Beside this page those that are not there: enough of them to be long work. */
    const others = Array.from({ length: 25 }, () => randomUUID());
    const many = async (body: PagesChangeInput) => {
      const { changed, refused } = await resultOf(await change(body));
      expect([changed.length, refused.length]).toEqual([1, 25]);
      return changed[0];
    };
    const each = <T extends object>(values: T) => [page, ...others].map((guid) => ({ guid, ...values }));
    await many({ action: 'owner', pages: each({ ownerId: owner?.id ?? '' }) });
    await many({ action: 'review', pages: each({ reviewOn: '2030-01-01' }) });
    await many({ action: 'move', pages: each({ place: { parentGuid: null } }) });
    expect(await pageOf(page)).toMatchObject({
      owner: { id: owner?.id },
      reviewOn: '2030-01-01',
      path: '/een-van-velen',
    });
    const before = await many({ action: 'move', pages: each({ place: { parentGuid: null, position: 0 } }) });
    expect(before?.place?.parentGuid).toBeNull();
    await many({ action: 'move', pages: each({ place: null }) });
    await many({ action: 'unpublish', guids: [template, ...others] });
    const payload = { publishAt: null, unpublishAt: '2036-01-01T09:00:00.000Z' };
    await test.app.inject({ method: 'POST', url: `/api/pages/${page}/schedule`, headers: manager, payload });
    const readers = (await many({ action: 'unpublish', guids: [page, ...others] }))?.readers;
    if (readers === undefined) throw new Error('nobody read this page before');
    await many({ action: 'putBack', pages: each(readers) });
    expect(await pageOf(page)).toMatchObject({ unpublishAt: payload.unpublishAt });
    await many({ action: 'trash', guids: [page, ...others] });
    expect(await pageOf(page)).toBeUndefined();
  });

  it('does it to all that a filter finds, as long as those are as many as was said', async () => {
    const guids = [await makeDraft('Zeldzaam een'), await makeDraft('Zeldzaam twee')];
    const ofFound = (expected: number, wanted: object) =>
      send({ filter: { search: 'zeldzaam' }, expected, change: wanted });
    const refused = await ofFound(3, { action: 'review', reviewOn: '2031-01-01' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'count-changed']);
    expect((await pageOf(guids[0] ?? ''))?.reviewOn).toBeNull();
    const changed = (await ofFound(2, { action: 'review', reviewOn: '2031-01-01' })).json<PagesChanged>();
    expect(changed.changed.map(({ guid }) => guid)).toEqual(guids);
    expect((await ofFound(2, { action: 'publish' })).json<PagesChanged>().changed.length).toBe(2);
    expect((await ofFound(0, { action: 'publish' })).statusCode).toBe(400);
    expect((await send({ filter: {}, expected: 1, change: { action: 'publish' } }, member)).statusCode).toBe(403);
  });

  it('is for content managers', async () => {
    const body = { action: 'publish', guids: ['8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10'] };
    expect((await send(body, {})).statusCode).toBe(401);
    expect((await send(body, member)).statusCode).toBe(403);
    expect((await send({ action: 'publish', guids: [] })).statusCode).toBe(400);
    expect((await send({ action: 'eat', guids: body.guids })).statusCode).toBe(400);
    expect((await get('/api/pages:owners?search=a', member)).statusCode).toBe(403);
  });
});
