import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import type { MadePastLink, PastLink } from '#features/time-machine/contract/past-link.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { momentOf } from '../testing/past-site.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

const day = 86_400_000;
let test: TestApp;
let admin: Record<string, string>;
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;
/** Before the page was closed, or got other words. */
let then: Date;

const dayAhead = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const now = () => momentOf(test);

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer, clock: { now: () => new Date(Date.now() + ahead) } });
  admin = await test.signInAs('Admin');
  const [open, closed] = [
    await buildPage(test.services, { title: text('Oude tarieven') }),
    await buildPage(test.services, { title: text('Was open') }),
  ];
  await buildMenu(test.services, [
    { urlSegment: text('parkeren'), pageId: open },
    { urlSegment: text('dicht'), pageId: closed },
  ]);
  then = await now();
  await republishPage(test.services, open, buildPageDocument({ title: text('Nieuwe tarieven') }));
  await republishPage(test.services, closed, buildPageDocument({ title: text('Dicht'), visibility: 'Admin' }));
});
afterAll(() => test.close());

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers = admin, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
async function make(body: object = {}): Promise<MadePastLink & { token: string }> {
  const answer = await send('POST', '/api/timemachine/links', admin, {
    name: 'Rechtbank',
    until: dayAhead(9),
    ...body,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const made = answer.json<MadePastLink>();
  return { ...made, token: /\/time-machine\/([\w-]+)\./.exec(made.path)?.[1] ?? '' };
}
const look = (token: string, path: string, moment = then) =>
  send('GET', `/time-machine/${token}.${stampOf(moment)}${path}`, {});
const links = async () => (await send('GET', '/api/timemachine/links')).json<PastLink[]>();

describe('a link to the past', () => {
  it('shows to whoever has it what was for everyone then and is so now, and stays with it', async () => {
    const { token, id } = await make({ moment: then.toISOString() });
    const page = await look(token, '/parkeren');
    expect([page.statusCode, page.body.includes('<h1>Oude tarieven</h1>')]).toEqual([200, true]);
    expect(page.body).toContain(`/time-machine/${token}.${stampOf(then)}/assets/theme-`);
    expect((await look(token, '/dicht')).statusCode).toBe(404);
    expect((await send('GET', `/time-machine/${stampOf(then)}/dicht`)).statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    expect((await links()).find((one) => one.id === id)).toMatchObject({ name: 'Rechtbank', state: 'open', opened: 2 });
  });

  it('shows an admin who opens it no more than others', async () => {
    const { token } = await make();
    expect((await send('GET', `/time-machine/${token}.${stampOf(then)}/dicht`)).statusCode).toBe(404);
  });

  it('goes to another moment with it', async () => {
    const { token } = await make();
    const answer = await send('GET', `/time-machine?at=2026-07-01T12:00&path=/parkeren&token=${token}`, {});
    expect(answer.headers.location).toBe(`/time-machine/${token}.20260701T100000000/parkeren`);
    expect((await send('GET', `/time-machine?at=2026-07-01T12:00&token=${'x'.repeat(43)}`, {})).statusCode).toBe(404);
  });

  it('ends after its last day, or when it is taken back, and is forgotten in the end', async () => {
    const [ending, revoked] = [await make({ until: dayAhead(1) }), await make()];
    ahead = 3 * day;
    expect((await look(ending.token, '/parkeren')).json()).toMatchObject({ status: 410, code: 'past-link-over' });
    ahead = 0;
    expect((await look(ending.token, '/parkeren')).statusCode).toBe(200);
    const twice = [1, 2].map(async () => (await send('DELETE', `/api/timemachine/links/${revoked.id}`)).statusCode);
    expect(await Promise.all(twice)).toEqual([204, 204]);
    expect((await look(revoked.token, '/parkeren')).statusCode).toBe(410);
    expect((await look(revoked.token, '/a/7d3f0b9c-6f0e-4b43-9c6e-3a5d2f1b8e10')).statusCode).toBe(410);
    const entries = (await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: revoked.id }))
      .entries;
    expect(entries.map(({ action }) => action).sort()).toEqual(['past-link.made', 'past-link.revoked']);
    ahead = 60 * day;
    await test.installation.jobs.runRecurring('forget-past-links');
    ahead = 0;
    expect(await links()).toEqual([]);
  });

  it('is kept as a hash alone', async () => {
    const { token } = await make();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await test.platform.db.selectFrom('past_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await links())).not.toContain(token);
  });

  it('is made, listed and taken back by admins, with a name and a day within a year', async () => {
    const { id } = await make();
    const manager = await test.signInAs('ContentManager');
    const body = { name: 'x', until: dayAhead(9) };
    const statuses = await Promise.all([
      send('POST', '/api/timemachine/links', manager, body),
      send('GET', '/api/timemachine/links', manager),
      send('DELETE', `/api/timemachine/links/${id}`, manager),
      send('POST', '/api/timemachine/links', {}, body),
      send('POST', '/api/timemachine/links', admin, { ...body, name: ' ' }),
      send('POST', '/api/timemachine/links', admin, { ...body, until: dayAhead(-2) }),
      send('POST', '/api/timemachine/links', admin, { ...body, until: dayAhead(400) }),
      send('DELETE', '/api/timemachine/links/7d3f0b9c-6f0e-4b43-9c6e-3a5d2f1b8e10'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 400, 400, 400, 404]);
  });

  it('does not count as a visit', async () => {
    const views = async () => {
      await test.services.statistics.write();
      const { rows } = await sql<{
        n: number;
      }>`select sum(cardinality(visitors))::integer as n from ${sql.id(test.platform.schema, 'statistic_batch')}`.execute(
        test.platform.db,
      );
      return rows[0]?.n;
    };
    const reader = {
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    };
    const { token } = await make();
    const before = await views();
    await send('GET', `/time-machine/${token}.${stampOf(then)}/parkeren`, reader);
    expect(await views()).toBe(before);
    await send('GET', '/parkeren', reader);
    expect(await views()).toBe((before ?? 0) + 1);
  });
});
