import { fetchOk } from './answer.ts';
import type { Target } from './compare.ts';
import type { JudgedContest } from './contests.ts';
import { byNodeAndWhole, byRequests, type Judgement, milliseconds, toNodePart } from './judging.ts';
import { signIn } from './sign-in.ts';
import { fillSite, largestList, type Place, type PlacedList, type Site, startSite } from './site.ts';
import { startLeanItems, startLeanPage, type Yardstick } from './yardstick.ts';

export interface ContentPlan {
  small: number;
  large: number;
}

type FilledSite = Site & PlacedList & { items: number };

/**
 * Judged by a word that about one in a hundred of the seeded items has, so that the small site has a full page of results
 * too. Besides, to be seen and not judged: a word that most items have with one that few have, and a word that half of them
 * have. That one is not asked of the lean program, which ranks the whole half, and takes minutes for as many as are asked.
 */
export const searchedWords = 'paspoort';
const pairOfWords = 'haven vergunning';
const commonWord = 'parkeren';
const leanSearchOf = (words: string) => `/search?q=${encodeURIComponent(words)}`;
export const searchOf = (words: string) => `/api/search?q=${encodeURIComponent(words)}`;

/** What has not ended yet, by when it begins. */
const upcoming = `sort_by=periodStart_asc&filter=${encodeURIComponent(`meta:period-end=>${new Date().toISOString().slice(0, 10)}`)}`;

/** What is asked is made anew: nothing is kept. */
export const withoutCaches = { CACHE_MAX_MB: '0' };
const listOf = ({ list }: PlacedList) => `/api/listitem/list/${list}?itemCount=20`;
const asked = ({ port, pid, database }: Site, path: string): Target => ({
  port,
  path,
  headers: {},
  node: pid,
  database,
});
const askedOfLean = ({ port, pid }: Yardstick, { database }: Site, path: string): Target => ({
  port,
  path,
  headers: {},
  node: pid,
  database,
});

/** Sites with few and with many items, and the same questions of both: first as they are, then with nothing kept. */
export async function* contentContests(plan: ContentPlan, place: Place): AsyncGenerator<JudgedContest> {
  const small = await fillSite(`items-${plan.small}`, [`--items=${plan.small}`], place);
  const large = await fillSite(`items-${plan.large}`, [`--items=${plan.large}`], place);
  yield* pagesAnew(await openSite(large, plan.large, place), place);
  const sites = {
    small: await openSite(small, plan.small, place, withoutCaches),
    large: await openSite(large, plan.large, place, withoutCaches),
  };
  yield* manyToFew(sites);
  yield* againstLean(sites.large, place);
}

async function openSite(dataDir: string, items: number, { core }: Place, environment = {}): Promise<FilledSite> {
  const site = await startSite(dataDir, core, environment);
  return { ...site, items, ...(await largestList(site)) };
}

/** With all that Plein keeps as usual, but a page that is drawn each time. */
async function* pagesAnew(site: FilledSite, { core }: Place): AsyncGenerator<JudgedContest> {
  const path = `${site.path}?bench=~{n}`;
  const fresh = await fetchOk(site.port, path);
  const lean = await startLeanPage(fresh.body.toString(), { core, dataDir: site.dataDir });
  const leanPage = await fetchOk(lean.port, site.path);
  const row = {
    yardstickName: 'lean program',
    warmRequests: 1000,
    connections: [1, 10],
    yardstick: askedOfLean(lean, site, site.path),
  };
  yield {
    ...row,
    name: 'list page of 20 made anew',
    sizes: { ours: fresh.body.length, yardsticks: leanPage.body.length },
    judgements: [
      { budget: 'listPage', of: toNodePart },
      { budget: 'listPageTime', of: milliseconds },
    ],
    product: asked(site, path),
  };
  yield {
    ...row,
    name: 'search page made anew',
    // The lean program has no search page: its page with as many items stands for it.
    product: asked(site, `/search?q=${searchedWords}&bench={n}`),
  };
  await lean.stop();
  await site.stop();
}

function* manyToFew({ small, large }: { small: FilledSite; large: FilledSite }): Generator<JudgedContest> {
  const row = (
    name: string,
    budget: Judgement['budget'] | undefined,
    pathOf: (site: FilledSite) => string,
    more: Judgement[] = [],
  ): JudgedContest => ({
    name: `${name}, ${large.items.toLocaleString('en')} items`,
    yardstickName: `${small.items.toLocaleString('en')} items`,
    judgements: [...(budget === undefined ? [] : [{ budget, of: byRequests }]), ...more],
    product: asked(large, pathOf(large)),
    yardstick: asked(small, pathOf(small)),
  });
  yield row('list page, nothing kept', 'listPageScale', ({ path }) => `${path}?bench=~{n}`);
  yield row('JSON list of 20', 'listScale', listOf);
  yield row('agenda of 20', undefined, (site) => `${listOf(site)}&${upcoming}`);
  // Deeper in a longer list, so it may cost more: to be seen, not judged.
  yield row('page in the middle', undefined, (site) => `${listOf(site)}&pageNumber=${Math.floor(site.items / 100)}`);
  yield row('total of a list', 'totalScale', ({ list }) => `/api/listitem/list/${list}/meta`);
  yield row('item by id', 'itemScale', ({ item }) => `/api/listitem/${item}`, [
    { budget: 'itemTime', of: milliseconds, connections: 1 },
  ]);
  yield row('search', 'searchScale', () => searchOf(searchedWords), [{ budget: 'searchTime', of: milliseconds }]);
  for (const words of [pairOfWords, commonWord]) yield row(`search for “${words}”`, undefined, () => searchOf(words));
}

async function* againstLean(site: FilledSite, { core }: Place): AsyncGenerator<JudgedContest> {
  const lean = await startLeanItems({ core, dataDir: site.dataDir });
  const row = (name: string, judgements: Judgement[], path: string, leanPath: string): JudgedContest => ({
    name,
    yardstickName: 'lean program',
    warmRequests: 1000,
    judgements,
    product: asked(site, path),
    yardstick: askedOfLean(lean, site, leanPath),
  });
  yield row('JSON list of 20', [{ budget: 'listToLean', of: byNodeAndWhole }], listOf(site), `/list/${site.list}`);
  yield row(
    'item by id',
    [{ budget: 'itemToLean', of: byNodeAndWhole }],
    `/api/listitem/${site.item}`,
    `/item/${site.item}`,
  );
  yield row(
    'search',
    [{ budget: 'searchToLean', of: byRequests }],
    searchOf(searchedWords),
    leanSearchOf(searchedWords),
  );
  yield row(`search for “${pairOfWords}”`, [], searchOf(pairOfWords), leanSearchOf(pairOfWords));
  yield createContest(site, await signIn(site.port), lean);
}

/** Plain signs only, as the load has it. */
function createContest(site: FilledSite, headers: Record<string, string>, lean: Yardstick): JudgedContest {
  const item = {
    title: 'A message of the bench',
    listItemTypeName: 'News',
    metadata: { description: 'What it is about, in a sentence that is as long as most.' },
  };
  const body = JSON.stringify([item]);
  return {
    name: 'creating an item',
    yardstickName: 'lean program',
    judgements: [{ budget: 'createToLean', of: byRequests }],
    warmRequests: 1000,
    product: { ...asked(site, `/api/listitem/list/${site.list}`), headers, body },
    yardstick: { ...askedOfLean(lean, site, `/list/${site.list}`), body },
  };
}
