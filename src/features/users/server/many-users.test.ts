import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { insertWork } from '#features/tasks/server/long-work.repository.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { BulkResult, UserList } from '../contract/user.ts';
import { UserListQuery } from '../contract/user-filter.ts';
import { userSorts } from '../contract/user-sort.ts';
import type { ManyUsers } from './user-bulk.ts';
import { findUserIds } from './user-list.repository.ts';

let test: TestApp;
let admin: { authorization: string };
let adminId: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  adminId = (await list('search=admin-1')).users[0]?.guid ?? '';
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: admin, ...(payload === undefined ? {} : { payload }) });
const list = async (query: string) => (await call('GET', `/api/users?${query}`)).json<UserList>();
const makeRole = async (name: string) => await test.makeRole(name);
const actionsOn = async (id: string) =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('changing many people', () => {
  const bulk = async (payload: object) => (await call('POST', '/api/users:bulk', payload)).json<BulkResult>();
  const makeMany = (name: string, many: number) =>
    test.platform.db
      .insertInto('user')
      .values(
        Array.from({ length: many }, (_, number) => ({
          id: crypto.randomUUID(),
          name: `${name} ${number}`,
          email: `${name}-${number}@vloedhaven.example`,
        })),
      )
      .execute();
  /** The job began when it was asked for. */
  const finished = ({ workId }: BulkResult) =>
    vi.waitFor(async () => {
      const work = (await call('GET', `/api/longwork/${workId}`)).json<LongWork & { result: BulkResult }>();
      expect(work.state).toBe('Done');
      return work;
    }, patience);

  it('changes more than can be done at once in batches, with an entry for each', async () => {
    const role = await makeRole('Velen');
    const many = 450;
    await makeMany('velen', many);
    const filter = { search: 'velen-' };
    const asked = await bulk({ action: 'giveRole', roleId: role, filter });
    expect(asked).toEqual({ changed: 0, refused: [], changedGuids: [], workId: expect.any(String) });
    const work = await finished(asked);
    expect(work).toMatchObject({ state: 'Done', done: many, total: many, result: { changed: many, refused: [] } });
    expect(work.result.changedGuids).toHaveLength(many);
    expect((await list(`role=${role}`)).totalNumberOfItems).toBe(many);
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select(['details', 'subject_name'])
      .where('action', '=', 'user.roles-changed')
      .where('subject_name', 'like', 'velen %')
      .execute();
    expect(entries).toHaveLength(many);
    expect(entries[0]?.details).toEqual({ given: ['Velen'] });
    expect((await finished(await bulk({ action: 'giveRole', roleId: role, filter }))).result.changed).toBe(0);
    expect(await bulk({ action: 'takeRole', roleId: role, filter: { search: 'velen-1' } })).toMatchObject({
      changed: 111,
    });
    expect((await finished(await bulk({ action: 'deactivate', filter }))).result.changed).toBe(many);
    expect((await list('search=velen-&active=true')).totalNumberOfItems).toBe(0);
    expect((await finished(await bulk({ action: 'activate', filter }))).result.changed).toBe(many);
  });

  it('does nothing when the filter finds others than were counted', async () => {
    await makeMany('geteld', 3);
    const filter = { search: 'geteld-' };
    const answer = await call('POST', '/api/users:bulk', { action: 'deactivate', filter, expected: 2 });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'count-changed']);
    expect((await bulk({ action: 'deactivate', filter, expected: 3 })).changed).toBe(3);
  });

  it('goes on after a crash where it was, and counts what was done before it', async () => {
    await makeMany('crash', 450);
    const { users: found } = await list('search=crash-&itemCount=1');
    const rows = await test.platform.db.selectFrom('user').select('id').where('name', 'like', 'crash %').execute();
    const input: ManyUsers = { action: 'deactivate', roleId: '', ids: rows.map(({ id }) => id) };
    const work = { kind: 'change-users', askedBy: adminId, client: {}, input, total: 450 };
    const id = await insertWork(test.platform.db, work);
    const { longWork, users } = test.services;
    const { signal } = new AbortController();
    const breaking: typeof users.changeMany = (by, given, at) =>
      users.changeMany(by, given, {
        ...at,
        progress: async (done, soFar, trx) => {
          await at.progress(done, soFar, trx);
          if (done === 400) throw new Error('the power went');
        },
      });
    await expect(longWork.run(breaking, id, signal)).rejects.toThrow('the power');
    expect(await longWork.read(system, id)).toMatchObject({ state: 'Retrying', done: 200, reason: 'internal' });
    expect((await list('search=crash-&active=false')).totalNumberOfItems).toBe(200);
    // Two at once, as when a job was only thought to be dead: each person is changed and written down once.
    await Promise.all([longWork.run(users.changeMany, id, signal), longWork.run(users.changeMany, id, signal)]);
    const after = await longWork.read(system, id);
    expect(after).toMatchObject({ state: 'Done', done: 450, result: { changed: 450, refused: [] } });
    expect((await list('search=crash-&active=true')).totalNumberOfItems).toBe(0);
    expect(await actionsOn(found[0]?.guid ?? '')).toEqual(['user.deactivated']);
  });
});

describe('a far page', () => {
  const filter = UserListQuery.parse({});

  it.each(userSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ sort, direction }))))(
    'has the same people whichever end it is counted from: $sort $direction',
    async ({ sort, direction }) => {
      await test.platform.db
        .updateTable('user')
        .set({ last_seen_at: new Date('2026-01-01') })
        .where('name', 'like', '%7')
        .execute();
      const page = { filter, sort, direction, now: new Date(), offset: 0, limit: 10_000 };
      const all = await findUserIds(test.platform.db, page);
      const total = all.length;
      expect(total).toBeGreaterThan(100);
      for (const offset of [0, 25, Math.floor(total / 2) + 1, total - 30, total - 7, total - 1, total, total + 25]) {
        const found = await findUserIds(test.platform.db, { ...page, offset, limit: 25, total });
        expect([offset, found]).toEqual([offset, all.slice(offset, offset + 25)]);
      }
    },
  );
});
