import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { BlockInstance, Page, PageSummary } from '../contract/page.ts';
import { pageTag } from '../contract/pages.tags.ts';
import { addPage } from './page-content.service.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage, withdrawPage } from './pages.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

let test: TestApp;
let roleId: string;
type Headers = Record<string, string>;
const people: Record<'visitor' | 'member' | 'team' | 'manager' | 'admin', Headers> = {
  visitor: {},
  member: {},
  team: {},
  manager: {},
  admin: {},
};

beforeAll(async () => {
  test = await startTestApp({ clock });
  roleId = await test.makeRole('Dijkwacht');
  people.member = await test.signInAs('Standard');
  people.team = await test.signInAs('Standard', { roleIds: [roleId] });
  people.manager = await test.signInAs('ContentManager');
  people.admin = await test.signInAs('Admin');
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
const read = (id: string, headers: Headers = {}, language = 'nl') =>
  get(`/api/pages/${id}?language=${language}`, headers);

async function pageOf(id: string, headers: Headers = {}, language = 'nl'): Promise<Page> {
  const answer = await read(id, headers, language);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ page: Page }>().page;
}

const blockNames = ({ buildingBlockInstances }: Page) => buildingBlockInstances.map(({ anchor }) => anchor);

describe('GET /api/pages/{id}', () => {
  it('answers the published page with its blocks in order, options as the blocks have them, and what one may do', async () => {
    const id = await buildPage(test.services, {
      title: text('Zuiderdijk', 'South dike'),
      description: text('Over de dijk'),
      layout: '75-25',
      buildingBlockInstances: [
        buildBlock({ anchor: 'second', sortId: 2, layoutPosition: 'side-end' }),
        buildBlock({ anchor: 'first', sortId: 1, heading: text('Kop', 'Heading') }),
      ],
    });
    const answer = await read(id);
    expect(answer.json()).toMatchObject({ listMetadata: {} });
    const page = answer.json<{ page: Page }>().page;
    expect(page).toMatchObject({
      guid: id,
      title: 'Zuiderdijk',
      description: 'Over de dijk',
      isPublished: true,
      layout: '75-25',
      languages: ['nl', 'en'],
      editPermission: 'Admin',
      can: { edit: false },
    });
    expect(page.buildingBlockInstances).toMatchObject([
      { anchor: 'first', buildingBlockName: 'Text', heading: { value: 'Kop' }, options: { columns: 1 } },
      // The layout has no second side: the block moves to the nearest area, and is not lost.
      { anchor: 'second', layoutPosition: 'side' },
    ]);
    expect(page.options).toContainEqual({ name: 'showHeader', value: true });
  });

  it.each([
    ['an unknown guid', randomUUID(), 404, 'not-found'],
    ['no guid', 'home', 400, 'bad-input'],
  ])('%s', async (_, id, status, code) => {
    const answer = await read(id);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('refuses a language that there is not', async () => {
    const answer = await read(await buildPage(test.services), {}, 'de');
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'query.language' }] });
  });

  it('is not there for anyone while it is not published', async () => {
    const id = await buildPage(test.services);
    expect((await read(id)).statusCode).toBe(200);
    await withdrawPage(test.services, id);
    for (const headers of [people.visitor, people.member, people.admin]) {
      expect((await read(id, headers)).statusCode).toBe(404);
    }
    await republishPage(test.services, id, buildPageDocument({ title: text('Terug') }));
    expect((await pageOf(id)).title).toBe('Terug');
  });

  it.each([
    ['Public', 200, 200, 200, 200, 200],
    ['Verify', 200, 200, 200, 200, 200],
    ['Users', 401, 200, 200, 200, 200],
    ['Roles', 401, 403, 200, 403, 200],
    ['Admin', 401, 403, 403, 403, 200],
  ] as const)('%s is for visitor %i, member %i, team %i, manager %i, admin %i', async (visibility, ...expected) => {
    const id = await buildPage(test.services, { visibility, roleIds: [roleId] });
    const statuses = [];
    for (const headers of Object.values(people)) statuses.push((await read(id, headers)).statusCode);
    expect(statuses).toEqual(expected);
  });

  it('keeps what one may see from who may not, whoever came first', async () => {
    const id = await buildPage(test.services, {
      buildingBlockInstances: [
        buildBlock({ anchor: 'all' }),
        buildBlock({ anchor: 'members', visibility: 'Users', sortId: 1 }),
        buildBlock({ anchor: 'team', visibility: 'Roles', roleIds: [roleId], sortId: 2 }),
        buildBlock({ anchor: 'admins', visibility: 'Admin', sortId: 3 }),
      ],
    });
    const seen = async (headers: Headers) => blockNames(await pageOf(id, headers));
    for (let round = 0; round < 2; round += 1) {
      expect(await seen(people.admin)).toEqual(['all', 'members', 'team', 'admins']);
      expect(await seen(people.visitor)).toEqual(['all']);
      expect(await seen(people.member)).toEqual(['all', 'members']);
      expect(await seen(people.team)).toEqual(['all', 'members', 'team']);
    }
    expect((await read(id)).body).not.toMatch(/roleIds|visibility/);
  });

  it('says who may edit it (§6)', async () => {
    const id = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
    const may = [];
    for (const headers of Object.values(people)) may.push((await pageOf(id, headers)).can.edit);
    expect(may).toEqual([false, false, true, true, true]);
  });

  it('falls back to Dutch field by field and marks what it did', async () => {
    const id = await buildPage(test.services, {
      title: text('Haven'),
      buildingBlockInstances: [
        buildBlock({
          heading: text('Aanmeren', 'Mooring'),
          options: { lead: text('Alleen in het Nederlands') },
          more: { label: text('Verder'), href: '/verder' },
        }),
      ],
    });
    const page = await pageOf(id, {}, 'en');
    expect(page).toMatchObject({ title: 'Haven', titleLang: 'nl', languages: ['nl'] });
    expect(page.buildingBlockInstances[0]).toMatchObject({
      heading: { value: 'Mooring' },
      options: { lead: { value: 'Alleen in het Nederlands', lang: 'nl' } },
      more: { label: { value: 'Verder', lang: 'nl' } },
    });
    expect((await pageOf(id)).titleLang).toBeUndefined();
  });

  it('draws nothing of a block it does not know, and tells a manager of it', async () => {
    const id = await buildPage(test.services, { buildingBlockInstances: [buildBlock()] });
    // As after the removal of a kind of block: no page can be made with one that is not there.
    await test.platform.transaction(async (trx, touch) => {
      const { rows } = await sql<{ id: string }>`
        insert into ${sql.table(`${test.platform.schema}.page_version`)} (page_id, number, document, published_by)
        select page_id, number + 1, jsonb_set(document, '{buildingBlockInstances,0,buildingBlockName}', '"Carousel"'), published_by
        from ${sql.table(`${test.platform.schema}.page_version`)} where page_id = ${id}
        returning id`.execute(trx);
      await trx.updateTable('page').set({ published_version_id: rows[0]?.id }).where('id', '=', id).execute();
      touch(pageTag(id));
    });
    expect((await pageOf(id)).buildingBlockInstances).toEqual([]);
    expect((await pageOf(id, people.manager)).buildingBlockInstances).toMatchObject([
      { buildingBlockName: 'Carousel', options: {} },
    ]);
  });

  it('offers the first picture that everyone sees now for sharing', async () => {
    const bytes = await pictures.png({ width: 40, height: 20 });
    const added = async () => (await test.services.assets.add(system, { name: 'kade.png', bytes })).guid;
    const [hidden, later, open] = [await added(), await added(), await added()];
    const picture = (imageGuid: string, rest = {}) =>
      buildBlock({ buildingBlockName: 'Image', options: { imageGuid, alt: text('') }, ...rest });
    const id = await buildPage(test.services, {
      buildingBlockInstances: [
        picture(hidden, { visibility: 'Users' }),
        picture(later, { period: { from: inMinutes(10) } }),
        picture(open),
      ],
    });
    expect((await pageOf(id)).socialImage).toBe(open);
    expect((await pageOf(id, people.admin)).socialImage).toBe(open);
    now = new Date(inMinutes(10));
    expect((await pageOf(id)).socialImage).toBe(later);
  });
});

