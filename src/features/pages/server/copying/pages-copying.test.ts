import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem } from '#features/list-items/server/list-items.factory.ts';
import { filmBlock } from '#features/list-items/server/testing/film-block.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageOverview } from '../../contract/overview/page-overview.ts';
import type { PagesChanged, PagesChangeInput } from '../../contract/overview/pages-change.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage } from '../pages.factory.ts';

let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: manager });
const copyOf = async (guid: string | undefined) => (await get(`/api/pages/${guid}/working-copy`)).json<WorkingCopy>();

async function copy(
  asked: Omit<Extract<PagesChangeInput, { action: 'copy' }>, 'action'>,
  headers = manager,
): Promise<PagesChanged> {
  const payload = { action: 'copy', ...asked };
  const answer = await test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PagesChanged>();
}

async function pathOf(guid: string | undefined) {
  const { pages } = (await get(`/api/pages:overview?at=${guid}&itemCount=100`)).json<PageOverview>();
  return pages.find((page) => page.guid === guid)?.path;
}

/** Of a page that nobody reads yet no list can be asked for. */
async function publish(...guids: (string | undefined)[]) {
  const payload = { action: 'publish', guids };
  await test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers: manager, payload });
}

const itemsIn = async (listId: string | undefined) =>
  (await get(`/api/listitem/list/${listId}`)).json<{ guid: string; title: string }[]>();

/** A page with a list of two items, and below it one that links to it and shows its list. */
async function buildBranch() {
  const name = randomUUID().slice(0, 8);
  const [list, widget] = [randomUUID(), randomUUID()];
  const above = await buildPage(test.services, {
    title: text(`Tak ${name}`, `Branch ${name}`),
    buildingBlockInstances: [buildBlock({ guid: list, buildingBlockName: 'List' })],
  });
  const below = await buildPage(test.services, {
    title: text(`Blad ${name}`),
    buildingBlockInstances: [
      buildBlock({
        guid: widget,
        buildingBlockName: 'Widget',
        options: { sourceBlockGuids: [list] },
        more: { label: text('Terug'), href: `page:${above}#boven` },
      }),
    ],
  });
  await buildMenu(test.services, [
    {
      name: text(`Tak ${name}`),
      urlSegment: text(name, `${name}-en`),
      pageId: above,
      children: [
        {
          name: text('Kop'),
          urlSegment: text(''),
          children: [{ name: text('Blad'), urlSegment: text('blad'), pageId: below }],
        },
      ],
    },
  ]);
  const first = await buildItem(test.services, list, { contentBuildingBlockInstances: [filmBlock] });
  await buildItem(test.services, list, { parentGuids: [first.guid] });
  return { name, list, above, below };
}

it('copies a page alone, as a draft behind its original, at an address of its own', async () => {
  const { name, above } = await buildBranch();
  const { changed } = await copy({ guids: [above] });
  expect(changed).toEqual([{ guid: above, copyGuid: expect.any(String), isBelow: false }]);
  const made = await copyOf(changed[0]?.copyGuid);
  expect([made.isPublished, made.document.title]).toEqual([
    false,
    text(`Tak ${name} (kopie)`, `Branch ${name} (copy)`),
  ]);
  expect(await pathOf(made.guid)).toBe(`/${name}-kopie`);
  const again = await copy({ guids: [above] });
  expect(await pathOf(again.changed[0]?.copyGuid)).toBe(`/${name}-kopie-2`);
  await publish(made.guid);
  expect(await itemsIn(made.document.buildingBlockInstances[0]?.guid)).toEqual([]);
});

it('copies all that hangs below it, and what they say of each other is said of the copies', async () => {
  const { name, list, above, below } = await buildBranch();
  const { changed, refused } = await copy({ guids: [below, above], withPagesBelow: true, withItems: true });
  expect(refused).toEqual([]);
  expect(changed.map(({ guid, isBelow }) => [guid, isBelow])).toEqual([
    [above, false],
    [below, true],
  ]);
  const [first, second] = await Promise.all(changed.map(({ copyGuid }) => copyOf(copyGuid)));
  expect(await pathOf(second?.guid)).toBe(`/${name}-kopie/blad`);
  expect(second?.document.title).toEqual(text(`Blad ${name}`));
  const copiedList = first?.document.buildingBlockInstances[0]?.guid;
  expect(copiedList).not.toBe(list);
  expect(second?.document.buildingBlockInstances[0]).toMatchObject({
    options: { sourceBlockGuids: [copiedList] },
    more: { href: `page:${first?.guid}#boven` },
  });
  await publish(first?.guid);
  const [were, are] = [await itemsIn(list), await itemsIn(copiedList)];
  expect(are.map(({ title }) => title)).toEqual(were.map(({ title }) => title));
  expect(are.some(({ guid }) => were.some((one) => one.guid === guid))).toBe(false);
});

it('copies what has no place without one, and to a place that is chosen', async () => {
  const loose = await buildPage(test.services, { title: text('Los blad') });
  const { above } = await buildBranch();
  const { changed } = await copy({ guids: [loose] });
  expect(await pathOf(changed[0]?.copyGuid)).toBeNull();
  const menu = await test.services.menus.source(systemViewer('test'), 'Top level menu');
  const parent = menu.items.find(({ pageGuid }) => pageGuid === above);
  const placed = await copy({ guids: [loose], place: { parentGuid: parent?.guid ?? '' } });
  expect(await pathOf(placed.changed[0]?.copyGuid)).toBe(`${parent?.path}/los-blad-kopie`);
});

it('copies many as long work, each once', async () => {
  const branches: string[] = [];
  for (let number = 0; number < 4; number += 1) branches.push((await buildBranch()).above);
  const { workId } = await copy({ guids: branches, withPagesBelow: true, withItems: true });
  const read = async () =>
    (await get(`/api/longwork/${workId}`)).json<{ state: string; total: number; result: PagesChanged }>();
  await expect.poll(async () => (await read()).state).toBe('Done');
  const { total, result } = await read();
  expect([total, result.changed.length, result.refused]).toEqual([12, 8, []]);
});

it('names what it could not copy, and goes on', async () => {
  const page = await buildPage(test.services);
  const gone = randomUUID();
  const { changed, refused } = await copy({ guids: [gone, page] });
  expect(changed.map(({ guid }) => guid)).toEqual([page]);
  expect(refused).toEqual([{ guid: gone, title: '', code: 'not-found', values: {} }]);
  const nowhere = await copy({ guids: [page], place: { parentGuid: randomUUID(), position: 0 } });
  expect(nowhere.refused.map(({ code }) => code)).toEqual(['unknown-menu-item']);
});

it('is for who manages content', async () => {
  const page = await buildPage(test.services);
  const payload = { action: 'copy', guids: [page] };
  const send = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers, payload });
  expect((await send({})).statusCode).toBe(401);
  expect((await send(await test.signInAs('Standard'))).statusCode).toBe(403);
});
