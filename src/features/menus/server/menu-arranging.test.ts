import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { undoArrangement } from '../contract/arranging/undo-arrangement.ts';
import type { MenuSource, MenuSourceItem } from '../contract/menu-source.ts';
import { buildMenu } from './menus.factory.ts';

let test: TestApp;
let manager: Record<string, string>;
const pages: Record<string, string> = {};
const names = ['wonen', 'haven', 'planning', 'meedoen', 'projecten', 'nieuws'] as const;
const segment = (name: string) => ({ name: text(name), urlSegment: text(name), pageId: pages[name] ?? '' });

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  for (const name of names) pages[name] = await buildPage(test.services);
  await buildMenu(test.services, [
    { ...segment('wonen'), children: [{ ...segment('haven'), children: [segment('planning')] }] },
    { ...segment('meedoen'), children: [segment('projecten')] },
    segment('nieuws'),
  ]);
});
afterAll(() => test.close());

const source = async () => (await test.app.inject({ url: '/api/menus:source', headers: manager })).json<MenuSource>();
const atPath = async (path: string) =>
  (await test.app.inject({ url: `/api/pages:atPath?path=${encodeURIComponent(path)}` })).json();
const pathsOf = ({ items }: MenuSource) => items.map(({ path }) => path);

async function arrange(changes: object[], version?: string, headers = manager) {
  const body = { version: version ?? (await source()).version, changes };
  const answer = await test.app.inject({ method: 'POST', url: '/api/menus:arrange', headers, payload: body });
  return { status: answer.statusCode, body: answer.json<MenuSource & { code?: string; fields?: object[] }>() };
}

/** The guid of each item by its name. */
async function byName(): Promise<(name: string) => MenuSourceItem> {
  const { items } = await source();
  return (name) => {
    const found = items.find((item) => item.name.$lang.nl === name);
    if (found === undefined) throw new Error(`no ${name} in the menu`);
    return found;
  };
}

const heading = (guid: string, name: string, more: object = {}) => ({
  kind: 'add',
  guid,
  parentGuid: null,
  position: 0,
  item: { name: text(name) },
  ...more,
});

