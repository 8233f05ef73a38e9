import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage, republishPage } from '#features/pages/server/pages.factory.ts';
import type { Today } from '#features/today/contract/attention.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { ContentFindings } from '../contract/content-findings.ts';

type Headers = Record<string, string>;
const today = '2026-11-18';
const day = 24 * 60 * 60 * 1000;
let now = new Date(`${today}T11:00:00Z`);
let test: TestApp;
let manager: Headers;
let pages: Record<'home' | 'hard' | 'linked' | 'loose' | 'due', string>;

/** Sixty words and more, in sentences that few people read with ease. */
const hardText = Array.from(
  { length: 3 },
  () =>
    'De gemeentelijke vergunningverleningsprocedure voorziet in uitzonderingsmogelijkheden waarvan belanghebbenden uitsluitend gebruikmaken indien bestemmingsplanwijzigingen onvoorziene omstandigheden veroorzaken binnen het desbetreffende verantwoordelijkheidsgebied van burgemeester en wethouders.',
);

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  await test.services.settings.save(system, 'languages', ['nl']);
  const block = (...words: Parameters<typeof paragraph>) =>
    buildBlock({ options: { text: richText([paragraph(...words)]) } });
  const linked = await buildPage(test.services, { title: text('Gelinkt') });
  const loose = await buildPage(test.services, { title: text('Los') });
  pages = {
    linked,
    loose,
    home: await buildPage(test.services, {
      title: text('Voorpagina'),
      buildingBlockInstances: [block(link('verder lezen over de haven', `page:${linked}`))],
    }),
    hard: await buildPage(test.services, {
      title: text('Moeilijk'),
      buildingBlockInstances: [block(hardText.join(' '))],
    }),
    due: await buildPage(test.services, { title: text('Na te kijken') }),
  };
  await buildMenu(test.services, [
    { urlSegment: text(''), pageId: pages.home },
    { urlSegment: text('moeilijk'), pageId: pages.hard },
    { urlSegment: text('na-te-kijken'), pageId: pages.due },
    { urlSegment: text('gelinkt'), pageId: linked, isVisible: false },
    { urlSegment: text('los'), pageId: loose, isVisible: false },
  ]);
  await test.services.pages.planPageReview({ viewer: system }, pages.due, today);
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const ask = (query = '', headers = manager) => test.app.inject({ url: `/api/contentfindings${query}`, headers });
const read = async (query = ''): Promise<ContentFindings> => {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ContentFindings>();
};
const kindsOf = async (guid: string) =>
  (await read('?itemCount=100')).found.find((one) => one.guid === guid)?.findings.map(({ kind }) => kind) ?? [];

