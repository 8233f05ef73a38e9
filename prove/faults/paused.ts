import { setTimeout as delay } from 'node:timers/promises';
import { familyOf } from '../../bench/process-family.ts';
import type { Findings } from '../verdict.ts';
import { refusalIn } from '../writing/writing.ts';
import { askDatabase, call, databasePid, openSite, type Told, untilTrue } from './site.ts';

const longest = (told: readonly Told[]): number => Math.max(...told.map(({ milliseconds }) => milliseconds));
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
/** Says what is the matter, what to do and when to come back. */
const isClear = (told: Told): boolean => refusalIn(told).isClear;
const all = (told: readonly Told[], status: number): boolean => told.every((one) => one.status === status);

/** A database that takes what is asked and does not answer: the hardest to tell from one that is slow. */
export async function provePause(findings: Findings, dataDir: string): Promise<void> {
  const { product, headers, list } = await openSite(dataDir);
  const [item] = await askDatabase<{ id: string }>(dataDir, 'select id from item where list_id = $1', [list]);
  const { port } = product;
  const kept = '/nieuws';
  await call(port, kept);
  const database = familyOf(await databasePid(dataDir));
  for (const pid of database) process.kill(pid, 'SIGSTOP');
  try {
    const joined = Promise.all(Array.from({ length: 6 }, () => call(port, `/api/listitem/${item?.id}`)));
    const write = call(port, `/api/listitem/list/${list}`, {
      method: 'POST',
      headers,
      json: [{ title: 'Tijdens de pauze', listItemTypeName: 'News' }],
    });
    const beside: Record<'kept' | 'health' | 'ready', Told[]> = { kept: [], health: [], ready: [] };
    for (let turn = 0; turn < 30; turn += 1) {
      beside.kept.push(await call(port, kept));
      beside.health.push(await call(port, '/healthz'));
      if (turn > 10) beside.ready.push(await call(port, '/readyz'));
      await delay(100);
    }
    const name = 'a database that does not answer';
    findings.note(
      `${name}: kept pages`,
      seconds(longest(beside.kept)),
      all(beside.kept, 200) && longest(beside.kept) < 1000,
    );
    findings.note(`${name}: health`, seconds(longest(beside.health)), all(beside.health, 200));
    findings.note(
      `${name}: not ready, and says so`,
      seconds(longest(beside.ready)),
      all(beside.ready, 503) && longest(beside.ready) < 1000,
    );
    const told = await joined;
    findings.note(
      `${name}: six who ask for one item that is not kept`,
      `${statusesOf(told)} in ${seconds(longest(told))}`,
      all(told, 503) && told.every(isClear) && longest(told) < 17_000,
    );
    const refused = await write;
    findings.note(
      `${name}: a write`,
      `${refused.status} ${refusalIn(refused).code} in ${seconds(refused.milliseconds)}`,
      refused.status === 503 && isClear(refused) && refused.milliseconds < 17_000,
    );
  } finally {
    for (const pid of database) process.kill(pid, 'SIGCONT');
  }
  const back = await untilTrue('ready again', async () => (await call(port, '/readyz')).status === 200, 30);
  findings.note('and when it answers again: ready', seconds(back));
  await product.stop();
}

const statusesOf = (told: readonly Told[]): string => [...new Set(told.map(({ status }) => status))].join(', ');
