import type pg from 'pg';
import { processorTimes } from '../compare.ts';
import { type Site, withDatabase } from '../site.ts';

export interface AddingUpFigures {
  views: number;
  /** Of the processor, Node and PostgreSQL, for all of them. */
  milliseconds: number;
  /** By the clock. */
  seconds: number;
}

/** One process at a time adds up, and this is what it waits for. */
const lock = "hashtextextended(current_schema() || ' statistics', 0)";
const takeLock = `select pg_advisory_lock(${lock})`;
const isWaitedFor = `select exists (
    select from pg_locks
    where locktype = 'advisory' and not granted and (classid::bigint << 32 | objid::bigint) = ${lock}
  ) as yes`;

/** What comes in meanwhile waits to be added up. */
export function withoutAddingUp<T>({ dataDir }: Site, work: () => Promise<T>): Promise<T> {
  return withDatabase(dataDir, async (client) => {
    await client.query(takeLock);
    return work();
  });
}

const longestWait = 3 * 60_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + longestWait;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${longestWait / 60_000} minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function yes(client: pg.Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(question);
  return rows[0]?.yes === true;
}

/** Of a process that has begun lately: one that has added up rests, however much there is. */
export async function measureAddingUp(site: Site): Promise<AddingUpFigures> {
  const parts = { node: site.pid, database: site.database };
  const before = await withoutAddingUp(site, async () => {
    await withDatabase(site.dataDir, (client) => until('adding up begins', () => yes(client, isWaitedFor)));
    return { processor: processorTimes(parts), at: performance.now() };
  });
  return withDatabase(site.dataDir, async (client) => {
    await until('adding up ends', () =>
      yes(
        client,
        `select coalesce((select up_to from statistic_fold order by day desc limit 1), 0)
           >= (select coalesce(max(id), 0) from statistic_batch) as yes`,
      ),
    );
    const [after, at] = [processorTimes(parts), performance.now()];
    const { rows } = await client.query<{ views: number }>(
      'select coalesce(sum(cardinality(visitors)), 0)::int as views from statistic_batch',
    );
    return {
      views: rows[0]?.views ?? 0,
      milliseconds:
        before.processor === undefined || after === undefined ? Number.NaN : after.all - before.processor.all,
      seconds: (at - before.at) / 1000,
    };
  });
}
