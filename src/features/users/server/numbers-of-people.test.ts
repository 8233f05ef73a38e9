import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Role } from '#features/roles/contract/role.ts';
import type { UserList } from '../contract/user.ts';

let test: TestApp;
let admin: { authorization: string };
let role: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  const input = { name: 'Redactie', description: '', grantedOn: 'Manual' } as const;
  role = (await test.services.roles.create({ viewer: system }, input)).id;
});
afterAll(() => test.close());

const ask = async <T>(url: string) => (await test.app.inject({ url, headers: admin })).json<T>();
const people = async (query = '') => (await ask<UserList>(`/api/users${query}`)).totalNumberOfItems;
const members = async () => (await ask<Role[]>('/api/roles')).find(({ id }) => id === role)?.memberCount;

/** The statements that count, of what was asked meanwhile. */
async function countsIn(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([query]) => (query as unknown as pg.QueryConfig).text ?? '');
  asked.mockRestore();
  return texts.filter((text) => text.includes('count(*)'));
}

it('are counted once', async () => {
  await people();
  await members();
  expect(await countsIn(() => Promise.all([people(), members()]))).toEqual([]);
});

it('are counted each time behind a filter', async () => {
  await people('?search=admin');
  expect(await countsIn(() => people('?search=admin'))).toHaveLength(1);
  expect(await people('?search=nobody')).toBe(0);
});

it('are right as soon as someone comes, goes, or gets or loses a role, whoever sees to it', async () => {
  const [before, had] = [await people(), (await members()) ?? 0];
  await test.signInAs('Standard', { roleIds: [role] });
  expect([await people(), await members()]).toEqual([before + 1, had + 1]);
  const { db } = test.platform;
  await db.insertInto('user').values({ id: 'someone', name: 'Iemand', email: 'iemand@vloedhaven.example' }).execute();
  await db.insertInto('user_role').values({ user_id: 'someone', role_id: role }).execute();
  expect([await people(), await members()]).toEqual([before + 2, had + 2]);
  await db.deleteFrom('user').where('id', '=', 'someone').execute();
  expect([await people(), await members()]).toEqual([before + 1, had + 1]);
});
