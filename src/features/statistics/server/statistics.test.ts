import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StatisticsFigures, StatisticsNow } from '../contract/statistics.ts';

type Headers = Record<string, string>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const noon = new Date('2026-11-17T11:00:00Z');

let now = noon;
let test: TestApp;
let admin: Headers;
let member: Headers;
let home: string;
let living: string;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer, clock: { now: () => now } });
  home = await buildPage(test.services, { title: text('Voorpagina') });
  living = await buildPage(test.services, { title: text('Wonen') });
  await buildMenu(test.services, [
    { urlSegment: text(''), pageId: home },
    { urlSegment: text('wonen'), pageId: living },
  ]);
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());
beforeEach(async () => {
  now = noon;
  await test.services.statistics.write();
  for (const table of [
    'statistic_batch',
    'statistic_event',
    'statistic_day',
    'statistic_hour',
    'statistic_fold',
    'statistic_month',
    'statistic_salt',
  ])
    await sql`delete from ${sql.id(test.platform.schema, table)}`.execute(test.platform.db);
});

const open = (url: string, headers: Headers = {}, remoteAddress = '192.0.2.1') =>
  test.app.inject({ method: 'GET', url, remoteAddress, headers: { 'user-agent': firefox, ...headers } });
const tell = (payload: object, headers: Headers = {}, remoteAddress = '192.0.2.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/statistics',
    remoteAddress,
    headers: { 'user-agent': firefox, ...headers },
    payload,
  });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const figures = async (query = 'period=today&beside=nothing', headers = admin): Promise<StatisticsFigures> => {
  await test.services.statistics.fold();
  const answer = await test.app.inject({ method: 'GET', url: `/api/statistics?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** The numbers of those who were counted, each as often as they were. */
const visitors = async (): Promise<string[]> => {
  const rows = await test.platform.db.selectFrom('statistic_batch').select('visitors').orderBy('id').execute();
  return rows.flatMap((row) => row.visitors);
};

describe('what is counted', () => {
  it('a page that is made and one that is kept, each as a view, by its page and not by its address', async () => {
    await open('/wonen');
    await open('/wonen?utm_campaign=Afval');
    await open('/wonen');
    const { totals, pages, campaigns } = await figures();
    expect(totals).toMatchObject({ views: 3, visits: 1, visitors: 1 });
    expect(pages).toMatchObject([{ key: `page:${living}`, title: 'Wonen', path: '/wonen', views: 3, visits: 1 }]);
    // The visit began without it.
    expect(campaigns).toEqual([]);
  });

  it('who comes back after half an hour makes another visit, and is one visitor', async () => {
    await open('/');
    later(20);
    await open('/wonen');
    later(31);
    await open('/');
    const { totals, entries, exits } = await figures();
    expect(totals).toMatchObject({ views: 3, visits: 2, visitors: 1 });
    expect(entries.map(({ title, views }) => [title, views])).toEqual([['Voorpagina', 2]]);
    expect(exits.map(({ title, views }) => [title, views]).toSorted()).toEqual([
      ['Voorpagina', 1],
      ['Wonen', 1],
    ]);
  });

  it('another browser or another address is another visitor', async () => {
    await open('/');
    await open('/', { 'user-agent': phone });
    await open('/', {}, '192.0.2.2');
    const { totals, devices } = await figures();
    expect(totals.visitors).toBe(3);
    expect(devices.map(({ key, visits }) => [key, visits])).toEqual([
      ['computer', 2],
      ['phone', 1],
    ]);
  });

  it('where a visit came from, without the path', async () => {
    await open('/wonen', { referer: 'https://www.vloedhavenaar.example/nieuws/paspoort?naam=Jansen' });
    await open('/', { referer: 'http://localhost/wonen', host: 'localhost' });
    const { sources } = await figures();
    expect(sources.map(({ key, visits }) => [key, visits])).toEqual([['site vloedhavenaar.example', 1]]);
  });

  it('a page that is missing, with what led to it', async () => {
    await open('/weg', { referer: 'http://localhost/wonen', host: 'localhost' });
    await open('/weg', { referer: 'http://localhost/wonen', host: 'localhost' });
    await open('/ook-weg');
    const { missing, totals } = await figures();
    expect(missing).toEqual([
      { path: '/weg', from: '/wonen', views: 2, isLed: false, likely: null },
      { path: '/ook-weg', from: null, views: 1, isLed: false, likely: null },
    ]);
    expect(totals.views).toBe(0);
  });

  it('where a missing address should probably lead, until it leads somewhere', async () => {
    await open('/oud/wonen.html');
    const likely = { guid: living, title: 'Wonen', path: '/wonen' };
    expect((await figures()).missing).toMatchObject([{ path: '/oud/wonen.html', isLed: false, likely }]);
    const payload = { from: '/oud/wonen.html', to: `page:${living}` };
    const made = await test.app.inject({ method: 'POST', url: '/api/redirects', headers: admin, payload });
    expect(made.statusCode).toBe(200);
    expect((await figures()).missing).toMatchObject([{ path: '/oud/wonen.html', isLed: true, likely: null }]);
  });

  it('what a browser drew by itself, how long it was looked at, and where people went', async () => {
    await open('/');
    await tell({ kind: 'left', path: '/', seconds: 12 });
    await tell({ kind: 'view', path: '/wonen' });
    await tell({ kind: 'left', path: '/wonen', seconds: 30 });
    await tell({ kind: 'outgoing', host: 'elders.example' });
    await tell({ kind: 'view', path: '/weg', isMissing: true });
    const { totals, pages, sources, outgoing, missing } = await figures();
    expect(totals).toMatchObject({ views: 2, visits: 1, seconds: 42, timed: 2 });
    expect(pages.map(({ title, seconds }) => [title, seconds]).toSorted()).toEqual([
      ['Voorpagina', 12],
      ['Wonen', 30],
    ]);
    expect(sources.map(({ key }) => key)).toEqual(['direct']);
    expect(outgoing.map(({ key }) => key)).toEqual(['elders.example']);
    expect(missing.map(({ path }) => path)).toEqual(['/weg']);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['who asks not to be tracked', { dnt: '1' }],
    ['who says it with Global Privacy Control', { 'sec-gpc': '1' }],
    ['what a browser fetches because someone may go there', { 'sec-purpose': 'prefetch;prerender' }],
  ])('not %s', async (_, headers) => {
    await open('/wonen', headers);
    expect((await figures()).totals.views).toBe(0);
  });

  it('robots only as a number', async () => {
    await open('/', { 'user-agent': 'curl/8' });
    expect((await figures()).robots).toBe(1);
  });

  it('members apart, and who manages the site only by choice', async () => {
    await open('/', member);
    await open('/wonen', admin);
    expect((await figures()).totals.views).toBe(1);
    expect((await figures('period=today&audience=member')).totals.views).toBe(1);
    expect((await figures('period=today&audience=visitor')).totals.views).toBe(0);
    await test.services.settings.save(system, 'countStaff', true);
    await test.services.statistics.write();
    await open('/wonen', admin);
    expect((await figures()).totals.views).toBe(2);
    await test.services.settings.save(system, 'countStaff', false);
    await test.services.statistics.write();
  });

  it('no more of one visitor than a person can read', async () => {
    for (let at = 0; at < 130; at += 1) await tell({ kind: 'view', path: '/wonen' }, {}, '192.0.2.50');
    expect((await figures()).totals.views).toBe(120);
  });

  it('no address that opens something, nor one that led to a missing page', async () => {
    await open('/unsubscribe/eengeheim');
    await open('/weg', { referer: 'http://localhost/reset-password/eengeheim', host: 'localhost' });
    const told = await figures();
    expect(told.missing).toMatchObject([{ path: '/weg', from: null, views: 1 }]);
    expect(JSON.stringify(told)).not.toContain('eengeheim');
  });

  it('a time that was made up only as long as a look can be', async () => {
    expect((await tell({ kind: 'left', path: '/', seconds: 86_400 })).statusCode).toBe(400);
  });

  it('no screens of the admin area or of an account', async () => {
    await open('/admin/users');
    await tell({ kind: 'view', path: '/account/profile' });
    expect((await figures()).totals.views).toBe(0);
  });
});

describe('adding up', () => {
  it('twice changes nothing, and a later look is added', async () => {
    await open('/');
    await figures();
    expect((await figures()).totals.views).toBe(1);
    later(1);
    await open('/');
    expect((await figures()).totals.views).toBe(2);
  });

  it('adds up only the hours that changed, and finds what it would have found of all', async () => {
    const hours = () => test.platform.db.selectFrom('statistic_hour').selectAll().orderBy(sql`1, 2, 3, 4, 5`).execute();
    // A visit over the hour, one that ends in an hour before, and one that comes back.
    for (const [minutes, url, address] of [
      [0, '/', '192.0.2.1'],
      [50, '/wonen', '192.0.2.1'],
      [5, '/', '192.0.2.2'],
      [20, '/wonen', '192.0.2.1'],
      [45, '/', '192.0.2.2'],
      [70, '/wonen', '192.0.2.1'],
    ] as const) {
      later(minutes);
      await open(url, {}, address);
      await tell({ kind: 'left', path: url, seconds: 5 }, {}, address);
      await test.services.statistics.fold();
    }
    const byPieces = await hours();
    expect(new Set(byPieces.map(({ hour }) => hour.toISOString())).size).toBe(4);
    for (const table of ['statistic_hour', 'statistic_day', 'statistic_fold'])
      await sql`delete from ${sql.id(test.platform.schema, table)}`.execute(test.platform.db);
    await test.services.statistics.fold();
    expect(await hours()).toEqual(byPieces);
    // An hour in which nothing came in is left alone.
    await test.platform.db.updateTable('statistic_hour').set({ visitors: 77 }).where('hour', '=', noon).execute();
    await open('/');
    await test.services.statistics.fold();
    const kept = (await hours()).filter(({ hour }) => hour.getTime() === noon.getTime());
    expect(kept.map(({ visitors }) => visitors)).toEqual(kept.map(() => 77));
  });

  it('forgets what happened after 48 hours and keeps its sums', async () => {
    await open('/wonen');
    await figures();
    later(49 * 60);
    const { totals } = await figures('period=7&beside=nothing');
    expect(totals.views).toBe(1);
    const left = await test.platform.db.selectFrom('statistic_batch').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('keeps hours for 90 days, and days for ever', async () => {
    await open('/wonen');
    const ofTheDay = () =>
      test.services.statistics.figures(
        system,
        { period: 'own', from: '2026-11-17', to: '2026-11-18', beside: 'nothing' },
        'nl',
      );
    const hours = async () => {
      await test.services.statistics.fold();
      return (await test.platform.db.selectFrom('statistic_hour').selectAll().execute()).length;
    };
    const counted = await hours();
    expect(counted).toBeGreaterThan(0);
    // By the clock of the platform: the last minute of the ninetieth day, and the one after midnight.
    now = new Date('2027-02-15T22:59:00Z');
    expect([await hours(), (await ofTheDay()).hours]).toEqual([counted, expect.any(Array)]);
    now = new Date('2027-02-15T23:01:00Z');
    expect([await hours(), (await ofTheDay()).hours]).toEqual([0, null]);
    now = new Date('2031-02-15T12:00:00Z');
    expect([await hours(), (await ofTheDay()).totals.views]).toEqual([0, 1]);
  });

  it('throws the secret of yesterday away, so that a visitor of today is another', async () => {
    await open('/');
    await test.services.statistics.write();
    const [first] = await visitors();
    expect(first).toBeDefined();
    later(24 * 60);
    await open('/');
    await figures();
    const salts = await test.platform.db
      .selectFrom('statistic_salt')
      .select(sql<string>`day::text`.as('day'))
      .execute();
    expect(salts).toEqual([{ day: '2026-11-18' }]);
    const both = new Set(await visitors());
    expect(both.size).toBe(2);
    expect(both).toContain(first);
  });

  it('puts a period beside the one before it', async () => {
    now = new Date('2026-11-10T11:00:00Z');
    await open('/wonen');
    await open('/wonen');
    await figures();
    now = noon;
    await open('/wonen');
    await open('/wonen');
    const { was, pages, steps } = await figures('period=7&beside=before');
    expect(was?.views).toBe(2);
    expect(pages[0]).toMatchObject({ views: 2, visits: 1, was: 1 });
    expect(steps).toHaveLength(7);
    expect(steps.at(-1)).toMatchObject({ step: '2026-11-17', visits: 1, was: 1 });
  });

  it('says nothing of a period before anything was counted', async () => {
    await open('/');
    expect((await figures('period=28&beside=year')).was).toBeNull();
  });

  it('tells the hours of the week on the clocks of the site', async () => {
    await open('/');
    const { hours } = await figures('period=28&beside=nothing');
    expect(hours?.[1]?.[12]).toBe(1);
    expect(hours?.flat().reduce((a, b) => a + b)).toBe(1);
  });
});

describe('now', () => {
  it('who was here in the last five minutes, at the page they opened last', async () => {
    await open('/', {}, '192.0.2.9');
    later(10);
    await open('/');
    await open('/wonen');
    const answer = await test.app.inject({ method: 'GET', url: '/api/statistics:now', headers: admin });
    const { people, minutes, pages } = answer.json<StatisticsNow>();
    expect(people).toBe(1);
    expect(minutes.at(-1)).toBe(2);
    expect(minutes.reduce((a, b) => a + b)).toBe(3);
    expect(pages).toEqual([{ title: 'Wonen', path: '/wonen', people: 1 }]);
  });
});

describe('who may', () => {
  it.each(['/api/statistics', '/api/statistics:now'])('%s is for admins', async (url) => {
    const ask = (headers: Headers) => test.app.inject({ method: 'GET', url, headers });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(member)).statusCode).toBe(403);
    expect((await ask(admin)).statusCode).toBe(200);
  });

  it.each([
    'period=own',
    'period=own&from=2026-11-02&to=2026-11-01',
    'period=own&from=1900-01-01&to=2026-11-01',
    'period=own&from=gisteren&to=2026-11-01',
    'period=eeuw',
  ])('asks for a period that exists: %s', async (query) => {
    const answer = await test.app.inject({ method: 'GET', url: `/api/statistics?${query}`, headers: admin });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    { kind: 'view', path: 'https://elders.example' },
    { kind: 'left', path: '/', seconds: -1 },
    { kind: 'outgoing', host: 'elders.example/pad' },
    { kind: 'iets' },
    {},
  ])('refuses a tally that is none: %o', async (payload) => {
    expect((await tell(payload)).statusCode).toBe(400);
  });
});
