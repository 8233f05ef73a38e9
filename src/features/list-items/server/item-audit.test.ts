import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from './list-items.factory.ts';

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
    { action: 'item.visibility-changed', isByUser: true, details: { visibility: 'Users', roleIds: [] } },
    { action: 'item.unpublished', isByUser: true, details: {} },
    { action: 'item.published', isByUser: true, details: {} },
  ]);
});

it('writes it down when an older version changes it back', async () => {
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list);
  await change(guid, { visibility: 'Users' });
  const url = `/api/listitem/${guid}/restore?language=nl`;
  const answer = await test.app.inject({ method: 'POST', url, payload: { version: 1 }, headers: manager });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await recorded(guid)).map(({ action, details }) => [action, details.visibility])).toEqual([
    ['item.visibility-changed', 'Users'],
    ['item.visibility-changed', 'Public'],
  ]);
});