describe('GET /api/pages:withName', () => {
  it('finds a page by its title in any language', async () => {
    const name = `Havenfeest ${randomUUID()}`;
    const id = await buildPage(test.services, { title: text(name, `${name} in English`) });
    for (const title of [name, `${name} in English`]) {
      const answer = await get(`/api/pages:withName?name=${encodeURIComponent(title)}`);
      expect(answer.json<{ page: Page }>().page.guid).toBe(id);
    }
  });

  it.each([
    ['nobody', '?name=Nergens', 404],
    ['no name', '', 400],
    ['an empty name', '?name=', 400],
  ])('%s', async (_, query, status) => {
    expect((await get(`/api/pages:withName${query}`)).statusCode).toBe(status);
  });
});

describe('GET /api/buildingblockinstance/{guid}', () => {
  it('answers one block', async () => {
    const block = buildBlock({ heading: text('Kop') });
    await buildPage(test.services, { buildingBlockInstances: [block] });
    const answer = await get(`/api/buildingblockinstance/${block.guid}`);
    expect(answer.json<BlockInstance>()).toMatchObject({ guid: block.guid, heading: { value: 'Kop' } });
  });

  it('is 404 where the block is not to be seen, and as the page where that is not', async () => {
    const hidden = buildBlock({ visibility: 'Admin' });
    await buildPage(test.services, { buildingBlockInstances: [hidden] });
    const members = buildBlock();
    await buildPage(test.services, { visibility: 'Users', buildingBlockInstances: [members] });
    const status = async (guid: string, headers: Headers) =>
      (await get(`/api/buildingblockinstance/${guid}`, headers)).statusCode;
    expect(await status(hidden.guid, people.visitor)).toBe(404);
    expect(await status(hidden.guid, people.admin)).toBe(200);
    expect(await status(members.guid, people.visitor)).toBe(401);
    expect(await status(members.guid, people.member)).toBe(200);
    expect(await status(randomUUID(), people.visitor)).toBe(404);
    expect(await status('nonsense', people.visitor)).toBe(400);
  });
});

