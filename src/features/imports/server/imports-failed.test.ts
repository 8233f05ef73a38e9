import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { importCalls } from './import-calls.factory.ts';

/** Without jobs, so that the work is done when the test says so, and as far as it says. */
let test: TestApp;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  test = await startTestApp({ withJobs: false });
  calls = importCalls(test, await test.signInAs('Admin'), '', { fileForm, formHeaders });
});
afterAll(() => test.close());

const rows = (count: number, name: string) =>
  `Titel;Tekst\n${Array.from({ length: count }, (_, at) => `${name} ${at};Tekst`).join('\n')}`;

async function started(content: string): Promise<ImportDetail> {
  const { id } = (await calls.send(content, undefined, 'blad.csv')).json<ImportDetail>();
  return (await calls.call('POST', `/api/imports/${id}/start`, {})).json<ImportDetail>();
}

/** As its job does. */
const work = ({ workId }: ImportDetail) => {
  const { longWork, imports } = test.services;
  return longWork.run(imports.importSite, workId ?? '', AbortSignal.timeout(60_000), imports.fail);
};
const setAccountType = (accountType: string) =>
  test.platform.db.updateTable('user').set({ account_type: accountType }).where('email', 'like', 'admin-%').execute();

const countPages = async () =>
  Number(
    (
      await test.platform.db
        .selectFrom('page')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('work that fails for good', () => {
  it('says why, when who began it may not do so any more; what is left is taken in at another try', async () => {
    const running = await started(rows(2, 'Rechten'));
    await setAccountType('Standard');
    await work(running);
    await setAccountType('Admin');
    expect(await calls.read(running.id)).toMatchObject({ state: 'Failed', reason: 'not-allowed' });
    const again = (await calls.call('POST', `/api/imports/${running.id}/resume`)).json<ImportDetail>();
    expect(again).toMatchObject({ state: 'Running', reason: null });
    await work(again);
    expect(await calls.read(running.id)).toMatchObject({ state: 'Done', counts: { page: { made: 2 } } });
  });

  it('goes on when it is tried again from the list of failed work, importing and undoing alike', async () => {
    const running = await started(rows(2, 'Lijst'));
    const { longWork, imports } = test.services;
    await longWork.giveUp(running.workId ?? '', new Error('the disk is full'), imports.fail);
    await work(running);
    expect(await calls.read(running.id)).toMatchObject({ state: 'Done', reason: null, counts: { page: { made: 2 } } });
    const undoing = (await calls.call('POST', `/api/imports/${running.id}/undo`, {})).json<ImportDetail>();
    await longWork.giveUp(undoing.workId ?? '', new Error('the disk is full'), imports.fail);
    // The work of before is over: undoing failed, and not importing.
    await work(running);
    expect((await calls.read(running.id)).state).toBe('Failed');
    await longWork.run(imports.undoSite, undoing.workId ?? '', AbortSignal.timeout(60_000), imports.fail);
    expect((await calls.read(running.id)).state).toBe('Undone');
  });

  it('says so after the last try, and can be undone', async () => {
    const running = await started(rows(1, 'Opgegeven'));
    const { longWork, imports } = test.services;
    await longWork.giveUp(running.workId ?? '', new Error('the disk is full'), imports.fail);
    expect(await calls.read(running.id)).toMatchObject({ state: 'Failed', reason: 'internal' });
    const undoing = (await calls.call('POST', `/api/imports/${running.id}/undo`, {})).json<ImportDetail>();
    await longWork.run(imports.undoSite, undoing.workId ?? '', AbortSignal.timeout(60_000), imports.fail);
    expect((await calls.read(running.id)).state).toBe('Undone');
  });

  it('leaves alone what somebody stopped before', async () => {
    const running = await started(rows(1, 'Gestopt'));
    await calls.call('POST', `/api/imports/${running.id}/stop`);
    await test.services.imports.fail({ importId: running.id }, 'internal');
    expect((await calls.read(running.id)).state).toBe('Stopped');
  });

  it('is done when it stopped after the last of them', async () => {
    const running = await started(rows(1, 'Laatste'));
    await work(running);
    await test.platform.db.updateTable('site_import').set({ state: 'Failed' }).where('id', '=', running.id).execute();
    const again = await calls.call('POST', `/api/imports/${running.id}/resume`);
    expect(again.json<ImportDetail>().state).toBe('Done');
  });
});

describe('work that is broken off', () => {
  it('goes on where it was, and makes nothing twice', async () => {
    const before = await countPages();
    const running = await started(rows(6, 'Afgebroken'));
    const off = new AbortController();
    const { db } = test.platform;
    const { longWork, imports } = test.services;
    // As when the server is stopped: the step after the third is not begun.
    const untilThird: typeof imports.importSite = (actor, input, at) =>
      imports.importSite(actor, input, {
        ...at,
        progress: (done) => {
          if (done === 3) off.abort();
          return at.progress(done);
        },
      });
    await expect(longWork.run(untilThird, running.workId ?? '', off.signal)).rejects.toThrow();
    const halfway = (await calls.read(running.id)).counts.page;
    expect([halfway.made, halfway.waiting]).toEqual([3, 3]);
    // As when it was killed between making the last and writing that down.
    const last = await db
      .selectFrom('import_entry')
      .select('source_id')
      .where('import_id', '=', running.id)
      .where('state', '=', 'Made')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('import_entry')
      .set({ state: 'Waiting', result: '{}' })
      .where('import_id', '=', running.id)
      .where('source_id', '=', last.source_id)
      .execute();
    await work(running);
    expect(await calls.read(running.id)).toMatchObject({ state: 'Done', counts: { page: { made: 6, failed: 0 } } });
    expect(await countPages()).toBe(before + 6);
  });
});
