import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PartBlocks, SharedParts } from '../../contract/shared-parts/shared-parts.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument, withdrawPage } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp();
  await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const get = (headers: Headers = manager) => test.app.inject({ url: '/api/pages:sharedParts?language=nl', headers });
const parts = async () => (await get()).json<SharedParts>();
const partOf = async (guid: string) => (await parts()).parts.find((part) => part.guid === guid);

const showing = (sharedPartGuid: string) =>
  buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid } });

it('tells of a part what it begins with and how it stands', async () => {
  const guid = await buildPage(
    test.services,
    { title: text('Openingstijden'), buildingBlockInstances: [buildBlock({ heading: text('Wij zijn open') })] },
    'shared-part',
  );
  expect(await partOf(guid)).toMatchObject({
    kind: 'shared-part',
    title: 'Openingstijden',
    isPublished: true,
    hasChanges: false,
    blockCount: 1,
    words: 'Wij zijn open',
    uses: [],
  });
});

it('is drawn for who puts it on a page, as far as they may see it', async () => {
  const member = await test.signInAs('Standard');
  const guid = await buildPage(
    test.services,
    {
      title: text('Balie'),
      buildingBlockInstances: [
        buildBlock({ heading: text('Voor iedereen'), sortId: 1 }),
        buildBlock({ heading: text('Voor beheerders'), sortId: 0, visibility: 'Admin' }),
      ],
    },
    'shared-part',
  );
  const read = (id: string, headers: Headers = manager) =>
    test.app.inject({ url: `/api/sharedparts/${id}?language=nl`, headers });
  const { blocks } = (await read(guid, member)).json<PartBlocks>();
  expect(blocks?.map(({ heading, sortId }) => [heading?.value, sortId])).toEqual([['Voor iedereen', 0]]);
  expect((await read(guid, {})).statusCode).toBe(401);
  const page = await buildPage(test.services, { title: text('Een pagina') });
  expect((await read(page)).json()).toEqual({ blocks: null });
  await withdrawPage(test.services, guid);
  expect((await read(guid)).json()).toEqual({ blocks: null });
});

it('tells where it stands, for readers and in what is being written', async () => {
  const [part, template] = [
    await buildPage(test.services, { title: text('Deel') }, 'shared-part'),
    await buildPage(test.services, { title: text('Kader') }, 'template'),
  ];
  const page = await buildPage(test.services, {
    title: text('Toont het deel'),
    options: { templateHeader: template },
    buildingBlockInstances: [showing(part)],
  });
  await buildMenu(test.services, [{ name: text('Toont'), urlSegment: text('toont-het'), pageId: page }]);
  const at = { pageGuid: page, title: 'Toont het deel', kind: 'page', path: '/toont-het' };
  expect((await partOf(part))?.uses).toEqual([{ ...at, role: 'block', isForReaders: true, isWritten: true }]);

  const url = `/api/pages/${page}`;
  const { sequence } = (await test.app.inject({ url: `${url}/working-copy`, headers: manager })).json<WorkingCopy>();
  const payload = { sequence, changes: { buildingBlockInstances: [] } };
  expect((await test.app.inject({ method: 'PUT', url, headers: manager, payload })).statusCode).toBe(200);
  expect((await partOf(part))?.uses).toEqual([{ ...at, role: 'block', isForReaders: true, isWritten: false }]);
  expect((await partOf(template))?.uses).toEqual([
    { ...at, role: 'templateHeader', isForReaders: true, isWritten: true },
  ]);
});

it('counts drafts and what was taken off the site, not what lies in the trash', async () => {
  const part = await buildPage(test.services, {}, 'shared-part');
  const document = buildPageDocument({ title: text('Concept'), buildingBlockInstances: [showing(part)] });
  const draft = await test.app.inject({ method: 'POST', url: '/api/pages', headers: manager, payload: { document } });
  const gone = await buildPage(test.services, { title: text('Van de site'), buildingBlockInstances: [showing(part)] });
  await withdrawPage(test.services, gone);
  const titles = async () => (await partOf(part))?.uses.map(({ title, isForReaders }) => [title, isForReaders]).sort();
  expect(await titles()).toEqual([
    ['Concept', false],
    ['Van de site', false],
  ]);
  const url = `/api/pages/${draft.json<WorkingCopy>().guid}`;
  await test.app.inject({ method: 'DELETE', url, headers: manager });
  expect(await titles()).toEqual([['Van de site', false]]);
});

it('tells the same of footers and header images, which are settings', async () => {
  const [footerGuid, headerImage] = [randomUUID(), randomUUID()];
  await buildPage(test.services, { title: text('Met voet'), options: { footerGuid, headerImage } });
  const { usesOfSettings } = await parts();
  expect(usesOfSettings[footerGuid]?.map(({ title, role }) => [title, role])).toEqual([['Met voet', 'footerGuid']]);
  expect(usesOfSettings[headerImage]?.map(({ role }) => role)).toEqual(['headerImage']);
});

it('is for content managers', async () => {
  expect((await get({})).statusCode).toBe(401);
  expect((await get(await test.signInAs('Standard'))).statusCode).toBe(403);
});
