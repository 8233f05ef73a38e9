import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, buildPageDocument, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import type { PastTimeline } from '#features/time-machine/contract/past-change.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: { authorization: string };
let page: string;
/** Between the two publications of the page. */
let then: Date;

async function now(): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 ms' as at, pg_sleep(0.004)`.execute(
    test.platform.db,
  );
  return (rows[0] as { at: Date }).at;
}

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  admin = await test.signInAs('Admin');
  page = await buildPage(test.services, { title: text('Oude tarieven') });
  await buildMenu(test.services, [{ urlSegment: text('parkeren'), pageId: page }]);
  then = await now();
  await republishPage(test.services, page, buildPageDocument({ title: text('Nieuwe tarieven') }));
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = admin) => test.app.inject({ url, headers });
const at = (moment: Date, path: string) => `/time-machine/${stampOf(moment)}${path}`;

describe('a page as it was', () => {
  it('is what readers had then, kept by nobody and found by no search engine', async () => {
    const answer = await get(at(then, '/parkeren'));
    expect([answer.statusCode, answer.body.includes('<h1>Oude tarieven</h1>')]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['surrogate-key']).toBeUndefined();
    expect((await get('/parkeren')).body).toContain('<h1>Nieuwe tarieven</h1>');
  });

  it('is drawn for a visitor, without a script, and without what only its admin would see', async () => {
    const { body } = await get(at(then, '/parkeren'));
    expect([body.includes('visitor'), body.includes('<script type="module"')]).toEqual([true, false]);
  });

  it('is for admins alone, and not for one who views the site as another', async () => {
    const url = at(then, '/parkeren');
    const statuses = [{}, await test.signInAs('Standard'), await test.signInAs('ContentManager')].map((headers) =>
      get(url, headers as Record<string, string>).then(({ statusCode }) => statusCode),
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });

  it('begins when it began to be kept, and ends now', async () => {
    const early = await get(at(new Date('2001-01-01T00:00:00Z'), '/parkeren'));
    const late = await get(at(new Date('2201-01-01T00:00:00Z'), '/parkeren'));
    const began = await test.services.timeMachine.began();
    const first = stampOf(new Date(began.getTime() + 1));
    expect([early.statusCode, early.headers.location]).toEqual([302, `/time-machine/${first}/parkeren`]);
    expect([late.statusCode, late.headers.location?.startsWith('/time-machine/22')]).toEqual([302, false]);
  });

  it.each(['/time-machine/gisteren/', '/time-machine/20261318T000000000/', '/time-machine/../etc'])(
    'is not at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('shows nothing of the time when the site was closed', async () => {
    await test.services.settings.save(system, 'siteIsOpen', false);
    const closed = await now();
    await test.services.settings.save(system, 'siteIsOpen', true);
    expect((await get(at(closed, '/parkeren'))).statusCode).toBe(404);
  });

  it('is chosen by the clock of the platform', async () => {
    const answer = await get('/time-machine?at=2026-07-01T12:00&path=/parkeren');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/time-machine/20260701T100000000/parkeren']);
    const refused = ['?at=morgen&path=/', '?at=2026-07-01T12:00&path=//elders.nl', '?at=2026-99-01T12:00'];
    const statuses = refused.map(async (query) => (await get(`/time-machine${query}`)).statusCode);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
  });
});

describe('what changed', () => {
  it('is told with the moment from which it is seen, the newest first, for admins', async () => {
    const gone = await buildPage(test.services, { title: text('Markt') });
    await withdrawPage(test.services, gone);
    const answer = await get('/api/timemachine/changes');
    const { changes } = answer.json<PastTimeline>();
    const named = changes.filter(({ name }) => name === 'Markt').map(({ kind }) => kind);
    expect(named).toEqual(['withdrawn', 'published']);
    expect(changes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['menu', 'setting']));
    expect([(await get('/api/timemachine/changes', {})).statusCode]).toEqual([401]);
    const published = changes.find(({ name }) => name === 'Nieuwe tarieven');
    const after = await get(at(new Date(published?.at ?? ''), '/parkeren'));
    expect(after.body).toContain('<h1>Nieuwe tarieven</h1>');
  });

  it('is told between two moments, with the words of a page against those of the first', async () => {
    const about = await buildPage(test.services, { title: text('Haven') });
    const from = await now();
    await republishPage(test.services, about, buildPageDocument({ title: text('Haven 2') }));
    await republishPage(test.services, about, buildPageDocument({ title: text('Haven 3') }));
    const to = await now();
    await republishPage(test.services, about, buildPageDocument({ title: text('Haven 4') }));
    const between = `after=${from.toISOString()}&before=${to.toISOString()}`;
    const { changes } = (await get(`/api/timemachine/changes?${between}`)).json<PastTimeline>();
    expect(changes.map(({ name, compare }) => [name, compare])).toEqual([
      ['Haven 3', `/edit/${about}/versions?version=3&against=1`],
      ['Haven 2', `/edit/${about}/versions?version=2&against=1`],
    ]);
    const [newest] = (await get('/api/timemachine/changes')).json<PastTimeline>().changes;
    expect(newest?.compare).toBe(`/edit/${about}/versions?version=4&against=3`);
  });
});
