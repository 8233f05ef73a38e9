import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { importCalls } from './import-calls.factory.ts';
import { startOldSite } from './imports.factory.ts';

let test: TestApp;
let oldSite: Awaited<ReturnType<typeof startOldSite>>;
let wxr: string;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  test = await startTestApp({ withJobs: true });
  oldSite = await startOldSite();
  wxr = await oldSite.wxr();
  calls = importCalls(test, await test.signInAs('Admin'), wxr, { fileForm, formHeaders });
});
afterAll(async () => {
  await test.close();
  await oldSite.close();
});

describe('stopping and going on', () => {
  it('makes nothing twice', async () => {
    const { id } = await calls.sent();
    await calls.call('POST', `/api/imports/${id}/start`, {});
    const stopped = await calls.call('POST', `/api/imports/${id}/stop`);
    expect(stopped.statusCode).toBe(200);
    await vi.waitFor(async () => {
      const { workId } = await calls.read(id);
      expect((await calls.call('GET', `/api/longwork/${workId}`)).json<LongWork>().state).toBe('Done');
    }, patience);
    await calls.call('POST', `/api/imports/${id}/resume`);
    const done = await calls.until(id, 'Done');
    expect(done.counts.page).toMatchObject({ waiting: 0, failed: 0 });
    const guids = (await calls.entriesOf(id, 'kind=page')).map(({ madeId }) => madeId);
    expect(new Set(guids).size).toBe(guids.length);
    await calls.undone(id);
  });

  it('goes on after a crash where the last entry was written down', async () => {
    const done = await calls.imported();
    // As if the process had been killed before it wrote down what it had made.
    await test.platform.db
      .updateTable('import_entry')
      .set({ state: 'Waiting', result: '{}' })
      .where('import_id', '=', done.id)
      .where('state', '=', 'Made')
      .execute();
    const count = async () =>
      Number(
        (
          await test.platform.db
            .selectFrom('page')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await count();
    await test.platform.db.updateTable('site_import').set({ state: 'Stopped' }).where('id', '=', done.id).execute();
    await calls.call('POST', `/api/imports/${done.id}/resume`);
    const again = await calls.until(done.id, 'Done');
    expect(again.counts.page).toMatchObject({ made: done.counts.page.made, failed: 0 });
    expect(await count()).toBe(before);
    await calls.undone(done.id);
  });
});

describe('taking it back', () => {
  let done: ImportDetail;
  beforeEach(async () => {
    done = await calls.imported({ publishes: true });
  });

  const change = async (sourceId: string) => {
    const { madeId } = await calls.entry(done.id, sourceId);
    const { sequence, document } = (await calls.call('GET', `/api/pages/${madeId}/working-copy`)).json<{
      sequence: number;
      document: PageDocument;
    }>();
    await test.services.pages.update({ viewer: system }, madeId ?? '', {
      ...{ sequence, document: { ...document, description: { $lang: { nl: 'Bijgewerkt' } } } },
    });
    return madeId ?? '';
  };

  it('puts all of it in the trash and lets its redirects go', async () => {
    expect((await calls.call('GET', `/api/imports/${done.id}/changes`)).json()).toEqual([]);
    const after = await calls.undone(done.id);
    expect([after.counts.page.made, after.counts.item.made, after.counts.file.made]).toEqual([0, 0, 0]);
    expect(await test.services.redirects.exactlyAt(['/contact', '/bereikbaarheid'])).toEqual([]);
    const rows = await test.platform.db.selectFrom('page').select('id').where('deleted_at', 'is', null).execute();
    const made = new Set(
      (
        await test.platform.db.selectFrom('import_entry').select('made_id').where('import_id', '=', done.id).execute()
      ).map((row) => row.made_id),
    );
    expect(rows.filter(({ id }) => made.has(id))).toEqual([]);
    expect((await calls.call('DELETE', `/api/imports/${done.id}`)).statusCode).toBe(204);
  });

  it('names what people changed since, and keeps it when that is asked', async () => {
    const changed = await change('103');
    expect((await calls.call('GET', `/api/imports/${done.id}/changes`)).json()).toEqual([
      { sourceId: '103', title: 'Wie zijn wij' },
    ]);
    await calls.undone(done.id, { keepsChanged: true });
    const left = await test.platform.db
      .selectFrom('page')
      .select('deleted_at')
      .where('id', '=', changed)
      .executeTakeFirst();
    expect(left?.deleted_at).toBeNull();
  });

  it('is written down', async () => {
    await calls.undone(done.id);
    const actions = await test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', done.id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['import.started', 'import.undone']);
  });
});
