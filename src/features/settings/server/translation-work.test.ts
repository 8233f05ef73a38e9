import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  const { services } = test;
  const list = await buildList(services);
  await buildItem(services, list.guid, { title: text('Bericht') });
  const page = await buildPage(services, { title: text('Haven') });
  await buildPage(services, { title: { $lang: { nl: 'Dijk', fr: 'Digue' } } });
  await buildMenu(services, [
    { name: text('Haven'), urlSegment: text('haven'), pageId: page },
    { name: { $lang: { nl: 'Dijk', fr: 'Digue' } }, urlSegment: text('dijk') },
  ]);
  await services.settings.save(system, 'platformDescription', text('Stad aan zee'));
});
afterAll(() => test.close());

const ask = (languages: string, headers: Record<string, string> = admin) =>
  test.app.inject({ url: `/api/platformsettingvalues:toTranslate?languages=${languages}`, headers });

async function counted(language: string): Promise<Record<string, number>> {
  const [answer] = (await ask(language)).json<{ language: string; work: { place: string; count: number }[] }[]>();
  expect(answer?.language).toBe(language);
  return Object.fromEntries(answer?.work.map(({ place, count }) => [place, count]) ?? []);
}

it('counts what lacks a language that the platform does not have yet, wherever it stands', async () => {
  const french = await counted('fr');
  const swedish = await counted('sv');
  expect(Object.keys(french)).toEqual(['pages', 'menu', 'items', 'itemTypes', 'sharedParts', 'settings']);
  expect(french).toMatchObject({ items: 1, settings: 1, sharedParts: 0 });
  expect(french.itemTypes).toBeGreaterThan(0);
  // One of the pages and one of the names are there in French already.
  expect({ pages: (swedish.pages ?? 0) - 1, menu: (swedish.menu ?? 0) - 1 }).toEqual({
    pages: french.pages,
    menu: french.menu,
  });
  expect(french.menu).toBeGreaterThan(0);
});

it('counts several at once, and nothing for the default language', async () => {
  const answer = (await ask('nl,fr,sv')).json<{ language: string }[]>();
  expect(answer.map(({ language }) => language)).toEqual(['fr', 'sv']);
});

it('is for admins, and for languages', async () => {
  expect((await ask('fr', {})).statusCode).toBe(401);
  expect((await ask('fr', await test.signInAs('ContentManager'))).statusCode).toBe(403);
  expect((await ask('geen-taal-maar-iets-anders')).statusCode).toBe(400);
  expect((await ask('')).statusCode).toBe(400);
});
