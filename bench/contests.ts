import { type Answer, fetchOk } from './answer.ts';
import type { BudgetKey } from './budgets.ts';
import type { Contest } from './compare.ts';
import { familyOf } from './process-family.ts';
import { benchAccount, type Product } from './product.ts';
import type { Sizes } from './results.ts';
import { startBareFastify, startLeanPage, startPasswordCheck } from './yardstick.ts';

/** As a browser asks; what is kept is sent packed. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Unpacked, so that making the page is measured and not packing it. */
const unpacked = {};
const home = '/';
/** A page with a query is never kept, so this one is drawn anew each time; nor is what it draws of a query that nobody asked before. */
const homeAnew = '/?bench={n}';

const signInPath = '/api/auth/sign-in/email';
const credentials = JSON.stringify(benchAccount);

export interface JudgedContest extends Contest {
  /** Without one the figures are there to be read, and to be compared with the last run's. */
  budget?: BudgetKey;
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

  const member = await signIn(port);
  const signedIn = { ...asBrowser, cookie: member.cookie };
  const memberPage = await keptAnswer(port, home, signedIn);
  const bare = await startBareFastify({ '/page': page, '/call': call, '/member-page': memberPage }, { core, folder });
  const passwords = await startPasswordCheck(benchAccount.password, core);
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
      {
        name: 'page of someone signed in',
        yardstickName: 'bare Fastify',
        product: { port, path: home, headers: signedIn, pids: [pid] },
        yardstick: { port: bare.port, path: '/member-page', headers: asBrowser, pids: [bare.pid] },
      },
      {
        name: 'signing in',
        yardstickName: 'one password check',
        warmRequests: 30,
        // More at once from one client for one account is what the lock is there to stop.
        connections: [1],
        product: {
          port,
          path: signInPath,
          headers: { origin: `http://127.0.0.1:${port}` },
          body: credentials,
          pids: [pid],
        },
        yardstick: { port: passwords.port, path: '/', headers: {}, body: credentials, pids: [passwords.pid] },
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

/** The demo's admin, by the password that the benchmark started Plein with. */
async function signIn(port: number): Promise<{ cookie: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${signInPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (answer.status !== 200 || cookie === '') throw new Error(`Signing in answered ${answer.status}.`);
  return { cookie };
}

/** Asked twice: the first fills the cache, the second comes from it. */
async function keptAnswer(port: number, path: string, headers: Record<string, string> = asBrowser): Promise<Answer> {
  await fetchOk(port, path, headers);
  const answer = await fetchOk(port, path, headers);
  if (answer.headers.etag === undefined) throw new Error(`${path} is not kept in the cache.`);
  return answer;
}

/** The call that reads this very page, as a browser makes it when someone goes on to it from another. */
function callOf(page: Answer): string {
  const [, guid] = /(?:^| )page:([0-9a-f-]{36})/.exec(page.headers['surrogate-key'] ?? '') ?? [];
  if (guid === undefined) throw new Error('The page does not say which page it is.');
  return `/api/pages/${guid}?language=nl`;
}
