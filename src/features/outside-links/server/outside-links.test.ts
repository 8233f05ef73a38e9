import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import type { KnownOfChecks } from '#features/pages/contract/checks/known-of-checks.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import type { Today } from '#features/today/contract/attention.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import { openTestPool } from '#platform/server/testing/test-database.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

let test: TestApp;
let admin: Record<string, string>;
let site: Server;
let origin: string;
/** What the other site was asked, and what it answers by path. */
let asked: string[] = [];
let statuses: Record<string, number> = {};
let robots = '';

beforeAll(async () => {
  test = await startTestApp({ clock });
  admin = await test.signInAs('Admin');
  site = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/robots.txt') return void response.end(robots);
    asked.push(`${request.method} ${path}`);
    const status = statuses[path] ?? 200;
    if (status === 302) return void response.writeHead(302, { location: '/elders' }).end();
    if (status === 429) return void response.writeHead(429, { 'retry-after': '172800' }).end();
    if (status === 0) return void request.socket.destroy();
    response
      .writeHead(request.method === 'HEAD' && status === 200 && path === '/geen-head' ? 405 : status)
      .end('inhoud');
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  [now, asked, statuses, robots] = [start, [], {}, ''];
  await test.platform.db.deleteFrom('outside_link').execute();
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => void site.close(resolve));
});

const { note, deadAmong } = {
  note: (...paths: string[]) => test.services.outsideLinks.note(paths.map((path) => origin + path)),
  deadAmong: (...paths: string[]) => test.services.outsideLinks.deadAmong(paths.map((path) => origin + path)),
};
const tryAt = async (hours: number) => {
  now = inHours(hours);
  await test.installation.jobs.runRecurring('try-outside-links');
};

describe('addresses on other sites', () => {
  it('are asked with HEAD, and with GET where that is not welcome', async () => {
    statuses = { '/weg': 404, '/verhuisd': 302 };
    await note('/er', '/geen-head', '/weg', '/verhuisd');
    await tryAt(0);
    expect(asked.toSorted()).toEqual([
      'GET /geen-head',
      'GET /weg',
      'HEAD /elders',
      'HEAD /er',
      'HEAD /geen-head',
      'HEAD /verhuisd',
      'HEAD /weg',
    ]);
    asked = [];
    await tryAt(1);
    expect(asked).toEqual([]);
  });

  it('are dead after two failures on different days, and no longer when they are back', async () => {
    statuses = { '/weg': 404, '/stil': 0 };
    await note('/weg', '/stil', '/er', '/weg#onder');
    await tryAt(0);
    expect(await deadAmong('/weg', '/stil')).toEqual({});
    await tryAt(26);
    expect(await deadAmong('/weg', '/weg#onder', '/stil', '/er', '/nooit-gezien')).toEqual({
      [`${origin}/weg`]: 'outside-gone',
      [`${origin}/weg#onder`]: 'outside-gone',
      [`${origin}/stil`]: 'outside-silent',
    });
    statuses = {};
    await tryAt(52);
    expect(await deadAmong('/weg', '/stil')).toEqual({});
  });

  it('are not blamed while nothing answers at all: the fault may be ours', async () => {
    statuses = { '/een': 0, '/twee': 0 };
    await note('/een', '/twee');
    await tryAt(0);
    await tryAt(26);
    await tryAt(52);
    expect(asked.length).toBeGreaterThan(0);
    expect(await deadAmong('/een', '/twee')).toEqual({});
  });

  it('are not asked where robots.txt says so, nor within our own network, nor our own', async () => {
    robots = 'User-agent: *\nDisallow: /prive';
    const hrefs = ['http://10.0.0.8/', 'http://intern.local/', 'mailto:wie@example.nl', '/eigen', 'tel:14010', 'wat?'];
    await test.services.outsideLinks.note([`${origin}/prive/brief`, ...hrefs]);
    await tryAt(0);
    expect(asked).toEqual([]);
    const noted = await test.platform.db.selectFrom('outside_link').select('address').execute();
    expect(noted).toEqual([{ address: `${origin}/prive/brief` }]);
  });

  it('are left alone for as long as they ask, the whole site at once', async () => {
    statuses = { '/a': 429, '/b': 429 };
    await note('/a', '/b');
    await tryAt(0);
    expect(asked).toEqual(['HEAD /a']);
    const [first] = await test.platform.db
      .selectFrom('outside_link')
      .select('next_try_at')
      .where('address', '=', `${origin}/a`)
      .execute();
    expect(first?.next_try_at).toEqual(inHours(48));
  });

  it('stay due while other platforms wait for their host', async () => {
    const address = 'https://a.example/verslag';
    await test.services.outsideLinks.note([address]);
    const pool = openTestPool(test);
    try {
      await pool.query("insert into control.outside_host values ('a.example', now() + interval '1 hour')");
      await tryAt(0);
      const known = await test.platform.db
        .selectFrom('outside_link')
        .select(['address', 'outcome', 'next_try_at'])
        .execute();
      expect(known).toEqual([{ address, outcome: null, next_try_at: start }]);
    } finally {
      await pool.query('delete from control.outside_host');
      await pool.end();
    }
  });

  it('are not asked, and not called dead, where the platform does not want it', async () => {
    statuses = { '/weg': 404 };
    await note('/weg');
    await tryAt(0);
    await tryAt(26);
    await test.services.settings.save(system, 'tryOutsideLinks', false);
    try {
      asked = [];
      await tryAt(60);
      expect(asked).toEqual([]);
      expect(await deadAmong('/weg')).toEqual({});
    } finally {
      await test.services.settings.save(system, 'tryOutsideLinks', true);
    }
  });

  it('are forgotten when nothing leads there any more', async () => {
    await note('/er');
    await tryAt(80);
    expect(await test.platform.db.selectFrom('outside_link').select('address').execute()).toEqual([]);
  });

  it('are found on pages and items, told on the start screen and in the checks of the editor', async () => {
    statuses = { '/dijken': 404 };
    const link = { type: 'text', text: 'dijken', marks: [{ type: 'link', attrs: { href: `${origin}/dijken` } }] };
    const words = { $lang: { nl: { type: 'doc', content: [{ type: 'paragraph', content: [link] }] } } };
    const page = await buildPage(test.services, {
      title: text('Zuiderdijk'),
      buildingBlockInstances: [buildBlock({ options: { text: words } })],
    });
    await buildMenu(test.services, [{ name: text('Dijk'), urlSegment: text('dijk'), pageId: page }]);
    const list = await buildList(test.services);
    const content = { guid: crypto.randomUUID(), buildingBlockName: 'Text', content: { text: words } };
    await buildItem(test.services, list.guid, { title: 'Dijkwacht', contentBuildingBlockInstances: [content] });
    const look = async () => {
      for (const job of ['look-for-dead-links', 'look-for-dead-links-in-items'])
        await test.installation.jobs.runRecurring(job);
    };
    await look();
    await tryAt(0);
    await tryAt(26);
    await look();
    const today = (await test.app.inject({ url: '/api/today', headers: admin })).json<Today>();
    const section = today.sections.find(({ name }) => name === 'deadLinks');
    expect(section?.rows).toMatchObject(
      ['Zuiderdijk', 'Dijkwacht'].map((places) => ({
        title: { key: 'pages.attention.dead.outside-gone', values: { target: `${origin}/dijken` } },
        about: { values: { places } },
      })),
    );
    const checks = await test.app.inject({ url: `/api/pages/${page}/checks`, headers: admin });
    expect(checks.json<KnownOfChecks>().dead).toEqual({ [`${origin}/dijken`]: 'outside-gone' });
  });
});
