import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cut, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { startProduct } from '../bench/product.ts';
import { embeddedDatabase } from '../bench/yardstick.ts';
import { proveFullDisk } from './faults/full-disk.ts';
import { askDatabase, call, countLost, keepWriting, openSite, type Site, type Told, untilTrue } from './faults/site.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';

const ways: Cut[] = ['refused', 'silent', 'slow'];
/** Nothing that is written meanwhile stands on it. */
const kept = '/wonen-en-leven';

interface Away {
  findings: Findings;
  site: Site;
  /** Of the database. */
  dataDir: string;
  seconds: number;
}

/** The database is away, slow, only read, and without room: nobody's process ends, everyone is told something, nothing is lost. */
export async function proveAway(findings: Findings, { dataDir, isQuick, seconds }: ProofSize): Promise<void> {
  const each = seconds ?? (isQuick ? 5 : 60);
  const shared = { AUTH_SECRET: randomBytes(32).toString('base64url') };
  const holder = join(dataDir, 'holder');
  const base = await openSite(holder, { environment: shared });
  const way = await openCuttableDatabase(await embeddedDatabase(holder));
  // Beside another process nothing is shown without the database unless it is asked for.
  const environment = { ...shared, DATABASE_URL: way.connectionString, STALE_MINUTES: '60' };
  const product = await startProduct({ dataDir: join(dataDir, 'site'), core: undefined, environment });
  const away: Away = { findings, site: { ...base, product }, dataDir: holder, seconds: each };
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
  { findings, site, dataDir, seconds }: Away,
  what: string,
  { begin, end }: { begin(): Promise<void>; end(): Promise<void> },
): Promise<void> {
  const { port, pid } = site.product;
  await call(port, kept);
  const stop = keepWriting(site, 4);
  await delay(500);
  await begin();
  const beside: Told[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    beside.push(await call(port, kept), await call(port, '/healthz'));
    await delay(200);
  }
  await end();
  const back = await untilTrue('writing again', () => canWrite(site), 60);
  const { guids, statuses } = await stop();
  const strange = [...statuses].filter(([status]) => ![200, 201, 503].includes(status));
  const slowest = Math.max(...beside.map(({ milliseconds }) => milliseconds));
  findings.note(
    `the database is ${what}: kept pages and health`,
    `${beside.length} answers, slowest ${(slowest / 1000).toFixed(2)} s`,
    beside.every(({ status }) => status === 200) && slowest < 2000,
  );
  findings.note(
    `the database is ${what}: writes are confirmed or told 503`,
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    strange.length === 0,
  );
  const lost = await countLost(dataDir, guids);
  findings.note(`the database is ${what}: confirmed and lost`, `${guids.length} confirmed, ${lost} lost`, lost === 0);
  findings.note(
    `the database is ${what}: writing again`,
    `${(back / 1000).toFixed(2)} s after it was back, same process`,
    isAlive(pid),
  );
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function canWrite({ product, headers, list }: Site): Promise<boolean> {
  const json = [{ title: 'Daarna', listItemTypeName: 'News' }];
  const { status } = await call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
  return status >= 200 && status < 300;
}
