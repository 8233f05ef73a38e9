import { sql } from 'kysely';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import { addPage } from '#features/pages/server/page-content.service.ts';
import type { Installation } from '../../src/app/server/installation.ts';
import type { Services } from '../../src/app/server/services/services.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { text } from '../../src/platform/contract/texts/localized.ts';
import { paragraph, richText } from '../../src/platform/contract/texts/write-rich-text.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError } from '../../src/platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/unreachable.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { openPlatforms } from '../platform/open-platforms.ts';
import { Chance } from './chance.ts';
import { paragraphOf, sentenceOf } from './dutch-text.ts';
import { type SeedItem, seedItem } from './seed-item.ts';
import { seedMembers } from './seed-members.ts';
import { readSeedOptions, type SeedOptions, usage } from './seed-options.ts';
import { inRound, nameOf, seedLongPage, seedMenu } from './seed-pages.ts';

export interface SeedTerminal {
  loadConfig(): Config;
  print(line: string): void;
  printError(line: string): void;
  /** Writes over the line before it. */
  progress: ((line: string) => void) | undefined;
}

class RefusedError extends Error {}

const explained = [
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  MigrationError,
  RefusedError,
];
const viewer = systemViewer('npm run seed');
const batch = 250;
/** While the database writes one batch, the next is made up. */
const writers = 2;
/** Made-up content that a power cut takes away is made up again, so nothing waits for the disk until the end. */
const settings = { synchronous_commit: 'off' };

/** Its exit code: 0 when done, 1 when refused or failed, 2 for something that is no command. */
export async function runSeedCommand(parameters: string[], terminal: SeedTerminal): Promise<number> {
  const options = readSeedOptions(parameters);
  if (options === undefined) {
    terminal.printError(usage);
    return 2;
  }
  try {
    const { installation, close } = await openPlatforms(terminal.loadConfig(), {
      poolSize: writers + 1,
      settings,
    });
    try {
      await seed(installation, options, terminal);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!explained.some((kind) => error instanceof kind)) throw error;
    terminal.printError(`Plein  ${(error as Error).message}`);
    return 1;
  }
}

async function platformOf(installation: Installation, key: string | undefined): Promise<Platform> {
  const rows = await installation.platforms.list();
  const row = key === undefined && rows.length === 1 ? rows[0] : rows.find((one) => one.key === key);
  const platform = row && installation.platforms.byId(row.id);
  if (platform !== undefined) return platform;
  const keys = rows.map((one) => one.key).join(', ');
  throw new RefusedError(
    rows.length === 0
      ? 'There is no platform yet. Start the server once, then seed.'
      : `Say which platform, with --platform: ${keys}`,
  );
}

interface SeededList {
  guid: string;
  pageId: string;
}

/** Which lists there would be in the n-th round: the same every time, so that a round that was made can be seen. */
function listsOf(round: number, pages: number): SeededList[] {
  const chance = new Chance(1000 + round);
  return Array.from({ length: pages }, () => ({ guid: chance.guid(), pageId: chance.guid() }));
}

async function firstFreeRound(platform: Platform, options: SeedOptions): Promise<number> {
  for (let round = 0; ; round++) {
    const [first] = listsOf(round, 1);
    const there = await platform.db
      .selectFrom('page')
      .select('id')
      .where('id', '=', first?.pageId ?? '')
      .executeTakeFirst();
    if (there === undefined) return round;
    if (!options.isAgain) {
      throw new RefusedError('This platform was filled before. With --again everything is added once more.');
    }
  }
}

export async function seed(
  installation: Installation,
  options: SeedOptions,
  { print, progress }: Pick<SeedTerminal, 'print' | 'progress'>,
): Promise<void> {
  const platform = await platformOf(installation, options.platform);
  const services = installation.servicesOf(platform);
  const round = await firstFreeRound(platform, options);
  const lists = listsOf(round, options.pages);
  const chance = new Chance(round + 1);
  await makePages(services, lists, chance, round);
  print(`Plein  ${lists.length} pages are made.`);
  const types = await services.itemTypes.all();
  // The day, and not the moment: the same command on the same day makes the same.
  const now = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  let made = 0;
  // One after another from the same chance, whoever of the writers takes it.
  const batches = batchesOf(lists, options.items, () => seedItem(chance, types, now));
  const write = async () => {
    for (const { list, items } of batches) {
      await services.listItems.make(viewer, list, items, 'nl');
      made += items.length;
      progress?.(bar(made, options.items));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const shown = (all: number) => (done: number) => progress?.(bar(done, all));
  if (options.blocks > 0) await seedLongPage(services, chance, { ...options, round });
  if (options.menu > 0) await seedMenu(services, chance, { ...options, round }, shown(options.menu));
  if (options.members > 0) await seedMembers(platform, chance, { ...options, round }, shown(options.members));
  await settle(platform);
  if (progress !== undefined) print('');
  print(`Plein  ${doneOf(options)} are made on ${platform.key}.`);
}

/** What was asked for, in words: `1000 items, 20000 members`. */
const doneOf = ({ items, members, menu, blocks }: SeedOptions): string =>
  Object.entries({ items, members, 'menu items': menu, blocks })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

function* batchesOf(lists: readonly SeededList[], items: number, make: () => SeedItem) {
  for (const [index, { guid }] of lists.entries()) {
    for (let left = shareOf(items, lists.length, index); left > 0; left -= batch) {
      yield { list: guid, items: Array.from({ length: Math.min(batch, left) }, make) };
    }
  }
}

/** From here on it is on the disk, and the database knows how much there is of what. */
async function settle({ db, schema }: Platform): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = on`.execute(trx);
    for (const table of ['item', 'item_count', 'search_entry', 'user', 'user_role'])
      await sql`analyze ${sql.id(schema, table)}`.execute(trx);
  });
}

/** Half of everything is in the first list, so that there is one long list; the rest is spread. */
export function shareOf(items: number, lists: number, index: number): number {
  if (lists === 1) return items;
  const rest = items - Math.ceil(items / 2);
  if (index === 0) return items - rest;
  const others = lists - 1;
  return Math.floor(rest / others) + (index <= rest % others ? 1 : 0);
}

function bar(made: number, all: number): string {
  const width = 40;
  const full = Math.floor((made / all) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${made} / ${all}`;
}

async function makePages(
  services: Services,
  lists: readonly SeededList[],
  chance: Chance,
  round: number,
): Promise<void> {
  const children = [];
  for (const [index, { guid, pageId }] of lists.entries()) {
    const name = nameOf(chance, index + 1);
    await addPage(
      services.pages,
      { viewer },
      {
        title: text(name),
        description: text(sentenceOf(chance)),
        buildingBlockInstances: [
          {
            guid: chance.guid(),
            buildingBlockName: 'Text',
            layoutPosition: 'main',
            sortId: 0,
            options: { text: richText([paragraph(paragraphOf(chance))]) },
          },
          {
            guid,
            buildingBlockName: 'List',
            layoutPosition: 'main',
            sortId: 1,
            options: { defaultItemsPerPage: 20, view: 'rows', hasSearch: true, hasFeeds: true },
          },
        ],
      },
      { id: pageId },
    );
    children.push({ name: text(name), urlSegment: text(`pagina-${index + 1}`), pageId });
  }
  await addMenuItems(services.menus, { viewer }, 'Top level menu', [
    { name: text(inRound('Proef', round, ' ')), urlSegment: text(inRound('proef', round)), children },
  ]);
}