describe('GET /api/contentfindings', () => {
  it('is for who manages content', async () => {
    expect((await ask('', {})).statusCode).toBe(401);
    expect((await ask('', await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await ask('?kind=nonsense')).statusCode).toBe(400);
  });

  it('says that nothing was looked at, until it was', async () => {
    expect(await read()).toMatchObject({ found: [], totalNumberOfItems: 0, scores: [], lookedAt: null });
  });

  it('has what is stale, too hard and orphaned, each with where it is written', async () => {
    await test.services.contentFindings.look();
    expect(await kindsOf(pages.home)).toEqual([]);
    expect(await kindsOf(pages.hard)).toEqual(['tooHard']);
    expect(await kindsOf(pages.due)).toEqual(['stale']);
    // A menu that does not show them leads to neither; a text leads to one.
    expect(await kindsOf(pages.linked)).toEqual([]);
    expect(await kindsOf(pages.loose)).toEqual(['orphaned']);
    const { found, scores } = await read('?kind=orphaned&subject=page');
    expect(found).toMatchObject([{ name: 'Los', href: '/los/edit', findings: [{ since: today, count: 1 }] }]);
    expect(scores).toEqual([{ day: today, subjects: 5, clean: 2, score: 40 }]);
  });

  it('counts each kind, whatever kind is asked for, and filters by who looks after it', async () => {
    const { counts, totalNumberOfItems } = await read('?kind=stale');
    expect(totalNumberOfItems).toBe(1);
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toMatchObject({
      stale: 1,
      tooHard: 1,
      orphaned: 1,
      deadLinks: 0,
    });
    expect((await read('?owner=none')).totalNumberOfItems).toBe(3);
    expect((await read('?owner=somebody')).totalNumberOfItems).toBe(0);
  });

  it('lets go of a page at once that somebody says is still right', async () => {
    const plan = (reviewOn: string) => test.services.pages.planPageReview({ viewer: system }, pages.due, reviewOn);
    await plan('2027-11-18');
    expect(await kindsOf(pages.due)).toEqual([]);
    expect((await read('?kind=stale')).totalNumberOfItems).toBe(0);
    await plan(today);
    expect(await kindsOf(pages.due)).toEqual(['stale']);
  });

  it('is a point on the start screen, but for what has a section of its own', async () => {
    const answer = await test.app.inject({ url: '/api/today', headers: manager });
    const section = answer.json<Today>().sections.find(({ name }) => name === 'content');
    expect(section?.rows.map(({ id }) => id).toSorted()).toEqual(['content-orphaned', 'content-tooHard']);
  });

  it('forgets what was put right, keeps since when the rest is, and has a score for each day', async () => {
    now = new Date(now.getTime() + day);
    await republishPage(test.services, pages.hard, {
      title: text('Makkelijk'),
      buildingBlockInstances: [buildBlock({ options: { text: richText([paragraph('Kort.')]) } })],
    });
    await test.services.contentFindings.look();
    expect(await kindsOf(pages.hard)).toEqual([]);
    const { found, scores } = await read('?kind=orphaned');
    expect(found[0]?.findings[0]?.since).toBe(today);
    expect(scores.map(({ score }) => score)).toEqual([40, 60]);
  });

  it('leaves out what was thrown away since the look', async () => {
    const gone = await buildPage(test.services, { title: text('Weg') });
    await test.services.contentFindings.look();
    expect(await kindsOf(gone)).toEqual(['orphaned']);
    await test.services.pages.moveToTrash({ viewer: system }, gone);
    expect(await kindsOf(gone)).toEqual([]);
  });

  it('finds broken links of pages and items, and items that are not translated', async () => {
    await test.services.settings.save(system, 'languages', ['nl', 'en']);
    const list = await buildList(test.services);
    const item = await buildItem(test.services, list.guid, { title: 'Bericht' });
    await republishPage(test.services, pages.hard, {
      title: text('Naar niets', 'To nothing'),
      buildingBlockInstances: [
        buildBlock({ options: { text: richText([paragraph(link('de oude pagina', '/bestaat-niet'))]) } }),
      ],
    });
    await test.services.pages.lookForDeadLinks();
    await test.services.contentFindings.look();
    expect(await kindsOf(pages.hard)).toContain('deadLinks');
    expect(await kindsOf(item.guid)).toEqual(['untranslated']);
    await test.services.settings.save(system, 'languages', ['nl']);
  });
});

describe('pictures without words', () => {
  it('are found on the page and as a file, until somebody says what is to be seen', async () => {
    const add = async (name: string, size: number) =>
      (await test.services.assets.add(system, { name, bytes: await pictures.png({ width: size, height: 10 }) })).guid;
    const [shown, unused] = [await add('kade.png', 11), await add('haven.png', 12)];
    const image = (alt: string) =>
      buildBlock({ buildingBlockName: 'Image', options: { imageGuid: shown, alt: text(alt) } });
    const page = await buildPage(test.services, { title: text('De kade'), buildingBlockInstances: [image('')] });
    await test.services.contentFindings.look();
    expect(await kindsOf(page)).toContain('alternatives');
    expect(await kindsOf(shown)).toEqual(['alternatives']);
    expect(await kindsOf(unused)).toEqual([]);

    now = new Date(now.getTime() + 1000);
    const url = `/api/assets/${shown}`;
    const described = await test.app.inject({
      method: 'PUT',
      url,
      headers: manager,
      payload: { alt: text('De kade') },
    });
    expect([described.statusCode, described.body]).toEqual([200, expect.any(String)]);
    await republishPage(test.services, page, { title: text('De kade'), buildingBlockInstances: [image('De kade')] });
    await test.services.contentFindings.look();
    expect(await kindsOf(page)).not.toContain('alternatives');
    expect(await kindsOf(shown)).toEqual([]);
  });
});

describe('POST /api/contentfindings:look', () => {
  it('looks now, by long work that can be followed', async () => {
    const asked = await test.app.inject({ method: 'POST', url: '/api/contentfindings:look', headers: manager });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({ kind: 'look-at-content-now', state: 'Waiting' });
    const { id } = asked.json<{ id: string }>();
    await expect
      .poll(
        async () =>
          (await test.app.inject({ url: `/api/longwork/${id}`, headers: manager })).json<{ state: string }>().state,
        patience,
      )
      .toBe('Done');
  });

  it('is not for members', async () => {
    const headers = await test.signInAs('Standard');
    const asked = await test.app.inject({ method: 'POST', url: '/api/contentfindings:look', headers });
    expect(asked.statusCode).toBe(403);
  });
});

describe('GET /api/contentfindings:export', () => {
  it('has a line for each finding, in the words of the screen', async () => {
    const { body, headers } = await test.app.inject({
      url: '/api/contentfindings:export?kind=orphaned&language=nl',
      headers: manager,
    });
    expect(headers['content-type'], body).toContain('text/csv');
    expect(body).toContain('Naam');
    expect(body).toContain('Los');
    expect(body).toContain('Niets leidt ernaartoe');
  });
});

describe('what nobody reads', () => {
  it('is said only of what was there, and counted, for long enough', async () => {
    // By the service: a session does not last as long.
    const isUnread = async (guid: string) => {
      const { found } = await test.services.contentFindings.list(
        system,
        { kind: 'neverRead', pageNumber: 1, itemCount: 100 },
        'nl',
      );
      return found.some((one) => one.guid === guid);
    };
    const read = (on: string, guid: string) => ({
      ...{ day: on, language: '', audience: '', kind: 'subject', key: `page:${guid}` },
      ...{ views: 3, visits: 3, visitors: 3, seconds: 0, timed: 0 },
    });
    await test.services.statistics.takeOver({ days: [read(today, pages.hard)], hours: [] });
    await test.services.contentFindings.look();
    expect(await isUnread(pages.home)).toBe(false);
    now = new Date(now.getTime() + 100 * day);
    const lately = new Date(now.getTime() - day).toISOString().slice(0, 10);
    await test.services.statistics.takeOver({ days: [read(lately, pages.home)], hours: [] });
    await test.services.contentFindings.look();
    expect(await isUnread(pages.home)).toBe(false);
    expect(await isUnread(pages.linked)).toBe(true);
    // It was read once, too long ago.
    expect(await isUnread(pages.hard)).toBe(true);
  });
});
