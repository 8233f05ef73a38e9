import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage, buildPageDocument, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { comparedAddress } from '#features/time-machine/contract/compared-address.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import type { PastComparison } from '#features/time-machine/contract/past-comparison.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: { authorization: string };
let page: string;
let then: Date;
let later: Date;

async function now(): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 ms' as at, pg_sleep(0.004)`.execute(
    test.platform.db,
  );
  return (rows[0] as { at: Date }).at;
}

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  admin = await test.signInAs('Admin');
  page = await buildPage(test.services, { title: text('Oude tarieven van de kade') });
  const gone = await buildPage(test.services, { title: text('Markt') });
  await buildMenu(test.services, [
    { urlSegment: text('parkeren'), pageId: page },
    { urlSegment: text('markt'), pageId: gone },
  ]);
  then = await now();
  await republishPage(test.services, page, buildPageDocument({ title: text('Nieuwe tarieven van de kade') }));
  await withdrawPage(test.services, gone);
  later = await now();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = admin) => test.app.inject({ url, headers });
const ask = (from: Date, path: string, to?: Date) =>
  get(
    `/api/timemachine/comparison?${new URLSearchParams({
      ...{ from: from.toISOString(), path },
      ...(to && { to: to.toISOString() }),
    })}`,
  );
const read = async (from: Date, path: string, to?: Date) => (await ask(from, path, to)).json<PastComparison>();
const side = (which: 'was' | 'is', path = '/parkeren') =>
  comparedAddress({ from: then, to: later, side: which, language: 'nl', path });

describe('a page at two moments', () => {
  it('is told in words: what went, and what came in its place', async () => {
    const compared = await read(then, '/parkeren', later);
    expect(compared).toMatchObject({
      ...{ from: then.toISOString(), to: later.toISOString(), isNow: false, wasThere: true, isThere: true },
      changes: [
        {
          number: 1,
          kind: 'changed',
          lines: [
            [
              { kind: 'removed', text: 'Oude' },
              { kind: 'added', text: 'Nieuwe' },
              { kind: 'same', text: ' tarieven van de kade' },
            ],
          ],
        },
      ],
    });
  });

  it('is drawn at each of them, with the same marked by the same number', async () => {
    const [was, is] = [await get(side('was')), await get(side('is'))];
    expect(was.body).toContain('<h1><del data-change="1">Oude</del> tarieven van de kade</h1>');
    expect(is.body).toContain('<h1><ins data-change="1">Nieuwe</ins> tarieven van de kade</h1>');
    expect(was.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' });
    expect([was.body.includes('<script type="module"'), was.body.includes('<base target="_parent">')]).toEqual([
      false,
      true,
    ]);
  });

  it('leads on to other pages side by side, and takes its theme and files from then', async () => {
    const { body } = await get(side('was'));
    const link = new URLSearchParams({ from: then.toISOString(), to: later.toISOString(), path: '/parkeren' });
    const href = `/admin/time-machine/compare?${link}`.replaceAll('&', '&amp;');
    expect(body).toContain(`<link rel="stylesheet" href="/time-machine/${stampOf(then)}/assets/theme-`);
    expect(body).toContain(href);
  });

  it('ends now where nothing is said, and begins no earlier than is known', async () => {
    const compared = await read(new Date('2001-01-01T00:00:00Z'), '/parkeren');
    const began = await test.services.timeMachine.began();
    expect([compared.isNow, compared.from]).toEqual([true, new Date(began.getTime() + 1).toISOString()]);
    expect(compared).toMatchObject({ wasThere: false, isThere: true, changes: [] });
  });

  it('has no side where it was not there', async () => {
    expect(await read(then, '/markt', later)).toMatchObject({ wasThere: true, isThere: false, changes: [] });
    expect([(await get(side('was', '/markt'))).statusCode, (await get(side('is', '/markt'))).statusCode]).toEqual([
      200, 404,
    ]);
  });

  it('is the same whichever moment is named first', async () => {
    const [one, other] = [await read(then, '/parkeren', later), await read(later, '/parkeren', then)];
    expect([other.from, other.to, other.changes]).toEqual([one.from, one.to, one.changes]);
  });

  it('is for admins alone', async () => {
    const others = [{}, await test.signInAs('Standard'), await test.signInAs('ContentManager')];
    const url = `/api/timemachine/comparison?from=${then.toISOString()}`;
    const statuses = others.flatMap((headers) => [get(url, headers), get(side('was'), headers)]);
    const codes = (await Promise.all(statuses)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([401, 401, 403, 403, 403, 403]);
  });

  it.each(['//elders.nl', 'parkeren', ''])('is none of the path %j', async (path) => {
    expect((await ask(then, path)).statusCode).toBe(400);
  });

  it('is at no other address', async () => {
    expect((await get('/time-machine/compare/gisteren/vandaag/was.nl/')).statusCode).toBe(404);
  });
});
