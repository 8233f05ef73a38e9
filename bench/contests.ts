import { type Answer, fetchOk } from './answer.ts';
import type { BudgetKey } from './budgets.ts';
import type { Contest } from './compare.ts';
import { familyOf } from './process-family.ts';
import type { Product } from './product.ts';
import type { Sizes } from './results.ts';
import { startBareFastify, startLeanPage } from './yardstick.ts';

/** As a browser asks; what is kept is sent packed. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Unpacked, so that making the page is measured and not packing it. */
const unpacked = {};
const home = '/';
/** A page with a query is never kept, so this one is drawn anew each time. */
const homeAnew = '/?bench';

export interface JudgedContest extends Contest {
  budget: BudgetKey;
}

export interface Arena {
  contests: JudgedContest[];
  /** For the reader to see that both send about as much. */
  sizes: Sizes;
}

interface Place {
  core: number | undefined;
  folder: string;
  dataDir: string;
}

/** Starts the yardsticks with what Plein answers now, and says who is held against whom. */
export async function openArena({ port, pid }: Product, { core, folder, dataDir }: Place): Promise<Arena> {
  const page = await keptAnswer(port, home);
  const callPath = callOf(page);
  const call = await keptAnswer(port, callPath);
  const fresh = await fetchOk(port, homeAnew, unpacked);
  if (fresh.headers['cache-control'] !== 'no-store') throw new Error(`${homeAnew} is kept, so it is not made anew.`);

  const bare = await startBareFastify({ '/page': page, '/call': call }, { core, folder });
  const lean = await startLeanPage(fresh.body.toString(), { core, dataDir });
  const leanPage = await fetchOk(lean.port, home, unpacked);
  // Plein starts one process, PostgreSQL's first, and that one starts the others.
  const [, database = pid] = familyOf(pid);
  const fromCache = (path: string, barePath: string) => ({
    yardstickName: 'bare Fastify',
    product: { port, path, headers: asBrowser, pids: [pid] },
    yardstick: { port: bare.port, path: barePath, headers: asBrowser, pids: [bare.pid] },
  });
  return {
    contests: [
      { name: 'page from the cache', budget: 'cachedPage', ...fromCache(home, '/page') },
      { name: 'JSON call from the cache', budget: 'cachedCall', ...fromCache(callPath, '/call') },
      {
        name: 'page made anew',
        budget: 'freshPage',
        yardstickName: 'lean program',
        product: { port, path: homeAnew, headers: unpacked, pids: [pid] },
        yardstick: { port: lean.port, path: home, headers: unpacked, pids: [lean.pid, database] },
      },
    ],
    sizes: {
      page: page.body.length,
      call: call.body.length,
      pageUnpacked: fresh.body.length,
      leanPageUnpacked: leanPage.body.length,
    },
  };
}

/** Asked twice: the first fills the cache, the second comes from it. */
async function keptAnswer(port: number, path: string): Promise<Answer> {
  await fetchOk(port, path, asBrowser);
  const answer = await fetchOk(port, path, asBrowser);
  if (answer.headers.etag === undefined) throw new Error(`${path} is not kept in the cache.`);
  return answer;
}

/** The call that reads this very page, as a browser makes it when someone goes on to it from another. */
function callOf(page: Answer): string {
  const [, guid] = /(?:^| )page:([0-9a-f-]{36})/.exec(page.headers['surrogate-key'] ?? '') ?? [];
  if (guid === undefined) throw new Error('The page does not say which page it is.');
  return `/api/pages/${guid}?language=nl`;
}
