import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { MediaFolder, MediaList } from '../../contract/media.ts';
import type { MediaBulkResult } from '../../contract/media-bulk.ts';

let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST', url: string, payload?: object, headers = manager) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const bulk = async (payload: object) => (await call('POST', '/api/assets:bulk', payload)).json<MediaBulkResult>();
const countOf = async (query: string) =>
  (await call('GET', `/api/assets?${query}`)).json<MediaList>().totalNumberOfItems;
const addMany = (name: string, many: number, more: { visibility?: string } = {}) =>
  test.platform.db
    .insertInto('asset')
    .values(
      Array.from({ length: many }, (_, number) => ({
        name: `${name} ${number}.pdf`,
        media_type: 'application/pdf',
        byte_size: 1,
        sha256: randomUUID(),
        ...more,
      })),
    )
    .execute();

describe('changing all files that a filter finds', () => {
  it('changes those of the viewer, says which, and they can be put back by name', async () => {
    await addMany('alle', 120);
    await addMany('alle', 3, { visibility: 'Admin' });
    const filter = { search: 'alle' };
    const deleted = await bulk({ action: 'delete', filter, expected: 120 });
    expect([deleted.count, deleted.changed.length, deleted.workId]).toEqual([120, 120, undefined]);
    expect(await countOf('search=alle')).toBe(0);
    const guids = deleted.changed.map(({ guid }) => guid);
    expect((await bulk({ action: 'restore', guids })).count).toBe(120);
    expect(await countOf('search=alle')).toBe(120);
  });

  it('does nothing when there are others by then', async () => {
    await addMany('erbij', 3);
    const answer = await call('POST', '/api/assets:bulk', {
      action: 'delete',
      filter: { search: 'erbij' },
      expected: 2,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'count-changed']);
    expect(await countOf('search=erbij')).toBe(3);
  });

  it('changes very many in batches, with an entry for each, and says where each lay', async () => {
    const many = 450;
    await addMany('velen', many);
    const folder = (await call('POST', '/api/assetfolders', { name: 'Velen', parent: null })).json<MediaFolder>();
    const finished = ({ workId }: MediaBulkResult) =>
      vi.waitFor(async () => {
        const work = (await call('GET', `/api/longwork/${workId}`)).json<LongWork & { result: MediaBulkResult }>();
        expect(work.state).toBe('Done');
        return work;
      }, patience);
    const moved = await finished(
      await bulk({ action: 'move', folder: folder.guid, filter: { search: 'velen' }, expected: many }),
    );
    expect(moved).toMatchObject({ done: many, total: many, result: { count: many } });
    expect(moved.result.changed.every((one) => one.folder === null)).toBe(true);
    expect(await countOf(`folder=${folder.guid}`)).toBe(many);
    const deleted = await finished(await bulk({ action: 'delete', filter: { folder: folder.guid }, expected: many }));
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'asset.deleted')
      .where('subject_name', 'like', 'velen %')
      .execute();
    expect(entries).toHaveLength(many);
    const guids = deleted.result.changed.map(({ guid }) => guid);
    expect(await finished(await bulk({ action: 'restore', guids }))).toMatchObject({ result: { count: many } });
    expect(await countOf(`folder=${folder.guid}`)).toBe(many);
  });

  it.each([
    { action: 'delete' },
    { action: 'delete', guids: [randomUUID()], filter: {} },
    { action: 'move', filter: {} },
  ])('refuses %o', async (payload) => {
    expect((await call('POST', '/api/assets:bulk', payload)).statusCode).toBe(400);
  });

  it('is for who manages content', async () => {
    const member = await test.signInAs('Standard');
    expect((await call('POST', '/api/assets:bulk', { action: 'delete', filter: {} }, member)).statusCode).toBe(403);
  });
});
