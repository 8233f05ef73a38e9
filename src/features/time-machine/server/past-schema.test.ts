import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '#app/server/services/services.ts';
import { momentOf } from '#app/server/testing/past-site.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import {
  buildBlock,
  buildPage,
  buildPageDocument,
  republishPage,
  withdrawPage,
} from '#features/pages/server/pages.factory.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PastReader } from '#platform/server/past/past-moment.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const now = () => momentOf(test);

function at<T>(moment: Date, work: (services: Services) => Promise<T>, reader: PastReader = 'admin'): Promise<T> {
  const past = test.installation.pastOf(test.platform);
  return past.at(moment, reader, () => work(past.services));
}

const titleAt = (moment: Date, id: string, reader?: PastReader) =>
  at(moment, async ({ pages }) => (await pages.read(anonymousViewer, id, 'nl')).page.title, reader).catch(
    ({ status }) => status,
  );

describe('the past of a platform', () => {
  it('has the settings of then', async () => {
    await test.services.settings.save(system, 'platformName', 'Oud');
    const then = await now();
    await test.services.settings.save(system, 'platformName', 'Nieuw');
    const name = (moment: Date) => at(moment, async ({ settings }) => (await settings.all()).platformName);
    expect([await name(then), await name(await now())]).toEqual(['Oud', 'Nieuw']);
  });

  it('has a page as readers had it, and none where they had none', async () => {
    const before = await now();
    const id = await buildPage(test.services, { title: text('Eerst') });
    const first = await now();
    await republishPage(test.services, id, buildPageDocument({ title: text('Toen') }));
    const second = await now();
    await withdrawPage(test.services, id);
    const moments = [before, first, second, await now()];
    expect(await Promise.all(moments.map((moment) => titleAt(moment, id)))).toEqual([404, 'Eerst', 'Toen', 404]);
  });

  it('has the menu of then, with the addresses that it gave', async () => {
    const id = await buildPage(test.services, { title: text('Afval') });
    await buildMenu(test.services, [{ pageId: id, name: text('Afval'), urlSegment: text('afval') }]);
    const { items } = await test.services.menus.read(anonymousViewer, topLevelMenu, 'nl');
    const guid = items.find(({ pageGuid }) => pageGuid === id)?.guid ?? '';
    const then = await now();
    await test.services.menus.change({ viewer: system }, guid, { urlSegment: text('grofvuil') });
    const path = (moment: Date) => at(moment, ({ menus }) => menus.pathOfPage(id, 'nl'));
    expect([await path(then), await path(await now())]).toEqual(['/afval', '/grofvuil']);
    const names = await at(then, ({ menus }) => menus.read(anonymousViewer, topLevelMenu, 'nl'));
    expect(names.items.map(({ name }) => name)).toContain('Afval');
  });

  it('has the items of then, counted and in their order', async () => {
    const list = await buildList(test.services);
    const { guid } = await buildItem(test.services, list.guid, { title: 'Oud' });
    const then = await now();
    await test.services.listItems.change({ viewer: system }, guid, { title: text('Nieuw') }, 'nl');
    await buildItem(test.services, list.guid, { title: 'Later' });
    const asked = { pageNumber: 1, itemCount: 10, sort_by: 'title_asc' } as const;
    const titles = (moment: Date) =>
      at(moment, async ({ listItems }) => {
        const { value } = await listItems.list(anonymousViewer, list.guid, asked, 'nl');
        const { totalNumberOfItems } = (await listItems.meta(anonymousViewer, list.guid, {})).value;
        return [totalNumberOfItems, ...value.map(({ title }) => title)];
      });
    expect(await titles(then)).toEqual([1, 'Oud']);
    expect(await titles(await now())).toEqual([2, 'Later', 'Nieuw']);
  });

  it('writes nothing, whoever tries', async () => {
    const moment = await now();
    await expect(at(moment, ({ settings }) => settings.save(system, 'platformName', 'Anders'))).rejects.toThrow(
      'The past is not written.',
    );
    const past = test.installation.pastOf(test.platform);
    await expect(at(moment, () => past.platform.db.deleteFrom('menu').execute())).rejects.toThrow();
  });

  it('is read at a moment, and never by accident', async () => {
    const past = test.installation.pastOf(test.platform);
    await expect(past.services.settings.all()).rejects.toThrow('The past is read at a moment.');
  });
});

describe('who may not see it today', () => {
  it('does not see it as it was: a page that was closed or withdrawn since', async () => {
    const closed = await buildPage(test.services, { title: text('Dicht') });
    const withdrawn = await buildPage(test.services, { title: text('Weg') });
    const then = await now();
    await republishPage(test.services, closed, buildPageDocument({ title: text('Dicht'), visibility: 'Admin' }));
    await withdrawPage(test.services, withdrawn);
    expect([await titleAt(then, closed), await titleAt(then, withdrawn)]).toEqual(['Dicht', 'Weg']);
    expect([await titleAt(then, closed, 'visitor'), await titleAt(then, withdrawn, 'visitor')]).toEqual([404, 404]);
  });

  it('does not see a block that was closed since, and sees one that was taken off', async () => {
    const [open, closed, removed] = [buildBlock(), buildBlock(), buildBlock()];
    const document = buildPageDocument({ buildingBlockInstances: [open, closed, removed] as never });
    const id = await buildPage(test.services, document);
    const then = await now();
    const later = [open, { ...closed, visibility: 'Admin' }] as never;
    await republishPage(test.services, id, { ...document, buildingBlockInstances: later });
    const blocks = (reader: PastReader) =>
      at(
        then,
        async ({ pages }) =>
          (await pages.read(anonymousViewer, id, 'nl')).page.buildingBlockInstances.map((one) => one.guid),
        reader,
      );
    expect(await blocks('admin')).toEqual([open.guid, closed.guid, removed.guid]);
    expect(await blocks('visitor')).toEqual([open.guid, removed.guid]);
  });

  it('does not see what was hidden then, though all see it now', async () => {
    const id = await buildPage(test.services, { title: text('Geheim'), visibility: 'Admin' });
    const then = await now();
    await republishPage(test.services, id, buildPageDocument({ title: text('Open') }));
    expect([await titleAt(then, id), await titleAt(then, id, 'visitor')]).toEqual([401, 401]);
    expect(await titleAt(await now(), id, 'visitor')).toBe('Open');
  });
});

it('keeps of the past every column that its tables name', async () => {
  const { rows } = await sql<{ missing: string }>`
    select past.table_name || '.' || past.column_name as missing
    from information_schema.columns past
    left join information_schema.columns now on now.table_schema = past.table_schema
      and now.table_name || '_past' = past.table_name and now.column_name = past.column_name
    where past.table_schema = ${test.platform.schema} and past.table_name like '%\\_past'
      and past.column_name not in ('past_from', 'past_to') and now.column_name is null`.execute(test.platform.db);
  expect(rows).toEqual([]);
});
