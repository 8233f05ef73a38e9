import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { buildItemType } from '#features/item-types/server/item-types.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPage, buildPageDocument, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import type { PastTimeline } from '#features/time-machine/contract/past-change.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { momentOf, startPastSite } from '../testing/past-site.ts';
import { system, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let admin: { authorization: string };
let page: string;
/** Between the two publications of the page. */
let then: Date;

const now = () => momentOf(test);

beforeAll(async () => {
  ({ test, admin, page, then } = await startPastSite({ was: 'Oude tarieven', is: 'Nieuwe tarieven' }));
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

  const told = async () => (await get('/api/timemachine/changes')).json<PastTimeline>().changes;
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    test.app.inject({ method, url, headers: admin, payload });

  it('tells of files that were replaced, with who did it', async () => {
    const bytes = async (width: number) => pictures.png({ width, height: 10 });
    const { guid } = await test.services.assets.add(system, { name: 'kade.png', bytes: await bytes(11) });
    expect((await told()).filter(({ kind }) => kind === 'file')).toEqual([]);
    for (const width of [12, 13]) {
      const payload = fileForm('Image', 'kade.png', await bytes(width));
      const headers = { ...admin, ...formHeaders };
      const url = `/api/assets/${guid}/file`;
      expect((await test.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
    }
    const files = (await told()).filter(({ kind }) => kind === 'file');
    expect(files).toMatchObject([
      { name: 'kade.png', count: 1, by: expect.any(String) },
      { name: 'kade.png', count: 1 },
    ]);
  });

  it('tells of types of items and of redirects that were made by hand', async () => {
    const made = await send('POST', '/api/redirects', { from: '/oud', to: '/parkeren' });
    expect([made.statusCode, made.body]).toEqual([200, expect.any(String)]);
    const [redirect] = (await told()).filter(({ kind }) => kind === 'redirect');
    expect(redirect).toMatchObject({ name: '/oud', count: 1, place: null });
    await test.platform.db.insertInto('redirect').values({ path: '/vanzelf', page_id: page }).execute();
    expect((await told()).filter(({ kind }) => kind === 'redirect').map(({ name }) => name)).toEqual(['/oud']);
    const type = await buildItemType(test.services, { itemNamePlural: text('Vacatures') });
    expect(type).toBeTruthy();
    expect((await told()).find(({ kind }) => kind === 'itemType')?.name).toBe('Vacatures');
  });

  it('tells of a setting what it was and is, also when it is written for the first time', async () => {
    await test.services.settings.save(system, 'platformName', 'Oudstad');
    await test.services.settings.save(system, 'platformName', 'Nieuwstad');
    const names = (await told()).filter(({ kind, name }) => kind === 'setting' && name === 'platformName');
    expect(names).toMatchObject([
      { was: 'Oudstad', is: 'Nieuwstad', place: '/' },
      { was: null, is: 'Oudstad', place: '/' },
    ]);
  });

  it('says where it is seen: a page by its address, an item by one that leads there, the menu on the first page', async () => {
    const list = await buildList(test.services);
    const { guid } = await buildItem(test.services, list.guid, { title: 'Bericht' });
    const changes = await told();
    const placeOf = (kind: string, name?: string) =>
      changes.find((one) => one.kind === kind && (name === undefined || one.name === name))?.place;
    expect(placeOf('published', 'Nieuwe tarieven')).toBe('/parkeren');
    expect(placeOf('item', 'Bericht')).toBe(`/i/${guid}`);
    expect(placeOf('menu')).toBe('/');
    expect(placeOf('withdrawn')).toBeNull();
  });
});
