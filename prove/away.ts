import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cut, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { startProduct } from '../bench/product.ts';
import { embeddedDatabase } from '../bench/yardstick.ts';
import { proveFullDisk } from './faults/full-disk.ts';
import { askDatabase, call, canWrite, openSite, type Site, type Told, untilTrue } from './faults/site.ts';
import { insideOf } from './inside.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';
import { itemWriting } from './writing/items.ts';
import { formWriting } from './writing/submissions.ts';
import { wordWriting } from './writing/words.ts';
import { isWhole, keepWriting, noteTried, standingOf, toldOf, type Writing } from './writing/writing.ts';

const ways: Cut[] = ['refused', 'silent', 'slow'];
/** Nothing that is written meanwhile stands on it. */
const kept = '/wonen-en-leven';

interface Away {
  findings: Findings;
  site: Site;
  writings: readonly Writing[];
  seconds: number;
}

/** The database is away, slow, only read, and without room: nobody's process ends, everyone is told something, nothing is lost. */
export async function proveAway(findings: Findings, { dataDir, isLong, seconds }: ProofSize): Promise<void> {
  const each = seconds ?? (isLong ? 60 : 5);
  const shared = { AUTH_SECRET: randomBytes(32).toString('base64url') };
  const holder = join(dataDir, 'holder');
  const base = await openSite(holder, { environment: shared });
  const way = await openCuttableDatabase(await embeddedDatabase(holder));
  // Beside another process nothing is shown without the database unless it is asked for.
  const environment = { ...shared, DATABASE_URL: way.connectionString, STALE_MINUTES: '60' };
  const product = await startProduct({ dataDir: join(dataDir, 'site'), core: undefined, environment });
  const site = { ...base, product };
  const writings = [itemWriting(), itemWriting(), wordWriting('a'), await formWriting(site)];
  const away: Away = { findings, site, writings, seconds: each };
  for (const how of ways) {
    await prove(away, `${how} for ${each} s`, {
      begin: async () => way.cut(how),
      end: async () => way.mend(),
    });
  }
  await prove(away, `only read for ${each} s`, {
    begin: () => setReadOnly(holder, true),
    end: () => setReadOnly(holder, false),
  });
  noteTried(findings, await standingOf(site, writings));
  await product.stop();
  await way.close();
  await base.product.stop();
  await proveFullDisk(findings, join(dataDir, 'disk'));
}

/** From the next connection on, so those that there are end. */
async function setReadOnly(dataDir: string, isOn: boolean): Promise<void> {
  await askDatabase(
    dataDir,
    `begin read write; alter role current_user set default_transaction_read_only = ${isOn ? 'on' : 'off'}; commit`,
  );
  await askDatabase(
    dataDir,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

async function prove(
  { findings, site, writings, seconds }: Away,
  what: string,
  { begin, end }: { begin(): Promise<void>; end(): Promise<void> },
): Promise<void> {
  const { port, pid } = site.product;
  await call(port, kept);
  const stop = keepWriting(site, writings);
  await delay(500);
  await begin();
  const beside: Told[] = [];
  const stopAsking = keepAskingAnew(port);
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    beside.push(await call(port, kept), await call(port, '/healthz'));
    await delay(200);
  }
  const anew = await stopAsking();
  await end();
  const back = await untilTrue('writing again', () => canWrite(site), 60);
  const { statuses, refusals } = await stop();
  const strange = [...statuses].filter(([status]) => ![200, 201, 503].includes(status));
  const slowest = Math.max(...beside.map(({ milliseconds }) => milliseconds));
  findings.note(
    `the database is ${what}: kept pages and health`,
    `${beside.length} answers, slowest ${(slowest / 1000).toFixed(2)} s`,
    beside.every(({ status }) => status === 200) && slowest < 2000,
  );
  const shown = anew.filter(({ status }) => status === 200).length;
  const refused = anew.filter(isPageWithWords).length;
  findings.note(
    `the database is ${what}: pages that are not kept are shown, or say in words when to come back`,
    `${shown} shown, ${refused} with words, ${anew.length - shown - refused} else`,
    anew.length > 0 && shown + refused === anew.length,
  );
  findings.note(
    `the database is ${what}: writes are confirmed or told 503`,
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    strange.length === 0,
  );
  findings.note(
    `the database is ${what}: each 503 says what is the matter, what to do and when to come back`,
    [...refusals].map(([code, { times, isClear }]) => `${times} × ${code}${isClear ? '' : ' (not clear)'}`).join(', '),
    [...refusals.values()].every(({ isClear }) => isClear),
  );
  const standings = await standingOf(site, writings);
  findings.note(`the database is ${what}: confirmed and lost, so far`, toldOf(standings), isWhole(standings));
  findings.note(
    `the database is ${what}: writing again`,
    `${(back / 1000).toFixed(2)} s after it was back, same process`,
    isAlive(pid),
  );
}

/** For pages that nobody asked for yet, one after another: while one waits for the database, others are kept ones. */
function keepAskingAnew(port: number): () => Promise<Told[]> {
  const told: Told[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      told.push(await call(port, `/nieuws?away=${randomUUID()}`, { headers: { accept: 'text/html' } }));
      await delay(200);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return told;
  };
}

/** A heading and a sentence to read, and nothing of what goes on inside. */
function isPageWithWords({ status, body, retryAfter }: Told): boolean {
  const words = /<h1[^>]*>[^<]{6,}<\/h1>/.test(body) && /<p[^>]*>[^<]{20,}/.test(body);
  return status === 503 && words && (retryAfter ?? 0) > 0 && insideOf(body) === undefined;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
