import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FigureLink, MadeFigureLink, SharedFigures } from '../contract/figure-links.ts';

type Headers = Record<string, string>;
type Open = Extract<SharedFigures, { state: 'open' }>;

const start = new Date('2026-11-10T12:00:00Z');
let now = start;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let open: string;
let hidden: string;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now }, renderer: plainRenderer });
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  open = await buildPage(test.services, { title: text('Wonen') });
  hidden = await buildPage(test.services, { title: text('Reorganisatie'), visibility: 'Users' });
  await buildMenu(test.services, [
    { urlSegment: text('wonen'), pageId: open },
    { urlSegment: text('geheim'), pageId: hidden },
  ]);
  const row = { day: '2026-11-09', language: '', audience: '', visitors: 1, seconds: 0, timed: 0, visits: 30 };
  await test.services.statistics.takeOver({
    days: [
      { ...row, kind: 'site', key: '', views: 90 },
      ...[`page:${open}`, `page:${hidden}`].flatMap((key) =>
        ['subject', 'entry', 'exit'].map((kind) => ({ ...row, kind, key, views: 50 })),
      ),
      { ...row, kind: 'missing', key: '/jan-jansen-06', views: 7 },
    ],
    hours: [],
  });
});
afterAll(() => test.close());
beforeEach(() => {
  now = start;
});

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const links = '/api/statistics/links';
const make = async (body: object = {}): Promise<MadeFigureLink> => {
  const made = await send('POST', links, admin, { name: 'De raad', lastDay: '2026-12-31', ...body });
  expect(made.statusCode).toBe(200);
  return made.json();
};
const opened = (path: string, search = '') => send('GET', `/api${path}${search}`);
const listed = async () => (await send('GET', links, admin)).json<FigureLink[]>();

describe('a link to the statistics', () => {
  it('is made, listed and taken back by an admin, and by nobody else', async () => {
    const { guid } = await make();
    for (const [method, url, body] of [
      ['GET', links],
      ['POST', links, { name: 'Ik', lastDay: '2026-12-31' }],
      ['DELETE', `${links}/${guid}`],
    ] as const) {
      expect((await send(method, url, {}, body)).statusCode).toBe(401);
      expect((await send(method, url, manager, body)).statusCode).toBe(403);
    }
    expect((await listed()).find((link) => link.guid === guid)).toMatchObject({ state: 'open', name: 'De raad' });
  });

  it('has a name, and a last day from today to a year ahead', async () => {
    for (const body of [
      { name: '  ', lastDay: '2026-12-31' },
      { name: 'De raad', lastDay: '2026-11-09' },
      { name: 'De raad', lastDay: '2028-01-01' },
      { name: 'De raad', lastDay: 'ooit' },
      { name: 'De raad' },
    ])
      expect((await send('POST', links, admin, body)).statusCode).toBe(400);
    expect((await make({ lastDay: '2026-11-10' })).lastDay).toBe('2026-11-10');
  });

  it('is 256 bits of which only the hash is kept, and told once', async () => {
    const { guid, path } = await make();
    const token = path.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await test.platform.db.selectFrom('statistic_link').selectAll().where('guid', '=', guid).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await listed())).not.toContain(token);
    expect((await opened(`/shared-figures/${'x'.repeat(43)}`)).statusCode).toBe(404);
    expect((await opened('/shared-figures/kort')).statusCode).toBe(400);
  });

  it('shows the figures to who has no account, and is kept by nobody', async () => {
    const { guid, path } = await make();
    const answer = await opened(path, '?period=7');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.json<Open>()).toMatchObject({
      state: 'open',
      name: 'De raad',
      lastDay: '2026-12-31',
      figures: { totals: { views: 90, visits: 30 } },
    });
    expect((await listed()).find((link) => link.guid === guid)).toMatchObject({ opened: 1 });
    const page = await send('GET', path);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  it('tells neither what was typed wrong nor what is not for everyone', async () => {
    const { path } = await make();
    const { body } = await opened(path);
    expect(body).toContain('Wonen');
    for (const word of ['Reorganisatie', 'geheim', 'jansen']) expect(body).not.toContain(word);
    const { figures } = (await opened(path)).json<Open>();
    for (const rows of [figures.pages, figures.entries, figures.exits])
      expect(rows.find(({ key }) => key === `page:${hidden}`)).toMatchObject({ title: null, path: null, visits: 30 });
    // Who manages the site sees it all the same.
    const own = await send('GET', '/api/statistics', admin);
    for (const word of ['Reorganisatie', 'jansen']) expect(own.body).toContain(word);
  });

  it('tells the steps of forms that everyone may fill in, and of another not what it is nor what it asks', async () => {
    const [forAll, forMembers] = [
      await buildForm(test.services, { document: { title: text('Melding') } }),
      await buildForm(test.services, { document: { title: text('Declaratie') }, settings: { visibility: 'Users' } }),
    ];
    const count = (mark: string, number: number) =>
      ({ version: 1, day: '2026-11-09', mark, device: 'phone', number }) as const;
    for (const guid of [forAll, forMembers])
      await test.services.stepCounts.takeOver(system, guid, {
        steps: [count('begun', 9), count('sent', 6)],
        times: [],
      });
    const { path } = await make();
    const { takingPart } = (await opened(path)).json<Open>();
    const rows = [forAll, forMembers].map((guid) => takingPart.forms.rows.find((row) => row.guid === guid));
    expect(rows).toMatchObject([
      {
        title: 'Melding',
        begun: 9,
        sent: 6,
        steps: [{ id: 'begun', number: 9 }, { id: 'check' }, { id: 'sent', number: 6 }],
      },
      { title: null, begun: 9, sent: 6, steps: [] },
    ]);
  });

  it('ends after its last day on the calendar of the site, or when it is taken back, and is forgotten later', async () => {
    const [ending, revoked] = [await make({ lastDay: '2026-11-11' }), await make({ name: 'De krant' })];
    const state = async ({ path }: MadeFigureLink) => (await opened(path)).json<SharedFigures>().state;
    now = new Date('2026-11-11T22:59:59Z');
    expect(await state(ending)).toBe('open');
    now = new Date('2026-11-11T23:00:00Z');
    expect((await opened(ending.path)).json()).toEqual({ state: 'over' });
    expect((await send('DELETE', `${links}/${revoked.guid}`, admin)).statusCode).toBe(204);
    expect((await send('DELETE', `${links}/${revoked.guid}`, admin)).statusCode).toBe(204);
    expect((await send('DELETE', `${links}/${hidden}`, admin)).statusCode).toBe(404);
    expect(await state(revoked)).toBe('over');
    const written = test.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', revoked.guid);
    const actions = (await written.orderBy('id').execute()).map(({ action }) => action);
    expect(actions).toEqual(['statistics.link-made', 'statistics.link-revoked']);
    now = new Date('2026-12-31T12:00:00Z');
    await test.installation.jobs.runRecurring('forget-statistic-links');
    // Signed in as they were.
    now = start;
    const left = (await listed()).map(({ guid }) => guid);
    expect(left).not.toContain(revoked.guid);
    expect(left).not.toContain(ending.guid);
    expect(left.length).toBeGreaterThan(0);
  });
});