describe('a menu is arranged in one go', () => {
  it('makes everything at once, with redirects, and all of it can be undone', async () => {
    const before = await source();
    const of = await byName();
    const added = crypto.randomUUID();
    const { status, body } = await arrange([
      heading(added, 'Meer'),
      { kind: 'move', guid: of('haven').guid, parentGuid: of('projecten').guid, position: 0 },
      { kind: 'move', guid: of('nieuws').guid, parentGuid: added, position: 0 },
      { kind: 'set', guid: of('meedoen').guid, changes: { name: text('Doe mee'), urlSegment: text('doe-mee') } },
      { kind: 'remove', guid: of('wonen').guid },
    ]);
    expect(status).toBe(200);
    expect(pathsOf(body)).toEqual([
      null,
      '/meer/nieuws',
      '/doe-mee',
      '/doe-mee/projecten',
      '/doe-mee/projecten/haven',
      '/doe-mee/projecten/haven/planning',
    ]);
    expect(await atPath('/wonen/haven/planning')).toMatchObject({
      kind: 'redirect',
      to: '/doe-mee/projecten/haven/planning',
    });

    const back = await arrange(undoArrangement(before.items, body.items));
    expect(back.status).toBe(200);
    expect(pathsOf(back.body)).toEqual(pathsOf(before));
    expect(back.body.version).toBe(before.version);
    expect(await atPath('/wonen/haven/planning')).toEqual({ kind: 'page', pageGuid: pages.planning });
  });

  it('takes along what was put below something that goes', async () => {
    const before = await source();
    const of = await byName();
    const { body } = await arrange([
      { kind: 'move', guid: of('nieuws').guid, parentGuid: of('projecten').guid, position: 0 },
      { kind: 'remove', guid: of('meedoen').guid },
    ]);
    expect(pathsOf(body)).toEqual(['/wonen', '/wonen/haven', '/wonen/haven/planning']);
    expect(await arrange(undoArrangement(before.items, body.items))).toMatchObject({
      status: 200,
      body: { version: before.version },
    });
  });

  it('is refused when someone else changed the menu meanwhile, and nothing is kept', async () => {
    const { version } = await source();
    const of = await byName();
    expect(await arrange([{ kind: 'set', guid: of('nieuws').guid, changes: { isVisible: false } }])).toMatchObject({
      status: 200,
    });
    const late = await arrange([{ kind: 'remove', guid: of('wonen').guid }], version);
    expect(late).toMatchObject({ status: 409, body: { code: 'menu-changed' } });
    expect((await byName())('wonen').path).toBe('/wonen');
  });

  it('is refused as a whole when one of the changes does not fit', async () => {
    const { version } = await source();
    const of = await byName();
    const fits = { kind: 'move', guid: of('nieuws').guid, parentGuid: null, position: 0 };
    const [wonen, planning] = [of('wonen').guid, of('planning').guid];
    const cases: [object, object][] = [
      [{ kind: 'move', guid: wonen, parentGuid: planning, position: 0 }, { code: 'menu-loop' }],
      [{ kind: 'set', guid: of('nieuws').guid, changes: { urlSegment: text('wonen') } }, { code: 'path-taken' }],
      [{ kind: 'remove', guid: crypto.randomUUID() }, { fields: [{ code: 'unknown-menu-item' }] }],
      [{ kind: 'restore', guid: wonen }, { fields: [{ code: 'unknown-menu-item' }] }],
      [heading(wonen, 'Nog eens'), { fields: [{ code: 'unknown-menu-item' }] }],
      [
        heading(crypto.randomUUID(), 'Weg', { item: { name: text('Weg'), pageGuid: crypto.randomUUID() } }),
        { fields: [{ code: 'unknown-page' }] },
      ],
    ];
    for (const [change, refusal] of cases) {
      expect((await arrange([fits, change])).body).toMatchObject(refusal);
    }
    expect((await source()).version).toBe(version);
  });

  it('refuses the guid of an item that was taken out before', async () => {
    const gone = crypto.randomUUID();
    await arrange([heading(gone, 'Even')]);
    await arrange([{ kind: 'remove', guid: gone }]);
    expect((await arrange([heading(gone, 'Terug')])).body).toMatchObject({ fields: [{ code: 'guid-taken' }] });
  });

  it('is for who arranges menus', async () => {
    const member = await test.signInAs('Standard');
    expect(await arrange([heading(crypto.randomUUID(), 'Nee')], '', member)).toMatchObject({ status: 403 });
  });
});

describe('before saving', () => {
  it('tells which redirects end', async () => {
    const of = await byName();
    await arrange([{ kind: 'set', guid: of('projecten').guid, changes: { urlSegment: text('plannen') } }]);
    const ended = async (page: string, path: string) => {
      const payload = { addresses: [{ pageGuid: pages[page], was: '/was', path }] };
      return (await test.app.inject({ method: 'POST', url: '/api/menus:foresee', headers: manager, payload })).json();
    };
    expect(await ended('nieuws', '/meedoen/projecten')).toMatchObject({ endedRedirects: ['/meedoen/projecten'] });
    expect(await ended('projecten', '/meedoen/projecten')).toMatchObject({ endedRedirects: [] });
    expect(await ended('nieuws', '/nergens')).toMatchObject({ endedRedirects: [] });
  });

  it('counts the links in texts that name the page, that are typed as its address, and that lose it', async () => {
    const nieuws = pages.nieuws ?? '';
    const links = [`page:${nieuws}`, `page:${nieuws}#top`, '/nieuws?x=1', '/elders', 'https://elders.example/nieuws'];
    await buildPage(test.services, {
      buildingBlockInstances: [
        buildBlock({
          buildingBlockName: 'ButtonRow',
          options: { buttons: links.map((href) => ({ label: text(href), href })) },
        }),
      ],
    });
    const foresee = async (path: string | null) => {
      const payload = { addresses: [{ pageGuid: nieuws, was: '/nieuws', path }] };
      return (await test.app.inject({ method: 'POST', url: '/api/menus:foresee', headers: manager, payload })).json();
    };
    expect(await foresee('/actueel')).toMatchObject({ links: { byPage: 2, byRedirect: 1, toHome: 0 } });
    expect(await foresee(null)).toMatchObject({ links: { byPage: 0, byRedirect: 0, toHome: 2 } });
  });
});
