import { processorTimes } from '../compare.ts';
import { wholeCore } from '../judging.ts';
import { type LoadResult, load } from '../load.ts';
import { median } from '../median.ts';
import { type Site, withDatabase } from '../site.ts';
import { withoutAddingUp } from './adding-up.ts';

interface Microseconds {
  node: number;
  database: number;
}

export interface Measured extends Microseconds {
  requests: number;
  requestsPerSecond: number;
}

export interface CountingFigures {
  /** Processor time that counting one view takes beside sending it, until it is in the database. */
  extra: Microseconds;
  /** A second, while all were counted. */
  viewsPerSecond: number;
  /**
   * The same to pages a second while none was: of each pair, the median; by the processor time of one where either had less
   * than a whole core.
   */
  pages: number;
  isByProcessor: boolean;
  sent: number;
  counted: number;
}

/**
 * Each request is another visitor, so that none is left out as one who reads faster than a person: an address of their
 * own, as a proxy tells it, and one of the browsers that people have.
 */
export const person = {
  'x-forwarded-for': '{address}',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:{browser}) Gecko/20100101 Firefox/132.0',
};
/** The same request of who asks not to be counted. */
export const uncounted = { ...person, dnt: '1' };
/** For the site, so that it believes who a proxy says is asking. */
export const behindProxy = { TRUST_PROXY: 'true' };

const rounds = 9;
const seconds = 4;

/** With the microseconds of the processor that one request took. */
export async function measureWith(site: Site, ask: () => Promise<LoadResult>): Promise<Measured> {
  const parts = { node: site.pid, database: site.database };
  const before = processorTimes(parts);
  const { requests, requestsPerSecond } = await ask();
  // What was gathered is written within a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const after = processorTimes(parts);
  const each = (of: 'node' | 'database') =>
    before === undefined || after === undefined ? Number.NaN : ((after[of] - before[of]) / requests) * 1000;
  return { requests, requestsPerSecond, node: each('node'), database: each('database') };
}

/** What Plein and its database had of the server's core while they were asked; with less than a whole one the clock says who had luck. */
export const shareOfCore = ({ requestsPerSecond, node, database }: Measured): number =>
  (requestsPerSecond * (node + database)) / 1_000_000;

const measure = (site: Site, headers: Record<string, string>) =>
  measureWith(site, () => load({ port: site.port, path: '/', headers, connections: 2, seconds }));

export const countEvents = ({ dataDir }: Site): Promise<number> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      'select coalesce(sum(cardinality(visitors)), 0)::int as number from statistic_batch',
    );
    return rows[0]?.number ?? 0;
  });

/** The page from the cache, counted and not, in turns; what is counted is added up later, which is measured apart. */
export function measureCounting(site: Site): Promise<CountingFigures> {
  return withoutAddingUp(site, async () => {
    await measure(site, uncounted);
    await measure(site, person);
    const extra: Microseconds[] = [];
    const rates: number[] = [];
    const ratios: { byClock: number; byProcessor: number; share: number }[] = [];
    const events = await countEvents(site);
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const plain = await measure(site, uncounted);
      const counted = await measure(site, person);
      extra.push({ node: counted.node - plain.node, database: counted.database - plain.database });
      rates.push(counted.requestsPerSecond);
      ratios.push({
        byClock: counted.requestsPerSecond / plain.requestsPerSecond,
        byProcessor: (plain.node + plain.database) / (counted.node + counted.database),
        share: Math.min(shareOfCore(plain), shareOfCore(counted)),
      });
      sent += counted.requests;
    }
    const isByProcessor = median(ratios.map(({ share }) => share)) < wholeCore;
    return {
      isByProcessor,
      pages: median(ratios.map(({ byClock, byProcessor }) => (isByProcessor ? byProcessor : byClock))),
      extra: { node: median(extra.map(({ node }) => node)), database: median(extra.map(({ database }) => database)) },
      viewsPerSecond: median(rates),
      sent,
      counted: (await countEvents(site)) - events,
    };
  });
}
