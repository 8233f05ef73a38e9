import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBlock, buildPageDocument, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { comparedAddress } from '#features/time-machine/contract/compared-address.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import type { ChangeOrigin, PastComparison } from '#features/time-machine/contract/past-comparison.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { momentOf, startPastSite } from '../testing/past-site.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { system, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: { authorization: string };
let page: string;
let then: Date;
let later: Date;
/** How many pages were drawn. */
let drawn = 0;

const now = () => momentOf(test);

beforeAll(async () => {
  const site = await startPastSite({
    ...{ was: 'Oude tarieven van de kade', is: 'Nieuwe tarieven van de kade' },
    beside: { markt: 'Markt' },
    renderer: {
      ...plainRenderer,
      render: (request) => {
        drawn += 1;
        return plainRenderer.render(request);
      },
    },
  });
  ({ test, admin, page, then } = site);
  await withdrawPage(test.services, site.others[0] as string);
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

  it('is drawn once at each moment, for the list and for both windows', async () => {
    const [from, to] = [new Date(then.getTime() + 1), await now()];
    const before = drawn;
    expect((await read(from, '/parkeren', to)).changes).toHaveLength(1);
    for (const which of ['was', 'is'] as const)
      await get(comparedAddress({ from, to, side: which, language: 'nl', path: '/parkeren' }));
    expect(drawn - before).toBe(2);
  });

  it('is for admins alone', async () => {
    const others = [{}, await test.signInAs('Standard'), await test.signInAs('ContentManager')];
    const asked = `from=${then.toISOString()}`;
    const urls = [`/api/timemachine/comparison?${asked}`, `/api/timemachine/comparison/origins?${asked}`, side('was')];
    const statuses = others.flatMap((headers) => urls.map((url) => get(url, headers)));
    const codes = (await Promise.all(statuses)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([401, 401, 401, 403, 403, 403, 403, 403, 403]);
  });

  it.each(['//elders.nl', 'parkeren', ''])('is none of the path %j', async (path) => {
    expect((await ask(then, path)).statusCode).toBe(400);
  });

  it('is at no other address', async () => {
    expect((await get('/time-machine/compare/gisteren/vandaag/was.nl/')).statusCode).toBe(404);
  });
});

describe('what is different', () => {
  const originsOf = async (from: Date, to: Date, path = '/parkeren') =>
    (
      await get(
        `/api/timemachine/comparison/origins?${new URLSearchParams({
          ...{ from: from.toISOString(), to: to.toISOString(), path },
        })}`,
      )
    ).json<ChangeOrigin[]>();

  it('says with which version it came, when and by whom', async () => {
    const [origin] = await originsOf(then, later);
    expect(origin).toMatchObject({ change: 1, kind: 'published', name: 'Nieuwe tarieven van de kade', version: 2 });
    const at = new Date(origin?.at ?? '');
    expect(at > then && at < later).toBe(true);
    // From that moment on, and not a moment before.
    expect((await read(then, '/parkeren', at)).changes).toHaveLength(1);
    expect((await read(then, '/parkeren', new Date(at.getTime() - 2))).changes).toEqual([]);
  });

  it('came with the last of several versions that made it what it is, each with its own', async () => {
    const from = await now();
    const withHeading = (title: string, heading: string) =>
      republishPage(
        test.services,
        page,
        buildPageDocument({ title: text(title), buildingBlockInstances: [buildBlock({ heading: text(heading) })] }),
      );
    await withHeading('Nieuwe tarieven van de kade in 2025', 'Op straat');
    await now();
    await test.services.settings.save(system, 'platformName', 'Kadestad');
    await now();
    await withHeading('Nieuwe tarieven van de kade in 2026', 'Op straat');
    const to = await now();
    const origins = await originsOf(from, to);
    const { changes } = await read(from, '/parkeren', to);
    const cameWith = (words: string) => {
      const number = changes.find(({ lines }) => lines.flat().some((part) => part.text.includes(words)))?.number;
      return origins.find(({ change }) => change === number)?.version;
    };
    expect([cameWith('2026'), cameWith('Op straat')]).toEqual([4, 3]);
  });

  it('has no origin where the page was not there at both, or nothing changed', async () => {
    expect(await originsOf(then, later, '/markt')).toEqual([]);
    expect(await originsOf(later, later)).toEqual([]);
  });
});
