import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { BlockInstance, Page, PageKind } from '../contract/page.ts';
import { addPage } from './page-content.service.ts';
import { buildBlock, buildPage, buildPageDocument, republishPage, withdrawPage } from './pages.factory.ts';

let test: TestApp;
let member: Record<string, string>;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  member = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const heading = (words: string, rest = {}) => buildBlock({ heading: text(words), ...rest });
const make = (kind: PageKind, document: Parameters<typeof buildPageDocument>[0]) =>
  addPage(test.services.pages, { viewer: system }, buildPageDocument(document), { kind });
const part = (...blocks: ReturnType<typeof buildBlock>[]) => make('shared-part', { buildingBlockInstances: blocks });
const shows = (sharedPartGuid: string, rest = {}) =>
  buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid }, ...rest });

async function pageOf(id: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await test.app.inject({ url: `/api/pages/${id}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ page: Page }>().page;
}

const words = (blocks: readonly BlockInstance[] | undefined) => blocks?.map((block) => block.heading?.value);

describe('a shared part', () => {
  it('stands in every page that shows it, and is new in all of them at once', async () => {
    const inner = heading('Openingstijden');
    const guid = await part(inner);
    const pages = [
      await buildPage(test.services, { buildingBlockInstances: [shows(guid)] }),
      await buildPage(test.services, { buildingBlockInstances: [shows(guid)] }),
    ];
    const seen = async () =>
      Promise.all(pages.map(async (id) => words((await pageOf(id)).buildingBlockInstances[0]?.blocks)));
    expect(await seen()).toEqual([['Openingstijden'], ['Openingstijden']]);
    const { workingCopy } = test.services.pages;
    expect((await workingCopy(system, guid)).usedBy).toBe(2);
    expect((await workingCopy(system, pages[0] ?? '')).usedBy).toBe(0);
    const changed = { ...inner, heading: text('Nieuwe tijden') };
    await republishPage(test.services, guid, buildPageDocument({ buildingBlockInstances: [changed] }));
    expect(await seen()).toEqual([['Nieuwe tijden'], ['Nieuwe tijden']]);
    await withdrawPage(test.services, guid);
    expect(await seen()).toEqual([[], []]);
    await republishPage(test.services, guid, buildPageDocument({ buildingBlockInstances: [inner] }));
    expect(await seen()).toEqual([['Openingstijden'], ['Openingstijden']]);
  });

  it('is new everywhere after each call that changes it', async () => {
    const inner = heading('eerst', { buildingBlockName: 'List' });
    const guid = await part(inner);
    const id = await buildPage(test.services, { buildingBlockInstances: [shows(guid)] });
    const shown = async () => (await pageOf(id)).buildingBlockInstances[0]?.blocks?.[0];
    const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) => {
      const answer = await test.app.inject({ method, url, payload, headers: manager });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer;
    };
    expect((await shown())?.heading?.value).toBe('eerst');
    await call('POST', `/api/buildingblockinstance/${inner.guid}/options`, { defaultItemsPerPage: 7 });
    expect((await shown())?.options).toMatchObject({ defaultItemsPerPage: 7 });
    await call('POST', `/api/buildingblockinstance/${inner.guid}/permissions`, {
      addPermission: 'Users',
      addRoles: [],
    });
    await call('POST', `/api/pages/${guid}/unpublish`);
    expect(await shown()).toBeUndefined();
    const { sequence, document } = (
      await test.app.inject({ url: `/api/pages/${guid}/working-copy`, headers: manager })
    ).json<{ sequence: number; document: object }>();
    expect(document).toMatchObject({ buildingBlockInstances: [{ addPermission: 'Users' }] });
    await call('POST', `/api/pages/${guid}/publish`, { sequence });
    expect((await shown())?.heading?.value).toBe('eerst');
    await call('DELETE', `/api/pages/${guid}`);
    expect(await shown()).toBeUndefined();
    await call('POST', `/api/pages/${guid}/restore`);
    expect((await shown())?.heading?.value).toBe('eerst');
  });

  it('shows each reader what they may see of it', async () => {
    const open = await part(heading('allen'), heading('leden', { visibility: 'Users', sortId: 1 }));
    const closed = await make('shared-part', { visibility: 'Users', buildingBlockInstances: [heading('besloten')] });
    const id = await buildPage(test.services, { buildingBlockInstances: [shows(open), shows(closed, { sortId: 1 })] });
    const seen = async (headers = {}) =>
      (await pageOf(id, headers)).buildingBlockInstances.flatMap(({ blocks }) => words(blocks) ?? []);
    expect(await seen(member)).toEqual(['allen', 'leden', 'besloten']);
    expect(await seen()).toEqual(['allen']);
    expect((await test.app.inject({ url: `/api/pages/${id}` })).body).not.toContain('besloten');
  });

  it('is found by search on the pages that show it, also after a change', async () => {
    const word = `zeewering${randomUUID().slice(0, 6)}`.replaceAll(/[^a-z]/g, '');
    const inner = heading(`Alles over ${word}`);
    const guid = await part(inner);
    const id = await buildPage(test.services, { buildingBlockInstances: [shows(guid)] });
    await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
      { name: text('P'), urlSegment: text(`p-${id.slice(0, 8)}`), pageId: id },
    ]);
    const found = async (q: string) =>
      (await test.app.inject({ url: `/api/search?q=${q}` })).json<{ total: number }>().total;
    expect(await found(word)).toBe(1);
    const other = `${word}anders`;
    await republishPage(
      test.services,
      guid,
      buildPageDocument({ buildingBlockInstances: [{ ...inner, heading: text(other) }] }),
    );
    expect(await found(other)).toBe(1);
  });

  it('holds no other, and is no page', async () => {
    const guid = await part(heading('x'));
    const nested = make('shared-part', { buildingBlockInstances: [shows(guid)] });
    await expect(nested).rejects.toMatchObject({ status: 400, fields: [{ code: 'part-in-part' }] });
    expect((await test.app.inject({ url: `/api/pages/${guid}` })).statusCode).toBe(404);
  });

  it.each<PageKind>(['shared-part', 'template'])(
    'is not found by itself as a %s, new or back from the trash',
    async (kind) => {
      const guid = await make(kind, { buildingBlockInstances: [heading('x')] });
      const { pages } = test.services;
      const entries = () =>
        test.platform.db.selectFrom('search_entry').select('subject_id').where('subject_id', '=', guid).execute();
      expect(await entries()).toEqual([]);
      await pages.moveToTrash({ viewer: system }, guid);
      await pages.restoreFromTrash({ viewer: system }, guid);
      expect(await entries()).toEqual([]);
    },
  );

  it('is kept for search with the pages that show it, and not with templates that do', async () => {
    const guid = await part(heading('x'));
    const template = await make('template', { buildingBlockInstances: [shows(guid)] });
    await republishPage(test.services, guid, buildPageDocument({ buildingBlockInstances: [heading('y')] }));
    const entries = test.platform.db.selectFrom('search_entry').select('subject_id').where('subject_id', '=', template);
    expect(await entries.execute()).toEqual([]);
  });

  it('gives its picture to who shares the page', async () => {
    const bytes = await pictures.png({ width: 40, height: 20 });
    const { guid: imageGuid } = await test.services.assets.add(system, { name: 'kade.png', bytes });
    const guid = await part(buildBlock({ buildingBlockName: 'Image', options: { imageGuid, alt: text('') } }));
    const id = await buildPage(test.services, { buildingBlockInstances: [shows(guid)] });
    expect((await pageOf(id)).socialImage).toBe(imageGuid);
  });

  it('begins and ends with its blocks on pages that were kept', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const guid = await part(heading('kort', { period: { until } }));
    const id = await buildPage(test.services, { buildingBlockInstances: [shows(guid)] });
    const { changesAt } = await test.services.pages.read(system, id, 'nl');
    expect(changesAt?.toISOString()).toBe(until);
  });
});

describe('a template', () => {
  it('is drawn with the pages that name it, and new in them at once', async () => {
    const block = heading('Boven', { layoutPosition: 'top-row' });
    const guid = await make('template', { buildingBlockInstances: [block] });
    const hidden = await make('template', { visibility: 'Admin', buildingBlockInstances: [heading('Geheim')] });
    const id = await buildPage(test.services, {
      options: { templateHeader: guid, templateFooter: hidden, footer: guid },
    });
    const { templates } = await pageOf(id);
    expect([words(templates.header?.blocks), templates.footer, words(templates.siteFooter?.blocks)]).toEqual([
      ['Boven'],
      undefined,
      ['Boven'],
    ]);
    const changed = [{ ...block, heading: text('Anders') }];
    await republishPage(test.services, guid, buildPageDocument({ buildingBlockInstances: changed }));
    expect(words((await pageOf(id)).templates.header?.blocks)).toEqual(['Anders']);
  });

  it('may show a shared part, and follows that too', async () => {
    const inner = heading('Een');
    const shared = await part(inner);
    const guid = await make('template', { buildingBlockInstances: [shows(shared)] });
    const id = await buildPage(test.services, { options: { templateFooter: guid } });
    const seen = async () => words((await pageOf(id)).templates.footer?.blocks[0]?.blocks);
    expect(await seen()).toEqual(['Een']);
    const changed = [{ ...inner, heading: text('Twee') }];
    await republishPage(test.services, shared, buildPageDocument({ buildingBlockInstances: changed }));
    expect(await seen()).toEqual(['Twee']);
  });

  it('is read by its guid (§7), by who may', async () => {
    const open = await make('template', { title: text('Kop'), buildingBlockInstances: [heading('Boven')] });
    const closed = await make('template', { visibility: 'Users' });
    const read = (guid: string, headers = {}) => test.app.inject({ url: `/api/pagetemplates/${guid}`, headers });
    expect((await read(open)).json()).toMatchObject({ guid: open, title: { value: 'Kop' }, blocks: [{}] });
    expect((await read(closed)).statusCode).toBe(401);
    expect((await read(closed, member)).statusCode).toBe(200);
    expect((await read(await buildPage(test.services))).statusCode).toBe(404);
    expect((await read('kop')).statusCode).toBe(400);
    const list = await test.app.inject({ url: '/api/pagetemplates', headers: manager });
    expect(list.json<{ guid: string; kind: string }[]>()).toContainEqual(
      expect.objectContaining({ guid: open, kind: 'template' }),
    );
  });
});
