import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { readLoggedInProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';
import type { SiteRenderer } from './site-renderer.ts';

const midnight = startOfDay(addDays(calendarDay(new Date(), 'Europe/Amsterdam'), 1), 'Europe/Amsterdam');
/** A quarter to midnight in Amsterdam. */
const start = new Date(midnight.getTime() - 15 * 60_000);
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

let test: TestApp;
let home: string;
const notice = buildBlock({ heading: text('Kort bericht'), period: { until: inMinutes(5) } });

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer, clock });
  const { services } = test;
  home = await buildPage(services, {
    title: text('Voorpagina'),
    buildingBlockInstances: [notice, buildBlock({ heading: text('Voor beheer'), visibility: 'Admin', sortId: 1 })],
  });
  await buildMenu(services, [
    { urlSegment: text(''), pageId: home },
    { urlSegment: text('nieuws'), pageId: await buildPage(services, { title: text('Nieuws') }) },
  ]);
  await test.platform.db.insertInto('redirect').values({ path: '/oud', page_id: home }).execute();
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('a page', () => {
  it('is not kept when a call on it has an answer of one person alone', async () => {
    const personal: SiteRenderer = {
      ...plainRenderer,
      async render(request) {
        const { email } = await request.call(readLoggedInProfile, {});
        const page = await plainRenderer.render(request);
        return page.kind === 'page' ? { ...page, html: email } : page;
      },
    };
    const other = await startTestApp({ renderer: personal, connectionString: test.connectionString });
    const [one, another] = [await other.signInAs('ContentManager'), await other.signInAs('ContentManager')];
    const read = (headers: Record<string, string>) => other.app.inject({ url: '/nieuws', headers });
    const first = await read(one);
    expect([first.statusCode, first.headers['cache-control'], first.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    expect((await read(another)).body).not.toBe(first.body);
    await other.close();
  });

  it('comes with a policy without inline scripts, and has none', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    const scripts = answer.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ src=| type="application\/json"/.test(tag))).toEqual([]);
    expect(answer.body).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(String(answer.headers['surrogate-key']).split(' ')).toContain(`page:${home}`);
  });

  it('opens its policy for the vendors that are configured, as long as they are, and never in the admin', async () => {
    const scriptsOf = async (url: string) =>
      /script-src ([^;]*);/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    await test.services.settings.save(system, 'siteimproveId', '123');
    expect(await scriptsOf('/')).toBe("'self' https://siteimproveanalytics.com");
    expect(await scriptsOf('/admin/pages')).toBe("'self'");
    await test.services.settings.save(system, 'siteimproveId', '');
    expect(await scriptsOf('/')).toBe("'self'");
  });

  it('is kept, compressed and with an ETag, and new at once after a change', async () => {
    const page = await buildPage(test.services, { title: text('Eerst') });
    await buildMenu(test.services, [{ urlSegment: text('wisselt'), pageId: page }]);
    const first = await get('/wisselt', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers.etag);
    expect((await get('/wisselt', { 'if-none-match': etag })).statusCode).toBe(304);
    await republishPage(test.services, page, buildPageDocument({ title: text('Daarna') }));
    const second = await get('/wisselt', { 'if-none-match': etag });
    expect([second.statusCode, second.body.includes('Daarna')]).toEqual([200, true]);
  });

  it('is kept for each audience apart, and not for shared caches beyond visitors', async () => {
    const admin = await test.signInAs('Admin');
    for (let round = 0; round < 2; round += 1) {
      const [visitor, signedIn] = [await get('/'), await get('/', admin)];
      expect(visitor.body).not.toContain('Voor beheer');
      expect(signedIn.body).toContain('Voor beheer');
      expect(signedIn.headers['cache-control']).toBe('private, no-cache');
      expect(signedIn.headers['surrogate-key']).toBeUndefined();
    }
  });

  it('is kept for each theme and each address apart', async () => {
    expect((await get('/', { cookie: 'theme=dark' })).body).toContain('data-theme="dark"');
    expect((await get('/')).body).not.toContain('data-theme');
    const madeUp = await get('/nieuws', { host: 'verzonnen.example' });
    expect(madeUp.body).toContain('verzonnen.example');
    expect((await get('/nieuws', { host: 'www.vloedhaven.example' })).body).not.toContain('verzonnen.example');
  });

  it('loses a block whose period ends, and not before', async () => {
    expect((await get('/')).body).toContain('Kort bericht');
    now = new Date(inMinutes(4.99));
    expect((await get('/')).body).toContain('Kort bericht');
    now = new Date(inMinutes(5));
    expect((await get('/')).body).not.toContain('Kort bericht');
  });

  it('is made anew when the day ends, by the clock of Amsterdam', async () => {
    await get('/nieuws');
    const isKept = async () => {
      const hits = test.installation.metrics.cacheHits.count;
      await get('/nieuws');
      return test.installation.metrics.cacheHits.count > hits;
    };
    expect(await isKept()).toBe(true);
    now = new Date(inMinutes(14.99));
    expect(await isKept()).toBe(true);
    now = new Date(inMinutes(15));
    expect([await isKept(), await isKept()]).toEqual([false, true]);
  });
});

describe('other addresses', () => {
  it.each([
    ['/nieuws/', 301, '/nieuws'],
    ['/nieuws/?q=a', 301, '/nieuws?q=a'],
    ['//elders.example/', 301, '/elders.example'],
    ['/oud', 301, '/'],
  ])('%s leads to %i %s', async (url, status, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  it('are 404 and not kept', async () => {
    const answer = await get('/nergens');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each(['/api/nergens', '/a', '/assets/nergens.js'])('%s is no page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

  it('include the map for search engines, without what is not public', async () => {
    const members = await buildPage(test.services, { visibility: 'Users' });
    await buildMenu(test.services, [{ urlSegment: text('besloten'), pageId: members }]);
    const { body } = await get('/sitemap.xml', { host: 'www.vloedhaven.example' });
    expect(body).toContain('<loc>http://www.vloedhaven.example/nieuws</loc>');
    expect(body).not.toContain('besloten');
    const terms = 'http://www.vloedhaven.example/legal/terms-of-use/nl';
    expect(body).toContain(`<loc>${terms}</loc><lastmod>2023-03-14T00:00:00.000Z</lastmod>`);
    expect(body.match(/hreflang="en" href="[^"]*\/en\/legal\/cookie-statement\/en"/g)).toHaveLength(2);
    expect((await get('/robots.txt', { host: 'www.vloedhaven.example' })).body).toContain(
      'Sitemap: http://www.vloedhaven.example/sitemap.xml',
    );
  });
});

describe('the calls, described', () => {
  it('are OpenAPI 3.1 at /api/openapi.json', async () => {
    const answer = await get('/api/openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const document = answer.json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/pages/{id}', '/api/profiles:loggedIn']));
  });

  it.each([
    ['nl', 'De aanroepen van Plein'],
    ['en', 'The calls of Plein'],
  ])('can be read at /api/docs in %s, without a script', async (language, title) => {
    const answer = await get('/api/docs', { 'accept-language': language });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.body).toContain(title);
    expect(answer.body).toContain('/api/pages/{id}');
    expect(answer.body).toContain('<a href="#schema-Page">');
    expect(answer.body).toContain('<article id="schema-Page">');
    expect(answer.body).not.toMatch(/<script|<style|\sstyle=/);
    expect((await get('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
