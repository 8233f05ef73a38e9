import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from './list-items.factory.ts';
import { filmBlock, shownVendors } from './testing/film-block.ts';

let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const change = (guid: string, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/listitem/${guid}?language=nl`, payload, headers: manager });
const bulk = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/listitem:bulk', payload, headers: manager });

const publicToUsers = { before: { visibility: 'Public' }, after: { visibility: 'Users' } };

async function recorded(subjectId: string) {
  const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId });
  return entries.map(({ action, actor, details }) => ({ action, isByUser: actor.id !== null, details })).reverse();
}

it('writes down who may read an item now, and nothing of what is typed', async () => {
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list);
  expect((await change(guid, { title: 'Anders' })).statusCode).toBe(200);
  expect(await recorded(guid)).toEqual([]);
  expect((await change(guid, { visibility: 'Users' })).statusCode).toBe(200);
  expect((await change(guid, { isPublished: false })).statusCode).toBe(200);
  expect((await bulk({ guids: [guid], change: 'publish' })).statusCode).toBe(200);
  expect(await recorded(guid)).toEqual([
    { action: 'item.visibility-changed', isByUser: true, details: publicToUsers },
    { action: 'item.unpublished', isByUser: true, details: {} },
    { action: 'item.published', isByUser: true, details: {} },
  ]);
});

it('writes it down when an older version changes it back', async () => {
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list);
  await change(guid, { visibility: 'Users' });
  const url = `/api/listitem:restore/${guid}?language=nl`;
  const answer = await test.app.inject({ method: 'POST', url, payload: { version: 1 }, headers: manager });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await recorded(guid)).map(({ details }) => details)).toEqual([
    publicToUsers,
    { before: { visibility: 'Users' }, after: { visibility: 'Public' } },
    { number: 1 },
  ]);
});

const vendors = () => shownVendors(test.app);

it('writes down that an older version was a draft, or was not, and who its films are of', async () => {
  const { guid: list } = await buildList(test.services);
  const payload = [{ title: 'Film', listItemTypeName: 'News', contentBuildingBlockInstances: [filmBlock] }];
  const url = `/api/listitem/list/${list}?language=nl`;
  const made = await test.app.inject({ method: 'POST', url, payload, headers: manager });
  expect(made.statusCode, made.body).toBe(200);
  const [{ guid } = { guid: '' }] = made.json<{ guid: string }[]>();
  const restore = (version: number) =>
    test.app.inject({
      method: 'POST',
      url: `/api/listitem:restore/${guid}?language=nl`,
      payload: { version },
      headers: manager,
    });
  expect(await vendors()).toBe('youtube');
  await bulk({ guids: [guid], change: 'unpublish' });
  expect(await vendors()).toBe('');
  await restore(1);
  expect(await vendors()).toBe('youtube');
  await restore(2);
  expect(await vendors()).toBe('');
  expect((await recorded(guid)).map(({ action }) => action)).toEqual([
    'item.unpublished',
    'item.published',
    'item.version-restored',
    'item.unpublished',
    'item.version-restored',
  ]);
});
