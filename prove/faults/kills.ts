import { setTimeout as delay } from 'node:timers/promises';
import type { Findings } from '../verdict.ts';
import { askDatabase, call, countLost, databasePid, keepWriting, openSite, type Site, untilTrue } from './site.ts';

interface Size {
  kills: number;
  brokenConnections: number;
}

const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const wholeSecond = 1000;
/** Spread over the first second, the same in every run. */
const momentOf = (round: number): number => 100 + ((round * 379) % wholeSecond);

/** Who is killed, in turns: the server, its database, both. */
const victims = ['the server', 'the database', 'both'] as const;

/** Whether the process that was started still runs is what a broken connection is about; so it is never started by hand here. */
export async function proveKills(findings: Findings, dataDir: string, { kills, brokenConnections }: Size) {
  let site = await openSite(dataDir);
  const guids: string[] = [];
  const counts = { stopped: 0, strange: 0 };
  const note = (statuses: Map<number, number>) => {
    for (const [status, count] of statuses) if (![0, 201, 200, 503].includes(status)) counts.strange += count;
  };
  for (let round = 0; round < kills; round += 1) {
    const victim = victims[round % victims.length] ?? 'both';
    const stop = keepWriting(site);
    await delay(momentOf(round));
    const server = site.product.pid;
    const database = await databasePid(dataDir);
    for (const pid of victimsOf(victim, server, database)) process.kill(pid, 'SIGKILL');
    if (victim === 'the database') {
      await untilTrue('writing goes on', () => canWrite(site), 60);
      if (hasEnded(server)) counts.stopped += 1;
    }
    const written = await stop();
    guids.push(...written.guids);
    note(written.statuses);
    if (victim !== 'the database') site = await openSite(dataDir);
  }
  const lost = await countLost(dataDir, guids);
  findings.note(
    `${kills} kills under writes: confirmed and lost`,
    `${guids.length} confirmed, ${lost} lost`,
    lost === 0,
  );

  const stop = keepWriting(site);
  for (let round = 0; round < brokenConnections; round += 1) {
    await delay(momentOf(round) / 5);
    await askDatabase(
      dataDir,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
  }
  await untilTrue('writing goes on', () => canWrite(site), 60);
  const written = await stop();
  note(written.statuses);
  const lostThen = await countLost(dataDir, written.guids);
  findings.note(
    `all connections broken ${brokenConnections} times under writes`,
    `${written.guids.length} confirmed, ${lostThen} lost`,
    lostThen === 0 && !hasEnded(site.product.pid),
  );
  findings.note('the server ended because its database did', `${counts.stopped} times`, counts.stopped === 0);
  findings.note('refusals other than 503', String(counts.strange), counts.strange === 0);
  await site.product.stop();
}

function victimsOf(victim: (typeof victims)[number], server: number, database: number): number[] {
  if (victim === 'both') return [server, database];
  return [victim === 'the server' ? server : database];
}

async function canWrite({ product, headers, list }: Site): Promise<boolean> {
  const json = [{ title: 'Daarna', listItemTypeName: 'News' }];
  const { status } = await call(product.port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
  return status >= 200 && status < 300;
}
