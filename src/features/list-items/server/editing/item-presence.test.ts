import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import { buildItem, buildList } from '../list-items.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
let admin: Headers;
let guid: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  const list = await buildList(test.services);
  ({ guid } = await buildItem(test.services, list.guid));
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', headers: Headers, tab = '', payload?: object) =>
  test.app.inject({
    method,
    url: `/api/listitem:presence/${guid}${tab === '' ? '' : `/${tab}`}`,
    headers,
    ...(payload && { payload }),
  });
const here = async (headers = manager) => (await call('GET', headers)).json<{ people: PersonHere[] }>().people;

describe('who has an item open', () => {
  it('is told with where they are, until they leave', async () => {
    const [mine, theirs, block] = [randomUUID(), randomUUID(), randomUUID()];
    await call('PUT', manager, mine, { block: null, isTyping: false });
    const told = await call('PUT', admin, theirs, { block, isTyping: true, hasOptions: true });
    expect(told.json<{ people: PersonHere[] }>().people).toHaveLength(2);
    expect((await here()).find(({ tab }) => tab === theirs)).toMatchObject({
      name: 'Test Admin',
      block,
      isTyping: true,
      optionsSince: expect.any(String),
    });
    await call('DELETE', admin, theirs);
    expect((await here()).map(({ tab }) => tab)).toEqual([mine]);
  });

  it('is for who may edit it, and ends with the item', async () => {
    const member = await test.signInAs('Standard');
    expect((await call('PUT', member, randomUUID(), { block: null, isTyping: false })).statusCode).toBe(403);
    expect([(await call('GET', member)).statusCode, (await call('GET', {})).statusCode]).toEqual([403, 401]);
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${guid}`, headers: admin });
    expect((await call('GET', admin)).statusCode).toBe(404);
  });
});
