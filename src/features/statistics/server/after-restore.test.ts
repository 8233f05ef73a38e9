import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp, testSecret } from '#app/server/testing/test-app.ts';
import { writeBackupFile } from '#features/backups/server/backup-file.ts';
import { folderStore } from '#features/backups/server/backup-store.ts';
import type { Place } from '#features/backups/server/place.ts';
import { restoreBackup } from '#features/backups/server/restore-backup.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { createEmptyDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
const [ann, bob, cor] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
const morning = new Date('2026-11-17T08:10:00Z');
let now = morning;
const clock = { now: () => now };
const tell = () => undefined;
let source: TestApp;
let target: TestApp;
let empty: TestDatabase;
let folder: string;
let file: string;

const placeOf = ({ connectionString, dataFolder }: Pick<TestApp, 'connectionString' | 'dataFolder'>): Place => ({
  connectionString,
  dataFolder,
  s3: undefined,
  authSecret: testSecret,
  hasGivenSecret: true,
});
const open = async ({ app }: TestApp, remoteAddress: string, url = '/wonen') => {
  expect((await app.inject({ url, remoteAddress, headers })).statusCode).toBe(200);
};
const today = async ({ services }: TestApp) => {
  await services.statistics.fold();
  return services.statistics.figures(system, { period: 'today', beside: 'nothing' }, 'nl');
};
const batches = ({ platform }: TestApp) => platform.db.selectFrom('statistic_batch').select('id').execute();

beforeAll(async () => {
  source = await startTestApp({ renderer: plainRenderer, clock, withJobs: false });
  const living = await buildPage(source.services, { title: text('Wonen') });
  const traffic = await buildPage(source.services, { title: text('Verkeer') });
  await buildMenu(source.services, [
    { urlSegment: text('wonen'), pageId: living },
    { urlSegment: text('verkeer'), pageId: traffic },
  ]);
  folder = await mkdtemp(join(tmpdir(), 'after-restore-'));
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await target.close();
  await source.close();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

it('leaves what happened out of a backup, and keeps what was added up of it', async () => {
  await open(source, ann);
  await open(source, ann);
  now = new Date('2026-11-17T10:20:00Z');
  await open(source, bob);
  expect((await today(source)).totals).toMatchObject({ views: 3, visitors: 2 });
  expect((await batches(source)).length).toBeGreaterThan(0);
  const store = folderStore(folder);
  ({ file } = await writeBackupFile({ place: placeOf(source), store, release: '0.1.0', now, tell }));
  const place = placeOf({ connectionString: empty.connectionString, dataFolder: folder });
  await restoreBackup({ place, file, tell });
  const { connectionString } = empty;
  target = await startTestApp({ renderer: plainRenderer, clock, withJobs: false, connectionString });
  expect(await batches(target)).toEqual([]);
  expect((await today(target)).totals).toMatchObject({ views: 3, visitors: 2 });
});

it('adds what is read after a restore to what was read of that day before, however often it is added up', async () => {
  now = new Date('2026-11-17T10:40:00Z');
  await open(target, cor);
  expect((await today(target)).totals).toMatchObject({ views: 4, visitors: 3 });
  now = new Date('2026-11-17T12:05:00Z');
  await open(target, cor, '/verkeer');
  const { totals, pages, steps } = await today(target);
  expect(totals).toMatchObject({ views: 5, visitors: 3 });
  expect(pages.map(({ title, views }) => [title, views])).toEqual([
    ['Wonen', 4],
    ['Verkeer', 1],
  ]);
  // On the clocks of the site: nine and eleven before it, eleven and one after it.
  const byHour = steps.flatMap(({ step, views }) => (views > 0 ? [[step, views]] : []));
  expect(byHour).toEqual([
    ['9', 2],
    ['11', 2],
    ['13', 1],
  ]);
});

it('forgets which those were when the day can change no more, and keeps the sums', async () => {
  now = new Date('2026-11-19T12:00:00Z');
  await target.services.statistics.fold();
  expect(await target.platform.db.selectFrom('statistic_kept').select('day').execute()).toEqual([]);
  const days = { period: 'own', from: '2026-11-17', to: '2026-11-17', beside: 'nothing' } as const;
  expect((await target.services.statistics.figures(system, days, 'nl')).totals).toMatchObject({ views: 5 });
});
