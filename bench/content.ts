import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { fetchOk } from './answer.ts';
import type { JudgedContest } from './contests.ts';
import { spawnPinned } from './pinned-process.ts';
import { familyOf } from './process-family.ts';
import { type Product, root, startProduct } from './product.ts';
import { signIn } from './sign-in.ts';
import { embeddedDatabase, schemaOfPlatform, startLeanItems } from './yardstick.ts';

/** A site with so many items, of which nothing is kept: what is asked is made anew. */
interface Site extends Product {
  dataDir: string;
  items: number;
  list: string;
  item: string;
  /** Of the page that the list is on. */
  path: string;
}

export interface ContentPlan {
  small: number;
  large: number;
}

interface Place {
  core: number | undefined;
  folder: string;
}

/**
 * Judged by a word that about one in a hundred of the seeded items has, so that the small site has a full page of results
 * too. Besides, to be seen and not judged: a word that most items have with one that few have, and a word that half of them
 * have. That one is not asked of the lean program, which ranks the whole half, and takes minutes for as many as are asked.
 */
const searchedWords = 'paspoort';
const pairOfWords = 'haven vergunning';
const commonWord = 'parkeren';
const leanSearchOf = (words: string) => `/search?q=${encodeURIComponent(words)}`;
const searchOf = (words: string) => `/api/search?q=${encodeURIComponent(words)}`;

/** What has not ended yet, by when it begins. */
const upcoming = `sort_by=periodStart_asc&filter=${encodeURIComponent(`meta:period-end=>${new Date().toISOString().slice(0, 10)}`)}`;

async function seed(dataDir: string, items: number): Promise<void> {
  const command = [process.execPath, join(root, 'scripts/seed.ts'), `--items=${items}`];
  const child = spawnPinned(command, {
    core: undefined,
    cwd: root,
    environment: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Seeding ${items} items ended with ${code}.`);
}

async function openSite(items: number, { core, folder }: Place): Promise<Site> {
  const dataDir = join(folder, `items-${items}`);
  await (await startProduct({ dataDir, core })).stop();
  await seed(dataDir, items);
  const product = await startProduct({ dataDir, core, environment: { CACHE_MAX_MB: '0' } });
  return { ...product, dataDir, items, ...(await largestPlaced(product.port, await largestLists(dataDir))) };
}

/** Of lists of one size some may stand on a page that has no address. */
async function largestPlaced(port: number, lists: readonly ItemOfList[]): Promise<ItemOfList & { path: string }> {
  for (const one of lists) {
    const { body } = await fetchOk(port, `/api/listitem/${one.item}`);
    const { path } = JSON.parse(body.toString()) as { path: string | null };
    if (path !== null) return { ...one, path: path.split('/i/')[0] || '/' };
  }
  throw new Error('None of the largest lists stands on a page with an address.');
}

interface ItemOfList {
  list: string;
  item: string;
}

async function largestLists(dataDir: string): Promise<ItemOfList[]> {
  const connectionString = await embeddedDatabase(dataDir);
  const schema = await schemaOfPlatform(connectionString);
  const client = new pg.Client({ connectionString, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query('vacuum analyze');
  const { rows } = await client.query<ItemOfList>(
    `select list_id as list, min(id::text) filter (where is_published and deleted_at is null and visibility = $1) as item
     from item group by list_id order by count(*) desc, list_id limit 10`,
    ['Public'],
  );
  await client.end();
  return rows.filter(({ item }) => item !== null);
}

/** The same questions of a large site, held against a small one and against the lean program. */
export async function openContentContests(plan: ContentPlan, place: Place): Promise<JudgedContest[]> {
  const small = await openSite(plan.small, place);
  const large = await openSite(plan.large, place);
  const lean = await startLeanItems({ core: place.core, dataDir: large.dataDir });
  const [, database = large.pid] = familyOf(large.pid);
  const listOf = ({ list }: Site) => `/api/listitem/list/${list}?itemCount=20`;
  const asked = (site: Site, path: string) => ({ port: site.port, path, headers: {}, pids: [site.pid] });
  const againstSmall = (name: string, budget: JudgedContest['budget'], pathOf: (site: Site) => string) => ({
    name: `${name}, ${plan.large.toLocaleString('en')} items`,
    yardstickName: `${plan.small.toLocaleString('en')} items`,
    warmRequests: 300,
    ...(budget === undefined ? {} : { budget }),
    product: asked(large, pathOf(large)),
    yardstick: asked(small, pathOf(small)),
  });
  const againstLean = (name: string, budget: JudgedContest['budget'], path: string, leanPath: string) => ({
    name,
    yardstickName: 'lean program',
    warmRequests: 300,
    ...(budget === undefined ? {} : { budget }),
    product: asked(large, path),
    yardstick: { port: lean.port, path: leanPath, headers: {}, pids: [lean.pid, database] },
  });
  const session = await signIn(large.port);
  return [
    againstSmall('list page made anew', 'listPageScale', ({ path }) => `${path}?bench={n}`),
    againstSmall('JSON list of 20', 'listScale', listOf),
    againstSmall('agenda of 20', undefined, (site) => `${listOf(site)}&${upcoming}`),
    // Deeper in a longer list, so it may cost more: to be seen, not judged.
    againstSmall(
      'page in the middle',
      undefined,
      (site) => `${listOf(site)}&pageNumber=${Math.floor(site.items / 100)}`,
    ),
    againstSmall('total of a list', 'totalScale', ({ list }) => `/api/listitem/list/${list}/meta`),
    againstSmall('item by id', 'itemScale', ({ item }) => `/api/listitem/${item}`),
    againstSmall('search', 'searchScale', () => searchOf(searchedWords)),
    ...[pairOfWords, commonWord].map((words) =>
      againstSmall(`search for “${words}”`, undefined, () => searchOf(words)),
    ),
    againstLean('JSON list of 20', 'listToLean', listOf(large), `/list/${large.list}`),
    againstLean('item by id', 'itemToLean', `/api/listitem/${large.item}`, `/item/${large.item}`),
    againstLean('search', 'searchToLean', searchOf(searchedWords), leanSearchOf(searchedWords)),
    againstLean(`search for “${pairOfWords}”`, undefined, searchOf(pairOfWords), leanSearchOf(pairOfWords)),
    createContest(large, session, { port: lean.port, pids: [lean.pid, database] }),
  ];
}

/** Plain signs only, as the load has it. */
function createContest(
  site: Site,
  headers: Record<string, string>,
  lean: { port: number; pids: number[] },
): JudgedContest {
  const item = {
    title: 'A message of the bench',
    listItemTypeName: 'News',
    metadata: { description: 'What it is about, in a sentence that is as long as most.' },
  };
  const body = JSON.stringify([item]);
  return {
    name: 'creating an item',
    yardstickName: 'lean program',
    budget: 'createToLean',
    warmRequests: 1000,
    product: { port: site.port, path: `/api/listitem/list/${site.list}`, headers, body, pids: [site.pid] },
    yardstick: { ...lean, path: `/list/${site.list}`, headers: {}, body },
  };
}
