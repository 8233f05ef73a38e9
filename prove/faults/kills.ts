import { setTimeout as delay } from 'node:timers/promises';
import type { Findings } from '../verdict.ts';
import { everyKind } from '../writing/every-kind.ts';
import { isWhole, keepWriting, noteTried, standingOf, toldOf, type Written } from '../writing/writing.ts';
import { askDatabase, canWrite, databasePid, openSite, untilTrue } from './site.ts';

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
  const writings = await everyKind(site);
  const counts = { stopped: 0, strange: 0, unclear: 0 };
  const note = ({ statuses, refusals }: Written) => {
    for (const [status, count] of statuses) if (![0, 201, 200, 503].includes(status)) counts.strange += count;
    for (const { times, isClear } of refusals.values()) if (!isClear) counts.unclear += times;
  };
  for (let round = 0; round < kills; round += 1) {
    const victim = victims[round % victims.length] ?? 'both';
    const stop = keepWriting(site, writings);
    await delay(momentOf(round));
    const server = site.product.pid;
    const database = await databasePid(dataDir);
    for (const pid of victimsOf(victim, server, database)) process.kill(pid, 'SIGKILL');
    if (victim === 'the database') {
      await untilTrue('writing goes on', () => canWrite(site), 60);
      if (hasEnded(server)) counts.stopped += 1;
    }
    note(await stop());
    if (victim !== 'the database') site = await openSite(dataDir);
  }
  const standings = await standingOf(site, writings);
  findings.note(`${kills} kills under writes: confirmed and lost`, toldOf(standings), isWhole(standings));

  const stop = keepWriting(site, writings);
  for (let round = 0; round < brokenConnections; round += 1) {
    await delay(momentOf(round) / 5);
    await askDatabase(
      dataDir,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
  }
  await untilTrue('writing goes on', () => canWrite(site), 60);
  note(await stop());
  const inAll = await standingOf(site, writings);
  findings.note(
    `then all connections broken ${brokenConnections} times under writes: in all`,
    toldOf(inAll),
    isWhole(inAll) && !hasEnded(site.product.pid),
  );
  noteTried(findings, inAll);
  findings.note('the server ended because its database did', `${counts.stopped} times`, counts.stopped === 0);
  findings.note('refusals other than 503', String(counts.strange), counts.strange === 0);
  findings.note('503 without words or without when to come back', String(counts.unclear), counts.unclear === 0);
  await site.product.stop();
}

function victimsOf(victim: (typeof victims)[number], server: number, database: number): number[] {
  if (victim === 'both') return [server, database];
  return [victim === 'the server' ? server : database];
}