describe('GET /api/pages', () => {
  it.each([
    ['visitor', 401],
    ['member', 403],
    ['team', 403],
    ['manager', 200],
    ['admin', 200],
  ] as const)('for a %s: %i', async (person, status) => {
    expect((await get('/api/pages', people[person])).statusCode).toBe(status);
  });

  it('lists published and unpublished pages, with the blocks that were asked for (§7)', async () => {
    const button = buildBlock({ buildingBlockName: 'ButtonRow', sortId: 1 });
    const id = await buildPage(test.services, { buildingBlockInstances: [buildBlock(), button] });
    await withdrawPage(test.services, id);
    const list = async (query: string) =>
      (await get(`/api/pages${query}`, people.manager)).json<PageSummary[]>().find(({ guid }) => guid === id);
    expect(await list('')).toMatchObject({ isPublished: false, path: null });
    expect(await list('')).not.toHaveProperty('buildingBlockInstances');
    expect((await list('?IncludeBbis=true'))?.buildingBlockInstances).toHaveLength(2);
    const filtered = await list('?IncludeBbis=true&FilterBbisByBuildingBlocks=ButtonRow');
    expect(filtered?.buildingBlockInstances).toMatchObject([{ guid: button.guid }]);
  });
});

describe('writing a page', () => {
  it('is for content managers', async () => {
    const id = await buildPage(test.services);
    const visitor = { viewer: anonymousViewer };
    await expect(addPage(test.services.pages, visitor, buildPageDocument())).rejects.toMatchObject({ status: 403 });
    await expect(test.services.pages.publishWorkingCopy(visitor, id, {})).rejects.toMatchObject({ status: 401 });
    await expect(test.services.pages.withdraw(visitor, id)).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['another layout', { layout: '50-50' }, 'layout'],
    [
      'a block that there is not',
      { buildingBlockInstances: [buildBlock({ buildingBlockName: 'Carousel' })] },
      'unknown-block',
    ],
    ['options that do not fit', { buildingBlockInstances: [buildBlock({ options: { columns: 9 } })] }, 'bad-options'],
  ])('refuses %s', async (_, overrides, named) => {
    const attempt = addPage(test.services.pages, { viewer: system }, { ...buildPageDocument(), ...overrides });
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'bad-input' });
    const { fields } = await attempt.catch((error) => error);
    expect(JSON.stringify(fields)).toContain(named);
  });

  it('refuses a block that stands on another page, or twice on this one, and stores nothing', async () => {
    const block = buildBlock();
    await buildPage(test.services, { buildingBlockInstances: [block] });
    const id = randomUUID();
    const elsewhere = addPage(
      test.services.pages,
      { viewer: system },
      buildPageDocument({ buildingBlockInstances: [block] }),
      { id },
    );
    await expect(elsewhere).rejects.toMatchObject({ status: 400, fields: [{ code: 'guid-taken' }] });
    const twice = buildBlock();
    const doubled = addPage(
      test.services.pages,
      { viewer: system },
      buildPageDocument({ buildingBlockInstances: [twice, twice] }),
      { id },
    );
    await expect(doubled).rejects.toMatchObject({ status: 400, fields: [{ code: 'guid-taken' }] });
    const stored = test.platform.db.selectFrom('page').select('id').where('id', '=', id);
    expect(await stored.execute()).toEqual([]);
  });

  it('keeps every version, numbered, also of two who publish at once', async () => {
    const id = await buildPage(test.services);
    const notes = ['een', 'twee', 'drie'];
    await Promise.all(notes.map((note) => test.services.pages.publishWorkingCopy({ viewer: system }, id, { note })));
    const versions = test.platform.db.selectFrom('page_version').select('number').where('page_id', '=', id);
    expect((await versions.orderBy('number').execute()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('answers 404 for a page that is not there', async () => {
    const gone = randomUUID();
    await expect(republishPage(test.services, gone, buildPageDocument())).rejects.toMatchObject({ status: 404 });
    await expect(withdrawPage(test.services, gone)).rejects.toMatchObject({ status: 404 });
  });
});
