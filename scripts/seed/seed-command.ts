import type { Installation } from '../../src/app/server/installation.ts';
import type { Services } from '../../src/app/server/services.ts';
import { text } from '../../src/platform/contract/localized.ts';
import { systemViewer } from '../../src/platform/contract/viewer.ts';
import { paragraph, richText } from '../../src/platform/contract/write-rich-text.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError } from '../../src/platform/server/data-folder.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/database.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { openPlatforms } from '../platform/open-platforms.ts';
import { Chance } from './chance.ts';
import { paragraphOf, sentenceOf, topicOf } from './dutch-text.ts';
import { seedItem } from './seed-item.ts';
import { readSeedOptions, type SeedOptions, usage } from './seed-options.ts';

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

/** Its exit code: 0 when done, 1 when refused or failed, 2 for something that is no command. */
export async function runSeedCommand(parameters: string[], terminal: SeedTerminal): Promise<number> {
  const options = readSeedOptions(parameters);
  if (options === undefined) {
    terminal.printError(usage);
    return 2;
  }
  try {
    const { installation, close } = await openPlatforms(terminal.loadConfig());
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
  for (const [index, list] of lists.entries()) {
    const share = shareOf(options.items, lists.length, index);
    for (let left = share; left > 0; left -= batch) {
      const items = Array.from({ length: Math.min(batch, left) }, () => seedItem(chance, types, now));
      await services.listItems.make(viewer, list.guid, items, 'nl');
      made += items.length;
      progress?.(bar(made, options.items));
    }
  }
  if (progress !== undefined) print('');
  print(`Plein  ${made} items are made on ${platform.key}.`);
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
    const topic = topicOf(chance);
    const name = `${topic.replace(/^(de|het|een) /, '')} ${index + 1}`;
    await services.pages.create(
      viewer,
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
      pageId,
    );
    children.push({ name: text(name), urlSegment: text(`pagina-${index + 1}`), pageId });
  }
  const segment = round === 0 ? 'proef' : `proef-${round + 1}`;
  const name = round === 0 ? 'Proef' : `Proef ${round + 1}`;
  await services.menus.addItems(viewer, 'Top level menu', [{ name: text(name), urlSegment: text(segment), children }]);
}
