import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { IdeaStory } from '../contract/idea.ts';

type Headers = Record<string, string>;
let test: TestApp;
let list: string;
let manager: Headers;
let status: string;

beforeAll(async () => {
  test = await startTestApp();
  list = (await buildList(test.services)).guid;
  manager = await test.signInAs('ContentManager');
  const type = (await test.services.itemTypes.all()).find(({ name }) => name === 'Idea');
  status = statusField(type)?.id ?? '';
});
afterAll(() => test.close());

const idea = (more: object = {}): Promise<ListItem> =>
  buildItem(test.services, list, { listItemTypeName: 'Idea', title: 'Zwemtrap', ...more });
const put = ({ guid }: ListItem, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/listitem/${guid}`, headers: manager, payload });
const decide = ({ guid }: ListItem, to: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/listitem:status/${guid}`,
    headers: manager,
    payload: { status: to, reason: 'Wij meten de stroming.', language: 'nl' },
  });
const standing = async ({ guid }: ListItem) => {
  const { fields } = await test.services.listItems.source(system, guid);
  return fields[status];
};

it('what readers have gets another status by a decision alone', async () => {
  const item = await idea({ fields: { [status]: ['new'] } });
  const silent = await put(item, { fields: { [status]: ['done'] } });
  expect(silent.json()).toMatchObject({ status: 409, code: 'status-by-decision' });
  expect((await put(item, { title: 'Brede zwemtrap', fields: { [status]: ['new'] } })).statusCode).toBe(200);
  expect((await decide(item, 'considered')).statusCode).toBe(204);
  expect(await standing(item)).toEqual(['considered']);
  const story = await test.app.inject({ url: `/api/listitem:story/${item.guid}?language=nl` });
  expect(story.json<IdeaStory>().changes).toMatchObject([{ reason: 'Wij meten de stroming.' }]);
});

it('what nobody reads yet gets any', async () => {
  const item = await idea({ isPublished: false, fields: { [status]: ['new'] } });
  expect((await put(item, { fields: { [status]: ['done'] } })).statusCode).toBe(200);
  expect(await standing(item)).toEqual(['done']);
});

it('what readers had once gets another by a decision alone, on the site or off it', async () => {
  const item = await idea({ fields: { [status]: ['new'] } });
  await decide(item, 'accepted');
  expect((await put(item, { isPublished: false })).statusCode).toBe(200);
  const silent = await put(item, { fields: { [status]: ['done'] } });
  expect(silent.json()).toMatchObject({ status: 409, code: 'status-by-decision' });
  expect((await put(item, { title: 'Brede zwemtrap' })).statusCode).toBe(200);
  const copy = await test.app.inject({ url: `/api/listitem:workingcopy/${item.guid}`, headers: manager });
  expect(copy.json()).toMatchObject({ isPublished: false, isStatusDecided: true });
  const source = await test.app.inject({ url: `/api/listitem:source/${item.guid}`, headers: manager });
  expect(source.json()).toMatchObject({ isPublished: false, isStatusDecided: true });
  await test.services.listItems.restore({ viewer: system }, item.guid, { version: 1 }, 'nl');
  expect((await put(item, { isPublished: true })).statusCode).toBe(200);
  expect(await standing(item)).toEqual(['accepted']);
  // And by its hour: what went off the site by itself was there as well.
  const past = await idea({ fields: { [status]: ['new'] }, unpublishOn: new Date(Date.now() - 1000).toISOString() });
  expect((await put(past, { fields: { [status]: ['done'] } })).json()).toMatchObject({ code: 'status-by-decision' });
});

it('what was planned and withdrawn before its hour had no readers', async () => {
  const publishedOn = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const item = await idea({ publishedOn, fields: { [status]: ['new'] } });
  expect((await put(item, { isPublished: false })).statusCode).toBe(200);
  expect((await put(item, { fields: { [status]: ['done'] } })).statusCode).toBe(200);
  expect(await standing(item)).toEqual(['done']);
});

it('a version of before brings its words back, and not its status', async () => {
  const item = await idea({ fields: { [status]: ['new'] } });
  await put(item, { title: 'Brede zwemtrap' });
  await decide(item, 'accepted');
  await test.services.listItems.restore({ viewer: system }, item.guid, { version: 1 }, 'nl');
  const { title } = await test.services.listItems.source(system, item.guid);
  expect([title.$lang.nl, await standing(item)]).toEqual(['Zwemtrap', ['accepted']]);
});
