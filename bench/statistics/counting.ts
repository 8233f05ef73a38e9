import { processorTimes } from '../compare.ts';
import { load } from '../load.ts';
import { median } from '../median.ts';
import { type Site, withDatabase } from '../site.ts';

export interface CountingFigures {
  /** Processor time that counting one view takes, of Node and PostgreSQL, beside sending it. */
  extraMicroseconds: number;
  /** A second, while all were counted. */
  viewsPerSecond: number;
  sent: number;
  counted: number;
}

/** Each request is another visitor, so that none is left out as one who reads faster than a person. */
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; {n}) Gecko/20100101 Firefox/132.0' };
/** The same request of who asks not to be counted. */
const uncounted = { ...person, dnt: '1' };

const rounds = 5;
const seconds = 4;

async function measure(site: Site, headers: Record<string, string>) {
  const parts = { node: site.pid, database: site.database };
  const before = processorTimes(parts);
  const { requests, requestsPerSecond } = await load({ port: site.port, path: '/', headers, connections: 2, seconds });
  // What was gathered is written within a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const after = processorTimes(parts);
  const spent = before === undefined || after === undefined ? Number.NaN : after.all - before.all;
  return { requests, requestsPerSecond, microseconds: (spent / requests) * 1000 };
}

const countEvents = ({ dataDir }: Site): Promise<number> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      'select coalesce(sum(cardinality(visitors)), 0)::int as number from statistic_batch',
    );
    return rows[0]?.number ?? 0;
  });

/** The page from the cache, counted and not, in turns. */
export async function measureCounting(site: Site): Promise<CountingFigures> {
  await measure(site, uncounted);
  await measure(site, person);
  const extra: number[] = [];
  const rates: number[] = [];
  const events = await countEvents(site);
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const plain = await measure(site, uncounted);
    const counted = await measure(site, person);
    extra.push(counted.microseconds - plain.microseconds);
    rates.push(counted.requestsPerSecond);
    sent += counted.requests;
  }
  return {
    extraMicroseconds: median(extra),
    viewsPerSecond: median(rates),
    sent,
    counted: (await countEvents(site)) - events,
  };
}
