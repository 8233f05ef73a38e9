import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { BlockRow } from '../contract/block-figures.ts';
import type { PageReads } from '../contract/statistics.ts';

type Headers = Record<string, string>;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const [first, second, other] = [buildBlock({ heading: text('Openingstijden') }), buildBlock(), buildBlock()];
const unknown = '6a7ce387-808f-47fb-8d18-79235a2216a0';
let now = new Date('2026-11-17T11:00:00Z');
let test: TestApp;
let admin: Headers;
let editor: Headers;
let page: string;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  const { id: role } = await test.services.roles.create(
    { viewer: system },
    { name: 'Wijkredactie', description: '', grantedOn: 'Manual' },
  );
  page = await buildPage(test.services, {
    title: text('Contact'),
    editPermission: 'Roles',
    editRoles: [role],
    buildingBlockInstances: [first, second],
  });
  const closed = await buildPage(test.services, { title: text('Bestuur'), buildingBlockInstances: [other] });
  await buildMenu(test.services, [
    { urlSegment: text('contact'), pageId: page },
    { urlSegment: text('bestuur'), pageId: closed },
  ]);
  admin = await test.signInAs('Admin');
  editor = await test.signInAs('Standard', { roleIds: [role] });
});
afterAll(() => test.close());

const tell = (seen: (string | undefined)[], pressed: (string | undefined)[], more: Headers = {}, path = '/contact') =>
  test.app.inject({
    method: 'POST',
    url: '/api/statistics',
    headers: { 'user-agent': firefox, ...more },
    payload: { kind: 'blocks', path, seen, pressed },
  });
const ask = (headers: Headers, query = 'period=today') =>
  test.app.inject({ url: `/api/statistics:blocks?${query}`, headers });
const read = async (headers: Headers, query?: string) =>
  (await ask(headers, query)).json<BlockRow[]>().map(({ title, path, seen, pressed }) => [title, path, seen, pressed]);

describe('blocks that were in sight and pressed', () => {
  it('are the same by months that are over as by days, the days outside taken off', async () => {
    const back = now;
    for (const day of ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-20']) {
      now = new Date(`${day}T11:00:00Z`);
      await tell([first.guid, second.guid], [second.guid]);
      await test.services.statistics.write();
    }
    now = back;
    const row = { language: '', audience: '', visits: 1, visitors: 1, seconds: 0, timed: 0, views: 1 };
    await test.services.statistics.takeOver({
      days: ['2026-09-01', '2026-10-20'].map((day) => ({ ...row, day, kind: 'site', key: '' })),
      hours: [],
    });
    const asked = 'period=own&from=2026-09-02&to=2026-11-10';
    const byDays = (await read(editor, asked)).toSorted();
    expect(byDays).toEqual([
      ['Contact', '/contact', 2, 2],
      ['Openingstijden', '/contact', 2, 0],
    ]);
    await test.services.statistics.fold();
    expect(await test.platform.db.selectFrom('statistic_block_month').select('seen').execute()).toHaveLength(4);
    // What is known by its month is read by it: of these days nothing is left to read.
    await test.platform.db
      .deleteFrom('statistic_block')
      .where('day', '>', '2026-09-01')
      .where('day', '<', '2026-11-01')
      .execute();
    expect((await read(editor, asked)).toSorted()).toEqual(byDays);
  });

  it('are counted by block and day, and told to who may edit their page', async () => {
    await tell([first.guid, second.guid, first.guid], [second.guid]);
    await tell([first.guid, other.guid], []);
    const all = await read(admin);
    expect(all[0]).toEqual(['Openingstijden', '/contact', 2, 0]);
    expect(all.slice(1).toSorted()).toEqual([
      ['Bestuur', '/bestuur', 1, 0],
      ['Contact', '/contact', 1, 1],
    ]);
    expect(await read(editor)).toEqual([
      ['Openingstijden', '/contact', 2, 0],
      ['Contact', '/contact', 1, 1],
    ]);
    expect((await ask({})).statusCode).toBe(401);
    expect(await read(await test.signInAs('Standard'))).toEqual([]);
    const reads = await test.app.inject({ url: `/api/statistics/pages/${page}`, headers: editor });
    expect(reads.json<PageReads>().blocks).toMatchObject([
      { guid: first.guid, seen: 2, pressed: 0 },
      { guid: second.guid, seen: 1, pressed: 1 },
    ]);
    now = new Date('2026-11-18T11:00:00Z');
    expect(await read(editor)).toEqual([]);
    await tell([first.guid], []);
    expect(await read(editor, 'period=7')).toContainEqual(['Openingstijden', '/contact', 3, 0]);
  });

  it('are not counted when made up, for who asks not to be, for robots, and outside of pages', async () => {
    const before = await read(admin, 'period=7');
    await tell([unknown], [unknown]);
    await tell([first.guid], [], { dnt: '1' });
    await tell([first.guid], [], { 'user-agent': 'curl/8' });
    await tell([first.guid], [], admin);
    await tell([first.guid], [], {}, '/admin/pages');
    expect(await read(admin, 'period=7')).toEqual(before);
    const rows = await test.platform.db.selectFrom('statistic_block').select('block').execute();
    expect(rows.map(({ block }) => block)).not.toContain(unknown);
  });

  it('are refused when they are none or too many', async () => {
    expect((await tell(['geen-guid'], [])).statusCode).toBe(400);
    expect(
      (
        await tell(
          Array.from({ length: 101 }, () => first.guid),
          [],
        )
      ).statusCode,
    ).toBe(400);
  });
});
