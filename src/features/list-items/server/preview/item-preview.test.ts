import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ListItem, ListItemDetail } from '../../contract/list-item.ts';
import { buildItem, buildList, buildNewItem } from '../list-items.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let list: string;
let author: Headers;
let stranger: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp();
  author = await test.signInAs('Standard');
  stranger = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
  list = (await buildList(test.services, { block: { addPermission: 'Users' } })).guid;
});
afterAll(() => test.close());

const preview = (headers: Headers, payload: object, block = list, language = 'nl') =>
  test.app.inject({ method: 'POST', url: `/api/listitem:preview/${block}?language=${language}`, headers, payload });
const codeOf = (answer: Awaited<ReturnType<typeof preview>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const countItems = async () => (await test.platform.db.selectFrom('item').select('id').execute()).length;

async function addOwn(overrides: Parameters<typeof buildNewItem>[0] = {}): Promise<ListItem> {
  const url = `/api/listitem/list/${list}`;
  const answer = await test.app.inject({ method: 'POST', url, headers: author, payload: [buildNewItem(overrides)] });
  return answer.json<ListItem[]>()[0] as ListItem;
}

describe('what is being written, as its readers would get it', () => {
  it('shows a new item on the page of its list, and stores nothing', async () => {
    const before = await countItems();
    const block = {
      guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e55',
      buildingBlockName: 'Quote',
      content: { text: text('Tot op de markt!') },
    };
    const answer = await preview(author, {
      ...buildNewItem({ title: 'Weekmarkt', isPublished: false }),
      contentBuildingBlockInstances: [block],
    });
    expect(answer.statusCode).toBe(200);
    const shown = answer.json<ListItemDetail>();
    expect(shown).toMatchObject({ title: 'Weekmarkt', state: 'published', can: { edit: false, delete: false } });
    expect(shown.contentBuildingBlockInstances[0]?.content).toMatchObject({ text: { value: 'Tot op de markt!' } });
    expect(shown.pageGuid).not.toBeNull();
    expect(await countItems()).toBe(before);
  });

  it('shows a changed item under its own address, while readers still get it as it was', async () => {
    const { guid, path } = await buildItem(test.services, list, { title: 'Oud' });
    const shown = (await preview(manager, { ...buildNewItem({ title: 'Nieuw' }), guid })).json<ListItemDetail>();
    expect(shown).toMatchObject({ guid, title: 'Nieuw', path: path?.replace(/oud$/, 'nieuw') });
    const read = await test.app.inject({ url: `/api/listitem/${guid}` });
    expect(read.json<ListItemDetail>().title).toBe('Oud');
  });

  it('leaves out a translation that is not shown yet, and needs no field that only readers miss', async () => {
    const draft = {
      ...buildNewItem({ title: text('Markt', 'Market'), listItemTypeName: 'Event' }),
      translations: { en: { status: 'draft', isAutomatic: false } },
    };
    const shown = (await preview(author, draft, list, 'en')).json<ListItemDetail>();
    expect(shown).toMatchObject({ title: 'Markt', titleLang: 'nl' });
  });

  it('says what is wrong with it, at the part that it is about', async () => {
    const answer = await preview(author, buildNewItem({ title: '' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('body.title');
    expect((await preview(author, buildNewItem({ listItemTypeName: 'Onbekend' }))).body).toContain('unknown-type');
  });
});

describe('who may', () => {
  it('asks visitors to sign in', async () => {
    expect((await preview({}, buildNewItem())).statusCode).toBe(401);
  });

  it('refuses who may not add, and does not tell of a list that one may not see', async () => {
    const closed = (await buildList(test.services)).guid;
    expect(codeOf(await preview(stranger, buildNewItem(), closed))).toEqual([403, 'not-allowed']);
    const hidden = (await buildList(test.services, { block: { visibility: 'Admin' } })).guid;
    expect(codeOf(await preview(stranger, buildNewItem(), hidden))).toEqual([404, 'not-found']);
  });

  it('refuses an item of someone else, and one of another list', async () => {
    const shown = await addOwn();
    const draft = await addOwn({ isPublished: false });
    expect((await preview(author, { ...buildNewItem(), guid: draft.guid })).statusCode).toBe(200);
    expect(codeOf(await preview(stranger, { ...buildNewItem(), guid: shown.guid }))).toEqual([403, 'not-allowed']);
    expect(codeOf(await preview(stranger, { ...buildNewItem(), guid: draft.guid }))).toEqual([404, 'not-found']);
    const other = (await buildList(test.services)).guid;
    expect(codeOf(await preview(manager, { ...buildNewItem(), guid: shown.guid }, other))).toEqual([404, 'not-found']);
  });

  it('refuses a block that only admins place', async () => {
    const html = {
      guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e56',
      buildingBlockName: 'Html',
      content: { html: '<b>x</b>' },
    };
    const answer = await preview(author, { ...buildNewItem(), contentBuildingBlockInstances: [html] });
    expect(answer.statusCode).toBe(403);
  });
});

describe('what the form is told', () => {
  const sourceFor = async (headers: Headers, guid: string) =>
    (await test.app.inject({ url: `/api/listitem:source/${guid}`, headers })).json<{
      state: string;
      can: { publish: boolean };
    }>();
  const put = (headers: Headers, guid: string, payload: object) =>
    test.app.inject({ method: 'PUT', url: `/api/listitem/${guid}`, headers, payload });

  it('tells the state, and that an author publishes their own draft', async () => {
    const { guid } = await addOwn({ isPublished: false });
    expect(await sourceFor(author, guid)).toMatchObject({ state: 'draft', can: { publish: true } });
    await put(author, guid, { isPublished: true });
    expect(await sourceFor(author, guid)).toMatchObject({ state: 'published', can: { publish: true } });
  });

  it('tells an author that what an editor took off is not theirs to publish, as the call itself says', async () => {
    const { guid } = await addOwn();
    await put(manager, guid, { isPublished: false });
    expect(await sourceFor(author, guid)).toMatchObject({ state: 'draft', can: { publish: false } });
    expect((await put(author, guid, { isPublished: true })).statusCode).toBe(403);
    expect(await sourceFor(manager, guid)).toMatchObject({ can: { publish: true } });
  });
});
