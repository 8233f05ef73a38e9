import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Installation } from '../../src/app/server/installation.ts';
import { anonymousViewer, systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { parseConfig } from '../../src/platform/server/config.ts';
import { type OwnServer, patience, startOwnServer } from '../testing/own-server.ts';
import { runSeedCommand, shareOf } from './seed-command.ts';

let own: OwnServer;
let server: Installation;

beforeAll(async () => {
  own = await startOwnServer('seed');
  server = own.installation;
  await server.platforms.add('proef', []);
}, patience);
afterAll(async () => {
  await own.stop();
  own.remove();
});

async function run(...parameters: string[]) {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const code = await runSeedCommand(parameters, {
    loadConfig: () => parseConfig({ DATABASE_URL: own.connectionString, DATA_DIR: own.root }),
    print: add,
    printError: add,
    progress: add,
  });
  return { code, lines };
}

it(
  'makes as many pages and items as was asked, and not twice unless it is meant',
  async () => {
    const { code, lines } = await run('--items=60', '--pages=3');
    expect(code, lines.join('\n')).toBe(0);
    expect(lines.some((line) => line.includes('60 / 60'))).toBe(true);
    const [platform] = server.platforms.all();
    if (platform === undefined) throw new Error('there is no platform');
    const { menus, pages, listItems } = server.servicesOf(platform);
    const [menu] = (await menus.read(anonymousViewer, 'Top level menu', 'nl')).items;
    expect(menu?.children.map(({ path }) => path)).toEqual(['/proef/pagina-1', '/proef/pagina-2', '/proef/pagina-3']);
    const { listMetadata } = await pages.read(anonymousViewer, menu?.children[0]?.pageGuid ?? '', 'nl');
    const [[guid, { totalNumberOfItems }] = ['', { totalNumberOfItems: 0 }]] = Object.entries(listMetadata);
    const asked = { pageNumber: 1, itemCount: 100, sort_by: 'publishedOn_desc' } as const;
    expect((await listItems.list(anonymousViewer, guid, asked, 'nl')).value).toHaveLength(totalNumberOfItems);
    expect(totalNumberOfItems).toBeGreaterThan(20);

    const again = await run('--items=5', '--pages=2');
    expect([again.code, again.lines.join()]).toEqual([1, expect.stringContaining('filled before')]);
    expect((await run('--items=5', '--pages=2', '--again')).code).toBe(0);
  },
  patience,
);

it(
  'makes people with roles, a menu in three levels and a page with many blocks',
  async () => {
    const { code, lines } = await run('--members=30', '--roles=4', '--menu=17', '--blocks=9', '--pages=1', '--again');
    expect(code, lines.join('\n')).toBe(0);
    expect(lines.at(-1)).toContain('30 members, 17 menu items, 9 blocks');
    const [platform] = server.platforms.all();
    if (platform === undefined) throw new Error('there is no platform');
    const { menus, pages, roles } = server.servicesOf(platform);
    const { items } = await menus.read(anonymousViewer, 'Top level menu', 'nl');
    const made = items.filter(({ path }) => /\/menu/.test(path ?? ''));
    const countOf = (some: typeof items): number => some.reduce((sum, one) => sum + 1 + countOf(one.children), 0);
    expect([made.length, countOf(made)]).toEqual([1, 17]);
    const long = items.find(({ path }) => /\/lang/.test(path ?? ''));
    const { page } = await pages.read(anonymousViewer, long?.pageGuid ?? '', 'nl');
    expect(page.buildingBlockInstances.map(({ buildingBlockName }) => buildingBlockName).slice(0, 5)).toEqual([
      'Text',
      'Quote',
      'Accordion',
      'Notice',
      'Text',
    ]);
    const people = await platform.db.selectFrom('user').select('id').where('email', 'like', 'proef-%').execute();
    expect(people).toHaveLength(30);
    expect((await roles.list(systemViewer('test'))).filter(({ name }) => name.startsWith('Proefgroep'))).toHaveLength(
      4,
    );
  },
  patience,
);

it('says how it is used, and which platform it needs', async () => {
  expect((await run()).code).toBe(2);
  const unknown = await run('--items=5', '--platform=elders');
  expect([unknown.code, unknown.lines.join()]).toEqual([1, expect.stringContaining('proef')]);
});

test.each([
  [100, 1, [100]],
  [100, 3, [50, 25, 25]],
  [101, 4, [51, 17, 17, 16]],
  [1, 3, [1, 0, 0]],
])('%i items in %i lists', (items, lists, expected) => {
  expect(Array.from({ length: lists }, (_, index) => shareOf(items, lists, index))).toEqual(expected);
});
