import { type Answer, fetchOk } from './answer.ts';
import type { Contest } from './compare.ts';
import { byRequests, type Judgement, milliseconds, toNodePart } from './judging.ts';
import { benchAccount, type Product } from './product.ts';
import { signInPath, signInWithCookie } from './sign-in.ts';
import { databaseOf } from './site.ts';
import { startBareFastify, startLeanPage, startPasswordCheck } from './yardstick.ts';

/** As a browser asks; what is kept is sent packed. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Unpacked, so that making the page is measured and not packing it. */
const unpacked = {};
const home = '/';
/**
 * A page with a query is never kept, so this one is drawn anew each time; nor is what it draws of a query that nobody
 * asked before. With plain words only it would be drawn once for all of them (docs/decisions/0072).
 */
const homeAnew = '/?bench=~{n}';
/** As a reader comes from a newsletter: such words are filled in where the page passes them on. */
const homeFromNewsletter = '/?utm_id={n}';

const credentials = JSON.stringify(benchAccount);

export interface JudgedContest extends Contest {
  /** Without one the figures are there to be read, and to be compared with the last run's. */
  judgements?: Judgement[];
}

interface Place {
  core: number | undefined;
  folder: string;
  dataDir: string;
}

/** Starts the yardsticks with what Plein answers now, and says who is held against whom. */
export async function demoContests({ port, pid }: Product, { core, folder, dataDir }: Place): Promise<JudgedContest[]> {
  const page = await keptAnswer(port, home);
  const callPath = callOf(page);
  const call = await keptAnswer(port, callPath);
  const fresh = await fetchOk(port, homeAnew, unpacked);
  if (fresh.headers['cache-control'] !== 'no-store') throw new Error(`${homeAnew} is kept, so it is not made anew.`);

  const member = await signInWithCookie(port);
  const signedIn = { ...asBrowser, ...member };
  const memberPage = await keptAnswer(port, home, signedIn);
  const bare = await startBareFastify({ '/page': page, '/call': call, '/member-page': memberPage }, { core, folder });
  const passwords = await startPasswordCheck(benchAccount.password, core);
  const lean = await startLeanPage(fresh.body.toString(), { core, dataDir });
  const leanPage = await fetchOk(lean.port, home, unpacked);
  const database = databaseOf(pid);
  const asked = { port, node: pid, database };
  const fromCache = (path: string, barePath: string) => ({
    yardstickName: 'bare Fastify',
    product: { ...asked, path, headers: asBrowser },
    yardstick: { port: bare.port, path: barePath, headers: asBrowser, node: bare.pid },
  });
  const madeAnew = {
    yardstickName: 'lean program',
    yardstick: { port: lean.port, path: home, headers: unpacked, node: lean.pid, database },
    sizes: { ours: fresh.body.length, yardsticks: leanPage.body.length },
  };
  return [
    {
      name: 'page from the cache',
      judgements: [{ budget: 'cachedPage', of: byRequests }],
      ...fromCache(home, '/page'),
    },
    {
      name: 'JSON call from the cache',
      judgements: [{ budget: 'cachedCall', of: byRequests }],
      ...fromCache(callPath, '/call'),
    },
    {
      name: 'page made anew',
      judgements: [
        { budget: 'freshPage', of: toNodePart },
        { budget: 'freshPageTime', of: milliseconds },
      ],
      product: { ...asked, path: homeAnew, headers: unpacked },
      ...madeAnew,
    },
    {
      name: 'page with a question that no page knows',
      product: { ...asked, path: homeFromNewsletter, headers: unpacked },
      ...madeAnew,
    },
    {
      name: 'page of someone signed in, made anew',
      product: { ...asked, path: homeAnew, headers: member },
      ...madeAnew,
    },
    {
      name: 'page of someone signed in',
      ...fromCache(home, '/member-page'),
      product: { ...asked, path: home, headers: signedIn },
    },
    {
      name: 'signing in',
      yardstickName: 'one password check',
      warmRequests: 30,
      // More at once from one client for one account is what the lock is there to stop.
      connections: [1],
      product: { ...asked, path: signInPath, headers: { origin: `http://127.0.0.1:${port}` }, body: credentials },
      yardstick: { port: passwords.port, path: '/', headers: {}, body: credentials, node: passwords.pid },
    },
  ];
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
