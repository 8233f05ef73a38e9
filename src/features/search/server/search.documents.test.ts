import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rebuildSearch } from '#app/server/rebuild-search.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import {
  buildBlock,
  buildPage,
  buildPageDocument,
  republishPage,
  withdrawPage,
} from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { SearchAnswer, Suggestion } from '../contract/search.endpoints.ts';

let test: TestApp;
let roleId: string;
type Headers = Record<string, string>;
let member: Headers = {};
let team: Headers = {};
let admin: Headers = {};
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  member = await test.signInAs('Standard');
  team = await test.signInAs('Standard', { roleIds: [roleId] });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

/** Each test has a word of its own, so that what another left behind is not found. */
let word = '';
beforeEach(() => {
  count += 1;
  const letter = (place: number) => String.fromCharCode(97 + (place % 26));
  word = `bomenplan${letter(count / 26)}${letter(count)}`;
});

async function get<T>(path: string, headers: Headers): Promise<T> {
  const answer = await test.app.inject({ url: path, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
const find = (headers: Headers = {}, language = 'nl') =>
  get<SearchAnswer>(`/api/search?q=${word}&language=${language}`, headers);
const isFound = async (headers: Headers = {}) => (await find(headers)).results.some(({ kind }) => kind === 'document');
const suggested = (headers: Headers = {}) => get<Suggestion[]>(`/api/search:suggest?q=${word}`, headers);

const addFile = async (overrides: Partial<Parameters<TestApp['services']['assets']['add']>[1]> = {}) => {
  const bytes = Buffer.from(`Wat er in ${word} staat.`);
  const file = { name: `${word}_2026-definitief.txt`, bytes, field: 'File' as const, ...overrides };
  return (await test.services.assets.add(system, file)).guid;
};

const downloads = (assetGuid: string, overrides: object = {}) =>
  buildBlock({
    buildingBlockName: 'Downloads',
    options: { groups: [{ title: text(''), files: [{ assetGuid, title: text('Het plan'), fileName: 'plan.txt' }] }] },
    ...overrides,
  });

const pageWith = (assetGuid: string, page: object = {}, block: object = {}) =>
  pageOf(downloads(assetGuid, block), page);

async function pageOf(block: ReturnType<typeof buildBlock>, page: object = {}): Promise<string> {
  const guid = await buildPage(test.services, { title: text('Plannen'), buildingBlockInstances: [block], ...page });
  await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
    { name: text('Plannen'), urlSegment: text(`plannen-${word}`), pageId: guid },
  ]);
  return guid;
}

describe('a document on a page', () => {
  it('is found by parts of its name in every language, with what it is and how large', async () => {
    const guid = await addFile();
    expect(await isFound(admin)).toBe(false);
    await pageWith(guid);
    for (const language of ['nl', 'en']) {
      const { results } = await find({}, language);
      expect(results).toMatchObject([
        {
          kind: 'document',
          guid,
          title: `${word}_2026-definitief.txt`,
          path: `/a/${guid}?name=${word}_2026-definitief.txt`,
          file: { type: 'txt', size: 28 },
        },
      ]);
      expect([results[0]?.lang, results[0]?.snippet.lang]).toEqual([undefined, undefined]);
    }
    expect(await suggested()).toMatchObject([{ kind: 'document', title: `${word}_2026-definitief.txt` }]);
    const file = await test.app.inject(`/a/${guid}`);
    expect(file.statusCode).toBe(200);
  });

  it('is found by nobody while it is only being written', async () => {
    const guid = await addFile();
    const page = await pageWith(await addFile({ name: 'iets-anders.txt' }));
    const document = { ...(await get<object>(`/api/pages/${page}`, admin)), buildingBlockInstances: [downloads(guid)] };
    await test.platform.db
      .updateTable('page')
      .set({ working_copy: JSON.stringify(document) })
      .where('id', '=', page)
      .execute();
    expect(await isFound(admin)).toBe(false);
  });

  it.each<[string, object, object]>([
    ['a page for a role', { visibility: 'Roles' }, {}],
    ['a block for a role', {}, { visibility: 'Roles' }],
  ])('%s: is found by who may see it', async (_, page, block) => {
    const roles = { roleIds: [roleId] };
    await pageWith(await addFile(), { ...page, ...roles }, { ...block, ...roles });
    expect([await isFound(), await isFound(member), await isFound(team)]).toEqual([false, false, true]);
    expect(await suggested()).toEqual([]);
  });

  it('a block that has not begun', async () => {
    await pageWith(await addFile(), {}, { period: { from: '2999-01-01T00:00:00Z' } });
    expect(await isFound()).toBe(false);
  });

  it('a file with an audience of its own needs both', async () => {
    await pageWith(await addFile({ visibility: 'Users' }));
    expect([await isFound(), await isFound(member)]).toEqual([false, true]);
  });

  it('a file of one block is not found through another', async () => {
    const block = crypto.randomUUID();
    const guid = await addFile({ holder: { kind: 'block', id: block } });
    await pageWith(guid, {}, { guid: block, visibility: 'Roles', roleIds: [roleId] });
    await buildPage(test.services, { title: text('Open'), buildingBlockInstances: [downloads(guid)] });
    expect([await isFound(), await isFound(team)]).toEqual([false, true]);
  });

  it('goes with the page', async () => {
    const guid = await addFile();
    const page = await pageWith(guid);
    expect(await isFound()).toBe(true);
    await withdrawPage(test.services, page);
    expect([await isFound(), await isFound(admin)]).toEqual([false, false]);
  });

  it('goes to the trash with the page', async () => {
    const page = await pageWith(await addFile());
    await test.app.inject({ method: 'DELETE', url: `/api/pages/${page}`, headers: admin });
    expect(await isFound()).toBe(false);
  });

  it('goes when the file does', async () => {
    const guid = await addFile();
    await pageWith(guid);
    expect(await isFound()).toBe(true);
    await test.platform.db.updateTable('asset').set({ deleted_at: new Date() }).where('id', '=', guid).execute();
    expect(await isFound()).toBe(false);
  });

  it('follows its name and its title', async () => {
    const guid = await addFile({ name: 'scan0001.txt' });
    await pageWith(guid);
    expect(await isFound()).toBe(false);
    await test.platform.db
      .updateTable('asset')
      .set({ title: JSON.stringify(text(`Het ${word}`)) })
      .where('id', '=', guid)
      .execute();
    expect((await find()).results).toMatchObject([{ title: `Het ${word}` }]);
    expect((await find({}, 'en')).results).toMatchObject([{ title: `Het ${word}`, lang: 'nl' }]);
    await test.platform.db.updateTable('asset').set({ title: '{"$lang": {}}' }).where('id', '=', guid).execute();
    expect(await isFound()).toBe(false);
  });
});

describe('a document in a shared part', () => {
  const part = (assetGuid: string, rest: object = {}, block: object = {}) => {
    const document = buildPageDocument({ buildingBlockInstances: [downloads(assetGuid, block)], ...rest });
    return addPage(test.services.pages, { viewer: system }, document, { kind: 'shared-part' });
  };
  const shows = (sharedPartGuid: string, rest: object = {}) =>
    buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid }, ...rest });

  it('is found once a page shows the part, and no longer when none does', async () => {
    const guid = await part(await addFile());
    expect([await isFound(), await isFound(admin)]).toEqual([false, false]);
    const block = shows(guid.toUpperCase());
    const page = await pageOf(block);
    expect([await isFound(), await suggested()]).toMatchObject([true, [{ kind: 'document' }]]);
    const without = buildPageDocument({ buildingBlockInstances: [{ ...block, options: { sharedPartGuid: null } }] });
    await republishPage(test.services, page, without);
    expect(await isFound()).toBe(false);
  });

  type Circumstances = Record<'page' | 'shown' | 'part' | 'block', object>;
  const closed = { visibility: 'Users' };
  const past = { period: { until: '2020-01-01T00:00:00Z' } };
  it.each<[string, Partial<Circumstances>, boolean[]]>([
    ['on a page for members', { page: closed }, [false, true]],
    ['shown to members', { shown: closed }, [false, true]],
    ['of a part for members', { part: closed }, [false, true]],
    ['in a block for members', { block: closed }, [false, true]],
    ['shown in a time that is over', { shown: past }, [false, false]],
    ['in a block whose time is over', { block: past }, [false, false]],
  ])('%s', async (_, { page, shown, part: itself, block }, [byVisitor, byMember]) => {
    await pageOf(shows(await part(await addFile(), itself, block), shown), page);
    expect([await isFound(), await isFound(member)]).toEqual([byVisitor, byMember]);
  });

  it.each<[string, (guid: string) => Promise<unknown>]>([
    ['is withdrawn', (guid) => withdrawPage(test.services, guid)],
    ['goes to the trash', (guid) => test.app.inject({ method: 'DELETE', url: `/api/pages/${guid}`, headers: admin })],
  ])('goes when the part %s', async (_, end) => {
    const guid = await part(await addFile());
    await pageOf(shows(guid));
    expect(await isFound()).toBe(true);
    await end(guid);
    expect([await isFound(), await isFound(admin)]).toEqual([false, false]);
  });

  it('a template is not a part, and what stands in one is not found', async () => {
    const document = buildPageDocument({ buildingBlockInstances: [downloads(await addFile())] });
    const template = await addPage(test.services.pages, { viewer: system }, document, { kind: 'template' });
    await pageOf(shows(template), { options: { ...document.options, templateFooter: template } });
    expect(await isFound()).toBe(false);
  });
});

