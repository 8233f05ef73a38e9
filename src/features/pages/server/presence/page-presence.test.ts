import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { PersonHere } from '../../contract/presence/presence.ts';
import { buildPage } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
let admin: Headers;
let id: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const call = (method: 'PUT' | 'DELETE', tab: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url: `/api/pages/${id}/presence/${tab}`, headers, ...(payload && { payload }) });
const tell = async (tab: string, headers: Headers, block: string | null = null, isTyping = false) => {
  const answer = await call('PUT', tab, headers, { block, isTyping });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ people: PersonHere[] }>().people;
};
const here = async (headers = manager) =>
  (await test.app.inject({ url: `/api/pages/${id}/presence`, headers })).json<{ people: PersonHere[] }>().people;

describe('who has a page open', () => {
  it('is told with where they are, in each of their tabs, until they leave', async () => {
    id = await buildPage(test.services);
    const [mine, second, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    const block = randomUUID();
    await tell(mine, manager);
    await tell(second, manager);
    expect(await tell(theirs, admin, block, true)).toHaveLength(3);
    expect((await here()).find(({ tab }) => tab === theirs)).toMatchObject({ block, isTyping: true });
    await tell(theirs, admin);
    expect((await here()).find(({ tab }) => tab === theirs)).toMatchObject({ block: null, isTyping: false });
    await call('DELETE', second, manager);
    expect((await here()).map(({ tab }) => tab).sort()).toEqual([mine, theirs].sort());
  });

  it('is forgotten a minute after they were last heard of', async () => {
    id = await buildPage(test.services);
    const tab = randomUUID();
    await tell(tab, manager);
    await test.platform.db
      .updateTable('presence')
      .set({ seen_at: new Date(Date.now() - 61_000) })
      .where('tab', '=', tab)
      .execute();
    expect(await here(admin)).toEqual([]);
    expect(await tell(randomUUID(), admin)).toHaveLength(1);
  });

  it('is for who may edit the page, and a tab is of who opened it', async () => {
    id = await buildPage(test.services);
    const member = await test.signInAs('Standard');
    expect((await call('PUT', randomUUID(), member, { block: null, isTyping: false })).statusCode).toBe(403);
    expect((await test.app.inject({ url: `/api/pages/${id}/presence`, headers: member })).statusCode).toBe(403);
    const tab = randomUUID();
    const [before] = await tell(tab, manager);
    await tell(tab, admin, randomUUID());
    await call('DELETE', tab, admin);
    expect(await here()).toEqual([before]);
  });

  it('has the options of a block by who opened them first, until someone takes them over', async () => {
    id = await buildPage(test.services);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const block = randomUUID();
    const open = async (tab: string, headers: Headers, more: object = {}) => {
      const answer = await call('PUT', tab, headers, { block, isTyping: false, hasOptions: true, ...more });
      const people = answer.json<{ people: PersonHere[] }>().people.filter(({ optionsSince }) => optionsSince !== null);
      return people
        .sort((one, other) => (one.optionsSince ?? '').localeCompare(other.optionsSince ?? ''))
        .map((one) => one.tab);
    };
    await open(mine, manager);
    expect(await open(theirs, admin)).toEqual([mine, theirs]);
    expect(await open(mine, manager)).toEqual([mine, theirs]);
    expect(await open(theirs, admin, { takesOver: true })).toEqual([theirs]);
    expect(await open(mine, manager)).toEqual([theirs, mine]);
    expect(await open(theirs, admin, { hasOptions: false })).toEqual([mine]);
  });
});
