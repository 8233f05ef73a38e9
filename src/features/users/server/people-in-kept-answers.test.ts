import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

/** A member with a photo that others see. */
async function pictured() {
  const headers = await test.signInAs('Standard');
  const url = '/api/profiles:loggedIn';
  const { guid: id } = (await call('GET', url, headers)).json<ApplicationUser>();
  const bytes = await pictures.png({ width: 31, height: 31 });
  const photo = await test.services.assets.add(system, { name: 'ik.png', bytes, holder: { kind: 'profile', id } });
  const saved = await call('PUT', url, headers, { properties: [{ key: 'profielfoto', value: photo.guid }] });
  expect(saved.statusCode).toBe(200);
  const other = await test.signInAs('Standard');
  return { id, headers, isSeen: async () => (await call('GET', `/a/${photo.guid}?profile=${id}`, other)).statusCode };
}

it('shows nobody the photo of who is switched off with others, however often it was asked for', async () => {
  const { id, isSeen } = await pictured();
  const bulk = (action: string) => call('POST', '/api/users:bulk', admin, { action, guids: [id] });
  expect(await isSeen()).toBe(200);
  await bulk('deactivate');
  expect(await isSeen()).toBe(403);
  await bulk('activate');
  expect(await isSeen()).toBe(200);
});

it('shows neither the photo nor the votes of who is deleted', async () => {
  const { id, headers, isSeen } = await pictured();
  const { guid: list } = await buildList(test.services);
  const { guid } = await buildItem(test.services, list, { listItemTypeName: 'Idea' });
  const votes = async () => (await call('GET', `/api/listitem/${guid}`, {})).json<ListItem>().support?.votes;
  expect((await call('PUT', `/api/listitem:vote/${guid}`, headers)).statusCode).toBe(200);
  expect([await votes(), await isSeen()]).toEqual([1, 200]);
  expect((await call('DELETE', `/api/users/${id}`, admin)).statusCode).toBe(204);
  expect([await votes(), await isSeen()]).toEqual([0, 404]);
});
