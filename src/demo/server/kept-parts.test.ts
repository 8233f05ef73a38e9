import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Render } from '#app/contract/render.ts';
import type { SiteRenderer } from '#app/server/site/site-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { readItemAddress } from '#features/list-items/contract/item-path.ts';
import { makeDemoPlatform } from './demo-platform.ts';

const entry = '../../app/web/entry-server.tsx';
const { render } = (await import(entry)) as { render: Render };

/** Draws as the built site does. */
const renderer: SiteRenderer = {
  isDevelopment: false,
  render,
  assetsFor: () => ({ scripts: [], preloads: [], styles: [], fonts: [] }),
  register: () => undefined,
};

let now = new Date('2026-11-17T10:00:00Z');
const admin = { email: 'beheer@vloedhaven.example', password: 'een eigen wachtwoord' };
const clock = { now: () => now };
/** Hundreds of pages, on a machine that may have other work. */
const patience = 300_000;
let withParts: TestApp;
let without: TestApp;
const readers: Record<string, Record<string, string>> = { visitor: {} };
let paths: string[] = [];

beforeAll(async () => {
  withParts = await startTestApp({ clock, renderer });
  await makeDemoPlatform({ platform: withParts.platform, services: withParts.services, admin, now });
  without = await startTestApp({
    clock,
    renderer,
    keepsParts: false,
    connectionString: withParts.connectionString,
  });
  readers.member = await withParts.signInAs('Standard');
  readers.admin = await withParts.signInAs('Admin');
  const sitemap = await withParts.app.inject({ url: '/sitemap.xml', headers: { host: 'vloedhaven.example' } });
  paths = fewOfEach([...sitemap.body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'));
});

afterAll(async () => {
  await without?.close();
  await withParts?.close();
});

/** Every page, and of the hundreds of items that look alike the first in each list. */
function fewOfEach(all: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return all.filter((path) => {
    const list = readItemAddress(path)?.pagePath;
    if (list === undefined) return true;
    seen.set(list, (seen.get(list) ?? 0) + 1);
    return seen.get(list) === 1;
  });
}

/** With a question a page is made anew; this one has a word that no page knows. */
const anew = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}drawn=again`;

async function drawn(test: TestApp, path: string, reader: string, cookie = ''): Promise<string> {
  const url = anew(path);
  const headers = { host: 'vloedhaven.example', cookie, ...readers[reader] };
  const answer = await test.app.inject({ url, headers });
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
}

/** Three times: drawn, with its parts from what was kept, and kept as a whole. */
async function expectTheSame(path: string, reader: string, cookie?: string): Promise<void> {
  const asIs = await drawn(without, path, reader, cookie);
  for (const turn of ['first', 'second', 'third']) {
    expect(await drawn(withParts, path, reader, cookie), `${path}, ${reader}, ${turn}`).toBe(asIs);
  }
}

it(
  'draws every page of the demo to the letter as it does without keeping parts',
  async () => {
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) await expectTheSame(path, 'visitor');
  },
  patience,
);

it(
  'draws what other readers see, and what was asked, as it does without',
  async () => {
    for (const path of ['/', ...paths.slice(0, 4), '/nieuws?page=2', '/search?q=afval', '/en', '/de', '/ar']) {
      for (const reader of Object.keys(readers)) await expectTheSame(path, reader);
      await expectTheSame(path, 'visitor', 'theme=dark');
    }
  },
  patience,
);

it(
  'passes on the words of a question that no page knows, and keeps the page whatever they are',
  async () => {
    const [asked = ''] = /[a-z]-[0-9a-f]{6}=[\w-]+/.exec(await drawn(without, '/nieuws', 'visitor')) ?? [];
    expect(asked).not.toBe('');
    for (const path of ['/', '/nieuws', `/nieuws?${asked}`, ...paths.filter(readItemAddress).slice(0, 2)]) {
      for (const words of [
        'utm_source=brief',
        'utm_source=post',
        'a=1&b=2',
        'a=1&a=2&c',
        'a=b%20c&d=e',
        'empty=',
        "x=%27%22&y=z'",
      ]) {
        await expectTheSame(`${path}${path.includes('?') ? '&' : '?'}${words}`, 'visitor');
      }
    }
  },
  patience,
);

it(
  'draws a change as soon as it is made',
  async () => {
    const changed = await withParts.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues/platformName',
      headers: readers.admin ?? {},
      payload: { value: 'Gemeente Hogeduin' },
    });
    expect(changed.statusCode).toBe(200);
    await vi.waitFor(async () => expect(await drawn(without, '/', 'visitor')).toContain('Hogeduin'), {
      timeout: 120_000,
    });
    for (const path of ['/', '/contact']) await expectTheSame(path, 'visitor');
  },
  patience,
);

it(
  'draws another minute, hour and day as they are',
  async () => {
    for (const later of [
      '2026-11-17T10:01:00Z',
      '2026-11-17T19:00:00Z',
      '2026-11-18T08:00:00Z',
      '2027-01-01T12:00:00Z',
    ]) {
      now = new Date(later);
      for (const path of ['/', '/contact', '/agenda', '/nieuws']) await expectTheSame(path, 'visitor');
    }
  },
  patience,
);
