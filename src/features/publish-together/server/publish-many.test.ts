import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem } from '#features/list-items/server/list-items.factory.ts';
import type { PageKind } from '#features/pages/contract/page.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Needed } from '../contract/needed.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const post = (url: string, headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const publish = (payload: object, headers: Headers) => post('/api/publications', headers, payload);
const pagesOf = (...guids: string[]) => ({ pages: guids.map((guid) => ({ guid })) });
const isPublic = async (guid: string) => (await test.app.inject({ url: `/api/pages/${guid}` })).statusCode === 200;
const linkTo = (...hrefs: string[]) => hrefs.map((href) => buildBlock({ more: { label: text('Lees meer'), href } }));
const showing = (sharedPartGuid: string) =>
  buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid } });
const draft = async (document: Parameters<typeof buildPageDocument>[0], kind: PageKind = 'page'): Promise<string> =>
  (await post('/api/pages', admin, { kind, document: buildPageDocument(document) })).json<WorkingCopy>().guid;
async function change(id: string, changes: object): Promise<void> {
  const url = `/api/pages/${id}`;
  const { sequence } = (await test.app.inject({ url: `${url}/working-copy`, headers: admin })).json<WorkingCopy>();
  const answer = await test.app.inject({ method: 'PUT', url, headers: admin, payload: { sequence, changes } });
  expect(answer.statusCode, answer.body).toBe(200);
}
const allNeeded = async (id: string): Promise<Needed> =>
  (await test.app.inject({ url: `/api/pages/${id}/needed`, headers: manager })).json<Needed>();

describe('more than anyone looks through', () => {
  it('is said to be more: of pages beyond a hundred and of items beyond fifty', async () => {
    const list = buildBlock({ buildingBlockName: 'List' });
    const targets = await Promise.all(
      Array.from({ length: 100 }, (_, place) => draft({ title: text(`Doel ${place}`) })),
    );
    const [last = '', ...others] = targets;
    const document = (ids: readonly string[]) => ({
      title: text('Verzamelpagina'),
      buildingBlockInstances: [...linkTo(...ids.map((id) => `page:${id}`)), list],
    });
    const self = await draft(document(others));
    for (let place = 0; place < 50; place++) await buildItem(test.services, list.guid, { isPublished: false });
    const fits = await allNeeded(self);
    expect([fits.things.length, fits.hasMore]).toEqual([150, { pages: false, items: false }]);
    const [extra] = linkTo(`page:${last}`);
    await change(self, { buildingBlockInstances: [...document(others).buildingBlockInstances, extra] });
    await buildItem(test.services, list.guid, { isPublished: false });
    const cut = await allNeeded(self);
    expect([cut.things.length, cut.hasMore]).toEqual([150, { pages: true, items: true }]);
  });
});

describe('two at once', () => {
  it('publish pages that share parts and each other, whatever the order, and neither waits for ever', async () => {
    for (let round = 0; round < 6; round++) {
      const parts = [
        await draft({ title: text('Deel a') }, 'shared-part'),
        await draft({ title: text('Deel b') }, 'shared-part'),
      ];
      const both = () => parts.map(showing);
      const shown = await Promise.all(
        ['a', 'b', 'c'].map((title) => draft({ title: text(title), buildingBlockInstances: both() })),
      );
      const [one = '', two = '', three = ''] = shown;
      // Readers have pages that show the parts already: publishing a part keeps those anew for search.
      const known = await buildPage(test.services, { buildingBlockInstances: both() });
      await change(known, { title: text(`Nieuw ${round}`) });
      const answers = await Promise.all([
        publish(pagesOf(...parts, one, two), admin),
        publish(pagesOf(known, two, three, ...parts.toReversed()), manager),
        post(`/api/pages/${known}/publish`, admin, {}),
        post(`/api/pages/${parts[1]}/publish`, manager, {}),
        post(`/api/pages/${parts[0]}/publish`, admin, {}),
      ]);
      expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual([
        200, 200, 200, 200, 200,
      ]);
      expect(await Promise.all([...shown, known].map(isPublic))).toEqual([true, true, true, true]);
    }
  });
});
