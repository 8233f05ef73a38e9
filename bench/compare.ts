import { type LoadResult, load } from './load.ts';
import { median } from './median.ts';
import { processorMilliseconds } from './process-family.ts';

export interface Target {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; without it the request is a GET. Plain signs only. */
  body?: string;
  /** The processes that do the work, with all that they started; the database's where it takes part. */
  pids: readonly number[];
}

export interface Contest {
  name: string;
  product: Target;
  yardstick: Target;
  yardstickName: string;
  /** How many requests make it warm; fewer where one request is much work. */
  warmRequests?: number;
  /** Only so many at once; as many as the plan says otherwise. */
  connections?: readonly number[];
}

export interface Figures {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** Processor time of the server for one request; steadier than the rest when the machine has other work. */
  serverMicroseconds: number | undefined;
  /** How much of its core the server had. Well under 1 while it is asked without a pause: something else wanted it too. */
  shareOfCore: number | undefined;
}

export interface Comparison {
  name: string;
  yardstickName: string;
  connections: number;
  product: Figures;
  yardstick: Figures;
  /** Of the requests a second, product to yardstick. */
  ratio: number;
  /** Of the processor time for one request, yardstick to product: what `ratio` is when nothing else runs. */
  processorRatio: number | undefined;
}

export interface Rounds {
  rounds: number;
  seconds: number;
}

/** In turns, so that what disturbs the machine disturbs both; each pair gives a ratio, and the median one counts. */
export async function compare(
  { name, product, yardstick, yardstickName }: Contest,
  connections: number,
  { rounds, seconds }: Rounds,
): Promise<Comparison> {
  const products: Figures[] = [];
  const yardsticks: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    products.push(await measure(product, connections, seconds));
    yardsticks.push(await measure(yardstick, connections, seconds));
  }
  const pairs = products.map((one, index) => ({ one, other: yardsticks[index] ?? one }));
  const ratios = pairs.map(({ one, other }) => one.requestsPerSecond / other.requestsPerSecond);
  const processorRatios = pairs.flatMap(({ one, other }) =>
    one.serverMicroseconds && other.serverMicroseconds ? other.serverMicroseconds / one.serverMicroseconds : [],
  );
  return {
    name,
    yardstickName,
    connections,
    product: medianFigures(products),
    yardstick: medianFigures(yardsticks),
    ratio: median(ratios),
    processorRatio: processorRatios.length === 0 ? undefined : median(processorRatios),
  };
}

const wholeCore = 0.85;

/** Whether both sides had the server's core to themselves; where the system does not tell, we take it that they had. */
export const hadItsCore = ({ product, yardstick }: Comparison): boolean =>
  Math.min(product.shareOfCore ?? 1, yardstick.shareOfCore ?? 1) >= wholeCore;

/** On a machine with other work, requests a second tell who had luck; then the processor time decides. */
export const judgedRatio = (comparison: Comparison): number =>
  hadItsCore(comparison) ? comparison.ratio : (comparison.processorRatio ?? comparison.ratio);

const usualWarmRequests = 3000;
const longestWarmUp = 20_000;

/** Until the code is compiled as it will stay, which takes so many requests and not so many seconds. */
export async function warmUp(contest: Contest): Promise<void> {
  const { product, yardstick, warmRequests = usualWarmRequests } = contest;
  const [most = 10] = contest.connections ?? [];
  for (const target of [product, yardstick]) {
    const deadline = performance.now() + longestWarmUp;
    let requests = 0;
    while (requests < warmRequests && performance.now() < deadline) {
      requests += (await load({ ...target, connections: most, seconds: 0.5 })).requests;
    }
  }
}

async function measure(target: Target, connections: number, seconds: number): Promise<Figures> {
  const before = processorMilliseconds(target.pids);
  const begin = performance.now();
  const result: LoadResult = await load({ ...target, connections, seconds });
  const elapsed = performance.now() - begin;
  const after = processorMilliseconds(target.pids);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return {
    requestsPerSecond: result.requestsPerSecond,
    p50Milliseconds: result.p50Milliseconds,
    p99Milliseconds: result.p99Milliseconds,
    serverMicroseconds: used === undefined ? undefined : (used * 1000) / result.requests,
    shareOfCore: used === undefined ? undefined : used / elapsed,
  };
}

function medianFigures(all: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick));
  const ofKnown = (pick: (figures: Figures) => number | undefined) => {
    const known = all.map(pick).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : median(known);
  };
  return {
    requestsPerSecond: of((figures) => figures.requestsPerSecond),
    p50Milliseconds: of((figures) => figures.p50Milliseconds),
    p99Milliseconds: of((figures) => figures.p99Milliseconds),
    serverMicroseconds: ofKnown((figures) => figures.serverMicroseconds),
    shareOfCore: ofKnown((figures) => figures.shareOfCore),
  };
}