describe('a document of an item', () => {
  const itemWith = async (assetGuid: string, item: object = {}, list: Parameters<typeof buildList>[1] = {}) => {
    const { guid } = await buildList(test.services, list);
    return buildItem(test.services, guid, {
      title: 'Besluit',
      contentBuildingBlockInstances: [
        { guid: crypto.randomUUID(), buildingBlockName: 'Downloads', content: downloads(assetGuid).options },
      ],
      ...item,
    });
  };

  it('is found, and the item says which it is', async () => {
    const { guid, shortId } = await itemWith(await addFile());
    expect(await isFound()).toBe(true);
    const answer = await get<SearchAnswer>('/api/search?q=besluit&kind=item', {});
    expect(answer.results).toContainEqual(expect.objectContaining({ kind: 'item', guid, shortId }));
  });

  it.each<[string, object, object, boolean[]]>([
    ['a draft', { isPublished: false }, {}, [false, false]],
    ['one that is to appear', { publishedOn: '2999-01-01T00:00:00Z' }, {}, [false, false]],
    ['one that has gone', { unpublishOn: '2020-01-01T00:00:00Z' }, {}, [false, false]],
    ['one for members', { visibility: 'Users' }, {}, [false, true]],
    ['one in a block for members', {}, { block: { visibility: 'Users' } }, [false, true]],
    ['one on a page for members', {}, { page: { visibility: 'Users' } }, [false, true]],
  ])('%s', async (_, item, list, [byVisitor, byMember]) => {
    await itemWith(await addFile(), item, list);
    expect([await isFound(), await isFound(member)]).toEqual([byVisitor, byMember]);
  });

  it('goes to the trash with it', async () => {
    const { guid } = await itemWith(await addFile());
    expect(await isFound()).toBe(true);
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${guid}`, headers: admin });
    expect([await isFound(), await isFound(admin)]).toEqual([false, false]);
  });
});

it('is there again after everything was made anew, and nothing else is', async () => {
  const guid = await addFile();
  await pageWith(guid);
  await test.platform.db.deleteFrom('search_entry').where('subject_id', '=', guid).execute();
  await test.platform.db.deleteFrom('document_place').execute();
  expect(await isFound()).toBe(false);
  const lines: string[] = [];
  await rebuildSearch({ installation: test.installation, platform: test.platform, tell: (line) => lines.push(line) });
  expect(await isFound()).toBe(true);
});
